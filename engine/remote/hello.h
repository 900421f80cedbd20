// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace attentoscope {

/// What a window says of itself on each line that it begins.
struct Hello
{
    std::string version; ///< of its program
    std::string client; ///< the same on each line of one window, and on no other's
    std::uint64_t received = 0; ///< the number of the last reports that it has
};

} // namespace attentoscope
