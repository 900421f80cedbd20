// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "engine/types/programversion.h"
#include "tests/support/fakesession.h"
#include "tests/support/servedengine.h"
#include "tests/support/testprogram.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/runs/linkbar.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/runs/runlistwindow.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/openingdialogs.h"
#include "ui/window/runtransfer.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

/// A window whose engine is elsewhere, the line to it, and what stays when the window is closed.
class TestFarWindow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<FakeScript> m_script;
    std::unique_ptr<ServedEngine> m_engine;

    std::unique_ptr<Application> start(const CommandLine& line = {}, EnginePlace place = EnginePlace::OtherMachine)
    {
        auto application = std::make_unique<Application>(line, SessionFactory(),
            Settings(m_folder.filePath(u"settings.ini"_s)), Application::Lessons::None,
            std::make_unique<FarEngine>(
                [this] { return m_engine->makeConnection(); }, place, std::chrono::milliseconds(1)));
        application->start();
        return application;
    }
    static CommandLine training() { return CommandLine{.sample = u"tiny-french"_s, .train = true}; }
    static const QPushButton* buttonOf(const QWidget& window, const QString& text)
    {
        const auto buttons = window.findChildren<QPushButton*>();
        const auto found = std::ranges::find(buttons, text, &QPushButton::text);
        return found == buttons.end() ? nullptr : *found;
    }
    static bool isPale(const Application& application)
    {
        return application.window().pages().findChild<QWidget*>(u"paleCover"_s)->isVisible();
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        ServedEngine::version = programVersion;
    }

    void init()
    {
        m_script = std::make_shared<FakeScript>();
        m_engine = std::make_unique<ServedEngine>(
            [script = m_script]() -> Result<std::unique_ptr<Session>> { return script->makeSession(script); });
    }

    void theWindowSaysWhereItsEngineIs()
    {
        const auto application = start();
        auto& bar = application->window().pages().linkBar();
        QTRY_VERIFY(bar.text().contains(u"far"_s));
        QVERIFY(bar.isVisible());
        QVERIFY(!bar.isStale());
    }

    void itTrainsPausesAndTranslates()
    {
        const auto application = start(training());
        auto& actions = application->window().actions();
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        actions.train->trigger(); // pauses
        QTRY_VERIFY(actions.step->isEnabled());
        QTRY_COMPARE(application->engine()->state().activity, Activity::Paused);
        const int before = m_script->count(FakeCall::Advance);
        actions.step->trigger();
        QTRY_COMPARE(m_script->count(FakeCall::Advance), before + 1);
        QSignalSpy translations(application->engine(), &EngineController::translated);
        application->engine()->translate({.id = 9, .purpose = TranslationPurpose::Picture, .source = "word"});
        QTRY_COMPARE(translations.count(), 1);
        actions.stop->trigger();
        QTRY_COMPARE(m_script->count(FakeCall::FinishTraining), 1);
    }

    void aLostLineMakesTheViewsPale()
    {
        const auto application = start(training());
        auto& bar = application->window().pages().linkBar();
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        QVERIFY(!isPale(*application));
        m_engine->m_refuses = true;
        m_engine->cut();
        QTRY_VERIFY(bar.isStale());
        QVERIFY(isPale(*application));
        QVERIFY2(bar.text().contains(u"lost"_s), qPrintable(bar.text()));
        QVERIFY(m_script->waitForCalls(FakeCall::Advance, m_script->count(FakeCall::Advance) + 5));
        m_engine->m_refuses = false;
        QTRY_VERIFY(!bar.isStale());
        QVERIFY(!isPale(*application));
    }

    void aTrainingOutlivesItsWindow()
    {
        auto application = start(training());
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        application.reset();
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 0);
        QVERIFY(m_script->waitForCalls(FakeCall::Advance, m_script->count(FakeCall::Advance) + 5));
        application = start();
        QTRY_VERIFY(application->window().mainView().loss().hasContent()); // the curve has what was trained meanwhile
        QTRY_COMPARE(application->engine()->state().activity, Activity::Running);
        application->window().actions().stop->trigger();
        QTRY_COMPARE(m_script->count(FakeCall::FinishTraining), 1);
    }

    void aWindowWithoutALineCanBeClosed()
    {
        auto application = start(training());
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        m_engine->m_refuses = true;
        m_engine->cut();
        QTRY_VERIFY(application->window().pages().linkBar().isStale());
        application->engine()->translate({.id = 9, .purpose = TranslationPurpose::Picture, .source = "word"});
        application.reset();
    }

    void anEngineThatCannotBeReachedIsAnError()
    {
        m_engine->m_refuses = true;
        const auto application = start();
        auto& bar = application->window().pages().linkBar();
        QTRY_VERIFY(bar.isStale());
        QVERIFY2(bar.text().contains(u"refused by the test"_s), qPrintable(bar.text()));
        m_engine->m_refuses = false;
        application->window().dataActions().openSample(u"tiny-french"_s); // tries again
        QTRY_COMPARE(application->engine()->state().data, DataState::Loaded);
    }

    void runsOfTheFarMachineAreListed()
    {
        const auto application = start();
        QTRY_VERIFY(application->engine());
        QTRY_COMPARE(application->engine()->state().activity, Activity::Idle);
        QSignalSpy changed(&application->window().runList(), &ui::RunListController::changed);
        application->window().runList().open();
        QTRY_VERIFY(!changed.isEmpty());
        QCOMPARE(application->window().runList().runs().size(), std::size_t(1));
        // Some actions would have to read or change the run's folder. They say so instead of doing nothing.
        auto* list = application->window().runList().window();
        QTRY_COMPARE(list->table().model()->rowCount(), 1);
        list->table().selectRow(0);
        for (const char* text : {"C&heck", "&Delete", "&Pack…", "Co&mpare"}) {
            const auto* button = buttonOf(*list, QString::fromUtf8(text));
            QVERIFY2(button && !button->isEnabled() && button->toolTip().contains(u"another machine"_s), text);
        }
        QVERIFY(!list->name().isEnabled() && !list->note().isEnabled());
    }

    /// This machine may have something else at the same path.
    void farPathsAreNotReadHere()
    {
        const auto application = start();
        QTRY_VERIFY(application->engine());
        QTRY_COMPARE(application->engine()->state().activity, Activity::Idle);
        auto& window = application->window();
        window.dataActions().openPath(m_folder.path()); // a folder of this machine
        QTRY_COMPARE(m_script->count(FakeCall::LoadData), 1);
        QCOMPARE(m_script->count(FakeCall::OpenRun), 0);
        window.transfer().unpack(u"/far/run.attentoscope"_s);
        const auto& messages = window.pages().messages();
        QVERIFY2(
            messages.text().contains(u"attentoscope-cli unpack /far/run.attentoscope"_s), qPrintable(messages.text()));
    }

    void farRunsAreNeitherPackedNorComparedHere()
    {
        const auto application = start(training());
        auto& actions = application->window().actions();
        QTRY_VERIFY(application->window().mainView().loss().hasContent());
        QTRY_VERIFY(actions.exportPage->isEnabled()); // the run has a folder
        for (const auto* action : {actions.exportRun, actions.earlierRuns}) {
            QVERIFY(!action->isEnabled());
            QVERIFY(action->toolTip().contains(u"another machine"_s));
        }
        actions.stop->trigger();
        QTRY_COMPARE(m_script->count(FakeCall::FinishTraining), 1);
    }

    void runsOfAnEngineOfThisMachineAreTheWindows()
    {
        const auto application = start({}, EnginePlace::ThisMachine);
        QTRY_VERIFY(application->engine());
        QTRY_COMPARE(application->engine()->state().activity, Activity::Idle);
        QVERIFY(application->window().acceptDrops());
        auto& runs = application->window().runList();
        runs.open();
        runs.window()->setRuns({RunSummary{.folder = "/runs/one", .step = 5}});
        runs.window()->table().selectRow(0);
        QVERIFY(buttonOf(*runs.window(), u"C&heck"_s)->isEnabled());
        emit runs.checkRequested(u"/nowhere/at-all"_s);
        QTRY_VERIFY(!runs.window()->message().isEmpty());
    }

    void theDialogShowsWhatItStarts()
    {
        ui::ConnectDialog dialog(
            [](const QString& host, const QString& command) { return commandText({host, command}); });
        auto* ok = dialog.findChildren<QPushButton*>().constFirst();
        const auto fields = dialog.findChildren<QLineEdit*>();
        fields[0]->setText(u" user@host "_s);
        QCOMPARE(dialog.host(), u"user@host"_s);
        QVERIFY(dialog.shownCommand().startsWith(u"ssh "_s));
        QVERIFY(dialog.shownCommand().endsWith(u"-- user@host 'attentoscope-cli serve'"_s));
        fields[0]->clear();
        QVERIFY(!ok->isEnabled());
        dialog.findChildren<QRadioButton*>()[1]->click();
        QVERIFY(ok->isEnabled());
        QCOMPARE(dialog.host(), QString());
        QVERIFY(dialog.shownCommand().endsWith(u"/attentoscope-cli serve"_s));
    }

    void whatIsShownIsWhatIsStarted_data()
    {
        addColumns<QString, QString>("host", "command");
        QTest::newRow("usual") << u"user@host"_s << QString();
        QTest::newRow("another command") << u"host"_s << u"~/bin/attentoscope-cli serve --name b"_s;
        QTest::newRow("quotes") << u"host"_s << u"'/opt/my tools/cli' serve \"$HOME\""_s;
        QTest::newRow("odd host") << u"a;b'c"_s << u"cli serve"_s;
    }

    /// A program in place of ssh records its arguments. It is started once by the window, and once by a shell with the
    /// command that the dialog displays.
    void whatIsShownIsWhatIsStarted()
    {
        const auto [host, command] = fetched<QString, QString>();
        const QTemporaryDir folder;
        QFile ssh(folder.filePath(u"ssh"_s));
        QVERIFY(ssh.open(QIODevice::WriteOnly));
        ssh.write(
            "#!/bin/sh\nfor word in \"$@\"; do echo \"[$word]\"; done > \"$WORDS.part\"; mv \"$WORDS.part\" \"$WORDS\"\n");
        ssh.close();
        QVERIFY(ssh.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH");
        const auto restore = qScopeGuard([&] {
            qputenv("PATH", path);
            qunsetenv("WORDS");
        });
        qputenv("PATH", QFile::encodeName(folder.path()) + ':' + path);
        const auto wordsOf = [&](const QString& name, const auto& start) -> QByteArray {
            QFile words(folder.filePath(name));
            qputenv("WORDS", QFile::encodeName(words.fileName()));
            [[maybe_unused]] const auto line = start();
            return QTest::qWaitFor([&] { return words.exists(); }) && words.open(QIODevice::ReadOnly) ? words.readAll()
                                                                                                      : QByteArray();
        };
        const auto started = wordsOf(u"started"_s, connectionsTo({host, command}));
        const auto shown =
            wordsOf(u"shown"_s, [&] { return QProcess::execute(u"sh"_s, {u"-c"_s, commandText({host, command})}); });
        QVERIFY(started.contains('[' + host.toUtf8() + "]\n"));
        QCOMPARE(shown, started);
    }

    void aHostThatIsNoneIsNamedInTheDialog()
    {
        QVERIFY(commandText({u"-oProxyCommand=x"_s, {}}).contains(u"-oProxyCommand=x"_s));
        QVERIFY(!commandText({u"a b"_s, {}}).startsWith(u"ssh"_s));
    }
};

ATTENTOSCOPE_TEST(TestFarWindow, QApplication);
#include "tst_farwindow.moc"
