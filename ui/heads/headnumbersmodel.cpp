// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headnumbersmodel.h"

#include "engine/storage/studiesjson.h"
#include "engine/types/headfields.h"
#include "engine/types/headmeasures.h"
#include "ui/heads/headwords.h"
#include "ui/language/languages.h"
#include "ui/widgets/numbers.h"

#include <algorithm>
#include <string>

namespace attentoscope::ui {

namespace {

/// Returns null if the column has no numbers.
const HeadField* fieldOf(int column)
{
    return column < HeadNumbersModel::FirstMeasure
        ? nullptr
        : &headFields[static_cast<std::size_t>(column - HeadNumbersModel::FirstMeasure)];
}

std::optional<double> measureOf(const MeasuredHead* head, const HeadField* field)
{
    return head && field ? field->of(head->measures) : std::nullopt;
}

QString numberText(double value, const HeadField& field)
{
    return decimalText(field.factor * value, field.decimals);
}

const Faithfulness* findTau(const std::vector<Faithfulness>& heads, AttentionHead head)
{
    const auto found = std::ranges::find(heads, std::optional(head), &Faithfulness::head);
    return found == heads.end() ? nullptr : &*found;
}

std::vector<NumberedHead> headsOf(const SharedHeadReport& report)
{
    std::vector<NumberedHead> heads;
    for (const MeasuredHead& measured : report->heads)
        heads.push_back({measured.head, static_cast<int>(heads.size())});
    return heads;
}

} // namespace

// The columns only store `this`. They use it after construction.
HeadNumbersModel::HeadNumbersModel(QObject* parent) : RowModel(columns(), parent) { }

std::vector<RowColumn<NumberedHead>> HeadNumbersModel::columns() const
{
    std::vector<RowColumn<NumberedHead>> columns{
        {.title = tr("Head"),
            .text = [](const NumberedHead& row) { return headName(row.head); },
            .sortValue = [](const NumberedHead& row) { return QVariant(row.place); },
            .meaning = tr("Kind, layer and head, counted from 1")},
        {.title = tr("Name"),
            .text = [this](const NumberedHead& row) { return nameOf(row.head); },
            .sortValue = [this](const NumberedHead& row) { return QVariant(nameOf(row.head)); },
            .meaning = tr("What the head does, as far as its measures tell")},
        {.title = tr("Faithful (τ)"),
            .side = Qt::AlignRight,
            .text = [this](const NumberedHead& row) { return faithfulnessText(row.head); },
            .sortValue =
                [this](const NumberedHead& row) {
                    const auto* measured = faithfulnessOf(row.head);
                    return measured ? QVariant(measured->tau) : QVariant();
                },
            .spoken = [this](const NumberedHead& row) { return spokenFaithfulness(row.head); },
            .meaning = tr("Kendall's τ between the weights and what erased words cost, with the interval of 95 %: at 1 "
                          "the model needs most what this head looks at most")}};
    for (const HeadField& field : headFields)
        columns.push_back({.title = translated(std::string(field.title)),
            .side = Qt::AlignRight,
            .text = [this, &field](const NumberedHead& row) { return textOf(row.head, field); },
            .sortValue =
                [this, &field](const NumberedHead& row) {
                    const auto value = orderOf(row.head, field);
                    return value ? QVariant(*value) : QVariant();
                },
            .spoken = [this, &field](const NumberedHead& row) { return spokenText(row.head, field); },
            .meaning = translated(std::string(field.meaning))});
    return columns;
}

void HeadNumbersModel::setNumbers(std::vector<SharedHeadReport> reports, SharedHeadReport shown)
{
    m_reports = std::move(reports);
    m_shown = std::move(shown);
    m_best = bestKnownReading(m_reports);
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

void HeadNumbersModel::setCells(CellNumbers cells)
{
    m_cells = cells;
    tellChange();
}

std::optional<double> HeadNumbersModel::changeOf(AttentionHead head, const HeadField& field) const
{
    return m_shown ? HeadChanges{*m_reports.front(), *m_shown}.of(head, field) : std::nullopt;
}

std::optional<double> HeadNumbersModel::orderOf(AttentionHead head, const HeadField& field) const
{
    return m_cells == CellNumbers::Change ? changeOf(head, field) : measureOf(shownHead(head), &field);
}

const MeasuredHead* HeadNumbersModel::shownHead(AttentionHead head) const
{
    return findMeasured(m_shown.get(), head);
}

HeadCurve HeadNumbersModel::curveOf(AttentionHead head, const HeadField& field) const
{
    constexpr std::size_t mostPoints = 64; // a small curve has fewer pixels
    HeadCurve curve;
    curve.firstStep = static_cast<double>(m_reports.front()->step);
    curve.lastStep = static_cast<double>(m_reports.back()->step);
    curve.largest = field.most > 1.0 ? m_mostBits : 1.0; // shares are at most 1
    if (m_shown)
        curve.shownStep = static_cast<double>(m_shown->step);
    const std::size_t stride = m_reports.size() / mostPoints + 1;
    for (std::size_t index = 0; index < m_reports.size(); ++index)
        if (index % stride == 0 || index + 1 == m_reports.size() || m_reports[index] == m_shown)
            if (const auto value = measureOf(findMeasured(m_reports[index].get(), head), &field))
                curve.points.emplace_back(static_cast<double>(m_reports[index]->step), *value);
    return curve;
}

QString HeadNumbersModel::nameOf(AttentionHead head) const
{
    const MeasuredHead* measured = shownHead(head);
    QString role = measured ? translated(headRoleName(measured->role)) : QString();
    if (!m_best || !m_best->reading.takes(head))
        return role;
    return role.isEmpty() ? bestHeadText(*m_best) : tr("%1, %2").arg(role, bestHeadText(*m_best));
}

void HeadNumbersModel::setFaithfulness(std::vector<MeasuredFaithfulness> moments)
{
    m_faithfulness = std::move(moments);
    tellChange();
}

const Faithfulness* HeadNumbersModel::faithfulnessOf(AttentionHead head) const
{
    return m_faithfulness.empty() ? nullptr : findTau(m_faithfulness.front().heads, head);
}

HeadCurve HeadNumbersModel::curveOfFaithfulness(AttentionHead head) const
{
    HeadCurve curve;
    for (const auto& moment : m_faithfulness) {
        if (const auto* measured = findTau(moment.heads, head))
            curve.points.emplace_back(static_cast<double>(moment.step), measured->tau);
        for (const auto& any : moment.heads) // one maximum for all heads, so that their curves have the same scale
            curve.smallest = std::min(curve.smallest, any.tau);
    }
    if (curve.points.size() < 2)
        return {};
    curve.shownStep = curve.points.front().x();
    std::ranges::sort(curve.points, {}, &QPointF::x);
    curve.firstStep = curve.points.front().x();
    curve.lastStep = curve.points.back().x();
    return curve;
}

QString HeadNumbersModel::faithfulnessText(AttentionHead head) const
{
    const auto* measured = faithfulnessOf(head);
    return measured
        ? tr("%1 (%2 to %3)")
              .arg(decimalText(measured->tau, 2), decimalText(measured->low, 2), decimalText(measured->high, 2))
        : QStringLiteral("–");
}

QString HeadNumbersModel::spokenFaithfulness(AttentionHead head) const
{
    const auto curve = curveOfFaithfulness(head);
    if (curve.points.empty())
        return faithfulnessText(head);
    return tr("%1; at step %2 it was %3, at step %4 it is %5")
        .arg(faithfulnessText(head), countText(static_cast<std::size_t>(curve.points.front().x())),
            decimalText(curve.points.front().y(), 2), countText(static_cast<std::size_t>(curve.points.back().x())),
            decimalText(curve.points.back().y(), 2));
}

QString HeadNumbersModel::textOf(AttentionHead head, const HeadField& field) const
{
    const auto value = measureOf(shownHead(head), &field);
    auto text = value ? numberText(*value, field) : QStringLiteral("–");
    const auto change = m_cells == CellNumbers::Change ? changeOf(head, field) : std::nullopt;
    if (!change)
        return text;
    const auto sign = *change < 0.0 ? QString() : QStringLiteral("+");
    return tr("%1 → %2 (%3)").arg(numberText(*value - *change, field), text, sign + numberText(*change, field));
}

/// Describes the curve in words, for people who cannot see it.
QString HeadNumbersModel::spokenText(AttentionHead head, const HeadField& field) const
{
    const auto value = measureOf(shownHead(head), &field);
    const auto curve = curveOf(head, field);
    if (!value || curve.points.size() < 2)
        return textOf(head, field);
    return tr("%1; at step %2 it was %3, at step %4 it is %5")
        .arg(textOf(head, field), countText(static_cast<std::size_t>(curve.points.front().x())),
            numberText(curve.points.front().y(), field), countText(static_cast<std::size_t>(curve.points.back().x())),
            numberText(curve.points.back().y(), field));
}

QVariant HeadNumbersModel::otherRole(const NumberedHead& row, int column, int role) const
{
    if (role == curveRole && column == Faithful)
        return QVariant::fromValue(curveOfFaithfulness(row.head));
    const auto* field = fieldOf(column);
    return role == curveRole && field ? QVariant::fromValue(curveOf(row.head, *field)) : QVariant();
}

} // namespace attentoscope::ui
