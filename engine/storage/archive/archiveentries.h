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

// The names of files in a packed run, for packing and unpacking.

constexpr const char* aboutEntry = "about.json";

/// The most bytes to which an entry of this name may unpack; nothing for a name that no run has.
std::optional<std::uint64_t> mostBytesOf(std::string_view name);
/// Whether it has all files that an archive must contain to count as a run.
bool holdsARun(const std::function<bool(const char*)>& holds);

/// A summary of a run, without the name, which the caller adds.
ArchiveSummary summaryOf(const RunIdentity& identity, std::int64_t step, PackedData data);
std::string aboutToJson(const ArchiveSummary& summary);
/// The summary in the text; nothing if the text is not from a packed run.
std::optional<ArchiveSummary> aboutFromJson(const std::string& text);

/// A BadRun error: "file" is a packed run that cannot be used because of `what`.
Error unusableArchive(const std::filesystem::path& file, const Message& what);
/// The same for an error about the run in the archive. Errors with other codes stay as they are.
Error unusableRun(const std::filesystem::path& file, const Error& error);
/// The error for packing or unpacking that was stopped.
Error archiveCancelled();

/// The names and unpacked sizes that an archive declares.
struct ArchiveContents
{
    std::map<std::string, std::uint64_t> sizes;
    std::uint64_t total = 0;
};

/// Refuses an archive of a later version by its name, and one that does not have the sum in its comment.
Result<void> checkArchive(const std::filesystem::path& file, const std::function<bool(std::size_t)>& sink = {});

/// Checks the names and sizes of the whole archive before anything is unpacked. An archive with a file that no run has,
/// or beyond the limits, is a BadRun error that names it.
Result<ArchiveContents> archiveContents(const std::filesystem::path& file, const ArchiveLimits& limits);

/// Gives the whole entry to `take`, piece by piece. Its size must equal the declared one.
Result<void> readEntry(ZipReader& zip, const std::filesystem::path& file, const ArchiveContents& contents,
    const ZipEntry& entry, const std::function<Result<void>(std::string_view bytes)>& take);

} // namespace attentoscope
