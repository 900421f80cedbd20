// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"
#include "ui/heads/headchartview.h"

namespace attentoscope::ui {

/// Shows which classes of words, distances and places the attention or a head attends to on average.
class AveragesView : public HeadChartView
{
    Q_OBJECT

public:
    enum class What : std::uint8_t { Classes, Distances, Positions };

    explicit AveragesView(QWidget* parent = nullptr);

    void showPatterns(const HeadPatterns& patterns);
    /// Chooses them as the person would; none: the whole attention.
    void choose(std::optional<AttentionHead> head, What what);

    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;
    [[nodiscard]] std::optional<std::int64_t> shownStep() const override { return m_patterns.step; }

private:
    void refresh();

    HeadPatterns m_patterns;
    QComboBox* m_head = nullptr;
    QComboBox* m_what = nullptr;
};

} // namespace attentoscope::ui
