"""The report of two commits, opened in a browser."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser import open_page, start_browser
from tests.gate.test_changes import BASE, RACE
from workbench.gate import changes
from workbench.plots.changes_page import changes_page

pytestmark = pytest.mark.browser


def test_a_report_shows_what_changed(tmp_path):
    before = [replace(BASE, case=name) for name in ("wide", "odd", "tall")]
    after = [
        replace(before[0], predicted_us=7.0, registers=40, faults=(RACE,)),
        replace(before[1], sectors=513),
        before[2],
    ]
    found = changes(before, after)
    path = tmp_path / "changes.html"
    path.write_text(changes_page(found, found.broken(max_slower_pct=5), base="main", head="branch"))
    with start_browser() as browser, open_page(browser) as page:
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(path.as_uri())
        assert page.title() == "Kernels: main and branch"
        rows = page.locator("h2:has-text('Changed') + table tbody tr")
        assert [rows.nth(i).locator("td").first.inner_text().split("\n")[0] for i in range(rows.count())] == [
            "row_sum v1_block float32 wide: row_sum",
            "row_sum v1_block float32 odd: row_sum",
        ]
        assert "7.00\nwas 5.25, +33.3 %" in rows.nth(0).inner_text()
        assert rows.nth(0).locator(".fault.worse").inner_text().startswith("new: v1_block.cu:9: data-race")
        assert rows.nth(1).locator("td.better").inner_text().startswith("513\nwas 1,026, -50.0 %")
        assert page.locator("li.worse").count() == 2
        hidden = page.locator("details table")
        assert not hidden.is_visible()
        page.click("summary")
        assert hidden.is_visible()
        assert "float32 tall" in hidden.inner_text()
        width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert width == 0, "the page is as wide as the window"
        assert asked == [path.as_uri()]
