// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"
#include "engine/types/runsummary.h"

namespace attentoscope {

/// label.json in a run's folder: the name and the note that a person gave it. The file may come from a stranger: what
/// is too long, has control characters or is no valid UTF-8 is refused, links are not followed, and no more than 64 KiB
/// are read.
constexpr const char* labelFile = "label.json";

/// An empty label for a run that has none. A file that cannot be used is a BadRun error.
Result<RunLabel> readRunLabel(const std::filesystem::path& run);
/// Replaces the label in one instant; an empty label removes the file. A label that is too long is an InvalidSetting
/// error.
Result<void> writeRunLabel(const std::filesystem::path& run, const RunLabel& label, FileSystem& files = systemFiles());

} // namespace attentoscope
