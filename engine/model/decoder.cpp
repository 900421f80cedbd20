// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/decoder.h"

#include "engine/model/attention/makeattention.h"
#include "engine/model/wordembedding.h"
#include "engine/recurrent/recurrentnode.h"
#include "engine/settings/attentionkinds.h"
#include "engine/transformer/transformerlayers.h"

namespace attentoscope {

namespace {

/// The common part of recurrent decoders: their first state, and one attention.
class RecurrentDecoder : public Decoder
{
public:
    DecoderState start(const EncodedSource& source) override;
    AttentionMemory memory(const EncodedSource& source) override;
    Attention* attention() const override { return m_attention.get(); }

protected:
    RecurrentDecoder(const ModelSizes& sizes, SharedRandom random);

    /// Embeds previous words, with dropout during training: (T, B, E).
    torch::Tensor embed(const torch::Tensor& words);
    /// A subclass calls this where the recurrent layers belong among its layers; see makeOutput().
    void makeRecurrent();

    std::shared_ptr<Attention> m_attention; ///< null without attention
    RecurrentStack m_recurrent{nullptr};

private:
    void makeBridges();
    RecurrentState firstState(const EncodedSource& source);
    torch::Tensor bridged(const torch::Tensor& state, std::int64_t firstBridge);

    torch::nn::ModuleList m_bridges;
};

/// Luong's decoder (Luong, Pham and Manning 2015, section 3): the recurrent layers step first, the attention is read
/// from their new top state, and both make the readout:
///   s(t) = RNN(y(t−1), s(t−1)),   h~(t) = tanh(W_c [s(t); c(t)]),   p(y(t)) = softmax(W_s h~(t))
/// With input feeding, h~(t−1) is part of the RNN's input (section 3.3). Without input feeding, all steps whose words
/// are known run as one sequence. Without attention the readout is s(t) itself. With tied embeddings h~(t) is as long
/// as y(t).
class CurrentStateDecoder final : public RecurrentDecoder
{
public:
    CurrentStateDecoder(const ModelSizes& sizes, SharedRandom random);

    DecoderState start(const EncodedSource& source) override;
    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    /// (B): the number of remaining steps of each sentence; `rows` (T, B, …) belong to these steps. Undefined: all
    /// sentences are complete.
    torch::Tensor stepsThatRemain(const DecoderState& state, const torch::Tensor& rows) const;
    DecoderOutput readOut(
        const torch::Tensor& states, const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory);
    DecoderOutput feedInput(const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory);

    Linear m_combine{nullptr}; ///< W_c; null without attention
};

/// Bahdanau's order (Bahdanau, Cho and Bengio 2015, section 3.1): the attention uses the state before the step, and its
/// context is part of the step's input:
///   c(t) = attention(s(t−1)),   s(t) = RNN(x(t), s(t−1)),   p(y(t)) = softmax(W r(t))
/// x(t) is [y(t−1); c(t)], or the other way round, or relu(W_x [y(t−1); c(t)]); the readout r(t) is s(t), or maxout(U_o
/// s(t−1) + V_o y(t−1) + C_o c(t)) over pairs of numbers (appendix A.2.2).
class PreviousStateDecoder final : public RecurrentDecoder
{
public:
    PreviousStateDecoder(const ModelSizes& sizes, SharedRandom random);

    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    torch::Tensor input(const torch::Tensor& word, const torch::Tensor& context);
    DecoderOutput step(const torch::Tensor& word, DecoderState& state, const AttentionMemory& memory);

