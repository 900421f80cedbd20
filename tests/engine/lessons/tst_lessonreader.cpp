// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/stepreader.h"
#include "tests/support/lessonsamples.h"
#include "tests/support/testprogram.h"

namespace {

void mistakeColumns()
{
    addColumns<QByteArray, QByteArray, QByteArray>("part", "mistake", "message");
}

void addMistake(const char* name, const char* part, const QByteArray& mistake, const char* message)
{
    QTest::newRow(name) << QByteArray(part) << mistake << QByteArray(message);
}

/// Reading the lesson with the row's mistake reports that mistake once.
void checkMistake()
{
    QFETCH(const QByteArray, part);
    QFETCH(const QByteArray, mistake);
    QFETCH(const QByteArray, message);
    const auto read = readLesson(lessonWith(part.toStdString(), mistake.toStdString()));
    QByteArray all;
    int found = 0;
    for (const auto& finding : read.findings) {
        all += QByteArray::fromStdString(finding.message.text()) + '\n';
        found += finding.message.contains(message.toStdString()) ? 1 : 0;
    }
    QVERIFY2(found == 1, all);
}

const char* const translated = "@until translated \"a b\"";
const char* const translate = "@do translate \"a b\"";

} // namespace

class TestLessonReader : public QObject
{
    Q_OBJECT
private slots:
    void readsEverythingOfALesson()
    {
        const auto [lesson, findings] = readLesson(plainLesson());
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
        QCOMPARE(step.highlights.front().anchor, std::string("loss"));
        QCOMPARE(lesson.steps[1].question->options.size(), std::size_t{2});
    }

    void readsEveryLineEnd()
    {
        std::string text = plainLesson();
        for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
            text.insert(at, 1, '\r');
        QVERIFY(readLesson("\xEF\xBB\xBF" + text).findings.empty());
    }

    void readsContinuedLines()
    {
        const auto read = readLesson(lessonWith("@why It has seen few letters.", "@why It has seen\n  few letters."));
        QVERIFY(read.findings.empty());
        QCOMPARE(read.lesson.steps.front().why, std::string("It has seen few letters."));
    }

    void takesHeadingsInCodeAsText()
    {
        const auto read = readLesson(lessonWith("Now a sentence.", "```\n# no step\n```"));
        QVERIFY(read.findings.empty());
        QCOMPARE(read.lesson.steps.size(), std::size_t{3});
    }

    void endsAtTheLimits()
    {
        std::string steps;
        for (std::size_t step = 0; step <= mostLessonSteps; ++step)
            steps += "# T {#s" + std::to_string(step) + "}\n\nText.\n\n";
        const auto many = readLesson(lessonWith("# Train {#train}", steps + "# Train {#train}"));
        QCOMPARE(many.lesson.steps.size(), mostLessonSteps);
        QVERIFY(!many.findings.empty());
        const auto large = readLesson(std::string(largestLesson + 1, 'a'));
        QCOMPARE(large.findings.size(), std::size_t{1});
        std::string broken = plainLesson();
        for (int line = 0; line < 5000; ++line)
            broken += "@nothing\n";
        QVERIFY(readLesson(broken).findings.size() < 6000);
    }

    void refusesTooMuch_data()
    {
        mistakeColumns();
        const QByteArray line = QByteArray(3000, 'a') + '\n';
        addMistake("text", "Now a sentence.", line.repeated(4), "The text of the step has more than");
        addMistake("line", "Now a sentence.", QByteArray(4097, 'a'), "The line has 4,097 bytes");
        QByteArray options;
        for (int option = 0; option < 7; ++option)
            options += "- option " + QByteArray::number(option) + '\n';
        addMistake("options", "- \"few\" when", options + "- \"few\" when", "at most 8 options");
        addMistake("frames", "@frame train", QByteArray("@frame train\n").repeated(5), "A step frames 4 parts");
        addMistake("reason", "@why Steps", "@why " + QByteArray(2000, 'a') + "\n  Steps", "The reason has more than");
        addMistake("actions", translate, (QByteArray(translate) + '\n').repeated(21), "A step does 20 things at most");
        addMistake(
            "evidence", "@show heatmap", QByteArray("@show heatmap\n").repeated(9), "lights up 8 things at most");
        addMistake("key", "watch: a b c", QByteArray("watch: a\n").repeated(14), "may appear at most 12 times");
        addMistake("value", "watch: a b c", "watch: " + QByteArray(601, 'a'), "has 601 bytes; at most");
        addMistake(
            "word", translated, "@until translated \"" + QByteArray(401, 'a') + '"', "401 bytes; at most 400 fit");
        addMistake(
            "nots", translated, "@until " + QByteArray("not ").repeated(33) + "paused", "More than 32 conditions");
    }

