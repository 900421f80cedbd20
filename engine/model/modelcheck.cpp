// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/seq2seq.h"
#include "engine/settings/attentionkinds.h"

namespace attentoscope {

namespace {

std::unexpected<Error> refuse(const std::string& message)
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
        return refuse("initial_state=copy needs decoder_hidden_size=0 or " + std::to_string(configuration.hiddenSize)
            + ", the size of the state that is copied, but it is " + std::to_string(configuration.decoderHiddenSize)
            + "; use initial_state=projected.");
    return {};
}

Result<void> checkReading(const ModelConfiguration& configuration, ReadsState reads)
{
    if (configuration.inputFeeding && reads != ReadsState::Current)
        return refuse(
            "input_feeding=true needs an attention kind that reads the current state, such as general; attention="
            + configuration.attention + " does not.");
    const bool attendsFirst = reads == ReadsState::Previous;
    if (configuration.readout == Readout::Maxout && !attendsFirst)
        return refuse(
            "readout=maxout needs an attention kind that reads the previous state, such as additive; attention="
            + configuration.attention + " does not.");
    if (configuration.decoderInput != DecoderInput::WordContext && !attendsFirst)
        return refuse(
            "decoder_input needs an attention kind that reads the previous state, such as additive, to be anything but "
            "word-context; attention="
            + configuration.attention + " does not.");
    return {};
}

} // namespace

Result<void> checkModel(const ModelSizes& sizes)
{
    const auto& attention = sizes.model.attention;
    if (auto checked = checkInitialState(sizes); !checked)
        return checked;
    if (attention == "dot" && sizes.annotation != sizes.state)
        return refuse("attention=dot compares annotations of " + std::to_string(sizes.annotation)
            + " numbers with decoder states of " + std::to_string(sizes.state)
            + ": make them equal (bidirectional, hidden_size, decoder_hidden_size), or use attention=general.");
    return checkReading(sizes.model, findAttentionKind(attention).value()->info.reads);
}

} // namespace attentoscope
