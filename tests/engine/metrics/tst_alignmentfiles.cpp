// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/alignment.h"
#include "engine/metrics/alignmentfile.h"
#include "engine/metrics/sentencepairs.h"
#include "tests/support/testprogram.h"
#include "tests/support/textondisk.h"

namespace {

using Links = std::vector<AlignmentLink>;

/// The lines of a text, or the message of why it is refused.
struct ReadText
{
    explicit ReadText(const QByteArray& text, int firstIndex = 0)
    {
        const TextOnDisk file(text, u"other.txt"_s);
        auto read = readAlignmentFile(file.path(), firstIndex);
        if (read)
            lines = std::move(*read);
        else
            message = QString::fromStdString(read.error().message);
    }
    std::vector<AlignmentLine> lines;
    QString message;
};

/// Tables as OpenNMT-py prints them. Words are cut to ten characters, and the largest weight of a row is padded with
/// stars.
const QByteArray debugTables = "[2021-03-04 10:11:12,131 INFO] \n"
                               "SENT 1: ['das', 'haus']\n"
                               "PRED 1: the extraordinarily house\n"
                               "PRED SCORE: -0.1234\n"
                               "                  das       haus \n"
                               "       the *0.9000000  0.1000000 \n"
                               "extraordin  0.3000000 *0.7000000 \n"
                               "     house  0.2000000 *0.8000000 \n"
                               "      </s>  0.5000000 *0.5000000 \n"
                               "\n"
                               "PRED SCORE: -0.5000\n"
                               "                  ja \n"
                               "       yes *1.0000000 \n"
                               "      </s> *1.0000000 \n";

} // namespace

class AlignmentFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void goldOfOtherProgramsIsReadOrRefusedByLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("lines"); // 0: it is refused
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QByteArray& text, int lines, const char* message = "") {
            QTest::newRow(name) << text << lines << QString::fromLatin1(message);
        };
        row("byte order mark",
            "\xEF\xBB\xBF"
            "1-1 2-2\n1-1\n",
            2);
        row("CRLF", "1-1 2-2\r\n1-1\r\n", 2);
        row("a blank line", "1-1\n\n1-1\n", 3);
        row("from 0 read as from 1", "1-1\n0-0 1-1\n", 0, "line 2");
        row("giza A3", "# Sentence pair (1) source length 2\nla maison\nNULL ({ }) the ({ 1 })\n", 0, "line 1");
        row("NAACL", "0001 1 1 S\n0001 2 2 S\n", 0, "line 1");
        row("probabilities of links", "1-1:0.9 2-2:0.8\n", 0, "1-1:0.9");
        row("tuples of simalign", "[(0, 0), (1, 1)]\n", 0, "line 1");
    }
    void goldOfOtherProgramsIsReadOrRefusedByLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, lines);
        QFETCH(QString, message);
        const TextOnDisk file(text, u"gold.talp"_s);
        const auto read = readAlignments(file.path(), 1);
        QCOMPARE(read ? int(read->size()) : 0, lines);
        if (!read)
            QVERIFY2(read.error().message.contains(message.toStdString()), read.error().message.c_str());
    }

    void marianHardLinksComeWithATranslation()
    {
        const ReadText read("the house ||| 0-0 1-1 2-2\n ||| \nyes ||| 0-0\n", 1);
        QCOMPARE(read.lines.size(), std::size_t(3));
        QCOMPARE(*read.lines[0].translation, std::string("the house"));
        // counted from 0, although the file may say otherwise
        QVERIFY(read.lines[0].links.sure == (Links{{0, 0}, {1, 1}, {2, 2}}));
        QVERIFY(read.lines[0].weights.isEmpty());
        QCOMPARE(*read.lines[1].translation, std::string());
        QVERIFY(read.lines[1].links.sure.empty());
    }

    void openNmtLinksAreTheSame()
    {
        const ReadText read("je suis fatigué . ||| 0-0 1-1 2-2 3-3\n");
        QCOMPARE(read.lines.size(), std::size_t(1));
        QCOMPARE(read.lines[0].links.sure.size(), std::size_t(4));
    }

    void marianSoftWeightsAreRowsOfTheTarget()
    {
        const ReadText read("the house ||| 0.9,0.1,0 0.25,0.5,0.25 1e-05,0,0.99999\n");
        QCOMPARE(read.lines.size(), std::size_t(1));
        const auto& rows = read.lines[0].weights;
        QCOMPARE(rows.rows, std::size_t(3));
        QVERIFY(std::ranges::equal(rows.row(1), std::vector{0.25F, 0.5F, 0.25F}));
        QCOMPARE(rows.row(2)[0], 1e-5F);
    }

    void openNmtTfWeightsAreDividedBySemicolons()
    {
        const ReadText read("the house ||| 0.900000 0.100000 ; 0.250000 0.750000\n");
        QCOMPARE(read.lines[0].weights.rows, std::size_t(2));
        QVERIFY(std::ranges::equal(read.lines[0].weights.row(1), std::vector{0.25F, 0.75F}));
    }

    void oneRowOfOneWeightIsNoLink()
    {
        const ReadText read("yes ||| 1.000000\n");
        QCOMPARE(read.lines[0].weights.rows, std::size_t(1));
        QCOMPARE(read.lines[0].weights.row(0)[0], 1.0F);
    }

    void ofAnNBestListTheBestCounts()
    {
        const ReadText read("0 ||| the house ||| 0-0 1-1 ||| F0= -1.5 ||| -0.5\n"
                            "0 ||| a house ||| 0-0 1-1 ||| F0= -2.5 ||| -0.8\n"
                            "1 ||| yes ||| 0-0 ||| F0= -0.1 ||| -0.1\n");
        QCOMPARE(read.lines.size(), std::size_t(2));
        QCOMPARE(*read.lines[0].translation, std::string("the house"));
        QCOMPARE(*read.lines[1].translation, std::string("yes"));
        QCOMPARE(read.lines[1].line, std::size_t(3));
    }

    void theScorersNumberIsNoTranslation()
    {
        const ReadText read("-12.3456 ||| 0-0 1-1\n");
        QVERIFY(!read.lines[0].translation);
        QCOMPARE(read.lines[0].links.sure.size(), std::size_t(2));
    }

    void openNmtTablesAreReadFromALog()
    {
        const ReadText read(debugTables);
        QCOMPARE(read.lines.size(), std::size_t(2));
        QCOMPARE(*read.lines[0].translation, std::string("the extraordin house"));
        QVERIFY(read.lines[0].wordsAreCut);
        QCOMPARE(read.lines[0].weights.rows, std::size_t(4)); // the end mark has a row
        QVERIFY(std::ranges::equal(read.lines[0].weights.row(1), std::vector{0.3F, 0.7F}));
        QCOMPARE(*read.lines[1].translation, std::string("yes"));
    }

    void whatLooksLikeATableIsNone_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("stars alone") << QByteArray("0-0\n* *** 0.5\n");
        QTest::newRow("no point") << QByteArray("0-0\na *1 0\n");
        QTest::newRow("no number") << QByteArray("0-0\na *b\n");
        QTest::newRow("a word alone") << QByteArray("0-0\n*a\n");
    }

    void whatLooksLikeATableIsNone()
    {
        QFETCH(QByteArray, line);
        const ReadText read(line);
        QVERIFY2(read.message.contains("line 2") && read.message.contains("Write links as"), qPrintable(read.message));
    }

    void eachSpellingOfTheEndMarkIsKnown()
    {
        for (const char* mark : {"</s>", "<EOS>", "<eos>"}) {
            const ReadText read(QByteArray("   ja\nyes *1.0\n") + mark + " *1.0\n");
            QCOMPARE(read.lines.size(), std::size_t(1));
            QCOMPARE(*read.lines[0].translation, std::string("yes"));
            QCOMPARE(read.lines[0].weights.rows, std::size_t(2));
        }
    }

    void aWeightBelowTheSmallestFloatIsZero()
    {
        const ReadText read("a ||| 1,1e-60\n");
        QVERIFY2(read.message.isEmpty(), qPrintable(read.message));
        QVERIFY(std::ranges::equal(read.lines[0].weights.row(0), std::vector{1.0F, 0.0F}));
        QVERIFY(!ReadText("a ||| 1,1e60\n").message.isEmpty());
    }

    void whatIsNoScoreIsATranslation()
    {
        for (const char* words : {"5", "0.5x", "3x"})
            for (const char* more : {"", " ||| c ||| d"}) {
                const ReadText read(QByteArray(words) + " ||| 0-0" + (*words == '5' ? "" : more) + "\n");
                QVERIFY2(read.message.isEmpty(), qPrintable(read.message));
                QCOMPARE(read.lines[0].translation.value_or("").substr(0, std::strlen(words)), std::string(words));
                QVERIFY(read.lines[0].links.sure == (Links{{0, 0}}));
            }
    }

    void moreFieldsThanAnySystemWritesAreLeftOut()
    {
        const ReadText read("0 ||| a ||| 0-0" + QByteArray(" ||| x").repeated(100) + "\n");
        QCOMPARE(read.lines.size(), std::size_t(1));
        QVERIFY(read.lines[0].links.sure == (Links{{0, 0}}));
    }

    void eitherSideMayCountFromZero()
    {
        for (const char* link : {"0-1\n", "1-0\n"})
            QVERIFY2(ReadText(link, 1).message.contains("counts words from 0"), link);
    }

    void plainLinksAreStillLinks()
    {
        const ReadText read("1-1 2p3\n\n", 1);
        QCOMPARE(read.lines.size(), std::size_t(2));
        QVERIFY(!read.lines[0].translation);
        QVERIFY(read.lines[0].links.sure == (Links{{0, 0}}));
        QVERIFY(read.lines[0].links.possible == (Links{{1, 2}}));
    }

    void rubbishIsRefusedWithItsLine_data()
    {
        addColumns<QByteArray, QString, QString>("text", "names", "advice");
        QTest::newRow("prose") << QByteArray("0-0\nhello there\n") << "\"hello\"" << "Write links as";
        QTest::newRow("prose behind a translation")
            << QByteArray("a ||| 0-0\nb ||| c\n") << "\"c\"" << "Write links as";
        QTest::newRow("a long word of long letters") << QByteArray("0-0\n") + QByteArray("ü").repeated(200) + "\n"
                                                     << "üü…" << "Write links as";
        QTest::newRow("the same, moved by a byte") << QByteArray("0-0\nx") + QByteArray("ü").repeated(200) + "\n"
                                                   << "üü…" << "Write links as";
        QTest::newRow("no weight") << QByteArray("a ||| 0.5,0.5\nb ||| 0.5,x\n") << "\"x\"" << "from 0 to 1";
        QTest::newRow("too large a weight") << QByteArray("a ||| 1,0\nb ||| 7.5,0\n") << "\"7.5\"" << "from 0 to 1";
        QTest::newRow("negative weight") << QByteArray("a ||| 1,0\nb ||| -1,0\n") << "\"-1\"" << "from 0 to 1";
        QTest::newRow("not a number") << QByteArray("a ||| 1,0\nb ||| nan,0\n") << "\"nan\"" << "from 0 to 1";
        QTest::newRow("infinite") << QByteArray("a ||| 1,0\nb ||| inf,0\n") << "\"inf\"" << "from 0 to 1";
        QTest::newRow("ragged") << QByteArray("a ||| 1,0\nb c ||| 1,0 1,0,0\n") << "row 2 has 3" << "Every row needs";
        QTest::newRow("ragged table") << QByteArray("x a b\ny *0.5 0.4 0.1\nz *0.5 0.4\n") << "the row of \"z\""
                                      << "write the file anew";
        QTest::newRow("not UTF-8") << QByteArray("0-0\n\xff\xfe\n") << "not UTF-8" << "Convert the file";
    }

    void rubbishIsRefusedWithItsLine()
    {
        const auto [text, names, advice] = fetched<QByteArray, QString, QString>();
        const ReadText read(text);
        const auto line = text.startsWith("x a b") ? "line 3" : "line 2";
        QVERIFY2(read.message.contains("other.txt") && read.message.contains(line), qPrintable(read.message));
        QVERIFY2(read.message.contains(names) && read.message.contains(advice), qPrintable(read.message));
    }

    void moreSentencesThanTheDataHasAreRefusedAtOnce_data()
    {
        addColumns<QByteArray, QString>("text", "line");
        QTest::newRow("links") << QByteArray("0-0\n0-0\n0-0\nthis is not read\n") << "line 3";
        QTest::newRow("n-best") << QByteArray("0 ||| a ||| 0-0 ||| x\n0 ||| b ||| 0-0 ||| x\n1 ||| c ||| 0-0 ||| x\n"
                                              "2 ||| d ||| 0-0 ||| x\n")
                                << "line 4";
        QTest::newRow("tables") << QByteArray("x a\ny *0.5\n\nx a\ny *0.5\n\nx a\ny *0.5\n") << "line 8";
    }

    void moreSentencesThanTheDataHasAreRefusedAtOnce()
    {
        const auto [text, line] = fetched<QByteArray, QString>();
        const TextOnDisk file(text, u"other.txt"_s);
        const auto read = readAlignmentFile(file.path(), 0, 2);
        QVERIFY(!read);
        const auto message = QString::fromStdString(read.error().message);
        QVERIFY2(message.contains(line) && message.contains("only 2 lines"), qPrintable(message));
    }

    void aPairThatNoPictureShowsIsRefused()
    {
        const ReadText read("0-0\n");
        std::string words;
        for (int word = 0; word < 2'001; ++word)
            words += "w ";
        const auto sentence = sentenceOfOther(read.lines[0], "other.txt", {words, "the house"}, {});
        QVERIFY(!sentence);
        QVERIFY2(sentence.error().message.contains("2,001 and 2 words"), sentence.error().message.c_str());
    }

    void weightsAreNoGoldAlignment()
    {
        const TextOnDisk file("a ||| 0-0\nb ||| 0.5,0.5\n");
        const auto read = readAlignments(file.path(), 1);
        QVERIFY(!read);
        const auto message = QString::fromStdString(read.error().message);
        QVERIFY2(message.contains("line 2") && message.contains("another system's attention"), qPrintable(message));
    }

    void anotherSystemsWeightsStandBetweenTheWords()
    {
        const ReadText read("the house ||| 0.9,0.1,0 0.2,0.7,0.1 0,0,1\n");
        const auto gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{0, 0}, {1, 1}}, {}});
        const auto sentence = sentenceOfOther(read.lines[0], "f", {"das haus", "the house"}, gold);
        QVERIFY(sentence);
        const auto& aligned = *sentence->aligned;
        QCOMPARE(aligned.source.size(), std::size_t(3)); // the end mark is a token too
        QVERIFY(aligned.source.back().special && aligned.target.back().special);
        QCOMPARE(aligned.attention.at(1, 1), 0.7F);
        QVERIFY(aligned.gold == gold); // the translation is the reference
        QCOMPARE(countAlignment(linksFromAttention(aligned), *gold).errorRate(), 0.0);
        QCOMPARE(*sentence->bleu, 100.0);
        // Two rows of words: 0.469 and 1.157 bits.
        const double bits = -(0.9 * std::log2(0.9) + 0.1 * std::log2(0.1) + 0.2 * std::log2(0.2) + 0.7 * std::log2(0.7)
            + 0.1 * std::log2(0.1));
        QVERIFY(std::abs(*sentence->entropy - bits / 2) < 1e-6);
    }

    void goldLinksAreNotThoseOfAnotherTranslation()
    {
        const ReadText read("a home ||| 0-0 1-1\n");
        const auto gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{0, 0}}, {}});
        const auto sentence = sentenceOfOther(read.lines[0], "f", {"das haus", "the house"}, gold);
        QVERIFY(sentence && !sentence->aligned->gold);
        QVERIFY(sentence->links == (Links{{0, 0}, {1, 1}}));
        QVERIFY(*sentence->bleu < 100.0);
    }

    void cutWordsAreKnownAgain()
    {
        const ReadText read(debugTables);
        const auto gold = std::make_shared<const GoldAlignment>();
        const auto sentence = sentenceOfOther(read.lines[0], "f", {"das haus", "the extraordinarily house"}, gold);
        QVERIFY(sentence && sentence->aligned->gold == gold);
    }

    void linksToTheEndMarkAreDropped()
    {
        const ReadText read("the house ||| 0-0 1-1 2-2\n");
        const auto sentence = sentenceOfOther(read.lines[0], "f", {"das haus", "the house"}, {});
        QVERIFY(sentence && sentence->links == (Links{{0, 0}, {1, 1}}));
    }

    void whatDoesNotFitTheWordsIsRefused_data()
    {
        addColumns<QByteArray, QString>("text", "counts");
        QTest::newRow("columns") << QByteArray("the house ||| 0.5,0.1,0.1,0.3 0.5,0.1,0.1,0.3\n") << "4 source words";
        QTest::newRow("rows") << QByteArray("the ||| 0.5,0.5 0.5,0.5 0.5,0.5\n") << "3 target words";
        QTest::newRow("links") << QByteArray("the house ||| 0-0 5-1\n") << "\"5-1\"";
    }

    void whatDoesNotFitTheWordsIsRefused()
    {
        const auto [text, counts] = fetched<QByteArray, QString>();
        const ReadText read(text);
        const auto sentence = sentenceOfOther(read.lines[0], "other.txt", {"das haus", "the house"}, {});
        QVERIFY(!sentence);
        const auto message = QString::fromStdString(sentence.error().message);
        QVERIFY2(message.contains("other.txt") && message.contains("line 1") && message.contains(counts),
            qPrintable(message));
        QVERIFY2(message.contains("same words or pieces"), qPrintable(message));
    }

    void aThresholdLinksEveryWeightFromItOn()
    {
        const ReadText read("the house ||| 0.6,0.4 0.1,0.9\n");
        const auto sentence = sentenceOfOther(read.lines[0], "f", {"das haus", "the house"}, {});
        QVERIFY(sentence);
        QVERIFY(linksFromAttention(*sentence->aligned) == (Links{{0, 0}, {1, 1}}));
        QVERIFY(linksFromAttention(*sentence->aligned, {0.4}) == (Links{{0, 0}, {1, 0}, {1, 1}}));
        QVERIFY(linksFromAttention(*sentence->aligned, {0.95}).empty());
    }
};

ATTENTOSCOPE_TEST(AlignmentFilesTest, QCoreApplication);
#include "tst_alignmentfiles.moc"
