// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/comparewindow.h"

#include "ui/comparison/comparedside.h"
#include "ui/comparison/differenceview.h"
#include "ui/comparison/linkedviews.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>

#include <utility>

namespace attentoscope::ui {

CompareWindow::CompareWindow(QWidget* parent)
    : QDialog(parent)
    , m_sentence(new QLineEdit(this))
    , m_compare(new QPushButton(tr("&Compare"), this))
    , m_firstPicker(new ModelPicker(QStringLiteral("A"), this))
    , m_secondPicker(new ModelPicker(QStringLiteral("B"), this))
    , m_words(new SegmentedControl(this))
    , m_shown(new SegmentedControl(this))
    , m_options(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_first(new ComparedSide(QStringLiteral("A"), this))
    , m_second(new ComparedSide(QStringLiteral("B"), this))
    , m_difference(new DifferenceView(this))
    , m_views(new QSplitter(Qt::Horizontal, this))
    , m_readout(new ReadoutLine(this))
    , m_links(new LinkedViews(m_first->attention(), m_second->attention(), *m_difference, this))
{
    setWindowTitle(tr("Compare two models"));
    setWindowFlags(windowFlags() | Qt::WindowMinMaxButtonsHint);
    resize(grid(145), grid(88));
    m_words->setAccessibleName(tr("Target words"));
    auto* own = m_words->addSegment(int(ComparedWords::Own), tr("Each its o&wn translation"), {});
    own->setToolTip(tr("Both translate freely; words that both write are linked"));
    auto* forced = m_words->addSegment(int(ComparedWords::OfFirst), tr("B with A's wor&ds"), {});
    forced->setToolTip(tr("B goes through A's translation word by word, so that every row can be compared"));
    auto* together = m_words->addSegment(int(ComparedWords::Together), tr("Both to&gether"), {});
    together->setToolTip(tr("In place of B: what A and B write together, each word by the mean of their probabilities, "
                            "with the mean of their attention"));
    m_shown->setAccessibleName(tr("What is shown"));
    m_shown->addSegment(int(Shown::Both), tr("A a&nd B"), {});
    m_shown->addSegment(int(Shown::Difference), tr("Di&fference"), {});
    m_shown->addSegment(int(Shown::All), tr("A&ll three"), {});
    m_readout->setHint(tr("Point at a cell, or walk with the arrow keys: the same words light up on both sides."));
    makeMenus();
    layOut();
    connectParts();
    showParts(Shown::Both);
    const auto message = tr("Choose two models and a sentence.");
    m_first->showMessage(message);
    m_second->showMessage(message);
    m_difference->showMessage(message);
    m_sentence->setFocus();
}

void CompareWindow::makeMenus()
{
    m_options->setIcon(icon(QStringLiteral("settings")));
    m_options->setMenu(m_first->attention().optionsMenu());
    m_options->setToolTip(tr("How attention is drawn, on both sides"));
    m_export->setIcon(icon(QStringLiteral("export")));
    m_export->setToolTip(tr("Save a picture or a table"));
    auto* menu = new QMenu(m_export);
    const auto add = [this, menu](const QString& text, Exportable& view) {
        auto* action = menu->addAction(text);
        connect(action, &QAction::triggered, this, [this, &view] { emit exportRequested(&view); });
        connect(menu, &QMenu::aboutToShow, action, [action, &view] { action->setEnabled(view.hasContent()); });
    };
    add(tr("Attention of &A…"), m_first->attention());
    add(tr("Attention of &B…"), m_second->attention());
    add(tr("&Difference…"), *m_difference);
    m_export->setMenu(menu);
    for (auto* button : {m_options, m_export}) {
        button->setAutoRaise(true);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->toolTip());
    }
}

void CompareWindow::layOut()
{
    m_sentence->setAccessibleName(tr("Sentence"));
    m_sentence->setPlaceholderText(tr("A sentence for both models"));
    m_compare->setDefault(true);
    auto* top = new QGridLayout;
    top->setHorizontalSpacing(grid(2));
    top->setVerticalSpacing(grid(1));
    auto* typed = new QHBoxLayout;
    typed->addWidget(m_sentence, 1);
    typed->addWidget(m_compare);
    top->addLayout(typed, 0, 0, 1, 2);
    top->addWidget(m_firstPicker, 1, 0);
    top->addWidget(m_secondPicker, 1, 1);
    top->setColumnStretch(0, 1);
    top->setColumnStretch(1, 1);
    auto* modes = new QHBoxLayout;
    modes->addWidget(m_words);
    modes->addStretch(1);
    modes->addWidget(m_shown);
    modes->addWidget(m_options);
    modes->addWidget(m_export);

    m_views->setChildrenCollapsible(false);
    for (QWidget* side :
        {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_second), static_cast<QWidget*>(m_difference)}) {
        side->setAutoFillBackground(true);
        side->setBackgroundRole(QPalette::Base);
        m_views->addWidget(side);
        m_views->setStretchFactor(m_views->count() - 1, 1);
    }
    auto* whole = new QVBoxLayout(this);
    whole->setSpacing(grid(1));
    whole->addLayout(top);
    whole->addLayout(modes);
    whole->addWidget(m_views, 1);
    whole->addWidget(m_readout);
}

