// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/samples/samples.h"
#include "tests/support/testprogram.h"

class TestPairReader : public QObject
{
    Q_OBJECT

private slots:
    void readsPairs_data()
    {
        QTest::addColumn<std::string>("content");
        QTest::newRow("tabs") << "Go.\tVa !\nHi.\tSalut !\n"s;
        QTest::newRow("tabs, CRLF, byte order mark") << "\xEF\xBB\xBFGo.\tVa !\r\nHi.\tSalut !\r\n"s;
        QTest::newRow("bars") << "Go. ||| Va !\nHi. ||| Salut !"s;
        QTest::newRow("bars, CRLF") << "Go. ||| Va !\r\nHi. ||| Salut !\r\n"s;
    }

    void readsPairs()
    {
        QFETCH(std::string, content);
        PairSourceFacts facts;
        const auto pairs = copiesOf(requestFor(m_files.write("pairs.tsv", content)), &facts);
        QCOMPARE(pairs.size(), std::size_t{2});
        QCOMPARE(pairs[0].first, "Go."s);
        QCOMPARE(pairs[0].second, "Va !"s);
        QCOMPARE(pairs[1].first, "Hi."s);
        QCOMPARE(pairs[1].second, "Salut !"s);
        QCOMPARE(pairs[1].line, std::size_t{2});
        QCOMPARE(facts.name, "pairs.tsv"s);
        QVERIFY(facts.notices.empty());
        QVERIFY(!facts.hasGoldAlignments);
    }

    /// Characters that other programs take for line ends or merge (subword-nmt#55, torchtext#349). Here they stay in
    /// the line.
    void onlyLineEndsEndLines_data()
    {
        QTest::addColumn<std::string>("first"); // source of the first pair
        QTest::addColumn<std::string>("content");
        const auto inside = [](const char* name, const std::string& sign) {
            QTest::newRow(name) << "a" + sign + "b" << "a" + sign + "b\tc" + sign + "d\ne\tf\n";
        };
        inside("U+2028 line separator", "\u2028");
        inside("U+2029 paragraph separator", "\u2029");
        inside("U+0085 next line", "\xC2\x85");
        inside("vertical tab", "\v");
        inside("form feed", "\f");
        inside("lone carriage return", "\r");
        inside("information separators", "\x1C\x1D\x1E");
        inside("quotation mark", "\"");
        QTest::newRow("quotation mark at the beginning") << "\"a"s << "\"a\tc\ne\tf\n"s;
        QTest::newRow("quotation marks that nothing closes") << "\"a"s << "\"a\tb \"c\ne\tf\n"s;
        QTest::newRow("CRLF and LF mixed") << "a"s << "a\tc\r\ne\tf\n"s;
        QTest::newRow("LF and CRLF mixed") << "a"s << "a\tc\ne\tf\r\n"s;
        QTest::newRow("no last line end") << "a"s << "a\tc\ne\tf"s;
    }

    void onlyLineEndsEndLines()
    {
        QFETCH(std::string, first);
        QFETCH(std::string, content);
        const auto pairs = copiesOf(requestFor(m_files.write("pairs.tsv", content)));
        QCOMPARE(pairs.size(), std::size_t{2});
        QCOMPARE(pairs[0].first, first);
        QCOMPARE(pairs[1].first, "e"s);
        QCOMPARE(pairs[1].second, "f"s);
    }

    void separatorIsTheFilesOwn()
    {
        const auto tabs = copiesOf(requestFor(m_files.write("a.tsv", "a ||| b\tc\nd\te\n")));
        QCOMPARE(tabs[0].first, "a ||| b"s);
        const auto bars = copiesOf(requestFor(m_files.write("b.txt", "a\tb ||| c\nd ||| e\nf ||| g\n")));
        QCOMPARE(bars[0].first, "a\tb"s);
        const auto inside = copiesOf(requestFor(m_files.write("c.txt", "x|||y ||| z\n")));
        QCOMPARE(inside[0].first, "x|||y"s);
    }

