#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/deb.sh [bookworm|trixie…]: builds the Debian package of HEAD in a fresh Debian 12 and 13, and checks it with
# lintian. Installs it in another fresh system, trains, translates and draws with it, opens the window without a
# display, and removes it again. The packages stay in build/deb/.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/messages.sh"
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

install() { DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 install --no-install-recommends "$@" >/dev/null; }

build_here() { # in a fresh system: into /packages
  apt-get -qq update
  install build-essential debhelper lintian
  DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 build-dep --no-install-recommends ./ >/dev/null
  dpkg-buildpackage --build=binary --unsigned-changes
  lintian --version
  # AppStream 1.0 of Debian 13 asks for a home page, which the project does not have. Debian 12 does not know the tag.
  local without=()
  grep -q bookworm /etc/os-release || without=(--suppress-tags appstream-metadata-validation-failed)
  lintian --fail-on error,warning --display-info --no-tag-display-limit "${without[@]}" ../attentoscope_*.changes
  cp ../attentoscope*.deb /packages/
}

try_here() { # in another one: what is in /packages
  apt-get -qq update
  install /packages/attentoscope_*.deb
  useradd --create-home learner
  runuser -u learner -- env AUTOPKGTEST_TMP=/home/learner debian/tests/train-and-draw
  runuser -u learner -- attentoscope-cli --version
  runuser -u learner -- attentoscope --version
  local result=0
  runuser -u learner -- env QT_QPA_PLATFORM=offscreen HOME=/home/learner timeout 20 attentoscope --sample tiny-french --train || result=$?
  [ "$result" -eq 124 ] || fail "the window did not stay open: exit code $result"
  find /home/learner/.local/share/attentoscope -name metrics.jsonl -size +0 | grep -q . || fail "the window trained nothing"
  DEBIAN_FRONTEND=noninteractive apt-get -qq -y purge attentoscope >/dev/null
  local left
  left=$(find / -xdev -iname '*attentoscope*' -not -path '/root/*' -not -path '/home/*' -not -path '/proc/*' \
    -not -path '/packages/*' -not -path '/var/cache/apt/*' -not -path '/tmp/*')
  [ -z "$left" ] || fail "left behind after removal: $left"
  say "installed, trained, drew, opened and removed without a trace but the user's runs"
}

case ${1:-} in
  --build-here) build_here; exit ;;
  --try-here) try_here; exit ;;
esac

[ $# -gt 0 ] || set -- bookworm trixie
for suite; do
  packages=$PWD/build/deb/$suite
  rm -rf "$packages" && mkdir -p "$packages"
  say "building the package in a fresh $suite"
  packaging/fresh.sh --bind "$packages:/packages" "$suite" packaging/deb.sh --build-here
  say "installing it in another fresh $suite"
  packaging/fresh.sh --bind "$packages:/packages" "$suite" packaging/deb.sh --try-here
done
say "done: $(echo build/deb/*/*.deb)"
