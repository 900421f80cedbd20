// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/enginemodule.h"
#include "app/lessonhost.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"
#include "ui/data/datapanel.h"
#include "ui/lessons/factscollector.h"
#include "ui/lessons/lessonboxes.h"
#include "ui/lessons/lessoncontroller.h"
#include "ui/lessons/lessonpanel.h"
#include "ui/lessons/windowplayer.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/training/shownmodel.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QRegularExpression>

using tests::FakeCall;
using Phase = ui::LessonController::Phase;

namespace {

const QByteArray lessonText = R"(---
lesson: 1
id: by-hand
title: By hand
minutes: 5
needs: Nothing.
goal: A goal.
source: Article | https://example.org
ours: All.
preset: copy-of-nothing
data: sample copy 100
seed: 1
watch: a b
---

# It trains {#trains}

Say what you expect.

@frame train
@ask choice "How far?"
- "far" when step >= 20
- "not far"
@do train until step >= 20
@until step >= 20
@why It trains.

# It translates {#translates}

Now a sentence.

@ask number "Which step?" = step +- 1000
@do translate "a b c"
@until translated
@show heatmap
@why It translates.

# It goes on {#goes}

At step {{step}}.

@do train until step >= 1500
@until step >= 1500
@why It goes on.

# Three things to try {#try}

- One
- Two
- Three
)";

} // namespace

