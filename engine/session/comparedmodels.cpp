// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/comparedmodels.h"

#include "engine/arithmetic/guarded.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/metrics/quotedscores.h"
#include "engine/session/openedforeign.h"
#include "engine/session/sentencemodel.h"
#include "engine/storage/savedmodel.h"

#include <algorithm>

namespace attentoscope {

namespace {

Result<void> checkTask(const Configuration& configuration, const Message& who)
{
    if (configuration.task == Task::Sentences)
        return {};
    return failure(ErrorCode::BadRun,
        Message(
            "{} was trained to put vectors in order (preset {}) and knows no words. Choose a run of sentence pairs.",
            who, configuration.preset));
}

/// A model of others has no saves, so the time of its weights' file stands for one. If the file has changed, it is read
/// again.
Result<SavePlace> findPlace(const ComparedModel& choice)
{
    if (!isForeignModel(choice.folder))
        return findSave(choice);
    std::error_code problem;
    SavePlace place{.folder = choice.folder};
    for (const char* file : {"model.bin", "model.safetensors"})
        if (const auto written = std::filesystem::last_write_time(place.folder / file, problem); !problem)
            place.written = written;
    return place;
}

Result<std::shared_ptr<LoadedModel>> readModel(const ComparedModel& choice, SavePlace& place)
{
    if (isForeignModel(choice.folder)) {
        auto opened = openModelOfOthers(choice.folder);
        if (!opened)
            return std::unexpected(opened.error());
        place = *findPlace(choice);
        return std::move(opened->model);
    }
    const auto folder = RunFolder::open(choice.folder);
    if (!folder)
        return std::unexpected(folder.error());
    if (auto checked = checkTask(folder->identity().configuration, Message("\"{}\"", choice.folder)); !checked)
        return std::unexpected(checked.error());
    const auto saved = readSavedModel(
        choice, [&](const std::filesystem::path& file) { return checkModelSize(folder->identity(), file); });
    if (!saved)
        return std::unexpected(saved.error());
    auto model = LoadedModel::make(*folder);
    if (!model)
        return std::unexpected(model.error());
    if (auto set = (*model)->setWeights(saved->weights, saved->place.step); !set)
        return std::unexpected(set.error());
    place = saved->place;
    return model;
}

/// Forces all words of a translation on another model. Words are looked up unchanged, because joining and cutting the
/// text again might give other words.
void force(TranslationRequest& request, const Translation& translation)
{
    for (std::size_t position = 0; position < translation.target.size(); ++position)
        request.constraints.words.push_back({position, translation.target[position].text, ChosenBy::Person});
    request.maximumLength = static_cast<int>(translation.target.size());
}

Result<void> checkWords(const Translation& forced, const Translation& wanted)
{
    for (std::size_t position = 0; position < wanted.target.size(); ++position) {
        const auto& word = wanted.target[position].text;
        const auto became = position < forced.target.size() ? forced.target[position].text : std::string();
        if (became != word)
            return failure(ErrorCode::InvalidSetting,
                Message("Model B cannot be given A's words: its tokenizer or its cleaning of text makes \"{}\" of "
                        "\"{}\". Let each write its own translation, or choose a run with the same data settings.",
                    became, word));
    }
    return {};
}

/// The first line that only one of the reports has. None if both have the same lines.
std::optional<std::size_t> lineOfOne(const EvaluationReport& one, const EvaluationReport& other)
{
    const auto [here, there] =
        std::ranges::mismatch(one.pairs, other.pairs, {}, &EvaluatedPair::line, &EvaluatedPair::line);
    if (here == one.pairs.end() && there == other.pairs.end())
        return std::nullopt;
    if (here == one.pairs.end())
        return there->line;
    return there == other.pairs.end() ? here->line : std::min(here->line, there->line);
}

} // namespace

Result<LoadedModel*> ComparedModels::modelFor(const ComparedModel& choice, LoadedModel* inMemory)
{
    if (choice.folder.empty()) {
        if (!inMemory)
            return failure(
                ErrorCode::NotReady, "There is no model in memory. Train one or open a run, or choose a run here.");
        if (auto checked = checkTask(inMemory->configuration(), "The model in memory"); !checked)
            return std::unexpected(checked.error());
        return inMemory;
    }
    const auto known = std::ranges::find(m_opened, choice, &Opened::choice);
    if (known != m_opened.end()) {
        const auto place = findPlace(choice);
        if (place && *place == known->place)
            return known->model.get();
        m_opened.erase(known); // the run was trained further, or was deleted
    }
    SavePlace place;
    auto model = readModel(choice, place);
    if (!model)
        return std::unexpected(model.error());
    m_opened.push_back({choice, std::move(place), std::move(*model)});
    return m_opened.back().model.get();
}

ComparedTranslation ComparedModels::translate(
    const ComparedModel& choice, LoadedModel* inMemory, const TranslationRequest& request, std::stop_token stop)
{
    ComparedTranslation answer;
    auto translation = guarded([&]() -> Result<Translation> {
        const auto model = modelFor(choice, inMemory);
        if (!model)
            return std::unexpected(model.error());
        answer.preset = (*model)->configuration().preset;
        return (*model)->translate(request, {}, stop);
    });
    if (translation)
        answer.translation = std::move(*translation);
    else
        answer.error = translation.error();
    return answer;
}

ComparedTranslation ComparedModels::translateTogether(
    const ComparisonRequest& asked, LoadedModel* inMemory, const TranslationRequest& request, std::stop_token stop)
{
    ComparedTranslation answer;
    auto translation = guarded([&]() -> Result<Translation> {
        std::vector<std::shared_ptr<TranslationModel>> models;
        for (const auto* choice : {&asked.first, &asked.second}) {
            const auto model = modelFor(*choice, inMemory);
            if (!model)
                return std::unexpected(model.error());
            const auto& preset = (*model)->configuration().preset;
            if (models.empty() || preset != answer.preset)
                answer.preset += (models.empty() ? "" : " + ") + preset;
            models.push_back((*model)->translationModel());
        }
        const auto together = SentenceModel::together(std::move(models));
        if (!together)
            return std::unexpected(together.error());
        return (*together)->translate(request, {}, stop);
    });
    if (translation)
        answer.translation = std::move(*translation);
    else
        answer.error = translation.error();
    return answer;
}

Comparison ComparedModels::compare(const ComparisonRequest& request, LoadedModel* inMemory, std::stop_token stop)
{
    // Removes the others first, so that there are never more than two models in memory.
    std::erase_if(m_opened,
        [&](const Opened& opened) { return opened.choice != request.first && opened.choice != request.second; });
    Comparison comparison{.request = request, .first = {}, .second = {}};
    TranslationRequest wanted{.id = request.id, .source = request.source, .forcedTarget = {}, .constraints = {}};
    wanted.heads = HeadsAnswer::All;
    comparison.first = translate(request.first, inMemory, wanted, stop);
    if (request.words == ComparedWords::Together) {
        comparison.second = translateTogether(request, inMemory, wanted, stop);
        return comparison;
    }
    const bool forces = request.words == ComparedWords::OfFirst && !comparison.first.error;
    const Translation& words = comparison.first.translation;
    if (forces)
        force(wanted, words);
    auto& second = comparison.second;
    second = translate(request.second, inMemory, wanted, stop);
    if (!forces || second.error || second.translation.end == TranslationEnd::Cancelled)
        return comparison;
    if (auto checked = checkWords(second.translation, words); !checked) {
        second.error = checked.error();
        second.translation = {};
    }
    second.translation.forced = true;
    second.translation.choices.clear(); // the words were given, and not chosen by the model
    second.translation.end = words.end;
    return comparison;
}

Result<LoadedModel*> ComparedModels::furtherModel(const ComparedModel& choice, LoadedModel* inMemory)
{
    constexpr std::size_t mostOpened = 2; // the two models of a comparison stay
    if (m_opened.size() > mostOpened && m_opened.back().choice != choice)
        m_opened.pop_back();
    return modelFor(choice, inMemory);
}

Result<SentenceAgreements> ComparedModels::measureFaithfulness(const TextPairs& pairs,
    const FaithfulnessRequest& request, LoadedModel* inMemory, const Progress& progress, std::stop_token stop)
{
    return guarded([&]() -> Result<SentenceAgreements> {
        const auto model = furtherModel(request.model, inMemory);
        if (!model)
            return std::unexpected(model.error());
        return (*model)->measureFaithfulness(pairs, request, progress, stop);
    });
}

Result<LayerTranslations> ComparedModels::translateFromLayers(
    const LayersRequest& request, LoadedModel* inMemory, std::stop_token stop)
{
    return guarded([&]() -> Result<LayerTranslations> {
        const auto model = furtherModel(request.model, inMemory);
        if (!model)
            return std::unexpected(model.error());
        auto wanted = request.translation;
        wanted.id = request.id;
        return (*model)->translateFromLayers(wanted, stop);
    });
}

Result<EvaluationReport> evaluateAgainst(LoadedModel& other, LoadedModel& model, const EvaluationRequest& request,
    const StatisticalAligner* statistics, const Progress& progress, std::stop_token stop)
{
    for (const auto* one : {&model, &other})
        if (one->configuration().task != Task::Sentences)
            return failure(ErrorCode::BadRun,
                "Two runs are compared by their translations, and one of them was trained to put vectors in order. "
                "Choose runs of sentence pairs.");
    const bool sameDirection = model.configuration().data.direction == other.configuration().data.direction;
    if (!sameDirection)
        return failure(ErrorCode::InvalidSetting,
            "The two runs translate in opposite directions, so their translations cannot be compared.");
    auto report = model.evaluate(request, statistics, partOf(progress, 0.0, 0.45), stop);
    if (!report)
        return report;
    EvaluationRequest others = request;
    others.byLength = false;
    others.goldFile.clear();
    others.switchedOff.clear();
    others.eachHeadOff = EachHeadOff::LeaveOut;
    const auto beside = other.evaluate(others, nullptr, partOf(progress, 0.45, 0.9), stop);
    if (!beside)
        return beside;
    if (const auto line = lineOfOne(*report, *beside); line && !stop.stop_requested())
        return failure(ErrorCode::BadData,
            Message("Line {} of \"{}\" is measured by only one of the two runs; the other leaves it out. Compare runs "
                    "with the same data settings, or take such lines out of the file.",
                std::to_string(*line), request.data.source));
    quoteAgainst(*report, *beside, partOf(progress, 0.9, 1.0), stop);
    return report;
}

} // namespace attentoscope
