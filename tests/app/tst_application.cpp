// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "tests/engine/storage/runsamples.h"
#include "tests/samples/translations.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"
#include "ui/comparison/comparedside.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/datapanel.h"
#include "ui/heads/headsoff.h"
#include "ui/heads/headsview.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/runs/rundatabar.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/sentences/sentencewindow.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/interruptionbar.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

using tests::FakeCall;

namespace {

const WatchedSentence ofTheRun{"we sleep", "nous dormons"};

/// Opens runs that have watched a sentence, and notes what a resumed training watches.
class ResumedSession : public tests::FakeSession
{
public:
    ResumedSession(std::shared_ptr<FakeScript> script, std::vector<WatchedSentence>& watched)
        : FakeSession(std::move(script)), m_watched(watched)
    {
    }

    Result<RunDescription> openRun(const std::string& folder, RunDetail detail) override
    {
        auto run = FakeSession::openRun(folder, detail);
        if (run)
            run->snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(1, snapshot());
        return run;
    }

    Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) override
    {
        m_watched = watched;
        return FakeSession::resumeTraining(folder, limit, watched);
    }

    static WatchedSnapshot snapshot()
    {
        WatchedSnapshot snapshot{.step = 10, .translation = {}, .sentence = ofTheRun};
        snapshot.translation = translationWith("we sleep", "nous", {0.25F, 0.75F});
        snapshot.translation.step = 10;
        snapshot.translation.probabilities = {0.5F};
        return snapshot;
    }

private:
    std::vector<WatchedSentence>& m_watched; ///< the test reads it once the training was resumed
};

} // namespace

