"""A real browser for the tests marked `browser`: Debian's Chromium, headless."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")


@contextmanager
def start_browser() -> Iterator[Browser]:
    """Start the browser of this machine."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    assert path, f"no browser: expected one of {', '.join(NAMES)}; on Debian, apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])  # CI runs as root
        yield browser
        browser.close()


@contextmanager
def open_page(browser: Browser) -> Iterator[Page]:
    """Open an empty page; an error in its scripts, or a dialog, fails the test when the page is closed."""
    wrong: list[str] = []
    page = browser.new_page(viewport={"width": 1300, "height": 800})
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("dialog", lambda dialog: (wrong.append(f"dialog: {dialog.message}"), dialog.dismiss()))
    yield page
    page.close()
    assert not wrong
