// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/progressprinter.h"

#include "app/translations/controlcharacters.h"
#include "ui/language/programtexts.h"

#include <algorithm>
#include <cinttypes>
#include <cmath>

namespace attentoscope {

namespace {

constexpr std::chrono::seconds betweenLines{1};
constexpr double kept = 0.95; ///< of the smoothed loss at each step
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

const char* reason(TrainingEnd why)
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
    return "";
}

} // namespace

ProgressPrinter::ProgressPrinter(std::FILE* stream)
    : m_stream(stream), m_nextLine(std::chrono::steady_clock::now() + betweenLines)
{
}

void ProgressPrinter::begin(const CorpusSummary& data)
{
    std::fprintf(m_stream, "%s: %zu pairs, %zu to train and %zu to validate with; vocabulary %zu and %zu words\n",
        visible(data.name).c_str(), data.pairs, data.trainingPairs, data.validationPairs, data.sourceVocabulary,
        data.targetVocabulary);
    for (const Message& notice : data.notices)
        std::fprintf(m_stream, "%s\n", visible(ui::textOf(notice)).c_str());
    if (data.problemCount > 0)
        std::fprintf(m_stream, "%zu of %zu lines cannot be used:\n", data.problemCount, data.lines);
    const std::size_t shown = std::min(data.problems.size(), problemsShown);
    for (std::size_t index = 0; index < shown; ++index)
        std::fprintf(m_stream, "  line %zu: %s\n", data.problems[index].line,
            visible(ui::textOf(data.problems[index].message)).c_str());
    if (data.problemCount > shown)
        std::fprintf(m_stream, "  and %zu more\n", data.problemCount - shown);
    std::fflush(m_stream);
}

void ProgressPrinter::begin(const RunDescription& run)
{
    m_task = run.configuration.task;
    std::fprintf(m_stream, "%s, attention %s: %" PRId64 " parameters", visible(run.configuration.preset).c_str(),
        visible(run.configuration.model.attention).c_str(), run.parameters);
    if (run.step > 0)
        std::fprintf(m_stream, ", going on after step %" PRId64, run.step);
    std::fprintf(m_stream, "\n");
    if (m_task == Task::Sentences)
        std::fprintf(m_stream, "arithmetic: recurrent=%s, chosen when the run was made and kept in its config.json\n",
            run.configuration.model.recurrent == RecurrentPath::Fused ? "fused" : "reference");
    for (const Message& note : run.notes)
        std::fprintf(m_stream, "%s\n", visible(ui::textOf(note)).c_str());
    std::fflush(m_stream);
    m_nextLine = std::chrono::steady_clock::now() + betweenLines;
}

void ProgressPrinter::add(const TrainingReports& reports)
{
    for (const StepReport& step : reports.steps) {
        m_lossSum = kept * m_lossSum + (1.0 - kept) * step.loss;
        m_lossWeight = kept * m_lossWeight + (1.0 - kept);
        m_step = step;
    }
    m_progress = reports.progress;
    if (m_progress.plan && !m_isPlanPrinted)
        printPlan(*m_progress.plan);
    for (const Error& error : reports.saveFailures)
        std::fprintf(m_stream, "not saved: %s\n", visible(ui::textOf(error.message)).c_str());
    for (const Message& notice : reports.notices)
        std::fprintf(m_stream, "%s\n", visible(ui::textOf(notice)).c_str());
    for (const ValidationReport& validation : reports.validations)
        print(validation);
    if (m_lossWeight > 0.0 && std::chrono::steady_clock::now() >= m_nextLine)
        printProgress();
    std::fflush(m_stream);
}

double ProgressPrinter::smoothedLoss() const
{
    return m_lossWeight > 0.0 ? m_lossSum / m_lossWeight : 0.0;
}

void ProgressPrinter::print(const ValidationReport& validation)
{
    if (validation.mean)
        std::fprintf(m_stream, "the mean of %" PRId64 " saves: ", validation.mean->count);
    std::fprintf(m_stream, "validation at step %" PRId64 ", epoch %.2f: loss %.4f, perplexity %.2f, BLEU %.1f%s\n",
        validation.step, validation.epoch, validation.loss, validation.perplexity, validation.bleu,
        validation.best ? ", the best so far" : "");
    if (validation.attention)
        std::fprintf(m_stream,
            "  attention    entropy of a row %.2f bits, fullest column %.2f of the weight, largest score %.1f above the "
            "mean\n",
            validation.attention->entropy, validation.attention->fullestColumn, validation.attention->scoreDistance);
    if (!validation.pairs || validation.pairs->empty())
        return;
    const ValidatedPair& pair = (*validation.pairs)[validation.pairs->size() / 2]; // of medium length
    std::fprintf(m_stream, "  source       %s\n  reference    %s\n  translation  %s\n", visible(pair.source).c_str(),
        visible(pair.reference).c_str(), visible(pair.translation.text).c_str());
}

void ProgressPrinter::printPlan(const TrainingPlan& plan)
{
    m_isPlanPrinted = true;
    std::fprintf(m_stream, "plan, estimated from the first steps: in %s about %" PRId64 " steps",
        duration(60.0 * m_progress.limit.minutes).c_str(), plan.steps);
    if (plan.epochs > 0.0)
        std::fprintf(m_stream, ", %.1f epochs", plan.epochs);
    std::fprintf(m_stream, ", %.0f target tokens, %" PRId64 " validations", plan.targetTokens, plan.validations);
    if (plan.warmupSteps > 0.0)
        std::fprintf(m_stream, ", warm-up %.0f steps", plan.warmupSteps);
    std::fprintf(m_stream, "\n");
}

void ProgressPrinter::printProgress()
{
    m_nextLine = std::chrono::steady_clock::now() + betweenLines;
    m_printedStep = m_step.step;
    if (m_task == Task::Unshuffle)
        return printVectorProgress();
    const double loss = smoothedLoss();
    std::fprintf(m_stream,
        "step %" PRId64 ", epoch %.2f: loss %.4f, perplexity %.2f, %.0f tokens/s, learning rate %.3g, %s left\n",
        m_step.step, m_step.epoch, loss, std::exp(loss), m_progress.targetTokensPerSecond, m_step.learningRate,
        duration(m_progress.secondsLeft).c_str());
}

void ProgressPrinter::printVectorProgress()
{
    std::fprintf(m_stream,
        "step %" PRId64 ": mean squared error %.5f, %.0f vectors/s, learning rate %.3g, at most %s left\n", m_step.step,
        smoothedLoss(), m_progress.targetTokensPerSecond, m_step.learningRate,
        duration(m_progress.secondsLeft).c_str());
}

void ProgressPrinter::end(const TrainingReports& last, TrainingEnd why, const std::string& folder)
{
    add(last);
    if (m_step.step > m_printedStep)
        printProgress();
    std::fprintf(m_stream, "%s after %" PRId64 " steps, %s.\n", reason(why), m_progress.step,
        duration(m_progress.seconds).c_str());
    std::fprintf(m_stream, "The run is in %s.\n", visible(folder).c_str());
    if (why == TrainingEnd::Stopped)
        std::fprintf(m_stream, "Go on with: attentoscope-cli train --resume --out %s\n", visible(folder).c_str());
    std::fflush(m_stream);
}

} // namespace attentoscope
