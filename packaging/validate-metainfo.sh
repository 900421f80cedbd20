#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/validate-metainfo.sh: what software centres read, held against their rules. The project has no page of its
# own to name: AppStream 1.0 warns of that, and releases before it do not know the warning by name.
file=$(dirname "$(readlink -f "$0")")/io.github.attentoscope.Attentoscope.metainfo.xml
appstreamcli validate --no-net --override=url-homepage-missing=info "$file" >/dev/null 2>&1 ||
  exec appstreamcli validate --no-net "$file"
