// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/output.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/progressprinter.h"
#include "app/clicommands/runcomparison.h"
#include "app/clicommands/trainoptions.h"
#include "app/enginemodule.h"
#include "engine/diagnosis/trainingadvice.h"
#include "engine/distributed/ranks.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/runlist.h"
#include "engine/types/keptvalidation.h"
#include "engine/types/training.h"

#include <CLI/App.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

namespace {

std::string valueOf(const Configuration& configuration, const std::string& key)
{
    const auto values = settingValues(configuration);
    const auto found = std::ranges::find(values, key, &KeyValue::key);
    return found == values.end() ? std::string() : found->value;
}

bool wasGiven(const KeyValue& setting, const std::vector<KeyValue>& settings)
{
    const auto isSame = [&](const KeyValue& one) { return one.key == setting.key && one.value == setting.value; };
    return std::ranges::any_of(settings, isSame);
}

Error differs(const std::string& what, const std::string& ofRun)
{
    return {ErrorCode::InvalidSetting,
        Message("The run was made with {}={}, and that cannot change later. Leave {} out, or begin a new run in "
                "another folder.",
            what, ofRun, what),
        {}};
}

/// A run continues with the settings with which it was made. The same command may be repeated with --resume. A
/// different preset or setting is refused, not ignored.
Result<void> checkSettingsOfRun(const TrainOptions& options, const RunIdentity& run)
{
    if (options.model.preset && *options.model.preset != run.configuration.preset)
        return std::unexpected(differs("preset", run.configuration.preset));
    const auto settings = options.keyValues();
    if (!settings)
        return std::unexpected(settings.error());
    for (const KeyValue& setting : *settings) {
        Configuration changed = run.configuration;
        if (const auto applied = applySetting(changed, setting); !applied)
            return applied;
        const std::string ofRun = valueOf(run.configuration, setting.key);
        // the value may differ from the given one because training has decided it, as for "automatic"
        if (valueOf(changed, setting.key) != ofRun && !wasGiven(setting, run.data.settings))
            return std::unexpected(differs(setting.key, ofRun));
    }
    return {};
}

constexpr std::chrono::milliseconds slice{100};
constexpr int mostMemoryFailures = 6; // after each failure, only half as much is computed at once

/// A task without data refuses a data file and a number of epochs.
Result<void> checkThatNoDataIsGiven(const TrainOptions& options, const std::string& preset)
{
    const bool givesData = options.namesData() || !options.validation.empty() || !options.alsoValidation.empty();
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

nlohmann::ordered_json validatedToJson(const ValidationReport& validation)
{
    nlohmann::ordered_json values{{"valid_loss", validation.loss}, {"valid_bleu", validation.bleu},
        {"bleu_is_meaningful", validation.isBleuMeaningful}};
    if (validation.also)
        values.update({{"also_valid_loss", validation.also->loss}, {"also_valid_bleu", validation.also->bleu}});
    return values;
}

/// An advice for people. Remedies that only a window can offer are left out.
Message adviceLine(const Advice& advice)
{
    switch (advice.remedy.action) {
    case RemedyAction::Change:
    case RemedyAction::StartAgain:
        return Message(
            "Advice: {} {}: --set {}", advice.sentence, advice.remedy.text, settingsText(advice.remedy.settings));
    case RemedyAction::Continue:
        return Message("Advice: {} {}, with --resume.", advice.sentence, advice.remedy.text);
    case RemedyAction::OpenPairs:
        break;
    }
    return Message("Advice: {}", advice.sentence);
}

nlohmann::ordered_json adviceToJson(const std::vector<Advice>& given)
{
    auto list = nlohmann::ordered_json::array();
    for (const auto& advice : given) {
        auto settings = nlohmann::ordered_json::object();
        for (const auto& [key, value] : advice.remedy.settings)
            settings[key] = value;
        list.push_back({{"id", advice.id}, {"text", advice.sentence.text()}, {"remedy", advice.remedy.text.text()},
            {"settings", settings}});
    }
    return list;
}

/// Loads the data and makes the run, or opens an existing run.
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
    /// The result of the training. Empty before the end, and on every rank but the first.
    const nlohmann::ordered_json& result() const { return m_result; }

private:
    std::string preset() const { return m_options.model.preset.value_or("recommended"); }
    /// Returns nothing for a task that needs no data.
    Result<std::optional<DataRequest>> dataRequest() const;
    Result<std::optional<DataRequest>> dataOfRun() const;
    Result<std::optional<DataRequest>> dataOfOriginal() const; ///< the data of the run that is forked
    Result<void> loadData();
    Result<void> joinRanks();
    Result<RunDescription> begin();
    Result<RunDescription> beginRun();
    Result<void> learnLinks(); ///< returns when the links are learned or cannot be learned
    Result<TrainingReports> trainToTheEnd();
    Result<TrainingReports> advance();
    void giveAdvice(); ///< prints each advice once
    void sayWhereToCompare();
    void rememberBest(const TrainingReports& reports);
    void recallRecord(); ///< reads what the run's earlier processes measured and this one did not
    void keepLastGoodState(ErrorCode code);
    bool leads() const { return !m_ranks || m_ranks->leads(); }
    bool isStopRequested() const;
    Result<ExitCode> leave(const Error& error) const;
    nlohmann::ordered_json summary(const TrainingReports& last) const;

    const TrainOptions& m_options;
    Output& m_output;
    const Interruption& m_interruption;
    ProgressPrinter m_printer;
    TrainingAdviser m_adviser;
    std::vector<Advice> m_given;
    std::vector<SettingChoice> m_chosen;
    std::optional<double> m_loss; ///< smoothed loss at the end
    std::optional<ValidationReport> m_start; ///< validation of the model from which training starts
    std::optional<ValidationReport> m_best; ///< best validation
    nlohmann::ordered_json m_result;
    std::unique_ptr<LocalRanks> m_started;
    SessionOptions m_sessionOptions;
    std::shared_ptr<Ranks> m_ranks; ///< null if this process trains alone
    bool m_hasGold = false; ///< the loaded pairs have gold links
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

Result<std::optional<DataRequest>> TrainCommand::dataOfOriginal() const
{
    const auto folder = RunFolder::open(m_options.fork);
    if (!folder)
        return std::unexpected(folder.error());
    if (folder->identity().configuration.task != Task::Sentences)
        return std::nullopt; // the session refuses it later
    return m_options.dataRequest(folder->identity().data);
}

Result<std::optional<DataRequest>> TrainCommand::dataRequest() const
{
    if (m_options.resume)
        return dataOfRun();
    if (!m_options.fork.empty())
        return dataOfOriginal();
    if (!m_options.from.empty() && m_options.model.preset)
        return failure(ErrorCode::InvalidSetting,
            "A model that is trained on has its own network: leave out --preset, or leave out --from.");
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
    m_hasGold = data->hasGoldAlignments;
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
    const auto engine = loadEngine();
    if (!engine)
        return std::unexpected(engine.error());
    auto ranks = (*engine)->joinRanks(**place, m_interruption.token());
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
    auto run = beginRun();
    if (!run || !leads())
        return run;
    // A head that is taught needs the links anyway. Validations then use them to choose the reading of alignments.
    const bool areTaught = run->configuration.training.alignmentWeight > 0.0 && !m_hasGold;
    if (m_options.isStatistical || areTaught)
        if (const auto learned = learnLinks(); !learned)
            return std::unexpected(learned.error());
    return run;
}

Result<void> TrainCommand::learnLinks()
{
    auto learning = m_session->learnLinks(LinkLearningOrder::Begin);
    while (learning && learning->state == LinkLearningState::Learning && !isStopRequested()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        learning = m_session->learnLinks(LinkLearningOrder::Look);
    }
    if (!learning)
        return std::unexpected(learning.error());
    printNotices(learning->notices);
    return {};
}

Result<RunDescription> TrainCommand::beginRun()
{
    std::vector<WatchedSentence> watched;
    watched.reserve(m_options.watched.size());
    for (const auto& sentence : m_options.watched)
        watched.push_back({sentence, {}});
    if (m_options.resume)
        return m_session->resumeTraining(m_options.out, m_options.limit, watched);
    if (!m_options.fork.empty())
        return m_session->forkTraining({.run = m_options.fork,
            .step = m_options.at,
            .without = m_options.without,
            .pairs = {},
            .runFolder = m_options.out,
            .watched = std::move(watched)});
    TrainingRequest training;
    training.preset = preset();
    training.settings = *m_options.keyValues();
    training.limit = m_options.limit;
    training.runFolder = m_options.out;
    training.watched = std::move(watched);
    training.settingsFrom = m_options.settingsFrom;
    training.from = m_options.from;
    return m_session->startTraining(training);
}

Result<TrainingReports> TrainCommand::trainToTheEnd()
{
    auto end = TrainingEnd::StillRunning;
    int memoryFailures = 0; // failures in succession
    while (end == TrainingEnd::StillRunning) {
        const auto reports = advance();
        if (!reports && reports.error().code == ErrorCode::OutOfMemory && ++memoryFailures < mostMemoryFailures) {
            complain(reports.error()); // the same batch is tried again in smaller parts
            continue;
        }
        memoryFailures = 0;
        if (!reports) {
            m_adviser.fail(reports.error());
            giveAdvice();
            keepLastGoodState(reports.error().code);
            return reports;
        }
        if (leads())
            m_printer.add(*reports);
        rememberBest(*reports);
        m_adviser.add(*reports);
        giveAdvice();
        end = reports->end;
        if (end == TrainingEnd::StillRunning && isStopRequested())
            end = TrainingEnd::Stopped;
    }
    auto last = m_session->finishTraining(end);
    if (last) {
        last->end = end;
        rememberBest(*last);
        m_adviser.add(*last);
        m_adviser.end(end);
    }
    return last;
}

void TrainCommand::sayWhereToCompare()
{
    m_printer.say(Message("Both trainings side by side: attentoscope-cli runs compare {} {}; in the window, Tools ▸ "
                          "Compare two models.",
        m_options.fork, m_options.out));
}

void TrainCommand::rememberBest(const TrainingReports& reports)
{
    for (const auto& validation : reports.validations)
        if (validation.best)
            m_best = validation;
        else if (validation.step == 0)
            m_start = validation;
}

void TrainCommand::recallRecord()
{
    m_loss = m_printer.smoothedLoss();
    if (!m_options.resume)
        return;
    const auto record = readRunRecord(m_options.out, RunDetail::History);
    if (!record)
        return;
    if (!m_loss)
        m_loss = ProgressPrinter::smoothedLoss(record->steps);
    if (const auto* best = keptValidation(record->validations); best && !m_best)
        m_best = *best;
    const auto& all = record->validations;
    const auto start = std::ranges::find_if(all, [](const auto& one) { return one.step == 0 && !one.best; });
    if (!m_start && start != all.end())
        m_start = *start;
}

void TrainCommand::giveAdvice()
{
    if (!leads())
        return;
    for (const auto& advice : m_adviser.advice())
        if (std::ranges::find(m_given, advice.id, &Advice::id) == m_given.end()) {
            m_printer.say(adviceLine(advice));
            m_given.push_back(advice);
        }
}

Result<TrainingReports> TrainCommand::advance()
{
    // While rank 0 validates, it exchanges no sums, so it would not notice that another rank has failed.
    if (m_ranks)
        if (auto fault = m_ranks->fault())
            return std::unexpected(std::move(*fault));
    return m_session->advance(slice, m_interruption.token());
}

/// With several ranks, rank 0 decides when to stop. All others tell it their requests.
bool TrainCommand::isStopRequested() const
{
    return leads() && (m_interruption.isRequested() || (m_ranks && m_ranks->isAskedToStop()));
}

void TrainCommand::keepLastGoodState(ErrorCode code)
{
    // After these errors the weights are those from before the step, so they are worth saving.
    const bool isRankLost = m_ranks && m_ranks->fault();
    if (!leads() || (code != ErrorCode::NotFinite && code != ErrorCode::OutOfMemory && !isRankLost))
        return;
    if (const auto last = m_session->finishTraining(TrainingEnd::Stopped))
        m_printer.end(*last, TrainingEnd::Stopped, m_options.out);
}

nlohmann::ordered_json TrainCommand::summary(const TrainingReports& last) const
{
    nlohmann::ordered_json summary{{"run", m_options.out}, {"steps", last.progress.step},
        {"epochs", last.progress.epoch}, {"seconds", last.progress.seconds},
        {"loss", m_loss ? nlohmann::ordered_json(*m_loss) : nlohmann::ordered_json(nullptr)},
        {"loss_kind", m_printer.isLabelSmoothed() ? "label-smoothed" : "plain"}, {"end", endName(last.end)},
        {"chosen", choicesToJson(m_chosen)}, {"advice", adviceToJson(m_given)}};
    if (m_start)
        summary["start"] = validatedToJson(*m_start);
    if (m_best)
        summary.update(validatedToJson(*m_best));
    if (m_ranks)
        summary["ranks"] = m_ranks->count();
    if (!m_options.fork.empty())
        if (const auto config = readRunConfig(m_options.out); config && config->fork)
            summary["fork"] = {{"run", m_options.fork}, {"step", config->fork->step},
                {"without", config->fork->without}, {"left_out", countOf(config->fork->leftOut)}};
    if (last.progress.plan)
        summary["plan"] = planToJson(*last.progress.plan);
    if (last.end == TrainingEnd::Stopped)
        summary.update(interruptionToJson());
    return summary;
}

/// Tells the other ranks why this one stops. A rank that rank 0 started on this machine leaves the message to rank 0.
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
    m_chosen = description->chosen;
    m_adviser.begin(*description);
    const auto last = trainToTheEnd();
    if (!last)
        return leave(last.error());
    if (leads())
        m_printer.end(*last, last->end, m_options.out);
    giveAdvice();
    if (leads() && !m_options.fork.empty())
        sayWhereToCompare();
    if (leads()) {
        recallRecord();
        m_result = summary(*last);
    }
    return last->end == TrainingEnd::Stopped ? ExitCode::Interrupted : ExitCode::Done;
}

Result<ExitCode> trainOne(const TrainOptions& options, const CommandContext& context)
{
    TrainCommand command(options, context);
    auto code = command.run();
    if (code && context.output.isJson() && !command.result().empty())
        context.output.print(command.result());
    return code;
}

void printSeeds(const nlohmann::ordered_json& sum)
{
    for (const auto& run : sum["runs"])
        printLine(stdout,
            Message("seed {}: {} steps, loss {}", std::to_string(run["seed"].get<std::uint64_t>()),
                run["steps"].get<std::int64_t>(),
                run["loss"].is_null() ? std::string("–") : fixedText(run["loss"].get<double>(), 4)));
    for (const char* key : {"loss", "valid_loss", "valid_bleu"})
        if (const auto& measure = sum[key]; !measure.is_null())
            printLine(stdout,
                Message("{}: {} ± {}, mean and half of the spread of {} runs", std::string(key),
                    fixedText(measure["mean"].get<double>(), 3), fixedText(measure["half_spread"].get<double>(), 3),
                    measure["runs"].get<std::int64_t>()));
}

/// The options for the run with this seed, which gets a folder of its own.
TrainOptions withSeed(TrainOptions options, std::uint64_t seed)
{
    const auto folder = std::filesystem::path(options.out) / ("seed-" + std::to_string(seed));
    std::error_code problem;
    options.resume = options.resume && std::filesystem::exists(folder, problem);
    options.out = folder.string();
    options.seed = seed;
    options.seeds.clear();
    return options;
}

/// Trains a run for each seed. With --resume, existing runs continue and the others begin.
Result<ExitCode> trainSeeds(const TrainOptions& options, const CommandContext& context)
{
    if (options.ranks.count > 0)
        return usageError("--seeds trains one run after the other in this process: leave out --ranks.");
    for (auto seed = options.seeds.begin(); seed != options.seeds.end(); ++seed)
        if (std::find(options.seeds.begin(), seed, *seed) != seed)
            return usageError(Message("--seeds has {} twice: each seed has one run.", std::to_string(*seed)));
    auto runs = nlohmann::ordered_json::array();
    auto code = ExitCode::Done;
    for (const auto seed : options.seeds) {
        const auto ofSeed = withSeed(options, seed);
        TrainCommand command(ofSeed, context);
        const auto done = command.run();
        if (!done)
            return done;
        if (!command.result().empty()) {
            runs.push_back(command.result());
            runs.back()["seed"] = seed;
        }
        if (code = *done; code != ExitCode::Done)
            break;
    }
    nlohmann::ordered_json sum{{"runs", std::move(runs)}};
    for (const char* key : {"loss", "valid_loss", "valid_bleu"})
        sum[key] = spreadToJson(sum["runs"], key);
    context.output.show(sum, printSeeds, 2);
    return code;
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
                   "  attentoscope-cli train --data pairs.tsv --minutes 10 --seeds 1,2,3 --out runs\n"
                   "  attentoscope-cli train --from opus-mt-en-de --data pairs.tsv --also-validate old.tsv --out run\n"
                   "  attentoscope-cli train --out run --resume --minutes 5       (five in all)\n"
                   "  attentoscope-cli train --fork run --without maison --out no-maison");
    return [values](const CommandContext& context) {
        return values->seeds.empty() ? trainOne(*values, context) : trainSeeds(*values, context);
    };
}

} // namespace attentoscope
