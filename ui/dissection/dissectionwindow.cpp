// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/dissectionwindow.h"

#include "ui/dissection/contextview.h"
#include "ui/dissection/dissectiontexts.h"
#include "ui/dissection/likelywordsview.h"
#include "ui/dissection/rowview.h"
#include "ui/dissection/termsview.h"
#include "ui/theme/grid.h"
#include "ui/widgets/equationhtml.h"
#include "ui/widgets/labels.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace attentoscope::ui {

namespace {

/// So that a small model, which answers at once while it is trained, leaves time to draw what it says.
constexpr std::chrono::milliseconds shownFor(150);

/// A part of the window with its title and a line of help, which can be changed later.
struct SectionParts
{
    QWidget* whole = nullptr;
    QLabel* title = nullptr;
    QLabel* help = nullptr;
};

SectionParts addSection(QVBoxLayout& column, const QString& title, QWidget* content)
{
    SectionParts parts{.whole = new QWidget(column.parentWidget())};
    parts.title = new TextLabel(title, parts.whole);
    makeTitle(parts.title, 1);
    parts.help = makeQuietLabel({}, parts.whole);
    parts.help->setWordWrap(true);
    auto* lines = new QVBoxLayout(parts.whole);
    lines->setContentsMargins(0, grid(1), 0, 0);
    lines->addWidget(parts.title);
    lines->addWidget(parts.help);
    lines->addWidget(content);
    column.addWidget(parts.whole);
    return parts;
}

} // namespace

DissectionWindow::DissectionWindow(QWidget* parent)
    : QDialog(parent)
    , m_heading(new TextLabel(this))
    , m_equation(new RichLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_terms(new TermsView)
    , m_row(new RowView)
    , m_context(new ContextView)
    , m_output(new TermsView)
    , m_words(new LikelyWordsView)
{
    setWindowTitle(tr("How this weight came about"));
    setMinimumWidth(grid(88));
    resize(grid(96), grid(84));
    makeTitle(m_heading, 2);
    m_heading->setWordWrap(true);
    makeEquation(*m_equation);
    m_scroll->setWidget(makeContent());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(windowTitle());
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    m_scroll->installEventFilter(this);
    m_pace.setSingleShot(true);
    m_pace.setInterval(shownFor);
    connect(&m_pace, &QTimer::timeout, this, &DissectionWindow::showLatest);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(grid(1));
    column->addWidget(m_heading);
    column->addWidget(m_equation);
    column->addWidget(m_scroll, 1);
    auto* hint = makeQuietLabel(
        tr("The arrow keys go to the next cell, Page Up and Page Down scroll. In the strips orange is above zero and "
           "blue is below; the stronger the colour, the farther from zero. Point at a strip to read its numbers."),
        this);
    hint->setWordWrap(true);
    column->addWidget(hint);
    m_scroll->setFocus();
}

QWidget* DissectionWindow::makeContent()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, grid(1), 0);
    m_scoreHelp = addSection(*column, tr("The score"), m_terms).help;
    m_rowHelp = addSection(*column, tr("From scores to weights"), m_row).help;
    const auto context = addSection(*column, {}, m_context);
    m_contextTitle = context.title;
    m_contextHelp = context.help;
    const auto output = addSection(*column, tr("What the head adds"), m_output);
    output.help->setText(
        tr("What this cell adds to the context, and what the head's columns of the output matrix make of "
           "the context. All heads of the layer are added up, with a bias."));
    m_outputSection = output.whole;
    const auto words = addSection(*column, tr("The next word"), m_words);
    words.help->setText(tr(
        "The likeliest words with their logits, which are their scores before the softmax over all words. Beside them "
        "stands the logit if the context were the mean of all annotations: the difference is what looking at the "
        "right place adds."));
    m_wordsSection = words.whole;
    column->addStretch(1);
    return content;
}

void DissectionWindow::showDissection(const Dissection& dissection)
{
    m_latest = dissection;
    if (!m_pace.isActive())
        showLatest();
}

void DissectionWindow::showLatest()
{
    if (!m_latest)
        return;
    const auto dissection = *std::exchange(m_latest, std::nullopt);
    m_pace.start();
    m_equation->setMarkup(equationBlock(QString::fromStdString(dissection.equation)));
    showTexts(dissection);
    m_scroll->setVisible(true);
    const int place = m_scroll->verticalScrollBar()->value();
    m_terms->setTerms(dissection.terms);
    m_output->setTerms(dissection.outputTerms, dissection.terms);
    m_outputSection->setVisible(!dissection.outputTerms.empty());
    m_wordsSection->setVisible(!dissection.words.empty());
    m_row->setDissection(dissection);
    m_context->setDissection(dissection);
    m_words->setDissection(dissection);
    m_scroll->verticalScrollBar()->setValue(place);
}

Task DissectionWindow::taskOf(const Dissection& dissection) const
{
    const auto kind = std::ranges::find(m_kinds, dissection.kind, &AttentionKindInfo::id);
    return kind == m_kinds.end() ? Task::Sentences : kind->task;
}

/// What heading and sections say about this cell.
void DissectionWindow::showTexts(const Dissection& dissection)
{
    const auto task = taskOf(dissection);
    const auto texts = textsOf(dissection, task, locale());
    m_heading->setText(texts.heading);
    m_scroll->setAccessibleDescription(texts.heading);
    m_scoreHelp->setText(texts.score);
    m_rowHelp->setText(texts.row);
    m_contextTitle->setText(texts.contextTitle);
    m_contextHelp->setText(texts.context);
    m_context->setTask(task);
}

void DissectionWindow::showMessage(const QString& message)
{
    m_latest.reset();
    m_heading->setText(message);
    m_equation->clear();
    m_scroll->setVisible(false);
}

void DissectionWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_scroll->verticalScrollBar()->setValue(0);
}

bool DissectionWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_scroll || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int rows = (key == Qt::Key_Down) - (key == Qt::Key_Up);
    const int columns = (key == Qt::Key_Right) - (key == Qt::Key_Left);
    if (rows == 0 && columns == 0)
        return false;
    emit moveRequested(rows, columns);
    return true;
}

} // namespace attentoscope::ui
