// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/sentencewindow.h"

#include "ui/plots/attention/attentionreading.h"
#include "ui/sentences/sentencefilter.h"
#include "ui/sentences/sentencesmodel.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/sentencedelegate.h"
#include "ui/widgets/sortedtable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace attentoscope::ui {

SentenceWindow::SentenceWindow(SentencesModel& model, const SentenceChoices::AskForFile& ask, QWidget* parent)
    : QDialog(parent)
    , m_choices(new SentenceChoices(ask, this))
    , m_messages(new MessageBar(this))
    , m_order(new SentenceFilter(this))
    , m_table(new QTableView(this))
    , m_filter(new QLineEdit(this))
    , m_sortColumn(new QComboBox(this))
    , m_largestFirst(new QCheckBox(tr("&Descending"), this))
    , m_button(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_summary(new TextLabel(this))
{
    setWindowTitle(tr("Sentences"));
    makeTable(model);
    m_messages->hide();
    m_filter->setPlaceholderText(tr("Only sentences with these words"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    m_button->setAutoDefault(false);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(grid(0.5));
    m_progress->setAccessibleName(tr("Sentences measured"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* note = makeQuietLabel(notAlignmentText(), this);
    note->setWordWrap(true);

    auto* line = new QHBoxLayout;
    line->setSpacing(grid(1));
    auto* sortBy = new TextLabel(tr("Sort &by"), this);
    sortBy->setBuddy(m_sortColumn);
    line->addWidget(m_filter, 1);
    line->addWidget(sortBy);
    line->addWidget(m_sortColumn);
    line->addWidget(m_largestFirst);
    line->addWidget(m_button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1.5));
    column->setSpacing(grid(1));
    column->addWidget(m_choices);
    column->addWidget(m_messages);
    column->addLayout(line);
    column->addWidget(m_progress);
    column->addWidget(m_table, 1);
    column->addWidget(m_summary);
    column->addWidget(note);
    connect(m_filter, &QLineEdit::textChanged, m_order, &SentenceFilter::setWords);
    connect(m_button, &QPushButton::clicked, this,
        [this] { m_measuring ? emit cancelRequested() : emit measureRequested(); });
    setTabOrder(m_button, m_table);
    refresh();
    resize(grid(125), grid(75));
}

void SentenceWindow::makeTable(SentencesModel& model)
{
    m_order->setSourceModel(&model);
    m_order->sort(SentencesModel::Line);
    m_table->setModel(m_order);
    m_table->setItemDelegate(new SentenceDelegate(m_table));
    m_table->setAccessibleName(tr("Sentences; Enter opens one in the heatmap"));
    showAsRows(*m_table, SentencesModel::Line);
    auto* header = m_table->horizontalHeader();
    for (int section = 0; section < SentencesModel::ColumnCount; ++section)
        header->resizeSection(section, grid(9));
    for (const int section : {SentencesModel::Source, SentencesModel::Target})
        header->setSectionResizeMode(section, QHeaderView::Stretch);
    makeQuiet(header);
    m_largestFirst->setToolTip(tr("The largest first"));
    sortBy(*m_table, *m_sortColumn, *m_largestFirst);
    connect(m_table, &QTableView::clicked, this, &SentenceWindow::open);
    connect(m_table, &QTableView::activated, this, &SentenceWindow::open);
}

void SentenceWindow::open(const QModelIndex& index)
{
    if (index.isValid())
        emit sentenceChosen(m_order->mapToSource(index).row());
}

QString SentenceWindow::summary() const
{
    return m_summary->text();
}

void SentenceWindow::setSummary(const QString& text)
{
    m_summary->setText(text);
}

void SentenceWindow::setMissing(const QString& missing)
{
    m_missing = missing;
    refresh();
}

void SentenceWindow::showMeasuring(std::size_t done, std::size_t total)
{
    m_measuring = true;
    m_progress->setRange(0, int(total));
    m_progress->setValue(int(done));
    refresh();
}

void SentenceWindow::showDone()
{
    m_measuring = false;
    refresh();
}

void SentenceWindow::refresh()
{
    m_button->setText(m_measuring ? tr("&Cancel") : tr("&Measure"));
    m_button->setEnabled(m_measuring || m_missing.isEmpty());
    m_button->setToolTip(plainTip(m_measuring ? tr("Stop measuring; what is measured stays")
            : m_missing.isEmpty()
            ? tr("Measure all of these sentences with the model as it is now; training waits meanwhile")
            : m_missing));
    // Keeps its place, so that nothing jumps.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->setVisible(m_measuring);
}

} // namespace attentoscope::ui
