// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/seq2seq.h"

#include "engine/model/tensors.h"
#include "engine/recurrent/timesteps.h"
#include "engine/settings/attentionkinds.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

torch::Tensor tensorOf(const std::vector<std::int64_t>& values, at::IntArrayRef shape)
{
    // from_blob does not write through the pointer. clone() makes the tensor own its numbers.
    auto* data = const_cast<std::int64_t*>(values.data()); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return torch::from_blob(data, shape, torch::kInt64).clone();
}

/// Chooses the previous words that are not forced, and remembers which sentences the model has ended.
class FreeRun
{
public:
    FreeRun(const Forcing& forcing, const torch::Tensor& targetInput) : m_forcing(forcing), m_targetInput(targetInput)
    {
        if (forcing.end == FreeRunningEnd::OwnEnd)
            m_ended = torch::zeros({targetInput.size(1)}, torch::kBool);
    }

    /// The previous words (B) of a step at which not all sentences are forced. `likeliest` has the words that the model
    /// finds likeliest.
    torch::Tensor words(std::int64_t step, const torch::Tensor& likeliest)
    {
        const auto forced =
            m_forcing.words.defined() ? m_forcing.words[step] : torch::zeros_like(likeliest, torch::kBool);
        if (m_ended.defined()) {
            const auto endsHere = torch::logical_and(likeliest.eq(Vocabulary::end), forced.logical_not());
            m_ended = torch::logical_or(m_ended, endsHere);
            m_changes.emplace_back(step, m_ended);
        }
        return torch::where(forced, m_targetInput[step], likeliest);
    }

    bool isFinished() const { return m_ended.defined() && m_ended.all().item<bool>(); }

    torch::Tensor over(std::int64_t steps) const
    {
        if (!m_ended.defined())
            return {};
        auto over = torch::zeros({steps, m_targetInput.size(1)}, torch::kBool);
        for (const auto& [step, ended] : m_changes)
            if (step < steps)
                over.narrow(0, step, steps - step).logical_or_(ended);
        return over;
    }

private:
    const Forcing& m_forcing;
    torch::Tensor m_targetInput;
    torch::Tensor m_ended; ///< (B); undefined if the model's own words continue up to the end of the target
    std::vector<std::pair<std::int64_t, torch::Tensor>> m_changes;
};

/// PyTorch's ranges: 1/√H for recurrent layers and 1/√inputs for linear layers; biases have the range of their layer;
/// embeddings are normal(0, 1).
void initializeLikePyTorch(torch::nn::Module& module, at::Generator& generator)
{
    const auto fill = [&](double range) {
        for (auto& weight : module.parameters(/*recurse=*/false))
            weight.uniform_(-range, range, generator);
    };
    if (auto* recurrent = module.as<RecurrentStackImpl>())
        fill(1.0 / std::sqrt(static_cast<double>(recurrent->options().hiddenSize)));
    else if (auto* linear = module.as<LinearImpl>())
        fill(1.0 / std::sqrt(static_cast<double>(linear->weight.size(1))));
    else if (module.as<WordEmbeddingImpl>())
        for (auto& weight : module.parameters(/*recurse=*/false))
            weight.normal_(0.0, 1.0, generator);
    else
        for (auto& weight : module.parameters(/*recurse=*/false)) {
            const double range = 1.0 / std::sqrt(static_cast<double>(weight.size(-1)));
            weight.uniform_(-range, range, generator);
        }
}

/// Shrinks normal(0, 1) to a standard deviation of E^(−1/4). This table is both the input of a layer, which learns
/// fastest with numbers around 1, and a matrix of E columns, which learns fastest with numbers around E^(−1/2).
/// docs/decisions.md has the measurements.
void shrinkWords(const WordEmbeddingImpl& words)
{
    auto vectors = words.weight();
    vectors.mul_(std::pow(static_cast<double>(vectors.size(1)), -0.25));
}

/// A random orthogonal matrix, evenly distributed: the Q of a normal matrix, with signs that make the diagonal of R
/// positive.
torch::Tensor orthogonal(std::int64_t size, at::Generator& generator)
{
    const auto [q, r] = torch::linalg_qr(torch::empty({size, size}).normal_(0.0, 1.0, generator));
    return q * r.diagonal().sign();
}

