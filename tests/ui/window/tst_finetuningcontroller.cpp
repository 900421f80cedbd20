// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"
#include "ui/window/dataactions.h"
#include "ui/window/finetuningcontroller.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

/// The open model, which a person trains on with other pairs.
class TestFineTuningController : public QObject, private ScriptedWindow
{
    Q_OBJECT

    FineTuningDialog* dialog() const { return m_window->findChild<FineTuningDialog*>(); }

    static RunDescription endedRun()
    {
        auto run = sampleRun();
        run.step = 9;
        run.saves = {4, 9};
        run.past = RunPast{};
        return run;
    }

    void openRun(const RunDescription& run = endedRun())
    {
        load();
        m_window->reports().setState(idleWithModel);
        m_window->reports().showRun(run);
    }

    static FineTuningPlan plan()
    {
        FineTuningPlan plan;
        plan.trainingPairs = 1'000;
        plan.validationPairs = 50;
        plan.notices = {"3 tokens are unknown to it."};
        plan.choices = {{{{"learning_rate", "0.0002"}}, "so that it keeps what it knows"}};
        plan.values = {{"learning_rate", "0.0002"}, {"epochs", "3"}, {"steps", "0"}, {"minutes", "0"}};
        plan.memory = {.weights = 2 << 20, .gradients = 1 << 20, .moments = 2 << 20, .saving = 3 << 20};
        plan.memoryOfComputer = 16ULL << 30U;
        return plan;
    }

    /// Opens the dialog, which asks for a plan.
    TrainingRequest askedAtFirst()
    {
        QSignalSpy plans(&m_window->fineTuning(), &FineTuningController::planRequested);
        m_window->actions().fineTune->trigger();
        return plans.front().front().value<TrainingRequest>();
    }

private slots:
    void initTestCase()
    {
        registerTypes();
        qRegisterMetaType<std::stop_token>();
    }
    void init() { makeWindow(); }

    void onlyASavedModelWithPairsIsTrainedOn()
    {
        const auto* action = m_window->actions().fineTune;
        QVERIFY(!action->isEnabled());
        load();
        QVERIFY(!action->isEnabled());
        openRun();
        QVERIFY(action->isEnabled());
        QVERIFY(action->toolTip().contains(u"tiny-french"_s));
        m_window->reports().setState({DataState::None, ModelState::Loaded, Activity::Idle});
        QVERIFY2(!action->isEnabled(), "no pairs");
        m_window->reports().setState(tests::running);
        QVERIFY2(!action->isEnabled(), "it is being trained");
        auto unsaved = endedRun();
        unsaved.saves.clear();
        openRun(unsaved);
        QVERIFY2(!action->isEnabled(), "it has no save");
        unsaved.opened = OpenedModel{.format = "MarianMT"};
        openRun(unsaved);
        QVERIFY2(action->isEnabled(), "others trained it");
    }

    void aPlanComesBeforeTheStart()
    {
        openRun();
        const auto asked = askedAtFirst();
        QCOMPARE(asked.from, std::string("/runs/first"));
        QVERIFY(asked.settings.empty());
        QCOMPARE(asked.settingsFrom, SettingsFrom::Rule);
        QVERIFY2(!dialog()->trainButton().isEnabled(), "nothing is planned yet");
        m_window->fineTuning().showPlan(plan());
        QVERIFY(dialog()->trainButton().isEnabled());
        for (const auto& told : {u"1,000"_s, u"3 tokens are unknown to it."_s, u"8.0 MiB"_s, u"16.0 GiB"_s})
            QVERIFY2(dialog()->told().contains(told), qPrintable(dialog()->told()));
        QCOMPARE(dialog()->settings().value(u"learning_rate"_s), u"0.0002"_s);
        QCOMPARE(dialog()->settings().value(u"epochs"_s), u"3"_s);
    }

