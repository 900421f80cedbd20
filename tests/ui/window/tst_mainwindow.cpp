// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uisamples.h"
#include "tests/ui/window/fakedialogs.h"
#include "ui/panels/runcontrols.h"
#include "ui/panels/settingsmodel.h"
#include "ui/panels/trainingpanel.h"
#include "ui/panels/translationbox.h"
#include "ui/panels/watchedbar.h"
#include "ui/plots/attentionview.h"
#include "ui/plots/lossplot.h"
#include "ui/theme/theme.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeslider.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/stage.h"
#include "ui/window/windowactions.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace attentoscope;
using namespace attentoscope::ui;

/// The window with a person who is a script and an engine that is the test.
class TestMainWindow : public QObject
{
    Q_OBJECT

    std::shared_ptr<testing::DialogScript> m_script;
    std::unique_ptr<MainWindow> m_window;

    void load()
    {
        m_window->setState(testing::idleWithData);
        m_window->showCorpus(testing::sampleCorpus());
    }

    void train()
    {
        m_window->setState(testing::running);
        m_window->showRun(testing::sampleRun());
    }

    static TrainingReports report(std::int64_t step)
    {
        TrainingReports reports;
        reports.steps.push_back({.step = step, .epoch = 0.1, .loss = 2.5});
        for (const auto& sentence : watchedAtFirst()) {
            auto translation = testing::sampleTranslation(sentence.source + " <eos>", *sentence.target + " <eos>");
            translation.step = step;
            reports.snapshots.push_back({.step = step, .translation = translation, .epoch = 0.1, .sentence = sentence});
        }
        reports.progress.step = step;
        reports.progress.epoch = 0.1;
        return reports;
    }

    static std::vector<WatchedSentence> watchedAtFirst()
    {
        std::vector<WatchedSentence> watched;
        for (const auto& pair : testing::sampleCorpus().validationPreview)
            watched.push_back({pair.source, pair.target});
        return watched;
    }

    std::string firstWordShown() const { return m_window->stage().attention().translation().source.front().text; }

