// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of the page, and the controls that change them.

const mostShownHeads = 512;
const playedMoments = 12; // a second

const byId = id => document.getElementById(id);

class RunView {
  constructor(run) {
    this.run = run;
    this.state = {sentence: 0, moment: 0, head: null, form: "matrix", mark: null, pin: null};
    this.picture = new AttentionPicture(byId("figure"), byId("picture"), byId("words"),
      {pointed: mark => this.point(mark), chosen: mark => this.choose(mark)});
    this.curve = new LossCurve(byId("curve"), run,
      {chosen: share => this.goTo(Math.round(share * (this.sentence.moments.length - 1)))});
    this.playing = 0;
    this.fillSentences();
    this.listen();
    this.watchSizes();
    this.setTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    this.setLanguage(run.language);
    this.setSentence(0);
  }

  get sentence() {
    return this.run.sentences[this.state.sentence];
  }

  get moment() {
    return this.sentence.moments[this.state.moment];
  }

  /** The map in the large picture. */
  get map() {
    return this.state.head ? this.sentence.headMap(this.moment, this.state.head) : this.sentence.map(this.moment);
  }

  fillSentences() {
    byId("sentence").replaceChildren(...this.run.sentences.map((sentence, index) => {
      const option = make("option", "", sentence.source);
      option.value = index;
      option.dir = "auto";
      return option;
    }));
    byId("language").replaceChildren(...languages.map(([code, name]) => {
      const option = make("option", "", name);
      option.value = option.lang = code;
      return option;
    }));
  }

  listen() {
    byId("sentence").addEventListener("change", event => this.setSentence(Number(event.target.value)));
    byId("slider").addEventListener("input", event => this.goTo(Number(event.target.value)));
    byId("language").addEventListener("change", event => this.setLanguage(event.target.value));
    byId("theme").addEventListener("click", () => this.setTheme(theme === "dark" ? "light" : "dark"));
    byId("play").addEventListener("click", () => this.togglePlaying());
    for (const form of ["matrix", "lines"])
      byId(form).addEventListener("click", () => this.setForm(form));
    byId("table").addEventListener("toggle", () => this.showTable());
    byId("figure").addEventListener("keydown", event => this.pressed(event));
    document.addEventListener("keydown", event => {
      if (event.key === "Escape")
        this.setPin(null);
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change",
      event => this.setTheme(event.matches ? "dark" : "light"));
  }

  /** The thumb of the slider is as wide as high. The curve begins and ends at the middle of the thumb. */
  watchSizes() {
    const measure = () => {
      const figure = byId("figure").getBoundingClientRect();
      this.picture.resize(figure.width, figure.height);
      const [slider, curve] = [byId("slider").getBoundingClientRect(), byId("curve").getBoundingClientRect()];
      this.curve.resize(curve.width, curve.height, slider.left - curve.left + thumbRadius,
        slider.right - curve.left - thumbRadius);
      if (this.curve.moments) {
        this.curve.prepare();
        this.show();
      }
    };
    measure();
    new ResizeObserver(measure).observe(byId("figure"));
  }

  setSentence(index) {
    this.state.sentence = index;
    this.sentence.open();
    Object.assign(this.state, {mark: null, pin: null});
    const step = this.shownStep ?? Infinity;
    byId("sentence").value = index;
    byId("slider").max = this.sentence.moments.length - 1;
    this.curve.setMoments(this.sentence.moments);
    if (!this.sentence.heads)
      this.state.head = null;
    this.buildHeads();
    this.goTo(this.sentence.momentAt(step));
  }

  goTo(moment) {
    this.state.moment = Math.min(Math.max(moment, 0), this.sentence.moments.length - 1);
    this.shownStep = this.moment.step;
    this.show();
  }

  setForm(form) {
    this.state.form = form;
    for (const one of ["matrix", "lines"])
      byId(one).setAttribute("aria-pressed", String(one === form));
    this.show();
  }

  setTheme(name) {
    theme = name;
    document.documentElement.dataset.theme = name;
    colors = readColors();
    byId("theme").textContent = text(name === "dark" ? "light" : "dark");
    if (this.curve.moments) {
      this.curve.prepare();
      this.show();
    }
  }

  setHead(id) {
    const isSame = JSON.stringify(id) === JSON.stringify(this.state.head);
    this.state.head = isSame ? null : id;
    Object.assign(this.state, {mark: null, pin: null});
    this.show();
  }

  point(mark) {
    if (JSON.stringify(mark) === JSON.stringify(this.state.mark))
      return;
    this.state.mark = mark;
    this.showMarks();
  }

  choose(mark) {
    this.setPin(JSON.stringify(mark) === JSON.stringify(this.state.pin) ? null : mark);
  }

  setPin(mark) {
    this.state.pin = mark;
    this.showMarks();
    this.showArithmetic();
  }

  pressed(event) {
    const moves = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};
    const {map, state} = this;
    if (!map)
      return;
    const from = {row: state.mark?.row ?? state.pin?.row ?? 0, column: state.mark?.column ?? state.pin?.column ?? 0};
    if (event.key in moves) {
      let [down, right] = moves[event.key];
      if (this.picture.layout.turned === true)
        right = -right;
      const isFirst = !state.mark && !state.pin;
      const inside = (value, count) => Math.min(Math.max(value, 0), count - 1);
      this.point({row: inside(from.row + (isFirst ? 0 : down), map.rows),
        column: inside(from.column + (isFirst ? 0 : right), map.columns)});
    } else if (event.key === "Enter" || event.key === " ") {
      if (state.mark)
        this.choose(state.mark);
    } else {
      return;
    }
    event.preventDefault();
  }

