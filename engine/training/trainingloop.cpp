// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingloop.h"

#include "engine/arithmetic/guarded.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace attentoscope {

namespace {

constexpr auto shortestInterval = std::chrono::milliseconds(100);
constexpr auto afterFailure = std::chrono::seconds(60);
constexpr int costShare = 10; // watching may take at most this fraction of the time: 1 / costShare
// up to this step, watched steps are closer to each other, in proportion to the step
constexpr double shorterUntil = 200.0;
// If links take no longer than this, training waits for them. So a training in which nothing can be taught is refused
// at once.
constexpr auto quickLearning = std::chrono::seconds(2);

} // namespace

/// Decodes the watched sentences during training. At first it does so after nearly every step, because attention takes
/// shape then. Later it does so less and less often, so that it takes at most a tenth of the time. Decoding does not
/// change training.
class TrainingLoop::Watcher
{
public:
    void setSentences(std::vector<WatchedSentence> sentences);
    bool isEmpty() const { return m_sentences.empty(); }

    /// Requests that this step is decoded, whatever the schedule.
    void request(std::int64_t step) { m_requested = step; }

    /// Whether the schedule wants this step.
    bool isDue(std::int64_t step) const;

    bool isRequested(std::int64_t step) const { return step == m_requested; }

    /// Whether this step has no snapshot yet.
    bool isBehind(std::int64_t step) const { return !m_sentences.empty() && step != m_decoded; }

    /// Decodes all watched sentences with the present weights. Leaves out sentences that cannot be decoded.
    std::vector<WatchedSnapshot> decode(TrainingTask& task, std::int64_t step, double epoch);

private:
    using Clock = std::chrono::steady_clock;
    std::vector<WatchedSentence> m_sentences;
    Clock::time_point m_next = Clock::time_point::min();
    std::int64_t m_decoded = -1;
    std::int64_t m_requested = -1;
};

void TrainingLoop::Watcher::setSentences(std::vector<WatchedSentence> sentences)
{
    m_sentences = std::move(sentences);
    m_next = Clock::time_point::min();
    m_decoded = -1;
}

bool TrainingLoop::Watcher::isDue(std::int64_t step) const
{
    return isBehind(step) && (step == m_requested || Clock::now() >= m_next);
}

std::vector<WatchedSnapshot> TrainingLoop::Watcher::decode(TrainingTask& task, std::int64_t step, double epoch)
{
    const auto began = Clock::now();
    m_decoded = step; // set before memory can run out, so that the next attempt is at the next due step
    m_next = began + afterFailure;
    std::vector<WatchedSnapshot> snapshots;
    for (std::size_t index = 0; index < m_sentences.size(); ++index)
        if (auto decoded = task.decode(m_sentences[index])) {
            auto heads = keptHeads(*decoded);
            decoded->heads.clear();
            snapshots.push_back({index, step, std::move(*decoded), epoch, m_sentences[index], std::move(heads)});
        }
    const auto now = Clock::now();
    const std::chrono::duration<double> usual = std::max<Clock::duration>(shortestInterval, costShare * (now - began));
    const double share = std::min(1.0, static_cast<double>(step) / shorterUntil);
    m_next = now + std::chrono::duration_cast<Clock::duration>(share * usual);
    return snapshots;
}

Result<std::unique_ptr<TrainingLoop>> TrainingLoop::make(TrainingParts parts)
{
    const auto resumed = std::exchange(parts.resumed, std::nullopt);
    const int ranks = parts.ranks;
    const auto start = parts.start;
    auto loop = std::unique_ptr<TrainingLoop>(new TrainingLoop(std::move(parts)));
    if (auto restored = resumed ? loop->restore(*resumed) : loop->cutFolderBack(); !restored)
        return std::unexpected(restored.error());
    if (auto prepared = loop->prepareGuiding(loop->alignmentWeight(), quickLearning); !prepared)
        return std::unexpected(prepared.error());
    loop->m_course.position().ranks = ranks > 1 ? std::optional<std::int64_t>(ranks) : std::nullopt;
    if (start == TrainingStart::OfModel && loop->position().step == 0)
        if (auto kept = loop->keepStart(); !kept)
            return std::unexpected(kept.error());
    return loop;
}

