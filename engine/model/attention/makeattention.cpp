// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/makeattention.h"

#include "engine/model/attention/attention.h"
#include "engine/model/attention/termlist.h"

#include <limits>
#include <map>
#include <vector>

namespace attentoscope {

namespace {

/// The general score of Luong, Pham and Manning (2015), s(t) · (W h(j)), term by term. `bias` is that of W.
std::vector<DissectionTerm> explainGeneralScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position, const torch::Tensor& bias)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    terms.bilinearScore(state, annotation, memory.keys[0][position], bias);
    return terms.take();
}

/// The common part of Luong's two local kinds (Luong, Pham and Manning 2015, section 3.2): the general score, inside a
/// window
///   e(t,j) = s(t) · (W h(j)) where |j − p(t)| ≤ D
/// Positions j count from 0. A subclass computes p(t).
class LocalAttention : public Attention
{
public:
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;
    RowArithmetic explainRow(const AttentionQuery& query, const AttentionMemory& memory) override;

protected:
    explicit LocalAttention(const ModelSizes& sizes);
    Attended attendFreely(const AttentionQuery& query, const AttentionMemory& memory) override;

    /// p(t) for each step, (B, T), from the lengths (B, 1). It is so close to the sentence that its window contains at
    /// least one word.
    virtual torch::Tensor centres(const AttentionQuery& query, const torch::Tensor& lengths) = 0;
    /// Changes the weights (B, T, S) by the distances (B, T, S) from the centre.
    virtual torch::Tensor shaped(const torch::Tensor& weights, const torch::Tensor& /*distances*/) { return weights; }
    double radius() const { return m_radius; }

private:
    struct Windowed
    {
        torch::Tensor scores; ///< (B, T, S), minus infinity outside the window
        torch::Tensor distances; ///< (B, T, S), from the centre
        torch::Tensor centres; ///< (B, T)
    };
    Windowed windowed(const AttentionQuery& query, const AttentionMemory& memory);

    Linear m_annotation{nullptr}; ///< W
    double m_radius; ///< D
};

/// Monotonic alignment:
///   p(t) = t
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// p(t) is at most the last word, so that the window always holds a word.
class LocalMonotonicAttention final : public LocalAttention
{
public:
    explicit LocalMonotonicAttention(const ModelSizes& sizes) : LocalAttention(sizes) { }

protected:
    torch::Tensor centres(const AttentionQuery& query, const torch::Tensor& lengths) override;
};

/// Predictive alignment, for a source of S tokens:
///   p(t) = S · sigmoid(v · tanh(W_p s(t)))
///   a(t,·) = softmax over j of e(t,j)
///   α(t,j) = a(t,j) exp(−(j − p(t))² / 2σ²),   σ = D / 2
///   c(t) = Σ α(t,j) h(j)
/// The weights are not normalised again, so a row sums to at most one. The gradient reaches p(t) through the bell.
class LocalPredictiveAttention final : public LocalAttention
{
public:
    explicit LocalPredictiveAttention(const ModelSizes& sizes);

protected:
    torch::Tensor centres(const AttentionQuery& query, const torch::Tensor& lengths) override;
    torch::Tensor shaped(const torch::Tensor& weights, const torch::Tensor& distances) override;

private:
    Linear m_position{nullptr}; ///< W_p
    torch::Tensor m_v;
};

LocalAttention::LocalAttention(const ModelSizes& sizes)
    : m_annotation(registerLinear(*this, sizes, "decoder.attention.annotation"))
    , m_radius(static_cast<double>(sizes.model.attentionWindow))
{
}

torch::Tensor LocalAttention::keys(const torch::Tensor& annotations)
{
    return m_annotation->forward(annotations);
}

torch::Tensor LocalAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    return torch::bmm(query.state, memory.keys.transpose(1, 2));
}

