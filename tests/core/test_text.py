"""Text of others: what is kept of it can be written, printed and kept again."""

import pytest

from workbench.core.text import LONGEST, counted, plain


@pytest.mark.parametrize(
    "text", ["", "a\n\tb é 漢", "\x1b[2J\x00\x9b", "\udcff" * 1000, "x" * (LONGEST + 1), "\ud800" * 9_000_000]
)
def test_what_is_kept_is_short_and_can_be_written(text):
    kept = plain(text)
    assert len(kept) <= LONGEST
    assert plain(kept) == kept
    assert all(c.isprintable() or c in "\n\t" for c in kept)
    kept.encode()


def test_short_text_stays_and_the_ends_of_long_text_too():
    assert plain("a\n\tb é 漢") == "a\n\tb é 漢"
    assert plain("\x1b[2J\udcff") == r"\x1b[2J\udcff"
    kept = plain("begin" + "x" * 50_000_000 + "end")
    assert kept.startswith("beginx") and kept.endswith("xend")
    assert "[49,996,088 of 50,000,008 characters are left out]" in kept


def test_one_thing_is_counted_as_one():
    words = [counted(1, "launch"), counted(2, "launch"), counted(0, "case"), counted(1234, "finding")]
    assert words == ["1 launch", "2 launches", "0 cases", "1,234 findings"]
