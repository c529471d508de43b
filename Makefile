# Every target sets up what it needs. `make help` lists them.
#
# A machine that already holds the packages and has no network (a GPU node, say) runs
# without an environment of its own:  make test-gpu VENV= PYTHON=python3

VENV ?= .venv
PYTHON ?= $(shell for python in python3.11 python3 python3.12 python3.13; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

ifeq ($(VENV),)
python := $(PYTHON)
lint_imports := lint-imports
ready :=
else
python := $(VENV)/bin/python
lint_imports := $(VENV)/bin/lint-imports
# The stamp's name holds the pins' checksum: changed pins install again, a touched file does not.
ready := $(VENV)/installed-$(shell cat requirements.txt pyproject.toml | cksum | cut -d' ' -f1)
endif

.DEFAULT_GOAL := help
unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes, which would all compile every module

.PHONY: help setup demo test test-all test-browser test-gpu notebooks notebooks-update lint format runtime docs check clean

help:  ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-17s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(ready)  ## Create .venv and install the pinned packages into it

demo: $(ready)  ## Run, check, time and draw one fused kernel; no GPU needed
	$(python) -m workbench demo

test: $(ready)  ## Run the quick tests, which need no GPU: all, or those of ARGS="-k gelu"
	$(python) -m pytest -n auto --dist worksteal $(ARGS)

test-all: $(ready)  ## Run the slow tests as well, with the coverage gate
	$(python) -m pytest -n auto --dist worksteal -m 'not gpu and not browser' --cov --cov-fail-under=90

test-browser: $(ready)  ## Run the tests that need Chromium: pages and JupyterLab
	$(python) -m pytest -m browser

test-gpu: $(ready)  ## Run the tests that need a CUDA GPU
	$(python) -m pytest -m gpu tests/cheats tests/gpu tests/kernel tests/models

notebooks: $(ready)  ## Execute every notebook, and compare what it shows with what is committed
	$(python) notebooks/execute.py --check

notebooks-update: $(ready)  ## Execute every notebook, and keep what it shows
	$(python) notebooks/execute.py

lint: $(ready)  ## Check style, types and layers
	$(python) -m ruff check .
	$(python) -m ruff format --check .
	$(python) -m mypy
	$(lint_imports) --no-logo
	$(python) -m workbench.emulator.runtime.build --check

format: $(ready)  ## Rewrite the sources in the project's style
	$(python) -m ruff check --fix .
	$(python) -m ruff format .

runtime: $(ready)  ## Compile the emulator's runtime anew, after a change of its C++
	$(python) -m workbench.emulator.runtime.build

docs: $(ready)  ## Build the pages into docs/_build, every warning an error; draw pictures and write schemas anew
	$(python) docs/draw.py
	$(python) docs/write_schemas.py
	$(python) -m sphinx -q -W --keep-going -b html docs docs/_build

check: $(ready)  ## Do all that CI does: two things at a time where each takes one core
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target notebooks lint docs test-browser
	$(MAKE) --no-print-directory test-all

clean:  ## Remove the environment and every cache in the checkout
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage demo_out docs/_build notebooks/scratch

$(VENV)/installed-%:
	@test -n "$(PYTHON)" || { echo "Workbench needs Python 3.11 or later; found none. Say which: make PYTHON=/path/to/python" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	rm -f $(VENV)/installed-*
	touch $@
