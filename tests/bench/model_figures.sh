#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tests/bench/model_figures.sh CLI LETTER: makes the figures of docs/models.md with this letter, in the current folder.
# CLI is attentoscope-cli.
#
# Some figures need Multi30k. The folder then has train.de-en.tsv, val.de-en.tsv and test_2016_flickr.de-en.tsv. Each
# line has the German sentence, a tab and the English one, in small letters and cut into words. With the original files,
# add --set lowercase=true. For D and M it has the tutorial's eng-fra.tsv.
#
# The figures of recommended in E and H are from its recipe in 0.2.0: score_scale=none score_cap=0, and for H also
# dropout=0.2 state_dropout=0 output_dropout=0 word_dropout=0 label_smoothing=0 tied_embeddings=none.
set -euo pipefail

here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
cli=$(readlink -f "$1")
pieces="tokenizer=bpe subword_learning=joint"

table() { python3 "$here/preset_table.py" "$cli" "$@"; }
faithful() { python3 "$here/faithfulness_table.py" "$cli" faithful "$@"; }
train() { "$cli" train --data train.de-en.tsv --valid val.de-en.tsv --as-preset "$@"; }
evaluate() { "$cli" evaluate --model "$1" --data test_2016_flickr.de-en.tsv "${@:2}"; }

case $2 in
A) table --presets recommended --minutes 1 ;;
B) table --presets recommended --minutes 1 --sample reverse ;;
C)
  for preset in luong-general luong-dot luong-concat; do
    train --preset $preset --epochs 10 --out $preset
    evaluate $preset
    evaluate $preset --teacher-forcing 0.5
  done
  ;;
D)
  "$cli" train --data eng-fra.tsv --preset tutorial-location --set data_recipe=tutorial direction=swapped \
    --out tutorial --as-preset
  python3 -c 'import json
steps = [json.loads(line) for line in open("tutorial/metrics.jsonl")]
losses = [step["loss"] for step in steps if "loss" in step]
print(sum(losses[-5000:]) / 5000)'
  ;;
E) table --minutes 3 --threads 1 ;;
F) table --minutes 1 --sample reverse ;;
H)
  for preset in no-attention recommended; do
    train --preset $preset --minutes 5 --threads 1 --out $preset
    evaluate $preset --by-length
  done
  ;;
I) table --steps 4000 --threads 1 --sample reverse --presets luong-local-m --set attention_window=2 ;;
K)
  for minutes in 1 10; do
    train --minutes $minutes --set lowercase=true --out words-$minutes
    evaluate words-$minutes --beam 4
    train --minutes $minutes --set lowercase=true $pieces --out pieces-$minutes
    evaluate pieces-$minutes --beam 4
  done
  ;;
L)
  train --steps 5436 --threads 1 --seed 1 --set lowercase=true validation_epochs=2 --out words
  evaluate words --beam 4
  for seed in 1 2 3; do
    train --steps 5436 --threads 1 --seed $seed --set lowercase=true validation_epochs=2 $pieces --out pieces-$seed
    evaluate pieces-$seed --beam 4
  done
  ;;
M)
  awk -F'\t' 'NR==FNR {n[$1]++; next} n[$1]==1 && ++u%32==0 && t<1000 {t++; print > "test.tsv"; next}
    {print > "rest.tsv"}' eng-fra.tsv eng-fra.tsv
  "$cli" train --data rest.tsv --minutes 10 --threads 1 --as-preset --set $pieces --out tatoeba
  "$cli" train --data rest.tsv --minutes 10 --threads 1 --as-preset --preset luong-general --out luong
  "$cli" evaluate --model tatoeba --data test.tsv --beam 4
  "$cli" evaluate --model luong --data test.tsv --beam 4
  ;;
N)
  train --steps 9060 --threads 1 --seed 1 --out long \
    --set lowercase=true validation_epochs=1 keep_saves=20 dropout=0.4 output_dropout=0.4
  evaluate long --beam 4
  "$cli" average --model long --best 5 --out mean
  evaluate mean --against long
  ;;
O)
  table --steps 3000 --threads 1 --presets transformer-tiny
  table --steps 2500 --threads 1 --presets transformer-tiny --sample reverse
  ;;
P)
  number=0
  for left_out in tied_embeddings=none label_smoothing=0 "state_dropout=0 output_dropout=0 word_dropout=0"; do
    number=$((number + 1))
    train --steps 5436 --threads 1 --seed 1 --set lowercase=true validation_epochs=2 $pieces $left_out --out less-$number
    evaluate less-$number --beam 4
  done
  ;;
R)
  for seed in 1 2 3; do
    train --preset transformer --epochs 12 --threads 1 --set $pieces lowercase=true validation_epochs=1 seed=$seed \
      --out transformer-$seed
    evaluate transformer-$seed --beam 4
  done
  ;;
S) # on 28,000 of the training pairs, two threads of an Intel Xeon with LibTorch 2.11
  for seed in 1 2 3; do
    "$cli" train --data train.de-en.tsv --valid val.de-en.tsv --minutes 7.2 --threads 2 --seed $seed --out minutes-$seed
    evaluate minutes-$seed --beam 4
  done
  "$cli" train --data train.de-en.tsv --valid val.de-en.tsv --set direction=swapped --minutes 7.2 --threads 2 --seed 1 \
    --out swapped
  evaluate swapped --beam 4
  ;;
T)
  faithful --presets transformer-tiny,recommended
  faithful --seeds 1
  faithful --seeds 1 --sample reverse
  faithful --seeds 1 --sample reverse --presets tutorial-location --steps 5000
  ;;
*)
  echo "no figure of docs/models.md has the letter $2" >&2
  exit 2
  ;;
esac
