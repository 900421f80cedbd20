// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultyfiles.h"
#include "killingfiles.h"
#include "runsamples.h"
#include "tests/support/testprogram.h"

#include <sys/wait.h>
#include <unistd.h>

namespace {

using Moment = KillingFiles::Moment;

/// Does the work in a child process. True if that was killed before the work was done.
bool isKilled(const std::function<void()>& work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(0);
    }
    int status = 0;
    if (::waitpid(child, &status, 0) != child)
        qFatal("there is no child to wait for");
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

} // namespace

/// The program is killed at each system call of a save. The next program finds a complete run, and can save again.
class KilledSavesTest : public QObject
{
    Q_OBJECT

    static void addMoments()
    {
        QTest::addColumn<int>("moment");
        QTest::newRow("before") << int(Moment::Before);
        QTest::newRow("in the midst") << int(Moment::Midst);
        QTest::newRow("after") << int(Moment::After);
    }

private slots:
    void everyCallOfASave_data() { addMoments(); }

    void everyCallOfASave()
    {
        QFETCH(int, moment);
        for (const std::int64_t step : {20, 30}) { // a step that is saved already, and one that is not
            int call = 1;
            for (bool killed = true; killed; ++call) {
                const QTemporaryDir place;
                const auto path = prepared(place);
                killed = isKilled([&] {
                    KillingFiles files(call, Moment(moment));
                    auto folder = RunFolder::open(path, files);
                    if (folder->takeLock() && folder->append(StepReport{.step = step}))
                        (void)writeSave(*folder, saveOfStep(step, 0.5F), SaveKind::Best);
                });
                verifyWhole(path, killed ? std::min<std::int64_t>(step, 20) : step, call);
            }
            QVERIFY2(call > 40, qPrintable(QString::number(call))); // more than 40 calls were tried
        }
    }

    void everyCallOfTheFirstSave_data() { addMoments(); }

    void everyCallOfTheFirstSave()
    {
        QFETCH(int, moment);
        int call = 1, unsaved = 0;
        for (bool killed = true; killed; ++call) {
            const QTemporaryDir place;
            const std::filesystem::path path = place.filePath("run").toStdString();
            killed = isKilled([&] {
                KillingFiles files(call, Moment(moment));
                auto folder = RunFolder::create(path, sampleIdentity(), files);
                if (folder && folder->append(StepReport{.step = 1}))
                    (void)writeSave(*folder, saveOfStep(10), SaveKind::Best);
            });
            FaultyFiles good;
            auto folder = RunFolder::open(path, good);
            if (!folder) { // the run did not exist yet, so it can be made now
                QVERIFY2(RunFolder::create(path, sampleIdentity(), good), qPrintable(QString::number(call)));
                continue;
            }
            if (!folder->hasSave()) { // there is no save, so it starts from the beginning
                ++unsaved;
                QVERIFY(folder->takeLock() && folder->truncateMetrics(0) && writeSave(*folder, saveOfStep(5)));
                continue;
            }
            verifyWhole(path, 10, call);
        }
        QVERIFY2(call > 60 && unsaved > 10, qPrintable(u"%1 calls, %2 unsaved"_s.arg(call).arg(unsaved)));
    }

    void everyCallOfForgettingWhatCameLater()
    {
        int call = 1;
        for (bool killed = true; killed; ++call) {
            const QTemporaryDir place;
            const auto path = prepared(place);
            killed = isKilled([&] {
                KillingFiles files(call, Moment::Before);
                auto folder = RunFolder::open(path, files);
                const auto position = folder->readPosition(WhichSave::Current);
                if (folder->takeLock() && folder->cutWatchedAfter(position->step))
                    (void)folder->truncateMetrics(position->metricsBytes);
            });
            verifyWhole(path, 20, call);
        }
        QVERIFY(call > 2);
    }

private:
    /// A run with two saves, 10 and 20, of which 10 is the best, and a step after them.
    static std::filesystem::path prepared(const QTemporaryDir& place)
    {
        const std::filesystem::path path = place.filePath("run").toStdString();
        FaultyFiles files;
        auto folder = RunFolder::create(path, sampleIdentity(), files);
        const bool made = folder && folder->append(StepReport{.step = 1})
            && writeSave(*folder, saveOfStep(10), SaveKind::Best) && writeSave(*folder, saveOfStep(20))
            && folder->append(StepReport{.step = 21});
        if (!made)
            qFatal("the run could not be made");
        return path;
    }

    static void verifyWhole(const std::filesystem::path& path, std::int64_t oldest, int call)
    {
        const auto where = u"call %1"_s.arg(call);
        FaultyFiles good;
        auto folder = RunFolder::open(path, good);
        QVERIFY2(folder, qPrintable(where));
        for (const auto which : {WhichSave::Current, WhichSave::Best}) {
            const auto save = folder->read(which);
            QVERIFY2(save, save ? "" : qPrintable(where + QString::fromStdString(save.error().message)));
            QVERIFY2(isWhole(*save), qPrintable(where));
            QVERIFY2(which == WhichSave::Best || save->position.step >= oldest, qPrintable(where));
        }
        QVERIFY2(folder->readMetrics(), qPrintable(where));
        QVERIFY2(folder->takeLock(), qPrintable(where)); // the killed program no longer holds the lock
        const auto position = folder->readPosition(WhichSave::Current);
        QVERIFY(folder->truncateMetrics(position->metricsBytes));
        QVERIFY2(folder->append(StepReport{.step = 40}) && writeSave(*folder, saveOfStep(40), SaveKind::Best),
            qPrintable(where));
        QCOMPARE(folder->read(WhichSave::Best)->position.step, std::int64_t(40));
    }
};

ATTENTOSCOPE_TEST(KilledSavesTest, QCoreApplication);
#include "tst_killedsaves.moc"
