#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How the package sentencepiece itself cuts sentences with a real model, for tst_sentencepieces.

    make_sentence_pieces.py MODEL.spm > tests/reference/fixtures/sentencepieces.tsv
    make_sentence_pieces.py MODEL.spm SENTENCES CUT

Without more, the odd sentences below: each line has the sentence as JSON and then its pieces, with tabs between them. With
SENTENCES, a text file, all of its lines are compared with CUT, in which another program wrote the pieces of each line with
tabs between them; the lines that differ are printed and counted. Needs sentencepiece (0.2.3 made the committed file).
"""
import json
import sys

import sentencepiece

ODD = [
    "The dog runs.", "  two   spaces  ", "", "   ", "\u00a0no-break\u2003wide\u3000", "\u200bzero\u200bwidth\u200b", "\ufeffbom",
    "ﬁne ﬂow", "Ａｂｃ１２３", "½ ² ㎏ ℃ №", "a\u0301e\u0308 cafe\u0301", "\u1100\u1161\u11a8", "한국어 문장", "ｶﾞｷﾞ ｱｲｳ", "’‘“”„«»‹›", "…—–‐‑−",
    "\x01\x02\x07x\x1fy", "tab\tin", "x\u2028y\u2029z\u0085w", "ﷺ", "🇩🇪👩‍👩‍👧 😀", "▁▁ a ▁b", "<unk> </s> <pad>", ">>por<< hi",
    "a\u00adb", "\u202eabc\u202c", "Ǆ ǅ Ĳ", "ſtraße", "İstanbul ıI", "ϒ ϐ", "𝓐𝟘", "~ ～ 〜 `´^", "كتاب ـ ـ", "हिन्दी", "ไทย ำ",
    "中文，句子。", "Ångström Å", "i̇̀", "x" * 400, "one two " * 100, "Jehovah Jehovah's", "1.000,50 € – 3/4", "http://a.b/c?d=e&f",
    "\u0e33\u0e33", "\ud7a3\u11a7", "a\u0338=\u0338", "\U0010ffff\ue000", "\u00b5\u03bc", "\ufb2c", "\u2126\u212b", "“quoted”… and — dashed",
]


def main():
    model = sentencepiece.SentencePieceProcessor(model_file=sys.argv[1])
    if len(sys.argv) == 2:
        for sentence in ODD:
            sys.stdout.write("\t".join([json.dumps(sentence), *model.encode(sentence, out_type=str)]) + "\n")
        return
    with open(sys.argv[2], encoding="utf-8", newline="\n") as file:
        sentences = file.read().split("\n")[:-1]
    with open(sys.argv[3], encoding="utf-8", newline="\n") as file:
        cut = file.read().split("\n")[:-1]
    different = 0
    for sentence, line in zip(sentences, cut, strict=True):
        if line != "\t".join(model.encode(sentence, out_type=str)):
            different += 1
            print(json.dumps(sentence), line, sep="\n  ")
    print(f"{different} of {len(sentences)} sentences differ")


if __name__ == "__main__":
    main()
