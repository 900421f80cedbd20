// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/training/runcontrols.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

namespace {

constexpr EngineState startingToTrain{DataState::Loaded, ModelState::None, Activity::Starting};
constexpr EngineState stopping{DataState::Loaded, ModelState::Loaded, Activity::Stopping};
constexpr EngineState saving{DataState::Loaded, ModelState::Loaded, Activity::Saving};
constexpr EngineState loading{DataState::Loading, ModelState::None, Activity::Idle};

} // namespace

/// The focus is where the next key makes sense.
class TestFocusCare : public QObject, private tests::ScriptedWindow
{
    Q_OBJECT

    QWidget* train() const { return m_window->sideBar().controls().focusProxy(); }
    QAbstractButton* button(const QString& name) const
    {
        for (auto* found : m_window->sideBar().controls().findChildren<QAbstractButton*>())
            if (found->accessibleName() == name)
                return found;
        return nullptr;
    }

private slots:
    void initTestCase() { registerTypes(); }

    void init()
    {
        makeWindow();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void theFirstSampleHasItAtFirst()
    {
        const auto* focused = QApplication::focusWidget();
        QVERIFY(focused);
        QVERIFY2(focused->objectName().startsWith("sample-"_L1), qPrintable(focused->objectName()));
        QSignalSpy chosen(&m_window->pages().welcome(), &WelcomePage::sampleChosen);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
    }

    void afterASampleItIsOnTrain()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        m_window->reports().setState(loading);
        QVERIFY(QApplication::focusWidget());
        auto* interface = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
        QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), QApplication::focusWidget()->metaObject()->className());
        load();
        QCOMPARE(QApplication::focusWidget(), train());
    }

    void theOrderOfNewsDoesNotMatter()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        m_window->reports().setState(loading);
        m_window->reports().showCorpus(sampleCorpus());
        m_window->reports().setState(idleWithData);
        QCOMPARE(QApplication::focusWidget(), train());
    }

    void trainKeepsItAndBecomesPause()
    {
        load();
        QTest::mouseClick(train(), Qt::LeftButton);
        m_window->reports().setState(startingToTrain);
        m_window->reports().setState(tests::running);
        m_window->reports().showRun(sampleRun());
        QCOMPARE(QApplication::focusWidget(), train());
        QSignalSpy pressed(m_window->actions().train, &QAction::triggered);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(pressed.count(), 1);
    }

    void theKeyboardsFocusIsSeenOnTrain()
    {
        load();
        const auto* button = qobject_cast<QAbstractButton*>(train());
        QVERIFY(button->hasFocus());
        const auto picture = [this] { return train()->grab().toImage(); };
        QTest::keyClick(m_window.get(), Qt::Key_Tab);
        const auto without = picture();
        QTest::keyClick(m_window.get(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(button->hasFocus());
        QVERIFY(picture() != without);
    }

    void stopLeadsToTrain()
    {
        load();
        ScriptedWindow::train();
        auto* stop = button(u"Stop and keep"_s);
        QVERIFY(stop);
        stop->setFocus();
        for (const auto& state : {stopping, saving, idleWithModel})
            m_window->reports().setState(state);
        QCOMPARE(QApplication::focusWidget(), train());
    }

    void whoTypesGoesOnTyping()
    {
        load();
        auto* input = m_window->mainView().translation().input();
        input->setFocus();
        m_window->reports().setState(tests::running);
        m_window->reports().showRun(sampleRun());
        m_window->reports().showError({ErrorCode::BadData, "That cannot be translated.", {}});
        QCOMPARE(QApplication::focusWidget(), input);
        m_window->reports().showCorpus(sampleCorpus());
        QCOMPARE(QApplication::focusWidget(), input);
    }

    void choosingAPresetKeepsIt()
    {
        load();
        auto* chooser = tabStops(m_window->sideBar().training()).constFirst();
        chooser->setFocus();
        m_window->reports().setState(loading);
        load();
        QCOMPARE(QApplication::focusWidget(), chooser);
    }

    void tabLeavesAControlThatWaits()
    {
        load();
        train()->setFocus();
        m_window->reports().setState(startingToTrain);
        QVERIFY(!train()->isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != train());
    }

    void theStartPageHasAWayBack()
    {
        load();
        ScriptedWindow::train();
        m_window->actions().startPage->trigger();
        QVERIFY(m_window->pages().showsWelcome());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"back"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!m_window->pages().showsWelcome());
        QCOMPARE(QApplication::focusWidget(), train());
    }
};

ATTENTOSCOPE_TEST(TestFocusCare, QApplication);
#include "tst_focuscare.moc"