LocalAttention::Windowed LocalAttention::windowed(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto lengths = memory.padding.logical_not().sum(-1).to(query.state.scalar_type()); // (B, 1)
    const auto centre = centres(query, lengths); // (B, T)
    const auto positions = torch::arange(memory.annotations.size(1), query.state.options().requires_grad(false));
    const auto distances = positions - centre.unsqueeze(-1); // (B, T, S)
    const auto unseen = torch::logical_or(memory.padding, distances.detach().abs() > m_radius);
    return {scores(query, memory).masked_fill(unseen, -std::numeric_limits<double>::infinity()), distances, centre};
}

Attended LocalAttention::attendFreely(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto row = windowed(query, memory);
    const auto weights = shaped(row.scores.softmax(-1), row.distances);
    return {weights, contextOf(weights, memory), row.centres};
}

std::vector<DissectionTerm> LocalAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    return explainGeneralScore(query, memory, position, m_annotation->bias);
}

RowArithmetic LocalAttention::explainRow(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto row = windowed(query, memory);
    const auto ones = torch::ones_like(row.distances);
    const auto bell = shaped(ones, row.distances)[0][0];
    const auto softmax = row.scores.softmax(-1)[0][0];
    return {numbersOf(row.scores), numbersOf(softmax), bell.equal(ones[0][0]) ? std::vector<float>() : numbersOf(bell),
        numbersOf(softmax * bell)};
}

torch::Tensor LocalMonotonicAttention::centres(const AttentionQuery& query, const torch::Tensor& lengths)
{
    const auto steps = torch::arange(query.firstStep, query.firstStep + query.state.size(1), lengths.options());
    return torch::minimum(steps.unsqueeze(0), lengths - 1.0);
}

LocalPredictiveAttention::LocalPredictiveAttention(const ModelSizes& sizes)
    : LocalAttention(sizes)
    , m_position(registerLinear(*this, sizes, "decoder.attention.position"))
    , m_v(register_parameter("v", torch::empty({sizes.inner})))
{
}

torch::Tensor LocalPredictiveAttention::centres(const AttentionQuery& query, const torch::Tensor& lengths)
{
    return lengths * torch::matmul(m_position->forward(query.state).tanh(), m_v).sigmoid();
}

torch::Tensor LocalPredictiveAttention::shaped(const torch::Tensor& weights, const torch::Tensor& distances)
{
    const double sigma = radius() / 2.0;
    return weights * (distances.square() * (-1.0 / (2.0 * sigma * sigma))).exp();
}

/// v · tanh(query(t) + key(j)) for every pair of a step and an annotation. Queries are (B, T, K), the memory's keys (B,
/// S, K), v is (K); the result is (B, T, S).
torch::Tensor additiveScore(const torch::Tensor& queries, const AttentionMemory& memory, const torch::Tensor& v)
{
    if (memory.fused)
        return memory.fused->additiveScores(queries, v);
    // The steps are computed one by one, because all sums together would be a (B, T, S, K) tensor.
    std::vector<torch::Tensor> rows;
    rows.reserve(static_cast<std::size_t>(queries.size(1)));
    for (std::int64_t step = 0; step < queries.size(1); ++step)
        rows.push_back(torch::matmul((queries.narrow(1, step, 1) + memory.keys).tanh(), v)); // (B, S)
    return torch::stack(rows, 1);
}

/// Dot-product attention (Luong, Pham and Manning 2015, section 3.1), on the current state:
///   e(t,j) = s(t) · h(j)
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// It has no weights; states and annotations must be of one size (A = H).
class DotAttention final : public Attention
{
public:
    explicit DotAttention(const ModelSizes& sizes);
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;
};

DotAttention::DotAttention(const ModelSizes& sizes)
{
    TORCH_CHECK(sizes.annotation == sizes.state, "dot attention needs annotations as wide as the decoder's state");
}

torch::Tensor DotAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    return torch::bmm(query.state, memory.annotations.transpose(1, 2));
}

std::vector<DissectionTerm> DotAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto parts = terms.product("s(t) ⊙ h(j)", state, annotation);
    terms.total("e(t,j)", "the score: the sum of the line above", {parts});
    return terms.take();
}