    bool drop(const QList<QUrl>& urls)
    {
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(m_window.get(), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &event);
        return true;
    }

private slots:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light);
        qRegisterMetaType<DataRequest>();
        qRegisterMetaType<TrainingRequest>();
        qRegisterMetaType<TranslationRequest>();
        qRegisterMetaType<TrainingLimit>();
        qRegisterMetaType<std::vector<WatchedSentence>>();
    }

    void init()
    {
        m_script = std::make_shared<testing::DialogScript>();
        m_window = std::make_unique<MainWindow>(std::make_unique<testing::FakeDialogs>(m_script));
        m_window->setCatalogue(testing::sampleCatalogue());
        m_window->setState({DataState::None, ModelState::None, Activity::Idle});
        m_window->show();
    }

    void fromTheFirstScreenToTraining()
    {
        QVERIFY(m_window->showsWelcome());
        QSignalSpy loads(m_window.get(), &MainWindow::loadRequested);
        QSignalSpy starts(m_window.get(), &MainWindow::startRequested);
        auto* card = m_window->findChild<QAbstractButton*>(QStringLiteral("sample-tiny-french"));
        QVERIFY(card);
        QTest::mouseClick(card, Qt::LeftButton);
        QCOMPARE(loads.count(), 1);
        QCOMPARE(loads.front().front().value<DataRequest>().sample, std::string("tiny-french"));
        QVERIFY(!m_window->showsWelcome());
        QVERIFY(!m_window->actions().train->isEnabled());

        load();
        QCOMPARE(m_window->stage().header().view(), StageView::Pairs);
        QVERIFY(m_window->actions().train->isEnabled());
        m_window->actions().train->trigger();
        QCOMPARE(starts.count(), 1);
        const auto request = starts.front().front().value<TrainingRequest>();
        QCOMPARE(request.preset, std::string("recommended"));
        QCOMPARE(request.watched, watchedAtFirst());
        QVERIFY(request.watched.front().target.has_value());

        train();
        QCOMPARE(m_window->stage().header().view(), StageView::Watched);
        QVERIFY(!m_window->stage().attention().hasContent());
        m_window->showReports(report(1));
        QVERIFY(m_window->stage().attention().hasContent());
        QVERIFY(m_window->stage().loss().hasContent());
        QVERIFY(m_window->actions().exportHeatmap->isEnabled());
    }

    void oneButtonTrainsPausesAndResumes()
    {
        QSignalSpy pauses(m_window.get(), &MainWindow::pauseRequested);
        QSignalSpy resumes(m_window.get(), &MainWindow::resumeRequested);
        QSignalSpy steps(m_window.get(), &MainWindow::stepRequested);
        QSignalSpy stops(m_window.get(), &MainWindow::stopRequested);
        auto& actions = m_window->actions();
        load();
        train();
        QCOMPARE(actions.train->text(), QStringLiteral("&Pause"));
        QVERIFY(!actions.step->isEnabled());
        actions.train->trigger();
        m_window->setState(testing::paused);
        QCOMPARE(actions.train->text(), QStringLiteral("&Resume"));
        QVERIFY(actions.step->isEnabled());
        actions.step->trigger();
        actions.train->trigger();
        actions.stop->trigger();
        QCOMPARE(pauses.count(), 1);
        QCOMPARE(resumes.count(), 1);
        QCOMPARE(steps.count(), 1);
        QCOMPARE(stops.count(), 1);
        m_window->setState({DataState::Loaded, ModelState::Loaded, Activity::Stopping});
        QVERIFY(!actions.train->isEnabled());
        QVERIFY(!actions.stop->isEnabled());
    }

    void aRunThatEndedCanBeContinued()
    {
        load();
        auto run = testing::sampleRun();
        run.epoch = 10.0;
        m_window->setState(testing::idleWithModel);
        m_window->showRun(run);
        const auto labels = m_window->sideBar().controls().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text().startsWith(QStringLiteral("Finished, ")); }));
        QSignalSpy spy(m_window.get(), &MainWindow::continueRequested);
        QVERIFY(m_window->actions().goOn->isEnabled());
        m_window->actions().goOn->trigger();
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.front().at(0).toString(), QStringLiteral("/runs/first"));
        QCOMPARE(spy.front().at(1).value<TrainingLimit>().epochs, 20);
    }

    void typedSentencesTakeTheStage()
    {
        load();
        train();
        m_window->showReports(report(1));
        QSignalSpy requests(m_window.get(), &MainWindow::translateRequested);
        m_window->stage().translation().setSentence(QStringLiteral("i am tired"));
        QCOMPARE(requests.count(), 1);
        QCOMPARE(m_window->stage().header().view(), StageView::Own);
        m_window->showTranslation(testing::sampleTranslation("i am tired <eos>", "je suis fatigué <eos>"));
        QCOMPARE(m_window->stage().attention().translation().source.front().text, std::string("i"));
        m_window->showReports(report(2));
        QCOMPARE(m_window->stage().attention().translation().source.front().text, std::string("i"));
        m_window->stage().setView(StageView::Watched);
        QCOMPARE(m_window->stage().attention().translation().source.front().text, std::string("the"));
    }

    void anotherWatchedSentenceIsShownAtOnce()
    {
        load();
        train();
        QSignalSpy requests(m_window.get(), &MainWindow::translateRequested);
        QSignalSpy watched(m_window.get(), &MainWindow::watchedRequested);
        m_window->showReports(report(1));
        QCOMPARE(firstWordShown(), std::string("the"));
        m_window->stage().header().watched().chooser()->setCurrentIndex(0);
        QCOMPARE(firstWordShown(), std::string("we"));
        QCOMPARE(watched.count() + requests.count(), 0); // it was watched all the time
    }

    void aSentenceAddedWhilePausedIsDecodedAtOnce()
    {
        load();
        train();
        m_window->showReports(report(1));
        m_window->showReports(report(8));
        m_window->setState(testing::paused);
        QSignalSpy requests(m_window.get(), &MainWindow::translateRequested);
        QSignalSpy watched(m_window.get(), &MainWindow::watchedRequested);
        auto sentences = watchedAtFirst();
        sentences.push_back({"i am tired .", "je suis fatigué ."});
        m_window->stage().header().watched().setWatched(sentences);
        QCOMPARE(watched.count(), 1);
        QCOMPARE(watched.front().front().value<std::vector<WatchedSentence>>(), sentences);
        QVERIFY(!m_window->stage().attention().hasContent());
        QCOMPARE(requests.count(), 1);
        QCOMPARE(requests.front().front().value<TranslationRequest>().forcedTarget.value_or(std::string()),
            std::string("je suis fatigué ."));
        auto answer = testing::sampleTranslation("i am tired . <eos>", "je suis fatigué . <eos>");
        answer.forced = true;
        answer.step = 8;
        m_window->showTranslation(answer);
        QCOMPARE(firstWordShown(), std::string("i"));
        // Before its first picture it looks as in the first one, and the bar says so.
        m_window->actions().earlier->trigger();
        QCOMPARE(firstWordShown(), std::string("i"));
        QVERIFY(m_window->stage().timeBar().text().contains(QStringLiteral("watched from step 8")));
    }

    void theSliderGoesBackInTraining()
    {
        load();
        train();
        auto& slider = m_window->stage().timeBar().slider();
        QVERIFY(slider.isVisible() && !slider.isEnabled());
        for (const int step : {1, 2, 4, 8})
            m_window->showReports(report(step));
        const auto shown = [this] { return m_window->stage().attention().translation().step; };
        QCOMPARE(shown(), std::int64_t(8));
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_Left);
        QCOMPARE(shown(), std::int64_t(4));
        QVERIFY(m_window->stage().timeBar().text().contains(QStringLiteral("step 4")));
        m_window->showReports(report(9));
        QCOMPARE(shown(), std::int64_t(4)); // it stays where the person has put it
        m_window->stage().header().watched().chooser()->setCurrentIndex(0);
        QCOMPARE(firstWordShown(), std::string("we"));
        QCOMPARE(shown(), std::int64_t(4)); // the same step for all watched sentences
        m_window->actions().newest->trigger();
        QCOMPARE(shown(), std::int64_t(9));
        m_window->stage().setView(StageView::Own);
        QVERIFY(!slider.isVisible());
    }

    void sliderAndLossCursorAreOne()
    {
        load();
        train();
        for (int step = 1; step <= 40; ++step)
            m_window->showReports(report(step));
        auto& stage = m_window->stage();
        const auto shown = [&] { return stage.attention().translation().step; };
        stage.loss().setFocus();
        QTest::keyClick(&stage.loss(), Qt::Key_Left);
        const auto first = shown();
        QVERIFY(first < 40);
        QVERIFY(!stage.timeline().isLive());
        QTest::keyClick(&stage.loss(), Qt::Key_Left);
        QVERIFY(shown() < first);
        stage.timeBar().slider().setValue(6);
        QCOMPARE(shown(), std::int64_t(7));
        QVERIFY(stage.loss().accessibleDescription().contains(QStringLiteral("step 7 ")));
        QTest::keyClick(&stage.loss(), Qt::Key_Escape);
        QVERIFY(stage.timeline().isLive());
        QCOMPARE(shown(), std::int64_t(40));
        // In another view the cursor only reads the curve.
        stage.setView(StageView::Own);
        QTest::keyClick(&stage.loss(), Qt::Key_Left);
        QVERIFY(stage.timeline().isLive());
    }

    void anOpenedRunBringsItsTimeAlong()
    {
        auto run = testing::sampleRun();
        run.step = 40;
        auto snapshots = std::make_shared<std::vector<WatchedSnapshot>>();
        for (const int step : {1, 5, 40})
            for (const auto& snapshot : report(step).snapshots)
                snapshots->push_back(snapshot);
        run.snapshots = snapshots;
        m_window->setState({DataState::None, ModelState::Loaded, Activity::Idle});
        QSignalSpy requests(m_window.get(), &MainWindow::translateRequested);
        m_window->showRun(run);
        m_window->actions().showWatched->trigger();
        QCOMPARE(firstWordShown(), std::string("the"));
        QCOMPARE(m_window->stage().watched(), watchedAtFirst());
        QVERIFY(m_window->actions().exportHeatmap->isEnabled());
        QCOMPARE(m_window->stage().firstWatchedStep(), std::int64_t(1));
        m_window->actions().earlier->trigger();
        QCOMPARE(m_window->stage().attention().translation().step, std::int64_t(5));
        QCOMPARE(requests.count(), 0);
        run.folder = "/runs/second";
        run.snapshots.reset();
        m_window->showRun(run);
        QVERIFY(m_window->stage().watched().empty());
    }

    void anotherRunHasAnotherTime()
    {
        load();
        train();
        m_window->showReports(report(1));
        m_window->showReports(report(2));
        QVERIFY(m_window->actions().exportAnimation->isEnabled());
        auto run = testing::sampleRun();
        run.folder = "/runs/second";
        m_window->showRun(run);
        QVERIFY(m_window->stage().timeline().history().isEmpty());
        QVERIFY(!m_window->actions().exportAnimation->isEnabled());
        QVERIFY(!m_window->stage().attention().hasContent());
    }

    void errorsStandInTheWindow()
    {
        load();
        m_window->showError({ErrorCode::BadData, "Line 3 has one field.", "more about it"});
        QVERIFY(m_window->messages().isVisible());
        QCOMPARE(m_window->messages().text(), QStringLiteral("Line 3 has one field."));
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        m_window->showCorpus(testing::sampleCorpus());
        QVERIFY(!m_window->messages().isVisible());
    }

    void aFailedFirstLoadLeadsBackToTheFirstScreen()
    {
        m_window->openPath(QStringLiteral("/no/such/file.tsv"));
        QVERIFY(!m_window->showsWelcome());
        m_window->showError({ErrorCode::FileNotFound, "There is no such file.", {}});
        QVERIFY(m_window->showsWelcome());
    }

    void remembersWhatWasOpened()
    {
        auto corpus = testing::sampleCorpus();
        m_window->showCorpus(corpus);
        QVERIFY2(m_window->recent().items().empty(), "a sample is no file");
        corpus.request.sample.clear();
        corpus.request.source = "/data/a.tsv";
        QSignalSpy memories(m_window.get(), &MainWindow::memoryChanged);
        m_window->showCorpus(corpus);
        m_window->showRun(testing::sampleRun());
        QCOMPARE(memories.count(), 2);
        QCOMPARE(m_window->recent().items().size(), 2U);

        MainWindow next(std::make_unique<testing::FakeDialogs>(m_script));
        next.restore(m_window->memory());
        QCOMPARE(next.recent().items(), m_window->recent().items());
        QSignalSpy runs(&next, &MainWindow::openRunRequested);
        next.actions().recentMenu->actions().constFirst()->trigger();
        QCOMPARE(runs.count(), 1);
        QCOMPARE(runs.front().front().toString(), QStringLiteral("/runs/first"));
        next.showError({ErrorCode::FileNotFound, "There is no such folder.", {}});
        QCOMPARE(next.recent().items().size(), 1U);
    }

    void opensWhatIsDropped()
    {
        QTemporaryDir folder;
        QSignalSpy loads(m_window.get(), &MainWindow::loadRequested);
        QSignalSpy runs(m_window.get(), &MainWindow::openRunRequested);
        QVERIFY(drop({QUrl::fromLocalFile(QStringLiteral("/data/a.tsv"))}));
        QCOMPARE(loads.back().front().value<DataRequest>().source, std::string("/data/a.tsv"));
        QVERIFY(drop(
            {QUrl::fromLocalFile(QStringLiteral("/data/a.de")), QUrl::fromLocalFile(QStringLiteral("/data/a.en"))}));
        QCOMPARE(loads.back().front().value<DataRequest>().target, std::string("/data/a.en"));
        QVERIFY(drop({QUrl::fromLocalFile(folder.path())}));
        QCOMPARE(runs.count(), 1);
        QVERIFY(!drop({QUrl(QStringLiteral("https://example.org/a.tsv"))}));
        load();
        train();
        QVERIFY2(!drop({QUrl::fromLocalFile(QStringLiteral("/data/a.tsv"))}), "not while training");
    }

    void asksForFilesThroughItsDialogs()
    {
        QSignalSpy loads(m_window.get(), &MainWindow::loadRequested);
        m_window->actions().openFile->trigger();
        QCOMPARE(loads.count(), 0);
        m_script->paths = {QStringLiteral("/data/a.de"), QStringLiteral("/data/a.en")};
        m_window->actions().openParallel->trigger();
        QCOMPARE(loads.count(), 1);
        QCOMPARE(loads.front().front().value<DataRequest>().target, std::string("/data/a.en"));
    }

    void closingAsksOnlyWhenSomethingWouldBeLost()
    {
        load();
        train();
        QVERIFY2(m_window->close(), "the run has a folder");
        QVERIFY(m_script->questions.isEmpty());
        m_window->show();
        auto run = testing::sampleRun();
        run.folder.clear();
        m_window->showRun(run);
        QVERIFY(!m_window->close());
        QCOMPARE(m_script->questions.size(), 1);
        m_script->agrees = true;
        QVERIFY(m_window->close());
        QCOMPARE(m_script->questions.size(), 2);
    }

    void rateAndEpochsGoOutWhileTraining()
    {
        load();
        train();
        QSignalSpy limits(m_window.get(), &MainWindow::limitRequested);
        m_window->sideBar().training().settings().setValue(QStringLiteral("epochs"), QStringLiteral("40"));
        QCOMPARE(limits.count(), 1);
        QCOMPARE(limits.front().front().value<TrainingLimit>().epochs, 40);
        QSignalSpy forcings(m_window.get(), &MainWindow::teacherForcingRequested);
        m_window->sideBar().training().settings().setValue(QStringLiteral("teacher_forcing"), QStringLiteral("0.5"));
        QCOMPARE(forcings.count(), 1);
    }

    void evaluatesNowOnlyWhileTraining()
    {
        QSignalSpy validations(m_window.get(), &MainWindow::validateRequested);
        load();
        QVERIFY(!m_window->actions().validate->isEnabled());
        train();
        m_window->actions().validate->trigger();
        QCOMPARE(validations.count(), 1);
        TrainingReports measured;
        measured.validations = {{.step = 7, .loss = 1.25, .bleu = 33.0}};
        m_window->showReports(measured);
        m_window->setState({DataState::Loaded, ModelState::Loaded, Activity::Evaluating});
        QVERIFY(!m_window->actions().validate->isEnabled());
        QCOMPARE(m_window->actions().train->text(), QStringLiteral("&Resume"));
    }

    void discardingAsksFirstAndForgetsEverything()
    {
        QSignalSpy discards(m_window.get(), &MainWindow::discardRequested);
        load();
        QVERIFY(!m_window->actions().discard->isEnabled());
        train();
        m_window->showReports(report(1));
        m_window->actions().discard->trigger();
        QCOMPARE(discards.count(), 0);
        QVERIFY2(m_script->questions.front().contains(QStringLiteral("/runs/first")), "it names what is deleted");
        m_script->agrees = true;
        m_window->actions().discard->trigger();
        QCOMPARE(discards.count(), 1);
        m_window->setState(testing::idleWithData);
        m_window->showDiscarded(QStringLiteral("/runs/first"));
        QVERIFY(m_window->recent().items().empty());
        QVERIFY(!m_window->stage().loss().hasContent());
        QVERIFY(!m_window->actions().goOn->isEnabled());
        QVERIFY(!m_window->actions().saveRun->isEnabled());
        QVERIFY(!m_window->actions().exportLoss->isEnabled());
    }

    void startsAgainWithTheSameSeedOrAnother()
    {
        const auto seedOf = [](const TrainingRequest& request) {
            const auto found = std::ranges::find(request.settings, std::string("seed"), &KeyValue::key);
            return found == request.settings.end() ? std::string("1") : found->value;
        };
        QSignalSpy starts(m_window.get(), &MainWindow::startRequested);
        QSignalSpy stops(m_window.get(), &MainWindow::stopRequested);
        load();
        QVERIFY(!m_window->actions().again->isEnabled());
        m_window->setState(testing::running);
        auto run = testing::sampleRun();
        run.configuration.training.seed = 17;
        run.values.back().value = "17";
        m_window->showRun(run);
        m_window->actions().again->trigger();
        QCOMPARE(stops.count(), 1);
        QCOMPARE(starts.count(), 0); // not before the other has stopped
        m_window->setState(testing::idleWithModel);
        m_window->showTrainingEnd(TrainingEnd::Stopped);
        QCOMPARE(starts.count(), 1);
        QCOMPARE(seedOf(starts.back().front().value<TrainingRequest>()), std::string("17"));
        m_window->actions().againAnew->trigger();
        QCOMPARE(starts.count(), 2);
        QVERIFY(seedOf(starts.back().front().value<TrainingRequest>()) != "17");
        m_window->showTrainingEnd(TrainingEnd::LimitReached);
        QCOMPARE(starts.count(), 2);
    }

    void startingAgainAsksWhenSomethingWouldBeLost()
    {
        QSignalSpy stops(m_window.get(), &MainWindow::stopRequested);
        load();
        m_window->setState(testing::running);
        auto run = testing::sampleRun();
        run.folder.clear();
        m_window->showRun(run);
        m_window->actions().again->trigger();
        QCOMPARE(m_script->questions.size(), 1);
        QCOMPARE(stops.count(), 0);
        m_script->agrees = true;
        m_window->actions().again->trigger();
        QCOMPARE(stops.count(), 1);
    }

    void layoutIsRememberedAndCanBeReset()
    {
        m_window->actions().sideBar->setChecked(false);
        QVERIFY(!m_window->memory().sideBarShown);
        m_window->actions().resetLayout->trigger();
        QVERIFY(m_window->memory().sideBarShown);
    }

    void everythingThatTakesFocusHasAName_data()
    {
        QTest::addColumn<bool>("welcome");
        QTest::newRow("first screen") << true;
        QTest::newRow("workbench") << false;
    }

    void everythingThatTakesFocusHasAName()
    {
        QFETCH(bool, welcome);
        if (!welcome) {
            load();
            train();
            m_window->showReports(report(1));
        }
        int seen = 0;
        for (auto* widget : m_window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy())
                continue;
            auto* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(face);
            const auto name = face->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            ++seen;
        }
        QVERIFY(seen > 4);
    }

    void theListOfKeysHasThemAll()
    {
        m_window->actions().shortcuts->trigger();
        auto* list = m_window->findChild<QTreeWidget*>();
        QVERIFY(list);
        QStringList keys;
        for (QTreeWidgetItemIterator item(list); *item; ++item)
            keys << (*item)->text(1);
        for (const QKeySequence& key : {QKeySequence(QStringLiteral("Ctrl+I")), QKeySequence(QStringLiteral("Alt+3")),
                 QKeySequence(QStringLiteral("F5"))})
            QVERIFY2(keys.contains(key.toString(QKeySequence::NativeText)), qPrintable(keys.join(QLatin1Char('\n'))));
        list->window()->close();
    }

    void everyActionHasAMenuEntryAndMostAShortcut()
    {
        int without = 0;
        for (const auto* action : m_window->actions().findChildren<QAction*>(Qt::FindDirectChildrenOnly)) {
            if (action->text().isEmpty() || action->isSeparator())
                continue;
            QVERIFY2(!action->associatedObjects().isEmpty(), qPrintable(action->text()));
            without += action->shortcut().isEmpty() && !action->isCheckable() ? 1 : 0;
        }
        QVERIFY2(without <= 2, "about and reset layout");
    }

    void shortcutsAreNotUsedTwice()
    {
        QStringList seen;
        for (const auto* action : m_window->findChildren<QAction*>())
            for (const auto& keys : action->shortcuts()) {
                QVERIFY2(!seen.contains(keys.toString()), qPrintable(keys.toString()));
                seen << keys.toString();
            }
        QVERIFY(seen.size() > 15);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
