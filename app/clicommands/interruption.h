// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace attentoscope {

/// Turns Ctrl+C (SIGINT) and SIGTERM into a stop token while it lives, so that what is under way ends in order; a
/// second signal ends the program at once. One at a time.
class Interruption
{
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    bool isRequested() const;
    /// Readable once it is requested: for waiting on it beside other descriptors.
    int descriptor() const { return m_requested; }

private:
    int m_readEnd = -1;
    int m_requested = -1;
    std::stop_source m_source;
    std::thread m_waiting;
};

} // namespace attentoscope
