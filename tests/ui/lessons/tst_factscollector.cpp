// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/conditionreader.h"
#include "engine/lessons/conditions.h"
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headsview.h"
#include "ui/lessons/factscollector.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/timeline/timeline.h"
#include "ui/translation/translationbox.h"
#include "ui/window/enginereports.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowactions.h"

/// The facts for a lesson: reports of the engine, and contents of the window.
class TestFactsCollector : public QObject
{
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<FactsCollector> m_facts;

    void state(const EngineState& state)
    {
        m_window->reports().setState(state);
        m_facts->setState(state);
    }

    void train(const EngineState& now)
    {
        state(idleWithData);
        m_window->reports().showCorpus(sampleCorpus());
        m_facts->showCorpus(sampleCorpus());
        state(now);
        m_window->reports().showRun(sampleRun());
        m_facts->showRun(sampleRun());
    }

    void report(std::int64_t step, double loss)
    {
        TrainingReports reports;
        reports.steps.push_back({.step = step, .epoch = 0.5, .loss = loss});
        reports.progress.step = step;
        m_window->reports().showReports(reports);
        m_facts->showReports(reports);
    }

    /// The answer to what was asked last.
    void answer(const QSignalSpy& requests, const Translation& translation)
    {
        auto answered = translation;
        answered.id = requests.back().front().value<TranslationRequest>().id;
        m_window->mainView().showTranslation(answered);
        m_facts->showTranslation(answered);
    }

    bool is(const char* text) const
    {
        const auto condition = parseCondition(text);
        if (!condition)
            qFatal("%s: %s", text, condition.error().message.c_str());
        return holds(*condition, m_facts->facts());
    }

private slots:
    void init()
    {
        m_facts.reset();
        m_window = std::make_unique<MainWindow>();
        m_facts = std::make_unique<FactsCollector>(*m_window);
        m_window->show();
    }

    void followsATraining()
    {
        QVERIFY(!is("running") && !is("paused"));
        train(tests::running);
        report(7, 2.0);
        QVERIFY(is("running") && is("step = 7") && is("loss = 2"));
        state(tests::paused);
        QVERIFY(is("paused") && !is("running"));
        state(idleWithModel);
        QVERIFY(is("trained"));
        m_facts->forgetRun();
        state(idleWithData);
        QVERIFY(!is("trained") && !is("step = 7"));
        QVERIFY(m_facts->facts().run.pairs); // the data stays
    }

    void tellsSeveralChangesAtOnce()
    {
        QSignalSpy changed(m_facts.get(), &FactsCollector::changed);
        train(tests::running);
        for (int step = 1; step < 50; ++step)
            report(step, 1.0);
        QTRY_VERIFY(changed.size() >= 1);
        QVERIFY(changed.size() < 10);
    }

    void readsThePictureOffTheWindow()
    {
        train(idleWithModel);
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        m_window->mainView().translation().setSentence(u"we sleep ."_s);
        m_window->mainView().setView(MainPage::Own);
        answer(requests, sampleTranslation("we sleep . <eos>", "nous dormons . <eos>"));
        QVERIFY(is("argmax \"dormons\" = \"sleep\""));
        QVERIFY(!is("pinned"));
        m_window->mainView().attention().pinCell({1, 1});
        QVERIFY(is("pinned \"dormons\" \"sleep\"") && !is("pinned \"nous\" \"we\""));
        QVERIFY(is("view = heatmap"));
        m_window->actions().lines->setChecked(true);
        QVERIFY(is("view = lines"));
    }

    void aTranslationCountsOnlyWhereThePersonAsked()
    {
        train(tests::running);
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        auto* input = m_window->mainView().translation().input();
        QTest::keyClicks(input, u"we sleep"_s);
        QTest::keyClick(input, Qt::Key_Return);
        QTRY_VERIFY(!requests.isEmpty());
        m_facts->beginStep(); // texts that were typed earlier do not belong to this step
        answer(requests, sampleTranslation("we sleep <eos>", "nous dormons <eos>"));
        QVERIFY(!is("translated"));
        requests.clear();
        QTest::keyClicks(input, u" ."_s);
        QTest::keyClick(input, Qt::Key_Return);
        QTRY_VERIFY(!requests.isEmpty());
        answer(requests, sampleTranslation("we sleep . <eos>", "nous dormons . <eos>"));
        QVERIFY(is("translated") && is("translated \"we sleep .\""));
    }

    void aSaveIsNoEndOfTraining()
    {
        const EngineState saving{DataState::Loaded, ModelState::Loaded, Activity::Saving};
        train(tests::running);
        state(saving);
        QVERIFY(is("running") && !is("trained"));
        state(tests::running);
        state(tests::paused);
        state(saving);
        QVERIFY(is("paused") && !is("trained"));
        state(tests::paused);
        state(idleWithModel);
        QVERIFY(is("trained"));
    }

    void whatWasDoneBelongsToItsStep()
    {
        train(tests::running);
        m_facts->showDissection({.row = 1, .column = 0});
        QVERIFY(is("dissected"));
        m_facts->beginStep();
        QVERIFY(!is("dissected"));
        for (std::int64_t step = 1; step < 4; ++step) {
            TrainingReports reports;
            reports.snapshots.push_back(
                {.step = step, .translation = sampleTranslation("a", "b"), .sentence = {"a", std::nullopt}});
            m_window->reports().showReports(reports);
        }
        QVERIFY(!is("scrubbed"));
        m_window->mainView().watched().timeline().hold(1);
        QVERIFY(is("scrubbed"));
    }