    void itIsStartedAsItWasPlanned()
    {
        m_window->dataActions().setRunsFolder(u"/runs"_s);
        openRun();
        QSignalSpy starts(&m_window->fineTuning(), &FineTuningController::requested);
        QSignalSpy plans(&m_window->fineTuning(), &FineTuningController::planRequested);
        askedAtFirst();
        const auto* form = dialog()->findChild<SettingsForm*>();
        QVERIFY2(!form->isEnabled(), "nobody knows yet what is chosen");
        m_window->fineTuning().showPlan(plan());
        QVERIFY(form->isEnabled());
        dialog()->settings().setValue(u"epochs"_s, u"5"_s);
        m_script->paths = {u"/data/old.tsv"_s};
        dialog()->chooseButton().click();
        QCOMPARE(dialog()->alsoValidation().text(), u"/data/old.tsv"_s);
        QVERIFY2(!dialog()->trainButton().isEnabled(), "it is planned anew");
        QTRY_COMPARE(plans.count(), 2);
        const auto planned = plans.back().front().value<TrainingRequest>();
        QCOMPARE(planned.alsoValidation, std::string("/data/old.tsv"));
        QVERIFY2(plans.front()[1].value<std::stop_token>().stop_requested(), "the first answer is not wanted any more");
        m_window->fineTuning().showPlan(plan());
        dialog()->trainButton().click();
        QCOMPARE(starts.count(), 1);
        const auto request = starts.front().front().value<TrainingRequest>();
        QCOMPARE(request.from, std::string("/runs/first"));
        QCOMPARE(settingsText(request.settings), std::string("epochs=5"));
        QCOMPARE(request.alsoValidation, std::string("/data/old.tsv"));
        QVERIFY2(request.runFolder.starts_with("/runs/tiny-french-first-"), request.runFolder.c_str());
        QCOMPARE(request.ifTaken, TakenFolder::Number);
        QCOMPARE(request.watched.size(), watchedAtFirst().size());
    }

    void whatIsRefusedIsNotStarted()
    {
        openRun();
        askedAtFirst();
        m_window->fineTuning().showPlan(std::unexpected(Error{ErrorCode::BadData, "The file is empty.", {}}));
        QVERIFY(dialog()->told().contains(u"The file is empty."_s));
        QVERIFY(!dialog()->trainButton().isEnabled());
        auto tooLarge = plan();
        tooLarge.refusal = "It needs 8 times the memory.";
        m_window->fineTuning().showPlan(tooLarge);
        QVERIFY(dialog()->told().contains(u"It needs 8 times the memory."_s));
        QVERIFY(!dialog()->trainButton().isEnabled());
        m_window->fineTuning().showPlan(plan());
        QVERIFY(dialog()->trainButton().isEnabled());
        dialog()->alsoValidation().setText(u"/da"_s);
        QVERIFY2(!dialog()->trainButton().isEnabled(), "the plan was another one");
    }

    /// Nothing is compared after a start that failed, nor after another run was opened.
    void onlyTheAskedTrainingIsCompared_data()
    {
        QTest::addColumn<QString>("between");
        QTest::addColumn<bool>("isCompared");
        QTest::addRow("nothing between") << QString() << true;
        QTest::addRow("a failure") << u"failure"_s << false;
        QTest::addRow("another run") << u"another run"_s << false;
    }

    void onlyTheAskedTrainingIsCompared()
    {
        QFETCH(const QString, between);
        QFETCH(const bool, isCompared);
        openRun();
        m_window->comparisons().setState(idleWithModel);
        askedAtFirst();
        m_window->fineTuning().showPlan(plan());
        dialog()->trainButton().click();
        auto other = endedRun();
        other.folder = "/runs/other";
        if (between == u"failure"_s)
            m_window->fineTuning().showFailure();
        else if (between == u"another run"_s)
            m_window->reports().showRun(other);
        auto trained = sampleRun();
        trained.folder = "/runs/trained";
        trained.origin = RunOrigin{.name = "first", .form = "run", .hash = "1f", .step = 9};
        m_window->reports().setState(tests::running);
        m_window->reports().showRun(trained);
        m_window->reports().setState(idleWithModel);
        m_window->reports().showTrainingEnd(TrainingEnd::LimitReached);
        const auto* compared = m_window->comparisons().window();
        QCOMPARE(compared && compared->isVisible(), isCompared);
    }

    /// A restart would not begin with the model's weights.
    void aTrainingOnDoesNotStartAgain()
    {
        auto run = endedRun();
        openRun(run);
        QVERIFY(m_window->actions().again->isEnabled());
        run.origin = RunOrigin{.name = "before", .form = "run", .hash = "1f", .step = 9};
        openRun(run);
        QVERIFY(!m_window->actions().again->isEnabled() && !m_window->actions().againAnew->isEnabled());
    }
};

ATTENTOSCOPE_TEST(TestFineTuningController, QApplication);
#include "tst_finetuningcontroller.moc"
