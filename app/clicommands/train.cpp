// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/endname.h"
#include "app/clicommands/progressprinter.h"
#include "app/clicommands/resumecheck.h"
#include "app/clicommands/trainoptions.h"
#include "engine/distributed/ranks.h"
#include "engine/settings/presets.h"
#include "engine/storage/runfolder.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds slice{100};
constexpr int mostMemoryFailures = 6; // each takes half as much at once as the one before

/// A task that needs no data takes none, and has no passes through it.
Result<void> checkThatNoDataIsGiven(const TrainOptions& options, const std::string& preset)
{
    const bool givesData = options.namesData() || !options.validation.empty();
    if (givesData)
        return failure(ErrorCode::InvalidSetting,
            Message(
                "The preset \"{}\" draws its own vectors and takes no data: leave out --data, --sample and --valid.",
                preset));
    if (options.limit.epochs > 0)
        return failure(ErrorCode::InvalidSetting,
            Message("The preset \"{}\" never sees the same data twice, so it has no epochs: give --steps or "
                    "--minutes.",
                preset));
    return {};
}

nlohmann::ordered_json planToJson(const TrainingPlan& plan)
{
    return {{"steps", plan.steps}, {"epochs", plan.epochs}, {"target_tokens", plan.targetTokens},
        {"validations", plan.validations}, {"warmup_steps", plan.warmupSteps}};
}

/// Loads the data and makes the run, or opens the one there is.
class TrainCommand
{
public:
    TrainCommand(const TrainOptions& options, const CommandContext& context)
        : m_options(options)
        , m_output(context.output)
        , m_interruption(context.interruption)
        , m_printer(context.output.isJson() ? stderr : stdout)
    {
    }

    Result<ExitCode> run();

private:
    std::string preset() const { return m_options.model.preset.value_or("recommended"); }
    /// Nothing for a task that needs no data.
    Result<std::optional<DataRequest>> dataRequest() const;
    Result<std::optional<DataRequest>> dataOfRun() const;
    Result<void> loadData();
    Result<void> joinRanks();
    Result<RunDescription> begin();
    Result<TrainingReports> trainToTheEnd();
    Result<TrainingReports> advance();
    void keepLastGoodState(ErrorCode code);
    bool leads() const { return !m_ranks || m_ranks->leads(); }
    bool isStopRequested() const;
    Result<ExitCode> leave(const Error& error) const;
    void printJson(const TrainingReports& last) const;

    const TrainOptions& m_options;
    Output& m_output;
    const Interruption& m_interruption;
    ProgressPrinter m_printer;
    std::unique_ptr<LocalRanks> m_started;
    SessionOptions m_sessionOptions;
    std::shared_ptr<Ranks> m_ranks; ///< null: it trains alone
    std::unique_ptr<Session> m_session;
};

Result<std::optional<DataRequest>> TrainCommand::dataOfRun() const
{
    const auto folder = RunFolder::open(m_options.out);
    if (!folder)
        return std::unexpected(folder.error());
    const auto& run = folder->identity();
    if (const auto same = checkSettingsOfRun(m_options, run); !same)
        return std::unexpected(same.error());
    if (run.configuration.task == Task::Sentences)
        return m_options.dataRequest(run.data);
    if (const auto none = checkThatNoDataIsGiven(m_options, run.configuration.preset); !none)
        return std::unexpected(none.error());
    return std::nullopt;
}

Result<std::optional<DataRequest>> TrainCommand::dataRequest() const
{
    if (m_options.resume)
        return dataOfRun();
    const auto settings = m_options.keyValues();
    if (!settings)
        return std::unexpected(settings.error());
    if (taskOf(preset()) != Task::Sentences) {
        if (const auto none = checkThatNoDataIsGiven(m_options, preset()); !none)
            return std::unexpected(none.error());
        return std::nullopt;
    }
    if (!m_options.namesData())
        return failure(ErrorCode::InvalidSetting,
            "There is nothing to train on: give --data FILE or --sample NAME (the command samples lists them).");
    return m_options.dataRequest(*settings);
}

Result<void> TrainCommand::loadData()
{
    const auto request = dataRequest();
    if (!request)
        return std::unexpected(request.error());
    if (!*request)
        return {};
    const auto data = m_session->loadData(**request, [](double) { }, m_interruption.token());
    if (!data)
        return std::unexpected(data.error());
    if (leads())
        m_printer.begin(*data);
    return {};
}

Result<void> TrainCommand::joinRanks()
{
    const auto place = m_options.ranks.place(m_started);
    if (!place)
        return std::unexpected(place.error());
    m_sessionOptions = m_options.common.session;
    if (!*place)
        return {};
    auto ranks = Ranks::join(**place, m_interruption.token());
    if (!ranks)
        return std::unexpected(ranks.error());
    m_ranks = std::move(*ranks);
    m_sessionOptions.ranks = m_ranks;
    if (m_sessionOptions.threads == 0)
        m_sessionOptions.threads = threadsOf(**place);
    if (leads())
        m_printer.say(m_ranks->description());
    return {};
}

