# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034
#
# Sourced by run.sh and test.sh. It knows the packages that must be installed, and where and how the build is made. It
# is for Debian 12 and 13. On other systems, install similar packages by hand and set ATTENTOSCOPE_SKIP_PACKAGES=1.

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd -P)
. "$root/packaging/messages.sh"

# The Build-Depends of debian/control. debhelper is left out, because only making a package needs it.
mapfile -t build_packages < <(awk '/^[^ #]/ { listed = $1 == "Build-Depends:" } listed && !/^#/ { sub(/^Build-Depends:/, ""); print }' \
  "$root/debian/control" | tr ',' '\n' | sed 's/(.*//; s/ //g; /^$/d; /^debhelper/d')
# LibTorch also works with the reference BLAS, which is many times slower than OpenBLAS. Each font covers scripts that
# the one before lacks: Latin and Greek, Arabic and Hebrew, Chinese and Japanese, emoji.
run_packages=(libopenblas0-openmp qt6-wayland qt6-translations-l10n fonts-dejavu-core fonts-noto-core fonts-noto-cjk
  fonts-noto-color-emoji)
test_packages=(appstream clang-format-19 clang-tidy-19 desktop-file-utils librsvg2-bin poppler-utils python3 python3-numpy python3-torch)

system_release=$(. /etc/os-release 2>/dev/null && echo "${ID:-} ${VERSION_ID:-}") || system_release=
if [ "$system_release" = "debian 12" ]; then
  test_packages+=(chromium chromium-driver) # see tests/debian12only.txt
fi
if [ "$system_release" = "debian 13" ]; then
  run_packages+=(qt6-svg-plugins) # part of the library in Debian 12
fi

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

# install_packages NAME…: installs the missing packages. Returns 1 with a message if that is not possible.
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
  local began=$SECONDS
  if ! as_root apt-get -qq -o DPkg::Lock::Timeout=300 update; then
    say "apt-get update failed (see above); going on with the package lists that are there"
  fi
  if ! as_root DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 \
    install --no-install-recommends "${missing[@]}"; then
    say "apt-get could not install ${missing[*]}"
    say "Is the network up, and is there room on the disk? Attentoscope is built on Debian 12 and 13 (this is ${system_release:-unknown})."
    return 1
  fi
  phase packages $((SECONDS - began)) >&2
}

install_what_is_needed() {
  install_packages "${build_packages[@]}" || exit 1
  install_packages "${run_packages[@]}" || say "going on without them: it may be slow, or some scripts may lack letters"
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

# Compiling several files that include LibTorch at once takes up to two gigabytes.
build_jobs() {
  local cores memory
  cores=$(nproc)
  memory=$(awk '/^MemAvailable:/ { print int($2 / 2000000) }' /proc/meminfo 2>/dev/null || echo "$cores")
  if [ "${memory:-0}" -lt 1 ]; then memory=1; fi
  if [ "$memory" -lt "$cores" ]; then echo "$memory"; else echo "$cores"; fi
}

can_write() { # FOLDER: it can be written, or made
  local folder=$1
  while [ ! -e "$folder" ]; do folder=$(dirname "$folder"); done
  [ -d "$folder" ] && [ -w "$folder" ]
}

# A person without a home, or with one that cannot be written, gets a folder under TMPDIR. Nobody else can enter it.
settle_home() {
  if [ -n "${HOME:-}" ] && can_write "$HOME"; then return 0; fi
  local folder
  folder=${TMPDIR:-/tmp}/attentoscope-$(id -u)
  mkdir -m 700 "$folder" 2>/dev/null || true
  if [ ! -d "$folder" ] || [ -L "$folder" ] || [ ! -O "$folder" ]; then
    fail "there is no home folder, and $folder cannot be used for it; set HOME"
  fi
  say "there is no home folder that can be written; $folder is used for it"
  export HOME=$folder
  unset XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME
}

# build_folder PRESET: a folder in the checkout. If that cannot be written, a folder in the user's cache.
build_folder() {
  if can_write "$root/build/$1"; then
    echo "$root/build/$1"
  else
    echo "${XDG_CACHE_HOME:-$HOME/.cache}/attentoscope/build-$(printf '%s' "$root" | cksum | cut -d ' ' -f 1)/$1"
  fi
}

# configure PRESET FOLDER: starts afresh if the checkout was moved, or was built by another CMake generator.
configure() {
  local cache=$2/CMakeCache.txt fresh=()
  if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then fresh=(--fresh); fi
  say "configuring in $2"
  (cd "$root" && cmake "${fresh[@]}" --preset "$1" -B "$2" >"$2/configure.log" 2>&1) ||
    { cat "$2/configure.log" >&2; fail "CMake found something missing (see above)"; }
}

# compile FOLDER MULTIPLE [TARGET…]: compiles, and prints the progress ([files done/files, seconds]) and an estimate of
# the time. The two largest precompiled headers come first, with all that they need. The whole takes MULTIPLE times as
# long as they do.
compile() {
  local folder=$1 multiple=$2 jobs targets=() headers=() name began=$SECONDS
  shift 2
  [ $# -eq 0 ] || targets=(--target "$@")
  jobs=$(build_jobs)
  for name in engine/CMakeFiles/attentoscope_engine ui/CMakeFiles/attentoscope_ui; do headers+=("$name.dir/cmake_pch.hxx.gch"); done
  say "compiling, $jobs at a time"
  compile_part() { NINJA_STATUS='[%f/%t, %es] ' cmake --build "$folder" --parallel "$jobs" "$@" || fail "the build failed (see above)"; }
  compile_part --target "${headers[@]}"
  local first=$((SECONDS - began))
  if [ "$first" -gt 3 ]; then
    say "this will take about $(((first * multiple + 59) / 60)) minutes if nothing was compiled before"
  fi
  compile_part "${targets[@]}"
  say "compiled in $(((SECONDS - began) / 60)) min $(((SECONDS - began) % 60)) s"
  phase compiling $((SECONDS - began)) >&2
}

# locked FOLDER: if two scripts are started at once, the second waits.
locked() {
  mkdir -p "$1" || fail "cannot write to $1"
  exec {lock}>"$1/.lock"
  if ! flock --nonblock "$lock"; then
    say "another build is running in $1; waiting for it"
    flock "$lock"
  fi
}
unlocked() { exec {lock}>&-; }
