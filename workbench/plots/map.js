"use strict";
const LANES = 32, READ = 1, WRITE = 2, MOST_THREADS = 256, MOST_MARKS = 20000, NOBODY = 255;
const WRITTEN = "#1a1a1a", READ_FROM = "#d1242f";
const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
const inflate = async text => {
  const letters = atob(text), bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  const values = new Int32Array(await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer());
  for (let i = 1; i < values.length; i++) values[i] += values[i - 1];  // packed as differences
  return values;
};
// A function from a key to the numbers of its items, which are sorted when it is first called.
const group = (keys, size) => {
  let starts = null;
  const order = new Int32Array(keys.length);
  const sort = () => {
    starts = new Int32Array(size + 1);
    for (let i = 0; i < keys.length; i++) starts[keys[i] + 1]++;
    for (let key = 0; key < size; key++) starts[key + 1] += starts[key];
    const next = starts.slice();
    for (let i = 0; i < keys.length; i++) order[next[keys[i]]++] = i;
  };
  return key => {
    if (!starts) sort();
    return order.subarray(starts[key], starts[key + 1]);
  };
};

// What can be shown in a pane: cells in row-major order, each with the number of its colour, and a digit. The last two dimensions make a plane; one
// dimension alone is folded, the threads so that a warp stays in a row.
class Space {
  constructor(name, shape, dims, size, unit = 1) {
    Object.assign(this, { name, dims, size, shape: shape.length ? shape : [1] });
    const fold = Math.min(size, unit * 2 ** Math.max(0, Math.round(Math.log2(Math.sqrt(size) / unit))));
    this.columns = this.shape.length > 1 ? this.shape.at(-1) : Math.max(fold, 1);
    this.rows = this.shape.length > 1 ? this.shape.at(-2) : Math.ceil(size / this.columns);
    this.colors = new Uint8Array(size).fill(NOBODY);
    this.digits = new Int8Array(size).fill(-1);
  }
  coordinates(cell) {
    const out = [];
    for (let axis = this.shape.length - 1, rest = cell; axis >= 0; axis--) {
      out.unshift(rest % this.shape[axis]);
      rest = Math.floor(rest / this.shape[axis]);
    }
    return `[${out.join(", ")}]`;
  }
}

