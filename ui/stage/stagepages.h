// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/stageheader.h"

#include <QStackedWidget>

namespace attentoscope::ui {

class AttentionView;
class PairsView;
class ValidationHistory;
class ValidationView;

/// What fills the stage, one at a time: the pairs that were loaded, attention, or the list of validated pairs.
class StagePages : public QStackedWidget
{
    Q_OBJECT

public:
    StagePages(ValidationHistory& validation, QWidget* parent); ///< the history outlives this

    PairsView& pairs() const { return *m_pairs; }
    AttentionView& attention() const { return *m_attention; }
    bool showsAttention() const;
    void showPage(StageView view);
    bool releaseByEscape(StageView view); ///< what is pinned, selected or opened; false: nothing is
    void moveFocus(); ///< to the validated pair that was opened, or back to its card

private:
    QWidget* pageFor(StageView view) const;

    ValidationHistory& m_validation;
    PairsView* m_pairs = nullptr;
    AttentionView* m_attention = nullptr;
    ValidationView* m_validationView = nullptr;
    std::size_t m_opened = 0; ///< index of the validated pair that was opened last
};

} // namespace attentoscope::ui
