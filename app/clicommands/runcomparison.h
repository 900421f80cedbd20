// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clicommands/command.h"
#include "app/clicommands/sharedoptions.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <vector>

namespace attentoscope {

/// The mean of a measure over the JSON of several runs, half of the range of its values, and the number of runs that
/// have it. Null if no run has it. A run without it lacks the key, or has null. BLEU that means nothing is left out.
nlohmann::ordered_json spreadToJson(const nlohmann::ordered_json& runs, const char* measure);

/// The data on which all compared runs are measured.
struct RunComparisonOptions
{
    DataOptions data; ///< none: only the runs' own validations are compared
    int beam = 1;
    double lengthPenalty = usualLengthPenalty;
    std::string source; ///< a sentence whose rows of attention are compared; empty: none
    CommonOptions common;
};

/// `runs compare`: the settings in which the runs differ, their measures, and the mean and spread of runs that differ
/// only in their seed. With data, also paired tests of each run against the first.
Result<ExitCode> compareRuns(
    const std::vector<std::filesystem::path>& runs, const RunComparisonOptions& options, const CommandContext& context);

} // namespace attentoscope
