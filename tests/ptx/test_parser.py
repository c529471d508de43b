"""PTX text to records: every form of syntax, and what is said of text that has none of them."""

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.core.errors import PtxError
from workbench.ptx import (
    Address,
    Call,
    Function,
    Immediate,
    Instruction,
    Label,
    Location,
    Module,
    Pair,
    Register,
    Symbol,
    Vector,
    parse,
)

HEADER = ".version 8.5\n.target sm_90a, debug\n.address_size 64\n"


def module(text: str) -> Module:
    return parse(HEADER + text)


def body(text: str) -> Function:
    return module(f".visible .entry k(.param .u64 a)\n{{\n{text}\n}}").functions["k"]


def only(text: str) -> Instruction:
    statement = body(text).body[-1]
    assert isinstance(statement, Instruction)
    return statement


def operands(text: str) -> tuple[object, ...]:
    return only(text).operands


def test_module_directives() -> None:
    parsed = module(
        '.file 1 "a \\"b\\".cu", 123, 456\n.file 2 "c.cuh"\n.section .debug_str { x: .b8 1,2 }\n.pragma "nounroll";\n'
    )
    assert parsed.version == (8, 5)
    assert parsed.target == "sm_90a"
    assert parsed.files[2] == "c.cuh"
    assert parsed.entries == ()


def test_kernel_parameters() -> None:
    function = module(
        ".visible .entry k(.param .u64 .ptr .global .align 16 p, .param .align 8 .b8 s[24], .param .f32 x)\n"
        ".maxntid 256, 1, 1\n.minnctapersm 2\n.maxnreg 64 { ret; }"
    ).functions["k"]
    p, s, x = function.parameters
    assert (p.type, p.pointee_space, p.size_bytes) == ("u64", "global", 8)
    assert (s.size_bytes, s.align_bytes) == (24, 8)
    assert x.size_bytes == 4
    assert function.is_entry
    assert function.directives == {"maxntid": (256, 1, 1), "minnctapersm": (2,), "maxnreg": (64,)}


def test_functions_declarations_and_aliases() -> None:
    parsed = module(
        ".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 v);\n"
        ".func f .noreturn;\n.weak .func (.reg .u32 r) g(.reg .u32 x) { mov.u32 r, x; ret; }\n.alias h, g;\n.func f { trap; }"
    )
    assert parsed.functions["vprintf"].body == ()
    assert len(parsed.functions["f"].body) == 1
    assert parsed.functions["g"].registers == {"r": "u32", "x": "u32"}
    assert parsed.aliases == {"h": "g"}


def test_variables_and_initialisers() -> None:
    parsed = module(
        ".global .align 4 .b8 t[4] = {1, 0xff, 010, -1};\n.const .f32 f[] = {1.5, 0f40000000, 2};\n.global .v4 .f32 v;\n"
        ".extern .shared .align 16 .b8 d[];\n.global .u64 p[2] = {t+4, generic(t)};\n.global .u16 m[2][3] = {{1,2,3},{4,5,6}};\n"
        ".global .attribute(.managed) .u32 a = 7;\n.global .f64 z = -0d3FF0000000000000;\n"
    ).variables
    assert parsed["t"].initializer == b"\x01\xff\x08\xff"
    assert parsed["f"].initializer == bytes.fromhex("0000c03f 00000040 02000000")
    assert parsed["f"].count == 3
    assert parsed["v"].size_bytes == 16
    assert (parsed["d"].count, parsed["d"].is_extern) == (0, True)
    assert parsed["p"].relocations == ((0, "t"), (8, "t"))
    assert parsed["p"].initializer[:8] == (4).to_bytes(8, "little")
    assert parsed["m"].initializer == bytes.fromhex("010002000300040005000600")
    assert parsed["a"].initializer == b"\7\0\0\0"
    assert parsed["z"].initializer == bytes.fromhex("000000000000f0bf")


def test_operands() -> None:
    assert operands(".reg .b32 %r<3>; add.s32 %r0, %r1, -5;") == (Register("%r0"), Register("%r1"), Immediate(-5))
    assert operands("mov.f32 %f0, 0f3F800000;")[1] == Immediate(0x3F800000, "f32")
    assert operands("mov.f64 %f0, 0dBFF0000000000000;")[1] == Immediate(0xBFF0000000000000, "f64")
    assert operands("mov.f64 %f0, -1.5;")[1] == Immediate(0xBFF8000000000000, "f64")
    assert operands("mov.u32 %r0, 0b101U;")[1] == Immediate(5)
    assert operands("mov.u32 %r0, WARP_SZ;")[1] == Immediate(32)
    assert operands("mov.u32 %r0, %tid.x;")[1] == Register("%tid.x")
    assert operands("mov.u64 %r0, a+8;")[1] == Symbol("a", 8)
    assert operands("ld.global.u32 %r0, [%r1+-4];")[1] == Address(Register("%r1"), -4)
    assert operands("ld.param.u64 %r0, [a];")[1] == Address(Symbol("a"))
    assert operands("ld.global.u32 %r0, [4096];")[1] == Address(Immediate(4096))
    assert operands("ld.v2.u32 {%r0, _}, [%r1];")[0] == Vector((Register("%r0"), Register("_")))
    assert operands("setp.lt.s32 %p0|%p1, %r0, 1;")[0] == Pair(Register("%p0"), Register("%p1"))
    assert operands("selp.b32 %r0, 1, 0, !%p0;")[3] == Register("!%p0")
    assert operands("ret;") == ()


