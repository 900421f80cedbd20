// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/handleevents.h"
#include "tests/support/testprogram.h"
#include "ui/lessons/highlights.h"
#include "ui/lessons/lessonboxes.h"
#include "ui/lessons/lessonpanel.h"

#include <QLayout>
#include <QMainWindow>

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

    bool isSeen(const QWidget& part) const
    {
        const auto* view = m_panel->findChild<QScrollArea*>()->viewport();
        return view->rect().contains(QRect(part.mapTo(view, QPoint()), part.size()));
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

    void windowsOpenBesideIt()
    {
        m_panel->hide();
        QWidget main;
        auto* own = new LessonPanel(&main);
        const auto screen = main.screen()->availableGeometry();
        main.setGeometry(screen);
        own->setGeometry(screen.width() - 260, 0, 260, screen.height());
        main.show();
        const QRect panel(own->mapToGlobal(QPoint()), own->size());
        QDialog wide(&main), narrow(&main), tooWide(&main);
        wide.resize(screen.size());
        narrow.resize(200, 100);
        narrow.move(10, 60);
        tooWide.setMinimumWidth(screen.width() - 100);
        for (auto* dialog : {&wide, &narrow, &tooWide})
            dialog->show();
        QVERIFY(!wide.geometry().intersects(panel));
        QVERIFY(wide.width() > screen.width() / 2);
        QCOMPARE(narrow.pos(), QPoint(10, 60)); // the window does not cover the panel
        QCOMPARE(tooWide.width(), screen.width() - 100); // there is no space for it
        QDialog ofNobody; // a window without a parent, such as the table of sentences
        ofNobody.resize(screen.size());
        ofNobody.show();
        QVERIFY(!ofNobody.geometry().intersects(panel));
        QMainWindow another; // the user's own window comes back before the lesson's is gone
        another.setGeometry(screen);
        another.show();
        QCOMPARE(another.size(), screen.size());
        own->hide();
        QDialog without(&main);
        without.resize(screen.size());
        without.show();
        QCOMPARE(without.size(), screen.size());
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
        QTest::addColumn<QString>("typed");
        QTest::addColumn<NumberScale>("scale");
        QTest::addColumn<std::optional<double>>("number");
        const auto row = [](const char* typed, std::optional<double> number, NumberScale scale = NumberScale::Any) {
            QTest::addRow("%s %d", typed, int(scale)) << QString::fromUtf8(typed) << scale << number;
        };
        row("0.25", 0.25);
        row("0,25", 0.25);
        row("0.350", 0.35); // never 350
        row(" 12 ", 12.0);
        row("90 %", 90.0);
        row("1,2.3", std::nullopt);
        row("large", std::nullopt);
        row("", std::nullopt);
        row("inf", std::nullopt);
        row("0,31", 0.31, NumberScale::Share);
        row("31 %", 0.31, NumberScale::Share);
        row("31,5%", 0.315, NumberScale::Share);
        row("31", std::nullopt, NumberScale::Share); // the number might mean percent, so it is refused
        row("-0.1", std::nullopt, NumberScale::Share);
    }

    void aNumberIsAPrediction()
    {
        QFETCH(QString, typed);
        QFETCH(NumberScale, scale);
        QFETCH(std::optional<double>, number);
        auto asked = step(PredictionKind::Number);
        asked.question.scale = scale;
        m_panel->showStep(asked, {});
        QSignalSpy predicted(m_panel.get(), &LessonPanel::predicted);
        QTest::keyClicks(part<QLineEdit>("lessonNumber"), typed);
        QTest::keyClick(part<QLineEdit>("lessonNumber"), Qt::Key_Return);
        QCOMPARE(predicted.size(), number ? 1 : 0);
        if (number)
            QCOMPARE(*predicted.front().front().value<Prediction>().number, *number);
    }

    void aCellIsAPrediction()
    {
        m_panel->showStep(step(PredictionKind::Cell), {});
        QSignalSpy predicted(m_panel.get(), &LessonPanel::predicted);
        m_panel->takeCell({1, 2, u"chat"_s, u"cat"_s});
        part<QPushButton>("lessonPredict")->click();
        QCOMPARE(predicted.size(), 1);
        QCOMPARE(predicted.front().front().value<Prediction>().cell->column, 2U);
        m_panel->takeCell({0, 0, u"le"_s, u"the"_s}); // this choice is too late
        QVERIFY(part<QLabel>("lessonPrediction")->text().contains(u"chat"_s));
    }

    void theAnswerIsInSightHoweverLongTheTextIs()
    {
        auto asked = step(PredictionKind::Choice);
        asked.text = u"Many words. "_s.repeated(400);
        m_panel->showStep(asked, {});
        const auto* button = part<QPushButton>("lessonPredict");
        QTRY_VERIFY(button->isVisible()
            && m_panel->rect().contains(QRect(button->mapTo(m_panel.get(), QPoint()), button->size())));
        m_panel->showUnanswered(true);
        QVERIFY(part<QLabel>("lessonUnanswered")->isVisible());
        m_panel->showStep(step(PredictionKind::None), {});
        QVERIFY(part<QLabel>("lessonUnanswered")->isHidden());
        QVERIFY(button->isHidden());
    }

    void theButtonLeadsToAQuestionThatIsBelow()
    {
        auto asked = step(PredictionKind::Choice);
        asked.text = u"Many words. "_s.repeated(400);
        m_panel->showStep(asked, {});
        auto* button = part<QPushButton>("lessonPredict");
        QTRY_COMPARE(button->text(), u"See the &question"_s);
        QVERIFY(button->isEnabled());
        button->click();
        const auto* last = part<QWidget>("lessonChoice1");
        QTRY_VERIFY(isSeen(*last));
        QTRY_COMPARE(button->text(), u"&That is what I expect"_s);
        QVERIFY(!button->isEnabled());
        asked.question.options = {u"Many words. "_s.repeated(100), u"neither"_s}; // more than the panel shows at once
        m_panel->showStep(asked, {});
        QTRY_COMPARE(button->text(), u"See the &question"_s);
        button->click();
        QTRY_VERIFY(isSeen(*part<QWidget>("lessonQuestion"))); // the beginning of the question is visible
        QTRY_COMPARE(button->text(), u"&That is what I expect"_s);
        m_panel->showStep(step(PredictionKind::Choice), {}); // all of it is in sight
        QTRY_COMPARE(button->text(), u"&That is what I expect"_s);
    }

    void theButtonGivesItsFocusToTheQuestion()
    {
        for (const auto kind : {PredictionKind::Choice, PredictionKind::Cell}) {
            auto asked = step(kind);
            asked.text = u"Many words. "_s.repeated(400);
            m_panel->showStep(asked, {});
            auto* button = part<QPushButton>("lessonPredict");
            QTRY_COMPARE(button->text(), u"See the &question"_s);
            button->setFocus();
            button->click();
            QTRY_VERIFY(!button->isEnabled());
            const auto* question = part<QWidget>("lessonQuestion")->parentWidget();
            const auto* focused = m_panel->window()->focusWidget();
            // the focus does not go to Back
            QVERIFY(focused && (focused == question || question->isAncestorOf(focused)));
        }
    }

    void whatWasShownStaysInSight()
    {
        auto told = step(PredictionKind::None);
        told.text = u"Many words. "_s.repeated(400);
        m_panel->showStep(told, {});
        m_panel->showTask(u"Train."_s, 0.5);
        const auto& task = m_panel->task();
        QTRY_VERIFY(isSeen(task));
        m_panel->resize(340, 500); // a message above the views takes its space
        QTRY_VERIFY(isSeen(task));
        m_panel->showDelay(u"It takes long. "_s.repeated(20));
        QTRY_VERIFY(isSeen(task));
        auto& bar = *m_panel->findChild<QScrollArea*>()->verticalScrollBar();
        bar.triggerAction(QScrollBar::SliderToMinimum); // the user reads the text again
        m_panel->resize(340, 480);
        handleEvents();
        QCOMPARE(bar.value(), 0);
    }

    void buttonsStayWhereTheyAre()
    {
        const auto places = [this] {
            QList<QRect> all;
            for (const auto* name : {"lessonBack", "lessonAgain"})
                all << QRect(part<QWidget>(name)->mapTo(m_panel.get(), QPoint()), part<QWidget>(name)->size());
            return all;
        };
        m_panel->showStep(step(PredictionKind::Choice), {});
        QTRY_VERIFY(part<QWidget>("lessonBack")->width() > 0);
        m_panel->layout()->activate();
        const auto first = places();
        const auto width = m_panel->sizeHint().width();
        const auto least = m_panel->minimumWidth();
        m_panel->showStep(step(PredictionKind::None, 2), {}); // the last one cannot be skipped
        m_panel->layout()->activate();
        QTRY_COMPARE(places(), first);
        QCOMPARE(m_panel->sizeHint().width(), width);
        QCOMPARE(m_panel->minimumWidth(), least);
        QVERIFY(least <= width);
    }

    void aStrangersLessonSaysWhereItIsFrom()
    {
        QVERIFY(part<QLabel>("lessonOrigin")->isHidden());
        m_panel->showLesson(u"Mine"_s, u"/srv/<b>mine</b>.lesson.md"_s);
        QVERIFY(part<QLabel>("lessonOrigin")->isVisible());
        QVERIFY(part<QLabel>("lessonOrigin")->text().contains(u"mine"_s));
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
        QCOMPARE(m_panel->result().accessibleName(), m_panel->result().words()); // screen readers have heard this text
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
        QVERIFY(part<QPushButton>("lessonDo")->isHidden());
        m_panel->showPreparing(u"Wait…"_s, 0.5);
        QSignalSpy cancelled(m_panel.get(), &LessonPanel::stopRequested);
        part<QPushButton>("lessonDo")->click();
        QCOMPARE(cancelled.size(), 1);
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

    void noButtonIsCutInALongLanguage()
    {
        m_panel->show();
        int needed = 0;
        for (const char* name : {"lessonBack", "lessonAgain", "lessonSkip"}) {
            part<QAbstractButton>(name)->setText(u"Überspringen"_s);
            needed += part<QWidget>(name)->minimumSizeHint().width();
        }
        QEvent change(QEvent::FontChange);
        QCoreApplication::sendEvent(m_panel.get(), &change);
        QVERIFY2(m_panel->minimumWidth() >= qMin(needed, m_panel->sizeHint().width()),
            qPrintable(u"%1 of %2"_s.arg(m_panel->minimumWidth()).arg(needed)));
        m_panel->setMinimumWidth(0);
        m_panel->resize(900, 700);
        needed = 0;
        for (const char* name : {"lessonBack", "lessonAgain", "lessonSkip"})
            needed += part<QWidget>(name)->minimumSizeHint().width();
        // the width of buttons without margins: a third of a small screen, with large type as in a presentation
        m_panel->resize(needed, 700);
        for (const char* name : {"lessonBack", "lessonAgain", "lessonSkip"}) {
            const auto* button = part<QAbstractButton>(name);
            const auto words = [button] { return button->fontMetrics().horizontalAdvance(button->text()); };
            QTRY_VERIFY2(button->width() > words(),
                qPrintable(u"%1: %2 of %3"_s.arg(QLatin1String(name)).arg(button->width()).arg(words())));
            QVERIFY(button->font().pointSizeF() > 0.6 * QApplication::font().pointSizeF());
        }
    }

    void aFrameEndsWhereItsPartIsNoLongerSeen()
    {
        QWidget window;
        window.resize(300, 200);
        auto* seen = new QWidget(&window); // a scroll area above a status bar
        seen->setGeometry(0, 0, 300, 100);
        auto* part = new QWidget(seen);
        part->setGeometry(40, 40, 60, 150);
        window.show();
        const WidgetFrame frame(*part);
        QVERIFY(frame.geometry().contains(QRect(40, 40, 60, 60)));
        QVERIFY2(frame.geometry().bottom() < 120, qPrintable(QString::number(frame.geometry().bottom())));
        part->move(40, -500);
        QTRY_VERIFY(frame.isHidden());
        part->move(40, 20);
        QTRY_VERIFY(frame.isVisible());
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
