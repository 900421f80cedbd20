#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Random actions in the window for MINUTES (30), a third of them each at scale 1, 1.5 and 2, on a screen of its own:
#   tests/soak/actions.sh [BUILD-FOLDER [MINUTES [SEED]]]
# Fails when the window crashes, says something on the standard error, or does not answer for more than 100 ms.
set -eu
build=${1:-build/release} minutes=${2:-30} seed=${3:-4711}
export GOMP_SPINCOUNT=100000
errors=$(mktemp)
trap 'rm -f "$errors"' EXIT
failed=0
for scale in 1 1.5 2; do
  echo "scale $scale, seed $seed"
  QT_SCALE_FACTOR=$scale xvfb-run -a -s "-screen 0 1920x1080x24" \
    "$build/bin/soak_actions" $(((minutes + 2) / 3)) "$seed" 2>>"$errors" || failed=1
  seed=$((seed + 1))
done
cat "$errors"
[ ! -s "$errors" ] && exit $failed
exit 1
