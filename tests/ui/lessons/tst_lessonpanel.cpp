// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/lessons/highlights.h"
#include "ui/lessons/lessonboxes.h"
#include "ui/lessons/lessonpanel.h"

class TestLessonPanel : public QObject
{
    Q_OBJECT

    std::unique_ptr<LessonPanel> m_panel;

    static PanelStep step(PredictionKind kind, int number = 0)
    {
        PanelStep step{.number = number, .count = 3, .title = u"Two words"_s, .text = u"Say."_s};
        step.question.kind = kind;
        step.question.text = u"Which?"_s;
        if (kind == PredictionKind::Choice)
            step.question.options = {u"this & that"_s, u"neither"_s};
        step.canBeDoneFor = true;
        return step;
    }

    template <typename Widget>
    Widget* part(const char* name) const
    {
        return m_panel->findChild<Widget*>(QLatin1String(name));
    }

private slots:
    void init()
    {
        m_panel = std::make_unique<LessonPanel>();
        m_panel->resize(340, 700);
        m_panel->showLesson(u"By hand"_s);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    void asksBeforeAnythingElse()
    {
        m_panel->showStep(step(PredictionKind::Choice), {});
        QVERIFY(part<QPushButton>("lessonPredict")->isVisible());
        QVERIFY(!part<QPushButton>("lessonPredict")->isEnabled());
        QVERIFY(part<QPushButton>("lessonGoOn")->isHidden()); // never "next" alone
        QVERIFY(part<QPushButton>("lessonDo")->isHidden() || !m_panel->task().isVisible());
    }

    void aChoiceIsAPrediction()
    {
        m_panel->showStep(step(PredictionKind::Choice), {});
        QSignalSpy predicted(m_panel.get(), &LessonPanel::predicted);
        QTest::mouseClick(part<QAbstractButton>("lessonChoice0"), Qt::LeftButton);
        QTest::mouseClick(part<QPushButton>("lessonPredict"), Qt::LeftButton);
        QCOMPARE(predicted.size(), 1);
        const auto made = predicted.front().front().value<Prediction>();
        QCOMPARE(made.option, std::optional<std::size_t>(0));
        QCOMPARE(made.text, u"this & that"_s);
        QVERIFY(part<QPushButton>("lessonPredict")->isHidden());
        QVERIFY(part<QLabel>("lessonPrediction")->text().contains(u"this & that"_s));
    }

    void aNumberIsAPrediction_data()
    {
        addColumns<QString, bool>("typed", "isNumber");
        QTest::newRow("point") << "0.25" << true;
        QTest::newRow("spaces") << " 12 " << true;
        QTest::newRow("word") << "large" << false;
        QTest::newRow("nothing") << "" << false;
        QTest::newRow("infinite") << "inf" << false;
    }

    void aNumberIsAPrediction()
    {
        const auto [typed, isNumber] = fetched<QString, bool>();
        m_panel->showStep(step(PredictionKind::Number), {});
        QSignalSpy predicted(m_panel.get(), &LessonPanel::predicted);
        QTest::keyClicks(part<QLineEdit>("lessonNumber"), typed);
        QTest::keyClick(part<QLineEdit>("lessonNumber"), Qt::Key_Return);
        QCOMPARE(predicted.size(), isNumber ? 1 : 0);
    }

    void aCellIsAPrediction()
    {
        m_panel->showStep(step(PredictionKind::Cell), {});
        QSignalSpy predicted(m_panel.get(), &LessonPanel::predicted);
        m_panel->takeCell({1, 2, u"chat"_s, u"cat"_s});
        part<QPushButton>("lessonPredict")->click();
        QCOMPARE(predicted.size(), 1);
        QCOMPARE(predicted.front().front().value<Prediction>().cell->column, 2U);
        m_panel->takeCell({0, 0, u"le"_s, u"the"_s}); // too late
        QVERIFY(part<QLabel>("lessonPrediction")->text().contains(u"chat"_s));
    }

    void offersToDoIt()
    {
        m_panel->showStep(step(PredictionKind::None), {});
        m_panel->showTask(u"Train until step ≥ 20. Now: 3"_s, 0.15);
        auto* button = part<QPushButton>("lessonDo");
        QVERIFY(button->isVisible());
        QSignalSpy wanted(m_panel.get(), &LessonPanel::doRequested);
        QSignalSpy stopped(m_panel.get(), &LessonPanel::stopRequested);
        button->click();
        QCOMPARE(wanted.size(), 1);
        m_panel->showHelp(LessonHelp::AtWork);
        button->click();
        QCOMPARE(stopped.size(), 1);
        QVERIFY(part<QLabel>("lessonWaiting")->text().contains(u"Now: 3"_s));
    }

    void aSlowStepSaysSo()
    {
        m_panel->showStep(step(PredictionKind::None), {});
        m_panel->showTask(u"Wait."_s, {});
        QVERIFY(part<QLabel>("lessonDelay")->isHidden());
        m_panel->showDelay(u"It learns *slowly*."_s);
        QVERIFY(part<QLabel>("lessonDelay")->isVisible());
    }

    void comparesWhatWasExpectedWithWhatIsSeen()
    {
        m_panel->showStep(step(PredictionKind::Choice), {});
        m_panel->showPrediction({.option = 1, .number = {}, .cell = {}, .text = u"neither"_s});
        m_panel->showResult({Outcome::Otherwise, u"neither"_s, u"this & that"_s, u"Because **so**."_s, true});
        QVERIFY(part<QLabel>("lessonOutcome")->text().contains(u"Not as you expected"_s));
        QVERIFY(part<QLabel>("lessonSeen")->text().contains(u"this & that"_s));
        QVERIFY(part<QPushButton>("lessonGoOn")->isVisible());
        QCOMPARE(m_panel->result().accessibleName(), m_panel->result().words()); // which was announced
        QVERIFY(m_panel->result().words().contains(u"Because so."_s));
    }

    void theLastStepEndsTheLesson()
    {
        m_panel->showStep(step(PredictionKind::None, 2), {});
        QVERIFY(part<QPushButton>("lessonGoOn")->isVisible());
        QVERIFY(part<QPushButton>("lessonSave")->isVisible());
        QVERIFY(part<QPushButton>("lessonSkip")->isHidden());
    }

    void whileItIsMadeReadyOneCanOnlyLeaveOrGoBack()
    {
        m_panel->showStep(step(PredictionKind::None, 1), {});
        m_panel->showPreparing(u"Wait…"_s);
        QVERIFY(!part<QPushButton>("lessonSkip")->isEnabled());
        QVERIFY(part<QPushButton>("lessonBack")->isEnabled());
        QVERIFY(part<QPushButton>("lessonLeave")->isEnabled());
        m_panel->showPreparing({});
        QVERIFY(part<QPushButton>("lessonSkip")->isEnabled());
    }

    void everyControlHasAName()
    {
        m_panel->showStep(step(PredictionKind::Number), {});
        for (auto* widget : m_panel->findChildren<QWidget*>())
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible()) {
                auto* interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
            }
        m_panel->showStep(step(PredictionKind::Choice), {});
        QCOMPARE(QAccessible::queryAccessibleInterface(part<QAbstractButton>("lessonChoice0"))->role(),
            QAccessible::RadioButton);
    }

