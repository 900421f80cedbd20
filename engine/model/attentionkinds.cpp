// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attentionkinds.h"

#include "engine/model/additiveattention.h"
#include "engine/model/concatattention.h"
#include "engine/model/dotattention.h"
#include "engine/model/generalattention.h"

namespace attentoscope {

namespace {

template <typename Kind>
std::shared_ptr<Attention> make(const AttentionSizes& sizes)
{
    return std::make_shared<Kind>(sizes);
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
        {AdditiveAttention::information(), make<AdditiveAttention>},
        {DotAttention::information(), make<DotAttention>},
        {GeneralAttention::information(), make<GeneralAttention>},
        {ConcatAttention::information(), make<ConcatAttention>},
        {noAttention(), nullptr},
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
        "There is no attention kind \"" + std::string(id) + "\"; the known ones are " + known + ".");
}

} // namespace attentoscope
