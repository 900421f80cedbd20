// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/files/columncontent.h"
#include "engine/corpus/files/pairreader.h"
#include "tests/support/testprogram.h"

using Strings = std::vector<std::string>;

/// The choice of the two columns that are the pair.
class TestPairColumns : public QObject
{
    Q_OBJECT

    struct Read
    {
        Strings pairs; ///< "first|second"
        Strings notices;
        std::string error;
        PairColumns columns;
    };

    static Read read(const DataRequest& request)
    {
        Read read;
        const auto facts = readPairs(request, [&read](const RawPair& pair) {
            if (pair.fault == LineFault::None)
                read.pairs.push_back(std::string(pair.first) + '|' + std::string(pair.second));
            return true;
        });
        if (!facts) {
            read.error = facts.error().message;
            return read;
        }
        for (const auto& notice : facts->notices)
            read.notices.push_back(notice);
        read.columns = facts->columns;
        return read;
    }

    DataRequest requestOf(const std::string& content, PairColumns columns = {}) const
    {
        auto request = requestFor(m_files.write("pairs.data", content));
        request.columns = columns;
        return request;
    }

    /// Eight lines with these fields. "{}" stands for a number, EN and FR for one of eight texts.
    static std::string lines(const std::string& line)
    {
        static const Strings english = {"The dog sleeps.", "A cat!", "I see you", "No.", "It rains today, again.",
            "Who is there?", "We 3 go", "Good night"};
        static const Strings french = {"Le chien dort.", "Un chat !", "Je te vois", "Non.", "Il pleut encore.",
            "Qui est là ?", "Nous 3 allons", "Bonne nuit"};
        std::string all;
        for (std::size_t i = 0; i < english.size(); ++i) {
            auto filled = QString::fromStdString(line);
            filled.replace(u"EN"_s, QString::fromStdString(english[i]));
            filled.replace(u"FR"_s, QString::fromStdString(french[i]));
            filled.replace(u"{}"_s, QString::number(i * i + 1));
            all += filled.toStdString() + '\n';
        }
        return all;
    }

    CorpusFixture m_files;

private slots:
    void pairIsWhatHoldsSentences_data()
    {
        QTest::addColumn<std::string>("line");
        const auto row = [](const char* name, const char* line) { QTest::newRow(name) << std::string(line); };
        row("two columns", "EN\tFR");
        row("a score first", "1.0{}\tEN\tFR");
        row("a negative score", "-0.{}\tEN\tFR");
        row("a score with an exponent last", "EN\tFR\t{}e-05");
        row("a score between", "EN\t0.{}\tFR");
        row("scores on both ends", "{}\tEN\tFR\t0.9{}");
        row("an index, CSV", "{},\"EN\",\"FR\"");
        row("an index, semicolons", "{};\"EN\";\"FR\"");
        row("numbered sentences", "{}\tEN\t10{}\tFR");
        row("codes of languages", "eng\tEN\tfra\tFR");
        row("number, code, sentence, twice", "{}\teng\tEN\t9{}\tfra\tFR");
        row("a part of a corpus", "train\tEN\tFR");
        row("addresses", "https://example.org/{}\tEN\tFR");
        row("two addresses", "http://a.example/{}\thttp://b.example/{}\tEN\tFR");
        row("a post box", "EN\tFR\tuser{}@example.org");
        row("days", "2024-01-1{}\tEN\tFR");
        row("days and hours", "2024-01-02T10:0{}:00Z\tEN\tFR");
        row("days of Europe", "EN\tFR\t0{}.05.2024");
        row("files", "clip_{}.wav\tEN\tFR");
        row("files in folders", "EN\tFR\tpictures/{}/a.jpg");
        row("sounds of cards", "EN\t[sound:{}.mp3]\tFR");
        row("identifiers", "sent-{}\tEN\tFR");
        row("universal identifiers", "1b4e28ba-2fa1-11d2-883f-0016d3cca42{}\tEN\tFR");
        row("attribution", "EN\tFR\tCC-BY 2.0 (France) Attribution: tatoeba.org #{} (CK) & #9{} (sacredceltic)");
        row("alignment", "EN\tFR\t0-0 1-{}");
        row("an empty column", "\tEN\tFR");
        row("bars and scores", "EN ||| FR ||| 0.5 0.{} 2.718");
    }

