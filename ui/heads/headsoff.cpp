// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsoff.h"

#include <algorithm>

namespace attentoscope::ui {

void HeadsOff::toggle(const std::vector<AttentionHead>& heads)
{
    if (heads.empty())
        return;
    const auto isAmong = [](const std::vector<AttentionHead>& some) {
        return [&some](AttentionHead head) { return std::ranges::find(some, head) != some.end(); };
    };
    const bool allOff = std::ranges::all_of(heads, isAmong(m_heads));
    std::erase_if(m_heads, isAmong(heads));
    if (!allOff)
        m_heads.insert(m_heads.end(), heads.begin(), heads.end());
    std::ranges::sort(m_heads);
    emit changed();
}

bool HeadsOff::putBack()
{
    if (m_heads.empty())
        return false;
    m_heads.clear();
    emit changed();
    return true;
}

} // namespace attentoscope::ui
