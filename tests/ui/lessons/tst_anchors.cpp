// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/stepreader.h"
#include "tests/support/testprogram.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/dissection/dissectionwindow.h"
#include "ui/erasure/erasurecontroller.h"
#include "ui/erasure/erasurewindow.h"
#include "ui/lessons/highlights.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

namespace {

class RaiseCounter : public QObject
{
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::ZOrderChange ? 1 : 0;
        return false;
    }
};

} // namespace

class TestAnchors : public QObject
{
    Q_OBJECT

private slots:
    void theTableHasWhatLessonsMayName()
    {
        QStringList window;
        for (const auto& anchor : anchors())
            window << QLatin1String(anchor.name);
        QStringList lessons;
        for (const auto& name : lessonAnchorNames())
            lessons << QString::fromStdString(name);
        QCOMPARE(window, lessons);
    }

    void eachIsAPartOfTheWindow()
    {
        MainWindow window;
        nameAnchors(window);
        window.comparisons().open();
        window.dissections().open();
        window.sentences().open();
        window.erasures().open();
        QSet<QWidget*> parts;
        for (const auto& anchor : anchors()) {
            auto* part = anchoredWidget(window, QLatin1String(anchor.name));
            QVERIFY2(part, anchor.name);
            QVERIFY2(!parts.contains(part), anchor.name);
            parts.insert(part);
            if (anchor.place == AnchorPlace::MainWindow)
                QCOMPARE(window.findChildren<QWidget*>(QLatin1String(anchor.object)).size(), 1);
        }
    }

    void whatIsNotOpenIsNowhere()
    {
        MainWindow window;
        nameAnchors(window);
        QVERIFY(!anchoredWidget(window, u"compare"_s));
        QVERIFY(!anchoredWidget(window, u"nonsense"_s));
    }

    void closesWindowsThatAStepDoesNotNeed()
    {
        MainWindow window;
        nameAnchors(window);
        window.comparisons().open();
        window.dissections().open();
        QVERIFY(window.comparisons().window()->isVisible() && window.dissections().window()->isVisible());
        closeOtherWindows(window, {"dissection", "heatmap"});
        QVERIFY(window.dissections().window()->isVisible());
        QVERIFY(!window.comparisons().window() || !window.comparisons().window()->isVisible());
    }

    void aWindowWithTheEvidenceComesToTheFront()
    {
        MainWindow window;
        nameAnchors(window);
        window.comparisons().open();
        RaiseCounter raised;
        window.comparisons().window()->installEventFilter(&raised);
        const std::unique_ptr<QWidget> frame(highlightFrame(window, {.anchor = "compare"}));
        QCOMPARE(raised.count, 1);
    }

    void aHiddenSideBarComesBackForItsParts()
    {
        MainWindow window;
        nameAnchors(window);
        window.pages().showWorkbench();
        window.actions().sideBar->setChecked(false);
        reveal(window, u"train"_s); // the panel of the lesson has it too
        QVERIFY(window.sideBar().isHidden());
        reveal(window, u"settings"_s);
        QVERIFY(!window.sideBar().isHidden());
    }
};

ATTENTOSCOPE_TEST(TestAnchors, QApplication);
#include "tst_anchors.moc"
