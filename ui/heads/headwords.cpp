// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headwords.h"

#include "engine/types/alignmentreading.h"
#include "ui/language/languages.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace attentoscope::ui {

namespace {

/// Replaces the words of source and target by those of one side, for maps within that side.
void showOwnWords(const Translation& translation, HeadKind kind, Translation& shown)
{
    shown.source = columnTokens(translation, kind);
    shown.target = rowTokens(translation, kind);
    if (kind == HeadKind::Encoder) {
        shown.probabilities.clear();
        shown.score = 0.0;
        shown.text = textOf(translation.source).toStdString();
    }
    shown.choices.clear();
    shown.beam.reset();
    shown.gold.reset();
}

/// Sets the forced columns of this head in `choices`. No other head is displayed.
void markForced(const Translation& translation, AttentionHead head, std::vector<WordChoice>& choices, std::size_t rows)
{
    for (const ForcedRow& row : translation.forcedHeads) {
        if (row.head != head || row.position >= rows)
            continue;
        choices.resize(rows);
        choices[row.position].forcedColumn = row.column;
    }
}

} // namespace

std::vector<Token> readTokens(const Translation& translation)
{
    std::vector<Token> read{{.text = "<sos>", .special = true}};
    if (!translation.target.empty())
        read.insert(read.end(), translation.target.begin(), translation.target.end() - 1);
    return read;
}

std::vector<Token> rowTokens(const Translation& translation, HeadKind kind)
{
    return kind == HeadKind::Encoder ? translation.source : translation.target;
}

std::vector<Token> columnTokens(const Translation& translation, HeadKind kind)
{
    return kind == HeadKind::Decoder ? readTokens(translation) : translation.source;
}

const HeadMap* findHead(const Translation& translation, AttentionHead head)
{
    const auto found = std::ranges::find(translation.heads, head, &HeadMap::id);
    return found == translation.heads.end() ? nullptr : &*found;
}

Translation withHeads(const Translation& translation, std::span<const AttentionHead> heads)
{
    Translation shown = translation;
    if (heads.empty())
        return shown;
    const HeadKind kind = heads.front().kind;
    shown.attention = meanOf(translation, heads);
    if (kind != HeadKind::Cross)
        showOwnWords(translation, kind, shown);
    if (heads.size() == 1)
        markForced(translation, heads.front(), shown.choices, shown.target.size());
    return shown;
}

StrongestColumn strongestColumn(const AttentionMap& map)
{
    StrongestColumn strongest;
    if (map.isEmpty())
        return strongest;
    for (std::size_t column = 0; column < map.columns; ++column) {
        double sum = 0.0;
        for (std::size_t row = 0; row < map.rows; ++row)
            sum += static_cast<double>(map.at(row, column));
        const double share = sum / static_cast<double>(map.rows);
        if (share > strongest.share)
            strongest = {static_cast<int>(column), share};
    }
    return strongest;
}

