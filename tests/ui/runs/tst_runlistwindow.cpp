// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/runs/keepbest.h"
#include "ui/runs/recentruns.h"
#include "ui/runs/rundatabar.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/runs/runlistwindow.h"
#include "ui/widgets/dialogs.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace attentoscope;
using namespace attentoscope::ui;

namespace {

RunSummary summaryOf(const std::string& name, std::optional<double> bleu, int day = 1)
{
    RunSummary run;
    run.folder = "/runs/" + name;
    run.preset = "recommended";
    run.data = "tiny-french";
    run.step = 100;
    run.loss = 0.5;
    run.bleu = bleu;
    run.bytes = 1'000'000;
    run.saved = std::chrono::system_clock::time_point(std::chrono::hours(24 * day));
    return run;
}

class AnsweringDialogs : public Dialogs
{
public:
    QString openFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString chooseFolder(QWidget*, const QString&, const QString&) override { return {}; }
    bool confirm(QWidget*, const QString& question, const QString&) override
    {
        asked = question;
        return agrees;
    }

    QString asked;
    bool agrees = true;
};

} // namespace

class TestRunListWindow : public QObject
{
    Q_OBJECT

    AnsweringDialogs m_dialogs;
    std::unique_ptr<QWidget> m_parent;
    RunListController* m_runs = nullptr;

    QPushButton* button(const QString& text) const
    {
        for (auto* each : m_runs->window()->findChildren<QPushButton*>())
            if (each->text().remove(QLatin1Char('&')) == text)
                return each;
        qFatal("no button \"%s\"", qPrintable(text));
    }
    QString cell(int row, int column) const
    {
        auto* table = &m_runs->window()->table();
        return table->model()->index(row, column).data().toString();
    }
    void choose(const QString& name) const
    {
        auto* table = &m_runs->window()->table();
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (cell(row, RunsModel::Name) == name)
                return table->selectRow(row);
        QFAIL("no such run");
    }

private slots:
    void init()
    {
        m_parent = std::make_unique<QWidget>();
        m_runs = new RunListController(m_dialogs, m_parent.get());
        m_runs->setState({DataState::None, ModelState::None, Activity::Idle});
        m_runs->showRuns(
            {summaryOf("newest", 20.0, 3), summaryOf("older", std::nullopt, 2), summaryOf("oldest", 90.5, 1)});
        m_runs->open();
    }

    void theNewestComeFirstAndColumnsSort()
    {
        QCOMPARE(cell(0, RunsModel::Name), QStringLiteral("newest"));
        auto* table = &m_runs->window()->table();
        table->sortByColumn(RunsModel::Bleu, Qt::DescendingOrder);
        QCOMPARE(cell(0, RunsModel::Name), QStringLiteral("oldest"));
        QCOMPARE(cell(0, RunsModel::Bleu), QLocale().toString(90.5, 'f', 1));
        QCOMPARE(cell(2, RunsModel::Name), QStringLiteral("older"));
        QCOMPARE(cell(2, RunsModel::Bleu), QString());
    }

