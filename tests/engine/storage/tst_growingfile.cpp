// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/files.h"
#include "engine/storage/files/growingfile.h"
#include "tests/support/testprogram.h"

namespace {

struct Taken
{
    std::vector<std::string> lines;
    GrowingFile::Growth growth;
};

} // namespace

class TestGrowingFile : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<GrowingFile> m_file;

    std::filesystem::path folder() const { return m_folder->path().toStdString(); }
    std::filesystem::path path() const { return folder() / "log"; }
    void write(const std::string& text, std::ios::openmode mode = std::ios::app) const
    {
        std::ofstream(path(), mode | std::ios::binary) << text;
    }
    void replaceWith(const std::string& text) const
    {
        std::ofstream(folder() / "new", std::ios::binary) << text;
        std::filesystem::rename(folder() / "new", path());
    }
    Taken read()
    {
        Taken taken;
        auto growth = m_file->readOn([&] { taken.lines.emplace_back("(anew)"); },
            [&](std::string_view line) { taken.lines.emplace_back(line); });
        if (!growth)
            qFatal("%s", growth.error().message.c_str());
        taken.growth = *growth;
        return taken;
    }
    /// Reads again and again, until nothing more comes.
    std::vector<std::string> readOut()
    {
        std::vector<std::string> lines;
        for (int call = 0; call < 8; ++call)
            for (auto& line : read().lines)
                lines.push_back(std::move(line));
        return lines;
    }
    using Lines = std::vector<std::string>;

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = std::make_unique<GrowingFile>(
            folder(), "log", GrowingFile::Limits{.longestLine = 1'000'000, .atOnce = 4U << 20U});
    }

    void tellsEachLineOnce()
    {
        QVERIFY(read().growth.isMissing);
        write("one\ntwo\n");
        QCOMPARE(read().lines, (Lines{"one", "two"}));
        QVERIFY(!read().growth.isChanged);
        write("three\n");
        const auto more = read();
        QCOMPARE(more.lines, (Lines{"three"}));
        QVERIFY(more.growth.isChanged);
        QVERIFY(!more.growth.isAnew);
    }

    void aTornLineWaits()
    {
        write("one\ntw");
        QCOMPARE(read().lines, (Lines{"one"}));
        QCOMPARE(read().lines, Lines());
        write("o");
        QCOMPARE(read().lines, Lines());
        write("\nthree\n");
        QCOMPARE(read().lines, (Lines{"two", "three"}));
    }

    void aCopyInItsPlaceGoesOn()
    {
        write("one\ntwo\n");
        read();
        replaceWith("one\ntwo\nthree\nfo"); // makes a new file with another inode
        const auto more = read();
        QCOMPARE(more.lines, (Lines{"three"}));
        QVERIFY(!more.growth.isAnew);
        replaceWith("one\ntwo\nthree\nfour\n");
        QCOMPARE(read().lines, (Lines{"four"}));
    }

    void anotherFileInItsPlaceIsReadFromItsBeginning()
    {
        write("one\ntwo\n");
        read();
        replaceWith("eins\nzwei\ndrei\n");
        QCOMPARE(read().lines, (Lines{"(anew)", "eins", "zwei", "drei"}));
    }

    void aFileThatWasCutBackIsReadAgain()
    {
        write("one\ntwo\nthree\n");
        read();
        std::filesystem::resize_file(path(), 4);
        QCOMPARE(readOut(), (Lines{"(anew)", "one"}));
        write("zwei\n");
        QCOMPARE(read().lines, (Lines{"zwei"}));
    }

    void cutBackAndLongerAgainBetweenTwoLooks()
    {
        write("one\ntwo\nthree\n");
        read();
        std::filesystem::resize_file(path(), 4);
        write("zwei\ndrei\nvier\n");
        QCOMPARE(read().lines, (Lines{"(anew)", "one", "zwei", "drei", "vier"}));
    }

    void cutBackWhileItGrows()
    {
        write("one\ntwo\nthree\nfour\nfive\n");
        read();
        write("one\n", std::ios::trunc);
        Lines lines = read().lines;
        for (int call = 0; call < 4; ++call) { // at each look the file is shorter and has other contents
            write("x\n");
            for (auto& line : read().lines)
                lines.push_back(line);
        }
        QCOMPARE(lines, (Lines{"(anew)", "one", "x", "x", "x", "x"}));
    }

    /// During one call, between two blocks, the file is cut and gets other lines of the same lengths. So the call reads
    /// lines of both contents.
    void cutAndWrittenAgainWhileItIsRead()
    {
        const auto lineOf = [](char letter) { return std::string(99, letter) + '\n'; };
        std::string kept, cut, anew;
        for (int line = 0; line < 2'000; ++line)
            kept += lineOf('k');
        for (int line = 0; line < 2'000; ++line) {
            cut += lineOf('c');
            anew += lineOf('n');
        }
        write(kept + cut);
        Lines told;
        bool isCut = false;
        const auto look = [&] {
            return m_file->readOn([&] { told.clear(); },
                [&](std::string_view line) {
                    told.emplace_back(line);
                    if (std::exchange(isCut, true))
                        return;
                    std::filesystem::resize_file(path(), kept.size());
                    write(anew);
                });
        };
        GrowingFile::Growth growth{.hasMore = true};
        for (int call = 0; call < 20 && growth.hasMore; ++call)
            growth = look().value();
        QVERIFY(!growth.hasMore);
        Lines expected(2'000, lineOf('k').substr(0, 99));
        expected.resize(4'000, lineOf('n').substr(0, 99));
        QCOMPARE(told, expected);
    }

    void aCopyThatIsWrittenOverItIsNoCut()
    {
        write("one\ntwo\n");
        read();
        write("one\n", std::ios::trunc);
        QCOMPARE(read().lines, Lines());
        write("two\nthree\n");
        QCOMPARE(read().lines, (Lines{"three"}));
    }

    void aRemovedFileMayComeBack()
    {
        write("one\n");
        read();
        std::filesystem::remove(path());
        QVERIFY(read().growth.isMissing);
        write("one\ntwo\n");
        QCOMPARE(read().lines, (Lines{"two"}));
    }

    void zerosWaitForWhatStandsThere()
    {
        const std::string gap("a\0\0\0d\nafter\n", 12);
        write("one\n" + gap);
        QCOMPARE(read().lines, (Lines{"one"}));
        std::ofstream(path(), std::ios::in | std::ios::binary) << "one\nabbbd\nafter\n";
        QCOMPARE(read().lines, (Lines{"abbbd", "after"}));
    }

    void zerosThatStayArePassedOver()
    {
        write("one\n" + std::string(3, '\0') + "\ntwo\n");
        QCOMPARE(readOut(), (Lines{"one", "two"}));
    }

    void aLineThatIsTooLongIsPassedOver()
    {
        write("one\n" + std::string(1'500'000, 'x'));
        QCOMPARE(read().lines, (Lines{"one"}));
        write(std::string(1'500'000, 'x'));
        QCOMPARE(read().lines, Lines());
        write("x\ntwo\n");
        const auto more = read();
        QCOMPARE(more.lines, (Lines{"two"}));
        QCOMPARE(more.growth.unreadable, std::size_t(1));
    }

    void muchIsToldInParts()
    {
        std::string text;
        for (int line = 0; line < 100'000; ++line)
            text += std::to_string(line) + std::string(90, '.') + "\n";
        write(text);
        std::size_t lines = 0, calls = 0;
        for (bool hasMore = true; hasMore; ++calls) {
            const auto taken = read();
            lines += taken.lines.size();
            hasMore = taken.growth.hasMore;
        }
        QCOMPARE(lines, std::size_t(100'000));
        QVERIFY(calls > 1);
    }

    void aLineLongerThanAPartIsOneLine()
    {
        GrowingFile file(folder(), "log", {.longestLine = 4U << 20U, .atOnce = 1'000});
        write(std::string(1U << 20U, 'a') + "\nend\n");
        std::size_t bytes = 0;
        for (bool hasMore = true; hasMore;) {
            const auto growth = file.readOn([] {}, [&](std::string_view line) { bytes += line.size(); });
            QVERIFY(growth && growth->unreadable == 0);
            hasMore = growth->hasMore;
        }
        QCOMPARE(bytes, std::size_t((1U << 20U) + 3));
    }

    void aWholeLineThatIsTooLongIsPassedOver()
    {
        GrowingFile file(folder(), "log", {.longestLine = 3, .atOnce = 1'000});
        write("one\nfour\ntwo\n");
        Lines lines;
        const auto growth = file.readOn([] {}, [&](std::string_view line) { lines.emplace_back(line); });
        QVERIFY(growth);
        QCOMPARE(growth->unreadable, std::size_t(1));
        QCOMPARE(lines, (Lines{"one", "two"}));
    }

    /// A file that every system has, and whose first byte no program may read.
    void whatCannotBeReadIsSaid()
    {
        GrowingFile file("/proc/self", "mem", {.longestLine = 1'000, .atOnce = 1'000});
        const auto growth = file.readOn([] {}, [](std::string_view) { QFAIL("read what cannot be read"); });
        QVERIFY(!growth);
        QVERIFY2(growth.error().message.contains("/proc/self/mem"), growth.error().message.c_str());
    }

    void aFileThatIsCutWhileItIsReadIsNoWholeOne()
    {
        write("one\ntwo\n");
        auto file = InputFile::open(path());
        QVERIFY(file);
        QVERIFY(file->isStillThere());
        std::filesystem::resize_file(path(), 4);
        QVERIFY(!file->isStillThere());
        std::string text(file->size(), '\0');
        const auto read = file->read(text);
        QVERIFY(!read);
        QVERIFY2(read.error().message.contains("could not be read to its end"), read.error().message.c_str());
        std::filesystem::remove(path());
        QVERIFY(!file->isStillThere());
    }

    void aLinkIsNotFollowed()
    {
        std::ofstream(folder() / "elsewhere") << "one\n";
        std::filesystem::create_symlink(folder() / "elsewhere", path());
        QVERIFY(!m_file->readOn([] {}, [](std::string_view) { QFAIL("read through a link"); }));
    }
};

ATTENTOSCOPE_TEST(TestGrowingFile, QCoreApplication);
#include "tst_growingfile.moc"
