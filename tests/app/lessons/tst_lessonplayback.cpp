// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lessonplayback.h"
#include "engine/lessons/lessonactions.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/picturevalues.h"
#include "tests/support/fakesession.h"
#include "tests/support/lessonsamples.h"
#include "tests/support/testprogram.h"

namespace {

PlayedLesson played(const std::string& text, LessonForm form)
{
    const auto read = readLesson(text);
    if (!read.findings.empty())
        qFatal("%s", read.findings.front().message.c_str());
    const QTemporaryDir folder;
    const auto session = createSession({.threads = 1});
    LessonPlayback playback(*session, read.lesson, {{}, folder.path().toStdString()}, form);
    return valueOf(playback.play([](const PlayedStep&) { }, {}));
}

LessonAction action(const std::string& text)
{
    const auto read = readAction(text, 1);
    if (!read)
        qFatal("%s: %s", text.c_str(), read.error().message.c_str());
    return *read;
}

/// The plain lesson, after a few steps of training.
struct TrainedLesson
{
    const QTemporaryDir folder;
    const Lesson lesson =
        readLesson(lessonWith("set: hidden_size=16", "set: hidden_size=16\nset: validation_epochs=1000")).lesson;
    std::unique_ptr<Session> session = createSession({.threads = 1});
    std::unique_ptr<SessionPlayer> run = std::make_unique<SessionPlayer>(
        *session, lesson, LessonFolders{{}, folder.path().toStdString()}, LessonForm::Full);

    TrainedLesson()
    {
        if (!run->loadData({}) || !run->perform(action("train until step >= 5"), {}))
            qFatal("no training");
    }
};

} // namespace

class TestLessonPlayback : public QObject
{
    Q_OBJECT
private slots:
    void walksALessonToItsEnd()
    {
        const auto lesson = played(plainLesson(), LessonForm::Full);
        for (const auto& step : lesson.steps)
            QVERIFY2(step.problem.empty(), step.problem.c_str());
        QVERIFY(lesson.isDone());
        QCOMPARE(lesson.steps.size(), std::size_t{3});
        QCOMPARE(lesson.steps[0].until, std::string("step >= 20"));
        QVERIFY(!lesson.steps[0].heldBefore && lesson.steps[0].holdsAfter);
        QCOMPARE(lesson.steps[1].right, (std::vector<std::string>{"few"}));
    }

    void walksTheShortForm()
    {
        const auto lesson = played(plainLesson(), LessonForm::Short);
        QVERIFY(lesson.isDone());
        QCOMPARE(lesson.steps[0].until, std::string("step >= 10"));
    }

    /// A training is not paused at its last step, so its last validation is there. The window does the same.
    void aTrainingThatHasAllItsStepsHasEnded()
    {
        auto text = lessonWith("@until step >= 20", "@until step >= 40 and trained and validation.loss > 0");
        const std::string train = "@do train until step >= 20";
        text.replace(text.find(train), train.size(), "@do train until step >= 40");
        const auto lesson = played(text, LessonForm::Full);
        QVERIFY2(lesson.isDone(), lesson.steps.front().problem.c_str());
    }

    void seesAConditionThatHoldsOnEntry()
    {
        const auto lesson = played(lessonWith("@until translated \"a b\"", "@until step > 3"), LessonForm::Full);
        QVERIFY(lesson.steps[1].heldBefore);
        QVERIFY(lesson.steps[1].problem.contains("already"));
    }

    void seesAConditionThatDoesNotComeTrue()
    {
        const auto lesson =
            played(lessonWith("@until translated \"a b\"", "@until translated \"b\""), LessonForm::Full);
        QVERIFY(lesson.steps[1].problem.contains("is not true"));
    }

    void seesAnActionThatFails()
    {
        const auto lesson = played(lessonWith("@do translate \"a b\"", "@do pin \"nothing\" \"a\""), LessonForm::Full);
        QVERIFY(lesson.steps[1].problem.contains("no cell"));
        QCOMPARE(lesson.steps.size(), std::size_t{2}); // the steps after the problem are not played
        const auto endless = played(lessonWith("until step >= 20 short", "until loss < 0 short"), LessonForm::Full);
        QVERIFY(endless.steps[0].problem.contains("Training ended at step 40"));
    }

    void seesAQuestionWithoutAnAnswer()
    {
        const auto lesson = played(lessonWith("step < 100", "step < 10"), LessonForm::Full);
        QVERIFY(lesson.steps[1].problem.contains("0 options are right"));
        const auto unknown = played(lessonWith("= loss +-", "= off.loss +-"), LessonForm::Full);
        QVERIFY(unknown.steps[0].problem.contains("is not known"));
    }