  togglePlaying() {
    if (this.playing) {
      cancelAnimationFrame(this.playing);
      this.playing = 0;
      return this.showPlay();
    }
    const last = this.sentence.moments.length - 1;
    const from = this.state.moment >= last ? 0 : this.state.moment;
    const began = performance.now();
    const next = now => {
      const moment = from + Math.floor((now - began) / 1000 * playedMoments);
      if (moment !== this.state.moment)
        this.goTo(moment);
      this.playing = moment < this.sentence.moments.length - 1 ? requestAnimationFrame(next) : 0;
      if (!this.playing)
        this.showPlay();
    };
    this.playing = requestAnimationFrame(next);
    return this.showPlay();
  }

  showPlay() {
    byId("play").textContent = this.playing ? "❚❚" : "▶";
    byId("play").setAttribute("aria-label", text(this.playing ? "pause" : "play"));
    byId("play").title = text(this.playing ? "pause" : "play");
  }

  setLanguage(code) {
    language = code;
    document.documentElement.lang = code;
    byId("language").value = code;
    const {run} = this;
    document.title = run.name;
    byId("name").textContent = run.name;
    say(byId("origin"), run.data ? "trainedOn" : "madeBy", run.data ? run.preset : run.program, run.data,
      number(run.training_pairs));
    for (const id of ["matrix", "lines"])
      byId(id).textContent = text(id);
    byId("theme").textContent = text(theme === "dark" ? "light" : "dark");
    const labels = {forms: "view", theme: "theme", language: "language", sentence: "sentence", slider: "moment",
      curve: "lossLabel"};
    for (const [id, key] of Object.entries(labels))
      byId(id).setAttribute("aria-label", text(key));
    byId("curve").title = text("scale");
    byId("curvekey").replaceChildren(...["training", "validation"].flatMap(key => [make("i", key), text(key)]));
    byId("table").firstElementChild.textContent = text("table");
    byId("about").firstElementChild.textContent = text("about");
    this.showPlay();
    this.showAbout();
    if (!this.curve.moments)
      return;
    this.buildHeads();
    this.curve.prepare();
    this.picture.key = "";
    this.show();
  }

  /** Updates everything that depends on the moment. */
  show() {
    const {sentence, moment, state, map} = this;
    const fits = mark => mark && (mark.row ?? 0) < map?.rows && (mark.column ?? 0) < map?.columns;
    for (const kind of ["mark", "pin"])
      if (!fits(state[kind]))
        state[kind] = null;
    byId("slider").value = state.moment;
    say(byId("when"), "stepEpoch", number(moment.step), number(moment.epoch, 2));
    byId("slider").setAttribute("aria-valuetext", byId("when").textContent);
    this.picture.mark = state.mark;
    this.picture.pin = state.pin;
    this.picture.show(map, state.form, this.links());
    this.curve.draw(moment.step);
    this.showLosses();
    this.showHeads();
    this.showTranslation();
    this.showReading();
    this.showArithmetic();
    this.showTable();
    const isMean = sentence.heads && !state.head;
    byId("shown").textContent = isMean ? text("mean") : state.head ? this.headName(state.head) : "";
    byId("shown").hidden = !sentence.heads;
  }

