// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uisamples.h"
#include "ui/translation/forcedchoices.h"

#include <QTest>

using namespace attentoscope;
using namespace attentoscope::ui;

/// Which words and rows stay when a person changes one of them.
class TestForcedChoices : public QObject
{
    Q_OBJECT

    static Translation translation()
    {
        auto translation = testing::sampleTranslation("a b c d", "p q r s <eos>");
        translation.choices.resize(translation.target.size());
        return translation;
    }
    static QStringList wordsOf(const Constraints& constraints)
    {
        QStringList words;
        for (const auto& [position, word, chosenBy] : constraints.words)
            words << QStringLiteral("%1 %2%3")
                         .arg(position)
                         .arg(QString::fromStdString(word))
                         .arg(chosenBy == ChosenBy::Person ? QStringLiteral("!") : QString());
        return words;
    }
    static QStringList rowsOf(const Constraints& constraints)
    {
        QStringList rows;
        for (const auto& [position, column] : constraints.rows)
            rows << QStringLiteral("%1→%2").arg(position).arg(column);
        return rows;
    }

private slots:
    void nothingForcedAsksForNothing()
    {
        QVERIFY(constraintsOf(translation()).isEmpty());
        QVERIFY(countForced(translation()).isNone());
        auto untold = translation();
        untold.choices.clear();
        QVERIFY(constraintsOf(untold).isEmpty());
    }

    void aWordKeepsWhatStandsBeforeIt()
    {
        const auto constraints = withWord(translation(), 2, "x");
        QCOMPARE(wordsOf(constraints), (QStringList{"0 p", "1 q", "2 x!"}));
        QVERIFY(constraints.rows.empty());
    }

    void aRowFreesItsWord()
    {
        auto shown = translation();
        shown.choices[2].chosenBy = ChosenBy::Before;
        const auto constraints = withRow(shown, 2, 3);
        QCOMPARE(wordsOf(constraints), (QStringList{"0 p", "1 q"}));
        QCOMPARE(rowsOf(constraints), QStringList("2→3"));
    }

    void wordAndRowOfOneStepStandTogether()
    {
        auto shown = translation();
        shown.choices[1].chosenBy = ChosenBy::Person;
        QCOMPARE(wordsOf(withRow(shown, 1, 0)), (QStringList{"0 p", "1 q!"}));
        shown.choices[1].forcedColumn = 0;
        const auto constraints = withWord(shown, 1, "x");
        QCOMPARE(wordsOf(constraints), (QStringList{"0 p", "1 x!"}));
        QCOMPARE(rowsOf(constraints), QStringList("1→0"));
        QCOMPARE(rowsOf(withRow(shown, 1, 2)), QStringList("1→2"));
    }

    void anEarlierChangeFreesWhatCameLater()
    {
        auto shown = translation();
        shown.choices[3].chosenBy = ChosenBy::Person;
        shown.choices[3].forcedColumn = 1;
        const auto constraints = withWord(shown, 0, "x");
        QCOMPARE(wordsOf(constraints), QStringList("0 x!"));
        QVERIFY(constraints.rows.empty());
    }

    void aLaterChangeKeepsTheEarlierOnes()
    {
        auto shown = translation();
        shown.choices[0].chosenBy = ChosenBy::Person;
        shown.choices[1].forcedColumn = 2;
        const auto constraints = withWord(shown, 3, "x");
        QCOMPARE(wordsOf(constraints), (QStringList{"0 p!", "1 q", "2 r", "3 x!"}));
        QCOMPARE(rowsOf(constraints), QStringList("1→2"));
    }

    void releasingKeepsOnlyWhatTheRestNeeds()
    {
        auto shown = translation();
        shown.choices[1].chosenBy = ChosenBy::Person;
        shown.choices[0].chosenBy = shown.choices[2].chosenBy = ChosenBy::Before;
        shown.choices[3].chosenBy = ChosenBy::Person;
        QCOMPARE(wordsOf(withoutWord(shown, 3)), (QStringList{"0 p", "1 q!"}));
        QVERIFY(withoutWord(shown, 1).isEmpty());
        shown.choices[2].forcedColumn = 0;
        QCOMPARE(wordsOf(withoutWord(shown, 3)), (QStringList{"0 p", "1 q!"}));
        QCOMPARE(rowsOf(withoutWord(shown, 3)), QStringList("2→0"));
        QVERIFY(withoutRow(shown, 2).rows.empty());
        QCOMPARE(wordsOf(withoutRow(shown, 2)), (QStringList{"0 p", "1 q!"}));
    }

    void askingAgainAsksForTheSame()
    {
        auto shown = translation();
        shown.choices[0].chosenBy = ChosenBy::Before;
        shown.choices[1].chosenBy = ChosenBy::Person;
        shown.choices[1].forcedColumn = 3;
        const auto again = constraintsOf(shown);
        QCOMPARE(wordsOf(again), (QStringList{"0 p", "1 q!"}));
        QCOMPARE(rowsOf(again), QStringList("1→3"));
        QCOMPARE(countForced(shown).words, 1);
        QCOMPARE(countForced(shown).rows, 1);
    }
};

QTEST_GUILESS_MAIN(TestForcedChoices)
#include "tst_forcedchoices.moc"
