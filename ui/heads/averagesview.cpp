// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/averagesview.h"

#include "engine/storage/patternsjson.h"
#include "ui/heads/headwords.h"
#include "ui/plots/style/datatable.h"
#include "ui/widgets/numbers.h"

#include <QComboBox>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace attentoscope::ui {

namespace {

QString shareText(double share)
{
    return AveragesView::tr("%1 %").arg(decimalText(100.0 * share, 1));
}

/// In the order of WordClass.
std::array<QString, wordClasses> classNames()
{
    return {AveragesView::tr("punctuation"), AveragesView::tr("numbers"), AveragesView::tr("capitals"),
        AveragesView::tr("other words"), AveragesView::tr("start mark"), AveragesView::tr("end mark")};
}

ChartContents classesOf(const AveragedHead& averaged)
{
    ChartContents chart;
    const auto names = classNames();
    for (std::size_t of = 0; of < wordClasses; ++of) {
        const double even = averaged.evenShareOf(WordClass(of));
        if (even <= 0.0)
            continue; // no row has a word of this class
        const double share = averaged.shareOf(WordClass(of));
        chart.points.push_back({double(chart.points.size()), 100.0 * share, 100.0 * even, names[of],
            AveragesView::tr("%1: %2 of the weight; %3 if all weights were alike")
                .arg(names[of], shareText(share), shareText(even))});
    }
    chart.across = AveragesView::tr("words");
    return chart;
}

ChartContents placesOf(const std::vector<PlaceWeights>& places, int first, const QString& reading)
{
    constexpr int farthest = 12; // few sentences have places beyond this
    ChartContents chart;
    for (const auto& weights : places)
        if (weights.rows > 0 && std::abs(weights.place) <= farthest)
            chart.points.push_back({double(weights.place + first), 100.0 * weights.mean(), {}, {},
                reading.arg(QLocale().toString(weights.place + first), shareText(weights.mean()),
                    countText(static_cast<std::size_t>(weights.rows)))});
    return chart;
}

} // namespace

AveragesView::AveragesView(QWidget* parent)
    : HeadChartView(parent), m_head(addChoice(tr("Head"))), m_what(addChoice(tr("What the weight is averaged by")))
{
    setAccessibleName(tr("Attention on average; arrow keys read the bars"));
    m_what->addItem(tr("by kind of word"), int(What::Classes));
    m_what->addItem(tr("by distance"), int(What::Distances));
    m_what->addItem(tr("by place"), int(What::Positions));
    setHint(tr("Point at a bar: its share of the weight."));
    connect(m_head, &QComboBox::currentIndexChanged, this, &AveragesView::refresh);
    connect(m_what, &QComboBox::currentIndexChanged, this, &AveragesView::refresh);
}

void AveragesView::showPatterns(const HeadPatterns& patterns)
{
    const int before = std::max(0, m_head->currentIndex());
    m_patterns = patterns;
    {
        const QSignalBlocker quiet(m_head);
        m_head->clear();
        for (const auto& averaged : m_patterns.averages)
            m_head->addItem(averaged.head ? headName(*averaged.head) : tr("The attention"));
        m_head->setCurrentIndex(std::min(before, m_head->count() - 1));
    }
    refresh();
}

void AveragesView::choose(std::optional<AttentionHead> head, What what)
{
    const auto found = std::ranges::find(m_patterns.averages, head, &AveragedHead::head);
    m_head->setCurrentIndex(int(found - m_patterns.averages.begin()));
    m_what->setCurrentIndex(m_what->findData(int(what)));
}

void AveragesView::refresh()
{
    const int index = m_head->currentIndex();
    if (index < 0)
        return show({}, {});
    const auto& averaged = m_patterns.averages[static_cast<std::size_t>(index)];
    const auto what = What(m_what->currentData().toInt());
    ChartContents chart;
    QString note = tr("Which words get the weight, and what they would get if all weights of a row were alike.");
    if (what == What::Classes)
        chart = classesOf(averaged);
    if (what == What::Distances) {
        chart = placesOf(averaged.distances, 0, tr("distance %1: %2 of the weight, in %3 rows that have such a word"));
        chart.across = tr("place of the row's word minus place of the column's");
        note = tr("At 1 it looks at the word before its own place, at 0 at the same place.");
    }
    if (what == What::Positions) {
        chart = placesOf(averaged.positions, 1, tr("word %1: %2 of the weight, in %3 rows that have such a word"));
        chart.across = tr("place in the sentence");
        note = tr("Words are counted from the first one; marks have no place.");
    }
    chart.up = tr("weight (%)");
    show(std::move(chart), note);
}

QString AveragesView::suggestedName() const
{
    return tr("averages");
}

QString AveragesView::suggestedTitle() const
{
    return tr("Attention on average: %1, %2").arg(m_head->currentText(), m_what->currentText());
}

QByteArray AveragesView::csv() const
{
    return QByteArray::fromStdString(averagesCsv(m_patterns.averages));
}

QByteArray AveragesView::json() const
{
    nlohmann::ordered_json object{{"step", m_patterns.step}};
    auto& averages = object["averages"] = nlohmann::ordered_json::array();
    for (const auto& averaged : m_patterns.averages)
        averages.push_back(averagesToJson(averaged));
    return jsonText(object);
}

} // namespace attentoscope::ui
