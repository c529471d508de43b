"""How Sphinx builds these pages: `make docs`. Markdown by MyST, the API from the docstrings."""

from workbench import __version__

project = "Workbench"
copyright = "Workbench's authors, Apache-2.0"
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "numpydoc"]
exclude_patterns = ["_build"]
default_role = "code"
myst_heading_anchors = 3
# Pages link to files of the checkout, which are no pages of these docs; tests/docs/test_links.py follows those links.
suppress_warnings = ["myst.xref_missing"]

autodoc_member_order = "bysource"
autodoc_typehints = "none"
numpydoc_show_class_members = False

html_theme = "furo"
html_title = f"Workbench {release}"
