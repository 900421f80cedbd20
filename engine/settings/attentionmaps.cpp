// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/attentionmaps.h"

#include <algorithm>

namespace attentoscope {

namespace {

/// One matrix over a state and an annotation put end to end. The state's columns are used for each target token, the
/// annotation's for each source token.
std::vector<LinearMap> mapsOfBoth(const ModelSizes& sizes, std::int64_t outputs, MapWeights weights)
{
    return {{"both.weight", sizes.state + sizes.annotation, outputs, weights, MapUse::Never},
        {"both.state", sizes.state, outputs, MapWeights::None, MapUse::TargetToken},
        {"both.annotation", sizes.annotation, outputs, MapWeights::None, MapUse::SourceToken}};
}

} // namespace

std::vector<LinearMap> additiveMaps(const ModelSizes& sizes)
{
    return {{"state.weight", sizes.state, sizes.inner, sizes.scoreWeights()},
        {"annotation.weight", sizes.annotation, sizes.inner, MapWeights::Matrix, MapUse::SourceToken},
        {"v", sizes.inner, 1, MapWeights::Vector, MapUse::Pair}};
}

std::vector<LinearMap> dotMaps(const ModelSizes& sizes)
{
    return {{"score", sizes.state, 1, MapWeights::None, MapUse::Pair}};
}

std::vector<LinearMap> locationMaps(const ModelSizes& sizes)
{
    return {{"position.weight", sizes.targetWord + sizes.state, sizes.model.attentionPositions}};
}

std::vector<LinearMap> generalMaps(const ModelSizes& sizes)
{
    return {{"annotation.weight", sizes.annotation, sizes.state, sizes.scoreWeights(), MapUse::SourceToken},
        {"score", sizes.state, 1, MapWeights::None, MapUse::Pair}};
}

std::vector<LinearMap> localPredictiveMaps(const ModelSizes& sizes)
{
    auto maps = generalMaps(sizes);
    maps.push_back({"position.weight", sizes.state, sizes.inner, MapWeights::Matrix});
    maps.push_back({"v", sizes.inner, 1, MapWeights::Vector});
    return maps;
}

std::vector<LinearMap> concatMaps(const ModelSizes& sizes)
{
    auto maps = mapsOfBoth(sizes, sizes.inner, sizes.scoreWeights());
    maps.push_back({"v", sizes.inner, 1, MapWeights::Vector, MapUse::Pair});
    return maps;
}

std::vector<LinearMap> linearMaps(const ModelSizes& sizes)
{
    const std::int64_t hidden = sizes.model.scoreHidden;
    auto maps = mapsOfBoth(sizes, std::max<std::int64_t>(1, hidden), MapWeights::MatrixAndBias);
    if (hidden > 0)
        maps.push_back({"v", hidden, 1, MapWeights::Vector, MapUse::Pair});
    return maps;
}

} // namespace attentoscope
