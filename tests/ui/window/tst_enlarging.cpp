// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/handleevents.h"
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/heads/headsview.h"
#include "ui/mainview/lossside.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/adviceline.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

/// A key enlarges one part to the whole page, and the same key ends this.
class TestEnlarging : public QObject, ScriptedWindow
{
    Q_OBJECT

    MainView& mainView() const { return m_window->mainView(); }
    HeadsView& heads() const { return mainView().heads().view(); }

    QWidget& part(Enlarged part) const
    {
        return part == Enlarged::Heads ? static_cast<QWidget&>(heads())
            : part == Enlarged::Curve  ? static_cast<QWidget&>(mainView().loss())
                                       : static_cast<QWidget&>(mainView().attention());
    }

    void settle(QSize size)
    {
        for (int round = 0; round < 8; ++round) { // layouts ask for further layouts
            m_window->resize(size);
            handleEvents();
        }
    }

    std::map<const QWidget*, bool> visibleParts() const
    {
        std::map<const QWidget*, bool> visible;
        for (const auto* part : m_window->findChildren<QWidget*>())
            if (part->objectName().isEmpty() || !part->objectName().startsWith("qt_"_L1))
                visible[part] = part->isVisible();
        return visible;
    }

    void press(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        auto* focused = m_window->focusWidget();
        QTest::keyClick(focused ? focused : m_window.get(), Qt::Key(key), modifiers);
    }

    void pressTheKey() const { press(Qt::Key_Return, Qt::ControlModifier); }

    void focus(Enlarged one) const
    {
        auto* target = one == Enlarged::Heads ? &heads().plot() : &part(one);
        target->setFocus(Qt::TabFocusReason);
        QVERIFY(m_window->focusWidget() == target);
    }

private slots:
    void initTestCase() { registerTypes(); }

    void init()
    {
        makeWindow();
        startTraining();
        m_window->reports().showReports(report(1));
        m_window->reports().showReports(report(2));
        m_window->reports().setState(idleWithModel);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QSignalSpy requests(&mainView(), &MainView::translateRequested);
        mainView().translation().setSentence(u"we sleep ."_s);
        auto translation = withSampleHeads(sampleTranslation("we sleep . <eos>", "nous dormons . <eos>"), 2, 4);
        translation.id = requests.back().front().value<TranslationRequest>().id;
        mainView().showTranslation(translation);
        settle({1280, 800});
        QVERIFY(heads().isVisible());
    }

    void cleanup() { m_window.reset(); }

    void oneKeyGivesAPartAllTheRoom_data()
    {
        addColumns<Enlarged, QSize, bool>("part", "size", "presented");
        for (const QSize size : {QSize(1280, 800), QSize(800, 540), QSize(400, 300)})
            for (const bool presented : {false, true}) {
                const auto name = [&](const char* what) {
                    return QByteArray(what) + ' ' + QByteArray::number(size.width()) + (presented ? " presented" : "");
                };
                QTest::newRow(name("heatmap")) << Enlarged::Heatmap << size << presented;
                QTest::newRow(name("curve")) << Enlarged::Curve << size << presented;
                QTest::newRow(name("heads")) << Enlarged::Heads << size << presented;
            }
    }

    void oneKeyGivesAPartAllTheRoom()
    {
        const auto [which, size, presented] = fetched<Enlarged, QSize, bool>();
        m_window->actions().sideBar->setChecked(true);
        settle(size);
        if (size.width() < 1280)
            m_window->pages().showViews(); // in small windows the views are a tab
        m_window->actions().present->setChecked(presented);
        settle(size);
        if (!part(which).isVisible())
            QSKIP("this part has no room here, so there is nothing to enlarge");
        const auto before = visibleParts();
        const auto roomBefore = part(which).size();
        focus(which);
        pressTheKey();
        settle(size);
        QCOMPARE(m_window->pages().enlarged(), which);
        QVERIFY(m_window->actions().enlarge->isChecked());
        for (const auto other : {Enlarged::Heatmap, Enlarged::Curve, Enlarged::Heads})
            QCOMPARE(part(other).isVisible(), other == which);
        QVERIFY(!m_window->sideBar().isVisible());
        QVERIFY(part(which).width() * part(which).height() >= roomBefore.width() * roomBefore.height());
        QVERIFY(m_window->width() <= size.width() || presented);
        QVERIFY(part(which).isAncestorOf(m_window->focusWidget()) || m_window->focusWidget() == &part(which));
        pressTheKey();
        settle(size);
        QCOMPARE(m_window->pages().enlarged(), Enlarged::None);
        const auto after = visibleParts();
        for (const auto& [widget, visible] : before)
            QVERIFY2(after.contains(widget) && after.at(widget) == visible,
                qPrintable(QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName()));
    }

