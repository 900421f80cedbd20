// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"
#include "engine/types/runcheck.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>

namespace attentoscope {

/// Reads every file of a run or of a packed run and compares it with its sum. Files without a sum are only read.
/// Changes nothing. Any thread may call it. If the run is being trained, it may seem damaged while a file is replaced.
/// It is an error if the path is no run, or one of a later version.
Result<RunCheck> checkRun(const std::filesystem::path& run, const std::stop_token& stop = {});

/// Makes the newest undamaged save of a run the current one, and returns its step. Nothing is lost: damaged saves are
/// only renamed to saves/.damaged-<step>. It is an error if the newest save is undamaged, if all are damaged, or if
/// another program trains the run.
Result<std::int64_t> usePreviousSave(const std::filesystem::path& run, FileSystem& files = systemFiles());

} // namespace attentoscope
