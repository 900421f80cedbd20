// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/files/recordreader.h"
#include "tests/support/testprogram.h"

using Strings = std::vector<std::string>;

/// Files of columns with quotation marks, and the rule that finds out what marks and commas mean in a file.
class TestCsvFiles : public QObject
{
    Q_OBJECT

private slots:
    void pairs_data()
    {
        addColumns<std::string, Strings>("content", "expected");
        const auto row = [](const char* name, const std::string& content, const Strings& expected) {
            QTest::newRow(name) << content << expected;
        };
        row("commas", "Go.,Va !\nHi.,Salut !\n", {"Go.|Va !", "Hi.|Salut !"});
        row("semicolons", "Go.;Va !\nHi, you.;Salut, toi !\n", {"Go.|Va !", "Hi, you.|Salut, toi !"});
        row("quoted", "\"Oh, no.\",\"Oh, non.\"\r\nHi.,Salut !\r\n", {"Oh, no.|Oh, non.", "Hi.|Salut !"});
        row("doubled quotes", "\"He said \"\"Go.\"\"\",\"Il dit \"\"Va.\"\"\"\n", {"He said \"Go.\"|Il dit \"Va.\""});
        row("line breaks", "\"One\r\ntwo\",\"Un\n\ndeux\"\nHi.,Salut !\n", {"One two|Un  deux", "Hi.|Salut !"});
        row("further columns", "a,b,1\n\"d, e\",f,2\n", {"a|b", "d, e|f"});
        row("no end of the last line", "a,b\nc,\"d\"", {"a|b", "c|d"});
        row("tabs win over commas", "a,b\tc\nd\te,f\n", {"a,b|c", "d|e,f"});
        row("quotes are text between tabs", "\"Go!\" he said.\t« Va ! »\n\"Hm\tHein\n",
            {"\"Go!\" he said.|« Va ! »", "\"Hm|Hein"});
        row("tabs with doubled quotes", "\"a \"\"b\"\"\"\tc\nd\t\"e\nf\"\n", {"a \"b\"|c", "d|e f"});
        row("Anki", "#separator:tab\n#html:true\n#tags column:3\nHi.\t\"Salut\n!\"\tgreetings\n", {"Hi.|Salut !"});
        row("Anki with identifiers",
            "#separator:Comma\n#html:false\n#guid column:1\n#deck column:3\nx7,Hi.,French,Salut !\n", {"Hi.|Salut !"});
        row("Anki with a column that there is not",
            "#separator:Semicolon\n#tags column:0\n#deck column:x\nHi.;Salut !\n", {"Hi.|Salut !"});
        row("Anki with nothing else", "#separator:tab\n#html:true\n", {});
        row("Tatoeba with numbers", "1276\tGo.\t5350\tVa !\n1277\t\"Hi,\" he said.\t5351\tSalut !\n",
            {"Go.|Va !", "\"Hi,\" he said.|Salut !"});
        row("empty fields", "a,\n,b\nc,d\ne,f\n,\n",
            {"The second sentence is empty.", "The first sentence is empty.", "c|d", "e|f", "The line is empty."});
        const std::string oneField = describe(LineFault::OneField);
        row("prose with commas", "Well, that is it.\nNo, it is not.\n", {oneField, oneField});
    }

    void pairs()
    {
        const auto [content, expected] = fetched<std::string, Strings>();
        QCOMPARE(read(content).pairs, expected);
    }

    void slipCostsOneLine()
    {
        std::string content = "a,b\n\"slip,c\n";
        for (int line = 0; line < 200; ++line)
            content += "d,e\n";
        const auto got = read(content);
        QCOMPARE(got.pairs.size(), std::size_t{202});
        QCOMPARE(got.pairs[1], describe(LineFault::OpenQuote));
        QCOMPARE(got.pairs[2], "d|e"s);
        QCOMPARE(got.lines[2], std::size_t{3});
    }

    void openQuoteAtTheEnd()
    {
        const auto got = read("a,b\nc,d\ne,\"f\ng,h");
        QCOMPARE(got.pairs, (Strings{"a|b", "c|d", describe(LineFault::OpenQuote), "g|h"}));
    }

