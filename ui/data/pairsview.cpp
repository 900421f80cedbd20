// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/pairsview.h"

#include "ui/data/pairsmodel.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentencedelegate.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace attentoscope::ui {

PairsView::PairsView(QWidget* parent)
    : QWidget(parent), m_pairs(new PairsModel(this)), m_problems(new ProblemsModel(this))
{
    m_caption = makeQuietLabel({}, this);
    m_pairsTable = makeTable(tr("Sentence pairs"));
    m_pairsTable->setModel(m_pairs);
    m_pairsTable->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);

    m_problemsBox = new QWidget(this);
    m_problemsCaption = new TextLabel(m_problemsBox);
    m_problemsTable = makeTable(tr("Skipped lines"));
    m_problemsTable->setModel(m_problems);
    m_problemsTable->verticalHeader()->hide();
    m_problemsTable->horizontalHeader()->resizeSection(0, grid(10));
    m_problemsTable->horizontalHeader()->setStretchLastSection(true);
    auto* problems = new QVBoxLayout(m_problemsBox);
    problems->setContentsMargins(0, grid(1), 0, 0);
    problems->addWidget(m_problemsCaption);
    problems->addWidget(m_problemsTable, 1);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_caption);
    column->addWidget(m_pairsTable, 3);
    column->addWidget(m_problemsBox, 1);
    m_problemsBox->hide();
}

QTableView* PairsView::makeTable(const QString& name)
{
    auto* table = new QTableView(this);
    table->setAccessibleName(name);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setWordWrap(false);
    table->setItemDelegate(new SentenceDelegate(table));
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->setDefaultSectionSize(grid(3.25));
    table->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setHighlightSections(false);
    makeQuiet(table->verticalHeader());
    makeQuiet(table->horizontalHeader());
    return table;
}

void PairsView::showCorpus(const CorpusSummary& summary)
{
    m_pairs->setPairs(summary.preview);
    m_caption->setText(tr("Pairs shown: %1 of %2, as they stand in the file.")
            .arg(countText(summary.preview.size()), countText(summary.pairs)));
    m_problems->setProblems(summary.problems);
    m_problemsBox->setVisible(summary.problemCount > 0);
    const auto all = skippedText(summary.problemCount);
    m_problemsCaption->setText(summary.problemCount > summary.problems.size()
            ? tr("%1; the first %2 of them:").arg(all, countText(summary.problems.size()))
            : tr("%1:").arg(all));
}

} // namespace attentoscope::ui
