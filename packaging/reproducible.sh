#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/reproducible.sh [bookworm|trixie]: builds the Debian packages of HEAD twice in a fresh system, one after the
# other, in folders with other names. Compares both byte by byte, and names each file that differs. The exit code is 1
# if one does. Needs root, and twice the time of deb.sh.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/messages.sh"
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

install() { DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 install --no-install-recommends "$@" >/dev/null; }

unpacked() { # FOLDER: the files of its packages
  local package
  for package in "$1"/*.deb; do dpkg-deb -R "$package" "$1/files/$(basename "$package" .deb)"; done
}

twice_here() { # in a fresh system
  local second=/srv/another/place/of-another-name folder faults=0 file
  apt-get -qq update
  install build-essential debhelper
  DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 build-dep --no-install-recommends ./ >/dev/null
  mkdir -p "$(dirname "$second")" /tmp/first/files /tmp/second/files
  cp -r . "$second" # with other times
  dpkg-buildpackage --build=binary --unsigned-changes
  mv ../attentoscope*.deb /tmp/first/
  (cd "$second" && dpkg-buildpackage --build=binary --unsigned-changes)
  mv "$second"/../attentoscope*.deb /tmp/second/
  for folder in first second; do unpacked "/tmp/$folder"; done
  for file in /tmp/first/*.deb; do
    cmp -s "$file" "/tmp/second/$(basename "$file")" || { say "$(basename "$file") differs"; faults=1; }
  done
  diff -rq --no-dereference /tmp/first/files /tmp/second/files >&2 || faults=1
  [ "$faults" -eq 0 ] || fail "the two builds are not the same (see above); diffoscope shows what differs"
  say "both builds are the same: $(cd /tmp/first && echo ./*.deb)"
}

if [ "${1:-}" = --twice-here ]; then twice_here; exit; fi
packaging/fresh.sh "${1:-bookworm}" packaging/reproducible.sh --twice-here
