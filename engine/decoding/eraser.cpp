// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/eraser.h"

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/model/attention/termlist.h"
#include "engine/model/forcedheads.h"
#include "engine/model/sourcelimit.h"
#include "engine/settings/attentionkinds.h"
#include "engine/types/mergedwords.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace attentoscope {

namespace {

constexpr std::int64_t logitsAtOnce = 32'000'000; ///< logits of one batch: 128 MB

bool isTransformer(const TranslationModel& model)
{
    return model.configuration().model.architecture == Architecture::Transformer;
}

std::size_t wordsOf(const std::vector<Token>& tokens)
{
    return static_cast<std::size_t>(std::ranges::count(tokens, false, &Token::special));
}

Result<void> checkWords(const TranslationModel& model, const Translation& translation)
{
    const auto words = wordsOf(translation.source);
    if (words == 0)
        return failure(ErrorCode::BadData, "The sentence is empty: type at least one word.");
    const auto markers = markerCount(model.configuration().model.sourceMarkers);
    const auto& target = translation.target;
    const bool endsEarly =
        std::ranges::count(target, true, &Token::special) > (target.empty() || !target.back().special ? 0 : 1);
    if (translation.source.size() != words + markers || target.empty() || endsEarly)
        return failure(ErrorCode::BadData,
            "These are not the words of a translation of this model. Translate the sentence again.");
    if (auto checked = checkSourceLength(model.configuration().model, words); !checked)
        return checked;
    return checkTargetLength(model.configuration().model, wordsOf(translation.target));
}

Result<void> checkRows(const TranslationModel& model, const std::optional<AttentionHead>& head)
{
    const auto& configuration = model.configuration().model;
    if (rowSumOf(configuration) == RowSum::None)
        return failure(ErrorCode::InvalidSetting,
            "This model has no attention, so there is no row to change. Erase words, or choose another preset.");
    if (!head)
        return {};
    if (!isTransformer(model))
        return failure(ErrorCode::InvalidSetting,
            "There are no heads whose rows could be changed: only a Transformer has them. Leave the head out.");
    if (hasHead(configuration, *head))
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("There is no head {}.{}: the model has layers 1 to {} and heads 1 to {}.", head->layer, head->head,
            layerCount(configuration, head->kind), configuration.heads));
}

Result<void> checkErasure(const TranslationModel& model, const ErasureRequest& request)
{
    const auto& translation = request.translation;
    if (auto checked = checkWords(model, translation); !checked)
        return checked;
    const bool isForced = !translation.forcedHeads.empty()
        || std::ranges::any_of(
            translation.choices, [](const WordChoice& choice) { return choice.forcedColumn.has_value(); });
    if (isForced)
        return failure(ErrorCode::InvalidSetting,
            "The attention of this translation is forced, so it is not the model's own. Free its rows first.");
    if (!erasesWords(request.disturbance))
        return checkRows(model, request.head);
    const bool leavesNothing = request.disturbance == Disturbance::CutOut && wordBegins(translation.source).size() == 2;
    if (leavesNothing && model.configuration().model.sourceMarkers == SourceMarkers::None)
        return failure(ErrorCode::InvalidSetting,
            "The only word of a sentence cannot be cut out of a model that reads no end token. Choose a zero vector or "
            "<unk>.");
    return {};
}

/// Lets the encoder read these vectors (N, E) for ids beyond its table.
class StandIns
{
public:
    StandIns(WordEmbeddingImpl& words, torch::Tensor vectors) : m_words(words)
    {
        m_words.setStandIns(std::move(vectors));
    }
    ~StandIns() { m_words.setStandIns({}); }
    StandIns(const StandIns&) = delete;
    StandIns& operator=(const StandIns&) = delete;

private:
    WordEmbeddingImpl& m_words;
};

