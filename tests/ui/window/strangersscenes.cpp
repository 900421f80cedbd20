// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/strangersscenes.h"

#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/ui/window/hovering.h"
#include "tests/ui/window/strangersvalues.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/pairsview.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/erasure/erasurecontroller.h"
#include "ui/erasure/erasurewindow.h"
#include "ui/lessons/answerswindow.h"
#include "ui/lessons/lessonboxes.h"
#include "ui/lessons/lessonpanel.h"
#include "ui/lessons/lessonsrow.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/runview.h"
#include "ui/plots/export/exportdialogs.h"
#include "ui/plots/view/attentionview.h"
#include "ui/runs/linkbar.h"
#include "ui/runs/rundatabar.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/beambar.h"
#include "ui/translation/filetranslationdialog.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/validationview.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/wordstrip.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/finetuningcontroller.h"
#include "ui/window/interruptionbar.h"
#include "ui/window/openingdialogs.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets>

namespace attentoscope::tests {

using namespace ui;

namespace {

QString shown(const StrangersWindow& strangers)
{
    return QString::fromStdString(strangers.text);
}

/// The stranger's text as the name of a file or folder, so without slashes.
QString fileName(const StrangersWindow& strangers)
{
    return shown(strangers).remove(QLatin1Char('/'));
}

void load(StrangersWindow& strangers)
{
    strangers.window->reports().setState(idleWithData);
    strangers.window->reports().showCorpus(corpusOf(strangers.text));
}

void train(StrangersWindow& strangers)
{
    load(strangers);
    auto& window = *strangers.window;
    window.reports().setState(paused);
    window.reports().showRun(runOf(strangers.text));
    window.earlierRuns().showRun(runOf(strangers.text));
    for (const std::int64_t step : {3, 4})
        window.reports().showReports(reportsOf(strangers.text, step));
}

void translate(StrangersWindow& strangers)
{
    train(strangers);
    auto& window = *strangers.window;
    window.reports().setState(idleWithModel);
    window.comparisons().setState(idleWithModel);
    QSignalSpy requests(&window.mainView(), &MainView::translateRequested);
    window.mainView().translation().setSentence(shown(strangers));
    auto answer = translationOf(strangers.text);
    answer.id = requests.back().front().value<TranslationRequest>().id;
    window.mainView().showTranslation(answer);
}

void openAlternatives(StrangersWindow& strangers)
{
    translate(strangers);
    for (auto* strip : strangers.window->mainView().translation().findChildren<WordStrip*>())
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->wordPlace(0).center());
}

void openBeam(StrangersWindow& strangers)
{
    translate(strangers);
    for (auto* button : strangers.window->mainView().translation().findChild<BeamBar*>()->findChildren<QToolButton*>())
        button->click(); // the tree
}

void openValidation(StrangersWindow& strangers)
{
    train(strangers);
    strangers.window->mainView().setView(MainPage::Validation);
}

void openOneSample(StrangersWindow& strangers)
{
    openValidation(strangers);
    strangers.window->mainView().validation().open(0);
}

void openRunView(StrangersWindow& strangers)
{
    train(strangers);
    (new RunViewMemory(strangers.window->mainView()))
        ->restore({.view = MainPage::Watched,
            .sentence = strangers.text,
            .watched = WatchedSentence{strangers.text, strangers.text}});
}

void openDissection(StrangersWindow& strangers)
{
    translate(strangers);
    strangers.window->dissections().open();
    strangers.window->dissections().showDissection(dissectionOf(strangers.text));
}

void openErasure(StrangersWindow& strangers)
{
    translate(strangers);
    auto& erasures = strangers.window->erasures();
    erasures.open();
    Erasure erasure;
    erasure.words = strangers.window->mainView().attention().tokens();
    erasure.disturbed = erasure.words.source;
    erasure.change = erasure.words.attention;
    erasures.showErasure(erasure);
}

void openLayers(StrangersWindow& strangers)
{
    openErasure(strangers);
    auto& erasures = strangers.window->erasures();
    LayerTranslations translations{.layers = {erasures.window()->attention().tokens()}};
    translations.layers.front().text = strangers.text;
    erasures.window()->setLayersShown();
    erasures.showLayers(translations);
}

Comparison answerTo(const StrangersWindow& strangers, QSignalSpy& requests)
{
    auto answer = comparisonOf(strangers.text);
    answer.request =
        requests.isEmpty() ? ComparisonRequest() : requests.constLast().constFirst().value<ComparisonRequest>();
    return answer;
}

void openComparison(StrangersWindow& strangers)
{
    translate(strangers);
    auto& comparisons = strangers.window->comparisons();
    QSignalSpy requests(&comparisons, &ComparisonController::compareRequested);
    comparisons.open();
    const auto folder = QDir::current().absoluteFilePath(fileName(strangers));
    comparisons.window()->setRuns({{folder, shown(strangers), shown(strangers)}});
    comparisons.window()->second().choose({folder, shown(strangers), shown(strangers)});
    comparisons.window()->compare();
    for (auto* button : comparisons.window()->findChildren<QAbstractButton*>())
        if (button->text() == QStringLiteral("A&ll three"))
            button->click();
    comparisons.showComparison(answerTo(strangers, requests));
}

void openRefusedComparison(StrangersWindow& strangers)
{
    openComparison(strangers);
    auto& comparisons = strangers.window->comparisons();
    QSignalSpy requests(&comparisons, &ComparisonController::compareRequested);
    comparisons.window()->compare();
    auto answer = answerTo(strangers, requests);
    answer.first.error = answer.second.error = errorOf(strangers.text);
    comparisons.showComparison(answer);
}

void openEarlierRuns(StrangersWindow& strangers)
{
    train(strangers);
    auto& runs = strangers.window->earlierRuns();
    runs.open();
    runs.add({shown(strangers), shown(strangers), shown(strangers)});
    runs.showRecord(recordOf(strangers.text));
}

void openSentences(StrangersWindow& strangers)
{
    translate(strangers);
    auto& sentences = strangers.window->sentences();
    QSignalSpy requests(&sentences, &SentenceController::requested);
    sentences.open();
    auto part = measuredOf(strangers.text);
    if (!requests.isEmpty())
        part.id = requests.constLast().constFirst().value<SentencesRequest>().id;
    sentences.showPart(part);
}

void openWall(StrangersWindow& strangers)
{
    translate(strangers);
    auto& sentences = strangers.window->sentences();
    QSignalSpy requests(&sentences, &SentenceController::requested);
    sentences.openWall();
    auto part = measuredOf(strangers.text);
    if (!requests.isEmpty())
        part.id = requests.constLast().constFirst().value<SentencesRequest>().id;
    sentences.showPart(part);
}

void openGoldFile(StrangersWindow& strangers)
{
    openSentences(strangers);
    auto& sentences = strangers.window->sentences();
    strangers.script->paths << QStringLiteral("/gold/") + shown(strangers);
    QSignalSpy requests(&sentences, &SentenceController::requested);
    sentences.openGold();
    if (!requests.isEmpty())
        sentences.showFailure(requests.constLast().constFirst().value<SentencesRequest>().id, errorOf(strangers.text));
}

void tell(StrangersWindow& strangers)
{
    auto& window = *strangers.window;
    load(strangers);
    window.pages().interruption().offer({interruptedOf(strangers.text)});
    window.reports().showError(errorOf(strangers.text));
}

void welcome(StrangersWindow& strangers)
{
    strangers.window->dataActions().recent().setLines({QStringLiteral("run\t/runs/%1\t").arg(shown(strangers)),
        QStringLiteral("data\t%1\t%1").arg(fileName(strangers))});
}

void listRuns(StrangersWindow& strangers)
{
    auto& runs = strangers.window->runList();
    RunSummary run;
    run.folder = "/runs/" + strangers.text;
    run.label = {strangers.text, strangers.text};
    run.preset = run.data = strangers.text;
    run.step = 1;
    runs.showRuns(std::vector(7, run));
    runs.open();
    runs.showError(errorOf(strangers.text));
    strangers.window->pages().runData().offer(shown(strangers));
}

void refusePacking(StrangersWindow& strangers)
{
    train(strangers);
    auto& transfer = strangers.window->transfer();
    transfer.askToPack(QStringLiteral("/runs/") + shown(strangers), QDir::currentPath());
    transfer.showFailure(errorOf(strangers.text));
}

void unpack(StrangersWindow& strangers)
{
    strangers.window->transfer().unpack(fileName(strangers) + QStringLiteral(".attentoscope"));
    for (auto* progress : strangers.window->findChildren<QProgressDialog*>())
        progress->show();
}

void chooseWatched(StrangersWindow& strangers)
{
    train(strangers);
    strangers.window->actions().watchSentences->trigger();
}

void refuseExport(StrangersWindow& strangers)
{
    translate(strangers);
    strangers.window->actions().exportHeatmap->trigger();
    auto* dialog = strangers.window->findChild<ExportDialog*>();
    dialog->setPath(QStringLiteral("/nowhere/%1/drawing.svg").arg(shown(strangers)));
    dialog->accept();
}

void refuseManyExports(StrangersWindow& strangers)
{
    translate(strangers);
    strangers.window->actions().exportMany->trigger();
    auto* dialog = strangers.window->findChild<BatchExportDialog*>();
    dialog->setSentencesFile(QStringLiteral("/nowhere/") + shown(strangers));
    dialog->accept();
}

void openAnimation(StrangersWindow& strangers)
{
    train(strangers);
    strangers.window->actions().exportAnimation->trigger();
}

void refuseFileTranslation(StrangersWindow& strangers)
{
    translate(strangers);
    auto& dialog = strangers.window->fileTranslation();
    dialog.show();
    dialog.setInput(fileName(strangers));
    dialog.showReport({.end = FileTranslationEnd::Failed, .message = shown(strangers)});
}

void openSettings(StrangersWindow& strangers)
{
    train(strangers);
    strangers.window->actions().allSettings->trigger();
}

PanelStep strangersStep(const StrangersWindow& strangers, PredictionKind kind)
{
    const auto text = shown(strangers);
    return {.number = 1,
        .count = 3,
        .title = text,
        .text = text + QStringLiteral("\n\n- **") + text + QStringLiteral("**\n- $") + text
            + QStringLiteral("$\n- {{loss}}"),
        .question = {kind, text, {text, text + text}},
        .canBeDoneFor = true};
}

void askInLesson(StrangersWindow& strangers)
{
    train(strangers);
    auto* panel = new LessonPanel;
    strangers.window->pages().setCompanion(*panel);
    const auto text = shown(strangers);
    panel->showLesson(text);
    panel->showStep(strangersStep(strangers, PredictionKind::Choice), [text](const QString&) { return text; });
    panel->show();
}

void answerInLesson(StrangersWindow& strangers)
{
    askInLesson(strangers);
    auto* panel = strangers.window->findChild<LessonPanel*>();
    const auto text = shown(strangers);
    panel->showStep(strangersStep(strangers, PredictionKind::Cell), [text](const QString&) { return text; });
    panel->takeCell({0, 0, text, text});
    panel->showPrediction({.option = {}, .number = {}, .cell = PredictedCell{0, 0, text, text}, .text = text});
    panel->showTask(text, 0.5);
    panel->showDelay(text);
    panel->showTrouble(text);
    panel->showResult({Outcome::Otherwise, text, text, text, true});
    panel->showPreparing(text);
    strangers.window->pages().messages().showProblem(text, text);
}

void shelveLessons(StrangersWindow& strangers)
{
    auto lesson = std::make_shared<Lesson>();
    lesson->id = strangers.text;
    lesson->title = strangers.text;
    lesson->goal = strangers.text;
    lesson->needs = strangers.text;
    auto* row = new LessonsRow;
    row->setLessons({{lesson, fileName(strangers), {.id = {}, .picture = {}}}});
    strangers.window->pages().welcome().setLessons(*row);
}

void collectAnswersOf(StrangersWindow& strangers)
{
    const auto& text = strangers.text;
    HandedIn answers{text, text, text, text, text, text, text, {}};
    answers.steps.push_back({text, text, text, StepState::Done, Outcome::Otherwise, text, text});
    const ClassAnswers all{{{{{text, answers}}}}, {{text, Message("{} has no answers.", text)}}};
    auto* window = new AnswersWindow(strangers.window.get());
    window->showAnswers(all, fileName(strangers));
    window->show();
}

void openFork(StrangersWindow& strangers)
{
    load(strangers);
    auto run = sampleRun();
    run.folder = "/runs/" + strangers.text;
    run.saves = {4, 9};
    run.hasItsData = true;
    run.past = RunPast{};
    strangers.window->reports().setState(idleWithModel);
    strangers.window->reports().showRun(run);
    strangers.window->mainView().pairs().table().selectAll();
    strangers.window->actions().forkRun->trigger();
}

void openFineTuning(StrangersWindow& strangers)
{
    load(strangers);
    auto run = sampleRun();
    run.folder = "/runs/" + strangers.text;
    run.saves = {4, 9};
    run.past = RunPast{};
    strangers.window->reports().setState(idleWithModel);
    strangers.window->reports().showRun(run);
    strangers.window->actions().fineTune->trigger();
    FineTuningPlan plan;
    plan.notices = {strangers.text};
    plan.choices = {{{{strangers.text, strangers.text}}, strangers.text}};
    plan.refusal = strangers.text;
    strangers.window->fineTuning().showPlan(plan);
    strangers.window->findChild<FineTuningDialog*>()->setAlsoValidation(shown(strangers));
}

void loseLine(StrangersWindow& strangers)
{
    train(strangers);
    strangers.window->pages().linkBar().showState({LinkPhase::Lost, strangers.text, strangers.text, strangers.text, 3});
    strangers.window->actions().connectFar->trigger();
    for (auto* field : strangers.window->findChild<ConnectDialog*>()->findChildren<QLineEdit*>())
        if (!field->isReadOnly())
            field->setText(shown(strangers));
}

} // namespace

