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
