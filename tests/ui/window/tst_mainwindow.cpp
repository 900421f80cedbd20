// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/data/datapanel.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/settings/settingsmodel.h"
#include "ui/stage/stage.h"
#include "ui/training/runcontrols.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/drophint.h"
#include "ui/window/enginereports.h"
#include "ui/window/hintline.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <functional>

using namespace attentoscope;
using namespace attentoscope::ui;

namespace {

/// Counts how often a widget is painted.
class Painted : public QObject
{
public:
    explicit Painted(QWidget& widget)
    {
        QCoreApplication::processEvents();
        widget.installEventFilter(this);
    }

    int count() const { return m_count; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

} // namespace

/// Opening, training, stopping, and what is remembered.
class TestMainWindow : public QObject, private testing::ScriptedWindow
{
    Q_OBJECT

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
    void initTestCase() { registerTypes(); }
    void init() { makeWindow(); }

    void fromTheFirstScreenToTraining()
    {
        QVERIFY(m_window->pages().showsWelcome());
        QSignalSpy loads(&m_window->sideBar().data(), &DataPanel::loadRequested);
        QSignalSpy starts(&m_window->trainingActions(), &TrainingActions::startRequested);
        auto* card = m_window->findChild<QAbstractButton*>(QStringLiteral("sample-tiny-french"));
        QVERIFY(card);
        QTest::mouseClick(card, Qt::LeftButton);
        QCOMPARE(loads.count(), 1);
        QCOMPARE(loads.front().front().value<DataRequest>().sample, std::string("tiny-french"));
        QVERIFY(!m_window->pages().showsWelcome());
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
        m_window->reports().showReports(report(1));
        QVERIFY(m_window->stage().attention().hasContent());
        QVERIFY(m_window->stage().loss().hasContent());
        QVERIFY(m_window->actions().exportHeatmap->isEnabled());
    }

    void oneButtonTrainsPausesAndResumes()
    {
        QSignalSpy pauses(&m_window->trainingActions(), &TrainingActions::pauseRequested);
        QSignalSpy resumes(&m_window->trainingActions(), &TrainingActions::resumeRequested);
        QSignalSpy steps(m_window->actions().step, &QAction::triggered);
        QSignalSpy stops(m_window->actions().stop, &QAction::triggered);
        auto& actions = m_window->actions();
        load();
        train();
        QCOMPARE(actions.train->text(), QStringLiteral("&Pause"));
        QVERIFY(!actions.step->isEnabled());
        actions.train->trigger();
        m_window->reports().setState(testing::paused);
        QCOMPARE(actions.train->text(), QStringLiteral("&Resume"));
        QVERIFY(actions.step->isEnabled());
        actions.step->trigger();
        actions.train->trigger();
        actions.stop->trigger();
        QCOMPARE(pauses.count(), 1);
        QCOMPARE(resumes.count(), 1);
        QCOMPARE(steps.count(), 1);
        QCOMPARE(stops.count(), 1);
        m_window->reports().setState({DataState::Loaded, ModelState::Loaded, Activity::Stopping});
        QVERIFY(!actions.train->isEnabled());
        QVERIFY(!actions.stop->isEnabled());
    }

