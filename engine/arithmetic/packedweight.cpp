// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/packedweight.h"

namespace attentoscope {

PackedWeight::Copy PackedWeight::forward()
{
    const std::lock_guard lock(m_mutex);
    return keep(m_forward, rows().t());
}

PackedWeight::Copy PackedWeight::back()
{
    const std::lock_guard lock(m_mutex);
    return keep(m_back, rows());
}

PackedWeight::Copy PackedWeight::keep(Kept& kept, const torch::Tensor& matrix)
{
    auto copy = kept.copy.lock();
    if (!copy || kept.version != version()) {
        copy = std::make_shared<const PackedMatrix>(matrix, m_precision);
        kept = {copy, version()};
    }
    return copy;
}

} // namespace attentoscope
