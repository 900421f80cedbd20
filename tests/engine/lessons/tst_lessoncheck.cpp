// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonadvice.h"
#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/session/session.h"
#include "tests/support/lessonsamples.h"
#include "tests/support/testprogram.h"

class TestLessonCheck : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_catalogue = createSession({.threads = 1})->catalogue(); }

    void findsNothingInAGoodLesson()
    {
        for (const auto& finding : lessonFindings(plainLesson(), m_catalogue))
            QFAIL(finding.message.c_str());
    }

    /// The line is that of the replaced text, unless it is given: 0 means the whole file.
    void namesEachMistakeWithItsLine_data()
    {
        addColumns<QString, QString, QString, int>("part", "mistake", "message", "line");
        const auto row = [](const char* name, const char* part, const QString& mistake, const char* message,
                             int line = -1) {
            QTest::newRow(name) << QString::fromUtf8(part) << mistake << QString::fromUtf8(message) << line;
        };
        const auto until = "@until translated \"a b\"";
        const auto translate = "@do translate \"a b\"";
        const auto option = "- \"many\" when step >= 100";
        const auto ask = "@ask number \"What will the loss be?\" = loss +- 20 %";
        row("no front matter", "---\nlesson: 1", "lesson: 1", "begins with a line \"---\"", 1);
        row("front matter not closed", "layout: heatmap loss\n---", "layout: heatmap loss", "are not closed", 1);
        row("unknown key", "title: Letters", "tittle: Letters", "did you mean \"title\"?");
        row("missing key", "minutes: 5\n", "", "The key \"minutes\" is missing", 16);
        row("key twice", "seed: 1", "seed: 1\nseed: 2", "appears twice", 14);
        row("no colon", "seed: 1", "seed 1", "has no colon");
        row("empty value", "seed: 1", "seed:", "has no value");
        row("unknown format", "lesson: 1", "lesson: 2", "reads format 1");
        row("bad id", "id: letters", "id: Letters!", "is not an id");
        row("too long", "minutes: 5", "minutes: 90", "is not a number of minutes");
        row("bad seed", "seed: 1", "seed: -1", "is not a seed");
        row("bad limit", "steps: 40", "steps: many", "is not a limit of steps");
        row("bad source", "https://example.org/article", "ftp://example.org", "is not a link");
        row("setting without value", "set: hidden_size=16", "set: hidden_size", "write set: KEY=VALUE");
        row("setting twice", "set: embedding_size=16", "set: hidden_size=8", "appears twice");
        row("unknown setting", "set: hidden_size=16", "set: hiden_size=16", "did you mean \"hidden_size\"?");
        row("value out of range", "set: hidden_size=16", "set: hidden_size=-3", "a number from");
        row("unknown choice", "set: hidden_size=16", "set: cell=lsdm", "is not a value of \"cell\"");
        row("data setting", "set: hidden_size=16", "set: tokenizer=bpe", "would change nothing");
        row("path of a data setting", "set: hidden_size=16", "set: subword_model=/etc/passwd", "would change nothing");
        row("start with a data setting", translate, "@do start luong-dot min_frequency=3", "would change nothing");
        row("seed as a setting", "set: hidden_size=16", "set: seed=3", "write seed: N");
        row("unknown preset", "preset: luong-dot", "preset: luong-dut", "did you mean \"luong-dot\"?");
        row("unknown data", "data: sample copy 200", "data: copy", "says no data");
        row("unknown sample", "data: sample copy 200", "data: sample cofy 200", "did you mean \"copy\"?");
        row("too many pairs", "data: sample copy 200", "data: sample copy 2000000000", "is not a number of pairs");
        row("path", "data: sample copy 200", "data: file ../../secret.tsv", "leaves the folder");
        row("no pairs", "data: sample copy 200", "data: file /etc/passwd", "leaves the folder");
        row("no tsv", "data: sample copy 200", "data: file pairs.txt", "is not a file of pairs");
        row("no data", "data: sample copy 200", "data: none", "needs sentence pairs");
        row("data for vectors", "preset: luong-dot", "preset: unshuffle", "draws its own vectors", 12);
        row("unknown layout", "layout: heatmap loss", "layout: heatmop loss", "did you mean \"heatmap\"?");
        row("control character", "Now a sentence.", "Now a \x01 sentence.", "a control character");
        row("text before the steps", "# Train {#train}", "Hello.\n\n# Train {#train}", "before the first step");
        row("step without id", "# Train {#train}", "# Train", "has no id");
        row("bad step id", "# Train {#train}", "# Train {#Train it}", "is not an id");
        row("step without title", "# Train {#train}", "# {#train}", "has no title");
        row("id twice", "# Translate {#translate}", "# Translate {#train}", "The step in line 19");
        row("step without text", "Now a sentence.\n", "", "says nothing", 31);
        row("unknown directive", "@frame train", "@fram train", "did you mean \"frame\"?");
        row("empty directive", "@frame train", "@frame", "says nothing");
        row("directive twice", until, QString(until) + '\n' + until, "appears twice", 40);
        row("unknown part", "@frame train", "@frame trein", "did you mean \"train\"?");
        row("text after a directive", until, QString(until) + "\nSome text.", "follows the first directive", 40);
        row("unknown question", ask, "@ask riddle \"What?\"", "is not a kind of question");
        row("no question", ask, "@ask number = loss +- 1", "The question is missing");
        row("no answer", ask, "@ask number \"What?\"", "The answer is missing");
        row("no tolerance", ask, "@ask number \"What?\" = loss", "How far may the number be off?");
        row("no room", ask, "@ask number \"What?\" = loss +- 0", "The tolerance is 0");
        row("no number", ask, "@ask number \"What?\" = preset +- 1", "is not a number");
        row("no cell", ask, "@ask cell \"Where?\" = loss", "asks for the largest weight");
        row("one option", "\n- \"many\" when step >= 100", "", "at least two options", 35);
        row("option without a question", "@slow 30", "- \"few\"\n@slow 30", "without a question");
        row("option without quotes", option, "- many when step >= 100", "its text needs quotes");
        row("option twice", option, "- \"few\" when step >= 100", "appears twice");
        row("unknown action", translate, "@do translat \"a b\"", "did you mean \"translate\"?");
        row("too few arguments", translate, "@do pin \"a\"", "values follow");
        row("endless training", "@do train until step >= 20 short step >= 10", "@do train", "Training needs an end");
        row("no head", translate, "@do head second", "is not a head");
        row("heads of a recurrent model", translate, "@do off cross.1.1", "is a Transformer");
        row("unknown view", translate, "@do view tabel", "no attention view");
        row("no step", translate, "@do scrub first", "is not a step");
        row("unchangeable", translate, "@do set hidden_size 3", "cannot be changed while");
        row("start what", translate, "@do start luong-dut", "did you mean \"luong-dot\"?");
        row("not kept", translate, "@do compare first now \"a b\"", "No run is kept as \"first\"");
        row("bad name", translate, "@do keep now", "is not a name for a run");
        row("other folder", translate, "@do open ../model", "\"../model\" leaves the folder of the lesson");
        row("hidden folder", translate, "@do open .model", "leaves the folder of the lesson");
        row("slow", "@slow 30 \"Wait a little.\"", "@slow \"Wait.\"", "After how many seconds?");
        row("slow without text", "@slow 30 \"Wait a little.\"", "@slow 30", "What is said then?");
        row("slower than the lesson", "@slow 30 \"Wait a little.\"", "@slow 600 \"Wait.\"", "the whole lesson takes",
            19);
        row("unknown value", until, "@until los < 1", "did you mean \"loss\"?");
        row("not closed", until, "@until translated \"a b", "is not closed");
        row("unknown key of a setting", until, "@until setting hiden_size = 3", "did you mean \"hidden_size\"?");
        row("unknown preset in a condition", until, "@until preset = \"luong-dut\"", "did you mean \"luong-dot\"?");
        row("only says something",
            "@ask number \"What will the loss be?\" = loss +- 20 %\n@do train until step >= 20 short step >= 10\n@until step >= 20 short step >= 10\n",
            "", "only says something", 19);
        row("nothing to wait for", "\n@until translated \"a b\"", "", "when it is done", 31);
        row("nothing to do", "\n@do translate \"a b\"", "", "that no action brings about", 31);
        row("no reason", "@why Steps are counted from the begin of the run.\n", "", "does not say why", 31);
        row("two things to try", "- Three.\n", "", "three things to try", 43);
        row("one prediction", "@ask number \"What will the loss be?\" = loss +- 20 %\n", "", "predictions", 42);
        row("value in a text", "{{loss}}", "{{los}}", "did you mean \"loss\"?", 19);
        row("equation", "$e(t,j)$", "$e(t,j)", "is not closed", 19);
        row("link", "Now a sentence.", "Now [a](http://example.org).", "https://", 31);
    }

    void namesEachMistakeWithItsLine()
    {
        auto [part, mistake, message, line] = fetched<QString, QString, QString, int>();
        const auto text = plainLesson();
        const auto place = text.find(part.toStdString());
        QVERIFY(place != std::string::npos);
        if (line < 0)
            line = int(std::count(text.begin(), text.begin() + std::ptrdiff_t(place), '\n')) + 1;
        const auto findings = lessonFindings(lessonWith(part.toStdString(), mistake.toStdString()), m_catalogue);
        const auto isExpected = [&](const LessonFinding& finding) {
            return finding.line == line && finding.message.contains(message.toStdString());
        };
        std::string all;
        for (const auto& finding : findings)
            all += std::to_string(finding.line) + ": " + finding.message.text() + '\n';
        QVERIFY2(std::ranges::any_of(findings, isExpected), (std::to_string(line) + " in " + all).c_str());
    }

    void namesAllMistakesAtOnce()
    {
        std::string text = plainLesson();
        const auto spoil = [&](const std::string& part, const std::string& mistake) {
            text.replace(text.find(part), part.size(), mistake);
        };
        spoil("preset: luong-dot", "preset: nothing");
        spoil("@frame train", "@frame nothing");
        spoil("@until translated \"a b\"", "@until nothing");
        QCOMPARE(lessonFindings(text, m_catalogue).size(), std::size_t{3});
        text = plainLesson();
        spoil("data: sample copy 200", "data: file pairs.tsv"); // the file has no gold links
        spoil("step < 100", "aer < 0.2");
        QVERIFY(lessonFindings(text, m_catalogue).front().message.contains("have gold links"));
    }

    void advisesWhereARunMayComeOutOtherwise_data()
    {
        addColumns<QString, QString, QString>("part", "other", "advice");
        const auto row = [](const char* name, const char* part, const char* other, const char* advice) {
            QTest::newRow(name) << QString::fromUtf8(part) << QString::fromUtf8(other) << QString::fromUtf8(advice);
        };
        const auto many = "- \"many\" when step >= 100";
        const auto until = "@until translated \"a b\"";
        const auto text = "The loss is {{loss}}.";
        row("complete", many, "- \"many\" when not step < 100", "");
        row("something else", many, "- many", "");
        row("a gap at the limit", many, "- \"many\" when step > 100", "No option is right where step = 100:");
        row("a gap between", many, "- \"many\" when step >= 120", "No option is right where step = ");
        row("two are right", many, "- \"many\" when step >= 50", "2 options are right where step = ");
        row("of two values", many, "- \"many\" when step >= 100 and loss < 1", "No option is right where loss = ");
        row("a word that may be missing", many, "- \"many\" when step >= 100 and argmax \"a\" = \"b\"",
            "may not have the row");
        row("one value larger than the other", many, "- \"many\" when step >= 100 and bleu.short > bleu.long",
            "No option is right where bleu.long = ");
        row("steps come", until, "@until translated \"a b\" and step >= 10", "");
        row("one of two comes", until, "@until translated \"a b\" or loss < 1", "");
        row("a loss may not come", until, "@until translated \"a b\" and loss < 1", "which may never come");
        row("a translation may not come", until, "@until translation = \"a b\"", "which may never come");
        row("a first picture", until, "@until scrubbed and shown.step <= 1", "");
        row("a unit", text, "The loss is {{loss}} nats.", "");
        row("its own unit", text, "It is {{entropy}} bits.", "leave out \"bits\"");
        row("its own unit, in German", text, "Es ist {{entropy.row \"a\"}} Bit.", "leave out \"Bit\"");
        row("a share in percent", text, "It is {{diagonal}} %", "leave out \"%\"");
    }

    void advisesWhereARunMayComeOutOtherwise()
    {
        const auto [part, other, advice] = fetched<QString, QString, QString>();
        const auto text = lessonWith(part.toStdString(), other.toStdString());
        const auto lines = lessonAdvice(readLesson(text).lesson);
        QVERIFY(lessonFindings(text, m_catalogue).empty()); // the lesson can be used in spite of that
        QCOMPARE(lines.empty(), advice.isEmpty());
        if (!lines.empty())
            QVERIFY2(
                QString::fromStdString(lines.front().message.text()).contains(advice), lines.front().message.c_str());
    }

private:
    Catalogue m_catalogue;
};

ATTENTOSCOPE_TEST(TestLessonCheck, QCoreApplication);
#include "tst_lessoncheck.moc"
