// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/scriptedwindow.h"
#include "ui/window/enginereports.h"
#include "ui/window/windowactions.h"

#include <QAccessible>
#include <QTest>
#include <QTreeWidget>

using namespace attentoscope;
using namespace attentoscope::ui;

/// Menus, shortcuts, and what can be reached without a mouse.
class TestWindowActions : public QObject, private testing::ScriptedWindow
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
            load();
            train();
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
        for (const QKeySequence& key : {QKeySequence(QStringLiteral("Ctrl+I")), QKeySequence(QStringLiteral("Alt+3")),
                 QKeySequence(QStringLiteral("F5"))})
            QVERIFY2(keys.contains(key.toString(QKeySequence::NativeText)), qPrintable(keys.join(QLatin1Char('\n'))));
        list->window()->close();
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

QTEST_MAIN(TestWindowActions)
#include "tst_windowactions.moc"
