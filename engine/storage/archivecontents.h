// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runarchive.h"

#include <map>

namespace attentoscope {

/// What an archive says it holds: unpacked sizes by name.
struct ArchiveContents
{
    std::map<std::string, std::uint64_t> sizes;
    std::uint64_t total = 0;
};

/// Looks all over, before anything is unpacked. An archive that holds what no run has, or more than the limits, is a
/// BadRun error that names it.
Result<ArchiveContents> archiveContents(const std::filesystem::path& file, const ArchiveLimits& limits);

} // namespace attentoscope
