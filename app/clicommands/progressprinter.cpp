// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/progressprinter.h"

#include "app/clicommands/printedlines.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

constexpr std::chrono::seconds betweenLines{1};
constexpr double kept = 0.95; ///< share of the old mean in the smoothed loss after a step
constexpr std::size_t problemsShown = 5;

std::string duration(double seconds)
{
    const std::int64_t whole = std::llround(std::max(0.0, seconds));
    const auto text = [](std::int64_t value, const char* unit) { return std::to_string(value) + unit; };
    if (whole < 60)
        return text(whole, " s");
    if (whole < 3600)
        return text(whole / 60, " min ") + text(whole % 60, " s");
    return text(whole / 3600, " h ") + text(whole / 60 % 60, " min");
}

Message reason(TrainingEnd why)
{
    switch (why) {
    case TrainingEnd::StillRunning:
        return "Training goes on";
    case TrainingEnd::LimitReached:
        return "The limit is reached";
    case TrainingEnd::EarlyStopped:
        return "Stopped early";
    case TrainingEnd::Stopped:
        return "Stopped";
    case TrainingEnd::GoalReached:
        return "The goal is reached";
    }
    return {};
}

} // namespace

ProgressPrinter::ProgressPrinter(std::FILE* stream)
    : m_stream(stream), m_nextLine(std::chrono::steady_clock::now() + betweenLines)
{
}

void ProgressPrinter::say(const Message& message)
{
    printLine(m_stream, message);
}

void ProgressPrinter::begin(const CorpusSummary& data)
{
    printLine(m_stream,
        Message("{}: {} pairs, {} to train and {} to validate with; vocabulary {} and {} words", data.name, data.pairs,
            data.trainingPairs, data.validationPairs, data.sourceVocabulary, data.targetVocabulary));
    for (const Message& notice : data.notices)
        printLine(m_stream, notice);
    if (data.problemCount > 0)
        printLine(m_stream, Message("{} of {} lines cannot be used:", data.problemCount, data.lines));
    const std::size_t shown = std::min(data.problems.size(), problemsShown);
    for (std::size_t index = 0; index < shown; ++index)
        printIndented(m_stream, Message("line {}: {}", data.problems[index].line, data.problems[index].message));
    if (data.problemCount > shown)
        printIndented(m_stream, Message("and {} more", data.problemCount - shown));
    std::fflush(m_stream);
}

void ProgressPrinter::begin(const RunDescription& run)
{
    setRun(run.configuration);
    Message line(
        "{}, attention {}: {} parameters", run.configuration.preset, run.configuration.model.attention, run.parameters);
    if (run.step > 0)
        line = Message("{}, going on after step {}", line, run.step);
    printLine(m_stream, line);
    if (!run.chosen.empty())
        printLine(m_stream, "Chosen for these pairs and this limit (--set changes them, --as-preset leaves them out):");
    for (const SettingChoice& choice : run.chosen)
        printIndented(m_stream, Message("{}: {}", settingsText(choice.settings), choice.reason));
    if (m_task == Task::Sentences)
        printLine(m_stream,
            Message("arithmetic: recurrent={}, chosen when the run was made and kept in its config.json",
                std::string(run.configuration.model.recurrent == RecurrentPath::Fused ? "fused" : "reference")));
    for (const Message& note : run.notes)
        printLine(m_stream, note);
    std::fflush(m_stream);
    m_nextLine = std::chrono::steady_clock::now() + betweenLines;
}

void ProgressPrinter::setRun(const Configuration& configuration)
{
    m_task = configuration.task;
    m_isLabelSmoothed = configuration.training.labelSmoothing > 0.0;
}

void ProgressPrinter::add(const TrainingReports& reports)
{
    for (const StepReport& step : reports.steps) {
        m_loss.add(step.loss);
        if (step.alignmentLoss)
            m_alignmentLoss.add(*step.alignmentLoss);
        m_step = step;
    }
    m_progress = reports.progress;
    if (m_progress.learningLinks && std::chrono::steady_clock::now() >= m_nextLine) {
        printLine(m_stream,
            Message("learning the links that are taught: {} %", std::int64_t(100.0 * *m_progress.learningLinks)));
        m_nextLine = std::chrono::steady_clock::now() + betweenLines;
    }
    if (m_progress.plan && !m_isPlanPrinted)
        printPlan(*m_progress.plan);
    for (const Error& error : reports.saveFailures)
        printLine(m_stream, Message("not saved: {}", error.message));
    for (const Message& notice : reports.notices)
        printLine(m_stream, notice);
    for (const ValidationReport& validation : reports.validations)
        print(validation);
    if (!m_loss.isEmpty() && std::chrono::steady_clock::now() >= m_nextLine)
        printProgress();
    std::fflush(m_stream);
}

