// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/heads/litwords.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/attentionreading.h"

#include <QObject>

#include <array>
#include <optional>

namespace attentoscope::ui {

class AttentionView;
class HeadNumbers;
class HeadsView;

/// What heatmap and heads have in common. The heatmap shows the heads that are chosen or pointed at; words that are
/// pointed at in it are lit in all heads.
class ViewHeads : public QObject
{
    Q_OBJECT

public:
    ViewHeads(AttentionView& attention, HeadsView& heads, QObject* parent); ///< both outlive this

    HeadsView& view() const { return m_heads; }
    HeadNumbers& numbers() const { return *m_numbers; }
    void show(const Translation& translation, CellForcing forcing); ///< in the heatmap, and its heads
    void clear(const QString& message); ///< there is no translation
    void forgetModel(); ///< another one may have no heads
    void setAttentionShown(bool shown); ///< whether the main view shows the heatmap
    void setWanted(bool wanted); ///< by the person, where there are heads
    bool areThere() const { return m_areThere; } ///< the model's translations have heads
    std::optional<AttentionHead> forcedHead() const; ///< whose row a forced cell is; none: of every cross head
    bool release(); ///< what is chosen; false: nothing is

signals:
    void availabilityChanged();

private:
    struct Marks
    {
        std::optional<Cell> pin;
        WordSelection selection;
    };
    void refresh();
    CellForcing cellForcing() const;
    void refreshVisibility();
    void setAreThere(bool areThere);
    void changeKind(HeadKind kind);
    void restoreMarks();
    void light(std::optional<Cell> cell, std::optional<Word> word);

    AttentionView& m_attention;
    HeadsView& m_heads;
    HeadNumbers* m_numbers = nullptr;
    Translation m_translation;
    CellForcing m_forcing = CellForcing::Off; ///< of the translation's own map
    HeadKind m_kind = HeadKind::Cross; ///< of the map in the heatmap
    std::array<Marks, 3> m_marks; ///< of the kinds that are not shown
    bool m_areThere = false;
    bool m_isWanted = true;
    bool m_isAttentionShown = false;
};

} // namespace attentoscope::ui