def test_modifiers_and_guards() -> None:
    plain = only("ld.global.nc.L1::evict_last.v4.f32 {%f0, %f1, %f2, %f3}, [%r0];")
    assert plain.modifiers == ("global", "nc", "L1::evict_last", "v4", "f32")
    assert plain.mnemonic == "ld.global.nc.L1::evict_last.v4.f32"
    guarded = only("@!%p1 bra DONE; DONE: ret;")
    assert guarded.guard is None
    first = body("@!%p1 bra DONE; DONE: ret;").body[0]
    assert isinstance(first, Instruction)
    assert (first.guard, first.negated) == (Register("%p1"), True)


def test_calls() -> None:
    call = operands("call.uni (r, s), f, (x, %r1, 3), proto;")[0]
    assert call == Call(("r", "s"), Symbol("f"), (Symbol("x"), Register("%r1"), Immediate(3)), "proto")
    assert operands("call f;")[0] == Call((), Symbol("f"), ())
    assert operands("call f, (x);")[0] == Call((), Symbol("f"), (Symbol("x"),))


def test_scopes_keep_equal_names_apart() -> None:
    function = body(
        ".reg .b32 c; { .reg .b16 c; L: mov.b16 c, 1; bra L; } { .reg .f32 c; bra L; L: mov.f32 c, 0f00000000; } mov.b32 c, 2; L: ret;"
    )
    assert sorted(function.registers.values()) == ["b16", "b32", "f32"]
    labels = [s.name for s in function.body if isinstance(s, Label)]
    assert len(set(labels)) == 3
    branches = [s.operands[0] for s in function.body if isinstance(s, Instruction) and s.opcode == "bra"]
    assert branches == [Symbol(labels[0]), Symbol(labels[1])]
    assert [
        function.registers[s.operands[0].name]
        for s in function.body
        if isinstance(s, Instruction) and s.opcode == "mov"
    ] == ["b16", "f32", "b32"]


def test_branch_targets_and_prototypes() -> None:
    function = body(
        "A: ret; t: .branchtargets A, B; p: .callprototype (.param .b32 _) _ (.param .b64 _); B: brx.idx %r0, t;"
    )
    assert function.branch_targets == {"t": ("A", "B")}


def test_locations_know_where_they_were_inlined() -> None:
    function = body(
        ".loc 1 7 3\n.loc 1 4 3, function_name $s, inlined_at 1 7 3\n.loc 2 9 1, function_name $s+24, inlined_at 1 4 3\nmov.u32 %r0, 1;\n.loc 1 8 1\nret;"
    )
    first, last = function.body
    assert isinstance(first, Instruction)
    assert isinstance(last, Instruction)
    outer = Location(1, 7, 3)
    assert first.location == Location(2, 9, 1, Location(1, 4, 3, outer))
    assert last.location == Location(1, 8, 1)
    assert (first.line, last.line) == (9, 11)


def test_a_call_site_that_is_inlined_in_itself_ends() -> None:
    location = only(".loc 1 2 3, inlined_at 1 2 3\n" * 2000 + "ret;").location
    depth = 0
    while location:
        location, depth = location.inlined_at, depth + 1
    assert depth < 100


def test_comments_and_registers_of_every_kind() -> None:
    function = body("// one\n/* two\n three */ .reg .pred %p<2>; .reg .b128 %q; .reg .f16x2 %h, %i<2>; ret; // end")
    assert function.registers == {
        "%p0": "pred",
        "%p1": "pred",
        "%q": "b128",
        "%h": "f16x2",
        "%i0": "f16x2",
        "%i1": "f16x2",
    }


def test_an_empty_body_returns() -> None:
    (statement,) = body("").body
    assert isinstance(statement, Instruction)
    assert statement.opcode == "ret"