void ProgressPrinter::SmoothedMean::add(double number)
{
    m_sum = kept * m_sum + (1.0 - kept) * number;
    m_weight = kept * m_weight + (1.0 - kept);
}

void ProgressPrinter::print(const ValidationReport& validation)
{
    Message line("validation at step {}, epoch {}: loss {}, perplexity {}, BLEU {}", validation.step,
        fixedText(validation.epoch, 2), fixedText(validation.loss, 4), fixedText(validation.perplexity, 2),
        validation.isBleuMeaningful ? fixedText(validation.bleu, 1) : std::string("–"));
    if (validation.best)
        line = Message("{}, the best so far", line);
    if (validation.mean)
        line = Message("the mean of {} saves: {}", validation.mean->count, line);
    printLine(m_stream, line);
    if (validation.also)
        printIndented(m_stream,
            Message("second file  loss {}, BLEU {}", fixedText(validation.also->loss, 4),
                fixedText(validation.also->bleu, 1)));
    if (validation.attention)
        printIndented(m_stream,
            Message("attention    row entropy {} bits; fullest column has {} of the weight; "
                    "largest score is {} above the mean",
                fixedText(validation.attention->entropy, 2), fixedText(validation.attention->fullestColumn, 2),
                fixedText(validation.attention->scoreDistance, 1)));
    if (!validation.pairs || validation.pairs->empty())
        return;
    const ValidatedPair& pair = (*validation.pairs)[validation.pairs->size() / 2]; // a sentence of medium length
    printIndented(m_stream, Message("source       {}", pair.source));
    printIndented(m_stream, Message("reference    {}", pair.reference));
    printIndented(m_stream, Message("translation  {}", pair.translation.text));
}

void ProgressPrinter::printPlan(const TrainingPlan& plan)
{
    m_isPlanPrinted = true;
    Message line("plan, estimated from the first steps: in {} about {} steps",
        duration(60.0 * m_progress.limit.minutes), plan.steps);
    if (plan.epochs > 0.0)
        line = Message("{}, {} epochs", line, fixedText(plan.epochs, 1));
    line = Message("{}, {} target tokens, {} validations", line, std::llround(plan.targetTokens), plan.validations);
    if (plan.warmupSteps > 0.0)
        line = Message("{}, warm-up {} steps", line, std::llround(plan.warmupSteps));
    printLine(m_stream, line);
}

void ProgressPrinter::printProgress()
{
    m_nextLine = std::chrono::steady_clock::now() + betweenLines;
    m_printedStep = m_step.step;
    const double loss = smoothedLoss().value_or(0.0);
    const auto speed = fixedText(m_progress.targetTokensPerSecond, 0), rate = roundedText(m_step.learningRate, 3),
               left = duration(m_progress.secondsLeft);
    const auto epoch = fixedText(m_step.epoch, 2);
    Message line;
    if (m_task == Task::Unshuffle)
        line = Message("step {}: mean squared error {}, {} vectors/s, learning rate {}, at most {} left", m_step.step,
            fixedText(loss, 5), speed, rate, left);
    else if (m_isLabelSmoothed) // a smoothed loss has no perplexity
        line = Message("step {}, epoch {}: label-smoothed loss {}, {} tokens/s, learning rate {}, {} left", m_step.step,
            epoch, fixedText(loss, 4), speed, rate, left);
    else
        line = Message("step {}, epoch {}: loss {}, perplexity {}, {} tokens/s, learning rate {}, {} left", m_step.step,
            epoch, fixedText(loss, 4), fixedText(std::exp(loss), 2), speed, rate, left);
    if (m_step.alignmentLoss)
        line = Message("{}; alignment loss {}", line, fixedText(m_alignmentLoss.value().value_or(0.0), 4));
    printLine(m_stream, line);
}

std::optional<double> ProgressPrinter::smoothedLoss(std::span<const StepReport> steps)
{
    SmoothedMean mean;
    for (const StepReport& step : steps)
        mean.add(step.loss);
    return mean.value();
}

void ProgressPrinter::catchUp()
{
    if (m_step.step > m_printedStep)
        printProgress();
}

void ProgressPrinter::end(const TrainingReports& last, TrainingEnd why, const std::string& folder)
{
    add(last);
    catchUp();
    printLine(m_stream, Message("{} after {} steps, {}.", reason(why), m_progress.step, duration(m_progress.seconds)));
    printLine(m_stream, Message("The run is in {}.", folder));
    if (why == TrainingEnd::Stopped)
        printLine(m_stream, Message("Go on with: attentoscope-cli train --resume --out {}", folder));
    std::fflush(m_stream);
}

} // namespace attentoscope
