// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// A damaged file of a run or of a packed run.
struct RunFault
{
    std::string file; ///< name in the run; for the packed run's own parts, the name of the packed run
    Message what; ///< text for a person, which names the file
};

/// The result of reading all files of a run or of a packed run.
struct RunCheck
{
    std::string run;
    std::uint64_t files = 0; ///< number of files that were read
    std::uint64_t bytes = 0;
    std::uint64_t withoutSum = 0; ///< number of files from older versions, for which only the form was checked
    std::vector<RunFault> faults;
    /// If the newest save is damaged, the step of the newest undamaged one.
    std::optional<std::int64_t> previous;
};

} // namespace attentoscope
