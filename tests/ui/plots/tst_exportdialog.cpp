// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/handleevents.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headsview.h"
#include "ui/plots/export/exportdialogs.h"
#include "ui/plots/export/exportform.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/style/styledplot.h"
#include "ui/plots/view/attentionview.h"

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_view.showTranslation(sampleOf(5)); }

    void proposesAFreeName()
    {
        const QTemporaryDir folder;
        ExportDialog dialog(m_view);
        dialog.setFolder(folder.path());
        QCOMPARE(dialog.path(), folder.filePath(u"attention.png"_s));
        QVERIFY(QFile(dialog.path()).open(QIODevice::WriteOnly));
        dialog.setFolder(folder.path());
        QCOMPARE(dialog.path(), folder.filePath(u"attention-2.png"_s));
        QCOMPARE(dialog.folder(), folder.path());
    }

    void savesWithItsOptions()
    {
        const QTemporaryDir folder;
        ExportDialog dialog(m_view);
        dialog.setFolder(folder.path());
        dialog.setOptions({.size = {500, 400}, .scale = 2.0, .look = ExportLook::AsOnScreen, .title = u"T"_s});
        QCOMPARE(dialog.options().size, QSize(500, 400));
        QCOMPARE(dialog.options().look, ExportLook::AsOnScreen);
        QCOMPARE(dialog.options().title, u"T"_s);
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        dialog.accept();
        QCOMPARE(exported.size(), 1);
        QCOMPARE(exported[0][0].toString(), folder.filePath(u"attention.png"_s));
        QCOMPARE(QImage(dialog.path()).size(), QSize(1000, 800));
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }

    void formatAndSuffixFollowEachOther()
    {
        const QTemporaryDir folder;
        ExportDialog dialog(m_view);
        dialog.setFolder(folder.path());
        dialog.setFormat(u"svg"_s);
        QCOMPARE(dialog.path(), folder.filePath(u"attention.svg"_s));
        dialog.setPath(folder.filePath(u"my.map.pdf"_s));
        QCOMPARE(dialog.format(), u"pdf"_s);
        dialog.findChild<QComboBox*>()->setCurrentIndex(0);
        QCOMPARE(dialog.path(), folder.filePath(u"my.map.png"_s));
        dialog.setPath(folder.filePath(u"bare"_s));
        QCOMPARE(dialog.path(), folder.filePath(u"bare.png"_s));
        auto* file = dialog.findChild<QLineEdit*>(u"path"_s);
        file->selectAll();
        QTest::keyClicks(file, u"typed.svg"_s);
        QCOMPARE(dialog.format(), u"svg"_s);
    }

    void asksBeforeReplacing()
    {
        const QTemporaryDir folder;
        ExportDialog dialog(m_view);
        dialog.setPath(folder.filePath(u"a.json"_s));
        QFile file(dialog.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        dialog.accept();
        QCOMPARE(exported.size(), 0);
        QVERIFY(problemIn(dialog).contains(u"a.json"_s));
        dialog.accept();
        QCOMPARE(exported.size(), 1);
        QVERIFY(QFileInfo(dialog.path()).size() > 0);
    }

    void staysOpenWhenSavingFails()
    {
        ExportDialog dialog(m_view);
        dialog.setPath(u"/no/such/folder/a.png"_s);
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        QSignalSpy finished(&dialog, &QDialog::finished);
        dialog.accept();
        QCOMPARE(exported.size() + finished.size(), 0);
        QVERIFY(problemIn(dialog).contains(u"/no/such/folder/a.png"_s));
        dialog.setPath(u"/no/such/folder/b.png"_s);
        QVERIFY(problemIn(dialog).isEmpty());
    }

    void everyFieldHasAName()
    {
        ExportDialog dialog(m_view);
        for (QWidget* child : dialog.findChildren<QWidget*>()) {
            const bool isPopup = child->window() != &dialog; // the list that a combo box opens
            if (isPopup || child->focusPolicy() == Qt::NoFocus || child->objectName().startsWith(u"qt_"_s))
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(child);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), child->metaObject()->className());
        }
    }

    void nothingToSaveCannotBeSaved()
    {
        AttentionView empty;
        ExportDialog dialog(empty);
        dialog.setPath(QDir::temp().filePath(u"attentoscope-never-written.png"_s));
        QVERIFY(!problemIn(dialog).isEmpty());
        for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->text().contains(u"Save"_s))
                QVERIFY(!button->isEnabled());
        }
    }

    void previewShowsThePicture()
    {
        ExportDialog dialog(m_view);
        dialog.show();
        const auto labels = dialog.findChildren<QLabel*>();
        const auto preview = std::ranges::find(labels, u"Preview"_s, &QLabel::accessibleName);
        QVERIFY(preview != labels.end());
        QTRY_VERIFY(!(*preview)->pixmap().isNull());
    }

    /// While a model trains, the view shows other words and weights.
    void followsTheView()
    {
        const QTemporaryDir folder;
        AttentionView view;
        view.showTranslation(sampleTranslation("we sleep .", "nous dormons ."));
        ExportDialog dialog(view);
        dialog.setPath(folder.filePath(u"a.json"_s));
        QFile file(dialog.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        dialog.show();
        dialog.accept();
        const auto question = problemIn(dialog);
        QVERIFY(question.contains(u"a.json"_s));
        const auto before = view.suggestedTitle();
        view.showTranslation(sampleTranslation("we sleep .", "nous dormions ."));
        QVERIFY(view.suggestedTitle() != before);
        QCOMPARE(dialog.options().title, view.suggestedTitle()); // at once, for saving
        QTRY_COMPARE(dialog.form().options().title, view.suggestedTitle());
        QCOMPARE(problemIn(dialog), question); // it was answered by nobody
    }

    void aTitleOfOnesOwnStays()
    {
        AttentionView view;
        view.showTranslation(sampleTranslation("we sleep .", "nous dormons ."));
        ExportDialog dialog(view);
        auto options = dialog.options();
        options.title = u"mine"_s;
        dialog.setOptions(options);
        dialog.show();
        const auto labels = dialog.findChildren<QLabel*>();
        const auto preview = std::ranges::find(labels, u"Preview"_s, &QLabel::accessibleName);
        QTRY_VERIFY(!(*preview)->pixmap().isNull());
        const auto before = (*preview)->pixmap().toImage();
        view.showTranslation(sampleTranslation("we sleep here .", "nous dormions ici ."));
        QTRY_VERIFY((*preview)->pixmap().toImage() != before);
        QCOMPARE(dialog.options().title, u"mine"_s);
    }

    /// Otherwise each preview would cause the next.
    void aPreviewDoesNotChangeTheView()
    {
        AttentionView view;
        view.showTranslation(sampleOf(5));
        LossPlot loss;
        TrainingReports reports;
        reports.steps = {{.step = 1, .loss = 2.0}, {.step = 2, .loss = 1.0}};
        loss.append(reports);
        HeadsView heads;
        heads.showTranslation(withSampleHeads(sampleOf(5), 2, 2));
        for (Exportable* one :
            {static_cast<Exportable*>(&view), static_cast<Exportable*>(&loss), static_cast<Exportable*>(&heads)}) {
            one->plot().replot(StyledPlot::rpImmediateRefresh);
            handleEvents();
            const QSignalSpy replotted(&one->plot(), &StyledPlot::afterReplot);
            QVERIFY(!renderToImage(*one, {.size = {300, 200}, .title = u"T"_s}).isNull());
            handleEvents();
            QCOMPARE(replotted.size(), 0);
        }
    }

    void copiesInTheChosenFormat()
    {
        ExportDialog dialog(m_view);
        const auto copied = [&dialog](const char* format) {
            dialog.setFormat(QString::fromLatin1(format));
            for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
                if (button->text().contains(u"Copy"_s))
                    button->click();
            }
            return QGuiApplication::clipboard()->mimeData();
        };
        dialog.setOptions({.size = {500, 400}, .scale = 2.0, .title = u"T"_s});
        QCOMPARE(qvariant_cast<QImage>(copied("png")->imageData()).size(), QSize(1000, 800));
        QVERIFY(copied("png")->data(u"image/png"_s).startsWith("\x89PNG"));
        QCOMPARE(copied("csv")->text().toUtf8(), m_view.csv());
        QCOMPARE(copied("json")->data(u"application/json"_s), m_view.json());
        QVERIFY(copied("svg")->data(u"image/svg+xml"_s).contains("<svg"));
        QVERIFY(copied("pdf")->data(u"application/pdf"_s).startsWith("%PDF-"));
    }

    void saysWhatNoFontHas()
    {
        const QString none = QString::fromUcs4(U"\U0010FFFD");
        auto translation = sampleOf(5);
        translation.source.front().text = none.toStdString();
        AttentionView view;
        view.showTranslation(translation);
        ExportDialog dialog(view);
        for (const char* picture : {"png", "svg", "pdf"}) {
            dialog.setFormat(QString::fromLatin1(picture));
            QVERIFY2(problemIn(dialog).contains(none), picture);
        }
        for (const char* table : {"csv", "json"}) {
            dialog.setFormat(QString::fromLatin1(table));
            QCOMPARE(problemIn(dialog), QString());
        }
        ExportDialog usual(m_view);
        usual.setFormat(u"png"_s);
        QCOMPARE(problemIn(usual), QString());
        auto options = usual.options();
        options.title = none; // typed by hand
        usual.setOptions(options);
        QVERIFY(problemIn(usual).contains(none));
    }

private:
    QString problemIn(ExportDialog& dialog)
    {
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            if (label->accessibleName() == u"Problem"_s)
                return label->isHidden() ? QString() : label->text();
        }
        return u"no label for problems"_s;
    }

    AttentionView m_view;
};

ATTENTOSCOPE_TEST(TestExportDialog, QApplication);
#include "tst_exportdialog.moc"
