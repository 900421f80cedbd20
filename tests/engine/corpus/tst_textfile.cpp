// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/files/textfile.h"
#include "tests/support/testprogram.h"

using Lines = std::vector<std::string>;

class TestTextFile : public QObject
{
    Q_OBJECT

private slots:
    void readsLines_data()
    {
        addColumns<std::string, Lines>("content", "lines");
        QTest::newRow("LF") << "a\nb\n"s << Lines{"a", "b"};
        QTest::newRow("CRLF") << "a\r\nb\r\n"s << Lines{"a", "b"};
        QTest::newRow("mixed") << "a\r\nb\nc\r\n"s << Lines{"a", "b", "c"};
        QTest::newRow("two CR and LF") << "a\r\r\nb\r\r\n"s << Lines{"a\r", "b\r"};
        QTest::newRow("no end") << "a\nb"s << Lines{"a", "b"};
        QTest::newRow("blank lines") << "\n\na\n\n"s << Lines{"", "", "a", ""};
        QTest::newRow("byte order mark") << "\xEF\xBB\xBFé\nb\n"s << Lines{"é", "b"};
        QTest::newRow("mark only at the start") << "a\n\uFEFFb\n"s << Lines{"a", "\uFEFFb"};
        QTest::newRow("CR") << "a\rb\r"s << Lines{"a", "b"};
        QTest::newRow("CR without a last end") << "a\rb"s << Lines{"a", "b"};
        QTest::newRow("one CR") << "a\r"s << Lines{"a"};
        QTest::newRow("carriage return inside") << "a\rb\n"s << Lines{"a\rb"};
    }

    void readsLines()
    {
        const auto [content, lines] = fetched<std::string, Lines>();
        auto file = TextFile::open(m_files.write("lines.txt", content), {});
        QVERIFY(file);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QVERIFY(file->next().value());
            QCOMPARE(std::string(file->line()), lines[i]);
            QCOMPARE(file->number(), i + 1);
            QVERIFY(!file->isTooLong());
        }
        QVERIFY(!file->next().value());
        QVERIFY(!file->next().value());
    }

    void linesAcrossBlocks()
    {
        std::string content;
        Lines expected;
        for (int i = 0; i < 9; ++i) {
            expected.push_back(std::string(static_cast<std::size_t>(100'000 + i), static_cast<char>('a' + i)) + "é");
            content += expected.back() + "\r\n";
        }
        auto file = TextFile::open(m_files.write("blocks.txt", content), {});
        QVERIFY(file);
        for (const auto& line : expected) {
            QVERIFY(file->next().value());
            QVERIFY(file->line() == line);
        }
        QVERIFY(!file->next().value());
    }

    void refusesFiles_data()
    {
        addColumns<std::string, std::string>("content", "word");
        QTest::newRow("empty") << ""s << "empty"s;
        QTest::newRow("binary") << "\x89PNG\r\n\x1A\n\0\0\0\rIHDR"s << "not a text file"s;
    }

    void refusesFiles()
    {
        const auto [content, word] = fetched<std::string, std::string>();
        const auto path = m_files.write("refused.txt", content);
        const auto file = TextFile::open(path, chooseFileOfPairs());
        QVERIFY(!file);
        QCOMPARE(file.error().code, ErrorCode::BadData);
        QVERIFY2(mentions(file.error().message, word), file.error().message.c_str());
        QVERIFY(mentions(file.error().message, path));
        QVERIFY(mentions(file.error().message, "a sentence pair on each line"));
    }

    void refusesMissingFile()
    {
        const auto file = TextFile::open(m_files.path("nothing.txt"), {});
        QVERIFY(!file);
        QCOMPARE(file.error().code, ErrorCode::FileNotFound);
        QVERIFY(mentions(file.error().message, "nothing.txt does not exist"));
    }

    void refusesFolder()
    {
        const auto file = TextFile::open(m_files.path("."), chooseFileOfSentences());
        QVERIFY(!file);
        QCOMPARE(file.error().code, ErrorCode::BadData);
        QVERIFY(mentions(file.error().message, "is a folder. Choose a text file with one sentence a line."));
    }

    void invalidUtf8NamesLineAndColumn()
    {
        auto file = TextFile::open(m_files.write("latin1.txt", "good\nélan caf\xE9 noir\n"), {});
        QVERIFY(file);
        QVERIFY(file->next().value());
        const auto second = file->next();
        QVERIFY(!second);
        QCOMPARE(second.error().code, ErrorCode::BadData);
        QVERIFY2(mentions(second.error().message, "line 2, column 9"), second.error().message.c_str());
        QVERIFY2(mentions(second.error().message, "\"élan caf\uFFFD noir\""), second.error().message.c_str());
        QVERIFY(mentions(second.error().message, "Convert the file to UTF-8"));
    }

    void zeroByteLaterOn()
    {
        std::string content;
        for (int i = 0; i < 100'000; ++i)
            content += "a line\n";
        content += "zero\0byte\n"s;
        auto file = TextFile::open(m_files.write("late.txt", content), {});
        QVERIFY(file);
        Result<bool> more = true;
        while ((more = file->next()) && *more) { }
        QVERIFY(!more);
        QVERIFY2(mentions(more.error().message, "line 100,001"), more.error().message.c_str());
    }

    void oversizedLineIsFlagged_data()
    {
        addColumns<bool, std::size_t>("atEnd", "excess");
        QTest::newRow("just too long") << false << std::size_t{1};
        QTest::newRow("much too long") << false << 3 * TextFile::longestLine;
        QTest::newRow("at the end of the file") << true << std::size_t{300'000};
        QTest::newRow("ends with a block") << true << std::size_t{256 * 1024};
    }

    void oversizedLineIsFlagged()
    {
        const auto [atEnd, excess] = fetched<bool, std::size_t>();
        const std::string longLine(TextFile::longestLine + excess, 'x');
        auto file = TextFile::open(m_files.write("long.txt", "a\n" + longLine + (atEnd ? "" : "\nb\n")), {});
        QVERIFY(file);
        QVERIFY(file->next().value());
        QCOMPARE(std::string(file->line()), "a"s);
        QVERIFY(file->next().value());
        QVERIFY(file->isTooLong());
        QCOMPARE(file->number(), std::size_t{2});
        QVERIFY(file->line().empty());
        QCOMPARE(file->next().value(), !atEnd);
        if (!atEnd) {
            QVERIFY(!file->isTooLong());
            QCOMPARE(std::string(file->line()), "b"s);
            QCOMPARE(file->number(), std::size_t{3});
        }
    }

    void progressGrowsToOne()
    {
        auto file = TextFile::open(m_files.write("progress.txt", "aaaa\nbbbb\n"), {});
        QVERIFY(file);
        QCOMPARE(file->done(), 0.0);
        QVERIFY(file->next().value());
        QCOMPARE(file->done(), 0.5);
        QVERIFY(file->next().value());
        QCOMPARE(file->done(), 1.0);
    }

private:
    CorpusFixture m_files;
};

ATTENTOSCOPE_TEST(TestTextFile, attentoscope::tests::NoApplication);
#include "tst_textfile.moc"