    void pairIsWhatHoldsSentences()
    {
        QFETCH(std::string, line);
        const auto wanted = read(requestOf(lines("EN\tFR"))).pairs;
        QCOMPARE(wanted.size(), std::size_t(8));
        const auto found = read(requestOf(lines(line)));
        QCOMPARE(found.error, std::string());
        QCOMPARE(found.pairs, wanted);
    }

    void noticeQuotesALine()
    {
        const auto found = read(requestOf(lines("0.{}\tEN\tFR")));
        QCOMPARE(found.notices.size(), std::size_t(1));
        QVERIFY(found.notices[0].contains(
            "columns 2 and 3 are the pair, as in \"The dog sleeps.\" and \"Le chien dort.\""));
        QVERIFY(found.notices[0].contains("Column 1 is left aside: it holds numbers or dates."));
        QCOMPARE(found.columns.first, 2U);
        QCOMPARE(found.columns.second, 3U);
        QVERIFY(read(requestOf(lines("EN\tFR"))).notices.empty());
    }

    /// In a file of two columns these are the pair, even if they contain only numbers, dates or codes.
    void twoColumnsAreThePair_data()
    {
        QTest::addColumn<std::string>("content");
        QTest::newRow("numbers") << std::string("1\tone\n2\ttwo\n3\tthree\n");
        QTest::newRow("dates") << std::string("4 May 2009\t2009-05-04\n5 May 2009\t2009-05-05\n");
        QTest::newRow("copies") << std::string("a1 b2\ta1 b2\nc3\tc3\n");
        QTest::newRow("one word again and again") << std::string("yes\toui\nyes\toui\nyes\toui\n");
        QTest::newRow("short words that are codes") << std::string("it\tes\nno\tnon\nis\test\n");
    }

    void twoColumnsAreThePair()
    {
        QFETCH(std::string, content);
        const auto found = read(requestOf(content));
        QCOMPARE(found.error, std::string());
        QCOMPARE(found.pairs.size(), static_cast<std::size_t>(std::ranges::count(content, '\n')));
    }

    void unclearColumnsAreListed_data()
    {
        QTest::addColumn<std::string>("line");
        const auto row = [](const char* name, const char* line) { QTest::newRow(name) << std::string(line); };
        row("three languages", "EN\tFR\tEN");
        row("three languages and a score", "{}\tEN\tFR\tEN");
        row("three languages, CSV", "\"EN\",\"FR\",\"EN\"");
        row("one sentence and numbers", "{}\tEN\t9{}");
        row("nothing but numbers", "{}\t1{}\t2{}");
    }

    void unclearColumnsAreListed()
    {
        QFETCH(std::string, line);
        const auto found = read(requestOf(lines(line)));
        QVERIFY2(found.error.contains("it is not clear which two are the pair"), found.error.c_str());
        QVERIFY2(found.error.contains("Column 1 holds"), found.error.c_str());
        QVERIFY2(found.error.contains("--columns"), found.error.c_str());
        QVERIFY(found.pairs.empty());
    }

    void chosenColumnsAreRead()
    {
        const auto content = lines("{}\tEN\tFR\tEN");
        const auto found = read(requestOf(content, {ColumnRule::Chosen, 2, 3}));
        QCOMPARE(found.error, std::string());
        QCOMPARE(found.pairs.front(), std::string("The dog sleeps.|Le chien dort."));
        QCOMPARE(read(requestOf(content, {ColumnRule::Chosen, 3, 2})).pairs.front(),
            std::string("Le chien dort.|The dog sleeps."));
        QVERIFY(read(requestOf(content, {ColumnRule::Chosen, 2, 7})).error.contains("has 4 columns, and column 7"));
        QVERIFY(read(requestOf(content, {ColumnRule::Chosen, 2, 2})).error.contains("are not a pair"));
    }

