#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/bundle.sh [PACKAGE.deb]: makes build/bundle/attentoscope-VERSION-x86_64.run. It has the programs of the
# Debian 12 package and all libraries except the C library. If no package is given, deb.sh makes it first. The file runs
# on any x86-64 system with glibc 2.36, without root. The script then tries it in a bare Debian 12 and 13, as another
# user, read-only, without a home, in a folder with spaces in its name: it trains, translates, draws and opens the
# window. Needs root.
#
# Libraries that are named but not used (`ldd -u`) are left out. Debian's LibTorch names OpenCV and FFmpeg in this way,
# and with them 230 others.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/messages.sh"
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

version=$(sed -n 's/^project(Attentoscope VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
name=attentoscope-$version-x86_64
oldest_glibc=2.36
largest=250 # MB
plugins=(platforms/libqxcb platforms/libqwayland-generic platforms/libqoffscreen wayland-shell-integration/libxdg-shell
  wayland-decoration-client/libbradient iconengines/libqsvgicon imageformats/libqsvg imageformats/libqjpeg
  imageformats/libqgif platforminputcontexts/libcomposeplatforminputcontextplugin
  platforminputcontexts/libibusplatforminputcontextplugin)
noto_scripts=(Arabic Armenian Bengali Devanagari Georgian Hebrew Tamil Thai)
qt_plugins=/usr/lib/x86_64-linux-gnu/qt6/plugins

install() { DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 install --no-install-recommends "$@" >/dev/null; }

is_of_libc() { # SONAME
  case $1 in libc.so.6 | libm.so.6 | libdl.so.2 | libpthread.so.0 | librt.so.1 | libresolv.so.2 | libutil.so.1 | ld-linux-x86-64.so.2) ;; *) return 1 ;; esac
}

declare -A copied # a file of this system, with its copy in the tree
queue=()

take() { # FILE COPY
  [ -z "${copied[$1]:-}" ] || return 0
  copied[$1]=$2
  mkdir -p "$(dirname "$2")"
  cp "$1" "$2"
  chmod 755 "$2"
  queue+=("$1")
}

# Copies the libraries that the object uses, and makes the object look for them in the tree.
settle() { # FILE TREE
  local copy=${copied[$1]} unused library soname path
  unused=$(ldd -u "$1" | sed -n 's|^[[:space:]]*/.*/||p' || true)
  for library in $unused; do # those of the C library may still give a version, and every system has them
    is_of_libc "$library" || patchelf --remove-needed "$library" "$copy"
  done
  patchelf --force-rpath --set-rpath "\$ORIGIN/$(realpath --relative-to="$(dirname "$copy")" "$2/lib")" "$copy"
  while read -r soname path; do
    is_of_libc "$soname" && continue
    if patchelf --print-needed "$copy" | grep -qxF "$soname"; then take "$(readlink -f "$path")" "$2/lib/$soname"; fi
  done < <(ldd "$1" | awk '$2 == "=>" { print $1, $3 }')
}

licences_of() { # TREE
  local files=("${!copied[@]}" /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf /usr/bin/xz
    /usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf /usr/share/qt6/translations/qtbase_de.qm) package
  mkdir -p "$1/licences"
  for package in $({ dpkg-query -S "${files[@]}" "${files[@]#/usr}" 2>/dev/null || true; } | sed 's/:.*//' | grep -vx attentoscope | sort -u); do
    cp -L "/usr/share/doc/$package/copyright" "$1/licences/$package.txt"
  done
  cp LICENSE "$1/licences/attentoscope.txt"
  cp resources/models/aren-transliteration/LICENSE "$1/licences/model-aren-transliteration.txt"
  mkdir "$1/licences/common"
  cp -L /usr/share/common-licenses/{Apache-2.0,GPL-2,GPL-3,LGPL-2,LGPL-2.1,LGPL-3,MPL-2.0} "$1/licences/common/"
}

write_starters() { # TREE
  local program
  for program in attentoscope attentoscope-cli; do
    cat >"$1/$program" <<STARTER
#!/bin/sh
# Starts Attentoscope $version from the folder of this file.
libc=\$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d ' ' -f 2)
if [ "\$(printf '%s\n' $oldest_glibc "\${libc:-0}" | sort -V | head -n 1)" != $oldest_glibc ]; then
  echo "$program: this system has glibc \${libc:-of no known version}, and Attentoscope needs $oldest_glibc or later" >&2
  exit 1
fi
here=\$(dirname "\$(readlink -f "\$0")")
if [ ! -d "\${HOME:-}" ] || [ ! -w "\$HOME" ]; then
  HOME=\${TMPDIR:-/tmp}/attentoscope-\$(id -u)
  mkdir -m 700 "\$HOME" 2>/dev/null
  if [ ! -d "\$HOME" ] || [ -h "\$HOME" ] || [ ! -O "\$HOME" ]; then
    echo "$program: there is no home folder, and \$HOME cannot be used for it; set HOME" >&2
    exit 1
  fi
  export HOME
  unset XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME
