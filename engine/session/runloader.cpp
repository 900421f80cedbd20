// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/runloader.h"

#include "engine/corpus/leftoutpairs.h"
#include "engine/distributed/gradientsum.h"
#include "engine/distributed/ranks.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/machine/openblas.h"
#include "engine/model/sourcelimit.h"
#include "engine/reproducible/fnv.h"
#include "engine/session/openedforeign.h"
#include "engine/session/rundescription.h"
#include "engine/session/sentencemodel.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/storage/dataofrun.h"
#include "engine/storage/forkrun.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/runsave.h"
#include "engine/storage/savedmodel.h"
#include "engine/storage/savestore.h"
#include "engine/training/replicas.h"
#include "engine/training/trainingcourse.h"

#include <ATen/Parallel.h>
#include <torch/version.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace attentoscope {

namespace {

/// Settings that only rank 0 needs. Files of pieces may have other paths on other ranks, because their contents are
/// compared through vocabularies and pairs.
constexpr std::array<std::string_view, 9> ofEachRank = {"device", "threads", "steps", "epochs", "minutes", "keep_saves",
    "autosave_seconds", "subword_model", "target_subword_model"};

std::string counted(std::size_t count, const char* what, std::uint64_t hash)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += digits[(hash >> shift) & 15U];
    return std::to_string(count) + what + " (hash " + text + ")";
}

std::string wordsOf(const Vocabulary& vocabulary)
{
    Fnv hash;
    for (const auto& word : vocabulary.words()) {
        hash.add(word);
        hash.add(static_cast<unsigned char>(0));
    }
    return counted(vocabulary.size(), " words", hash.hash());
}

std::string weightsOf(const RunSave& save)
{
    Fnv hash;
    const auto& tensors = save.trained ? save.trained->tensors : save.model.tensors;
    for (const auto& tensor : tensors)
        hash.add({reinterpret_cast<const char*>(tensor.bytes.data()), tensor.bytes.size()});
    return counted(static_cast<std::size_t>(save.position.step), " steps", hash.hash());
}

/// The facts that must be equal on all ranks of a run: settings, words, pairs, and the save from which training
/// continues.
RankFacts rankFactsOf(const RunIdentity& identity, const std::optional<RunSave>& save)
{
    RankFacts facts{{"preset", identity.configuration.preset}, {"LibTorch", TORCH_VERSION}};
    for (auto& setting : settingValues(identity.configuration))
        if (std::ranges::find(ofEachRank, setting.key) == ofEachRank.end())
            facts.push_back(std::move(setting));
    facts.push_back({"the source vocabulary", wordsOf(identity.source)});
    facts.push_back({"the target vocabulary", wordsOf(identity.target)});
    facts.push_back({"the training data", counted(identity.trainingPairs, " pairs", identity.dataFingerprint)});
    if (identity.fork)
        facts.push_back({"the pairs that are left out", leftOutText(identity.fork->leftOut)});
    facts.push_back({"the save to go on from", save ? weightsOf(*save) : "none"});
    return facts;
}

/// A note for a run that continues with another number of ranks; none if the number is the same.
std::optional<Message> otherRanksNote(const RunPosition& saved, int ranks)
{
    const auto before = saved.ranks.value_or(1);
    if (before == ranks)
        return std::nullopt;
    return Message("This run was trained by {} ranks until now and goes on with {}: from here on its losses are not "
                   "those of a training with {}.",
        before, ranks, before);
}

/// The corpus of a fork, in which the pairs that it leaves out are marked.
std::shared_ptr<const Corpus> withoutLeftOut(const Corpus& corpus, const RunFork& fork)
{
    auto pairs = std::make_shared<Corpus>(corpus);
    pairs->training.leftOut.resize(corpus.training.size());
    markPairs(pairs->training.leftOut, fork.leftOut);
    return pairs;
}

/// Whether the save is one of the fork's own, which has not reached its limit.
bool isUnderWay(const RunFork& fork, const std::optional<RunSave>& save)
{
    return save && save->position.step > fork.step && save->position.reachedStep != save->position.step;
}

