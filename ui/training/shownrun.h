// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope::ui {

/// The run whose model is in memory, as far as the window speaks of it.
struct ShownRun
{
    std::string folder; ///< empty: it is not saved
    QString name; ///< of the folder; without one, of the preset
    QString preset;
    Task task = Task::Sentences;
    std::uint64_t seed = 0;
    QString data; ///< name of the pairs that it learned from
    std::size_t trainingPairs = 0;
    double parameters = 0.0;
    std::size_t sourceVocabulary = 0;
    std::size_t targetVocabulary = 0;

    TrainingProgress progress; ///< of an opened run, as it was left
    std::optional<double> loss; ///< of the newest step
    std::optional<RunPast::End> end; ///< none: it is being trained
    std::int64_t weightsStep = 0; ///< of the weights in memory
    std::int64_t bestStep = 0; ///< by the run's validation measure; 0: none yet
    std::optional<MeanOfSaves> mean; ///< the best weights, where they are one

    std::vector<std::int64_t> saves; ///< steps
    std::int64_t savedStep = 0; ///< of the newest save; 0: none yet
    QDateTime savedAt; ///< invalid: before it was opened here
    bool saveFailed = false; ///< since then
};

ShownRun shownRun(const RunDescription& run);

} // namespace attentoscope::ui
