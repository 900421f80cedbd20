// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/enginetables.h"
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/screens/screenstates.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/pairsview.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/erasure/erasurecontroller.h"
#include "ui/erasure/erasurewindow.h"
#include "ui/heads/headsview.h"
#include "ui/help/helpwindow.h"
#include "ui/lessons/answerswindow.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/runs/runlistwindow.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/sentences/sentencewall.h"
#include "ui/translation/filetranslationdialog.h"
#include "ui/translation/translationbox.h"
#include "ui/window/enginereports.h"
#include "ui/window/finetuningcontroller.h"
#include "ui/window/runtransfer.h"
#include "ui/window/windowactions.h"

#include <QSignalSpy>
#include <QtWidgets>

#include <array>

namespace attentoscope::tests {

using namespace ui;

namespace {

void openDissection(Screen& screen, std::string_view kind)
{
    const auto translation = wholeTranslation(usualSentence());
    showOwn(screen, translation);
    screen.window->dissections().open();
    for (const auto& info : engineTables().kinds)
        if (info.id == kind)
            screen.window->dissections().showDissection(dissectionWith(info, translation));
}

/// An erased word costs most in the rows that attend to it.
Erasure erasureWith(const Translation& translation)
{
    Erasure erasure;
    erasure.words = translation;
    erasure.disturbed = translation.source;
    std::vector<float> change;
    for (std::size_t row = 0; row < translation.target.size(); ++row)
        for (std::size_t column = 0; column < translation.source.size(); ++column)
            change.push_back(translation.source[column].special
                    ? 0.0F
                    : 6.0F * translation.attention.at(row, column) - 0.3F * static_cast<float>(column % 3));
    erasure.change = {translation.target.size(), translation.source.size(),
        std::make_shared<const std::vector<float>>(std::move(change))};
    return erasure;
}

void openErasureOf(Screen& screen, const SampleSentence& sentence)
{
    const auto translation = wholeTranslation(sentence);
    showOwn(screen, translation, sentence);
    screen.window->erasures().open();
    screen.window->erasures().showErasure(erasureWith(translation));
}

void openErasure(Screen& screen)
{
    openErasureOf(screen, usualSentence());
}

void openErasureOfLongWords(Screen& screen)
{
    openErasureOf(screen, longWords());
}

void openLayers(Screen& screen)
{
    openErasure(screen);
    LayerTranslations translations{.step = 12'000};
    for (int layer = 0; layer < 6; ++layer)
        translations.layers.push_back(wholeTranslation(usualSentence()));
    screen.window->erasures().window()->setLayersShown();
    screen.window->erasures().showLayers(translations);
}

/// The sentence with its heads, one of them chosen; none: their mean.
void openDissectionOfHead(Screen& screen, const SampleSentence& sentence, std::optional<std::size_t> column)
{
    constexpr AttentionHead head{HeadKind::Decoder, 2, 4};
    const auto translation = withSampleHeads(wholeTranslation(sentence), 3, 8);
    showOwn(screen, translation, sentence);
    HeadChoice choice;
    if (column)
        choice.keep(head);
    screen.window->mainView().heads().view().choose(choice);
    screen.window->dissections().open();
    for (const auto& info : engineTables().kinds)
        if (info.id == "multi-head" && column)
            screen.window->dissections().showDissection(headDissectionWith(info, translation, head, *column));
}

void openDissectionOfSeenWord(Screen& screen)
{
    openDissectionOfHead(screen, usualSentence(), 0);
}

void openDissectionOfHiddenWord(Screen& screen)
{
    openDissectionOfHead(screen, longWords(), 1);
}

void openDissectionOfMean(Screen& screen)
{
    openDissectionOfHead(screen, usualSentence(), std::nullopt);
}

void openAnswers(Screen& screen)
{
    AnswersTable table;
    for (int learner = 0; learner < 30; ++learner) {
        const bool isRight = learner % 3 != 0;
        HandedIn answers{.learner = "Adelheid-Charlotte " + std::to_string(learner),
            .lesson = "letters",
            .title = "Attention is not alignment",
            .sum = "3fa9c1",
            .language = "en",
            .version = "0.3.0",
            .begun = {},
            .steps = {}};
        for (int step = 0; step < 6; ++step)
            answers.steps.push_back({.id = std::to_string(step),
                .title = "The state that asks",
                .question = "Which source word will the row of “chat” look at most after three hundred steps?",
                .state = learner == 7 ? StepState::Skipped : StepState::Done,
                .outcome = isRight ? Outcome::AsExpected : Outcome::Otherwise,
                .expected = isRight ? "cat" : "the word before it",
                .seen = "cat"});
        table.learners.push_back({"page.html", answers});
    }
    auto* window = new AnswersWindow(screen.window.get());
    window->showAnswers({{table}, {{"old.html", Message("{} has no answers.", "old.html")}}}, QStringLiteral("class"));
    window->show();
}

template <const char* kind>
void openDissectionOf(Screen& screen)
{
    openDissection(screen, kind);
}

constexpr char dot[] = "dot", general[] = "general", additive[] = "additive", local[] = "local-p", place[] = "location";

void openComparison(Screen& screen, const QString& shown)
{
    showOwn(screen, wholeTranslation(usualSentence()));
    auto& comparisons = screen.window->comparisons();
    comparisons.setState(idleWithModel);
    QSignalSpy requests(&comparisons, &ComparisonController::compareRequested);
    comparisons.open();
    const NamedRun run{QString::fromStdString(freshRun("transformer-tiny").folder),
        QStringLiteral("multi30k-de-en-transformer-tiny 11-22 11:27"), QString()};
    comparisons.window()->setRuns({run});
    comparisons.window()->second().choose(run);
    comparisons.window()->compare();
    for (auto* button : comparisons.window()->findChildren<QAbstractButton*>())
        if (!shown.isEmpty() && button->text() == shown)
            button->click();
    Comparison answer;
    if (!requests.isEmpty())
        answer.request = requests.constLast().constFirst().value<ComparisonRequest>();
    answer.first = {.translation = wholeTranslation(usualSentence()), .preset = "recommended", .error = {}};
    answer.second = {.translation = withSampleHeads(wholeTranslation(usualSentence()), 2, 4),
        .preset = "transformer-tiny",
        .error = {}};
    comparisons.showComparison(answer);
}

void compareTwo(Screen& screen)
{
    openComparison(screen, {});
}

void compareAll(Screen& screen)
{
    openComparison(screen, QStringLiteral("A&ll three"));
}

void openEarlierRuns(Screen& screen)
{
    trainFor(screen, 800);
    auto& runs = screen.window->earlierRuns();
    runs.showRun(freshRun("recommended"));
    runs.open();
    double worse = 0.0;
    for (const std::string preset : {"luong-general", "bahdanau-lstm", "tutorial-location"}) {
        const auto folder = freshRun(preset).folder;
        runs.add(
            {QString::fromStdString(folder), QString::fromStdString("multi30k-de-en-" + preset + " 11-22 11:27"), {}});
        runs.showRecord(recordOfRun(folder, preset, worse += 0.2));
    }
}

template <std::size_t count>
void openRuns(Screen& screen)
{
    loadData(screen);
    auto& runs = screen.window->runList();
    runs.open();
    runs.showRuns(manyRuns(count));
    runs.showDeleted(count / 10);
    if (count > 0)
        runs.window()->table().selectRow(int(count / 2));
}

HelpWindow* openHelp(Screen& screen)
{
    loadData(screen);
    screen.window->actions().documentation->trigger();
    return screen.window->findChild<HelpWindow*>();
}

void openHelpPage(Screen& screen)
{
    openHelp(screen);
}

void searchHelp(Screen& screen)
{
    if (auto* help = openHelp(screen))
        help->search(QStringLiteral("attention"));
}

void openSentences(Screen& screen)
{
    showOwn(screen, wholeTranslation(usualSentence()));
    auto& sentences = screen.window->sentences();
    QSignalSpy requests(&sentences, &SentenceController::requested);
    sentences.open();
    auto part = manyMeasured();
    if (!requests.isEmpty())
        part.id = requests.constLast().constFirst().value<SentencesRequest>().id;
    sentences.showPart(part);
}

void openWall(Screen& screen)
{
    showOwn(screen, wholeTranslation(usualSentence()));
    auto& sentences = screen.window->sentences();
    QSignalSpy requests(&sentences, &SentenceController::requested);
    sentences.openWall();
    auto part = manyMeasured();
    if (!requests.isEmpty())
        part.id = requests.constLast().constFirst().value<SentencesRequest>().id;
    sentences.showPart(part);
    const auto& list = sentences.wall()->list();
    sentences.wall()->list().setCurrentIndex(list.model()->index(0, list.modelColumn()));
}

/// Shows drawn links of a pair that no model has read.
void drawLinks(Screen& screen)
{
    loadData(screen);
    auto* pairs = screen.window->mainView().findChild<PairsView*>();
    const SentencePair pair{usualSentence().source, usualSentence().target};
    emit pairs->pairChosen(pair);
    screen.window->actions().drawLinks->setChecked(true);
    screen.window->sentences().setDrawn({{pair, {{0, 0}, {1, 1}, {2, 2}}}});
}

template <QAction* WindowActions::* action>
void openWhenLoaded(Screen& screen)
{
    loadData(screen);
    (screen.window->actions().*action)->trigger();
}

template <QAction* WindowActions::* action>
void openWhileTraining(Screen& screen)
{
    trainFor(screen, 800);
    (screen.window->actions().*action)->trigger();
}

template <QAction* WindowActions::* action>
void openOnOwnSentence(Screen& screen)
{
    showOwn(screen, wholeTranslation(usualSentence()));
    (screen.window->actions().*action)->trigger();
}

void openForking(Screen& screen)
{
    loadData(screen);
    auto run = sampleRun();
    run.folder = "/runs/tiny-french-transformer-tiny-2026-11-27-003812";
    run.step = 12'000;
    run.saves = {4'000, 12'000};
    run.hasItsData = true;
    run.past = RunPast{};
    screen.window->reports().setState(idleWithModel);
    screen.window->reports().showRun(run);
    screen.window->mainView().setView(MainPage::Pairs);
    screen.window->mainView().pairs().table().selectAll();
    screen.window->actions().forkRun->trigger();
}

void openFineTuning(Screen& screen)
{
    loadData(screen);
    auto run = sampleRun();
    run.folder = "/models/opus-mt-tc-big-en-de";
    run.opened = OpenedModel{.format = "MarianMT", .sourceLanguage = "en", .targetLanguage = "de"};
    run.past = RunPast{};
    screen.window->reports().setState(idleWithModel);
    screen.window->reports().showRun(run);
    screen.window->actions().fineTune->trigger();
    FineTuningPlan plan;
    plan.trainingPairs = 27'550;
    plan.validationPairs = 1'450;
    plan.notices = {Message("The words and pieces of the model stay as they are: {} of these pairs are unknown to it "
                            "(<unk>).",
        Message("{} of the {} source tokens and {} of the {} target tokens", 132, 401'233, 87, 412'345))};
    plan.choices = {
        {{{"learning_rate", "2e-05"}}, "a rate that is usual for a model of others, so that it keeps what it knows"},
        {{{"batch_size", "32"}}, "a usual batch"},
        {{{"label_smoothing", "0"}}, "smoothing would ask for the words that the model must never choose"},
        {{{"schedule", "linear-after-warmup"}, {"warmup_steps", "20"}},
            "the optimiser begins without moments, and the last steps are small ones"},
        {{{"epochs", "3"}}, "more passes through few pairs are learned by heart"}};
    plan.values = {{"epochs", "3"}, {"steps", "0"}, {"minutes", "0"}, {"learning_rate", "2e-05"}, {"batch_size", "32"},
        {"dropout", "0.1"}, {"optimizer", "adam"}};
    plan.memory = {.weights = 600 << 20, .gradients = 300 << 20, .moments = 600 << 20, .saving = 900 << 20};
    plan.memoryOfComputer = 16ULL << 30U;
    screen.window->fineTuning().showPlan(plan);
}

void openPacking(Screen& screen)
{
    showOwn(screen, wholeTranslation(usualSentence()));
    screen.window->transfer().askToPack(QString::fromStdString(freshRun("recommended").folder), QStringLiteral("/tmp"));
}

void openFileTranslation(Screen& screen)
{
    showOwn(screen, wholeTranslation(usualSentence()));
    auto& dialog = screen.window->fileTranslation();
    dialog.setState(idleWithModel);
    dialog.show();
    dialog.setInput(QStringLiteral("/home/person/corpora/flickr30k-test-2016.de"));
}

void openMenu(Screen& screen, int index)
{
    showOwn(screen, wholeTranslation(usualSentence()));
    int count = 0;
    for (auto* action : screen.window->menuBar()->actions())
        if (action->menu() && count++ == index)
            action->menu()->popup(
                screen.window->menuBar()->mapToGlobal(screen.window->menuBar()->actionGeometry(action).bottomLeft()));
}

template <int index>
void openMenuAt(Screen& screen)
{
    openMenu(screen, index);
}

constexpr std::array states{
    ScreenState{"weight of dot", openDissectionOf<dot>},
    ScreenState{"weight of general", openDissectionOf<general>},
    ScreenState{"weight of additive", openDissectionOf<additive>},
    ScreenState{"weight of local-p", openDissectionOf<local>},
    ScreenState{"weight of location", openDissectionOf<place>},
    ScreenState{"weight of a head", openDissectionOfSeenWord},
    ScreenState{"weight of a head, long words, hidden", openDissectionOfHiddenWord},
    ScreenState{"weight of a mean of heads", openDissectionOfMean},
    ScreenState{"what is lost", openErasure},
    ScreenState{"what is lost, long words", openErasureOfLongWords},
    ScreenState{"translations from layers", openLayers},
    ScreenState{"two models", compareTwo},
    ScreenState{"two models and their difference", compareAll},
    ScreenState{"earlier runs", openEarlierRuns},
    ScreenState{"no runs", openRuns<0>},
    ScreenState{"three runs", openRuns<3>},
    ScreenState{"thirty runs", openRuns<30>},
    ScreenState{"table of sentences", openSentences},
    ScreenState{"wall of maps", openWall},
    ScreenState{"drawing links", drawLinks},
    ScreenState{"all settings", openWhenLoaded<&WindowActions::allSettings>},
    ScreenState{"watched sentences", openWhileTraining<&WindowActions::watchSentences>},
    ScreenState{"export of attention", openOnOwnSentence<&WindowActions::exportHeatmap>},
    ScreenState{"export of the curve", openWhileTraining<&WindowActions::exportLoss>},
    ScreenState{"export of links", openOnOwnSentence<&WindowActions::exportLinks>},
    ScreenState{"export of many sentences", openOnOwnSentence<&WindowActions::exportMany>},
    ScreenState{"export of an animation", openWhileTraining<&WindowActions::exportAnimation>},
    ScreenState{"answers of a class", openAnswers},
    ScreenState{"train without some pairs", openForking},
    ScreenState{"train a model on", openFineTuning},
    ScreenState{"connecting", openWhenLoaded<&WindowActions::connectFar>},
    ScreenState{"packing a run", openPacking},
    ScreenState{"translation of a file", openFileTranslation},
    ScreenState{"help", openHelpPage},
    ScreenState{"found in the help", searchHelp},
    ScreenState{"keys", openWhenLoaded<&WindowActions::shortcuts>},
    ScreenState{"about", openWhenLoaded<&WindowActions::about>},
    ScreenState{"numbers", openWhenLoaded<&WindowActions::numbers>},
    ScreenState{"first menu", openMenuAt<0>},
    ScreenState{"second menu", openMenuAt<1>},
    ScreenState{"third menu", openMenuAt<2>},
    ScreenState{"fourth menu", openMenuAt<3>},
    ScreenState{"fifth menu", openMenuAt<4>},
};

} // namespace

std::span<const ScreenState> dialogStates()
{
    return states;
}

} // namespace attentoscope::tests