TrainingLoop::TrainingLoop(TrainingParts parts)
    : m_task(std::move(parts.task))
    , m_folder(std::move(parts.folder))
    , m_course(*m_task, parts.limit, std::move(parts.repeated))
    , m_averaging(*m_task, m_course.position())
    , m_writer(*m_task, m_course.position(), m_averaging, m_folder ? &*m_folder : nullptr)
    , m_watcher(std::make_unique<Watcher>())
{
    setWatched(std::move(parts.watched));
}

TrainingLoop::~TrainingLoop() = default;

void TrainingLoop::setWatched(std::vector<WatchedSentence> watched)
{
    m_watcher->setSentences(std::move(watched));
}

Result<void> TrainingLoop::restore(const RunSave& save)
{
    const auto& trained = save.trained ? *save.trained : save.model;
    if (auto weights = m_task->setWeights(trained, save.position.step); !weights)
        return weights;
    if (auto state = m_task->setState(save.state); !state)
        return state;
    if (auto restored = m_course.restore(save.position); !restored)
        return restored;
    m_course.position().mean.reset(); // training continues with the trained weights, and not with the mean
    m_averaging.restore(save);
    m_writer.setSaved();
    m_isValidationOwed = m_course.isValidationDue(); // the validation was interrupted, so it must be repeated
    if (!beginOwedValidation())
        m_course.extendReachedLimit();
    return cutFolderBack();
}

Result<void> TrainingLoop::prepareGuiding(double alignmentWeight, std::chrono::milliseconds patience)
{
    if (alignmentWeight <= 0.0) {
        m_learningLinks.reset();
        return {};
    }
    auto guiding = m_task->prepareGuiding(patience);
    if (!guiding)
        return std::unexpected(guiding.error());
    m_learningLinks = guiding->learning;
    std::ranges::move(guiding->notes, std::back_inserter(m_notices));
    return {};
}

/// Waits for the links. If they cannot be learned for a weight that a person has set, training continues with the
/// former weight.
Result<void> TrainingLoop::awaitGuiding(std::chrono::milliseconds budget, const std::stop_token& stop)
{
    constexpr std::chrono::milliseconds oneLook{20}; // even if the budget is zero, which means a whole batch
    do {
        auto prepared = prepareGuiding(alignmentWeight(), std::max(budget, oneLook));
        if (!prepared)
            m_learningLinks.reset();
        if (!prepared && !m_weightBefore)
            return prepared;
        if (!prepared) {
            m_notices.push_back(prepared.error().message);
            m_course.position().alignmentWeight = m_weightBefore;
            noteChange("alignment_weight", *m_weightBefore);
        }
    } while (budget.count() == 0 && m_learningLinks && !stop.stop_requested());
    if (!m_learningLinks)
        m_weightBefore.reset();
    return {};
}

Result<void> TrainingLoop::keepStart()
{
    m_isValidationOwed = true;
    if (!m_folder || m_folder->hasSave())
        return {};
    const auto saved = m_writer.saveAndWait();
    return saved ? Result<void>() : std::unexpected(saved.error());
}

Result<void> TrainingLoop::cutFolderBack()
{
    if (!m_folder)
        return {};
    if (auto cut = m_folder->cutWatchedAfter(position().step); !cut)
        return cut;
    if (auto cut = m_folder->cutHeadsAfter(position().step); !cut)
        return cut;
    return m_folder->truncateMetrics(position().metricsBytes);
}

Result<TrainingReports> TrainingLoop::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (m_error)
        return std::unexpected(*std::exchange(m_error, std::nullopt));
    if (m_learningLinks)
        if (auto awaited = awaitGuiding(budget, stop); !awaited)
            return std::unexpected(awaited.error());
    auto reports = std::exchange(m_unreported, {});
    std::ranges::move(std::exchange(m_changes, {}), std::back_inserter(reports.changes));
    std::ranges::move(std::exchange(m_notices, {}), std::back_inserter(reports.notices));
    if (m_learningLinks) {
        reports.progress = progress();
        return reports;
    }
    if (const auto change = m_course.takeRateChange())
        reports.notices.push_back(rateChanged(configuration(), *change));
    const auto began = std::chrono::steady_clock::now();
    m_clock.restart();
    m_writer.takeOutcomes(reports);
    if (const auto writing = m_writer.writingSeconds())
        m_course.time().setSaveSeconds(*writing);
    m_writer.checkFolder(reports);
    const bool saves = isSaveDue();
    if (saves)
        m_writer.save(reports);
    m_course.addSeconds(m_clock.lap());
    // Copying has its own call, so that callers never wait for a copy and a batch together.
    bool more = !saves || budget.count() == 0;
    while (more) {
        if (auto done = guarded([&] { return trainOrValidate(reports); }); !done) {
            if (reports.steps.empty() && reports.validations.empty()) {
                m_unreported = std::move(reports);
                return std::unexpected(done.error());
            }
            m_error = done.error(); // the next call returns it, so that the results so far are reported first
            break;
        }
        more = !hasEnded() && std::chrono::steady_clock::now() - began < budget && !stop.stop_requested()
            && !isSaveDue() && !m_watcher->isDue(position().step);
    }
    const bool isDue = m_watcher->isDue(position().step);
    if (hasEnded() || (isDue && m_watcher->isRequested(position().step)))
        keepPicture(reports);
    else if (isDue)
        watch(reports, KeepSnapshots::BySchedule);
    m_course.addSeconds(m_clock.lap());
    reports.progress = progress();
    reports.end = m_end;
    return reports;
}