    Linear m_combine; ///< W_x; null if word and context are concatenated
    Linear m_maxout{nullptr}; ///< [U_o V_o C_o]; null if the readout is the state
};

RecurrentDecoder::RecurrentDecoder(const ModelSizes& sizes, SharedRandom random) : Decoder(sizes, std::move(random))
{
    if (auto attention = makeAttention(sizes, sharedRandom()))
        m_attention = register_module("attention", std::move(attention));
    makeBridges();
}

void RecurrentDecoder::makeBridges()
{
    const auto next = [this] {
        return sizes().find("decoder.bridge." + std::to_string(m_bridges->size()) + ".weight");
    };
    while (const auto* map = next())
        m_bridges->push_back(Linear(*map, Arithmetic::of(configuration())));
    if (!m_bridges->is_empty())
        register_module("bridge", m_bridges);
}

void RecurrentDecoder::makeRecurrent()
{
    const double rate = configuration().dropoutPlaces == DropoutPlaces::All ? configuration().dropout : 0.0;
    m_recurrent = register_module("recurrent",
        RecurrentStack(RecurrentOptions{sizes().decoder, rate, Arithmetic::of(configuration())}, sharedRandom()));
}

torch::Tensor RecurrentDecoder::embed(const torch::Tensor& words)
{
    const auto embedded = embedding()->forward(words);
    if (!is_training())
        return embedded;
    const double own = configuration().embeddingDropout;
    return random().dropWords(
        random().dropout(embedded, own < 0.0 ? configuration().dropout : own), configuration().wordDropout);
}

AttentionMemory RecurrentDecoder::memory(const EncodedSource& source)
{
    AttentionMemory memory{source.annotations, {}, source.padding, {}};
    if (!m_attention)
        return memory;
    memory.keys = m_attention->keys(source.annotations);
    if (Arithmetic::of(configuration()).isFusedFor(source.annotations))
        memory.fused.emplace(source.annotations, memory.keys, source.lengths);
    return memory;
}

torch::Tensor RecurrentDecoder::bridged(const torch::Tensor& state, std::int64_t firstBridge)
{
    const std::int64_t layers = configuration().layers;
    const auto perLayer = state.reshape({layers, -1, state.size(1), state.size(2)}); // (layers, directions, B, H)
    const auto inputs = configuration().initialState == InitialState::FirstBackward
        ? perLayer.select(1, 1)
        : perLayer.transpose(1, 2).flatten(2); // puts both directions side by side
    std::vector<torch::Tensor> projected;
    for (std::int64_t layer = 0; layer < layers; ++layer)
        projected.push_back(
            m_bridges[static_cast<std::size_t>(firstBridge + layer)]->as<Linear>()->forward(inputs[layer]).tanh());
    return torch::stack(projected);
}

DecoderState RecurrentDecoder::start(const EncodedSource& source)
{
    auto recurrent = firstState(source);
    if (is_training())
        recurrent.mask = random().dropoutMask(recurrent.hidden, configuration().stateDropout);
    return {std::move(recurrent), {}};
}

RecurrentState RecurrentDecoder::firstState(const EncodedSource& source)
{
    const auto& last = source.last;
    if (configuration().initialState == InitialState::Copy)
        return {last.hidden, last.cell};
    if (configuration().initialState == InitialState::Zeros) {
        const auto zeros =
            torch::zeros({configuration().layers, last.hidden.size(1), sizes().state}, last.hidden.options());
        return {zeros, last.cell.defined() ? torch::zeros_like(zeros) : torch::Tensor()};
    }
    return {
        bridged(last.hidden, 0), last.cell.defined() ? bridged(last.cell, configuration().layers) : torch::Tensor()};
}

CurrentStateDecoder::CurrentStateDecoder(const ModelSizes& sizes, SharedRandom random)
    : RecurrentDecoder(sizes, std::move(random))
{
    makeRecurrent();
    m_combine = registerLinear(*this, sizes, "decoder.combine");
    makeOutput();
}

DecoderState CurrentStateDecoder::start(const EncodedSource& source)
{
    auto state = RecurrentDecoder::start(source);
    if (configuration().inputFeeding)
        state.feed =
            torch::zeros({state.recurrent.hidden.size(1), m_combine->weight.size(0)}, state.recurrent.hidden.options());
    return state;
}

torch::Tensor CurrentStateDecoder::stepsThatRemain(const DecoderState& state, const torch::Tensor& rows) const
{
    const bool isRagged = state.lengths.defined() && m_recurrent->options().arithmetic.isFusedFor(rows);
    return isRagged ? (state.lengths - state.step).clamp_min(0) : torch::Tensor();
}

DecoderOutput CurrentStateDecoder::readOut(
    const torch::Tensor& states, const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory)
{
    const std::int64_t first = state.step;
    const auto remaining = stepsThatRemain(state, states);
    state.step += states.size(0);
    if (!m_attention)
        return {states, {}, {}};
    const auto attended = m_attention->attend({states.transpose(0, 1), embedded.transpose(0, 1), first}, memory);
    const auto both = torch::cat({states, attended.context.transpose(0, 1)}, -1); // (T, B, H + A)
    const auto combined = remaining.defined() ? linearOverSteps(*m_combine, both, remaining) : m_combine->forward(both);
    return {combined.tanh(), attended.weights, attended.centres};
}

DecoderOutput CurrentStateDecoder::feedInput(
    const torch::Tensor& embedded, DecoderState& state, const AttentionMemory& memory)
{
    std::vector<DecoderOutput> steps;
    for (std::int64_t step = 0; step < embedded.size(0); ++step) {
        const auto word = embedded.narrow(0, step, 1);
        const auto output = m_recurrent->forward(torch::cat({word, state.feed.unsqueeze(0)}, -1), state.recurrent);
        state.recurrent = output.last;
        steps.push_back(readOut(output.states, word, state, memory));
        state.feed = steps.back().readouts[0];
    }
    return joined(steps);
}

DecoderOutput CurrentStateDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    const auto embedded = embed(words);
    if (configuration().inputFeeding)
        return feedInput(embedded, state, memory);
    const auto output = m_recurrent->forward(embedded, state.recurrent, stepsThatRemain(state, embedded));
    state.recurrent = output.last;
    return readOut(output.states, embedded, state, memory);
}

PreviousStateDecoder::PreviousStateDecoder(const ModelSizes& sizes, SharedRandom random)
    : RecurrentDecoder(sizes, std::move(random)), m_combine(registerLinear(*this, sizes, "decoder.combine"))
{
    makeRecurrent();
    m_maxout = registerLinear(*this, sizes, "decoder.maxout");
    makeOutput();
}

torch::Tensor PreviousStateDecoder::input(const torch::Tensor& word, const torch::Tensor& context)
{
    if (configuration().decoderInput == DecoderInput::ContextWord)
        return torch::cat({context, word}, -1);
    const auto both = torch::cat({word, context}, -1);
    return m_combine ? m_combine->forward(both).relu() : both;
}

DecoderOutput PreviousStateDecoder::step(const torch::Tensor& word, DecoderState& state, const AttentionMemory& memory)
{
    const auto previous = state.recurrent.hidden.narrow(0, state.recurrent.hidden.size(0) - 1, 1); // (1, B, H)
    const auto attended = m_attention->attend({previous.transpose(0, 1), word.transpose(0, 1), state.step}, memory);
    const auto context = attended.context.transpose(0, 1); // (1, B, A)
    const auto output = m_recurrent->forward(input(word, context), state.recurrent);
    state.recurrent = output.last;
    ++state.step;
    if (!m_maxout)
        return {output.states, attended.weights, attended.centres};
    const auto pairs = m_maxout->forward(torch::cat({previous, word, context}, -1)); // (1, B, 2R)
    return {pairs.unflatten(-1, {-1, 2}).amax(-1), attended.weights, attended.centres};
}

DecoderOutput PreviousStateDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    const auto embedded = embed(words);
    std::vector<DecoderOutput> steps;
    for (std::int64_t index = 0; index < words.size(0); ++index)
        steps.push_back(step(embedded.narrow(0, index, 1), state, memory));
    return joined(steps);
}

