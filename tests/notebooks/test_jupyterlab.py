"""A notebook opened in JupyterLab, in a real browser, and run there from top to bottom."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import open_page, start_browser
from tests.notebooks.test_notebooks import SOURCES, committed, runner

pytestmark = pytest.mark.browser

START_LIMIT_S = 90
RUN_LIMIT_MS = 240_000
SETTINGS = {"@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"}}  # all cells are on the page


@contextmanager
def serve(directory: Path, private: Path) -> Iterator[str]:
    """Serve JupyterLab over `directory`, with settings of its own; yield its address, token included."""
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--port=0", f"--ServerApp.root_dir={directory}"]
    if os.geteuid() == 0:
        command.append("--allow-root")
    folders = {f"JUPYTER_{kind}_DIR": str(private / kind.lower()) for kind in ("CONFIG", "DATA", "RUNTIME")}
    folders |= {f"JUPYTERLAB_{kind}_DIR": str(private / kind.lower()) for kind in ("SETTINGS", "WORKSPACES")}
    for name, values in SETTINGS.items():
        file = private / "settings" / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps(values))
    with (private / "log").open("w") as log:
        server = subprocess.Popen(command, env=os.environ | folders, stdout=log, stderr=log)
    try:
        yield find_address(server, private)
    finally:
        server.terminate()
        server.wait(timeout=30)


def find_address(server: subprocess.Popen, private: Path) -> str:
    deadline = time.monotonic() + START_LIMIT_S
    while time.monotonic() < deadline and server.poll() is None:
        for file in private.glob("runtime/jpserver-*.json"):
            about = json.loads(file.read_text() or "{}")
            if about:
                return f"{about['url']}lab/tree/{{}}?token={about['token']}"
        time.sleep(0.2)
    raise AssertionError(f"JupyterLab does not start:\n{(private / 'log').read_text()}")


def test_the_first_notebook_runs_in_jupyterlab(tmp_path):
    source = SOURCES[0]
    notebooks, private = tmp_path / "notebooks", tmp_path / "private"
    notebooks.mkdir()
    private.mkdir()
    file = notebooks / f"{source.stem}.ipynb"
    runner().nbformat.write(runner().read(source), file)
    with serve(notebooks, private) as address, start_browser() as browser, open_page(browser) as page:
        page.goto(address.format(file.name))
        page.locator(".jp-Notebook").wait_for(timeout=START_LIMIT_S * 1000)
        idle = page.get_by_text(re.compile(r"^Python 3.*\| Idle$"))
        idle.wait_for(timeout=START_LIMIT_S * 1000)
        for item in ("Run", "Run All Cells"):
            page.get_by_role("menuitem", name=item, exact=True).click()
        prompts = page.locator(".jp-CodeCell .jp-InputPrompt")
        expect(prompts.last).to_have_text(f"[{prompts.count()}]:", timeout=RUN_LIMIT_MS)
        idle.wait_for()
        assert page.locator(".jp-OutputArea-output img").first.get_attribute("src").startswith("data:image/png")
        page.keyboard.press("Control+s")
        expect(page.locator(".jp-mod-dirty")).to_have_count(0)
    ran = runner().nbformat.read(file, as_version=4)
    counts = [cell.execution_count for cell in ran.cells if cell.cell_type == "code"]
    assert counts == list(range(1, len(counts) + 1))
    assert runner().structure(ran) == runner().structure(committed(source))
