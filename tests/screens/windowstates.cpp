// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/enginetables.h"
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/screens/screenstates.h"
#include "ui/heads/headnumbers.h"
#include "ui/heads/headnumberswindow.h"
#include "ui/heads/headsoff.h"
#include "ui/heads/headstudyviews.h"
#include "ui/heads/headsview.h"
#include "ui/lessons/lessonboxes.h"
#include "ui/lessons/lessonpanel.h"
#include "ui/lessons/lessonsrow.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/runs/followbar.h"
#include "ui/runs/linkbar.h"
#include "ui/runs/rundatabar.h"
#include "ui/theme/grid.h"
#include "ui/timeline/timeline.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/beambar.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/validationview.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/wordstrip.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/interruptionbar.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets>

#include <array>
#include <chrono>

namespace attentoscope::tests {

using namespace ui;

namespace {

const std::string dataName = "multi30k-train.de-en.tsv";

void showNothing(Screen&) { }

void showRecent(Screen& screen)
{
    screen.window->dataActions().recent().setLines({
        QStringLiteral("run\t/home/person/runs/multi30k-de-en-recommended-2026-11-22-112718\t"),
        QStringLiteral("data\t/home/person/corpora/multi30k-train.de-en.tsv\t"),
        QStringLiteral("run\t/home/person/runs/tiny-french-luong-general-2026-11-21-094501\t"),
        QStringLiteral("data\t/home/person/corpora/europarl.fr\t/home/person/corpora/europarl.en"),
    });
}

std::shared_ptr<const Lesson> sampleLesson(const char* title, const char* preset)
{
    auto lesson = std::make_shared<Lesson>();
    lesson->id = title;
    lesson->title = title;
    lesson->goal = "You compute one row of attention yourself.";
    lesson->minutes = 10;
    lesson->preset = preset;
    return lesson;
}

void showLessons(Screen& screen)
{
    showRecent(screen);
    LessonProgress begun{.id = QStringLiteral("b"), .reached = 3, .count = 7, .picture = {}};
    auto* row = new LessonsRow;
    row->setLessons({{sampleLesson("One step by hand", "bilstm-concat"), QStringLiteral("a"),
                         {.id = {}, .isFinished = true, .picture = {}}},
        {sampleLesson("Why one vector is not enough", "recommended"), QStringLiteral("b"), begun},
        {sampleLesson("Alignment without words", "unshuffle"), QStringLiteral("c"), {.id = {}, .picture = {}}},
        {sampleLesson("The head that aligns", "transformer-tiny"), QStringLiteral("d"), {.id = {}, .picture = {}}}});
    screen.window->pages().welcome().setLessons(*row);
}

PanelStep sampleStep(PredictionKind kind)
{
    return {.number = 2,
        .count = 7,
        .title = QStringLiteral("One softmax, by hand"),
        .text = QStringLiteral(
            "Each weight begins as a number that is called a **score**.\n\n$$e(t,j) = w · [s(t−1); h(j)] + b$$\n\n"
            "- s(t−1) is the state of the decoder.\n- h(j) is the annotation of the word."),
        .question = {kind, QStringLiteral("Which word has the larger score in the first row?"),
            {QStringLiteral("the row of b is brightest at b, and the row of a at a"),
                QStringLiteral("both rows are the same")}},
        .canBeDoneFor = true};
}

LessonPanel& openLesson(Screen& screen, PredictionKind kind)
{
    trainFor(screen, 800);
    auto* panel = new LessonPanel;
    screen.window->pages().setCompanion(*panel);
    constexpr int roomForAll = 148; // units, as in a lesson
    screen.window->actions().sideBar->setChecked(screen.window->width() >= grid(roomForAll));
    panel->showLesson(QStringLiteral("One step by hand"));
    panel->showStep(sampleStep(kind), {});
    panel->show();
    return *panel;
}

void askInLesson(Screen& screen)
{
    openLesson(screen, PredictionKind::Choice);
}

void waitInLesson(Screen& screen)
{
    auto& panel = openLesson(screen, PredictionKind::Number);
    panel.showPrediction({.option = {}, .number = 0.5, .cell = {}, .text = QStringLiteral("0.5")});
    panel.showTask(QStringLiteral("Train until step ≥ 1000. Now: 800"), 0.8);
    panel.showDelay(QStringLiteral("It learns slowly on this machine. Wait a little; nothing is wrong."));
}

void answerInLesson(Screen& screen)
{
    auto& panel = openLesson(screen, PredictionKind::Cell);
    panel.showPrediction(
        {.option = {}, .number = {}, .cell = PredictedCell{}, .text = QStringLiteral("“chat” on “cat”")});
    panel.showResult({Outcome::Otherwise, QStringLiteral("“chat” on “cat”"), QStringLiteral("“chat” on “the”"),
        QStringLiteral("The softmax keeps the order: the word with the larger score gets the larger weight."), true});
}

void showStartPageWhileTraining(Screen& screen)
{
    trainFor(screen, 40);
    screen.window->actions().startPage->trigger();
    screen.window->pages().showWelcome();
}

void showLoading(Screen& screen)
{
    screen.window->reports().setState({DataState::Loading, ModelState::None, Activity::Idle});
    screen.window->pages().showWorkbench();
}

void showProblems(Screen& screen)
{
    auto corpus = bigCorpus(dataName);
    corpus.problemCount = 1'234;
    for (std::size_t line = 1; line < 30; ++line)
        corpus.problems.push_back({line * 37, "There is no tab and no |||, so the line has no second sentence."});
    corpus.notices = {"Columns after the second are left out: the file has 4."};
    screen.window->reports().setState(idleWithData);
    screen.window->reports().showCorpus(corpus);
}

void showFirstSteps(Screen& screen)
{
    trainFor(screen, 3, shortSentence());
}

void showLongTraining(Screen& screen)
{
    trainFor(screen, 2'500);
}

void showPaused(Screen& screen)
{
    trainFor(screen, 800);
    screen.window->reports().setState(paused);
}

void showStopped(Screen& screen)
{
    trainFor(screen, 1'466);
    auto& reports = screen.window->reports();
    reports.setState(idleWithModel);
    reports.showTrainingEnd(TrainingEnd::Stopped);
    reports.showSaved({.step = 1'466, .folder = freshRun("recommended").folder, .kept = {900, 1'466}});
}

void showValidations(Screen& screen)
{
    trainFor(screen, 1'466);
    screen.window->mainView().setView(MainPage::Validation);
}

void showOneValidation(Screen& screen)
{
    showValidations(screen);
    screen.window->mainView().validation().open(1);
}

void showOwnSentence(Screen& screen)
{
    showOwn(screen, wholeTranslation(usualSentence()));
}

void showPin(Screen& screen)
{
    showOwnSentence(screen);
    screen.window->mainView().attention().pinCell({2, 1});
}

void showForced(Screen& screen)
{
    auto translation = wholeTranslation(usualSentence());
    translation.choices[1].chosenBy = ChosenBy::Person;
    translation.choices[3].forcedColumn = 2;
    showOwn(screen, translation);
}

void showAlternatives(Screen& screen)
{
    showOwnSentence(screen);
    for (auto* strip : screen.window->mainView().translation().findChildren<WordStrip*>())
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->wordPlace(0).center());
}

void showBeam(Screen& screen)
{
    showOwn(screen, beamTranslation(usualSentence()));
}

void showTree(Screen& screen)
{
    showBeam(screen);
    for (auto* button : screen.window->mainView().translation().findChild<BeamBar*>()->findChildren<QToolButton*>())
        button->click();
}

void showGold(Screen& screen)
{
    showOwn(screen, goldTranslation(usualSentence()));
}

void showLines(Screen& screen)
{
    showGold(screen);
    screen.window->actions().lines->setChecked(true);
}

void showErrorAboutTyping(Screen& screen)
{
    trainFor(screen, 800);
    auto& window = *screen.window;
    QSignalSpy requests(&window.mainView(), &MainView::translateRequested);
    window.mainView().translation().setSentence(QStringLiteral("cat"));
    if (!requests.isEmpty())
        window.mainView().showFailure(requests.back().front().value<TranslationRequest>().id,
            {ErrorCode::InvalidSetting, "“cat” is not a number.", {}});
}

void showError(Screen& screen)
{
    loadData(screen);
    screen.window->reports().showError({ErrorCode::BadData,
        "/home/person/corpora/multi30k-train.de-en.tsv: line 1,234 has no tab and no |||, so it has no second sentence. "
        "Open a file with one pair a line.",
        "corpus/files/pairs.cpp"});
}

void showNotice(Screen& screen)
{
    loadData(screen);
    screen.window->pages().messages().showNotice(
        QStringLiteral("Columns after the second are left out: the file has 4 of them in each line."));
}

void showInterruption(Screen& screen)
{
    InterruptedRun run{
        .folder = freshRun("recommended").folder, .preset = "recommended", .step = 12'345, .seconds = 3'725};
    screen.window->pages().interruption().offer({run});
}

void loseLine(Screen& screen)
{
    trainFor(screen, 800);
    screen.window->pages().linkBar().showState({LinkPhase::Lost, "node07.cluster.example.org", "/home/user/runs",
        Message(std::string("ssh: connect to host node07.cluster.example.org port 22: Connection timed out")), 32});
}

void showReopened(Screen& screen)
{
    auto& reports = screen.window->reports();
    reports.setState({DataState::None, ModelState::Loaded, Activity::Idle});
    reports.showRun(trainedRun("recommended", 2'970, usualSentence()));
    screen.window->mainView().setView(MainPage::Watched);
}

void showFollowed(Screen& screen, RunActivity activity, std::int64_t newestSave)
{
    showReopened(screen);
    RunNews news{.activity = activity,
        .reports = {.progress = {.step = 3'120, .secondsLeft = 750.0}},
        .newestSave = newestSave,
        .written = std::chrono::system_clock::now() - std::chrono::minutes(3)};
    auto& bar = screen.window->pages().followBar();
    bar.begin(2'970);
    bar.showNews(news);
}

void followTraining(Screen& screen)
{
    showFollowed(screen, RunActivity::Unknown, 2'970);
}

void followWithNewerWeights(Screen& screen)
{
    showFollowed(screen, RunActivity::Training, 3'100);
}

void showMissingData(Screen& screen)
{
    showReopened(screen);
    screen.window->pages().runData().offer(
        QStringLiteral("The file /home/person/corpora/multi30k-train.de-en.tsv is not there any more."));
}

void present(Screen& screen)
{
    screen.window->actions().present->setChecked(true);
}

void presentTraining(Screen& screen)
{
    trainFor(screen, 2'500);
    present(screen);
}

void presentOwn(Screen& screen)
{
    showOwnSentence(screen);
    present(screen);
}

void showLongSentence(Screen& screen)
{
    showOwn(screen, goldTranslation(longSentence()), longSentence());
}

void trainLongSentence(Screen& screen)
{
    trainFor(screen, 800, longSentence());
}

void showLongWords(Screen& screen)
{
    showOwn(screen, wholeTranslation(longWords()), longWords());
}

void showHeads(Screen& screen)
{
    showOwn(screen, withSampleHeads(wholeTranslation(usualSentence()), 3, 8));
}

void showBestHead(Screen& screen)
{
    auto translation = withSampleHeads(wholeTranslation(usualSentence()), 3, 8);
    translation.step = 600;
    showOwn(screen, translation);
    TrainingReports reports;
    for (const std::int64_t step : {200, 400, 600}) {
        const double rate = 60.0 / static_cast<double>(step);
        reports.validations.push_back({.step = step, .heads = sharedHeadReport(step, {0.5, rate, 0.75})});
    }
    screen.window->mainView().heads().numbers().add(reports);
    screen.window->mainView().heads().view().point(AttentionHead{HeadKind::Encoder, 1, 1});
}

void openNumbersOfHeads(Screen& screen)
{
    showBestHead(screen);
    screen.window->mainView().heads().numbers().open();
}

void compareAllHeads(Screen& screen)
{
    openNumbersOfHeads(screen);
    HeadPatterns patterns{.step = 600, .total = 200, .likeness = {}, .averages = {}};
    for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder}) {
        auto& likeness = patterns.likeness.emplace_back(KindLikeness{.kind = kind, .heads = {}, .rows = 1, .sums = {}});
        for (int head = 0; head < 24; ++head) {
            likeness.heads.push_back({kind, head / 8 + 1, head % 8 + 1});
            for (int other = head + 1; other < 24; ++other)
                likeness.sums.push_back(head % 3 == other % 3 ? 0.1 : 0.6);
        }
    }
    auto& attention = patterns.averages.emplace_back();
    attention.rows = 100;
    attention.classes = {15.0, 2.0, 5.0, 60.0, 3.0, 15.0};
    attention.columns = {10.0, 2.0, 8.0, 60.0, 10.0, 10.0};
    for (int place = -9; place < 10; ++place)
        attention.distances.push_back({place, 100, 40.0 / (1 + place * place)});
    screen.window->mainView().heads().numbers().window()->setPatterns(patterns);
}

void showAverages(Screen& screen)
{
    compareAllHeads(screen);
    auto* window = screen.window->mainView().heads().numbers().window();
    window->studies().setCurrentWidget(&window->averages());
}

void findLeastHeads(Screen& screen)
{
    openNumbersOfHeads(screen);
    LeastHeads least{.step = 600, .sentences = 100, .whole = {{}, 38.25, 1.2}, .curve = {}, .kept = {}};
    for (int head = 1; head <= 18; ++head)
        least.curve.push_back(
            {AttentionHead{HeadKind::Encoder, 1 + head / 8, 1 + head % 8}, 38.3 - 0.002 * head * head, 1.2});
    for (int head = 1; head <= 6; ++head)
        least.kept.push_back({HeadKind::Cross, 3, head});
    screen.window->mainView().heads().numbers().window()->setLeastHeads(least);
}

void chooseHeads(Screen& screen, std::initializer_list<AttentionHead> heads)
{
    showHeads(screen);
    HeadChoice choice;
    for (const AttentionHead head : heads)
        choice.add(head);
    screen.window->mainView().heads().view().choose(choice);
}

void showOneHead(Screen& screen)
{
    chooseHeads(screen, {{HeadKind::Decoder, 2, 4}});
}

void showMeanOfHeads(Screen& screen)
{
    chooseHeads(screen, {{HeadKind::Encoder, 1, 2}, {HeadKind::Encoder, 2, 1}, {HeadKind::Encoder, 3, 8}});
}

void showLitWord(Screen& screen)
{
    showHeads(screen);
    screen.window->mainView().attention().point(std::nullopt, Word{Side::Target, 3});
}

/// Switches three heads off, and shows the results for the sentence and the validation set.
void showHeadsOff(Screen& screen)
{
    chooseHeads(screen, {{HeadKind::Cross, 1, 2}, {HeadKind::Cross, 2, 1}, {HeadKind::Cross, 3, 8}});
    auto& mainView = screen.window->mainView();
    QSignalSpy translations(&mainView, &MainView::translateRequested);
    QSignalSpy measures(&mainView.headsOff(), &HeadsOffMeasuring::requested);
    mainView.heads().view().switchChosen();
    auto answer = withSampleHeads(wholeTranslation(usualSentence()), 3, 8);
    answer.id = translations.back().front().value<TranslationRequest>().id;
    answer.switchedOff = mainView.heads().view().choice().chosen();
    answer.whole = WholeAnswer{"nous", -1.25};
    answer.score = -12.75;
    mainView.showTranslation(answer);
    MeasuredSentences part{.id = measures.back().front().value<SentencesRequest>().id, .step = 1'466, .complete = true};
    part.loss = 1.604;
    part.bleu = 37.8;
    part.whole = SentenceTotals{.bleu = 39.1, .loss = 1.523};
    mainView.headsOff().showPart(part);
}

void showHeadsOfLongSentence(Screen& screen)
{
    showOwn(screen, withSampleHeads(wholeTranslation(longSentence()), 6, 16), longSentence());
}

void showHeadsOfArabic(Screen& screen)
{
    showOwn(screen, withSampleHeads(wholeTranslation(arabicSentence()), 2, 4), arabicSentence());
}

void presentHeads(Screen& screen)
{
    showOneHead(screen);
    present(screen);
}

void showSentenceWithoutHeads(Screen& screen)
{
    showHeads(screen);
    screen.window->mainView().setView(MainPage::Watched);
}

void showArabic(Screen& screen)
{
    showOwn(screen, wholeTranslation(arabicSentence()), arabicSentence());
}

void showChinese(Screen& screen)
{
    showOwn(screen, wholeTranslation(chineseSentence()), chineseSentence());
}

void showUnshuffle(Screen& screen)
{
    loadData(screen);
    auto& reports = screen.window->reports();
    screen.window->sideBar().training().setPreset(QStringLiteral("unshuffle"));
    reports.setState(running);
    auto run = freshRun("unshuffle");
    run.configuration.task = Task::Unshuffle;
    reports.showRun(run);
    reports.showReports(reportsBetween(1, 500,
        {"[0.91,0.12] [0.34,0.55] [0.07,0.81] [0.62,0.29]", "[0.07,0.81] [0.34,0.55] [0.62,0.29] [0.91,0.12]"}));
    screen.window->mainView().setView(MainPage::Watched);
}

void showUnevenAttention(Screen& screen) // shows a note below the heatmap
{
    loadData(screen);
    auto& reports = screen.window->reports();
    reports.setState(running);
    reports.showRun(freshRun("bilstm-concat"));
    reports.showReports(reportsBetween(1, 300, usualSentence()));
    screen.window->mainView().setView(MainPage::Watched);
}

constexpr std::array states{
    ScreenState{"first screen", showNothing},
    ScreenState{"first screen with recent files", showRecent},
    ScreenState{"first screen while training", showStartPageWhileTraining},
    ScreenState{"loading", showLoading},
    ScreenState{"data", loadData},
    ScreenState{"data with problems", showProblems},
    ScreenState{"training begins", showFirstSteps},
    ScreenState{"training", showLongTraining},
    ScreenState{"training on forty words", trainLongSentence},
    ScreenState{"training with a note", showUnevenAttention},
    ScreenState{"paused", showPaused},
    ScreenState{"stopped", showStopped},
    ScreenState{"validation cards", showValidations},
    ScreenState{"one validation sentence", showOneValidation},
    ScreenState{"own sentence", showOwnSentence},
    ScreenState{"pinned cell", showPin},
    ScreenState{"forced words", showForced},
    ScreenState{"other words", showAlternatives},
    ScreenState{"beam", showBeam},
    ScreenState{"beam tree", showTree},
    ScreenState{"gold links", showGold},
    ScreenState{"lines", showLines},
    ScreenState{"error about what is typed", showErrorAboutTyping},
    ScreenState{"error", showError},
    ScreenState{"notice", showNotice},
    ScreenState{"interrupted run", showInterruption},
    ScreenState{"run without its data", showMissingData},
    ScreenState{"presenting a training", presentTraining},
    ScreenState{"presenting a sentence", presentOwn},
    ScreenState{"reopened run", showReopened},
    ScreenState{"followed run", followTraining},
    ScreenState{"followed run with newer weights", followWithNewerWeights},
    ScreenState{"heads", showHeads},
    ScreenState{"one head", showOneHead},
    ScreenState{"the head that aligns best", showBestHead},
    ScreenState{"numbers of heads", openNumbersOfHeads},
    ScreenState{"likeness of heads", compareAllHeads},
    ScreenState{"heads on average", showAverages},
    ScreenState{"least set of heads", findLeastHeads},
    ScreenState{"mean of heads", showMeanOfHeads},
    ScreenState{"heads, a word is lit", showLitWord},
    ScreenState{"heads off", showHeadsOff},
    ScreenState{"heads, forty words", showHeadsOfLongSentence},
    ScreenState{"heads, Arabic", showHeadsOfArabic},
    ScreenState{"heads, a sentence without", showSentenceWithoutHeads},
    ScreenState{"presenting heads", presentHeads},
    ScreenState{"lessons", showLessons},
    ScreenState{"a lesson that asks", askInLesson},
    ScreenState{"a lesson that waits", waitInLesson},
    ScreenState{"a lesson that answers", answerInLesson},
    ScreenState{"a lost line", loseLine},
    ScreenState{"forty words", showLongSentence},
    ScreenState{"long words", showLongWords},
    ScreenState{"Arabic", showArabic},
    ScreenState{"Chinese", showChinese},
    ScreenState{"unshuffle", showUnshuffle},
};

} // namespace

Screen::Screen(QSize size)
    : script(std::make_shared<DialogScript>())
    , window(std::make_unique<MainWindow>(std::make_unique<FakeDialogs>(script)))
{
    qRegisterMetaType<TranslationRequest>();
    qRegisterMetaType<ComparisonRequest>();
    qRegisterMetaType<SentencesRequest>();
    window->reports().setCatalogue(engineTables());
    window->reports().setState({DataState::None, ModelState::None, Activity::Idle});
    window->move(0, 0);
    window->resize(size);
    window->show();
}

std::span<const ScreenState> windowStates()
{
    return states;
}

void loadData(Screen& screen)
{
    screen.window->reports().setState(idleWithData);
    screen.window->reports().showCorpus(bigCorpus(dataName));
}

void trainFor(Screen& screen, std::int64_t steps, const SampleSentence& watched)
{
    loadData(screen);
    auto& reports = screen.window->reports();
    reports.setState(running);
    reports.showRun(freshRun("recommended"));
    reports.showReports(reportsBetween(1, steps, watched));
    screen.window->mainView().setView(MainPage::Watched);
}

void showOwn(Screen& screen, const Translation& translation, const SampleSentence& sentence)
{
    trainFor(screen, 1'466);
    auto& window = *screen.window;
    window.reports().setState(idleWithModel);
    QSignalSpy requests(&window.mainView(), &MainView::translateRequested);
    window.mainView().translation().setSentence(QString::fromStdString(sentence.source));
    auto answer = translation;
    if (!requests.isEmpty())
        answer.id = requests.back().front().value<TranslationRequest>().id;
    window.mainView().showTranslation(answer);
    window.mainView().setView(MainPage::Own);
}

} // namespace attentoscope::tests
