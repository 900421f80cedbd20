// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonreader.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/lessons/stepwords.h"

namespace {

LessonStep stepWith(const std::string& directives)
{
    const auto read = readLesson("---\nlesson: 1\nid: x\ntitle: X\nminutes: 5\ngoal: A goal.\nneeds: Nothing.\n"
                                 "source: Article | https://example.org\nours: All.\npreset: recommended\n"
                                 "data: sample copy 100\nseed: 1\n---\n\n# Step {#s}\n\nText.\n\n"
        + directives + "\n\n# Three things to try {#try}\n\n- One\n- Two\n- Three\n");
    if (!read.findings.empty())
        qFatal("line %d: %s", read.findings.front().line, read.findings.front().message.c_str());
    return read.lesson.steps.front();
}

/// "chat" looks at "cat".
LessonFacts facts()
{
    LessonFacts facts;
    facts.run.state = LessonTraining::Paused;
    facts.run.loss = 1.5;
    facts.picture.target = {{.text = "le"}, {.text = "chat"}};
    facts.picture.source = {{.text = "the"}, {.text = "cat"}};
    facts.picture.attention = mapOf(2, 2, {0.9F, 0.1F, 0.2F, 0.8F});
    return facts;
}

const char* const choice = "@ask choice \"Which?\"\n- \"the\" when argmax \"chat\" = \"the\"\n"
                           "- \"cat\" when argmax \"chat\" = \"cat\"\n@do pause\n@until paused\n@why It is {{loss}}.";

} // namespace

class TestJudgement : public QObject
{
    Q_OBJECT

private slots:
    void judgesAChoiceByWhatIsSeen()
    {
        const auto step = stepWith(choice);
        const auto right = judgedStep(step, {.option = 1, .number = {}, .cell = {}, .text = u"cat"_s}, facts());
        QCOMPARE(right.outcome, Outcome::AsExpected);
        QCOMPARE(right.seen, u"cat"_s);
        QCOMPARE(
            judgedStep(step, {.option = 0, .number = {}, .cell = {}, .text = {}}, facts()).outcome, Outcome::Otherwise);
        QCOMPARE(judgedStep(step, {}, facts()).outcome, Outcome::None);
    }

    void theReasonQuotesLiveValues() { QCOMPARE(judgedStep(stepWith(choice), {}, facts()).why, u"It is 1.5."_s); }

    void judgesANumberByItsTolerance()
    {
        const auto step = stepWith("@ask number \"Loss?\" = loss +- 0.3\n@do pause\n@until paused\n@why So.");
        QCOMPARE(judgedStep(step, {.option = {}, .number = 1.7, .cell = {}, .text = {}}, facts()).outcome,
            Outcome::AsExpected);
        QCOMPARE(judgedStep(step, {.option = {}, .number = 2.0, .cell = {}, .text = {}}, facts()).outcome,
            Outcome::Otherwise);
    }

    void valuesAreWrittenInTheLanguageOfTheWindow()
    {
        auto now = facts();
        now.run.loss = 2.9134;
        now.run.pairs = 2'000;
        now.evaluation = LessonEvaluation{.errorRate = 0.3125};
        const auto text = QStringLiteral("{{pairs}}; {{loss}}; {{weight \"chat\" \"cat\"}}; {{aer}}; "
                                         "{{entropy.row \"chat\"}}; {{argmax \"chat\"}}; {{validation.bleu}}");
        const QLocale before;
        for (const auto& [locale, words] :
            {std::pair(QLocale(QLocale::English), "2,000; 2.91; 0.800; 0.313; 0.72 bits; cat; …"),
                {QLocale(QLocale::German), "2.000; 2,91; 0,800; 0,313; 0,72 bits; cat; …"}}) {
            QLocale::setDefault(locale);
            const auto written = withValues(text, currentValues(now));
            QLocale::setDefault(before);
            QCOMPARE(written, QString::fromUtf8(words));
        }
    }

    void sharesAreAskedForFromZeroToOne()
    {
        const auto step = stepWith("@ask number \"How much?\" = weight \"chat\" \"cat\" +- 0.1\n@why So.");
        QCOMPARE(askedOf(step.question).scale, NumberScale::Share);
        QCOMPARE(judgedStep(step, {}, facts()).seen, u"0.800"_s);
        QCOMPARE(askedOf(stepWith("@ask number \"Loss?\" = loss +- 0.3\n@why So.").question).scale, NumberScale::Any);
    }

    void aWrongCellLightsUpTheRightOne()
    {
        const auto step = stepWith("@ask cell \"Point.\" = argmax \"chat\"\n@why So.");
        const auto result =
            judgedStep(step, {.option = {}, .number = {}, .cell = PredictedCell{1, 0, {}, {}}, .text = {}}, facts());
        QCOMPARE(result.outcome, Outcome::Otherwise);
        QCOMPARE(result.seen, u"“chat” on “cat”"_s);
        const auto highlights = highlightsOf(step, result, facts());
        QCOMPARE(highlights.size(), 1U);
        QCOMPARE(highlights.front().target, std::string("chat"));
        QCOMPARE(highlights.front().source, std::string("cat"));
    }

    void knowsWhatSpeaksOfATrainingUnderWay()
    {
        QVERIFY(waitsForTraining(stepWith(choice)));
        QVERIFY(!waitsForTraining(stepWith("@do train until step >= 3\n@until step >= 3\n@why So.")));
    }
};

ATTENTOSCOPE_TEST(TestJudgement, QApplication);
#include "tst_judgement.moc"
