#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/validate-metainfo.sh: checks the files for software centres against their rules. The project has no home
# page. AppStream 1.0 warns of that, and earlier releases do not know the name of the warning.
file=$(dirname "$(readlink -f "$0")")/io.github.attentoscope.Attentoscope.metainfo.xml
appstreamcli validate --no-net --override=url-homepage-missing=info "$file" >/dev/null 2>&1 ||
  exec appstreamcli validate --no-net "$file"