Result<void> TrainingLoop::trainOrValidate(TrainingReports& reports)
{
    if (isValidating() || beginOwedValidation())
        return validateBatch(reports);
    if (m_owedEnd != TrainingEnd::StillRunning) // there was too little memory to validate the mean
        return endBecause(m_owedEnd);
    if (m_course.isLimitReached())
        return endBecause(TrainingEnd::LimitReached);
    if (m_isMeanOwed && m_averaging.isPossible())
        return endBecause(TrainingEnd::StillRunning);
    return trainBatch(reports);
}

Result<void> TrainingLoop::trainBatch(TrainingReports& reports)
{
    if (auto repeated = repeatChanges(); !repeated)
        return repeated;
    if (m_learningLinks) // advance() waits for them, and can be stopped meanwhile
        return {};
    const auto step = position().step + 1;
    const double rate = m_course.nextRate();
    const auto trained = guarded([&] { return m_task->trainBatch(position(), rate); });
    if (!trained && trained.error().code == ErrorCode::OutOfMemory)
        return failure(ErrorCode::OutOfMemory, // training continues if advance() is called again
            Message("Step {}: there is not enough memory for {}", step, m_task->useLessMemory(position())),
            trained.error().detail);
    if (!trained)
        return std::unexpected(trained.error());
    const double seconds = std::max(m_clock.lap(), 1e-9);
    m_course.advancePosition(seconds, trained->targetTokens);
    m_rate.add(seconds, trained->sourceTokens, trained->targetTokens);
    reports.steps.push_back({.step = step,
        .epoch = m_course.epochsDone(),
        .loss = trained->loss,
        .targetTokensPerSecond = static_cast<double>(trained->targetTokens) / seconds,
        .learningRate = trained->learningRate,
        .gradientNorm = trained->gradientNorm,
        .seconds = position().seconds,
        .alignmentLoss = trained->alignmentLoss});
    m_writer.append(reports.steps.back(), reports);
    if (trained->goalReached) {
        m_end = TrainingEnd::GoalReached;
        m_course.position().goalStep = step;
        return {};
    }
    m_isValidationOwed = m_course.isValidationDue();
    m_isMeanOwed = m_course.repeated().measuresMeanAfter(step);
    beginOwedValidation();
    return {};
}

bool TrainingLoop::beginValidation(Purpose purpose)
{
    if (!m_task->beginValidation())
        return false;
    m_purpose = purpose;
    m_course.time().beginValidation();
    return true;
}

bool TrainingLoop::beginOwedValidation()
{
    if (!m_isValidationOwed)
        return false;
    const auto purpose = position().step == 0 ? Purpose::Start : Purpose::Training;
    const bool hasBegun = beginValidation(purpose); // if this throws, the validation must still be made
    m_isValidationOwed = false;
    return hasBegun;
}

Result<void> TrainingLoop::validateNow()
{
    if (isValidating() || beginValidation(Purpose::Person))
        return {};
    return failure(ErrorCode::NotReady,
        m_course.hasEpochs()
            ? Message("There are no validation sentences. Load the data with a validation share above zero and train "
                      "anew.")
            : Message("There is nothing to validate with: every batch of this task is new to the model, so the "
                      "training loss says it all."));
}

void TrainingLoop::cancelValidation()
{
    m_task->cancelValidation();
    m_purpose = Purpose::None;
    m_isValidationOwed = false;
}

