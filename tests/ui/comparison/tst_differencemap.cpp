// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/comparison/differenceview.h"

namespace {

std::expected<DifferenceMap, QString> subtracted(const Translation& first, const Translation& second)
{
    return differenceOf(
        first, second, TokenMatch(first.source, second.source), TokenMatch(first.target, second.target));
}

double at(const DifferenceMap& map, Cell cell)
{
    return static_cast<double>(
        map.difference.attention.at(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column)));
}

} // namespace

class TestDifferenceMap : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreMatchedInOrder()
    {
        const TokenMatch match(tokensOf("the black cat sleeps <eos>"), tokensOf("<sos> the cat now sleeps"));
        QCOMPARE(match.pairs(), (std::vector<std::pair<int, int>>{{0, 1}, {2, 2}, {3, 4}}));
        QCOMPARE(match.inSecond(2), std::optional(2));
        QCOMPARE(match.inFirst(1), std::optional(0));
        QVERIFY(!match.inSecond(1) && !match.inFirst(3) && !match.inSecond(4));
        QVERIFY(TokenMatch(tokensOf("a b"), {}).pairs().empty());
    }

    void aRepeatedWordKeepsItsPlace()
    {
        const TokenMatch match(tokensOf("a b a b"), tokensOf("a b a b"));
        QCOMPARE(match.pairs(), (std::vector<std::pair<int, int>>{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
    }

    void everyNumberFollows()
    {
        const auto map = subtracted(weighed("a b c", "x y <eos>", 0.5F), weighed("a b c", "x y <eos>", 0.125F));
        QVERIFY(map);
        QVERIFY(map->note.isEmpty());
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column)
                QVERIFY(std::abs(at(*map, {row, column}) - 0.375) < 1e-6);
    }

    void signsSayWhoLooksMore()
    {
        const auto map = subtracted(weighed("a", "x"), weighed("a", "x", 0.25F));
        QVERIFY(map && std::abs(at(*map, {0, 0}) + 0.25) < 1e-6);
    }

    void markersThatOneLacksAreLeftOutAndSaid()
    {
        const auto first = weighed("a b <eos>", "x <eos>");
        const auto second = weighed("<sos> a b <eos>", "x <eos>");
        const auto map = subtracted(first, second);
        QVERIFY(map);
        QCOMPARE(map->difference.source.size(), std::size_t(3));
        QVERIFY(map->note.contains(u"<sos> of B"_s));
        // Column 1 of A is column 2 of B.
        QCOMPARE(map->inSecond({0, 1}).column, 2);
        QCOMPARE(at(*map, {1, 1}), double(first.attention.at(1, 1)) - double(second.attention.at(1, 2)));
        QCOMPARE(map->ofSecond({1, 2}), std::optional(Cell{1, 1}));
        QVERIFY(!map->ofSecond({1, 0}));
    }

    void otherWordsAreNoDifference()
    {
        const auto cut = subtracted(weighed("l' eau", "x"), weighed("l'eau", "x"));
        QVERIFY(!cut);
        QVERIFY2(cut.error().contains(u"word 1: “l'” in A, “l'eau” in B"_s), qPrintable(cut.error()));
        const auto shorter = subtracted(weighed("a", "x y"), weighed("a", "x"));
        QVERIFY(!shorter);
        QVERIFY2(shorter.error().contains(u"word 2: “y” in A, “–” in B"_s), qPrintable(shorter.error()));
        QVERIFY(shorter.error().contains(u"A's words"_s));
    }

    void withoutAttentionThereIsNothingToSubtract()
    {
        auto blind = weighed("a", "x");
        blind.attention = {};
        const auto map = subtracted(weighed("a", "x"), blind);
        QVERIFY(!map && map.error().contains(u"Model B"_s));
    }

    void tablesHoldAllThree()
    {
        const auto map = subtracted(weighed("a b", "x", 0.5F), weighed("a b", "x"));
        QVERIFY(map);
        const auto json = differenceJson(*map);
        QVERIFY2(json.contains("\"second\":[[0.01,0.02]]"), json); // not 0.009999999776482582
        const auto object = QJsonDocument::fromJson(json).object();
        const auto number = [&](const char* key) {
            return object[QLatin1String(key)].toArray()[0].toArray()[1].toDouble();
        };
        QVERIFY(std::abs(number("first") - number("second") - number("difference")) < 1e-6);
        QCOMPARE(object[u"source"_s].toArray()[1].toString(), u"b"_s);
    }
};

ATTENTOSCOPE_TEST(TestDifferenceMap, QApplication);
#include "tst_differencemap.moc"
