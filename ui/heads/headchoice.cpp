// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headchoice.h"

#include <algorithm>

namespace attentoscope::ui {

void HeadChoice::preview(std::optional<AttentionHead> head)
{
    m_preview = head;
}

void HeadChoice::keep(AttentionHead head)
{
    const bool isOnlyOne = m_chosen == std::vector{head};
    clear();
    if (!isOnlyOne)
        m_chosen = {head};
}

void HeadChoice::add(AttentionHead head)
{
    m_wantsOwnMap = false;
    m_alone.reset();
    m_preview.reset(); // the chosen head must be displayed, and not a preview
    std::erase_if(m_chosen, [&](AttentionHead other) { return other.kind != head.kind; });
    const auto place = std::ranges::lower_bound(m_chosen, head);
    if (place != m_chosen.end() && *place == head)
        m_chosen.erase(place);
    else
        m_chosen.insert(place, head);
}

void HeadChoice::showAlone(AttentionHead head)
{
    const bool wasAlone = m_alone == head;
    m_wantsOwnMap = false;
    m_alone.reset();
    m_preview.reset();
    if (m_chosen.size() < 2 || !isChosen(head))
        m_chosen = {head};
    else if (!wasAlone)
        m_alone = head;
}

void HeadChoice::showMean()
{
    m_alone.reset();
    m_preview.reset();
    m_wantsOwnMap = m_chosen.empty();
}

void HeadChoice::clear()
{
    *this = {};
}

void HeadChoice::dropMissing(const std::vector<HeadMap>& heads)
{
    const auto isMissing = [&](AttentionHead head) {
        return std::ranges::find(heads, head, &HeadMap::id) == heads.end();
    };
    std::erase_if(m_chosen, isMissing);
    for (auto* head : {&m_alone, &m_preview})
        if (*head && isMissing(**head))
            head->reset();
}

bool HeadChoice::isChosen(AttentionHead head) const
{
    return std::ranges::binary_search(m_chosen, head);
}

std::vector<AttentionHead> HeadChoice::shown() const
{
    if (m_preview)
        return {*m_preview};
    return m_alone ? std::vector{*m_alone} : m_chosen;
}

} // namespace attentoscope::ui
