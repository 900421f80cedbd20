// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/beambar.h"

#include "ui/plots/beam/beamtree.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

/// The tree of a beam search, in a separate window that stays open beside the heatmap.
class BeamWindow : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(BeamWindow)

public:
    explicit BeamWindow(QWidget* parent = nullptr);

    BeamTree& tree() const { return *m_tree; }

private:
    BeamTree* m_tree = nullptr;
};

BeamWindow::BeamWindow(QWidget* parent) : QDialog(parent), m_tree(new BeamTree(this))
{
    setWindowTitle(tr("Beam tree"));
    auto* scroll = new QScrollArea(this);
    scroll->setBackgroundRole(QPalette::Base);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_tree);
    auto* help =
        makeQuietLabel(tr("Under each word is its score so far, the sum of log probabilities. A thicker line means a "
                          "likelier word. At the end of a translation are its rank and its score divided by the "
                          "length penalty. Click a word, or use the arrow keys and press Enter, to see the attention "
                          "of its translation."),
            this);
    help->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1.5));
    column->addWidget(scroll, 1);
    column->addWidget(help);
    connect(m_tree, &BeamTree::nodeReached, scroll, [scroll](const QRect& place) {
        scroll->ensureVisible(place.center().x(), place.center().y(), place.width(), place.height());
    });
    resize(grid(110), grid(55));
}

BeamBar::BeamBar(QWidget* parent)
    : QWidget(parent)
    , m_chooser(new QComboBox(this))
    , m_treeButton(new QToolButton(this))
    , m_window(new BeamWindow(this))
{
    nameChooser(*m_chooser, tr("Translations of the beam"));
    m_chooser->setToolTip(tr("What the beam found, best first. The number is the sum of log probabilities divided by "
                             "a length penalty; the largest wins."));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_treeButton->setText(tr("Tree"));
    m_treeButton->setIcon(icon(QStringLiteral("tree")));
    m_treeButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_treeButton->setAutoRaise(true);
    m_treeButton->setToolTip(tr("Show how the beam branched, word by word"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_chooser, 1);
    row->addWidget(m_treeButton);
    connect(m_chooser, &QComboBox::activated, this, &BeamBar::choose);
    connect(m_treeButton, &QToolButton::clicked, this, &BeamBar::openTree);
    connect(&m_window->tree(), &BeamTree::hypothesisChosen, this, &BeamBar::choose);
    setBeam({});
}

void BeamBar::setBeam(std::shared_ptr<const Beam> beam)
{
    m_beam = std::move(beam);
    setVisible(hasBeam());
    if (isHidden()) {
        m_chooser->clear();
        m_window->hide();
        return;
    }
    const QSignalBlocker blocker(m_chooser);
    const int shown = qMax(0, m_chooser->currentIndex());
    m_chooser->clear();
    for (const auto& [translation, ranking] : m_beam->hypotheses)
        m_chooser->addItem(tr("%1.  %2   %3")
                .arg(m_chooser->count() + 1)
                .arg(locale().toString(ranking, 'f', 2), isolated(QString::fromStdString(translation.text))));
    m_chooser->setCurrentIndex(qMin(shown, m_chooser->count() - 1));
    m_window->tree().setBeam(m_beam, std::size_t(m_chooser->currentIndex()));
}

void BeamBar::showBest()
{
    m_chooser->setCurrentIndex(0);
}

const BeamHypothesis* BeamBar::shown() const
{
    const int index = m_chooser->currentIndex();
    return m_beam && index >= 0 ? &m_beam->hypotheses[std::size_t(index)] : nullptr;
}

void BeamBar::choose(int hypothesis)
{
    m_chooser->setCurrentIndex(hypothesis);
    m_window->tree().setShown(std::size_t(hypothesis));
    emit hypothesisChosen();
}

BeamTree& BeamBar::tree() const
{
    return m_window->tree();
}

void BeamBar::openTree()
{
    if (!hasBeam())
        return;
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

} // namespace attentoscope::ui
