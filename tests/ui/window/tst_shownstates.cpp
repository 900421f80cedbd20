// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/mainview/lossside.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/timeline/timebar.h"
#include "ui/training/runcontrols.h"
#include "ui/training/rundestination.h"
#include "ui/training/shownmodel.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/wordstrip.h"
#include "ui/window/dataactions.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

namespace {

constexpr EngineState onlyAModel{DataState::None, ModelState::Loaded, Activity::Idle};

CorpusSummary otherCorpus()
{
    auto corpus = sampleCorpus();
    corpus.name = "eng-fra.tsv";
    corpus.request = {};
    corpus.request.source = "/data/eng-fra.tsv";
    corpus.trainingPairs = 74'037;
    return corpus;
}

CorpusSummary itsCorpus()
{
    auto corpus = sampleCorpus();
    corpus.isOfRun = true;
    return corpus;
}

RunDescription numbersRun()
{
    auto run = sampleRun();
    run.folder = "/runs/numbers";
    run.configuration.preset = "unshuffle";
    run.configuration.task = Task::Unshuffle;
    return run;
}

} // namespace

/// The window names curve, translation, picture, title and save. The test checks whose they are after various events.
class TestShownStates : public QObject, private ScriptedWindow
{
    Q_OBJECT

    using Event = std::function<void(TestShownStates&)>;

    EngineReports& reports() const { return m_window->reports(); }
    MainView& mainView() const { return m_window->mainView(); }

    RunDescription openedRun() const
    {
        auto run = sampleRun();
        run.step = 3'080;
        run.epoch = 10.2;
        run.weightsStep = run.bestStep = 2'970;
        run.past = RunPast{RunPast::End::Stopped, {.epochs = 20}, 0.51};
        run.data.sample = "tiny-french";
        run.trainingPairs = 9'500;
        run.saves = {2'970, 3'080};
        auto snapshots = std::make_shared<std::vector<WatchedSnapshot>>();
        for (const int step : {1, 5, 40})
            for (const auto& snapshot : report(step).snapshots)
                snapshots->push_back(snapshot);
        run.snapshots = snapshots;
        return run;
    }

    TrainingReports reportAt(std::int64_t step, double epoch, TrainingEnd end = TrainingEnd::StillRunning) const
    {
        auto reported = report(step);
        reported.progress.epoch = epoch;
        reported.progress.limit = {.epochs = 10};
        reported.progress.fraction = epoch / 10.0;
        reported.end = end;
        return reported;
    }

    void end(const TrainingReports& last)
    {
        reports().showReports(last);
        reports().setState(idleWithModel);
        reports().showTrainingEnd(last.end);
    }