    /// A validation file, or a copy of the data in another layout.
    void columnsOfAnotherFile()
    {
        const std::string pair = "The dog sleeps.|Le chien dort.";
        const std::string turned = "Le chien dort.|The dog sleeps.";
        const auto first = [&](const char* line, PairColumns columns) {
            return read(requestOf(lines(line), columns)).pairs.front();
        };
        QCOMPARE(first("{}\tEN\tFR\tEN", {ColumnRule::ByContent, 2, 3}), pair);
        QCOMPARE(first("EN\tFR", {ColumnRule::ByContent, 2, 3}), pair);
        QCOMPARE(first("EN\tFR", {ColumnRule::ByContent, 2, 1}), turned);
        QCOMPARE(first("EN\tFR", {ColumnRule::ByContent, 3, 2}), turned);
        QCOMPARE(first("1.{}\tEN\tFR", {ColumnRule::ByContent, 1, 2}), pair);
        QCOMPARE(first("1.{}\tEN\tFR", {ColumnRule::ByContent, 2, 1}), turned);
    }

    void headingIsLeftOut_data()
    {
        addColumns<std::string, std::string>("heading", "line");
        const auto row = [](const char* name, const char* heading, const char* line) {
            QTest::newRow(name) << std::string(heading) << std::string(line);
        };
        row("languages, CSV", "english,french", "\"EN\",\"FR\"");
        row("languages, tabs", "English\tFrançais", "EN\tFR");
        row("codes", "en\tfr", "EN\tFR");
        row("sides", "source\ttarget", "EN\tFR");
        row("short sides", "src\ttgt", "EN\tFR");
        row("sentences", "sentence1\tsentence2", "EN\tFR");
        row("sentences of languages", "sentence_en\tsentence_fr", "EN\tFR");
        row("an index without a name", ",english,french", "{},\"EN\",\"FR\"");
        row("a frame's index", "Unnamed: 0,en,fr", "{},\"EN\",\"FR\"");
        row("score and sides", "score\tsource\ttarget", "1.{}\tEN\tFR");
        row("a word above numbers", "similarity\tEnglish\tGerman", "0.{}\tEN\tFR");
        row("unknown words, one above numbers", "row\tfra_sent\tdeu_sent", "{}\tEN\tFR");
        row("nothing above an index", ",a,b", "{},\"EN\",\"FR\"");
        row("a blank line before it", "\n\nsource\ttarget", "EN\tFR");
    }

    void headingIsLeftOut()
    {
        const auto [heading, line] = fetched<std::string, std::string>();
        const auto found = read(requestOf(heading + '\n' + lines(line)));
        QCOMPARE(found.error, std::string());
        QCOMPARE(found.pairs, read(requestOf(lines("EN\tFR"))).pairs);
        QVERIFY(!found.notices.empty());
        QVERIFY2(found.notices[0].contains("is left out as the heading of the columns"), found.notices[0].c_str());
    }

    void headingDecidesWhereTheContentDoesNot()
    {
        const auto found = read(requestOf("id\tsource\ttarget\tcomment\n" + lines("{}\tEN\tFR\tEN")));
        QCOMPARE(found.error, std::string());
        QCOMPARE(found.columns.first, 2U);
        QCOMPARE(found.columns.second, 3U);
    }

