// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/seq2seq.h"
#include "engine/settings/attentionkinds.h"

#include <algorithm>

namespace attentoscope {

namespace {

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
        return refuse(Message(
            "initial_state=copy needs decoder_hidden_size=0 or {}, the size of the state that is copied, but it is "
            "{}; use initial_state=projected.",
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
        return refuse(Message(
            "decoder_input needs an attention kind that reads the previous state, such as additive, to be anything "
            "but word-context; attention={} does not.",
            configuration.attention));
    return {};
}

/// The output layer multiplies by the table of words, so it has to read as many numbers as a word has.
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
        return refuse(
            Message("tied_embeddings needs maxout_size=0 or {}, the embedding_size, but it is {}.", word, read));
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

/// The largest number of heads up to `wanted` that `size` can be shared out to.
std::int64_t fittingHeads(std::int64_t size, std::int64_t wanted)
{
    std::int64_t heads = std::min(size, wanted);
    while (size % heads != 0)
        --heads;
    return heads;
}

Result<void> checkTransformer(const ModelSizes& sizes)
{
    const auto [size, heads, inner, layers] = sizes.transformer;
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
