// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentionplot.h"
#include "ui/plots/style/exportable.h"

#include <QWidget>

#include <array>
#include <optional>

class QAction;
class QHelpEvent;
class QLabel;
class QMenu;
class QStackedWidget;

namespace attentoscope::ui {

class ReadoutLine;

/// Whether a cell can be asked for with Ctrl, to force its row onto its column.
enum class CellForcing : std::uint8_t { Off, On };

/// The attention of one sentence, as a matrix (source words on top, target words down the side) or as lines between two
/// rows of words, and a line that reads what is under the pointer. Cells are (row, column) of the attention map and
/// words are counted in the sentence, whatever is drawn and in which order.
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
    [[nodiscard]] QString goldNote() const; ///< below the map, where gold links are shown; empty: none are
    [[nodiscard]] const Translation& translation() const; ///< what is drawn: in whole words where pieces are merged
    [[nodiscard]] const Translation& tokens() const; ///< what was given to be shown

    void setOptions(const AttentionOptions& options);
    [[nodiscard]] const AttentionOptions& options() const;
    void setForm(AttentionForm form);
    [[nodiscard]] AttentionForm form() const { return options().form; }
    void setColorMap(ColorMapId id);
    [[nodiscard]] ColorMapId colorMap() const { return options().colorMap; }
    void setWeightScale(WeightScale scale);
    void setColumnOrder(ColumnOrder order);
    void setCellValues(CellValues values);
    void setSpecialTokens(SpecialTokens special);
    void setWordPieces(WordPieces pieces);
    void setCarriedShare(double share);
    void setLinkThreshold(double threshold);
    /// Everything about how it is drawn, as one menu; also the context menu.
    [[nodiscard]] QMenu* optionsMenu() const { return m_optionsMenu; }

    [[nodiscard]] std::optional<Cell> currentCell() const; ///< the pinned one, otherwise the one under the pointer
    [[nodiscard]] std::optional<Cell> pinnedCell() const;
    [[nodiscard]] std::optional<Cell> pinnedTokens() const; ///< counted in tokens(); of words, their first ones
    [[nodiscard]] QString wordAt(QPointF position) const; ///< in full, of the label there or left out there
    void pinCell(Cell cell);
    /// Lights what another view of the same words is pointed at; tells nobody.
    void showPointed(std::optional<Cell> cell, std::optional<Word> word);
    void releasePin();
    void setCellForcing(CellForcing forcing);
    /// What tells how the pinned weight came about: in the context menu, and on a double click.
    void setExplanation(QAction* action);
    /// Words whose weights are summed.
    void select(const WordSelection& selection);
    [[nodiscard]] const WordSelection& selection() const;

    [[nodiscard]] bool hasContent() const override;
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] AttentionPlot& plot() override; ///< matrix or lines, whichever is shown
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;

    [[nodiscard]] QSize sizeHint() const override { return {560, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 200}; }

signals: // cells are counted in tokens()
    void cellHovered(int row, int column);
    void cellLeft();
    /// By pointer or keys, at a cell, at a word beside the cells, or at nothing.
    void pointed(std::optional<attentoscope::ui::Cell> cell, std::optional<attentoscope::ui::Word> word);
    void cellPinned(int row, int column);
    void pinReleased();
    void cellForced(int row, int column); ///< Ctrl with a click or Enter
    void contentChanged(); ///< another translation, or none
    void selectionChanged();
    void optionsChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    template <typename Value>
    void change(Value AttentionOptions::* option, Value value);
    void layOut();
    void buildOptionsMenu();
    void setHovered(std::optional<Cell> cell, std::optional<Word> word = {});
    [[nodiscard]] bool walkByKey(const QKeyEvent& event);
    [[nodiscard]] bool selectByKey(const QKeyEvent& event);
    [[nodiscard]] bool actByKey(const QKeyEvent& event);
    [[nodiscard]] Cell cellForKeys() const;
    void moveBy(int rows, int columns);
    void moveTo(Cell cell);
    void extendSelection(Side side, int steps);
    [[nodiscard]] QString forcingReading(Cell cell) const;
    void showReading();
    void showHint();
    void showGold();
    void announceCell();
    void mousePressedAt(QPointF position, Qt::KeyboardModifiers modifiers);
    void wordPressed(Word word, Qt::KeyboardModifiers modifiers);
    void showWord(const QHelpEvent& event) const;
    void tellWhatIsGone(std::optional<Cell> pin, const WordSelection& selected);

    std::array<AttentionPlot*, 2> m_plots; ///< by form
    AttentionPlot* m_plot = nullptr; ///< the one of the chosen form; the other one is out of date
    ReadoutLine* m_readout = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_note = nullptr;
    QLabel* m_gold = nullptr; ///< error rate and meaning of the outlines
    QStackedWidget* m_pages = nullptr;
    QMenu* m_optionsMenu = nullptr;
    QAction* m_explanation = nullptr;
    std::optional<Cell> m_hovered;
    CellForcing m_forcing = CellForcing::Off;
    std::optional<Word> m_hoveredWord;
    std::optional<Word> m_anchor; ///< where a range of words began
};

} // namespace attentoscope::ui
