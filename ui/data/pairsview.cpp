// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/pairsview.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/tables.h"

#include <QAbstractTableModel>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace attentoscope::ui {

/// The first sentence pairs of a corpus, as written.
class PairsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setPairs(std::vector<SentencePair> pairs);
    const std::vector<SentencePair>& pairs() const { return m_pairs; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<SentencePair> m_pairs;
};

/// Lines that could not be used, and the reasons.
class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setProblems(std::vector<LineProblem> problems);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<LineProblem> m_problems;
};

void PairsModel::setPairs(std::vector<SentencePair> pairs)
{
    beginResetModel();
    m_pairs = std::move(pairs);
    endResetModel();
}

int PairsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_pairs.size());
}

int PairsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant PairsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& pair = m_pairs[std::size_t(index.row())];
    const auto text = QString::fromStdString(index.column() == 0 ? pair.source : pair.target);
    if (role == Qt::ToolTipRole)
        return plainTip(isolated(text));
    return role == Qt::DisplayRole ? text : QVariant();
}

QVariant PairsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return countText(std::size_t(section) + 1);
    return section == 0 ? tr("Source") : tr("Target");
}

void ProblemsModel::setProblems(std::vector<LineProblem> problems)
{
    beginResetModel();
    m_problems = std::move(problems);
    endResetModel();
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& problem = m_problems[std::size_t(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == 0)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    const auto text = index.column() == 0 ? countText(problem.line) : translated(problem.message);
    if (role == Qt::ToolTipRole)
        return plainTip(text);
    return role == Qt::DisplayRole ? text : QVariant();
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && section == 0)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == 0 ? tr("Line") : tr("Why it was skipped");
}

PairsView::PairsView(QWidget* parent)
    : QWidget(parent), m_pairs(new PairsModel(this)), m_problems(new ProblemsModel(this))
{
    m_caption = makeQuietLabel({}, this);
    m_pairsTable = makeTable(tr("Sentence pairs"));
    m_pairsTable->setModel(m_pairs);
    m_pairsTable->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_pairsTable, &QTableView::activated, this,
        [this](const QModelIndex& index) { emit pairChosen(m_pairs->pairs()[std::size_t(index.row())]); });

    makeFork();

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
    auto* top = new QHBoxLayout;
    top->addWidget(m_caption, 1);
    top->addWidget(m_fork);
    column->addLayout(top);
    column->addWidget(m_pairsTable, 3);
    column->addWidget(m_problemsBox, 1);
    m_problemsBox->hide();
}

void PairsView::makeFork()
{
    m_fork = new QPushButton(tr("Train &without these pairs…"), this);
    m_fork->setToolTip(tr("Train the run again without the selected pairs, and compare both: what did they teach?"));
    m_fork->hide();
    connect(m_fork, &QPushButton::clicked, this, &PairsView::forkWanted);
    const auto refresh = [this] { m_fork->setEnabled(m_pairsTable->selectionModel()->hasSelection()); };
    connect(m_pairsTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, refresh);
    connect(m_pairs, &QAbstractItemModel::modelReset, this, refresh);
    refresh();
}

void PairsView::setForkable(bool isForkable)
{
    m_fork->setVisible(isForkable);
}

std::vector<SentencePair> PairsView::selected() const
{
    std::vector<SentencePair> pairs;
    const auto rows = m_pairsTable->selectionModel()->selectedRows();
    for (const auto& row : rows)
        pairs.push_back(m_pairs->pairs()[std::size_t(row.row())]);
    return pairs;
}

QString PairsView::sentenceWith(const QString& word) const
{
    const auto holds = [&](const std::string& sentence) {
        return QString::fromStdString(sentence).split(QLatin1Char(' ')).contains(word);
    };
    const auto found = std::ranges::find_if(
        m_pairs->pairs(), [&](const SentencePair& pair) { return holds(pair.source) || holds(pair.target); });
    return found == m_pairs->pairs().end() ? QString() : QString::fromStdString(found->source);
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
    m_caption->setText(tr("Pairs shown: %1 of %2, as they are in the file.")
            .arg(countText(summary.preview.size()), countText(summary.pairs)));
    m_problems->setProblems(summary.problems);
    m_problemsBox->setVisible(summary.problemCount > 0);
    const auto all = skippedText(summary.problemCount);
    m_problemsCaption->setText(summary.problemCount > summary.problems.size()
            ? tr("%1; the first %2 of them:").arg(all, countText(summary.problems.size()))
            : tr("%1:").arg(all));
}

} // namespace attentoscope::ui

#include "pairsview.moc"
