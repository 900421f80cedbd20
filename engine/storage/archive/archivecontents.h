// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/archive/runarchive.h"
#include "engine/storage/archive/zipreader.h"

#include <functional>
#include <map>
#include <string_view>

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

/// Gives all of an entry to `take`, piece by piece, and not a byte more or less than it said.
Result<void> readEntry(ZipReader& zip, const std::filesystem::path& file, const ArchiveContents& contents,
    const ZipEntry& entry, const std::function<Result<void>(std::string_view bytes)>& take);

} // namespace attentoscope
