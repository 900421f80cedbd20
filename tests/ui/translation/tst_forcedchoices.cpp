// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/heads.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/translation/forcedchoices.h"

namespace {

constexpr AttentionHead encoder{HeadKind::Encoder, 1, 2}, cross{HeadKind::Cross, 2, 3},
    decoder{HeadKind::Decoder, 1, 1};

} // namespace

/// The words and rows that stay when a person changes one of them.
class TestForcedChoices : public QObject
{
    Q_OBJECT

    static Translation translation()
    {
        auto translation = sampleTranslation("a b c d", "p q r s <eos>");
        translation.choices.resize(translation.target.size());
        return translation;
    }
    static QStringList wordsOf(const Constraints& constraints)
    {
        QStringList words;
        for (const auto& [position, word, chosenBy] : constraints.words)
            words << u"%1 %2%3"_s.arg(position)
                         .arg(QString::fromStdString(word))
                         .arg(chosenBy == ChosenBy::Person ? u"!"_s : QString());
        return words;
    }
    static QStringList rowsOf(const Constraints& constraints)
    {
        QStringList rows;
        for (const auto& [position, column, head] : constraints.rows)
            rows << (head ? QString::fromStdString(headText(*head)) + QLatin1Char(' ') : QString())
                    + u"%1→%2"_s.arg(position).arg(column);
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

    void aRowOfAHeadKeepsWhatStandsBeforeIt()
    {
        auto shown = translation();
        shown.choices[0].forcedColumn = 3;
        shown.choices[2].chosenBy = ChosenBy::Person;
        shown.choices[2].forcedColumn = 1;
        shown.forcedHeads = {{3, 0, cross}, {2, 1, decoder}, {1, 1, cross}, {2, 2, encoder}};
        const auto constraints = withCell(shown, 2, 0, cross).value();
        QCOMPARE(wordsOf(constraints), (QStringList{"0 p", "1 q", "2 r!"}));
        QCOMPARE(rowsOf(constraints),
            (QStringList{"0→3", "cross.2.3 1→1", "encoder.1.2 2→2", "2→1", "decoder.1.1 2→1", "cross.2.3 2→0"}));
    }

    void aRowOfAHeadIsReplacedAndFreed()
    {
        auto shown = translation();
        shown.forcedHeads = {{1, 3, cross}, {1, 0, decoder}};
        QCOMPARE(rowsOf(withCell(shown, 1, 2, cross).value()), (QStringList{"decoder.1.1 1→0", "cross.2.3 1→2"}));
        QCOMPARE(rowsOf(withCell(shown, 1, 3, cross).value()), QStringList("decoder.1.1 1→0"));
        QCOMPARE(wordsOf(withCell(shown, 1, 3, cross).value()), QStringList("0 p"));
        shown.forcedHeads.pop_back();
        QVERIFY(withCell(shown, 1, 3, cross).value().isEmpty());
        QVERIFY(isAttentionForced(shown, 1) && !isAttentionForced(shown, 0));
        QCOMPARE(countForced(shown).rows, 1);
    }

    void whatIsForcedOfTheEncoderBelongsToNoStep()
    {
        auto shown = translation();
        shown.choices[1].chosenBy = ChosenBy::Person;
        shown.forcedHeads = {{3, 0, encoder}, {0, 1, cross}};
        QCOMPARE(rowsOf(withWord(shown, 0, "x")), (QStringList{"encoder.1.2 3→0", "cross.2.3 0→1"}));
        QCOMPARE(wordsOf(constraintsOf(shown)), (QStringList{"0 p", "1 q!"}));
        QCOMPARE(rowsOf(constraintsOf(shown)), (QStringList{"encoder.1.2 3→0", "cross.2.3 0→1"}));
        // A change in the encoder changes what every step reads.
        for (const auto& changed : {withCell(shown, 2, 2, encoder).value(), withCell(shown, 3, 1, encoder).value()})
            QVERIFY(changed.words.empty());
        QCOMPARE(rowsOf(withCell(shown, 2, 2, encoder).value()), (QStringList{"encoder.1.2 3→0", "encoder.1.2 2→2"}));
        QCOMPARE(rowsOf(withCell(shown, 3, 1, encoder).value()), QStringList("encoder.1.2 3→1"));
        QVERIFY(withCell(shown, 3, 0, encoder).value().isEmpty());
        QVERIFY(!isAttentionForced(shown, 3));
    }

    void theRowOfAllHeadsTakesThePlaceOfEachCrossHeads()
    {
        auto shown = translation();
        shown.forcedHeads = {{1, 3, cross}, {1, 0, decoder}};
        QCOMPARE(rowsOf(withRow(shown, 1, 2)), (QStringList{"1→2", "decoder.1.1 1→0"}));
        shown.choices[1].forcedColumn = 2;
        QCOMPARE(rowsOf(withoutRow(shown, 1)), (QStringList{"cross.2.3 1→3", "decoder.1.1 1→0"}));
    }
};

ATTENTOSCOPE_TEST(TestForcedChoices, QCoreApplication);
#include "tst_forcedchoices.moc"
