// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/output.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/progressprinter.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/machine/readiness.h"
#include "engine/storage/records.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/runfollower.h"
#include "engine/types/runnews.h"

#include <nlohmann/json.hpp>

#include <poll.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace attentoscope {

namespace {

/// The state of a watched run, and what was not printed yet.
class WatchedRun
{
public:
    explicit WatchedRun(Output& output);

    void add(const RunNews& news);
    bool hasMore() const { return m_last.hasMore; }
    RunActivity activity() const { return m_last.activity; }
    std::optional<Error> problem() const; ///< why the run cannot be read
    void tell(const Configuration& run); ///< prints what is new
    void tellEnd(); ///< prints how the run ended, and everything that was not printed yet

private:
    using Clock = std::chrono::steady_clock;

    void forget(const RunNews& news);
    void printText(const Configuration& run);
    void printJson();
    void printTranslations();
    void printQuiet();
    double quietSeconds() const;

    Output& m_output;
    ProgressPrinter m_printer;
    RunNews m_last; ///< the newest news, without its reports
    TrainingReports m_new; ///< the reports that were not printed yet
    std::optional<StepReport> m_step;
    std::optional<ValidationReport> m_validation; ///< the newest one that is not of a discarded mean
    /// A sentence may be watched freely and with a given target.
    using SourceAndTarget = std::pair<std::string, std::optional<std::string>>;
    std::map<SourceAndTarget, WatchedSnapshot> m_translations; ///< the last translation of each watched sentence
    std::int64_t m_printedTranslation = -1; ///< step of the translation that was printed last
    Clock::time_point m_nextTranslations;
    Clock::time_point m_changed; ///< when the last news arrived
    Clock::time_point m_told;
    std::optional<RunActivity> m_toldActivity;
    bool m_isChanged = false; ///< whether anything is new since the last print
    bool m_isQuietTold = false;
};

using Json = nlohmann::ordered_json;

constexpr std::chrono::seconds betweenTranslations{10};
constexpr std::chrono::seconds quietAfter{30};
constexpr std::size_t mostTranslations = 64; ///< sentences whose translations are kept

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

Json saveToJson(const std::optional<std::int64_t>& step)
{
    return step ? Json(*step) : Json(nullptr);
}

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
    for (const auto& validation : reports.validations)
        if (!validation.isDiscarded())
            m_validation = validation;
    for (const auto& snapshot : reports.snapshots) {
        const SourceAndTarget key{snapshot.sentence.source, snapshot.sentence.target};
        if (m_translations.size() < mostTranslations || m_translations.contains(key))
            m_translations.insert_or_assign(key, snapshot);
    }
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
    if (!m_toldActivity && m_new.validations.size() > 1) // only the last of the older validations is printed
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
    for (const auto& [sentence, snapshot] : m_translations) {
        printIndented(stdout, Message("step {}: {}", snapshot.step, sentence.first));
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
    for (const auto& [sentence, snapshot] : m_translations)
        translations.push_back(
            {{"source", sentence.first}, {"target", sentence.second ? Json(*sentence.second) : Json(nullptr)},
                {"translation", snapshot.translation.text}, {"step", snapshot.step}});
    const auto ofStep = [&](double StepReport::* value) { return m_step ? Json((*m_step).*value) : Json(nullptr); };
    Json line = {{"run", m_last.folder}, {"state", activityName(m_last.activity)}, {"step", progress.step},
        {"epoch", progress.epoch}, {"loss", ofStep(&StepReport::loss)},
        {"learning_rate", ofStep(&StepReport::learningRate)},
        {"target_tokens_per_second", progress.targetTokensPerSecond}, {"seconds", progress.seconds},
        {"seconds_left", progress.secondsLeft}, {"fraction", progress.fraction},
        {"validation", m_validation ? recordToJson(*m_validation) : Json()}, {"translations", std::move(translations)},
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

using Clock = std::chrono::steady_clock;

struct WatchOptions
{
    std::string folder;
    double every = 1.0; ///< seconds between two reads of the folder
};

/// A folder that is missing for this long does not come back.
constexpr std::chrono::seconds patienceWithoutFolder{30};

/// Returns early when the program is asked to end.
void waitFor(double seconds, const Interruption& interruption)
{
    const auto time = std::chrono::round<std::chrono::milliseconds>(std::chrono::duration<double>(seconds));
    static_cast<void>(isReadyWithin(interruption.descriptor(), POLLIN, time));
}

/// Reads until nothing in the folder is new.
void lookAtAll(RunFollower& follower, WatchedRun& run, const Interruption& interruption)
{
    do
        run.add(follower.look(interruption.token()));
    while (run.hasMore() && !interruption.isRequested());
}

Error noRun(const std::string& folder)
{
    return {ErrorCode::BadRun,
        Message("\"{}\" is no run: it has no config.json. Choose the folder that a run was saved in.", folder), {}};
}

Error interrupted(const std::string& folder)
{
    return {ErrorCode::NotReady,
        Message("The training of \"{}\" was interrupted: its program is gone. Go on with: attentoscope-cli train "
                "--resume --out {}",
            folder, folder),
        {}};
}

Error gone(const std::string& folder)
{
    return {ErrorCode::FileNotFound,
        Message("\"{}\" is gone. If it is on another machine, connect that machine again, and "
                "watch the run again.",
            folder),
        {}};
}

Error replaced(const std::string& folder)
{
    return {
        ErrorCode::BadRun, Message("There is another run in \"{}\" now. Start to watch again to see it.", folder), {}};
}

/// Returns nothing while more news may come.
std::optional<Result<ExitCode>> endOf(const WatchedRun& run, const std::string& folder, Clock::duration goneFor)
{
    switch (run.activity()) {
    case RunActivity::Ended:
        return ExitCode::Done;
    case RunActivity::Interrupted:
        return std::unexpected(interrupted(folder));
    case RunActivity::Replaced:
        return std::unexpected(replaced(folder));
    case RunActivity::Gone:
        return goneFor < patienceWithoutFolder ? std::nullopt : std::optional(std::unexpected(gone(folder)));
    case RunActivity::Training:
    case RunActivity::Unknown:
        break;
    }
    return std::nullopt;
}

Result<ExitCode> doWatch(const WatchOptions& options, const CommandContext& context)
{
    if (isForeignModel(options.folder))
        return std::unexpected(checkThatRun(options.folder).error());
    RunFollower follower(options.folder);
    WatchedRun run(context.output);
    auto wasThere = Clock::now();
    while (true) {
        lookAtAll(follower, run, context.interruption);
        if (context.interruption.isRequested())
            return ExitCode::Interrupted;
        if (!follower.config()) // the folder was never a run
            return std::unexpected(run.problem().value_or(noRun(options.folder)));
        run.tell(follower.config()->configuration);
        if (run.activity() != RunActivity::Gone)
            wasThere = Clock::now();
        if (auto end = endOf(run, options.folder, Clock::now() - wasThere)) {
            run.tellEnd();
            return *end;
        }
        waitFor(options.every, context.interruption);
    }
}

} // namespace

Action addWatch(CLI::App& options)
{
    auto values = std::make_shared<WatchOptions>();
    options.add_option("FOLDER", values->folder, "Folder of the run")->required();
    options.add_option("--every", values->every, "Look for news every S seconds")
        ->type_name("S")
        ->check(numberFrom(0.1, 3600.0));
    options.footer("The run may be trained by another program, on this machine or on another one: a network drive or a "
                   "copy that is brought up to date will do. Nothing is written there. It ends with the training, or "
                   "with Ctrl+C. With --json each update is one JSON value on one line.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli watch run\n"
                   "  attentoscope-cli watch /mnt/cluster/run --every 10 --json");
    return [values](const CommandContext& context) { return doWatch(*values, context); };
}

} // namespace attentoscope