/// Ends a validation whose sums are lost, so that it cannot continue. If training depends on it, repeats it once.
void TrainingLoop::breakValidationOff(Error& error)
{
    const auto step = position().step;
    const bool isNeeded = m_purpose == Purpose::Training || m_purpose == Purpose::Start;
    const bool isOwed = isNeeded && std::exchange(m_failedStep, step) != step;
    cancelValidation();
    m_isValidationOwed = isOwed;
    if (error.code == ErrorCode::OutOfMemory)
        error.message = Message("Step {}: there is not enough memory to validate. Close other programs and go on: the "
                                "validation begins anew, and is left out if that fails too.",
            step);
}

bool TrainingLoop::isValidationGivenUp()
{
    return (m_purpose == Purpose::Training || m_purpose == Purpose::Start) && m_course.isValidationTooLong()
        && m_task->shortenValidation() == ValidationRest::Long;
}

/// Computes one batch of the validation. Returns the result after the last batch. An error ends the validation. A limit
/// in minutes also ends it if too little time is left; then there is no result.
Result<std::optional<ValidationReport>> TrainingLoop::advanceValidation()
{
    if (isValidationGivenUp()) {
        cancelValidation();
        m_course.leaveOutValidations();
        m_writer.setChanged();
        return std::nullopt;
    }
    auto report = guarded([&]() -> Result<std::optional<ValidationReport>> { return m_task->advanceValidation(); });
    if (!report)
        breakValidationOff(report.error());
    if (!report || !*report)
        return report;
    ValidationReport& validation = **report;
    validation.step = position().step;
    validation.epoch = m_course.epochsDone();
    validation.seconds = position().seconds;
    const auto purpose = std::exchange(m_purpose, Purpose::None);
    validation.isByPerson = purpose == Purpose::Person;
    if (purpose == Purpose::Training)
        m_course.decideBy(validation);
    if (purpose == Purpose::Mean)
        m_course.decideByMean(validation);
    return report;
}

Result<void> TrainingLoop::validateBatch(TrainingReports& reports)
{
    auto validation = advanceValidation();
    const double seconds = m_clock.lap();
    m_course.addSeconds(seconds);
    m_course.time().addValidation(seconds);
    if (!validation)
        return std::unexpected(validation.error());
    if (!*validation) {
        if (!isValidating())
            reports.notices.push_back(validationsLeftOut(m_course.limit().minutes));
        return {};
    }
    m_course.time().endValidation();
    reports.validations.push_back(std::move(**validation));
    const auto& report = reports.validations.back();
    m_writer.append(report, reports);
    m_writer.setChanged(); // a save of this step that was made before lacks the validation
    auto kept = keepMeasured(report, reports);
    auto judged = judge(report, reports);
    return judged ? kept : judged;
}

/// Keeps the weights for the mean of saves. If they are the best so far, keeps them as the best ones too.
Result<void> TrainingLoop::keepMeasured(const ValidationReport& validation, TrainingReports& reports)
{
    auto added = guarded([&]() -> Result<void> {
        if (!validation.mean && validation.step > 0 && position().validatedStep == validation.step)
            m_averaging.add(validation);
        return {};
    });
    if (validation.best) {
        m_watcher->request(validation.step);
        if (!m_watcher->isBehind(validation.step))
            m_writer.appendLeftOut(reports);
        m_writer.keepBest(reports);
    }
    return added;
}

Result<void> TrainingLoop::endBecause(TrainingEnd why)
{
    m_owedEnd = why;
    const auto step = position().step;
    // Other work between two steps can also use up a limit in minutes.
    if (why == TrainingEnd::LimitReached && std::exchange(m_course.position().reachedStep, step) != step)
        m_writer.setChanged();
    if (m_averaging.isPossible()) {
        if (auto used = m_averaging.useMean(); !used)
            return used;
        const auto& position = m_course.position();
        m_bestBeforeMean =
            m_task->decidingMeasure() == ValidationMeasure::Bleu ? position.bestBleu.value_or(0.0) : position.bestLoss;
        if (beginValidation(Purpose::Mean))
            return {};
    }
    auto used = m_averaging.useTrained();
    m_end = used ? why : TrainingEnd::StillRunning;
    return used;
}

