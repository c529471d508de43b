const ROW = 18, AROUND = 20, SMOOTH = 12;
const page = JSON.parse(document.getElementById("data").textContent);
const el = id => document.getElementById(id);
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
const short = value => {
  if (value === undefined || value === null) return "";
  if (value >= 9999.5) for (const [size, unit] of [[1e12, "T"], [1e9, "G"], [1e6, "M"], [1e3, "k"]])
    if (value >= size * 0.99995) return (value / size).toPrecision(3) + unit;
  return String(Math.abs(value) < 100 ? +value.toFixed(1) : Math.round(value));
};
const full = value => Math.round(value).toLocaleString("en-US");
const cyclesOf = line => line && "issue" in line ? line.issue + line.wait : undefined;

// Figures of a row: key, head, characters, what it is, and how it is spelled; `hot` ones are shaded by their share.
const SOURCE = [
  ["executed", "instr", 5, "PTX instructions executed by all warps of the launch", short, true],
  ["lanes", "lanes", 5, "active lanes of 32, on average", value => value?.toFixed(1) ?? ""],
  ["sectors", "sect", 5, "sectors of 32 bytes, global and local memory, of the launch", short, true],
  ["usedPct", "used", 5, "bytes used over bytes moved", value => value === undefined ? "" : `${Math.round(value)}%`],
  ["wavefronts", "wavef", 5, "wavefronts of shared memory, of the launch", short, true],
  ["ran", "exec", 5, "SASS instructions of the line, and of what it calls, executed by all warps", short, true],
  ["code", "sass", 4, "SASS instructions of the line, and of what it calls", short],
  ["live", "regs", 4, "the most live registers at one of them", short],
  ["cycles", "cycles", 6, "predicted cycles of one warp: issue and wait", short, true],
  ["waitsFor", "for", 5, "the line that it waits for most", value => value ? `:${value}` : ""],
];
const SASS = [
  ["address", "addr", 5, "address in the kernel", value => value],
  ["control", "wait  :r:w:y:st", 15, "control code: barriers waited for, barrier of reads, of writes, yield, stall cycles", value => value, false, true],
  ["live", "regs", 4, "live registers", short],
  ["executed", "exec", 5, "executed by all warps of the launch, by the flow that agrees best with the trace", value => short(value && Math.round(value)), true],
];
const BRIEF = new Set(["executed", "sectors", "live", "cycles"]), OF_CODE = new Set(["ran", "code", "live"]);

const KEYWORDS = /\b(?:alignas|auto|bool|break|case|char|class|const|constexpr|continue|default|do|double|else|enum|extern|false|float|for|half|if|inline|int|long|namespace|nullptr|operator|return|short|signed|sizeof|static|static_assert|struct|switch|template|true|typedef|typename|union|unsigned|using|void|volatile|while|__\w+__|u?int\d+_t|size_t)\b/;
const TOKENS = new RegExp(`(//.*|/\\*.*?\\*/)|("(?:[^"\\\\]|\\\\.)*")|(^\\s*#\\s*\\w+)|(${KEYWORDS.source})`, "g");
const MEMORY = /^(?:ld|st|atom|red|cp|tex|prefetch|LD|ST|ATOM|RED|UBLK|UTMA|LDSM|CCTL)/, JUMP = /^(?:bra|brx|ret|call|exit|bar|BRA|EXIT|RET|CALL|BAR|BSYNC|BSSY|WARPSYNC|BRX|SYNCS|mbarrier)/;
const PRODUCT = /^(?:mma|wmma|wgmma|HMMA|IMMA|HGMMA|IGMMA|QGMMA|DMMA|BMMA)/;

