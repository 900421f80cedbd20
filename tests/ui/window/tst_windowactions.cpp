// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/headfields.h"
#include "engine/types/numbermeanings.h"
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/training/runcontrols.h"
#include "ui/widgets/buttons.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

/// Menus, shortcuts, and what can be reached without a mouse.
class TestWindowActions : public QObject, private ScriptedWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { registerTypes(); }
    void init() { makeWindow(); }

    void everythingThatTakesFocusHasAName_data()
    {
        QTest::addColumn<bool>("welcome");
        QTest::newRow("first screen") << true;
        QTest::newRow("workbench") << false;
    }

    void everythingThatTakesFocusHasAName()
    {
        QFETCH(bool, welcome);
        if (!welcome) {
            startTraining();
            m_window->reports().showReports(report(1));
        }
        int seen = 0;
        for (auto* widget : m_window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy())
                continue;
            auto* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(face);
            const auto name = face->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            ++seen;
        }
        QVERIFY(seen > 4);
    }

    void theListOfKeysHasThemAll()
    {
        m_window->actions().shortcuts->trigger();
        auto* list = m_window->findChild<QTreeWidget*>();
        QVERIFY(list);
        QStringList keys;
        for (QTreeWidgetItemIterator item(list); *item; ++item)
            keys << (*item)->text(1);
        for (const QKeySequence& key : {QKeySequence(u"Ctrl+I"_s), QKeySequence(u"Alt+3"_s), QKeySequence(u"F5"_s)})
            QVERIFY2(keys.contains(key.toString(QKeySequence::NativeText)), qPrintable(keys.join(QLatin1Char('\n'))));
        list->window()->close();
    }

    /// An action takes its key wherever the focus is. A picture with the same key would never get it.
    void noPictureHasAKeyOfAnAction()
    {
        QMap<QKeySequence, QString> taken;
        for (const auto* action : m_window->actions().findChildren<QAction*>())
            for (const auto& key : action->shortcuts())
                taken[key] = action->text();
        m_window->actions().shortcuts->trigger();
        auto* list = m_window->findChild<QTreeWidget*>();
        QVERIFY(list);
        int keys = 0;
        for (const auto* group : {"Heatmap and lines", "Heads of a Transformer", "Loss curve"}) {
            const auto found = list->findItems(QLatin1String(group), Qt::MatchExactly);
            QCOMPARE(found.size(), 1);
            for (int row = 0; row < found.front()->childCount(); ++row)
                for (QString text : found.front()->child(row)->text(1).split(u", "_s)) {
                    const QKeySequence key(text.replace("Enter"_L1, "Return"_L1));
                    QVERIFY2(!taken.contains(key), qPrintable(text + u": "_s + taken.value(key)));
                    ++keys;
                }
        }
        QVERIFY(keys > 20);
        list->window()->close();
    }

    void theListOfNumbersHasThemAll()
    {
        m_window->actions().numbers->trigger();
        const auto areas = m_window->findChildren<QScrollArea*>();
        const auto found = std::ranges::find(
            areas, u"What the numbers mean"_s, [](const QScrollArea* one) { return one->accessibleName(); });
        QVERIFY(found != areas.end());
        const QScrollArea* area = *found;
        QStringList texts;
        for (const auto* label : area->findChildren<QLabel*>())
            texts << label->text();
        for (const NumberMeaning& number : numberMeanings) {
            QVERIFY2(texts.contains(QString::fromUtf8(number.name)), number.name);
            QVERIFY2(texts.contains(QString::fromUtf8(number.meaning)), number.name);
        }
        for (const HeadField& field : headFields)
            QVERIFY2(texts.contains(QString::fromUtf8(field.meaning)), field.name);
        area->window()->close();
    }

    void aNumberInTheSideBarSaysWhatItMeans()
    {
        auto& controls = m_window->sideBar().controls();
        for (const char* id : {"step", "loss", "speed", "trained"}) {
            const auto labels = controls.findChildren<QLabel*>();
            const auto tips = std::ranges::count_if(
                labels, [&](const QLabel* label) { return label->toolTip() == QString::fromUtf8(meaningOf(id)); });
            QVERIFY2(tips == 2, id); // the number and its name
        }
    }

    void nothingIsCutInTheListOfKeys()
    {
        m_window->dataActions().recent().add({RecentItem::Kind::Run, u"/runs/somebody's"_s, {}});
        m_window->actions().shortcuts->trigger();
        auto* list = m_window->findChild<QTreeWidget*>();
        QVERIFY(list);
        QCoreApplication::processEvents();
        QCOMPARE(list->horizontalScrollBar()->maximum(), 0);
        for (QTreeWidgetItemIterator item(list); *item; ++item) {
            const int room = list->viewport()->width() - list->columnViewportPosition(1);
            QVERIFY2(list->fontMetrics().horizontalAdvance((*item)->text(1)) < room, qPrintable((*item)->text(1)));
            QVERIFY2(!(*item)->text(0).contains(u"somebody"_s), "a run is no function of the program");
        }
        const auto screen = list->screen()->availableGeometry().size();
        QCOMPARE(list->window()->size().boundedTo(screen), list->window()->size());
        list->window()->close();
    }

    void menusAreShort()
    {
        for (const auto* menu : m_window->menuBar()->actions()) {
            int entries = 0;
            for (const auto* action : menu->menu()->actions())
                entries += action->isSeparator() ? 0 : 1;
            QVERIFY2(entries >= 3 && entries <= 14, qPrintable(menu->text() + QString::number(entries)));
            if (menu->text() == "&File"_L1)
                QVERIFY2(entries <= 10, qPrintable(QString::number(entries)));
        }
    }

    void viewsAreChosenLikeRadioButtons()
    {
        load();
        int seen = 0;
        for (auto* button : m_window->mainView().header().findChildren<QAbstractButton*>())
            if (qobject_cast<SegmentedControl*>(button->parentWidget())) {
                QCOMPARE(QAccessible::queryAccessibleInterface(button)->role(), QAccessible::RadioButton);
                ++seen;
            }
        QCOMPARE(seen, 4);
    }

    void namesAreShort()
    {
        load();
        for (auto* button : m_window->findChildren<QAbstractButton*>()) {
            const auto name = QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
            if (button->isVisible())
                QVERIFY2(name.size() <= 40, qPrintable(name));
        }
    }

    void theHeatmapTellsWhatItShows()
    {
        startTraining();
        const auto before = m_window->mainView().attention().accessibleDescription();
        m_window->reports().showReports(report(1));
        const auto description = m_window->mainView().attention().accessibleDescription();
        QVERIFY(description != before);
        QCOMPARE(description, m_window->mainView().attention().suggestedTitle());
    }

    void stateIsAnnounced()
    {
        startTraining();
        const auto& speaker = m_window->sideBar().controls();
        QCOMPARE(speaker.accessibleName(), u"Training has begun"_s);
        m_window->reports().setState(tests::paused);
        QCOMPARE(speaker.accessibleName(), u"Training is paused"_s);
        m_window->reports().setState(tests::running);
        QCOMPARE(speaker.accessibleName(), u"Training goes on"_s);
        for (const auto activity : {Activity::Saving, Activity::Running}) {
            m_window->reports().setState({DataState::Loaded, ModelState::Loaded, activity});
            QCOMPARE(speaker.accessibleName(), u"Training goes on"_s); // a save changes nothing
        }
        m_window->reports().setState(idleWithModel);
        QCOMPARE(speaker.accessibleName(), u"Training has ended"_s);
    }

    void everyActionHasAMenuEntryAndMostAShortcut()
    {
        int without = 0;
        for (const auto* action : m_window->actions().findChildren<QAction*>(Qt::FindDirectChildrenOnly)) {
            if (action->text().isEmpty() || action->isSeparator())
                continue;
            QVERIFY2(!action->associatedObjects().isEmpty(), qPrintable(action->text()));
            without += action->shortcut().isEmpty() && !action->isCheckable() ? 1 : 0;
        }
        QVERIFY2(without <= 2, "about and reset layout");
    }

    void quittingIsPossibleInEveryWindow_data()
    {
        QTest::addColumn<QAction * WindowActions::*>("opening");
        QTest::newRow("list of runs") << &WindowActions::openRun;
        QTest::newRow("documentation") << &WindowActions::documentation;
        QTest::newRow("earlier runs") << &WindowActions::earlierRuns;
        QTest::newRow("comparison") << &WindowActions::compareModels;
    }

    void quittingIsPossibleInEveryWindow()
    {
        QFETCH(QAction * WindowActions::*, opening);
        (m_window->actions().*opening)->trigger();
        QTRY_VERIFY(QApplication::activeWindow() && QApplication::activeWindow() != m_window.get());
        QTest::keySequence(QApplication::activeWindow(), QKeySequence(u"Ctrl+Q"_s));
        QVERIFY(!m_window->isVisible());
    }

    void aQuestionIsAnsweredBeforeQuitting()
    {
        m_window->actions().allSettings->trigger();
        auto* modal = QApplication::activeModalWidget();
        QVERIFY(modal && QTest::qWaitForWindowActive(modal));
        QTest::keySequence(modal, QKeySequence(u"Ctrl+Q"_s));
        QVERIFY(m_window->isVisible());
        modal->close();
    }

    void shortcutsAreNotUsedTwice()
    {
        QStringList seen;
        for (const auto* action : m_window->findChildren<QAction*>())
            for (const auto& keys : action->shortcuts()) {
                QVERIFY2(!seen.contains(keys.toString()), qPrintable(keys.toString()));
                seen << keys.toString();
            }
        QVERIFY(seen.size() > 15);
    }
};

ATTENTOSCOPE_TEST(TestWindowActions, QApplication);
#include "tst_windowactions.moc"
