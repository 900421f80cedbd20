// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The picture of attention: cells or lines on a canvas, words as text above it.

const largestWord = 17;
const smallestWord = 9;
const unit = 8;
const wordFont = getComputedStyle(document.documentElement).fontFamily;
const widthsOfWords = new Map();
const measuring = document.createElement("canvas").getContext("2d");

/** Widths of words at `largestWord` pixels. They are kept, because measuring is slow and the words of a run are few. */
function widthOf(word) {
  if (!widthsOfWords.has(word)) {
    measuring.font = `${largestWord}px ${wordFont}`;
    widthsOfWords.set(word, Math.ceil(measuring.measureText(word).width) + 1);
  }
  return widthsOfWords.get(word);
}

function widestOf(tokens) {
  return tokens.reduce((widest, token) => Math.max(widest, widthOf(token.text)), 0);
}

/** The height of a band of words if the longest of them has this width. */
function bandOf(width, angle, size) {
  if (angle === 0)
    return 1.4 * size;
  return angle === 90 ? width : (width + size) * Math.SQRT1_2;
}

/** The least distance between two words. */
function pitchOf(width, angle, size) {
  return angle === 0 ? width + unit : (angle === 90 ? 1.15 : 1.6) * size;
}

/** The first of the sizes and angles that `fits` accepts; otherwise the smallest and steepest. */
function chosenType(fits) {
  for (let size = largestWord; size >= smallestWord; --size)
    for (const angle of [0, 45, 90])
      if (fits(size, angle))
        return {size, angle};
  return {size: smallestWord, angle: 90};
}

/** The places of the cells and words of a matrix. */
function matrixLayout(map, width, height, turned) {
  const [widestRow, widestColumn] = [widestOf(map.rowTokens), widestOf(map.columnTokens)];
  const place = ({size, angle}) => {
    const share = size / largestWord;
    const rowRoom = Math.min(share * widestRow, 0.32 * width);
    const columnRoom = angle === 0 ? share * widestColumn : Math.min(share * widestColumn, 0.3 * height);
    const band = bandOf(columnRoom, angle, size) + unit;
    const right = Math.max(7 * unit, angle === 45 ? Math.min(columnRoom * Math.SQRT1_2, 0.14 * width) : 0);
    const most = side => Math.min(Math.max(0.145 * side, 3.6 * size), 8 * size);
    let cellWidth = Math.min((width - rowRoom - 2 * unit - right) / map.columns, most(width));
    let cellHeight = Math.min((height - band - unit) / map.rows, most(height));
    cellWidth = Math.min(cellWidth, 3 * cellHeight);
    cellHeight = Math.min(cellHeight, 1.6 * cellWidth);
    const whole = side => (side >= 4 ? Math.floor(side) : Math.max(side, 0.5));
    return {size, angle, rowRoom, columnRoom, band, right, cellWidth: whole(cellWidth), cellHeight: whole(cellHeight)};
  };
  const layout = place(chosenType((size, angle) => {
    const {cellWidth, cellHeight} = place({size, angle});
    return cellWidth >= pitchOf(size / largestWord * widestColumn, angle, size) && cellHeight >= 1.15 * size;
  }));
  const block = layout.rowRoom + unit + layout.cellWidth * map.columns + layout.right;
  layout.left = Math.round(Math.max((width - block) / 2, 0) + layout.rowRoom + unit);
  layout.top = Math.round(layout.band);
  layout.turned = turned;
  return layout;
}

/** The places of words in a row that begins at `left`. Words have distances by their widths if they fit, otherwise
    equal ones. */
function centresIn(tokens, width, size, angle, turned) {
  const order = turned ? [...tokens.keys()].reverse() : [...tokens.keys()];
  const rooms = order.map(index => (angle === 0 ? size / largestWord * widthOf(tokens[index].text) : 0));
  const gap = (width - rooms.reduce((sum, room) => sum + room, 0)) / tokens.length;
  const spread = Math.min(gap, 6 * largestWord);
  const centres = new Array(tokens.length);
  let at = (gap - spread) * tokens.length / 2;
  order.forEach((index, place) => {
    centres[index] = at + (spread + rooms[place]) / 2;
    at += spread + rooms[place];
  });
  return centres;
}

