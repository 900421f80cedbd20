// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/runs/rundatabar.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/runs/runlistwindow.h"
#include "ui/widgets/dialogs.h"
#include "ui/window/welcomepage.h"

namespace {

RunSummary summaryOf(const std::string& name, std::optional<double> bleu, int day = 1)
{
    return RunSummary{.folder = "/runs/" + name,
        .preset = "recommended",
        .data = "tiny-french",
        .step = 100,
        .loss = 0.5,
        .bleu = bleu,
        .bytes = 1'000'000,
        .saved = std::chrono::system_clock::time_point(std::chrono::hours(24 * day))};
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
    QString selected() const
    {
        const auto rows = m_runs->window()->table().selectionModel()->selectedRows();
        return rows.size() == 1 ? rows.front().data().toString() : QString();
    }
    void choose(const QString& name) const
    {
        auto* table = &m_runs->window()->table();
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (cell(row, RunListWindow::Name) == name)
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
        QCOMPARE(cell(0, RunListWindow::Name), u"newest"_s);
        auto* table = &m_runs->window()->table();
        table->sortByColumn(RunListWindow::Bleu, Qt::DescendingOrder);
        QCOMPARE(cell(0, RunListWindow::Name), u"oldest"_s);
        QCOMPARE(cell(0, RunListWindow::Bleu), QLocale().toString(90.5, 'f', 1));
        QCOMPARE(cell(2, RunListWindow::Name), u"older"_s);
        QCOMPARE(cell(2, RunListWindow::Bleu), QString());
    }

    void enterInTheSearchOpensTheRunThatIsFound()
    {
        QSignalSpy opened(m_runs->window(), &RunListWindow::openRequested);
        auto& search = m_runs->window()->search();
        search.setText(u"older"_s);
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.constFirst().constFirst().toString(), u"/runs/older"_s);
    }

    void theOpenRunIsSelected()
    {
        m_runs->setOpenRun(u"/runs/oldest"_s);
        QCOMPARE(selected(), u"oldest"_s);
        m_runs->setOpenRun(u"/elsewhere/other"_s); // this run appears in the list later
        auto other = summaryOf("other", 1.0, 2);
        other.folder = "/elsewhere/other";
        m_runs->showRuns({summaryOf("newest", 20.0, 3), other});
        QCOMPARE(selected(), u"other"_s);
        choose(u"newest"_s);
        m_runs->showRuns({summaryOf("newest", 20.0, 3), other});
        QCOMPARE(selected(), u"newest"_s);
    }

    void aPresetHasItsName()
    {
        m_runs->setPresetNames([](const std::string& id) { return QString::fromStdString("The " + id); });
        m_runs->showRuns({summaryOf("newest", 20.0, 3)});
        QCOMPARE(cell(0, RunListWindow::Preset), u"The recommended"_s);
    }

