// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/exportable.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace attentoscope::ui {

class HeadChart;
class ReadoutLine;

struct ChartPoint
{
    double key = 0.0;
    double value = 0.0;
    std::optional<double> even; ///< share that even attention would give
    QString tick; ///< label below a bar; empty: the key
    QString reading; ///< text when a person points at it
};

enum class ChartShape : std::uint8_t { Bars, Curve };

/// Numbers of heads in a plane.
struct ChartContents
{
    ChartShape shape = ChartShape::Bars;
    std::vector<ChartPoint> points; ///< in the order of their keys
    QString across; ///< titles of the axes
    QString up;
    std::optional<double> limit; ///< a line across the plot
};

/// A button that exports the picture or the numbers of a view of heads.
QToolButton* makeExportButton(QWidget* view);

/// A chart with a line of choices above it and a reading below. Pointer or arrow keys choose a point.
class HeadChartView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit HeadChartView(QWidget* parent = nullptr);

    [[nodiscard]] const ChartContents& shown() const;
    [[nodiscard]] QString reading() const; ///< text about the current point
    [[nodiscard]] bool hasContent() const override { return !shown().points.empty(); }
    [[nodiscard]] StyledPlot& plot() override;

signals:
    void exportRequested(attentoscope::ui::Exportable* view);

protected:
    QComboBox* addChoice(const QString& name);
    void show(ChartContents contents, const QString& note);
    void setHint(const QString& hint);
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void point(std::optional<std::size_t> place);

    QHBoxLayout* m_choices = nullptr;
    QToolButton* m_export = nullptr;
    QLabel* m_note = nullptr;
    HeadChart* m_chart = nullptr;
    ReadoutLine* m_readout = nullptr;
    std::optional<std::size_t> m_pointed;
};

} // namespace attentoscope::ui
