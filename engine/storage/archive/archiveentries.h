// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/archive/runarchive.h"
#include "engine/storage/archive/zip.h"
#include "engine/storage/runfolder.h"
#include "engine/types/error.h"
#include "engine/types/runs.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

// The names of files in a packed run. Packing and unpacking use them.

constexpr const char* aboutEntry = "about.json";

/// The most bytes to which an entry of this name may unpack. None if no run has such a file.
std::optional<std::uint64_t> mostBytesOf(std::string_view name);
/// Whether all files exist that an archive of a run must have.
bool holdsARun(const std::function<bool(const char*)>& holds);

/// A summary of a run, without its name, which the caller adds.
ArchiveSummary summaryOf(const RunIdentity& identity, std::int64_t step, PackedData data);
std::string aboutToJson(const ArchiveSummary& summary);
/// The summary in the text. None if the text does not come from a packed run.
std::optional<ArchiveSummary> aboutFromJson(const std::string& text);

/// A BadRun error that says: "file" is a packed run that cannot be used, because of `what`.
Error unusableArchive(const std::filesystem::path& file, const Message& what);
/// Does the same for an error about the run in the archive. Errors with other codes stay as they are.
Error unusableRun(const std::filesystem::path& file, const Error& error);
/// The error if packing or unpacking was stopped.
Error archiveCancelled();

/// The names and unpacked sizes that an archive declares.
struct ArchiveContents
{
    std::map<std::string, std::uint64_t> sizes;
    std::uint64_t total = 0;
};

/// If an archive is of a later version, refuses it and names the version. Refuses an archive that differs from the sum
/// in its comment.
Result<void> checkArchive(const std::filesystem::path& file, const std::function<bool(std::size_t)>& sink = {});

/// Checks the names and sizes of the whole archive before anything is unpacked. If a file belongs to no run or exceeds
/// the limits, the BadRun error names it.
Result<ArchiveContents> archiveContents(const std::filesystem::path& file, const ArchiveLimits& limits);

/// Gives the whole entry to `take`, piece by piece. Its size must be the declared one.
Result<void> readEntry(ZipReader& zip, const std::filesystem::path& file, const ArchiveContents& contents,
    const ZipEntry& entry, const std::function<Result<void>(std::string_view bytes)>& take);

} // namespace attentoscope
