// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/export/batchexport.h"
#include "ui/plots/export/exportdialogs.h"
#include "ui/plots/view/attentionview.h"

#include <sys/stat.h>

class TestBatchExport : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_requests.clear();
    }

    void readsALineASentence()
    {
        const auto file = write("one two\r\n\n  three\tvier f\xc3\xbcnf \nsix");
        const auto sentences = readBatch(file);
        QVERIFY(sentences);
        QCOMPARE(sentences->size(), 3U);
        QCOMPARE(sentences->at(0).request.source, std::string("one two"));
        QVERIFY(!sentences->at(0).request.forcedTarget);
        QCOMPARE(sentences->at(1).number, 3U);
        QCOMPARE(sentences->at(1).request.source, std::string("three"));
        QCOMPARE(*sentences->at(1).request.forcedTarget, std::string("vier f\xc3\xbcnf"));
        QCOMPARE(sentences->at(2).number, 4U);
    }

    void saysTheNamesAndMovesNothing()
    {
        AttentionView view;
        const WatchedSentence sentence{.source = "a b", .target = {}};
        BatchExportDialog dialog(view, {sentence, sentence, sentence});
        dialog.setFolder(m_folder->path());
        dialog.show();
        const auto says = [&](const char* text) {
            for (const auto* label : dialog.findChildren<QLabel*>())
                if (label->text().contains(QLatin1String(text)))
                    return true;
            return false;
        };
        QVERIFY(says("attention-001.png to attention-003.png"));
        auto* file = dialog.findChild<QLineEdit*>(u"sentences"_s);
        auto* save = dialog.findChild<QDialogButtonBox*>();
        const auto before = save->geometry();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (auto* choice : dialog.findChildren<QRadioButton*>())
            if (!choice->isChecked()) {
                choice->click();
                break;
            }
        QVERIFY(says("attention-001.png, attention-002.png, and so on"));
        QCOMPARE(QApplication::focusWidget(), file);
        QCoreApplication::processEvents();
        QCOMPARE(save->geometry(), before);
    }

    void saysWhatIsWrongWithTheFile()
    {
        const auto missing = readBatch(u"/no/such/file.txt"_s);
        QVERIFY(!missing);
        QVERIFY(missing.error().message.find("/no/such/file.txt") != std::string::npos);
        const auto empty = readBatch(write("\n \n"));
        QVERIFY(!empty);
        QCOMPARE(empty.error().code, ErrorCode::BadData);
    }

    void refusesWhatIsNoSentence_data()
    {
        addColumns<QByteArray, QString>("text", "says");
        QTest::newRow("a long line") << QByteArray("one\n") + QByteArray(qsizetype(longestTextLine) + 1, 'a') + '\n'
                                     << u"line 2: longer than 4 MiB"_s;
        QTest::newRow("a long last line")
            << QByteArray(qsizetype(longestTextLine) + 2, 'a') << u"line 1: longer than 4 MiB"_s;
        QTest::newRow("many words") << QByteArray("a ").repeated(2'001) << u"line 1: a sentence of 2001 words"_s;
        QTest::newRow("many words to force")
            << "x\ny\t" + QByteArray("a ").repeated(3'000) << u"line 2: a sentence of 3000 words"_s;
    }

    void refusesWhatIsNoSentence()
    {
        const auto [text, says] = fetched<QByteArray, QString>();
        const auto refused = readBatch(write(text));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::BadData);
        QVERIFY2(QString::fromStdString(refused.error().message).contains(says), refused.error().message.c_str());
    }

    /// A name may have what looks like the place of a value.
    void namesStayAsTheyAre()
    {
        const auto path = m_folder->filePath(u"50%2C.txt"_s);
        QVERIFY(QFile::copy(write(QByteArray("a ").repeated(2'001)), path));
        const auto refused = readBatch(path);
        QVERIFY(!refused);
        QVERIFY2(QString::fromStdString(refused.error().message).contains(u"“%1”, line 1: "_s.arg(path)),
            refused.error().message.c_str());
        const auto folder = m_folder->filePath(u"half %2"_s);
        QVERIFY(QDir().mkpath(folder));
        BatchExportDialog dialog(m_view, {});
        open(dialog, write("little cat\n"));
        dialog.setFolder(folder);
        dialog.accept();
        answer(dialog);
        QVERIFY2(status(dialog).contains(u"half %2: 1 of 1"_s), qPrintable(status(dialog)));
    }

    void takesTheLongestLineThereMayBe()
    {
        const auto sentences = readBatch(write(QByteArray(qsizetype(longestTextLine), 'a') + "\nb\n"));
        QVERIFY(sentences);
        QCOMPARE(sentences->size(), 2U);
        QVERIFY(readBatch(write(QByteArray("a ").repeated(2'000))));
    }

    void doesNotWaitForAPipe()
    {
        const auto pipe = m_folder->filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        const auto refused = readBatch(pipe);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains("is a folder, a pipe or a device"), refused.error().message.c_str());
    }

    void numbersStandBeforeTheSuffix()
    {
        const BatchSentence seventh{.number = 7, .request = {}};
        QCOMPARE(numberedPath(u"/a/b.c.svg"_s, seventh, 9), u"/a/b.c-007.svg"_s);
        QCOMPARE(numberedPath(u"x.png"_s, seventh, 12'345), u"./x-00007.png"_s);
    }

    void writesAFileForEachSentenceAndTellsWhatFailed()
    {
        BatchExportDialog dialog(m_view, {});
        open(dialog, write("little cat\ntoo long\nlittle dog\n"));
        QSignalSpy exported(&dialog, &BatchExportDialog::exported);
        dialog.accept();
        QCOMPARE(m_requests.size(), 1U); // one at a time
        answer(dialog);
        QCOMPARE(m_requests.size(), 2U);
        dialog.showFailure(99, {ErrorCode::BadData, "of another", {}}); // a failure of another request is ignored
        dialog.showFailure(m_requests.back().id, {ErrorCode::BadData, "It has too many words.", {}});
        answer(dialog);
        QCOMPARE(exported.count(), 1);
        QCOMPARE(files(), QStringList({u"attention-001.json"_s, u"attention-003.json"_s}));
        QVERIFY2(status(dialog).contains(u"Line 2: It has too many words."_s), qPrintable(status(dialog)));
        QFile json(m_folder->filePath(u"attention-003.json"_s));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const auto words = QJsonDocument::fromJson(json.readAll()).object()[u"source"_s].toArray();
        QCOMPARE(words.size(), int(sampleOf(4).source.size()));
    }

    void watchedSentencesKeepTheirTranslation()
    {
        BatchExportDialog dialog(m_view, {{"a b", "c d"}, {"e", std::nullopt}});
        open(dialog, {});
        dialog.accept();
        QCOMPARE(*m_requests.front().forcedTarget, std::string("c d"));
        answer(dialog);
        QVERIFY(!m_requests.back().forcedTarget);
        answer(dialog);
        QCOMPARE(files().size(), 2);
    }

    void stoppingKeepsWhatIsWritten()
    {
        BatchExportDialog dialog(m_view, {});
        open(dialog, write("a\nb\nc\n"));
        dialog.show();
        dialog.accept();
        answer(dialog);
        dialog.reject();
        QVERIFY(dialog.isVisible()); // the dialog says what was done
        answer(dialog); // this answer is too late
        QCOMPARE(files().size(), 1);
        dialog.reject();
        QVERIFY(!dialog.isVisible());
    }

    void aLateAnswerIsNotTheNextBatchs()
    {
        BatchExportDialog dialog(m_view, {});
        open(dialog, write("a\nb\n"));
        dialog.show();
        dialog.accept();
        auto late = sampleOf(4);
        late.id = m_requests.back().id;
        dialog.reject(); // cancels before the answer
        dialog.accept();
        const auto asked = m_requests.size();
        dialog.showTranslation(late);
        QCOMPARE(m_requests.size(), asked);
        QVERIFY(files().isEmpty());
        answer(dialog);
        QCOMPARE(files().size(), 1);
        dialog.reject();
    }

    void asksBeforeReplacing()
    {
        BatchExportDialog dialog(m_view, {});
        open(dialog, write("a\n"));
        QFile there(m_folder->filePath(u"attention-001.json"_s));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.close();
        dialog.accept();
        QVERIFY(m_requests.empty());
        QVERIFY(status(dialog).contains(u"Replace"_s));
        dialog.accept();
        answer(dialog);
        QVERIFY(QFileInfo(there).size() > 0);
    }

    void aFolderThatCannotBeWrittenEndsIt()
    {
        BatchExportDialog dialog(m_view, {});
        open(dialog, write("a\nb\n"));
        dialog.setFolder(u"/no/such/folder"_s);
        dialog.accept();
        answer(dialog);
        QCOMPARE(m_requests.size(), 1U);
        QVERIFY(status(dialog).contains(u"/no/such/folder"_s));
    }

    void everyFieldHasAName()
    {
        BatchExportDialog dialog(m_view, {});
        for (QWidget* child : dialog.findChildren<QWidget*>()) {
            const bool isPopup = child->window() != &dialog;
            if (isPopup || child->focusPolicy() == Qt::NoFocus || child->objectName().startsWith(u"qt_"_s))
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(child);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), child->metaObject()->className());
        }
    }

private:
    QString write(const QByteArray& text)
    {
        QFile file(m_folder->filePath(u"lines.txt"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return file.fileName();
    }

    QStringList files() const { return QDir(m_folder->path()).entryList({u"attention-*"_s}, QDir::Files, QDir::Name); }

    static QString status(const BatchExportDialog& dialog)
    {
        for (const auto* label : dialog.findChildren<QLabel*>())
            if (label->accessibleName() == u"What happened"_s)
                return label->text();
        return {};
    }

    void open(BatchExportDialog& dialog, const QString& sentences)
    {
        dialog.setFormat(u"json"_s);
        dialog.setFolder(m_folder->path());
        if (!sentences.isEmpty())
            dialog.setSentencesFile(sentences);
        connect(&dialog, &BatchExportDialog::translateRequested, this,
            [this](const TranslationRequest& request) { m_requests.push_back(request); });
    }

    void answer(BatchExportDialog& dialog)
    {
        auto translation = sampleOf(4);
        translation.id = m_requests.back().id;
        dialog.showTranslation(translation);
    }

    AttentionView m_view;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<TranslationRequest> m_requests;
};

ATTENTOSCOPE_TEST(TestBatchExport, QApplication);
#include "tst_batchexport.moc"
