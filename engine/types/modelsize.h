// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope {

/// How large a model is, known before it is made.
struct ModelSize
{
    std::uint64_t weights = 0; ///< numbers that are learned
    std::uint64_t saveBytes = 0; ///< of one save of its training, to within the headers of its files
};

} // namespace attentoscope
