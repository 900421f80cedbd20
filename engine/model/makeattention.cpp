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

#include <algorithm>

namespace attentoscope {

namespace {

template <typename Kind>
std::shared_ptr<Attention> makeKind(const ModelSizes& sizes)
{
    return std::make_shared<Kind>(sizes);
}

/// The class of each row of attentionKinds().
struct KindMaker
{
    std::string_view id;
    std::shared_ptr<Attention> (*make)(const ModelSizes& sizes);
};

constexpr KindMaker kindMakers[] = {
    {"additive", makeKind<AdditiveAttention>},
    {"dot", makeKind<DotAttention>},
    {"general", makeKind<GeneralAttention>},
    {"concat", makeKind<ConcatAttention>},
    {"local-m", makeKind<LocalMonotonicAttention>},
    {"local-p", makeKind<LocalPredictiveAttention>},
    {"location", makeKind<LocationAttention>},
    {"linear", makeKind<LinearAttention>},
};

} // namespace

std::shared_ptr<Attention> makeAttention(const ModelSizes& sizes)
{
    const auto* const maker = std::ranges::find(kindMakers, sizes.model.attention, &KindMaker::id);
    return maker == std::end(kindMakers) ? nullptr : maker->make(sizes);
}

} // namespace attentoscope