// A text of one kernel: its source file, PTX or SASS. Each row has places: the line it is of, and the calls it is in.
class Text {
  constructor(side, kind) {
    Object.assign(this, { side, kind, size: side[kind].length, figures: kind === "sass" ? SASS : kind === "source" ? SOURCE : [] });
  }
  code(row) { return this.side[this.kind][row]; }
  places(row) {
    if (this.kind !== "source") return this.side.stacksOf(this.kind, row);
    const place = this.side.placeOf(this.side.file, row + 1);
    return place === undefined ? [] : [place];
  }
  figure(row, key) {
    if (this.kind === "sass") return this.side.raw.sass[row][{ address: 0, control: 1, live: 2, executed: 3 }[key]];
    const line = this.side.file === this.side.raw.body ? this.side.raw.lines[row + 1] : undefined;
    if (OF_CODE.has(key)) return this.side.machine(this.side.file, row + 1)?.[key];
    if (key === "cycles") return cyclesOf(line);
    if (key === "usedPct") return line?.moved ? 100 * line.used / line.moved : undefined;
    return line?.[key];
  }
  has(key) {
    for (let row = 0; row < this.size; row++) if (this.figure(row, key)) return true;
    return false;
  }
  // The largest of a figure, for its shades.
  most(key) {
    this.largest ??= {};
    if (!(key in this.largest)) {
      let most = 0;
      for (let row = 0; row < this.size; row++) most = Math.max(most, this.figure(row, key) ?? 0);
      this.largest[key] = most;
    }
    return this.largest[key];
  }
  rowsOf(place) {
    if (!this.index) {
      this.index = new Map();
      for (let row = 0; row < this.size; row++)
        for (const one of this.places(row)) (this.index.get(one) ?? this.index.set(one, []).get(one)).push(row);
    }
    return this.index.get(place) ?? [];
  }
  // Line of the shown file beside each row, smoothed; and for each line the row in the middle of those of it.
  get beside() {
    if (this.along) return this.along;
    const side = this.side, own = new Int32Array(this.size).fill(-1);
    for (let row = 0; row < this.size; row++) {
      const place = this.places(row).findLast(one => side.raw.places[one][0] === side.file);
      if (place !== undefined) own[row] = side.raw.places[place][1] - 1;
    }
    const lineAt = new Int32Array(this.size), rowsAt = Array.from({ length: side.source.length }, () => []);
    for (let row = 0, last = 0; row < this.size; row++) {
      const near = [];
      for (let i = Math.max(0, row - SMOOTH); i <= Math.min(this.size - 1, row + SMOOTH); i++) if (own[i] >= 0) near.push(own[i]);
      if (near.length) last = near.sort((a, b) => a - b)[near.length >> 1];
      lineAt[row] = last;
      if (own[row] >= 0) rowsAt[own[row]]?.push(row);
    }
    let last = 0;
    const rowAt = rowsAt.map(rows => rows.length ? (last = rows[rows.length >> 1]) : last);
    return (this.along = { lineAt, rowAt });
  }
  // Innards of a row: words of the language apart from others.
  spell(row) {
    const text = this.code(row), out = [];
    if (this.kind === "source") {
      if (this.side.commented(row)) return [make("span", { className: "c", textContent: text })];
      let from = 0;
      for (const match of text.matchAll(TOKENS)) {
        out.push(text.slice(from, match.index), make("span", { className: match[1] ? "c" : match[2] ? "t" : "k", textContent: match[0] }));
        from = match.index + match[0].length;
      }
      return [...out, text.slice(from)];
    }
    const match = text.match(/^(\s*(?:@!?%?U?\w+\s+)?)([\w.:]+)(.*)$/s);
    if (!match || /^\s*[.$({)}]/.test(text)) return [make("span", { className: "c", textContent: text })];
    const name = MEMORY.test(match[2]) ? "m" : JUMP.test(match[2]) ? "j" : PRODUCT.test(match[2]) ? "t" : "o";
    const indent = this.kind === "sass" ? "  ".repeat(this.side.raw.sass[row][4]) : "";
    return [indent + match[1], make("span", { className: name, textContent: match[2] }), match[3]];
  }
}

