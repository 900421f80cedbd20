# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034
#
# Sourced by run.sh and test.sh: what has to be installed, how it gets there, and how the build is started.
# Written for Debian 12 and 13; elsewhere install the like by hand and set ATTENTOSCOPE_SKIP_PACKAGES=1.

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd -P)

# The reference BLAS that a minimal system installs with LibTorch is many times slower than OpenBLAS.
build_packages=(g++ cmake ninja-build
  qt6-base-dev qt6-svg-dev libqcustomplot-dev
  libwebp-dev pkg-config libarchive-dev zlib1g-dev liblzma-dev libsentencepiece-dev
  libtorch-dev libdnnl-dev libopenblas0-openmp libgoogle-perftools-dev
  libicu-dev nlohmann-json3-dev libcli11-dev)
# Each font covers scripts that the one before lacks: Latin and Greek, Arabic and Hebrew, Chinese and Japanese.
window_packages=(qt6-wayland fonts-dejavu-core fonts-noto-core fonts-noto-cjk)
test_packages=(clang-format-19 desktop-file-utils appstream librsvg2-bin poppler-utils python3-numpy python3-torch)

system_release=$(. /etc/os-release 2>/dev/null && echo "${ID:-} ${VERSION_ID:-}") || system_release=
if [ "$system_release" = "debian 13" ]; then
  window_packages+=(qt6-svg-plugins) # part of the library in Debian 12
fi

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }
fail() { say "$*"; exit 1; }

installed_versions() {
  { dpkg-query -W -f='${db:Status-Abbrev} ${binary:Package} ${Version}\n' "$@" 2>/dev/null || true; } | sed -n 's/^ii *//p'
}

missing_packages() {
  local have name
  have=" $(installed_versions "$@" | sed 's/[: ].*//' | tr '\n' ' ') "
  for name in "$@"; do
    case $have in *" $name "*) ;; *) printf '%s\n' "$name" ;; esac
  done
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then env "$@"; else sudo env "$@"; fi
}

# install_packages NAME…: installs the missing ones; returns 1 with a message where that is impossible.
install_packages() {
  local missing
  [ -z "${ATTENTOSCOPE_SKIP_PACKAGES:-}" ] || return 0
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "this system has no apt-get. Install the like of: $*; then start again with ATTENTOSCOPE_SKIP_PACKAGES=1"
    return 1
  fi
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    say "these packages are missing, and neither root nor sudo is at hand. As root, run:"
    say "  apt-get install --no-install-recommends ${missing[*]}"
    return 1
  fi
  say "installing with apt-get: ${missing[*]}"
  if ! as_root apt-get -qq -o DPkg::Lock::Timeout=300 update; then
    say "apt-get update failed (see above); going on with the package lists that are there"
  fi
  if ! as_root DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 \
    install --no-install-recommends "${missing[@]}"; then
    say "apt-get could not install ${missing[*]}"
    say "Is the network up, and is there room on the disk? Attentoscope is built on Debian 12 and 13 (this is ${system_release:-unknown})."
    return 1
  fi
}

install_what_is_needed() {
  install_packages "${build_packages[@]}" || exit 1
  install_packages "${window_packages[@]}" || say "going on without them: some scripts may lack letters"
  warn_about_blas
}

warn_about_blas() {
  local library
  command -v update-alternatives >/dev/null || return 0
  library=$(update-alternatives --query "libblas.so.3-$(gcc -print-multiarch 2>/dev/null)" 2>/dev/null | sed -n 's/^Value: //p')
  case $library in
    '' | *openblas* | *mkl* | *blis*) ;;
    *) say "LibTorch will use the slow $library; choose OpenBLAS with: update-alternatives --config libblas.so.3-$(gcc -print-multiarch)" ;;
  esac
}

# One file that includes LibTorch takes well over a gigabyte to compile.
build_jobs() {
  local cores memory
  cores=$(nproc)
  memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo 2>/dev/null || echo "$cores")
  if [ "${memory:-0}" -lt 1 ]; then memory=1; fi
  if [ "$memory" -lt "$cores" ]; then echo "$memory"; else echo "$cores"; fi
}

# configure PRESET: a checkout that was moved, or built by another CMake generator, starts afresh.
configure() {
  local cache=$root/build/$1/CMakeCache.txt fresh=()
  if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then fresh=(--fresh); fi
  (cd "$root" && cmake "${fresh[@]}" --preset "$1") || fail "CMake found something missing (see above)"
}

# locked DIRECTORY: two starts at once take turns.
locked() {
  mkdir -p "$1" || fail "cannot write to $1"
  exec {lock}>"$1/.lock"
  if command -v flock >/dev/null && ! flock --nonblock "$lock"; then
    say "another build is running in $1; waiting for it"
    flock "$lock"
  fi
}
unlocked() { exec {lock}>&-; }
