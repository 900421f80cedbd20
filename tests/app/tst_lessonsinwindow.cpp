// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/enginemodule.h"
#include "app/lessonhost.h"
#include "engine/lessons/shippedlessons.h"
#include "tests/support/testprogram.h"
#include "ui/lessons/factscollector.h"
#include "ui/lessons/lessoncontroller.h"
#include "ui/lessons/lessonpanel.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/trainingactions.h"

using Phase = ui::LessonController::Phase;

namespace {

const char* const twoTrainings = R"(---
lesson: 1
id: two-trainings
title: Two trainings
minutes: 1
needs: Nothing.
goal: You go back.
source: A test | https://example.org/test
ours: All of it.
preset: luong-dot
set: layers=1
set: hidden_size=16
set: embedding_size=8
data: sample reverse 300
seed: 1
steps: 30
watch: a b c
layout: heatmap loss
---

# First {#first}

Train.

@ask choice "Will it come to its end?"
- "yes" when step >= 30
- no
@do train until step >= 30
@do evaluate
@until step >= 30 and evaluated
@why A limit is a limit.

# Second {#second}

The loss is {{loss}}, and BLEU is {{evaluated.bleu}}.

@ask choice "Whose scores will it have?"
- "those of general" when preset = "luong-general"
- others
@do start luong-general
@do train until step >= 30
@until preset = "luong-general" and step >= 30
@why It was started anew.

# Third {#third}

- One.
- Two.
- Three.

@ask choice "Will you try them?"
- "yes" when step >= 30
- no
@why Two hours later you know more.
)";

} // namespace

/// Each built-in lesson, in the window and with the real engine. The test predicts something, and leaves everything
/// else to "Do it for me".
class TestLessonsInWindow : public QObject
{
    Q_OBJECT

    static constexpr int longest = 240'000; ///< milliseconds, of a step on a slow machine

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_application;

    LessonWindow& window() const { return *m_application->lessons()->lesson(); }

    void open(const QString& file)
    {
        m_application = std::make_unique<Application>(
            CommandLine{}, engineModuleFactory({}), Settings(m_folder.filePath(u"settings.ini"_s)));
        m_application->start();
        m_application->lessons()->open(file);
    }

    bool isIn(Phase phase) const
    {
        return QTest::qWaitFor([&] { return window().lesson().phase() == phase; }, longest);
    }

    LessonFacts facts() const { return window().findChild<ui::FactsCollector*>()->facts(); }

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

    void doStep()
    {
        QVERIFY(isIn(Phase::Asking));
        predict();
        part<QPushButton>("lessonDo")->click();
        QVERIFY(isIn(Phase::Shown));
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
                    return; // the others take many minutes; tests/soak/lessons.sh plays them all
            }
    }

    void everyStepIsReached()
    {
        QFETCH(QString, file);
        open(u":/lessons/"_s + file);
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

    /// The run with which the step began is opened again.
    void goingBackOverATrainingTrainsNothing()
    {
        const QString file = m_folder.filePath(u"two.lesson.md"_s);
        QFile lesson(file);
        QVERIFY(lesson.open(QIODevice::WriteOnly) && lesson.write(twoTrainings) > 0);
        lesson.close();
        open(file);
        QVERIFY(m_application->lessons()->lesson());
        doStep();
        part<QPushButton>("lessonGoOn")->click();
        QVERIFY(isIn(Phase::Asking));
        const auto began = facts();
        const auto folder = window().window().trainingActions().runFolder();
        QCOMPARE(began.run.preset, std::string("luong-dot"));
        const auto runs = [&] {
            return QFileInfo(QString::fromStdString(folder)).dir().entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
        };
        doStep();
        QCOMPARE(facts().run.preset, std::string("luong-general"));
        QCOMPARE(runs(), 2);

        part<QPushButton>("lessonAgain")->click();
        QVERIFY(isIn(Phase::Asking));
        QCOMPARE(runs(), 2);
        QCOMPARE(window().window().trainingActions().runFolder(), folder);
        const auto again = facts();
        QCOMPARE(again.run.preset, began.run.preset);
        QCOMPARE(again.run.step, began.run.step);
        QCOMPARE(again.run.loss, began.run.loss);
        QVERIFY(again.evaluation && began.evaluation);
        QCOMPARE(again.evaluation->loss, began.evaluation->loss);
        QCOMPARE(again.picture.text, began.picture.text);
        constexpr double rounding = 1.0 / 255.0; // a weight of a kept picture has 8 bits
        QVERIFY(std::ranges::equal(*again.picture.attention.weights, *began.picture.attention.weights,
            [](float one, float other) { return qAbs(double(one) - double(other)) <= rounding; }));
        doStep(); // goes on from that step
        QCOMPARE(facts().run.preset, std::string("luong-general"));

        part<QPushButton>("lessonGoOn")->click();
        QVERIFY(isIn(Phase::Asking));
        QCOMPARE(window().lesson().progress().reached, 3);
        predict();
        QVERIFY(isIn(Phase::Shown));
        QCOMPARE(window().lesson().progress().reached, 3); // the last step counts once
        QVERIFY(window().lesson().progress().isFinished);
    }
};

ATTENTOSCOPE_TEST(TestLessonsInWindow, QApplication);
#include "tst_lessonsinwindow.moc"
