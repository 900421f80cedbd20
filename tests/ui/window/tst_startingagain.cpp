// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"

/// A training that makes way: it is discarded, or begun again with its seed or another.
class TestStartingAgain : public QObject, private ScriptedWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { registerTypes(); }
    void init() { makeWindow(); }

    void discardingAsksFirstAndForgetsEverything()
    {
        QSignalSpy discards(&m_window->trainingActions(), &TrainingActions::discardRequested);
        load();
        QVERIFY(!m_window->actions().discard->isEnabled());
        train();
        m_window->reports().showReports(report(1));
        m_window->actions().discard->trigger();
        QCOMPARE(discards.count(), 0);
        const QString breaks(QChar(0x200b));
        QVERIFY2(m_script->questions.front().contains(u"/%1runs/%1first"_s.arg(breaks)),
            "it names what is deleted, and its lines break behind slashes");
        m_script->agrees = true;
        m_window->actions().discard->trigger();
        QCOMPARE(discards.count(), 1);
        m_window->reports().setState(idleWithData);
        m_window->reports().showDiscarded(u"/runs/first"_s);
        QVERIFY(m_window->dataActions().recent().items().empty());
        QVERIFY(!m_window->mainView().loss().hasContent());
        QVERIFY(!m_window->actions().goOn->isEnabled());
        QVERIFY(!m_window->actions().saveRun->isEnabled());
        QVERIFY(!m_window->actions().exportLoss->isEnabled());
    }

    void startsAgainWithTheSameSeedOrAnother()
    {
        const auto seedOf = [](const TrainingRequest& request) {
            const auto found = std::ranges::find(request.settings, std::string("seed"), &KeyValue::key);
            return found == request.settings.end() ? std::string("1") : found->value;
        };
        QSignalSpy starts(&m_window->trainingActions(), &TrainingActions::startRequested);
        QSignalSpy stops(m_window->actions().stop, &QAction::triggered);
        load();
        QVERIFY(!m_window->actions().again->isEnabled());
        m_window->reports().setState(tests::running);
        auto run = sampleRun();
        run.configuration.training.seed = 17;
        run.values.back().value = "17";
        m_window->reports().showRun(run);
        m_window->actions().again->trigger();
        QCOMPARE(stops.count(), 1);
        QCOMPARE(starts.count(), 0); // the new training waits until the other has stopped
        m_window->reports().setState(idleWithModel);
        m_window->reports().showTrainingEnd(TrainingEnd::Stopped);
        QCOMPARE(starts.count(), 1);
        QCOMPARE(seedOf(starts.back().front().value<TrainingRequest>()), std::string("17"));
        m_window->actions().againAnew->trigger();
        QCOMPARE(starts.count(), 2);
        QVERIFY(seedOf(starts.back().front().value<TrainingRequest>()) != "17");
        m_window->reports().showTrainingEnd(TrainingEnd::LimitReached);
        QCOMPARE(starts.count(), 2);
    }

    void startingAgainAsksWhenSomethingWouldBeLost()
    {
        QSignalSpy stops(m_window->actions().stop, &QAction::triggered);
        load();
        m_window->reports().setState(tests::running);
        auto run = sampleRun();
        run.folder.clear();
        m_window->reports().showRun(run);
        m_window->actions().again->trigger();
        QCOMPARE(m_script->questions.size(), 1);
        QCOMPARE(stops.count(), 0);
        m_script->agrees = true;
        m_window->actions().again->trigger();
        QCOMPARE(stops.count(), 1);
    }
};

ATTENTOSCOPE_TEST(TestStartingAgain, QApplication);
#include "tst_startingagain.moc"
