// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headchoice.h"
#include "ui/heads/headstable.h"
#include "ui/heads/headwords.h"
#include "ui/heads/litwords.h"
#include "ui/plots/attention/attentioncontent.h"

namespace {

Translation sample()
{
    return withSampleHeads(sampleTranslation("we sleep . <eos>", "nous dormons ici . <eos>"), 2, 4);
}

constexpr AttentionHead encoder(int layer, int head)
{
    return {HeadKind::Encoder, layer, head};
}
constexpr AttentionHead cross(int layer, int head)
{
    return {HeadKind::Cross, layer, head};
}
constexpr AttentionHead decoder(int layer, int head)
{
    return {HeadKind::Decoder, layer, head};
}

using Heads = std::vector<AttentionHead>;

} // namespace

/// Chosen heads: what a heatmap shows of them, and the texts about them.
class TestHeadValues : public QObject
{
    Q_OBJECT

private slots:
    void keepsOneAddsOthersAndTakesThemAway()
    {
        HeadChoice choice;
        choice.keep(cross(1, 2));
        QCOMPARE(choice.shown(), Heads({cross(1, 2)}));
        choice.add(cross(2, 1));
        choice.add(cross(1, 1));
        QCOMPARE(choice.shown(), Heads({cross(1, 1), cross(1, 2), cross(2, 1)}));
        choice.add(cross(1, 2));
        QCOMPARE(choice.shown(), Heads({cross(1, 1), cross(2, 1)}));
        choice.keep(cross(2, 2));
        QCOMPARE(choice.shown(), Heads({cross(2, 2)}));
        choice.keep(cross(2, 2));
        QVERIFY(choice.isEmpty());
    }

    void addsOnlyHeadsOfOneKind()
    {
        HeadChoice choice;
        choice.keep(cross(1, 2));
        choice.add(decoder(1, 1));
        QCOMPARE(choice.shown(), Heads({decoder(1, 1)}));
    }

    void showsOneOfManyAloneAndTheirMeanAgain()
    {
        HeadChoice choice;
        choice.add(cross(1, 1));
        choice.add(cross(1, 2));
        choice.showAlone(cross(1, 2));
        QCOMPARE(choice.shown(), Heads({cross(1, 2)}));
        QCOMPARE(choice.chosen().size(), std::size_t(2));
        choice.showMean();
        QCOMPARE(choice.shown().size(), std::size_t(2));
        choice.showAlone(cross(1, 2));
        choice.showAlone(cross(1, 2));
        QCOMPARE(choice.shown().size(), std::size_t(2));
        choice.showAlone(cross(2, 2));
        QCOMPARE(choice.chosen(), Heads({cross(2, 2)}));
    }

    void previewsWithoutForgettingWhatIsChosen()
    {
        HeadChoice choice;
        choice.keep(cross(1, 1));
        choice.preview(encoder(2, 2));
        QCOMPARE(choice.shown(), Heads({encoder(2, 2)}));
        choice.preview(std::nullopt);
        QCOMPARE(choice.shown(), Heads({cross(1, 1)}));
    }

    void dropsHeadsThatAnotherModelLacks()
    {
        HeadChoice choice;
        choice.add(cross(2, 4));
        choice.add(cross(1, 1));
        choice.showAlone(cross(2, 4));
        choice.dropMissing(withSampleHeads(sampleTranslation("a", "b"), 1, 2).heads);
        QCOMPARE(choice.shown(), Heads({cross(1, 1)}));
    }

    void encoderHeadsStandBetweenSourceWords()
    {
        const Translation whole = sample();
        const Translation shown = withHeads(whole, Heads({encoder(1, 1)}));
        QCOMPARE(labelsOf(shown.source), labelsOf(whole.source));
        QCOMPARE(labelsOf(shown.target), labelsOf(whole.source));
        QVERIFY(fitsItsWords(shown));
        QCOMPARE(shown.attention.at(2, 1), 0.85F); // this head attends to the previous word
    }

    void decoderHeadsReadTheStartTokenFirst()
    {
        const Translation whole = sample();
        const Translation shown = withHeads(whole, Heads({decoder(1, 2)}));
        QCOMPARE(labelsOf(shown.target), labelsOf(whole.target));
        QCOMPARE(labelsOf(shown.source), QStringList({"<sos>", "nous", "dormons", "ici", "."}));
        QVERIFY(shown.source.front().special);
        QVERIFY(fitsItsWords(shown));
        QCOMPARE(shown.attention.at(1, 2), 0.0F); // the row cannot read the word that it predicts
    }

    void severalHeadsAreAveraged()
    {
        const Translation whole = sample();
        const Heads heads{cross(1, 1), cross(1, 2), cross(2, 4)};
        const Translation shown = withHeads(whole, heads);
        for (std::size_t row = 0; row < shown.attention.rows; ++row)
            for (std::size_t column = 0; column < shown.attention.columns; ++column) {
                double sum = 0.0;
                for (const AttentionHead head : heads)
                    sum += static_cast<double>(findHead(whole, head)->attention.at(row, column));
                QVERIFY(std::abs(static_cast<double>(shown.attention.at(row, column)) - sum / 3.0) < 1e-6);
            }
    }

