// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonlines.h"
#include "engine/lessons/lessonreader.h"
#include "tests/support/lessonsamples.h"
#include "tests/support/testprogram.h"

using namespace attentoscope;

class TestLessonReader : public QObject
{
    Q_OBJECT
private slots:
    void readsEverythingOfALesson();
    void readsEveryLineEnd();
    void readsContinuedLines();
    void takesHeadingsInCodeAsText();
    void endsAtTheLimits();
};

void TestLessonReader::readsEverythingOfALesson()
{
    const auto [lesson, findings] = readLesson(tests::plainLesson());
    QVERIFY2(findings.empty(), findings.empty() ? "" : findings.front().message.c_str());
    QCOMPARE(lesson.id, std::string("letters"));
    QCOMPARE(lesson.minutes, 5);
    QCOMPARE(lesson.settings.size(), std::size_t{2});
    QCOMPARE(lesson.data.name, std::string("copy"));
    QCOMPARE(lesson.data.pairs, std::size_t{200});
    QCOMPARE(lesson.stepLimit, 40);
    QCOMPARE(lesson.sources.front().link, std::string("https://example.org/article"));
    QCOMPARE(lesson.layout, (std::vector<std::string>{"heatmap", "loss"}));
    QCOMPARE(lesson.steps.size(), std::size_t{3});
    const auto& step = lesson.steps.front();
    QCOMPARE(step.id, std::string("train"));
    QCOMPARE(step.title, std::string("Train"));
    QCOMPARE(step.frames, (std::vector<std::string>{"train"}));
    QVERIFY(step.question->kind == QuestionKind::Number);
    QVERIFY((step.question->tolerance == LessonNumber{20.0, LessonUnit::Percent}));
    QCOMPARE(step.actions.size(), std::size_t{1});
    QVERIFY(step.until->inShort() != step.until->condition);
    QCOMPARE(step.slow->seconds, 30.0);
    QCOMPARE(step.evidence.front().anchor, std::string("loss"));
    QCOMPARE(lesson.steps[1].question->options.size(), std::size_t{2});
}

void TestLessonReader::readsEveryLineEnd()
{
    std::string text = tests::plainLesson();
    for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
        text.insert(at, 1, '\r');
    QVERIFY(readLesson("\xEF\xBB\xBF" + text).findings.empty());
}

void TestLessonReader::readsContinuedLines()
{
    const auto read =
        readLesson(tests::lessonWith("@why It has seen few letters.", "@why It has seen\n  few letters."));
    QVERIFY(read.findings.empty());
    QCOMPARE(read.lesson.steps.front().why, std::string("It has seen few letters."));
}

void TestLessonReader::takesHeadingsInCodeAsText()
{
    const auto read = readLesson(tests::lessonWith("Now a sentence.", "```\n# no step\n```"));
    QVERIFY(read.findings.empty());
    QCOMPARE(read.lesson.steps.size(), std::size_t{3});
}

void TestLessonReader::endsAtTheLimits()
{
    std::string steps;
    for (std::size_t step = 0; step <= mostLessonSteps; ++step)
        steps += "# T {#s" + std::to_string(step) + "}\n\nText.\n\n";
    const auto many = readLesson(tests::lessonWith("# Train {#train}", steps + "# Train {#train}"));
    QCOMPARE(many.lesson.steps.size(), mostLessonSteps);
    QVERIFY(!many.findings.empty());
    const auto large = readLesson(std::string(largestLesson + 1, 'a'));
    QCOMPARE(large.findings.size(), std::size_t{1});
    std::string broken = tests::plainLesson();
    for (int line = 0; line < 5000; ++line)
        broken += "@nothing\n";
    QVERIFY(readLesson(broken).findings.size() < 6000);
}

ATTENTOSCOPE_TEST(TestLessonReader, QCoreApplication);
#include "tst_lessonreader.moc"