/// Writes the limit into the run's settings. So a run that is interrupted before its first save keeps its limit, on
/// which schedules depend.
void keepLimit(const TrainingLimit& limit, Configuration& configuration)
{
    auto& training = configuration.training;
    constexpr std::int64_t mostSteps = 2'000'000'000; // the same limit as in the table of settings
    constexpr int mostEpochs = 1'000'000;
    if (limit.steps > 0) {
        training.steps = static_cast<int>(std::min(limit.steps, mostSteps));
        training.minutes = 0.0;
    } else if (limit.epochs > 0 && configuration.task == Task::Sentences) {
        training.epochs = std::min(limit.epochs, mostEpochs);
        training.steps = 0;
        training.minutes = 0.0;
    } else if (limit.minutes > 0.0) {
        training.minutes = limit.minutes;
    }
}

} // namespace

Error noData()
{
    return {ErrorCode::NotReady, "There are no sentence pairs yet: open a file, or choose a sample.", {}};
}

Result<RunIdentity> RunLoader::identityFor(const TrainingRequest& request) const
{
    if (!request.from.empty()) {
        auto tuned = fineTuned(request, StartingDetail::WithoutWeights);
        return tuned ? Result<RunIdentity>(std::move(tuned->run.identity)) : std::unexpected(tuned.error());
    }
    const bool needsData = taskOf(request.preset) == Task::Sentences;
    if (needsData && !m_corpus)
        return std::unexpected(noData());
    auto configuration = configure(request.preset, request.settings, needsData ? m_corpus->training.size() : 0);
    if (!configuration)
        return std::unexpected(configuration.error());
    if (needsData)
        // The settings of data were already applied when the data was loaded.
        configuration->data = m_corpus->configuration;
    else if (auto known = checkUnshuffleSettings(configuration->training.recipe, request.settings); !known)
        return std::unexpected(known.error());
    configuration->training.threads = threadsFor(*configuration);
    auto identity =
        needsData ? identityOf(*configuration, *m_corpus) : identityWithoutData(*configuration, request.settings);
    identity.kernels = matrixKernels();
    return identity;
}

int RunLoader::threadsFor(const Configuration& configuration) const
{
    if (m_askedThreads > 0)
        return m_askedThreads;
    const int ofRun = configuration.training.threads;
    return ofRun > 0 ? std::min(ofRun, coreCount()) : threadCount(configuration, coreCount());
}

Result<LoadedRun> RunLoader::startTraining(const TrainingRequest& request) const
{
    if (!request.from.empty())
        return trainOn(request);
    auto identity = identityFor(request);
    if (!identity)
        return std::unexpected(identity.error());
    keepLimit(request.limit, identity->configuration);
    auto model = LoadedModel::make(*identity);
    if (!model)
        return std::unexpected(model.error());
    return start(std::move(*identity), std::move(*model), request, TrainingStart::Random);
}

Result<RunLoader::FineTuned> RunLoader::fineTuned(const TrainingRequest& request, StartingDetail detail) const
{
    if (!m_corpus)
        return std::unexpected(noData());
    auto model = openStartingModel(request.from, detail);
    if (!model)
        return std::unexpected(model.error());
    auto run = trainedOn(*model, request, *m_corpus);
    if (!run)
        return std::unexpected(run.error());
    auto& identity = run->identity;
    keepLimit(request.limit, identity.configuration);
    identity.configuration.training.threads = threadsFor(identity.configuration);
    identity.kernels = matrixKernels();
    return FineTuned{std::move(*model), std::move(*run)};
}

Result<FineTuningPlan> RunLoader::planFineTuning(const TrainingRequest& request) const
{
    auto tuned = fineTuned(request, StartingDetail::WithoutWeights);
    if (!tuned)
        return std::unexpected(tuned.error());
    const auto& identity = tuned->run.identity;
    const auto memory = trainingMemoryOf(identity);
    if (!memory)
        return std::unexpected(memory.error());
    FineTuningPlan plan;
    plan.trainingPairs = m_corpus->training.size();
    plan.validationPairs = m_corpus->validation.encoded.size();
    plan.alsoValidationPairs = m_corpus->alsoValidation.encoded.size();
    plan.notices = m_corpus->summary.notices;
    plan.choices = std::move(tuned->run.choices);
    plan.values = settingValues(identity.configuration);
    plan.memory = *memory;
    plan.memoryOfComputer = memoryBytes();
    if (auto fits = checkTrainingMemory(identity, plan.memoryOfComputer); !fits)
        plan.refusal = std::move(fits.error().message);
    return plan;
}

