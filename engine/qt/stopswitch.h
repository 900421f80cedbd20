// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <stop_token>

namespace attentoscope {

/// Stops the training that is under way from another thread. The engine thread renews it when a training really
/// begins, so that a start that is refused does not cut the running one off from its switch.
class StopSwitch
{
public:
    std::stop_token renew()
    {
        const std::lock_guard lock(m_mutex);
        m_source = std::stop_source();
        return m_source.get_token();
    }

    void requestStop()
    {
        const std::lock_guard lock(m_mutex);
        m_source.request_stop();
    }

private:
    std::mutex m_mutex;
    std::stop_source m_source;
};

} // namespace attentoscope
