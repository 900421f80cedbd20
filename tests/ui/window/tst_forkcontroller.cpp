// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/pairsview.h"
#include "ui/mainview/mainview.h"
#include "ui/window/forkcontroller.h"
#include "ui/window/windowactions.h"

/// A run that is trained again without pairs that a person chooses in the window.
class TestForkController : public QObject, private ScriptedWindow
{
    Q_OBJECT

    ForkDialog* dialog() const { return m_window->findChild<ForkDialog*>(); }

    /// A run of nine steps, whose pairs are loaded, and with saves of two steps.
    void openEndedRun()
    {
        load();
        m_window->reports().setState(idleWithModel);
        auto run = sampleRun();
        run.step = 9;
        run.saves = {4, 9};
        run.hasItsData = true;
        run.past = RunPast{};
        m_window->reports().showRun(run);
    }

    static QPushButton* train(const ForkDialog& dialog) { return dialog.buttons().button(QDialogButtonBox::Ok); }

private slots:
    void initTestCase()
    {
        registerTypes();
        qRegisterMetaType<ForkRequest>();
        qRegisterMetaType<ComparisonRequest>();
        qRegisterMetaType<RunDetail>();
    }
    void init() { makeWindow(); }

    void onlyASavedRunWithItsPairsIsForked()
    {
        const auto* action = m_window->actions().forkRun;
        const auto& button = m_window->mainView().pairs().forkButton();
        QVERIFY(!action->isEnabled());
        load();
        QVERIFY(!action->isEnabled() && button.isHidden());
        openEndedRun();
        QVERIFY(action->isEnabled() && !button.isHidden());
        QVERIFY2(!button.isEnabled(), "no pair is selected");
        m_window->mainView().pairs().table().selectRow(1);
        QVERIFY(button.isEnabled());
        m_window->reports().setState(tests::running);
        QVERIFY(!action->isEnabled() && button.isHidden());
    }

    void selectedPairsAreLeftOutWithTwoActions()
    {
        openEndedRun();
        QSignalSpy requests(&m_window->forks(), &ForkController::requested);
        auto& pairs = m_window->mainView().pairs();
        pairs.table().selectRow(1);
        pairs.forkButton().click();
        train(*dialog())->click();
        QCOMPARE(requests.count(), 1);
        const auto request = requests.front().front().value<ForkRequest>();
        QCOMPARE(request.run, std::string("/runs/first"));
        QCOMPARE(request.step, 0);
        QVERIFY(request.word.empty());
        QCOMPARE(request.pairs.size(), std::size_t{1});
        QCOMPARE(request.pairs.front().source, sampleCorpus().preview[1].source);
        QCOMPARE(request.pairs.front().target, sampleCorpus().preview[1].target);
        QVERIFY(request.runFolder.starts_with("/runs/first-fork-"));
        QCOMPARE(request.watched.size(), watchedAtFirst().size());
    }

    void aWordIsLeftOutFromASave()
    {
        openEndedRun();
        QSignalSpy requests(&m_window->forks(), &ForkController::requested);
        m_window->actions().forkRun->trigger();
        QVERIFY2(!train(*dialog())->isEnabled(), "no word is typed");
        dialog()->word().setText(u" maison "_s);
        QCOMPARE(dialog()->beginnings().count(), 2); // the newest save is the end
        dialog()->beginnings().setCurrentIndex(1);
        train(*dialog())->click();
        const auto request = requests.front().front().value<ForkRequest>();
        QCOMPARE(request.word, std::string("maison")); // no file, whatever lies there
        QVERIFY(request.pairs.empty());
        QCOMPARE(request.step, 4);
    }

    void bothTrainingsAreShownSideBySide()
    {
        openEndedRun();
        QSignalSpy requests(&m_window->forks(), &ForkController::requested);
        QSignalSpy records(&m_window->earlierRuns(), &EarlierRunsController::recordRequested);
        QSignalSpy comparisons(&m_window->comparisons(), &ComparisonController::compareRequested);
        m_window->comparisons().setState(idleWithModel);
        auto& pairs = m_window->mainView().pairs();
        pairs.table().selectRow(1);
        pairs.forkButton().click();
        train(*dialog())->click();
        auto run = sampleRun();
        run.folder = requests.front().front().value<ForkRequest>().runFolder;
        m_window->reports().setState(tests::running);
        m_window->reports().showRun(run);
        QCOMPARE(records.count(), 1); // the original's losses
        QCOMPARE(records.front().front().toString(), u"/runs/first"_s);
        m_window->reports().showReports(report(1));
        QCOMPARE(comparisons.count(), 0);
        m_window->reports().setState(idleWithModel);
        m_window->reports().showTrainingEnd(TrainingEnd::LimitReached);
        QCOMPARE(comparisons.count(), 1);
        const auto compared = comparisons.front().front().value<ComparisonRequest>();
        QCOMPARE(compared.first.folder, std::string("/runs/first"));
        QVERIFY2(compared.second.folder.empty(), "the fork is in memory");
        QCOMPARE(compared.source, sampleCorpus().preview[1].source);
    }

    void aForkWithoutAWordIsComparedOnASentenceWithIt()
    {
        openEndedRun();
        QSignalSpy requests(&m_window->forks(), &ForkController::requested);
        QSignalSpy comparisons(&m_window->comparisons(), &ComparisonController::compareRequested);
        m_window->comparisons().setState(idleWithModel);
        m_window->actions().forkRun->trigger();
        dialog()->word().setText(u"dormons"_s);
        train(*dialog())->click();
        auto run = sampleRun();
        run.folder = requests.front().front().value<ForkRequest>().runFolder;
        m_window->reports().setState(tests::running);
        m_window->reports().showRun(run);
        m_window->reports().setState(idleWithModel);
        m_window->reports().showTrainingEnd(TrainingEnd::LimitReached);
        QCOMPARE(comparisons.count(), 1);
        QCOMPARE(comparisons.front().front().value<ComparisonRequest>().source, std::string("we sleep ."));
    }

    void aForkThatIsStoppedIsNotCompared()
    {
        openEndedRun();
        QSignalSpy requests(&m_window->forks(), &ForkController::requested);
        m_window->actions().forkRun->trigger();
        dialog()->word().setText(u"maison"_s);
        train(*dialog())->click();
        auto run = sampleRun();
        run.folder = requests.front().front().value<ForkRequest>().runFolder;
        m_window->reports().showRun(run);
        m_window->reports().showTrainingEnd(TrainingEnd::Stopped);
        QVERIFY(!m_window->comparisons().window());
    }
};

ATTENTOSCOPE_TEST(TestForkController, QApplication);
#include "tst_forkcontroller.moc"
