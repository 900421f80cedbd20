// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultyfiles.h"
#include "runsamples.h"

#include "engine/storage/backgroundsaver.h"
#include "tests/support/testprogram.h"

#include <condition_variable>
#include <mutex>

namespace {

/// The real file system, but renaming waits until the test allows it.
class HeldFiles : public FaultyFiles
{
public:
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        std::unique_lock lock(m_mutex);
        ++m_waiting;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return !m_isHeld; });
        lock.unlock();
        return FaultyFiles::rename(from, to);
    }

    void hold()
    {
        const std::lock_guard lock(m_mutex);
        m_isHeld = true;
        m_waiting = 0;
    }
    void waitUntilHeld()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_waiting > 0; });
    }
    void release()
    {
        const std::lock_guard lock(m_mutex);
        m_isHeld = false;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isHeld = false;
    int m_waiting = 0;
};

} // namespace

class BackgroundSaverTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_place;
    std::filesystem::path run() const { return m_place->filePath("run").toStdString(); }

    int callsOfASave()
    {
        FaultyFiles counting;
        auto folder = RunFolder::open(run(), counting);
        return folder->saves()->write(saveOfStep(10), SaveKind::Best) ? counting.calls() : 0;
    }

    std::int64_t stepOf(WhichSave which) const { return RunFolder::open(run())->readPosition(which)->step; }