namespace {

struct HeadTexts
{
    Q_DECLARE_TR_FUNCTIONS(Heads)
};

QString sameLayer(std::span<const AttentionHead> heads)
{
    QStringList numbers;
    for (const AttentionHead head : heads)
        numbers << QString::number(head.head);
    return HeadTexts::tr("%1, layer %2: mean of heads %3")
        .arg(kindName(heads.front().kind))
        .arg(heads.front().layer)
        .arg(numbers.join(QStringLiteral(", ")));
}

QString bestText(const BestReading& best)
{
    return best.links == LinksKind::Gold ? HeadTexts::tr("aligns best") : HeadTexts::tr("agrees best with statistics");
}

QString titleOf(std::span<const AttentionHead> heads)
{
    if (heads.empty())
        return HeadTexts::tr("Cross, last layer: mean of all heads");
    if (heads.size() == 1)
        return headName(heads.front());
    const bool isOneLayer = std::ranges::all_of(heads, [&](auto head) { return head.layer == heads.front().layer; });
    if (isOneLayer)
        return sameLayer(heads);
    constexpr std::size_t most = 4;
    if (heads.size() > most)
        return HeadTexts::tr("%1: mean of %2 heads").arg(kindName(heads.front().kind)).arg(heads.size());
    QStringList names;
    for (const AttentionHead head : heads)
        names << QStringLiteral("%1.%2").arg(head.layer).arg(head.head);
    return HeadTexts::tr("%1: mean of layer.head %2")
        .arg(kindName(heads.front().kind), names.join(QStringLiteral(", ")));
}

/// The head's name, with its measures in brackets.
QString measuredName(AttentionHead head, const HeadReport* measured, const std::optional<BestReading>& best)
{
    QStringList known;
    if (const MeasuredHead* entry = findMeasured(measured, head); entry && entry->role != HeadRole::None)
        known << translated(headRoleName(entry->role));
    if (best && best->reading.takes(head))
        known << bestHeadText(*best);
    return known.isEmpty() ? headName(head)
                           : HeadTexts::tr("%1 (%2)").arg(headName(head), known.join(QStringLiteral(", ")));
}

} // namespace

const MeasuredHead* findMeasured(const HeadReport* report, AttentionHead head)
{
    if (!report)
        return nullptr;
    const auto found = std::ranges::find(report->heads, head, &MeasuredHead::head);
    return found == report->heads.end() ? nullptr : &*found;
}

QString kindName(HeadKind kind)
{
    return kind == HeadKind::Encoder ? HeadTexts::tr("Encoder")
        : kind == HeadKind::Cross    ? HeadTexts::tr("Cross")
                                     : HeadTexts::tr("Decoder");
}

QString kindCaption(HeadKind kind)
{
    return kind == HeadKind::Encoder ? HeadTexts::tr("Encoder: source words to source words")
        : kind == HeadKind::Cross    ? HeadTexts::tr("Cross: target words to source words")
                                     : HeadTexts::tr("Decoder: target words to the words read so far");
}

QString headName(AttentionHead head)
{
    return HeadTexts::tr("%1, layer %2, head %3").arg(kindName(head.kind)).arg(head.layer).arg(head.head);
}

QString bestHeadText(const BestReading& best)
{
    if (best.reading.head > 0)
        return bestText(best);
    return best.links == LinksKind::Gold ? HeadTexts::tr("in the mean that aligns best")
                                         : HeadTexts::tr("in the mean that agrees best with statistics");
}

QString headsTitle(std::span<const AttentionHead> heads, const std::optional<BestReading>& best)
{
    QString title = titleOf(heads);
    if (!best)
        return title;
    const QString said = best->reading.endMarks == EndMarks::Aside
        ? HeadTexts::tr("%1, end marks aside").arg(bestText(*best))
        : bestText(*best);
    return HeadTexts::tr("%1: %2").arg(title, said);
}

QString headReading(const Translation& translation, const HeadMap& head, const HeadReport* measured,
    const std::optional<BestReading>& best)
{
    const bool isOff = std::ranges::find(translation.switchedOff, head.id) != translation.switchedOff.end();
    const QString known = measuredName(head.id, measured, best);
    QString name = isOff ? HeadTexts::tr("%1, switched off").arg(known) : known;
    if (const auto forced = std::ranges::count(translation.forcedHeads, head.id, &ForcedRow::head); forced > 0)
        name = HeadTexts::tr("%1, forced rows: %2").arg(name).arg(forced);
    const StrongestColumn strongest = strongestColumn(head.attention);
    const QStringList words = labelsOf(columnTokens(translation, head.id.kind));
    if (strongest.column >= words.size() || head.attention.isEmpty())
        return name;
    return HeadTexts::tr("%1: most to “%2”, %3 of all weight")
        .arg(name, isolated(words[strongest.column]), QLocale().toString(strongest.share, 'f', 2));
}

} // namespace attentoscope::ui