    void refusesTooMuch() { checkMistake(); }

    void refusesMistakenKeys_data()
    {
        mistakeColumns();
        addMistake("not closed to the end", plainLesson().c_str(), "---\nlesson: 1\n", "The keys are not closed");
        addMistake("minutes with more", "minutes: 5", "minutes: 5x", "is not a number of minutes");
        addMistake("no minutes", "minutes: 5", "minutes: 0", "is not a number of minutes");
        addMistake("long id", "id: letters", "id: " + QByteArray(65, 'a'), "is not an id");
        addMistake("source without title", "source: An article", "source:", "The source has no title");
        addMistake("link with a blank", "org/article", "org/an article", "is not a link");
        addMistake("setting without a name", "set: hidden_size=16", "set: =16", "is not a setting");
        addMistake("setting without its value", "set: hidden_size=16", "set: hidden_size=", "is not a setting");
        addMistake("data of one word", "data: sample copy 200", "data: sample", "says no data");
        addMistake("data of four words", "data: sample copy 200", "data: sample copy 200 3", "says no data");
        addMistake("data of another kind", "data: sample copy 200", "data: folder copy", "says no data");
        addMistake("no pairs", "data: sample copy 200", "data: sample copy 0", "is not a number of pairs");
        addMistake("hidden file", "data: sample copy 200", "data: file .pairs.tsv", "leaves the folder");
        addMistake("two limits", "steps: 40", "steps: 40 20", "is not a limit of steps");
        addMistake("two limits with another word", "steps: 40", "steps: 40 long 20", "is not a limit of steps");
        addMistake("short limit of nothing", "steps: 40", "steps: 40 short 0", "is not a limit of steps");
    }

    void refusesMistakenKeys() { checkMistake(); }

