// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakesession.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>

namespace attentoscope::tests {

namespace {

constexpr std::chrono::seconds heldAtMost{10};
constexpr std::chrono::seconds patience{60};

/// Keeps the thread busy, as computing does. If it waited, the scheduler would decide how many batches fit into a
/// slice.
void work(std::chrono::microseconds duration)
{
    const auto end = std::chrono::steady_clock::now() + duration;
    while (std::chrono::steady_clock::now() < end) { }
}

} // namespace

void FakeScript::fail(FakeCall call, ErrorCode code)
{
    const std::lock_guard lock(m_mutex);
    m_failures[call] = code;
}

void FakeScript::throwFrom(FakeCall call)
{
    const std::lock_guard lock(m_mutex);
    m_throwing.insert(call);
}

void FakeScript::behave(FakeCall call)
{
    const std::lock_guard lock(m_mutex);
    m_failures.erase(call);
    m_throwing.erase(call);
}

void FakeScript::hold(FakeCall call)
{
    const std::lock_guard lock(m_mutex);
    m_holding.insert(call);
}

void FakeScript::release(FakeCall call)
{
    const std::lock_guard lock(m_mutex);
    m_holding.erase(call);
    m_changed.notify_all();
}

bool FakeScript::waitUntilHeld(FakeCall call)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, patience, [&] { return m_held.contains(call); });
}

bool FakeScript::waitForCalls(FakeCall call, int count)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, patience, [&] { return std::ranges::count(m_calls, call) >= count; });
}

std::vector<FakeCall> FakeScript::calls() const
{
    const std::lock_guard lock(m_mutex);
    return m_calls;
}

int FakeScript::count(FakeCall call) const
{
    const std::lock_guard lock(m_mutex);
    return static_cast<int>(std::ranges::count(m_calls, call));
}

std::set<std::thread::id> FakeScript::threads() const
{
    const std::lock_guard lock(m_mutex);
    return m_threads;
}

Result<void> FakeScript::enter(FakeCall call, std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    m_calls.push_back(call);
    m_threads.insert(std::this_thread::get_id());
    m_changed.notify_all();
    if (m_holding.contains(call)) {
        m_held.insert(call);
        m_changed.notify_all();
        m_changed.wait_for(lock, stop, heldAtMost, [&] { return !m_holding.contains(call); });
        m_held.erase(call);
    }
    if (m_throwing.contains(call))
        throw std::runtime_error("thrown by the test");
    if (const auto found = m_failures.find(call); found != m_failures.end())
        return failure(found->second, "refused by the test");
    return {};
}

std::unique_ptr<Session> FakeScript::makeSession(const std::shared_ptr<FakeScript>& self)
{
    m_niceness = getpriority(PRIO_PROCESS, static_cast<id_t>(gettid()));
    return std::make_unique<FakeSession>(self);
}

FakeSession::FakeSession(std::shared_ptr<FakeScript> script) : m_script(std::move(script)) { }

FakeSession::~FakeSession()
{
    (void)m_script->enter(FakeCall::Destroy);
}

Catalogue FakeSession::catalogue()
{
    Catalogue catalogue;
    catalogue.presets.push_back({.id = "fake", .name = "Fake", .help = "For tests", .attention = "none"});
    catalogue.presets.push_back({.id = "unshuffle", .name = "Vectors", .help = "For tests", .task = Task::Unshuffle});
    return catalogue;
}

Result<CorpusSummary> FakeSession::loadData(const DataRequest& request, const Progress& progress, std::stop_token stop)
{
    for (int percent = 0; percent <= 100; ++percent)
        progress(percent / 100.0);
    if (auto entered = m_script->enter(FakeCall::LoadData, stop); !entered)
        return std::unexpected(entered.error());
    if (stop.stop_requested())
        return failure(ErrorCode::Cancelled, "stopped");
    m_hasData = true;
    return CorpusSummary{.name = request.source, .request = request, .pairs = 100};
}

Result<CorpusSummary> FakeSession::loadDataOfRun(const DataRequest& request, const Progress&, std::stop_token stop)
{
    if (auto entered = m_script->enter(FakeCall::LoadDataOfRun, stop); !entered)
        return std::unexpected(entered.error());
    m_hasData = true;
    return CorpusSummary{.name = request.source, .request = request, .isOfRun = true};
}

Result<RunDescription> FakeSession::describe(const std::string& folder)
{
    RunDescription run;
    run.folder = folder;
    run.values = m_script->values;
    run.step = m_step;
    run.history = m_script->history;
    m_hasModel = true;
    return run;
}

Result<ChosenSettings> FakeSession::choose(const TrainingRequest& request)
{
    if (!m_hasData)
        return failure(ErrorCode::NotReady, "the fake session has no data");
    return ChosenSettings{.choices = {{{{"tokenizer", "words"}}, std::string("because of ") + request.preset}}};
}

