// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/types/archivesummary.h"
#include "engine/types/error.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

// The names of the files in a packed run. Packing and unpacking share them.

constexpr const char* aboutEntry = "about.json";

/// The most bytes that an entry of this name may unpack to; nothing for a name that no run has.
std::optional<std::uint64_t> mostBytesOf(std::string_view name);
/// The files without which an archive holds no run.
bool holdsARun(const std::function<bool(const char*)>& holds);

/// A summary of a run. The caller fills in the name.
ArchiveSummary summaryOf(const RunIdentity& identity, std::int64_t step, PackedData data);
std::string aboutToJson(const ArchiveSummary& summary);
/// Nothing if the text is not that of a packed run.
std::optional<ArchiveSummary> aboutFromJson(const std::string& text);

/// A BadRun error: "file" is a packed run that cannot be used.
Error unusableArchive(const std::filesystem::path& file, const Message& what);
/// The same for an error about the run in it. Errors with other codes stay as they are.
Error unusableRun(const std::filesystem::path& file, const Error& error);
/// Was stopped, which is no failure.
Error archiveCancelled();

} // namespace attentoscope
