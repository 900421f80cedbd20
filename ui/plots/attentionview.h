// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/colormap.h"
#include "ui/plots/exportable.h"
#include "ui/plots/heatmapcontent.h"

#include <QWidget>

#include <optional>

class QHelpEvent;
class QLabel;
class QMenu;
class QStackedWidget;

namespace attentoscope::ui {

class HeatmapPlot;
class ReadoutLine;

/// Whether a cell can be asked for with Ctrl, to force its row onto its column.
enum class CellForcing : std::uint8_t { Off, On };

/// The attention of one sentence as a heatmap: source words on top, target words down the side, and a line
/// that reads the cell under the pointer. Cells are (row, column) of the attention map, whatever order
/// columns are drawn in.
class AttentionView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit AttentionView(QWidget* parent = nullptr);
    ~AttentionView() override;

    /// Cheap when only weights changed. Without attention a friendly text stands in place of the map.
    void showTranslation(const Translation& translation);
    /// Shows `message` in place of a map.
    void clear(const QString& message);
    /// What to know when reading this model's maps, such as why all rows are equal; shown below the map.
    void setNote(const QString& note);
    [[nodiscard]] const Translation& translation() const;

    void setColorMap(ColorMapId id);
    [[nodiscard]] ColorMapId colorMap() const;
    void setWeightScale(WeightScale scale);
    [[nodiscard]] WeightScale weightScale() const;
    void setColumnOrder(ColumnOrder order);
    [[nodiscard]] ColumnOrder columnOrder() const;
    void setCellValues(CellValues values);
    [[nodiscard]] CellValues cellValues() const;
    void setOptionsLike(const AttentionView& other); ///< all of them, for a view that draws the same into files
    /// Colour map, scale, order and values as one menu; also the context menu.
    [[nodiscard]] QMenu* optionsMenu() const { return m_optionsMenu; }

    [[nodiscard]] std::optional<Cell> currentCell() const; ///< the pinned one, otherwise the one under the pointer
    [[nodiscard]] std::optional<Cell> pinnedCell() const;
    [[nodiscard]] QString wordAt(QPointF position) const; ///< in full, of the label there or left out there
    void pinCell(Cell cell);
    void releasePin();
    void setCellForcing(CellForcing forcing);

    [[nodiscard]] bool hasContent() const override;
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;

    [[nodiscard]] QSize sizeHint() const override { return {560, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 200}; }

signals:
    void cellHovered(int row, int column);
    void cellLeft();
    void cellPinned(int row, int column);
    void pinReleased();
    void cellForced(int row, int column); ///< Ctrl with a click or Enter
    void contentChanged(); ///< another translation, or none
    void optionsChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildOptionsMenu();
    void setHovered(std::optional<Cell> cell);
    void moveBy(int rows, int columns);
    void moveTo(Cell cell);
    void showReading();
    void mousePressedAt(QPointF position);
    void showWord(const QHelpEvent& event) const;
    void dropStaleCells();

    HeatmapPlot* m_plot = nullptr;
    ReadoutLine* m_readout = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_note = nullptr;
    QStackedWidget* m_pages = nullptr;
    QMenu* m_optionsMenu = nullptr;
    std::optional<Cell> m_hovered;
    std::optional<Cell> m_pinned;
    CellForcing m_forcing = CellForcing::Off;
};

} // namespace attentoscope::ui
