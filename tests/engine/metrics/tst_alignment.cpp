// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/alignment.h"
#include "tests/support/testprogram.h"
#include "tests/support/textondisk.h"

namespace {

using Links = std::vector<AlignmentLink>;

struct ScoredPair
{
    Links found;
    GoldAlignment gold;
};

/// Ten sentence pairs. The comments give what each adds to |A|, |S|, |A∩S| and |A∩P|.
std::vector<ScoredPair> tenPairs()
{
    return {
        {{{0, 0}, {1, 1}}, {{{0, 0}, {1, 1}}, {}}}, // 2 2 2 2: all right
        {{{0, 0}, {1, 1}}, {{{0, 1}, {1, 0}}, {}}}, // 2 2 0 0: all wrong
        {{{0, 0}, {1, 1}, {2, 2}}, {{{0, 0}}, {{1, 1}}}}, // 3 1 1 2: one sure, one possible, one wrong
        {{}, {{{0, 0}, {1, 1}}, {}}}, // 0 2 0 0: nothing found
        {{{0, 0}}, {{}, {{0, 0}}}}, // 1 0 0 1: only possible
        {{{0, 0}}, {{}, {}}}, // 1 0 0 0: no gold
        {{}, {{}, {}}}, // 0 0 0 0: nothing at all
        {{{0, 0}, {0, 1}, {0, 2}}, {{{0, 0}, {0, 1}}, {{0, 2}, {0, 3}}}}, // 3 2 2 3: one word, many links
        {{{2, 0}, {2, 0}}, {{{2, 0}}, {{2, 0}}}}, // 1 1 1 1: links told twice count once
        {{{4, 5}, {5, 4}}, {{{4, 5}, {5, 4}, {6, 6}}, {}}}, // 2 3 2 2: one sure link missing
    };
}

QString messageOf(const QByteArray& text, int firstIndex)
{
    const TextOnDisk file(text);
    const auto read = readAlignments(file.path(), firstIndex);
    if (read || read.error().code != ErrorCode::BadData)
        return {};
    return QString::fromStdString(read.error().message);
}

} // namespace

class AlignmentTest : public QObject
{
    Q_OBJECT

private slots:
    void errorRateOfTenPairsByHand()
    {
        AlignmentErrorRate rate;
        for (const auto& [found, gold] : tenPairs())
            rate.add(found, gold);
        // |A| = 15, |S| = 13, |A∩S| = 8, |A∩P| = 11
        QCOMPARE(rate.value(), 1.0 - (8.0 + 11.0) / (15.0 + 13.0));
    }

    void errorRateOfOnePairAtATime()
    {
        const std::vector<double> byHand = {0.0, 1.0, 1.0 - 3.0 / 4, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0 - 4.0 / 5};
        const auto pairs = tenPairs();
        for (std::size_t at = 0; at < pairs.size(); ++at) {
            AlignmentErrorRate rate;
            rate.add(pairs[at].found, pairs[at].gold);
            QCOMPARE(rate.value(), byHand[at]);
        }
    }

    void nothingAddedIsNoError() { QCOMPARE(AlignmentErrorRate().value(), 0.0); }

    void theDiagonalStopsAtTheLastSourceWord()
    {
        QVERIFY(diagonalAlignment(3, 2) == (Links{{0, 0}, {1, 1}}));
        QVERIFY(diagonalAlignment(2, 4) == (Links{{0, 0}, {1, 1}, {1, 2}, {1, 3}}));
        QVERIFY(diagonalAlignment(0, 3).empty());
        QVERIFY(diagonalAlignment(3, 0).empty());
    }

    void shiftedLinksLeaveNoSentence()
    {
        const Links links{{2, 0}, {0, 1}, {1, 2}};
        QVERIFY(shifted(links, 0, 3) == links);
        QVERIFY(shifted(links, 1, 3) == (Links{{2, 1}, {0, 2}}));
        QVERIFY(shifted(links, -1, 3) == (Links{{0, 0}, {1, 1}}));
    }