/// General (bilinear) attention (Luong, Pham and Manning 2015, section 3.1), on the current state:
///   e(t,j) = s(t) · (W h(j))
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// W is (H, A), with a bias when asked for. W h(j) is computed once a batch.
class GeneralAttention final : public Attention
{
public:
    explicit GeneralAttention(const ModelSizes& sizes);
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;

private:
    Linear m_annotation{nullptr}; ///< W
};

GeneralAttention::GeneralAttention(const ModelSizes& sizes)
    : m_annotation(registerLinear(*this, sizes, "decoder.attention.annotation"))
{
}

torch::Tensor GeneralAttention::keys(const torch::Tensor& annotations)
{
    return m_annotation->forward(annotations);
}

torch::Tensor GeneralAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    if (memory.fused)
        return memory.fused->dotScores(query.state);
    return torch::bmm(query.state, memory.keys.transpose(1, 2));
}

std::vector<DissectionTerm> GeneralAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    return explainGeneralScore(query, memory, position, m_annotation->bias);
}

/// Concat attention (Luong, Pham and Manning 2015, section 3.1), on the current state:
///   e(t,j) = v · tanh(W [s(t); h(j)])
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// W is (K, H + A) with a bias when asked for, v is (K). The part of W that meets h(j) is applied once a batch.
class ConcatAttention final : public Attention
{
public:
    explicit ConcatAttention(const ModelSizes& sizes);
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;

private:
    Linear m_both{nullptr}; ///< W, its first H columns for the state
    torch::Tensor m_v;
    std::int64_t m_stateSize;
};

ConcatAttention::ConcatAttention(const ModelSizes& sizes)
    : m_both(registerLinear(*this, sizes, "decoder.attention.both"))
    , m_v(register_parameter("v", torch::empty({sizes.inner})))
    , m_stateSize(sizes.state)
{
}

torch::Tensor ConcatAttention::keys(const torch::Tensor& annotations)
{
    const auto weight = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    return torch::nn::functional::linear(annotations, weight, m_both->bias);
}

torch::Tensor ConcatAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto weight = m_both->weight.narrow(1, 0, m_stateSize);
    return additiveScore(torch::nn::functional::linear(query.state, weight), memory, m_v);
}

std::vector<DissectionTerm> ConcatAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto weight = m_both->weight.narrow(1, 0, m_stateSize);
    const auto asked = terms.projected(
        "W₁ s(t)", "the part of W that meets the state", torch::nn::functional::linear(query.state, weight), state);
    const auto key = terms.mapped(
        "W₂ h(j)", "the part of W that meets the annotation", memory.keys[0][position], annotation, m_both->bias);
    terms.additiveScore(asked, key, m_v);
    return terms.take();
}

/// Additive attention (Bahdanau, Cho and Bengio 2015, section 3.1 and appendix A.1.2), on the previous state:
///   e(t,j) = v · tanh(W s(t−1) + U h(j))
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// W is (K, H), U is (K, A), v is (K). U h(j) is computed once a batch.
class AdditiveAttention final : public Attention
{
public:
    explicit AdditiveAttention(const ModelSizes& sizes);
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;

private:
    Linear m_state{nullptr}; ///< W
    Linear m_annotation{nullptr}; ///< U
    torch::Tensor m_v;
};

AdditiveAttention::AdditiveAttention(const ModelSizes& sizes)
    : m_state(registerLinear(*this, sizes, "decoder.attention.state"))
    , m_annotation(registerLinear(*this, sizes, "decoder.attention.annotation"))
    , m_v(register_parameter("v", torch::empty({sizes.inner})))
{
}

torch::Tensor AdditiveAttention::keys(const torch::Tensor& annotations)
{
    return m_annotation->forward(annotations);
}

torch::Tensor AdditiveAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    return additiveScore(m_state->forward(query.state), memory, m_v);
}