    void enterInTheSearchOpensTheRunThatIsFound()
    {
        QSignalSpy opened(m_runs->window(), &RunListWindow::openRequested);
        auto& search = m_runs->window()->search();
        search.setText(QStringLiteral("older"));
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.constFirst().constFirst().toString(), QStringLiteral("/runs/older"));
    }

    void aNameFromTheProgramLosesItsMoment()
    {
        m_runs->showRuns({summaryOf("tiny-french-recommended-2026-11-22-112718", 1.0)});
        QCOMPARE(cell(0, RunsModel::Name), QStringLiteral("tiny-french-recommended")); // the date has its own column
    }

    void openingAsksForTheList()
    {
        QSignalSpy wanted(m_runs, &RunListController::listWanted);
        m_runs->open();
        QCOMPARE(wanted.size(), 1);
    }

    void searchFindsNamesAndNotes()
    {
        auto named = summaryOf("plain", 1.0);
        named.label = {"My best one", "with dropout"};
        m_runs->showRuns({named, summaryOf("other", 2.0)});
        for (const auto& words : {"best", "DROPOUT", "plain"}) {
            m_runs->window()->search().setText(QString::fromUtf8(words));
            QCOMPARE(m_runs->window()->table().model()->rowCount(), 1);
            QCOMPARE(cell(0, RunsModel::Name), QStringLiteral("My best one"));
        }
        m_runs->window()->search().setText(QStringLiteral("nothing"));
        QCOMPARE(m_runs->window()->table().model()->rowCount(), 0);
        QVERIFY(!button(QStringLiteral("Open"))->isEnabled());
    }

    void oneRunIsOpenedContinuedComparedAndPacked()
    {
        choose(QStringLiteral("older"));
        QSignalSpy opened(m_runs, &RunListController::openRequested);
        QSignalSpy continued(m_runs, &RunListController::continueRequested);
        QSignalSpy compared(m_runs, &RunListController::compareRequested);
        QSignalSpy packed(m_runs, &RunListController::packRequested);
        for (const auto* text : {"Open", "Continue", "Compare", "Pack…"})
            button(QString::fromUtf8(text))->click();
        for (auto* spy : {&opened, &continued, &compared, &packed}) {
            QCOMPARE(spy->size(), 1);
            QCOMPARE(spy->front().front().toString(), QStringLiteral("/runs/older"));
        }
        QTest::keyClick(&m_runs->window()->table(), Qt::Key_Return);
        QCOMPARE(opened.size(), 2);
    }

    void whileTrainingNoRunIsOpened()
    {
        m_runs->setState({DataState::Loaded, ModelState::Loaded, Activity::Running});
        QVERIFY(!button(QStringLiteral("Open"))->isEnabled());
        QVERIFY(!button(QStringLiteral("Continue"))->isEnabled());
        QVERIFY(button(QStringLiteral("Compare"))->isEnabled());
        QVERIFY(button(QStringLiteral("Delete"))->isEnabled());
    }

    void nameAndNoteAreWritten()
    {
        choose(QStringLiteral("older"));
        QSignalSpy labels(m_runs, &RunListController::labelRequested);
        m_runs->window()->name().setText(QStringLiteral("  first try "));
        emit m_runs->window()->name().editingFinished();
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels.front()[0].toString(), QStringLiteral("/runs/older"));
        QVERIFY(labels.front()[1].value<RunLabel>() == (RunLabel{"first try", ""}));
    }

    void deletingLeavesTheOpenRun()
    {
        m_runs->setOpenRun(QStringLiteral("/runs/older"));
        m_runs->window()->table().selectAll();
        QSignalSpy deleted(m_runs, &RunListController::deleteRequested);
        QTest::keyClick(&m_runs->window()->table(), Qt::Key_Delete);
        QCOMPARE(deleted.size(), 1);
        auto folders = deleted.front().front().toStringList();
        folders.sort();
        QCOMPARE(folders, (QStringList{QStringLiteral("/runs/newest"), QStringLiteral("/runs/oldest")}));
        QVERIFY(m_runs->window()->message().contains(QStringLiteral("is open")));
    }

    void deletingCanBeUndone()
    {
        QVERIFY(button(QStringLiteral("Undo deleting"))->isHidden());
        m_runs->showDeleted(2);
        QVERIFY(!button(QStringLiteral("Undo deleting"))->isHidden());
        QSignalSpy restored(m_runs, &RunListController::restoreRequested);
        button(QStringLiteral("Undo deleting"))->click();
        QCOMPARE(restored.size(), 1);
        m_runs->showDeleted(0);
        QVERIFY(button(QStringLiteral("Undo deleting"))->isHidden());
    }

    void theBestTenStay()
    {
        std::vector<RunSummary> runs;
        for (int number = 1; number <= 13; ++number)
            runs.push_back(summaryOf("run-" + std::to_string(number), number, number));
        runs.push_back(summaryOf("unmeasured", std::nullopt));
        auto trained = summaryOf("trained", std::nullopt);
        trained.end = RunPast::End::TrainedElsewhere;
        runs.push_back(trained);
        m_runs->showRuns(runs);
        QSignalSpy deleted(m_runs, &RunListController::deleteRequested);
        m_dialogs.agrees = false;
        button(QStringLiteral("Keep the best ten…"))->click();
        QCOMPARE(deleted.size(), 0);
        QVERIFY2(m_dialogs.asked.contains(QStringLiteral("unmeasured")), qPrintable(m_dialogs.asked));
        m_dialogs.agrees = true;
        button(QStringLiteral("Keep the best ten…"))->click();
        QCOMPARE(deleted.front().front().toStringList(),
            (QStringList{QStringLiteral("/runs/unmeasured"), QStringLiteral("/runs/run-1"),
                QStringLiteral("/runs/run-2"), QStringLiteral("/runs/run-3")}));
    }

    /// BLEU of references of three words says nothing, whatever its value.
    void runsWhoseBleuSaysNothingAreComparedByLoss()
    {
        const auto ofShortSentences = [](const std::string& name, double bleu, double validationLoss) {
            auto run = summaryOf(name, bleu);
            run.isBleuMeaningful = false;
            run.validationLoss = validationLoss;
            return run;
        };
        const std::vector runs{ofShortSentences("good", 0.0, 0.1), ofShortSentences("bad", 60.0, 3.0),
            ofShortSentences("middle", 0.0, 0.5), summaryOf("translates", 20.0), summaryOf("fails", 1.0)};
        const auto namesBeyond = [&](std::size_t keep) {
            std::string names;
            for (const auto& run : beyondTheBest(runs, keep))
                names += run.folder.substr(6) + ' ';
            return names;
        };
        QCOMPARE(namesBeyond(2), std::string("bad middle fails "));
        QCOMPARE(namesBeyond(4), std::string("bad "));

        m_runs->showRuns(runs);
        m_runs->window()->table().sortByColumn(RunsModel::Bleu, Qt::DescendingOrder);
        QStringList names;
        for (int row = 0; row < 5; ++row)
            names << cell(row, RunsModel::Name);
        QCOMPARE(names.join(QLatin1Char(' ')), QStringLiteral("translates fails good middle bad"));
        QCOMPARE(cell(2, RunsModel::Bleu), QStringLiteral("–"));
        const auto tip = m_runs->window()->table().model()->index(2, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("BLEU says nothing here")), qPrintable(tip));
        RecentRuns recent;
        recent.setRuns(runs);
        QVERIFY(
            recent.findChildren<QToolButton*>().front()->accessibleName().contains(QStringLiteral("validation loss")));
    }

    void fewRunsAllStay()
    {
        QVERIFY(beyondTheBest(m_runs->runs(), 10).empty());
        QVERIFY(!button(QStringLiteral("Keep the best ten…"))->isEnabled());
    }

    void theFirstScreenShowsTheNewest()
    {
        RecentRuns recent;
        QVERIFY(recent.isHidden());
        std::vector<RunSummary> runs;
        for (int number = 1; number <= 7; ++number)
            runs.push_back(summaryOf("run & " + std::to_string(number), 1.0));
        recent.setRuns(runs);
        QVERIFY(!recent.isHidden());
        const auto buttons = recent.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 6);
        QSignalSpy chosen(&recent, &RecentRuns::runChosen);
        QSignalSpy all(&recent, &RecentRuns::allWanted);
        buttons.front()->click();
        buttons.back()->click();
        QCOMPARE(chosen.front().front().toString(), QStringLiteral("/runs/run & 1"));
        QCOMPARE(all.size(), 1);
        recent.setRuns({});
        QVERIFY(recent.isHidden());
    }

    void missingDataCanBeChosen()
    {
        RunDataBar bar;
        QVERIFY(bar.isHidden());
        bar.offer(QStringLiteral("There is no file <b>x</b>."));
        QVERIFY(bar.text().startsWith(QStringLiteral("There is no file <b>x</b>. You can look")));
        QSignalSpy chosen(&bar, &RunDataBar::chooseRequested);
        bar.findChild<QPushButton*>()->click();
        QCOMPARE(chosen.size(), 1);
    }
};

ATTENTOSCOPE_TEST(TestRunListWindow, QApplication);
#include "tst_runlistwindow.moc"
