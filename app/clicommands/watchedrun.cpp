// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/watchedrun.h"

#include "app/clicommands/endname.h"
#include "app/clicommands/printedlines.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::chrono::seconds betweenTranslations{10};
constexpr std::chrono::seconds quietAfter{30};
constexpr std::size_t mostTranslations = 64; ///< sentences

const char* activityName(RunActivity activity)
{
    switch (activity) {
    case RunActivity::Training:
        return "training";
    case RunActivity::Unknown:
        return "unknown";
    case RunActivity::Interrupted:
        return "interrupted";
    case RunActivity::Ended:
        return "ended";
    case RunActivity::Gone:
        return "gone";
    case RunActivity::Replaced:
        return "replaced";
    }
    return "unknown";
}

Json validationToJson(const std::optional<ValidationReport>& report)
{
    if (!report)
        return nullptr;
    return {{"step", report->step}, {"loss", report->loss}, {"perplexity", report->perplexity}, {"bleu", report->bleu},
        {"best", report->best}};
}

Json saveToJson(const std::optional<std::int64_t>& step)
{
    return step ? Json(*step) : Json(nullptr);
}

} // namespace

WatchedRun::WatchedRun(Output& output) : m_output(output), m_printer(stdout), m_changed(Clock::now()) { }

void WatchedRun::forget(const RunNews& news)
{
    if (news.metricsAnew) {
        m_new = {};
        m_printer = ProgressPrinter(stdout);
        m_step.reset();
        m_validation.reset();
    }
    if (news.snapshotsAnew)
        m_translations.clear();
}

void WatchedRun::add(const RunNews& news)
{
    forget(news);
    const auto& reports = news.reports;
    m_new.steps.insert(m_new.steps.end(), reports.steps.begin(), reports.steps.end());
    m_new.validations.insert(m_new.validations.end(), reports.validations.begin(), reports.validations.end());
    m_new.progress = reports.progress;
    if (!reports.steps.empty())
        m_step = reports.steps.back();
    if (!reports.validations.empty())
        m_validation = reports.validations.back();
    for (const auto& snapshot : reports.snapshots)
        if (m_translations.size() < mostTranslations || m_translations.contains(snapshot.sentence.source))
            m_translations.insert_or_assign(snapshot.sentence.source, snapshot);
    if (news.isChanged)
        m_changed = Clock::now();
    m_isChanged = m_isChanged || news.isChanged;
    m_last = news;
    m_last.reports = {};
    m_last.reports.progress = reports.progress;
}

std::optional<Error> WatchedRun::problem() const
{
    return m_last.problems.empty() ? std::nullopt : std::optional(m_last.problems.front());
}

double WatchedRun::quietSeconds() const
{
    return std::chrono::duration<double>(Clock::now() - m_changed).count();
}

void WatchedRun::tell(const Configuration& run)
{
    const bool isOther = m_isChanged || m_toldActivity != m_last.activity;
    if (m_output.isJson()) {
        if (isOther || Clock::now() - m_told >= quietAfter)
            printJson();
    } else if (isOther) {
        printText(run);
    } else {
        printQuiet();
    }
    if (isOther)
        m_isQuietTold = false;
    m_toldActivity = m_last.activity;
    m_isChanged = false;
}

void WatchedRun::printText(const Configuration& run)
{
    if (m_toldActivity != RunActivity::Gone && m_last.activity == RunActivity::Gone)
        printLine(stdout, Message("{} is not there at the moment", m_last.folder));
    m_printer.setRun(run);
    if (!m_toldActivity && m_new.validations.size() > 1) // of what was before, the last one is enough
        m_new.validations.erase(m_new.validations.begin(), m_new.validations.end() - 1);
    m_printer.add(m_new);
    m_new.steps.clear();
    m_new.validations.clear();
    if (!m_toldActivity)
        m_printer.catchUp();
    if (Clock::now() >= m_nextTranslations)
        printTranslations();
    std::fflush(stdout);
}

void WatchedRun::printTranslations()
{
    const auto newest =
        std::ranges::max_element(m_translations, {}, [](const auto& entry) { return entry.second.step; });
    if (newest == m_translations.end() || newest->second.step == m_printedTranslation)
        return;
    m_printedTranslation = newest->second.step;
    m_nextTranslations = Clock::now() + betweenTranslations;
    for (const auto& [source, snapshot] : m_translations) {
        printIndented(stdout, Message("step {}: {}", snapshot.step, source));
        printIndented(stdout, Message("translation  {}", snapshot.translation.text));
    }
}

void WatchedRun::printQuiet()
{
    if (m_isQuietTold || Clock::now() - m_changed < quietAfter)
        return;
    m_isQuietTold = true;
    printLine(stdout, Message("no news for {} s", std::llround(quietSeconds())));
    std::fflush(stdout);
}

void WatchedRun::printJson()
{
    m_told = Clock::now();
    m_new = {};
    const auto& progress = m_last.reports.progress;
    auto translations = Json::array();
    for (const auto& [source, snapshot] : m_translations)
        translations.push_back(
            {{"source", source}, {"translation", snapshot.translation.text}, {"step", snapshot.step}});
    const auto ofStep = [&](double StepReport::* value) { return m_step ? Json((*m_step).*value) : Json(nullptr); };
    Json line = {{"run", m_last.folder}, {"state", activityName(m_last.activity)}, {"step", progress.step},
        {"epoch", progress.epoch}, {"loss", ofStep(&StepReport::loss)},
        {"learning_rate", ofStep(&StepReport::learningRate)},
        {"target_tokens_per_second", progress.targetTokensPerSecond}, {"seconds", progress.seconds},
        {"seconds_left", progress.secondsLeft}, {"fraction", progress.fraction},
        {"validation", validationToJson(m_validation)}, {"translations", std::move(translations)},
        {"newest_save", saveToJson(m_last.newestSave)}, {"best_save", saveToJson(m_last.bestSave)},
        {"quiet_seconds", std::round(quietSeconds())}};
    if (m_last.activity == RunActivity::Ended)
        line["end"] = endName(m_last.end);
    m_output.printLine(line);
}

void WatchedRun::tellEnd()
{
    if (m_output.isJson())
        return;
    m_printer.catchUp();
    printTranslations();
    if (m_last.activity == RunActivity::Ended)
        printLine(stdout,
            Message("The training has ended ({}) after {} steps.", std::string(endName(m_last.end)),
                m_last.reports.progress.step));
}

} // namespace attentoscope
