"""Entries, parameters and source lines are read out of PTX."""

from workbench.compile.entry import EntryParameter, find_source_line, read_entries

PTX = """
//
// .entry commented(
.version 8.0
.target sm_90
.visible .entry empty()
{
	.loc	1 3 0
	ret;
}
/* .entry also_commented() */
.weak .entry _Z1kIfEvPT_(
	.param .u64 .ptr .global .align 16 _Z1kIfEvPT__param_0,
	.param .align 8 .b8 _Z1kIfEvPT__param_1[24], // an aggregate
	.param .f32 $odd
)
.maxntid 256, 1, 1
{
	.reg .f32 %f<2>;
	.loc	2 17 0
	ld.param.f32 %f1, [$odd];
	.loc	2 18 5, function_name $L, inlined_at 2 17 0
	ret;
}
.func helper(.param .b32 x) { .loc 1 9 0
 ret; }
.entry last(.param .u8 c) { ret; }
.file 1 "/a b/k.cu"
.file 2 "/inc/k.cuh"
"""


def test_reads_every_entry() -> None:
    entries = read_entries(PTX)
    assert list(entries) == ["empty", "_Z1kIfEvPT_", "last"]
    assert entries["empty"].parameters == ()
    assert (entries["empty"].path, entries["empty"].line) == ("/a b/k.cu", 3)
    assert (entries["_Z1kIfEvPT_"].path, entries["_Z1kIfEvPT_"].line) == ("/inc/k.cuh", 17)
    assert (entries["last"].path, entries["last"].line) == ("", 0)


def test_reads_parameters() -> None:
    pointer, aggregate, scalar = read_entries(PTX)["_Z1kIfEvPT_"].parameters
    assert pointer == EntryParameter("_Z1kIfEvPT__param_0", "u64", 8, is_pointer=True, is_aggregate=False)
    assert (aggregate.size_bytes, aggregate.is_aggregate, str(aggregate)) == (24, True, ".b8[24]")
    assert (scalar.name, scalar.type, scalar.size_bytes, str(scalar)) == ("$odd", "f32", 4, ".f32")
    (byte,) = read_entries(PTX)["last"].parameters
    assert byte.size_bytes == 1


def test_finds_the_source_of_a_ptx_line() -> None:
    lines = PTX.splitlines()
    assert find_source_line(PTX, lines.index("\tld.param.f32 %f1, [$odd];") + 1) == ("/inc/k.cuh", 17)
    assert find_source_line(PTX, 4) is None