    /// News of the run "open-elsewhere", which was trained and validated further after it was opened.
    RunNews newsOfTheEnd() const
    {
        RunNews news;
        news.folder = openedRun().folder;
        news.activity = RunActivity::Ended;
        news.end = RunPast::End::LimitReached;
        news.reports.progress = {.step = 6'040, .epoch = 20.0, .limit = {.epochs = 20}, .fraction = 1.0};
        news.reports.saves.push_back({6'040, news.folder, false, {5'940, 6'040}});
        news.bestSave = 5'940;
        return news;
    }

    /// Types it, and answers as the model after `step` steps.
    void type(const char* sentence, std::int64_t step)
    {
        QSignalSpy requests(&mainView(), &MainView::translateRequested);
        mainView().translation().setSentence(QString::fromLatin1(sentence));
        answer(requests, step);
    }

    void answer(QSignalSpy& requests, std::int64_t step)
    {
        QVERIFY(!requests.isEmpty());
        const auto request = requests.back().front().value<TranslationRequest>();
        auto translation = sampleTranslation(request.source + " <eos>", "nous dormons <eos>");
        translation.id = request.id;
        translation.step = step;
        mainView().showTranslation(translation);
    }

    static std::map<std::string, Event> events()
    {
        using Test = TestShownStates;
        return {
            {"load", [](Test& test) { test.load(); }},
            {"load-other",
                [](Test& test) {
                    const auto model = test.m_window->shown().run() ? ModelState::Loaded : ModelState::None;
                    test.reports().setState({DataState::Loaded, model, Activity::Idle});
                    test.reports().showCorpus(otherCorpus());
                }},
            {"load-its",
                [](Test& test) {
                    test.reports().setState(idleWithModel);
                    test.reports().showCorpus(itsCorpus());
                }},
            {"train", [](Test& test) { test.train(); }},
            {"steps",
                [](Test& test) {
                    test.reports().showReports(test.reportAt(50, 0.2));
                    test.reports().showReports(test.reportAt(100, 0.5));
                }},
            {"type", [](Test& test) { test.type("we sleep", 100); }},
            {"save", [](Test& test) { test.reports().showSaved({100, "/runs/first", false, {100}}); }},
            {"save-fails",
                [](Test& test) {
                    auto failed = test.reportAt(120, 0.6);
                    failed.saveFailures.push_back({ErrorCode::Unwritable, "The disk is full.", {}});
                    test.reports().showReports(failed);
                }},
            {"stop", [](Test& test) { test.end(test.reportAt(100, 0.5, TrainingEnd::Stopped)); }},
            {"finish", [](Test& test) { test.end(test.reportAt(2'000, 10.0, TrainingEnd::LimitReached)); }},
            {"goal",
                [](Test& test) {
                    auto last = test.reportAt(212, 0.0, TrainingEnd::GoalReached);
                    last.progress.limit = {}; // the recipe decides
                    test.end(last);
                }},
            {"open",
                [](Test& test) {
                    test.reports().setState(onlyAModel);
                    test.reports().showRun(test.openedRun());
                }},
            {"open-mean",
                [](Test& test) {
                    auto run = test.openedRun();
                    run.mean = MeanOfSaves{5, 1'980, run.bestStep};
                    test.reports().setState(onlyAModel);
                    test.reports().showRun(run);
                }},
            {"open-others",
                [](Test& test) {
                    RunDescription run = sampleRun();
                    run.folder = "/models/opus-mt-en-mg";
                    run.past = RunPast{};
                    run.data = {};
                    run.opened = OpenedModel{.format = "MarianMT", .sourceLanguage = "en", .targetLanguage = "mg"};
                    test.reports().setState(onlyAModel);
                    test.reports().showRun(run);
                }},
            {"finish-with-mean",
                [](Test& test) {
                    auto last = test.reportAt(2'000, 10.0, TrainingEnd::LimitReached);
                    last.validations.push_back({.step = 2'000, .best = true, .mean = MeanOfSaves{3, 1'200, 1'600}});
                    test.end(last);
                }},
            {"open-beside",
                [](Test& test) {
                    test.reports().setState(idleWithModel);
                    test.reports().showRun(test.openedRun());
                }},
            {"open-elsewhere",
                [](Test& test) {
                    auto run = test.openedRun();
                    run.past->end = RunPast::End::TrainedElsewhere;
                    test.reports().setState(onlyAModel);
                    test.reports().showRun(run);
                }},
            {"ends-elsewhere", [](Test& test) { test.reports().showNews(test.newsOfTheEnd()); }},
            {"far", [](Test& test) { test.reports().setHost(u"gpu1"_s); }},
            {"lesson", [](Test& test) { test.reports().throwRunsAway(); }},
            {"open-numbers",
                [](Test& test) {
                    auto run = numbersRun();
                    run.past = RunPast{RunPast::End::GoalReached, {}, 1.0};
                    test.reports().setState(onlyAModel);
                    test.reports().showRun(run);
                }},
            {"choose-numbers", [](Test& test) { test.m_window->sideBar().training().setPreset(u"unshuffle"_s); }},
            {"train-numbers",
                [](Test& test) {
                    test.reports().setState(tests::running);
                    test.reports().showRun(numbersRun());
                }},
            {"discard",
                [](Test& test) {
                    test.reports().setState(idleWithData);
                    test.reports().showDiscarded(u"/runs/first"_s);
                }},
        };
    }

    bool hasLabel(const QWidget& where, const QString& text) const
    {
        const auto labels = where.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            const auto* cut = qobject_cast<const ElidedLabel*>(label);
            return label->isVisibleTo(&where) && (cut ? cut->fullText() : label->text()) == text;
        });
    }

    QString labelsOf(const QWidget& where) const
    {
        QStringList texts;
        for (const auto* label : where.findChildren<QLabel*>()) {
            const auto* cut = qobject_cast<const ElidedLabel*>(label);
            if (label->isVisibleTo(&where))
                texts << (cut ? cut->fullText() : label->text());
        }
        return texts.join(u" | "_s);
    }

    QString words() const
    {
        for (const auto* strip : mainView().translation().findChildren<WordStrip*>())
            if (strip->accessibleName() == u"Translation"_s)
                return strip->isVisibleTo(&mainView().translation()) ? strip->text() : QString();
        return {};
    }

private slots:
    void initTestCase() { registerTypes(); }

    void init()
    {
        makeWindow();
        auto catalogue = sampleCatalogue();
        auto numbers = catalogue.presets.front();
        numbers.id = "unshuffle";
        numbers.task = Task::Unshuffle;
        catalogue.presets.push_back(numbers);
        reports().setCatalogue(catalogue);
    }

    void eachPlaceSaysWhatIsTrue_data()
    {
        addColumns<QString, QString, QString>("events", "title", "headline");
        QTest::addColumn<QString>("weights"); // the weights in memory
        QTest::addColumn<QString>("saved");
        QTest::addColumn<QString>("curve"); // heading
        addColumns<QString, bool>("translation", "slider");
        QTest::addColumn<QString>("train"); // tool tips
        QTest::addColumn<QString>("goOn");
        const auto row = [](const char* events, const char* title, const char* headline, const char* weights,
                             const char* saved, const char* curve, const char* translation, bool slider,
                             const char* train, const char* goOn) {
            const auto s = [](const char* text) { return QString::fromUtf8(text); };
            QTest::newRow(events) << s(events) << s(title) << s(headline) << s(weights) << s(saved) << s(curve)
                                  << s(translation) << slider << s(train) << s(goOn);
        };
        const auto* noPairs = "Open sentence pairs or choose a sample first: a new model learns from them";
        const auto* none = "There is no run to continue yet";
        const auto* onTiny = "Train a new model on tiny-french";
        const auto* further = "Train this run further, for as long as the settings say: minutes, steps or epochs";
        const auto* trained = "first · tiny-french — Attentoscope";
        row("", "Attentoscope", "Choose data to train on", "", "", "", "", false, noPairs, none);
        row("choose-numbers", "Attentoscope", "Ready to train", "", "", "", "", false,
            "Train a new model; it needs no sentence pairs", none);
        row("load", "tiny-french — Attentoscope", "Ready to train", "", "", "", "", false, onTiny, none);
        row("load train", trained, "Training, epoch 0.0 of 10", "", "Not saved yet", "", "", false, "Pause training",
            "");
        row("load train steps type save", trained, "Training, epoch 0.5 of 10", "", "Saved at step 100", "",
            "nous dormons <eos>", true, "Pause training", "");
        row("load train steps save save-fails", trained, "Training, epoch 0.6 of 10", "", "Not saved since step 100",
            "", "", true, "Pause training", "");
        row("load train steps type save stop", trained, "Stopped, epoch 0.5 of 10",
            "In memory: the newest weights, of step 100", "Saved at step 100", "", "nous dormons <eos>", true, onTiny,
            further);
        row("load train finish", trained, "Finished, epoch 10.0 of 10", "In memory: the newest weights, of step 2,000",
            "Not saved yet", "", "", false, onTiny, further);
        row("load train steps type save stop load-other", "eng-fra.tsv · model in memory: first — Attentoscope",
            "Ready to train a new model", "In memory: first, trained on tiny-french", "Saved at step 100",
            "Loss of first, trained on tiny-french", "", false, "Train a new model on eng-fra.tsv",
            "first was trained on tiny-french, but eng-fra.tsv (74,037 training pairs) is loaded. Open the pairs of the "
            "run to continue it.");
        row("load train steps type choose-numbers train-numbers", "numbers — Attentoscope", "Training", "",
            "Not saved yet", "", "", false, "Pause training", "");
        row("choose-numbers train-numbers goal", "numbers — Attentoscope", "Goal reached",
            "In memory: the newest weights, of step 212", "Not saved yet", "", "", false,
            "Train a new model; it needs no sentence pairs", further);
        row("open", trained, "Stopped, epoch 10.2 of 20", "In memory: the best weights, of step 2,970",
            "Saved at step 3,080", "", "", true, noPairs,
            "To continue this run, open the sentence pairs that it was trained on: tiny-french (9,500 training pairs)");
        row("open-mean", trained, "Stopped, epoch 10.2 of 20", "In memory: the mean of 5 saves, steps 1,980 to 2,970",
            "Saved at step 3,080", "", "", true, noPairs,
            "To continue this run, open the sentence pairs that it was trained on: tiny-french (9,500 training pairs)");
        const auto* others = "Others trained this model. It is only read, so its training cannot be continued.";
        row("open-others", "opus-mt-en-mg — Attentoscope", "A model of others, only read", "", "Only read", "", "",
            false, noPairs, others);
        row("load-other open-others", "opus-mt-en-mg — Attentoscope", "A model of others, only read", "", "Only read",
            "", "", false, noPairs, others);
        row("load train finish-with-mean", trained, "Finished, epoch 10.0 of 10",
            "In memory: the mean of 3 saves, steps 1,200 to 1,600", "Not saved yet", "", "", false, onTiny, further);
        row("open load-its", trained, "Stopped, epoch 10.2 of 20", "In memory: the best weights, of step 2,970",
            "Saved at step 3,080", "", "", true, onTiny, further);
        row("load-other open load-other", "eng-fra.tsv · model in memory: first — Attentoscope",
            "Ready to train a new model", "In memory: first, trained on tiny-french", "Saved at step 3,080", "", "",
            false, "Train a new model on eng-fra.tsv",
            "first was trained on tiny-french (9,500 training pairs), but eng-fra.tsv (74,037 training pairs) is "
            "loaded. Open the pairs of the run to continue it.");
        row("load-other open", trained, "Stopped, epoch 10.2 of 20", "In memory: the best weights, of step 2,970",
            "Saved at step 3,080", "", "", true, noPairs,
            "To continue this run, open the sentence pairs that it was trained on: tiny-french (9,500 training pairs)");
        row("load-other open-beside", trained, "Stopped, epoch 10.2 of 20",
            "In memory: the best weights, of step 2,970", "Saved at step 3,080", "", "", true,
            "Train a new model on eng-fra.tsv",
            "first was trained on tiny-french (9,500 training pairs), but eng-fra.tsv (74,037 training pairs) is "
            "loaded. Open the pairs of the run to continue it.");
        const auto* elsewhere = "Another program is training this run. It can be continued here after that.";
        row("open-elsewhere", trained, "Being trained by another program, epoch 10.2 of 20",
            "In memory: the best weights, of step 2,970", "Saved at step 3,080", "", "", true, noPairs, elsewhere);
        row("open-elsewhere load-its", trained, "Being trained by another program, epoch 10.2 of 20",
            "In memory: the best weights, of step 2,970", "Saved at step 3,080", "", "", true, onTiny, elsewhere);
        row("open-elsewhere load-its ends-elsewhere", trained, "Finished, epoch 20.0 of 20",
            "In memory: weights of step 2,970", "Saved at step 6,040", "", "", true, onTiny, further);
        row("open-numbers", "numbers — Attentoscope", "Goal reached", "", "Not saved yet", "", "", false,
            "Train a new model; it needs no sentence pairs", further);
        row("load train steps type save discard", "tiny-french — Attentoscope", "Ready to train", "", "", "", "", false,
            onTiny, none);
        row("load train steps type open", trained, "Stopped, epoch 10.2 of 20",
            "In memory: the best weights, of step 2,970", "Saved at step 3,080", "", "", true, noPairs,
            "To continue this run, open the sentence pairs that it was trained on: tiny-french (9,500 training pairs)");
    }

    void eachPlaceSaysWhatIsTrue()
    {
        QFETCH(QString, events);
        QFETCH(QString, title);
        QFETCH(QString, headline);
        QFETCH(QString, weights);
        QFETCH(QString, saved);
        QFETCH(QString, curve);
        QFETCH(QString, translation);
        QFETCH(bool, slider);
        QFETCH(QString, train);
        QFETCH(QString, goOn);
        const auto all = TestShownStates::events();
        for (const auto& event : events.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            all.at(event.toStdString())(*this);
        const auto& controls = m_window->sideBar().controls();
        QTRY_VERIFY2(hasLabel(controls, headline), qPrintable(labelsOf(controls)));
        QCOMPARE(m_window->windowTitle(), title);
        QVERIFY2(weights.isEmpty() ? !labelsOf(controls).contains(u"In memory"_s) : hasLabel(controls, weights),
            qPrintable(labelsOf(controls)));
        const auto& bar = *m_window->statusBar();
        QVERIFY2(
            saved.isEmpty() ? !labelsOf(bar).contains(u"aved at"_s) : hasLabel(bar, saved), qPrintable(labelsOf(bar)));
        const auto& side = mainView().lossSide();
        QVERIFY2(curve.isEmpty() ? !labelsOf(side).contains(u"Loss of"_s) : hasLabel(side, curve),
            qPrintable(labelsOf(side)));
        QCOMPARE(words(), translation);
        QCOMPARE(mainView().watched().timeBar().slider().isEnabled(), slider);
        QCOMPARE(m_window->actions().train->toolTip(), train);
        if (!goOn.isEmpty())
            QCOMPARE(m_window->actions().goOn->toolTip(), goOn);
        QCOMPARE(m_window->actions().goOn->isEnabled(), goOn.startsWith(u"Train this run further"_s));
    }

    void theStatusLineSaysWhereTheRunIs_data()
    {
        QTest::addColumn<QString>("events");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("saved");
        QTest::addColumn<QString>("title");
        const auto row = [](const char* events, const char* said, const char* saved, const char* title) {
            const auto s = [](const char* text) { return QString::fromUtf8(text); };
            QTest::newRow(events) << s(events) << s(said) << s(saved) << s(title);
        };
        const auto* here = "first · tiny-french — Attentoscope";
        const auto* there = "first · tiny-french — Attentoscope on gpu1";
        const auto* thrownAway = "This run is thrown away when the lesson ends";
        const auto* lesson = "Thrown away when the lesson ends";
        row("load train", "The run will be saved in /runs/first", "Not saved yet", here);
        row("load train steps save", "The run is saved in /runs/first", "Saved at step 100", here);
        row("open", "/runs/first is open", "Saved at step 3,080", here);
        row("lesson load train", thrownAway, lesson, here);
        row("lesson load train steps save", thrownAway, lesson, here);
        row("lesson load open", thrownAway, lesson, here);
        row("lesson load train discard", "The model was discarded", "", "tiny-french — Attentoscope");
        row("far", "", "", "Attentoscope on gpu1");
        row("far load train steps save", "The run is saved in /runs/first on gpu1", "Saved at step 100", there);
        row("far open", "/runs/first on gpu1 is open", "Saved at step 3,080", there);
    }

    void theStatusLineSaysWhereTheRunIs()
    {
        QFETCH(QString, events);
        QFETCH(QString, said);
        QFETCH(QString, saved);
        QFETCH(QString, title);
        const auto all = TestShownStates::events();
        for (const auto& event : events.split(QLatin1Char(' ')))
            all.at(event.toStdString())(*this);
        const auto& bar = *m_window->statusBar();
        for (const auto& text : {said, saved})
            QVERIFY2(text.isEmpty() || hasLabel(bar, text), qPrintable(labelsOf(bar)));
        QCOMPARE(m_window->windowTitle(), title);
        const auto& panel = m_window->sideBar().training();
        m_window->dataActions().setRunsFolder(u"/runs"_s);
        const auto place = events.contains(u"lesson"_s) ? u"Thrown away when the lesson ends"_s
            : events.contains(u"far"_s)                 ? u"Saved in /runs on gpu1"_s
                                                        : u"Saved in /runs"_s;
        QVERIFY2(hasLabel(panel.destination(), place), qPrintable(labelsOf(panel.destination())));
    }

    void aRefusalGoesWithItsReason()
    {
        const auto all = events();
        for (const auto* event : {"open-elsewhere", "load-its"})
            all.at(event)(*this);
        const auto& messages = m_window->pages().messages();
        const Error refused{ErrorCode::Unwritable, "The run is being trained by another Attentoscope.", {}};
        reports().showError(refused);
        QVERIFY(messages.isVisible());
        reports().showNews(newsOfTheEnd());
        QVERIFY(!messages.isVisible());
        all.at("open-elsewhere")(*this);
        reports().showError(refused);
        m_window->pages().messages().showNotice(u"Something else"_s);
        reports().showNews(newsOfTheEnd());
        QVERIFY(messages.isVisible());
    }

    void aPresetHasItsName()
    {
        m_window->resize(1280, 800);
        load();
        train();
        const auto bar = labelsOf(*m_window->statusBar());
        QVERIFY2(bar.contains(u"Luong, dot: 1.2 M parameters"_s), qPrintable(bar));
        QVERIFY2(!bar.contains(u"luong-dot"_s), qPrintable(bar));
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
        type("we sleep", 100);
        QVERIFY2(hints().contains(word) && !hints().contains(slider), qPrintable(hints()));
        mainView().setView(MainPage::Watched);
        QVERIFY2(!hints().contains(word) && hints().contains(slider), qPrintable(hints()));
        m_window->actions().startPage->trigger();
        QVERIFY2(!hints().contains(slider), qPrintable(hints()));
    }

    void aWindowOfAnotherMachineTakesNoFiles()
    {
        const auto isOffered = [this] {
            return hasLabel(m_window->pages().welcome(), u"or drop a file or a run anywhere in this window"_s);
        };
        QVERIFY(isOffered() && m_window->acceptDrops());
        m_window->acceptFiles(FileDrops::Refused);
        QVERIFY(!isOffered() && !m_window->acceptDrops());
    }

    void theCursorOfTheCurveStaysWithItsSentence()
    {
        load();
        train();
        for (int step = 1; step <= 9; ++step)
            reports().showReports(report(step));
        mainView().setView(MainPage::Watched);
        mainView().watched().timeBar().slider().setValue(0);
        QVERIFY(mainView().loss().accessibleDescription().contains(u"step 1 "_s));
        mainView().setView(MainPage::Own);
        QVERIFY(mainView().loss().accessibleDescription().contains(u"step 9 "_s));
        mainView().setView(MainPage::Watched);
        QVERIFY(mainView().loss().accessibleDescription().contains(u"step 1 "_s));
    }

    void theTimeOfALimitIsPlanned()
    {
        startTraining();
        auto report = reportAt(50, 0.2);
        report.progress.limit = {.minutes = 10.0};
        report.progress.seconds = 90.0;
        report.progress.plan = TrainingPlan{.steps = 1'240, .epochs = 2.75, .targetTokens = 1'130'000.0};
        reports().showReports(report);
        const auto& controls = m_window->sideBar().controls();
        const auto plan = u"Plan: about 1,240 steps, 2.8 epochs, 1.1 M target tokens"_s;
        QTRY_VERIFY2(hasLabel(controls, plan), qPrintable(labelsOf(controls)));
        QVERIFY2(hasLabel(controls, u"Training, minute 1.5 of 10"_s), qPrintable(labelsOf(controls)));
        end(reportAt(100, 0.5, TrainingEnd::Stopped));
        QTRY_VERIFY(!hasLabel(controls, plan));
    }

    /// Answers of the previous model disappear with it. Later answers of that model are ignored.
    void nothingOfAnEarlierModelStays()
    {
        startTraining();
        type("we sleep", 100);
        QVERIFY(mainView().attention().hasContent());
        QSignalSpy requests(&mainView(), &MainView::translateRequested);
        mainView().translation().setSentence(u"we sleep well"_s);
        reports().setState({DataState::Loaded, ModelState::Loaded, Activity::Idle});
        auto run = openedRun();
        run.folder = "/runs/second";
        const auto late = requests.back().front().value<TranslationRequest>().id;
        reports().showRun(run);
        QVERIFY(words().isEmpty());
        QVERIFY(!mainView().attention().hasContent());
        auto translation = sampleTranslation("we sleep well <eos>", "nous dormons bien <eos>");
        translation.id = late;
        mainView().showTranslation(translation);
        QVERIFY(words().isEmpty());
        QVERIFY2(
            requests.back().front().value<TranslationRequest>().id != late, "the sentence stays and is asked anew");
        reports().setState(tests::running);
        reports().showRun(numbersRun());
        QVERIFY2(mainView().translation().input()->text().isEmpty(), "words are no numbers");
    }

    void yoursIsOfTheWeightsThatTrainingLeft()
    {
        load();
        m_window->resize(1180, 760);
        train();
        reports().showReports(reportAt(50, 0.2));
        type("we sleep", 50);
        QSignalSpy requests(&mainView(), &MainView::translateRequested);
        reports().showReports(reportAt(100, 0.5));
        reports().setState({DataState::Loaded, ModelState::Loaded, Activity::Stopping});
        reports().setState(idleWithModel);
        reports().showTrainingEnd(TrainingEnd::Stopped);
        QVERIFY(!requests.isEmpty());
        answer(requests, 100);
        QVERIFY2(hasLabel(mainView().header(), u"after step 100"_s), qPrintable(labelsOf(mainView().header())));
        for (const auto* label : mainView().header().findChildren<ElidedLabel*>())
            if (label->fullText().startsWith(u"after step"_s))
                QTRY_VERIFY(label->width() >= label->sizeHint().width());
    }

    void aPictureOfTheModelBesideOtherDataSaysItsRun()
    {
        startTraining();
        type("we sleep", 100);
        reports().setState(idleWithModel);
        reports().showCorpus(otherCorpus());
        mainView().setView(MainPage::Own);
        QVERIFY2(hasLabel(mainView().header(), u"model of first, after step 100"_s),
            qPrintable(labelsOf(mainView().header())));
    }

    void aReopenedRunKeepsItsTimeWhenItsDataCome()
    {
        reports().setState(onlyAModel);
        reports().showRun(openedRun());
        mainView().setView(MainPage::Watched);
        reports().setState(idleWithModel);
        reports().showCorpus(itsCorpus());
        QCOMPARE(mainView().header().view(), MainPage::Watched);
        QVERIFY(mainView().watched().timeBar().slider().isEnabled());
        QVERIFY(mainView().attention().hasContent());
        QCOMPARE(mainView().watched().sentences(), watchedAtFirst());
    }

    void theTimeOfARunComesBackWithItsData()
    {
        reports().setState(onlyAModel);
        reports().showRun(openedRun());
        auto other = otherCorpus();
        other.validationPreview = {{"it rains .", "il pleut ."}};
        reports().setState(idleWithModel);
        reports().showCorpus(other);
        QVERIFY(!mainView().watched().timeBar().slider().isEnabled());
        QCOMPARE(mainView().watched().sentences().front().source, std::string("it rains ."));
        reports().showCorpus(itsCorpus());
        QVERIFY(mainView().watched().timeBar().slider().isEnabled());
        QCOMPARE(mainView().watched().sentences(), watchedAtFirst());
    }

    void aReopenedRunShowsHowFarItIs()
    {
        reports().setState(onlyAModel);
        reports().showRun(openedRun());
        QCOMPARE(m_window->sideBar().controls().findChild<QProgressBar*>()->value(), 510);
    }

    void whatIsTypedWrongIsSaidBesideTheBox()
    {
        startTraining();
        type("we sleep", 100);
        QSignalSpy requests(&mainView(), &MainView::translateRequested);
        mainView().translation().setSentence(u"cat"_s);
        mainView().showFailure(
            requests.back().front().value<TranslationRequest>().id, {ErrorCode::BadData, "“cat” is no number.", {}});
        QVERIFY(!m_window->pages().messages().isVisible());
        QVERIFY(hasLabel(mainView().translation(), u"“cat” is no number."_s));
        QVERIFY(words().isEmpty());
        QVERIFY(!mainView().attention().hasContent());
        mainView().translation().setSentence(u"we sleep"_s);
        answer(requests, 100);
        QVERIFY(!hasLabel(mainView().translation(), u"“cat” is no number."_s));
    }

    void clearingTheSentenceStaysInWatched()
    {
        startTraining();
        reports().showReports(reportAt(50, 0.2));
        type("we sleep", 50);
        mainView().setView(MainPage::Watched);
        QVERIFY2(words().isEmpty(), "the translation belongs to the person's own sentence");
        auto* input = mainView().translation().input();
        input->selectAll();
        QTest::keyClick(input, Qt::Key_Backspace);
        QCOMPARE(mainView().header().view(), MainPage::Watched);
        QVERIFY(mainView().attention().hasContent());
        mainView().setView(MainPage::Own);
        QVERIFY(!mainView().attention().hasContent());
    }

    void aPinBelongsToItsSentence()
    {
        startTraining();
        reports().showReports(reportAt(50, 0.2));
        type("we sleep", 50);
        mainView().attention().pinCell({1, 1});
        type("we sleep", 50);
        QVERIFY2(mainView().attention().pinnedCell(), "the same sentence, decoded again");
        mainView().setView(MainPage::Watched);
        QVERIFY(mainView().attention().hasContent());
        QVERIFY(!mainView().attention().pinnedCell());
    }

    void escReleasesThePinWhateverHasTheFocus()
    {
        startTraining();
        reports().showReports(reportAt(50, 0.2));
        type("we sleep", 50);
        auto* input = mainView().translation().input();
        auto* number = m_window->sideBar().findChild<QAbstractSpinBox*>();
        for (QWidget* focused :
            {static_cast<QWidget*>(input), static_cast<QWidget*>(number), static_cast<QWidget*>(m_window.get())}) {
            mainView().attention().pinCell({1, 1});
            QTest::keyClick(focused, Qt::Key_Escape);
            QVERIFY(!mainView().attention().pinnedCell());
        }
    }
};

ATTENTOSCOPE_TEST(TestShownStates, QApplication);
#include "tst_shownstates.moc"
