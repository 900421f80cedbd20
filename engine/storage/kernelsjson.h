// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/matrixkernels.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace attentoscope {

/// The entry "kernels" of config.json and of what `bench` prints: library, core, chosen_by and, where the program
/// chose, instead_of.
nlohmann::ordered_json kernelsToJson(const MatrixKernels& kernels);

/// Nothing for a value that is no such entry. Names are short and plain, so that they can be told to a person.
std::optional<MatrixKernels> kernelsFromJson(const nlohmann::json& value);

} // namespace attentoscope
