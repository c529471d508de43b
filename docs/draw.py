"""Draw the pictures of docs/architecture.md and docs/emulator.md from the code: ``python docs/draw.py``.

The layers come from `.importlinter`, what each is for from the top line of its module. The steps of a launch are the
functions in `ON_THE_WAY` and the two lists after it; tests/docs checks that all are there, and that a launch on the
CPU calls them in this order.
"""

from __future__ import annotations

import ast
import configparser
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
FONT = "Helvetica, Arial, 'DejaVu Sans', sans-serif"
BLUE, GREEN, GREY, INK, FAINT = "#dbe7f5", "#dff0dc", "#eceff2", "#1a1a1a", "#57606a"

ON_THE_WAY = (
    ("kernel.kernel", "load", "reads the source; compiles nothing yet"),
    ("kernel.kernel", "Kernel.launch", "also k[grid, block](...)"),
    ("kernel.watch", "Watch.is_stale", "has the source, or what it includes, changed?"),
    ("compile.signature", "parse_signature", "the declaration, held against the PTX"),
    ("compile.compilation", "compile_ptx", "by NVRTC, or from the cache on disk"),
    ("kernel.arguments", "ArgumentPlan.check", "count, dtype, layout, bounds, overlap"),
    ("compile.compilation", "compile_cubin", "machine code: registers, smem"),
    ("kernel.limits", "LaunchLimits.config", "grid, block and smem against the SM's limits"),
)
"""Module, function, and what it does: for tensors of either kind, in the order of a first launch."""
ON_THE_CPU = (
    ("emulator.run.program", "Program.launch", "tensors become buffers with bounds"),
    ("ptx.parser", "parse", "PTX to records"),
    ("emulator.translate.lower", "lower", "a warp's register is 32 lanes of LLVM"),
    ("llvm.machine", "compile_ir", "LLVM to machine code, cached"),
    ("emulator.run.launch", "EmulatedLaunch.run", "blocks over the cores; events when traced"),
)
ON_THE_GPU = (
    ("gpu.launch", "DeviceFunction", "cupy.RawModule(path), once"),
    ("gpu.launch", "DeviceFunction.prepare", "dynamic smem, cooperative size"),
    ("gpu.launch", "DeviceFunction.launch", "on torch's current stream"),
)

IN_THE_EMULATOR = (
    (
        "translate: once a kernel",
        (
            ("translate.lower", "find_row", "the row of each instruction of a basic block"),
            ("translate.storage", "Storage", "places of variables, parameters and registers"),
            ("translate.lower", "KernelLowering", "a function that runs one warp, block by block"),
            ("translate.values", "Values", "operands as LLVM values, for the rows"),
            ("translate.paths", "Paths", "jumps and branches; lanes that go apart"),
            ("translate.dispatcher", "lines", "the lowest block that has ready lanes runs next"),
            ("translate.outlining", "outlined", "long rows become functions that kernels share"),
        ),
    ),
    (
        "run: each launch",
        (
            ("run.engine", "Engine", "machine code, from LLVM or the cache on disk"),
            ("memory", "AddressSpace", "tensors, variables and parameters get addresses"),
            ("run.context", "Contexts", "registers, shared and local memory of blocks"),
            ("run.threads", "Job", "blocks shared out to the workers"),
            ("run.launch", "EmulatedLaunch.run", "goes on until each block is done, stuck or wrong"),
            ("run.faults", "describe", "what stopped it: where, what and why"),
        ),
    ),
    (
        "watch: when it is traced or screened",
        (
            ("watch.notes", "addresses", "compiled code notes each access of a warp"),
            ("watch.recording", "Translator", "notes become events, for analyses to read"),
            ("watch.shadow", "Screen", "what the screen looks up of each instruction"),
            ("watch.shadow", "Shadow", "who touched each cell last; races stop a launch"),
        ),
    ),
)
"""What the rooms of the emulator do, in order: heading; module, name, and what it does."""


def text(x: float, y: float, words: str, size: int = 13, fill: str = INK, **style: str) -> str:
    """Write words with their baseline at (x, y)."""
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}"{extra}>{escape(words)}</text>'


def box(x: float, y: float, width: float, title: str, below: str, fill: str) -> list[str]:
    """Draw a box with a title and a line below it."""
    middle = x + width / 2
    return [
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="46" rx="5" fill="{fill}" stroke="#5b6b7d"/>',
        text(middle, y + 19, title, 14, font_weight="bold", text_anchor="middle"),
        text(middle, y + 36, below, 11, FAINT, text_anchor="middle"),
    ]


def arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    """Draw an arrow from one point to another."""
    line = f'x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}"'
    return f'<line {line} stroke="#5b6b7d" stroke-width="1.5" marker-end="url(#tip)"/>'


def picture(width: int, height: int, title: str, parts: list[str]) -> str:
    """Make an SVG of its parts."""
    tip = 'id="tip" markerWidth="8" markerHeight="8" refX="8" refY="4" orient="auto"'
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="{FONT}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f'<defs><marker {tip}><path d="M0 0 8 4 0 8z" fill="#5b6b7d"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        text(24, 34, title, 18, font_weight="bold"),
    ]
    return "\n".join([*head, *parts, "</svg>"]) + "\n"