Result<LoadedRun> RunLoader::trainOn(const TrainingRequest& request) const
{
    auto tuned = fineTuned(request, StartingDetail::WithWeights);
    if (!tuned)
        return std::unexpected(tuned.error());
    auto& identity = tuned->run.identity;
    if (auto fits = checkTrainingMemory(identity); !fits)
        return std::unexpected(fits.error());
    auto model = tuned->model.make(identity);
    if (!model)
        return std::unexpected(model.error());
    auto run = start(std::move(identity), std::move(*model), request, TrainingStart::OfModel);
    if (run)
        run->description.chosen = std::move(tuned->run.choices);
    return run;
}

Result<LoadedRun> RunLoader::start(
    RunIdentity identity, std::shared_ptr<LoadedModel> model, const TrainingRequest& request, TrainingStart from) const
{
    auto task = model->makeTask(m_corpus, m_ranks);
    if (!task)
        return std::unexpected(task.error());
    if (auto agreed = agree(*model, identity, std::nullopt, **task); !agreed)
        return std::unexpected(agreed.error());
    TrainingParts parts{std::move(*task), {}, {}, request.limit, request.watched};
    parts.start = from;
    std::filesystem::path made;
    if (!request.runFolder.empty() && !follows()) {
        auto folder = request.ifTaken == TakenFolder::Number ? RunFolder::createNumbered(request.runFolder, identity)
                                                             : RunFolder::create(request.runFolder, identity);
        if (!folder)
            return std::unexpected(folder.error());
        made = folder->path();
        parts.folder = std::move(*folder);
    }
    auto run = begin(std::move(identity), std::move(model), std::move(parts));
    if (!run) {
        if (!made.empty())
            (void)RunFolder::remove(made); // otherwise the next start would be refused, because a run exists
        return run;
    }
    for (auto& note : notesOnIdleSettings(run->description.configuration, request.settings))
        run->description.notes.push_back(std::move(note));
    return run;
}

Result<LoadedRun> RunLoader::resumeTraining(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) const
{
    auto opened = RunFolder::open(folder);
    const bool needsData = !opened || opened->identity().configuration.task == Task::Sentences;
    if (needsData && !m_corpus)
        return std::unexpected(noData());
    if (!opened)
        return std::unexpected(opened.error());
    if (needsData)
        if (auto same = checkSameData(opened->identity(), *m_corpus); !same)
            return std::unexpected(same.error());
    if (auto locked = follows() ? Result<void>() : opened->takeLock(); !locked)
        return std::unexpected(locked.error());
    // A run that was interrupted before its first save starts again. With the same seed it is the same run.
    std::optional<RunSave> save;
    if (opened->hasSave()) {
        if (auto fits = checkSavedSize(*opened, WhichSave::Current); !fits)
            return std::unexpected(fits.error());
        auto read = opened->read(WhichSave::Current);
        if (!read)
            return std::unexpected(read.error());
        save = std::move(*read);
    } else if (const auto& fork = opened->identity().fork; fork && (fork->step > 0 || opened->identity().origin)) {
        return failure(ErrorCode::BadRun,
            Message("\"{}\" was interrupted before the save with which it begins was copied. Delete it, and fork the "
                    "run \"{}\" again.",
                folder, fork->name));
    } else if (opened->identity().origin) {
        return failure(ErrorCode::BadRun,
            Message("\"{}\" was interrupted before the model that it trains was saved. Delete it, and train that model "
                    "on again.",
                folder));
    }
    auto identity = opened->identity();
    return goOn(std::move(*opened), std::move(identity), std::move(save), limit, watched);
}

Result<LoadedRun> RunLoader::goOn(RunFolder folder, RunIdentity identity, std::optional<RunSave> save,
    const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) const
{
    auto model = LoadedModel::make(folder);
    if (!model)
        return std::unexpected(model.error());
    auto task = (*model)->makeTask(identity.fork ? withoutLeftOut(*m_corpus, *identity.fork) : m_corpus, m_ranks);
    if (!task)
        return std::unexpected(task.error());
    if (auto agreed = agree(**model, identity, save, **task); !agreed)
        return std::unexpected(agreed.error());
    TrainingParts parts{std::move(*task), std::move(folder), std::move(save), limit, watched};
    if (identity.origin)
        parts.start = TrainingStart::OfModel;
    if (identity.fork && !follows()) {
        const auto original = readOriginal(*parts.folder);
        if (!original)
            return std::unexpected(original.error());
        parts.repeated = RepeatedCourse(*original);
        if (limit.epochs == 0 && limit.steps == 0 && limit.minutes == 0.0 && !isUnderWay(*identity.fork, parts.resumed))
            parts.limit.steps = parts.repeated.steps();
    }
    return begin(std::move(identity), std::move(*model), std::move(parts));
}