/// Window and engine thread together, with a session that has no engine.
class TestApplication : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<FakeScript> m_script;

    std::unique_ptr<Application> start(const CommandLine& line)
    {
        auto application = std::make_unique<Application>(
            line, [script = m_script] { return Result<std::unique_ptr<Session>>(script->makeSession(script)); },
            Settings(m_folder.filePath(u"settings.ini"_s)));
        application->start();
        return application;
    }

    /// A run of a program that was killed during training.
    std::filesystem::path interruptedRun(std::int64_t step = 1234) const
    {
        const auto runs = m_folder.filePath(u"runs"_s);
        Settings(m_folder.filePath(u"settings.ini"_s)).setValue(AppSetting::RunsFolder, runs);
        const auto path = std::filesystem::path(runs.toStdString()) / "cut-short";
        std::filesystem::remove_all(path);
        auto folder = RunFolder::create(path, sampleIdentity());
        if (!folder || !folder->append({ResumedSession::snapshot()}, KeepSnapshots::Always)
            || (step > 0 && !writeSave(*folder, saveOfStep(step))))
            qFatal("the run could not be made");
        return path;
    }

    static void press(const ui::InterruptionBar& bar, const QString& text)
    {
        for (auto* button : bar.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')) == text)
                return button->click();
        QFAIL("no such button");
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_script = std::make_shared<FakeScript>();
        QFile::remove(m_folder.filePath(u"settings.ini"_s));
    }

    void theFirstScreenIsWholeBeforeTheEngineIs()
    {
        m_script->hold(FakeCall::Create);
        const auto application = start({});
        QVERIFY(application->window().isVisible());
        QVERIFY(application->window().findChild<QWidget*>(u"sample-tiny-french"_s));
        m_script->release(FakeCall::Create);
    }

    void theCommandLineLoadsAndTrains()
    {
        CommandLine line{.sample = u"tiny-french"_s, .train = true};
        auto application = start(line);
        QTRY_COMPARE(m_script->count(FakeCall::StartTraining), 1);
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        application->window().actions().train->trigger();
        QTRY_VERIFY(application->window().actions().step->isEnabled());
        application->window().actions().step->trigger();
        application->window().actions().stop->trigger();
        QTRY_COMPARE(m_script->count(FakeCall::FinishTraining), 1);
    }

    void aPresetWithoutDataTrainsAndShowsItsSample()
    {
        CommandLine line{.preset = u"unshuffle"_s, .train = true};
        const auto application = start(line);
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        QCOMPARE(m_script->count(FakeCall::StartTraining), 1);
        QCOMPARE(m_script->count(FakeCall::LoadData), 1); // the sentences to watch come from the sample
    }

    void errorsOfTheEngineReachTheWindow()
    {
        m_script->fail(FakeCall::LoadData, ErrorCode::BadData);
        CommandLine line{.paths = {u"/no/such/file.tsv"_s}};
        const auto application = start(line);
        QTRY_VERIFY(application->window().pages().messages().isVisible());
    }

    void columnsOfAFileOfTheCommandLineCanBeChosen()
    {
        m_script->fail(FakeCall::LoadData, ErrorCode::UnclearColumns);
        CommandLine line{.paths = {u"/data/three.tsv"_s}};
        const auto application = start(line);
        QTRY_VERIFY(application->window().pages().messages().isVisible());
        QVERIFY(application->window().sideBar().data().findChild<QLineEdit*>(u"columns"_s)->isVisible());
    }

    void anInterruptedRunIsOfferedAndResumed()
    {
        interruptedRun();
        const auto application = start({});
        auto& bar = application->window().pages().interruption();
        QTRY_VERIFY(bar.isVisible());
        QVERIFY2(bar.text().contains(u"Luong, general"_s), qPrintable(bar.text()));
        QVERIFY2(bar.text().contains(QLocale().toString(1234)), qPrintable(bar.text()));
        m_script->past = RunPast{.end = RunPast::End::Interrupted};
        m_script->fail(FakeCall::LoadDataOfRun, ErrorCode::FileNotFound); // the pairs are gone
        press(bar, u"Resume training"_s);
        QTRY_VERIFY(application->window().pages().runData().isVisible());
        QCOMPARE(m_script->count(FakeCall::ResumeTraining), 0);
        QVERIFY(bar.isVisible()); // the person can bring them back
        m_script->behave(FakeCall::LoadDataOfRun);
        press(bar, u"Resume training"_s);
        QTRY_COMPARE(m_script->count(FakeCall::ResumeTraining), 1);
        QTRY_VERIFY(!bar.isVisible());
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
    }

    void anInterruptedRunGoesOnWithItsSentences_data()
    {
        addColumns<std::int64_t>("step");
        QTest::newRow("after a save") << std::int64_t(1234);
        QTest::newRow("before the first save") << std::int64_t(0);
    }

    void anInterruptedRunGoesOnWithItsSentences()
    {
        const auto [step] = fetched<std::int64_t>();
        interruptedRun(step);
        m_script->past = RunPast{.end = RunPast::End::Interrupted};
        std::vector<WatchedSentence> watched;
        Application application(
            {},
            [this, &watched]() -> Result<std::unique_ptr<Session>> {
                return std::make_unique<ResumedSession>(m_script, watched);
            },
            Settings(m_folder.filePath(u"settings.ini"_s)));
        application.start();
        QTRY_VERIFY(application.window().pages().interruption().isVisible());
        press(application.window().pages().interruption(), u"Resume training"_s);
        QTRY_VERIFY(application.window().mainView().loss().hasContent());
        QCOMPARE(watched, std::vector{ofTheRun});
        QCOMPARE(application.window().mainView().watched().sentences(), watched);
    }

    void anInterruptedRunIsForgottenWithItsLoading()
    {
        interruptedRun(0);
        const auto application = start({});
        auto& window = application->window();
        QTRY_VERIFY(window.pages().interruption().isVisible());
        press(window.pages().interruption(), u"Resume training"_s);
        emit window.sideBar().data().cancelRequested();
        window.dataActions().openPath(QString::fromStdString(sampleIdentity().data.source)); // later, to look at them
        QTRY_VERIFY(application->engine()->state().data == DataState::Loaded);
        QTRY_VERIFY(window.actions().train->isEnabled());
        QCOMPARE(m_script->count(FakeCall::ResumeTraining), 0);
    }

    void theSizeOfTheModelStandsInThePanel()
    {
        CommandLine line{.sample = u"copy"_s};
        const auto application = start(line);
        const auto* panel = &application->window().sideBar().training();
        QTRY_VERIFY(std::ranges::any_of(panel->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().contains(u"weights; a save takes"_s) && !label->isHidden();
        }));
    }

    void anInterruptedRunIsOpened()
    {
        interruptedRun();
        const auto application = start({});
        QTRY_VERIFY(application->window().pages().interruption().isVisible());
        press(application->window().pages().interruption(), u"Open it"_s);
        QTRY_COMPARE(m_script->count(FakeCall::OpenRun), 1);
        QTRY_VERIFY(!application->window().pages().interruption().isVisible());
    }

    void anInterruptedRunIsNotOfferedForEver()
    {
        const auto path = interruptedRun();
        {
            const auto application = start({});
            QTRY_VERIFY(application->window().pages().interruption().isVisible());
            press(application->window().pages().interruption(), u"Do not ask again"_s);
            QVERIFY(!application->window().pages().interruption().isVisible());
            QVERIFY(RunLock::stateOf(path) == RunLock::State::Free);
        }
        const auto application = start({});
        QTRY_VERIFY(application->engine());
        QVERIFY(!application->window().pages().interruption().isVisible());
        CommandLine line; // a person who opens something is not asked about the interrupted run
        line.sample = u"copy"_s;
        interruptedRun();
        const auto other = start(line);
        QTRY_VERIFY(other->engine());
        QVERIFY(!other->window().pages().interruption().isVisible());
    }

    void leavingWhileTrainingEndsIt()
    {
        CommandLine line{.sample = u"copy"_s, .train = true};
        auto application = start(line);
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        application.reset();
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 1);
        QCOMPARE(m_script->count(FakeCall::Destroy), 1);
    }

    void theEndOfTheSessionSavesFirst()
    {
        CommandLine line{.sample = u"copy"_s, .train = true};
        const auto application = start(line);
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        application->saveForSession();
        QCOMPARE(m_script->count(FakeCall::Save), 1);
        QVERIFY(isTraining(application->engine()->state().activity)); // the session may go on after all
    }

    void anOpenedRunBringsItsDataBack()
    {
        m_script->past = RunPast{};
        const auto application = start({});
        QTRY_VERIFY(application->engine());
        auto& data = application->window().dataActions();
        data.openRun(u"/a/run"_s);
        QTRY_COMPARE(m_script->count(FakeCall::LoadDataOfRun), 1);
        QTRY_VERIFY(application->engine()->state().data == DataState::Loaded);
        QTRY_VERIFY(application->window().actions().goOn->isEnabled());
        QCOMPARE(m_script->count(FakeCall::ResumeTraining), 0);
        data.continueRun(u"/a/run"_s);
        QTRY_COMPARE(m_script->count(FakeCall::ResumeTraining), 1);
    }

    void thePairsOfARunAreNamedWhileTheyAreRead()
    {
        m_script->past = RunPast{};
        const auto application = start({.paths = {u"/data/other.tsv"_s}});
        QTRY_VERIFY(application->engine() && application->engine()->state().data == DataState::Loaded);
        m_script->hold(FakeCall::LoadDataOfRun);
        application->window().dataActions().openRun(u"/a/run"_s);
        QTRY_COMPARE(application->engine()->state().data, DataState::Loading);
        const auto& panel = application->window().sideBar().data();
        QCOMPARE(panel.findChild<ui::ElidedLabel*>(u"corpusName"_s)->fullText(), u"copy"_s);
        m_script->release(FakeCall::LoadDataOfRun);
    }

    void aRunIsKeptAsItWasShownBeforeTheNextOne()
    {
        const QDir runs(m_folder.path());
        QVERIFY(runs.mkpath(u"left"_s) && runs.mkpath(u"next"_s));
        const auto application = start({});
        QTRY_VERIFY(application->engine());
        auto& window = application->window();
        for (const auto& name : {u"left"_s, u"next"_s}) {
            QSignalSpy opened(application->engine(), &EngineController::runStarted);
            window.dataActions().openRun(runs.filePath(name));
            QTRY_COMPARE(opened.count(), 1);
            QCoreApplication::processEvents(); // the view follows the run
            window.mainView().setView(ui::MainPage::Pairs); // a run opens with another view
        }
        const auto view = readRunView(runs.filePath(u"left"_s));
        QVERIFY(view);
        QCOMPARE(view->view, ui::MainPage::Pairs);
    }

    void dataThatAreGoneCanBeChosen()
    {
        m_script->past = RunPast{};
        m_script->fail(FakeCall::LoadDataOfRun, ErrorCode::FileNotFound);
        const auto application = start({});
        QTRY_VERIFY(application->engine());
        application->window().dataActions().openRun(u"/a/run"_s);
        const auto& bar = application->window().pages().runData();
        QTRY_VERIFY(bar.isVisible());
        QVERIFY(bar.text().contains(u"refused by the test"_s));
        QVERIFY(application->engine()->state().model == ModelState::Loaded);
    }

    void twoModelsAreComparedAndForgotten()
    {
        const auto application = start({});
        QTRY_VERIFY(application->engine());
        application->engine()->openRun(u"/a/run"_s);
        QTRY_VERIFY(application->engine()->state().model == ModelState::Loaded);
        auto& window = application->window();
        window.dataActions().recent().add({ui::RecentItem::Kind::Run, m_folder.path(), {}});
        window.actions().compareModels->trigger();
        auto* comparing = window.comparisons().window();
        QVERIFY(comparing && comparing->isVisible());
        QVERIFY2(!comparing->second().isChosen(), "nothing is known of the other run's data");
        comparing->second().choose({m_folder.path(), u"mine"_s, {}});
        comparing->sentence().setText(u"hello"_s);
        comparing->compare();
        QTRY_COMPARE(m_script->count(FakeCall::Compare), 1);
        QTRY_VERIFY(comparing->firstSide().text().contains(u"hello"_s));
        QCOMPARE(m_script->count(FakeCall::EndComparison), 0);
        comparing->close();
        QTRY_COMPARE(m_script->count(FakeCall::EndComparison), 1);
    }

    void earlierRunsAreReadBesideTheEngine()
    {
        const auto application = start({});
        QTRY_VERIFY(application->engine());
        auto& runs = application->window().earlierRuns();
        application->window().actions().earlierRuns->trigger();
        QVERIFY(runs.window() && runs.window()->isVisible());
        runs.add({m_folder.path(), u"mine"_s, {}});
        QTRY_VERIFY(runs.window()->message().contains(u"is no run"_s));
        QCOMPARE(m_script->count(FakeCall::OpenRun), 0);
    }

    /// The engine measures one list of sentences at a time.
    void headsThatAreOffAreMeasuredAfterACancelledTable()
    {
        CommandLine line{.sample = u"copy"_s};
        const auto application = start(line);
        QTRY_VERIFY(application->engine() && application->engine()->state().data == DataState::Loaded);
        application->engine()->openRun(u"/a/run"_s);
        QTRY_VERIFY(application->engine()->state().model == ModelState::Loaded);
        auto& window = application->window();
        auto& measuring = window.mainView().headsOff();
        m_script->hold(FakeCall::AdvanceSentences);
        emit window.mainView().heads().view().switchRequested({{HeadKind::Cross, 1, 1}});
        QVERIFY(m_script->waitUntilHeld(FakeCall::AdvanceSentences));
        window.sentences().open(); // asks for its table
        emit window.sentences().window()->cancelRequested();
        m_script->release(FakeCall::AdvanceSentences);
        QTRY_COMPARE(measuring.status(), ui::HeadsOffMeasuring::Status::Measured);
    }

    void theThemeIsRemembered()
    {
        {
            const auto application = start({});
            application->window().actions().themes->actions().at(2)->trigger();
        }
        const Settings settings(m_folder.filePath(u"settings.ini"_s));
        QCOMPARE(settings.value(AppSetting::Theme).toInt(), 2);
    }
};

ATTENTOSCOPE_TEST(TestApplication, QApplication);
#include "tst_application.moc"
