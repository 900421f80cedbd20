// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/pairreader.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/drawnlinksfile.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTemporaryFile>

namespace attentoscope::tests {

namespace {

const SentencePair greeting{"good day", "bonjour"};
const SentencePair house{"the red house", "la maison rouge"};
const std::vector<AlignmentLink> houseLinks{{2, 1}, {0, 0}, {1, 2}};

QByteArray contentOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArrayLiteral("no file");
}

} // namespace

/// Links that a person draws are kept in a file with the data.
class TestDrawnLinksFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_place->filePath(u"home"_s)));
        m_data = {.source = m_place->filePath(u"pairs.tsv"_s).toStdString()};
        writePairs("good day\tbonjour\nno pair\nthe red house\tla maison rouge\ngood day\tbonjour\n");
    }

    void cleanup() { qunsetenv("XDG_DATA_HOME"); }

    void linksAreKeptBesideTheFile()
    {
        const auto kept = keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks});
        QVERIFY(kept);
        QCOMPARE(kept->file, m_data.source + ".drawn-links");
        QCOMPARE(kept->lines, std::vector<std::size_t>{3});
        QVERIFY(kept->notices.empty());
        QCOMPARE(contentOf(kept->file), "\n\n0-0 1-2 2-1\n"_ba);
    }

    void theyAreGoldOfTheirSentencesAlone()
    {
        QVERIFY(keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks}));
        const auto gold = goldLinks({.file = {}, .data = m_data, .lineCount = 4});
        QVERIFY(gold && gold->size() == 4);
        QCOMPARE((*gold)[2].kind, LinksKind::Gold);
        QCOMPARE((*gold)[2].sure, (std::vector<AlignmentLink>{{0, 0}, {1, 2}, {2, 1}}));
        for (const std::size_t other : {0, 1, 3})
            QVERIFY(areUnknown((*gold)[other]));
    }

    void aGoldFileThatIsNamedCountsAlone()
    {
        QVERIFY(keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks}));
        const auto file = m_place->filePath(u"gold"_s).toStdString();
        QFile written(QString::fromStdString(file));
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write("1-1\n\n1-1\n\n");
        written.close();
        const auto gold = goldLinks({.file = file, .firstIndex = 1, .data = m_data, .lineCount = 4});
        QVERIFY(gold);
        QCOMPARE((*gold)[2].sure, (std::vector<AlignmentLink>{{0, 0}}));
    }

    void allLinesWithTheSentencesGetThem()
    {
        const auto kept = keepDrawnLinks(m_data, Direction::AsWritten, {greeting, {{0, 0}, {1, 0}}});
        QVERIFY(kept);
        QCOMPARE(kept->lines, (std::vector<std::size_t>{1, 4}));
        QCOMPARE(contentOf(kept->file), "0-0 1-0\n\n\n0-0 1-0\n"_ba);
    }

    void theOtherDirectionIsTurnedBack()
    {
        const SentencePair french{house.target, house.source};
        const auto kept = keepDrawnLinks(m_data, Direction::Swapped, {french, {{1, 2}, {0, 0}}});
        QVERIFY(kept);
        QCOMPARE(contentOf(kept->file), "\n\n0-0 2-1\n"_ba);
        const auto gold = goldLinks({.file = {}, .data = m_data, .lineCount = 4, .direction = Direction::Swapped});
        QCOMPARE(gold->at(2).sure, (std::vector<AlignmentLink>{{0, 0}, {1, 2}}));
    }

    void otherLinesStayAsTheyAre()
    {
        QVERIFY(keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks}));
        const auto kept = keepDrawnLinks(m_data, Direction::AsWritten, {greeting, {{1, 0}}});
        QCOMPARE(contentOf(kept->file), "1-0\n\n0-0 1-2 2-1\n1-0\n"_ba);
    }

    void allThatWasDrawnIsFoundAgain()
    {
        QVERIFY(drawingsOf(m_data, Direction::AsWritten)->empty());
        QVERIFY(keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks}));
        const auto drawings = valueOf(drawingsOf(m_data, Direction::Swapped));
        QCOMPARE(drawings.size(), std::size_t(1));
        QCOMPARE(drawings[0].text.source, house.target);
        QCOMPARE(drawings[0].text.target, house.source);
        QCOMPARE(drawings[0].links, (std::vector<AlignmentLink>{{0, 0}, {1, 2}, {2, 1}}));
    }

    void withTheLastLinkTheFileGoes()
    {
        const auto kept = keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks});
        QVERIFY(QFile::exists(QString::fromStdString(kept->file)));
        QVERIFY(keepDrawnLinks(m_data, Direction::AsWritten, {house, {}}));
        QVERIFY(!QFile::exists(QString::fromStdString(kept->file)));
        QVERIFY(readDrawnLinks(m_data)->empty());
    }

    void twoFilesHaveOneNameTogether()
    {
        const DataRequest parallel{.source = "a/corpus.en", .target = "b/corpus.fr"};
        QCOMPARE(DrawnLinksPlaces::of(parallel).beside->string(), std::string("a/corpus.en-corpus.fr.drawn-links"));
    }

    void linksOfASampleAreInThePersonsFolder()
    {
        const DataRequest sample{.sample = "tiny-french", .samplePairs = 20, .seed = 7};
        const auto before = valueOf(goldLinks({.file = {}, .data = sample, .lineCount = 20}));
        SentencePair third;
        std::size_t line = 0;
        QVERIFY(readPairs(sample, [&](const RawPair& pair) {
            if (++line == 3)
                third = {std::string(pair.first), std::string(pair.second)};
            return true;
        }));
        const auto kept = keepDrawnLinks(sample, Direction::AsWritten, {third, {{0, 1}}});
        QVERIFY(kept);
        QCOMPARE(QString::fromStdString(kept->file),
            m_place->filePath(u"home/attentoscope/links/tiny-french-20-7.drawn-links"_s));
        const auto gold = valueOf(goldLinks({.file = {}, .data = sample, .lineCount = 20}));
        QCOMPARE(gold[2].sure, (std::vector<AlignmentLink>{{0, 1}})); // the drawn link replaces the grammar's links
        QCOMPARE(gold[0].sure, before[0].sure);
        const GoldRequest asMade{
            .file = {}, .data = sample, .lineCount = 20, .drawn = GoldRequest::Drawn::Ignored}; // as heads are measured
        QCOMPARE(valueOf(goldLinks(asMade))[2].sure, before[2].sure);
    }

    /// A folder in which nobody can make a file, not even root.
    void dataThatCannotBeWrittenBesideHaveAnotherPlace()
    {
        QFile pairs(QString::fromStdString(m_data.source));
        QVERIFY(pairs.open(QIODevice::ReadOnly));
        const DataRequest data{.source = "/proc/self/fd/" + std::to_string(pairs.handle())};
        const auto kept = keepDrawnLinks(data, Direction::AsWritten, {house, houseLinks});
        QVERIFY2(kept, kept ? "" : kept.error().message.c_str());
        QVERIFY(QString::fromStdString(kept->file).startsWith(m_place->filePath(u"home/attentoscope/links/"_s)));
        QCOMPARE(kept->notices.size(), std::size_t(1));
        QCOMPARE(contentOf(kept->file), "\n\n0-0 1-2 2-1\n"_ba);
        const auto again = keepDrawnLinks(data, Direction::AsWritten, {house, {{0, 0}}});
        QCOMPARE(again->file, kept->file);
        QCOMPARE(readDrawnLinks(data)->at(2).sure, (std::vector<AlignmentLink>{{0, 0}}));
    }

    void aDamagedFileIsNotWrittenOver()
    {
        const auto path = m_data.source + ".drawn-links";
        QFile damaged(QString::fromStdString(path));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("0-0\nnonsense\n");
        damaged.close();
        const auto kept = keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks});
        QVERIFY(!kept && kept.error().message.text().contains("line 2"));
        QVERIFY(!goldLinks({.file = {}, .data = m_data, .lineCount = 4}));
        QCOMPARE(contentOf(path), "0-0\nnonsense\n"_ba);
    }

    void otherDataAreNotWritten()
    {
        const auto kept = keepDrawnLinks(m_data, Direction::AsWritten, {{"the house", "la maison"}, {{0, 0}}});
        QVERIFY(kept && kept->lines.empty());
        QVERIFY(!DrawnLinksPlaces::of(m_data).found());
    }

    void moreThanAMillionLinesAreReadBack()
    {
        constexpr int lines = 1'000'001;
        writePairs(QByteArray("a\tb\n").repeated(lines) + "the red house\tla maison rouge\n"
            + QByteArray("a\tb\n").repeated(10));
        const auto kept = keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks});
        QVERIFY(kept);
        QCOMPARE(contentOf(kept->file).size(), lines + QByteArray("0-0 1-2 2-1\n").size()); // no empty lines behind it
        const auto drawings = drawingsOf(m_data, Direction::AsWritten);
        QVERIFY(drawings);
        QCOMPARE(drawings->size(), std::size_t(1));
        QVERIFY(keepDrawnLinks(m_data, Direction::AsWritten, {house, {}}));
        QVERIFY(!DrawnLinksPlaces::of(m_data).found());
    }

    /// Links of English and French are not those of French and English.
    void otherColumnsHaveLinksOfTheirOwn()
    {
        writePairs("good day\tbonjour\tguten Tag\nthe red house\tla maison rouge\tdas rote Haus\n");
        auto turned = m_data;
        m_data.columns = {ColumnRule::Chosen, 1, 2};
        turned.columns = {ColumnRule::Chosen, 2, 1};
        QVERIFY(keepDrawnLinks(m_data, Direction::AsWritten, {house, houseLinks}));
        QVERIFY(drawingsOf(turned, Direction::AsWritten)->empty());
        const auto kept = keepDrawnLinks(turned, Direction::AsWritten, {{house.target, house.source}, {{0, 0}}});
        QCOMPARE(kept->file, m_data.source + "-2-1.drawn-links");
        QCOMPARE(drawingsOf(m_data, Direction::AsWritten)->front().links.size(), std::size_t(3));
    }

    void linksBeyondTheirWordsAreNamed()
    {
        QFile written(QString::fromStdString(m_data.source + ".drawn-links"));
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write("0-0\n\n3-0\n");
        written.close();
        const auto drawings = drawingsOf(m_data, Direction::AsWritten);
        QVERIFY(!drawings);
        const auto text = drawings.error().message.text();
        QVERIFY2(text.contains(".drawn-links\", line 3: The link 3-0"), text.c_str());
    }

    void whatCannotBeKeptIsRefused_data()
    {
        addColumns<SentencePair, std::vector<AlignmentLink>>("pair", "links");
        QTest::newRow("beyond the source") << house << std::vector<AlignmentLink>{{3, 0}};
        QTest::newRow("beyond the target") << house << std::vector<AlignmentLink>{{0, 3}};
    }

    void whatCannotBeKeptIsRefused()
    {
        const auto [pair, links] = fetched<SentencePair, std::vector<AlignmentLink>>();
        const auto kept = keepDrawnLinks(m_data, Direction::AsWritten, {pair, links});
        QVERIFY(!kept && kept.error().code == ErrorCode::InvalidSetting);
        QVERIFY(!DrawnLinksPlaces::of(m_data).found());
    }

private:
    void writePairs(const QByteArray& text)
    {
        QFile file(QString::fromStdString(m_data.source));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    std::unique_ptr<QTemporaryDir> m_place;
    DataRequest m_data;
};

} // namespace attentoscope::tests

ATTENTOSCOPE_TEST(TestDrawnLinksFile, QCoreApplication);

#include "tst_drawnlinksfile.moc"
