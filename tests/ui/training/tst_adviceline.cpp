// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/theme/theme.h"
#include "ui/training/adviceline.h"

/// The line that says that training goes badly.
class TestAdviceLine : public QObject
{
    Q_OBJECT

    QAction m_again, m_goOn, m_open;
    std::unique_ptr<AdviceLine> m_line;

    static RunDescription runOf(std::size_t pairs, const std::string& folder = "/runs/one")
    {
        RunDescription run;
        run.folder = folder;
        run.configuration.preset = "recommended";
        run.configuration.training.learningRate = 0.5;
        run.trainingPairs = pairs;
        return run;
    }

    static TrainingReports stepsAt(std::int64_t first, std::int64_t last, double loss)
    {
        TrainingReports reports;
        for (auto step = first; step <= last; ++step)
            reports.steps.push_back({.step = step, .epoch = double(step) / 10.0, .loss = loss});
        reports.progress.step = last;
        reports.progress.limit.epochs = 10;
        return reports;
    }

    QPushButton* remedy() const { return m_line->findChild<QPushButton*>(); }
    QToolButton* closing() const { return m_line->findChild<QToolButton*>(); }

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { m_line = std::make_unique<AdviceLine>(AdviceLine::Actions{&m_again, &m_goOn, &m_open}, nullptr); }

    void aRiseIsSaidWithItsRemedy()
    {
        QVERIFY(m_line->text().isEmpty());
        m_line->showRun(runOf(5'000));
        m_line->showReports(stepsAt(1, 100, 2.0));
        QVERIFY(m_line->text().isEmpty());
        m_line->showReports(stepsAt(101, 200, 4.5));
        QCOMPARE(m_line->text(), u"The loss rose from 2.00 to 4.50: a rate of 0.5 is too high."_s);
        QCOMPARE(remedy()->text(), u"Use a rate of 0.05"_s);
        QSignalSpy chosen(m_line.get(), &AdviceLine::remedyChosen);
        remedy()->click();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().value<Remedy>().settings.front().value, std::string("0.05"));
        QVERIFY(m_line->text() != u"The loss rose from 2.00 to 4.50: a rate of 0.5 is too high."_s);
    }

    /// Its remedy was applied and the advice went away. It comes back when there is a reason again.
    void whatWasAppliedIsSaidAgainWhenItReturns()
    {
        m_line->showRun(runOf(5'000));
        m_line->showReports(stepsAt(1, 100, 2.0));
        m_line->showReports(stepsAt(101, 200, 4.5));
        m_line->setClosed({"rate-high"}); // otherwise this advice would come too
        remedy()->click();
        QVERIFY(m_line->text().isEmpty());
        auto slower = stepsAt(201, 300, 2.0);
        slower.changes.push_back({.step = 200, .key = "learning_rate", .value = 0.05});
        m_line->showReports(slower);
        QVERIFY(m_line->text().isEmpty());
        m_line->showReports(stepsAt(301, 400, 4.5));
        QVERIFY(m_line->text().contains(u"0.05 is too high"_s));
    }

    void whatIsClosedStaysClosedForThisRun()
    {
        m_line->showRun(runOf(20));
        QVERIFY(m_line->text().contains(u"With 20 sentence pairs"_s));
        closing()->click();
        QVERIFY(m_line->text().isEmpty());
        QCOMPARE(m_line->closed(), std::vector<std::string>{"few-pairs"});
        m_line->showReports(stepsAt(1, 90, 0.9));
        QVERIFY(m_line->text().isEmpty());
        m_line->showEnd(TrainingEnd::LimitReached);
        QVERIFY(m_line->text().contains(u"Training ended after 90 steps"_s)); // this is another kind of advice
        m_line->showRun(runOf(20)); // training goes on
        QVERIFY(m_line->text().isEmpty());
        m_line->showRun(runOf(20, "/runs/two"));
        QVERIFY(m_line->text().contains(u"With 20 sentence pairs"_s));
        m_line->forgetRun();
        QVERIFY(m_line->text().isEmpty());
    }

    void escapeClosesIt()
    {
        m_line->showRun(runOf(20));
        QTest::keyClick(m_line.get(), Qt::Key_Escape);
        QVERIFY(m_line->text().isEmpty());
    }

    void aRemedyThatIsNotPossibleNowCannotBePressed()
    {
        m_open.setEnabled(false);
        m_line->showRun(runOf(20));
        QVERIFY(!remedy()->isEnabled());
        m_open.setEnabled(true);
        QVERIFY(remedy()->isEnabled());
    }

    void aPresentationAndALessonAreQuiet()
    {
        m_line->showRun(runOf(20));
        m_line->setQuiet(true);
        QVERIFY(m_line->text().isEmpty());
        m_line->setQuiet(false);
        QVERIFY(!m_line->text().isEmpty());
        m_line->keepQuiet();
        m_line->setQuiet(false);
        QVERIFY(m_line->text().isEmpty());
    }

    void whatAnotherProgramTrainsIsNotOursToChange()
    {
        auto run = runOf(20);
        run.past = RunPast{.end = RunPast::End::TrainedElsewhere};
        m_line->showRun(run);
        QVERIFY(m_line->text().isEmpty());
    }
};

ATTENTOSCOPE_TEST(TestAdviceLine, QApplication);
#include "tst_adviceline.moc"
