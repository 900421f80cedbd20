// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/modelsizes.h"

namespace attentoscope {

// The linear maps of each attention kind, for the table of kinds. Names are those in the kind's module. The weighted
// sum of annotations is not among them.

std::vector<LinearMap> additiveMaps(const ModelSizes& sizes);
std::vector<LinearMap> dotMaps(const ModelSizes& sizes);
std::vector<LinearMap> generalMaps(const ModelSizes& sizes);
std::vector<LinearMap> concatMaps(const ModelSizes& sizes);
std::vector<LinearMap> localPredictiveMaps(const ModelSizes& sizes);
std::vector<LinearMap> locationMaps(const ModelSizes& sizes);
std::vector<LinearMap> linearMaps(const ModelSizes& sizes);

} // namespace attentoscope