    /// Each action has left its trace.
    void doesEveryAction()
    {
        const auto lesson = played(lessonWith("@do translate \"a b\"\n@until translated \"a b\"", R"(@do validate
@do keep first
@do scrub 1
@do translate "a b"
@do view lines
@do start luong-dot input_feeding=true
@do set learning_rate 0.002
@do train until step >= 5
@do keep second
@do compare first second "a b"
@do evaluate
@until kept first and kept second and compared first second and evaluated and validated and scrubbed and view = lines and setting input_feeding = "true" and setting hidden_size = 16 and setting learning_rate = 0.002 and step = 5 and paused and compared.difference >= 0)"),
            LessonForm::Full);
        QVERIFY2(lesson.isDone(), lesson.steps.back().problem.c_str());
    }

    void endsAtTheSameStepAgain()
    {
        const auto text = lessonWith("until step >= 20 short step >= 10\n@until", "until loss < 3\n@until");
        const auto value = [&] { return played(text, LessonForm::Full).steps[0].right; };
        QCOMPARE(value(), value());
    }

    void validatesEachTime()
    {
        const TrainedLesson trained;
        auto& run = *trained.run;
        QVERIFY(run.perform(action("validate"), {}));
        const auto first = run.facts().run.validationLoss;
        QVERIFY(run.perform(action("train until step >= 9"), {}));
        QVERIFY(run.perform(action("validate"), {}));
        QVERIFY(first && run.facts().run.validationLoss != first);
    }

    /// As in the window.
    void anEvaluationDoesNotCountAfterTraining()
    {
        const TrainedLesson trained;
        auto& run = *trained.run;
        QVERIFY(run.perform(action("evaluate"), {}));
        QVERIFY(run.facts().events.isEvaluated);
        QVERIFY(run.perform(action("train until step >= 6"), {}));
        QVERIFY(!run.facts().events.isEvaluated);
        QVERIFY(run.perform(action("evaluate"), {}));
        QVERIFY(run.facts().events.isEvaluated);
        QVERIFY(run.perform(action("start recommended"), {})); // another model
        QVERIFY(!run.facts().events.isEvaluated);
    }

    /// The window frees such words too.
    void aForcedRowFreesWhatComesAfterIt()
    {
        const TrainedLesson trained;
        auto& run = *trained.run;
        QVERIFY(run.perform(action("translate \"a b\""), {}));
        const auto force = [&](std::size_t row) {
            const auto& picture = run.facts().picture;
            return run
                .perform({.kind = LessonActionKind::Force,
                             .arguments = {nameOfWord(picture.target, row), nameOfWord(picture.source, 0)}},
                    {})
                .has_value();
        };
        QVERIFY(force(1));
        QCOMPARE(run.facts().picture.forcedRows, (std::vector<std::size_t>{1}));
        QVERIFY(force(0));
        QCOMPARE(run.facts().picture.forcedRows, (std::vector<std::size_t>{0}));
        QVERIFY(force(1));
        QCOMPARE(run.facts().picture.forcedRows, (std::vector<std::size_t>{0, 1}));
    }

    void aRefusedChangeFails_data()
    {
        addColumns<int, QString>("call", "set");
        QTest::newRow("learning rate") << int(FakeCall::SetLearningRate) << "set learning_rate 0.002";
        QTest::newRow("alignment weight") << int(FakeCall::SetAlignmentWeight) << "set alignment_weight 0.5";
        QTest::newRow("teacher forcing") << int(FakeCall::SetTeacherForcing) << "set teacher_forcing 0.5";
    }

    void aRefusedChangeFails()
    {
        const auto [call, set] = fetched<int, QString>();
        const auto script = std::make_shared<FakeScript>();
        script->fail(static_cast<FakeCall>(call), ErrorCode::InvalidSetting);
        const auto session = script->makeSession(script);
        SessionPlayer run(*session, readLesson(lessonWith("", "")).lesson, {}, LessonForm::Full);
        const auto changed = run.perform(action(set.toStdString()), {});
        QVERIFY(!changed);
        QCOMPARE(changed.error().code, ErrorCode::InvalidSetting);
        QCOMPARE(script->count(static_cast<FakeCall>(call)), 1);
    }
};

ATTENTOSCOPE_TEST(TestLessonPlayback, QCoreApplication);
#include "tst_lessonplayback.moc"