class Side {
  constructor(raw, number) {
    Object.assign(this, { raw, number, sums: new Map(), keys: new Map(raw.places.map(([file, line], i) => [`${file}:${line}`, i])) });
    this.ptx = raw.ptx.rows;
    this.sass = raw.sass.map(row => row[6]);
    this.show(raw.body);
  }
  show(file) {
    this.file = file;
    this.source = this.raw.files[file].lines.map(line => line.replaceAll("\t", "    "));
    this.comments = null;
    this.texts = Object.fromEntries(["source", "ptx", "sass"].map(kind => [kind, new Text(this, kind)]));
  }
  placeOf(file, line) { return this.keys.get(`${file}:${line}`); }
  stacksOf(kind, row) { return this.raw.stacks[kind === "sass" ? this.raw.sass[row][7] : this.raw.ptx.stacks[row]] ?? []; }
  // What the SASS says of a line: `ran` only where no trace counts the line itself.
  machine(file, line) {
    const place = this.placeOf(file, line);
    if (this.sums.has(place)) return this.sums.get(place);
    const rows = this.texts.sass.rowsOf(place).map(row => this.raw.sass[row]);
    if (!rows.length) return undefined;
    const ran = file === this.raw.body || rows[0][3] === null ? undefined : rows.reduce((sum, row) => sum + row[3], 0);
    const sums = { ran, code: rows.length, live: rows.reduce((most, row) => Math.max(most, row[2]), 0) };
    this.sums.set(place, sums);
    return sums;
  }
  commented(row) {
    if (!this.comments) {
      let within = false;
      this.comments = this.source.map(line => {
        const begun = within, bare = line.replace(/\/\*.*?\*\//g, "");
        if (within ? bare.includes("*/") : bare.replace(/\/\/.*/, "").includes("/*")) within = !within;
        return begun || (within && bare.trim().startsWith("/*"));
      });
    }
    return this.comments[row];
  }
  spellPlace(place) {
    const [file, line] = this.raw.places[place];
    return `${file !== this.raw.body ? `${this.raw.files[file].name.split("/").at(-1)} ` : ""}line ${line}`;
  }
}
const sides = page.sides.map((raw, number) => new Side(raw, number));
let current = sides[0];

// What is lit: of each side the places, and those that it is inlined by; and the row that was picked.
let lit = sides.map(() => new Set()), via = sides.map(() => new Set()), picked = null;

class Column {
  // `entries` are rows of the text, -1 for a gap; `changed` says which differ.
  constructor(view, text, { entries = null, changed = null, look = "", brief = false, title = "" } = {}) {
    Object.assign(this, { view, text, entries, changed, look, expected: null });
    this.figures = text.figures.filter(([key]) => (!brief || BRIEF.has(key)) && text.has(key));
    this.size = entries ? entries.length : text.size;
    this.byRow = entries ? new Map(entries.map((row, at) => [row, at])) : null;
    this.scroller = make("div", { className: "scroller", tabIndex: 0, role: "listbox", ariaLabel: title || text.kind });
    this.rows = make("div", { className: "rows" });
    this.ticks = make("canvas", { className: "ticks" });
    this.header = make("header");
    this.element = make("section", { className: "column" }, this.header, this.scroller, this.ticks);
    const numbers = text.kind === "source" ? [make("span", { className: "left", style: "width: 5ch; text-align: right", textContent: "line" })] : [];
    const heads = this.figures.map(([, head, width, what, , , left]) =>
      make("span", { className: left ? "left" : "", style: `width: ${width}ch`, title: what, textContent: head }));
    const parts = [...numbers, ...heads];
    this.scroller.append(make("div", { className: "heads" }, ...(parts.length ? [make("span", { className: "figures" }, ...parts)] : []), make("span", { className: "code" })), this.rows);
    this.rows.style.height = `${this.size * ROW}px`;
    let longest = 0;
    for (let row = 0; row < text.size; row++) longest = Math.max(longest, text.code(row).length);
    const width = this.figures.reduce((sum, [, , characters]) => sum + characters, numbers.length * 5);
    this.rows.style.width = `calc(${longest + width + 8}ch + ${8 * (this.figures.length + 3)}px)`;
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.scroller.addEventListener("click", event => {
      const at = Number(event.target.closest(".row")?.dataset.at ?? -1);
      if (at >= 0 && this.rowAt(at) >= 0) pick(this, this.rowAt(at));
    });
    this.scroller.addEventListener("keydown", event => this.key(event));
  }
  rowAt(at) { return this.entries ? this.entries[at] : at; }
  atOf(row) { return this.byRow ? this.byRow.get(row) ?? 0 : row; }
  get height() { return this.scroller.clientHeight - ROW; }
  isLit(row) { return row >= 0 && this.text.places(row).some(place => lit[this.text.side.number].has(place)); }
  scrolled() {
    this.render();
    if (this.expected === null || Math.abs(this.scroller.scrollTop - this.expected) > 1) this.view.follow(this);
    this.expected = null;
  }
  scrollTo(top) {
    const most = this.size * ROW - this.height, to = Math.round(clamp(top, 0, Math.max(most, 0)));
    if (Math.abs(to - this.scroller.scrollTop) < 1) return;
    this.expected = to;
    this.scroller.scrollTop = to;
    this.render();
  }
  isShown(at) { return at * ROW >= this.scroller.scrollTop && (at + 1) * ROW <= this.scroller.scrollTop + this.height; }
  reveal(at, share = 1 / 3) { if (!this.isShown(at)) this.scrollTo(at * ROW - this.height * share); }
  render() {
    if (!this.scroller.clientHeight) return;
    const first = Math.max(0, Math.floor(this.scroller.scrollTop / ROW) - AROUND);
    const end = Math.min(this.size, Math.ceil((this.scroller.scrollTop + this.height) / ROW) + AROUND);
    const made = [];
    for (let at = first; at < end; at++) made.push(this.make(at));
    this.rows.replaceChildren(...made);
    const active = picked?.text === this.text ? this.rows.querySelector(".picked") : null;
    if (active) this.scroller.setAttribute("aria-activedescendant", active.id);
    else this.scroller.removeAttribute("aria-activedescendant");
  }
  make(at) {
    const { text } = this, row = this.rowAt(at), style = `top: ${at * ROW}px`;
    if (row < 0) return make("div", { className: "row gap", style });
    const places = text.places(row), side = text.side.number;
    const isPicked = picked?.text === text && picked.row === row;
    const isLit = places.some(place => lit[side].has(place)) || (isPicked && text.kind === "source");
    const classes = ["row", text.kind === "sass" && text.side.raw.sass[row][5] ? "block" : "",
      text.kind === "sass" && text.side.raw.sass[row][3] === 0 ? "cold" : "", this.changed?.[at] ? this.look : "",
      isLit ? "lit" : text.kind === "source" && places.some(place => via[side].has(place)) ? "via" : "", isPicked ? "picked" : ""];
    const cells = this.figures.map(([key, , width, , spell, hot, left]) => {
      const value = text.figure(row, key), cell = make("span", { className: left ? "left" : "", style: `width: ${width}ch`, textContent: spell(value) });
      if (hot && value > 0 && text.most(key)) {
        cell.style.backgroundColor = `rgba(var(--heat), ${(0.5 * Math.sqrt(value / text.most(key))).toFixed(2)})`;
        cell.style.color = "var(--ink)";
      }
      return cell;
    });
    if (text.kind === "source") cells.unshift(make("span", { style: "width: 5ch", textContent: row + 1 }));
    const element = make("div", { className: classes.filter(Boolean).join(" "), style, role: "option", ariaSelected: String(isPicked), id: `${text.kind}${side}${this.look}-${row}` },
      ...(cells.length ? [make("span", { className: "figures" }, ...cells)] : []), make("span", { className: "code" }, ...text.spell(row)));
    element.dataset.at = at;
    return element;
  }
  // Marks beside the scroll bar: where lit rows and changes are.
  mark() {
    const ratio = devicePixelRatio || 1, width = 7, height = this.scroller.clientHeight;
    if (!height) return;
    Object.assign(this.ticks, { width: width * ratio, height: height * ratio });
    Object.assign(this.ticks.style, { width: `${width}px`, height: `${height}px` });
    const context = this.ticks.getContext("2d"), colors = getComputedStyle(document.documentElement);
    const draw = (at, color) => {
      context.fillStyle = colors.getPropertyValue(color);
      context.fillRect(0, at / this.size * height * ratio, width * ratio, Math.max(2 * ratio, height * ratio / this.size));
    };
    if (this.changed) this.changed.forEach((differs, at) => { if (differs) draw(at, this.look === "gone" ? "--control" : "--product"); });
    for (const place of lit[this.text.side.number]) for (const row of this.text.rowsOf(place)) draw(this.atOf(row), "--picked");
  }
  // The next row up or down at which a run of lit rows begins, or of changed ones where none is lit.
  next(step) {
    const is = at => lit.some(one => one.size) ? this.isLit(this.rowAt(at)) : !!this.changed?.[at];
    let at = picked?.text === this.text ? this.atOf(picked.row) : Math.floor(this.scroller.scrollTop / ROW) - 1;
    while (at >= 0 && at < this.size && is(at)) at += step;
    while (at >= -1 && at <= this.size && !(at >= 0 && is(at))) { at += step; if (at < 0 || at >= this.size) return; }
    if (step < 0) while (at > 0 && is(at - 1)) at--;
    return at;
  }
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.height / ROW) - 1), here = picked?.text === this.text ? this.atOf(picked.row) : -1;
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.size, End: this.size };
    if (event.key in steps) {
      let at = here < 0 ? Math.ceil(this.scroller.scrollTop / ROW) : clamp(here + steps[event.key], 0, this.size - 1);
      const step = steps[event.key] < 0 ? -1 : 1;
      while (at > 0 && at < this.size - 1 && this.rowAt(at) < 0) at += step;
      if (this.rowAt(at) >= 0) pick(this, this.rowAt(at));
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      this.view.neighbour(this, event.key === "ArrowRight" ? 1 : -1);
    } else if (event.key === "n" || event.key === "N") {
      const at = this.next(event.key === "n" ? 1 : -1);
      if (at !== undefined) {
        this.reveal(at);
        if (lit.some(one => one.size) && this.rowAt(at) >= 0) { picked = { text: this.text, row: this.rowAt(at) }; refresh(); }
      }
    } else if (event.key === "Escape") clear();
    else return;
    event.preventDefault();
  }
}

