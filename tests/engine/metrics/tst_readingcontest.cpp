// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/readingcontest.h"
#include "tests/support/testprogram.h"

namespace {

using Rows = std::vector<std::vector<float>>;

AttentionMap mapOf(const Rows& rows)
{
    std::vector<float> weights;
    for (const auto& row : rows)
        weights.insert(weights.end(), row.begin(), row.end());
    return {.rows = rows.size(),
        .columns = rows.front().size(),
        .weights = std::make_shared<const std::vector<float>>(std::move(weights))};
}

/// "a b" with an end mark, translated as "x y" with one: two layers of two heads each.
Translation translationWith(const std::vector<Rows>& heads)
{
    Translation translation;
    translation.source = {{.text = "a"}, {.text = "b"}, {.text = "<eos>", .special = true}};
    translation.target = {{.text = "x"}, {.text = "y"}, {.text = "<eos>", .special = true}};
    int place = 0;
    for (const auto& rows : heads) {
        translation.heads.push_back({{HeadKind::Cross, place / 2 + 1, place % 2 + 1}, mapOf(rows)});
        ++place;
    }
    return translation;
}

const Rows nowhere{{0, 0, 1}, {0, 0, 1}, {0, 0, 1}};
const Rows crossed{{0.1F, 0.9F, 0}, {0.9F, 0.1F, 0}, {0, 0, 1}};
const GoldAlignment straight{.sure = {{0, 0}, {1, 1}}, .possible = {}};

/// The choice after one sentence for each part of the contest.
ChosenReading chosenOf(const Translation& translation, const GoldAlignment& links = straight)
{
    ReadingContest contest;
    contest.add(translation, links, ContestPart::Chooses);
    contest.add(translation, links, ContestPart::Reports);
    return contest.chosen().value_or(ChosenReading{});
}

} // namespace