/// Bahdanau, Cho and Bengio 2015, appendix B.1: recurrent matrices orthogonal, W_a and U_a normal(0, 0.001²), v_a and
/// all biases zero, everything else normal(0, 0.01²).
void initializeLikeBahdanau(const std::string& name, torch::Tensor& weight, at::Generator& generator)
{
    if (weight.dim() == 1)
        weight.zero_();
    else if (name.find(".weight_hh") != std::string::npos)
        for (auto& gate : weight.split(weight.size(1)))
            gate.copy_(orthogonal(weight.size(1), generator));
    else
        weight.normal_(0.0, name.find(".attention.") != std::string::npos ? 0.001 : 0.01, generator);
}

/// Initialises as torch.nn.Transformer: matrices with Xavier's range, and zero biases. Vectors of words are normal(0,
/// 1/D): multiplied by √D they are as large as positions, and as rows of the output layer they are small enough.
void initializeTransformer(const std::string& name, torch::Tensor& weight, at::Generator& generator)
{
    const auto ends = [&](const char* end) { return name.ends_with(end); };
    if (ends("embedding.weight"))
        weight.normal_(0.0, 1.0 / std::sqrt(static_cast<double>(weight.size(1))), generator);
    else if (ends("positions.weight"))
        weight.normal_(0.0, std::sqrt(0.5), generator); // the mean square of the sinusoids
    else if (weight.dim() == 1)
        weight.zero_();
    else {
        const double range = std::sqrt(6.0 / static_cast<double>(weight.size(0) + weight.size(1)));
        weight.uniform_(-range, range, generator);
    }
}

/// Sets the gains of normalisation to one and its biases to zero, whatever the initialisation.
void resetNormalization(const std::string& name, torch::Tensor& weight)
{
    const auto has = [&](const char* part) { return name.find(part) != std::string::npos; };
    if (has(".recurrent.gain_") || (has(".norm") && has(".weight")))
        weight.fill_(1.0);
    else if (has(".recurrent.bias_cell") || (has(".norm") && has(".bias")))
        weight.zero_();
}

std::unexpected<Error> refuse(const Message& message)
{
    return failure(ErrorCode::InvalidSetting, message);
}

Result<void> checkInitialState(const ModelSizes& sizes)
{
    const auto& configuration = sizes.model;
    if (configuration.initialState == InitialState::FirstBackward && !configuration.bidirectional)
        return refuse(
            "initial_state=first-backward needs bidirectional=true, because it starts from the backward layer's "
            "state; use initial_state=projected.");
    if (configuration.initialState != InitialState::Copy)
        return {};
    if (configuration.bidirectional)
        return refuse(
            "initial_state=copy needs bidirectional=false, because the two directions' last states are twice as "
            "wide as the decoder's; use initial_state=projected.");
    if (sizes.state != configuration.hiddenSize)
        return refuse(Message("With initial_state=copy, decoder_hidden_size must be 0 or {} (the size of the "
                              "copied state), but it is {}; use initial_state=projected.",
            std::to_string(configuration.hiddenSize), std::to_string(configuration.decoderHiddenSize)));
    return {};
}

Result<void> checkReading(const ModelConfiguration& configuration, ReadsState reads)
{
    if (configuration.inputFeeding && reads != ReadsState::Current)
        return refuse(Message(
            "input_feeding=true needs an attention kind that reads the current state, such as general; attention={} "
            "does not.",
            configuration.attention));
    const bool attendsFirst = reads == ReadsState::Previous;
    if (configuration.readout == Readout::Maxout && !attendsFirst)
        return refuse(Message(
            "readout=maxout needs an attention kind that reads the previous state, such as additive; attention={} "
            "does not.",
            configuration.attention));
    if (configuration.decoderInput != DecoderInput::WordContext && !attendsFirst)
        return refuse(Message("All values of decoder_input but word-context need an attention kind that "
                              "reads the previous state, such as additive; attention={} does not.",
            configuration.attention));
    return {};
}

