// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/pairsmodel.h"

#include "ui/language/translated.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

namespace attentoscope::ui {

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

} // namespace attentoscope::ui
