// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/training.h"

#include <chrono>
#include <cstdio>
#include <optional>
#include <span>

namespace attentoscope {

/// Prints what a person reads while a model trains: one line a second, and one line for each validation. That line has
/// the measures, and the present translation of a sentence of the validation set.
class ProgressPrinter
{
    /// A mean in which older numbers weigh less.
    class SmoothedMean
    {
    public:
        void add(double number);
        bool isEmpty() const { return m_weight == 0.0; }
        std::optional<double> value() const { return isEmpty() ? std::nullopt : std::optional(m_sum / m_weight); }

    private:
        double m_sum = 0.0, m_weight = 0.0;
    };

public:
    explicit ProgressPrinter(std::FILE* stream);

    void say(const Message& message); ///< prints a separate line
    void begin(const CorpusSummary& data);
    void begin(const RunDescription& run);
    void setRun(const Configuration& configuration); ///< the configuration of the run that is trained or watched
    void add(const TrainingReports& reports);
    void catchUp(); ///< prints the last step, if it was not printed yet
    void end(const TrainingReports& last, TrainingEnd why, const std::string& folder);

    std::optional<double> smoothedLoss() const { return m_loss.value(); } ///< none before the first step
    static std::optional<double> smoothedLoss(std::span<const StepReport> steps);
    /// Whether the loss is measured against smoothed targets.
    bool isLabelSmoothed() const { return m_isLabelSmoothed; }

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
    SmoothedMean m_loss, m_alignmentLoss;
};

} // namespace attentoscope
