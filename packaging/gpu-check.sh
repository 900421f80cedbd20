#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Trains each preset for sentences on the processor and on a GPU, from the same seed, and compares both. It has two
# halves, because a machine with a GPU may have no network, no compiler and none of our packages:
#   packaging/gpu-check.sh --prepare FOLDER [BUILD]   here: puts the command line of BUILD (build/release), and what it
#                                                     loads besides LibTorch, into FOLDER
#   FOLDER/gpu-check.sh FOLDER LIBTORCH               there: LIBTORCH has lib/ and include/, such as torch/ of a Python
#                                                     wheel, in the version that BUILD was made with
# gpucheck.py, beside this script, trains, compares, and prints the limits.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=packaging/messages.sh
. "$here/messages.sh"

largest=60 # MiB of the folder
usage() { fail "usage: packaging/gpu-check.sh --prepare FOLDER [BUILD], or FOLDER/gpu-check.sh FOLDER LIBTORCH"; }

torch_version() { # LIBTORCH
  { cat "$1"/include/torch/headeronly/version.h "$1"/include/torch/csrc/api/include/torch/version.h 2>/dev/null || true; } |
    sed -n 's/^ *"\([0-9.]*\)"$/\1/p' | head -n 1
}

# The files that a program loads. LibTorch is left out, with all that it loads. So are the C library and the compiler's
# libraries, which every system has: a process cannot have two of them.
loaded_files() { # FILE…
  local queue=("$@") found file name path
  found=$(ldd "$@" | awk '$2 == "=>" && $3 ~ "^/" { print $1, $3 }')
  while [ ${#queue[@]} -gt 0 ]; do
    file=${queue[0]}
    queue=("${queue[@]:1}")
    for name in $(readelf -d "$file" | sed -n 's/.*(NEEDED).*\[\(.*\)\]$/\1/p'); do
      case $name in
        libtorch* | libc10* | libc.so.* | libm.so.* | libdl.so.* | librt.so.* | libpthread.so.* | libresolv.so.* | \
          libgcc_s.so.* | libstdc++.so.* | ld-linux*) continue ;;
      esac
      path=$(awk -v name="$name" '$1 == name { print $2; exit }' <<<"$found")
      [ -n "$path" ] || fail "$name, which $file loads, is nowhere"
      case " ${taken:-} " in *" $name "*) continue ;; esac
      taken="${taken:-} $name"
      printf '%s\n' "$path"
      queue+=("$path")
    done
  done
}

prepare() { # FOLDER BUILD
  local folder=$1 build=$2 version torch
  [ -x "$build/bin/attentoscope-cli" ] || fail "$build/bin/attentoscope-cli is missing; build it first"
  torch=$(sed -n 's/^ATTENTOSCOPE_LIBTORCH:PATH=\(.\)/\1/p; s/^Torch_DIR:PATH=\(.*\)\/share\/cmake\/Torch$/\1/p' \
    "$build/CMakeCache.txt" | head -n 1)
  version=$(torch_version "${torch:-/usr}") # Debian's is in /usr
  [ -n "$version" ] || fail "$build was made with a LibTorch that has no version"
  place=$(mktemp -d)
  trap 'rm -rf "$place"' EXIT
  mkdir -p "$folder" "$place/bin" "$place/lib"
  local programs=("$build/bin/attentoscope-cli" "$build/bin/attentoscope-subwords" "$build/bin/libattentoscope_engine_module.so")
  cp "${programs[@]}" "$place/bin/"
  loaded_files "${programs[@]}" | xargs -I{} cp -L {} "$place/lib/"
  strip "$place/bin/"* "$place/lib/"*
  tar -C "$place" -czf "$folder/programs.tar.gz" bin lib
  cp "$here/gpu-check.sh" "$here/gpucheck.py" "$here/messages.sh" "$folder/"
  printf '%s\n' "$version" >"$folder/libtorch-version"
  local size
  size=$(du -sm "$folder" | cut -f 1)
  [ "$size" -le "$largest" ] || fail "$folder has $size MiB, more than $largest"
  say "$folder has $size MiB; there, start $(basename "$folder")/gpu-check.sh $(basename "$folder") LIBTORCH, with LibTorch $version"
}

case ${1:-} in
  --prepare)
    [ $# -eq 2 ] || [ $# -eq 3 ] || usage
    prepare "$2" "${3:-$here/../build/release}"
    exit
    ;;
  "" | -*) usage ;;
esac
[ $# -eq 2 ] || usage
folder=$(cd "$1" 2>/dev/null && pwd -P) || fail "there is no folder $1"
libtorch=$(cd "$2" 2>/dev/null && pwd -P) || fail "there is no folder $2"
[ -f "$folder/programs.tar.gz" ] || fail "$folder has no programs; --prepare makes it"
[ -f "$libtorch/lib/libtorch_cpu.so" ] || fail "$libtorch/lib has no libtorch_cpu.so"
wanted=$(cat "$folder/libtorch-version")
found=$(torch_version "$libtorch")
[ "$found" = "$wanted" ] || fail "the programs need LibTorch $wanted, but $libtorch has ${found:-no version}"

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
tar -C "$place" -xzf "$folder/programs.tar.gz"
# Only the program sees these libraries: Python has its own.
printf '#!/bin/sh\nLD_LIBRARY_PATH="%s:%s" exec "%s" "$@"\n' "$libtorch/lib" "$place/lib" "$place/bin/attentoscope-cli" \
  >"$place/attentoscope-cli"
chmod +x "$place/attentoscope-cli"
python3 "$folder/gpucheck.py" "$place/attentoscope-cli" "$place"
