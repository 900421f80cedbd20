// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/filesystem.h"
#include "engine/types/archivesummary.h"
#include "engine/types/error.h"
#include "engine/types/progress.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// A run as one file to send: a zip archive named `.attentoscope` with the configuration, the vocabularies, the
/// history, the watched sentences, the newest save and the best one. Names of folders on the sender's computer stay
/// there; the sentence pairs too, unless they are asked for.

/// Writes `file` anew, in one instant, from a run that may be training meanwhile. Being stopped is a Cancelled
/// error.
Result<ArchiveSummary> packRun(const std::filesystem::path& run, const std::filesystem::path& file, PackedData data,
    const Progress& progress = {}, const std::stop_token& stop = {}, FileSystem& files = systemFiles());

/// What an archive may unpack to at most.
struct ArchiveLimits
{
    std::size_t entries = 64;
    std::uint64_t bytes = std::uint64_t(64) << 30;
    std::uint64_t mostBytesPerByte = 200; ///< of the archive; weights hardly shrink, and text to a tenth
    std::uint64_t freeBytes = 1 << 20; ///< beside those: a small run is mostly words that repeat
};

/// Makes `folder`, which must not be there yet or be empty. The archive may come from a stranger: what it holds is
/// looked over before anything is written; only the files that a run consists of are taken, no folders outside, no
/// links, nothing larger than it says or than the limits. It is unpacked beside the folder, checked like any run, and
/// only then given its name. BadRun errors name the archive and what is wrong with it.
Result<ArchiveSummary> unpackRun(const std::filesystem::path& file, const std::filesystem::path& folder,
    const Progress& progress = {}, const std::stop_token& stop = {}, const ArchiveLimits& limits = {},
    FileSystem& files = systemFiles());

/// A folder in `runs` that is not there yet, named after the archive's file.
std::filesystem::path freeRunFolder(const std::filesystem::path& runs, const std::filesystem::path& file);

} // namespace attentoscope