/// Changes rows of a head, of all cross heads, or of recurrent attention, while it lives.
class DisturbedRows
{
public:
    DisturbedRows(TranslationModel& model, const std::optional<AttentionHead>& head, const ChangedRows& rows)
        : m_attention(model.network().decoder().attention())
    {
        const auto& configuration = model.configuration().model;
        if (m_attention)
            m_attention->change(&rows);
        else if (head)
            addLayer(attentionOfLayer(model.network(), head->kind, head->layer), rows, head->head - 1);
        else
            for (int layer = 1; layer <= layerCount(configuration, HeadKind::Cross); ++layer)
                addLayer(attentionOfLayer(model.network(), HeadKind::Cross, layer), rows, {});
    }
    ~DisturbedRows()
    {
        if (m_attention)
            m_attention->change(nullptr);
        for (const auto& layer : m_layers)
            layer->change(nullptr, {});
    }
    DisturbedRows(const DisturbedRows&) = delete;
    DisturbedRows& operator=(const DisturbedRows&) = delete;

private:
    void addLayer(
        std::shared_ptr<MultiHeadAttentionImpl> layer, const ChangedRows& rows, std::optional<std::int64_t> head)
    {
        layer->change(&rows, head);
        m_layers.push_back(std::move(layer));
    }

    Attention* m_attention; ///< null for a Transformer
    std::vector<std::shared_ptr<MultiHeadAttentionImpl>> m_layers;
};

/// The tokens of one word, beginning at `begin`.
struct TokensOfWord
{
    std::size_t begin;
    std::size_t end;
};

std::vector<TokensOfWord> tokensOfWords(const std::vector<Token>& tokens)
{
    const auto begins = wordBegins(tokens);
    std::vector<TokensOfWord> words;
    for (std::size_t word = 0; word + 1 < begins.size(); ++word)
        words.push_back({static_cast<std::size_t>(begins[word]), static_cast<std::size_t>(begins[word + 1])});
    return words;
}

/// Variants of the source sentence, each without one of its words.
class ErasedSources
{
public:
    ErasedSources(TranslationModel& model, const Translation& translation, Disturbance disturbance)
        : m_words(model.network().encoder().words())
        , m_whole(sentenceOf(model.source(), translation.source))
        , m_disturbance(disturbance)
    {
        if (disturbance == Disturbance::ZeroVector)
            m_vectors.push_back(torch::zeros_like(vectorOf(Vocabulary::unknown)));
        std::size_t before = 0; // words and pieces before this one; markers do not count
        for (const auto& [begin, end] : tokensOfWords(translation.source)) {
            if (translation.source[begin].special)
                continue;
            m_sentences.push_back(without(before, before + (end - begin)));
            before += end - begin;
        }
    }

    const PreparedSentence& whole() const { return m_whole; }
    const std::vector<PreparedSentence>& sentences() const { return m_sentences; }
    torch::Tensor vectors() const { return m_vectors.empty() ? torch::Tensor() : torch::stack(m_vectors); }

private:
    torch::Tensor vectorOf(std::int64_t id) { return m_words.forward(torch::full({1, 1}, id, torch::kInt64))[0][0]; }

    /// The mean of the vectors before and after the tokens. At an end of the sentence, it is the vector of the only
    /// neighbour; zero for a single word.
    torch::Tensor meanAround(std::size_t begin, std::size_t end)
    {
        std::vector<torch::Tensor> neighbours;
        if (begin > 0)
            neighbours.push_back(vectorOf(m_whole.ids[begin - 1]));
        if (end < m_whole.ids.size())
            neighbours.push_back(vectorOf(m_whole.ids[end]));
        return neighbours.empty() ? torch::zeros_like(vectorOf(Vocabulary::unknown)) : torch::stack(neighbours).mean(0);
    }

    PreparedSentence without(std::size_t begin, std::size_t end)
    {
        auto sentence = m_whole;
        const auto first = static_cast<std::ptrdiff_t>(begin), last = static_cast<std::ptrdiff_t>(end);
        if (m_disturbance == Disturbance::CutOut) {
            sentence.ids.erase(sentence.ids.begin() + first, sentence.ids.begin() + last);
            sentence.tokens.erase(sentence.tokens.begin() + first, sentence.tokens.begin() + last);
            return sentence;
        }
        if (m_disturbance == Disturbance::NeighboursMean)
            m_vectors.push_back(meanAround(begin, end));
        const auto standIn = m_words.words() + static_cast<std::int64_t>(m_vectors.size()) - 1;
        const auto id = m_disturbance == Disturbance::UnknownWord ? Vocabulary::unknown : standIn;
        std::fill(sentence.ids.begin() + first, sentence.ids.begin() + last, static_cast<std::int32_t>(id));
        return sentence;
    }

