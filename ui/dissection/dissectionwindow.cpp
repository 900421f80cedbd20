// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/dissectionwindow.h"

#include "engine/types/configuration.h"
#include "ui/dissection/dissectionviews.h"
#include "ui/heads/headwords.h"
#include "ui/theme/grid.h"
#include "ui/widgets/equationhtml.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QString>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace attentoscope::ui {

namespace {

/// The window's texts for a dissection: one set for annotations, one for vectors, one for a head.
struct DissectionTexts
{
    QString heading; ///< the cell and its weight
    QString score; ///< explains the terms of the score
    QString row; ///< explains how scores become weights
    QString contextTitle;
    QString context;
    QString outputTitle; ///< title of the terms that follow the context
    QString output;
};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Dissection)
};

bool isHidden(float score)
{
    return std::isinf(score);
}

QString headingOf(const Dissection& dissection, const QLocale& locale)
{
    const auto row = isolated(QString::fromStdString(dissection.rowToken.text));
    const auto column = isolated(QString::fromStdString(dissection.columnTokens[dissection.column].text));
    const auto weight = locale.toString(dissection.arithmetic.weights[dissection.column], 'f', 4);
    if (!dissection.head)
        return Texts::tr("“%1” looks at “%2” with %3").arg(row, column, weight);
    const auto head = headName(*dissection.head);
    if (isHidden(dissection.arithmetic.scores[dissection.column]))
        return Texts::tr("%1: “%2” cannot look at “%3”, which is read only later").arg(head, row, column);
    return Texts::tr("%1: “%2” looks at “%3” with %4").arg(head, row, column, weight);
}

QString remarks(const Dissection& dissection, const QLocale& locale)
{
    QString remark;
    if (dissection.forcedColumn)
        remark += Texts::tr(" (if the row were not forced)");
    if (dissection.step != dissection.translationStep)
        remark += Texts::tr(" · computed with the model as it is now, after step %1; the picture is of step %2")
                      .arg(locale.toString(static_cast<qlonglong>(dissection.step)),
                          locale.toString(static_cast<qlonglong>(dissection.translationStep)));
    return remark;
}

QString rowText(const Dissection& dissection)
{
    const auto& row = dissection.arithmetic;
    if (!row.bell.empty())
        return Texts::tr("The softmax turns the scores inside the window into shares of one. The bell makes "
                         "them smaller with the distance from the predicted centre, so the weights sum to "
                         "less than one.");
    if (row.scores.size() > row.weights.size())
        return Texts::tr("The softmax turns the scores of all positions into shares of one. Positions beyond "
                         "the end of the sentence have a share too, so the weights of the words sum to less "
                         "than one.");
    if (dissection.head && std::ranges::any_of(row.scores, isHidden))
        return Texts::tr(
            "The softmax turns the scores into weights, which sum to one. Where the mask hides a word, the "
            "score is −∞ and the weight exactly 0.");
    return Texts::tr("The softmax turns the scores into weights, which sum to one.");
}

QString outputText(const Dissection& dissection)
{
    if (dissection.head)
        return DissectionWindow::tr(
            "What this cell adds to the context, and what the head's columns of the output matrix make of "
            "the context. All heads of the layer are added up, with a bias. The equations say what the model computes "
            "around its heads: u(t) is what the first layer reads of word t, LN layer normalisation, F the feed-forward "
            "network of each layer, z(t) what the last layer gives, r(t) the scores of all words, s(y) the rank of a "
            "translation in a beam.");
    const auto text =
        Texts::tr("How the top layer of the decoder makes its next state. The sigmoid makes each number of "
                  "a gate one between 0 and 1. ⊙ multiplies number by number; W, U, b and d "
                  "are learned.");
    return dissection.stepEquations.contains("LN(") ? text + u' ' + Texts::tr("LN is layer normalisation.") : text;
}

DissectionTexts textsOf(const Dissection& dissection, Task task, const QLocale& locale)
{
    DissectionTexts texts{.heading = headingOf(dissection, locale) + remarks(dissection, locale),
        .score = Texts::tr(
            "How well the decoder's state and the source word fit. Each line follows from the lines that it names."),
        .row = rowText(dissection),
        .contextTitle = Texts::tr("The context"),
        .context = Texts::tr("The sum of the annotations, each times its weight. The decoder reads it.")};
    texts.outputTitle = dissection.head ? DissectionWindow::tr("What the head adds") : Texts::tr("The decoder's step");
    texts.output = outputText(dissection);
    if (dissection.head) {
        texts.score =
            Texts::tr("How well the query of the row and the key of the column fit, scaled, with the mask. Each "
                      "line follows from the lines that it names.");
        texts.context = Texts::tr("The sum of the values, each times its weight.");
    } else if (task == Task::Unshuffle) {
        texts.score = Texts::tr("How well the last vector and this vector of the input fit. Each line follows from the "
                                "lines that it names.");
        texts.contextTitle = Texts::tr("The output");
        texts.context =
            Texts::tr("The sum of the input vectors, each times its weight. Rounded, it is the state of the next row.");
    }
    return texts;
}

/// A small model answers at once while it trains. This pause leaves time to draw each answer.
constexpr std::chrono::milliseconds shownFor(150);

/// A part of the window: its title and a line of help, which can both change.
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
    , m_stepEquations(new RichLabel)
    , m_output(new TermsView)
    , m_words(new LikelyWordsView)
{
    setWindowTitle(tr("How this weight came about"));
    setMinimumWidth(grid(88));
    resize(grid(96), grid(84));
    makeTitle(m_heading, 2);
    m_heading->setWordWrap(true);
    makeEquation(*m_equation);
    makeEquation(*m_stepEquations);
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
    auto* after = new QWidget;
    auto* lines = new QVBoxLayout(after);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(m_stepEquations);
    lines->addWidget(m_output);
    const auto output = addSection(*column, {}, after);
    m_outputTitle = output.title;
    m_outputHelp = output.help;
    m_outputSection = output.whole;
    const auto words = addSection(*column, tr("The next word"), m_words);
    words.help->setText(tr(
        "The likeliest words with their logits, which are their scores before the softmax over all words. Beside them "
        "is the logit if the context were the mean of all annotations: the difference is what looking at the right "
        "place adds."));
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
    m_stepEquations->setMarkup(equationBlock(QString::fromStdString(dissection.stepEquations)));
    m_stepEquations->setVisible(!dissection.stepEquations.empty());
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

/// Shows the heading and the sections' texts for this cell.
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
    m_outputTitle->setText(texts.outputTitle);
    m_outputHelp->setText(texts.output);
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
