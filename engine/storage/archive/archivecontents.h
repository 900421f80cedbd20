// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/archive/runarchive.h"
#include "engine/storage/archive/zipreader.h"

#include <functional>
#include <map>
#include <string_view>

namespace attentoscope {

/// The names and unpacked sizes that an archive declares.
struct ArchiveContents
{
    std::map<std::string, std::uint64_t> sizes;
    std::uint64_t total = 0;
};

/// Checks the whole archive before anything is unpacked. An archive with a file that no run has, or beyond the limits,
/// is a BadRun error that names it.
Result<ArchiveContents> archiveContents(const std::filesystem::path& file, const ArchiveLimits& limits);

/// Gives the whole entry to `take`, piece by piece. Its size must be exactly the declared one.
Result<void> readEntry(ZipReader& zip, const std::filesystem::path& file, const ArchiveContents& contents,
    const ZipEntry& entry, const std::function<Result<void>(std::string_view bytes)>& take);

} // namespace attentoscope
