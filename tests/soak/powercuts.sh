#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tries the disks that a power cut may leave while a run is made, trained, resumed, named, packed, unpacked and deleted.
# First it tries every loss of a single change, then random combinations, until DISKS disks were tried. Each of them is
# opened and trained on.
#   tests/soak/powercuts.sh [BUILD-FOLDER [DISKS [SECONDS]]]
# Stops after SECONDS (600). Started again, it continues from there. When it is done, it writes the last row of
# tests/soak/powercuts.tsv, which is committed. Ends with 1 if a disk was faulty, 2 if there is more to do.
set -eu
build=${1:-build/release} disks=${2:-60000} seconds=${3:-600}
version=$(git describe --always --dirty)
result=0
row=$("$build/bin/soak_powercuts" "$build/powercuts.progress" "$version" "$disks" "$seconds") || result=$?
echo "$row"
[ "$result" -eq 2 ] && echo "there is more to do: start it again" && exit 2
table=tests/soak/powercuts.tsv
{ head -n 1 "$table"; printf '%s\t%s\n' "$(date -u +%F)" "$row"; } >"$table.new"
mv "$table.new" "$table"
exit "$result"
