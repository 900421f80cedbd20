// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/switchedoff.h"

#include "engine/model/forcedheads.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace attentoscope {

namespace {

using Place = std::pair<HeadKind, int>; // the layer is counted from one

/// Checks that the model has this head.
Result<void> check(const ModelConfiguration& model, const AttentionHead& head)
{
    if (hasHead(model, head))
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("There is no head {}.{} to switch off: the model has layers 1 to {} and heads 1 to {}.", head.layer,
            head.head, layerCount(model, head.kind), model.heads));
}

} // namespace

Error noHeadsToSwitchOff()
{
    return {ErrorCode::InvalidSetting,
        "There are no heads to switch off: only a Transformer has them. Leave them out, or open a run of a "
        "Transformer.",
        {}};
}

Result<SwitchedOff> SwitchedOff::of(TranslationModel& model, const std::vector<AttentionHead>& heads)
{
    if (!heads.empty() && model.configuration().model.architecture != Architecture::Transformer)
        return std::unexpected(noHeadsToSwitchOff());
    std::map<Place, std::vector<std::int64_t>> places;
    for (const auto& head : heads) {
        if (auto checked = check(model.configuration().model, head); !checked)
            return std::unexpected(checked.error());
        places[{head.kind, head.layer}].push_back(head.head - 1);
    }
    std::vector<Before> before;
    for (auto& [place, off] : places) {
        auto attention = attentionOfLayer(model.network(), place.first, place.second);
        before.push_back({attention, attention->switchedOff()});
        off.insert(off.end(), before.back().heads.begin(), before.back().heads.end());
        attention->switchOff(std::move(off));
    }
    return SwitchedOff(std::move(before));
}

SwitchedOff::~SwitchedOff()
{
    for (auto& [attention, heads] : std::views::reverse(m_before))
        attention->switchOff(std::move(heads));
}

} // namespace attentoscope