// Columns beside each other, of one view.
class Columns {
  constructor(host) {
    this.host = host;
    this.columns = [];
    this.together = true;
  }
  set(columns) {
    this.columns = columns;
    const parts = [];
    columns.forEach((column, i) => {
      if (i) parts.push(this.splitter(columns[i - 1], column));
      parts.push(column.element);
    });
    this.host.replaceChildren(...parts);
    this.refresh();
  }
  splitter(left, right) {
    const bar = make("div", { className: "splitter" });
    bar.addEventListener("pointerdown", event => bar.setPointerCapture(event.pointerId));
    bar.addEventListener("pointermove", event => {
      if (!bar.hasPointerCapture(event.pointerId)) return;
      const widths = [left, right].map(one => one.element.offsetWidth), sum = widths[0] + widths[1];
      const grows = [left, right].map(one => Number(getComputedStyle(one.element).flexGrow)), grow = grows[0] + grows[1];
      const part = clamp((event.clientX - left.element.getBoundingClientRect().left) / sum, 0.1, 0.9);
      left.element.style.flexGrow = part * grow;
      right.element.style.flexGrow = (1 - part) * grow;
    });
    bar.addEventListener("pointerup", () => this.refresh());
    return bar;
  }
  refresh() { for (const one of this.columns) { one.render?.(); one.mark?.(); } }
  neighbour(column, step) {
    const shown = this.columns.filter(one => one.scroller && one.element.offsetWidth), to = shown[shown.indexOf(column) + step];
    if (!to) return;
    to.scroller.focus();
    const rows = [...lit[to.text.side.number]].flatMap(place => to.text.rowsOf(place)).sort((a, b) => a - b);
    if (rows.length) { picked = { text: to.text, row: rows[0] }; to.reveal(to.atOf(rows[0])); refresh(); }
  }
  // Scroll the others along: the line a third down the window stands beside its instructions.
  follow(from) {
    if (!this.together) return;
    const top = from.scroller.scrollTop, most = from.size * ROW - from.height;
    for (const to of this.columns) {
      if (to === from || !to.scroller) continue;
      if (from.entries) { to.scrollTo(top); to.scroller.scrollLeft = from.scroller.scrollLeft; continue; }
      if (top <= 1) { to.scrollTo(0); continue; }
      if (top >= most - 1) { to.scrollTo(Infinity); continue; }
      const anchor = from.height / 3, at = clamp((top + anchor) / ROW, 0, from.size - 1);
      const line = from.text.kind === "source" ? at : from.text.beside.lineAt[Math.floor(at)];
      const row = to.text.kind === "source" ? line : to.text.beside.rowAt[Math.floor(line)] ?? 0;
      to.scrollTo(row * ROW - anchor + (from.text.kind === "source" ? 0 : (at % 1) * ROW));
    }
  }
  reveal(from) {
    for (const column of this.columns) {
      if (!column.scroller || !column.element.offsetWidth) continue;
      if (column.text === picked.text) { column.reveal(column.atOf(picked.row)); continue; }
      if (from?.entries) continue;
      const side = column.text.side.number, rows = [...lit[side]].flatMap(place => column.text.rowsOf(place));
      if (!rows.length && column.text.kind === "source") for (const place of via[side]) rows.push(...column.text.rowsOf(place));
      if (!rows.length || rows.some(row => column.isShown(column.atOf(row)))) continue;
      const middle = column.scroller.scrollTop / ROW;
      column.reveal(column.atOf(rows.reduce((best, row) => Math.abs(row - middle) < Math.abs(best - middle) ? row : best)));
    }
  }
}

