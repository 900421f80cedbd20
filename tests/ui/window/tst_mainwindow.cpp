// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/data/datapanel.h"
#include "ui/heads/headnumbers.h"
#include "ui/heads/headnumberswindow.h"
#include "ui/heads/headsoff.h"
#include "ui/heads/headsview.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/runcontrols.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

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

/// Opening, training and stopping, and the state that the window keeps.
class TestMainWindow : public QObject, private ScriptedWindow
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
        auto* card = m_window->findChild<QAbstractButton*>(u"sample-tiny-french"_s);
        QVERIFY(card);
        QTest::mouseClick(card, Qt::LeftButton);
        QCOMPARE(loads.count(), 1);
        QCOMPARE(loads.front().front().value<DataRequest>().sample, std::string("tiny-french"));
        QVERIFY(!m_window->pages().showsWelcome());
        QVERIFY(!m_window->actions().train->isEnabled());

        load();
        QCOMPARE(m_window->mainView().header().view(), MainPage::Pairs);
        QVERIFY(m_window->actions().train->isEnabled());
        m_window->actions().train->trigger();
        QCOMPARE(starts.count(), 1);
        const auto request = starts.front().front().value<TrainingRequest>();
        QCOMPARE(request.preset, std::string("recommended"));
        QCOMPARE(request.watched, watchedAtFirst());
        QVERIFY(request.watched.front().target.has_value());

        train();
        QCOMPARE(m_window->mainView().header().view(), MainPage::Watched);
        QVERIFY(!m_window->mainView().attention().hasContent());
        m_window->reports().showReports(report(1));
        QVERIFY(m_window->mainView().attention().hasContent());
        QVERIFY(m_window->mainView().loss().hasContent());
        QVERIFY(m_window->actions().exportHeatmap->isEnabled());
    }

    void oneButtonTrainsPausesAndResumes()
    {
        QSignalSpy pauses(&m_window->trainingActions(), &TrainingActions::pauseRequested);
        QSignalSpy resumes(&m_window->trainingActions(), &TrainingActions::resumeRequested);
        QSignalSpy steps(m_window->actions().step, &QAction::triggered);
        QSignalSpy stops(m_window->actions().stop, &QAction::triggered);
        auto& actions = m_window->actions();
        startTraining();
        QCOMPARE(actions.train->text(), u"&Pause"_s);
        QVERIFY(!actions.step->isEnabled());
        actions.train->trigger();
        m_window->reports().setState(tests::paused);
        QCOMPARE(actions.train->text(), u"&Resume"_s);
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
        auto run = sampleRun();
        run.epoch = 10.0;
        m_window->reports().setState(idleWithModel);
        m_window->reports().showRun(run);
        const auto labels = m_window->sideBar().controls().findChildren<QLabel*>();
        QVERIFY(
            std::ranges::any_of(labels, [](const QLabel* label) { return label->text().startsWith(u"Finished, "_s); }));
        QSignalSpy spy(&m_window->trainingActions(), &TrainingActions::continueRequested);
        QVERIFY(m_window->actions().goOn->isEnabled());
        m_window->actions().goOn->trigger();
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.front().at(0).toString(), u"/runs/first"_s);
        QCOMPARE(spy.front().at(1).value<TrainingLimit>().epochs, 20);
    }

    void aRunOfThisSessionIsContinuedFromWhereItEnded()
    {
        startTraining();
        auto reports = report(500);
        reports.progress.epoch = 10.0;
        m_window->reports().showReports(reports);
        m_window->reports().setState(idleWithModel);
        QSignalSpy spy(&m_window->trainingActions(), &TrainingActions::continueRequested);
        m_window->actions().goOn->trigger();
        QCOMPARE(spy.front().at(1).value<TrainingLimit>().epochs, 20);
        m_window->sideBar().training().settings().setValue(u"steps"_s, u"300"_s);
        m_window->actions().goOn->trigger();
        QCOMPARE(spy.back().at(1).value<TrainingLimit>().steps, std::int64_t(800));
        QCOMPARE(spy.back().at(1).value<TrainingLimit>().epochs, 0);
    }

    void whatIsNotShownIsNotExported()
    {
        startTraining();
        m_window->reports().showReports(report(1));
        const auto& actions = m_window->actions();
        QVERIFY(actions.exportHeatmap->isEnabled() && actions.copyHeatmap->isEnabled());
        actions.showPairs->trigger();
        QVERIFY(!actions.exportHeatmap->isEnabled() && !actions.copyHeatmap->isEnabled());
        QVERIFY(!actions.dissect->isEnabled());
        actions.showWatched->trigger();
        QVERIFY(actions.exportHeatmap->isEnabled());
        m_window->reports().showDiscarded(u"/runs/first"_s);
        QVERIFY(!m_window->mainView().attention().hasContent()); // the model is gone, and its picture with it
    }

    void otherWeightsAreMeasuredWithAllHeadsToo()
    {
        load();
        m_window->reports().setState(idleWithModel);
        m_window->reports().showRun(sampleRun());
        auto& mainView = m_window->mainView();
        QSignalSpy requests(&mainView.headsOff(), &HeadsOffMeasuring::requested);
        const auto asked = [&] { return requests.takeLast().constFirst().value<SentencesRequest>(); };
        emit mainView.heads().view().switchRequested({{HeadKind::Cross, 1, 1}});
        MeasuredSentences measured{.id = asked().id, .complete = true};
        measured.loss = 2.0;
        measured.whole = SentenceTotals{.bleu = 30.0, .loss = 1.0};
        mainView.headsOff().showPart(measured);
        m_window->reports().showWeights(sampleRun()); // weights of a later step were loaded
        QCOMPARE(requests.count(), 1);
        QVERIFY(asked().whole == WholeModel::Measure);
    }

    void theHeadsOfEverySaveAreMeasured()
    {
        load();
        m_window->reports().setState(idleWithModel);
        m_window->reports().showRun(sampleRun());
        m_window->reports().showSaved({.step = 5, .folder = "/runs/first", .kept = {5}}); // the person saved
        auto& numbers = m_window->mainView().heads().numbers();
        numbers.open();
        QSignalSpy requests(&numbers, &HeadNumbers::faithfulnessRequested);
        const auto answer = [&](std::int64_t step) {
            const auto request = requests.takeFirst().constFirst().value<FaithfulnessRequest>();
            SentenceAgreements part{.step = step, .first = 0, .total = 5, .heads = {}};
            part.heads.push_back({{}, std::vector(5, RankAgreement{2, 4, 4})});
            numbers.addFaithfulness(request, part);
            return request.model.step;
        };
        numbers.window()->measureButton().click();
        answer(9);
        QCOMPARE(answer(5), 5);
        QVERIFY(requests.isEmpty());
        RunNews news{.folder = "/runs/first"}; // it is trained elsewhere now
        news.reports.saves.push_back({.step = 8, .folder = "/runs/first", .kept = {5, 8}});
        m_window->reports().showNews(news);
        numbers.window()->measureButton().click();
        answer(9);
        QCOMPARE(answer(8), 8);
        QCOMPARE(answer(5), 5);
        QVERIFY(requests.isEmpty());
    }

    void typedSentencesTakeTheView()
    {
        startTraining();
        m_window->reports().showReports(report(1));
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        m_window->mainView().translation().setSentence(u"i am tired"_s);
        QCOMPARE(requests.count(), 1);
        QCOMPARE(m_window->mainView().header().view(), MainPage::Own);
        auto answer = sampleTranslation("i am tired <eos>", "je suis fatigué <eos>");
        answer.id = requests.front().front().value<TranslationRequest>().id;
        m_window->mainView().showTranslation(answer);
        QCOMPARE(m_window->mainView().attention().translation().source.front().text, std::string("i"));
        m_window->reports().showReports(report(2));
        QCOMPARE(m_window->mainView().attention().translation().source.front().text, std::string("i"));
        m_window->mainView().setView(MainPage::Watched);
        QCOMPARE(m_window->mainView().attention().translation().source.front().text, std::string("the"));
    }

    void errorsStandInTheWindow()
    {
        load();
        m_window->reports().showError({ErrorCode::BadData, "Line 3 has one field.", "more about it"});
        QVERIFY(m_window->pages().messages().isVisible());
        QCOMPARE(m_window->pages().messages().text(), u"Line 3 has one field."_s);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        const auto errorFrame = m_window->pages().messages().grab().toImage().pixel(1, 10);
        Painted painted(m_window->pages().messages());
        m_window->pages().messages().showNotice(u"Line 3 has one field."_s);
        QTRY_VERIFY2(painted.count() > 0, "the frame of the error would stay");
        QVERIFY(m_window->pages().messages().grab().toImage().pixel(1, 10) != errorFrame);
        m_window->reports().showCorpus(sampleCorpus());
        QVERIFY(!m_window->pages().messages().isVisible());
    }

    void aFailedFirstLoadLeadsBackToTheFirstScreen()
    {
        m_window->dataActions().openPath(u"/no/such/file.tsv"_s);
        QVERIFY(!m_window->pages().showsWelcome());
        m_window->reports().showError({ErrorCode::FileNotFound, "There is no such file.", {}});
        QVERIFY(m_window->pages().showsWelcome());
    }

    void aPageGoesWhereThePersonWantsIt()
    {
        QSignalSpy asked(&m_window->transfer(), &RunTransfer::pageRequested);
        auto* action = m_window->actions().exportPage;
        QVERIFY(!action->isEnabled());
        startTraining();
        action->trigger(); // the dialog is cancelled
        QCOMPARE(asked.count(), 0);
        m_script->paths = {u"/home/first"_s, u"/home/first.htm"_s};
        action->trigger();
        action->trigger();
        QCOMPARE(asked.count(), 2);
        QCOMPARE(asked[0], (QVariantList{u"/runs/first"_s, u"/home/first.html"_s}));
        QCOMPARE(asked[1][1].toString(), u"/home/first.htm"_s);
    }

    /// Data is opened by the command line, a drop or a dialog. All of them lead to this case.
    void unclearColumnsOfAFirstFileCanBeChosen()
    {
        const auto fails = [this](ErrorCode code) {
            m_window->reports().setState({DataState::Loading, ModelState::None, Activity::Idle});
            m_window->reports().setState({DataState::None, ModelState::None, Activity::Idle});
            m_window->reports().showError({code, "Name the columns.", {}});
        };
        QSignalSpy loads(&m_window->sideBar().data(), &DataPanel::loadRequested);
        auto* columns = m_window->sideBar().data().findChild<QLineEdit*>(u"columns"_s);
        m_script->paths = {u"/data/three.tsv"_s};
        const std::vector<std::function<void()>> entrances{
            [this] { m_window->dataActions().openPath(u"/data/three.tsv"_s); },
            [this] { QVERIFY(drop({QUrl::fromLocalFile(u"/data/three.tsv"_s)})); },
            [this] { m_window->actions().openFile->trigger(); }};
        for (const auto& open : entrances) {
            m_window->pages().showWelcome();
            open();
            fails(ErrorCode::UnclearColumns);
            QVERIFY(m_window->pages().messages().isVisible());
            QVERIFY(columns->isVisible());
            QVERIFY(m_window->focusWidget() == columns);
            loads.clear();
            columns->setText(u"9, 3"_s);
            QTest::keyClick(columns, Qt::Key_Return);
            QCOMPARE(loads.count(), 1);
            QCOMPARE(loads.front().front().value<DataRequest>().source, std::string("/data/three.tsv"));
            QCOMPARE(loads.front().front().value<DataRequest>().columns.first, 9U);
            fails(ErrorCode::BadData); // there is no column 9: the field stays
            QVERIFY(columns->isVisible());
            QCOMPARE(columns->text(), u"9, 3"_s);
        }
        m_window->dataActions().openPath(u"/data/empty.tsv"_s);
        fails(ErrorCode::BadData);
        QVERIFY(m_window->pages().showsWelcome());
    }

    void remembersWhatWasOpened()
    {
        auto corpus = sampleCorpus();
        m_window->reports().showCorpus(corpus);
        QVERIFY2(m_window->dataActions().recent().items().empty(), "a sample is no file");
        corpus.request.sample.clear();
        corpus.request.source = "/data/a.tsv";
        QSignalSpy memories(m_window.get(), &MainWindow::memoryChanged);
        m_window->reports().showCorpus(corpus);
        m_window->reports().showRun(sampleRun());
        QCOMPARE(memories.count(), 2);
        QCOMPARE(m_window->dataActions().recent().items().size(), 2U);

        MainWindow next(std::make_unique<FakeDialogs>(m_script));
        next.restore(m_window->memory());
        QCOMPARE(next.dataActions().recent().items(), m_window->dataActions().recent().items());
        QSignalSpy runs(&next.dataActions(), &DataActions::openRunRequested);
        next.actions().recentMenu->actions().constFirst()->trigger();
        QCOMPARE(runs.count(), 1);
        QCOMPARE(runs.front().front().toString(), u"/runs/first"_s);
        next.reports().showError({ErrorCode::FileNotFound, "There is no such folder.", {}});
        QCOMPARE(next.dataActions().recent().items().size(), 1U);
    }

    void whatWasOpenedIsRememberedWhenAnotherFileIsMissing()
    {
        auto corpus = sampleCorpus();
        corpus.request = {.source = "/data/a.tsv"};
        m_window->dataActions().openPath(u"/data/a.tsv"_s);
        m_window->reports().showCorpus(corpus);
        m_window->reports().showError({ErrorCode::FileNotFound, "A second file to validate with does not exist.", {}});
        QCOMPARE(m_window->dataActions().recent().items().size(), 1U);
        m_window->dataActions().openPath(u"/data/a.tsv"_s);
        m_window->reports().showError({ErrorCode::FileNotFound, "It does not exist.", {}});
        QVERIFY(m_window->dataActions().recent().items().empty());
    }

    void opensWhatIsDropped()
    {
        QTemporaryDir folder;
        QSignalSpy loads(&m_window->sideBar().data(), &DataPanel::loadRequested);
        QSignalSpy runs(&m_window->dataActions(), &DataActions::openRunRequested);
        QVERIFY(drop({QUrl::fromLocalFile(u"/data/a.tsv"_s)}));
        QCOMPARE(loads.back().front().value<DataRequest>().source, std::string("/data/a.tsv"));
        QVERIFY(drop({QUrl::fromLocalFile(u"/data/a.de"_s), QUrl::fromLocalFile(u"/data/a.en"_s)}));
        QCOMPARE(loads.back().front().value<DataRequest>().target, std::string("/data/a.en"));
        QVERIFY(drop({QUrl::fromLocalFile(folder.path())}));
        QCOMPARE(runs.count(), 1);
        QVERIFY(drop({QUrl::fromLocalFile(u"/models/opus/config.json"_s)}));
        QCOMPARE(runs.back().front().toString(), u"/models/opus"_s); // a file of a model of others
        QVERIFY(!drop({QUrl(u"https://example.org/a.tsv"_s)}));
        startTraining();
        QVERIFY2(!drop({QUrl::fromLocalFile(u"/data/a.tsv"_s)}), "not while training");
    }

    /// A file manager offers its address as text, too.
    void noFieldTakesAFileForItsWords()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(u"/data/a.tsv"_s)});
        data.setText(u"file:///data/a.tsv"_s);
        auto* field = m_window->mainView().translation().input();
        QDragEnterEvent file({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(field, &file);
        QVERIFY(!m_window->findChild<QWidget*>(u"dropHint"_s)->isHidden());
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(m_window.get(), &leave);
        QMimeData words;
        words.setText(u"a b"_s);
        QDragEnterEvent text({5, 5}, Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
        text.ignore();
        QCoreApplication::sendEvent(field, &text);
        QVERIFY(text.isAccepted());
        QVERIFY(m_window->findChild<QWidget*>(u"dropHint"_s)->isHidden());
    }

    void saysWhatDroppingWouldDo()
    {
        auto* hint = m_window->findChild<QWidget*>(u"dropHint"_s);
        QVERIFY(hint && hint->isHidden());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(u"/data/a.tsv"_s)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(hint->isVisible());
        QVERIFY(hint->accessibleName().contains(u"a.tsv"_s));
        QCOMPARE(hint->geometry(), m_window->pages().rect());
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(m_window.get(), &leave);
        QVERIFY(hint->isHidden());
    }

    void hintsComeOnceByThemselves()
    {
        auto& actions = m_window->actions();
        load();
        m_window->reports().setState(idleWithModel);
        m_window->reports().showRun(sampleRun());
        QVERIFY(!actions.hints->isChecked());
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        m_window->mainView().translation().setSentence(u"we sleep ."_s);
        auto answer = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        answer.id = requests.back().front().value<TranslationRequest>().id;
        m_window->mainView().showTranslation(answer);
        auto* line = m_window->findChild<QWidget*>(u"hintLine"_s);
        const auto* text = line->findChild<ElidedLabel*>();
        const auto buttons = line->findChildren<QToolButton*>();
        QVERIFY(line->isVisible());
        const auto first = text->fullText();
        buttons.front()->click();
        QVERIFY(text->fullText() != first);
        buttons.back()->click();
        QVERIFY(line->isHidden() && !actions.hints->isChecked());
        m_window->mainView().showTranslation(answer);
        QVERIFY(line->isHidden());
        QVERIFY(m_window->memory().hintsWereShown);
        actions.hints->trigger();
        QVERIFY(line->isVisible());
    }

    void whatWasSaidStaysWhenAButtonIsPointedAt()
    {
        m_window->reports().say(u"Saved a.png"_s);
        QStatusTipEvent tip(u"Save the matrix"_s);
        QCoreApplication::sendEvent(m_window.get(), &tip);
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
    }

    void theStartPageSaysThatTrainingGoesOn()
    {
        auto* back = m_window->pages().welcome().findChild<QPushButton*>(u"back"_s);
        QVERIFY(back && !back->isVisible());
        startTraining();
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
        m_script->paths = {u"/data/a.de"_s, u"/data/a.en"_s};
        m_window->actions().openParallel->trigger();
        QCOMPARE(loads.count(), 1);
        QCOMPARE(loads.front().front().value<DataRequest>().target, std::string("/data/a.en"));
    }

    void closingAsksOnlyWhenSomethingWouldBeLost()
    {
        startTraining();
        QVERIFY2(m_window->close(), "the run has a folder");
        QVERIFY(m_script->questions.isEmpty());
        m_window->show();
        auto run = sampleRun();
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
        startTraining();
        QSignalSpy limits(&m_window->sideBar().training(), &TrainingPanel::limitChanged);
        m_window->sideBar().training().settings().setValue(u"epochs"_s, u"40"_s);
        QCOMPARE(limits.count(), 1);
        QCOMPARE(limits.front().front().value<TrainingLimit>().epochs, 40);
        QSignalSpy forcings(&m_window->sideBar().training(), &TrainingPanel::teacherForcingChanged);
        m_window->sideBar().training().settings().setValue(u"teacher_forcing"_s, u"0.5"_s);
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
        QCOMPARE(m_window->actions().train->text(), u"&Resume"_s);
    }

    void aboutTellsWhatLibTorchMultipliesWith_data()
    {
        addColumns<std::optional<MatrixKernels>, QString>("kernels", "told");
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
        const auto [kernels, told] = fetched<std::optional<MatrixKernels>, QString>();
        auto catalogue = sampleCatalogue();
        catalogue.kernels = kernels;
        m_window->reports().setCatalogue(catalogue); // the loaded engine does this
        m_window->actions().about->trigger();
        QString found;
        for (const auto* label : m_window->findChildren<QLabel*>())
            if (label->text().startsWith(u"LibTorch multiplies"_s))
                found = label->text();
        QCOMPARE(found, told);
    }

    void hintsAreAboutTheView()
    {
        m_window->actions().hints->setChecked(true);
        const auto* line = m_window->statusBar()->findChild<QWidget*>(u"hintLine"_s);
        const auto hints = [&] {
            QStringList texts;
            auto* next = line->findChild<QToolButton*>();
            for (int press = 0; press < 12; ++press, next->click())
                texts << line->findChild<ElidedLabel*>()->fullText();
            return texts.join(QLatin1Char('\n'));
        };
        const auto word = u"Click a word of the translation"_s;
        const auto slider = u"Drag the slider"_s;
        QVERIFY2(!hints().contains(word) && hints().contains(u"F1"_s), qPrintable(hints()));
        load();
        train();
        m_window->mainView().setView(MainPage::Own);
        QVERIFY2(hints().contains(word) && !hints().contains(slider), qPrintable(hints()));
        m_window->mainView().setView(MainPage::Watched);
        QVERIFY2(!hints().contains(word) && hints().contains(slider), qPrintable(hints()));
        m_window->actions().startPage->trigger();
        QVERIFY2(!hints().contains(slider), qPrintable(hints()));
    }

    void aWindowOfAnotherMachineTakesNoFiles()
    {
        const auto isOffered = [this] {
            const auto labels = m_window->pages().welcome().findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return !label->isHidden() && label->text().startsWith(u"or drop a file"_s);
            });
        };
        QVERIFY(isOffered() && m_window->acceptDrops());
        m_window->acceptFiles(FileDrops::Refused);
        QVERIFY(!isOffered() && !m_window->acceptDrops());
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
