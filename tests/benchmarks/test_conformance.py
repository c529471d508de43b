"""The table of conformance: its options and its rows' folders."""

import pytest


def test_resume_needs_the_file_of_the_rows(script, tmp_path, capsys):
    with pytest.raises(SystemExit):
        script("conformance").main([str(tmp_path), "--resume"])
    assert "--resume needs --json FILE" in capsys.readouterr().err


def test_folders_of_one_name_have_rows_of_their_own(script, tmp_path):
    module, root = script("conformance"), tmp_path / "twice"
    (root / "twice").mkdir(parents=True)
    for folder in (root, root / "twice"):
        (folder / "a.cu").write_text("int n;")
    folders = module._folders(root)
    assert [module._of_folder(folder, root, (), "sm_90")[0] for folder in folders] == ["twice", "."]


def test_of_headers_of_one_name_the_nearest_is_meant(script, tmp_path):
    for part in ("first", "second"):
        (tmp_path / "all" / part / "utils").mkdir(parents=True)
        (tmp_path / "all" / part / "utils" / "tools.h").write_text(f"#define {part.upper()}\n")
        text = f'#include "tools.h"\n#ifdef {part.upper()}\n__global__ void {part}(int* x) {{ x[0] = 1; }}\n#endif\n'
        (tmp_path / "all" / part / f"{part}.cu").write_text(text)
    rows = list(script("conformance")._rows_of(tmp_path / "all", tmp_path, (), "sm_90"))
    assert [(row.kernel, row.compiles) for row in rows] == [("first", True), ("second", True)]