const pick = (column, row) => {
  const { text } = column, { side } = text, places = text.places(row);
  picked = { text, row };
  lit = sides.map(() => new Set());
  via = sides.map(() => new Set());
  if (places.length) {
    lit[side.number].add(places[0]);
    for (const place of places.slice(1)) via[side.number].add(place);
    if (page.diff) lightOther(side, places[0]);
  }
  column.view.reveal(column);
  refresh();
};
// The line of the other kernel that is alike.
const lightOther = (side, place) => {
  const [file, line] = side.raw.places[place], other = sides[1 - side.number];
  if (file !== side.raw.body) return;
  for (const run of page.diff.source) {
    const [from, end, to] = side.number ? [run[2], run[3], run[0]] : [run[0], run[1], run[2]];
    if (!run[4] || line - 1 < from || line - 1 >= end) continue;
    const there = other.placeOf(other.raw.body, to + line - from);
    if (there !== undefined) lit[other.number].add(there);
  }
};
const clear = () => {
  picked = null;
  lit = sides.map(() => new Set());
  via = sides.map(() => new Set());
  refresh();
};

const tellLine = (side, file, line) => {
  const figures = file === side.raw.body ? side.raw.lines[line] : undefined, words = [`line ${line}: ${(side.raw.files[file].lines[line - 1] ?? "").trim()}`];
  const all = Object.values(side.raw.lines), sum = of => all.reduce((total, one) => total + (of(one) ?? 0), 0);
  const parts = [];
  if (figures?.executed !== undefined)
    parts.push(`${full(figures.executed)} PTX instructions of warps (${(100 * figures.executed / sum(one => one.executed)).toFixed(1)} %), ${figures.lanes} of 32 lanes active`);
  const machine = side.machine(file, line);
  if (machine) parts.push(`${count(machine.code, "SASS instruction")}${machine.ran === undefined ? "" : `, executed ${full(machine.ran)} times by warps`}, up to ${machine.live} live registers`);
  if (parts.length) words.push(parts.join("; "));
  words.push(...(figures?.accesses ?? []));
  const cycles = cyclesOf(figures);
  if (cycles) words.push(`${cycles.toFixed(0)} cycles of a warp (${(100 * cycles / sum(cyclesOf)).toFixed(0)} %): ${figures.issue.toFixed(0)} to issue, ${figures.wait.toFixed(0)} waiting` +
    (figures.waitsFor ? `, most for line ${figures.waitsFor}: ${(side.raw.files[side.raw.body].lines[figures.waitsFor - 1] ?? "").trim()}` : ""));
  if (words.length === 1 && side.placeOf(file, line) === undefined) words.push("no instruction");
  return words;
};
const tellControl = code => {
  const [waits, read, write, yields, stall] = code.split(":"), words = [];
  const named = [...waits].filter(one => one !== "-");
  if (named.length) words.push(`waits for barrier ${named.join(" and ")}`);
  if (read !== "-") words.push(`sets barrier ${read} until its sources are read`);
  if (write !== "-") words.push(`sets barrier ${write} until its result is written`);
  if (yields === "Y") words.push("yields");
  return [...words, `stalls ${count(+stall, "cycle")}`].join(", ");
};
const tell = () => {
  if (!picked) return "Click a line to light its instructions. Arrows move, left and right change the column, n and N go to the next lit rows, Esc clears.";
  const { text, row } = picked, { side } = text;
  if (text.kind === "source") return tellLine(side, side.file, row + 1).join("\n");
  const words = [text.code(row).trim()], places = text.places(row);
  if (text.kind === "sass") {
    const [address, control, live, times] = side.raw.sass[row];
    words.push(`at ${address}: ${tellControl(control)}; ${count(live, "live register")}` + (times === null ? "" : `; executed ${full(times)} times by warps`));
  }
  words.push(places.length ? places.map((place, i) => `${i ? "inlined at " : ""}${side.spellPlace(place)}`).join(", ") : "no line of a file that is known");
  const [file, line] = side.raw.places[places.findLast(place => side.raw.places[place][0] === side.raw.body)] ?? [];
  if (file !== undefined) words.push(...tellLine(side, file, line));
  return words.join("\n");
};