/// The reading of cross attention. It is chosen by its error rate.
class TestReadingContest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSingleHeadCanWin()
    {
        const Rows good{{0.9F, 0.1F, 0}, {0.1F, 0.9F, 0}, {0, 0, 1}};
        const auto chosen = chosenOf(translationWith({crossed, good, crossed, crossed}));
        QVERIFY(chosen.reading == (AlignmentReading{1, 2}));
        QCOMPARE(chosen.errorRate, 0.0);
        QCOMPARE(chosen.lastLayerRate, 1.0);
        QCOMPARE(chosen.choosing, 1u);
        QCOMPARE(chosen.sentences, 1u);
    }

    /// Each of the two heads is right in one row; their mean is right in both.
    void aMeanCanBeatItsHeads()
    {
        const Rows first{{0.8F, 0.2F, 0}, {0.6F, 0.4F, 0}, {0, 0, 1}};
        const Rows second{{0.4F, 0.6F, 0}, {0.1F, 0.9F, 0}, {0, 0, 1}};
        const auto chosen = chosenOf(translationWith({first, second, crossed, crossed}));
        QVERIFY(chosen.reading == (AlignmentReading{1, 0}));
        QCOMPARE(chosen.errorRate, 0.0);
    }

    void theMeanOfAllCanWin()
    {
        const Rows first{{1, 0, 0}, {0.6F, 0.4F, 0}, {0, 0, 1}};
        const Rows second{{0.4F, 0.6F, 0}, {0, 1, 0}, {0, 0, 1}};
        const auto chosen = chosenOf(translationWith({first, first, second, second}));
        QVERIFY(chosen.reading == (AlignmentReading{0, 0}));
    }

    void aMeanWinsWhereAHeadIsAsGood()
    {
        const Rows good{{0.9F, 0.1F, 0}, {0.1F, 0.9F, 0}, {0, 0, 1}};
        QVERIFY(chosenOf(translationWith({good, good, good, good})).reading == (AlignmentReading{2, 0}));
    }

    void endMarksStandAsideWhereThatIsBetter()
    {
        const Rows good{{0.3F, 0.2F, 0.5F}, {0.1F, 0.9F, 0}, {0, 0, 1}};
        const auto chosen = chosenOf(translationWith({good, crossed, crossed, crossed}));
        QVERIFY(chosen.reading == (AlignmentReading{1, 1, EndMarks::Aside}));
        QCOMPARE(chosen.errorRate, 0.0);
    }

    void theRowAfterCanWin()
    {
        const Rows later{{0, 0, 1}, {1, 0, 0}, {0, 1, 0}};
        const auto chosen = chosenOf(translationWith({later, later, later, later}));
        QVERIFY(chosen.reading == (AlignmentReading{2, 0, EndMarks::TakeLinks, 1}));
        QCOMPARE(chosen.errorRate, 0.0);
    }

    /// Of 100 sentences, the head is wrong in `wrong` ones if its rows are read as they are. If they are read one row
    /// later, it is always right.
    void theRowAfterNeedsAnAdvantage_data()
    {
        addColumns<int, int>("wrong", "rowsLater");
        QTest::newRow("too little") << 1 << 0;
        QTest::newRow("enough") << 6 << 1;
    }
    void theRowAfterNeedsAnAdvantage()
    {
        const auto [wrong, rowsLater] = fetched<int, int>();
        const Rows both{{1, 0, 0}, {0.9F, 0.1F, 0}, {0, 1, 0}};
        const Rows onlyLater{{0, 1, 0}, {1, 0, 0}, {0, 1, 0}};
        ReadingContest contest;
        for (int sentence = 0; sentence < 100; ++sentence) {
            Rows rows = sentence < wrong ? onlyLater : both;
            const GoldAlignment links{.sure = {{0, 0}}, .possible = {{0, 1}, {1, 1}}};
            for (const auto part : {ContestPart::Chooses, ContestPart::Reports})
                contest.add(translationWith({rows, rows, rows, rows}), links, part);
        }
        QCOMPARE(contest.chosen()->reading.rowsLater, rowsLater);
    }

    void theChoiceIsMeasuredOnTheOtherHalf()
    {
        const Rows good{{0.9F, 0.1F, 0}, {0.1F, 0.9F, 0}, {0, 0, 1}};
        ReadingContest contest;
        contest.add(translationWith({good, crossed, crossed, crossed}), straight, ContestPart::Chooses);
        QVERIFY(!contest.chosen());
        contest.add(translationWith({crossed, good, crossed, crossed}), straight, ContestPart::Reports);
        contest.add(translationWith({nowhere, nowhere, nowhere, nowhere}), straight, ContestPart::None);
        const auto chosen = contest.chosen();
        QVERIFY(chosen && chosen->reading == (AlignmentReading{1, 1}));
        QCOMPARE(chosen->errorRate, 1.0);
    }

    void sentencesWithoutSureLinksSayNothing()
    {
        ReadingContest contest;
        for (const auto part : {ContestPart::Chooses, ContestPart::Reports})
            contest.add(translationWith({crossed, crossed, crossed, crossed}), {{}, {{0, 0}}}, part);
        QVERIFY(!contest.chosen());
    }

    void partsAreHalvesAndAlwaysTheSame()
    {
        const auto parts = ReadingContest::parts(2'000);
        QCOMPARE(std::ranges::count(parts, ContestPart::Chooses), 250);
        QCOMPARE(std::ranges::count(parts, ContestPart::Reports), 250);
        QVERIFY(parts == ReadingContest::parts(2'000));
        const auto few = ReadingContest::parts(7);
        QCOMPARE(std::ranges::count(few, ContestPart::Chooses), 4);
        QCOMPARE(std::ranges::count(few, ContestPart::Reports), 3);
        const auto first = std::span(parts).first(1'000);
        // they are from all places, not only from the end
        QVERIFY(std::ranges::count(first, ContestPart::Chooses) > 80);
    }

    void theReadingIsSaidInWords()
    {
        QCOMPARE(readingText({2, 0, EndMarks::Aside}).text(), std::string("mean of layer 2, end marks aside"));
        QCOMPARE(readingText({0, 0}).text(), std::string("mean of all layers"));
        QCOMPARE(readingText({1, 3, EndMarks::TakeLinks, 1}).text(), std::string("head 3 of layer 1, one row later"));
        QCOMPARE(readingText({1, 0, EndMarks::Aside, 1}).text(),
            std::string("mean of layer 1, one row later, end marks aside"));
    }
};

ATTENTOSCOPE_TEST(TestReadingContest, QCoreApplication);
#include "tst_readingcontest.moc"
