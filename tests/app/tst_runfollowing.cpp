// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runfollowing.h"
#include "app/runviews.h"
#include "engine/storage/runfolder.h"
#include "tests/engine/storage/runsamples.h"
#include "tests/samples/translations.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/runs/followbar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/shownmodel.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/windowpages.h"

namespace {

constexpr int patience = 60'000; // milliseconds

StepReport stepOf(std::int64_t number, double loss = 2.0)
{
    return {.step = number,
        .epoch = double(number) / 10'000.0,
        .loss = loss,
        .targetTokensPerSecond = 100.0,
        .learningRate = 1e-3,
        .gradientNorm = 1.0,
        .seconds = double(number)};
}

WatchedSnapshot snapshotOf(std::int64_t step)
{
    WatchedSnapshot snapshot{.step = step, .translation = {}, .epoch = 0.5, .sentence = {"we sleep", {}}};
    snapshot.translation = translationWith("we sleep", "nous", {0.25F, 0.75F});
    snapshot.translation.step = step;
    snapshot.translation.probabilities = {0.5F};
    return snapshot;
}

QMap<QString, QPair<qint64, QDateTime>> contentsOf(const QString& folder)
{
    QMap<QString, QPair<qint64, QDateTime>> contents;
    contents[QString()] = {0, QFileInfo(folder).lastModified()};
    for (QDirIterator at(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        at.hasNext();) {
        const QFileInfo info(at.next());
        contents[info.filePath()] = {info.size(), info.lastModified()};
    }
    return contents;
}

} // namespace

/// A run that another program trains, opened in the window.
class TestRunFollowing : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FakeScript> m_script;
    std::unique_ptr<EngineController> m_engine;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<RunViewKeeper> m_keeper;
    std::unique_ptr<RunFollowing> m_following;
    std::optional<RunFolder> m_run; ///< held by the program that trains

    QString path() const { return m_folder->filePath(u"run"_s); }
    FollowBar& bar() const { return m_window->pages().followBar(); }
    const std::optional<ShownRun>& shown() const { return m_window->shown().run(); }
    qsizetype drawnSteps() const { return m_window->mainView().loss().csv().count("\n") - 1; }

