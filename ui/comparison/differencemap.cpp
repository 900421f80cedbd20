// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/differencemap.h"

#include "ui/widgets/direction.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace attentoscope::ui {

namespace {

struct DifferenceMapTexts
{
    Q_DECLARE_TR_FUNCTIONS(DifferenceMap)
};

/// The first word that one of the two has and the other has not, "–" at the end of a sentence.
QString wordAt(const std::vector<Token>& tokens, std::size_t place)
{
    std::vector<Token> words;
    std::ranges::copy_if(tokens, std::back_inserter(words), [](const Token& token) { return !token.special; });
    return place < words.size() ? labelsOf(words)[static_cast<int>(place)] : QStringLiteral("–");
}

QString firstUnlike(const std::vector<Token>& first, const std::vector<Token>& second)
{
    std::size_t place = 0;
    while (wordAt(first, place) == wordAt(second, place) && place < first.size() + second.size())
        ++place;
    return DifferenceMapTexts::tr("word %1: “%2” in A, “%3” in B")
        .arg(place + 1)
        .arg(isolated(wordAt(first, place)), isolated(wordAt(second, place)));
}

QStringList markersLeftOut(const std::vector<Token>& first, const std::vector<Token>& second, const TokenMatch& match)
{
    QStringList only;
    const auto add = [&](const std::vector<Token>& tokens, const QString& who, const auto& partner) {
        for (int token = 0; token < static_cast<int>(tokens.size()); ++token)
            if (!partner(token))
                only.append(DifferenceMapTexts::tr("%1 of %2").arg(isolated(labelsOf(tokens)[token]), who));
    };
    add(first, QStringLiteral("A"), [&](int token) { return match.inSecond(token); });
    add(second, QStringLiteral("B"), [&](int token) { return match.inFirst(token); });
    return only;
}

std::vector<Token> shared(const std::vector<Token>& tokens, const TokenMatch& match)
{
    std::vector<Token> words;
    for (const auto& [index, other] : match.pairs())
        words.push_back(tokens[static_cast<std::size_t>(index)]);
    return words;
}

double weightAt(const Translation& translation, Cell cell)
{
    return static_cast<double>(
        translation.attention.at(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column)));
}

std::optional<Cell> placeOf(Cell cell, const DifferenceMap& map, int std::pair<int, int>::* side)
{
    const auto row = std::ranges::find(map.target.pairs(), cell.row, side);
    const auto column = std::ranges::find(map.source.pairs(), cell.column, side);
    if (row == map.target.pairs().end() || column == map.source.pairs().end())
        return std::nullopt;
    return Cell{
        static_cast<int>(row - map.target.pairs().begin()), static_cast<int>(column - map.source.pairs().begin())};
}

} // namespace

Cell DifferenceMap::inFirst(Cell cell) const
{
    return {target.pairs()[static_cast<std::size_t>(cell.row)].first,
        source.pairs()[static_cast<std::size_t>(cell.column)].first};
}

Cell DifferenceMap::inSecond(Cell cell) const
{
    return {target.pairs()[static_cast<std::size_t>(cell.row)].second,
        source.pairs()[static_cast<std::size_t>(cell.column)].second};
}

std::optional<Cell> DifferenceMap::ofFirst(Cell cell) const
{
    return placeOf(cell, *this, &std::pair<int, int>::first);
}

std::optional<Cell> DifferenceMap::ofSecond(Cell cell) const
{
    return placeOf(cell, *this, &std::pair<int, int>::second);
}

std::expected<DifferenceMap, QString> differenceOf(
    const Translation& first, const Translation& second, const TokenMatch& source, const TokenMatch& target)
{
    for (const auto& [translation, who] : {std::pair{&first, "A"}, {&second, "B"}})
        if (translation->attention.isEmpty() || !fitsItsWords(*translation))
            return std::unexpected(
                DifferenceMapTexts::tr("Model %1 has no attention here, so there is nothing to subtract.")
                    .arg(QLatin1String(who)));
    if (!haveSameWords(first.source, second.source))
        return std::unexpected(
            DifferenceMapTexts::tr("The two models cut the sentence into different words (%1), so their columns cannot "
                                   "be subtracted. Choose runs with the same data settings.")
                .arg(firstUnlike(first.source, second.source)));
    if (!haveSameWords(first.target, second.target))
        return std::unexpected(
            DifferenceMapTexts::tr("The two translations differ (%1), so their rows cannot be subtracted. Let B be "
                                   "given A's words to compare row by row.")
                .arg(firstUnlike(first.target, second.target)));
    DifferenceMap map;
    map.first = first;
    map.second = second;
    map.source = source;
    map.target = target;
    map.difference.source = shared(first.source, source);
    map.difference.target = shared(first.target, target);
    map.difference.step = first.step;
    auto weights = std::make_shared<std::vector<float>>();
    const int rows = static_cast<int>(target.pairs().size());
    const int columns = static_cast<int>(source.pairs().size());
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            weights->push_back(static_cast<float>(
                weightAt(first, map.inFirst({row, column})) - weightAt(second, map.inSecond({row, column}))));
    map.difference.attention.rows = static_cast<std::size_t>(rows);
    map.difference.attention.columns = static_cast<std::size_t>(columns);
    map.difference.attention.weights = std::move(weights);
    const auto leftOut =
        markersLeftOut(first.source, second.source, source) + markersLeftOut(first.target, second.target, target);
    if (!leftOut.isEmpty())
        map.note =
            DifferenceMapTexts::tr("Left out, because the other has none: %1.").arg(leftOut.join(QStringLiteral(", ")));
    return map;
}

QByteArray differenceJson(const DifferenceMap& map)
{
    const auto words = [](const std::vector<Token>& tokens) {
        QJsonArray array;
        for (const Token& token : tokens)
            array.append(QString::fromStdString(token.text));
        return array;
    };
    QJsonArray first;
    QJsonArray second;
    QJsonArray difference;
    for (int row = 0; row < static_cast<int>(map.difference.attention.rows); ++row) {
        QJsonArray rows[3];
        for (int column = 0; column < static_cast<int>(map.difference.attention.columns); ++column) {
            rows[0].append(weightAt(map.first, map.inFirst({row, column})));
            rows[1].append(weightAt(map.second, map.inSecond({row, column})));
            rows[2].append(weightAt(map.difference, {row, column}));
        }
        first.append(rows[0]);
        second.append(rows[1]);
        difference.append(rows[2]);
    }
    const QJsonObject object{{QStringLiteral("source"), words(map.difference.source)},
        {QStringLiteral("target"), words(map.difference.target)}, {QStringLiteral("first"), first},
        {QStringLiteral("second"), second}, {QStringLiteral("difference"), difference}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace attentoscope::ui