Result<DrawnLinks> FakeSession::drawLinks(const LinksDrawing& drawing)
{
    if (drawing.text.source.empty())
        return failure(ErrorCode::InvalidSetting, "the fake pairs have no empty sentence");
    return DrawnLinks{.file = "fake.tsv.drawn-links", .lines = {drawing.links.size() + 1}, .notices = {}};
}

Result<ModelSize> FakeSession::sizeOf(const TrainingRequest& request)
{
    if (!m_hasData)
        return failure(ErrorCode::NotReady, "the fake session has no data");
    const auto weights = 1000 * (request.settings.size() + 1);
    return ModelSize{weights, 12 * weights};
}

Result<FineTuningPlan> FakeSession::planFineTuning(const TrainingRequest& request, std::stop_token)
{
    if (!m_hasData)
        return failure(ErrorCode::NotReady, "the fake session has no data");
    FineTuningPlan plan;
    plan.choices = {{{{"learning_rate", "1e-05"}}, std::string("because of ") + request.from}};
    return plan;
}

Result<RunDescription> FakeSession::startTraining(const TrainingRequest& request)
{
    if (!m_hasData && request.preset != "unshuffle")
        return failure(ErrorCode::NotReady, "the fake session has no data");
    if (auto entered = m_script->enter(FakeCall::StartTraining); !entered)
        return std::unexpected(entered.error());
    m_step = 0;
    m_watched = request.watched.size();
    return describe(request.runFolder);
}

Result<RunDescription> FakeSession::resumeTraining(
    const std::string& folder, const TrainingLimit&, const std::vector<WatchedSentence>& watched)
{
    if (!m_hasData)
        return failure(ErrorCode::NotReady, "the fake session has no data");
    if (auto entered = m_script->enter(FakeCall::ResumeTraining); !entered)
        return std::unexpected(entered.error());
    m_watched = watched.size();
    return describe(folder);
}

Result<RunDescription> FakeSession::forkTraining(const ForkRequest& request)
{
    return resumeTraining(request.runFolder, {}, request.watched);
}

Result<RunDescription> FakeSession::openTogether(const std::vector<std::string>& folders)
{
    return openRun(folders.front(), RunDetail::Identity);
}

Result<RunDescription> FakeSession::openRun(const std::string& folder, RunDetail)
{
    if (auto entered = m_script->enter(FakeCall::OpenRun); !entered)
        return std::unexpected(entered.error());
    auto run = describe(folder);
    if (run && m_script->past) {
        run->past = m_script->past;
        run->data.sample = "copy";
    }
    return run;
}

StepReport FakeSession::trainOneBatch()
{
    work(m_script->batchTime);
    return StepReport{.step = ++m_step, .loss = lossOf(m_step)};
}

/// The maps of a Transformer with six layers and four heads in each part.
static ValidationReport validationWithHeads(std::int64_t step)
{
    auto heads = std::make_shared<HeadReport>();
    heads->step = step;
    heads->heads.resize(72);
    auto pairs = std::make_shared<std::vector<ValidatedPair>>(1);
    pairs->front().source = std::string(1000, 'a');
    return {.step = step, .loss = 1.0, .pairs = std::move(pairs), .heads = std::move(heads)};
}

Result<TrainingReports> FakeSession::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (auto entered = m_script->enter(FakeCall::Advance, stop); !entered)
        return std::unexpected(entered.error());
    TrainingReports reports;
    for (int left = m_script->validationsAtOnce.exchange(0); left > 0; --left)
        reports.validations.push_back(validationWithHeads(++m_step));
    const auto end = std::chrono::steady_clock::now() + budget;
    do {
        if (m_validationLeft > 0) {
            if (--m_validationLeft == 0)
                reports.validations.push_back({.step = m_step, .loss = lossOf(m_step)});
            continue;
        }
        reports.steps.push_back(trainOneBatch());
        for (std::size_t index = 0; index < m_watched; ++index)
            reports.snapshots.push_back({.index = index, .step = m_step});
        if (m_script->validatesAfterSteps)
            m_validationLeft = m_script->validationBatches;
        if (m_script->savesEveryStep)
            reports.saves.push_back({m_step, "folder", false});
        if (m_script->stepLimit > 0 && m_step >= m_script->stepLimit)
            reports.end = TrainingEnd::LimitReached;
    } while (
        reports.end == TrainingEnd::StillRunning && !stop.stop_requested() && std::chrono::steady_clock::now() < end);
    reports.progress.step = m_step;
    reports.progress.validating = m_validationLeft > 0;
    return reports;
}

