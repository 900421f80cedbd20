// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/loadedpairs.h"

#include "engine/alignment/statisticallinks.h"
#include "engine/corpus/text/normalizer.h"
#include "engine/corpus/textpairsreader.h"
#include "engine/machine/processor.h"
#include "engine/metrics/drawnlinksfile.h"
#include "engine/session/finetuning.h"
#include "engine/session/rundescription.h"
#include "engine/session/runloader.h"
#include "engine/settings/chosensettings.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/storage/dataofrun.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

namespace attentoscope {

namespace {

bool areEqual(const std::vector<KeyValue>& left, const std::vector<KeyValue>& right)
{
    return std::ranges::equal(left, right,
        [](const auto& one, const auto& other) { return one.key == other.key && one.value == other.value; });
}

/// The chosen settings that decide how text is cut. Defaults are left out, because the pairs are read with them anyway.
std::vector<KeyValue> dataSettingsOf(const ChosenSettings& chosen)
{
    const Configuration defaults;
    std::vector<KeyValue> found;
    for (const auto& setting : chosen.settings()) {
        const auto row = std::ranges::find(settings(), setting.key, [](const Setting& one) { return one.info.key; });
        if (row->info.group == SettingGroup::Data && row->read(defaults) != setting.value)
            found.push_back(setting);
    }
    return found;
}

/// Whether chosen columns of this file are columns of its lines. Those of a translation memory are its languages, and
/// those of an archive its files.
bool numbersColumns(const std::string& source)
{
    std::filesystem::path name(lowercased(source));
    if (name.extension() == ".gz" || name.extension() == ".xz")
        name.replace_extension();
    return name.extension() != ".tmx" && name.extension() != ".zip";
}

/// Whether the pairs come from a pipe.
bool isReadOnce(const DataRequest& request)
{
    std::error_code problem;
    return request.sample.empty() && std::filesystem::exists(request.source, problem)
        && !std::filesystem::is_regular_file(request.source, problem);
}

} // namespace

void LoadedPairs::take(Corpus corpus)
{
    m_links.forget();
    m_corpus = std::make_shared<const Corpus>(std::move(corpus));
    m_asked = m_corpus->summary.request;
    m_asked.wordsOf.clear();
    m_askedWords = {m_corpus->source.size(), m_corpus->target.size()};
    m_ofModel.reset();
    m_dataChosen.clear();
}

void LoadedPairs::replace(std::shared_ptr<const Corpus> corpus)
{
    if (corpus == m_corpus)
        return;
    const auto before = m_links.look().state;
    m_links.forget();
    m_corpus = std::move(corpus);
    m_ofModel.reset();
    if (before == LinkLearningState::Learning || before == LinkLearningState::Ready)
        m_links.begin(m_corpus, BackgroundLinks::Effort::Any);
}

void LoadedPairs::replace(std::shared_ptr<const Corpus> corpus, const ChosenSettings& cutBy)
{
    replace(std::move(corpus));
    m_dataChosen = dataSettingsOf(cutBy);
}

Result<ChosenSettings> LoadedPairs::choose(const TrainingRequest& request, int threads) const
{
    if (taskOf(request.preset) != Task::Sentences)
        return ChosenSettings{};
    if (!m_corpus)
        return std::unexpected(noData());
    ChoiceQuestion question{.facts = m_corpus->summary.facts,
        .preset = request.preset,
        .given = m_asked.settings,
        .limit = request.limit,
        .operationsPerSecond = operationsPerSecond(thisProcessor(), threads)};
    question.given.insert(question.given.end(), request.settings.begin(), request.settings.end());
    // A pipe cannot be read again to learn pieces. A person's own setting is applied later, so it wins.
    if (isReadOnce(m_asked))
        question.given.insert(question.given.begin(), {"tokenizer", "words"});
    return chooseSettings(question);
}

bool LoadedPairs::areCutBy(const ChosenSettings& chosen) const
{
    return m_corpus && !m_corpus->hasGivenWords && areEqual(dataSettingsOf(chosen), m_dataChosen);
}

VocabularySizes LoadedPairs::wordsWhenCutBy(const ChosenSettings& chosen) const
{
    if (areCutBy(chosen))
        return {m_corpus->source.size(), m_corpus->target.size()};
    return dataSettingsOf(chosen).empty() ? m_askedWords : VocabularySizes{chosen.sourceWords, chosen.targetWords};
}

Result<std::shared_ptr<const Corpus>> LoadedPairs::cutBy(const ChosenSettings& chosen) const
{
    if (!m_corpus || areCutBy(chosen))
        return m_corpus;
    auto request = m_asked;
    const auto more = dataSettingsOf(chosen);
    request.settings.insert(request.settings.end(), more.begin(), more.end());
    const auto configuration = configure("recommended", request.settings);
    if (!configuration)
        return std::unexpected(configuration.error());
    auto corpus = loadCorpus(request, configuration->data, {}, {});
    if (!corpus)
        return std::unexpected(corpus.error());
    corpus->summary.facts = m_corpus->summary.facts; // facts about the pairs as they were requested
    return std::make_shared<const Corpus>(std::move(*corpus));
}

Result<std::shared_ptr<const Corpus>> LoadedPairs::cutFor(const TrainingRequest& request, const std::stop_token& stop)
{
    if (!m_corpus)
        return std::unexpected(noData());
    auto wanted = m_asked;
    wanted.wordsOf = request.from;
    if (request.alsoValidation)
        wanted.alsoValidation = *request.alsoValidation;
    for (const auto& read : {m_corpus, m_ofModel})
        if (read && read->summary.request.wordsOf == wanted.wordsOf
            && read->summary.request.alsoValidation == wanted.alsoValidation)
            return read;
    m_ofModel.reset();
    auto corpus = loadThroughModel(wanted, {}, stop);
    if (!corpus)
        return std::unexpected(corpus.error());
    corpus->summary.facts = m_corpus->summary.facts; // facts about the pairs as the person requested them
    m_ofModel = std::make_shared<const Corpus>(std::move(*corpus));
    return m_ofModel;
}

Result<void> LoadedPairs::splitAsIn(const std::string& folder)
{
    const auto run = RunFolder::open(folder);
    if (!run || !m_corpus || run->identity().configuration.task != Task::Sentences)
        return {};
    auto request = m_corpus->summary.request;
    const auto& second = run->identity().data.alsoValidation;
    if (isDataOf(run->identity(), *m_corpus) && request.alsoValidation == second)
        return {};
    request.alsoValidation = second;
    // The pairs may have the words of another model.
    request.wordsOf = run->identity().origin ? folder : std::string();
    const auto configuration = configure("recommended", request.settings);
    if (!configuration)
        return std::unexpected(configuration.error());
    auto corpus = loadForRun(run->identity(), request, configuration->data, {}, {});
    if (corpus && isDataOf(run->identity(), *corpus))
        replace(std::make_shared<const Corpus>(std::move(*corpus)));
    return {};
}

Result<const TextPairs*> LoadedPairs::validationOf(const RunIdentity& run) const
{
    if (!m_corpus)
        return failure(ErrorCode::NotReady, "No pairs are loaded. Load the pairs of the run first.");
    if (run.configuration.task == Task::Sentences && !isDataOf(run, *m_corpus))
        return std::unexpected(otherData(run, *m_corpus));
    return &m_corpus->validation;
}

Result<const TextPairs*> LoadedPairs::drawnFrom(const SentenceSample& sample, const RunIdentity& run) const
{
    if (sample.isOfFile() || run.configuration.task != Task::Sentences)
        return nullptr;
    return validationOf(run);
}

WantedColumns LoadedPairs::columnsOfFiles(const RunIdentity* run) const
{
    const bool isNamed = run && (!run->data.source.empty() || !run->data.sample.empty());
    const bool isOther = isNamed && !(m_corpus && isDataOf(*run, *m_corpus));
    if (!isOther && !m_corpus)
        return {};
    const auto& data = isOther ? run->data : m_corpus->summary.request;
    if (data.columns.rule == ColumnRule::FirstTwo)
        return {}; // with this rule, the heading of a file would be a pair
    const auto languages = isOther ? PairLanguages() : m_corpus->languages;
    if (languages.isEmpty() && !numbersColumns(data.source))
        return {};
    return {requestOfFile({}, data).columns, languages};
}

Result<DrawnLinks> LoadedPairs::drawLinks(const LinksDrawing& drawing) const
{
    if (!m_corpus)
        return std::unexpected(noData());
    const auto& request = m_corpus->summary.request;
    const auto direction = m_corpus->configuration.direction;
    auto kept = keepDrawnLinks(request, direction, drawing);
    if (!kept && kept.error().code != ErrorCode::InvalidSetting)
        return kept;
    const auto& validation = m_corpus->validationFile;
    if (!validation.source.empty()) {
        auto more = keepDrawnLinks(validation, direction, drawing);
        if (!more)
            return more;
        if (!kept || kept->lines.empty())
            kept = more->lines.empty() ? kept : more;
        else
            std::ranges::move(more->notices, std::back_inserter(kept->notices));
    }
    if (kept && kept->lines.empty())
        return failure(ErrorCode::InvalidSetting,
            "These two sentences are no pair of the loaded data, so their links cannot be kept with it. Open a pair "
            "from the table of sentences.");
    return kept;
}

Result<std::vector<LinksDrawing>> LoadedPairs::drawnLinks() const
{
    if (!m_corpus)
        return std::unexpected(noData());
    const auto direction = m_corpus->configuration.direction;
    const auto& validation = m_corpus->validationFile;
    auto drawings = drawingsOf(m_corpus->summary.request, direction);
    if (!drawings || validation.source.empty())
        return drawings;
    auto more = drawingsOf(validation, direction);
    if (!more)
        return more;
    std::ranges::move(*more, std::back_inserter(*drawings));
    return drawings;
}

Result<LinkLearning> LoadedPairs::learnLinks(LinkLearningOrder order)
{
    if (order == LinkLearningOrder::Cancel)
        m_links.cancel();
    if (order == LinkLearningOrder::Begin || order == LinkLearningOrder::BeginIfQuick) {
        if (!m_corpus)
            return failure(ErrorCode::NotReady, "There are no sentence pairs yet: open a file, or choose a sample.");
        using Effort = BackgroundLinks::Effort;
        m_links.begin(m_corpus, order == LinkLearningOrder::Begin ? Effort::Any : Effort::Quick);
    }
    return m_links.look();
}

Result<StatisticalAligner> LoadedPairs::learnStatistics(
    const RunIdentity& run, std::vector<Message>& notices, std::stop_token stop) const
{
    if (run.configuration.task != Task::Sentences)
        return failure(ErrorCode::InvalidSetting,
            "Vectors have no words that statistics could link. Leave statistical links out.");
    if (run.data.source.empty() && run.data.sample.empty())
        return failure(ErrorCode::InvalidSetting,
            "Nobody knows on which pairs this model was trained, so there are no statistics to learn from them. Give "
            "gold links instead, or leave statistical links out.");
    const AligningOptions options{at::get_num_threads(), {}, stop};
    if (m_corpus && isDataOf(run, *m_corpus))
        return LinkCache().learn(trainingWords(*m_corpus), options, notices);
    const auto configuration = configure("recommended", run.data.settings);
    if (!configuration)
        return std::unexpected(configuration.error());
    const auto corpus = loadForRun(run, run.data, configuration->data, {}, stop);
    if (!corpus)
        return std::unexpected(corpus.error());
    if (!isDataOf(run, *corpus))
        return std::unexpected(otherData(run, *corpus));
    return LinkCache().learn(trainingWords(*corpus), options, notices);
}

void LoadedPairs::addLinks(Translation& translation, const CorpusLinks& links) const
{
    if (!translation.gold)
        translation.gold = std::make_shared<const GoldAlignment>(
            linksOfTranslation(links.aligner, m_corpus->configuration.tokenizer, translation));
}

void LoadedPairs::addLinks(TrainingReports& reports, const CorpusLinks& links) const
{
    for (auto& snapshot : reports.snapshots)
        addLinks(snapshot.translation, links);
    for (auto& validation : reports.validations)
        if (validation.pairs) {
            auto pairs = *validation.pairs;
            for (auto& pair : pairs)
                addLinks(pair.translation, links);
            validation.pairs = std::make_shared<const std::vector<ValidatedPair>>(std::move(pairs));
        }
}

} // namespace attentoscope
