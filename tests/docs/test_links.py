"""Every link of README and of the docs leads to a file, or to a heading, that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.snippets import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def prose(page: Path) -> str:
    return re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)


def anchors(page: Path) -> set[str]:
    """Name the headings of a page as GitHub and Sphinx do: lower case, hyphens for spaces, no punctuation."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    for path, _, anchor in (link.partition("#") for link in re.findall(r"\]\(([^)\s]+)\)", prose(page))):
        if path.startswith("https://"):
            continue
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.relative_to(ROOT)} links to {path}"
        assert target.is_relative_to(ROOT)
        assert not anchor or anchor in anchors(target), f"{page.relative_to(ROOT)} links to {path}#{anchor}"


def test_every_page_of_the_docs_is_in_the_contents():
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    listed = {line for line in index.splitlines() if re.fullmatch(r"[\w/]+", line)}
    pages = {
        page.relative_to(ROOT / "docs").with_suffix("").as_posix()
        for page in PAGES
        if page.is_relative_to(ROOT / "docs")
    }
    assert {page for page in pages if not page.startswith("adr/0")} == listed | {"index"}