Result<void> TrainingLoop::judge(const ValidationReport& validation, TrainingReports& reports)
{
    if (validation.mean) {
        m_end = m_owedEnd;
        m_isMeanOwed = false;
        reports.notices.push_back(meanCompared(m_task->decidingMeasure(), validation, m_bestBeforeMean));
        if (!validation.best)
            return m_averaging.useTrained();
        return hasEnded() ? Result<void>() : m_averaging.goOn();
    }
    if (!m_course.isPatienceOver())
        return {};
    reports.notices.push_back(stopsEarly(*m_task, position().bestStep));
    return endBecause(TrainingEnd::EarlyStopped);
}

Result<void> TrainingLoop::goOnToLimit()
{
    const bool isMeasuring = !hasEnded() && isValidating();
    if (m_owedEnd != TrainingEnd::LimitReached || isMeasuring || m_course.isLimitReached())
        return {};
    m_owedEnd = TrainingEnd::StillRunning;
    if (!hasEnded())
        return m_averaging.useTrained();
    m_end = TrainingEnd::StillRunning;
    return m_averaging.goOn();
}

Result<void> TrainingLoop::useBest(TrainingEnd why, TrainingReports& reports)
{
    const bool ownEnd = why == TrainingEnd::LimitReached || why == TrainingEnd::EarlyStopped;
    if (!ownEnd || position().bestStep == 0 || position().bestStep == position().step || !m_writer.hasBest())
        return {};
    auto best = m_writer.bestWeights();
    if (!best)
        return std::unexpected(best.error());
    if (auto set = m_task->setWeights(*best, position().bestStep); !set)
        return set;
    reports.notices.push_back(bestWeightsInUse(m_task->decidingMeasure(), position().bestStep));
    return {};
}

std::vector<Message> TrainingLoop::notices()
{
    auto notices = noticesAtStart(*m_task, m_course);
    std::ranges::move(std::exchange(m_notices, {}), std::back_inserter(notices));
    return notices;
}

void TrainingLoop::setLearningRate(double rate)
{
    m_course.repeatNoMore();
    changeLearningRate(rate);
}

void TrainingLoop::setTeacherForcing(double probability)
{
    m_course.repeatNoMore();
    changeTeacherForcing(probability);
}

Result<void> TrainingLoop::setAlignmentWeight(double weight)
{
    m_course.repeatNoMore();
    return changeAlignmentWeight(weight);
}

Result<void> TrainingLoop::repeatChanges()
{
    for (const auto& [step, epoch, seconds, key, value] : m_course.repeated().changesAfter(position().step))
        if (key == "learning_rate")
            changeLearningRate(value);
        else if (key == "teacher_forcing")
            changeTeacherForcing(value);
        else if (auto changed = changeAlignmentWeight(value); !changed)
            return changed;
    return {};
}

void TrainingLoop::changeLearningRate(double rate)
{
    if (std::exchange(m_course.position().learningRate, rate) != rate)
        noteChange("learning_rate", rate);
}

void TrainingLoop::changeTeacherForcing(double probability)
{
    if (std::exchange(m_course.position().teacherForcing, probability) != probability)
        noteChange("teacher_forcing", probability);
}

Result<void> TrainingLoop::changeAlignmentWeight(double weight)
{
    const double before = alignmentWeight();
    if (auto prepared = prepareGuiding(weight, quickLearning); !prepared)
        return prepared;
    if (m_learningLinks && !m_weightBefore)
        m_weightBefore = before;
    if (std::exchange(m_course.position().alignmentWeight, weight) != weight)
        noteChange("alignment_weight", weight);
    return {};
}

void TrainingLoop::setLimit(const TrainingLimit& limit)
{
    m_course.setLimit(limit);
    if (auto goesOn = goOnToLimit(); !goesOn)
        m_error = goesOn.error();
    if (m_course.limit().steps > 0)
        noteChange("steps", static_cast<double>(m_course.limit().steps));
    else if (m_course.limit().epochs > 0)
        noteChange("epochs", m_course.limit().epochs);
    else if (m_course.limit().minutes > 0.0)
        noteChange("minutes", m_course.limit().minutes);
}

void TrainingLoop::noteChange(const char* key, double value)
{
    m_changes.push_back({.step = position().step,
        .epoch = m_course.epochsDone(),
        .seconds = position().seconds,
        .key = key,
        .value = value});
    m_writer.setChanged();
    m_writer.append(m_changes.back());
}

