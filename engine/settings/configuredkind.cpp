// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/attentionkinds.h"
#include "engine/settings/multiheadkind.h"
#include "engine/settings/settings.h"

namespace attentoscope {

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
        return multiHeadKind();
    const auto kind = findAttentionKind(configuration.attention);
    if (!kind)
        return std::unexpected(kind.error());
    Configuration whole;
    whole.model = configuration;
    return kindInForce((*kind)->info, [&](const std::string& key) { return settingValue(whole, key); });
}

RowSum rowSumOf(const ModelConfiguration& configuration)
{
    const auto kind = kindOf(configuration);
    return kind ? kind->rowSum : RowSum::None;
}

} // namespace attentoscope
