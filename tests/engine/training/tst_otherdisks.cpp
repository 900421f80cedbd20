// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Disks that fail for a while during a training, and unusual disks.
#include "engine/storage/runfolder.h"
#include "engine/storage/runlock.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr std::size_t steps = 60;

/// A disk that refuses every change while it has trouble. If it is a network drive, it also forgets the open files.
class TroubledDisk : public FileSystem
{
public:
    void begin(int reason)
    {
        m_reason = reason;
        if (reason == ESTALE)
            m_forgotten = std::exchange(m_open, {});
    }
    void end() { m_reason = 0; }

    bool hasLocks = true;
    bool hasLinks = true;
    std::set<std::filesystem::path> paths; ///< paths that were made

    int open(const std::filesystem::path& path, int flags) override
    {
        const bool changes = (flags & (O_WRONLY | O_RDWR)) != 0 || m_reason == ESTALE;
        const int descriptor = changes && fails() ? -1 : FileSystem::open(path, flags);
        m_open.insert(descriptor);
        m_forgotten.erase(descriptor);
        if ((flags & O_CREAT) != 0)
            paths.insert(path);
        return descriptor;
    }
    ssize_t write(int descriptor, const std::byte* bytes, std::size_t size) override
    {
        return fails(descriptor) ? -1 : FileSystem::write(descriptor, bytes, size);
    }
    int sync(int descriptor) override { return fails(descriptor) ? -1 : 0; }
    int truncate(int descriptor, std::uint64_t size) override
    {
        return fails(descriptor) ? -1 : FileSystem::truncate(descriptor, size);
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        paths.insert(to);
        return fails() ? -1 : FileSystem::rename(from, to);
    }
    int link(const std::filesystem::path& target, const std::filesystem::path& path) override
    {
        paths.insert(path);
        return fails(-1, hasLinks ? 0 : EPERM) ? -1 : FileSystem::link(target, path);
    }
    int makeFolder(const std::filesystem::path& path) override
    {
        paths.insert(path);
        return !std::filesystem::exists(path) && fails() ? -1 : FileSystem::makeFolder(path);
    }
    int remove(const std::filesystem::path& path) override
    {
        const bool changes = std::filesystem::exists(std::filesystem::symlink_status(path));
        return changes && fails() ? -1 : FileSystem::remove(path);
    }
    int lock(int descriptor, Lock lock) override
    {
        return fails(-1, hasLocks ? 0 : ENOLCK) ? -1 : FileSystem::lock(descriptor, lock);
    }

private:
    bool fails(int descriptor = -1, int always = 0)
    {
        const int stale = m_forgotten.contains(descriptor) ? ESTALE : 0;
        const int reason = m_reason != 0 ? m_reason.load() : stale != 0 ? stale : always;
        if (reason != 0)
            errno = reason;
        return reason != 0;
    }

    std::atomic<int> m_reason = 0;
    std::set<int> m_open, m_forgotten; ///< descriptors
};

TroubledDisk& disk()
{
    static TroubledDisk disk;
    return disk;
}

TrainingRequest requestFor(const QString& run)
{
    TrainingRequest request{.preset = "luong-general",
        .settings = {{"hidden_size", "12"}, {"embedding_size", "8"}, {"batch_size", "16"}, {"validation_epochs", "2"},
            {"autosave_seconds", "0.1"}},
        .limit = {.steps = steps},
        .runFolder = run.toStdString()};
    request.watched = {{"a b c", "c b a"}};
    return request;
}

} // namespace

class OtherDisksTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_place;
    std::unique_ptr<Session> m_session;
    std::vector<double> m_expected;

    QString runOf(const char* name) const
    {
        return m_place.filePath(QLatin1String(name) + QLatin1Char('-')
            + QLatin1String(QTest::currentDataTag() ? QTest::currentDataTag() : "run"));
    }

    /// Everything is there, as after a training without trouble.
    void verifyWhole(const QString& path) const
    {
        const auto run = valueOf(RunFolder::open(path.toStdString()));
        const auto history = valueOf(run.readMetrics());
        std::vector<double> losses;
        for (const auto& step : history.steps)
            losses.push_back(step.loss);
        QCOMPARE(losses, m_expected);
        QCOMPARE(std::size_t(valueOf(run.read(WhichSave::Current)).position.step), steps);
        QVERIFY(!valueOf(run.readWatched()).empty());
    }

    struct Told
    {
        QStringList failures, notices;
        std::vector<std::int64_t> saves;
        void add(const TrainingReports& reports)
        {
            for (const auto& failure : reports.saveFailures)
                failures << QString::fromStdString(failure.message.text());
            for (const auto& notice : reports.notices)
                notices << QString::fromStdString(notice.text());
            for (const auto& save : reports.saves)
                saves.push_back(save.step);
        }
    };

    std::int64_t trainTo(std::int64_t step, Told& told) const
    {
        for (std::int64_t now = 0; now < step;) {
            const auto reports = valueOf(m_session->advance(std::chrono::milliseconds(0), {}));
            told.add(reports);
            for (const auto& each : reports.steps)
                now = each.step;
        }
        return step;
    }

