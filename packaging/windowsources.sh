#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/windowsources.sh: one line that names the committed sources of what the window shows.
cd "$(dirname "$(readlink -f "$0")")/.." || exit 1
printf 'sources of the window: %s\n' "$(git rev-parse HEAD:app HEAD:ui HEAD:resources | git hash-object --stdin)"
