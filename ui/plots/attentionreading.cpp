// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attentionreading.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace attentoscope::ui {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("AttentionReading", source);
}

QString number(double weight)
{
    return QLocale().toString(weight, 'f', 3);
}

QString quoted(const QString& word)
{
    return text("“%1”").arg(word);
}

QString goldText(GoldLink link)
{
    return link == GoldLink::Sure    ? text(" · sure gold link")
        : link == GoldLink::Possible ? text(" · possible gold link")
                                     : QString();
}

/// Two words by name, more by number.
QString named(const AttentionPlot& plot, Side side, const std::vector<int>& tokens)
{
    constexpr std::size_t most = 3;
    if (tokens.size() > most) {
        return (side == Side::Target ? text("%1 selected target words") : text("%1 selected source words"))
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

/// The word of a side that is read at the moment.
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
    const QString sum = number(sums[static_cast<std::size_t>(token)]);
    if (at)
        return (rows ? text("%1 on %2: %3 in all") : text("%1 from %2: %3 in all")).arg(who, whom, sum);
    return (rows ? text("%1 most on %2: %3 in all") : text("%1 most from %2: %3 in all")).arg(who, whom, sum);
}

} // namespace

QString cellText(const AttentionPlot& plot, Cell cell)
{
    return text("%1 → %2 %3")
               .arg(plot.columnLabels()[cell.column], plot.rowLabels()[cell.row], number(plot.weightAt(cell)))
        + goldText(plot.goldAt(cell));
}

QString cellReading(const AttentionPlot& plot, Cell cell)
{
    const CellReading reading = readCell(plot.translation(), cell);
    QString said = text("%1 looks at %2: %3, rank %4 of %5 · entropy of the row %6 bits")
                       .arg(quoted(reading.target), quoted(reading.source), number(reading.weight))
                       .arg(reading.rank)
                       .arg(reading.columns)
                       .arg(QLocale().toString(reading.entropy, 'f', 2));
    if (!plot.isCarried(cell))
        said += text(" · faded");
    const auto columns = plot.piecesOf({Side::Source, cell.column}).size();
    const auto rows = plot.piecesOf({Side::Target, cell.row}).size();
    if (columns > 0)
        said += text(" · sum of %1 columns").arg(columns);
    if (rows > 0)
        said += text(" · mean of %1 rows").arg(rows);
    return said + goldText(plot.goldAt(cell));
}

QString wordReading(const AttentionPlot& plot, Word word)
{
    const AttentionMap& attention = plot.translation().attention;
    QString name = quoted(plot.labels(word.side)[word.token]);
    if (const QStringList pieces = plot.piecesOf(word); !pieces.isEmpty())
        name += text(" (%1)").arg(pieces.join(QStringLiteral(" + ")));
    if (word.side == Side::Target) {
        const int column = largestDrawn(plot, Side::Source, sumOfRows(attention, {word.token}));
        const CellReading reading = readCell(plot.translation(), {word.token, column});
        return text("%1 looks most at %2: %3 · entropy %4 bits · click to select")
            .arg(name, quoted(reading.source), number(reading.weight), QLocale().toString(reading.entropy, 'f', 2));
    }
    const int row = largestDrawn(plot, Side::Target, sumOfColumns(attention, {word.token}));
    return text("%1 is looked at most by %2: %3 · click to select")
        .arg(name, quoted(plot.rowLabels()[row]), number(plot.weightAt({row, word.token})));
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

} // namespace attentoscope::ui