    void neverClosedQuoteCostsOneLineEach()
    {
        std::string content;
        for (int line = 0; line < 6'000; ++line)
            content += line % 60 == 59 ? "a,\"slip\n" : "a,b\n";
        const auto got = read(content);
        QCOMPARE(got.pairs.size(), std::size_t{6'000});
        QCOMPARE(std::ranges::count(got.pairs, "a|b"), 5'900);
    }

    void longQuotedFieldIsNotKept()
    {
        const std::string long1(RecordReader::mostBytes, 'x');
        const auto got = read("a,b\n\"" + long1 + "\n" + long1 + "\",c\nd,e\n");
        QCOMPARE(got.pairs.front(), "a|b"s);
        QCOMPARE(got.pairs[1], describe(LineFault::OpenQuote));
        QCOMPARE(got.pairs.back(), "d|e"s);
    }

    void longLineWithinAFieldEndsIt()
    {
        const auto got = read("a,b\n\"c\n" + std::string(TextFile::longestLine + 1, 'x') + "\nd,e\n");
        QCOMPARE(got.pairs, (Strings{"a|b", describe(LineFault::OpenQuote), describe(LineFault::Oversized), "d|e"}));
    }

    void badByteWithinAFieldIsNamedWithItsLine()
    {
        const auto path = m_files.write("bad.csv", "a,b\n" + std::string(2'000, 'x') + ",y\n\"c\n\xFF\",d\n");
        const auto got = readPairs(requestFor(path), [](const RawPair&) { return true; });
        QVERIFY(!got);
        QVERIFY2(mentions(got.error().message, "bad.csv, line 4"), got.error().message.c_str());
    }

    /// Alignments and gold files have one line for each record. Messages give the line numbers of the file.
    void corpusCountsRecordsAndNamesLines()
    {
        const auto path = m_files.write("records.csv", "a,b\n\"c\nc\",d\n\"e\ne\",\nf,g\n");
        const auto corpus = loadCorpus(requestFor(path), {}, {}, {});
        QVERIFY(corpus);
        QCOMPARE(corpus->summary.lines, std::size_t{4});
        QCOMPARE(corpus->summary.pairs, std::size_t{3});
        QCOMPARE(corpus->summary.problems.at(0).line, std::size_t{4});
        const auto pairs = loadPairs(requestFor(path), {}, corpus->source, corpus->target, {}, {});
        QVERIFY(pairs);
        QCOMPARE(pairs->lineCount, std::size_t{4});
        QCOMPARE(pairs->lines, (std::vector<std::size_t>{1, 2, 4}));
    }

    void rubbish_data()
    {
        QTest::addColumn<std::string>("content");
        for (int seed = 0; seed < 300; ++seed) {
            std::string content = seed % 3 == 0 ? "#separator:comma\n"s : ""s;
            std::uint32_t state = static_cast<std::uint32_t>(seed) * 2'654'435'761U + 1;
            for (int at = 0; at < 400; ++at) {
                state = state * 1'664'525U + 1'013'904'223U;
                content += "\"\",;\t|\n\r ab1#:"[(state >> 24) % 13];
            }
            QTest::addRow("%d", seed) << content;
        }
    }

    /// Whatever the content, each record begins after the one before it, and none has too many lines.
    void rubbish()
    {
        QFETCH(std::string, content);
        (void)readPairs(requestFor(m_files.write("content.data", content)), [](const RawPair&) { return true; });
        const auto got = read(content + "end", {.rule = ColumnRule::FirstTwo});
        QVERIFY(!got.lines.empty());
        for (std::size_t i = 1; i < got.lines.size(); ++i)
            QVERIFY(got.lines[i] > got.lines[i - 1] && got.lines[i] - got.lines[i - 1] <= RecordReader::mostLines);
    }

private:
    struct Read
    {
        Strings pairs; ///< "first|second", or what is wrong
        std::vector<std::size_t> lines;
        PairSourceFacts facts;
    };

    Read read(const std::string& content, PairColumns columns = {}) const
    {
        Read read;
        auto request = requestFor(m_files.write("pairs.data", content));
        request.columns = columns;
        const auto facts = readPairs(request, [&read](const RawPair& pair) {
            read.pairs.push_back(pair.fault == LineFault::None
                    ? std::string(pair.first) + '|' + std::string(pair.second)
                    : describe(pair.fault).text());
            read.lines.push_back(pair.line);
            return true;
        });
        if (!facts)
            qFatal("%s", facts.error().message.c_str());
        read.facts = *facts;
        return read;
    }

    CorpusFixture m_files;
};

ATTENTOSCOPE_TEST(TestCsvFiles, attentoscope::tests::NoApplication);
#include "tst_csvfiles.moc"