    void refusesMistakenDirectives_data()
    {
        mistakeColumns();
        const char* const show = "@show heatmap";
        const char* const slow = "@slow 30 \"Wait a little.\"";
        const char* const ask = "@ask number \"What will the loss be?\" = loss +- 20 %";
        const char* const option = "- \"many\" when step >= 100";
        addMistake("id that is not closed", "# Train {#train}", "# Train {#train", "The step has no id");
        addMistake("an empty id", "# Train {#train}", "# Train {#}", "\"\" is not an id");
        addMistake("an id with a wave", "# Train {#train}", "# Train {#train~}", "is not an id");
        addMistake(
            "option where nothing is asked", "- Three.\n", "- Three.\n\n@why So.\n- few\n", "without a question");
        addMistake("option of a number", ask, QByteArray(ask) + "\n- few", "An option without a question");
        addMistake("option after an action", translate, QByteArray(translate) + "\n- few", "without a question");
        addMistake("text after an option", option, QByteArray(option) + "\n  more", "Text follows the first directive");
        addMistake("slow in other quotes", slow, "@slow 30 “Wait.”", "Quotes are straight");
        addMistake("slow of another unit", slow, "@slow 30 nats \"Wait.\"", "After how many seconds?");
        addMistake("slow at once", slow, "@slow 0 \"Wait.\"", "After how many seconds?");
        addMistake("slow for ever", slow, "@slow 5000 \"Wait.\"", "After how many seconds?");
        addMistake("slow without words", slow, "@slow 30 \"\"", "What is said then?");
        addMistake("slow with more", slow, "@slow 30 \"Wait.\" paused", "is too much here");
        addMistake("shown in other quotes", show, "@show „a“", "Quotes are straight");
        addMistake("nothing shown", show, "@show \"\"", "The quotes are empty");
        addMistake("unknown part shown", show, "@show heetmap", "There is no part of the window");
        addMistake("three words shown", show, "@show \"a\" \"b\" \"c\"", "is too much here");
        addMistake("a sign shown", show, "@show >", "is too much here");
        addMistake("a keyword shown", show, "@show and", "is too much here");
        addMistake("another keyword shown", show, "@show or", "is too much here");
        addMistake("a negation shown", show, "@show not", "is too much here");
        addMistake("a short form shown", show, "@show short", "is too much here");
        addMistake("action in open quotes", translate, "@do translate \"a b", "is not closed");
        addMistake("action with an escaped quote", translate, "@do translate \"a \\\"", "is not closed");
        addMistake("action of no word", translate, "@do translate \"\"", "The quotes are empty");
        addMistake("switching an unknown head off", translate, "@do off all", "is not a head");
        addMistake("two steps", translate, "@do scrub 1 2", "2 values follow");
        addMistake("long step", translate, "@do scrub 1234567890", "is not a step");
        addMistake("forcing one word", translate, "@do force \"a\"", "is only one word");
        addMistake("bad name of a run", translate, "@do keep A!", "is not a name for a run");
        addMistake("start without a key", translate, "@do start luong-dot =1", "is not a setting");
        addMistake("start without a value", translate, "@do start luong-dot cell=", "is not a setting");
        addMistake("train in other quotes", translate, "@do train until “a”", "Quotes are straight");
        addMistake("train until nothing", translate, "@do train until", "A value is missing before");
        addMistake("train with more", translate, "@do train until paused paused", "is too much here");
        addMistake("question in other quotes", ask, "@ask number «What?» = loss +- 1", "Quotes are straight");
        addMistake("question without words", ask, "@ask number \"\" = loss +- 1", "The question is missing");
        addMistake("question of an unknown value", ask, "@ask number \"What?\" = los +- 1", "There is no value");
        addMistake("question with more", ask, "@ask number \"What?\" = loss +- 1 paused", "is too much here");
        addMistake("cell without an answer", ask, "@ask cell \"Where?\"", "= argmax");
        addMistake("option in open quotes", option, "- \"many", "is not closed");
        addMistake("option without words", option, "- \"\" when paused", "The option is empty");
        addMistake("option of an unknown value", option, "- \"many\" when los < 1", "There is no value");
        addMistake("option with more", option, "- \"many\" when paused paused", "is too much here");
    }

    void refusesMistakenDirectives() { checkMistake(); }

    void refusesMistakenConditions_data()
    {
        mistakeColumns();
        const auto row = [](const char* condition, const char* message) {
            addMistake(condition, translated, QByteArray("@until ") + condition, message);
        };
        row("paused paused", "is too much here");
        row("paused short los", "There is no value");
        row("not los", "There is no value");
        row("or", "A value is missing before or");
        row("step >=", "A value is missing before the end of the line");
        row("step +- 3", "is not a condition by itself");
        row("5", "is not a condition by itself");
        row("loss", "is not a condition by itself");
        row("loss + paused < 1", "Only a number can be added");
        row("preset + 1 = \"a\"", "Only a number can be added");
        row("step >= 1e999", "is not a number");
        row("loss < 0,5", "a point, not a comma");
        row("loss < 5,", "cannot stand in a condition");
        row("loss < 5,x", "cannot stand in a condition");
        row("loss -", "Only a number can be added");
        row("translated \"a\\", "is not closed");
        row("step >= - 5", "A value is missing before -");
        row("Loss < 1", "There is no value \"Loss\"");
        row("lo~ss", "~ss cannot stand in a condition");
        row("weight \"\" \"a\" < 1", "are empty");
        addMistake("two values in a text", "{{loss}}", "{{loss loss}}", "is too much here");
        addMistake("other quotes in a text", "{{loss}}", "{{“loss”}}", "Quotes are straight");
    }

    void refusesMistakenConditions() { checkMistake(); }

    void refusesBytesThatAreNoText_data()
    {
        mistakeColumns();
        const auto row = [](const char* name, const QByteArray& bytes, const char* message) {
            addMistake(name, "Now a sentence.", "Now " + bytes + " a sentence.", message);
        };
        row("a character of two bytes, in three", "\xE0\x80\xAF", "is not UTF-8 at byte 5");
        row("a character of one byte, in two", "\xC1\xBF", "is not UTF-8 at byte 5");
        row("half of a pair", "\xED\xA0\x80", "is not UTF-8 at byte 5");
        row("beyond the last character", "\xF4\x90\x80\x80", "is not UTF-8 at byte 5");
        row("in four bytes too many", "\xF0\x80\x80\x80", "is not UTF-8 at byte 5");
        row("the delete character", "\x7F", "a control character at byte 5");
        addMistake("cut off by the end of the line", "Now a sentence.", "Now \xE2\x82", "is not UTF-8 at byte 5");
    }