    /// The answers for another sentence come later than its translation.
    void answersAreAboutTheDisplayedWords()
    {
        train(idleWithModel);
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        m_window->mainView().setView(MainPage::Own);
        const auto erasureOf = [](const Translation& translation) {
            Erasure erasure;
            erasure.words = translation;
            erasure.disturbed = translation.source;
            erasure.change = translation.attention;
            return erasure;
        };
        const auto first = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        const auto second = sampleTranslation("we eat . <eos>", "nous dormons . <eos>");
        m_window->mainView().translation().setSentence(u"we sleep ."_s);
        answer(requests, first);
        m_facts->showErasure(erasureOf(first));
        m_facts->showDissection({.row = 1, .column = 1, .columnTokens = first.source, .rowToken = first.target[1]});
        QVERIFY(is("erased") && is("needed \"dormons\" = \"sleep\""));
        QVERIFY(is("dissected \"dormons\" \"sleep\""));
        m_window->mainView().translation().setSentence(u"we eat ."_s);
        answer(requests, second);
        QVERIFY(!is("erased") && !m_facts->facts().erasure && !m_facts->facts().dissected);
        m_facts->showErasure(erasureOf(second));
        QVERIFY(is("erased") && is("needed \"dormons\" = \"eat\""));
    }

    void comparedRunsHaveTheNamesUnderWhichTheyAreKept()
    {
        train(tests::running);
        m_facts->keep("plain", {.folder = "/runs/plain"});
        QVERIFY(is("kept plain") && !is("kept other"));
        Comparison comparison{.request = {.first = {.folder = "/runs/plain"}}};
        m_facts->showComparison(comparison);
        QVERIFY(is("compared plain now") && !is("compared now plain"));
    }

    void evaluationIsComplete()
    {
        train(idleWithModel);
        MeasuredSentences part{.id = 3, .total = 2};
        part.sentences.resize(1);
        m_facts->showMeasured(part);
        QVERIFY(!is("evaluated"));
        part.complete = true;
        part.loss = 1.25;
        part.bleu = 30.0;
        m_facts->showMeasured(part);
        QVERIFY(is("evaluated") && is("evaluated.loss = 1.25") && is("evaluated.bleu = 30"));
    }

    /// The answer may come after the heads were switched, and a translation without them may be shown before it.
    void anEvaluationIsAboutTheHeadsThatWereOff()
    {
        train(idleWithModel);
        const AttentionHead first{HeadKind::Cross, 1, 1};
        const AttentionHead second{HeadKind::Cross, 1, 2};
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        m_window->mainView().translation().setSentence(u"we sleep ."_s);
        m_window->mainView().setView(MainPage::Own);
        auto shown = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        shown.switchedOff = {first, second};
        answer(requests, shown);
        QVERIFY(is("off"));
        MeasuredSentences all{.id = 3, .total = 1, .complete = true, .bleu = 30.0, .loss = 1.25};
        m_facts->showMeasured(all);
        QVERIFY(is("evaluated.bleu = 30") && !is("off.bleu = 30"));
        QVERIFY(!is("evaluated"));
        MeasuredSentences some{.id = 4, .total = 1, .complete = true, .bleu = 10.0, .loss = 2.5};
        some.switchedOff = {second, first};
        m_facts->showMeasured(some);
        QVERIFY(is("evaluated") && is("off.bleu = 10") && is("evaluated.bleu = 30"));
        some.id = 5;
        some.switchedOff = {first};
        m_facts->showMeasured(some);
        QVERIFY(!is("evaluated"));
    }

    void anEvaluationIsAboutTheWeightsOfItsStep()
    {
        train(tests::running);
        MeasuredSentences all{.id = 3, .total = 1, .complete = true, .bleu = 30.0, .loss = 1.25};
        all.step = 40;
        m_facts->showMeasured(all);
        TrainingReports late; // reports may come after the answer
        late.steps.push_back({.step = 40, .loss = 1.0});
        m_facts->showReports(late);
        QVERIFY(is("evaluated") && is("evaluated.bleu = 30"));
        TrainingReports next;
        next.steps.push_back({.step = 41, .loss = 1.0});
        m_facts->showReports(next);
        QVERIFY(!is("evaluated") && is("evaluated.bleu = 30"));
        all.id = 4;
        all.step = 50;
        QSignalSpy changed(m_facts.get(), &FactsCollector::changed);
        m_facts->showMeasured(all);
        QCOMPARE(changed.count(), 1);
        QVERIFY(is("evaluated"));
        m_facts->showRun(sampleRun());
        QVERIFY(!is("evaluated"));
    }

    void aChangedSettingCountsAtOnce()
    {
        train(tests::running);
        auto run = sampleRun();
        run.values = {{"learning_rate", "0.001"}};
        m_facts->showRun(run);
        QVERIFY(is("setting learning_rate = 0.001"));
        TrainingReports reports;
        reports.changes.push_back({.step = 3, .key = "learning_rate", .value = 0.01});
        m_facts->showReports(reports);
        QVERIFY(is("setting learning_rate = 0.01"));
    }
};

ATTENTOSCOPE_TEST(TestFactsCollector, QApplication);
#include "tst_factscollector.moc"