private slots:
    void initTestCase()
    {
        setSystemFiles(disk());
        m_session = sessionWith("reverse", 160);
        const auto begun = m_session->startTraining(requestFor(m_place.filePath(u"whole"_s)));
        QVERIFY2(begun, begun ? "" : begun.error().message.text().c_str());
        m_expected = losses(*m_session);
        QCOMPARE(m_expected.size(), steps);
    }

    void cleanup()
    {
        disk().end();
        (void)m_session->discardTraining(); // ends the training of a failed test
    }

    void trainingGoesOnInMemoryAndIsSavedAfterwards_data()
    {
        addColumns<int, bool>("reason", "untilTheEnd");
        for (const bool untilTheEnd : {false, true}) {
            const char* when = untilTheEnd ? "until the end" : "for a while";
            QTest::addRow("full %s", when) << ENOSPC << untilTheEnd;
            QTest::addRow("read-only %s", when) << EROFS << untilTheEnd;
            QTest::addRow("stale %s", when) << ESTALE << untilTheEnd;
            QTest::addRow("failing %s", when) << EIO << untilTheEnd;
        }
    }

    void trainingGoesOnInMemoryAndIsSavedAfterwards()
    {
        const auto [reason, untilTheEnd] = fetched<int, bool>();
        const auto run = runOf("troubled");
        QVERIFY(m_session->startTraining(requestFor(run)));
        Told before, during, after;
        trainTo(15, before);
        QVERIFY(m_session->save());
        QVERIFY2(before.failures.isEmpty(), qPrintable(before.failures.join(u' ')));

        disk().begin(reason);
        trainTo(35, during);
        const auto refused = m_session->save();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unwritable);
        QCOMPARE(during.failures.removeDuplicates(), qsizetype(0)); // each failure is reported once
        QVERIFY(!during.failures.isEmpty());
        if (untilTheEnd) {
            while (valueOf(m_session->advance(std::chrono::milliseconds(0), {})).end == TrainingEnd::StillRunning)
                ;
            // training is paused, so it cannot be finished
            QVERIFY(!m_session->finishTraining(TrainingEnd::LimitReached));
        }
        // Earlier saves are still complete.
        QVERIFY(valueOf(RunFolder::open(run.toStdString())).read(WhichSave::Current)->position.step >= 15);
        disk().end();

        for (auto end = TrainingEnd::StillRunning; !untilTheEnd && end == TrainingEnd::StillRunning;) {
            const auto reports = valueOf(m_session->advance(std::chrono::milliseconds(0), {}));
            after.add(reports);
            end = reports.end;
        }
        const auto finished = m_session->finishTraining(TrainingEnd::LimitReached);
        QVERIFY2(finished, finished ? "" : finished.error().message.text().c_str());
        after.add(*finished);
        QCOMPARE(after.saves.back(), std::int64_t(steps));
        QVERIFY2(
            untilTheEnd || !after.notices.filter(u"is saved again"_s).isEmpty(), qPrintable(after.notices.join(u' ')));
        verifyWhole(run);
    }

    /// A network drive comes back and knows the open files no more.
    void aForgottenFileIsOpenedAnew()
    {
        const auto run = runOf("forgotten");
        QVERIFY(m_session->startTraining(requestFor(run)));
        Told told;
        trainTo(15, told);
        disk().begin(ESTALE);
        disk().end();
        losses(*m_session);
        QVERIFY2(told.failures.isEmpty(), qPrintable(told.failures.join(u' ')));
        verifyWhole(run);
    }

    void linksAndLocksAreNotNeeded()
    {
        disk().hasLinks = disk().hasLocks = false;
        const auto run = runOf("plain");
        QVERIFY(m_session->startTraining(requestFor(run)));
        losses(*m_session);
        disk().hasLinks = disk().hasLocks = true;
        QVERIFY(!std::filesystem::is_symlink((run + u"/model.safetensors"_s).toStdString()));
        verifyWhole(run);
    }

    /// On some disks "Best" and "best" are the same file. A run still has the same files there.
    void noTwoNamesDifferOnlyInCase()
    {
        std::map<QString, std::filesystem::path> folded;
        for (const auto& path : disk().paths) {
            const auto [place, isNew] = folded.emplace(QString::fromStdString(path.string()).toCaseFolded(), path);
            QVERIFY2(isNew, qPrintable(QString::fromStdString(path.string())));
        }
        QVERIFY(folded.size() > 20);
    }
};

ATTENTOSCOPE_TEST(OtherDisksTest, QCoreApplication);
#include "tst_otherdisks.moc"