/// The decoder of Vaswani and others 2017 with the names of torch.nn.TransformerDecoder. Like that module, it
/// normalises after the last layer, unless a setting says otherwise. The result is the readout, so R = D. Keys and
/// values of words that were read are kept from step to step. Keys and values of the source are computed once for each
/// batch.
class TransformerDecoder final : public Decoder
{
public:
    TransformerDecoder(const ModelSizes& sizes, const SharedRandom& random);

    DecoderState start(const EncodedSource& source) override;
    AttentionMemory memory(const EncodedSource& source) override;
    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    PlacedWords m_words;
    std::vector<DecoderLayer> m_layers;
    Normalization m_norm{nullptr}; ///< null if a setting leaves it out
};

/// Whether these are all words of the targets, so that their keys and values need not be kept.
bool readsWhole(const torch::Tensor& words, const DecoderState& state)
{
    return state.step == 0 && state.lengths.defined() && state.lengths.max().item<std::int64_t>() <= words.size(0);
}

TransformerDecoder::TransformerDecoder(const ModelSizes& sizes, const SharedRandom& random)
    : Decoder(sizes, random), m_words(*this, "decoder", sizes, random)
{
    auto layers = register_module("layers", torch::nn::ModuleList());
    for (std::int64_t layer = 0; layer < sizes.transformer.decoderLayers; ++layer) {
        m_layers.emplace_back(sizes, "decoder.layers." + std::to_string(layer), random);
        layers->push_back(m_layers.back());
    }
    if (sizes.find("decoder.norm.weight"))
        m_norm = register_module("norm", Normalization(sizes));
    makeOutput();
}

DecoderState TransformerDecoder::start(const EncodedSource&)
{
    DecoderState state;
    state.read.resize(m_layers.size());
    return state;
}

AttentionMemory TransformerDecoder::memory(const EncodedSource& source)
{
    AttentionMemory memory{source.annotations, {}, source.padding, {}};
    memory.words = WordRows::of(source.lengths, source.annotations.size(1));
    memory.heads = source.wanted;
    const auto words = memory.words.taken(source.annotations);
    for (auto& layer : m_layers)
        memory.layers.push_back(layer->sourceKeysAndValues(words));
    return memory;
}