def contracts() -> configparser.ConfigParser:
    """Read `.importlinter`."""
    found = configparser.ConfigParser()
    found.read(ROOT / ".importlinter", encoding="utf-8")
    return found


def purpose(module: str) -> str:
    """Return the first clause of a module's top line."""
    path = ROOT / "workbench" / module
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    first = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").splitlines()[0]
    return first.replace("`", "").rstrip(".")


def shorten(words: str, limit: int) -> str:
    """Cut words where they grow too long, between two of them."""
    for mark in (":", ";", ",", ". "):
        words = words if len(words) <= limit else words.split(mark, maxsplit=1)[0]
    while len(words) > limit:
        words = words.rsplit(" ", 1)[0]
    return words


def layers() -> list[list[str]]:
    """Read the rows of modules, the highest layer first."""
    rows = contracts()["importlinter:contract:layers"]["layers"].split("\n")
    named = [[name.strip(" ()") for name in row.split("|")] for row in rows if row]
    there = [[name for name in row if is_there(name)] for row in named]
    return [row for row in there if row]


def is_there(module: str) -> bool:
    """Tell whether the module, which a layer may leave out, is there."""
    return (ROOT / "workbench" / module).is_dir() or (ROOT / "workbench" / f"{module}.py").is_file()


def outside(module: str) -> str:
    """Name the guarded packages that only this module and few others import."""
    rules = (section for name, section in contracts().items() if section.get("type") == "protected")
    names = (
        rule["protected_modules"].split()[0]
        for rule in rules
        if any(f"{allowed}.".startswith(f"workbench.{module}.") for allowed in rule["allowed_importers"].split())
    )
    return ", ".join(names)


def draw_layers() -> str:
    """Draw the layers, each above those that it may import."""
    width, left, top, step = 960, 24, 60, 56
    rows, parts = layers(), []
    for i, row in enumerate(rows):
        each = (width - 2 * left - 10 * (len(row) - 1)) / len(row)
        for j, module in enumerate(row):
            needs = outside(module)
            title = f"{module}  ({needs})" if needs else module
            below = shorten(purpose(module), int(each / 5.6))
            parts += box(left + j * (each + 10), top + i * step, each, title, below, BLUE)
    foot = "In brackets: the package that only this layer and few others may import."
    bottom = top + len(rows) * step + 12
    return picture(
        width,
        bottom + 16,
        "Each layer imports only those below it",
        [*parts, text(left, bottom, foot, 12, FAINT)],
    )


def draw_launch() -> str:
    """Draw the way of a launch, which parts at the back ends."""
    left, wide, top, step, right = 24, 440, 60, 60, 560
    parts: list[str] = []
    for i, (module, function, does) in enumerate(ON_THE_WAY):
        parts += box(left, top + i * step, wide, f"{module}.{function}", does, GREY)
        if i:
            parts.append(arrow(left + wide / 2, top + i * step - 14, left + wide / 2, top + i * step))
    start = top + (len(ON_THE_WAY) - 1) * step + 23
    for steps, heading, first, fill in (
        (ON_THE_GPU, "CUDA tensors: a GPU", top + 20, GREEN),
        (ON_THE_CPU, "CPU tensors: the emulator", top + 20 + 4 * step, BLUE),
    ):
        parts.append(text(right, first - 8, heading, 14, font_weight="bold"))
        for i, (module, function, does) in enumerate(steps):
            parts += box(right, first + i * step, 376, f"{module}.{function}", does, fill)
            if i:
                parts.append(arrow(right + 188, first + i * step - 14, right + 188, first + i * step))
        parts.append(arrow(left + wide, start, right, first + 23))
    return picture(960, top + 20 + 9 * step + 10, "A launch's way: one check, two back ends", parts)


def draw_emulator() -> str:
    """Draw what happens in each room of the emulator; below all, the runtime."""
    left, wide, gap, top, step = 24, 372, 20, 92, 60
    parts: list[str] = []
    tallest = max(len(steps) for _, steps in IN_THE_EMULATOR)
    for column, ((heading, steps), fill) in enumerate(zip(IN_THE_EMULATOR, (BLUE, GREEN, GREY), strict=True)):
        x = left + column * (wide + gap)
        parts.append(text(x, top - 14, heading, 14, font_weight="bold"))
        for i, (module, name, does) in enumerate(steps):
            parts += box(x, top + i * step, wide, f"{module}.{name}", does, fill)
            if i:
                parts.append(arrow(x + wide / 2, top + i * step - 14, x + wide / 2, top + i * step))
    bottom = top + tallest * step + 6
    width = 3 * wide + 2 * gap
    below = "C++ that kernels call: loads, stores, copies, barriers, schedules, notes, the screen; shipped as LLVM text"
    parts += box(left, bottom, width, "runtime", below, BLUE)
    return picture(width + 2 * left, bottom + 70, "Inside the emulator", parts)


PICTURES = {"layers.svg": draw_layers, "launch.svg": draw_launch, "emulator.svg": draw_emulator}

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (IMAGES / name).write_text(draw(), encoding="utf-8")