std::vector<DissectionTerm> AdditiveAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t−1)", "the decoder's state before this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto asked =
        terms.mapped("W s(t−1)", "what the state asks for", m_state->forward(query.state), state, m_state->bias);
    const auto key = terms.projected("U h(j)", "what the word offers", memory.keys[0][position], annotation);
    terms.additiveScore(asked, key, m_v);
    return terms.take();
}

/// Linear concat attention, as an article on a bidirectional LSTM prints it, on the previous state:
///   e(t,j) = w · [s(t−1); h(j)] + b
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// w is (H + A). The part of s(t−1) is the same for all j and cancels in the softmax, so all rows are equal. With N
/// hidden units it is the small network of the article's text: e(t,j) = v · tanh(W [s(t−1); h(j)] + b), W (N, H + A).
class LinearAttention final : public Attention
{
public:
    explicit LinearAttention(const ModelSizes& sizes);
    torch::Tensor keys(const torch::Tensor& annotations) override;
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;

private:
    Linear m_both{nullptr}; ///< w and b, or W and b; the first H columns for the state
    torch::Tensor m_v; ///< undefined without hidden units
    std::int64_t m_stateSize;
};

LinearAttention::LinearAttention(const ModelSizes& sizes)
    : m_both(registerLinear(*this, sizes, "decoder.attention.both")), m_stateSize(sizes.state)
{
    if (const auto* map = sizes.find("decoder.attention.v"))
        m_v = register_parameter("v", torch::empty({map->inputs}));
}

torch::Tensor LinearAttention::keys(const torch::Tensor& annotations)
{
    const auto weight = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    return torch::nn::functional::linear(annotations, weight, m_both->bias);
}

torch::Tensor LinearAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto queries = torch::nn::functional::linear(query.state, m_both->weight.narrow(1, 0, m_stateSize));
    if (m_v.defined())
        return additiveScore(queries, memory, m_v);
    return queries + memory.keys.transpose(1, 2); // (B, T, 1) + (B, 1, S)
}

std::vector<DissectionTerm> LinearAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t−1)", "the decoder's state before this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto stateWeights = m_both->weight.narrow(1, 0, m_stateSize);
    if (m_v.defined()) {
        const auto asked = terms.projected("W₁ s(t−1)", "the part of W that meets the state",
            torch::nn::functional::linear(query.state, stateWeights), state);
        const auto key = terms.mapped(
            "W₂ h(j)", "the part of W that meets the annotation", memory.keys[0][position], annotation, m_both->bias);
        terms.additiveScore(asked, key, m_v);
        return terms.take();
    }
    const auto annotationWeights = m_both->weight.narrow(1, m_stateSize, m_both->weight.size(1) - m_stateSize);
    const auto fromState =
        terms.product("w₁ ⊙ s(t−1)", terms.given("w₁", "the part of w that meets the state", stateWeights), state);
    const auto fromAnnotation = terms.product(
        "w₂ ⊙ h(j)", terms.given("w₂", "the part of w that meets the annotation", annotationWeights), annotation);
    const auto bias = terms.given("b", "the bias, one number", m_both->bias);
    terms.total("e(t,j)", "the score: the sum of both products and the bias", {fromState, fromAnnotation, bias});
    return terms.take();
}

/// Location attention (Luong, Pham and Manning 2015, section 3.1, equation 8, as the PyTorch translation tutorial
/// builds it), from the previous state:
///   e(t,j) = w(j) · [y(t−1); s(t−1)] + b(j)
///   α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) h(j)
/// W, the rows w(j), is (P, E + H) for P = attention_positions. The scores do not depend on the annotations. Masked,
/// the softmax runs over the sentence. Unmasked, it runs over all P positions. Weights beyond the sentence then read
/// nothing, so a row sums to at most one.
class LocationAttention final : public Attention
{
public:
    explicit LocationAttention(const ModelSizes& sizes);
    /// (B, T, P), one score a position.
    torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) override;
    std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) override;
    RowArithmetic explainRow(const AttentionQuery& query, const AttentionMemory& memory) override;