/// The output layer uses the table of words as its matrix, so its input must have the size of a word's vector.
Result<void> checkTying(const ModelSizes& sizes, ReadsState reads)
{
    const auto& configuration = sizes.model;
    if (!sizes.isOutputTied())
        return {};
    if (configuration.wordVectors == WordVectors::OneHot)
        return refuse("tied_embeddings needs word_vectors=learned, because one-hot vectors have no matrix that the "
                      "output layer could use; or set tied_embeddings=none.");
    if (sizes.readout == sizes.targetWord)
        return {};
    const auto read = std::to_string(sizes.readout), word = std::to_string(sizes.targetWord);
    if (configuration.readout == Readout::Maxout)
        return refuse(Message("With tied_embeddings, maxout_size must be 0 or {} (the embedding_size), but "
                              "it is {}.",
            word, read));
    if (reads == ReadsState::Previous)
        return refuse(Message(
            "tied_embeddings with readout=state needs a decoder's state (hidden_size, decoder_hidden_size) as long as "
            "a word's vector (embedding_size), but they have {} and {} numbers: make them equal, or use "
            "readout=maxout.",
            read, word));
    return refuse(Message(
        "tied_embeddings with attention={} needs a decoder's state (hidden_size, decoder_hidden_size) as long as a "
        "word's vector (embedding_size), but they have {} and {} numbers: make them equal.",
        configuration.attention, read, word));
}

/// The largest number of heads, at most `wanted`, that divides `size`.
std::int64_t fittingHeads(std::int64_t size, std::int64_t wanted)
{
    std::int64_t heads = std::min(size, wanted);
    while (size % heads != 0)
        --heads;
    return heads;
}

Result<void> checkTransformer(const ModelSizes& sizes)
{
    const std::int64_t size = sizes.transformer.model, heads = sizes.transformer.heads;
    if (sizes.model.wordVectors == WordVectors::OneHot)
        return refuse("architecture=transformer needs word_vectors=learned, because its layers give as many numbers as "
                      "a word's vector has.");
    if (size % heads == 0)
        return {};
    return refuse(Message(
        "heads={} needs an embedding_size that is a multiple of it, because each head reads its own share of a word's "
        "numbers, but embedding_size={}. Set embedding_size={} or heads={}.",
        std::to_string(heads), std::to_string(size), std::to_string((size + heads - 1) / heads * heads),
        std::to_string(fittingHeads(size, heads))));
}

} // namespace

BatchTensors BatchTensors::from(const Batch& batch)
{
    const auto size = static_cast<std::int64_t>(batch.size);
    const auto sourceLength = static_cast<std::int64_t>(batch.sourceLength);
    const auto targetLength = static_cast<std::int64_t>(batch.targetLength);
    return {
        tensorOf(batch.source, {sourceLength, size}),
        tensorOf(batch.sourceLengths, {size}),
        tensorOf(batch.targetInput, {targetLength, size}),
        tensorOf(batch.targetOutput, {targetLength, size}),
        tensorOf(batch.targetLengths, {size}),
        static_cast<std::int64_t>(batch.targetTokens),
    };
}

std::int64_t TaughtLinks::tokens() const
{
    return shares.defined() ? shares.sum(-1).gt(0.0).sum().item<std::int64_t>() : 0;
}

Seq2SeqImpl::Seq2SeqImpl(const ModelSizes& sizes, SharedRandom random)
    : m_encoder(register_module("encoder", makeEncoder(sizes, random)))
    , m_decoder(register_module("decoder", makeDecoder(sizes, random)))
{
    if (sizes.model.tiedEmbeddings == TiedEmbeddings::All)
        m_encoder->tieWordsTo(m_decoder->words());
}

SequenceOutput Seq2SeqImpl::forward(const BatchTensors& batch, const Forcing& forcing, HeadsAnswer heads)
{
    m_clock.enter(StepPart::Encoder);
    const auto source = m_encoder->forward(batch.source, batch.sourceLengths, heads);
    m_clock.enter(StepPart::Decoder);
    auto memory = m_decoder->memory(source);
    memory.taught = batch.taught.head;
    auto state = m_decoder->start(source);
    state.lengths = batch.targetLengths;
    FreeRun freeRun(forcing, batch.targetInput);
    std::vector<DecoderOutput> pieces;
    const std::int64_t steps = batch.targetInput.size(0);
    for (std::int64_t first = 0; first < steps;) {
        // The words of consecutive forced steps are known, so the decoder reads them together.
        std::int64_t next = first + 1;
        while (next < steps && forcing.steps[static_cast<std::size_t>(next)])
            ++next;
        auto words = batch.targetInput.narrow(0, first, next - first);
        if (first > 0) {
            const auto own = likeliestWords(pieces.back().readouts[-1], batch, first);
            words = torch::cat({freeRun.words(first, own).unsqueeze(0), words.narrow(0, 1, next - first - 1)}, 0);
        }
        if (freeRun.isFinished())
            break;
        pieces.push_back(m_decoder->forward(words, state, memory));
        first = next;
    }
    const auto output = joined(pieces);
    return {output, source.heads, freeRun.over(output.readouts.size(0))};
}

