// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headnumbersmodel.h"

#include "engine/types/headnames.h"
#include "ui/heads/headwords.h"
#include "ui/language/languages.h"
#include "ui/widgets/numbers.h"

#include <algorithm>
#include <array>

namespace attentoscope::ui {

namespace {

struct MeasureColumn
{
    const char* title;
    const char* meaning;
    int decimals;
    double factor; ///< from the measure to what is written
};

constexpr std::array<MeasureColumn, 9> numberColumns{{
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

std::vector<NumberedHead> headsOf(const SharedHeadReport& report)
{
    std::vector<NumberedHead> heads;
    for (const MeasuredHead& measured : report->heads)
        heads.push_back({measured.head, static_cast<int>(heads.size())});
    return heads;
}

} // namespace

// The columns only keep `this`: nothing is asked of it before it is whole.
HeadNumbersModel::HeadNumbersModel(QObject* parent) : RowModel(columns(), parent) { }

std::vector<RowColumn<NumberedHead>> HeadNumbersModel::columns() const
{
    const auto inTable = [](const char* text) { return QCoreApplication::translate("HeadNumbersModel", text); };
    std::vector<RowColumn<NumberedHead>> columns;
    for (int index = 0; index < static_cast<int>(numberColumns.size()); ++index) {
        const auto& [title, meaning, decimals, factor] = numberColumns[static_cast<std::size_t>(index)];
        columns.push_back({.title = inTable(title),
            .side = index > Name ? Qt::AlignRight : Qt::AlignLeft,
            .text = [this, index](const NumberedHead& row) { return textOf(row.head, index); },
            .sortValue =
                [this, index](const NumberedHead& row) {
                    const auto value = measureOf(shownHead(row.head), index);
                    return value ? QVariant(*value) : QVariant();
                },
            .spoken = [this, index](const NumberedHead& row) { return spokenText(row.head, index); },
            .meaning = inTable(meaning)});
    }
    columns[Head].sortValue = [](const NumberedHead& row) { return QVariant(row.place); };
    columns[Name].sortValue = [this](const NumberedHead& row) { return QVariant(nameOf(row.head)); };
    return columns;
}

void HeadNumbersModel::setNumbers(std::vector<SharedHeadReport> reports, SharedHeadReport shown)
{
    m_reports = std::move(reports);
    m_shown = std::move(shown);
    m_best = bestKnownHead(m_reports);
    m_mostBits = 1.0;
    for (const auto& report : m_reports)
        for (const MeasuredHead& measured : report->heads)
            m_mostBits = std::max(m_mostBits, measured.measures.entropy);
    auto heads = m_reports.empty() ? std::vector<NumberedHead>() : headsOf(m_shown ? m_shown : m_reports.back());
    if (heads != rows())
        setRows(std::move(heads));
    else
        tellChange();
}

const MeasuredHead* HeadNumbersModel::shownHead(AttentionHead head) const
{
    return findMeasured(m_shown.get(), head);
}

HeadCurve HeadNumbersModel::curveOf(AttentionHead head, int column) const
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
            if (const auto value = measureOf(findMeasured(m_reports[index].get(), head), column))
                curve.points.emplace_back(static_cast<double>(m_reports[index]->step), *value);
    return curve;
}

QString HeadNumbersModel::nameOf(AttentionHead head) const
{
    const MeasuredHead* measured = shownHead(head);
    const QString role = measured ? translated(headRoleName(measured->role)) : QString();
    const bool isBest = m_best && m_best->head == head;
    return !isBest ? role : role.isEmpty() ? bestHeadText() : tr("%1, %2").arg(role, bestHeadText());
}

QString HeadNumbersModel::textOf(AttentionHead head, int column) const
{
    if (column == Head)
        return headName(head);
    if (column == Name)
        return nameOf(head);
    const auto value = measureOf(shownHead(head), column);
    return value ? numberText(*value, column) : QStringLiteral("–");
}

/// What the curve shows, for those who cannot see it.
QString HeadNumbersModel::spokenText(AttentionHead head, int column) const
{
    const auto value = measureOf(shownHead(head), column);
    const auto curve = column > Name ? curveOf(head, column) : HeadCurve();
    if (!value || curve.points.size() < 2)
        return textOf(head, column);
    return tr("%1; at step %2 it was %3, at step %4 it is %5")
        .arg(textOf(head, column), countText(static_cast<std::size_t>(curve.points.front().x())),
            numberText(curve.points.front().y(), column), countText(static_cast<std::size_t>(curve.points.back().x())),
            numberText(curve.points.back().y(), column));
}

QVariant HeadNumbersModel::otherRole(const NumberedHead& row, int column, int role) const
{
    return role == curveRole && column > Name ? QVariant::fromValue(curveOf(row.head, column)) : QVariant();
}

} // namespace attentoscope::ui