    void moreColumnsAreNoticedOnce()
    {
        PairSourceFacts facts;
        const auto pairs = copiesOf(requestFor(m_files.write("t.tsv", "a\tb\nc\td\tCC-BY 2.0\te\nf\tg\th\n")), &facts);
        QCOMPARE(pairs[1].second, "d"s);
        QCOMPARE(facts.notices.size(), std::size_t{1});
        QVERIFY2(mentions(facts.notices[0], "from line 2 on"), facts.notices[0].c_str());
    }

    void faultsOfLines_data()
    {
        addColumns<std::string, int>("line", "fault");
        QTest::newRow("none") << "a\tb"s << static_cast<int>(LineFault::None);
        QTest::newRow("blank") << ""s << static_cast<int>(LineFault::Blank);
        QTest::newRow("only spaces") << " \u00A0"s << static_cast<int>(LineFault::Blank);
        QTest::newRow("only a tab") << "\t"s << static_cast<int>(LineFault::Blank);
        QTest::newRow("one field") << "a b"s << static_cast<int>(LineFault::OneField);
        QTest::newRow("first empty") << " \tb"s << static_cast<int>(LineFault::FirstEmpty);
        QTest::newRow("second empty") << "a\t"s << static_cast<int>(LineFault::SecondEmpty);
        QTest::newRow("second empty, third not") << "a\t\tc"s << static_cast<int>(LineFault::SecondEmpty);
    }

    void faultsOfLines()
    {
        const auto [line, fault] = fetched<std::string, int>();
        const auto pairs = copiesOf(requestFor(m_files.write("f.tsv", "x\ty\n" + line + "\nz\tz\n")));
        QCOMPARE(pairs.size(), std::size_t{3});
        QCOMPARE(static_cast<int>(pairs[1].fault), fault);
        QCOMPARE(pairs[1].line, std::size_t{2});
        QCOMPARE(describe(pairs[1].fault).empty(), fault == 0);
    }

    void oversizedLineIsAFault()
    {
        const std::string huge(5 * 1024 * 1024, 'x');
        const auto pairs = copiesOf(requestFor(m_files.write("h.tsv", "a\tb\n" + huge + "\tb\nc\td\n")));
        QCOMPARE(pairs.size(), std::size_t{3});
        QVERIFY(pairs[1].fault == LineFault::Oversized);
        QCOMPARE(pairs[2].first, "c"s);
        // the last line has no line end
        const auto last = copiesOf(requestFor(m_files.write("l.tsv", "a\tb\n" + huge)));
        QCOMPARE(last.size(), std::size_t{2});
        QVERIFY(last[1].fault == LineFault::Oversized);
    }

    void sinkEndsTheReading()
    {
        std::string content;
        for (int i = 0; i < 1'000; ++i)
            content += "a\tb\n";
        for (const int wanted : {1, 199, 200, 201, 500}) {
            int seen = 0;
            QVERIFY(readPairs(
                requestFor(m_files.write("e.tsv", content)), [&](const RawPair&) { return ++seen < wanted; }));
            QCOMPARE(seen, wanted);
        }
    }

    void parallelFiles()
    {
        PairSourceFacts facts;
        const auto pairs = copiesOf(
            requestFor(m_files.write("x.de", "eins\nzwei\n\nvier"), m_files.write("x.en", "one\n \n\nfour\n")), &facts);
        QCOMPARE(pairs.size(), std::size_t{4});
        QCOMPARE(pairs[0].first, "eins"s);
        QCOMPARE(pairs[0].second, "one"s);
        QVERIFY(pairs[1].fault == LineFault::SecondEmpty);
        QVERIFY(pairs[2].fault == LineFault::Blank);
        QCOMPARE(pairs[3].second, "four"s);
        QCOMPARE(facts.name, "x.de, x.en"s);
    }

    void parallelFilesOfUnequalLength_data()
    {
        addColumns<int, int>("firstLines", "secondLines");
        QTest::newRow("first longer") << 1'205 << 1'200;
        QTest::newRow("second longer") << 1'200 << 1'205;
    }

    void parallelFilesOfUnequalLength()
    {
        const auto [firstLines, secondLines] = fetched<int, int>();
        const auto lines = [](int count) { return QString::fromUtf8("w\n").repeated(count).toStdString(); };
        const auto first = m_files.write("u.de", lines(firstLines));
        const auto second = m_files.write("u.en", lines(secondLines));
        const auto result = readPairs(requestFor(first, second), [](const RawPair&) { return true; });
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::BadData);
        const std::string& longer = firstLines > secondLines ? first : second;
        for (const auto& part : {"1,200"s, "1,205 lines"s, "line 1,201 of " + longer})
            QVERIFY2(mentions(result.error().message, part), result.error().message.c_str());
    }