torch::Tensor Seq2SeqImpl::likeliestWords(const torch::Tensor& readouts, const BatchTensors& batch, std::int64_t step)
{
    const torch::NoGradGuard guard;
    const TimeSteps steps(batch.targetInput.size(0), readouts.size(0), TimeOrder::Forward, batch.targetLengths);
    const std::int64_t active = steps.active(step);
    auto words = torch::full({readouts.size(0)}, Vocabulary::end, torch::kInt64);
    words.narrow(0, 0, active).copy_(m_decoder->logits(readouts.narrow(0, 0, active)).argmax(-1, /*keepdim=*/false));
    return words;
}

torch::Tensor Seq2SeqImpl::lossSum(const SequenceOutput& output, const BatchTensors& batch, double smoothing)
{
    m_clock.enter(StepPart::Output);
    const auto wanted = batch.targetOutput.narrow(0, 0, output.readouts.size(0)).flatten();
    auto ignored = wanted.eq(Vocabulary::padding);
    if (output.over.defined())
        ignored = torch::logical_or(ignored, output.over.flatten());
    return m_decoder->crossEntropySum(output.readouts.flatten(0, 1), wanted.masked_fill(ignored, noTarget), smoothing);
}

torch::Tensor Seq2SeqImpl::alignmentLossSum(const SequenceOutput& output, const BatchTensors& batch)
{
    const auto& weights = output.weights;
    auto shares = batch.taught.shares.narrow(1, 0, weights.size(1));
    if (output.over.defined())
        shares = shares.masked_fill(output.over.t().unsqueeze(-1), 0.0);
    shares = shares.to(weights.device());
    const auto isThere = weights.gt(0.0); // zero weights have no logarithm here, and so no gradient
    return (shares * torch::where(isThere, weights, torch::ones_like(weights)).log()).sum().neg();
}

void initializeWeights(Seq2SeqImpl& model, const TrainingConfiguration& configuration, ModelRandom& random)
{
    const torch::NoGradGuard guard;
    if (const double range = configuration.initialRange; range > 0.0) {
        for (auto& [name, weight] : trainedWeights(model))
            weight.uniform_(-range, range, random.generator());
    } else if (model.decoder().configuration().architecture == Architecture::Transformer) {
        for (auto& [name, weight] : trainedWeights(model))
            initializeTransformer(name, weight, random.generator());
    } else if (configuration.initialization == Initialization::Bahdanau2014) {
        for (auto& item : model.named_parameters())
            initializeLikeBahdanau(item.key(), item.value(), random.generator());
    } else {
        for (const auto& module : model.modules())
            initializeLikePyTorch(*module, random.generator());
        if (model.decoder().isOutputTied())
            shrinkWords(model.decoder().words());
    }
    for (auto& item : model.named_parameters())
        resetNormalization(item.key(), item.value());
}

Result<void> checkModel(const ModelSizes& sizes)
{
    if (sizes.model.architecture == Architecture::Transformer)
        return checkTransformer(sizes);
    const auto& attention = sizes.model.attention;
    if (auto checked = checkInitialState(sizes); !checked)
        return checked;
    if (attention == "dot" && sizes.annotation != sizes.state)
        return refuse(
            Message("attention=dot compares annotations of {} numbers with decoder states of {}: make them equal "
                    "(bidirectional, hidden_size, decoder_hidden_size), or use attention=general.",
                std::to_string(sizes.annotation), std::to_string(sizes.state)));
    const auto reads = findAttentionKind(attention).value()->info.reads;
    if (auto checked = checkReading(sizes.model, reads); !checked)
        return checked;
    return checkTying(sizes, reads);
}

} // namespace attentoscope