    WordEmbeddingImpl& m_words;
    PreparedSentence m_whole;
    Disturbance m_disturbance;
    std::vector<torch::Tensor> m_vectors; ///< one vector (E) each
    std::vector<PreparedSentence> m_sentences;
};

/// The sentence pairs that are sent through the model. The first one is undisturbed.
struct DisturbedPairs
{
    TranslationModel& model;
    PreparedSentence target;
    std::vector<PreparedSentence> sources;

    /// How many pairs may be sent through at once.
    std::size_t atOnce() const
    {
        const auto ofOne =
            static_cast<std::int64_t>(target.ids.size() + 1) * static_cast<std::int64_t>(model.target().size());
        return static_cast<std::size_t>(std::max<std::int64_t>(1, logitsAtOnce / ofOne));
    }

    BatchTensors batch(std::size_t first, std::size_t count) const
    {
        const std::vector targets(count, target);
        return BatchTensors::from(makeBatch(model, std::span(sources).subspan(first, count), targets));
    }

    /// The log probabilities of the target's tokens, (T, pairs), in double precision. Calls `prepare` before each
    /// batch.
    template <typename Prepare>
    torch::Tensor logProbabilities(HeadsAnswer heads, const Prepare& prepare) const
    {
        std::vector<torch::Tensor> parts;
        for (std::size_t first = 0; first < sources.size(); first += atOnce()) {
            const auto count = std::min(atOnce(), sources.size() - first);
            const auto tensors = batch(first, count);
            prepare(first, tensors);
            parts.push_back(
                forcedOutput(model, tensors, Forcing::all(tensors.targetInput.size(0)), heads).logProbabilities);
        }
        return torch::cat(parts, 1).to(torch::kFloat64);
    }
};

torch::Tensor withErasedWords(DisturbedPairs& pairs, const ErasedSources& erased)
{
    const StandIns standIns(pairs.model.network().encoder().words(), erased.vectors());
    std::ranges::copy(erased.sentences(), std::back_inserter(pairs.sources));
    return pairs.logProbabilities(HeadsAnswer::None, [](std::size_t, const BatchTensors&) { });
}

/// `words` are the words of the rows. Each pair except the first has one changed row.
torch::Tensor withChangedRows(
    DisturbedPairs& pairs, const ErasureRequest& request, const std::vector<TokensOfWord>& words)
{
    pairs.sources.resize(words.size() + 1, pairs.sources.front());
    const bool isOfSource = request.head && request.head->kind == HeadKind::Encoder;
    ChangedRows rows{request.disturbance == Disturbance::MadeEven ? RowChange::MadeEven : RowChange::LargestMoved, {}};
    const DisturbedRows disturbed(pairs.model, request.head, rows);
    return pairs.logProbabilities(HeadsAnswer::All, [&](std::size_t first, const BatchTensors& tensors) {
        const auto steps = (isOfSource ? tensors.source : tensors.targetInput).size(0);
        rows.rows = torch::zeros({tensors.source.size(1), steps}, torch::kBool);
        for (std::int64_t pair = 0; pair < rows.rows.size(0); ++pair) {
            const auto place = first + static_cast<std::size_t>(pair);
            if (place == 0)
                continue;
            const auto [begin, end] = words[place - 1];
            rows.rows[pair].slice(0, static_cast<std::int64_t>(begin), static_cast<std::int64_t>(end)).fill_(true);
        }
    });
}