void CompareWindow::connectParts()
{
    connect(m_compare, &QPushButton::clicked, this, &CompareWindow::compare);
    connect(new QShortcut(Qt::Key_F5, this), &QShortcut::activated, this, &CompareWindow::compare);
    for (auto* picker : {m_firstPicker, m_secondPicker}) {
        connect(picker, &ModelPicker::changed, this, &CompareWindow::compare);
        connect(picker, &ModelPicker::savesWanted, this, &CompareWindow::savesWanted);
        connect(picker, &ModelPicker::otherRunWanted, this, [this, picker] { emit otherRunWanted(picker); });
    }
    for (auto* side : {m_first, m_second})
        connect(side, &ComparedSide::headChanged, this, &CompareWindow::showDifference);
    connect(m_words, &SegmentedControl::chosen, this, &CompareWindow::compare);
    connect(m_shown, &SegmentedControl::chosen, this, [this](int shown) { showParts(Shown(shown)); });
    connect(m_links, &LinkedViews::readingChanged, this, &CompareWindow::showReading);
    connect(&m_first->attention(), &AttentionView::optionsChanged, this, [this] {
        const auto& view = m_first->attention();
        if (std::exchange(m_pieces, view.options().pieces) != m_pieces && view.hasContent())
            showDifference();
    });
}

void CompareWindow::showParts(Shown shown)
{
    m_first->setVisible(shown != Shown::Difference);
    m_second->setVisible(shown != Shown::Difference);
    m_difference->setVisible(shown != Shown::Both);
    m_views->setSizes({width(), width(), width()}); // shared evenly by those that are shown
}

void CompareWindow::setMemoryModel(bool isThere)
{
    for (auto* picker : {m_firstPicker, m_secondPicker})
        picker->setMemoryModel(isThere);
}

void CompareWindow::setRuns(const std::vector<NamedRun>& runs)
{
    for (auto* picker : {m_firstPicker, m_secondPicker})
        picker->setRuns(runs);
}

void CompareWindow::setSentence(const QString& sentence)
{
    if (m_sentence->text().trimmed().isEmpty())
        m_sentence->setText(sentence);
}

void CompareWindow::setWords(ComparedWords words)
{
    m_words->setCurrent(int(words));
    compare();
}

void CompareWindow::showSaves(const RunRecord& record)
{
    for (auto* picker : {m_firstPicker, m_secondPicker})
        picker->showSaves(record);
}

ComparisonRequest CompareWindow::request() const
{
    ComparisonRequest request;
    request.source = m_sentence->text().toStdString();
    request.first = m_firstPicker->model();
    request.second = m_secondPicker->model();
    request.words = ComparedWords(m_words->current());
    return request;
}

void CompareWindow::compare()
{
    const bool isWhole =
        m_firstPicker->isChosen() && m_secondPicker->isChosen() && !m_sentence->text().trimmed().isEmpty();
    if (!isVisible() || !isWhole)
        return;
    m_isOutdated = m_isWaiting;
    if (m_isWaiting)
        return;
    m_isWaiting = true;
    emit compareRequested(request());
}

void CompareWindow::stopWaiting()
{
    m_isWaiting = false;
    m_isOutdated = false;
}

void CompareWindow::showComparison(const Comparison& comparison)
{
    m_isWaiting = false;
    if (std::exchange(m_isOutdated, false))
        return compare();
    m_first->showAnswer(comparison.first, m_firstPicker->name(), QStringLiteral("A"));
    const bool areTogether = comparison.request.words == ComparedWords::Together;
    const auto names = tr("%1 and %2").arg(m_firstPicker->name(), m_secondPicker->name());
    m_second->showAnswer(comparison.second, areTogether ? names : m_secondPicker->name(),
        areTogether ? tr("A and B together") : QStringLiteral("B"));
    m_comparison = comparison;
    showDifference();
}

void CompareWindow::showDifference()
{
    const auto& comparison = m_comparison;
    // What is drawn: cells are counted in whole words where pieces are merged.
    const auto shown = [](const AttentionView& view, const Translation& whole) -> const Translation& {
        return view.hasContent() ? view.translation() : whole;
    };
    const Translation& first = shown(m_first->attention(), comparison.first.translation);
    const Translation& second = shown(m_second->attention(), comparison.second.translation);
    const TokenMatch source(first.source, second.source);
    const TokenMatch target(first.target, second.target);
    if (comparison.first.error || comparison.second.error)
        m_difference->showMessage(tr("A difference needs both translations: see the message of the other view."));
    else if (const auto map = differenceOf(first, second, source, target))
        m_difference->showMap(*map);
    else
        m_difference->showMessage(map.error());
    m_links->setMatches(source, target);
}

void CompareWindow::showReading()
{
    const auto reading = m_links->reading();
    m_readout->setReading(reading);
    m_difference->setAccessibleDescription(reading.isEmpty() ? m_difference->message() : reading);
}

void CompareWindow::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (event->spontaneous())
        return; // minimised
    stopWaiting();
    emit closed();
}

} // namespace attentoscope::ui
