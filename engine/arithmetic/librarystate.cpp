// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/librarystate.h"

#include "engine/arithmetic/packedmatrix.h"

namespace attentoscope {

void makeLibraryState()
{
    const auto weight = torch::ones({2, 2}, torch::requires_grad());
    (weight * weight).sum().backward();
    const PackedMatrix packed(weight.detach());
    const auto result = torch::empty({2, 2});
    packed.multiply(torch::ones({2, 2}), result, Accumulation::Replace);
}

} // namespace attentoscope
