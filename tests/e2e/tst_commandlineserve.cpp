// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/childconnection.h"
#include "engine/remote/remotesession.h"
#include "engine/types/programversion.h"
#include "runcommand.h"
#include "tests/support/testprogram.h"

#include <csignal>

/// An engine in its own process. The window reaches it through the input and output of a program.
class TestCommandLineServe : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static std::unique_ptr<Session> connect(std::function<void(const LinkState&)> tell = [](const LinkState&) { })
    {
        const std::vector<std::string> command{commandLineProgram().toStdString(), "serve", "--threads", "1"};
        auto session = connectSession({.connect = [command] { return ChildConnection::start(command); },
            .version = programVersion,
            .tell = std::move(tell),
            .firstPause = 1ms});
        if (!session)
            qFatal("%s", session.error().message.c_str());
        return std::move(*session);
    }
    static std::int64_t train(Session& session, std::int64_t until)
    {
        std::int64_t step = 0;
        while (step < until) {
            const auto reports = valueOf(session.advance(20ms, {}));
            step = reports.progress.step;
        }
        return step;
    }

private slots:
    void init() { qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8()); }
    void cleanup() { runCommand(words("serve --stop")); }

    void aTrainingOutlivesItsLineAndIsSaved()
    {
        const Workplace place;
        auto session = connect();
        QVERIFY(session->loadData({.sample = "reverse", .samplePairs = 500}, {}, {}));
        TrainingRequest request{.settings = {{"hidden_size", "16"}, {"embedding_size", "16"}},
            .limit = {.steps = 1'000'000},
            .runFolder = place.path("run").toStdString()};
        const auto run = session->startTraining(request);
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        const auto step = train(*session, 5);
        session.reset(); // the window is closed
        session = connect();
        const auto state = session->state();
        QVERIFY(state && state->run);
        QCOMPARE(state->training, SessionTraining::Running);
        QVERIFY(state->run->step >= step);
        QVERIFY(train(*session, state->run->step + 5) > state->run->step);
        const auto translated = session->translate({.id = 1, .source = "a b c"}, {}, {});
        QVERIFY(translated);
        session.reset();
        const auto stopped = runCommand(words("serve --stop --json"));
        QCOMPARE(stopped.code, 0);
        QCOMPARE(QJsonDocument::fromJson(stopped.out).object()["stopped"_L1], QJsonValue(true));
        QVERIFY(QFile::exists(place.path("run") + "/model.safetensors"_L1)); // saved
    }

    /// The system removes this folder when the user logs out.
    void anEngineWhoseFolderWasRemovedIsFound()
    {
        auto session = connect();
        QVERIFY(session->loadData({.sample = "copy", .samplePairs = 200}, {}, {}));
        QVERIFY(session->startTraining(
            {.settings = {{"hidden_size", "16"}, {"embedding_size", "16"}}, .limit = {.steps = 1'000'000}}));
        const auto step = train(*session, 3);
        session.reset(); // the last window is closed, and the user logs out
        QVERIFY(QDir(m_folder.filePath(u"attentoscope"_s)).removeRecursively());
        session = connect();
        const auto state = session->state();
        QVERIFY(state && state->run);
        QCOMPARE(state->training, SessionTraining::Running);
        QVERIFY(state->run->step >= step);
        session.reset();
        QVERIFY(QDir(m_folder.filePath(u"attentoscope"_s)).removeRecursively());
        const auto stopped = runCommand(words("serve --stop --json"));
        QCOMPARE(QJsonDocument::fromJson(stopped.out).object()["stopped"_L1], QJsonValue(true));
    }

    /// The program that carries the connection is killed, as ssh is when the network fails.
    void aLineThatIsKilledIsMadeAgain()
    {
        int losses = 0;
        const auto session = connect([&](const LinkState& state) { losses += state.phase == LinkPhase::Lost ? 1 : 0; });
        QVERIFY(session->loadData({.sample = "copy", .samplePairs = 200}, {}, {}));
        QVERIFY(session->startTraining({.settings = {{"hidden_size", "16"}, {"embedding_size", "16"}}}));
        QVERIFY(train(*session, 3) >= 3);
        QProcess killing;
        killing.start(u"sh"_s, {u"-c"_s, u"kill -9 $(ps -o pid= --ppid %1)"_s.arg(QCoreApplication::applicationPid())});
        QVERIFY(killing.waitForFinished());
        QVERIFY(session->translate({.id = 1, .source = "a b c"}, {}, {}));
        QVERIFY(losses > 0);
        QVERIFY(session->discardTraining());
    }

    void thereIsNothingToStop()
    {
        const auto stopped = runCommand(words("serve --stop --json"));
        QCOMPARE(stopped.code, 0);
        QCOMPARE(QJsonDocument::fromJson(stopped.out).object()["stopped"_L1], QJsonValue(false));
    }

    void namesAreChecked() { QCOMPARE(runCommand(words("serve --name ../x")).code, 2); }

    void aFolderThatOthersCanEnterIsRefused()
    {
        const QTemporaryDir folder;
        qputenv("XDG_RUNTIME_DIR", folder.path().toUtf8());
        QVERIFY(QDir(folder.path()).mkdir(u"attentoscope"_s));
        QVERIFY(QFile::setPermissions(folder.filePath(u"attentoscope"_s),
            QFileDevice::ReadOwner | QFileDevice::ExeOwner | QFileDevice::WriteOwner | QFileDevice::ReadOther));
        const auto refused = runCommand({u"serve"_s});
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.err.contains("only you can enter"));
    }
};

ATTENTOSCOPE_TEST(TestCommandLineServe, QCoreApplication);
#include "tst_commandlineserve.moc"