    void firstTraceOfALostLineIsTold()
    {
        const auto first = m_files.write("u.de", "eins\nzwei\n\nvier\nfünf und noch viel mehr\n");
        const auto second = m_files.write("u.en", "one\ntwo\nthree\nfour\n");
        const auto result = readPairs(requestFor(first, second), [](const RawPair&) { return true; });
        QVERIFY(!result);
        for (const auto& part : {"line 5 of " + first + " has no partner: \"fünf und noch viel mehr\""s,
                 "line 3 is the first that is empty in " + first + " and not in " + second})
            QVERIFY2(mentions(result.error().message, part), result.error().message.c_str());
    }

    void longLineWithoutAPartnerIsShortened()
    {
        const auto first = m_files.write("u.de", "eins\n" + std::string(59, 'a') + "üb\n");
        const auto second = m_files.write("u.en", "one\n");
        const auto result = readPairs(requestFor(first, second), [](const RawPair&) { return true; });
        QVERIFY(!result);
        QVERIFY2(mentions(result.error().message, '"' + std::string(59, 'a') + "…\""), result.error().message.c_str());
    }

    void emptySecondSentencesAreATraceToo()
    {
        const auto first = m_files.write("u.de", "eins\nzwei\n");
        const auto second = m_files.write("u.en", "one\n\nthree\n");
        const auto result = readPairs(requestFor(first, second), [](const RawPair&) { return true; });
        QVERIFY(!result);
        const auto trace = "line 2 is the first that is empty in " + second + " and not in " + first;
        QVERIFY2(mentions(result.error().message, trace), result.error().message.c_str());
    }

    void oversizedLineOfOneFileIsAFault()
    {
        const std::string huge(5 * 1024 * 1024, 'x');
        for (const bool isFirst : {true, false}) {
            const auto first = m_files.write("h.de", "eins\n" + (isFirst ? huge : "zwei") + "\ndrei\n");
            const auto second = m_files.write("h.en", "one\n" + (isFirst ? "two" : huge) + "\nthree\n");
            const auto pairs = copiesOf(requestFor(first, second));
            QCOMPARE(pairs.size(), std::size_t{3});
            QVERIFY(pairs[1].fault == LineFault::Oversized);
            QCOMPARE(pairs[2].second, "three"s);
        }
    }

    void sinkEndsTheReadingOfBothFiles()
    {
        int seen = 0;
        const auto request = requestFor(m_files.write("e.de", "a\nb\nc\n"), m_files.write("e.en", "a\nb\nc\nd\n"));
        QVERIFY(readPairs(request, [&](const RawPair&) { return ++seen < 2; }));
        QCOMPARE(seen, 2);
    }

