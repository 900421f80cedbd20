// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/enginemodule.h"
#include "app/lessonhost.h"
#include "engine/lessons/shippedlessons.h"
#include "tests/support/testprogram.h"
#include "ui/lessons/lessoncontroller.h"
#include "ui/lessons/lessonpanel.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"

using Phase = ui::LessonController::Phase;

/// Each lesson that the program brings along, in the window and with the real engine: something is predicted, and
/// everything else is left to "Do it for me".
class TestLessonsInWindow : public QObject
{
    Q_OBJECT

    static constexpr int longest = 240'000; ///< milliseconds, of a step on a slow machine

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_application;

    LessonWindow& window() const { return *m_application->lessons()->lesson(); }

    template <typename Widget>
    Widget* part(const char* name) const
    {
        return window().panel().findChild<Widget*>(QLatin1String(name));
    }

    void predict()
    {
        if (auto* choice = part<QAbstractButton>("lessonChoice0"))
            choice->click();
        if (auto* number = part<QLineEdit>("lessonNumber"))
            number->setText(u"1"_s);
        if (!part<QPushButton>("lessonPredict")->isEnabled()) {
            auto& attention = window().window().mainView().attention();
            attention.releasePin();
            attention.pinCell({0, 0});
        }
        part<QPushButton>("lessonPredict")->click();
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { m_application.reset(); }

    void everyStepIsReached_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& shipped : shippedLessons())
            if (shipped.language == "en") {
                const std::string file(shipped.file);
                QTest::newRow(file.c_str()) << QString::fromStdString(file);
                if (!qEnvironmentVariableIsSet("ATTENTOSCOPE_ALL_LESSONS"))
                    return; // they take many minutes; tests/soak/lessons.sh walks them all
            }
    }

    void everyStepIsReached()
    {
        QFETCH(QString, file);
        m_application = std::make_unique<Application>(
            CommandLine{}, engineModuleFactory({}), Settings(m_folder.filePath(u"settings.ini"_s)));
        m_application->start();
        m_application->lessons()->open(u":/lessons/"_s + file);
        QVERIFY(m_application->lessons()->lesson());
        auto& lesson = window().lesson();
        const auto count = lesson.record().steps.size();
        for (std::size_t step = 0; step + 1 < count; ++step) {
            QElapsedTimer time;
            time.start();
            QTRY_VERIFY_WITH_TIMEOUT(lesson.phase() != Phase::Preparing, longest);
            QCOMPARE(lesson.step(), step);
            if (lesson.phase() == Phase::Asking)
                predict();
            QVERIFY2(lesson.phase() != Phase::Asking, qPrintable(lesson.record().steps[step].title));
            if (lesson.phase() == Phase::Doing)
                part<QPushButton>("lessonDo")->click();
            const auto reached = QTest::qWaitFor(
                [&] { return lesson.phase() == Phase::Shown || !part<QLabel>("lessonDelay")->text().isEmpty(); },
                longest);
            QVERIFY2(reached && QTest::qWaitFor([&] { return lesson.phase() == Phase::Shown; }, longest),
                qPrintable(lesson.record().steps[step].title + u": "_s + part<QLabel>("lessonWaiting")->text()
                    + part<QLabel>("lessonDelay")->text()));
            qInfo("%s: %.1f s, seen: %s", qPrintable(lesson.record().steps[step].title),
                double(time.elapsed()) / 1000.0, qPrintable(lesson.record().steps[step].result.seen));
            part<QPushButton>("lessonGoOn")->click();
        }
        QCOMPARE(lesson.step(), count - 1);
        m_application->lessons()->leave();
        QVERIFY(m_application->window().isVisible());
    }
};

ATTENTOSCOPE_TEST(TestLessonsInWindow, QApplication);
#include "tst_lessonsinwindow.moc"
