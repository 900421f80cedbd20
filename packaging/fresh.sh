#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/fresh.sh [--bind FOLDER:PLACE]… bookworm|trixie COMMAND…: runs COMMAND in a minimal Debian 12 or 13 with
# nothing installed, in a fresh clone of this checkout's HEAD. The packages come from the source that this machine's apt
# uses. COMMAND sees nothing else of this machine, except the folders that --bind names. Needs root. Everything is
# removed at the end. If the script is killed, the next one removes what is left. ATTENTOSCOPE_FRESH is the folder for
# it (4 GiB); the minimal system is kept there for a week.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/messages.sh"

usage() { fail "usage: packaging/fresh.sh [--bind FOLDER:PLACE]… bookworm|trixie COMMAND…"; }

binds=()
while [ "${1:-}" = --bind ]; do
  case ${2:-} in /*:/*) binds+=("$2") ;; *) usage ;; esac
  shift 2
done
suite=${1:-}
case $suite in bookworm | trixie) shift ;; *) usage ;; esac
[ $# -gt 0 ] || usage
[ "$(id -u)" -eq 0 ] || fail "a fresh system is made as root: sudo packaging/fresh.sh …"

checkout=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd -P)
place=${ATTENTOSCOPE_FRESH:-/var/tmp/attentoscope-fresh}
base=$place/$suite-base
mkdir -p "$place"

mirror() { # a Debian mirror that this machine uses already
  { sed -n 's/^URIs: *//p' /etc/apt/sources.list.d/*.sources
    sed -n 's/^deb \(\[[^]]*\] *\)\?\([^ ]*\) .*/\2/p' /etc/apt/sources.list /etc/apt/sources.list.d/*.list; } 2>/dev/null |
    grep -E '/debian/?$' | head -n 1 || true
}

make_base() {
  if ! command -v debootstrap >/dev/null; then
    DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends debootstrap >/dev/null ||
      fail "debootstrap is missing and could not be installed"
  fi
  local new url
  new=$(mktemp -d "$place/new-$suite.XXXXXX")
  url=$(mirror)
  say "making a minimal $suite from ${url:=http://deb.debian.org/debian}"
  debootstrap --variant=minbase "$suite" "$new" "$url" >"$new.log" || { tail -n 5 "$new.log" >&2; fail "debootstrap failed"; }
  apt-config dump Acquire | grep -iE '^Acquire::(http|https|ftp|Check-Valid-Until|Check-Date|Retries)\b' \
    >"$new/etc/apt/apt.conf.d/50network" || true
  rm -rf --one-file-system "$base" "$new.log"
  chmod 755 "$new"
  mv "$new" "$base"
  touch "$base.made"
}

# The folder of a system is locked while it is used. If it can be locked, nobody uses it any more.
remove_leftovers() {
  local left
  for left in "$place"/system-*; do
    if [ -d "$left" ]; then flock --nonblock "$left" rm -rf --one-file-system "$left" || true; fi
  done
}

exec {turn}>"$place/.lock"
flock "$turn"
remove_leftovers
if [ ! -d "$base" ] || [ -z "$(find "$base.made" -mtime -7 2>/dev/null)" ]; then make_base; fi
system=$(mktemp -d "$place/system-$suite.XXXXXX")
exec {used}<"$system"
flock "$used"
exec {turn}>&-

cleanup() { rm -rf --one-file-system "$system"; }
trap cleanup EXIT
trap 'exit 143' TERM
trap 'exit 130' INT
trap 'exit 129' HUP
chmod 755 "$system"
cp -a "$base/." "$system/"
cp -L /etc/resolv.conf "$system/etc/" 2>/dev/null || true
git -c safe.directory="$checkout" clone -q --no-hardlinks "file://$checkout" "$system/root/attentoscope"

# Runs in namespaces of its own. The mounts and every process end with the command, even if this script is killed.
# shellcheck disable=SC2016
setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child=KILL sh -euc '
  system=$1; shift
  mount --make-rprivate /
  mount -t proc proc "$system/proc"
  mount -t sysfs -o ro sysfs "$system/sys" 2>/dev/null || true
  mount -t devpts -o newinstance,ptmxmode=666 devpts "$system/dev/pts" 2>/dev/null || true
  while [ "$1" != -- ]; do
    mkdir -p "${1%%:*}" "$system${1#*:}"
    mount --bind "${1%%:*}" "$system${1#*:}"
    shift
  done
  shift
  exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 ${CI:+CI="$CI"} \
    chroot "$system" sh -c "cd /root/attentoscope && exec \"\$@\"" sh "$@"
' sh "$system" ${binds[@]+"${binds[@]}"} -- "$@" {used}>&- &
command=$!
trap 'kill -KILL "$command" 2>/dev/null || true; wait "$command" 2>/dev/null || true; cleanup' EXIT
result=0
wait "$command" || result=$?
exit "$result"
