"""The files that a source may include are found, those behind macros too."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.compile.includes import Reach, reach, scan
from workbench.core.errors import CompileError


@pytest.mark.parametrize(
    "text",
    [
        '#include "a.h"',
        '  #  include\t"a.h"  // why',
        '#include"a.h"',
        '#/* x */include/* y\n */"a.h"',
        '/* x */ #include "a.h"',
        '/*\n*/ #include "a.h"',
        '#inc\\\nlude "a.h"',
        '#include \\\r\n "a.h"',
        '%:include "a.h"',
        '??=include "a.h"',
        '#include_next "a.h"',
        '#if 0\n#include "a.h"\n#endif',
        '// #include "a.h"',
        '#if __has_include("a.h")\n#endif',
        'R"(quote " )" \n#include "a.h"',
        "int million = 1'000'000;\n#include \"a.h\"\n// don't",
        '#include "a.h"\r\n',
    ],
)
def test_finds_a_quoted_include(text: str) -> None:
    assert scan(text.encode()).quoted == {"a.h"}


def test_finds_angled_includes() -> None:
    found = scan(b"#include <cub/block.cuh>\n#if __has_include(<x.h>)\n#include <y.h>")
    assert found.angled == {"cub/block.cuh", "x.h", "y.h"}
    assert not found.computed


@pytest.mark.parametrize(
    "text", ["#include HEADER", "#  include STR(x)", "/* */#include HEADER", "#if __has_include(HEADER)"]
)
def test_knows_a_computed_include(text: str) -> None:
    assert scan(text.encode()).computed


@pytest.mark.parametrize(
    "text",
    ["// #include the header", "/*\n * #include what it needs */", "defined(__has_include)", 'x = "#include y";', ""],
)
def test_prose_is_no_computed_include(text: str) -> None:
    assert not scan(text.encode()).computed


class TestReach:
    @pytest.fixture
    def tree(self, tmp_path: Path) -> Path:
        for name, text in {
            "src/near.h": '#include "sub/deep.h"\n',
            "src/sub/deep.h": '#include "beside.h"\n#include <lib.h>\n#include "near.h"\n',
            "src/sub/beside.h": "",
            "inc/lib.h": '#include "lib_detail.h"\n',
            "inc/lib_detail.h": "",
            "inc/unused.h": "",
            "headers/cuda_fp16.h": '#include "never_read.h"\n',
            "headers/cub/cub.cuh": "",
        }.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return tmp_path

    def reach(self, tree: Path, text: str) -> Reach:
        src, inc = str(tree / "src"), str(tree / "inc")
        return reach(text.encode(), src, (src, inc), (tree / "headers",))

    @pytest.mark.parametrize(
        ("text", "file"),
        [
            ("#define HEADER <lib.h>\n#include HEADER", "inc/lib.h"),
            ('#define HEADER "near.h"\n#include HEADER // why', "src/near.h"),
            ('#include "far.h"\n#include LIB(lib)\n#define LIB(x) <x.h>', "inc/lib.h"),
            ("#define STR(x) #x\n#define XSTR(x) STR(x)\n#define NAME near\n#include XSTR(NAME.h)", "src/near.h"),
            ("#if 0\n# define A <lib.h>\n#else\n%:define A <unused.h>\n#endif\n#include A", "inc/unused.h"),
            ("#define A \\\n/* why\n*/ <unused.h>\n#if __has_include(A)\n#endif", "inc/unused.h"),
            (
                "#define CAT(x, y) x##y\n#define A <CAT(lib, _detail).h>\n#include A",
                "inc/lib_detail.h",
            ),
            ("#include OUTSIDE", "inc/unused.h"),
        ],
    )
    def test_follows_an_include_that_a_macro_names(self, tree: Path, text: str, file: str) -> None:
        src, inc = str(tree / "src"), str(tree / "inc")
        found = reach(text.encode(), src, (src, inc), (), defines="#define OUTSIDE <unused.h>")
        assert found.complete
        assert file in self.names(tree, found)

    @pytest.mark.parametrize(
        "text",
        [
            "#include NOWHERE",
            "#define A __FILE__\n#include A",
            "#define A(x) <x.h>\n#include A(lib) B",
            "#define A <FOREIGN.h>\n#include A",
            "#define FOREIGN <lib.h>\n#include FOREIGN",
            "\n".join(["#include A", "#define A <B/C/D.h>", *(f"#define {c} {i}" for c in "BCD" for i in range(7))]),
        ],
    )
    def test_knows_when_it_cannot_follow(self, tree: Path, text: str) -> None:
        src, inc = str(tree / "src"), str(tree / "inc")
        assert not reach(text.encode(), src, (src, inc), (), foreign=lambda: {"FOREIGN"}).complete

    def test_a_file_that_a_macro_names_may_define_more(self, tree: Path) -> None:
        (tree / "src/one.h").write_text('#define B "near.h"\n#include B')
        found = self.reach(tree, '#define A "one.h"\n#include A')
        assert {"src/one.h", "src/near.h"} <= self.names(tree, found)

    def names(self, tree: Path, found: Reach) -> set[str]:
        return {str(Path(path).resolve().relative_to(tree)) for path, _ in found.files}

    def test_follows_includes_of_includes_and_loops(self, tree: Path) -> None:
        found = self.reach(tree, '#include "near.h"\n')
        assert self.names(tree, found) == {
            "src/near.h",
            "src/sub/deep.h",
            "src/sub/beside.h",
            "inc/lib.h",
            "inc/lib_detail.h",
        }
        assert found.complete
        assert dict(found.files)[str(tree / "inc/lib_detail.h")] == b""

    def test_cuda_headers_are_not_read(self, tree: Path) -> None:
        found = self.reach(tree, "#include <cuda_fp16.h>\n")
        assert found.files == ()
        assert found.absent == {str(tree / "src/cuda_fp16.h"), str(tree / "inc/cuda_fp16.h")}

    def test_files_in_front_of_cuda_headers_are(self, tree: Path) -> None:
        (tree / "inc/cub").mkdir()
        (tree / "inc/cub/cub.cuh").write_text('#include "own.cuh"\n')
        (tree / "inc/cub/own.cuh").write_text("")
        (tree / "src/cuda_fp16.h").write_text("")
        assert self.names(tree, self.reach(tree, "")) == {"inc/cub/cub.cuh", "inc/cub/own.cuh", "src/cuda_fp16.h"}

    def test_every_place_where_a_name_exists_counts(self, tree: Path) -> None:
        (tree / "src/lib.h").write_text("")
        assert self.names(tree, self.reach(tree, '#include "lib.h"\n')) == {
            "src/lib.h",
            "inc/lib.h",
            "inc/lib_detail.h",
        }

    def test_an_absolute_name(self, tree: Path) -> None:
        path = tree / "inc/unused.h"
        assert self.names(tree, self.reach(tree, f'#include "{path}"\n')) == {"inc/unused.h"}

    def test_inline_text_has_no_directory(self, tree: Path) -> None:
        assert reach(b'#include "near.h"\n', "", (str(tree / "inc"),), ()).files == ()

    def test_a_computed_include_anywhere_makes_it_incomplete(self, tree: Path) -> None:
        (tree / "src/sub/beside.h").write_text("#include WHICH\n")
        assert not self.reach(tree, '#include "near.h"\n').complete

    def test_odd_names_are_survived(self, tree: Path) -> None:
        found = self.reach(tree, '#include "."\n#include "a\0b"\n#include "sub"\n')
        assert found.files == ()


SPELLINGS = [
    '#include "{}"',
    "#include <{}>",
    '# /*x*/ include "{}"',
    '%:include "{}"',
    '#incl\\\nude "{}"',
    '#if 1\n#include "{}"\n#endif',
]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25, deadline=None)
@given(st.data())
def test_every_file_that_the_compiler_reads_is_found(tmp_path: Path, data: st.DataObject) -> None:
    """Against the compiler: a random tree of headers, in each of which an error proves that it was read."""
    places = ["", "sub/", "inc/", "inc/sub/"]
    count = data.draw(st.integers(1, 5))
    files = [data.draw(st.sampled_from(places)) + f"h{n}.h" for n in range(count)]
    texts: dict[str, str] = {}
    for n, name in enumerate(["main.cu", *files]):
        later = data.draw(st.lists(st.sampled_from(files[n:]), max_size=3, unique=True)) if files[n:] else []
        spelled = [data.draw(st.sampled_from(SPELLINGS)).format(t.removeprefix("inc/")) for t in later]
        texts[name] = "\n".join([*spelled, f"int read_{n} = undefined_{n};", ""])
    root = Path(data.draw(st.just(tmp_path)))
    for name, text in texts.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    source, options = Source.read(root / "main.cu"), CompileOptions(include_dirs=[root / "inc"])
    with pytest.raises(CompileError) as caught:
        compile_ptx(source, options)
    read = {str(Path(d.path)) for d in caught.value.diagnostics if "undefined_" in d.message} - {str(root / "main.cu")}
    found = reach(source.text.encode(), str(root), (str(root), str(root / "inc")), ())
    assert read <= {path for path, _ in found.files}
