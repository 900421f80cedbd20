#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Training with the window open, for MINUTES (20; releases: 120), on tiny-french or FILE.tsv:
#   tests/soak/window.sh [BUILD-FOLDER [MINUTES [FILE.tsv]]]
# Without a display it starts one of its own (Xvfb).
set -eu
build=${1:-build/release} minutes=${2:-20}
[ $# -gt 2 ] && set -- "$3" || set --
export GOMP_SPINCOUNT=100000
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$build/bin/soak_window" "$minutes" "$@"
elif command -v xvfb-run >/dev/null; then
  exec xvfb-run -a -s "-screen 0 1280x800x24" "$build/bin/soak_window" "$minutes" "$@"
fi
QT_QPA_PLATFORM=offscreen exec "$build/bin/soak_window" "$minutes" "$@"
