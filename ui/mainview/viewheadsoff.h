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

} // namespace attentoscope::ui
