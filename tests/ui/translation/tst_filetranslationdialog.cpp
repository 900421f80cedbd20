// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/translation/filetranslationdialog.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"

/// The questions and texts of the dialog. Another object translates.
class TestFileTranslationDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<FileTranslationDialog> m_dialog;

    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    QPushButton* button(const char* text) const
    {
        for (auto* found : m_dialog->findChildren<QPushButton*>())
            if (found->text().remove(QLatin1Char('&')) == QLatin1String(text))
                return found;
        return nullptr;
    }

    QString shown() const
    {
        for (const auto* label : m_dialog->findChildren<QLabel*>())
            if (label->accessibleName() == "What happened"_L1)
                return label->text();
        return {};
    }

    static void touch(const QString& path)
    {
        QFile there(path);
        QVERIFY(there.open(QIODevice::WriteOnly));
    }

private slots:
    void whatIsWrongWithAPathStandsBelowIt()
    {
        FileTranslationDialog dialog;
        dialog.show();
        auto* input = dialog.findChild<QLineEdit*>(u"input"_s);
        const auto before = dialog.findChild<QDialogButtonBox*>()->geometry();
        input->setText(u"/no/such/file.txt"_s);
        emit input->editingFinished();
        const FieldNote* told = nullptr;
        for (const auto* note : dialog.findChildren<FieldNote*>())
            if (!note->text().isEmpty())
                told = note;
        QVERIFY(told);
        QCOMPARE(told->parentWidget(), input->parentWidget());
        QCOMPARE(input->accessibleDescription(), told->text());
        QCoreApplication::processEvents();
        QCOMPARE(dialog.findChild<QDialogButtonBox*>()->geometry(), before);
        input->setText(u"/no/such"_s);
        QVERIFY(told->text().isEmpty());
    }

    void initTestCase() { qRegisterMetaType<FileTranslationRequest>(); }

    void init()
    {
        m_dialog = std::make_unique<FileTranslationDialog>();
        m_dialog->setState(idleWithModel);
        m_dialog->show();
    }

    void proposesAPlaceForTheTranslation()
    {
        m_dialog->setInput(file("story.txt"));
        QCOMPARE(m_dialog->request().output, file("story.translated.txt"));
        m_dialog->findChild<QComboBox*>()->setCurrentIndex(1);
        QCOMPARE(m_dialog->request().output, file("story.translated.json"));
        QVERIFY(m_dialog->request().format == TranslationFileFormat::Json);
        m_dialog->setOutput(file("mine.json"));
        m_dialog->setInput(file("other.txt"));
        QCOMPARE(m_dialog->request().output, file("mine.json")); // the person's choice stays
    }

    void aBeamHasALengthPenalty()
    {
        m_dialog->show();
        auto* penalty = m_dialog->findChild<QDoubleSpinBox*>();
        QVERIFY(!penalty->isVisible());
        QCOMPARE(m_dialog->request().beam, 1);
        m_dialog->findChild<QSpinBox*>()->setValue(4);
        QVERIFY(penalty->isVisible());
        QCOMPARE(m_dialog->request().lengthPenalty, usualLengthPenalty);
        penalty->setValue(1.2);
        QCOMPARE(m_dialog->request().beam, 4);
        QCOMPARE(m_dialog->request().lengthPenalty, 1.2);
    }

    void needsFilesAndAModel()
    {
        QVERIFY(!button("Translate")->isEnabled());
        m_dialog->setInput(file("story.txt"));
        QVERIFY(button("Translate")->isEnabled());
        m_dialog->setState(idleWithData);
        QVERIFY(!button("Translate")->isEnabled());
        m_dialog->setState(tests::paused);
        QVERIFY(button("Translate")->isEnabled());
    }

    void asksBeforeItReplaces()
    {
        QSignalSpy requests(m_dialog.get(), &FileTranslationDialog::requested);
        touch(file("there.txt"));
        m_dialog->setInput(file("story.txt"));
        m_dialog->setOutput(file("there.txt"));
        button("Translate")->click();
        QCOMPARE(requests.count(), 0);
        QVERIFY(shown().contains(u"exists"_s));
        // For another name, the dialog asks again.
        m_dialog->setOutput(file("new.txt"));
        QVERIFY(button("Translate"));
        m_dialog->setOutput(file("there.txt"));
        button("Translate")->click();
        QCOMPARE(requests.count(), 0);
        button("Replace")->click();
        QCOMPARE(requests.count(), 1);
        QVERIFY(requests.front().front().value<FileTranslationRequest>().existing == ExistingFile::Replace);
    }

    void saysHowFarItIs()
    {
        m_dialog->setInput(file("story.txt"));
        button("Translate")->click();
        QVERIFY(m_dialog->isRunning());
        QVERIFY(!button("Translate")->isEnabled());
        m_dialog->showProgress({.lines = 200, .done = 50, .secondsLeft = 90.0});
        QVERIFY(shown().contains(u"50 of 200 lines"_s));
        QVERIFY(shown().contains(u"1 min 30 s"_s));
        const auto* bar = m_dialog->findChild<QProgressBar*>();
        QCOMPARE(bar->value() * 4, bar->maximum());
        m_dialog->showReport({.output = file("out.txt"), .lines = 200, .seconds = 12.0});
        QVERIFY(!m_dialog->isRunning());
        QVERIFY(shown().contains(u"200 lines were translated in 12 s"_s));
        QVERIFY(!bar->isVisible());
    }

    void linesThatFailedAreNamed()
    {
        m_dialog->setInput(file("story.txt"));
        button("Translate")->click();
        m_dialog->showReport({.output = file("out.txt"),
            .lines = 9,
            .problems = {{4, "it is too long"}, {7, "so is this"}},
            .problemCount = 2});
        QVERIFY(shown().contains(u"Line 4: it is too long"_s));
        QVERIFY(shown().contains(u"empty in the output: 2"_s));
    }

    void cancelStopsAndCloseCloses()
    {
        QSignalSpy cancels(m_dialog.get(), &FileTranslationDialog::cancelRequested);
        m_dialog->setInput(file("story.txt"));
        button("Translate")->click();
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QCOMPARE(cancels.count(), 1);
        QVERIFY(m_dialog->isVisible());
        m_dialog->showReport({.end = FileTranslationEnd::Cancelled});
        QVERIFY(shown().contains(u"Nothing was written"_s));
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
        QCOMPARE(cancels.count(), 1);
    }

    void tabGoesThroughTheForm()
    {
        m_dialog->setInput(file("story.txt"));
        QStringList names;
        for (const auto* stop : tabStops(*m_dialog))
            names << stop->accessibleName();
        QCOMPARE(names.mid(0, 4),
            (QStringList{u"Text file to translate"_s, u"Browse: Text file to translate"_s,
                u"File for the translations"_s, u"Browse: File for the translations"_s}));
        auto* input = m_dialog->findChild<QLineEdit*>(u"input"_s);
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
        input->setFocus();
        QTest::keyClick(input, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), names[1]);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(input->hasFocus());
        QTest::keyClick(input, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), tabStops(*m_dialog).constLast());
    }

    void saysThatTheModelLearnsMeanwhile()
    {
        const auto hinted = [this] {
            for (const auto* label : m_dialog->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(u"Pause"_s))
                    return true;
            return false;
        };
        QVERIFY(!hinted());
        m_dialog->setState(tests::running);
        QVERIFY(hinted());
    }
};

ATTENTOSCOPE_TEST(TestFileTranslationDialog, QApplication);
#include "tst_filetranslationdialog.moc"
