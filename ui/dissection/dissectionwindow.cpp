// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/dissectionwindow.h"

#include "ui/dissection/contextview.h"
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

namespace attentoscope::ui {

namespace {

void addSection(QVBoxLayout& column, const QString& title, const QString& help, QWidget* content)
{
    auto* heading = new TextLabel(title, column.parentWidget());
    makeTitle(heading, 1);
    auto* text = makeQuietLabel(help, column.parentWidget());
    text->setWordWrap(true);
    column.addSpacing(grid(1));
    column.addWidget(heading);
    column.addWidget(text);
    column.addWidget(content);
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
    , m_words(new LikelyWordsView)
{
    setWindowTitle(tr("How this weight came about"));
    setMinimumWidth(grid(88));
    resize(grid(96), grid(84));
    makeTitle(m_heading, 2);
    m_heading->setWordWrap(true);
    m_scroll->setWidget(makeContent());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(windowTitle());
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    m_scroll->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(grid(1));
    column->addWidget(m_heading);
    column->addWidget(m_equation);
    column->addWidget(m_scroll, 1);
    auto* hint = makeQuietLabel(
        tr("Arrow keys go to the neighbouring cell, Page Up and Page Down scroll. Point at a strip to read its numbers: "
           "orange is above zero, blue is below, and a stronger colour is farther from zero."),
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
    addSection(*column, tr("The score"),
        tr("How well decoder and source word fit. Each line follows from the lines that it names."), m_terms);
    addSection(*column, tr("From scores to weights"),
        tr("The softmax turns the scores of all source words into shares of one."), m_row);
    addSection(*column, tr("The context"),
        tr("The sum of the annotations, each times its weight: this is what the decoder reads."), m_context);
    addSection(*column, tr("The next word"),
        tr("The likeliest words with their scores before the softmax, and the scores that they would have if the "
           "context were the mean of all annotations: the difference is what looking at the right place is worth."),
        m_words);
    column->addStretch(1);
    return content;
}

void DissectionWindow::showDissection(const Dissection& dissection)
{
    const auto source = QString::fromStdString(dissection.source[dissection.column].text);
    QString remark;
    if (dissection.forcedColumn)
        remark += tr(" (were the row not forced)");
    if (dissection.step != dissection.translationStep)
        remark += tr(" · the model as it is now, after step %1; the picture is of step %2")
                      .arg(locale().toString(static_cast<qlonglong>(dissection.step)),
                          locale().toString(static_cast<qlonglong>(dissection.translationStep)));
    m_heading->setText(tr("“%1” looks at “%2” with %3")
                           .arg(QString::fromStdString(dissection.target.text), source,
                               locale().toString(dissection.arithmetic.weights[dissection.column], 'f', 4))
        + remark);
    const auto kind = std::ranges::find(m_kinds, dissection.kind, &AttentionKindInfo::id);
    m_equation->setMarkup(kind == m_kinds.end() ? QString() : equationHtml(QString::fromStdString(kind->equation)));
    m_scroll->setVisible(true);
    const int place = m_scroll->verticalScrollBar()->value();
    m_terms->setTerms(dissection.terms);
    m_row->setDissection(dissection);
    m_context->setDissection(dissection);
    m_words->setDissection(dissection);
    m_scroll->verticalScrollBar()->setValue(place);
    m_scroll->setAccessibleDescription(m_heading->text());
}

void DissectionWindow::showMessage(const QString& message)
{
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