    void refusesBytesThatAreNoText() { checkMistake(); }

    void takesRareForms_data()
    {
        addColumns<QByteArray, QByteArray>("part", "form");
        const auto row = [](const char* part, const QByteArray& form) {
            QTest::newRow(form.constData()) << QByteArray(part) << form;
        };
        row("data: sample copy 200", "data: none");
        row("data: sample copy 200", "data: sample copy");
        row("data: sample copy 200", "data: file pairs.tsv");
        row("steps: 40", "steps: 40 short 20");
        row("seed: 1", "seed: 0");
        row("source: An article | https://example.org/article", "source: A book");
        row("Now a sentence.", "Now a\ttab, é, ‰ and 🙂.");
        row(translate, "@do translate \"a \\\"b\\\" \\\\ c\"");
        row(translate, "@do view lines");
        row(translate, "@do scrub 20");
        row(translate, "@do force none");
        row(translate, "@do force \"a\" \"b\"");
        row(translate, "@do keep first");
        row(translate, "@do set learning_rate 0.5");
        row(translate, "@do set teacher_forcing 0.5");
        row(translate, "@do off none");
        row(translate, "@do head mean");
        row(translate, "@do start luong-dot cell=lstm");
        row(translated, "@until not (paused or running)");
        row(translated, "@until setting cell = best");
        row(translated, "@until head = best");
        row(translated, "@until preset = view");
        row(translated, "@until preset = argmax");
        row(translated, "@until preset = loss");
        row(translated, "@until argmax \"a\" = \"a\\b\"");
        row(translated, "@until entropy < 1 bit and entropy < 2 bits and entropy < 2 nats and seconds < 5 s");
        row(translated, "@until loss - 1 > -1");
        row("@slow 30 \"", "@slow 30 s \"");
        row("@show heatmap", "@show \"a\" \"b\"");
        row("@ask number \"What will the loss be?\" = loss +- 20 %", "@ask cell \"Where?\" = argmax \"a\"");
    }

    void takesRareForms()
    {
        const auto [part, form] = fetched<QByteArray, QByteArray>();
        const auto read = readLesson(lessonWith(part.toStdString(), form.toStdString()));
        QVERIFY2(read.findings.empty(), read.findings.empty() ? "" : read.findings.front().message.c_str());
    }

    void keysWithoutAnEndAreSaidOnce()
    {
        std::string keys = "---\n";
        for (int line = 0; line < 5000; ++line)
            keys += "nothing: 1\n";
        const auto many = readLesson(keys);
        QVERIFY(many.findings.size() > 50 && many.findings.size() < 200);
        const auto unreadable =
            readLesson(lessonWith("Now a sentence.", QByteArray("\x01\n").repeated(500).toStdString()));
        QCOMPARE(unreadable.findings.size(), std::size_t{20});
    }

    void stepsWithoutIdsAreNotTheSame()
    {
        auto text = lessonWith("# Train {#train}", "# Train");
        text.replace(text.find("# Translate {#translate}"), 24, "# Translate");
        const auto read = readLesson(text);
        QCOMPARE(read.findings.size(), std::size_t{2});
        for (const auto& finding : read.findings)
            QVERIFY2(finding.message.contains("has no id"), finding.message.c_str());
    }

    void whatIsEmptyOrUnreadableIsRefused()
    {
        const auto option = readOption("  ", 3);
        QVERIFY(!option);
        QVERIFY2(option.error().message.contains("The option is empty"), option.error().message.c_str());
        const auto text = lessonText("/proc/self/mem"); // no program may read the first byte of this file
        QVERIFY(!text);
        QVERIFY2(text.error().message.contains("/proc/self/mem cannot be read"), text.error().message.c_str());
    }
};

ATTENTOSCOPE_TEST(TestLessonReader, QCoreApplication);
#include "tst_lessonreader.moc"
