// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The power is cut. powercut.h says what may be on the disk then. tests/soak/powercuts.sh tries many more disks.
#include "powercutscenes.h"
#include "tests/support/testprogram.h"

namespace {

constexpr std::uint64_t seed = 20261126;

Bytes asBytes(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

} // namespace

class PowerCutsTest : public QObject
{
    Q_OBJECT

    /// A disk without links and locks, on which a rename replaces nothing.
    static constexpr DiskHabits poor{.replaces = false, .hasLinks = false, .hasLocks = false};

    std::filesystem::path m_place;

    /// The texts of a file after every power cut, also "missing".
    std::set<std::string> textsAfter(
        const std::function<void(FileSystem&, const std::filesystem::path&)>& work, const std::string& file)
    {
        const auto root = m_place / QTest::currentTestFunction();
        std::filesystem::create_directories(root);
        RecordingFiles files(root);
        work(files, root);
        std::set<std::string> texts;
        const PowerCuts cuts(files);
        for (std::size_t changes = 0; changes <= files.changes().size(); ++changes)
            cuts.singleLosses(changes, [&](const PowerCut& cut) {
                const auto disk = m_place / "disk";
                cuts.materialise(cut, disk);
                texts.insert(
                    std::filesystem::exists(disk / file) ? readTextFile(disk / file, 10'000).value() : "missing");
                std::filesystem::remove_all(disk);
            });
        return texts;
    }

private slots:
    void initTestCase() { m_place = placeForTrials(); }
    void cleanupTestCase() { std::filesystem::remove_all(m_place); }

    // First the disk model itself: it must find the faults of writers that are wrong.

    void anUnsyncedFileMayBeTornOrZero()
    {
        const std::string text(600, 'x');
        const auto texts = textsAfter(
            [&](FileSystem& files, const auto& root) {
                auto file = OutputFile::create(files, root / "a");
                QVERIFY(file && file->write(asBytes(text)));
            },
            "a");
        const std::string zeros(600, '\0');
        const std::set<std::string> expected{"missing", "", text, zeros, text.substr(0, 512),
            text.substr(0, 512) + zeros.substr(512), zeros.substr(0, 512) + text.substr(512)};
        QVERIFY(texts == expected);
    }

    void aSyncedFileInAnUnsyncedFolderMayBeMissing()
    {
        bool isWritten = false;
        const auto texts = textsAfter(
            [&](FileSystem& files, const auto& root) {
                const Bytes whole = asBytes("new");
                isWritten = bool(writeFile(files, root / "a", {&whole, 1}));
            },
            "a");
        QVERIFY(isWritten);
        QVERIFY(texts == (std::set<std::string>{"missing", "", "new", std::string(3, '\0')}));
    }

    void aRenameMayComeBeforeItsData()
    {
        const auto texts = textsAfter(
            [&](FileSystem& files, const auto& root) {
                QVERIFY(replaceFile(files, root / "a", "old"));
                auto beside = OutputFile::create(files, root / "b");
                QVERIFY(beside && beside->write(asBytes("new")));
                QCOMPARE(files.rename(root / "b", root / "a"), 0);
            },
            "a");
        QVERIFY(texts == (std::set<std::string>{"missing", "old", "", "new", std::string(3, '\0')}));
    }

    void aReplacedFileIsOldOrNew()
    {
        const auto texts = textsAfter(
            [&](FileSystem& files, const auto& root) {
                QVERIFY(replaceFile(files, root / "a", "old"));
                QVERIFY(replaceFile(files, root / "a", "new"));
            },
            "a");
        QVERIFY(texts == (std::set<std::string>{"missing", "old", "new"}));
    }

    // Now the program's own writers.

    void everythingIsWholeAfterAPowerCut_data()
    {
        addColumns<int, int, int, bool>("scene", "every", "random", "isPlain");
        QTest::newRow("the life of a run") << 0 << 12 << 1'800 << true;
        QTest::newRow("the bin") << 1 << 4 << 200 << true;
        QTest::newRow("packing") << 2 << 1 << 100 << true;
        QTest::newRow("unpacking") << 3 << 2 << 400 << true;
        QTest::newRow("the life of a run, poor disk") << 0 << 32 << 400 << false;
        QTest::newRow("the bin, poor disk") << 1 << 16 << 50 << false;
        QTest::newRow("packing, poor disk") << 2 << 4 << 50 << false;
        QTest::newRow("unpacking, poor disk") << 3 << 8 << 50 << false;
    }

    void everythingIsWholeAfterAPowerCut()
    {
        const auto [scene, every, random, isPlain] = fetched<int, int, int, bool>();
        const auto place = m_place / QTest::currentDataTag();
        PowerCutTrial trial(
            std::move(powerCutScenes().at(static_cast<std::size_t>(scene))), place, isPlain ? DiskHabits{} : poor);
        for (std::size_t changes = 0; changes <= trial.changes(); changes += static_cast<std::size_t>(every))
            trial.trySingleLosses(changes);
        std::mt19937_64 generator(seed);
        for (int disk = 0; disk < random; ++disk)
            trial.tryRandom(generator);
        for (const auto& fault : trial.faults())
            qWarning("%s", fault.c_str());
        qInfo("%zu disks after %zu changes, seed %llu", trial.disks().size(), trial.changes(),
            static_cast<unsigned long long>(seed));
        QCOMPARE(trial.faultyDisks(), std::size_t(0));
    }
};

ATTENTOSCOPE_TEST(PowerCutsTest, QCoreApplication);
#include "tst_powercuts.moc"
