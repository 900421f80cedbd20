// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/makeattention.h"

#include "engine/model/attention/additiveattention.h"
#include "engine/model/attention/concatattention.h"
#include "engine/model/attention/dotattention.h"
#include "engine/model/attention/generalattention.h"
#include "engine/model/attention/linearattention.h"
#include "engine/model/attention/localattention.h"
#include "engine/model/attention/locationattention.h"

#include <map>

namespace attentoscope {

namespace {

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
