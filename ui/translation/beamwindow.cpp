// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/beamwindow.h"

#include "ui/plots/beam/beamtree.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace attentoscope::ui {

BeamWindow::BeamWindow(QWidget* parent) : QDialog(parent), m_tree(new BeamTree(this))
{
    setWindowTitle(tr("Beam tree"));
    auto* scroll = new QScrollArea(this);
    scroll->setBackgroundRole(QPalette::Base);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_tree);
    auto* help =
        makeQuietLabel(tr("Under each word is its score so far, the sum of log probabilities. A thicker line "
                          "means a likelier word. At the end of a translation are its rank and its score over the "
                          "length penalty. Click a word, or walk with the arrow keys and press Enter, to see the "
                          "attention of its translation."),
            this);
    help->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1.5));
    column->addWidget(scroll, 1);
    column->addWidget(help);
    connect(m_tree, &BeamTree::nodeWalked, scroll, [scroll](const QRect& place) {
        scroll->ensureVisible(place.center().x(), place.center().y(), place.width(), place.height());
    });
    resize(grid(110), grid(55));
}

} // namespace attentoscope::ui
