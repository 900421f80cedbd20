#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/run.sh [ARGUMENT…]: installs what is missing, builds Attentoscope, and opens it. It trains on a sample, or
# gets the arguments given here. Without a display it does the same work in the terminal for a minute.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/dependencies.sh"

settle_home
# Continuous integration runs the tests in the same folder afterwards, with warnings as errors.
preset=release
if [ "${CI:-}" = true ]; then preset=ci; fi
targets=(attentoscope attentoscope-cli attentoscope-subwords attentoscope_engine_module)
sources=(CMakeLists.txt CMakePresets.json app cmake debian/control engine packaging resources translations ui web)

# The files on which a finished build depends, besides the sources.
signature() { printf '%s\n' "$root" "$system_release"; installed_versions "${build_packages[@]}"; }

is_built() { # FOLDER
  [ -x "$1/bin/attentoscope" ] && [ -x "$1/bin/attentoscope-cli" ] || return 1
  [ "$(cat "$1/.complete" 2>/dev/null)" = "$(signature)" ] || return 1
  [ -z "$(cd "$root" && find "${sources[@]}" -newer "$1/.complete" -print -quit)" ]
}

build() { # FOLDER
  install_what_is_needed
  locked "$1"
  touch "$1/.started" # what changes while this builds is built next time
  configure "$preset" "$1"
  compile "$1" 3 "${targets[@]}"
  signature >"$1/.complete"
  touch --reference="$1/.started" "$1/.complete"
  unlocked
}

has_display() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

first_and_last_loss() {
  awk -F'"loss": *' 'NF > 1 { split($2, number, /[,}]/); if (first == "") first = number[1]; last = number[1]; ++steps }
    END { if (steps) printf "Loss: %.3f after the first step, %.3f after %d steps\n", first, last, steps }' "$1"
}

headless_demonstration() {
  local cli=$programs/attentoscope-cli folder sentence
  folder=${XDG_DATA_HOME:-$HOME/.local/share}/attentoscope/demonstrations/$(date +%Y-%m-%d-%H%M%S)
  mkdir -p "$folder" || fail "cannot write to $folder; set XDG_DATA_HOME to a folder that can be written"
  say "no display; training in the terminal for a minute instead"
  "$cli" samples tiny-french --pairs 10000 --seed 1 --out "$folder/train.tsv"
  "$cli" samples tiny-french --pairs 5 --seed 20260 --out "$folder/five.tsv"
  "$cli" train --data "$folder/train.tsv" --minutes 1 --out "$folder/run"
  echo
  first_and_last_loss "$folder/run/metrics.jsonl"
  echo
  echo "Five sentences (English, translation, what the grammar says):"
  paste <(cut -f1 "$folder/five.tsv") \
    <(cut -f1 "$folder/five.tsv" | "$cli" translate --model "$folder/run") \
    <(cut -f2 "$folder/five.tsv") | awk -F'\t' '{ printf "  %s\n    -> %s\n     = %s\n", $1, $2, $3 }'
  echo
  sentence=$(awk -F'\t' 'length($1) > length(longest) { longest = $1 } END { print longest }' "$folder/five.tsv")
  "$programs/attentoscope" --export "$folder/attention.png" --model "$folder/run" --view heatmap --source "$sentence"
  "$programs/attentoscope" --export "$folder/loss.png" --model "$folder/run" --view loss
  echo "Attention heatmap: $folder/attention.png"
  echo "Loss curve:        $folder/loss.png"
  echo "The trained run:   $folder/run"
}

# If the owner of a checkout has built it, it is started without building. So people can start it who cannot write
# there.
folder=$root/build/$preset
if ! is_built "$folder"; then
  folder=$(build_folder "$preset")
  is_built "$folder" || build "$folder"
fi
programs=$folder/bin
if [ $# -gt 0 ]; then
  exec "$programs/attentoscope" "$@"
elif has_display; then
  exec "$programs/attentoscope" --sample tiny-french --train
else
  headless_demonstration
fi