  /** Links are between target and source words. */
  links() {
    const target = this.sentence.targetOf(this.moment);
    const isOfBoth = !this.state.head || this.state.head.kind === "cross";
    const hasLinks = isOfBoth && target.sure !== undefined;
    const legend = byId("legend");
    legend.replaceChildren();
    legend.hidden = !this.sentence.targets.some(one => one.sure !== undefined);
    if (!hasLinks)
      return null;
    legend.append(make("span", `key ${this.run.links}`), text(this.run.links));
    if (target.possible.length > 0)
      legend.append(make("span", "key possible"), text("possible"));
    return {sure: target.sure, possible: target.possible, isGold: this.run.links === "gold"};
  }

  showMarks() {
    this.picture.mark = this.state.mark;
    this.picture.pin = this.state.pin;
    this.picture.draw();
    this.showReading();
  }

  showReading() {
    const mark = this.state.mark ?? this.state.pin;
    const {map} = this;
    say(byId("hint"), this.state.pin ? "pinned" : "hint");
    byId("figure").setAttribute("aria-label", map ? plainText("pictureLabel", number(map.rows), number(map.columns))
      : text("noAttention"));
    if (!map)
      return say(byId("reading"), this.state.head ? "headsMissing" : "noAttention");
    if (!mark)
      return byId("reading").replaceChildren();
    if (mark.row === undefined)
      return say(byId("reading"), "columnOf", map.columnTokens[mark.column].text);
    if (mark.column === undefined)
      return say(byId("reading"), "rowOf", map.rowTokens[mark.row].text);
    return this.showCell(map, mark);
  }

  showCell(map, {row, column}) {
    const decimals = this.state.head ? 2 : 3;
    say(byId("reading"), "weightOf", map.rowTokens[row].text, map.columnTokens[column].text,
      number(map.at(row, column), decimals));
    const probabilities = this.sentence.probabilities(this.moment);
    if (probabilities && this.state.head?.kind !== "encoder") {
      const rest = make("span", "quiet");
      say(rest, "probabilityOf", number(probabilities[row], 3));
      byId("reading").append(" · ", rest);
    }
  }

  showLosses() {
    const {step, loss} = this.moment;
    const before = this.run.validations.filter(([validated]) => validated <= step).pop();
    const line = byId("curveline");
    line.replaceChildren();
    const tell = (key, ...values) => {
      const part = make("span");
      say(part, key, ...values);
      line.append(line.hasChildNodes() ? " · " : "", part);
    };
    if (loss !== null)
      tell("lossAt", number(step), number(loss, 3));
    if (before)
      tell("validationAt", number(before[1], 3) + (before[2] === null ? "" : `, BLEU ${number(before[2], 1)}`));
  }

  showTranslation() {
    const target = this.sentence.targetOf(this.moment);
    byId("translationtitle").textContent =
      text(this.moment.flags & momentFlags.forced ? "forcedTranslation" : "translation");
    byId("translation").textContent = target.text;
    say(byId("score"), "score", number(this.moment.score, 2));
  }

  headName({kind, layer, head}) {
    return plainText("headName", text(`${kind}Name`), number(layer), number(head));
  }

  /** A small canvas for each head. They are made again for another sentence or language. */
  buildHeads() {
    const section = byId("heads");
    const {heads} = this.sentence;
    section.hidden = !heads;
    byId("figure").classList.toggle("beside", Boolean(heads));
    this.headButtons = [];
    if (!heads)
      return;
    const [title, line, blocks] = section.children;
    title.textContent = text("heads");
    line.textContent = text("headHint");
    blocks.replaceChildren(...headKinds.map(kind => this.headBlock(kind)));
    const count = (heads[0] + 2 * heads[1]) * heads[2];
    if (count > this.headButtons.length)
      line.append(" ", plainText("headsLeftOut", number(this.headButtons.length)));
  }

  headBlock(kind) {
    const block = make("div", "block");
    const grid = make("div", "grid");
    const [, , each] = this.sentence.heads;
    grid.style.gridTemplateColumns = `repeat(${Math.min(each, 12)}, minmax(0, 1fr))`;
    for (let layer = this.sentence.layersOf(kind); layer >= 1; --layer)
      for (let head = 1; head <= each && this.headButtons.length < mostShownHeads; ++head)
        grid.append(this.headButton({kind, layer, head}));
    block.append(make("h3", "", text(kind)), grid);
    return block;
  }