/// For each target word, its loss in each pair after the first, from the log probabilities (T, 1 + n) of the tokens.
AttentionMap lossesOf(const torch::Tensor& logProbabilities, const std::vector<TokensOfWord>& words,
    const std::vector<Token>& disturbed, Disturbance disturbance)
{
    const auto lost = (logProbabilities.narrow(1, 0, 1) - logProbabilities).contiguous(); // (T, 1 + n)
    std::vector<float> cells;
    for (const auto& [begin, end] : words) {
        const auto row =
            lost.slice(0, static_cast<std::int64_t>(begin), static_cast<std::int64_t>(end)).sum(0).contiguous();
        const auto* next = row.data_ptr<double>() + 1;
        for (const auto& word : disturbed)
            cells.push_back(word.special && erasesWords(disturbance) ? 0.0F : static_cast<float>(*next++));
    }
    return {words.size(), disturbed.size(), std::make_shared<const std::vector<float>>(std::move(cells))};
}

AttentionMap firstRows(const AttentionMap& map, std::size_t rows)
{
    if (map.isEmpty() || map.rows <= rows)
        return map;
    const auto end = map.weights->begin() + static_cast<std::ptrdiff_t>(rows * map.columns);
    return {rows, map.columns, std::make_shared<const std::vector<float>>(map.weights->begin(), end)};
}

/// A forced decoding in whole words, with only the cross heads. The target may have no end token.
Translation inWords(Translation forced, const Translation& asked)
{
    const auto rows = asked.target.size();
    const auto sourceBegins = wordBegins(forced.source), targetBegins = wordBegins(asked.target);
    const auto merged = [&](const AttentionMap& map) {
        return mapOfWords(firstRows(map, rows), targetBegins, sourceBegins);
    };
    Translation words{.id = asked.id, .step = forced.step};
    words.source = wordsOf(forced.source, sourceBegins);
    words.target = wordsOf(asked.target, targetBegins);
    words.attention = merged(forced.attention);
    for (const auto& head : forced.heads)
        if (head.id.kind == HeadKind::Cross)
            words.heads.push_back({head.id, merged(head.attention)});
    for (const auto& [begin, end] : tokensOfWords(asked.target)) {
        float probability = 1.0F;
        for (std::size_t token = begin; token < end; ++token)
            probability *= forced.probabilities[token];
        words.probabilities.push_back(probability);
        words.score += std::log(static_cast<double>(probability));
    }
    words.switchedOff = asked.switchedOff;
    words.text = asked.text;
    words.forced = true;
    words.end = asked.end;
    return words;
}

} // namespace

Result<Erasure> erase(TranslationModel& model, const ErasureRequest& request)
{
    if (auto checked = checkErasure(model, request); !checked)
        return std::unexpected(checked.error());
    const EvaluationMode mode(model.network());
    const auto& translation = request.translation;
    const ErasedSources erased(model, translation, request.disturbance);
    DisturbedPairs pairs{model, sentenceOf(model.target(), translation.target), {erased.whole()}};
    const std::vector targets{pairs.target};
    Erasure erasure{.id = request.id, .step = model.step, .disturbance = request.disturbance, .head = request.head};
    erasure.words =
        inWords(std::move(decodeForced(model, pairs.sources, targets, HeadsAnswer::All).front()), translation);
    const bool isOfSource =
        erasesWords(request.disturbance) || (request.head && request.head->kind == HeadKind::Encoder);
    erasure.disturbed = isOfSource ? erasure.words.source : erasure.words.target;
    const auto rowWords = tokensOfWords(isOfSource ? translation.source : translation.target);
    const auto logProbabilities =
        erasesWords(request.disturbance) ? withErasedWords(pairs, erased) : withChangedRows(pairs, request, rowWords);
    erasure.change =
        lossesOf(logProbabilities, tokensOfWords(translation.target), erasure.disturbed, request.disturbance);
    return erasure;
}

namespace {

/// Records the input of all heads of a Transformer while it lives.
class AllHeadsWatched
{
public:
    struct Layer
    {
        HeadKind kind;
        int number;
        std::shared_ptr<MultiHeadAttentionImpl> attention;
        AttentionTrace trace = {};
    };

