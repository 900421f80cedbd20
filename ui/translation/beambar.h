// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace attentoscope::ui {

class BeamTree;
class BeamWindow;

/// The hypotheses of a beam search with their scores, and a button that shows their tree. One hypothesis is displayed.
class BeamBar : public QWidget
{
    Q_OBJECT

public:
    explicit BeamBar(QWidget* parent = nullptr);

    /// Null hides the bar. The displayed rank stays if the new beam has it.
    void setBeam(std::shared_ptr<const Beam> beam);
    bool hasBeam() const { return m_beam && !m_beam->hypotheses.empty(); }
    void openTree(); ///< opens the window with the tree, if there is a beam
    void showBest(); ///< shows the best hypothesis of every later beam
    const BeamHypothesis* shown() const; ///< null if there is no beam
    QComboBox* chooser() const { return m_chooser; }
    QToolButton* treeButton() const { return m_treeButton; }
    BeamTree& tree() const;

signals:
    void hypothesisChosen(); ///< the user has chosen another hypothesis

private:
    void choose(int hypothesis);

    std::shared_ptr<const Beam> m_beam;
    QComboBox* m_chooser = nullptr;
    QToolButton* m_treeButton = nullptr;
    BeamWindow* m_window = nullptr;
};

} // namespace attentoscope::ui