private slots:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        FaultyFiles files;
        QVERIFY(RunFolder::create(run(), sampleIdentity(), files));
    }

    void writesWhileTheOtherThreadGoesOn()
    {
        HeldFiles files;
        auto folder = RunFolder::open(run(), files);
        BackgroundSaver saver(folder->saves());
        QVERIFY(!saver.isBusy());
        files.hold();
        auto save = saveOfStep(10);
        QVERIFY(folder->append(StepReport{.step = 10}));
        save.position.metricsBytes = *folder->handOverMetrics();
        saver.request(std::move(save), SaveKind::Plain);
        files.waitUntilHeld();
        QVERIFY(saver.isBusy());
        QVERIFY(saver.takeOutcomes().empty());
        QVERIFY(folder->append(StepReport{.step = 11})); // training goes on
        files.release();
        saver.wait();
        const auto outcomes = saver.takeOutcomes();
        QCOMPARE(outcomes.size(), std::size_t(1));
        QVERIFY(outcomes.front());
        QCOMPARE(outcomes.front()->step, std::int64_t(10));
        QCOMPARE(outcomes.front()->folder, run().string());
        QCOMPARE(outcomes.front()->kept, std::vector<std::int64_t>{10});
        QVERIFY(saver.takeOutcomes().empty());
        QVERIFY(saver.writingTime().count() > 0.0);
        QVERIFY(stepOf(WhichSave::Current) == 10);
        // The save only knows the metrics up to the moment of its copy.
        const auto bytes = folder->readPosition(WhichSave::Current)->metricsBytes;
        QVERIFY(bytes > 0 && bytes < *folder->handOverMetrics());
    }

    void aNewerBestTakesThePlaceOfOneThatWaits()
    {
        HeldFiles files;
        auto folder = RunFolder::open(run(), files);
        BackgroundSaver saver(folder->saves());
        files.hold();
        saver.request(saveOfStep(10), SaveKind::Plain);
        files.waitUntilHeld();
        saver.request(saveOfStep(20), SaveKind::Best);
        saver.request(saveOfStep(30), SaveKind::Best);
        files.release();
        saver.wait();
        const auto outcomes = saver.takeOutcomes();
        QCOMPARE(outcomes.size(), std::size_t(2));
        QVERIFY(outcomes[0] && outcomes[1]);
        QCOMPARE(outcomes[1]->step, std::int64_t(30));
        QVERIFY(outcomes[1]->best);
        QCOMPARE(folder->savedSteps(), (std::vector<std::int64_t>{10, 30}));
    }

    void closingWritesWhatWaits()
    {
        HeldFiles files;
        auto folder = RunFolder::open(run(), files);
        {
            BackgroundSaver saver(folder->saves());
            files.hold();
            saver.request(saveOfStep(10), SaveKind::Plain);
            files.waitUntilHeld();
            saver.request(saveOfStep(20), SaveKind::Best);
            files.release();
        }
        QVERIFY(stepOf(WhichSave::Current) == 20);
        QVERIFY(stepOf(WhichSave::Best) == 20);
    }

    void whatFailsIsToldAndTheBestIsTriedAgain_data()
    {
        addColumns<int, QString>("reason", "told");
        QTest::newRow("full disk") << ENOSPC << "No space left on device";
        QTest::newRow("failing disk") << EIO << "Input/output error";
        QTest::newRow("no permission any more") << EACCES << "Permission denied";
    }

    void whatFailsIsToldAndTheBestIsTriedAgain()
    {
        const auto [reason, told] = fetched<int, QString>();
        int failures = 0;
        const int calls = callsOfASave();
        for (int call = 1; call <= calls; ++call) {
            init();
            FaultyFiles files(call, reason, FaultyFiles::Duration::Once);
            auto folder = RunFolder::open(run(), files);
            BackgroundSaver saver(folder->saves());
            saver.request(saveOfStep(10), SaveKind::Best);
            saver.wait();
            const auto first = saver.takeOutcomes();
            QCOMPARE(first.size(), std::size_t(1));
            if (!first.front()) {
                ++failures;
                const auto message = QString::fromStdString(first.front().error().message);
                QVERIFY2(message.contains(m_place->path()) && message.contains(told), qPrintable(message));
            }
            saver.request(saveOfStep(20), SaveKind::Plain); // the next autosave does the same
            saver.wait();
            const auto second = saver.takeOutcomes();
            QCOMPARE(second.size(), std::size_t(first.front() ? 1 : 2));
            for (const auto& outcome : second)
                QVERIFY(outcome);
            QVERIFY(stepOf(WhichSave::Best) == 10);
            QVERIFY(stepOf(WhichSave::Current) == 20);
        }
        QVERIFY2(failures > 20, qPrintable(QString::number(failures)));
    }

    void aRunIsReadWhileItIsWritten()
    {
        FaultyFiles files; // syncs nothing, so saves come as fast as they can
        auto folder = RunFolder::open(run(), files);
        BackgroundSaver saver(folder->saves());
        saver.request(saveOfStep(1), SaveKind::Best);
        saver.wait();
        std::int64_t last = 0;
        for (std::int64_t step = 2; step < 300; ++step) {
            saver.request(saveOfStep(step), SaveKind::Best);
            // another program would read it in this way
            const auto save = RunFolder::open(run())->read(WhichSave::Best);
            QVERIFY2(save, save ? "" : save.error().message.c_str());
            QCOMPARE(markOf(save->model.tensors[0]), markOf(save->state.tensors[0]));
            QCOMPARE(markOf(save->model.tensors[0]), static_cast<float>(save->position.step));
            QVERIFY(save->position.step >= last);
            last = save->position.step;
        }
    }

    void aDiskThatStaysFullIsToldEachTime()
    {
        FaultyFiles files(1, ENOSPC, FaultyFiles::Duration::Stays);
        auto folder = RunFolder::open(run(), files);
        BackgroundSaver saver(folder->saves());
        for (std::int64_t step = 1; step <= 4; ++step) {
            saver.request(saveOfStep(step), step == 1 ? SaveKind::Best : SaveKind::Plain);
            saver.wait();
            const auto outcomes = saver.takeOutcomes();
            QCOMPARE(outcomes.size(), std::size_t(1));
            QVERIFY(!outcomes.front());
        }
        QVERIFY(!folder->hasSave());
    }
};

ATTENTOSCOPE_TEST(BackgroundSaverTest, QCoreApplication);
#include "tst_backgroundsaver.moc"