protected:
    Attended attendFreely(const AttentionQuery& query, const AttentionMemory& memory) override;

private:
    Linear m_position{nullptr}; ///< W and b
    PositionMask m_mask;
};

LocationAttention::LocationAttention(const ModelSizes& sizes)
    : m_position(registerLinear(*this, sizes, "decoder.attention.position")), m_mask(sizes.model.mask)
{
}

torch::Tensor LocationAttention::rawScores(const AttentionQuery& query, const AttentionMemory&)
{
    return m_position->forward(torch::cat({query.embedded, query.state}, -1));
}

Attended LocationAttention::attendFreely(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto all = scores(query, memory);
    const std::int64_t length = memory.annotations.size(1);
    TORCH_CHECK(
        length <= all.size(-1), "a source of ", length, " tokens does not fit attention_positions=", all.size(-1));
    torch::Tensor weights;
    if (m_mask == PositionMask::On)
        weights =
            all.narrow(-1, 0, length).masked_fill(memory.padding, -std::numeric_limits<double>::infinity()).softmax(-1);
    else
        weights = all.softmax(-1).narrow(-1, 0, length).masked_fill(memory.padding, 0.0);
    return {weights, contextOf(weights, memory), {}};
}

std::vector<DissectionTerm> LocationAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory&, std::int64_t position)
{
    TermList terms;
    const auto weights = m_position->weight[position];
    const std::int64_t wordSize = query.embedded.size(-1);
    const auto word = terms.given("y(t−1)", "the vector of the previous target word", query.embedded[0][0]);
    const auto state = terms.given("s(t−1)", "the decoder's state before this step", query.state[0][0]);
    const auto fromWord = terms.product("w₁(j) ⊙ y(t−1)",
        terms.given("w₁(j)", "the part of this position's weights that meets the word", weights.narrow(0, 0, wordSize)),
        word);
    const auto fromState = terms.product("w₂(j) ⊙ s(t−1)",
        terms.given("w₂(j)", "the part of this position's weights that meets the state",
            weights.narrow(0, wordSize, weights.size(0) - wordSize)),
        state);
    const auto bias = terms.given("b(j)", "the bias of this position", m_position->bias[position]);
    terms.total("e(t,j)", "the score: the sum of both products and the bias", {fromWord, fromState, bias});
    return terms.take();
}

RowArithmetic LocationAttention::explainRow(const AttentionQuery& query, const AttentionMemory& memory)
{
    const std::int64_t length = memory.annotations.size(1);
    const auto all = scores(query, memory)[0][0];
    const auto looked = m_mask == PositionMask::On ? all.narrow(0, 0, length) : all;
    const auto softmax = looked.softmax(-1);
    return {numbersOf(looked), numbersOf(softmax), {}, numbersOf(softmax.narrow(0, 0, length))};
}

template <typename Kind>
std::shared_ptr<Attention> makeKind(const ModelSizes& sizes)
{
    return std::make_shared<Kind>(sizes);
}

} // namespace

std::shared_ptr<Attention> makeAttention(const ModelSizes& sizes, const SharedRandom& random)
{
    using Maker = std::shared_ptr<Attention> (*)(const ModelSizes&);
    static const std::map<std::string_view, Maker> makers = {
        {"additive", makeKind<AdditiveAttention>},
        {"dot", makeKind<DotAttention>},
        {"general", makeKind<GeneralAttention>},
        {"concat", makeKind<ConcatAttention>},
        {"local-m", makeKind<LocalMonotonicAttention>},
        {"local-p", makeKind<LocalPredictiveAttention>},
        {"location", makeKind<LocationAttention>},
        {"linear", makeKind<LinearAttention>},
    };
    const auto maker = makers.find(sizes.model.attention);
    if (maker == makers.end())
        return nullptr;
    auto attention = maker->second(sizes);
    attention->setOptions({ScoreShape(sizes), sizes.model.attentionDropout, sizes.model.contextDropout, random});
    return attention;
}

} // namespace attentoscope
