// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"
#include "ui/heads/headchartview.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/style/exportable.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QToolButton;

namespace attentoscope::ui {

class HeatmapPlot;
class ReadoutLine;

/// Shows how alike the heads of a kind are, in a matrix in which alike heads are neighbours. A cell is 1 minus the
/// divergence of two heads. The pointer or the arrow keys choose a cell.
class LikenessView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit LikenessView(QWidget* parent = nullptr);

    /// Without patterns, nothing is displayed.
    void showPatterns(const HeadPatterns& patterns);
    void setKind(HeadKind kind); ///< sets it as the person would
    [[nodiscard]] const KindLikeness* shown() const; ///< null: nothing is displayed
    [[nodiscard]] std::vector<AttentionHead> order() const { return m_order; } ///< order of rows and columns
    void point(std::optional<Cell> cell);
    [[nodiscard]] QString reading() const; ///< text about the current cell
    [[nodiscard]] HeatmapPlot& heatmap() const { return *m_plot; }

    [[nodiscard]] bool hasContent() const override { return shown() != nullptr; }
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] QSize suggestedSize(const ExportOptions& options) override;
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;
    [[nodiscard]] std::optional<std::int64_t> shownStep() const override { return m_patterns.step; }

signals:
    void exportRequested(attentoscope::ui::Exportable* view);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void refresh();

    HeadPatterns m_patterns;
    std::vector<AttentionHead> m_order;
    std::vector<double> m_divergences; ///< in the order of m_order, row by row
    std::optional<Cell> m_pointed;
    QComboBox* m_kind = nullptr;
    QToolButton* m_export = nullptr;
    HeatmapPlot* m_plot = nullptr;
    ReadoutLine* m_readout = nullptr;
};

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
