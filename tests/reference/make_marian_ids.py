#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What transformers' MarianTokenizer makes of 2,000 sentences with a real model's files, for tst_marianids.

    make_marian_ids.py SHARED/data > tests/reference/fixtures/marian_ids.json

A quarter of the sentences is of Multi30k, a quarter of Tatoeba, a quarter of Tatoeba with odd characters in between, and a
quarter a mix of odd characters. tst_marianids makes the same sentences. Ids of the source, ids of the target and the text
that those become again are kept as a sum (FNV-1a, 64 bits) of 50 sentences each. Needs transformers and sentencepiece, and
no sacremoses, which would change punctuation before (transformers 5.24.0 and sentencepiece 0.2.3 made the committed file).
"""
import json
import sys
import warnings

ODD = [
    "\u00a0", "\u2003", "\u3000", "\u200b", "\ufeff", "ﬁne", "Ａｂｃ１２３", "½", "㎏ ℃ №", "a\u0301", "e\u0308", "\u1100\u1161\u11a8",
    "한국어", "ｶﾞｷﾞ", "’‘“”„«»‹›", "…—–‐‑−", "\x01", "\x07x\x1f", "\u2028", "\u0085", "ﷺ", "🇩🇪", "👩‍👩‍👧", "😀", "▁", "▁▁ a ▁b",
    "\u00ad", "\u202eabc\u202c", "Ǆ ǅ Ĳ", "ſtraße", "İstanbul ıI", "ϒ ϐ", "𝓐𝟘", "~ ～ 〜 `´^", "كتاب ـ", "हिन्दी", "ไทย ำ", "中文，句子。",
    "Å \u212b", "i̇̀", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "1.000,50 €", "http://a.b/c?d=e&f", "\ud7a3\u11a7", "\u0338=", "\U0010ffff",
    "\u00b5\u03bc", "\ufb2c", "&amp;", "<b>", "Tsara", "ny", "Andriamanitra", "'", "\"", "-", "the", " ", "  ", "\t", "@", "#",
]
BLOCK = 50


class Draw:
    """Knuth's MMIX generator: two lines in every language."""

    def __init__(self, seed):
        self.state = seed

    def below(self, count):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % count


def sentences(shared):
    def rows(path):
        with open(f"{shared}/{path}", encoding="utf-8", newline="\n") as file:
            return [line.rstrip("\n").split("\t") for line in file]

    multi30k, tatoeba = rows("multi30k/train.de-en.tsv"), rows("tatoeba/eng-fra.tsv")
    draw = Draw(1)
    made = []
    for number in range(2000):
        kind, side = number % 4, number // 4 % 2
        if kind == 0:
            text = multi30k[number * 14][side]
        elif kind == 3:
            text = "".join(ODD[draw.below(len(ODD))] + " " * draw.below(2) for _ in range(1 + draw.below(12)))
        else:
            text = tatoeba[number * 38][side]
        for _ in range(3 if kind == 2 else 0):
            place = draw.below(len(text) + 1)
            text = text[:place] + ODD[draw.below(len(ODD))] + text[place:]
        made.append(text)
    return made


def fnv(lines):
    total = 0xCBF29CE484222325
    for byte in "".join(line + "\n" for line in lines).encode():
        total = (total ^ byte) * 0x100000001B3 % (1 << 64)
    return f"{total:016x}"


def main():
    from transformers import MarianTokenizer

    warnings.simplefilter("ignore")
    tokenizer = MarianTokenizer.from_pretrained(f"{sys.argv[1]}/models/opus-mt-en-mg")
    made = sentences(sys.argv[1])
    columns = {"sentences": made, "source": [], "target": [], "text": []}
    for sentence in made:
        target = tokenizer(text_target=sentence).input_ids
        columns["source"].append(" ".join(map(str, tokenizer(sentence).input_ids)))
        columns["target"].append(" ".join(map(str, target)))
        columns["text"].append(tokenizer.decode(target, skip_special_tokens=True))
    if len(sys.argv) > 2:  # another name: everything, to find what differs
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            json.dump(columns, file, ensure_ascii=False)
    sums = {name: [fnv(lines[at:at + BLOCK]) for at in range(0, len(lines), BLOCK)] for name, lines in columns.items()}
    json.dump({"odd": ODD, **sums}, sys.stdout, indent=0)
    print()


if __name__ == "__main__":
    main()