Result<TrainingReports> FakeSession::finishTraining(TrainingEnd why)
{
    m_script->m_finishedWith = why;
    if (auto entered = m_script->enter(FakeCall::FinishTraining); !entered)
        return std::unexpected(entered.error());
    TrainingReports reports;
    reports.saves.push_back({m_step, "folder", false});
    reports.progress.step = m_step;
    reports.end = why;
    return reports;
}

Result<SaveReport> FakeSession::save()
{
    if (auto entered = m_script->enter(FakeCall::Save); !entered)
        return std::unexpected(entered.error());
    return SaveReport{m_step, "folder", false, {m_step}};
}

Result<void> FakeSession::discardTraining()
{
    m_validationLeft = 0;
    m_hasModel = false;
    return m_script->enter(FakeCall::Discard);
}

Result<LinkLearning> FakeSession::learnLinks(LinkLearningOrder order)
{
    if (order == LinkLearningOrder::Begin || order == LinkLearningOrder::BeginIfQuick)
        ++m_script->linkOrders;
    return LinkLearning{.state = m_script->links};
}

Result<void> FakeSession::validateNow()
{
    if (auto entered = m_script->enter(FakeCall::ValidateNow); !entered)
        return entered;
    m_validationLeft = m_script->validationBatches;
    return {};
}

Result<TrainingReports> FakeSession::watchNow()
{
    if (auto entered = m_script->enter(FakeCall::WatchNow); !entered)
        return std::unexpected(entered.error());
    TrainingReports reports;
    for (std::size_t index = 0; index < m_watched; ++index)
        reports.snapshots.push_back({.index = index, .step = m_step});
    reports.progress.step = m_step;
    return reports;
}

Result<void> FakeSession::setTeacherForcing(double probability)
{
    m_script->m_teacherForcing = probability;
    return m_script->enter(FakeCall::SetTeacherForcing);
}

Result<void> FakeSession::setAlignmentWeight(double weight)
{
    m_script->m_alignmentWeight = weight;
    return m_script->enter(FakeCall::SetAlignmentWeight);
}

Result<void> FakeSession::setLearningRate(double rate)
{
    m_script->m_learningRate = rate;
    return m_script->enter(FakeCall::SetLearningRate);
}

Result<void> FakeSession::setLimit(const TrainingLimit&)
{
    return m_script->enter(FakeCall::SetLimit);
}

Result<void> FakeSession::setWatched(const std::vector<WatchedSentence>& watched)
{
    m_watched = watched.size();
    return m_script->enter(FakeCall::SetWatched);
}

/// Adds maps with as many source words as target words. All weights of a head are its number.
static void addHeads(Translation& translation, int count)
{
    const auto words = translation.target.size();
    translation.source = translation.target;
    for (int head = 1; head <= count; ++head)
        translation.heads.push_back({{HeadKind::Cross, 1, head},
            {.rows = words,
                .columns = words,
                .weights = std::make_shared<const std::vector<float>>(words * words, static_cast<float>(head))}});
}

Result<Translation> FakeSession::translate(
    const TranslationRequest& request, const TokenSink& sink, std::stop_token stop)
{
    if (!m_hasModel)
        return failure(ErrorCode::NotReady, "the fake session has no model");
    if (auto entered = m_script->enter(FakeCall::Translate, stop); !entered)
        return std::unexpected(entered.error());
    Translation translation{.id = request.id, .step = m_step};
    for (int token = 0; token < m_script->tokens; ++token) {
        if (stop.stop_requested()) {
            translation.end = TranslationEnd::Cancelled;
            break;
        }
        work(m_script->tokenTime);
        translation.target.push_back({"word", false, false, false});
        if (sink)
            sink([&] {
                ++m_script->drafts;
                return translation;
            });
    }
    if (request.heads == HeadsAnswer::All)
        addHeads(translation, m_script->heads);
    translation.text = request.source;
    return translation;
}

Result<std::vector<Translation>> FakeSession::translateAll(
    const std::vector<TranslationRequest>& requests, const Progress&, std::stop_token stop)
{
    std::vector<Translation> translations;
    for (const auto& request : requests) {
        auto translation = translate(request, {}, stop);
        if (!translation)
            return std::unexpected(translation.error());
        translations.push_back(std::move(*translation));
    }
    return translations;
}

Result<Dissection> FakeSession::dissect(const DissectionRequest& request)
{
    if (!m_hasModel)
        return failure(ErrorCode::NotReady, "the fake session has no model");
    Dissection dissection{.id = request.id, .step = m_step, .row = request.row, .column = request.column};
    const std::vector<float> row(request.column + 1);
    dissection.columnTokens.resize(row.size());
    dissection.annotations.resize(row.size());
    dissection.arithmetic = {.scores = row, .softmax = row, .bell = {}, .weights = row};
    return dissection;
}