Result<LoadedRun> RunLoader::forkTraining(const ForkRequest& request) const
{
    auto original = RunFolder::open(request.run);
    if (!original)
        return std::unexpected(original.error());
    if (original->identity().configuration.task != Task::Sentences)
        return failure(ErrorCode::InvalidSetting,
            Message(
                "\"{}\" puts vectors in order, and no two of its batches are the same. Only a run of sentence pairs "
                "can be forked.",
                request.run));
    if (!m_corpus)
        return std::unexpected(noData());
    if (auto same = checkSameData(original->identity(), *m_corpus); !same)
        return std::unexpected(same.error());
    auto fork = forkOf(*original, request, *m_corpus, {});
    if (!fork)
        return std::unexpected(fork.error());
    if (follows()) {
        auto save = saveToFork(*original, request.step);
        if (!save)
            return std::unexpected(save.error());
        auto identity = original->identity();
        identity.fork = std::move(*fork);
        return goOn(std::move(*original), std::move(identity), std::move(*save), {}, {});
    }
    if (auto made = forkRun(*original, *fork, request.runFolder); !made)
        return std::unexpected(made.error());
    auto run = resumeTraining(request.runFolder, {}, request.watched);
    if (!run)
        (void)RunFolder::remove(request.runFolder);
    return run;
}

Result<void> RunLoader::agree(
    const LoadedModel& model, const RunIdentity& identity, const std::optional<RunSave>& save, TrainingTask& task) const
{
    if (!m_ranks)
        return {};
    if (!model.device().is_cpu())
        return failure(ErrorCode::InvalidSetting,
            Message("device={} and several ranks do not go together: ranks add their gradients on processors. Train "
                    "with one rank, or set device=cpu.",
                settingValue(identity.configuration, "device")));
    if (auto same = m_ranks->compare(rankFactsOf(identity, save)); !same || save)
        return same;
    auto weights = task.weights();
    if (auto taken = takeWeightsOfRankZero(*m_ranks, weights); !taken)
        return taken;
    return m_ranks->leads() ? Result<void>() : task.setWeights(weights, 0);
}

Result<LoadedRun> RunLoader::follow(RunIdentity identity, std::shared_ptr<LoadedModel> model, TrainingParts parts) const
{
    const auto position = parts.resumed ? parts.resumed->position : RunPosition();
    auto training = FollowedTraining::make(std::move(parts.task), m_ranks, parts.resumed);
    if (!training)
        return std::unexpected(training.error());
    auto description = describe(*model, position, std::nullopt, RunDetail::Identity);
    if (!description)
        return std::unexpected(description.error());
    at::set_num_threads(threadsToGoOn(model->configuration().training.threads, m_askedThreads, coreCount()).threads);
    return LoadedRun{std::move(model), nullptr, std::move(*training), std::move(*description), std::move(identity)};
}

void RunLoader::describeData(const RunIdentity& identity, RunDescription& description) const
{
    description.data = identity.data;
    description.trainingPairs = identity.trainingPairs;
    description.origin = identity.origin;
    if (identity.fork && !identity.fork->leftOut.empty())
        description.without = identity.fork->without;
    description.hasItsData =
        m_corpus && identity.configuration.task == Task::Sentences && isDataOf(identity, *m_corpus);
}

Result<LoadedRun> RunLoader::begin(RunIdentity identity, std::shared_ptr<LoadedModel> model, TrainingParts parts) const
{
    if (follows())
        return follow(std::move(identity), std::move(model), std::move(parts));
    parts.ranks = m_ranks ? m_ranks->count() : 1;
    const auto otherRanks = parts.resumed ? otherRanksNote(parts.resumed->position, parts.ranks) : std::nullopt;
    // Must be read before the logs are cut back to the save.
    const auto missing =
        parts.folder && parts.resumed ? parts.folder->missingMetrics(parts.resumed->position) : std::nullopt;
    auto training = TrainingLoop::make(std::move(parts));
    if (!training)
        return std::unexpected(training.error());
    const auto& folder = (*training)->folder();
    auto description = describe(*model, (*training)->position(), folder, RunDetail::History);
    if (!description)
        return std::unexpected(description.error());
    describeData(identity, *description);
    const auto note = [&](std::optional<Message> text) {
        if (text)
            description->notes.push_back(std::move(*text));
    };
    const auto& configuration = model->configuration();
    note(missing);
    note(otherRanks);
    for (auto& notice : (*training)->notices())
        note(std::move(notice));
    if (m_corpus && configuration.task == Task::Sentences)
        for (auto& notice : sourceLimitNotes(*m_corpus, configuration.model))
            note(std::move(notice));
    note(otherDictionariesNote(identity.dictionaries));
    if (identity.origin)
        note(noteOnOrigin(*identity.origin));
    if (identity.fork)
        note(noteOnFork(identity));
    if (folder)
        note(otherKernelsNote(folder->identity().kernels, matrixKernels()));
    const auto threads = threadsToGoOn(configuration.training.threads, m_askedThreads, coreCount());
    if (!threads.note.empty())
        note(threads.note);
    at::set_num_threads(threads.threads);
    return LoadedRun{std::move(model), std::move(*training), nullptr, std::move(*description), std::move(identity)};
}