    explicit AllHeadsWatched(TranslationModel& model)
    {
        for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder})
            for (int layer = 1; layer <= layerCount(model.configuration().model, kind); ++layer)
                m_layers.push_back({kind, layer, attentionOfLayer(model.network(), kind, layer)});
        for (auto& layer : m_layers)
            layer.attention->watch(&layer.trace);
    }
    ~AllHeadsWatched()
    {
        for (const auto& layer : m_layers)
            layer.attention->watch(nullptr);
    }
    AllHeadsWatched(const AllHeadsWatched&) = delete;
    AllHeadsWatched& operator=(const AllHeadsWatched&) = delete;

    const std::vector<Layer>& layers() const { return m_layers; }

private:
    std::vector<Layer> m_layers;
};

/// ‖W_o v(j)‖ of each head and column, (H, S). W_o is this head's part of the output map (D, D) of all heads.
torch::Tensor lengthsOf(const AllHeadsWatched::Layer& layer, std::int64_t heads)
{
    const auto memory = layer.trace.keysAndValues.to(torch::kFloat64); // (S, 2D)
    const std::int64_t size = memory.size(1) / 2;
    const auto values = memory.narrow(1, size, size).unflatten(1, {heads, size / heads}); // (S, H, d)
    const auto output = layer.attention->named_parameters()["out_proj.weight"].detach().to(torch::kFloat64);
    const auto maps = output.unflatten(1, {heads, size / heads}); // (D, H, d)
    return torch::matmul(values.transpose(0, 1), maps.permute({1, 2, 0})).norm(2, -1); // (H, S)
}

/// Turns rows of all cross heads into rows of each of them.
std::vector<ForcedRow> rowsOfHeads(const TranslationModel& model, const Translation& translation)
{
    std::vector<ForcedRow> rows;
    const auto& configuration = model.configuration().model;
    for (std::size_t row = 0; row < translation.choices.size(); ++row)
        if (const auto column = forcedColumn(translation, row))
            for (int layer = 1; layer <= layerCount(configuration, HeadKind::Cross); ++layer)
                for (int head = 1; head <= configuration.heads; ++head)
                    rows.push_back({row, *column, AttentionHead{HeadKind::Cross, layer, head}});
    rows.insert(rows.end(), translation.forcedHeads.begin(), translation.forcedHeads.end());
    return rows;
}

} // namespace

Result<ValueLengths> valueLengths(TranslationModel& model, const Translation& translation)
{
    if (auto checked = checkWords(model, translation); !checked)
        return std::unexpected(checked.error());
    const auto rows = isTransformer(model) ? rowsOfHeads(model, translation) : std::vector<ForcedRow>();
    const auto forced = ForcedHeads::of(model, rows, {translation.source.size(), wordsOf(translation.target) + 1});
    if (!forced)
        return std::unexpected(forced.error());
    const EvaluationMode mode(model.network());
    const std::vector source{sentenceOf(model.source(), translation.source)};
    const std::vector target{sentenceOf(model.target(), translation.target)};
    const auto tensors = BatchTensors::from(makeBatch(model, source, target));
    ValueLengths lengths{.step = model.step, .annotations = {}, .heads = {}};
    if (!isTransformer(model)) {
        if (model.network().decoder().attention())
            lengths.annotations = numbersOf(
                model.network().encoder().forward(tensors.source, tensors.sourceLengths).annotations[0].norm(2, -1));
        return lengths;
    }
    const AllHeadsWatched watched(model);
    model.network().forward(tensors, Forcing::all(tensors.targetInput.size(0)), HeadsAnswer::All);
    for (const auto& layer : watched.layers()) {
        const auto all = lengthsOf(layer, model.configuration().model.heads);
        const auto read = layer.kind == HeadKind::Decoder ? translation.target.size() : translation.source.size();
        for (std::int64_t head = 0; head < all.size(0); ++head)
            lengths.heads.push_back({{layer.kind, layer.number, static_cast<int>(head) + 1},
                numbersOf(all[head].narrow(0, 0, static_cast<std::int64_t>(read)))});
    }
    return lengths;
}

} // namespace attentoscope
