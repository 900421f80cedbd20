// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/archive/runarchive.h"

#include <optional>

namespace attentoscope {

/// What became of a packed run that is opened.
struct OpenedArchive
{
    std::filesystem::path folder;
    std::optional<ArchiveSummary> unpacked; ///< none: it lay there already, from an earlier opening
};

/// Unpacks into a folder of its own in `runs`. An archive with the same contents that was unpacked there before, and
/// whose run was not trained since, is not unpacked again. The small file unpacked.json in the run's folder recognises
/// it: it has a hash of the archive and the step of its newest save.
Result<OpenedArchive> unpackRunOnce(const std::filesystem::path& file, const std::filesystem::path& runs,
    const Progress& progress = {}, const std::stop_token& stop = {});

} // namespace attentoscope
