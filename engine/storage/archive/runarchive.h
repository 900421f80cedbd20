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

/// A run as one file that can be sent: a zip archive named `.attentoscope`. It contains the configuration, the
/// vocabularies, the history, the watched sentences, the newest save and the best one. It does not contain the names of
/// folders on the sender's computer. It contains the sentence pairs only on request.

/// Writes `file` atomically. The run may be in training. If packing is stopped, the error is Cancelled.
Result<ArchiveSummary> packRun(const std::filesystem::path& run, const std::filesystem::path& file, PackedData data,
    const Progress& progress = {}, const std::stop_token& stop = {}, FileSystem& files = systemFiles());

/// The most bytes to which an archive may unpack.
struct ArchiveLimits
{
    std::size_t entries = 64;
    std::uint64_t bytes = std::uint64_t(64) << 30;
    /// For each byte of the archive. Weights hardly shrink; text shrinks to a tenth.
    std::uint64_t mostBytesPerByte = 200;
    std::uint64_t freeBytes = 1 << 20; ///< in addition, because a small run consists mostly of words that repeat
};

/// Unpacks into `folder`, which must not exist or must be empty. The archive may come from anybody, so its contents are
/// checked before anything is written. Only files that belong to a run are unpacked. A file outside the folder, a link,
/// or a file larger than declared or than the limits is refused. The run is unpacked beside the folder and checked like
/// any run, and only then gets its name. BadRun errors name the archive and the problem.
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

/// Unpacks into a new folder in `runs`. If an archive with the same contents was unpacked there before, and that run
/// was not trained since, nothing is unpacked. The small file unpacked.json in the run's folder makes this possible: it
/// has a hash of the archive, and the step of its newest save.
Result<OpenedArchive> unpackRunOnce(const std::filesystem::path& file, const std::filesystem::path& runs,
    const Progress& progress = {}, const std::stop_token& stop = {});

} // namespace attentoscope
