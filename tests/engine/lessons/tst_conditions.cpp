// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/conditionreader.h"
#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/stepreader.h"
#include "engine/lessons/takenfacts.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"

#include <clocale>

namespace {

Token word(const char* text)
{
    return {.text = text};
}

/// Two words and an end token over three words: chat on cat, noir on black.
LessonFacts someFacts()
{
    LessonFacts facts;
    facts.run = {.state = LessonTraining::Paused,
        .preset = "luong-dot",
        .settings = {{"attention_kind", "dot"}, {"dropout", "0.10"}},
        .step = 300,
        .loss = 0.5};
    auto& picture = facts.picture;
    picture.target = {word("chat"), word("noir"), {.text = "<eos>", .special = true}};
    picture.source = {word("black"), word("cat"), word("black")};
    picture.attention = mapOf(3, 3, {0.25F, 0.75F, 0.0F, 0.0F, 0.0F, 1.0F, 1.0F, 0.0F, 0.0F});
    picture.probabilities = {0.9F, 0.8F, 1.0F};
    picture.text = "chat noir";
    picture.view = "heatmap";
    picture.pinned = {{0, 1}};
    picture.forcedRows = {1};
    facts.off = {{HeadKind::Cross, 2, 3}};
    facts.kept = {"first"};
    facts.events.translated = {"the cat"};
    facts.events.compared = {{"first", "now"}};
    Erasure erasure;
    erasure.words.target = picture.target;
    erasure.words.attention = picture.attention;
    erasure.disturbed = picture.source;
    erasure.change = mapOf(3, 3, {0.5F, 2.0F, -0.25F, 3.0F, 1.0F, 2.0F, 0.0F, 0.0F, 0.0F});
    takeErasure(facts, erasure);
    return facts;
}

} // namespace

class TestConditions : public QObject
{
    Q_OBJECT
private slots:
    void judges_data()
    {
        addColumns<QString, bool>("text", "expected");
        const auto row = [](const char* text, bool expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << expected;
        };
        row("step >= 300", true);
        row("step > 300", false);
        row("step = 300", true);
        row("step != 300", false);
        row("step <= 299", false);
        row("step < 301", true);
        row("300 = step", true);
        row("not step = 300", false);
        row("paused and step = 300", true);
        row("running or step = 300", true);
        row("running or trained", false);
        row("not running and not trained", true);
        row("paused or running and running", true); // `and` binds more
        row("(paused or running) and running", false);
        row("not (paused and running)", true);
        row("loss < 1 and loss > 0.4", true);
        row("validation.bleu < 10", false); // BLEU is not known
        row("validation.bleu >= 10", false);
        row("not validation.bleu < 10", true);
        row("preset = luong-dot", true);
        row("preset != \"luong-dot\"", false);
        row("view = heatmap", true);
        row("view = heads", false);
        row("head = mean", true);
        row("setting dropout = 0.1", true);
        row("setting dropout < 0.2", true);
        row("setting attention_kind = dot", true);
        row("setting nothing = 1", false);
        row("argmax \"chat\" = \"cat\"", true);
        row("argmax \"noir\" = \"black#2\"", true);
        row("argmax \"noir\" = \"black\"", false);
        row("argmax \"chien\" != \"cat\"", false);
        row("translation = \"chat noir\"", true);
        row("weight \"chat\" \"cat\" = 0.75", true);
        row("weight \"chat\" \"cat\" >= 75 %", true);
        row("weight \"noir\" \"black#2\" = 1", true);
        row("weight \"chat\" \"cat\" > weight \"chat\" \"black\" + 0.4", true);
        row("weight \"chat\" \"cat\" > weight \"chat\" \"black\" + 60 %", false);
        row("weight \"chat\" \"cat\" - 0.5 > weight \"chat\" \"black\"", false);
        row("entropy.row \"noir\" = 0", true);
        row("entropy.row \"chat\" > 0.8 bit", true);
        row("entropy.row \"chat\" > 0.8 nat", false);
        row("entropy < 0.41 bit", true); // the end token's row is not counted
        row("column \"cat\" = 37.5 %", true);
        row("rows.differ = 1", true);
        row("diagonal = 1", true);
        row("probability \"noir\" > 0.79", true);
        row("pinned", true);
        row("pinned \"chat\" \"cat\"", true);
        row("pinned \"noir\" \"cat\"", false);
        row("forced \"noir\"", true);
        row("forced \"chat\"", false);
        row("off", true);
        row("off cross.2.3", true);
        row("off cross.2.4", false);
        row("kept first", true);
        row("kept second", false);
        row("translated", true);
        row("translated \"the cat\"", true);
        row("translated \"the dog\"", false);
        row("compared first now", true);
        row("compared now first", false);
        row("dissected", false);
        row("erased", true);
        row("lost \"chat\" \"cat\" = 2", true);
        row("lost \"noir\" \"black#2\" = 2", true);
        row("lost \"chien\" \"cat\" = 2", false);
        row("needed \"chat\" = \"cat\"", true);
        row("needed \"noir\" = \"black#2\"", false);
        row("needed \"noir\" = \"black\"", true);
        row("tau > 0.5 and tau < 0.6", true); // (3 + 0) / √(5 · 6)
        row("scrubbed or validated or evaluated", false);
    }

