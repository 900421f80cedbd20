// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/window/enginereports.h"
#include "ui/window/windowactions.h"

/// Watched sentences, and going back in training.
class TestMainWindowTime : public QObject, private ScriptedWindow
{
    Q_OBJECT

    std::string firstWordShown() const { return m_window->mainView().attention().translation().source.front().text; }

private slots:
    void initTestCase() { registerTypes(); }
    void init() { makeWindow(); }

    void anotherWatchedSentenceIsShownAtOnce()
    {
        startTraining();
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        QSignalSpy watched(&m_window->mainView().watched(), &WatchedView::sentencesChanged);
        m_window->reports().showReports(report(1));
        QCOMPARE(firstWordShown(), std::string("the"));
        m_window->mainView().header().watched().chooser()->setCurrentIndex(0);
        QCOMPARE(firstWordShown(), std::string("we"));
        QCOMPARE(watched.count() + requests.count(), 0); // the sentence was already watched, so nothing is requested
    }

    void aSentenceAddedWhilePausedIsDecodedAtOnce()
    {
        startTraining();
        m_window->reports().showReports(report(1));
        m_window->reports().showReports(report(8));
        m_window->reports().setState(tests::paused);
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        QSignalSpy watched(&m_window->mainView().watched(), &WatchedView::sentencesChanged);
        auto sentences = watchedAtFirst();
        sentences.push_back({"i am tired .", "je suis fatigué ."});
        m_window->mainView().header().watched().setWatched(sentences);
        QCOMPARE(watched.count(), 1);
        QCOMPARE(watched.front().front().value<std::vector<WatchedSentence>>(), sentences);
        QVERIFY(!m_window->mainView().attention().hasContent());
        QCOMPARE(requests.count(), 1);
        QCOMPARE(requests.front().front().value<TranslationRequest>().forcedTarget.value_or(std::string()),
            std::string("je suis fatigué ."));
        auto answer = sampleTranslation("i am tired . <eos>", "je suis fatigué . <eos>");
        answer.id = requests.front().front().value<TranslationRequest>().id;
        answer.forced = true;
        answer.step = 8;
        m_window->mainView().showTranslation(answer);
        QCOMPARE(firstWordShown(), std::string("i"));
        // Before its first picture, a sentence is displayed as in that picture. The bar says so.
        m_window->actions().earlier->trigger();
        QCOMPARE(firstWordShown(), std::string("i"));
        QVERIFY(m_window->mainView().watched().timeBar().text().contains(u"watched from step 8"_s));
    }

    void aPictureComesAlthoughSomethingIsTypedMeanwhile()
    {
        startTraining();
        m_window->reports().showReports(report(8));
        m_window->reports().setState(tests::paused);
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        m_window->mainView().header().watched().setWatched({{"i am tired .", "je suis fatigué ."}});
        m_window->mainView().translation().setSentence(u"we sleep ."_s);
        QCOMPARE(requests.count(), 2);
        auto picture = sampleTranslation("i am tired . <eos>", "je suis fatigué . <eos>");
        picture.id = requests[0].front().value<TranslationRequest>().id;
        picture.forced = true;
        picture.step = 8;
        m_window->mainView().showTranslation(picture);
        auto own = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        own.id = requests[1].front().value<TranslationRequest>().id;
        m_window->mainView().showTranslation(own);
        QCOMPARE(firstWordShown(), std::string("we"));
        m_window->mainView().setView(MainPage::Watched);
        QVERIFY(m_window->mainView().attention().hasContent());
        QCOMPARE(firstWordShown(), std::string("i"));
    }

