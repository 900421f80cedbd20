// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/leastheads.h"
#include "ui/heads/headchartview.h"

namespace attentoscope::ui {

/// Shows how BLEU falls while heads are removed, the least needed first.
class LeastHeadsView : public HeadChartView
{
    Q_OBJECT

public:
    explicit LeastHeadsView(QWidget* parent = nullptr);

    /// Also called during the search. Without sentences, nothing is displayed.
    void showHeads(const LeastHeads& least);

    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;
    [[nodiscard]] std::optional<std::int64_t> shownStep() const override { return m_least.step; }

private:
    LeastHeads m_least;
};

} // namespace attentoscope::ui