/** The places of the words and curves in the lines view. Columns are above, rows below. */
function linesLayout(map, width, height, turned) {
  const widest = Math.max(widestOf(map.rowTokens), widestOf(map.columnTokens));
  const total = tokens => tokens.reduce((sum, token) => sum + widthOf(token.text) + unit * 1.5, 0);
  const longest = Math.max(total(map.rowTokens), total(map.columnTokens));
  const most = Math.max(map.rows, map.columns);
  const {size, angle} = chosenType((tried, turn) =>
    (turn === 0 ? tried >= 13 && tried / largestWord * longest <= width : width / most >= pitchOf(0, turn, tried)));
  const room = Math.min(size / largestWord * widest, 0.26 * height);
  const band = bandOf(room, angle, size) + unit;
  return {size, angle, room, top: band, bottom: height - band, turned,
    columns: centresIn(map.columnTokens, width, size, angle, turned.columns),
    rows: centresIn(map.rowTokens, width, size, angle, turned.rows)};
}

/** Draws a map, and reports what the pointer is on. */
class AttentionPicture {
  constructor(figure, canvas, words, {pointed, chosen}) {
    Object.assign(this, {figure, canvas, words, pointed, chosen});
    this.map = null;
    this.form = "matrix";
    this.mark = null; // {row, column}, {row} or {column}
    this.pin = null;
    this.links = null;
    this.key = "";
    this.listen();
  }

  listen() {
    this.figure.addEventListener("pointermove", event => this.pointed(this.markAt(event)));
    this.figure.addEventListener("pointerleave", () => this.pointed(null));
    this.figure.addEventListener("click", event => {
      const mark = this.markAt(event);
      if (mark)
        this.chosen(mark);
    });
  }

  resize(width, height) {
    [this.width, this.height] = [width, height];
    this.key = "";
  }

  show(map, form, links) {
    Object.assign(this, {map, form, links});
    this.placeWords();
    this.draw();
  }

  /** Computes the places of words only if the words, the form or the size have changed. */
  placeWords() {
    const textsOf = tokens => tokens.map(token => token.text).join(" ");
    const key = this.map ? [this.form, textsOf(this.map.rowTokens), textsOf(this.map.columnTokens)].join("\n") : "none";
    if (key === this.key)
      return;
    this.key = key;
    this.words.replaceChildren();
    if (!this.map)
      return;
    const turned = {columns: isRightToLeft(this.map.columnTokens), rows: isRightToLeft(this.map.rowTokens)};
    this.layout = this.form === "matrix" ? matrixLayout(this.map, this.width, this.height, turned.columns)
      : linesLayout(this.map, this.width, this.height, turned);
    this.columnWords = this.map.columnTokens.map((token, index) => this.placeWord(token, "column", index));
    this.rowWords = this.map.rowTokens.map((token, index) => this.placeWord(token, "row", index));
    this.words.replaceChildren(...this.columnWords, ...this.rowWords);
    this.figure.dataset.layout = JSON.stringify(this.layout);
  }

  placeWord(token, side, index) {
    const element = wordElement(token, "span");
    element.title = token.text;
    element.dataset.side = side;
    element.dataset.index = index;
    const style = element.style;
    style.fontSize = `${this.layout.size}px`;
    const lineHeight = 1.25 * this.layout.size;
    style.lineHeight = `${lineHeight}px`;
    if (this.form === "matrix" && side === "row") {
      style.right = `${this.width - this.layout.left + unit}px`;
      style.top = `${this.layout.top + (index + 0.5) * this.layout.cellHeight - lineHeight / 2}px`;
      style.maxWidth = `${this.layout.rowRoom + 2}px`;
      return element;
    }
    const isAbove = side === "column";
    const x = this.form === "matrix" ? this.cellLeft(index) + this.layout.cellWidth / 2 : this.layout[`${side}s`][index];
    const edge = this.form === "matrix" || isAbove ? this.layout.top - unit : this.layout.bottom + unit;
    this.turnWord(style, x, edge, isAbove, lineHeight);
    return element;
  }

