#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/screenshots.sh: takes docs/images/window.png and heads.png again, from the program in build/release. The
# window has its first size on an empty screen. It trains on a sample for half a minute, and a Transformer for a minute.
# The pictures name the sources of the window, so that release-check.sh can tell when they are too old. Needs the
# packages below.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/dependencies.sh"
install_packages xvfb openbox xdotool imagemagick || exit 1

program=$root/build/release/bin/attentoscope
[ -x "$program" ] || fail "$program is missing; start packaging/run.sh first"
[ -z "$(git -C "$root" status --porcelain -- app ui resources)" ] || fail "app/, ui/ or resources/ has changes that are not committed"

place=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$place"' EXIT
export HOME=$place LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
unset WAYLAND_DISPLAY XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME

exec {number}<> <(:)
Xvfb -displayfd "$number" -screen 0 1600x1000x24 -nolisten tcp 2>/dev/null &
read -r -t 20 -u "$number" display || fail "Xvfb did not start"
export DISPLAY=:$display
openbox 2>/dev/null &

take() { # NAME SECONDS WIDTH HEIGHT [ARGUMENT…]
  local name=$1 seconds=$2 width=$3 height=$4 window
  shift 4
  "$program" --sample tiny-french --train "$@" &
  local running=$!
  window=$(timeout 60 xdotool search --sync --onlyvisible --name Attentoscope | head -n 1)
  xdotool windowsize --sync "$window" "$width" "$height"
  say "training for $seconds seconds"
  sleep "$seconds"
  import -window "$window" -set comment "$("$root/packaging/windowsources.sh")" "$root/docs/images/$name.png"
  kill "$running"
  wait "$running" || true
  say "taken: docs/images/$name.png; look at it"
}

take window 20 1180 760
take heads 25 1380 940 --preset transformer-tiny
