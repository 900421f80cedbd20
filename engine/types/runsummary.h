// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/training.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace attentoscope {

/// What a person calls a run, and what they want to remember of it. Plain text, as written.
struct RunLabel
{
    static constexpr std::size_t longestName = 400; ///< bytes
    static constexpr std::size_t longestNote = 16'000;

    std::string name; ///< one line; empty: the folder's name is used
    std::string note;

    bool operator==(const RunLabel&) const = default;
};

/// A run as a list of runs shows it, read without its model and without its whole history.
struct RunSummary
{
    std::string folder;
    RunLabel label;
    std::string preset;
    Task task = Task::Sentences;
    std::string data; ///< the file's name or the sample's id; empty for a task without data
    std::int64_t step = 0; ///< of the newest save; 0: none yet
    std::optional<double> loss; ///< of the last step that its metrics know
    std::optional<double> validationLoss; ///< of the last validation
    std::optional<double> bleu;
    bool isBleuMeaningful = true; ///< else the loss of the validation tells how good the run is
    RunPast::End end = RunPast::End::Stopped;
    std::uint64_t bytes = 0; ///< on the disk, all files together
    std::chrono::system_clock::time_point saved; ///< of the newest save, or of the start
};

} // namespace attentoscope
