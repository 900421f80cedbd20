#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Uses an engine over a connection that takes 50 ms there and back. Makes every request, compares the time of a
# translation with that at the engine itself, and loses the connection 200 times:
#   tests/soak/remote.sh [BUILD-FOLDER [HOST]]
# With HOST the connection is ssh, which must have that delay itself (tc qdisc add … netem delay 25ms). Without it, a
# program passes everything on 25 ms later.
set -eu
build=${1:-build/release} host=${2:-}
here=$(dirname "$0")
folder=$(mktemp -d)
export XDG_RUNTIME_DIR="$folder" GOMP_SPINCOUNT=2000
trap '"$build/bin/attentoscope-cli" serve --stop >/dev/null; rm -rf "$folder"' EXIT
trap 'exit 130' INT # dash cleans up at an exit, not at a signal
trap 'exit 143' TERM
if [ -n "$host" ]; then
  "$build/bin/soak_remote" ssh -T -o BatchMode=yes -- "$host" attentoscope-cli serve
else
  "$build/bin/soak_remote" "$here/delayedline.py" 25 "$build/bin/attentoscope-cli" serve
fi
ATTENTOSCOPE_LOST_CONNECTIONS=200 "$build/bin/tests_engine_remote" tst_lostconnections everyLostConnectionIsMadeAgain