    void swappingChangesSides()
    {
        const auto turned = swapped({{{0, 3}, {2, 1}}, {{5, 4}}});
        QVERIFY(turned.sure == (Links{{1, 2}, {3, 0}}));
        QVERIFY(turned.possible == (Links{{4, 5}}));
    }

    void readsSureAndPossibleLinksCountedFromOne()
    {
        const TextOnDisk file("2-2 1-1 10p14\n\n3p1\r\n1-2");
        const auto read = readAlignments(file.path(), 1);
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(4));
        QVERIFY((*read)[0].sure == (Links{{0, 0}, {1, 1}}));
        QVERIFY((*read)[0].possible == (Links{{9, 13}}));
        QVERIFY((*read)[1].sure.empty() && (*read)[1].possible.empty());
        QVERIFY((*read)[2].possible == (Links{{2, 0}}));
        QVERIFY((*read)[3].sure == (Links{{0, 1}}));
    }

    void readsLinksCountedFromZero()
    {
        const TextOnDisk file("0-0 1-1\n0p0\n");
        const auto read = readAlignments(file.path(), 0);
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(2));
        QVERIFY((*read)[0].sure == (Links{{0, 0}, {1, 1}}));
        QVERIFY((*read)[1].possible == (Links{{0, 0}}));
    }

    void badLinksAreNamedWithTheirLine_data()
    {
        addColumns<QByteArray, QString>("text", "word");
        QTest::newRow("no separator") << QByteArray("1-1\n12\n") << "\"12\"";
        QTest::newRow("word") << QByteArray("1-1\nhello\n") << "\"hello\"";
        QTest::newRow("half") << QByteArray("1-1\n2-\n") << "\"2-\"";
        QTest::newRow("negative") << QByteArray("1-1\n-1-2\n") << "\"-1-2\"";
        QTest::newRow("trailing") << QByteArray("1-1\n1-2x\n") << "\"1-2x\"";
        QTest::newRow("too large") << QByteArray("1-1\n1-99999999999\n") << "\"1-99999999999\"";
        QTest::newRow("other separator") << QByteArray("1-1\n1:2\n") << "\"1:2\"";
    }

    void badLinksAreNamedWithTheirLine()
    {
        const auto [text, word] = fetched<QByteArray, QString>();
        const auto message = messageOf(text, 1);
        QVERIFY2(
            message.contains("gold.talp") && message.contains("line 2") && message.contains(word), qPrintable(message));
    }

    void anIndexBelowTheFirstSuggestsTheOtherCount()
    {
        const auto message = messageOf("1-1\n2-2 0-1\n", 1);
        QVERIFY2(message.contains("line 2") && message.contains("\"0-1\""), qPrintable(message));
        QVERIFY2(message.contains("--gold-first-index 0"), qPrintable(message));
    }

    void missingFilesAndFoldersAreRefused()
    {
        const auto missing = readAlignments("/no/such/gold.talp", 1);
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, ErrorCode::FileNotFound);
        QVERIFY(missing.error().message.find("/no/such/gold.talp") != std::string::npos);
        const QTemporaryDir folder;
        const auto notAFile = readAlignments(folder.path().toStdString(), 1);
        QVERIFY(!notAFile);
        QCOMPARE(notAFile.error().code, ErrorCode::BadData);
        QVERIFY(!readAlignments(folder.path().toStdString(), 2));
    }

    void hansardsIsReadWhole()
    {
        const std::string path = ATTENTOSCOPE_SHARED_DATA "/alignment/hansards.en-fr.talp";
        if (!QFile::exists(QString::fromStdString(path)))
            QSKIP("the Hansards alignments are not beside the checkout");
        const auto read = readAlignments(path, 1);
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(447));
        std::size_t sure = 0;
        std::size_t possible = 0;
        for (const auto& sentence : *read) {
            sure += sentence.sure.size();
            possible += sentence.possible.size();
        }
        QCOMPARE(sure, std::size_t(4038));
        QCOMPARE(possible, std::size_t(13400));
        QVERIFY((*read)[2].sure == (Links{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
    }
};

ATTENTOSCOPE_TEST(AlignmentTest, QCoreApplication);
#include "tst_alignment.moc"
