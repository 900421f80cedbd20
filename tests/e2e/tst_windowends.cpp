// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sendsignal.h"
#include "tests/support/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <csignal>
#include <memory>
#include <sys/stat.h>

using attentoscope::testing::sendSignal;

/// The ends of the window that nobody chose in it: a signal, a display that is gone.
class TestWindowEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSignalSavesTheTraining_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void aSignalSavesTheTraining()
    {
        QFETCH(const int, signal);
        QProcess window;
        train(window);
        QCOMPARE(file(QStringLiteral("current")), QString()); // nothing is saved yet
        sendSignal(window, signal);
        QVERIFY(window.waitForFinished(patience));
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 130);
        QVERIFY(QFile(file(QStringLiteral("current"))).size() > 0);
    }

    void aDisplayThatIsGoneSavesTheTraining()
    {
        const auto program = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
        if (program.isEmpty())
            QSKIP("Xvfb is not installed");
        QProcess display;
        display.start(program,
            {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-nolisten"), QStringLiteral("tcp")});
        QVERIFY(display.waitForReadyRead(patience));
        const auto number = QString::fromLatin1(display.readAllStandardOutput().trimmed());
        QProcess window;
        train(window, QLatin1Char(':') + number);
        display.kill();
        QVERIFY(display.waitForFinished(patience));
        QVERIFY(window.waitForFinished(patience));
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 1);
        QVERIFY(window.readAll().contains("The display is gone"));
        QVERIFY(QFile(file(QStringLiteral("current"))).size() > 0);
    }

    void aPipeThatNobodyWritesHoldsNothing()
    {
        const auto pipe = m_folder->filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QProcess window;
        start(window, {pipe});
        // Read by the engine thread: the pipe is open then.
        const QDir open(QStringLiteral("/proc/%1/fd").arg(window.processId()));
        const auto isRead = [&] {
            for (const auto& entry : open.entryInfoList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot))
                if (entry.symLinkTarget() == pipe)
                    return true;
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), patience);
        sendSignal(window, SIGTERM);
        QVERIFY(window.waitForFinished(soon));
    }

private:
    static constexpr int patience = 120'000;
    static constexpr int soon = 20'000;

    void start(QProcess& window, const QStringList& arguments, const QString& display = {}) const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(
            QStringLiteral("QT_QPA_PLATFORM"), display.isEmpty() ? QStringLiteral("offscreen") : QStringLiteral("xcb"));
        environment.insert(QStringLiteral("DISPLAY"), display);
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_folder->filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder->filePath(QStringLiteral("config")));
        window.setProcessEnvironment(environment);
        window.setProcessChannelMode(QProcess::MergedChannels);
        window.start(QStringLiteral(ATTENTOSCOPE_WINDOW), arguments);
        QVERIFY(window.waitForStarted(patience));
    }

    /// until something is in the metrics
    void train(QProcess& window, const QString& display = {}) const
    {
        start(window, {QStringLiteral("--sample"), QStringLiteral("tiny-french"), QStringLiteral("--train")}, display);
        const auto metrics = QStringLiteral("metrics.jsonl");
        QTRY_VERIFY2_WITH_TIMEOUT(QFile(file(metrics)).size() > 0 || window.state() == QProcess::NotRunning,
            window.peek(4'096).constData(), patience);
        QCOMPARE(window.state(), QProcess::Running);
    }

    /// of the run; empty: none is there yet
    QString file(const QString& name) const
    {
        QDirIterator files(m_folder->path(), {name}, QDir::Files, QDirIterator::Subdirectories);
        return files.hasNext() ? files.next() : QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

ATTENTOSCOPE_TEST(TestWindowEnds, QCoreApplication);
#include "tst_windowends.moc"
