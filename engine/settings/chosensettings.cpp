// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/chosensettings.h"

#include "engine/corpus/batches.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/settings/modelcounts.h"
#include "engine/settings/modelsizes.h"
#include "engine/settings/presets.h"
#include "engine/settings/settingrows.h"
#include "engine/settings/settings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attentoscope {

namespace {

// docs/models.md has the measurements from which these numbers follow.
/// After 690 steps words are better by 3 BLEU, after 5,400 steps pieces are better.
constexpr std::int64_t fewestStepsForPieces = 2'000;
constexpr int manyPieces = 8'000;
constexpr int fewPieces = 2'000; ///< vocabulary of a small corpus
constexpr int fewestPasses = 4;
constexpr int mostPasses = 12;
constexpr std::size_t pairsInAll = 1'000'000; ///< pairs that training sees if nobody limits it
constexpr double warmupShare = 0.1;
constexpr std::int64_t fewestValidations = 4;
constexpr std::int64_t validationsForMean = 8;
constexpr int averagedSaves = 5;

// Estimates for the number of steps.
constexpr double piecesOfWord = 1.1; ///< measured: 1.08 with 8,000 joint pieces on Multi30k
constexpr double charactersOfPiece = 4.0; ///< for languages without spaces between words
constexpr double trainingShare = 0.9; ///< share of the minutes; validations and saves take the rest
constexpr std::size_t pairsForRareWords = 10'000; ///< the same number as for the vocabulary

struct Lengths
{
    double source = 0.0;
    double target = 0.0;
};

/// A batch of sentences of the mean length. It has about as many operations as the mean batch.
Batch meanBatch(std::size_t pairs, const Lengths& lengths)
{
    const auto rounded = [](double length) { return std::max<std::int64_t>(1, std::llround(length)); };
    Batch batch{.size = pairs,
        .sourceLengths = std::vector<std::int64_t>(pairs, rounded(lengths.source)),
        .targetLengths = std::vector<std::int64_t>(pairs, rounded(lengths.target))};
    batch.sourceTokens = static_cast<std::size_t>(lengths.source * static_cast<double>(pairs));
    batch.targetTokens = static_cast<std::size_t>(lengths.target * static_cast<double>(pairs));
    return batch;
}

/// A number as text for a setting. Three digits are enough for estimates; larger numbers are rounded to whole ones.
std::string shortNumber(double value)
{
    const double scale = std::pow(10.0, std::max(0.0, 2.0 - std::floor(std::log10(value))));
    return settingrows::realText(
        std::round(value * scale) / scale); // the quotient of whole numbers has the shortest text
}

std::string text(std::int64_t number)
{
    return std::to_string(number);
}

/// Makes the choices one after the other. Each choice uses a configuration with all choices before it.
class Chooser
{
public:
    Chooser(const ChoiceQuestion& question, Configuration configuration, SettingsFrom rest)
        : m_question(question), m_facts(question.facts), m_rest(rest), m_configuration(std::move(configuration))
    {
    }

    Result<ChosenSettings> choose();

private:
    bool isGiven(std::string_view key) const
    {
        return std::ranges::any_of(m_question.given, [&](const KeyValue& given) { return given.key == key; });
    }
    /// Samples keep their usual training.
    bool isMany() const { return !m_facts.isSample && m_facts.pairs >= manyTrainingPairs; }
    bool haveOneAlphabet() const { return m_facts.source.script == m_facts.target.script; }
    const TrainingConfiguration& training() const { return m_configuration.training; }

    /// Sets those settings that the person left open, in this order. If there are any, records the reason.
    Result<void> set(const std::vector<KeyValue>& settings, const Message& reason);
    Result<void> keep(const std::vector<std::string>& keys, const Message& reason);

    Result<void> chooseTokens();
    Result<void> choosePieces(int most, const Message& why);
    Result<void> chooseTies();
    Result<void> chooseSizes();
    Result<void> chooseLength();
    Result<void> planWarmup();
    Result<void> planValidations();
    Result<void> planMean();

    std::size_t vocabulary(const SideFacts& side) const; ///< with special tokens
    double length(const SideFacts& side) const; ///< tokens of a sentence
    std::size_t batchPairs() const;
    double batches() const; ///< batches in an epoch
    Result<std::int64_t> steps() const; ///< number of steps for which the limit leaves time
    Result<double> validations() const;