const views = {};
const view = (name, title, ...children) => {
  const element = make("div", { className: "view", hidden: true, id: `view-${name}`, role: "tabpanel", ariaLabel: title }, ...children);
  el("views").append(element);
  const tab = make("button", { role: "tab", id: `tab-${name}`, textContent: title, tabIndex: -1 });
  tab.setAttribute("aria-controls", element.id);
  tab.addEventListener("click", () => open(name));
  el("tabs").append(tab);
  return (views[name] = { element, tab, options: [], show: () => {} });
};
let opened = "";
const open = name => {
  opened = name;
  for (const [other, one] of Object.entries(views)) {
    one.element.hidden = other !== name;
    one.tab.setAttribute("aria-selected", String(other === name));
    one.tab.tabIndex = other === name ? 0 : -1;
  }
  el("options").replaceChildren(...views[name].options);
  el("choice").hidden = sides.length < 2 || name === "diff";
  about();
  views[name].show();
};
el("tabs").addEventListener("keydown", event => {
  const names = Object.keys(views), step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  open(names[(names.indexOf(opened) + step + names.length) % names.length]);
  views[opened].tab.focus();
});
const about = () => el("about").replaceChildren(...(opened === "diff" ? sides : [current]).map(({ raw }) =>
  make("div", {}, ...(sides.length > 1 ? [make("i", { textContent: raw.name })] : []),
    ...raw.about.map(([name, value]) => make("span", {}, `${name} `, make("b", { textContent: value }))))));

// The view of the code: three columns.
const detail = make("div", { className: "detail", role: "status" });
const codeHost = make("div", { className: "columns" }), code = new Columns(codeHost), hidden = new Set();
view("code", "Code", codeHost, detail);
const CODE = [["source", "Source", 8], ["ptx", "PTX", 3], ["sass", "SASS", 5]];
const checkbox = (label, checked, act) => {
  const box = make("input", { type: "checkbox", checked });
  box.addEventListener("change", () => act(box.checked));
  return make("label", {}, box, label);
};
const showCode = () => {
  const columns = CODE.map(([kind, title, grow]) => {
    const text = current.texts[kind];
    const column = new Column(code, text, { title });
    column.element.style.flexGrow = grow;
    column.element.hidden = hidden.has(kind);
    column.header.append(make("b", { textContent: title }));
    if (kind === "source") column.header.append(fileChoice());
    else column.header.append(make("small", { textContent: kind === "sass" ? current.raw.arch : "" }));
    if (!text.size) {
      column.scroller.replaceChildren(make("div", { className: "why", textContent: kind === "sass" ? current.raw.whyNoSass : "The source is PTX." }));
    }
    return column;
  });
  code.set(columns.filter(column => !column.element.hidden));
};
const fileChoice = () => {
  const known = current.raw.files.map((file, i) => [file, i]).filter(([file]) => file.lines.length);
  if (known.length < 2) return make("small", { textContent: current.raw.files[current.file].name.split("/").at(-1), title: current.raw.files[current.file].name });
  const choice = make("select", { ariaLabel: "file" }, ...known.map(([file, i]) => make("option", { value: i, textContent: file.name.split("/").at(-1), title: file.name, selected: i === current.file })));
  choice.addEventListener("change", () => { current.show(Number(choice.value)); clear(); showCode(); });
  return choice;
};
views.code.options = [
  ...CODE.map(([kind, title]) => checkbox(title, true, on => { if (on) hidden.delete(kind); else hidden.add(kind); showCode(); })),
  checkbox("scroll together", true, on => { code.together = on; }),
];
views.code.show = () => { if (code.shown !== current) { code.shown = current; showCode(); } refresh(); };

