// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/attentionreading.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace attentoscope::ui {

namespace {

struct AttentionReadingTexts
{
    Q_DECLARE_TR_FUNCTIONS(AttentionReading)
};

struct GoldCellsTexts
{
    Q_DECLARE_TR_FUNCTIONS(GoldCells)
};

QString readNumber(double weight)
{
    return QLocale().toString(weight, 'f', 3);
}

QString quoted(const QString& word)
{
    return AttentionReadingTexts::tr("“%1”").arg(isolated(word));
}

QString linkText(const AttentionPlot& plot, Cell cell)
{
    const GoldLink link = plot.goldAt(cell);
    if (plot.linksKind() == LinksKind::Statistical)
        return link == GoldLink::Sure    ? AttentionReadingTexts::tr(" · statistical link, both directions")
            : link == GoldLink::Possible ? AttentionReadingTexts::tr(" · statistical link, less certain")
                                         : QString();
    return link == GoldLink::Sure    ? AttentionReadingTexts::tr(" · sure gold link")
        : link == GoldLink::Possible ? AttentionReadingTexts::tr(" · possible gold link")
                                     : QString();
}

/// Names up to two words; gives the number of more words.
QString named(const AttentionPlot& plot, Side side, const std::vector<int>& tokens)
{
    constexpr std::size_t most = 3;
    if (tokens.size() > most) {
        return (side == Side::Target ? AttentionReadingTexts::tr("%1 selected target words")
                                     : AttentionReadingTexts::tr("%1 selected source words"))
            .arg(tokens.size());
    }
    QStringList words;
    for (const int token : tokens)
        words.append(quoted(plot.labels(side)[token]));
    return words.join(QStringLiteral(" + "));
}

int largestDrawn(const AttentionPlot& plot, Side side, const std::vector<double>& values)
{
    const std::vector<int>& tokens = plot.places(side).tokens();
    return *std::ranges::max_element(tokens, {}, [&](int token) { return values[static_cast<std::size_t>(token)]; });
}

/// The token of one side that the pointer or the pin is on.
std::optional<int> readToken(Side side, std::optional<Cell> cell, std::optional<Word> word)
{
    if (cell)
        return side == Side::Source ? cell->column : cell->row;
    return word && word->side == side ? std::optional(word->token) : std::nullopt;
}

QString sumReading(const AttentionPlot& plot, Side selected, std::optional<int> at)
{
    const WordSelection& selection = plot.scene().selection;
    const AttentionMap& attention = plot.translation().attention;
    const bool rows = selected == Side::Target;
    const Side other = rows ? Side::Source : Side::Target;
    const auto sums = rows ? sumOfRows(attention, selection.rows) : sumOfColumns(attention, selection.columns);
    const int token = at ? *at : largestDrawn(plot, other, sums);
    const QString who = named(plot, selected, selection.of(selected));
    const QString whom = quoted(plot.labels(other)[token]);
    const QString sum = readNumber(sums[static_cast<std::size_t>(token)]);
    if (at)
        return (rows ? AttentionReadingTexts::tr("%1 on %2: %3 in total")
                     : AttentionReadingTexts::tr("%1 from %2: %3 in total"))
            .arg(who, whom, sum);
    return (rows ? AttentionReadingTexts::tr("%1, largest sum on %2: %3")
                 : AttentionReadingTexts::tr("%1, largest sum from %2: %3"))
        .arg(who, whom, sum);
}

/// Says whether the row of a cell is forced, and what a click with Ctrl does.
QString forcingReading(const AttentionPlot& plot, Cell cell, CellForcing forcing)
{
    const auto& choices = plot.translation().choices;
    const auto row = static_cast<std::size_t>(cell.row);
    const bool forced = row < choices.size() && choices[row].forcedColumn;
    const bool here = forced && choices[row].forcedColumn == static_cast<std::size_t>(cell.column);
    QString text;
    if (forced)
        text += here ? AttentionReadingTexts::tr(" · forced") : AttentionReadingTexts::tr(" · forced elsewhere");
    const Cell tokens = plot.firstTokens(cell);
    const bool isFuture = forcing == CellForcing::OneHeadsPast && tokens.column > tokens.row;
    if (forcing == CellForcing::Off || isFuture)
        return text;
    if (here)
        return text + AttentionReadingTexts::tr(" · Ctrl+click frees the row");
    return text
        + (forcing == CellForcing::On ? AttentionReadingTexts::tr(" · Ctrl+click: look only here")
                                      : AttentionReadingTexts::tr(" · Ctrl+click: this head looks only here"));
}

} // namespace

QString cellText(const AttentionPlot& plot, Cell cell)
{
    return AttentionReadingTexts::tr("%1 → %2 %3")
               .arg(isolated(plot.columnLabels()[cell.column]), isolated(plot.rowLabels()[cell.row]),
                   readNumber(plot.weightAt(cell)))
        + linkText(plot, cell);
}

