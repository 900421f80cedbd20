// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/plots/plotsamples.h"
#include "ui/plots/export/exportdialog.h"
#include "ui/plots/view/attentionview.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace attentoscope;
using namespace attentoscope::ui;

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_view.showTranslation(test::sampleOf(5)); }

    void proposesAFreeName()
    {
        const QTemporaryDir folder;
        ExportDialog dialog(m_view);
        dialog.setFolder(folder.path());
        QCOMPARE(dialog.path(), folder.filePath(QStringLiteral("attention.png")));
        QVERIFY(QFile(dialog.path()).open(QIODevice::WriteOnly));
        dialog.setFolder(folder.path());
        QCOMPARE(dialog.path(), folder.filePath(QStringLiteral("attention-2.png")));
        QCOMPARE(dialog.folder(), folder.path());
    }

    void savesWithItsOptions()
    {
        const QTemporaryDir folder;
        ExportDialog dialog(m_view);
        dialog.setFolder(folder.path());
        dialog.setOptions(
            {.size = {500, 400}, .scale = 2.0, .look = ExportLook::AsOnScreen, .title = QStringLiteral("T")});
        QCOMPARE(dialog.options().size, QSize(500, 400));
        QCOMPARE(dialog.options().look, ExportLook::AsOnScreen);
        QCOMPARE(dialog.options().title, QStringLiteral("T"));
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        dialog.accept();
        QCOMPARE(exported.size(), 1);
        QCOMPARE(exported[0][0].toString(), folder.filePath(QStringLiteral("attention.png")));
        QCOMPARE(QImage(dialog.path()).size(), QSize(1000, 800));
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }

    void formatAndSuffixFollowEachOther()
    {
        const QTemporaryDir folder;
        ExportDialog dialog(m_view);
        dialog.setFolder(folder.path());
        dialog.setFormat(QStringLiteral("svg"));
        QCOMPARE(dialog.path(), folder.filePath(QStringLiteral("attention.svg")));
        dialog.setPath(folder.filePath(QStringLiteral("my.map.pdf")));
        QCOMPARE(dialog.format(), QStringLiteral("pdf"));
        dialog.findChild<QComboBox*>()->setCurrentIndex(0);
        QCOMPARE(dialog.path(), folder.filePath(QStringLiteral("my.map.png")));
        dialog.setPath(folder.filePath(QStringLiteral("bare")));
        QCOMPARE(dialog.path(), folder.filePath(QStringLiteral("bare.png")));
        auto* file = dialog.findChild<QLineEdit*>(QStringLiteral("path"));
        file->selectAll();
        QTest::keyClicks(file, QStringLiteral("typed.svg"));
        QCOMPARE(dialog.format(), QStringLiteral("svg"));
    }

    void asksBeforeReplacing()
    {
        const QTemporaryDir folder;
        ExportDialog dialog(m_view);
        dialog.setPath(folder.filePath(QStringLiteral("a.json")));
        QFile file(dialog.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        dialog.accept();
        QCOMPARE(exported.size(), 0);
        QVERIFY(problemIn(dialog).contains(QStringLiteral("a.json")));
        dialog.accept();
        QCOMPARE(exported.size(), 1);
        QVERIFY(QFileInfo(dialog.path()).size() > 0);
    }

    void staysOpenWhenSavingFails()
    {
        ExportDialog dialog(m_view);
        dialog.setPath(QStringLiteral("/no/such/folder/a.png"));
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        QSignalSpy finished(&dialog, &QDialog::finished);
        dialog.accept();
        QCOMPARE(exported.size() + finished.size(), 0);
        QVERIFY(problemIn(dialog).contains(QStringLiteral("/no/such/folder/a.png")));
        dialog.setPath(QStringLiteral("/no/such/folder/b.png"));
        QVERIFY(problemIn(dialog).isEmpty());
    }

    void everyFieldHasAName()
    {
        ExportDialog dialog(m_view);
        for (QWidget* child : dialog.findChildren<QWidget*>()) {
            const bool isPopup = child->window() != &dialog; // the list that a combo box opens
            if (isPopup || child->focusPolicy() == Qt::NoFocus || child->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(child);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), child->metaObject()->className());
        }
    }

    void nothingToSaveCannotBeSaved()
    {
        AttentionView empty;
        ExportDialog dialog(empty);
        dialog.setPath(QDir::temp().filePath(QStringLiteral("attentoscope-never-written.png")));
        QVERIFY(!problemIn(dialog).isEmpty());
        for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->text().contains(QStringLiteral("Save")))
                QVERIFY(!button->isEnabled());
        }
    }

    void previewShowsThePicture()
    {
        ExportDialog dialog(m_view);
        dialog.show();
        const auto labels = dialog.findChildren<QLabel*>();
        const auto preview = std::ranges::find(labels, QStringLiteral("Preview"), &QLabel::accessibleName);
        QVERIFY(preview != labels.end());
        QTRY_VERIFY(!(*preview)->pixmap().isNull());
    }

    void copiesInTheChosenFormat()
    {
        ExportDialog dialog(m_view);
        const auto copied = [&dialog](const char* format) {
            dialog.setFormat(QString::fromLatin1(format));
            for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
                if (button->text().contains(QStringLiteral("Copy")))
                    button->click();
            }
            return QGuiApplication::clipboard()->mimeData();
        };
        dialog.setOptions({.size = {500, 400}, .scale = 2.0, .title = QStringLiteral("T")});
        QCOMPARE(qvariant_cast<QImage>(copied("png")->imageData()).size(), QSize(1000, 800));
        QCOMPARE(copied("csv")->text().toUtf8(), m_view.csv());
        QCOMPARE(copied("json")->data(QStringLiteral("application/json")), m_view.json());
        QVERIFY(copied("svg")->data(QStringLiteral("image/svg+xml")).contains("<svg"));
        QVERIFY(copied("pdf")->data(QStringLiteral("application/pdf")).startsWith("%PDF-"));
    }

    void saysWhatNoFontHas()
    {
        const QString none = QString::fromUcs4(U"\U0010FFFD");
        auto translation = test::sampleOf(5);
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
        usual.setFormat(QStringLiteral("png"));
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
            if (label->accessibleName() == QStringLiteral("Problem"))
                return label->isHidden() ? QString() : label->text();
        }
        return QStringLiteral("no label for problems");
    }

    AttentionView m_view;
};

ATTENTOSCOPE_TEST(TestExportDialog, QApplication);
#include "tst_exportdialog.moc"
