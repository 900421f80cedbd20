#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Plays the lessons in their full form, with the seeds of the shipped lessons, and prints the seconds of each:
#   tests/soak/lessons.sh [BUILD-FOLDER [LESSON-FILE …]]
# Without files it plays all of resources/lessons/en, and afterwards all of them in the window. Fails if a condition
# holds too early or never, or if a lesson takes longer than the minutes that it names. Takes about five minutes on two
# cores.
set -eu
build=${1:-build/release}
[ $# -gt 0 ] && shift
in_window=no
[ $# -gt 0 ] || { in_window=yes; set -- "$(dirname "$0")"/../../resources/lessons/en/*.lesson.md; }
failed=0
for lesson in "$@"; do
  minutes=$(sed -n 's/^minutes: *//p' "$lesson" | head -n 1)
  begin=$(date +%s)
  "$build/bin/attentoscope-cli" lesson run "$lesson" || failed=1
  seconds=$(($(date +%s) - begin))
  echo "$(basename "$lesson"): $seconds seconds of $((minutes * 60))"
  [ "$seconds" -le $((minutes * 60)) ] || failed=1
done
if [ $in_window = yes ]; then
  QT_QPA_PLATFORM=offscreen ATTENTOSCOPE_ALL_LESSONS=1 "$build/bin/tests_app" tst_lessonsinwindow || failed=1
fi
exit $failed