    const ChoiceQuestion& m_question;
    const CorpusFacts& m_facts;
    SettingsFrom m_rest;
    Configuration m_configuration;
    ChosenSettings m_chosen;
};

Result<void> Chooser::set(const std::vector<KeyValue>& settings, const Message& reason)
{
    SettingChoice choice{.settings = {}, .reason = reason};
    for (const auto& setting : settings) {
        if (isGiven(setting.key))
            continue;
        if (auto applied = applySetting(m_configuration, setting); !applied)
            return applied;
        choice.settings.push_back({setting.key, settingValue(m_configuration, setting.key)});
    }
    if (!choice.settings.empty())
        m_chosen.choices.push_back(std::move(choice));
    return {};
}

/// Keeps the preset's own values, which already depend on the number of pairs.
Result<void> Chooser::keep(const std::vector<std::string>& keys, const Message& reason)
{
    std::vector<KeyValue> settings;
    settings.reserve(keys.size());
    for (const auto& key : keys)
        settings.push_back({key, settingValue(m_configuration, key)});
    return set(settings, reason);
}

std::size_t Chooser::vocabulary(const SideFacts& side) const
{
    const auto& data = m_configuration.data;
    if (cutsWords(data.tokenizer))
        return static_cast<std::size_t>(data.subwordVocabulary) + Vocabulary::firstWord;
    const bool leavesRareOut =
        data.minimumFrequency > 1 || (data.minimumFrequency == 0 && m_facts.pairs >= pairsForRareWords);
    const auto words = side.types - (leavesRareOut ? side.once : 0);
    const auto most = data.maximumVocabulary > 0 ? static_cast<std::size_t>(data.maximumVocabulary) : words;
    return std::min(words, most) + Vocabulary::firstWord;
}

double Chooser::length(const SideFacts& side) const
{
    const double pieces = side.hasKnownWords ? piecesOfWord : side.wordLength / charactersOfPiece;
    constexpr double endToken = 1.0;
    return endToken + side.sentenceLength * (cutsWords(m_configuration.data.tokenizer) ? pieces : 1.0);
}

std::size_t Chooser::batchPairs() const
{
    const auto pairs = static_cast<std::size_t>(training().batchSize);
    if (training().batchTokens == 0)
        return pairs;
    const double fitting = training().batchTokens / length(m_facts.target);
    return std::max<std::size_t>(1, std::min(pairs, static_cast<std::size_t>(fitting)));
}

double Chooser::batches() const
{
    return std::max(1.0, std::ceil(static_cast<double>(m_facts.pairs) / static_cast<double>(batchPairs())));
}

Result<std::int64_t> Chooser::steps() const
{
    const auto& limit = m_question.limit;
    const bool isOpen = limit.minutes <= 0.0 && limit.steps <= 0 && limit.epochs <= 0;
    const double minutes = isOpen ? training().minutes : limit.minutes;
    const std::int64_t steps = isOpen ? training().steps : limit.steps;
    if (minutes > 0.0) {
        const auto sizes = modelSizes(m_configuration, vocabulary(m_facts.source), vocabulary(m_facts.target));
        if (!sizes)
            return std::unexpected(sizes.error());
        const auto batch = meanBatch(batchPairs(), {length(m_facts.source), length(m_facts.target)});
        const double operations = std::max(1.0, trainingOperations(*sizes, batch));
        const double seconds = 60.0 * minutes * trainingShare;
        return std::max<std::int64_t>(1, std::llround(seconds * m_question.operationsPerSecond / operations));
    }
    if (steps > 0)
        return steps;
    return std::llround((isOpen ? training().epochs : limit.epochs) * batches());
}

Result<double> Chooser::validations() const
{
    const auto planned = steps();
    if (!planned)
        return std::unexpected(planned.error());
    return static_cast<double>(*planned) / std::max(1.0, training().validationEpochs * batches());
}

/// With pieces a model can write words that it has hardly seen. But it needs more steps before it is better than with
/// words.
Result<void> Chooser::chooseTokens()
{
    if (isGiven("tokenizer")) {
        if (cutsWords(m_configuration.data.tokenizer) && haveOneAlphabet() && isMany()
            && m_configuration.data.subwordModel.empty())
            return set(
                {{"subword_learning", "joint"}}, "Both sides are written in one alphabet, so they share their pieces.");
        return {};
    }
    if (m_facts.isSample)
        return set({{"tokenizer", "words"}},
            "A built-in sample has few different words, so its words are not cut into pieces.");
    const auto types = m_facts.source.types + m_facts.target.types;
    const auto once = m_facts.source.once + m_facts.target.once;
    if (!m_facts.source.hasKnownWords || !m_facts.target.hasKnownWords)
        return choosePieces(isMany() ? manyPieces : fewPieces,
            "One side is written without spaces, so that each sentence would be a word of its own.");
    if (!isMany())
        return set({{"tokenizer", "words"}},
            Message("{} training pairs are few, so words are not cut into pieces; from {} on they are.", m_facts.pairs,
                manyTrainingPairs));
    Chooser cut = *this;
    const Message why("{} training pairs, in which {} of {} different words occur only once: of pieces the model can "
                      "make them.",
        m_facts.pairs, once, types);
    if (auto chosen = cut.choosePieces(manyPieces, why); !chosen)
        return chosen;
    const auto planned = cut.steps();
    if (!planned)
        return std::unexpected(planned.error());
    if (*planned >= fewestStepsForPieces)
        return choosePieces(manyPieces, why);
    return set({{"tokenizer", "words"}},
        Message(
            "The limit leaves time for about {} steps. In fewer than {} whole words are learned better than pieces.",
            *planned, fewestStepsForPieces));
}

Result<void> Chooser::choosePieces(int most, const Message& why)
{
    if (auto cut = set({{"tokenizer", "bpe"}, {"subword_vocabulary", text(most)}}, why); !cut)
        return cut;
    if (haveOneAlphabet())
        return set(
            {{"subword_learning", "joint"}}, "Both sides are written in one alphabet, so they share their pieces.");
    return set(
        {{"subword_learning", "separate"}}, "The sides have different alphabets, so each has pieces of its own.");
}

/// Replaces "where-possible" by its meaning for this data.
Result<void> Chooser::chooseTies()
{
    if (m_configuration.model.tiedEmbeddings != TiedEmbeddings::WherePossible)
        return {};
    const auto sizes = modelSizes(m_configuration, vocabulary(m_facts.source), vocabulary(m_facts.target));
    if (!sizes)
        return std::unexpected(sizes.error());
    switch (sizes->model.tiedEmbeddings) {
    case TiedEmbeddings::All:
        return set({{"tied_embeddings", "all"}},
            "Both sides have the same pieces, so one table holds them for source, target and output. Without it "
            "Multi30k loses three BLEU.");
    case TiedEmbeddings::Target:
        return set({{"tied_embeddings", "target"}},
            "The output layer and the vectors of target words are one table, which learns rare words from both.");
    case TiedEmbeddings::None:
    case TiedEmbeddings::WherePossible:
        break;
    }
    return {};
}

Result<void> Chooser::chooseSizes()
{
    const auto few = configure(m_question.preset, {}, 1);
    const auto many = configure(m_question.preset, {}, manyTrainingPairs);
    if (!few || !many || few->model.embeddingSize == many->model.embeddingSize)
        return {};
    std::vector<std::string> keys{"embedding_size", "layers", "dropout", "label_smoothing", "batch_size"};
    if (m_configuration.model.architecture == Architecture::Transformer)
        keys.insert(keys.begin() + 2, "heads");
    else
        keys.insert(keys.begin() + 1, "hidden_size");
    return m_facts.pairs >= manyTrainingPairs
        ? keep(keys,
              Message(
                  "From {} training pairs on a larger model learns more, and dropout keeps it from learning them by "
                  "heart.",
                  manyTrainingPairs))
        : keep(keys, Message("Fewer than {} training pairs are learned by a small model.", manyTrainingPairs));
}

Result<void> Chooser::chooseLength()
{
    const auto& limit = m_question.limit;
    const bool isLimited = limit.minutes > 0.0 || limit.steps > 0 || limit.epochs > 0 || isGiven("minutes")
        || isGiven("steps") || training().steps > 0;
    if (isLimited || !isMany())
        return {};
    const auto passes = std::clamp(static_cast<int>(pairsInAll / m_facts.pairs), fewestPasses, mostPasses);
    return set({{"epochs", text(passes)}},
        Message("Nothing limits the training, so it sees about a million pairs, in {} to {} passes.", fewestPasses,
            mostPasses));
}

/// If the warm-up took more than a tenth of the steps, training would end before the rate reaches its setting.
Result<void> Chooser::planWarmup()
{
    const auto planned = steps();
    if (!planned)
        return std::unexpected(planned.error());
    const auto fitting =
        std::max<std::int64_t>(1, static_cast<std::int64_t>(warmupShare * static_cast<double>(*planned)));
    if (training().warmupSteps <= fitting || isGiven("warmup_steps"))
        return {};
    std::vector<KeyValue> settings{{"warmup_steps", text(fitting)}};
    if (training().schedule == ScheduleKind::Linear)
        settings.push_back({"schedule", "linear-after-warmup"});
    return set(settings,
        Message("About {} steps are planned: the learning rate rises over a tenth of them, reaches what is set, and "
                "falls to the end.",
            *planned));
}

Result<void> Chooser::planValidations()
{
    const auto planned = steps();
    const auto validated = validations();
    if (!planned || !validated)
        return std::unexpected(planned ? validated.error() : planned.error());
    if (*validated >= static_cast<double>(fewestValidations) || *planned < 2 * fewestValidations)
        return {};
    const double every = static_cast<double>(*planned) / static_cast<double>(fewestValidations) / batches();
    return set({{"validation_epochs", shortNumber(std::max(0.001, every))}},
        Message("About {} steps are planned. {} validations find the best weights, which need not be the last ones.",
            *planned, fewestValidations));
}

Result<void> Chooser::planMean()
{
    const auto validated = validations();
    if (!validated)
        return std::unexpected(validated.error());
    if (!isMany() || *validated < static_cast<double>(validationsForMean))
        return {};
    return set({{"average_saves", text(averagedSaves)}, {"average_of", "best"}},
        "At the end the mean of the best weights is made, and the run keeps it if its validation is better.");
}

Result<ChosenSettings> Chooser::choose()
{
    std::vector<Result<void> (Chooser::*)()> parts;
    if (m_rest == SettingsFrom::Rule)
        parts = {&Chooser::chooseTokens, &Chooser::chooseTies, &Chooser::chooseSizes, &Chooser::chooseLength};
    parts.insert(parts.end(), {&Chooser::planWarmup, &Chooser::planValidations});
    if (m_rest == SettingsFrom::Rule)
        parts.push_back(&Chooser::planMean);
    for (const auto part : parts)
        if (auto chosen = (this->*part)(); !chosen)
            return std::unexpected(chosen.error());
    const auto planned = steps();
    if (!planned)
        return std::unexpected(planned.error());
    m_chosen.steps = *planned;
    m_chosen.epochs = static_cast<double>(*planned) / batches();
    m_chosen.sourceWords = vocabulary(m_facts.source);
    m_chosen.targetWords = vocabulary(m_facts.target);
    return std::move(m_chosen);
}

struct ThreadRate
{
    VectorWidth vectors;
    double operations; ///< operations of one thread in a second
};

} // namespace

double operationsPerSecond(const Processor& processor, int threads)
{
    // Half of the rate that two threads reached in the steps of docs/speed.md. A guess for processors that nobody has
    // measured.
    constexpr std::array<ThreadRate, 4> rates = {
        {{VectorWidth::Avx512, 100e9}, {VectorWidth::Avx2, 45e9}, {VectorWidth::Avx, 15e9}, {VectorWidth::Other, 4e9}}};
    const auto* const rate = std::ranges::find(rates, processor.vectors, &ThreadRate::vectors);
    return rate->operations * std::max(1, threads);
}

Result<ChosenSettings> chooseSettings(const ChoiceQuestion& question)
{
    auto configuration = configure(question.preset, question.given, question.facts.pairs);
    if (!configuration)
        return std::unexpected(configuration.error());
    if (configuration->task != Task::Sentences)
        return ChosenSettings{};
    const auto preset = std::ranges::find(presets(), question.preset, &Preset::id);
    return Chooser(question, std::move(*configuration), preset->rest).choose();
}

} // namespace attentoscope
