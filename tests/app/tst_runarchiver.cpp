// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "tests/engine/storage/packedsamples.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/runtransfer.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

using tests::FakeCall;

/// A run leaves the window as a file, and comes back from one. A separate thread does this, so neither window nor
/// engine waits.
class TestRunArchiver : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FakeScript> m_script;
    std::unique_ptr<Application> m_application;

    QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    ui::MainWindow& window() const { return m_application->window(); }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_script = std::make_shared<FakeScript>();
        wholeRun(at("run").toStdString());
        Settings settings(at("settings.ini"));
        settings.setValue(AppSetting::RunsFolder, at("runs"));
        m_application = std::make_unique<Application>(
            CommandLine(),
            [script = m_script] { return Result<std::unique_ptr<Session>>(script->makeSession(script)); },
            std::move(settings));
        m_application->start();
        QTRY_VERIFY(m_application->engine());
    }

    void cleanup() { m_application.reset(); }

    void aRunIsExportedFromTheMenu()
    {
        QVERIFY(!window().actions().exportRun->isEnabled());
        window().dataActions().openPath(at("run"));
        QTRY_VERIFY(window().actions().exportRun->isEnabled());
        window().actions().exportRun->trigger();
        auto* dialog = window().transfer().dialog();
        QVERIFY(dialog);
        QVERIFY(dialog->file().endsWith("run.attentoscope"_L1));
        dialog->findChild<QLineEdit*>()->setText(at("sent"));
        dialog->accept();
        QTRY_VERIFY(QFile::exists(at("sent.attentoscope")));
        QTRY_VERIFY(window().pages().messages().text().contains("without its sentence pairs"_L1));
        QVERIFY(QFileInfo(at("sent.attentoscope")).size() > 1'000);
    }

    void aPageIsMadeOfTheRun()
    {
        QVERIFY(!window().actions().exportPage->isEnabled());
        window().dataActions().openPath(at("run"));
        QTRY_VERIFY(window().actions().exportPage->isEnabled());
        emit window().transfer().pageRequested(at("run"), at("run.html")); // as if the dialog had been confirmed
        QTRY_VERIFY(window().pages().messages().text().contains("The page was written"_L1));
        QFile page(at("run.html"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY(page.readAll().contains("Content-Security-Policy"));
        emit window().transfer().pageRequested(at("run"), at("no such folder/run.html"));
        QTRY_VERIFY(window().pages().messages().text().contains("no such folder"_L1));
    }

    void aPackedRunIsUnpackedAndOpened()
    {
        QVERIFY(packRun(at("run").toStdString(), at("mail.attentoscope").toStdString(), PackedData::LeftOut));
        for (int time = 0; time < 2; ++time) { // opens the run twice, but unpacks it only once
            QSignalSpy unpacked(&window().transfer(), &ui::RunTransfer::unpacked);
            window().dataActions().openPath(at("mail.attentoscope"));
            QTRY_COMPARE(unpacked.count(), 1);
            QCOMPARE(unpacked.front().front().toString(), at("runs/mail"));
            QVERIFY(QFile::exists(at("runs/mail/config.json")));
            QTRY_VERIFY(window().pages().messages().text().contains("29,000 pairs of pairs.tsv"_L1));
        }
        QTRY_COMPARE(m_script->count(FakeCall::OpenRun), 2);
        QVERIFY(!QFile::exists(at("runs/mail-2")));
    }

    void whatIsNoArchiveIsSaidInTheWindow()
    {
        QFile file(at("text.attentoscope"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("hello");
        file.close();
        window().dataActions().openPath(file.fileName());
        QTRY_VERIFY(window().pages().messages().text().contains("is no packed run"_L1));
        QCOMPARE(m_script->count(FakeCall::OpenRun), 0);
        QVERIFY(!QFile::exists(at("runs/text")));
    }

    void whatCannotBeWrittenIsSaidInTheDialog()
    {
        window().dataActions().openPath(at("run"));
        QTRY_VERIFY(window().actions().exportRun->isEnabled());
        window().actions().exportRun->trigger();
        auto* dialog = window().transfer().dialog();
        dialog->findChild<QLineEdit*>()->setText(at("no such folder/sent.attentoscope"));
        dialog->accept();
        QTRY_VERIFY(dialog->status().contains("cannot be written"_L1));
        QVERIFY(!dialog->isPacking());
        QVERIFY(dialog->isVisible());
        dialog->reject();
    }

    void aFileThatIsThereIsReplacedOnlyWhenAgreed()
    {
        QVERIFY(QFile(at("there.attentoscope")).open(QIODevice::WriteOnly));
        window().dataActions().openPath(at("run"));
        QTRY_VERIFY(window().actions().exportRun->isEnabled());
        window().actions().exportRun->trigger();
        auto* dialog = window().transfer().dialog();
        dialog->findChild<QLineEdit*>()->setText(at("there.attentoscope"));
        dialog->accept();
        QVERIFY(dialog->status().contains("Press Replace"_L1));
        QCOMPARE(QFileInfo(at("there.attentoscope")).size(), 0);
        dialog->accept();
        QTRY_VERIFY(QFileInfo(at("there.attentoscope")).size() > 0);
    }
};

ATTENTOSCOPE_TEST(TestRunArchiver, QApplication);
#include "tst_runarchiver.moc"