fi
unset LD_LIBRARY_PATH LD_PRELOAD QT_PLUGIN_PATH QT_QPA_PLATFORM_PLUGIN_PATH QT_QPA_PLATFORMTHEME QT_STYLE_OVERRIDE
export FONTCONFIG_FILE="\$here/fonts/fonts.conf"
exec "\$here/bin/$program" "\$@"
STARTER
    chmod 755 "$1/$program"
  done
}

write_settings() { # TREE
  printf '[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n' >"$1/bin/qt.conf"
  cat >"$1/fonts/fonts.conf" <<'FONTS'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">.</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
FONTS
  cp CHANGELOG.md "$1/"
}

# Checks that the tree has everything that the copies need, except the C library.
check_tree() { # TREE
  local faults
  faults=$(find "$1/bin" "$1/lib" "$1/plugins" -type f \( -perm -100 -o -name '*.so*' \) -exec ldd -r {} + 2>&1 |
    grep -E 'not found|undefined symbol|Inconsistency|=> /' | grep -vF "=> $1/" |
    grep -vE '^[[:space:]]*(libc|libm|libdl|libpthread|librt|libresolv|libutil)\.so' | sort -u || true)
  [ -z "$faults" ] || fail "the bundle is not complete: $faults"
}

assemble() { # PROGRAMS TREE: from the folder of an installation
  local place file plugin
  mkdir -p "$2"/{bin,lib,plugins,translations,fonts}
  for file in bin/attentoscope bin/attentoscope-cli; do take "$1/$file" "$2/$file"; done
  take "$1/libexec/attentoscope/attentoscope-subwords" "$2/bin/attentoscope-subwords"
  place=$(find "$1/lib" -name 'libattentoscope_engine_module.so')
  take "$place" "$2/bin/libattentoscope_engine_module.so"
  for plugin in "${plugins[@]}"; do take "$qt_plugins/$plugin.so" "$2/plugins/$plugin.so"; done
  while [ ${#queue[@]} -gt 0 ]; do
    file=${queue[0]}
    queue=("${queue[@]:1}")
    settle "$file" "$2"
  done
  find "$2" -type f \( -name '*.so*' -o -path '*/bin/*' \) -exec strip --strip-unneeded {} + 2>/dev/null || true
  cp /usr/share/qt6/translations/qtbase_{de,fr}.qm "$2/translations/"
  cp /usr/share/fonts/truetype/dejavu/DejaVuSans{,-Bold}.ttf /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf "$2/fonts/"
  for file in "${noto_scripts[@]}"; do cp "/usr/share/fonts/truetype/noto/NotoSans$file-Regular.ttf" "$2/fonts/"; done
  write_starters "$2"
  write_settings "$2"
  licences_of "$2"
  check_tree "$2"
}

reproducible_tar() { tar --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner "$@"; }

# Makes a file of three parts: a script, a program that unpacks (gzip is everywhere, xz is not), and everything else.
pack() { # TREE FILE
  local work unpacker payload
  work=$(mktemp -d)
  mkdir "$work/unpacker"
  cp /usr/bin/xz "$work/unpacker/"
  cp -L /lib/x86_64-linux-gnu/liblzma.so.5 "$work/unpacker/"
  patchelf --force-rpath --set-rpath "\$ORIGIN" "$work/unpacker/xz"
  reproducible_tar -C "$work" -cf - unpacker | gzip -9n >"$work/unpacker.tar.gz"
  reproducible_tar -C "$(dirname "$1")" -cf - "$(basename "$1")" | xz -T2 -9 >"$work/payload.tar.xz"
  unpacker=$(stat -c %s "$work/unpacker.tar.gz")
  payload=$(stat -c %s "$work/payload.tar.xz")
  cat >"$work/head" <<HEAD
#!/bin/sh
# Attentoscope $version for x86-64: sh $name.run [FOLDER] unpacks it into FOLDER/$name (here if left out). No root.
set -eu
unpacker=$unpacker payload=$payload sum=$(sha256sum "$work/payload.tar.xz" | cut -d ' ' -f 1)
die() { echo "$name.run: \$*" >&2; exit 1; }
libc=\$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d ' ' -f 2) || true
[ "\$(uname -m)" = x86_64 ] || die "this is for x86-64, and this machine is \$(uname -m)"
[ "\$(printf '%s\n' $oldest_glibc "\${libc:-0}" | sort -V | head -n 1)" = $oldest_glibc ] ||
  die "this system has glibc \${libc:-of no known version}, and Attentoscope needs $oldest_glibc or later"
place=\${1:-.}
[ -d "\$place" ] && [ -w "\$place" ] || die "\$place is no folder that can be written"
[ ! -e "\$place/$name" ] || die "\$place/$name is there already; remove it, or give another folder"
[ "\$(tail -c "\$payload" "\$0" | sha256sum | cut -d ' ' -f 1)" = \$sum ] || die "this file is damaged; download it again"
work=\$(mktemp -d "\$place/.unpacking.XXXXXX")
trap 'rm -rf "\$work"' EXIT
trap 'exit 130' INT # dash cleans up at an exit, not at a signal
trap 'exit 143' TERM
trap 'exit 129' HUP
tail -c \$((unpacker + payload)) "\$0" | head -c "\$unpacker" | gzip -d | tar -x -C "\$work" -f -
tail -c "\$payload" "\$0" | "\$work/unpacker/xz" -d | tar -x --no-same-owner -C "\$work" -f -
mv "\$work/$name" "\$place/"
echo "Attentoscope is in \$place/$name: start attentoscope or attentoscope-cli there."
exit 0
HEAD
  cat "$work/head" "$work/unpacker.tar.gz" "$work/payload.tar.xz" >"$2"
  chmod 755 "$2"
  rm -rf "$work"
}

make_here() { # in a fresh Debian 12: of /bundle/*.deb
  apt-get -qq update
  install binutils patchelf xz-utils /bundle/attentoscope_*.deb fonts-dejavu-core fonts-noto-core qt6-wayland qt6-translations-l10n
  local tree
  tree=$(mktemp -d)/$name
  SOURCE_DATE_EPOCH=$(date -d "$(sed -n 's/^ -- .*>  //p' debian/changelog | head -n 1)" +%s)
  export SOURCE_DATE_EPOCH
  assemble /usr "$tree"
  say "unpacked: $(du -sm "$tree" | cut -f 1) MB, $(find "$tree/lib" -type f | wc -l) libraries"
  pack "$tree" "/bundle/$name.run"
}

try_here() { # in a bare system: what is in /bundle
  local place="/srv/a folder with spaces" result=0 screen
  apt-get -qq update
  install xvfb xauth
  [ -z "$(find / -xdev -name 'libQt*' -not -path '/proc/*' -print -quit)" ] || fail "this system has Qt"
  mkdir "$place"
  "/bundle/$name.run" "$place"
  chmod -R a-w "$place"
  useradd --no-create-home --home-dir /nonexistent learner
  as_learner() { (cd / && runuser -u learner -- env -u HOME -u USER "PATH=$place/$name:$PATH" "$@"); }
  mkdir -m 777 /tmp/tried
  as_learner env AUTOPKGTEST_TMP=/tmp/tried sh -s <debian/tests/train-and-draw
  for screen in offscreen xcb; do
    result=0
    as_learner xvfb-run -a env QT_QPA_PLATFORM=$screen timeout 30 attentoscope --sample tiny-french --train || result=$?
    [ "$result" -eq 124 ] || fail "the window did not stay open on $screen: exit code $result"
  done
  find "/tmp/attentoscope-$(id -u learner)" -name metrics.jsonl -size +0 | grep -q . || fail "the window trained nothing"
  getconf() { echo 'glibc 2.35'; } # an older system
  export -f getconf
  if bash "$place/$name/attentoscope-cli" --version 2>/tmp/refused; then fail "it started with an old glibc"; fi
  grep -q '2.35.*2.36' /tmp/refused || fail "it does not say that the C library is too old: $(cat /tmp/refused)"
  say "unpacked, trained, translated, drew, and opened its window without Qt, root and a home"
}

case ${1:-} in
  --make-here) make_here; exit ;;
  --try-here) try_here; exit ;;
esac

package=${1:-}
if [ -z "$package" ]; then
  packaging/deb.sh bookworm
  package=$(echo build/deb/bookworm/attentoscope_*.deb)
fi
folder=$PWD/build/bundle
rm -rf "$folder" && mkdir -p "$folder"
cp "$package" "$folder/"
say "making the bundle in a fresh bookworm"
packaging/fresh.sh --bind "$folder:/bundle" bookworm packaging/bundle.sh --make-here
rm "$folder"/*.deb
size=$(($(stat -c %s "$folder/$name.run") / 1000000))
[ "$size" -le $largest ] || fail "the bundle has $size MB, and at most $largest are wanted"
for suite in bookworm trixie; do
  say "trying it in a bare $suite"
  packaging/fresh.sh --bind "$folder:/bundle" "$suite" packaging/bundle.sh --try-here
done
say "done: build/bundle/$name.run, $size MB"