    void anotherKeyGoesFromPartToPart()
    {
        const auto pressNext = [&] { press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier); };
        for (const auto next : {Enlarged::Heatmap, Enlarged::Heads, Enlarged::Curve, Enlarged::Heatmap}) {
            pressNext();
            settle({1280, 800});
            QCOMPARE(m_window->pages().enlarged(), next);
            QVERIFY(part(next).isVisible() && m_window->actions().enlarge->isChecked());
        }
        m_window->actions().heads->setChecked(false);
        pressNext();
        QCOMPARE(m_window->pages().enlarged(), Enlarged::Curve); // there are no heads
        pressTheKey();
        QCOMPARE(m_window->pages().enlarged(), Enlarged::None);
    }

    void theCurveHasTheRoomOfThePage()
    {
        focus(Enlarged::Curve);
        pressTheKey();
        settle({1280, 800});
        QVERIFY(part(Enlarged::Curve).width() > 1'150 && part(Enlarged::Curve).height() > 620);
    }

    void theHeadsHaveTheRoomOfThePage()
    {
        focus(Enlarged::Heads);
        pressTheKey();
        settle({1280, 800});
        QVERIFY(heads().width() > 1'250 && heads().height() > 650);
    }

    void escapeGoesBackAfterItsOtherUses()
    {
        focus(Enlarged::Heatmap);
        mainView().attention().pinCell({0, 0});
        pressTheKey();
        press(Qt::Key_Escape);
        QVERIFY(!mainView().attention().pinnedCell());
        QCOMPARE(m_window->pages().enlarged(), Enlarged::Heatmap);
        press(Qt::Key_Escape);
        QCOMPARE(m_window->pages().enlarged(), Enlarged::None);
        m_window->actions().present->setChecked(true);
        pressTheKey();
        press(Qt::Key_Escape);
        QVERIFY(m_window->actions().present->isChecked());
        press(Qt::Key_Escape);
        QVERIFY(!m_window->actions().present->isChecked());
    }

    /// It does not matter which of the two ends first.
    void presentingAndEnlargingDoNotKeepTheSideBar()
    {
        auto& all = m_window->actions();
        for (auto* first : {all.present, all.enlarge}) {
            auto* second = first == all.present ? all.enlarge : all.present;
            for (auto* ends : {first, second}) {
                first->setChecked(true);
                second->setChecked(true);
                QVERIFY(!m_window->sideBar().isVisible());
                ends->setChecked(false);
                QVERIFY(!m_window->sideBar().isVisible());
                (ends == first ? second : first)->setChecked(false);
                settle({1280, 800});
                QVERIFY(m_window->sideBar().isVisible());
            }
        }
    }

    /// A request for another part ends it.
    void otherViewsEndIt()
    {
        focus(Enlarged::Curve);
        pressTheKey();
        m_window->actions().showOwn->trigger();
        QCOMPARE(m_window->pages().enlarged(), Enlarged::None);
        m_window->actions().enlarge->setChecked(true);
        m_window->actions().typeSentence->trigger();
        QVERIFY(mainView().translation().input()->hasFocus());
        focus(Enlarged::Heads);
        pressTheKey();
        QCOMPARE(m_window->pages().enlarged(), Enlarged::Heads);
        m_window->actions().heads->setChecked(false);
        handleEvents();
        QCOMPARE(m_window->pages().enlarged(), Enlarged::None);
        m_window->actions().enlarge->setChecked(true);
        m_window->actions().startPage->trigger();
        QVERIFY(!m_window->actions().enlarge->isChecked());
        QVERIFY(!m_window->actions().enlarge->isEnabled());
    }

    void trainingGoesOnMeanwhile()
    {
        m_window->reports().setState(running);
        focus(Enlarged::Curve);
        pressTheKey();
        for (std::int64_t step = 3; step < 40; ++step)
            m_window->reports().showReports(report(step));
        handleEvents();
        QCOMPARE(m_window->pages().enlarged(), Enlarged::Curve);
        QVERIFY(!mainView().attention().isVisible());
    }

    void theLayoutIsKeptWhileAPartIsEnlarged()
    {
        const auto before = m_window->memory();
        focus(Enlarged::Curve);
        pressTheKey();
        const auto during = m_window->memory();
        QCOMPARE(during.mainView, before.mainView);
        QCOMPARE(during.sideBarShown, before.sideBarShown);
        QCOMPARE(during.headsShown, before.headsShown);
    }

    /// One click changes the rate of the training that runs, and Undo takes it back.
    void adviceChangesTheRateAndIsUndone()
    {
        m_window->reports().setState(running);
        auto run = sampleRun();
        run.trainingPairs = 5'000;
        run.configuration.training.learningRate = 0.5;
        m_window->reports().showRun(run);
        TrainingReports rising;
        for (std::int64_t step = 1; step <= 200; ++step)
            rising.steps.push_back({.step = step, .epoch = 0.1, .loss = step < 100 ? 2.0 : 5.0});
        rising.progress.step = 200;
        m_window->reports().showReports(rising);
        auto& line = m_window->pages().advice();
        QVERIFY2(line.text().contains(u"0.5 is too high"_s), qPrintable(line.text()));
        QSignalSpy rates(&m_window->sideBar().training(), &TrainingPanel::learningRateChanged);
        const auto before = m_window->sideBar().training().settings().value(u"learning_rate"_s);
        line.findChild<QPushButton*>()->click();
        QCOMPARE(rates.takeLast().front().toDouble(), 0.05);
        QVERIFY(m_window->actions().undo->text().contains(u"advice"_s));
        m_window->actions().undo->trigger();
        QCOMPARE(m_window->sideBar().training().settings().value(u"learning_rate"_s), before);
        m_window->actions().present->setChecked(true);
        QVERIFY(line.text().isEmpty());
    }
};

ATTENTOSCOPE_TEST(TestEnlarging, QApplication);
#include "tst_enlarging.moc"
