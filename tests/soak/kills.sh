#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Kills a training and continues it, again and again. It is killed before, during and after each of the first CALLS
# system calls (200), and RANDOM times at random moments (50). In the end it must equal a training that nobody killed.
#   tests/soak/kills.sh [BUILD-FOLDER [CALLS [RANDOM]]]
set -eu
build=${1:-build/release}
export GOMP_SPINCOUNT=100000 QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=86400000
export ATTENTOSCOPE_KILLED_CALLS="${2:-200}" ATTENTOSCOPE_RANDOM_KILLS="${3:-50}"
exec "$build/bin/tests_engine_training" tst_killedtraining
