#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Plays each lesson in its full form with the seeds 1 to SEEDS (5). A lesson whose text allows it is also played with
# two other presets. Every condition must come true, exactly one option must be right, and every value must be known.
# The reasons must be true: what they say without "if", and what they say after an "if" that holds (lessonclaims.tsv).
# The last result is in lessonseeds.tsv.
#   tests/soak/lessonseeds.sh [BUILD-FOLDER [SEEDS [LESSON-FILE …]]]
# About half an hour on two cores that do nothing else.
set -eu
build=${1:-build/release} seeds=${2:-5}
[ $# -gt 1 ] && shift 2 || set --
here=$(dirname "$0")
[ $# -gt 0 ] || set -- "$here"/../../resources/lessons/en/*.lesson.md
export GOMP_SPINCOUNT=2000
failed=0
for seed in $(seq "$seeds"); do
  for lesson in "$@"; do
    presets=-
    case $lesson in
      *attention-is-not-alignment*) presets='- bahdanau-2014 luong-dot' ;; # the others' texts name their model
    esac
    for preset in $presets; do
      "$build/bin/soak_lessons" "$here/lessonclaims.tsv" "$lesson" "$seed" "$preset" || failed=1
    done
  done
done
exit $failed
