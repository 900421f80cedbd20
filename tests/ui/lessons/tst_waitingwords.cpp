// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/conditionreader.h"
#include "engine/lessons/lessonvalues.h"
#include "tests/support/testprogram.h"
#include "ui/lessons/stepwords.h"

class TestWaitingWords : public QObject
{
    Q_OBJECT

    static Condition condition(const char* text)
    {
        auto read = parseCondition(text);
        if (!read)
            qFatal("%s: %s", text, read.error().message.c_str());
        return *read;
    }

    static LessonFacts facts()
    {
        LessonFacts facts;
        facts.run.state = LessonTraining::Running;
        facts.run.step = 30;
        facts.picture.forcedRows = {0};
        facts.off = {{HeadKind::Cross, 1, 2}};
        return facts;
    }

    static WindowNames names()
    {
        const auto preset = [](const std::string& id) {
            return id == "luong-general" ? u"Luong, general"_s : QString::fromStdString(id);
        };
        const auto setting = [](const std::string& key) {
            return key == "input_feeding" ? u"Input feeding"_s : QString::fromStdString(key);
        };
        const auto choice = [](const std::string&, const std::string& value) {
            return value == "true" ? u"yes"_s : QString::fromStdString(value);
        };
        return {u"Pause"_s, u"Training ▸ Evaluate now"_s, u"Tools ▸ Table of sentences"_s,
            u"Tools ▸ Compare two models"_s, u"Tools ▸ Does it need what it looks at"_s, preset, setting, choice};
    }

private slots:
    void saysWhatToDo_data()
    {
        addColumns<QByteArray, QString>("text", "words");
        const auto row = [](const char* text, const char* words) {
            QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(words);
        };
        row("step >= 300", "Train until step 300. Now: 30.");
        row("step >= 1500", "Train until step 1,500. Now: 30.");
        row("paused", "Press “Pause”.");
        row("translated", "Type a sentence into the translation box.");
        row("translated \"the cat\"", "Type “the cat” into the translation box.");
        row("dissected", "Double-click a cell of the heatmap.");
        row("pinned \"chat\" \"cat\"", "Click the cell in row “chat”, column “cat”.");
        row("pinned \"#2\" \"cat\"", "Click the cell in row 2, column “cat”.");
        row("forced \"#2\"", "Click a cell in row 2 with Ctrl held down.");
        row("not forced \"-\"", "Free the row of “-” (Esc).");
        row("not forced \"#2\"", "Free row 2 (Esc).");
        row("not (forced or off cross.1.2)", "Free the forced rows (Esc).\nSwitch cross.1.2 on again.");
        row("not step < 300", "Train until step 300. Now: 30.");
        row("evaluated", "Open “Tools ▸ Table of sentences”, and measure the sentences.");
        row("erased", "Choose “Tools ▸ Does it need what it looks at”.");
        row("validated", "Choose “Training ▸ Evaluate now”.");
        row("preset = \"luong-general\"", "Choose the preset “Luong, general”, and train with it.");
        row("setting input_feeding = \"true\"", "Set “Input feeding” to “yes”, and train anew.");
        row("setting score_cap = 0.5", "Set “score_cap” to “0.5”, and train anew.");
        row("setting alignment_weight = 1", "Set “alignment_weight” to “1”, and train on.");
        row("head = best", "Click the head with the star.");
        row("translation = \"b a\"", "Train until the translation is “b a”.");
        row("entropy < 1 bit", "This has to become true: entropy < 1 bit.");
        row("shown.step <= 1", "Move the slider below the heatmap to the first pictures, up to step 1.");
        row("step >= 300 and paused", "Train until step 300. Now: 30.\nPress “Pause”.");
        row("step >= 10 and paused", "Press “Pause”."); // a condition that is met is not mentioned
        row("paused or scrubbed", "Press “Pause”.\nOr: Move the slider below the heatmap back.");
    }

    void saysWhatToDo()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        QCOMPARE(waitingWords(condition(text.constData()), facts(), names()), words);
    }

    void numbersAreThoseOfTheLanguage()
    {
        auto now = facts();
        now.run.preset = "luong-dot"; // there is a run
        now.run.loss = 2.9134;
        const QLocale before;
        for (const auto& [locale, words] : {std::pair(QLocale(QLocale::German), "below 0,5. Now: 2,91."),
                 {QLocale(QLocale::French), "below 0,5. Now: 2,91."},
                 {QLocale(QLocale::English), "below 0.5. Now: 2.91."}}) {
            QLocale::setDefault(locale);
            const auto said = waitingWords(condition("loss < 0.5"), now, names());
            QLocale::setDefault(before);
            QVERIFY2(said.endsWith(QLatin1String(words)), qPrintable(said));
        }
    }

    void everyTruthHasWords()
    {
        for (const auto& row : lessonValues())
            if (row.truth) {
                Condition truth;
                truth.left = LessonReference{&row, {"a", "b"}};
                QVERIFY2(!waitingWords(truth, facts(), names()).isEmpty(), row.name.c_str());
                Condition ended;
                ended.kind = Condition::Kind::Not;
                ended.parts = {truth};
                QVERIFY2(!waitingWords(ended, facts(), names()).isEmpty(), row.name.c_str());
            }
    }

    void tellsHowFarItIs()
    {
        QCOMPARE(shareOfWay(condition("step >= 60"), facts()), std::optional(0.5));
        QCOMPARE(shareOfWay(condition("paused or step > 60"), facts()), std::optional(0.5));
        QVERIFY(!shareOfWay(condition("loss < 1"), facts()));
        QVERIFY(!shareOfWay(condition("setting layers = \"7\" and step >= 60"), facts())); // the setting comes first
        QVERIFY(!shareOfWay(condition("setting layers = \"7\" and step >= 1"), facts()));
        QCOMPARE(shareOfWay(condition("step >= 1 and step >= 60"), facts()), std::optional(0.5));
        QVERIFY(!shareOfWay(condition("paused"), facts()));
    }
};

ATTENTOSCOPE_TEST(TestWaitingWords, QApplication);
#include "tst_waitingwords.moc"
