#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Random actions while a model trains, for MINUTES (30) each in two windows on separate screens. The first has scale 1.
# The second has scale 2 and is connected to an engine in another process:
#   tests/soak/actions.sh [BUILD-FOLDER [MINUTES [SEED [here|connected]]]]
# Fails if a window crashes, writes to standard error, does not answer for more than 100 ms, or grows by 32 MiB after
# its tenth minute. tests/soak/actions.tsv keeps the results.
set -eu
build=${1:-build/release} minutes=${2:-30} seed=${3:-4711} places=${4:-here connected}
export GOMP_SPINCOUNT=100000
folder=$(mktemp -d)
export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config" XDG_RUNTIME_DIR="$folder/runtime"
mkdir -m 700 "$XDG_RUNTIME_DIR"
trap '"$build/bin/attentoscope-cli" serve --stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
trap 'exit 130' INT # dash cleans up at an exit, not at a signal
trap 'exit 143' TERM
failed=0
for place in $places; do
  echo "$place, seed $seed"
  set -- "$minutes" "$seed"
  scale=1
  if [ "$place" = connected ]; then
    scale=2
    set -- "$@" "$build/bin/attentoscope-cli serve"
  fi
  QT_SCALE_FACTOR=$scale QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1920x1080x24" \
    "$build/bin/soak_actions" "$@" 2>>"$folder/errors" || failed=1
  seed=$((seed + 1))
done
cat "$folder/errors"
[ ! -s "$folder/errors" ] && exit $failed
exit 1
