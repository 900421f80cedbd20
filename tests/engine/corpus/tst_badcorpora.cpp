// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "tests/support/testprogram.h"

using Parts = std::vector<std::string>;

/// Files that cannot be used, or only in part. Each message names the file and the line, and says what to do.
class TestBadCorpora : public QObject
{
    Q_OBJECT

private slots:
    void refused_data()
    {
        addColumns<std::string, int, Parts>("content", "recipe", "parts");
        const int plain = static_cast<int>(DataRecipe::Plain);
        const int tutorial = static_cast<int>(DataRecipe::Tutorial);
        QTest::newRow("empty") << ""s << plain << Parts{"bad.tsv is empty"};
        QTest::newRow("binary") << "ab\0cd\n"s << plain << Parts{"not a text file"};
        QTest::newRow("invalid UTF-8") << "a\tb\na \xE9t\xE9\tb\n"s << plain << Parts{"line 2, column 3", "a \uFFFDt"};
        QTest::newRow("one field everywhere")
            << "a\nb\nc\n"s << plain << Parts{"3 of 3 lines", "line 1", "Only one field"};
        QTest::newRow("more than half") << "a\tb\nc\n\td\n"s << plain << Parts{"2 of 3 lines", "line 2"};
        QTest::newRow("only blank lines") << "\n\n"s << plain << Parts{"2 of 2 lines", "empty"};
        QTest::newRow("all too long") << "a b c d e f\tb\ng\th i j k l m\n"s << plain
                                      << Parts{"2 pairs longer than 5 tokens", "Raise max_length"};
        QTest::newRow("all taken out by the recipe")
            << "Go.\tVa !\n"s << tutorial
            << Parts{"1 pair taken out by data_recipe=tutorial", "under 10 words", "\"i am \"", "Swap the direction"};
        QTest::newRow("nothing left") << "1999\tHe is 9\n"s << tutorial
                                      << Parts{"1 pair with nothing left after cleaning"};
    }

    void refused()
    {
        const auto [content, recipe, parts] = fetched<std::string, int, Parts>();
        DataConfiguration configuration{.recipe = static_cast<DataRecipe>(recipe), .maximumLength = 5};
        const auto corpus = loadCorpus(requestFor(m_files.write("bad.tsv", content)), configuration, {}, {});
        QVERIFY(!corpus);
        QCOMPARE(corpus.error().code, ErrorCode::BadData);
        for (const auto& part : parts)
            QVERIFY2(mentions(corpus.error().message, part), corpus.error().message.c_str());
        QVERIFY(mentions(corpus.error().message, "bad.tsv"));
    }

    void halfOfTheLinesMayBeBad()
    {
        const auto corpus = loadCorpus(requestFor(m_files.write("half.tsv", "a\tb\nc\n\td\ne\tf\n")), {}, {}, {});
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        QCOMPARE(corpus->summary.pairs, std::size_t{2});
        QCOMPARE(corpus->summary.problemCount, std::size_t{2});
    }

    void longLinesAreNoReasonToRefuse()
    {
        DataConfiguration configuration{.maximumLength = 2};
        const auto corpus = loadCorpus(
            requestFor(m_files.write("long.tsv", "a a a\tb\na a a\tb\na a a\tb\na\tb\n")), configuration, {}, {});
        QVERIFY(corpus);
        QCOMPARE(corpus->summary.pairs, std::size_t{1});
    }

    void hundredThousandWords()
    {
        std::string content = "a b\tc\nd\té\n";
        for (const char* word : {"word ", "éléphant ", "don't, "}) {
            for (int i = 0; i < 100'000; ++i)
                content += word;
            content += "\tx\n";
        }
        const auto path = m_files.write("words.tsv", content);
        QElapsedTimer timer;
        timer.start();
        const auto corpus = loadCorpus(requestFor(path), {}, {}, {});
        QVERIFY2(timer.elapsed() < 20'000, "three lines of 100,000 words take too long");
        QVERIFY(corpus);
        QCOMPARE(corpus->summary.pairs, std::size_t{2});
        QCOMPARE(corpus->summary.problemCount, std::size_t{3});
        QCOMPARE(corpus->summary.problems[0].line, std::size_t{3});
        QVERIFY2(mentions(corpus->summary.problems[0].message, "100,000 source and 1 target"),
            corpus->summary.problems[0].message.c_str());
        QVERIFY(mentions(corpus->summary.problems[1].message, "100,000 source"));
        QVERIFY(mentions(corpus->summary.problems[2].message, "200,000 source"));
    }

    void problemsAreKeptUpToALimit()
    {
        std::string content;
        for (int i = 0; i < 1'500; ++i)
            content += "a\tb\nbad\n";
        const auto corpus = loadCorpus(requestFor(m_files.write("many.tsv", content)), {}, {}, {});
        QVERIFY(corpus);
        QCOMPARE(corpus->summary.problemCount, std::size_t{1'500});
        QCOMPARE(corpus->summary.problems.size(), std::size_t{1'000});
        QCOMPARE(corpus->summary.problems.back().line, std::size_t{2'000});
    }

    void emptyValidationFile()
    {
        DataRequest request = requestFor(m_files.write("t.tsv", "a\tb\nc\td\n"));
        request.validation = m_files.write("v.tsv", "");
        const auto corpus = loadCorpus(request, {}, {}, {});
        QVERIFY(!corpus);
        QVERIFY(mentions(corpus.error().message, "v.tsv is empty"));
    }

private:
    CorpusFixture m_files;
};

ATTENTOSCOPE_TEST(TestBadCorpora, attentoscope::tests::NoApplication);
#include "tst_badcorpora.moc"
