#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/release-check.sh: checks everything that a release needs. Prints each fault. The exit code is 1 if there is
# one.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/dependencies.sh"
install_packages appstream desktop-file-utils imagemagick tesseract-ocr || exit 1
cd "$root"

faults=0
fault() { say "$*"; faults=$((faults + 1)); }

version=$(sed -n 's/^project(Attentoscope VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
id=io.github.attentoscope.Attentoscope
date='[0-9]\{4\}-[0-9]\{2\}-[0-9]\{2\}'
say "version $version"

[ -z "$(git status --porcelain)" ] || fault "there are changes that are not committed: git status"
[ -z "$(git tag --list "v$version")" ] || fault "v$version is released already; give CMakeLists.txt the next version"

released=$(sed -n "s/^## $version - \($date\)\$/\1/p" CHANGELOG.md)
[ -n "$released" ] || fault "CHANGELOG.md has no heading \"## $version - YEAR-MONTH-DAY\""
grep -q '^## Unreleased' CHANGELOG.md && fault "CHANGELOG.md has a heading \"Unreleased\"; give it the version and the date"
grep -q "<release version=\"$version\" date=\"$released\"" packaging/$id.metainfo.xml ||
  fault "packaging/$id.metainfo.xml has no release $version of ${released:-that day}"
head -n 1 debian/changelog | grep -q "^attentoscope ($version) " || fault "debian/changelog does not begin with $version"
for page in packaging/*.1; do
  grep -q "^\.TH .* \"Attentoscope $version\" " "$page" || fault "$page is of another version"
done

packaging/validate-metainfo.sh >&2 || fault "appstreamcli complains (see above)"
desktop-file-validate "packaging/$id.desktop" || fault "desktop-file-validate complains (see above)"

translations/texts.py check --finished >&2 || fault "translations are not complete (see above)"

sources=$(packaging/windowsources.sh)
for picture in docs/images/*.png; do
  [ "$(identify -format '%c' "$picture")" = "$sources" ] ||
    fault "$picture is older than the window it shows: packaging/screenshots.sh takes it anew"
  # Read with enlarged letters: a path of somebody's machine is a slash, a name, and another slash.
  if convert "$picture" -colorspace Gray -resize 300% png:- | tesseract - - --psm 11 2>/dev/null |
    grep -E '(^|[ "])/(home|root|tmp|var|usr|work|mnt|media|Users)[^ ]*/' >&2; then
    fault "$picture shows a path of somebody's machine (see above)"
  fi
done

if [ "$faults" -eq 0 ]; then packaging/bundle.sh >&2 || fault "the bundle cannot be made or does not work (see above)"; fi

if [ "$faults" -gt 0 ]; then fail "not ready: $faults to mend"; fi
say "ready to be released"