void TrainingLoop::watch(TrainingReports& reports, KeepSnapshots keep)
{
    const auto decoded = guarded([&]() -> Result<void> {
        reports.snapshots = m_watcher->decode(*m_task, position().step, m_course.epochsDone());
        return {};
    });
    if (!decoded) { // training does not need these pictures
        auto error = decoded.error();
        if (error.code == ErrorCode::OutOfMemory)
            error.message = Message("Step {}: there is not enough memory to decode the watched sentences; training "
                                    "goes on. Watch fewer or shorter ones.",
                position().step);
        return reports.saveFailures.push_back(std::move(error));
    }
    m_writer.append(reports.snapshots, keep, reports);
}

/// Writes a snapshot that so far was decoded only for the window.
void TrainingLoop::keepPicture(TrainingReports& reports)
{
    if (m_watcher->isBehind(position().step))
        watch(reports, KeepSnapshots::Always);
    else
        m_writer.appendLeftOut(reports);
}

Result<TrainingReports> TrainingLoop::watchNow()
{
    TrainingReports reports;
    m_clock.restart();
    if (position().step > 0)
        keepPicture(reports);
    m_course.addSeconds(m_clock.lap());
    reports.progress = progress();
    return reports;
}

Result<TrainingReports> TrainingLoop::finish(TrainingEnd why)
{
    cancelValidation();
    if (!hasEnded()) // a mean that is not measured completely is not used
        if (auto used = m_averaging.useTrained(); !used)
            return std::unexpected(used.error());
    m_clock.restart();
    auto reports = std::exchange(m_unreported, {});
    if (auto saved = m_writer.saveWhatIsNew(reports); !saved) { // after any failure, the person can try again to save
        m_unreported = std::move(reports);
        return failure(ErrorCode::Unwritable, saved.error().message, saved.error().detail);
    }
    if (position().step > 0)
        keepPicture(reports);
    if (m_folder)
        m_folder->setEnded(); // everything is saved, even if the best weights cannot be used
    std::ranges::move(std::exchange(m_changes, {}), std::back_inserter(reports.changes));
    if (auto used = useBest(why, reports); !used)
        return std::unexpected(used.error());
    m_course.addSeconds(m_clock.lap());
    reports.progress = progress();
    reports.end = why;
    return reports;
}

TrainingProgress TrainingLoop::progress() const
{
    auto progress = m_course.progress();
    progress.targetTokensPerSecond = m_rate.targetTokensPerSecond();
    progress.sourceTokensPerSecond = m_rate.sourceTokensPerSecond();
    progress.validating = isValidating();
    progress.learningLinks = m_learningLinks;
    return progress;
}

Result<std::unique_ptr<FollowedTraining>> FollowedTraining::make(
    std::unique_ptr<TrainingTask> task, std::shared_ptr<Ranks> ranks, const std::optional<RunSave>& resumed)
{
    auto training = std::unique_ptr<FollowedTraining>(new FollowedTraining(std::move(task), std::move(ranks)));
    if (auto restored = resumed ? training->restore(*resumed) : Result<void>(); !restored)
        return std::unexpected(restored.error());
    return training;
}

Result<void> FollowedTraining::restore(const RunSave& save)
{
    const auto& trained = save.trained ? *save.trained : save.model;
    if (auto weights = m_task->setWeights(trained, save.position.step); !weights)
        return weights;
    return m_task->setState(save.state);
}

Result<TrainingReports> FollowedTraining::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    const std::stop_callback tellRankZero(stop, [this] { m_ranks->askToStop(); });
    TrainingReports reports;
    const auto began = std::chrono::steady_clock::now();
    do {
        const auto order = m_ranks->awaitOrder();
        if (!order)
            return std::unexpected(order.error());
        reports.end = order->end;
        if (reports.end != TrainingEnd::StillRunning)
            return reports;
        if (auto followed = follow(*order, reports); !followed)
            return std::unexpected(followed.error());
    } while (std::chrono::steady_clock::now() - began < budget);
    return reports;
}

Result<void> FollowedTraining::follow(const RankOrder& order, TrainingReports& reports)
{
    const auto trained = guarded([&] { return m_task->trainBatch(order.position, order.learningRate); });
    if (!trained && trained.error().code == ErrorCode::OutOfMemory) {
        m_task->useLessMemory(order.position); // rank 0 decides whether the batch is repeated
        return {};
    }
    if (!trained)
        return std::unexpected(trained.error());
    reports.steps.push_back({.step = order.position.step + 1,
        .loss = trained->loss,
        .learningRate = trained->learningRate,
        .gradientNorm = trained->gradientNorm});
    return {};
}

} // namespace attentoscope