// The view of two kernels: what differs, row beside row.
const diff = new Columns(make("div", { className: "columns" }));
if (page.diff) {
  const kinds = ["source", "ptx", "sass"].filter(kind => page.diff[kind]?.length);
  const kind = make("select", { ariaLabel: "what is compared" }, ...kinds.map(one => make("option", { value: one, textContent: { source: "Source", ptx: "PTX", sass: "SASS" }[one] })));
  const told = make("div", { className: "detail", role: "status" }), next = make("button", { textContent: "next change" });
  const amount = make("span");
  view("diff", "Difference", make("div", { className: "split" }, diff.host, make("div", { className: "figuresTable" }, compared())), told);
  views.diff.told = told;
  const showDiff = () => {
    for (const side of sides) if (side.file !== side.raw.body) side.show(side.raw.body);
    const entries = [[], []], changed = [];
    let changes = 0;
    for (const [i, j, k, m, alike] of page.diff[kind.value]) {
      changes += !alike;
      for (let n = 0; n < Math.max(j - i, m - k); n++) {
        entries[0].push(i + n < j ? i + n : -1);
        entries[1].push(k + n < m ? k + n : -1);
        changed.push(!alike);
      }
    }
    amount.textContent = count(changes, "change");
    diff.set(sides.map((side, number) => {
      const column = new Column(diff, side.texts[kind.value], { entries: entries[number], changed, look: number ? "come" : "gone", brief: true, title: side.raw.name });
      column.header.append(make("b", { textContent: side.raw.name }), make("small", { textContent: side.raw.files[side.raw.body].name.split("/").at(-1) }));
      return column;
    }));
    code.shown = null;
  };
  kind.value = kinds.at(-1);
  kind.addEventListener("change", () => { clear(); showDiff(); });
  next.addEventListener("click", () => {
    const [column] = diff.columns, from = Math.floor(column.scroller.scrollTop / ROW) + Math.floor(column.height / 3 / ROW) + 1;
    const at = column.changed.findIndex((differs, i) => differs && i >= from && !column.changed[i - 1]);
    const first = column.changed.indexOf(true);
    const to = at < 0 ? first : at;
    if (to >= 0) { column.scrollTo(to * ROW - Math.floor(column.height / 3 / ROW) * ROW); diff.follow(column); }
  });
  views.diff.options = [make("label", {}, "compare ", kind), next, amount];
  views.diff.show = () => { if (!diff.columns.length || diff.columns[0].text !== sides[0].texts[kind.value]) showDiff(); refresh(); };
}
function compared() {
  const rows = [], [before, after] = page.sides;
  const add = (name, a, b) => { if (a !== undefined && b !== undefined && a !== null && b !== null) rows.push([name, a, b]); };
  const opcodes = page.sides.map(side => {
    const found = {};
    for (const row of side.sass) { const name = row[6].replace(/^@\S+ /, "").split(/[.\s]/)[0]; found[name] = (found[name] ?? 0) + 1; }
    return found;
  });
  add("predicted us", before.us, after.us);
  add("occupancy %", before.occupancy?.percent, after.occupancy?.percent);
  if (before.sass.length && after.sass.length) {
    add("live registers", ...page.sides.map(side => Math.max(...side.sass.map(row => row[2]))));
    add("SASS instructions", before.sass.length, after.sass.length);
    if (before.sass[0][3] !== null && after.sass[0][3] !== null)
      add("SASS executed", ...page.sides.map(side => side.sass.reduce((sum, row) => sum + row[3], 0)));
  }
  for (const name of new Set(page.sides.flatMap(side => Object.keys(side.counters)))) add(name, before.counters[name] ?? 0, after.counters[name] ?? 0);
  const names = [...new Set(opcodes.flatMap(Object.keys))].filter(name => opcodes[0][name] !== opcodes[1][name]);
  names.sort((a, b) => Math.abs((opcodes[1][b] ?? 0) - (opcodes[0][b] ?? 0)) - Math.abs((opcodes[1][a] ?? 0) - (opcodes[0][a] ?? 0)));
  for (const name of names) add(name, opcodes[0][name] ?? 0, opcodes[1][name] ?? 0);
  const change = (a, b) => (b > a ? "+" : b < a ? "−" : "") + short(Math.abs(b - a));
  return make("table", {}, make("thead", {}, make("tr", {}, ...["", "before", "after", "change"].map(head => make("th", { textContent: head })))),
    make("tbody", {}, ...rows.map(([name, a, b]) => make("tr", {}, make("td", { textContent: name.replace(/^l1tex__(?:data_)?/, "").replace(/\.sum$/, "") , title: name }), make("td", { textContent: short(a) }), make("td", { textContent: short(b) }),
      make("td", { className: name === "occupancy %" || a === b ? "" : b < a ? "less" : "more", textContent: change(a, b) })))));
}