// Draw the map of a trace within `root`, which holds what map_body.html has.
const showMap = async (root, data) => {
  const byId = id => root.querySelector(`#${id}`);
  const textOf = line => (data.source[line - 1] ?? "").trim();
  const columns = await Promise.all(Object.values(data.arrays).map(inflate));
  const { blockOfWarp, numberOfWarp, warpOf, siteOf, baseOf, patternOf, firstOf, offsetOf, laneOf } =
    Object.fromEntries(Object.keys(data.arrays).map((name, i) => [name, columns[i]]));
  if (data.leftOut) Object.assign(byId("partial"), { hidden: false, textContent:
    `Too many irregular accesses for a page: ${data.leftOut} of them are left out. Of a warp instruction without room, the first lane is shown.` });

  // An instruction has a site (tensor, line, effect), and a pattern: entries from firstOf[p] to firstOf[p + 1] say
  // which lane touches which element, less the instruction's base, in ascending order.
  const site = i => data.sites[siteOf[i]];
  const begin = i => firstOf[patternOf[i]], end = i => firstOf[patternOf[i] + 1];
  const elementOf = (i, entry) => baseOf[i] + offsetOf[entry], ownerOf = (i, entry) => warpOf[i] * LANES + laneOf[entry];
  const entriesAt = (i, element) => {
    const offset = element - baseOf[i], entries = [];
    let low = begin(i), high = end(i);
    if (offset < offsetOf[low] || offset > offsetOf[high - 1]) return entries;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (offsetOf[middle] < offset) low = middle + 1; else high = middle;
    }
    for (; low < end(i) && offsetOf[low] === offset; low++) entries.push(low);
    return entries;
  };
  const ofWarp = group(warpOf, blockOfWarp.length);

  const threads = new Space("threads", [LANES * blockOfWarp.length], ["thread"], LANES * blockOfWarp.length, LANES);
  const tensors = data.tensors.map(t => new Space(t.name, t.shape, t.dims, t.shape.reduce((a, b) => a * b, 1)));
  // Accesses as [instruction, entry], in order: to an element, and of a thread.
  const atElement = (space, element) => {
    const accesses = [], here = data.sites.map(one => tensors[one.tensor] === space);
    for (let i = 0; i < warpOf.length; i++) {
      if (!here[siteOf[i]]) continue;
      const offset = element - baseOf[i];
      if (offset >= offsetOf[begin(i)] && offset <= offsetOf[end(i) - 1])
        for (const entry of entriesAt(i, element)) accesses.push([i, entry]);
    }
    return accesses;
  };
  const ofThread = owner => {
    const accesses = [];
    for (const i of ofWarp(Math.floor(owner / LANES)))
      for (let entry = begin(i); entry < end(i); entry++) if (laneOf[entry] === owner % LANES) accesses.push([i, entry]);
    return accesses;
  };

  // A tensor's cells have the colours of the threads that come first: to write, where any writes.
  const shades = data.tints[0].length, palette = new Uint32Array(256);
  data.tints.flat().forEach((pixel, i) => { palette[i] = pixel; });
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const dress = () => palette.fill(dark.matches ? 0xff33281f : 0xffffffff, NOBODY);
  dress();
  const tint = warp => blockOfWarp[warp] % data.tints.length * shades + numberOfWarp[warp] % shades;
  const effects = tensors.map(() => 0);
  for (const one of data.sites) effects[one.tensor] |= one.effect;
  for (let i = warpOf.length - 1; i >= 0; i--) {
    const { tensor, effect } = site(i), space = tensors[tensor], color = tint(warpOf[i]);
    const paints = !(effects[tensor] & WRITE) || effect & WRITE;
    for (let entry = begin(i); entry < end(i); entry++) {
      const owner = ownerOf(i, entry), element = elementOf(i, entry);
      threads.colors[owner] = color;
      threads.digits[owner] = laneOf[entry];
      if (!paints) continue;
      space.colors[element] = color;
      space.digits[element] = laneOf[entry];
    }
  }

  // What is pointed at, kept by a click, or stepped to: threads, and the accesses that are outlined.
  const nothing = { owners: [], accesses: [], cell: -1, space: null, words: [], touched: null };
  let hovered = nothing, kept = nothing;
  const shown = () => kept === nothing ? hovered : kept;
  const pointAt = (space, cell) => {
    if (cell < 0) return nothing;
    const own = space === threads ? null : atElement(space, cell);
    const owners = own ? [...new Set(own.map(([i, entry]) => ownerOf(i, entry)))].slice(0, MOST_THREADS) : [cell];
    const accesses = [], words = own ? tellElement(space, cell, own) : [];
    for (const owner of owners)
      if (accesses.length < MOST_MARKS) for (const access of ofThread(owner)) accesses.push(access);
    if (owners.length === 1) words.push(...tellThread(owners[0], accesses));
    return { ...nothing, owners, accesses, cell, space, words };
  };
  // What a line of the source touches: of each space, the cells, as effects that are or-ed.
  const ofLine = new Map();
  const touchedBy = line => {
    if (ofLine.has(line)) return ofLine.get(line);
    const here = data.sites.map(one => one.line === line), touched = new Map();
    const cellsOf = space => touched.get(space) ?? touched.set(space, new Uint8Array(space.size)).get(space);
    for (let i = 0; i < warpOf.length; i++) {
      if (!here[siteOf[i]]) continue;
      const { tensor, effect } = site(i), cells = cellsOf(tensors[tensor]), owners = cellsOf(threads);
      for (let entry = begin(i); entry < end(i); entry++) {
        cells[elementOf(i, entry)] |= effect;
        owners[ownerOf(i, entry)] |= effect;
      }
    }
    const words = [`line ${line}: ${textOf(line)}`];
    for (const [space, cells] of touched)
      if (space !== threads)
        for (const [effect, , active] of verbs) {
          const size = cells.reduce((sum, one) => sum + (one & effect ? 1 : 0), 0);
          if (size) words.push(`  ${active} ${count(size, "element")} of ${space.name}`);
        }
    if (touched.has(threads)) words.push(`  by ${count(touched.get(threads).reduce((sum, one) => sum + !!one, 0), "thread")}`);
    const found = { ...nothing, words, touched, line };
    ofLine.set(line, found);
    return found;
  };

  const warpOfOwner = owner => Math.floor(owner / LANES);
  const threadName = owner =>
    `block ${blockOfWarp[warpOfOwner(owner)]}, thread ${numberOfWarp[warpOfOwner(owner)] * LANES + owner % LANES}`;
  const few = (items, most, spell) => items.slice(0, most).map(spell).join(" ") + (items.length > most ? " ..." : "");
  const verbs = [[WRITE, "written", "writes"], [READ, "read", "reads"]];
  const tellElement = (space, cell, accesses) => {
    const lines = [];
    for (const [effect, passive] of verbs) {
      const some = accesses.filter(([i]) => site(i).effect & effect);
      if (!some.length) continue;
      const owners = [...new Set(some.map(([i, entry]) => ownerOf(i, entry)))], first = site(some[0][0]).line;
      lines.push(`${passive} ${count(some.length, "time")} by ${count(owners.length, "thread")}: ` +
        `${few(owners, 3, owner => `(${threadName(owner)})`)}, first at line ${first}: ${textOf(first)}`);
    }
    const nobody = data.leftOut ? "no access that is shown touches it" : "nobody touches it";
    return [`${space.name}${space.coordinates(cell)}: ${lines.shift() ?? nobody}`, ...lines];
  };
  const tellThread = (owner, accesses) => {
    const lines = [`${threadName(owner)} (warp ${numberOfWarp[warpOfOwner(owner)]}, lane ${owner % LANES})`];
    for (const [effect, , active] of verbs)
      tensors.forEach((tensor, number) => {
        const some = accesses.filter(([i]) => site(i).tensor === number && site(i).effect & effect);
        const elements = [...new Set(some.map(([i, entry]) => elementOf(i, entry)))];
        if (elements.length)
          lines.push(`  ${active} ${count(elements.length, "element")} of ${tensor.name}: ` +
            few(elements, 6, element => tensor.coordinates(element)));
      });
    return lines;
  };
  class Pane {
    constructor(spaces, space) {
      this.view = { scale: 1, x: 0, y: 0 };
      this.cells = make("canvas");
      this.marks = make("canvas");
      this.frame = make("div", { className: "frame" }, this.cells, this.marks);
      this.slices = make("span");
      this.sampled = make("i");
      this.choice = make("select", { ariaLabel: "shown" }, ...spaces.map(one => make("option", { textContent: one.name })));
      this.choice.selectedIndex = spaces.indexOf(space);
      this.choice.addEventListener("change", () => { this.show(spaces[this.choice.selectedIndex]); this.fit(); this.draw(); });
      byId("panes").append(make("section", {}, make("header", {}, this.choice, this.slices, this.sampled), this.frame));
      this.listen();
      this.show(space);
    }
    show(space) {
      this.space = space;
      this.at = space.shape.slice(0, -2).map(() => 0);
      this.slices.replaceChildren(...this.at.map((_, axis) => {
        const value = make("b", { textContent: "0" });
        const slider = make("input", { type: "range", min: 0, max: space.shape[axis] - 1, value: 0 });
        slider.addEventListener("input", () => {
          this.at[axis] = Number(slider.value);
          value.textContent = slider.value;
          this.draw();
        });
        return make("label", {}, `${space.dims[axis]} `, slider, " ", value, " ");
      }));
    }
    get first() {
      return this.at.reduce((plane, index, axis) => plane * this.space.shape[axis] + index, 0) * this.space.rows * this.space.columns;
    }
    fit() {
      const { rows, columns } = this.space;
      this.view.scale = Math.min(this.frame.clientWidth / columns, this.frame.clientHeight / rows, 40);
      this.view.x = this.view.y = 0;
    }
    cellAt(event) {
      const { rows, columns, size } = this.space, { scale, x, y } = this.view;
      const column = Math.floor((event.offsetX - x) / scale), row = Math.floor((event.offsetY - y) / scale);
      const cell = this.first + row * columns + column;
      return column < 0 || row < 0 || column >= columns || row >= rows || cell >= size ? -1 : cell;
    }
    // The cells under the pixels of the screen, whatever the size of the plane.
    draw() {
      const ratio = window.devicePixelRatio || 1, { rows, columns, size, colors, digits } = this.space;
      const { scale, x, y } = this.view, first = this.first;
      const width = Math.round(this.frame.clientWidth * ratio), height = Math.round(this.frame.clientHeight * ratio);
      Object.assign(this.cells, { width, height });
      if (!width || !height) return;
      const context = this.cells.getContext("2d"), image = context.createImageData(width, height);
      const pixels = new Uint32Array(image.data.buffer);
      const apart = Math.floor(1 / (scale * ratio));
      this.sampled.textContent = apart > 1 ? `one cell in ${apart * apart} is drawn: zoom in to see all` : "";
      this.eachPixel(width, height, (pixel, cell) => { pixels[pixel] = palette[colors[cell]]; });
      context.putImageData(image, 0, 0);
      context.fillStyle = WRITTEN;
      if (scale >= 16) {
        context.scale(ratio, ratio);
        Object.assign(context, { textAlign: "center", textBaseline: "middle", font: `${Math.min(13, scale * 0.45)}px sans-serif` });
        for (let row = Math.max(0, Math.floor(-y / scale)); row < Math.min(rows, (this.frame.clientHeight - y) / scale); row++)
          for (let column = Math.max(0, Math.floor(-x / scale)); column < Math.min(columns, (this.frame.clientWidth - x) / scale); column++) {
            const cell = first + row * columns + column;
            if (cell < size && digits[cell] >= 0)
              context.fillText(digits[cell], x + (column + 0.5) * scale, y + (row + 0.5) * scale);
          }
      }
      this.mark();
    }
    mark() {
      const ratio = window.devicePixelRatio || 1, { scale, x, y } = this.view, first = this.first;
      const { columns, rows } = this.space, { owners, accesses, cell, space, touched } = shown(), edge = Math.max(scale, 4);
      Object.assign(this.marks, { width: this.cells.width, height: this.cells.height });
      const context = this.marks.getContext("2d");
      if (touched) return this.veil(context, touched.get(this.space));
      context.scale(ratio, ratio);
      context.lineWidth = 2;
      const outline = (place, color) => {
        if (place < first || place >= first + rows * columns) return;
        context.strokeStyle = color;
        context.strokeRect(x + (place - first) % columns * scale, y + Math.floor((place - first) / columns) * scale, edge, edge);
      };
      if (this.space === threads) return owners.forEach(owner => outline(owner, WRITTEN));
      const tensor = tensors.indexOf(this.space);
      for (const [effect, color] of [[READ, READ_FROM], [WRITE, WRITTEN]])
        for (const [i, entry] of accesses.slice(0, MOST_MARKS))
          if (site(i).tensor === tensor && site(i).effect & effect) outline(elementOf(i, entry), color);
      if (space === this.space) outline(cell, WRITTEN);
    }
    // A veil over the cells that a line does not touch.
    veil(context, cells) {
      const { width, height } = this.marks;
      if (!width || !height) return;
      const image = context.createImageData(width, height), pixels = new Uint32Array(image.data.buffer);
      const cover = dark.matches ? 0xe817110d : 0xd8ffffff;
      this.eachPixel(width, height, (pixel, cell) => { if (!cells?.[cell]) pixels[pixel] = cover; });
      context.putImageData(image, 0, 0);
    }
    // Call `act` with each pixel that a cell is under, and the cell.
    eachPixel(width, height, act) {
      const ratio = window.devicePixelRatio || 1, { rows, columns, size } = this.space, { scale, x, y } = this.view, first = this.first;
      const columnAt = Int32Array.from({ length: width }, (_, i) => Math.floor(((i + 0.5) / ratio - x) / scale));
      for (let j = 0; j < height; j++) {
        const row = Math.floor(((j + 0.5) / ratio - y) / scale);
        if (row < 0 || row >= rows) continue;
        for (let i = 0; i < width; i++) {
          const cell = first + row * columns + columnAt[i];
          if (columnAt[i] >= 0 && columnAt[i] < columns && cell < size) act(j * width + i, cell);
        }
      }
    }
    listen() {
      let from = null;
      const on = (type, act) => this.marks.addEventListener(type, act, { passive: false });
      on("pointerdown", event => { from = { x: event.offsetX, y: event.offsetY, moved: false }; });
      on("pointermove", event => {
        if (from && event.buttons) {
          this.view.x += event.movementX;
          this.view.y += event.movementY;
          from.moved ||= Math.hypot(event.offsetX - from.x, event.offsetY - from.y) > 4;
          this.draw();
        }
        hovered = pointAt(this.space, this.cellAt(event));
        refresh();
      });
      on("pointerup", event => {
        const cell = this.cellAt(event);
        if (from && !from.moved) {
          kept = kept.space === this.space && kept.cell === cell ? nothing : pointAt(this.space, cell);
          limitSteps();
        }
        from = null;
        refresh();
      });
      on("pointerleave", () => { hovered = nothing; refresh(); });
      on("dblclick", () => { this.fit(); this.draw(); });
      on("wheel", event => {
        event.preventDefault();
        const factor = Math.exp(-event.deltaY / 400);
        this.view.x = event.offsetX - (event.offsetX - this.view.x) * factor;
        this.view.y = event.offsetY - (event.offsetY - this.view.y) * factor;
        this.view.scale *= factor;
        this.draw();
      });
    }
  }

  const main = effect => tensors.find((_, number) => effects[number] & effect);
  const spaces = [threads, ...tensors], begun = [...new Set([threads, main(READ), main(WRITE)].filter(Boolean))];
  const panes = begun.map(space => new Pane(spaces, space));
  // The source: a line that touches tensors can be pointed at, and a line lights up where it touches what is shown.
  const touching = new Set(data.sites.map(one => one.line)), lineRows = new Map();
  byId("lines").replaceChildren(...data.source.map((text, i) => {
    const line = i + 1, row = make("div", { className: "line" }, make("b", { textContent: line }), text);
    if (!touching.has(line)) return row;
    row.tabIndex = 0;
    row.classList.add("touches");
    const enter = () => { hovered = touchedBy(line); refresh(); }, leave = () => { hovered = nothing; refresh(); };
    const keep = () => { kept = kept.line === line ? nothing : touchedBy(line); limitSteps(); refresh(); };
    for (const [type, act] of [["pointerenter", enter], ["focus", enter], ["pointerleave", leave], ["blur", leave], ["click", keep]])
      row.addEventListener(type, act);
    row.addEventListener("keydown", event => { if (event.key === "Enter") keep(); });
    lineRows.set(line, row);
    return row;
  }));
  lineRows.values().next().value?.scrollIntoView({ block: "center" });
  const lightLines = () => {
    const { accesses, line } = shown(), lit = new Set(accesses.slice(0, MOST_MARKS).map(([i]) => site(i).line));
    for (const [number, row] of lineRows) row.classList.toggle("lit", number === line || lit.has(number));
  };
  let waiting = false;
  const refresh = () => {
    byId("said").textContent = shown().words.join("\n");
    lightLines();
    if (!waiting) requestAnimationFrame(() => { waiting = false; panes.forEach(pane => pane.mark()); });
    waiting = true;
  };

  // Steps: every warp instruction, block after block; once a thread is kept, those that it takes part in.
  let steps = null;
  const limitSteps = () => {
    steps = kept.owners.length === 1 ? [...new Set(ofThread(kept.owners[0]).map(([i]) => i))] : null;
    Object.assign(byId("step"), { max: steps ? steps.length : warpOf.length, value: 0 });
    byId("stepped").textContent = `accesses of ${steps ? "this thread" : "all warps"}: ${byId("step").max}`;
  };
  const stepTo = number => {
    byId("step").value = number;
    if (+byId("step").value === 0) { hovered = kept = nothing; limitSteps(); return refresh(); }
    const i = steps ? steps[byId("step").value - 1] : byId("step").value - 1;
    const accesses = Array.from({ length: end(i) - begin(i) }, (_, n) => [i, begin(i) + n]);
    const { tensor, line, effect } = site(i);
    const words = [`block ${blockOfWarp[warpOf[i]]}, warp ${numberOfWarp[warpOf[i]]} ` +
      `${["", "reads", "writes", "updates"][effect]} ${count(accesses.length, "element")} of ${tensors[tensor].name} ` +
      `at line ${line}: ${textOf(line)}`];
    kept = { ...nothing, owners: [...new Set(accesses.map(([i, entry]) => ownerOf(i, entry)))], accesses, words };
    byId("stepped").textContent = `access ${byId("step").value} of ${byId("step").max}`;
    refresh();
  };
  byId("step").addEventListener("input", () => stepTo(byId("step").value));
  byId("back").addEventListener("click", () => stepTo(+byId("step").value - 1));
  byId("forward").addEventListener("click", () => stepTo(+byId("step").value + 1));
  dark.addEventListener("change", () => { dress(); panes.forEach(pane => pane.draw()); });
  addEventListener("resize", () => panes.forEach(pane => { pane.fit(); pane.draw(); }));
  limitSteps();
  panes.forEach(pane => { pane.fit(); pane.draw(); });
};
