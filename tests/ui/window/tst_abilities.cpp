// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/abilities.h"

class TestAbilities : public QObject
{
    Q_OBJECT

private slots:
    void followTheState_data()
    {
        QTest::addColumn<EngineState>("state");
        QTest::addColumn<QString>("able"); // load cancel open start go-on pause resume step stop again validate save
                                           // translate
        using enum Activity;
        using D = DataState;
        using M = ModelState;
        QTest::newRow("starting") << EngineState{D::None, M::None, Starting} << "load open";
        QTest::newRow("nothing") << EngineState{D::None, M::None, Idle} << "load open";
        QTest::newRow("loading") << EngineState{D::Loading, M::None, Idle} << "load cancel";
        QTest::newRow("data") << EngineState{D::Loaded, M::None, Idle} << "load open start";
        QTest::newRow("only a run") << EngineState{D::None, M::Loaded, Idle} << "load open translate";
        QTest::newRow("trained") << EngineState{D::Loaded, M::Loaded, Idle} << "load open start go-on again translate";
        QTest::newRow("running") << EngineState{D::Loaded, M::Loaded, Running}
                                 << "pause stop again validate save translate";
        QTest::newRow("paused") << EngineState{D::Loaded, M::Loaded, Paused}
                                << "resume step stop again validate save translate";
        QTest::newRow("stopping") << EngineState{D::Loaded, M::Loaded, Stopping} << "";
        QTest::newRow("saving") << EngineState{D::Loaded, M::Loaded, Saving} << "translate";
        QTest::newRow("evaluating") << EngineState{D::Loaded, M::Loaded, Evaluating} << "resume stop again translate";
        QTest::newRow("failed") << EngineState{D::Loaded, M::None, Failed} << "load open start";
    }

    void vectorsNeedNoData()
    {
        const EngineState trained{DataState::None, ModelState::Loaded, Activity::Idle};
        QVERIFY(abilitiesFor(trained, {.chosen = Task::Unshuffle}).start);
        QVERIFY(!abilitiesFor(trained, {.chosen = Task::Unshuffle}).goOn);
        QVERIFY(abilitiesFor(trained, {.loaded = Task::Unshuffle}).goOn);
        QVERIFY(!abilitiesFor(trained, {.loaded = Task::Unshuffle}).swapDirection);
        const EngineState running{DataState::None, ModelState::Loaded, Activity::Running};
        QVERIFY(!abilitiesFor(running, {Task::Unshuffle, Task::Unshuffle}).start);
        QVERIFY2(!abilitiesFor(running, {Task::Unshuffle, Task::Unshuffle}).validate, "no vector comes twice");
    }

    void followTheState()
    {
        QFETCH(EngineState, state);
        QFETCH(QString, able);
        const auto found = abilitiesFor(state);
        QStringList names;
        const auto note = [&](bool is, const char* name) {
            if (is)
                names << QString::fromLatin1(name);
        };
        note(found.loadData, "load");
        note(found.cancelLoading, "cancel");
        note(found.openRun, "open");
        note(found.start, "start");
        note(found.goOn, "go-on");
        note(found.pause, "pause");
        note(found.resume, "resume");
        note(found.step, "step");
        note(found.stop, "stop");
        note(found.again, "again");
        note(found.validate, "validate");
        note(found.save, "save");
        note(found.translate, "translate");
        QCOMPARE(names.join(QLatin1Char(' ')), able);
    }
};

ATTENTOSCOPE_TEST(TestAbilities, QApplication);
#include "tst_abilities.moc"
