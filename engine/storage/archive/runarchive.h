// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"
#include "engine/types/progress.h"
#include "engine/types/runs.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace attentoscope {

/// A run as one file to send: a zip archive named `.attentoscope`. It has the configuration, the vocabularies, the
/// history, the watched sentences, the newest save and the best one. It does not have the names of folders on the
/// sender's computer. It has the sentence pairs only on request.

/// Writes `file` anew, in one instant, from a run that may be in training. If packing is stopped, the error is
/// Cancelled.
Result<ArchiveSummary> packRun(const std::filesystem::path& run, const std::filesystem::path& file, PackedData data,
    const Progress& progress = {}, const std::stop_token& stop = {}, FileSystem& files = systemFiles());

/// The most to which an archive may unpack.
struct ArchiveLimits
{
    std::size_t entries = 64;
    std::uint64_t bytes = std::uint64_t(64) << 30;
    /// For each byte of the archive; weights hardly shrink, and text shrinks to a tenth.
    std::uint64_t mostBytesPerByte = 200;
    std::uint64_t freeBytes = 1 << 20; ///< in addition, because a small run is mostly words that repeat
};

/// Makes `folder`, which must not exist or must be empty. The archive may come from a stranger, so its contents are
/// checked before anything is written. Only files that belong to a run are unpacked: no file outside the folder, no
/// link, nothing larger than declared or than the limits. The run is unpacked beside the folder, checked like any run,
/// and only then gets its name. BadRun errors name the archive and the problem.
Result<ArchiveSummary> unpackRun(const std::filesystem::path& file, const std::filesystem::path& folder,
    const Progress& progress = {}, const std::stop_token& stop = {}, const ArchiveLimits& limits = {},
    FileSystem& files = systemFiles());

/// A free name in `runs`, made from the name of the archive.
std::filesystem::path freeRunFolder(const std::filesystem::path& runs, const std::filesystem::path& file);

/// The result of opening a packed run.
struct OpenedArchive
{
    std::filesystem::path folder;
    std::optional<ArchiveSummary> unpacked; ///< none if an earlier opening has already unpacked it
};

/// Unpacks into a folder of its own in `runs`. If an archive with the same contents was already unpacked there, and
/// that run was not trained since, it is not unpacked again. The small file unpacked.json in the run's folder
/// recognises it: it has a hash of the archive and the step of its newest save.
Result<OpenedArchive> unpackRunOnce(const std::filesystem::path& file, const std::filesystem::path& runs,
    const Progress& progress = {}, const std::stop_token& stop = {});

} // namespace attentoscope