@pytest.mark.parametrize(
    ("text", "message", "caret"),
    [
        ("mov.u32 %r0 5;", "expected ',', found '5'", "5;"),
        ("mov.u32 %r0, ;", "expected an operand, found ';'", ";"),
        ("5 ret;", "expected an instruction, found '5'", "5 ret"),
        ("mov.u32 %r0, 09;", "'09' is not a number in base 8", "09"),
        ("mov.u32 %r0, 1 ` 2;", "unexpected character '`'", "`"),
        (".reg .q32 %r;", "unknown register type .q32", ".q32"),
        (".reg .b32 %r<9999999>;", "a function has at most 2^20 registers", ">;"),
        (".local .align 3 .b8 x[4];", "an alignment is a power of two", "3 .b8"),
        (".local .b8 x[-4];", "x has -4 elements", ";"),
        ("A: A: ret;", "label A is defined twice", "A: ret"),
        ("ld.u32 %r0, [%r1;", "expected ']', found ';'", ";"),
        (".loc 1 2 3, elsewhere;", "unknown .loc attribute 'elsewhere'", "elsewhere"),
        ("{ " * 70, "more than 64 scopes in one another", "{"),
        ("ld.v2.u32 {{%r0}, %r1}, [%r2];", "expected an operand, found '{'", "{%r0}"),
        ("mov.u32 %r0, !5;", "expected an operand, found '5'", "5;"),
    ],
)
def test_errors_show_the_line_and_a_caret(text: str, message: str, caret: str) -> None:
    with pytest.raises(PtxError) as caught:
        body(text)
    head, line, pointer = str(caught.value).split("\n")
    assert message in head
    assert head.startswith("<ptx>:6:")
    assert line[pointer.index("^") :].startswith(caret)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no .target"),
        ("int main() {}", "expected a directive, found 'int'"),
        (HEADER.replace("64", "32"), "only .address_size 64"),
        (HEADER.replace("8.5", "eight"), "expected a version such as 8.5, found 'eight'"),
        (HEADER + ".entry k() {", "ends in the middle"),
        (HEADER + ".file one", "expected an integer, found 'one'"),
        (HEADER + ".file 1 one", "expected a string, found 'one'"),
        (HEADER + ".global .b32 x[2] = {1,2,3};", "x has 2 elements, and 3 initial values"),
        (HEADER + ".global .pred x;", "predicates have no place in memory"),
        (HEADER + ".global x;", "expected a type"),
        (HEADER + ".global .b32 x = " + "{" * 99 + "}" * 99 + ";", "more than 64 braces"),
        (HEADER + ".global .b8 x[9999999999];", "at most 2^31"),
    ],
)
def test_errors_outside_a_body(text: str, message: str) -> None:
    with pytest.raises(PtxError, match=re.escape(message)):
        parse(text)


@given(st.text(alphabet=st.sampled_from(" \n.,;:{}[]()<>@!|+-=%_$\"'/*0189afxXL&^"), max_size=60))
def test_any_text_parses_or_is_refused(text: str) -> None:
    with contextlib.suppress(PtxError):
        body(text)


def test_what_nvrtc_makes_parses_whole() -> None:
    text = compile_ptx(
        Source.inline(
            """
            #include <cuda_fp16.h>
            #include <cuda_bf16.h>
            __device__ __noinline__ float2 pair(float a, float2 b) { return make_float2(a, b.y); }
            extern "C" __global__ __launch_bounds__(128, 2) void k(const __half* x, __nv_bfloat16* y, float* z, int n) {
              extern __shared__ float s[];
              int i = threadIdx.x;
              s[i] = __half2float(x[i]);
              __syncthreads();
              if (i < n) z[i] = pair(s[n - i], make_float2(sinf(s[i]), erff(s[i]))).x;
              y[i] = __float2bfloat16(s[0] / z[i]);
              if (i == 77) printf("%d\\n", i);
              assert(n > 0);
            }
            """
        ),
        CompileOptions(),
    ).text
    parsed = parse(text)
    function = parsed.functions["k"]
    assert parsed.entries == ("k",)
    assert function.directives["maxntid"][0] == 128
    assert len(function.parameters) == 4
    count = sum(
        1 for line in text.splitlines() if line.strip().endswith(";") and not line.strip().startswith((".", "//", "{"))
    )
    parsed_count = sum(isinstance(s, Instruction) for f in parsed.functions.values() for s in f.body)
    assert 0 < parsed_count <= count
    assert {s.location.line for s in function.body if isinstance(s, Instruction) and s.location} >= {8, 9, 10, 11, 12}


def test_kernels_beside_the_one_that_matters_are_not_read() -> None:
    head = ".version 8.5\n.target sm_90\n.address_size 64\n"
    other = '.entry other(.param .u64 x)\n.maxntid 32\n.pragma "a{";\n{ // }\n{ what` is this; }\n"}";\n}\n'
    table = ".visible .global .align 4 .b32 table[2] = {1, 2};\n.const .u64 places[1] = {table};\n"
    idle = ".global .align 1 .b8 unused[1];\n.extern .const .f32 unused_too;\n.global .b32 one, two;\n"
    rest = table + idle + ".func f { ret; }\n.section .debug_str\n{\n.b8 1, 2\n}\n.entry k()\n{\nexit;\n}\n"
    module = parse(head + ".entry late();\n" + other + rest, "k")
    assert module.entries == ("late", "other", "k")
    assert not module.functions["other"].body
    assert [str(s) for s in module.functions["k"].body] == ["exit ;"]
    assert module.functions["f"].body
    assert module.variables["table"].size_bytes == 8
    assert not module.variables.keys() & {"unused", "unused_too"}
    exit_ = module.functions["k"].body[0]
    assert isinstance(exit_, Instruction)
    assert (head + ".entry late();\n" + other + rest).splitlines()[exit_.line - 1] == "exit;"
