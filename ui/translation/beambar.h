// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/beam.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace attentoscope::ui {

class BeamTree;
class BeamWindow;

/// The hypotheses of a beam search with their scores, one of which is displayed, and a button for their tree.
class BeamBar : public QWidget
{
    Q_OBJECT

public:
    explicit BeamBar(QWidget* parent = nullptr);

    /// Null hides the bar. The displayed rank stays if the new beam has it.
    void setBeam(std::shared_ptr<const Beam> beam);
    bool hasBeam() const { return m_beam && !m_beam->hypotheses.empty(); }
    void openTree(); ///< the window with the tree, if there is a beam
    void showBest(); ///< from the next beam on
    const BeamHypothesis* shown() const; ///< null: no beam
    QComboBox* chooser() const { return m_chooser; }
    QToolButton* treeButton() const { return m_treeButton; }
    BeamTree& tree() const;

signals:
    void hypothesisChosen(); ///< by the user

private:
    void choose(int hypothesis);

    std::shared_ptr<const Beam> m_beam;
    QComboBox* m_chooser = nullptr;
    QToolButton* m_treeButton = nullptr;
    BeamWindow* m_window = nullptr;
};

} // namespace attentoscope::ui