StrangersWindow::StrangersWindow(std::string everywhere)
    : text(std::move(everywhere))
    , script(std::make_shared<DialogScript>())
    , window(std::make_unique<MainWindow>(std::make_unique<FakeDialogs>(script)))
{
    qRegisterMetaType<ComparisonRequest>();
    qRegisterMetaType<SentencesRequest>();
    window->reports().setCatalogue(sampleCatalogue());
    window->reports().setState({DataState::None, ModelState::None, Activity::Idle});
    window->resize(1180, 760);
    window->show();
}

StrangersWindow::~StrangersWindow() = default;

void showAnything(std::string_view bytes)
{
    if (bytes.empty())
        return;
    const auto scene = static_cast<unsigned char>(bytes.front()) % strangersScenes().size();
    StrangersWindow window{std::string(bytes.substr(1))};
    strangersScenes()[scene].reach(window);
    hoverEverything([](const QWidget&) { });
}

const std::vector<StrangersScene>& strangersScenes()
{
    static const std::vector<StrangersScene> all{
        {"the first screen", welcome},
        {"pairs", load},
        {"messages", tell},
        {"training", train},
        {"a run left at a moment", openRunView},
        {"validation sentences", openValidation},
        {"one validation sentence", openOneSample},
        {"a translation", translate},
        {"other words", openAlternatives},
        {"the beam", openBeam},
        {"a weight taken apart", openDissection},
        {"what is lost", openErasure},
        {"translations from layers", openLayers},
        {"two models", openComparison},
        {"two models that were refused", openRefusedComparison},
        {"earlier runs", openEarlierRuns},
        {"sentences", openSentences},
        {"the wall of maps", openWall},
        {"gold links", openGoldFile},
        {"a packed run", unpack},
        {"a run that could not be packed", refusePacking},
        {"watched sentences", chooseWatched},
        {"a drawing that could not be written", refuseExport},
        {"sentences that could not be read", refuseManyExports},
        {"an animation", openAnimation},
        {"a text that could not be translated", refuseFileTranslation},
        {"settings", openSettings},
        {"the list of runs", listRuns},
        {"lessons", shelveLessons},
        {"a lesson that asks", askInLesson},
        {"a lesson that answers", answerInLesson},
        {"the answers of a class", collectAnswersOf},
        {"a line that is lost", loseLine},
        {"a training without some pairs", openFork},
        {"a model that is trained on", openFineTuning},
    };
    return all;
}

} // namespace attentoscope::tests
