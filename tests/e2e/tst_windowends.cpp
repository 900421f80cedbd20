// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sendsignal.h"
#include "tests/support/testprogram.h"

#include <csignal>
#include <sys/stat.h>

/// The window ends in ways that nobody chose in it: by a signal, or because the display is gone.
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
        QCOMPARE(file(u"current"_s), QString()); // nothing has been saved yet
        sendSignal(window, signal);
        QVERIFY(window.waitForFinished(patience));
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 130);
        QVERIFY(QFile(file(u"current"_s)).size() > 0);
    }

    void aDisplayThatIsGoneSavesTheTraining()
    {
        const auto program = QStandardPaths::findExecutable(u"Xvfb"_s);
        if (program.isEmpty())
            QSKIP("Xvfb is not installed");
        QProcess display;
        display.start(program, {u"-displayfd"_s, u"1"_s, u"-nolisten"_s, u"tcp"_s});
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
        QVERIFY(QFile(file(u"current"_s)).size() > 0);
    }

    void aPipeThatNobodyWritesHoldsNothing()
    {
        const auto pipe = m_folder->filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QProcess window;
        start(window, {pipe});
        // When the pipe is open, the engine thread is reading it.
        const QDir open(u"/proc/%1/fd"_s.arg(window.processId()));
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
        environment.insert(u"QT_QPA_PLATFORM"_s, display.isEmpty() ? u"offscreen"_s : u"xcb"_s);
        environment.insert(u"DISPLAY"_s, display);
        environment.insert(u"XDG_DATA_HOME"_s, m_folder->filePath(u"data"_s));
        environment.insert(u"XDG_CONFIG_HOME"_s, m_folder->filePath(u"config"_s));
        window.setProcessEnvironment(environment);
        window.setProcessChannelMode(QProcess::MergedChannels);
        window.start(QStringLiteral(ATTENTOSCOPE_WINDOW), arguments);
        QVERIFY(window.waitForStarted(patience));
    }

    /// Trains until the metrics contain something.
    void train(QProcess& window, const QString& display = {}) const
    {
        start(window, {u"--sample"_s, u"tiny-french"_s, u"--train"_s}, display);
        const auto metrics = u"metrics.jsonl"_s;
        QTRY_VERIFY2_WITH_TIMEOUT(QFile(file(metrics)).size() > 0 || window.state() == QProcess::NotRunning,
            window.peek(4'096).constData(), patience);
        QCOMPARE(window.state(), QProcess::Running);
    }

    /// The content of a file in the run's folder; empty if there is no run or no file.
    QString file(const QString& name) const
    {
        QDirIterator files(m_folder->path(), {name}, QDir::Files, QDirIterator::Subdirectories);
        return files.hasNext() ? files.next() : QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

ATTENTOSCOPE_TEST(TestWindowEnds, QCoreApplication);
#include "tst_windowends.moc"
