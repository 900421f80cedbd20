// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/heads/headsoff.h"
#include "ui/mainview/viewheader.h"

#include <QObject>

class QShortcut;

namespace attentoscope::ui {

class HeadsView;
class TranslationBox;

/// Heads that the person switches off in the heads view: the person's own sentence is translated without them, and the
/// view says in words what changed. A sentence of another list becomes the person's own first.
class ViewHeadsOff : public QObject
{
    Q_OBJECT

public:
    ViewHeadsOff(HeadsView& heads, TranslationBox& box, QWidget* mainView); ///< both outlive this

    HeadsOffMeasuring& measuring() { return m_measuring; }
    void show(MainPage view, const Translation& shown); ///< empty: there is none
    void forgetModel(); ///< another one may have other heads
    bool release(); ///< puts all heads back; false: none is off, or the sentence shown has them all

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
    std::vector<QShortcut*> m_escapes; ///< before whatever else Esc means
};

} // namespace attentoscope::ui
