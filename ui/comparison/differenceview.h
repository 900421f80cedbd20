// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/comparison/differencemap.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/style/exportable.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace attentoscope::ui {

class HeatmapPlot;

/// A's weights minus B's as a matrix, blue where B looks more and orange where A does; a message where there is none.
/// Pointer or arrow keys say which cell is looked at; whoever owns the view reads it out.
class DifferenceView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit DifferenceView(QWidget* parent = nullptr);

    void showMap(const DifferenceMap& map);
    void showMessage(const QString& message);
    void showPointed(std::optional<Cell> cell); ///< tells nobody
    [[nodiscard]] std::optional<Cell> pointedCell() const { return m_pointed; }
    /// Those of the two matrices beside it, as far as they have a meaning here.
    void setOptions(const AttentionOptions& options);
    [[nodiscard]] const std::optional<DifferenceMap>& map() const { return m_map; }
    [[nodiscard]] QString message() const;
    [[nodiscard]] HeatmapPlot& heatmap() const { return *m_plot; }

    [[nodiscard]] bool hasContent() const override { return m_map.has_value(); }
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 180}; }

signals:
    void pointed(std::optional<attentoscope::ui::Cell> cell);
    void chosen(attentoscope::ui::Cell cell); ///< clicked, or Enter

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void point(std::optional<Cell> cell);
    [[nodiscard]] std::optional<Cell> cellForKey(int key) const;

    HeatmapPlot* m_plot = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_note = nullptr;
    QStackedWidget* m_pages = nullptr;
    std::optional<DifferenceMap> m_map;
    std::optional<Cell> m_pointed;
};

} // namespace attentoscope::ui
