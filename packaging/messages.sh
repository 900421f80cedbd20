# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced by the scripts. Prints a line for the person who started them, and can end the script with such a line.

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }
fail() { say "$*"; exit 1; }
phase() { echo "phase: $1 $2 s"; } # NAME SECONDS: continuous integration collects these lines