Result<RunDescription> TrainCommand::begin()
{
    if (const auto joined = joinRanks(); !joined)
        return std::unexpected(joined.error());
    auto session = makeSession(m_sessionOptions);
    if (!session)
        return std::unexpected(session.error());
    m_session = std::move(*session);
    if (const auto loaded = loadData(); !loaded)
        return std::unexpected(loaded.error());
    std::vector<WatchedSentence> watched;
    watched.reserve(m_options.watched.size());
    for (const auto& sentence : m_options.watched)
        watched.push_back({sentence, {}});
    if (m_options.resume)
        return m_session->resumeTraining(m_options.out, m_options.limit, watched);
    TrainingRequest training;
    training.preset = preset();
    training.settings = *m_options.keyValues();
    training.limit = m_options.limit;
    training.runFolder = m_options.out;
    training.watched = std::move(watched);
    return m_session->startTraining(training);
}

Result<TrainingReports> TrainCommand::trainToTheEnd()
{
    auto end = TrainingEnd::StillRunning;
    int memoryFailures = 0; // in a row
    while (end == TrainingEnd::StillRunning) {
        const auto reports = advance();
        if (!reports && reports.error().code == ErrorCode::OutOfMemory && ++memoryFailures < mostMemoryFailures) {
            complain(reports.error()); // the same batch is tried again, in smaller parts
            continue;
        }
        memoryFailures = 0;
        if (!reports) {
            keepLastGoodState(reports.error().code);
            return reports;
        }
        if (leads())
            m_printer.add(*reports);
        end = reports->end;
        if (end == TrainingEnd::StillRunning && isStopRequested())
            end = TrainingEnd::Stopped;
    }
    auto last = m_session->finishTraining(end);
    if (last)
        last->end = end;
    return last;
}

Result<TrainingReports> TrainCommand::advance()
{
    // Rank 0 may be validating, and then asks nobody for a sum.
    if (m_ranks)
        if (auto fault = m_ranks->fault())
            return std::unexpected(std::move(*fault));
    return m_session->advance(slice, m_interruption.token());
}

/// Of several ranks only rank 0 decides, and hears from all others.
bool TrainCommand::isStopRequested() const
{
    return leads() && (m_interruption.isRequested() || (m_ranks && m_ranks->isAskedToStop()));
}

void TrainCommand::keepLastGoodState(ErrorCode code)
{
    // These leave the weights as they were before the step, so what was learned until then is saved.
    const bool isRankLost = m_ranks && m_ranks->fault();
    if (!leads() || (code != ErrorCode::NotFinite && code != ErrorCode::OutOfMemory && !isRankLost))
        return;
    if (const auto last = m_session->finishTraining(TrainingEnd::Stopped))
        m_printer.end(*last, TrainingEnd::Stopped, m_options.out);
}

void TrainCommand::printJson(const TrainingReports& last) const
{
    nlohmann::ordered_json summary{{"run", m_options.out}, {"steps", last.progress.step},
        {"epochs", last.progress.epoch}, {"seconds", last.progress.seconds}, {"loss", m_printer.smoothedLoss()},
        {"loss_kind", m_printer.isLabelSmoothed() ? "label-smoothed" : "plain"}, {"end", endName(last.end)}};
    if (m_ranks)
        summary["ranks"] = m_ranks->count();
    if (last.progress.plan)
        summary["plan"] = planToJson(*last.progress.plan);
    if (last.end == TrainingEnd::Stopped)
        summary.update(interruptionToJson());
    m_output.print(summary);
}

/// The others are told why this one leaves. One that was started here has been heard by rank 0, which speaks for it.
Result<ExitCode> TrainCommand::leave(const Error& error) const
{
    if (m_ranks)
        m_ranks->fail(error);
    const bool isHeard = m_ranks && !leads() && LocalRanks::hasStarted(environmentOfProcess);
    return isHeard ? Result<ExitCode>(exitCodeFor(error.code)) : std::unexpected(error);
}

Result<ExitCode> TrainCommand::run()
{
    const auto description = begin();
    if (!description && m_interruption.isRequested()) {
        if (m_ranks)
            m_ranks->fail({ErrorCode::Cancelled, "It was interrupted before the first step.", {}});
        return ExitCode::Interrupted;
    }
    if (!description)
        return leave(description.error());
    if (leads())
        m_printer.begin(*description);
    const auto last = trainToTheEnd();
    if (!last)
        return leave(last.error());
    if (leads())
        m_printer.end(*last, last->end, m_options.out);
    if (leads() && m_output.isJson())
        printJson(*last);
    return last->end == TrainingEnd::Stopped ? ExitCode::Interrupted : ExitCode::Done;
}

} // namespace

Action addTrain(CLI::App& options)
{
    auto values = std::make_shared<TrainOptions>();
    values->add(options);
    options.footer("Examples:\n"
                   "  attentoscope-cli train --data pairs.tsv --minutes 1 --out run\n"
                   "  attentoscope-cli train --data train.en --target-data train.de --preset luong-general --out "
                   "run\n"
                   "  attentoscope-cli train --sample reverse --set hidden_size=128 dropout=0.1 --steps 500 --out "
                   "run\n"
                   "  attentoscope-cli train --preset unshuffle --out run\n"
                   "  attentoscope-cli train --data pairs.tsv --ranks 2 --out run\n"
                   "  attentoscope-cli train --out run --resume --minutes 5       (five in all)");
    return [values](const CommandContext& context) { return TrainCommand(*values, context).run(); };
}

} // namespace attentoscope