QString cellReading(const AttentionPlot& plot, Cell cell)
{
    const CellReading reading = readCell(plot.translation(), cell);
    QString said = AttentionReadingTexts::tr("%1 looks at %2: %3, rank %4 of %5 · entropy of the row %6")
                       .arg(quoted(reading.target), quoted(reading.source), readNumber(reading.weight),
                           QString::number(reading.rank), QString::number(reading.columns), bitsText(reading.entropy));
    if (!plot.isCarried(cell))
        said += AttentionReadingTexts::tr(" · faded");
    const auto columns = plot.piecesOf({Side::Source, cell.column}).size();
    const auto rows = plot.piecesOf({Side::Target, cell.row}).size();
    if (columns > 0)
        said += AttentionReadingTexts::tr(" · sum of %1 columns").arg(columns);
    if (rows > 0)
        said += AttentionReadingTexts::tr(" · mean of %1 rows").arg(rows);
    return said + linkText(plot, cell);
}

QString wordReading(const AttentionPlot& plot, Word word)
{
    const AttentionMap& attention = plot.translation().attention;
    QString name = quoted(plot.labels(word.side)[word.token]);
    if (const QStringList pieces = plot.piecesOf(word); !pieces.isEmpty())
        name += AttentionReadingTexts::tr(" (%1)").arg(isolated(pieces.join(QStringLiteral(" + "))));
    if (word.side == Side::Target) {
        const int column = largestDrawn(plot, Side::Source, sumOfRows(attention, {word.token}));
        const CellReading reading = readCell(plot.translation(), {word.token, column});
        return AttentionReadingTexts::tr("%1 looks most at %2: %3 · entropy %4 · click to select")
            .arg(name, quoted(reading.source), readNumber(reading.weight), bitsText(reading.entropy));
    }
    const int row = largestDrawn(plot, Side::Target, sumOfColumns(attention, {word.token}));
    return AttentionReadingTexts::tr("%1 is looked at most by %2: %3 · click to select")
        .arg(name, quoted(plot.rowLabels()[row]), readNumber(plot.weightAt({row, word.token})));
}

QString selectionReading(const AttentionPlot& plot, std::optional<Cell> cell, std::optional<Word> word)
{
    const WordSelection& selection = plot.scene().selection;
    QStringList sums;
    if (!selection.rows.empty())
        sums.append(sumReading(plot, Side::Target, readToken(Side::Source, cell, word)));
    if (!selection.columns.empty())
        sums.append(sumReading(plot, Side::Source, readToken(Side::Target, cell, word)));
    return sums.join(QStringLiteral(" · "));
}

QString pointedReading(
    const AttentionPlot& plot, std::optional<Cell> cell, std::optional<Word> word, CellForcing forcing)
{
    const AttentionScene& scene = plot.scene();
    QStringList parts;
    // Everything is in one line, because a second line would move the words away from the pointer that selects them.
    if (!scene.selection.isEmpty())
        parts << selectionReading(plot, cell, word);
    if (cell)
        parts << cellReading(plot, *cell) + forcingReading(plot, *cell, forcing);
    else if (word)
        parts << wordReading(plot, *word);
    if (scene.pin)
        parts << AttentionReadingTexts::tr("pinned, Esc releases");
    else if (!scene.selection.isEmpty())
        parts << AttentionReadingTexts::tr("Esc ends the selection");
    return parts.join(QStringLiteral(" · "));
}

QString percentText(double share)
{
    return GoldCellsTexts::tr("%1%").arg(QLocale().toString(100.0 * share, 'f', 1));
}

QString linkRuleText(const LinkRule& rule)
{
    if (rule.threshold > 0.0)
        return GoldCellsTexts::tr("words are linked where the weight is at least %1")
            .arg(QLocale().toString(rule.threshold, 'f', 2));
    const bool isAside = rule.endMarks == EndMarks::Aside;
    if (rule.rowsLater > 0)
        return isAside ? GoldCellsTexts::tr("each word is linked to its largest weight one row later, end marks aside")
                       : GoldCellsTexts::tr("each word is linked to its largest weight one row later");
    return isAside ? GoldCellsTexts::tr("each word is linked to its largest weight, end marks aside")
                   : GoldCellsTexts::tr("each word is linked to its largest weight");
}

QString goldReading(const Translation& translation, const LinkRule& rule)
{
    if (!translation.gold || translation.attention.isEmpty())
        return {};
    const auto rate = countAlignment(linksFromAttention(translation, rule), *translation.gold).errorRate();
    const QString text = translation.gold->kind == LinksKind::Gold
        ? GoldCellsTexts::tr("AER of this sentence %1 (%2). Attention is not alignment.")
        : GoldCellsTexts::tr("Against statistical links, error rate %1 (%2). Neither is gold.");
    return text.arg(percentText(rate), linkRuleText(rule));
}

QString notAlignmentText()
{
    return GoldCellsTexts::tr(
        "Attention is not alignment: a weight says where the model read while it chose a word, not which word it "
        "translated. The alignment error rate (AER) still compares the weights with links: gold links, which people or "
        "a grammar made, or statistical links, which may be wrong themselves. A good model may have a high AER.");
}

} // namespace attentoscope::ui