    void judges()
    {
        const auto [text, expected] = fetched<QString, bool>();
        const auto condition = parseCondition(text.toStdString());
        QVERIFY2(condition, condition ? "" : condition.error().message.c_str());
        QCOMPARE(holds(*condition, someFacts()), expected);
    }

    void isWrittenAsItIsRead_data() { judges_data(); }

    void isWrittenAsItIsRead()
    {
        QFETCH(QString, text);
        const auto condition = parseCondition(text.toStdString());
        if (!condition)
            return;
        const auto again = parseCondition(textOf(*condition));
        QVERIFY2(again, textOf(*condition).c_str());
        QVERIFY2(*again == *condition, textOf(*condition).c_str());
    }

    void refuses_data()
    {
        addColumns<QString, QString>("text", "part");
        const auto row = [](const char* text, const char* part) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(part);
        };
        row("", "A value is missing");
        row("los < 1", "did you mean \"loss\"?");
        row("loss", "is not a condition by itself");
        row("loss < 1 2", "is too much here");
        row("loss == 1", "one sign");
        row("loss < 0,5", "a point, not a comma");
        row("loss < \"one\"", "A number is compared with a text");
        row("preset < \"a\"", "not by size");
        row("paused = 1", "Do not compare it");
        row("1 < 2", "Two constants");
        row("loss < 3 bit", "not measured in the unit");
        row("entropy < 20 %", "not measured in the unit");
        row("(loss < 1", "A parenthesis is not closed");
        row("weight \"chat\" > 0.5", "needs \"SOURCE\"");
        row("weight \"\" \"cat\" > 0.5", "are empty");
        row("off cross.2", "is not a head");
        row("translated \"the cat", "is not closed");
        row("loss < & 1", "cannot stand in a condition");
        row("argmax “chat” = 1", "Quotes are straight");
        row("and loss < 1", "A value is missing before and");
        row("loss < 0.6 - 0.2", "is too much here"); // only values can be added or subtracted
        row("preset + 1 = 2", "Only a number can be added");
    }

    void refuses()
    {
        const auto [text, part] = fetched<QString, QString>();
        const auto condition = parseCondition(text.toStdString());
        QVERIFY(!condition);
        QVERIFY2(condition.error().message.contains(part.toStdString()), condition.error().message.c_str());
    }

    void refusesTooDeepConditions()
    {
        const std::string deep = std::string(200, '(') + "paused" + std::string(40, ')');
        const auto condition = parseCondition(deep);
        QVERIFY(!condition);
        QVERIFY(condition.error().message.contains("are nested"));
        QVERIFY(!parseCondition(std::string(100'000, '(')));
    }

    void anOptionWithoutConditionIsRightWhenNoOtherIs()
    {
        Question question;
        question.options = {{.text = "a", .when = *parseCondition("step = 300")}, {.text = "b", .when = {}}};
        QCOMPARE(rightOptions(question, someFacts()), (std::vector<std::size_t>{0}));
        question.options[0].when = *parseCondition("step = 1");
        QCOMPARE(rightOptions(question, someFacts()), (std::vector<std::size_t>{1}));
    }

    void comparesAPredictedNumber()
    {
        Question question{
            .kind = QuestionKind::Number, .answer = {findLessonValue("loss"), {}, {}}, .tolerance = {0.1}};
        QCOMPARE(isNear(question, 0.59, someFacts()), std::optional(true));
        QCOMPARE(isNear(question, 0.61, someFacts()), std::optional(false));
        question.tolerance = {20.0, LessonUnit::Percent};
        QCOMPARE(isNear(question, 0.61, someFacts()), std::optional(false));
        QCOMPARE(isNear(question, 0.41, someFacts()), std::optional(true));
        question.answer = {findLessonValue("validation.loss"), {}, {}};
        QCOMPARE(isNear(question, 0.5, someFacts()), std::nullopt);
        question.answer = {findLessonValue("argmax"), {"chat"}, {}};
        QVERIFY(rightCell(question, someFacts()) == std::optional(LessonCell{0, 1}));
    }

    void readsTheValuesOfTexts()
    {
        QVERIFY(checkLiveText("{{loss}} and $x$ and [a](https://example.org)"));
        QVERIFY(!checkLiveText("{{los}}"));
        QVERIFY(!checkLiveText("{{loss"));
        QVERIFY(!checkLiveText("{{paused}}"));
        QVERIFY(!checkLiveText("$x"));
        QVERIFY(!checkLiveText("[a](file:///etc/passwd)"));
    }

    /// Qt gives C's functions the locale of the system, which says nothing about the language of the command line.
    void numbersAreThoseOfNoLocale()
    {
        auto facts = someFacts();
        facts.run.loss = 2.9134;
        const std::string before = std::setlocale(LC_NUMERIC, nullptr);
        bool isTried = false;
        for (const char* name : {"de_DE.UTF-8", "de_DE", "fr_FR.UTF-8", "ru_RU.UTF-8"})
            if (std::setlocale(LC_NUMERIC, name)) {
                isTried = true;
                QCOMPARE(shown("loss", facts), std::string("2.91"));
                QCOMPARE(shown("weight \"chat\" \"cat\"", facts), std::string("0.750"));
            }
        std::setlocale(LC_NUMERIC, before.c_str());
        if (!isTried)
            QSKIP("no locale with a decimal comma is installed");
    }

    void numbersHaveTheirDigits_data()
    {
        addColumns<double, QString>("loss", "shown");
        for (const auto& [loss, shown] : {std::pair(0.0, "0"), {7.0, "7"}, {1234567.0, "1234567"},
                 {0.00012345, "0.000123"}, {123456.7, "1.23e+05"}, {-0.5, "-0.5"}, {1e300, "1e+300"}})
            QTest::addRow("%s", shown) << loss << QString::fromLatin1(shown);
    }

    void numbersHaveTheirDigits()
    {
        const auto [loss, expected] = fetched<double, QString>();
        auto facts = someFacts();
        facts.run.loss = loss;
        QCOMPARE(QString::fromStdString(shown("loss", facts)), expected);
    }

    /// Questions ask for shares from 0 to 1, and so they are shown.
    void sharesAreShownAsTheyAreAskedFor()
    {
        auto facts = someFacts();
        facts.evaluation = LessonEvaluation{.errorRate = 0.1784};
        QCOMPARE(shown("aer", facts), std::string("0.178"));
        QCOMPARE(shown("column \"cat\"", facts), std::string("0.375"));
        QCOMPARE(shown("diagonal", facts), std::string("1.000"));
        QCOMPARE(shown("entropy.row \"chat\"", facts), std::string("0.81 bit"));
        QCOMPARE(shown("step", facts), std::string("300"));
        QCOMPARE(shown("validation.loss", facts), std::string("-"));
    }

    /// A row's number does not depend on the word that the model writes there.
    void rowsCanBeNamedByTheirNumber()
    {
        auto facts = someFacts();
        facts.picture.step = 12;
        QCOMPARE(shown("weight \"#1\" \"cat\"", facts), std::string("0.750"));
        QCOMPARE(shown("word \"#2\"", facts), std::string("noir"));
        QCOMPARE(shown("word \"#4\"", facts), std::string("-"));
        QCOMPARE(shown("argmax \"#2\"", facts), std::string("black#2"));
        QCOMPARE(shown("row.sum \"#2\"", facts), std::string("1.000"));
        QCOMPARE(shown("shown.step", facts), std::string("12"));
        QVERIFY(holds(parseCondition("forced \"#2\" and not forced \"#1\"").value(), facts));
        facts.picture.target.front().text = "#2"; // a word is looked for first
        QCOMPARE(shown("weight \"#2\" \"cat\"", facts), std::string("0.750"));
    }

private:
    static std::string shown(const char* text, const LessonFacts& facts)
    {
        return shownValue(parseReference(text).value(), facts).value_or("-");
    }
};

ATTENTOSCOPE_TEST(TestConditions, QCoreApplication);
#include "tst_conditions.moc"