  headButton(id) {
    const button = make("button", "head");
    const canvas = make("canvas");
    button.append(canvas);
    button.title = this.headName(id);
    button.setAttribute("aria-label", button.title);
    button.dataset.head = `${id.kind}.${id.layer}.${id.head}`;
    button.addEventListener("click", () => this.setHead(id));
    this.headButtons.push({id, button, canvas});
    return button;
  }

  showHeads() {
    const chosen = JSON.stringify(this.state.head);
    for (const {id, button, canvas} of this.headButtons) {
      button.setAttribute("aria-pressed", String(JSON.stringify(id) === chosen));
      const map = this.sentence.headMap(this.moment, id);
      if (!map) {
        drawPixels(canvas, 1, 1, () => null);
        continue;
      }
      const isRead = index => id.kind !== "decoder" || index % map.columns <= Math.floor(index / map.columns);
      drawPixels(canvas, map.columns, map.rows,
        index => (isRead(index) ? viridis[colorIndex(map.weights[index])] : null));
    }
  }

  showArithmetic() {
    const section = byId("arithmetic");
    const {arithmetic_step: step} = this.run;
    section.hidden = step === undefined || !this.map;
    if (section.hidden)
      return;
    section.firstElementChild.textContent = text("arithmetic");
    section.lastElementChild.replaceChildren(...this.arithmetic(step));
  }

  arithmetic(step) {
    const {state, sentence, moment, map} = this;
    if (moment.step !== step) {
      const line = sentenceLine("arithmeticElsewhere", number(step));
      const button = make("button", "", text("goThere"));
      button.addEventListener("click", () => this.goTo(sentence.momentAt(step)));
      line.append(" ", button);
      return [line];
    }
    if (sentence.heads && !state.head)
      return [sentenceLine("arithmeticMean")];
    const {pin} = state;
    if (pin?.row === undefined || pin.column === undefined)
      return [sentenceLine("arithmeticPin")];
    const entry = sentence.arithmeticOf(state.head, pin.row);
    return entry ? arithmeticParts(this.run, entry, map.columnTokens, pin.column,
      column => this.setPin({row: pin.row, column})) : [sentenceLine("arithmeticNone")];
  }

  /** The map as a table, for screen readers and for copying. It is made only while it is open. */
  showTable() {
    const {map} = this;
    const frame = byId("table").lastElementChild;
    if (!byId("table").open || !map)
      return frame.replaceChildren();
    const rows = map.rowTokens.map((token, row) => [wordCell(token),
      ...map.columnTokens.map((_, column) => numberCell(map.at(row, column), this.state.head ? 2 : 3))]);
    return frame.replaceChildren(tableOf(["", ...map.columnTokens.map(token => token.text)], rows));
  }

  showAbout() {
    const {run} = this;
    const parts = [];
    if (run.note) {
      const note = make("p", "", run.note);
      note.dir = "auto";
      parts.push(make("h3", "", text("note")), note);
    }
    const kept = run.sentences.reduce((sum, sentence) => sum + sentence.moments.length, 0);
    if (kept < run.of_moments)
      parts.push(sentenceLine("thinned", number(kept), number(run.of_moments)));
    parts.push(sentenceLine("madeBy", run.program), make("h3", "", text("settings")),
      tableOf(["", ""], run.settings.map(([key, value]) => [make("td", "", key), make("td", "", value)])));
    byId("about").lastElementChild.replaceChildren(...parts);
  }
}

/** Shows a reason in place of the picture. */
function tellProblem(key, ...values) {
  say(byId("problem"), key, ...values);
  byId("problem").hidden = false;
}

async function openPage() {
  language = languages.some(([code]) => code === document.documentElement.lang) ? document.documentElement.lang : "en";
  document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  if (typeof DecompressionStream === "undefined")
    return tellProblem("oldBrowser");
  let run = null;
  try {
    run = await readRun(byId("attentoscope-run").textContent);
  } catch (problem) {
    return tellProblem("unreadable", String(problem.message ?? problem));
  }
  if (run.sentences.length === 0)
    return tellProblem("noSentences");
  byId("main").hidden = false;
  window.attentoscope = new RunView(run);
  performance.mark("opened");
  return undefined;
}

openPage();