    void aNameFromTheProgramLosesItsMoment()
    {
        m_runs->showRuns({summaryOf("tiny-french-recommended-2026-11-22-112718", 1.0)});
        QCOMPARE(cell(0, RunListWindow::Name), u"tiny-french-recommended"_s); // the date has its own column
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
            QCOMPARE(cell(0, RunListWindow::Name), u"My best one"_s);
        }
        m_runs->window()->search().setText(u"nothing"_s);
        QCOMPARE(m_runs->window()->table().model()->rowCount(), 0);
        QVERIFY(!button(u"Open"_s)->isEnabled());
    }

    void oneRunIsOpenedContinuedComparedAndPacked()
    {
        choose(u"older"_s);
        QSignalSpy opened(m_runs, &RunListController::openRequested);
        QSignalSpy continued(m_runs, &RunListController::continueRequested);
        QSignalSpy compared(m_runs, &RunListController::compareRequested);
        QSignalSpy packed(m_runs, &RunListController::packRequested);
        for (const auto* text : {"Open", "Continue", "Compare", "Pack…"})
            button(QString::fromUtf8(text))->click();
        for (auto* spy : {&opened, &continued, &compared, &packed}) {
            QCOMPARE(spy->size(), 1);
            QCOMPARE(spy->front().front().toString(), u"/runs/older"_s);
        }
        QTest::keyClick(&m_runs->window()->table(), Qt::Key_Return);
        QCOMPARE(opened.size(), 2);
    }

    void severalRunsAreComparedAtOnce()
    {
        m_runs->window()->table().selectAll();
        QSignalSpy compared(m_runs, &RunListController::compareRequested);
        button(u"Compare"_s)->click();
        QStringList folders;
        for (const auto& call : compared)
            folders << call.front().toString();
        QVERIFY2(folders.contains(u"/runs/older"_s) && folders.size() > 1, qPrintable(folders.join(u' ')));
        m_runs->window()->table().clearSelection();
    }

    void whileTrainingNoRunIsOpened()
    {
        m_runs->setState({DataState::Loaded, ModelState::Loaded, Activity::Running});
        QVERIFY(!button(u"Open"_s)->isEnabled());
        QVERIFY(!button(u"Continue"_s)->isEnabled());
        QVERIFY(button(u"Compare"_s)->isEnabled());
        QVERIFY(button(u"Delete"_s)->isEnabled());
    }

    void nameAndNoteAreWritten()
    {
        choose(u"older"_s);
        QSignalSpy labels(m_runs, &RunListController::labelRequested);
        m_runs->window()->name().setText(u"  first try "_s);
        emit m_runs->window()->name().editingFinished();
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels.front()[0].toString(), u"/runs/older"_s);
        QVERIFY(labels.front()[1].value<RunLabel>() == (RunLabel{"first try", ""}));
    }

    void deletingLeavesTheOpenRun()
    {
        m_runs->setOpenRun(u"/runs/older"_s);
        m_runs->window()->table().selectAll();
        QSignalSpy deleted(m_runs, &RunListController::deleteRequested);
        QTest::keyClick(&m_runs->window()->table(), Qt::Key_Delete);
        QCOMPARE(deleted.size(), 1);
        auto folders = deleted.front().front().toStringList();
        folders.sort();
        QCOMPARE(folders, (QStringList{u"/runs/newest"_s, u"/runs/oldest"_s}));
        QVERIFY(m_runs->window()->message().contains(u"is open"_s));
    }

    /// The list has the paths without links, and the open run has the path that a person chose.
    void deletingLeavesARunThatIsOpenThroughALink()
    {
        const QTemporaryDir place;
        QVERIFY(QDir(place.path()).mkpath(u"runs/first"_s));
        QVERIFY(QFile::link(place.filePath(u"runs"_s), place.filePath(u"link"_s)));
        auto first = summaryOf("first", 1.0);
        first.folder = place.filePath(u"runs/first"_s).toStdString();
        std::vector runs{first};
        for (int number = 1; number <= 10; ++number)
            runs.push_back(summaryOf("run-" + std::to_string(number), 10.0 + number));
        m_runs->showRuns(runs);
        m_runs->setOpenRun(place.filePath(u"link/first"_s));
        QCOMPARE(selected(), u"first"_s);
        QSignalSpy deleted(m_runs, &RunListController::deleteRequested);
        QTest::keyClick(&m_runs->window()->table(), Qt::Key_Delete);
        QVERIFY(m_runs->window()->message().contains(u"is open"_s));
        button(u"Keep the best ten…"_s)->click(); // the open run is the worst
        QCOMPARE(deleted.size(), 0);
    }

    void deletingCanBeUndone()
    {
        QVERIFY(button(u"Undo deleting"_s)->isHidden());
        m_runs->showDeleted(2);
        QVERIFY(!button(u"Undo deleting"_s)->isHidden());
        QSignalSpy restored(m_runs, &RunListController::restoreRequested);
        button(u"Undo deleting"_s)->click();
        QCOMPARE(restored.size(), 1);
        m_runs->showDeleted(0);
        QVERIFY(button(u"Undo deleting"_s)->isHidden());
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
        button(u"Keep the best ten…"_s)->click();
        QCOMPARE(deleted.size(), 0);
        QVERIFY2(m_dialogs.asked.contains(u"unmeasured"_s), qPrintable(m_dialogs.asked));
        m_dialogs.agrees = true;
        button(u"Keep the best ten…"_s)->click();
        QCOMPARE(deleted.front().front().toStringList(),
            (QStringList{u"/runs/unmeasured"_s, u"/runs/run-1"_s, u"/runs/run-2"_s, u"/runs/run-3"_s}));
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
        m_runs->window()->table().sortByColumn(RunListWindow::Bleu, Qt::DescendingOrder);
        QStringList names;
        for (int row = 0; row < 5; ++row)
            names << cell(row, RunListWindow::Name);
        QCOMPARE(names.join(QLatin1Char(' ')), u"translates fails good middle bad"_s);
        QCOMPARE(cell(2, RunListWindow::Bleu), u"–"_s);
        const auto tip = m_runs->window()->table().model()->index(2, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(u"BLEU says nothing here"_s), qPrintable(tip));
        WelcomePage page({});
        page.setRuns(runs);
        const auto* recent = page.findChild<QWidget*>(u"recentRuns"_s);
        QVERIFY(recent->findChildren<QToolButton*>().front()->accessibleName().contains(u"validation loss"_s));
    }

    void fewRunsAllStay()
    {
        QVERIFY(beyondTheBest(m_runs->runs(), 10).empty());
        QVERIFY(!button(u"Keep the best ten…"_s)->isEnabled());
    }

    void theFirstScreenShowsTheNewest()
    {
        WelcomePage page({});
        auto& recent = *page.findChild<QWidget*>(u"recentRuns"_s);
        QVERIFY(recent.isHidden());
        std::vector<RunSummary> runs;
        for (int number = 1; number <= 7; ++number)
            runs.push_back(summaryOf("run & " + std::to_string(number), 1.0));
        page.setRuns(runs);
        QVERIFY(!recent.isHidden());
        const auto buttons = recent.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 6);
        QSignalSpy chosen(&page, &WelcomePage::runChosen);
        QSignalSpy all(&page, &WelcomePage::allRunsWanted);
        buttons.front()->click();
        buttons.back()->click();
        QCOMPARE(chosen.front().front().toString(), u"/runs/run & 1"_s);
        QCOMPARE(all.size(), 1);
        page.setRuns({});
        QVERIFY(recent.isHidden());
    }

    void checkingNamesDamageAndOffersThePreviousSave()
    {
        m_runs->open();
        m_runs->showRuns({summaryOf("first", 1.0)});
        QSignalSpy checks(m_runs, &RunListController::checkRequested);
        QSignalSpy previous(m_runs, &RunListController::previousRequested);
        button(u"Check"_s)->click();
        QCOMPARE(checks.value(0).value(0).toString(), u"/runs/first"_s);
        m_dialogs.asked.clear();
        m_runs->showCheck({.run = "/runs/first", .files = 12});
        QVERIFY(m_runs->window()->message().contains(u"is whole"_s));
        QVERIFY(m_dialogs.asked.isEmpty());

        const RunFault fault{"saves/3/model.safetensors", "\"saves/3/model.safetensors\" is damaged."};
        m_runs->showCheck({.run = "/runs/first", .files = 12, .faults = {fault}, .previous = 2});
        QVERIFY(m_runs->window()->message().contains(u"saves/3/model.safetensors"_s));
        QVERIFY(m_dialogs.asked.contains(u"step 2"_s) && m_dialogs.asked.contains(u"saves/3/model.safetensors"_s));
        QCOMPARE(previous.value(0).value(0).toString(), u"/runs/first"_s);
        m_dialogs.agrees = false;
        m_runs->showCheck({.run = "/runs/first", .files = 12, .faults = {fault}, .previous = 2});
        QCOMPARE(previous.size(), 1);
        m_dialogs.agrees = true;
    }

    void missingDataCanBeChosen()
    {
        RunDataBar bar;
        QVERIFY(bar.isHidden());
        bar.offer(u"There is no file <b>x</b>."_s);
        QVERIFY(bar.text().startsWith(u"There is no file <b>x</b>. You can look"_s));
        QSignalSpy chosen(&bar, &RunDataBar::chooseRequested);
        bar.findChild<QPushButton*>()->click();
        QCOMPARE(chosen.size(), 1);
    }
};

ATTENTOSCOPE_TEST(TestRunListWindow, QApplication);
#include "tst_runlistwindow.moc"
