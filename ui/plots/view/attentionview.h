// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "engine/types/wordlinks.h"
#include "ui/plots/attention/attentionplot.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/style/exportable.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

class QAction;
class QMenu;

namespace attentoscope::ui {

class AttentionInput;
class AttentionPages;
class ElidedLabel;
class ReadoutLine;

/// The words beside a map: source and target of a translation, or the words of one side twice.
enum class MapWords : std::uint8_t { SourceAndTarget, OneSide };

/// Whether the title is above the map or elsewhere on the screen.
enum class MapTitle : std::uint8_t { Above, Elsewhere };

/// The numbers of a map: weights, or weights times the lengths of the values.
enum class MapNumbers : std::uint8_t { Weights, TimesValues };

/// Says which of a translation's maps is displayed.
struct MapIdentity
{
    QString title; ///< title of the map and of its pictures; empty if there is only one map
    MapTitle titlePlace = MapTitle::Above;
    MapWords words = MapWords::SourceAndTarget;
    QString sentence; ///< the translated sentence, if the map is of one side
    MapNumbers numbers = MapNumbers::Weights;
    LinkRule rule = {}; ///< rule for links when the options have no threshold

    bool operator==(const MapIdentity&) const = default;
};

/// Whether a click on a cell, or Enter, pins the cell or draws a link there.
enum class LinkMode : std::uint8_t { Read, Draw };

/// How a pin was set. Chosen: by a click or Enter. Walked: cell by cell with the arrow keys.
enum class PinMove : std::uint8_t { Chosen, Walked };

/// A person's change to the pin of an attention view. Without a cell, nothing is pinned.
struct PinChange
{
    std::optional<Cell> before;
    std::optional<Cell> after;
    PinMove how = PinMove::Chosen;
};

/// The attention of one sentence, with a line that describes the place under the pointer. It is a matrix (source words
/// on top, target words down the side) or lines between two rows of words. Cells are (row, column) of the attention
/// map. Words are counted in the sentence, whether they are drawn or not, and in any order.
class AttentionView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit AttentionView(QWidget* parent = nullptr);
    ~AttentionView() override;

    /// Fast if only weights have changed. Without attention, a friendly text is shown in place of the map.
    void showTranslation(const Translation& translation);
    /// Shows `message` in place of a map.
    void clear(const QString& message);
    /// Advice for reading this model's maps, for example why all rows are equal. It is shown below the map in one line,
    /// and in full as a tool tip.
    void setNote(const QString& note);
    void setMap(const MapIdentity& map); ///< says which of a translation's maps is shown
    [[nodiscard]] bool showsTranslation() const; ///< whether rows are target words and columns source words
    [[nodiscard]] QString sentence() const; ///< the translated sentence
    void setPresented(bool presented); ///< in a presentation, the line below says how to end it
    /// The translation as it is drawn. If pieces are merged, it is in whole words.
    [[nodiscard]] const Translation& translation() const;
    [[nodiscard]] const Translation& tokens() const; ///< the translation as it was given

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
    /// All choices for drawing, as one menu. It is also the context menu.
    [[nodiscard]] QMenu* optionsMenu() const { return m_optionsMenu; }

    [[nodiscard]] std::optional<Cell> currentCell() const; ///< the pinned cell, or else the cell under the pointer
    [[nodiscard]] std::optional<Cell> pinnedCell() const;
    /// Counted in tokens(). For a whole word, its first token counts.
    [[nodiscard]] std::optional<Cell> pinnedTokens() const;
    void pinCell(Cell cell);
    /// Called when the person points with the pointer or keys. Returns false if the place is the same as before.
    bool point(std::optional<Cell> cell, std::optional<Word> word = {});
    /// Highlights the place at which the person points in another view of the same words. Emits no signal.
    void showPointed(std::optional<Cell> cell, std::optional<Word> word);
    void releasePin();
    /// While links are drawn, a translation without attention has an empty map to draw them in.
    void setDrawingLinks(LinkMode mode);
    bool toggleLink(Cell cell); ///< requests the change; false if no links are drawn here
    void setCellForcing(CellForcing forcing);
    bool force(Cell cell); ///< requests the change; false if nothing can be forced
    bool explain(Cell cell); ///< pins the cell and triggers the explanation; false if there is none
    /// Sets the action that explains the pinned weight. The context menu contains it, and a double click triggers it.
    void setExplanation(QAction* action);
    /// Selects words whose weights are summed. Leaves out words that are not drawn.
    void select(const WordSelection& selection);
    [[nodiscard]] const WordSelection& selection() const;

    [[nodiscard]] bool hasContent() const override;
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] AttentionPlot& plot() override; ///< the displayed plot, matrix or lines
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;
    [[nodiscard]] std::optional<std::int64_t> shownStep() const override { return tokens().step; }

    [[nodiscard]] QSize sizeHint() const override { return {560, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

signals: // cells are counted in tokens()
    void cellHovered(int row, int column);
    void cellLeft();
    /// The person points at a cell, at a word outside the cells, or at nothing.
    void pointed(std::optional<attentoscope::ui::Cell> cell, std::optional<attentoscope::ui::Word> word);
    void cellPinned(int row, int column);
    void pinReleased();
    /// The person has changed the pin. The view shows the change already.
    void pinChosen(const attentoscope::ui::PinChange& change);
    /// The person has pressed Ctrl and clicked, or pressed Shift and Enter. Gives the first tokens of the cell, and the
    /// number of tokens of the row's word.
    void cellForced(int row, int column, int tokens);
    void linkToggled(int row, int column); ///< while links are drawn: a click or Enter on a cell
    void linkModeChanged();
    void contentChanged(); ///< another translation is shown, or none
    void selectionChanged();
    void optionsChanged();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    using DrawnWords = std::pair<TokenPlaces, TokenPlaces>; ///< those of the source and of the target

    void layOut();
    void showReading();
    void showHint();
    void showGold();
    void fitFoot();
    [[nodiscard]] DrawnWords drawnWords() const;
    void tellWhatIsGone(std::optional<Cell> pin, const WordSelection& selected);

    AttentionPages* m_pages = nullptr;
    std::unique_ptr<AttentionInput> m_input; ///< destroyed before the objects to which it listens
    ReadoutLine* m_readout = nullptr;
    ElidedLabel* m_title = nullptr; ///< says which map is shown
    ElidedLabel* m_note = nullptr;
    ElidedLabel* m_gold = nullptr; ///< error rate and meaning of the outlines
    QMenu* m_optionsMenu = nullptr;
    QAction* m_explanation = nullptr;
    std::optional<Cell> m_hovered;
    MapIdentity m_map;
    bool m_isPresented = false;
    CellForcing m_forcing = CellForcing::Off;
    LinkMode m_linkMode = LinkMode::Read;
    std::optional<Word> m_hoveredWord;
};

} // namespace attentoscope::ui
