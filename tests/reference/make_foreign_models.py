#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small models in the forms of other programs, with random weights, and what our tensors made of them must be.

    make_foreign_models.py FOLDER [ARENFOLDER]

Writes folders of Hugging Face's MarianMT and Pegasus (F32, F16, BF16; one table of words, two, and an output layer of its
own) and one of CTranslate2, which the package ctranslate2 itself writes where it is installed. answers.json has what these
models answer, computed with numpy from the papers: each head's matrix, the probabilities of all words at each step, and
what greedy and beam search write. expected.tsv has a line for
each of our tensors of each folder: folder, tensor, sizes, sum of the numbers, and sum of number i times (i · 2654435761
mod 1000). ARENFOLDER is the transliteration model of CTranslate2's own tests, whose lines are added. Needs numpy.
"""
import json
import pathlib
import struct
import sys

import numpy

SIZE, HEADS, INNER, LAYERS, DECODER_LAYERS, POSITIONS = 8, 2, 12, 2, 1, 16
WORDS = ["</s>", "<unk>", "\u2581the", "\u2581dog", "s", "\u2581runs", ".", ">>por<<", ">>fra<<", "\u2581", "a", "b", "<pad>"]
OTHER = ["<unk>", "\u2581le", "\u2581chien", "</s>", "s", "court", "a", "\u2581", ".", "<pad>"]
NEVER = -10_000.0


def field(number, wire, value):
    return varint(number << 3 | wire) + value


def varint(number):
    out = b""
    while number >= 128:
        out += bytes([number & 127 | 128])
        number >>= 7
    return out + bytes([number])


def text(number, value):
    return field(number, 2, varint(len(value)) + value)


def sentencepiece(pieces):
    """A unigram model; '<unk>' is of type 2."""
    model = text(1, text(1, b"<unk>") + field(2, 5, struct.pack("<f", 0.0)) + field(3, 0, varint(2)))
    for place, piece in enumerate(pieces):
        model += text(1, text(1, piece.encode()) + field(2, 5, struct.pack("<f", -1.0 - place)))
    return model + text(2, field(3, 0, varint(1))) + text(3, text(1, b"identity") + field(3, 0, varint(1)))


def to_type(numbers, dtype):
    if dtype == "F32":
        return numbers.astype("<f4").tobytes(), numbers
    if dtype == "F16":
        halves = numbers.astype("<f2")
        return halves.tobytes(), halves.astype("f4")
    bits = numbers.astype("<f4").view("<u4") >> 16
    return bits.astype("<u2").tobytes(), (bits << 16).astype("<u4").view("<f4")


def safetensors(path, tensors, dtype):
    header, data, kept = {"__metadata__": {"format": "pt"}}, b"", {}
    for name, numbers in tensors.items():
        raw, kept[name] = to_type(numbers, dtype)
        header[name] = {"dtype": dtype, "shape": list(numbers.shape), "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    head = json.dumps(header, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 8)
    path.write_bytes(struct.pack("<Q", len(head)) + head + data)
    return kept


def attention(name, draw):
    for part in "q k v out".split():
        yield f"{name}.{part}_proj.weight", draw(SIZE, SIZE)
        yield f"{name}.{part}_proj.bias", draw(SIZE)


def norm(name, draw):
    yield f"{name}.weight", draw(SIZE)
    yield f"{name}.bias", draw(SIZE)


def layers(side, count, draw):
    for layer in range(count):
        name = f"model.{side}.layers.{layer}"
        yield from attention(f"{name}.self_attn", draw)
        yield from norm(f"{name}.self_attn_layer_norm", draw)
        if side == "decoder":
            yield from attention(f"{name}.encoder_attn", draw)
            yield from norm(f"{name}.encoder_attn_layer_norm", draw)
        yield f"{name}.fc1.weight", draw(INNER, SIZE)
        yield f"{name}.fc1.bias", draw(INNER)
        yield f"{name}.fc2.weight", draw(SIZE, INNER)
        yield f"{name}.fc2.bias", draw(SIZE)
        yield from norm(f"{name}.final_layer_norm", draw)


def table(words, draw):
    rows = draw(len(words), SIZE)
    rows[words.index("<pad>")] = 0.0
    return rows


def theirs(kind, draw):
    tensors = {}
    if kind["share"]:
        tensors["model.shared.weight"] = table(WORDS, draw)
    else:
        tensors["model.encoder.embed_tokens.weight"] = table(WORDS, draw)
        tensors["model.decoder.embed_tokens.weight"] = table(OTHER, draw)
    target = WORDS if kind["share"] else OTHER
    if not kind["tie"]:
        tensors["lm_head.weight"] = draw(len(target), SIZE)
    tensors["final_logits_bias"] = draw(1, len(target))
    tensors.update(layers("encoder", LAYERS, draw))
    tensors.update(layers("decoder", DECODER_LAYERS, draw))
    if kind["type"] == "pegasus":
        for side in ("encoder", "decoder"):
            tensors.update(norm(f"model.{side}.layer_norm", draw))
    return tensors


def configuration(kind):
    target = WORDS if kind["share"] else OTHER
    config = {
        "model_type": kind["type"], "d_model": SIZE, "encoder_layers": LAYERS, "decoder_layers": DECODER_LAYERS,
        "encoder_attention_heads": HEADS, "decoder_attention_heads": HEADS, "encoder_ffn_dim": INNER, "decoder_ffn_dim": INNER,
        "activation_function": "swish" if kind["type"] == "marian" else "relu", "scale_embedding": True,
        "vocab_size": len(WORDS), "decoder_vocab_size": len(target), "max_position_embeddings": POSITIONS,
        "eos_token_id": target.index("</s>"), "pad_token_id": target.index("<pad>"),
        "decoder_start_token_id": target.index("<pad>"), "share_encoder_decoder_embeddings": kind["share"],
        "tie_word_embeddings": kind["tie"], "num_beams": 4, "max_length": 64, "dropout": 0.1}
    if kind["type"] == "bart":
        config.update(static_position_embeddings=True, normalize_before=False, add_final_layer_norm=False)
    return config


def order(words, specials):
    """Their ids in our order: <pad>, <sos>, <eos>, <unk>, then the others."""
    first = [words.index(word) if word in words else -1 for word in specials]
    return first + [place for place in range(len(words)) if place not in first]


def rows(matrix, ids):
    return numpy.stack([matrix[place] if place >= 0 else numpy.zeros_like(matrix[0]) for place in ids])


def bias(stored, ids, forbidden):
    numbers = [NEVER if place < 0 or ours in forbidden else stored[place] for ours, place in enumerate(ids)]
    return numpy.array(numbers, "f4")


def waves(divisor, first, positions=POSITIONS, size=SIZE):
    angles = (numpy.arange(positions)[:, None] + first) / 10000.0 ** (numpy.arange(size // 2)[None] / divisor)
    return numpy.concatenate([numpy.sin(angles), numpy.cos(angles)], 1).astype("f4")


def ours_of_marian(kind, stored):
    marks = ["<pad>", "<pad>", "</s>", "<unk>"]
    source, target = order(WORDS, marks), order(WORDS if kind["share"] else OTHER, marks)
    words = stored.get("model.shared.weight")
    decoder = words if kind["share"] else stored["model.decoder.embed_tokens.weight"]
    ours = {"decoder.embedding.weight": rows(decoder, target)}
    if not (kind["share"] and kind["tie"]):
        ours["encoder.embedding.weight"] = rows(words if kind["share"] else stored["model.encoder.embed_tokens.weight"], source)
    if not kind["tie"]:
        ours["decoder.output.weight"] = rows(stored["lm_head.weight"], target)
    ours["decoder.output.bias"] = bias(stored["final_logits_bias"][0], target, {0, 1})
    for side, count in (("encoder", LAYERS), ("decoder", DECODER_LAYERS)):
        ours[f"{side}.positions.weight"] = waves(SIZE / 2, 0)
        for layer in range(count):
            here, there = f"{side}.layers.{layer}", f"model.{side}.layers.{layer}"
            names = [("self_attn", "self_attn", "norm1")]
            if side == "decoder":
                names.append(("multihead_attn", "encoder_attn", "norm2"))
            for own, foreign, own_norm in names:
                for part in ("weight", "bias"):
                    ours[f"{here}.{own}.in_proj_{part}"] = numpy.concatenate(
                        [stored[f"{there}.{foreign}.{which}_proj.{part}"] for which in "qkv"])
                    ours[f"{here}.{own}.out_proj.{part}"] = stored[f"{there}.{foreign}.out_proj.{part}"]
                    ours[f"{here}.{own_norm}.{part}"] = stored[f"{there}.{foreign}_layer_norm.{part}"]
            last = "norm3" if side == "decoder" else "norm2"
            for own, foreign in (("linear1", "fc1"), ("linear2", "fc2"), (last, "final_layer_norm")):
                for part in ("weight", "bias"):
                    ours[f"{here}.{own}.{part}"] = stored[f"{there}.{foreign}.{part}"]
        if kind["type"] == "pegasus":
            for part in ("weight", "bias"):
                ours[f"{side}.norm.{part}"] = stored[f"model.{side}.layer_norm.{part}"]
    return ours


def line_of(folder, name, numbers):
    flat = numbers.astype("f8").ravel()
    weights = (numpy.arange(flat.size, dtype="u8") * 2654435761) % 1000
    return f"{folder}\t{name}\t{'x'.join(map(str, numbers.shape))}\t{flat.sum():.6f}\t{(flat * weights).sum():.4f}"


def read_model_bin(path):
    """Version 2 to 6, as CTranslate2's model.cc reads it."""
    data, at = path.read_bytes(), 0

    def number(form):
        nonlocal at
        value = struct.unpack_from("<" + form, data, at)[0]
        at += struct.calcsize(form)
        return value

    def string():
        nonlocal at
        length = number("H")
        at += length
        return data[at - length:at - 1].decode()

    version, _, _ = number("I"), string(), number("I")
    variables = {}
    for _ in range(number("I")):
        name, shape = string(), []
        for _ in range(number("B")):
            shape.append(number("I"))
        kind, count = number("B"), number("I")
        form = {1: "i1", 2: "<i2", 4: "<f4"}[kind] if version < 4 else ["<f4", "i1", "<i2", "<i4", "<f2"][kind]
        length = count * kind if version < 4 else count
        variables[name] = numpy.frombuffer(data, form, length // numpy.dtype(form).itemsize, at).reshape(shape).astype("f4")
        at += length
    for _ in range(number("I") if version >= 3 else 0):
        alias = string()
        variables[alias] = variables[string()]
    return variables


def ours_of_binary(variables, source_words, target_words, positions):
    """Of a model that is pre-norm, with a norm after its last layer."""
    marks = ["<blank>", "<s>", "</s>", "<unk>"]
    source, target = order(source_words, marks), order(target_words, marks)
    first = "encoder/embeddings_0/weight" if "encoder/embeddings_0/weight" in variables else "encoder/embeddings/weight"
    projection, words = variables["decoder/projection/weight"], variables["decoder/embeddings/weight"]
    ours = {"encoder.embedding.weight": rows(variables[first], source), "decoder.embedding.weight": rows(words, target)}
    if projection is not words:
        ours["decoder.output.weight"] = rows(projection, target)
    ours["decoder.output.bias"] = bias(variables["decoder/projection/bias"], target, set())
    for side in ("encoder", "decoder"):
        ours[f"{side}.positions.weight"] = positions
        layer = 0
        while f"{side}/layer_{layer}/ffn/linear_0/weight" in variables:
            here, there = f"{side}.layers.{layer}", f"{side}/layer_{layer}"
            for part in ("weight", "bias"):
                own, cross = f"{there}/self_attention", f"{there}/attention"
                ours[f"{here}.self_attn.in_proj_{part}"] = variables[f"{own}/linear_0/{part}"]
                ours[f"{here}.self_attn.out_proj.{part}"] = variables[f"{own}/linear_1/{part}"]
                ours[f"{here}.linear1.{part}"] = variables[f"{there}/ffn/linear_0/{part}"]
                ours[f"{here}.linear2.{part}"] = variables[f"{there}/ffn/linear_1/{part}"]
                gain = "gamma" if part == "weight" else "beta"
                ours[f"{here}.norm1.{part}"] = variables[f"{own}/layer_norm/{gain}"]
                if side == "decoder":
                    ours[f"{here}.multihead_attn.in_proj_{part}"] = numpy.concatenate(
                        [variables[f"{cross}/linear_0/{part}"], variables[f"{cross}/linear_1/{part}"]])
                    ours[f"{here}.multihead_attn.out_proj.{part}"] = variables[f"{cross}/linear_2/{part}"]
                    ours[f"{here}.norm2.{part}"] = variables[f"{cross}/layer_norm/{gain}"]
                last = "norm3" if side == "decoder" else "norm2"
                ours[f"{here}.{last}.{part}"] = variables[f"{there}/ffn/layer_norm/{gain}"]
            layer += 1
        for part, gain in (("weight", "gamma"), ("bias", "beta")):
            ours[f"{side}.norm.{part}"] = variables[f"{side}/layer_norm/{gain}"]
    return ours


def write_ctranslate2(folder, draw):
    import ctranslate2

    words = ["<blank>", "<s>", "</s>", "a", "b", "<unk>"]
    specs = ctranslate2.specs
    model = specs.TransformerSpec.from_config((2, 1), HEADS)

    def fill(spec, name, value):
        if value is not None:
            return
        path = name.split("/")
        sizes = {"gamma": (SIZE,), "beta": (SIZE,)}.get(path[-1])
        if not sizes:
            outputs, inputs = SIZE, SIZE
            if "embeddings" in path[-2] or path[-2] == "projection":
                outputs = len(words)
            elif "ffn" in path:
                outputs, inputs = (INNER, SIZE) if path[-2] == "linear_0" else (SIZE, INNER)
            elif path[-2] == "linear_0" and "self_attention" in path:
                outputs = 3 * SIZE
            elif path[-2] == "linear_1" and "attention" in path:
                outputs = 2 * SIZE
            sizes = (outputs, inputs)
            if hasattr(spec, "bias"):
                spec.bias = draw(outputs)
        setattr(spec, path[-1], draw(*sizes))

    model._visit(fill)
    model.decoder.projection.weight = model.decoder.embeddings.weight
    model.config.add_source_eos = True
    model.register_source_vocabulary(words)
    model.register_target_vocabulary(words)
    model.validate()
    model.optimize(quantization="float16")
    model.save(str(folder))


def softmax(scores):
    powers = numpy.exp(scores - scores.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


class Network:
    """Vaswani et al. 2017 on tensors under Hugging Face's names, in double precision. Ids are theirs."""

    def __init__(self, tensors, pre_norm, activation, positions, start):
        self.tensors = {name: numbers.astype("f8") for name, numbers in tensors.items()}
        self.pre_norm, self.activation, self.positions, self.start = pre_norm, activation, positions.astype("f8"), start
        self.heads = {}

    def linear(self, name, rows):
        return rows @ self.tensors[name + ".weight"].T + self.tensors[name + ".bias"]

    def norm(self, name, rows):
        centred = rows - rows.mean(-1, keepdims=True)
        scaled = centred / numpy.sqrt((centred ** 2).mean(-1, keepdims=True) + 1e-5)
        return scaled * self.tensors[name + ".weight"] + self.tensors[name + ".bias"]

    def attend(self, name, key, queries, memory, causal):
        """(T, D) by HEADS heads of what `memory` (J, D) holds."""
        width = SIZE // HEADS
        q, k, v = (self.linear(f"{name}.{part}_proj", rows).reshape(len(rows), HEADS, width)
                   for part, rows in (("q", queries), ("k", memory), ("v", memory)))
        mixed = []
        for head in range(HEADS):
            scores = q[:, head] @ k[:, head].T / numpy.sqrt(width)
            if causal:
                scores[numpy.triu_indices(len(queries), 1)] = -numpy.inf
            weights = softmax(scores)
            self.heads[f"{key}.{head + 1}"] = weights
            mixed.append(weights @ v[:, head])
        return self.linear(f"{name}.out_proj", numpy.concatenate(mixed, 1))

    def inner(self, name, rows):
        hidden = self.linear(f"{name}.fc1", rows)
        hidden = numpy.maximum(hidden, 0) if self.activation == "relu" else hidden / (1 + numpy.exp(-hidden))
        return self.linear(f"{name}.fc2", hidden)

    def sublayer(self, norm, rows, work):
        if self.pre_norm:
            return rows + work(self.norm(norm, rows))
        return self.norm(norm, rows + work(rows))

    def words(self, side, ids):
        shared = self.tensors.get("model.shared.weight")
        table = self.tensors.get(f"model.{side}.embed_tokens.weight", shared)
        return table[ids] * numpy.sqrt(SIZE) + self.positions[:len(ids)]

    def run(self, side, count, rows, memory):
        for layer in range(count):
            name, own = f"model.{side}.layers.{layer}", f"{side}.{layer + 1}"
            rows = self.sublayer(f"{name}.self_attn_layer_norm", rows, lambda read: self.attend(
                f"{name}.self_attn", own, read, read, side == "decoder"))
            if memory is not None:
                rows = self.sublayer(f"{name}.encoder_attn_layer_norm", rows, lambda read: self.attend(
                    f"{name}.encoder_attn", f"cross.{layer + 1}", read, memory, False))
            rows = self.sublayer(f"{name}.final_layer_norm", rows, lambda read: self.inner(name, read))
        return self.norm(f"model.{side}.layer_norm", rows) if self.pre_norm else rows

    def encode(self, ids):
        return self.run("encoder", LAYERS, self.words("encoder", ids), None)

    def log_probabilities(self, memory, target):
        """(T + 1, V) after the start token and the target; padding and start, where it is no word, are never chosen."""
        rows = self.run("decoder", DECODER_LAYERS, self.words("decoder", [self.start] + target), memory)
        output = self.tensors.get("lm_head.weight", self.tensors.get("model.decoder.embed_tokens.weight"))
        output = self.tensors["model.shared.weight"] if output is None else output
        logits = rows @ output.T + self.tensors["final_logits_bias"]
        logits[:, self.never] = -numpy.inf
        return logits - numpy.log(numpy.exp(logits - logits.max(-1, keepdims=True)).sum(-1, keepdims=True)) \
            - logits.max(-1, keepdims=True)


def greedy(network, memory, end, longest):
    target = []
    while len(target) < longest and (not target or target[-1] != end):
        target.append(int(network.log_probabilities(memory, target)[-1].argmax()))
    return target


def beam(network, memory, end, longest, width, until_worse):
    """What ends leaves its place to the next one; the best has the largest log probability a token. It is over when `width`
    have ended and, with `until_worse`, the best open one is not better than the worst of the best `width`."""
    each = lambda one: one[0] / len(one[1])
    hypotheses, ended = [(0.0, [])], []
    while hypotheses:
        candidates = []
        for score, target in hypotheses:
            row = network.log_probabilities(memory, target)[-1]
            candidates += [(score + row[word], target + [word]) for word in range(len(row)) if word not in network.unwritten]
        candidates.sort(key=lambda one: -one[0])
        closed = lambda one: one[1][-1] == end or len(one[1]) == longest
        ended += filter(closed, candidates[:width])
        hypotheses = [one for one in candidates if not closed(one)][:width]
        best = sorted(map(each, ended), reverse=True)[:width]
        if hypotheses and len(best) == width and not (until_worse and each(hypotheses[0]) > best[-1]):
            break
    return max(ended, key=each)


def rounded(numbers):
    return [[round(float(number), 7) for number in row] for row in numbers]


def answers_of(network, source, target_words, never, unwritten, ends, until_worse, longest=6, width=3):
    """`source`: the ids that the encoder reads. Words of `never` have no probability, those of `unwritten` have one."""
    network.never, network.unwritten = never, unwritten
    network.heads = {}
    memory = network.encode(source)
    written = greedy(network, memory, ends, longest)
    rows = network.log_probabilities(memory, written[:-1])
    heads = {key: rounded(weights) for key, weights in sorted(network.heads.items())}
    likely = [{target_words[word]: round(float(numpy.exp(row[word])), 7) for word in range(len(row)) if word not in never}
              for row in rows]
    score, best = beam(network, memory, ends, longest, width, until_worse)
    return {"greedy": [target_words[word] for word in written], "probabilities": likely, "heads": heads,
            "beam": [target_words[word] for word in best], "beam_score": round(float(score), 6)}


def answers_of_marian(kind, stored):
    target = WORDS if kind["share"] else OTHER
    is_pegasus = kind["type"] == "pegasus"
    network = Network(stored, is_pegasus, "relu" if kind["type"] != "marian" else "swish", waves(SIZE / 2, 0),
                      target.index("<pad>"))
    answers = {}
    for sentence, pieces in (("the dogs", ["\u2581the", "\u2581dog", "s"]),
                             (">>fra<< the dog runs.", [">>fra<<", "\u2581the", "\u2581dog", "\u2581runs", "."]),
                             ("the q", ["\u2581the", "\u2581", "<unk>"])):
        ids = [WORDS.index(piece) for piece in pieces + ["</s>"]]
        answers[sentence] = answers_of(network, ids, target, [target.index("<pad>")], [], target.index("</s>"), True)
    return answers


def with_their_names(variables):
    """A model of CTranslate2 under Hugging Face's names."""
    named = {"model.encoder.embed_tokens.weight": variables.get("encoder/embeddings_0/weight",
                                                                variables.get("encoder/embeddings/weight")),
             "model.decoder.embed_tokens.weight": variables["decoder/embeddings/weight"],
             "lm_head.weight": variables["decoder/projection/weight"],
             "final_logits_bias": variables["decoder/projection/bias"][None]}
    for key, numbers in variables.items():
        parts = key.split("/")
        kind = {"gamma": "weight", "beta": "bias"}.get(parts[-1], parts[-1])
        if parts[1:2] == ["layer_norm"]:
            named[f"model.{parts[0]}.layer_norm.{kind}"] = numbers
        if len(parts) < 4 or numbers.ndim == 0:
            continue
        here = f"model.{parts[0]}.layers.{parts[1].split('_')[1]}"
        module = {"self_attention": "self_attn", "attention": "encoder_attn"}.get(parts[2])
        if parts[2] == "ffn":
            where = {"layer_norm": "final_layer_norm", "linear_0": "fc1", "linear_1": "fc2"}[parts[3]]
            named[f"{here}.{where}.{kind}"] = numbers
        elif module and parts[3] == "layer_norm":
            named[f"{here}.{module}_layer_norm.{kind}"] = numbers
        elif module and parts[3].startswith("linear_") and kind in ("weight", "bias"):
            shares = {("self_attn", "linear_0"): "qkv", ("encoder_attn", "linear_0"): "q",
                      ("encoder_attn", "linear_1"): "kv"}.get((module, parts[3]))
            if shares:
                for part, numbers_of_part in zip(shares, numpy.split(numbers, len(shares))):
                    named[f"{here}.{module}.{part}_proj.{kind}"] = numbers_of_part
            else:
                named[f"{here}.{module}.out_proj.{kind}"] = numbers
    return named


def answers_of_binary(variables, words):
    network = Network(with_their_names(variables), True, "relu", waves(SIZE / 2 - 1, 1), words.index("<s>"))
    ids = lambda sentence: [words.index(word) for word in sentence.split() + ["</s>"]]
    return {sentence: answers_of(network, ids(sentence), words, [], [words.index("<blank>"), words.index("<s>")],
                                 words.index("</s>"), False) for sentence in ("a b", "b a a b", "a")}


def main():
    root = pathlib.Path(sys.argv[1])
    generator = numpy.random.default_rng(39)
    draw = lambda *sizes: generator.normal(0.0, 0.5, sizes).astype("f4")
    kinds = {
        "marian-f32": {"type": "marian", "share": True, "tie": True, "dtype": "F32"},
        "marian-f16": {"type": "bart", "share": True, "tie": True, "dtype": "F16"},
        "marian-bf16": {"type": "marian", "share": True, "tie": False, "dtype": "BF16"},
        "marian-apart": {"type": "marian", "share": False, "tie": True, "dtype": "F32"},
        "pegasus": {"type": "pegasus", "share": True, "tie": True, "dtype": "F32"}}
    lines, answers = [], {}
    for name, kind in kinds.items():
        folder = root / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "config.json").write_text(json.dumps(configuration(kind), indent=1) + "\n")
        for file, words in (("vocab.json", WORDS), ("target_vocab.json", OTHER)):
            if file == "vocab.json" or not kind["share"]:
                ids = {word: place for place, word in enumerate(words)}
                (folder / file).write_text(json.dumps(ids, ensure_ascii=False) + "\n", encoding="utf-8")
        (folder / "tokenizer_config.json").write_text('{"source_lang": "en", "target_lang": "fr"}\n')
        (folder / "source.spm").write_bytes(sentencepiece(WORDS[2:7] + WORDS[9:12] + ["z"]))
        (folder / "target.spm").write_bytes(sentencepiece(["\u2581le", "\u2581chien", "s", "court", "a", "\u2581", "."]))
        stored = safetensors(folder / "model.safetensors", theirs(kind, draw), kind["dtype"])
        lines += [line_of(name, tensor, numbers) for tensor, numbers in sorted(ours_of_marian(kind, stored).items())]
        answers[name] = answers_of_marian(kind, stored)
    folder = root / "ctranslate2"
    folder.mkdir(exist_ok=True)
    try:
        write_ctranslate2(folder, draw)
    except ModuleNotFoundError:
        print("ctranslate2 is not installed; its folder stays as it is", file=sys.stderr)
    words = json.loads((folder / "source_vocabulary.json").read_text()) if (
        folder / "source_vocabulary.json").exists() else json.loads((folder / "shared_vocabulary.json").read_text())
    variables = read_model_bin(folder / "model.bin")
    answers["ctranslate2"] = answers_of_binary(variables, words)
    binary = ours_of_binary(variables, words, words, waves(SIZE / 2 - 1, 1, 1024))
    lines += [line_of("ctranslate2", tensor, numbers) for tensor, numbers in sorted(binary.items())]
    if len(sys.argv) > 2:
        folder = pathlib.Path(sys.argv[2])
        vocabularies = [(folder / f"{side}_vocabulary.txt").read_text(encoding="utf-8").split("\n") for side in
                        ("source", "target")]
        vocabularies = [[word for word in words if word] + ["<unk>"] for words in vocabularies]
        binary = ours_of_binary(read_model_bin(folder / "model.bin"), *vocabularies, waves(15, 1, 1024, 32))
        lines += [line_of("aren-transliteration", tensor, numbers) for tensor, numbers in sorted(binary.items())]
    (root / "answers.json").write_text(json.dumps(answers, ensure_ascii=False, separators=(",", ":")) + "\n",
                                       encoding="utf-8")
    (root / "expected.tsv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
