// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/keptvalidation.h"

#include <cmath>

namespace attentoscope {

const ValidationReport* keptValidation(std::span<const ValidationReport> validations)
{
    const ValidationReport* kept = nullptr;
    for (const auto& validation : validations) {
        if (validation.isDiscarded() || !std::isfinite(validation.loss))
            continue;
        if (validation.best || !kept || (!kept->best && validation.loss < kept->loss))
            kept = &validation;
    }
    return kept;
}

} // namespace attentoscope
