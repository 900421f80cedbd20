// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/matrixkernels.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace attentoscope {

/// The entry "kernels" of config.json and of the output of `bench`: library, core, chosen_by and, if the program chose,
/// instead_of.
nlohmann::ordered_json kernelsToJson(const MatrixKernels& kernels);

/// Nothing if the value is not such an entry. Names must be short and plain, because people read them.
std::optional<MatrixKernels> kernelsFromJson(const nlohmann::json& value);

} // namespace attentoscope