// The index map, made when it is first opened.
const mapView = view("map", "Index map");
mapView.element.classList.add("mapView");
mapView.show = () => {
  if (mapView.shown === current) return;
  mapView.shown = current;
  if (current.raw.map) {
    mapView.element.replaceChildren(el("mapBody").content.cloneNode(true));
    showMap(mapView.element, current.raw.map);
  } else mapView.element.replaceChildren(make("p", { className: "why", textContent: current.raw.whyNoMap }));
};

// Occupancy: resident warps along each axis, coloured by what limits them.
const COLORS = { warps: "#0072B2", registers: "#D55E00", smem: "#009E73", blocks: "#CC79A7", barriers: "#E69F00" };
const AXES = { threads: "threads per block", registers: "registers per thread", smem_bytes: "shared memory per block (KiB)" };
const svg = (tag, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};
const chart = (sweep, most) => {
  const width = 400, height = 190, left = 30, bottom = 24, top = 22;
  const end = sweep.runs.at(-1)[1], step = sweep.axis === "threads" ? sweep.runs[1][0] - sweep.runs[0][0] : sweep.axis === "registers" ? 8 : 1024;
  const x = value => left + value / (end + step) * (width - left - 4), y = warps => height - bottom - warps / most * (height - bottom - top);
  const unit = value => sweep.axis === "smem_bytes" ? Math.round(value / 1024) : value;
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": AXES[sweep.axis] });
  for (let warps = 0; warps <= most; warps += most / 4)
    drawing.append(svg("line", { x1: left, x2: width, y1: y(warps), y2: y(warps), stroke: "var(--rule)" }), svg("text", { x: left - 4, y: y(warps) + 4, "text-anchor": "end" }, String(warps)));
  for (const [from, to, warps, limiter] of sweep.runs) {
    const gap = sweep.axis === "threads" ? 0.15 * step : 0, begin = x(Math.max(from - step / 2 + gap, 0));
    const bar = svg("rect", { x: begin, y: y(warps), width: Math.max(x(to + step / 2 - gap) - begin, 0.5), height: Math.max(y(0) - y(warps), 0), fill: COLORS[limiter] ?? "gray" });
    bar.append(svg("title", {}, `${unit(from)}${to > from ? ` to ${unit(to)}` : ""}: ${warps} warps, limited by ${limiter}`));
    drawing.append(bar);
  }
  const nice = [1, 2, 4, 8, 16, 32, 64, 128, 256].map(n => n * (sweep.axis === "smem_bytes" ? 1024 : 1)).find(n => end / n <= 8);
  for (let value = 0; value <= end; value += nice) drawing.append(svg("text", { x: x(value), y: height - 8, "text-anchor": "middle" }, String(unit(value))));
  drawing.append(svg("line", { x1: x(sweep.now), x2: x(sweep.now), y1: top - 4, y2: y(0), stroke: "var(--ink)", "stroke-width": 2 }),
    svg("text", { x: clamp(x(sweep.now), 40, width - 40), y: 13, "text-anchor": "middle", style: "fill: var(--ink); font-weight: 600" }, `now ${unit(sweep.now)}`));
  return make("figure", {}, make("figcaption", { textContent: `resident warps per SM by ${AXES[sweep.axis]}` }), drawing);
};
const fitView = view("occupancy", "Occupancy");
fitView.element.classList.add("plain");
fitView.show = () => {
  const fit = current.raw.occupancy;
  if (!fit) return fitView.element.replaceChildren(make("p", { className: "why", textContent: "A launch shows it: pass arguments, a grid and a block, of a kernel that is no PTX." }));
  const seen = new Set(fit.sweeps.flatMap(sweep => sweep.runs.map(run => run[3])));
  fitView.element.replaceChildren(make("pre", { className: "words", textContent: fit.words }),
    make("div", { className: "charts" }, ...fit.sweeps.map(sweep => chart(sweep, fit.most))),
    make("div", { className: "legend" }, "limited by", ...[...seen].map(name => make("span", {}, make("i", { style: `background: ${COLORS[name] ?? "gray"}` }), name))));
};

const refresh = () => {
  const shown = opened === "diff" ? diff : code;
  shown.refresh();
  (opened === "diff" ? views.diff.told : detail).textContent = tell();
};
el("side").append(...sides.map((side, i) => make("option", { value: i, textContent: side.raw.name })));
el("side").addEventListener("change", () => { current = sides[Number(el("side").value)]; clear(); about(); views[opened].show(); });
addEventListener("resize", () => refresh());
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => refresh());
open(page.diff ? "diff" : "code");
requestAnimationFrame(() => setTimeout(() => { document.body.dataset.paintedMs = performance.now(); }));