    void eitherFileMayBeUnreadable_data()
    {
        addColumns<std::string, std::string, std::string>("first", "second", "message");
        const std::string good = QByteArray("w\n").repeated(1'000).toStdString();
        QTest::newRow("first empty") << ""s << good << "r.de is empty"s;
        QTest::newRow("second empty") << good << ""s << "r.en is empty"s;
        QTest::newRow("first ends badly") << good + "\xFF\n" << good + "w\n" << "r.de, line 1,001"s;
        QTest::newRow("second ends badly") << good + "w\n" << good + "\xFF\n" << "r.en, line 1,001"s;
        QTest::newRow("rest of the longer one") << good + "w\nw\n\xFF\n" << good << "r.de, line 1,003"s;
    }

    void eitherFileMayBeUnreadable()
    {
        const auto [first, second, message] = fetched<std::string, std::string, std::string>();
        const auto request = requestFor(m_files.write("r.de", first), m_files.write("r.en", second));
        const auto result = readPairs(request, [](const RawPair&) { return true; });
        QVERIFY(!result);
        QVERIFY2(mentions(result.error().message, message), result.error().message.c_str());
    }

    void whatStandsBeforeABadByteIsShownWhole()
    {
        // The message begins thirty bytes before the bad one, and there is the second byte of a letter.
        const auto path = m_files.write("b.tsv", "xxü" + std::string(29, 'a') + "\xFF" + "bc\xE9\tb\n");
        const auto result = readPairs(requestFor(path), [](const RawPair&) { return true; });
        QVERIFY(!result);
        const auto shown = "…" + std::string(29, 'a') + "\uFFFD" + "bc";
        QVERIFY2(mentions(result.error().message, shown), result.error().message.c_str());
    }

    void columnsBehindNumberedSentencesAreNoticed()
    {
        PairSourceFacts facts;
        const auto pairs =
            copiesOf(requestFor(m_files.write("n.tsv", "1\tGo.\t7\tVa !\n2\tHi.\t8\tSalut !\tCC-BY\n")), &facts);
        QCOMPARE(pairs[1].second, "Salut !"s);
        QCOMPARE(facts.notices.size(), std::size_t{2});
        QVERIFY2(mentions(facts.notices[1], "more than 4 columns, from line 2 on"), facts.notices[1].c_str());
    }

    void headersOfAnotherProgramAreText_data()
    {
        QTest::addColumn<std::string>("header");
        QTest::newRow("unknown separator") << "#separator:Pipe\tx"s;
        QTest::newRow("bzip2, nearly") << "BZh is no packing\tx"s;
    }

    void headersOfAnotherProgramAreText()
    {
        QFETCH(std::string, header);
        const auto pairs = copiesOf(requestFor(m_files.write("o.tsv", header + "\na\tb\n")));
        QCOMPARE(pairs.size(), std::size_t{2});
        QCOMPARE(pairs[0].second, "x"s);
    }

    void invalidUtf8FarDown()
    {
        std::string content;
        for (int i = 0; i < 300; ++i)
            content += "a\tb\n";
        const auto path = m_files.write("i.tsv", content + "\xFF\tb\n");
        const auto result = readPairs(requestFor(path), [](const RawPair&) { return true; });
        QVERIFY(!result);
        QVERIFY2(mentions(result.error().message, path + ", line 301, column 1"), result.error().message.c_str());
    }

    void sample()
    {
        DataRequest request{.sample = "reverse", .samplePairs = 25, .seed = 7};
        PairSourceFacts facts;
        const auto pairs = copiesOf(request, &facts);
        QCOMPARE(pairs.size(), std::size_t{25});
        QCOMPARE(pairs.back().line, std::size_t{25});
        QVERIFY(!pairs[0].first.empty());
        QCOMPARE(facts.name, "reverse"s);
        QCOMPARE(facts.hasGoldAlignments, findSample("reverse").value()->info.hasAlignments);

        request.samplePairs = 0;
        QCOMPARE(copiesOf(request).size(), findSample("reverse").value()->info.defaultPairs);
    }

    void unknownSample()
    {
        DataRequest request{.sample = "no-such-sample"};
        const auto result = readPairs(request, [](const RawPair&) { return true; });
        QVERIFY(!result);
        QVERIFY(mentions(result.error().message, "no-such-sample"));
    }

    void nothingChosen()
    {
        const auto result = readPairs({}, [](const RawPair&) { return true; });
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::NotReady);
    }

private:
    CorpusFixture m_files;
};

ATTENTOSCOPE_TEST(TestPairReader, attentoscope::tests::NoApplication);
#include "tst_pairreader.moc"
