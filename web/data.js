// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads what engine/storage/page/pagedata.h writes.

const pageFormat = 1;
const tokenMarks = {unknown: 1, special: 2, attached: 4};
const momentFlags = {map: 1, probabilities: 2, heads: 4, forced: 8};
const headKinds = ["encoder", "cross", "decoder"];

/** Browsers can do this themselves since 2025, and ten times as fast. */
function bytesOf(base64) {
  if (Uint8Array.fromBase64)
    return Uint8Array.fromBase64(base64);
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; ++index)
    bytes[index] = letters.charCodeAt(index);
  return bytes;
}

async function unpacked(base64) {
  const stream = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Takes bytes from the beginning of the remaining ones. */
class ByteReader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  take(count) {
    if (this.at + count > this.bytes.length)
      throw new Error("its data ends early");
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }
}

/** Shares of one in 16 bits. All low bytes come first, then all high ones. */
function sharesOf(bytes) {
  const count = bytes.length / 2;
  const shares = new Float32Array(count);
  for (let index = 0; index < count; ++index)
    shares[index] = (bytes[index] + 256 * bytes[count + index]) / 65535;
  return shares;
}

/** Weights with the words of their rows and columns. */
class WeightMap {
  constructor(rowTokens, columnTokens, weights) {
    this.rowTokens = rowTokens;
    this.columnTokens = columnTokens;
    this.rows = rowTokens.length;
    this.columns = columnTokens.length;
    this.weights = weights;
  }

  at(row, column) {
    return this.weights[row * this.columns + column];
  }
}

/** The numbers of a term [symbol, meaning, count, scale, bytes]. */
function numbersOf([, , count, scale, bytes]) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float32Array.from({length: count}, (_, index) => view.getInt16(2 * index, true) * scale);
}

/** A watched sentence at all its moments. */
class Sentence {
  constructor(values, words, headLevels) {
    const tokensOf = list => list.map(([word, marks]) => ({
      text: words[word],
      unknown: (marks & tokenMarks.unknown) !== 0,
      special: (marks & tokenMarks.special) !== 0,
      attached: (marks & tokenMarks.attached) !== 0,
    }));
    this.source = values.source;
    this.heads = values.heads ?? null;
    this.headLevels = headLevels;
    this.targets = values.targets.map(target => ({...target, source: tokensOf(target.source), tokens: tokensOf(target.tokens)}));
    this.moments = values.moments.map(([step, epoch, target, flags, score, loss]) => ({step, epoch, target, flags, score, loss}));
    this.arithmetic = values.arithmetic ?? [];
  }

  targetOf(moment) {
    return this.targets[moment.target];
  }

  blockSize(moment) {
    const target = this.targetOf(moment);
    const rows = target.tokens.length;
    return this.mapBytes(moment, target) + (moment.flags & momentFlags.probabilities ? 2 * rows : 0)
      + (moment.flags & momentFlags.heads ? this.headBytes(target) : 0);
  }

  mapBytes(moment, target) {
    return moment.flags & momentFlags.map ? 2 * target.tokens.length * target.source.length : 0;
  }

  headSizes(target) {
    const [rows, source] = [target.tokens.length, target.source.length];
    return {encoder: source * source, cross: rows * source, decoder: rows * (rows + 1) / 2};
  }

  layersOf(kind) {
    return kind === "encoder" ? this.heads[0] : this.heads[1];
  }

  headBytes(target) {
    const sizes = this.headSizes(target);
    return headKinds.reduce((sum, kind) => sum + this.layersOf(kind) * this.heads[2] * sizes[kind], 0);
  }

  readBlocks(reader) {
    for (const moment of this.moments)
      moment.block = reader.take(this.blockSize(moment));
  }

  /** Turns the stored differences into blocks. Does it once, when the sentence is first displayed. */
  open() {
    if (this.isOpen)
      return;
    this.isOpen = true;
    let before = new Uint8Array(0);
    for (const {block} of this.moments) {
      if (block.length === before.length)
        for (let index = 0; index < block.length; ++index)
          block[index] += before[index];
      before = block;
    }
  }

  readArithmetic(reader) {
    for (const row of this.arithmetic)
      for (const term of row.terms ?? [])
        if (term.length === 4)
          term.push(reader.take(2 * term[2]));
  }

  /** The map that the run shows; for a Transformer the mean of the last layer's cross heads. Null: no attention. */
  map(moment) {
    const target = this.targetOf(moment);
    const size = this.mapBytes(moment, target);
    return size > 0 ? new WeightMap(target.tokens, target.source, sharesOf(moment.block.subarray(0, size))) : null;
  }

  probabilities(moment) {
    if (!(moment.flags & momentFlags.probabilities))
      return null;
    const target = this.targetOf(moment);
    const first = this.mapBytes(moment, target);
    return sharesOf(moment.block.subarray(first, first + 2 * target.tokens.length));
  }

  /** A head {kind, layer, head}, counted from one. Null: it was not kept at this moment. */
  headMap(moment, id) {
    if (!(moment.flags & momentFlags.heads))
      return null;
    const target = this.targetOf(moment);
    const sizes = this.headSizes(target);
    let at = moment.block.length - this.headBytes(target);
    for (const kind of headKinds.slice(0, headKinds.indexOf(id.kind)))
      at += this.layersOf(kind) * this.heads[2] * sizes[kind];
    at += ((id.layer - 1) * this.heads[2] + id.head - 1) * sizes[id.kind];
    const kept = moment.block.subarray(at, at + sizes[id.kind]);
    if (id.kind !== "decoder")
      return new WeightMap(id.kind === "encoder" ? target.source : target.tokens, target.source,
        Float32Array.from(kept, weight => weight / this.headLevels));
    const rows = target.tokens.length;
    const weights = new Float32Array(rows * rows);
    for (let row = 0, next = 0; row < rows; ++row)
      for (let column = 0; column <= row; ++column)
        weights[row * rows + column] = kept[next++] / this.headLevels;
    const read = [{text: "<sos>", special: true}, ...target.tokens.slice(0, -1)];
    return new WeightMap(target.tokens, read, weights);
  }

  /** The last moment up to a step; the first one if there is none. */
  momentAt(step) {
    const after = this.moments.findIndex(moment => moment.step > step);
    return after < 0 ? this.moments.length - 1 : Math.max(after - 1, 0);
  }

  arithmeticOf(head, row) {
    const name = head ? `${head.kind}.${head.layer}.${head.head}` : undefined;
    return this.arithmetic.find(entry => entry.head === name && entry.row === row);
  }
}

async function readRun(base64) {
  const reader = new ByteReader(await unpacked(base64));
  const length = new DataView(reader.take(4).slice().buffer).getUint32(0, true);
  const values = JSON.parse(new TextDecoder().decode(reader.take(length)));
  if (values.format !== pageFormat)
    throw new Error(`its format is ${values.format}`);
  const sentences = values.sentences.map(sentence => new Sentence(sentence, values.words, values.head_levels));
  for (const sentence of sentences)
    sentence.readBlocks(reader);
  for (const sentence of sentences)
    sentence.readArithmetic(reader);
  return {...values, sentences: sentences.filter(sentence => sentence.moments.length > 0)};
}