Result<LoadedRun> RunLoader::openOthers(const std::string& path) const
{
    auto opened = openModelOfOthers(path);
    if (!opened)
        return std::unexpected(opened.error());
    auto description = describe(*opened->model, {}, std::nullopt, RunDetail::Identity);
    if (!description)
        return std::unexpected(description.error());
    description->folder = opened->folder.string();
    description->past = RunPast{};
    description->notes = notesOnOpened(*opened);
    description->opened = opened->opened;
    return LoadedRun{std::move(opened->model), nullptr, nullptr, std::move(*description), std::move(opened->identity)};
}

Result<LoadedRun> RunLoader::openRun(const std::string& folder, RunDetail detail) const
{
    if (isForeignModel(folder))
        return openOthers(folder);
    auto opened = RunFolder::open(folder);
    if (!opened)
        return std::unexpected(opened.error());
    if (auto fits = checkSavedSize(*opened, WhichSave::Best); !fits)
        return std::unexpected(fits.error());
    auto model = LoadedModel::make(*opened);
    if (!model)
        return std::unexpected(model.error());
    const auto weights = opened->readModel(WhichSave::Best);
    if (!weights)
        return std::unexpected(weights.error());
    const auto position = opened->readPosition(WhichSave::Current);
    if (!position)
        return std::unexpected(position.error());
    const auto positionOfBest = opened->readPosition(WhichSave::Best); // unknown if the state of that save is lost
    const auto step = positionOfBest ? positionOfBest->step
        : position->bestStep > 0     ? position->bestStep
                                     : position->step;
    const bool hasBest = SaveFolders(opened->path()).named(WhichSave::Best).has_value();
    if (auto set = (*model)->setWeights(*weights, step); !set)
        return std::unexpected(set.error());
    auto missing = detail == RunDetail::History ? opened->missingMetrics(*position) : std::nullopt;
    auto identity = opened->identity();
    auto description = describe(**model, *position, std::move(*opened), detail);
    if (!description)
        return std::unexpected(description.error());
    description->weightsStep = step;
    if (hasBest)
        description->bestStep = step;
    if (positionOfBest)
        description->mean = positionOfBest->mean;
    description->past =
        pastOf(*position, description->epoch, identity.configuration.training, RunLock::stateOf(folder));
    describeData(identity, *description);
    if (missing)
        description->notes.push_back(std::move(*missing));
    if (auto other = otherDictionariesNote(identity.dictionaries))
        description->notes.push_back(std::move(*other));
    if (identity.origin)
        description->notes.push_back(noteOnOrigin(*identity.origin));
    if (identity.fork)
        description->notes.push_back(noteOnFork(identity));
    return LoadedRun{std::move(*model), nullptr, nullptr, std::move(*description), std::move(identity)};
}

Result<LoadedRun> RunLoader::openTogether(const std::vector<std::string>& folders) const
{
    std::optional<LoadedRun> first;
    std::vector<std::shared_ptr<TranslationModel>> models;
    for (const auto& folder : folders) {
        auto run = openRun(folder, RunDetail::Identity);
        if (!run)
            return run;
        models.push_back(run->model->translationModel());
        if (!models.back())
            return failure(ErrorCode::BadRun,
                Message("\"{}\" is not a model of words, so it cannot translate together with other runs.", folder));
        if (!first)
            first = std::move(*run);
    }
    auto together = SentenceModel::together(std::move(models));
    if (!together)
        return std::unexpected(together.error());
    first->model = std::move(*together);
    first->description.parameters = first->model->parameterCount();
    return std::move(*first);
}

} // namespace attentoscope