    void aRunThatEndedCanBeContinued()
    {
        load();
        auto run = testing::sampleRun();
        run.epoch = 10.0;
        m_window->reports().setState(testing::idleWithModel);
        m_window->reports().showRun(run);
        const auto labels = m_window->sideBar().controls().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text().startsWith(QStringLiteral("Finished, ")); }));
        QSignalSpy spy(&m_window->trainingActions(), &TrainingActions::continueRequested);
        QVERIFY(m_window->actions().goOn->isEnabled());
        m_window->actions().goOn->trigger();
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.front().at(0).toString(), QStringLiteral("/runs/first"));
        QCOMPARE(spy.front().at(1).value<TrainingLimit>().epochs, 20);
    }

    void aRunOfThisSessionIsContinuedFromWhereItEnded()
    {
        load();
        train();
        auto reports = report(500);
        reports.progress.epoch = 10.0;
        m_window->reports().showReports(reports);
        m_window->reports().setState(testing::idleWithModel);
        QSignalSpy spy(&m_window->trainingActions(), &TrainingActions::continueRequested);
        m_window->actions().goOn->trigger();
        QCOMPARE(spy.front().at(1).value<TrainingLimit>().epochs, 20);
        m_window->sideBar().training().settings().setValue(QStringLiteral("steps"), QStringLiteral("300"));
        m_window->actions().goOn->trigger();
        QCOMPARE(spy.back().at(1).value<TrainingLimit>().steps, std::int64_t(800));
        QCOMPARE(spy.back().at(1).value<TrainingLimit>().epochs, 0);
    }

    void whatIsNotShownIsNotExported()
    {
        load();
        train();
        m_window->reports().showReports(report(1));
        const auto& actions = m_window->actions();
        QVERIFY(actions.exportHeatmap->isEnabled() && actions.copyHeatmap->isEnabled());
        actions.showPairs->trigger();
        QVERIFY(!actions.exportHeatmap->isEnabled() && !actions.copyHeatmap->isEnabled());
        QVERIFY(!actions.dissect->isEnabled());
        actions.showWatched->trigger();
        QVERIFY(actions.exportHeatmap->isEnabled());
        m_window->reports().showDiscarded(QStringLiteral("/runs/first"));
        QVERIFY(!m_window->stage().attention().hasContent()); // the model is gone, and its picture with it
    }

    void typedSentencesTakeTheStage()
    {
        load();
        train();
        m_window->reports().showReports(report(1));
        QSignalSpy requests(&m_window->stage(), &Stage::translateRequested);
        m_window->stage().translation().setSentence(QStringLiteral("i am tired"));
        QCOMPARE(requests.count(), 1);
        QCOMPARE(m_window->stage().header().view(), StageView::Own);
        auto answer = testing::sampleTranslation("i am tired <eos>", "je suis fatigué <eos>");
        answer.id = requests.front().front().value<TranslationRequest>().id;
        m_window->stage().showTranslation(answer);
        QCOMPARE(m_window->stage().attention().translation().source.front().text, std::string("i"));
        m_window->reports().showReports(report(2));
        QCOMPARE(m_window->stage().attention().translation().source.front().text, std::string("i"));
        m_window->stage().setView(StageView::Watched);
        QCOMPARE(m_window->stage().attention().translation().source.front().text, std::string("the"));
    }

    void errorsStandInTheWindow()
    {
        load();
        m_window->reports().showError({ErrorCode::BadData, "Line 3 has one field.", "more about it"});
        QVERIFY(m_window->pages().messages().isVisible());
        QCOMPARE(m_window->pages().messages().text(), QStringLiteral("Line 3 has one field."));
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        const auto errorFrame = m_window->pages().messages().grab().toImage().pixel(1, 10);
        Painted painted(m_window->pages().messages());
        m_window->pages().messages().showNotice(QStringLiteral("Line 3 has one field."));
        QTRY_VERIFY2(painted.count() > 0, "the frame of the error would stay");
        QVERIFY(m_window->pages().messages().grab().toImage().pixel(1, 10) != errorFrame);
        m_window->reports().showCorpus(testing::sampleCorpus());
        QVERIFY(!m_window->pages().messages().isVisible());
    }

    void aFailedFirstLoadLeadsBackToTheFirstScreen()
    {
        m_window->dataActions().openPath(QStringLiteral("/no/such/file.tsv"));
        QVERIFY(!m_window->pages().showsWelcome());
        m_window->reports().showError({ErrorCode::FileNotFound, "There is no such file.", {}});
        QVERIFY(m_window->pages().showsWelcome());
    }

    /// Data are opened by a path of the command line, a drop or a dialog; they all come to this.
    void unclearColumnsOfAFirstFileCanBeChosen()
    {
        const auto fails = [this](ErrorCode code) {
            m_window->reports().setState({DataState::Loading, ModelState::None, Activity::Idle});
            m_window->reports().setState({DataState::None, ModelState::None, Activity::Idle});
            m_window->reports().showError({code, "Name the columns.", {}});
        };
        QSignalSpy loads(&m_window->sideBar().data(), &DataPanel::loadRequested);
        auto* columns = m_window->sideBar().data().findChild<QLineEdit*>(QStringLiteral("columns"));
        m_script->paths = {QStringLiteral("/data/three.tsv")};
        const std::vector<std::function<void()>> entrances{
            [this] { m_window->dataActions().openPath(QStringLiteral("/data/three.tsv")); },
            [this] { QVERIFY(drop({QUrl::fromLocalFile(QStringLiteral("/data/three.tsv"))})); },
            [this] { m_window->actions().openFile->trigger(); }};
        for (const auto& open : entrances) {
            m_window->pages().showWelcome();
            open();
            fails(ErrorCode::UnclearColumns);
            QVERIFY(m_window->pages().messages().isVisible());
            QVERIFY(columns->isVisible());
            QVERIFY(m_window->focusWidget() == columns);
            loads.clear();
            columns->setText(QStringLiteral("9, 3"));
            QTest::keyClick(columns, Qt::Key_Return);
            QCOMPARE(loads.count(), 1);
            QCOMPARE(loads.front().front().value<DataRequest>().source, std::string("/data/three.tsv"));
            QCOMPARE(loads.front().front().value<DataRequest>().columns.first, 9U);
            fails(ErrorCode::BadData); // there is no column 9: the field stays
            QVERIFY(columns->isVisible());
            QCOMPARE(columns->text(), QStringLiteral("9, 3"));
        }
        m_window->dataActions().openPath(QStringLiteral("/data/empty.tsv"));
        fails(ErrorCode::BadData);
        QVERIFY(m_window->pages().showsWelcome());
    }

    void remembersWhatWasOpened()
    {
        auto corpus = testing::sampleCorpus();
        m_window->reports().showCorpus(corpus);
        QVERIFY2(m_window->dataActions().recent().items().empty(), "a sample is no file");
        corpus.request.sample.clear();
        corpus.request.source = "/data/a.tsv";
        QSignalSpy memories(m_window.get(), &MainWindow::memoryChanged);
        m_window->reports().showCorpus(corpus);
        m_window->reports().showRun(testing::sampleRun());
        QCOMPARE(memories.count(), 2);
        QCOMPARE(m_window->dataActions().recent().items().size(), 2U);

        MainWindow next(std::make_unique<testing::FakeDialogs>(m_script));
        next.restore(m_window->memory());
        QCOMPARE(next.dataActions().recent().items(), m_window->dataActions().recent().items());
        QSignalSpy runs(&next.dataActions(), &DataActions::openRunRequested);
        next.actions().recentMenu->actions().constFirst()->trigger();
        QCOMPARE(runs.count(), 1);
        QCOMPARE(runs.front().front().toString(), QStringLiteral("/runs/first"));
        next.reports().showError({ErrorCode::FileNotFound, "There is no such folder.", {}});
        QCOMPARE(next.dataActions().recent().items().size(), 1U);
    }

    void opensWhatIsDropped()
    {
        QTemporaryDir folder;
        QSignalSpy loads(&m_window->sideBar().data(), &DataPanel::loadRequested);
        QSignalSpy runs(&m_window->dataActions(), &DataActions::openRunRequested);
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

    void saysWhatDroppingWouldDo()
    {
        auto* hint = m_window->findChild<DropHint*>();
        QVERIFY(hint && hint->isHidden());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/data/a.tsv"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(hint->isVisible());
        QVERIFY(hint->accessibleName().contains(QStringLiteral("a.tsv")));
        QCOMPARE(hint->geometry(), m_window->pages().rect());
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(m_window.get(), &leave);
        QVERIFY(hint->isHidden());
    }

    void hintsComeOnceByThemselves()
    {
        auto& actions = m_window->actions();
        load();
        m_window->reports().setState(testing::idleWithModel);
        m_window->reports().showRun(testing::sampleRun());
        QVERIFY(!actions.hints->isChecked());
        QSignalSpy requests(&m_window->stage(), &Stage::translateRequested);
        m_window->stage().translation().setSentence(QStringLiteral("we sleep ."));
        auto answer = testing::sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        answer.id = requests.back().front().value<TranslationRequest>().id;
        m_window->stage().showTranslation(answer);
        auto* line = m_window->findChild<HintLine*>();
        QVERIFY(line->isVisible());
        const auto first = line->text();
        line->nextButton().click();
        QVERIFY(line->text() != first);
        line->closeButton().click();
        QVERIFY(line->isHidden() && !actions.hints->isChecked());
        m_window->stage().showTranslation(answer);
        QVERIFY(line->isHidden());
        QVERIFY(m_window->memory().hintsWereShown);
        actions.hints->trigger();
        QVERIFY(line->isVisible());
    }

    void whatWasSaidStaysWhenAButtonIsPointedAt()
    {
        m_window->reports().say(QStringLiteral("Saved a.png"));
        QStatusTipEvent tip(QStringLiteral("Save the matrix"));
        QCoreApplication::sendEvent(m_window.get(), &tip);
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
    }

    void theStartPageSaysThatTrainingGoesOn()
    {
        auto* back = m_window->pages().welcome().findChild<QPushButton*>(QStringLiteral("back"));
        QVERIFY(back && !back->isVisible());
        load();
        train();
        m_window->actions().startPage->trigger();
        QVERIFY(back->isVisible());
        back->click();
        QVERIFY(!m_window->pages().showsWelcome());
    }

    void asksForFilesThroughItsDialogs()
    {
        QSignalSpy loads(&m_window->sideBar().data(), &DataPanel::loadRequested);
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
        m_window->reports().showRun(run);
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
        QSignalSpy limits(&m_window->sideBar().training(), &TrainingPanel::limitChanged);
        m_window->sideBar().training().settings().setValue(QStringLiteral("epochs"), QStringLiteral("40"));
        QCOMPARE(limits.count(), 1);
        QCOMPARE(limits.front().front().value<TrainingLimit>().epochs, 40);
        QSignalSpy forcings(&m_window->sideBar().training(), &TrainingPanel::teacherForcingChanged);
        m_window->sideBar().training().settings().setValue(QStringLiteral("teacher_forcing"), QStringLiteral("0.5"));
        QCOMPARE(forcings.count(), 1);
    }

    void evaluatesNowOnlyWhileTraining()
    {
        QSignalSpy validations(m_window->actions().validate, &QAction::triggered);
        load();
        QVERIFY(!m_window->actions().validate->isEnabled());
        train();
        m_window->actions().validate->trigger();
        QCOMPARE(validations.count(), 1);
        TrainingReports measured;
        measured.validations = {{.step = 7, .loss = 1.25, .bleu = 33.0}};
        m_window->reports().showReports(measured);
        m_window->reports().setState({DataState::Loaded, ModelState::Loaded, Activity::Evaluating});
        QVERIFY(!m_window->actions().validate->isEnabled());
        QCOMPARE(m_window->actions().train->text(), QStringLiteral("&Resume"));
    }

    void aboutTellsWhatLibTorchMultipliesWith_data()
    {
        QTest::addColumn<std::optional<MatrixKernels>>("kernels");
        QTest::addColumn<QString>("told");
        using Kernels = std::optional<MatrixKernels>;
        const auto row = [](const char* name, const Kernels& kernels, const char* told) {
            QTest::newRow(name) << kernels << QString::fromLatin1(told);
        };
        row("unknown", {}, "");
        row("library", MatrixKernels{"OpenBLAS 0.3.29", "Zen"},
            "LibTorch multiplies with OpenBLAS 0.3.29 and its kernels for Zen.");
        row("user", MatrixKernels{"OpenBLAS 0.3.29", "Zen", KernelsChosenBy::User},
            "LibTorch multiplies with OpenBLAS 0.3.29 and its kernels for Zen, which OPENBLAS_CORETYPE chose.");
        row("program", MatrixKernels{"OpenBLAS 0.3.21", "SkylakeX", KernelsChosenBy::Program, "Prescott"},
            "LibTorch multiplies with OpenBLAS 0.3.21 and its kernels for SkylakeX, which this program chose: by "
            "itself the library took those for Prescott.");
    }

    void aboutTellsWhatLibTorchMultipliesWith()
    {
        QFETCH(std::optional<MatrixKernels>, kernels);
        QFETCH(QString, told);
        auto catalogue = testing::sampleCatalogue();
        catalogue.kernels = kernels;
        m_window->reports().setCatalogue(catalogue); // as when the engine is loaded
        m_window->actions().about->trigger();
        QString found;
        for (const auto* label : m_window->findChildren<QLabel*>())
            if (label->text().startsWith(QStringLiteral("LibTorch multiplies")))
                found = label->text();
        QCOMPARE(found, told);
    }

    void layoutIsRememberedAndCanBeReset()
    {
        m_window->actions().sideBar->setChecked(false);
        QVERIFY(!m_window->memory().sideBarShown);
        m_window->actions().resetLayout->trigger();
        QVERIFY(m_window->memory().sideBarShown);
    }
};

ATTENTOSCOPE_TEST(TestMainWindow, QApplication);
#include "tst_mainwindow.moc"