Result<Erasure> FakeSession::erase(const ErasureRequest& request)
{
    if (!m_hasModel)
        return failure(ErrorCode::NotReady, "the fake session has no model");
    const auto& words = request.translation;
    Erasure erasure{.id = request.id, .step = m_step, .disturbance = request.disturbance, .head = {}, .words = words};
    erasure.disturbed = words.source;
    erasure.change = {words.target.size(), words.source.size(),
        std::make_shared<const std::vector<float>>(words.target.size() * words.source.size(), 0.5F)};
    return erasure;
}

Result<ValueLengths> FakeSession::measureValues(const Translation& translation)
{
    if (!m_hasModel)
        return failure(ErrorCode::NotReady, "the fake session has no model");
    return ValueLengths{
        .step = m_step, .annotations = std::vector<float>(translation.source.size(), 2.0F), .heads = {}};
}

Result<LayerTranslations> FakeSession::translateFromLayers(const LayersRequest& request, std::stop_token)
{
    LayerTranslations answer{.id = request.id, .step = m_step, .layers = {}};
    answer.layers.resize(2);
    answer.layers.back().text = request.translation.source;
    return answer;
}

Result<SentenceAgreements> FakeSession::measureFaithfulness(
    const FaithfulnessRequest& request, const Progress&, std::stop_token)
{
    SentenceAgreements answer{.step = m_step, .first = request.first, .total = request.sentences, .heads = {}};
    answer.heads.push_back({{}, std::vector<RankAgreement>(request.count, RankAgreement{2, 4, 4})});
    return answer;
}

Result<HeadPatterns> FakeSession::measurePatterns(const PatternsRequest& request, const Progress&, std::stop_token)
{
    HeadPatterns answer{
        .step = m_step, .first = request.first, .total = request.sample.sentences, .likeness = {}, .averages = {}};
    answer.likeness.push_back({.heads = {{HeadKind::Cross, 1, 1}, {HeadKind::Cross, 1, 2}}, .rows = 2, .sums = {0.5}});
    answer.averages.resize(3);
    return answer;
}

Result<HeadTrials> FakeSession::tryWithoutHeads(const HeadTrialsRequest& request, const Progress&, std::stop_token)
{
    HeadTrials answer{.step = m_step, .sentences = request.sample.sentences, .trials = {}};
    answer.trials.assign(std::max<std::size_t>(1, request.tried.size()), HeadTrial{.bleu = 20.0, .loss = 2.0});
    for (std::size_t head = 0; head < request.tried.size(); ++head)
        answer.trials[head].head = request.tried[head];
    return answer;
}

Comparison FakeSession::compare(const ComparisonRequest& request, std::stop_token stop)
{
    Comparison comparison{.request = request, .first = {}, .second = {}};
    if (auto entered = m_script->enter(FakeCall::Compare, std::move(stop)); !entered)
        comparison.second.error = entered.error();
    comparison.first.translation.text = request.source;
    return comparison;
}

Result<void> FakeSession::endComparison()
{
    return m_script->enter(FakeCall::EndComparison);
}

Result<EvaluationReport> FakeSession::evaluate(const EvaluationRequest&, const Progress&, std::stop_token)
{
    return failure(ErrorCode::NotReady, "the fake session does not evaluate");
}

Result<void> FakeSession::measureSentences(const SentencesRequest& request, std::stop_token stop)
{
    if (auto entered = m_script->enter(FakeCall::MeasureSentences, stop); !entered)
        return entered;
    m_measuredId = request.id;
    m_measuredOff = request.switchedOff;
    m_measured = 0;
    return {};
}

Result<MeasuredSentences> FakeSession::advanceSentences(std::chrono::milliseconds, std::stop_token stop)
{
    if (auto entered = m_script->enter(FakeCall::AdvanceSentences, stop); !entered)
        return std::unexpected(entered.error());
    work(m_script->tokenTime);
    MeasuredSentences part{.id = m_measuredId,
        .step = m_step,
        .total = static_cast<std::size_t>(m_script->sentences),
        .switchedOff = m_measuredOff};
    part.sentences.resize(1);
    part.sentences.front().line = static_cast<std::size_t>(++m_measured);
    part.sentences.front().aligned = std::make_shared<const Translation>();
    part.complete = m_measured >= m_script->sentences;
    return part;
}

Result<BenchmarkReport> FakeSession::benchmark(const BenchmarkRequest&, const Progress&, std::stop_token)
{
    return BenchmarkReport{};
}

Result<AlignedPairs> FakeSession::align(const AlignmentRequest&, const Progress&, std::stop_token)
{
    return failure(ErrorCode::NotReady, "the fake session does not align");
}

} // namespace attentoscope::tests
