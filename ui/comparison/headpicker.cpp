// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/headpicker.h"

#include "ui/heads/headwords.h"

#include <algorithm>

namespace attentoscope::ui {

HeadPicker::HeadPicker(const QString& letter, QWidget* parent) : QComboBox(parent)
{
    setAccessibleName(tr("Head of model %1").arg(letter));
    setToolTip(tr("Which head's rows are compared"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setVisible(false);
    connect(this, &QComboBox::activated, this, &HeadPicker::headChosen);
}

void HeadPicker::offer(const std::vector<HeadMap>& heads)
{
    std::vector<AttentionHead> offered;
    for (const HeadMap& map : heads)
        if (map.id.kind == HeadKind::Cross)
            offered.push_back(map.id);
    setVisible(!offered.empty());
    if (offered == m_heads)
        return;
    const auto chosen = head();
    m_heads = std::move(offered);
    clear();
    addItem(headsTitle({}));
    for (const AttentionHead each : m_heads)
        addItem(headName(each));
    const auto place = chosen ? std::ranges::find(m_heads, *chosen) : m_heads.end();
    setCurrentIndex(place == m_heads.end() ? 0 : static_cast<int>(place - m_heads.begin()) + 1);
}

std::optional<AttentionHead> HeadPicker::head() const
{
    if (currentIndex() < 1)
        return std::nullopt;
    return m_heads[static_cast<std::size_t>(currentIndex()) - 1];
}

} // namespace attentoscope::ui