    void keysReachEveryAnswer()
    {
        m_panel->showStep(step(PredictionKind::Choice), {});
        m_panel->takeFocus();
        QTRY_VERIFY(part<QWidget>("lessonChoice0")->hasFocus());
        QTest::keyClick(part<QWidget>("lessonChoice0"), Qt::Key_Space);
        QVERIFY(part<QAbstractButton>("lessonChoice0")->isChecked());
        QTest::keyClick(part<QWidget>("lessonChoice0"), Qt::Key_Down);
        QVERIFY(part<QAbstractButton>("lessonChoice1")->isChecked());
    }

    void theFrameFollowsItsPart()
    {
        QWidget window;
        auto* part = new QWidget(&window);
        part->setGeometry(40, 40, 60, 30);
        window.resize(300, 200);
        window.show();
        const WidgetFrame frame(*part);
        QVERIFY(frame.geometry().contains(part->geometry()));
        part->move(120, 100);
        QTRY_VERIFY(frame.geometry().contains(part->geometry()));
        QVERIFY(frame.testAttribute(Qt::WA_TransparentForMouseEvents));
        part->hide();
        QTRY_VERIFY(frame.isHidden());
    }
};

ATTENTOSCOPE_TEST(TestLessonPanel, QApplication);
#include "tst_lessonpanel.moc"
