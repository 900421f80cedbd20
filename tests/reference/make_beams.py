#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What transformers and CTranslate2 themselves write with a beam, for a small model with random weights.

    make_beams.py FOLDER

Writes FOLDER/marian-beams, a MarianMT whose translations end at many lengths; FOLDER/ctranslate2-beams, the same as
CTranslate2 converts it; and FOLDER/beams.json: sentences, and for each program and each length penalty the translations of
a beam with their scores over the penalty. No translation is longer than LONGEST tokens, the end token counted. Needs
torch, transformers, sentencepiece and ctranslate2 from PyPI.
"""
import json
import pathlib
import shutil
import sys

import ctranslate2
import numpy
import sentencepiece
import torch
import transformers

import make_foreign_models as foreign

LONGEST, WIDTH, SENTENCES = 12, 4, 60
SPREAD, END = 1.3, 1.2
KIND = {"type": "marian", "share": True, "tie": True, "dtype": "F32"}
TEXTS = ["the", "dog", "dogs", "runs", "runs.", "a", "ab", "b", "."]


def tensors(draw):
    """Norms are near those of a new model, so that what is written depends on what is read; ending is never unlikely."""
    stored = foreign.theirs(KIND, draw)
    for name, numbers in stored.items():
        if "layer_norm" in name:
            numbers *= 0.2
            numbers += name.endswith("weight")
    stored["model.shared.weight"] *= SPREAD
    bias = stored["final_logits_bias"]
    bias[0, foreign.WORDS.index("</s>")] += END
    bias[0, foreign.WORDS.index("<pad>")] = foreign.NEVER
    return stored


def write_marian(folder, draw):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.json").write_text(json.dumps(foreign.configuration(KIND), indent=1) + "\n")
    ids = {word: place for place, word in enumerate(foreign.WORDS)}
    (folder / "vocab.json").write_text(json.dumps(ids, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / "tokenizer_config.json").write_text('{"source_lang": "en", "target_lang": "fr"}\n')
    for side in ("source", "target"):
        (folder / f"{side}.spm").write_bytes(foreign.sentencepiece(foreign.WORDS[2:7] + foreign.WORDS[9:12]))
    foreign.safetensors(folder / "model.safetensors", tensors(draw), KIND["dtype"])


def by_transformers(folder, sentences, penalty):
    model = transformers.MarianMTModel.from_pretrained(folder).eval()
    answers = []
    for pieces in sentences:
        ids = torch.tensor([[foreign.WORDS.index(piece) for piece in pieces] + [foreign.WORDS.index("</s>")]])
        with torch.no_grad():
            out = model.generate(ids, num_beams=WIDTH, do_sample=False, length_penalty=penalty, early_stopping=False,
                                 max_length=LONGEST + 1, forced_eos_token_id=None, output_scores=True,
                                 return_dict_in_generate=True)
        words = [foreign.WORDS[place] for place in out.sequences[0][1:].tolist()]
        answers.append([[word for word in words if word != "<pad>"], round(out.sequences_scores[0].item(), 6)])
    return answers


def by_ctranslate2(folder, sentences, penalty):
    translator = ctranslate2.Translator(str(folder), intra_threads=1)
    results = translator.translate_batch(
        [pieces + ["</s>"] for pieces in sentences], beam_size=WIDTH, length_penalty=penalty, min_decoding_length=0,
        max_decoding_length=LONGEST, return_scores=True, return_end_token=True)
    return [[result.hypotheses[0], round(result.scores[0], 6)] for result in results]


def main():
    root = pathlib.Path(sys.argv[1])
    generator = numpy.random.default_rng(2)
    marian, binary = root / "marian-beams", root / "ctranslate2-beams"
    write_marian(marian, lambda *sizes: generator.normal(0.0, 0.5, sizes).astype("f4"))
    ctranslate2.converters.TransformersConverter(str(marian)).convert(str(binary), force=True)
    for side in ("source.spm", "target.spm"):
        shutil.copy(marian / side, binary / side)
    texts = [" ".join(generator.choice(TEXTS, generator.integers(1, 6))) for _ in range(SENTENCES)]
    pieces = sentencepiece.SentencePieceProcessor(str(marian / "source.spm"))
    sentences = [pieces.encode(text, out_type=str) for text in texts]
    answers = {"width": WIDTH, "longest": LONGEST, "sentences": texts}
    for name, folder, ask in (("marian-beams", marian, by_transformers), ("ctranslate2-beams", binary, by_ctranslate2)):
        answers[name] = {str(penalty): ask(folder, sentences, penalty) for penalty in (0.6, 1.0, 1.5)}
    lengths = {len(words) for words, score in answers["marian-beams"]["1.0"]}
    pairs = zip(answers["marian-beams"]["1.0"], answers["ctranslate2-beams"]["1.0"])
    unlike = sum(one[0] != other[0] for one, other in pairs)
    print(f"transformers {transformers.__version__}, CTranslate2 {ctranslate2.__version__}: lengths {sorted(lengths)}, "
          f"{unlike} of {SENTENCES} unlike each other")
    (root / "beams.json").write_text(json.dumps(answers, ensure_ascii=False, separators=(",", ":")) + "\n",
                                     encoding="utf-8")


if __name__ == "__main__":
    main()