/// Opening a lesson and leaving it, with fake sessions and with real ones.
class TestLessonHost : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<FakeScript> m_script;
    std::unique_ptr<Application> m_application;

    void start(const SessionFactory& factory)
    {
        m_application =
            std::make_unique<Application>(CommandLine{}, factory, Settings(m_folder.filePath(u"settings.ini"_s)));
        m_application->start();
        QTRY_VERIFY(m_application->engine());
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Idle);
    }

    void startFake()
    {
        start([script = m_script] { return Result<std::unique_ptr<Session>>(script->makeSession(script)); });
    }

    QString lessonFile(const char* preset = "recommended") const
    {
        const auto path = m_folder.filePath(u"mine.lesson.md"_s);
        QFile file(path);
        auto text = lessonText;
        text.replace("copy-of-nothing", preset);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("the lesson cannot be written");
        return path;
    }

    /// Begins a training of the person's own run.
    void trainOwn()
    {
        auto& window = m_application->window();
        window.dataActions().openSample(u"copy"_s);
        QTRY_COMPARE(m_application->engine()->state().data, DataState::Loaded);
        window.trainingActions().start();
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Running);
        QTRY_VERIFY(window.shown().run().has_value());
    }

    LessonHost& host() const { return *m_application->lessons(); }
    ui::LessonController& lesson() const { return host().lesson()->lesson(); }

    template <typename Widget>
    Widget* part(const char* name) const
    {
        return host().lesson()->panel().findChild<Widget*>(QLatin1String(name));
    }

    void predict()
    {
        if (auto* choice = part<QAbstractButton>("lessonChoice0"))
            choice->click();
        if (auto* number = part<QLineEdit>("lessonNumber"))
            number->setText(u"20"_s);
        part<QPushButton>("lessonPredict")->click();
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_script = std::make_shared<FakeScript>();
        QFile::remove(m_folder.filePath(u"settings.ini"_s));
    }

    void cleanup() { m_application.reset(); }

    void aLessonIsWalkedToItsEnd()
    {
        startFake();
        host().open(lessonFile());
        QVERIFY(host().lesson());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        QVERIFY(!lesson().frames().empty());
        predict();
        QCOMPARE(lesson().phase(), Phase::Doing);
        part<QPushButton>("lessonDo")->click();
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Shown, 20'000);
        QVERIFY(part<QLabel>("lessonOutcome")->text().contains(u"As you expected"_s));
        QTRY_COMPARE(
            host().lesson()->engine()->state().activity, Activity::Paused); // because the result is about this moment
        part<QPushButton>("lessonGoOn")->click();
        QCOMPARE(lesson().step(), 1U);
        predict();
        part<QPushButton>("lessonDo")->click();
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Shown, 20'000);
        part<QPushButton>("lessonGoOn")->click();
        QCOMPARE(lesson().phase(), Phase::Doing);
        part<QPushButton>("lessonSkip")->click(); // the actions of the skipped step are done
        QTRY_COMPARE_WITH_TIMEOUT(lesson().step(), 3U, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>("lessonGoOn")->isVisible(), 20'000);
        QCOMPARE(lesson().record().steps.size(), 4U);
        QCOMPARE(lesson().record().steps[0].state, StepState::Done);
        QCOMPARE(lesson().record().steps[2].state, StepState::Skipped);
        part<QPushButton>("lessonGoOn")->click();
        QTRY_VERIFY(!host().lesson());
        QVERIFY(Settings(m_folder.filePath(u"settings.ini"_s))
                .value(AppSetting::LessonProgress)
                .toStringList()
                .join(QString())
                .startsWith(u"by-hand 3 4 0"_s)); // a step was skipped
    }

    void leavingWhilePresentingGivesTheTypeBack()
    {
        startFake();
        std::vector<std::pair<QPointer<QLabel>, double>> before; // further labels may appear while the engine starts
        for (auto* label : m_application->window().findChildren<QLabel*>())
            before.emplace_back(label, label->font().pointSizeF());
        const auto areAsBefore = [&before] {
            return std::ranges::all_of(
                before, [](const auto& one) { return !one.first || one.first->font().pointSizeF() == one.second; });
        };
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        host().lesson()->window().actions().present->setChecked(true);
        QTRY_VERIFY(!areAsBefore());
        part<QPushButton>("lessonLeave")->click();
        QTRY_VERIFY(!host().lesson());
        QTRY_VERIFY(areAsBefore());
    }

    void leavingGivesEverythingBack_data()
    {
        addColumns<int, bool>("step", "byClosing");
        for (int step = 0; step < 4; ++step) {
            QTest::addRow("step %d, left", step) << step << false;
            QTest::addRow("step %d, window closed", step) << step << true;
        }
    }

    void leavingGivesEverythingBack()
    {
        const auto [step, byClosing] = fetched<int, bool>();
        startFake();
        trainOwn();
        auto& own = m_application->window();
        m_application->engine()->save();
        // the folder that the fake session reports
        QTRY_COMPARE(own.trainingActions().runFolder(), std::string("folder"));
        own.actions().lines->setChecked(true);
        own.mainView().setView(ui::MainPage::Watched);
        const auto memory = own.memory();
        const auto folder = own.trainingActions().runFolder();
        const auto preset = own.sideBar().training().presetName();

        host().open(lessonFile());
        QVERIFY(host().lesson());
        const auto place = host().lesson()->folder();
        QVERIFY(own.isHidden());
        QVERIFY(!own.actions().quit->isEnabled());
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Paused);
        QTRY_VERIFY_WITH_TIMEOUT(lesson().phase() != Phase::Preparing, 20'000);
        lesson().enter(std::size_t(step));
        QTRY_VERIFY_WITH_TIMEOUT(lesson().phase() != Phase::Preparing, 20'000);
        QCOMPARE(lesson().step(), std::size_t(step));
        if (step == 0)
            host().lesson()->window().trainingActions().start(); // during a training
        if (byClosing)
            host().lesson()->window().close();
        else
            part<QPushButton>("lessonLeave")->click();
        QTRY_VERIFY(!host().lesson());

        QVERIFY(own.isVisible());
        QVERIFY(own.actions().quit->isEnabled());
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Running);
        QCOMPARE(own.trainingActions().runFolder(), folder);
        QCOMPARE(own.sideBar().training().presetName(), preset);
        QVERIFY(own.shown().run().has_value());
        const auto after = own.memory();
        QCOMPARE(after.sideBar, memory.sideBar);
        QCOMPARE(after.mainView, memory.mainView);
        QCOMPARE(after.recent, memory.recent);
        QCOMPARE(after.attention.form, memory.attention.form);
        QCOMPARE(own.mainView().header().view(), ui::MainPage::Watched);
        QVERIFY(!QFileInfo::exists(place)); // the runs of the lesson are deleted
    }

    void aPausedTrainingStaysPaused()
    {
        startFake();
        trainOwn();
        m_application->engine()->pause();
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Paused);
        QSignalSpy saved(m_application->engine(), &EngineController::saved);
        host().open(lessonFile());
        QTRY_VERIFY_WITH_TIMEOUT(lesson().phase() != Phase::Preparing, 20'000);
        QTRY_COMPARE(saved.count(), 1); // the lesson interrupts the person's run, which is saved first
        host().leave();
        m_application->engine()->save();
        QTRY_COMPARE(saved.count(), 2); // this save comes after the answers to all earlier requests
        QCOMPARE(m_application->engine()->state().activity, Activity::Paused);
    }

    void leavingEarlyGivesTheTrainingBack_data()
    {
        addColumns<FakeCall>("held");
        QTest::newRow("while it is saved") << FakeCall::Save;
        QTest::newRow("in the midst of a batch") << FakeCall::Advance;
    }

    void leavingEarlyGivesTheTrainingBack()
    {
        const auto [held] = fetched<FakeCall>();
        startFake();
        trainOwn();
        QSignalSpy saved(m_application->engine(), &EngineController::saved);
        m_script->hold(held);
        host().open(lessonFile());
        QVERIFY(m_script->waitUntilHeld(held));
        host().leave();
        m_script->release(held);
        m_application->engine()->save();
        QTRY_COMPARE(saved.count(), 2); // which comes after the answers to all that was asked before
        QCOMPARE(m_application->engine()->state().activity, Activity::Running);
    }

    void aTrainingThatIsBeingSavedPausesToo()
    {
        startFake();
        trainOwn();
        m_script->hold(FakeCall::Save);
        m_application->engine()->save();
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Saving);
        host().open(lessonFile());
        m_script->release(FakeCall::Save);
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Paused);
        host().leave();
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Running);
    }

    void aLessonThatIsOpenedAgainAtOncePausesTheTrainingToo()
    {
        startFake();
        trainOwn();
        QSignalSpy saved(m_application->engine(), &EngineController::saved);
        m_script->hold(FakeCall::Save);
        host().open(lessonFile());
        QVERIFY(m_script->waitUntilHeld(FakeCall::Save));
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Saving); // it has been paused before
        host().leave();
        host().open(lessonFile());
        m_script->release(FakeCall::Save);
        QTRY_COMPARE(saved.count(), 2); // the second one after it was told to go on and to pause
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Paused);
        host().leave();
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Running);
    }

    void aTrainingThatIsBeingPreparedPausesToo()
    {
        startFake();
        auto& window = m_application->window();
        window.dataActions().openSample(u"copy"_s);
        QTRY_COMPARE(m_application->engine()->state().data, DataState::Loaded);
        m_script->hold(FakeCall::StartTraining);
        window.trainingActions().start();
        QVERIFY(m_script->waitUntilHeld(FakeCall::StartTraining));
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Starting);
        host().open(lessonFile());
        QSignalSpy saved(m_application->engine(), &EngineController::saved);
        m_script->release(FakeCall::StartTraining);
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Paused);
        QTRY_COMPARE(saved.count(), 1);
        host().leave();
        QTRY_COMPARE(m_application->engine()->state().activity, Activity::Running);
    }

    void theTrainingIsSavedBefore()
    {
        startFake();
        trainOwn();
        QVERIFY(!m_application->window().trainingActions().runFolder().empty());
        const int saves = m_script->count(FakeCall::Save);
        host().open(lessonFile());
        QVERIFY(m_script->waitForCalls(FakeCall::Save, saves + 1));
    }

    void valuesOfATextAreThoseOfTheBegin()
    {
        startFake();
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        lesson().enter(2);
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Doing, 20'000);
        const auto text = part<QLabel>("lessonText")->text();
        QVERIFY2(text.contains(QRegularExpression(u"At step <b>\\d+</b>"_s)), qPrintable(text));
        part<QPushButton>("lessonDo")->click();
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Shown, 20'000);
        QCOMPARE(part<QLabel>("lessonText")->text(), text);
    }

    void backTrainsNothingWhereTheRunIsStillTheSame()
    {
        startFake();
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        lesson().enter(1);
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        predict();
        part<QPushButton>("lessonDo")->click();
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Shown, 20'000);
        const int starts = m_script->count(FakeCall::StartTraining);
        part<QPushButton>("lessonGoOn")->click();
        QCOMPARE(lesson().step(), 2U);
        part<QPushButton>("lessonBack")->click();
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        QCOMPARE(lesson().step(), 1U);
        QCOMPARE(m_script->count(FakeCall::StartTraining), starts);
        QVERIFY(host().lesson()->window().shown().run().has_value());
    }

    void whatIsPreparedCanBeCancelled()
    {
        startFake();
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        lesson().enter(3);
        QCOMPARE(lesson().phase(), Phase::Preparing);
        QTRY_VERIFY(part<QPushButton>("lessonDo")->isVisible());
        part<QPushButton>("lessonDo")->click();
        QVERIFY(part<QLabel>("lessonWaiting")->text().contains(u"Cancelled"_s));
        QCOMPARE(lesson().phase(), Phase::Preparing);
        part<QPushButton>("lessonAgain")->click();
        QTRY_VERIFY_WITH_TIMEOUT(lesson().phase() != Phase::Preparing, 20'000);
        QCOMPARE(lesson().step(), 3U);
    }

    void anUnansweredQuestionWaits()
    {
        startFake();
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        host().lesson()->window().actions().train->trigger(); // goes on without an answer
        QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("lessonUnanswered")->isVisible(), 20'000);
        QCOMPARE(lesson().phase(), Phase::Asking);
        predict();
        QVERIFY(part<QLabel>("lessonUnanswered")->isHidden());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Shown, 20'000);
    }

    void backIsTheStepBeforeAsItWas()
    {
        startFake();
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        lesson().enter(1);
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        QVERIFY(host().lesson()->window().shown().run().has_value()); // the run of the step before
        part<QPushButton>("lessonBack")->click();
        QCOMPARE(lesson().step(), 0U);
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        QVERIFY(!host().lesson()->window().shown().run().has_value());
        QVERIFY(part<QPushButton>("lessonPredict")->isVisible());
    }

    void aFileWithMistakesOpensNothing()
    {
        startFake();
        const auto path = lessonFile("no-such-preset");
        host().open(path);
        QVERIFY(!host().lesson());
        QVERIFY(m_application->window().isVisible());
        QVERIFY2(m_application->window().pages().messages().text().contains(u"Line 10"_s),
            qPrintable(m_application->window().pages().messages().text()));
    }

    void theProgramMayEndInTheMidstOfALesson()
    {
        startFake();
        trainOwn();
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        predict();
        part<QPushButton>("lessonDo")->click();
        m_application.reset(); // SIGTERM does the same
        QCOMPARE(m_script->count(FakeCall::Destroy), 2);
    }

    void aNewTrainingOfTheLessonTakesThePlaceOfTheOldOne()
    {
        startFake();
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        auto& facts = host().lesson()->facts();
        ui::WindowPlayer player(host().lesson()->window(), facts, this);
        player.setLesson(std::make_shared<Lesson>());
        QSignalSpy finished(&player, &ui::WindowPlayer::finished);
        for (const int starts : {1, 2}) {
            player.run({{.kind = LessonActionKind::Start, .arguments = {"fake"}}});
            QTRY_COMPARE_WITH_TIMEOUT(finished.size(), starts, 20'000);
            QCOMPARE(m_script->count(FakeCall::StartTraining), starts);
            QCOMPARE(facts.state().activity, Activity::Paused);
        }
    }

    void anActionThatIsNeverDoneIsGivenUp()
    {
        startFake();
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 20'000);
        auto& window = host().lesson()->window();
        QVERIFY(!window.actions().validate->isEnabled());
        ui::WindowPlayer patient(window, host().lesson()->facts(), this, {.others = std::chrono::hours(1)});
        ui::WindowPlayer impatient(window, host().lesson()->facts(), this, {.others = std::chrono::milliseconds(0)});
        QSignalSpy failed(&impatient, &ui::WindowPlayer::failed);
        for (auto* player : {&patient, &impatient})
            player->run({{.kind = LessonActionKind::Validate}});
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!impatient.isAtWork());
        QVERIFY(patient.isAtWork());
    }

    void aDroppedLessonOpens()
    {
        startFake();
        m_application->window().dataActions().drop({QUrl::fromLocalFile(lessonFile())});
        QVERIFY(host().lesson());
    }

    /// Two real sessions: the person's own run is the same after the lesson, and its training goes on from there.
    void aRealRunGoesOnAfterTheLesson()
    {
        start(engineModuleFactory({.threads = 1}));
        auto& own = m_application->window();
        QTRY_VERIFY_WITH_TIMEOUT(own.actions().openFile->isEnabled(), 60'000);
        trainOwn();
        QTRY_VERIFY_WITH_TIMEOUT(own.shown().run()->progress.step > 5, 60'000);
        host().open(lessonFile());
        QTRY_COMPARE_WITH_TIMEOUT(m_application->engine()->state().activity, Activity::Paused, 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Asking, 60'000);
        const auto step = own.shown().run()->progress.step;
        const auto folder = own.trainingActions().runFolder();
        predict();
        part<QPushButton>("lessonDo")->click();
        QTRY_COMPARE_WITH_TIMEOUT(lesson().phase(), Phase::Shown, 120'000);
        QCOMPARE(own.shown().run()->progress.step, step);
        host().leave();
        QCOMPARE(own.trainingActions().runFolder(), folder);
        QTRY_VERIFY_WITH_TIMEOUT(own.shown().run()->progress.step > step, 60'000);
    }
};

ATTENTOSCOPE_TEST(TestLessonHost, QApplication);
#include "tst_lessonhost.moc"
