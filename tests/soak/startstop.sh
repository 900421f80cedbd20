#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Starts and stops, loads and discards, TIMES times (1,000). No memory may leak, no thread may get stuck, and no file
# may stay open. With the build folder of the preset asan, the sanitizers check it too.
#   tests/soak/startstop.sh [BUILD-FOLDER [TIMES]]
set -eu
build=${1:-build/release}
export GOMP_SPINCOUNT=100000
exec "$build/bin/soak_startstop" "${2:-1000}"