    void open()
    {
        QSignalSpy opened(m_engine.get(), &EngineController::runStarted);
        m_engine->openRun(path());
        QVERIFY(opened.wait(patience));
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_run = RunFolder::create(path().toStdString(), sampleIdentity()).value();
        m_script = std::make_shared<FakeScript>();
        m_script->past = RunPast{.end = RunPast::End::TrainedElsewhere, .limit = {.steps = 10'000}};
        m_window = std::make_unique<MainWindow>();
        m_engine = std::make_unique<EngineController>(
            [script = m_script] { return Result<std::unique_ptr<Session>>(std::make_unique<FakeSession>(script)); });
        m_keeper = std::make_unique<RunViewKeeper>(*m_window, *m_engine);
        auto* reports = &m_window->reports();
        connect(m_engine.get(), &EngineController::stateChanged, reports, &EngineReports::setState);
        connect(m_engine.get(), &EngineController::runStarted, reports, &EngineReports::showRun);
        connect(m_engine.get(), &EngineController::dataLoaded, reports, &EngineReports::showCorpus);
        m_following = std::make_unique<RunFollowing>(*m_window, *m_engine, LookPauses{10ms, 10ms});
        connect(m_following.get(), &RunFollowing::newsCame, m_keeper.get(), &RunViewKeeper::noteNews);
    }

    void cleanup()
    {
        m_following.reset();
        m_keeper.reset();
        m_engine.reset();
        m_window.reset();
        m_run.reset();
    }

    void everyStepIsDrawnWhileItIsWritten()
    {
        open();
        constexpr std::int64_t steps = 3'000;
        std::thread writer([this] {
            for (std::int64_t step = 1; step <= steps; ++step) {
                (void)m_run->append(stepOf(step));
                if (step % 100 == 0)
                    (void)m_run->append(std::vector{snapshotOf(step)}, KeepSnapshots::Always);
            }
        });
        QTRY_COMPARE_WITH_TIMEOUT(drawnSteps(), qsizetype(steps), patience);
        writer.join();
        QTRY_COMPARE(m_window->mainView().watched().timeline().history().moments().size(), std::size_t(30));
        QCOMPARE(shown()->progress.step, steps);
        QVERIFY(shown()->progress.secondsLeft > 0.0);
        QCOMPARE(m_window->mainView().watched().sentences().size(), std::size_t(1));
        QVERIFY(!bar().isHidden());
        QVERIFY(!bar().isQuiet());
    }

    void whatIsWatchedIsOnShow()
    {
        (void)m_run->append(std::vector{snapshotOf(100)}, KeepSnapshots::Always);
        open();
        auto& mainView = m_window->mainView();
        QTRY_VERIFY(mainView.header().view() == MainPage::Watched);
        mainView.setView(MainPage::Own); // the person chooses this view
        (void)m_run->append(std::vector{snapshotOf(200)}, KeepSnapshots::Always);
        QTRY_COMPARE(mainView.watched().timeline().history().moments().size(), std::size_t(2));
        QVERIFY(mainView.header().view() == MainPage::Own);
    }

    void aHistoryThatIsCutBackIsDrawnAnew()
    {
        open();
        const auto bytes = [this] {
            for (std::int64_t step = 1; step <= 40; ++step)
                (void)m_run->append(stepOf(step));
            const auto length = m_run->handOverMetrics().value();
            for (std::int64_t step = 41; step <= 100; ++step)
                (void)m_run->append(stepOf(step));
            return length;
        }();
        QTRY_COMPARE_WITH_TIMEOUT(drawnSteps(), qsizetype(100), patience);
        QVERIFY(m_run->truncateMetrics(bytes));
        QTRY_COMPARE_WITH_TIMEOUT(drawnSteps(), qsizetype(40), patience);
        QVERIFY(m_run->append(stepOf(41, 1.0)));
        QTRY_COMPARE_WITH_TIMEOUT(drawnSteps(), qsizetype(41), patience);
        QCOMPARE(shown()->progress.step, std::int64_t(41));
    }

    void loadsNewerWeightsWhenItIsAsked()
    {
        open();
        QVERIFY(m_run->append(stepOf(50)));
        QVERIFY(writeSave(*m_run, saveOfStep(50), SaveKind::Best));
        QTRY_COMPARE_WITH_TIMEOUT(shown()->bestStep, std::int64_t(50), patience);
        QVERIFY(!bar().button()->isHidden());
        QSignalSpy renewed(m_engine.get(), &EngineController::weightsRenewed);
        QSignalSpy opened(m_engine.get(), &EngineController::runStarted);
        bar().button()->click();
        QVERIFY(renewed.wait(patience));
        QVERIFY(opened.isEmpty()); // nothing is opened, so the view stays
    }

    void saysHowItEnded()
    {
        open();
        QTRY_VERIFY_WITH_TIMEOUT(!bar().isHidden(), patience);
        QVERIFY(m_run->append(stepOf(50)));
        QVERIFY(writeSave(*m_run, saveOfStep(50), SaveKind::Best));
        m_run->setEnded();
        m_run.reset();
        QTRY_VERIFY_WITH_TIMEOUT(shown()->end == RunPast::End::Stopped, patience);
        QVERIFY(bar().text().contains(u"has ended"_s));
        QVERIFY(!bar().isHidden());
    }

    void saysThatTheFolderIsGone()
    {
        open();
        QTRY_VERIFY_WITH_TIMEOUT(!bar().isHidden(), patience);
        QVERIFY(QDir().rename(path(), path() + u"-elsewhere"_s));
        QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(u"not there"_s), patience);
        QVERIFY(QDir().rename(path() + u"-elsewhere"_s, path()));
        QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(u"followed"_s), patience);
    }

    void writesNothingThere()
    {
        QVERIFY(m_run->append(stepOf(1)));
        QVERIFY(writeSave(*m_run, saveOfStep(1), SaveKind::Best));
        const auto before = contentsOf(path());
        open();
        QTRY_VERIFY_WITH_TIMEOUT(!bar().isHidden(), patience);
        m_window->mainView().setView(MainPage::Watched); // this choice would be kept if the run were the window's own
        m_following.reset();
        m_keeper.reset();
        m_engine.reset();
        m_window.reset();
        QCOMPARE(contentsOf(path()), before);
    }

