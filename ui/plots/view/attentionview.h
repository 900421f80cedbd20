// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentionplot.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/style/exportable.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>

class QAction;
class QMenu;

namespace attentoscope::ui {

class AttentionInput;
class AttentionPages;
class ElidedLabel;
class ReadoutLine;

/// Whose words stand beside a map: a translation's own, or words of one side twice.
enum class MapWords : std::uint8_t { SourceAndTarget, OneSide };

/// Whether the title stands above the map, or somewhere else on the screen.
enum class MapTitle : std::uint8_t { Above, Elsewhere };

/// Which map of a translation is shown, where it has several.
struct MapIdentity
{
    QString title; ///< of the map and of its pictures; empty: there is only one
    MapTitle titlePlace = MapTitle::Above;
    MapWords words = MapWords::SourceAndTarget;
    QString sentence; ///< that was translated, where the map is of one side

    bool operator==(const MapIdentity&) const = default;
};

enum class PinMove : std::uint8_t { Chosen, Walked }; ///< by a click or Enter, or cell by cell with the arrow keys

/// What the person did to the pin of an attention view; without a cell nothing is pinned.
struct PinChange
{
    std::optional<Cell> before;
    std::optional<Cell> after;
    PinMove how = PinMove::Chosen;
};

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
    /// What to know when reading this model's maps, such as why all rows are equal; shown below the
    /// map in one line, in full as its tool tip.
    void setNote(const QString& note);
    void setMap(const MapIdentity& map); ///< which of a translation's maps is shown from now on
    [[nodiscard]] bool showsTranslation() const; ///< rows are target words, columns source words
    [[nodiscard]] QString sentence() const; ///< that was translated
    void setPresented(bool presented); ///< the line below says how that ends
    [[nodiscard]] const Translation& translation() const; ///< what is drawn: in whole words where pieces are merged
    [[nodiscard]] const Translation& tokens() const; ///< what was given to be shown

    void setOptions(const AttentionOptions& options);
    [[nodiscard]] const AttentionOptions& options() const;
    /// Changes one of the options.
    template <typename Value>
    void choose(Value AttentionOptions::* option, Value value)
    {
        AttentionOptions changed = options();
        changed.*option = value;
        setOptions(changed);
    }
    /// Everything about how it is drawn, as one menu; also the context menu.
    [[nodiscard]] QMenu* optionsMenu() const { return m_optionsMenu; }

    [[nodiscard]] std::optional<Cell> currentCell() const; ///< the pinned one, otherwise the one under the pointer
    [[nodiscard]] std::optional<Cell> pinnedCell() const;
    [[nodiscard]] std::optional<Cell> pinnedTokens() const; ///< counted in tokens(); of words, their first ones
    void pinCell(Cell cell);
    /// By the person, with the pointer or keys. False: that is where they pointed already.
    bool point(std::optional<Cell> cell, std::optional<Word> word = {});
    /// Lights what another view of the same words is pointed at; tells nobody.
    void showPointed(std::optional<Cell> cell, std::optional<Word> word);
    void releasePin();
    void setCellForcing(CellForcing forcing);
    bool force(Cell cell); ///< asks for it; false: nothing can be forced
    void explain(Cell cell); ///< pins it and triggers the explanation, where there is one
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
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

signals: // cells are counted in tokens()
    void cellHovered(int row, int column);
    void cellLeft();
    /// By pointer or keys, at a cell, at a word beside the cells, or at nothing.
    void pointed(std::optional<attentoscope::ui::Cell> cell, std::optional<attentoscope::ui::Word> word);
    void cellPinned(int row, int column);
    void pinReleased();
    void pinChosen(const attentoscope::ui::PinChange& change); ///< by the person; it is done already
    void cellForced(int row, int column); ///< Ctrl with a click or Enter
    void contentChanged(); ///< another translation, or none
    void selectionChanged();
    void optionsChanged();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void layOut();
    void showReading();
    void showHint();
    void showGold();
    void tellWhatIsGone(std::optional<Cell> pin, const WordSelection& selected);

    AttentionPages* m_pages = nullptr;
    std::unique_ptr<AttentionInput> m_input; ///< goes before what it listens to
    ReadoutLine* m_readout = nullptr;
    ElidedLabel* m_title = nullptr; ///< which map it is
    ElidedLabel* m_note = nullptr;
    ElidedLabel* m_gold = nullptr; ///< error rate and meaning of the outlines
    QMenu* m_optionsMenu = nullptr;
    QAction* m_explanation = nullptr;
    std::optional<Cell> m_hovered;
    MapIdentity m_map;
    bool m_isPresented = false;
    CellForcing m_forcing = CellForcing::Off;
    std::optional<Word> m_hoveredWord;
};

} // namespace attentoscope::ui