    void withoutHeadsTheOwnMapStays()
    {
        const Translation whole = sample();
        QCOMPARE(withHeads(whole, {}).attention.weights.get(), whole.attention.weights.get());
        QVERIFY(withHeads(whole, Heads({cross(9, 9)})).attention.isEmpty());
    }

    void aTitleSaysWhichHeadsAreShown()
    {
        QCOMPARE(headsTitle({}), u"Cross, last layer: mean of all heads"_s);
        QCOMPARE(headsTitle(Heads({decoder(2, 3)})), u"Decoder, layer 2, head 3"_s);
        QCOMPARE(headsTitle(Heads({encoder(1, 2), encoder(1, 4)})), u"Encoder, layer 1: mean of heads 2, 4"_s);
        QCOMPARE(headsTitle(Heads({cross(1, 2), cross(2, 4)})), u"Cross: mean of layer.head 1.2, 2.4"_s);
        QCOMPARE(headsTitle(Heads({cross(1, 1), cross(1, 2), cross(1, 3), cross(2, 1), cross(2, 2)})),
            u"Cross: mean of 5 heads"_s);
    }

    void aReadingSaysWhatGetsMost()
    {
        const Translation whole = sample();
        QCOMPARE(headReading(whole, *findHead(whole, cross(1, 3))),
            u"Cross, layer 1, head 3: most to “<eos>”, 0.85 of all weight"_s);
        QCOMPARE(
            headReading(whole, *findHead(whole, decoder(1, 1))).left(38), u"Decoder, layer 1, head 1: most to “<so"_s);
    }

    void aPointedCellLightsItsWords()
    {
        const TokenRange second{1, 1};
        const TokenRange third{2, 1};
        QCOMPARE(litIn(HeadKind::Cross, second, third), (LitWords{third, second}));
        QCOMPARE(litIn(HeadKind::Encoder, second, third), (LitWords{second, {}}));
        QCOMPARE(litIn(HeadKind::Encoder, {}, third), (LitWords{third, {}}));
        QCOMPARE(litIn(HeadKind::Decoder, second, third), (LitWords{{}, second}));
        QCOMPARE(litIn(HeadKind::Decoder, {}, third), (LitWords{{}, second})); // the column of the second target word
        QVERIFY(litIn(HeadKind::Decoder, {}, TokenRange{0, 1}).isEmpty()); // the start token
    }

    void wordsLightRowsAndColumnsInEachKind()
    {
        const LitWords target{{}, TokenRange{3, 1}};
        QVERIFY(!litRows(HeadKind::Encoder, target));
        QCOMPARE(litRows(HeadKind::Cross, target), target.target);
        QCOMPARE(litRows(HeadKind::Decoder, target), target.target);
        QVERIFY(!litColumns(HeadKind::Cross, target));
        const LitWords source{TokenRange{1, 2}, {}};
        QCOMPARE(litRows(HeadKind::Encoder, source), source.source);
        QCOMPARE(litColumns(HeadKind::Cross, source), source.source);
        QVERIFY(!litRows(HeadKind::Decoder, source));
    }

    void saysWhatAWordReadInTheSourceAndBeforeIt()
    {
        Translation whole = sample();
        std::erase_if(whole.heads, [](const HeadMap& map) { return map.id.layer != 1 || map.id.head != 2; });
        QCOMPARE(litReading(whole, {{}, TokenRange{2, 1}}),
            u"Mean of all heads: in the source “ici” reads “.” most, 0.85 · of the words before it “ici” "
            "reads “dormons” most, 0.87"_s);
        QCOMPARE(litReading(whole, {TokenRange{1, 1}, {}}),
            u"Mean of all heads: in the source “sleep” reads “sleep” most, 0.85 · “sleep” is read most by "
            "“dormons”, 0.85"_s);
        QVERIFY(litReading(whole, {TokenRange{7, 1}, TokenRange{9, 1}}).isEmpty());
    }

    void aTableHoldsEveryWeight()
    {
        const Translation whole = sample();
        const auto lines = headsCsv(whole).split('\n');
        QCOMPARE(lines.size(), 1 + 8 * (16 + 20 + 25) + 1);
        QCOMPARE(lines[2], QByteArray("encoder,1,1,1,we,2,sleep,0.05\r"));
        const auto object = QJsonDocument::fromJson(headsJson(whole)).object();
        const auto heads = object[u"heads"_s].toArray();
        QCOMPARE(heads.size(), 24);
        const auto head = heads[9].toObject();
        QCOMPARE(head[u"kind"_s].toString(), u"cross"_s);
        QCOMPARE(head[u"head"_s].toInt(), 2);
        QCOMPARE(head[u"attention"_s].toArray()[1].toArray()[1].toDouble(), 0.85);
    }
};

ATTENTOSCOPE_TEST(TestHeadValues, QCoreApplication);
#include "tst_headvalues.moc"
