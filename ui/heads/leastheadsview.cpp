// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/leastheadsview.h"

#include "engine/storage/patternsjson.h"
#include "ui/heads/headwords.h"
#include "ui/plots/style/datatable.h"
#include "ui/widgets/numbers.h"

#include <QStringList>

#include <utility>

namespace attentoscope::ui {

namespace {

/// The number of heads at the beginning, and after each removal.
std::size_t countOfHeads(const LeastHeads& least)
{
    const bool lastStays = !least.curve.empty() && least.costsTooMuch(least.curve.back());
    return least.kept.size() + least.curve.size() - (lastStays ? 1 : 0);
}

QString keptText(const LeastHeads& least)
{
    QStringList names;
    for (const auto head : least.kept)
        names << QString::fromStdString(headText(head));
    return names.join(QLatin1Char(' '));
}

} // namespace

LeastHeadsView::LeastHeadsView(QWidget* parent) : HeadChartView(parent)
{
    setAccessibleName(tr("Least set of heads; arrow keys read the curve"));
    setHint(tr("Point at the curve: which head went, and BLEU without it."));
}

void LeastHeadsView::showHeads(const LeastHeads& least)
{
    m_least = least;
    if (least.sentences == 0)
        return show({}, {});
    auto left = countOfHeads(least);
    ChartContents chart{.shape = ChartShape::Curve,
        .points = {},
        .across = tr("heads that are left"),
        .up = tr("BLEU"),
        .limit = least.whole.bleu - leastHeadsTolerance};
    chart.points.push_back({double(left), least.whole.bleu, {}, {},
        tr("all %1 heads: BLEU %2").arg(countText(left), decimalText(least.whole.bleu, 2))});
    for (const auto& trial : least.curve) {
        --left;
        chart.points.push_back({double(left), trial.bleu, {}, {},
            tr("without %1 too, %2 left: BLEU %3")
                .arg(trial.head ? headName(*trial.head) : QString(), countText(left), decimalText(trial.bleu, 2))});
    }
    show(std::move(chart),
        tr("The least set, %1 of %2 heads: %3")
            .arg(countText(least.kept.size()), countText(countOfHeads(least)), keptText(least)));
}

QString LeastHeadsView::suggestedName() const
{
    return tr("least-set");
}

QString LeastHeadsView::suggestedTitle() const
{
    return tr("Least set of heads");
}

QByteArray LeastHeadsView::csv() const
{
    const auto object = leastHeadsToJson(m_least);
    TextTable table;
    const std::vector<std::string> names{"head", "left", "bleu", "loss"};
    table.addHeader(names);
    table.addLine(names, {{"left", countOfHeads(m_least)}, {"bleu", m_least.whole.bleu}, {"loss", m_least.whole.loss}});
    for (const auto& trial : object["curve"])
        table.addLine(names, trial);
    return table.text();
}

QByteArray LeastHeadsView::json() const
{
    auto object = leastHeadsToJson(m_least);
    object["step"] = m_least.step;
    object["sentences"] = m_least.sentences;
    return jsonText(object);
}

} // namespace attentoscope::ui