    void theSliderGoesBackInTraining()
    {
        startTraining();
        auto& slider = m_window->mainView().watched().timeBar().slider();
        QVERIFY(slider.isVisible() && !slider.isEnabled());
        for (const int step : {1, 2, 4, 8})
            m_window->reports().showReports(report(step));
        const auto shown = [this] { return m_window->mainView().attention().translation().step; };
        QCOMPARE(shown(), std::int64_t(8));
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_Left);
        QCOMPARE(shown(), std::int64_t(4));
        QVERIFY(m_window->mainView().watched().timeBar().text().contains(u"step 4"_s));
        m_window->reports().showReports(report(9));
        QCOMPARE(shown(), std::int64_t(4)); // the person has chosen this step, so it stays
        m_window->mainView().header().watched().chooser()->setCurrentIndex(0);
        QCOMPARE(firstWordShown(), std::string("we"));
        QCOMPARE(shown(), std::int64_t(4)); // the same step for all watched sentences
        m_window->actions().newest->trigger();
        QCOMPARE(shown(), std::int64_t(9));
        m_window->mainView().setView(MainPage::Own);
        QVERIFY(!slider.isVisible());
    }

    void sliderAndLossCursorAreOne()
    {
        startTraining();
        for (int step = 1; step <= 40; ++step)
            m_window->reports().showReports(report(step));
        auto& mainView = m_window->mainView();
        const auto shown = [&] { return mainView.attention().translation().step; };
        mainView.loss().setFocus();
        QTest::keyClick(&mainView.loss(), Qt::Key_Left);
        const auto first = shown();
        QVERIFY(first < 40);
        QVERIFY(!mainView.watched().timeline().isLive());
        QTest::keyClick(&mainView.loss(), Qt::Key_Left);
        QVERIFY(shown() < first);
        mainView.watched().timeBar().slider().setValue(6);
        QCOMPARE(shown(), std::int64_t(7));
        QVERIFY(mainView.loss().accessibleDescription().contains(u"step 7 "_s));
        QTest::keyClick(&mainView.loss(), Qt::Key_Escape);
        QVERIFY(mainView.watched().timeline().isLive());
        QCOMPARE(shown(), std::int64_t(40));
        // In another view the cursor only reads the curve.
        mainView.setView(MainPage::Own);
        QTest::keyClick(&mainView.loss(), Qt::Key_Left);
        QVERIFY(mainView.watched().timeline().isLive());
    }

    void anOpenedRunBringsItsTimeAlong()
    {
        auto run = sampleRun();
        run.step = 40;
        auto snapshots = std::make_shared<std::vector<WatchedSnapshot>>();
        for (const int step : {1, 5, 40})
            for (const auto& snapshot : report(step).snapshots)
                snapshots->push_back(snapshot);
        run.snapshots = snapshots;
        m_window->reports().setState({DataState::None, ModelState::Loaded, Activity::Idle});
        QSignalSpy requests(&m_window->mainView(), &MainView::translateRequested);
        m_window->reports().showRun(run);
        m_window->actions().showWatched->trigger();
        QCOMPARE(firstWordShown(), std::string("the"));
        QCOMPARE(m_window->mainView().watched().sentences(), watchedAtFirst());
        QVERIFY(m_window->actions().exportHeatmap->isEnabled());
        QCOMPARE(m_window->mainView().watched().firstStep(), std::int64_t(1));
        m_window->actions().earlier->trigger();
        QCOMPARE(m_window->mainView().attention().translation().step, std::int64_t(5));
        QCOMPARE(requests.count(), 0);
        run.folder = "/runs/second";
        run.snapshots.reset();
        m_window->reports().showRun(run);
        QVERIFY(m_window->mainView().watched().sentences().empty());
    }

    void anotherRunHasAnotherTime()
    {
        startTraining();
        m_window->reports().showReports(report(1));
        m_window->reports().showReports(report(2));
        QVERIFY(m_window->actions().exportAnimation->isEnabled());
        auto run = sampleRun();
        run.folder = "/runs/second";
        m_window->reports().showRun(run);
        QVERIFY(m_window->mainView().watched().timeline().history().isEmpty());
        QVERIFY(!m_window->actions().exportAnimation->isEnabled());
        QVERIFY(!m_window->mainView().attention().hasContent());
    }
};

ATTENTOSCOPE_TEST(TestMainWindowTime, QApplication);
#include "tst_mainwindowtime.moc"