    void aRunWithoutASaveOpensWithItsFirstOne()
    {
        m_script->fail(FakeCall::OpenRun, ErrorCode::BadRun);
        QSignalSpy failed(m_engine.get(), &EngineController::failed);
        emit m_window->dataActions().openRunRequested(path());
        m_engine->openRun(path());
        QVERIFY(failed.wait(patience));
        QVERIFY(m_run->append(stepOf(7)));
        QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(u"no save yet"_s), patience);
        m_script->behave(FakeCall::OpenRun);
        QSignalSpy opened(m_engine.get(), &EngineController::runStarted);
        QVERIFY(writeSave(*m_run, saveOfStep(7), SaveKind::Best));
        QVERIFY(opened.wait(patience));
        QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(u"followed here"_s), patience);
    }

    void otherDataEndIt()
    {
        open();
        QTRY_VERIFY_WITH_TIMEOUT(!bar().isHidden(), patience);
        QSignalSpy loaded(m_engine.get(), &EngineController::dataLoaded);
        m_engine->loadData({.sample = "reverse"});
        QVERIFY(loaded.wait(patience));
        QVERIFY(bar().isHidden());
    }

    void itsOwnPairsContinueIt()
    {
        open();
        QTRY_VERIFY_WITH_TIMEOUT(!bar().isHidden(), patience);
        QSignalSpy loaded(m_engine.get(), &EngineController::dataLoaded);
        m_engine->loadData({.sample = "reverse"});
        QVERIFY(loaded.wait(patience));
        for (std::int64_t step = 1; step <= 40; ++step)
            QVERIFY(m_run->append(stepOf(step)));
        m_engine->loadDataOfRun({.sample = "copy"});
        QVERIFY(loaded.wait(patience));
        QTRY_COMPARE_WITH_TIMEOUT(drawnSteps(), qsizetype(40), patience);
        QVERIFY(!bar().isHidden());
        m_run->setEnded();
        m_run.reset();
        QTRY_VERIFY_WITH_TIMEOUT(shown()->end == RunPast::End::Stopped, patience);
    }

    void aRunThatCannotBeOpenedDoesNotEndIt()
    {
        open();
        QTRY_VERIFY_WITH_TIMEOUT(!bar().isHidden(), patience);
        const auto damaged = m_folder->filePath(u"damaged"_s);
        m_script->fail(FakeCall::OpenRun, ErrorCode::BadRun);
        QSignalSpy failed(m_engine.get(), &EngineController::failed);
        emit m_window->dataActions().openRunRequested(damaged);
        m_engine->openRun(damaged);
        QVERIFY(failed.wait(patience));
        for (std::int64_t step = 1; step <= 40; ++step)
            QVERIFY(m_run->append(stepOf(step)));
        QTRY_COMPARE_WITH_TIMEOUT(drawnSteps(), qsizetype(40), patience);
        QVERIFY(!bar().isHidden());
    }

    void anAwaitedSaveThatCannotBeOpenedEndsTheWait()
    {
        m_script->fail(FakeCall::OpenRun, ErrorCode::BadRun);
        QSignalSpy failed(m_engine.get(), &EngineController::failed);
        emit m_window->dataActions().openRunRequested(path());
        m_engine->openRun(path());
        QVERIFY(failed.wait(patience));
        QTRY_VERIFY_WITH_TIMEOUT(!bar().isHidden(), patience);
        QVERIFY(writeSave(*m_run, saveOfStep(7), SaveKind::Best));
        QVERIFY(failed.wait(patience));
        QVERIFY(bar().isHidden());
    }

    void greysWhenNothingComes()
    {
        FollowBar quiet;
        RunNews news{.folder = "/run", .activity = RunActivity::Unknown};
        news.written = std::chrono::system_clock::now() - std::chrono::hours(2);
        quiet.begin(0);
        quiet.showNews(news);
        QVERIFY(quiet.isQuiet());
        QVERIFY(quiet.text().contains(u"no news"_s));
        news.isChanged = true;
        quiet.showNews(news);
        QVERIFY(!quiet.isQuiet());
        QVERIFY(!quiet.isHidden());
        news.activity = RunActivity::Replaced;
        quiet.showNews(news);
        QSignalSpy open(&quiet, &FollowBar::openRequested);
        quiet.button()->click();
        QCOMPARE(open.count(), 1);
    }

    void aRunAtRestIsNotSpokenOf()
    {
        FollowBar quiet;
        quiet.begin(0);
        quiet.showNews({.folder = "/run", .activity = RunActivity::Ended, .end = RunPast::End::Stopped});
        QVERIFY(quiet.isHidden());
    }
};

ATTENTOSCOPE_TEST(TestRunFollowing, QApplication);
#include "tst_runfollowing.moc"