    void manyColumnsAreReadSoon()
    {
        const std::string many(300'000, '\t');
        QVERIFY(!read(requestOf("a" + many + "b\nc" + many + "d\ne" + many + "f\n")).error.empty());
        std::string line = "EN\tFR";
        for (int column = 0; column < 30; ++column)
            line += "\t{}";
        QCOMPARE(read(requestOf(lines(line))).pairs, read(requestOf(lines("EN\tFR"))).pairs);
    }

    void firstPairIsNoHeading_data()
    {
        QTest::addColumn<std::string>("first");
        QTest::newRow("a word that is a language") << std::string("English\tle mot\n");
        QTest::newRow("one side alone") << std::string("Translation\tVoilà\n");
        QTest::newRow("a sentence that begins with a code") << std::string("it 's a dog .\tes ist ein Hund .\n");
        QTest::newRow("a name and a number") << std::string("no .\tno !\n");
        QTest::newRow("a sentence that begins as a side") << std::string("Source of life.\tCible de vie.\n");
    }

    void firstPairIsNoHeading()
    {
        QFETCH(std::string, first);
        QCOMPARE(read(requestOf(first + lines("EN\tFR"))).pairs.size(), std::size_t(9));
    }

    /// Runs that were trained before this choice existed keep their pairs.
    void oldRunsHaveTheFirstTwo()
    {
        const PairColumns old{.rule = ColumnRule::FirstTwo};
        QCOMPARE(read(requestOf(lines("1.{}\tEN\tFR"), old)).pairs.front(), std::string("1.1|The dog sleeps."));
        QCOMPARE(read(requestOf("english\tfrench\n" + lines("EN\tFR"), old)).pairs.size(), std::size_t(9));
        QCOMPARE(read(requestOf(lines("{}\tEN\t5{}\tFR"), old)).pairs.front(),
            std::string("The dog sleeps.|Le chien dort."));
    }

    void separatorsOfAnki_data()
    {
        addColumns<std::string, std::string>("name", "between");
        const auto row = [](const char* name, const char* between) {
            QTest::newRow(name) << std::string(name) << std::string(between);
        };
        row("pipe", "|");
        row("Pipe", "|");
        row("|", "|");
        row("colon", ":");
        row("semicolon", ";");
        row("comma", ",");
        row("tab", "\t");
        row("space", " ");
    }

    void separatorsOfAnki()
    {
        const auto [name, between] = fetched<std::string, std::string>();
        const auto header = "#separator:" + name + "\n#html:false\n";
        const auto found = read(requestOf(header + lines("\"EN\"" + between + "\"FR\"")));
        QCOMPARE(found.error, std::string());
        QCOMPARE(found.pairs, read(requestOf(lines("EN\tFR"))).pairs);
    }

    void headersOfAnkiStandInAnyOrder_data()
    {
        addColumns<std::string, std::string>("header", "line");
        const auto row = [](const char* name, const char* header, const char* line) {
            QTest::newRow(name) << std::string(header) << std::string(line);
        };
        row("the separator second", "#html:false\n#separator:pipe\n", "\"EN\"|\"FR\"");
        row("no separator", "#html:true\n#deck:French\n", "EN\tFR");
        row("a space before its name", "#separator: Pipe\n#html:false\n", "\"EN\"|\"FR\"");
        row("that of Excel", "sep=;\n", "\"EN\";\"FR\"");
        row("tags of a column", "#separator:tab\n#tags column:3\n", "EN\tFR\tverb");
    }

    void headersOfAnkiStandInAnyOrder()
    {
        const auto [header, line] = fetched<std::string, std::string>();
        const auto found = read(requestOf(header + lines(line)));
        QCOMPARE(found.error, std::string());
        QCOMPARE(found.pairs, read(requestOf(lines("EN\tFR"))).pairs);
    }

    void linesWithoutASecondFieldAreNoColumns()
    {
        const auto found = read(requestOf(lines("EN\tFR") + lines("EN")));
        QCOMPARE(found.pairs.size(), std::size_t(8));
        QVERIFY(found.notices.empty());
    }

    void separatorThatCannotBeReadIsNamed()
    {
        const auto found = read(requestOf("#separator:hash\n#html:false\n" + lines("EN#FR")));
        QVERIFY2(found.error.contains("\"hash\" separates its columns"), found.error.c_str());
    }

    /// The files that people sent.
    void reportedFiles_data()
    {
        addColumns<QString, std::string>("file", "first");
        const auto row = [](const char* file, const char* first) {
            QTest::newRow(file) << QString::fromLatin1(file) << std::string(first);
        };
        row("columns-score-first/wiki.tsv", "der hund schläft .");
        row("columns-pandas-index/pairs.csv", "der hund schläft .");
        row("anki-separator-pipe/deck.txt", "");
    }

    void reportedFiles()
    {
        const auto [file, first] = fetched<QString, std::string>();
        const auto path = std::filesystem::path(ATTENTOSCOPE_SHARED_DATA) / "reports" / file.toStdString();
        if (!std::filesystem::exists(path))
            QSKIP("the reported files are not beside the checkout");
        const auto found = read(requestFor(path.string()));
        QCOMPARE(found.error, std::string());
        QVERIFY(found.pairs.size() > 5);
        QVERIFY2(
            std::ranges::none_of(found.pairs, [](const std::string& pair) { return pair.starts_with('#'); }), "header");
        if (!first.empty())
            QVERIFY2(std::ranges::none_of(found.pairs,
                         [](const std::string& pair) { return pair.front() >= '0' && pair.front() <= '9'; }),
                found.pairs.front().c_str());
    }
};

ATTENTOSCOPE_TEST(TestPairColumns, attentoscope::tests::NoApplication);

#include "tst_paircolumns.moc"