  turnWord(style, x, edge, isAbove, lineHeight) {
    const {angle} = this.layout;
    style.left = `${x}px`;
    if (angle === 0) {
      style.top = `${isAbove ? edge - lineHeight : edge}px`;
      style.transform = "translateX(-50%)";
      return;
    }
    style.top = `${edge - lineHeight / 2}px`;
    style.maxWidth = `${this.layout.columnRoom ?? this.layout.room}px`;
    style.transformOrigin = "0 50%";
    style.transform = `rotate(${isAbove ? -angle : angle}deg)`;
  }

  cellLeft(column) {
    const place = this.layout.turned ? this.map.columns - 1 - column : column;
    return this.layout.left + place * this.layout.cellWidth;
  }

  draw() {
    const context = sizedContext(this.canvas, this.width, this.height);
    if (!this.map)
      return;
    if (this.form === "matrix")
      this.drawMatrix(context);
    else
      this.drawLines(context);
    this.lightWords();
  }

  drawMatrix(context) {
    const {left, top, cellWidth, cellHeight} = this.layout;
    const gap = Math.min(cellWidth, cellHeight) >= 12 ? 1 : 0;
    context.fillStyle = "#5b2a6e";
    context.fillRect(left, top, this.map.columns * cellWidth - gap, this.map.rows * cellHeight - gap);
    for (let row = 0; row < this.map.rows; ++row)
      for (let column = 0; column < this.map.columns; ++column) {
        context.fillStyle = viridisColors[colorIndex(this.map.at(row, column))];
        context.fillRect(this.cellLeft(column), top + row * cellHeight, cellWidth - gap, cellHeight - gap);
      }
    for (const [row, column] of this.links?.possible ?? [])
      this.outline(context, row, column, "#ffc400", 1, [3, 2]);
    for (const [row, column] of this.links?.sure ?? [])
      this.outline(context, row, column, "#ffc400", 2, this.links.isGold ? [] : [6, 3]);
    this.drawScale(context);
    for (const [mark, color] of [[this.mark, colors.text], [this.pin, colors.accent]])
      if (mark)
        this.markCells(context, mark, color);
  }

  outline(context, row, column, color, width, dashes) {
    const {top, cellWidth, cellHeight} = this.layout;
    const inset = Math.min(3, cellWidth / 6, cellHeight / 6);
    const box = [this.cellLeft(column) + inset, top + row * cellHeight + inset, cellWidth - 2 * inset - 1,
      cellHeight - 2 * inset - 1];
    context.strokeStyle = "#1a1400";
    context.lineWidth = width + 2;
    context.strokeRect(...box);
    context.setLineDash(dashes);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.strokeRect(...box);
    context.setLineDash([]);
  }

  markCells(context, mark, color) {
    const {left, top, cellWidth, cellHeight} = this.layout;
    const {columns, rows} = this.map;
    const x = mark.column === undefined ? left : this.cellLeft(mark.column);
    const y = mark.row === undefined ? top : top + mark.row * cellHeight;
    const width = mark.column === undefined ? columns * cellWidth : cellWidth;
    const height = mark.row === undefined ? rows * cellHeight : cellHeight;
    context.strokeStyle = colors.base;
    context.lineWidth = 5;
    context.strokeRect(x - 0.5, y - 0.5, width, height);
    context.strokeStyle = color;
    context.lineWidth = 2.5;
    context.strokeRect(x - 0.5, y - 0.5, width, height);
  }

  drawScale(context) {
    const {left, top, cellWidth, cellHeight} = this.layout;
    const height = Math.max(this.map.rows * cellHeight, Math.min(120, this.height / 3));
    const x = left + this.map.columns * cellWidth + 2 * unit;
    const band = context.createLinearGradient(0, top + height, 0, top);
    viridisStops.forEach((stop, index) => band.addColorStop(index / (viridisStops.length - 1), `#${stop}`));
    context.fillStyle = band;
    context.fillRect(x, top, 1.5 * unit, height);
    context.fillStyle = colors.quiet;
    context.font = `12px ${wordFont}`;
    context.textAlign = "left";
    context.textBaseline = "middle";
    for (const tick of [0, 0.25, 0.5, 0.75, 1])
      context.fillText(number(tick, 2), x + 2 * unit, top + 6 + (1 - tick) * (height - 12));
  }

