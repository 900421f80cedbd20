// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>

namespace attentoscope {

/// A number that no other request of this process has; never 0.
inline std::uint64_t newRequestId()
{
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

} // namespace attentoscope
