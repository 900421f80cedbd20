// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/rundescription.h"

#include "engine/arithmetic/device.h"
#include "engine/corpus/text/textboundaries.h"
#include "engine/settings/attentionkinds.h"
#include "engine/settings/changedsettings.h"
#include "engine/settings/settings.h"
#include "engine/storage/dataofrun.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

/// Removes the entries that were written after the save of `step`.
void cutAfter(std::int64_t step, RunHistory& history)
{
    const auto isLater = [step](const auto& report) { return report.step > step; };
    std::erase_if(history.steps, isLater);
    std::erase_if(history.validations, isLater);
    std::erase_if(history.changes, isLater);
}

Result<void> addHistory(const RunFolder& folder, const Configuration& configuration, RunDescription& description)
{
    auto history = folder.readMetrics();
    if (!history)
        return std::unexpected(history.error());
    if (history->every > 1)
        description.notes.push_back(
            Message("This run has so many steps that only one in {} is shown.", std::to_string(history->every)));
    cutAfter(description.step, *history);
    // Only the views need these pictures, so if they cannot be read, there is a notice instead.
    if (auto watched = folder.readWatched(); !watched)
        description.notes.push_back(watched.error().message);
    else if (!watched->empty())
        description.snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(std::move(*watched));
    if (auto heads = folder.readHeads(); !heads)
        description.notes.push_back(heads.error().message);
    else
        history->heads = std::move(*heads);
    std::erase_if(history->heads, [&](const auto& report) { return report->step > description.step; });
    description.values = settingValues(withChanges(configuration, history->changes));
    if (!history->steps.empty() && history->steps.back().step == description.step
        && std::isfinite(history->steps.back().epoch))
        description.epoch = history->steps.back().epoch;
    description.history = std::make_shared<const RunHistory>(std::move(*history));
    return {};
}

std::string dictionariesOf(const Corpus& corpus)
{
    const bool cutsWithThem = corpus.configuration.tokenizer == TokenizerKind::Words;
    const auto hasSome = [](const Vocabulary& side) { return std::ranges::any_of(side.words(), isOfDictionary); };
    return cutsWithThem && (hasSome(corpus.source) || hasSome(corpus.target)) ? installedDictionaries() : std::string();
}

} // namespace

RunIdentity identityOf(const Configuration& configuration, const Corpus& corpus)
{
    return {configuration, corpus.source, corpus.target, corpus.targetSpacing, corpus.subwords, corpus.summary.request,
        corpus.fingerprint, corpus.validationFingerprint, corpus.training.size(), {}, dictionariesOf(corpus)};
}

RunIdentity identityWithoutData(const Configuration& configuration, const std::vector<KeyValue>& settings)
{
    RunIdentity identity{
        .configuration = configuration, .source = {}, .target = {}, .targetSpacing = {}, .subwords = {}, .data = {}};
    identity.data.settings = settings;
    return identity;
}

Message noteOnFork(const RunIdentity& identity)
{
    const auto& fork = *identity.fork;
    if (fork.leftOut.empty())
        return Message("This run is a fork: it repeats the run \"{}\" from step {} on, with all of its pairs.",
            fork.name, fork.step);
    return Message("This run is a fork: it repeats the run \"{}\" from step {} on without {} of its {} training pairs "
                   "({}).",
        fork.name, fork.step, countOf(fork.leftOut), identity.trainingPairs, fork.without);
}

Result<void> checkSameData(const RunIdentity& identity, const Corpus& corpus)
{
    if (isDataOf(identity, corpus))
        return {};
    const auto& of = identity.data;
    const auto name = of.sample.empty() ? std::filesystem::path(of.source).filename().string() : of.sample;
    return failure(ErrorCode::BadRun,
        Message(
            "This run was trained on other sentence pairs ({}{}) than the loaded ones ({} of {}). Load the file it was "
            "trained on, with the same data settings, or start a new run.",
            identity.trainingPairs, name.empty() ? Message() : Message(" of {}", name), corpus.training.size(),
            corpus.summary.name));
}

Error otherData(const RunIdentity& identity, const Corpus& corpus)
{
    return {ErrorCode::BadRun,
        Message(
            "The sentence pairs of \"{}\" ({} to train) are not those that this run was trained on ({}): the file was "
            "changed, or it is another one.",
            corpus.summary.name, corpus.training.size(), identity.trainingPairs),
        {}};
}

std::optional<Message> otherKernelsNote(
    const std::optional<MatrixKernels>& begun, const std::optional<MatrixKernels>& now)
{
    if (!begun || !now || (begun->library == now->library && begun->core == now->core))
        return std::nullopt;
    return Message("This run was begun with the kernels of {} for {} and goes on with those of {} for {}: its "
                   "numbers differ "
                   "in their last digits from those of a run that was never interrupted. OPENBLAS_CORETYPE={} in the "
                   "environment chooses the earlier core.",
        begun->library, begun->core, now->library, now->core, begun->core);
}

std::optional<Message> otherDictionariesNote(const std::string& ofRun)
{
    if (ofRun.empty() || ofRun == installedDictionaries())
        return std::nullopt;
    return Message(
        "The words of this run were cut by the dictionaries of {}, and {} is installed here: text in scripts "
        "without spaces (Thai, Khmer, Lao, Burmese, Chinese, Japanese) may be cut otherwise now.",
        ofRun, installedDictionaries());
}

Result<RunDescription> describe(
    const LoadedModel& model, const RunPosition& position, const std::optional<RunFolder>& folder, RunDetail detail)
{
    RunDescription description{
        .folder = folder ? folder->path().string() : std::string(),
        .configuration = model.configuration(),
        .values = settingValues(model.configuration()),
        .step = position.step,
        .epoch = static_cast<double>(position.epoch),
        .seconds = position.seconds,
        .weightsStep = position.step,
        .bestStep = position.bestStep,
        .past = {},
        .data = {},
        .parameters = model.parameterCount(),
        .sourceVocabulary = model.sourceVocabulary(),
        .targetVocabulary = model.targetVocabulary(),
        .notes = heatmapNotes(model.configuration().model),
        .snapshots = {},
        .saves = folder ? folder->savedSteps() : std::vector<std::int64_t>(),
    };
    if (auto note = deviceNote(model.configuration().training.device, model.device()))
        description.notes.push_back(std::move(*note));
    if (folder && position.step > 0 && detail == RunDetail::History)
        if (auto added = addHistory(*folder, model.configuration(), description); !added)
            return std::unexpected(added.error());
    return description;
}

} // namespace attentoscope