DecoderOutput TransformerDecoder::forward(
    const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory)
{
    DecoderOutput output;
    const bool isWhole = readsWhole(words, state);
    const auto rows =
        isWhole ? WordRows::of(state.lengths, words.size(0)) : WordRows::all(words.size(1), words.size(0));
    auto current = m_words.forward(embedding(), words, rows, state.step);
    for (std::size_t layer = 0; layer < m_layers.size(); ++layer) {
        const bool isTaught = memory.taught && memory.taught->layer == static_cast<int>(layer) + 1;
        const bool isShown =
            !memory.taught && (!is_training() || memory.heads == HeadsAnswer::All) && layer + 1 == m_layers.size();
        const auto given = m_layers[layer]->forward(current, {rows, state.step}, isWhole ? nullptr : &state.read[layer],
            {{memory.layers[layer], memory.words}, memory.forcedColumn, memory.heads,
                isShown || isTaught ? HeadsAnswer::All : memory.heads});
        current = given.words;
        if (memory.heads == HeadsAnswer::All) {
            output.heads.cross.push_back(given.crossWeights);
            output.heads.own.push_back(given.ownWeights);
        }
        if (isTaught)
            output.weights = given.crossWeights.select(1, memory.taught->head - 1);
        else if (isShown)
            output.weights = given.crossWeights.mean(1);
    }
    state.step += words.size(0);
    output.readouts = rows.placed(m_norm ? m_norm->forward(current) : current).transpose(0, 1);
    return output;
}

StartVector startVectorOf(const ModelConfiguration& model)
{
    return model.architecture == Architecture::Transformer ? model.startVector : StartVector::Learned;
}

/// Joins the weights of several pieces along the steps. In later pieces, more words were read. The result is (B, H, T,
/// P), padded to the P of the last piece.
std::vector<torch::Tensor> joinedHeads(
    const std::vector<DecoderOutput>& pieces, std::vector<torch::Tensor> DecoderHeads::* kind)
{
    std::vector<torch::Tensor> layers;
    for (std::size_t layer = 0; layer < (pieces.back().heads.*kind).size(); ++layer) {
        const std::int64_t columns = (pieces.back().heads.*kind)[layer].size(-1);
        std::vector<torch::Tensor> rows;
        for (const auto& piece : pieces) {
            const auto& weights = (piece.heads.*kind)[layer];
            rows.push_back(torch::constant_pad_nd(weights, {0, columns - weights.size(-1)}));
        }
        layers.push_back(torch::cat(rows, 2));
    }
    return layers;
}

} // namespace

DecoderOutput joined(const std::vector<DecoderOutput>& pieces)
{
    if (pieces.size() == 1)
        return pieces.front();
    std::vector<torch::Tensor> readouts, weights, centres;
    for (const auto& piece : pieces) {
        readouts.push_back(piece.readouts);
        if (piece.weights.defined())
            weights.push_back(piece.weights);
        if (piece.centres.defined())
            centres.push_back(piece.centres);
    }
    return {torch::cat(readouts, 0), weights.empty() ? torch::Tensor() : torch::cat(weights, 1),
        centres.empty() ? torch::Tensor() : torch::cat(centres, 1),
        {joinedHeads(pieces, &DecoderHeads::cross), joinedHeads(pieces, &DecoderHeads::own)}};
}

torch::Tensor onProcessor(const torch::Tensor& tensor)
{
    return tensor.defined() ? tensor.cpu() : tensor;
}

std::vector<torch::Tensor> onProcessor(std::vector<torch::Tensor> tensors)
{
    for (auto& tensor : tensors)
        tensor = onProcessor(tensor);
    return tensors;
}

DecoderHeads onProcessor(const DecoderHeads& heads)
{
    return {onProcessor(heads.cross), onProcessor(heads.own)};
}

Decoder::Decoder(const ModelSizes& sizes, SharedRandom random)
    : m_sizes(sizes)
    , m_random(std::move(random))
    , m_embedding(register_module("embedding",
          WordEmbedding(sizes.find("decoder.embedding.weight"), sizes.targetWord, startVectorOf(sizes.model))))
{
}

void Decoder::makeOutput()
{
    const auto tied = m_sizes.isOutputTied() ? m_embedding->weight() : torch::Tensor();
    m_output = registerLinear(*this, m_sizes, "decoder.output", tied);
}

torch::Tensor Decoder::logits(const torch::Tensor& readouts)
{
    return m_output->forward(readouts);
}

torch::Tensor Decoder::crossEntropySum(const torch::Tensor& readouts, const torch::Tensor& targets, double smoothing)
{
    const auto read = is_training() ? m_random->dropout(readouts, configuration().outputDropout) : readouts;
    return attentoscope::crossEntropySum(*m_output, read, targets, smoothing);
}

std::shared_ptr<Decoder> makeDecoder(const ModelSizes& sizes, SharedRandom random)
{
    if (sizes.model.architecture == Architecture::Transformer)
        return std::make_shared<TransformerDecoder>(sizes, std::move(random));
    if (findAttentionKind(sizes.model.attention).value()->info.reads == ReadsState::Previous)
        return std::make_shared<PreviousStateDecoder>(sizes, std::move(random));
    return std::make_shared<CurrentStateDecoder>(sizes, std::move(random));
}

} // namespace attentoscope