  drawLines(context) {
    const cells = [];
    for (let row = 0; row < this.map.rows; ++row)
      for (let column = 0; column < this.map.columns; ++column)
        if (this.map.at(row, column) >= 0.02)
          cells.push({row, column, weight: this.map.at(row, column)});
    cells.sort((one, other) => one.weight - other.weight);
    const mark = this.mark ?? this.pin;
    const isMarked = cell => mark && (mark.row === undefined || mark.row === cell.row)
      && (mark.column === undefined || mark.column === cell.column);
    context.lineCap = "butt";
    for (const cell of cells) {
      context.globalAlpha = mark && !isMarked(cell) ? 0.15 : 0.85;
      this.drawCurve(context, cell, colors.training);
    }
    context.globalAlpha = 1;
    for (const cell of cells.filter(isMarked))
      this.drawCurve(context, cell, mark === this.pin ? colors.accent : colors.training);
    for (const [row, column] of this.links?.sure ?? [])
      this.drawLink(context, row, column);
  }

  curve(context, row, column) {
    const {top, bottom} = this.layout;
    const [from, to] = [this.layout.columns[column], this.layout.rows[row]];
    const middle = (top + bottom) / 2;
    context.beginPath();
    context.moveTo(from, top);
    context.bezierCurveTo(from, middle, to, middle, to, bottom);
    context.stroke();
  }

  drawCurve(context, {row, column, weight}, color) {
    context.strokeStyle = color;
    context.lineWidth = Math.max(0.5, 10 * weight);
    this.curve(context, row, column);
  }

  drawLink(context, row, column) {
    context.strokeStyle = "#ffc400";
    context.lineWidth = 1.5;
    context.setLineDash(this.links.isGold ? [5, 3] : [2, 3]);
    this.curve(context, row, column);
    context.setLineDash([]);
  }

  lightWords() {
    const isLit = (side, index) => [this.mark, this.pin].some(mark => mark && mark[side] === index);
    this.rowWords.forEach((word, index) => word.classList.toggle("lit", isLit("row", index)));
    this.columnWords.forEach((word, index) => word.classList.toggle("lit", isLit("column", index)));
  }

  /** What is under the pointer: a cell, a word, or nothing. */
  markAt(event) {
    const word = event.target.closest?.("[data-side]");
    if (word)
      return {[word.dataset.side]: Number(word.dataset.index)};
    if (!this.map)
      return null;
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return this.form === "matrix" ? this.cellAt(x, y) : this.curveAt(x, y);
  }

  cellAt(x, y) {
    const {left, top, cellWidth, cellHeight, turned} = this.layout;
    const row = Math.floor((y - top) / cellHeight);
    const place = Math.floor((x - left) / cellWidth);
    if (row < 0 || row >= this.map.rows || place < 0 || place >= this.map.columns)
      return null;
    return {row, column: turned ? this.map.columns - 1 - place : place};
  }

  /** The visible curve that is nearest to the point. */
  curveAt(x, y) {
    const {top, bottom, columns, rows} = this.layout;
    const down = (y - top) / (bottom - top);
    if (down < 0 || down > 1)
      return null;
    // At parameter t the height is 1.5 t − 1.5 t² + t³, which only rises.
    let t = down;
    for (let step = 0; step < 4; ++step)
      t -= (1.5 * t - 1.5 * t * t + t * t * t - down) / (1.5 - 3 * t + 3 * t * t);
    const across = t * t * (3 - 2 * t);
    let [nearest, least] = [null, 10];
    for (let row = 0; row < this.map.rows; ++row)
      for (let column = 0; column < this.map.columns; ++column) {
        const weight = this.map.at(row, column);
        const distance = Math.abs(columns[column] + across * (rows[row] - columns[column]) - x) - 5 * weight;
        if (weight >= 0.05 && distance < least)
          [nearest, least] = [{row, column}, distance];
      }
    return nearest;
  }
}
