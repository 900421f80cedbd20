// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headnumbersmodel.h"

#include "engine/types/headnames.h"
#include "ui/heads/headwords.h"
#include "ui/language/translated.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace attentoscope::ui {

namespace {

struct NumberColumn
{
    const char* title;
    const char* meaning;
    int decimals;
    double factor; ///< from the measure to what is written
};

constexpr std::array<NumberColumn, HeadNumbersModel::ColumnCount> numberColumns{{
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "Head"),
        QT_TRANSLATE_NOOP("HeadNumbersModel", "Kind, layer and head, counted from 1"), 0, 1.0},
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "Name"),
        QT_TRANSLATE_NOOP("HeadNumbersModel", "What the head does, as far as its measures tell"), 0, 1.0},
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "AER"),
        QT_TRANSLATE_NOOP(
            "HeadNumbersModel", "Alignment error rate of a cross head against gold links: 0 is the best, 1 the worst"),
        3, 1.0},
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "Bits a row"),
        QT_TRANSLATE_NOOP("HeadNumbersModel", "Entropy of a row, in bits: 0 where all weight is on one word"), 2, 1.0},
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "Previous (%)"),
        QT_TRANSLATE_NOOP("HeadNumbersModel", "Share of the weight on the word before the row's own place"), 1, 100.0},
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "Same (%)"),
        QT_TRANSLATE_NOOP("HeadNumbersModel", "Share of the weight on the row's own place"), 1, 100.0},
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "Next (%)"),
        QT_TRANSLATE_NOOP("HeadNumbersModel", "Share of the weight on the word after the row's own place"), 1, 100.0},
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "First (%)"),
        QT_TRANSLATE_NOOP("HeadNumbersModel", "Share of the weight on the first position"), 1, 100.0},
    {QT_TRANSLATE_NOOP("HeadNumbersModel", "Last (%)"),
        QT_TRANSLATE_NOOP("HeadNumbersModel", "Share of the weight on the last position"), 1, 100.0},
}};

std::optional<double> measureOf(const MeasuredHead* head, int column)
{
    if (!head)
        return std::nullopt;
    switch (column) {
    case HeadNumbersModel::ErrorRate:
        return head->measures.errorRate;
    case HeadNumbersModel::Entropy:
        return head->measures.entropy;
    case HeadNumbersModel::Previous:
        return head->measures.previous;
    case HeadNumbersModel::Same:
        return head->measures.same;
    case HeadNumbersModel::Next:
        return head->measures.next;
    case HeadNumbersModel::First:
        return head->measures.first;
    case HeadNumbersModel::Last:
        return head->measures.last;
    default:
        return std::nullopt;
    }
}

QString numberText(double value, int column)
{
    const auto& [title, meaning, decimals, factor] = numberColumns[static_cast<std::size_t>(column)];
    return decimalText(factor * value, decimals);
}

std::vector<AttentionHead> headsOf(const SharedHeadReport& report)
{
    std::vector<AttentionHead> heads;
    for (const MeasuredHead& measured : report->heads)
        heads.push_back(measured.head);
    return heads;
}

} // namespace

void HeadNumbersModel::setNumbers(std::vector<SharedHeadReport> reports, SharedHeadReport shown)
{
    m_reports = std::move(reports);
    m_shown = std::move(shown);
    m_best = bestKnownHead(m_reports);
    m_mostBits = 1.0;
    for (const auto& report : m_reports)
        for (const MeasuredHead& measured : report->heads)
            m_mostBits = std::max(m_mostBits, measured.measures.entropy);
    auto heads = m_reports.empty() ? std::vector<AttentionHead>() : headsOf(m_shown ? m_shown : m_reports.back());
    if (heads != m_heads) {
        beginResetModel();
        m_heads = std::move(heads);
        endResetModel();
    } else if (!m_heads.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

const MeasuredHead* HeadNumbersModel::shownHead(int row) const
{
    return findMeasured(m_shown.get(), head(row));
}

HeadCurve HeadNumbersModel::curveOf(int row, int column) const
{
    constexpr std::size_t mostPoints = 64; // more than a small curve has pixels for
    HeadCurve curve;
    curve.firstStep = static_cast<double>(m_reports.front()->step);
    curve.lastStep = static_cast<double>(m_reports.back()->step);
    curve.largest = column == Entropy ? m_mostBits : 1.0;
    if (m_shown)
        curve.shownStep = static_cast<double>(m_shown->step);
    const std::size_t stride = m_reports.size() / mostPoints + 1;
    for (std::size_t index = 0; index < m_reports.size(); ++index)
        if (index % stride == 0 || index + 1 == m_reports.size() || m_reports[index] == m_shown)
            if (const auto value = measureOf(findMeasured(m_reports[index].get(), head(row)), column))
                curve.points.emplace_back(static_cast<double>(m_reports[index]->step), *value);
    return curve;
}

QString HeadNumbersModel::textOf(int row, int column) const
{
    if (column == Head)
        return headName(head(row));
    const MeasuredHead* measured = shownHead(row);
    if (column == Name) {
        const QString role = measured ? translated(headRoleName(measured->role)) : QString();
        const bool isBest = m_best && m_best->head == head(row);
        return !isBest ? role : role.isEmpty() ? bestHeadText() : tr("%1, %2").arg(role, bestHeadText());
    }
    const auto value = measureOf(measured, column);
    return value ? numberText(*value, column) : QStringLiteral("–");
}

/// What the curve shows, for those who cannot see it.
QString HeadNumbersModel::spokenText(int row, int column) const
{
    const auto value = measureOf(shownHead(row), column);
    const auto curve = column > Name ? curveOf(row, column) : HeadCurve();
    if (!value || curve.points.size() < 2)
        return textOf(row, column);
    return tr("%1; at step %2 it was %3, at step %4 it is %5")
        .arg(textOf(row, column), countText(static_cast<std::size_t>(curve.points.front().x())),
            numberText(curve.points.front().y(), column), countText(static_cast<std::size_t>(curve.points.back().x())),
            numberText(curve.points.back().y(), column));
}

QVariant HeadNumbersModel::sortValue(int row, int column) const
{
    if (column == Head)
        return row;
    if (column == Name)
        return textOf(row, column);
    const auto value = measureOf(shownHead(row), column);
    return value ? QVariant(*value) : QVariant();
}

int HeadNumbersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

int HeadNumbersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HeadNumbersModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const int row = index.row(), column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::AccessibleTextRole:
        return spokenText(row, column);
    case Qt::ToolTipRole:
        return plainTip(spokenText(row, column));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column > Name ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case sortRole:
        return sortValue(row, column);
    case curveRole:
        return column > Name ? QVariant::fromValue(curveOf(row, column)) : QVariant();
    default:
        return {};
    }
}

QVariant HeadNumbersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto& column = numberColumns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return QCoreApplication::translate("HeadNumbersModel", column.title);
    if (role == Qt::ToolTipRole)
        return plainTip(QCoreApplication::translate("HeadNumbersModel", column.meaning));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section > Name ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace attentoscope::ui
