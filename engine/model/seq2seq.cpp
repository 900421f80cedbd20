// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/seq2seq.h"

#include "engine/recurrent/timesteps.h"

namespace attentoscope {

namespace {

torch::Tensor tensorOf(const std::vector<std::int64_t>& values, at::IntArrayRef shape)
{
    // from_blob does not write through the pointer; clone makes the tensor own its numbers.
    auto* data = const_cast<std::int64_t*>(values.data()); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return torch::from_blob(data, shape, torch::kInt64).clone();
}

/// The words that are fed where the true ones are not, and which sentences the model itself has ended.
class FreeRun
{
public:
    FreeRun(const Forcing& forcing, const torch::Tensor& targetInput) : m_forcing(forcing), m_targetInput(targetInput)
    {
        if (forcing.end == FreeRunningEnd::OwnEnd)
            m_ended = torch::zeros({targetInput.size(1)}, torch::kBool);
    }

    /// The previous words (B) of a step that is not forced for all, given the model's own.
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
    torch::Tensor m_ended; ///< (B); undefined where free running goes on to the target's end
    std::vector<std::pair<std::int64_t, torch::Tensor>> m_changes;
};

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
    const auto memory = m_decoder->memory(source);
    auto state = m_decoder->start(source);
    state.lengths = batch.targetLengths;
    FreeRun freeRun(forcing, batch.targetInput);
    std::vector<DecoderOutput> pieces;
    const std::int64_t steps = batch.targetInput.size(0);
    for (std::int64_t first = 0; first < steps;) {
        // A run of forced steps has known words and goes through the decoder at once.
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

} // namespace attentoscope
