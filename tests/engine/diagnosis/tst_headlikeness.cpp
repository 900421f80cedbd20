// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diagnosis/trainingadvice.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"

/// Heads that do the same.
class TestHeadLikeness : public QObject
{
    Q_OBJECT

    static constexpr std::size_t source = 4, target = 3;

    /// Two decoder layers of three heads; each row of a cross head has all its weight in one column.
    static WatchedSnapshot pictureOf(const std::vector<std::vector<std::size_t>>& columns)
    {
        const HeadCounts counts{.encoderLayers = 1, .decoderLayers = 2, .heads = 3};
        std::vector<std::uint8_t> bytes(*keptWeights(counts, source, target), 0);
        const std::size_t encoder = 3 * source * source;
        for (std::size_t head = 0; head < columns.size(); ++head)
            for (std::size_t row = 0; row < target; ++row)
                bytes[encoder + (head * target + row) * source + columns[head][row]] = 255;
        WatchedSnapshot picture;
        picture.translation.source.resize(source);
        picture.translation.target.resize(target);
        picture.heads = {counts, std::make_shared<const std::vector<std::uint8_t>>(std::move(bytes))};
        return picture;
    }

private Q_SLOTS:
    void findsTwoHeadsOfALayer()
    {
        const std::vector pictures{pictureOf({{0, 1, 2}, {1, 1, 1}, {2, 2, 2}, {0, 0, 0}, {3, 1, 2}, {3, 1, 2}})};
        const auto pair = likeHeads(pictures);
        QVERIFY(pair);
        QCOMPARE(headText(pair->one), std::string("cross.2.2"));
        QCOMPARE(headText(pair->other), std::string("cross.2.3"));
    }

    void headsOfTwoLayersAreNotCompared()
    {
        const std::vector pictures{pictureOf({{0, 1, 2}, {1, 1, 1}, {2, 2, 2}, {0, 1, 2}, {3, 1, 2}, {3, 1, 1}})};
        QVERIFY(!likeHeads(pictures));
    }

    /// A third of one head's weight lies elsewhere in the second sentence.
    void everySentenceMustAgree()
    {
        const std::vector pictures{pictureOf({{0, 1, 2}, {0, 1, 2}, {2, 2, 2}, {0, 0, 0}, {3, 1, 2}, {2, 1, 0}}),
            pictureOf({{0, 1, 2}, {0, 1, 3}, {2, 2, 2}, {0, 0, 0}, {3, 1, 2}, {2, 1, 0}})};
        QVERIFY(likeHeads(std::span(pictures).first(1)));
        QVERIFY(!likeHeads(pictures));
    }

    void withoutHeadsThereIsNothing()
    {
        QVERIFY(!likeHeads({}));
        QVERIFY(!likeHeads(std::vector{WatchedSnapshot{}}));
    }
};

ATTENTOSCOPE_TEST(TestHeadLikeness, QCoreApplication);
#include "tst_headlikeness.moc"
