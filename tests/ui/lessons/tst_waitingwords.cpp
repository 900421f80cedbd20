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

    static LessonFacts facts() { return LessonFacts{.run = {.state = LessonTraining::Running, .step = 30}}; }

private slots:
    void saysWhatToDo_data()
    {
        addColumns<QByteArray, QString>("text", "words");
        const auto row = [](const char* text, const char* words) {
            QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(words);
        };
        row("step >= 300", "Train until step ≥ 300. Now: 30");
        row("paused", "Press Pause.");
        row("translated", "Type a sentence below the heatmap.");
        row("translated \"the cat\"", "Type “the cat” below the heatmap.");
        row("dissected", "Double-click a cell of the heatmap.");
        row("pinned \"chat\" \"cat\"", "Click the cell “chat” on “cat”: row “chat”, column “cat”.");
        row("step >= 300 and paused", "Train until step ≥ 300. Now: 30 Press Pause.");
        row("step >= 10 and paused", "Press Pause."); // what is reached is not waited for
        row("paused or scrubbed", "Press Pause. Or: Move the slider below the heatmap back.");
    }

    void saysWhatToDo()
    {
        const auto [text, words] = fetched<QByteArray, QString>();
        QCOMPARE(waitingWords(condition(text.constData()), facts()), words);
    }

    void numbersAreThoseOfTheLanguage()
    {
        auto now = facts();
        now.run.preset = "luong-dot"; // there is a run
        now.run.loss = 2.9134;
        const QLocale before;
        for (const auto& [locale, words] : {std::pair(QLocale(QLocale::German), "loss < 0,5. Now: 2,91"),
                 {QLocale(QLocale::French), "loss < 0,5. Now: 2,91"},
                 {QLocale(QLocale::English), "loss < 0.5. Now: 2.91"}}) {
            QLocale::setDefault(locale);
            const auto said = waitingWords(condition("loss < 0.5"), now);
            QLocale::setDefault(before);
            QVERIFY2(said.endsWith(QLatin1String(words)), qPrintable(said));
        }
    }

    void everyTruthHasWords()
    {
        for (const auto& row : lessonValues())
            if (row.truth) {
                Condition truth{.left = LessonReference{&row, {"a", "b"}}};
                QVERIFY2(!waitingWords(truth, facts()).isEmpty(), row.name.c_str());
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
