// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/attentionkinds.h"

#include "engine/settings/settings.h"

#include <algorithm>

namespace attentoscope {

namespace {

/// A matrix that multiplies a state and an annotation, joined into one vector. The state's columns are used for each
/// target token, those of the annotation for each source token.
std::vector<LinearMap> mapsOfBoth(const ModelSizes& sizes, std::int64_t outputs, MapWeights weights)
{
    return {{"both.weight", sizes.state + sizes.annotation, outputs, weights, MapUse::Never},
        {"both.state", sizes.state, outputs, MapWeights::None, MapUse::TargetToken},
        {"both.annotation", sizes.annotation, outputs, MapWeights::None, MapUse::SourceToken}};
}

/// The linear maps of each kind, with their names in the kind's module. The weighted sum of annotations is counted
/// elsewhere.
std::vector<LinearMap> additiveMaps(const ModelSizes& sizes)
{
    return {{"state.weight", sizes.state, sizes.inner, sizes.scoreWeights()},
        {"annotation.weight", sizes.annotation, sizes.inner, MapWeights::Matrix, MapUse::SourceToken},
        {"v", sizes.inner, 1, MapWeights::Vector, MapUse::Pair}};
}

std::vector<LinearMap> dotMaps(const ModelSizes& sizes)
{
    return {{"score", sizes.state, 1, MapWeights::None, MapUse::Pair}};
}

std::vector<LinearMap> locationMaps(const ModelSizes& sizes)
{
    return {{"position.weight", sizes.targetWord + sizes.state, sizes.model.attentionPositions}};
}

std::vector<LinearMap> generalMaps(const ModelSizes& sizes)
{
    return {{"annotation.weight", sizes.annotation, sizes.state, sizes.scoreWeights(), MapUse::SourceToken},
        {"score", sizes.state, 1, MapWeights::None, MapUse::Pair}};
}

std::vector<LinearMap> localPredictiveMaps(const ModelSizes& sizes)
{
    auto maps = generalMaps(sizes);
    maps.push_back({"position.weight", sizes.state, sizes.inner, MapWeights::Matrix});
    maps.push_back({"v", sizes.inner, 1, MapWeights::Vector});
    return maps;
}

std::vector<LinearMap> concatMaps(const ModelSizes& sizes)
{
    auto maps = mapsOfBoth(sizes, sizes.inner, sizes.scoreWeights());
    maps.push_back({"v", sizes.inner, 1, MapWeights::Vector, MapUse::Pair});
    return maps;
}

std::vector<LinearMap> linearMaps(const ModelSizes& sizes)
{
    const std::int64_t hidden = sizes.model.scoreHidden;
    auto maps = mapsOfBoth(sizes, std::max<std::int64_t>(1, hidden), MapWeights::MatrixAndBias);
    if (hidden > 0)
        maps.push_back({"v", hidden, 1, MapWeights::Vector, MapUse::Pair});
    return maps;
}

constexpr auto bahdanauPaper =
    "Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate";
constexpr auto bahdanauUrl = "https://arxiv.org/abs/1409.0473";
constexpr auto luongPaper =
    "Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation";
constexpr auto luongUrl = "https://arxiv.org/abs/1508.04025";

/// The equation by which the context follows from the scores, for most kinds.
constexpr auto weightsEquation = "α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)";
constexpr auto windowEquation = "e(t,j) = s(t) · (W h(j)) where |j − p(t)| ≤ D";
constexpr auto shiftedWindowEquation = "e(t,j) = s(t) · (W h(j) + b) where |j − p(t)| ≤ D";
constexpr auto predictedCentre = "p(t) = S · sigmoid(v · tanh(W_p s(t)))\n";
constexpr auto bellEquations = "\na(t,·) = softmax over j of e(t,j)"
                               "\nα(t,j) = a(t,j) exp(−(j − p(t))² / 2σ²),   σ = D / 2"
                               "\nc(t) = Σ α(t,j) h(j)";

const SettingCondition withBias{"attention_bias", {"true"}};
const SymbolInfo additiveBias{"b", "a learned vector"};
const SymbolInfo dotBias{
    "b", "a learned vector; it adds the same number, s(t) · b, to each score of a row and so changes no weight"};

/// With a bias, the kind has another equation and an additional symbol, which comes before that of the score.
void addBiasVariant(AttentionKindInfo& info, const std::string& equation, const SymbolInfo& bias)
{
    auto symbols = info.symbols;
    symbols.insert(symbols.end() - 1, bias);
    info.variants.push_back({withBias, equation, symbols, info.rowSum});
}

AttentionKindInfo additiveInfo()
{
    AttentionKindInfo info{
        .id = "additive",
        .name = "Additive (Bahdanau)",
        .help = "A small neural network compares the decoder's previous state with each annotation. The classic: it "
                "decides where to look before the next word is read.",
        .equation = "e(t,j) = v · tanh(W s(t−1) + U h(j))\n" + std::string(weightsEquation),
        .symbols = {{"s(t−1)", "the decoder's state before this step"},
            {"h(j)", "the annotation of source word j, the encoder's output for it"}, {"W, U, v", "learned weights"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .paper = bahdanauPaper,
        .paperUrl = bahdanauUrl,
        .reads = ReadsState::Previous,
        .rowSum = RowSum::One,
    };
    addBiasVariant(info, "e(t,j) = v · tanh(W s(t−1) + b + U h(j))\n" + std::string(weightsEquation), additiveBias);
    return info;
}

AttentionKindInfo dotInfo()
{
    return {
        .id = "dot",
        .name = "Dot product (Luong)",
        .help =
            "The score is the plain dot product of the decoder's state and each annotation: similar vectors attract. "
            "It has no weights of its own, so encoder and decoder must learn to use the same numbers for the same things.",
        .equation = "e(t,j) = s(t) · h(j)\n" + std::string(weightsEquation),
        .symbols = {{"s(t)", "the decoder's state at this step"},
            {"h(j)", "the annotation of source word j, the encoder's output for it"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .paper = luongPaper,
        .paperUrl = luongUrl,
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
}

AttentionKindInfo generalInfo()
{
    AttentionKindInfo info{
        .id = "general",
        .name = "General (Luong)",
        .help =
            "A learned matrix translates each annotation before it is compared with the decoder's state. One matrix "
            "product scores every word, which makes it the fastest kind that learns.",
        .equation = "e(t,j) = s(t) · (W h(j))\n" + std::string(weightsEquation),
        .symbols = {{"s(t)", "the decoder's state at this step"},
            {"h(j)", "the annotation of source word j, the encoder's output for it"}, {"W", "a learned matrix"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .paper = luongPaper,
        .paperUrl = luongUrl,
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
    addBiasVariant(info, "e(t,j) = s(t) · (W h(j) + b)\n" + std::string(weightsEquation), dotBias);
    return info;
}

AttentionKindInfo concatInfo()
{
    AttentionKindInfo info{
        .id = "concat",
        .name = "Concat (Luong)",
        .help = "State and annotation are put side by side and go through a small neural network. The same idea as "
                "the "
                "additive kind, but read from the decoder's current state.",
        .equation = "e(t,j) = v · tanh(W [s(t); h(j)])\n" + std::string(weightsEquation),
        .symbols = {{"s(t)", "the decoder's state at this step"},
            {"h(j)", "the annotation of source word j, the encoder's output for it"}, {"W, v", "learned weights"},
            {"[ ; ]", "two vectors put end to end"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .paper = luongPaper,
        .paperUrl = luongUrl,
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
    addBiasVariant(info, "e(t,j) = v · tanh(W [s(t); h(j)] + b)\n" + std::string(weightsEquation), additiveBias);
    return info;
}

AttentionKindInfo localMonotonicInfo()
{
    AttentionKindInfo info{
        .id = "local-m",
        .name = "Local, monotonic (Luong)",
        .help =
            "Step t sees source word t and D words on each side of it, nothing else. It suits languages of like word "
            "order. With a small D it cannot reach a word that is far from its place, as on the sample \"reverse\": "
            "the heatmap shows the window it cannot leave. The decoder's state may carry such a word all the same.",
        .equation = "p(t) = t\n" + std::string(windowEquation) + "\n" + weightsEquation,
        .symbols = {{"s(t)", "the decoder's state at this step"},
            {"h(j)", "the annotation of source word j, the encoder's output for it"}, {"W", "a learned matrix"},
            {"p(t)", "the centre of the window: the step itself, at most the last word"},
            {"D", "how far the window reaches (attention_window)"},
            {"e(t,j)", "the score; a softmax over the window turns scores into weights"}},
        .paper = luongPaper,
        .paperUrl = luongUrl,
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
    addBiasVariant(info, "p(t) = t\n" + std::string(shiftedWindowEquation) + "\n" + weightsEquation, dotBias);
    return info;
}

AttentionKindInfo localPredictiveInfo()
{
    AttentionKindInfo info{
        .id = "local-p",
        .name = "Local, predictive (Luong)",
        .help =
            "The decoder first predicts where in the sentence to look, then scores the words in a window around that "
            "place. A bell around the centre makes the prediction learnable, and lets a row sum to less than one.",
        .equation = predictedCentre + std::string(windowEquation) + bellEquations,
        .symbols = {{"s(t)", "the decoder's state at this step"},
            {"h(j)", "the annotation of source word j, the encoder's output for it"}, {"W, W_p, v", "learned weights"},
            {"p(t)", "the predicted centre, between 0 and S"}, {"S", "the number of source tokens"},
            {"D", "how far the window reaches (attention_window)"},
            {"e(t,j)", "the score; a softmax over the window and a bell around the centre turn scores into weights"}},
        .paper = luongPaper,
        .paperUrl = luongUrl,
        .reads = ReadsState::Current,
        .rowSum = RowSum::AtMostOne,
    };
    addBiasVariant(info, predictedCentre + std::string(shiftedWindowEquation) + bellEquations, dotBias);
    return info;
}

AttentionKindInfo locationInfo()
{
    AttentionKindInfo info{
        .id = "location",
        .name = "Location",
        .help = "The previous word and the decoder's previous state alone decide which position to look at. The source "
                "words have no say, so it learns which position usually comes next: fine where both languages keep the "
                "same order.",
        .equation = "e(t,j) = w(j) · [y(t−1); s(t−1)] + b(j)\n" + std::string(weightsEquation),
        .symbols = {{"y(t−1)", "the vector of the previous target word"},
            {"s(t−1)", "the decoder's state before this step"},
            {"w(j), b(j)", "learned weights of position j, for every word"}, {"[ ; ]", "two vectors put end to end"},
            {"e(t,j)", "the score of position j; a softmax over j turns scores into weights"}},
        .paper =
            "The PyTorch tutorial: NLP From Scratch: Translation with a Sequence to Sequence Network and Attention",
        .paperUrl = "https://pytorch.org/tutorials/intermediate/seq2seq_translation_tutorial.html",
        .reads = ReadsState::Previous,
        .rowSum = RowSum::One,
        .reach = Reach::FixedPositions,
    };
    auto symbols = info.symbols;
    symbols.back().meaning = "the score of position j; the softmax gives weight to positions beyond the end of the "
                             "sentence too, where nothing is read";
    info.variants.push_back({{"mask", {"off"}},
        "e(t,j) = w(j) · [y(t−1); s(t−1)] + b(j)\nα(t,·) = softmax over all positions j of e(t,j)"
        "\nc(t) = Σ α(t,j) h(j) up to the last word",
        symbols, RowSum::AtMostOne});
    return info;
}

AttentionKindInfo linearInfo()
{
    AttentionKindInfo info{
        .id = "linear",
        .name = "Linear concat",
        .help =
            "One linear layer scores state and annotation put end to end. What the state adds is the same for every "
            "source word and cancels in the softmax, so all rows of the heatmap are equal. With \"Hidden "
            "score units\" (score_hidden) it becomes a small network and can follow the state.",
        .equation = "e(t,j) = w · [s(t−1); h(j)] + b\n" + std::string(weightsEquation),
        .symbols = {{"s(t−1)", "the decoder's state before this step"},
            {"h(j)", "the annotation of source word j, the encoder's output for it"},
            {"w, b", "learned weights; b is one number"}, {"[ ; ]", "two vectors put end to end"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .reads = ReadsState::Previous,
        .rowSum = RowSum::One,
    };
    auto symbols = info.symbols;
    symbols[2] = {"W, b, v", "learned weights of the small network"};
    info.variants.push_back({{"score_hidden", {"0"}, Among::Others},
        "e(t,j) = v · tanh(W [s(t−1); h(j)] + b)\n" + std::string(weightsEquation), symbols, RowSum::One});
    return info;
}

AttentionKindInfo noneInfo()
{
    return {
        .id = "none",
        .name = "None",
        .help = "The decoder gets the encoder's last state and nothing else: one fixed vector for the whole "
                "sentence, "
                "however long. The baseline that shows why attention matters.",
        .equation = "s(0) = last encoder state",
        .symbols = {{"s(0)", "the decoder's first state"}},
        .paper = "Sutskever, Vinyals and Le 2014: Sequence to sequence learning with neural networks",
        .paperUrl = "https://arxiv.org/abs/1409.3215",
        .reads = ReadsState::Nothing,
        .rowSum = RowSum::None,
    };
}

/// Everything that a Transformer computes around its heads, from a word to a translation. For each setting there are
/// several rows, of which one applies.
std::vector<KindLine> transformerLines()
{
    const std::string placed = "u(t) = √D E y(t) + p(t)";
    const std::vector<SymbolInfo> word = {{"E y(t)", "the vector of word t; D numbers"},
        {"p(t)", "the vector of its position, counted from 0"}, {"u(t)", "what the first layer reads"}};
    const SymbolInfo norm{"LN", "layer normalisation: to mean 0 and variance 1, times a gain, plus a bias"};
    const SymbolInfo inner{"F(x)", "the feed-forward network of each layer; U, V, b and c are learned"};
    const SymbolInfo output{"x_N(t)", "what the last layer gives"};
    const SymbolInfo last{"z(t)", "of the encoder the annotation, of the decoder the readout"};
    const SymbolInfo logits{"r(t)", "the scores of all words, before a softmax makes them probabilities"};
    const SymbolInfo score{"s(y)", "how a beam ranks a translation y of n tokens; A is chosen with the beam"};
    return {
        {{"positions", {"sinusoidal"}},
            placed + ",   p(t,2i) = sin(t / 10000^(2i/D)),   p(t,2i+1) = cos(t / 10000^(2i/D))", word},
        {{"positions", {"learned"}}, placed, word},
        {{"positions", {"fixed-table"}},
            placed + ",   p(t,i) = sin(t / 10000^(2i/D)),   p(t,D/2+i) = cos(t / 10000^(2i/D))",
            {word[0],
                {"p(t)",
                    "its position's row in a table that is not trained; that of a model of others may have other numbers"},
                word[2]}},
        {{"start_vector", {"zero"}}, "u(0) = p(0)", {{"u(0)", "what the decoder reads before the first word"}}},
        {{"norm", {"pre"}}, "x + f(LN(x))", {{"f", "attention or feed-forward network: a part of a layer"}, norm}},
        {{"norm", {"post"}}, "LN(x + f(x))", {{"f", "attention or feed-forward network: a part of a layer"}, norm}},
        {{"activation", {"relu"}}, "F(x) = V max(0, U x + c) + b", {inner}},
        {{"activation", {"gelu"}}, "F(x) = V g(U x + c) + b,   g(a) = a Φ(a)",
            {inner, {"Φ(a)", "the share of a normal distribution below a"}}},
        {{"activation", {"swish"}}, "F(x) = V g(U x + c) + b,   g(a) = a σ(a)",
            {inner, {"σ(a)", "the logistic function, 1 / (1 + e^(−a))"}}},
        {{"decoder_layers", {"0"}, Among::Others}, "N_e = layers,   N_d = decoder_layers",
            {{"N_e, N_d", "how many layers encoder and decoder have"}}},
        {{"final_norm", {"true"}}, "z(t) = LN(x_N(t))", {output, last}},
        {{"final_norm", {"false"}}, "z(t) = x_N(t)", {output, last}},
        {{"output_bias", {"true"}}, "r(t) = W z(t) + d", {logits}},
        {{"output_bias", {"false"}}, "r(t) = W z(t)", {logits}},
        {{"length_penalty_kind", {"wu"}}, "s(y) = log p(y) / ((5 + n) / 6)^A", {score}},
        {{"length_penalty_kind", {"power"}}, "s(y) = log p(y) / n^A", {score}},
    };
}

SettingLookup lookupIn(const ModelConfiguration& model)
{
    Configuration whole;
    whole.model = model;
    return [whole](const std::string& key) { return settingValue(whole, key); };
}

} // namespace

std::string headEquation()
{
    return "q(t) = W_q x(t) + b_q,   k(j) = W_k x(j) + b_k,   v(j) = W_v x(j) + b_v"
           "\ne(t,j) = q(t) · k(j) / √d + m(t,j)"
           "\nα(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) v(j)";
}

AttentionKindInfo multiHeadKind()
{
    return {
        .id = multiHeadId,
        .name = "Multi-head",
        .help =
            "Several attentions side by side, the heads, in every layer of a Transformer: from source words to source "
            "words, from target words to the target words before them, and from target words to source words. Each "
            "head compares its own share of the numbers.",
        .equation = "e(t,j) = q(t) · k(j) / √d\nα(t,·) = softmax over j of e(t,j)\nc(t) = Σ α(t,j) v(j)",
        .symbols = {{"q(t)", "the query: a learned map of what the layer below gives for word t, one for each head"},
            {"k(j), v(j)", "key and value: learned maps of the word that may be attended to, one for each head"},
            {"d", "how many numbers a query has: embedding size over heads"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"},
            {"c(t)", "what the head gives; the heads' are put end to end and go through one more learned map"}},
        .paper = "Vaswani and others 2017: Attention is all you need",
        .paperUrl = "https://arxiv.org/abs/1706.03762",
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
        .lines = transformerLines(),
    };
}

AttentionKindInfo vectorKind()
{
    return {
        .id = "vectors",
        .name = "Additive, over vectors",
        .help = "A small neural network compares the last vector with each vector of the input, and the output is the "
                "weighted sum of the inputs themselves: there are no words, no encoder and no decoder.",
        .equation = "e(t,j) = v · tanh(W s(t) + U x(j))"
                    "\nα(t,·) = softmax over j of e(t,j),   o(t) = Σ α(t,j) x(j)",
        .symbols = {{"s(t)", "the vector before the one that is asked for; first [0,1]"},
            {"x(j)", "vector j of the input"}, {"W, U, v", "learned weights"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"},
            {"o(t)", "the output; rounded, it is the next s"}},
        .paper = "Bahdanau, Cho and Bengio 2015: Neural machine translation by jointly learning to align and translate",
        .paperUrl = "https://arxiv.org/abs/1409.0473",
        .reads = ReadsState::Previous,
        .rowSum = RowSum::One,
        .task = Task::Unshuffle,
    };
}

std::span<const AttentionKind> attentionKinds()
{
    static const AttentionKind table[] = {
        {additiveInfo(), additiveMaps},
        {dotInfo(), dotMaps},
        {generalInfo(), generalMaps},
        {concatInfo(), concatMaps},
        {localMonotonicInfo(), generalMaps},
        {localPredictiveInfo(), localPredictiveMaps},
        {locationInfo(), locationMaps},
        {linearInfo(), linearMaps},
        {noneInfo(), nullptr},
    };
    return table;
}

Result<const AttentionKind*> findAttentionKind(std::string_view id)
{
    std::string known;
    for (const auto& kind : attentionKinds()) {
        if (kind.info.id == id)
            return &kind;
        known += (known.empty() ? "" : ", ") + kind.info.id;
    }
    return failure(ErrorCode::InvalidSetting,
        Message("There is no attention kind \"{}\"; the known ones are {}.", std::string(id), known));
}

std::vector<Message> heatmapNotes(const ModelConfiguration& configuration)
{
    if (configuration.architecture == Architecture::Transformer)
        return {};
    if (configuration.attention == "linear" && configuration.scoreHidden == 0)
        return {
            "All rows are equal: in one linear layer over [s; h] the state's part is the same for every source word and "
            "cancels in the softmax. To make the score a small network, set \"Hidden score units\" (score_hidden) to 64."};
    if (configuration.attention == "location" && configuration.mask == PositionMask::Off)
        return {
            "Rows sum to less than one: without the mask, weight also falls on positions beyond the end of the sentence."};
    if (rowSumOf(configuration) == RowSum::AtMostOne)
        return {"Rows sum to at most one: weights fall off around the predicted centre and are not normalised again."};
    return {};
}

Result<AttentionKindInfo> kindOf(const ModelConfiguration& configuration)
{
    if (configuration.architecture == Architecture::Transformer)
        return kindInForce(multiHeadKind(), lookupIn(configuration));
    const auto kind = findAttentionKind(configuration.attention);
    if (!kind)
        return std::unexpected(kind.error());
    return kindInForce((*kind)->info, lookupIn(configuration));
}

std::string equationsAroundHeads(const ModelConfiguration& configuration)
{
    return linesInForce(multiHeadKind(), lookupIn(configuration));
}

RowSum rowSumOf(const ModelConfiguration& configuration)
{
    const auto kind = kindOf(configuration);
    return kind ? kind->rowSum : RowSum::None;
}

} // namespace attentoscope
