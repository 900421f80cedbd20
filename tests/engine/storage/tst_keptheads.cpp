// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/encodings.h"
#include "engine/types/keptheads.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"

/// The kept weights of a sentence's heads, and how they are written.
class TestKeptHeads : public QObject
{
    Q_OBJECT

private slots:
    void everyWeightComesBackInEightBits()
    {
        const auto given = translationWithHeads(7, 5, {2, 3});
        const auto kept = keptHeads(given);
        QCOMPARE(kept.counts, (HeadCounts{2, 2, 3}));
        QCOMPARE(kept.weights->size(), std::size_t(2 * 3 * (7 * 7 + 5 * 7 + 5 * 6 / 2)));
        const auto maps = headMaps(kept, 7, 5);
        QCOMPARE(maps.size(), given.heads.size());
        float farthest = 0.0F;
        for (std::size_t index = 0; index < maps.size(); ++index) {
            QCOMPARE(maps[index].id, given.heads[index].id);
            const auto& map = maps[index].attention;
            const auto& wanted = given.heads[index].attention;
            QCOMPARE(map.rows, wanted.rows);
            QCOMPARE(map.columns, wanted.columns);
            for (std::size_t row = 0; row < map.rows; ++row)
                for (std::size_t column = 0; column < map.columns; ++column)
                    farthest = std::max(farthest, std::abs(map.at(row, column) - wanted.at(row, column)));
        }
        QVERIFY(farthest > 0.0F && farthest <= 1.0F / 510.0F + 1e-6F);
        QCOMPARE(maps.back().attention.at(0, 0), 1.0F);
        QCOMPARE(maps.back().attention.at(0, 1), 0.0F); // the decoder has not read this word
    }

    void aHeadThatIsNotThereIsEmpty()
    {
        const auto kept = keptHeads(translationWithHeads(3, 2, {2, 3}));
        QVERIFY(!headMap(kept, {HeadKind::Decoder, 2, 3}, 3, 2).isEmpty());
        for (const auto& head :
            {AttentionHead{HeadKind::Cross, 3, 1}, {HeadKind::Cross, 1, 4}, {HeadKind::Cross, 0, 1}})
            QVERIFY(headMap(kept, head, 3, 2).isEmpty());
        QVERIFY(headMap({}, {}, 3, 2).isEmpty());
    }

    void encoderAndDecoderMayDiffer()
    {
        auto given = translationWithHeads(3, 2, {2, 2});
        std::erase_if(
            given.heads, [](const HeadMap& map) { return map.id.kind != HeadKind::Encoder && map.id.layer > 1; });
        const auto kept = keptHeads(given);
        QCOMPARE(kept.counts, (HeadCounts{2, 1, 2}));
        QCOMPARE(headMaps(kept, 3, 2).size(), given.heads.size());
    }

    void whatIsNotWholeIsNotKept()
    {
        QVERIFY(keptHeads(Translation{}).isEmpty());
        QVERIFY(headMaps({}, 3, 2).empty());
        auto given = translationWithHeads(3, 2);
        given.heads.pop_back();
        QVERIFY(keptHeads(given).isEmpty());
        given = translationWithHeads(3, 2);
        given.target.pop_back(); // a row too many
        QVERIFY(keptHeads(given).isEmpty());
    }

    void limitsAreChecked()
    {
        const HeadCounts standard{3, 3, 8};
        QCOMPARE(keptWeights(standard, 20, 20), std::optional<std::size_t>(24 * (400 + 400 + 210)));
        QVERIFY(keptWeights(standard, 260, 260) && !keptWeights(standard, 270, 270));
        const auto most = std::numeric_limits<std::size_t>::max();
        QVERIFY(
            !keptWeights({most, 1, 1}, 1, 1) && !keptWeights({1, most, 1}, 1, 1) && !keptWeights({1, 1, most}, 1, 1));
        QVERIFY(!keptWeights({1, 1, 1}, most, 1) && !keptWeights({1, 1, 1}, 1, most));
        QVERIFY(!keptWeights({64, 64, 256}, mostKeptWeights, mostKeptWeights));
    }

    /// Qt's own encoding is the reference.
    void bytesAreWrittenAsEverybodyDoes()
    {
        std::vector<std::uint8_t> bytes;
        for (unsigned value = 0; value < 300; ++value) {
            const auto text = base64(bytes);
            const QByteArray same(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
            QCOMPARE(QByteArray::fromStdString(text), same.toBase64());
            const auto back = fromBase64(text, bytes.size());
            QVERIFY(back && *back == bytes);
            QVERIFY(!fromBase64(text, bytes.size() + 1));
            bytes.push_back(static_cast<std::uint8_t>(value * 37));
        }
    }

    void otherTextsAreRefused()
    {
        QVERIFY(fromBase64("AAA=", 2));
        for (const char* text : {"", "AAA", "AA==", "AAAA", "AAB=", "A=A=", "=AA=", "AA\n=", "AA\xff="})
            QVERIFY2(!fromBase64(text, 2), text);
        QVERIFY(!fromBase64("AAAA", std::numeric_limits<std::size_t>::max()));
    }
};

ATTENTOSCOPE_TEST(TestKeptHeads, attentoscope::tests::NoApplication);
#include "tst_keptheads.moc"
