// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/training.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// How much of a run is read: what it is and which saves there are, or its losses too.
enum class RunDetail : std::uint8_t { Identity, History };

/// The contents of a run folder, read without its model.
struct RunRecord
{
    std::string folder;
    RunDetail detail = RunDetail::Identity;
    std::string preset;
    Task task = Task::Sentences;
    std::string data; ///< the file's name or the sample's id
    std::size_t trainingPairs = 0;
    std::vector<KeyValue> settings; ///< of config.json: every key, in the table's order
    std::vector<std::int64_t> saves; ///< steps
    std::optional<std::int64_t> bestSave;
    std::optional<std::int64_t> newestSave;
    std::vector<StepReport> steps; ///< in order
    std::vector<ValidationReport> validations;
    std::size_t unreadableLines = 0; ///< of its metrics; they are skipped
};

} // namespace attentoscope
