// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attentionkinds.h"

#include "engine/model/attention/additiveattention.h"
#include "engine/model/attention/concatattention.h"
#include "engine/model/attention/dotattention.h"
#include "engine/model/attention/generalattention.h"
#include "engine/model/attention/linearattention.h"
#include "engine/model/attention/localattention.h"
#include "engine/model/attention/locationattention.h"
#include "engine/model/decoder.h"

namespace attentoscope {

namespace {

template <typename Kind>
AttentionKind row()
{
    return {Kind::information(),
        [](const AttentionSizes& sizes) -> std::shared_ptr<Attention> { return std::make_shared<Kind>(sizes); },
        Kind::operations};
}

AttentionKindInfo noAttention()
{
    return {
        .id = "none",
        .name = "None",
        .help = "The decoder gets the encoder's last state and nothing else: one fixed vector for the whole sentence, "
                "however long. The baseline that shows why attention matters.",
        .equation = "s(0) = last encoder state",
        .symbols = {{"s(0)", "the decoder's first state"}},
        .paper = "Sutskever, Vinyals and Le 2014: Sequence to sequence learning with neural networks",
        .paperUrl = "https://arxiv.org/abs/1409.3215",
        .reads = ReadsState::Nothing,
        .rowSum = RowSum::None,
    };
}

} // namespace

std::span<const AttentionKind> attentionKinds()
{
    static const AttentionKind table[] = {
        row<AdditiveAttention>(),
        row<DotAttention>(),
        row<GeneralAttention>(),
        row<ConcatAttention>(),
        row<LocalMonotonicAttention>(),
        row<LocalPredictiveAttention>(),
        row<LocationAttention>(),
        row<LinearAttention>(),
        {noAttention(), nullptr, [](const AttentionSizes&) { return AttentionOperations{}; }},
    };
    return table;
}

AttentionSizes attentionSizes(const ModelConfiguration& configuration, std::int64_t wordSize)
{
    const std::int64_t state = decoderHiddenSize(configuration);
    return {
        .annotation = configuration.hiddenSize * (configuration.bidirectional ? 2 : 1),
        .state = state,
        .embedding = wordSize,
        .inner = configuration.attentionSize > 0 ? configuration.attentionSize : state,
        .scoreHidden = configuration.scoreHidden,
        .positions = configuration.attentionPositions,
        .window = configuration.attentionWindow,
        .mask = configuration.mask,
        .bias = configuration.attentionBias ? Bias::With : Bias::Without,
        .arithmetic = Arithmetic::of(configuration),
    };
}

std::vector<std::string> heatmapNotes(const ModelConfiguration& configuration)
{
    if (configuration.attention == LinearAttention::information().id && configuration.scoreHidden == 0)
        return {
            "All rows are equal: in one linear layer over [s; h] the state's part is the same for every source word and "
            "cancels in the softmax. Set score_hidden to 64 to make the score a small network."};
    if (configuration.attention == LocationAttention::information().id && configuration.mask == PositionMask::Off)
        return {
            "Rows sum to less than one: without the mask, weight also falls on positions beyond the end of the sentence."};
    if (rowSumOf(configuration) == RowSum::AtMostOne)
        return {"Rows sum to at most one: weights fall off around the predicted centre and are not normalised again."};
    return {};
}

RowSum rowSumOf(const ModelConfiguration& configuration)
{
    const auto kind = findAttentionKind(configuration.attention);
    if (!kind)
        return RowSum::None;
    const bool unmasked =
        (*kind)->info.id == LocationAttention::information().id && configuration.mask == PositionMask::Off;
    return unmasked ? RowSum::AtMostOne : (*kind)->info.rowSum;
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
        "There is no attention kind \"" + std::string(id) + "\"; the known ones are " + known + ".");
}

} // namespace attentoscope
