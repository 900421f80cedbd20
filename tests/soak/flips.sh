#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Flips one bit at each of COUNT random places of a run, and of a packed run (2,000 each). `runs check` must name the
# file each time. No translation and no resumed training may use a damaged file. The last result is in flips.tsv.
#   tests/soak/flips.sh [BUILD-FOLDER [COUNT [SEED]]]
set -eu
build=${1:-build/release}
export ATTENTOSCOPE_FLIPPED_BITS="${2:-2000}" ATTENTOSCOPE_SEED="${3:-0}"
export QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=86400000
exec "$build/bin/tests_engine_storage" tst_sums aFlippedBitIsToldAndNeverUsed aFlippedBitOfAPackedRunIsToldAndRefused
