// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/training.h"

#include <chrono>
#include <cstdio>

namespace attentoscope {

/// What a person reads while a model trains: one line a second, and for each validation one
/// with what it measured and one sentence of the validation set as it is translated now.
class ProgressPrinter
{
public:
    explicit ProgressPrinter(std::FILE* stream);

    void say(const Message& message); ///< a line of its own
    void begin(const CorpusSummary& data);
    void begin(const RunDescription& run);
    void setRun(const Configuration& configuration); ///< that is only read of, or trained
    void add(const TrainingReports& reports);
    void catchUp(); ///< prints the last step, if it was not yet
    void end(const TrainingReports& last, TrainingEnd why, const std::string& folder);

    double smoothedLoss() const; ///< a mean of the last steps
    bool isLabelSmoothed() const { return m_isLabelSmoothed; } ///< that loss is of smoothed targets

private:
    void print(const ValidationReport& validation);
    void printPlan(const TrainingPlan& plan);
    void printProgress();

    std::FILE* m_stream;
    std::chrono::steady_clock::time_point m_nextLine;
    TrainingProgress m_progress;
    StepReport m_step;
    Task m_task = Task::Sentences;
    bool m_isLabelSmoothed = false;
    std::int64_t m_printedStep = 0;
    bool m_isPlanPrinted = false;
    double m_lossSum = 0.0; ///< of the last losses, the older the less
    double m_lossWeight = 0.0;
};

} // namespace attentoscope
