// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultyfiles.h"
#include "runsamples.h"
#include "tests/support/testprogram.h"

namespace {

using Duration = FaultyFiles::Duration;

} // namespace

/// Each system call of a save fails, once or from then on. Afterwards the run on the disk must be complete. When the
/// disk works again, saving must go on.
class RunFolderFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyFailingCallLeavesAWholeSave_data()
    {
        addColumns<int, bool, bool, QString>("reason", "stays", "sameStep", "told");
        QTest::newRow("full disk") << ENOSPC << true << false << "No space left on device";
        QTest::newRow("full disk, same step") << ENOSPC << true << true << "No space left on device";
        QTest::newRow("failing disk") << EIO << false << false << "Input/output error";
        QTest::newRow("failing disk, same step") << EIO << false << true << "Input/output error";
    }

    void everyFailingCallLeavesAWholeSave()
    {
        const auto [reason, stays, sameStep, told] = fetched<int, bool, bool, QString>();
        const auto duration = stays ? Duration::Stays : Duration::Once;
        const auto next = sameStep ? saveOfStep(20, 0.5F) : saveOfStep(30);
        const float after = sameStep ? 20.5F : 30.0F;
        int failures = 0;
        const int calls = callsOfASave(next);
        for (int call = 1; call <= calls; ++call) {
            const QTemporaryDir place;
            const std::filesystem::path path = place.filePath("run").toStdString();
            prepare(path);
            FaultyFiles files(call, reason, duration);
            {
                auto folder = RunFolder::open(path, files);
                QVERIFY(folder);
                const auto written = writeSave(*folder, next, SaveKind::Best);
                failures += written ? 0 : 1;
                if (!written) {
                    const auto message = QString::fromStdString(written.error().message);
                    QCOMPARE(written.error().code, ErrorCode::Unwritable);
                    QVERIFY2(message.contains(place.path()) && message.contains(told), qPrintable(message));
                }
                QVERIFY(files.faults() > 0);
                const auto current = folder->read(WhichSave::Current);
                QVERIFY2(current, qPrintable(QString::number(call)));
                const auto generation = generationOf(*current);
                QVERIFY2(written ? generation == after : (generation == after || generation == 20.0F),
                    qPrintable(u"call %1: generation %2"_s.arg(call).arg(generation)));
                const auto best = folder->read(WhichSave::Best);
                QVERIFY(best && generationOf(*best) > 0.0F);
            }
            // A fresh start finds the same, and with a good disk saves again.
            FaultyFiles good;
            auto folder = RunFolder::open(path, good);
            QVERIFY(folder && folder->read(WhichSave::Current));
            QVERIFY(writeSave(*folder, saveOfStep(40)));
            QCOMPARE(generationOf(*folder->read(WhichSave::Current)), 40.0F);
            const auto left =
                QDir(place.filePath("run/saves")).entryList({".*"}, QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
            QVERIFY2(left.isEmpty(), qPrintable(left.join(' ')));
        }
        QVERIFY(failures > 20); // only calls that remove old files may fail without a message
    }

    void theSameFolderGoesOnWhenTheDiskDoes()
    {
        const int calls = callsOfASave(saveOfStep(30));
        for (int call = 1; call <= calls; ++call) {
            const QTemporaryDir place;
            const std::filesystem::path path = place.filePath("run").toStdString();
            prepare(path);
            FaultyFiles files(call, ENOSPC, Duration::Once);
            auto folder = RunFolder::open(path, files);
            const auto first = writeSave(*folder, saveOfStep(30), SaveKind::Best);
            QVERIFY(writeSave(*folder, saveOfStep(30, 0.5F), SaveKind::Best));
            QCOMPARE(generationOf(*folder->read(WhichSave::Current)), 30.5F);
            QCOMPARE(generationOf(*folder->read(WhichSave::Best)), 30.5F);
        }
    }

    void shortWritesMakeAWholeSave()
    {
        const QTemporaryDir place;
        FaultyFiles files;
        files.setLongestWrite(5);
        auto folder = RunFolder::create(place.filePath("run").toStdString(), sampleIdentity(), files);
        QVERIFY(folder);
        QVERIFY(folder->append(StepReport{.step = 1}));
        QVERIFY(writeSave(*folder, saveOfStep(10), SaveKind::Best));
        const auto opened = RunFolder::open(place.filePath("run").toStdString());
        QVERIFY(opened);
        QCOMPARE(generationOf(*opened->read(WhichSave::Current)), 10.0F);
        QCOMPARE(opened->readMetrics()->steps.size(), std::size_t(1));
    }

    void aRunThatCouldNotBeMadeIsNoRun()
    {
        FaultyFiles counting;
        const QTemporaryDir first;
        QVERIFY(RunFolder::create(first.filePath("run").toStdString(), sampleIdentity(), counting));
        for (int call = 1; call <= counting.calls(); ++call) {
            const QTemporaryDir place;
            const std::filesystem::path path = place.filePath("run").toStdString();
            FaultyFiles files(call, EACCES, Duration::Stays);
            const auto made = RunFolder::create(path, sampleIdentity(), files);
            if (made) // the failed call was one whose result does not matter
                continue;
            QCOMPARE(made.error().code, ErrorCode::Unwritable);
            QVERIFY(made.error().message.find("Permission denied") != std::string::npos);
            const auto opened = RunFolder::open(path);
            QVERIFY(opened || RunFolder::create(path, sampleIdentity(), counting));
        }
    }

    void aFolderThatIsMovedIsSaid()
    {
        const QTemporaryDir place;
        const std::filesystem::path path = place.filePath("run").toStdString();
        FaultyFiles files;
        auto folder = RunFolder::create(path, sampleIdentity(), files);
        QVERIFY(folder && folder->append(StepReport{.step = 1}) && writeSave(*folder, saveOfStep(10), SaveKind::Best));
        std::filesystem::rename(path, path.string() + "-elsewhere");
        const auto saved = writeSave(*folder, saveOfStep(20), SaveKind::Best);
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, ErrorCode::Unwritable);
        QVERIFY2(saved.error().message.contains("moved or removed"), saved.error().message.c_str());
        QVERIFY(!std::filesystem::exists(path));
    }

private:
    /// A run with two saves, 10 and 20, of which 10 is the best.
    static void prepare(const std::filesystem::path& path)
    {
        FaultyFiles files;
        auto folder = RunFolder::create(path, sampleIdentity(), files);
        QVERIFY(folder && folder->append(StepReport{.step = 1}));
        QVERIFY(writeSave(*folder, saveOfStep(10), SaveKind::Best));
        QVERIFY(writeSave(*folder, saveOfStep(20)));
    }

    static int callsOfASave(const RunSave& save)
    {
        const QTemporaryDir place;
        const std::filesystem::path path = place.filePath("run").toStdString();
        prepare(path);
        FaultyFiles counting;
        auto folder = RunFolder::open(path, counting);
        return folder && writeSave(*folder, save, SaveKind::Best) ? counting.calls() : 0;
    }
};

ATTENTOSCOPE_TEST(RunFolderFaultsTest, QCoreApplication);
#include "tst_runfolderfaults.moc"
