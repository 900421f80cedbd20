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

// What stands in a packed run under which name; shared by who packs and who unpacks.

constexpr const char* aboutEntry = "about.json";

/// The most bytes that an entry of this name may unpack to; nothing for a name that no run has.
std::optional<std::uint64_t> mostBytesOf(std::string_view name);
/// Without these an archive holds no run.
bool holdsARun(const std::function<bool(const char*)>& holds);

/// What a run is, in a few words; its name is the caller's to say.
ArchiveSummary summaryOf(const RunIdentity& identity, std::int64_t step, PackedData data);
std::string aboutToJson(const ArchiveSummary& summary);
/// Nothing when the text is not that of a packed run.
std::optional<ArchiveSummary> aboutFromJson(const std::string& text);

/// A BadRun error: "file" is a packed run that cannot be used.
Error unusableArchive(const std::filesystem::path& file, const std::string& what);
/// The same with what is wrong with the run in it; other errors stay as they are.
Error unusableRun(const std::filesystem::path& file, const Error& error);
/// Was stopped, which is no failure.
Error archiveCancelled();

} // namespace attentoscope
