// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace attentoscope::ui {

class BeamTree;

/// The tree of a beam search, in a window of its own that stays open beside the heatmap.
class BeamWindow : public QDialog
{
    Q_OBJECT

public:
    explicit BeamWindow(QWidget* parent = nullptr);

    BeamTree& tree() const { return *m_tree; }

private:
    BeamTree* m_tree = nullptr;
};

} // namespace attentoscope::ui
