// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/dialogs.h"

class TestScreenFit : public QObject
{
    Q_OBJECT

    static QRect room() { return roomForContent(QGuiApplication::primaryScreen()->availableGeometry()); }

private slots:
    void aWindowThatIsTooLargeBecomesSmaller()
    {
        QWidget window;
        window.setGeometry(100, 100, 3000, 2000);
        keepOnScreen(window);
        QCOMPARE(window.geometry(), room());
    }

    void aWindowBesideTheScreenComesBack()
    {
        QWidget window;
        window.setGeometry(room().right() + 500, -400, 300, 200);
        keepOnScreen(window);
        QCOMPARE(window.size(), QSize(300, 200));
        QVERIFY(room().contains(window.geometry()));
    }

    void aWindowThatFitsStaysWhereItIs()
    {
        QWidget window;
        const QRect place(room().topLeft() + QPoint(20, 20), QSize(300, 200));
        window.setGeometry(place);
        keepOnScreen(window);
        QCOMPARE(window.geometry(), place);
    }

    void everyDialogStaysOnTheScreen()
    {
        const DialogsOnScreen keeper(nullptr);
        QDialog dialog;
        dialog.resize(4000, 3000);
        dialog.show();
        QVERIFY(room().contains(dialog.geometry()));
    }
};

ATTENTOSCOPE_TEST(TestScreenFit, QApplication);
#include "tst_screenfit.moc"
