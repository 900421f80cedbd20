#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Start and stop, load and discard, TIMES times (1,000): no leak, no stuck thread, no file left open. With the build
# folder of the preset asan the sanitizers look on.
#   tests/soak/startstop.sh [BUILD-FOLDER [TIMES]]
set -eu
build=${1:-build/release}
export GOMP_SPINCOUNT=100000
exec "$build/bin/soak_startstop" "${2:-1000}"
