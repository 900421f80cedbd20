// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/erasure.h"
#include "engine/types/error.h"
#include "engine/types/translation.h"
#include "engine/types/wordlinks.h"
#include "ui/heads/headsoff.h"
#include "ui/heads/litwords.h"
#include "ui/mainview/viewheader.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/view/attentionview.h"

#include <QObject>

#include <array>
#include <optional>

class QShortcut;

namespace attentoscope::ui {

class HeadNumbers;
class HeadsView;
class TranslationBox;

/// Heads that the user switches off in the heads view. The user's own sentence is translated without them, and the view
/// describes the changes. A sentence of another list first becomes the user's own.
class ViewHeadsOff : public QObject
{
    Q_OBJECT

public:
    ViewHeadsOff(HeadsView& heads, TranslationBox& box, QWidget* mainView); ///< both must outlive this object

    HeadsOffMeasuring& measuring() { return m_measuring; }
    void show(MainPage view, const Translation& shown); ///< empty: no translation
    void forgetModel(); ///< called because the next model may have other heads
    /// Switches all heads on; false if none was off, or if the displayed sentence was translated with all heads.
    bool release();

private:
    void switchHeads(const std::vector<AttentionHead>& heads);
    void apply();
    void refresh();
    void listenForEscape(QWidget& widget);

    HeadsView& m_heads;
    TranslationBox& m_box;
    HeadsOff m_off;
    HeadsOffMeasuring m_measuring;
    MainPage m_view = MainPage::Pairs;
    Translation m_shown;
    std::vector<QShortcut*> m_escapes; ///< they have priority over any other use of Esc
};

/// Connects heatmap and heads. The heatmap displays the heads that are chosen or pointed at. Words under its pointer
/// are highlighted in all heads.
class ViewHeads : public QObject
{
    Q_OBJECT

public:
    ViewHeads(AttentionView& attention, HeadsView& heads, QObject* parent); ///< both must outlive this object

    HeadsView& view() const { return m_heads; }
    HeadNumbers& numbers() const { return *m_measures; }
    /// Shows the translation in the heatmap, with its heads.
    void show(const Translation& translation, CellForcing forcing);
    void clear(const QString& message); ///< shows the message in place of a translation
    /// Shows weights, or weights times the lengths of values. The latter replace the weights when the engine has
    /// answered.
    void setNumbers(MapNumbers numbers);
    /// Takes the answer to valuesRequested(). Weights are shown if it failed, or if the weights of the model have
    /// changed since the translation.
    void showValues(const Result<ValueLengths>& lengths);
    void forgetModel(); ///< called because the next model may have no heads
    void setAttentionShown(bool shown); ///< whether the main view displays the heatmap
    [[nodiscard]] bool areWanted() const; ///< whether the heads would be displayed if there were room
    void setHasRoom(bool hasRoom);
    void setWanted(bool wanted); ///< the user shows or hides the heads, if there are any
    bool areThere() const { return m_areThere; } ///< whether the model's translations have heads
    std::optional<AttentionHead> forcedHead() const; ///< the head of a forced row; none: every cross head
    bool release(); ///< clears the choice; false: nothing was chosen

signals:
    void availabilityChanged();
    void valuesRequested(const attentoscope::Translation& translation);

private:
    struct Marks
    {
        std::optional<Cell> pin;
        WordSelection selection;
    };
    void refresh();
    void takeOptions();
    void askForValues();
    void showNumbers(const Translation& translation, MapNumbers numbers);
    [[nodiscard]] LinkRule shownRule() const;
    CellForcing cellForcing() const;
    void refreshVisibility();
    void setAreThere(bool areThere);
    void changeKind(HeadKind kind);
    void restoreMarks();
    void light(std::optional<Cell> cell, std::optional<Word> word);

    AttentionView& m_attention;
    HeadsView& m_heads;
    HeadNumbers* m_measures = nullptr;
    MapNumbers m_wantedNumbers = MapNumbers::Weights;
    MapNumbers m_numbers = MapNumbers::Weights; ///< kind of numbers in m_translation
    Translation m_given; ///< the translation with its weights
    bool m_isAsking = false; ///< whether a request for lengths of values is open
    bool m_isOutdated = false; ///< whether another translation has arrived since that request
    Translation m_translation;
    CellForcing m_forcing = CellForcing::Off; ///< for the translation's own map
    HeadKind m_kind = HeadKind::Cross; ///< kind of the map in the heatmap
    std::array<Marks, 3> m_marks; ///< marks of the hidden kinds
    WordPieces m_pieces; ///< how the marks count words
    bool m_areThere = false;
    bool m_isWanted = true;
    bool m_hasRoom = true;
    bool m_isAttentionShown = false;
};

} // namespace attentoscope::ui
