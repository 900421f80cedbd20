// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headspicture.h"

namespace {

Translation sample(int layers, int heads)
{
    return withSampleHeads(sampleTranslation("we sleep . <eos>", "nous dormons ici . <eos>"), layers, heads);
}

HeadsGeometry layOut(const Translation& translation, QSizeF size)
{
    return layOutHeads(QRectF({0, 0}, size), headsBlocks(translation.heads), QApplication::font());
}

/// The colour in the middle of a cell.
QColor cellColor(
    const QImage& image, const QRectF& place, double scale, double row, double rows, double column, double columns)
{
    const QPointF at =
        place.topLeft() + QPointF((column + 0.5) * place.width() / columns, (row + 0.5) * place.height() / rows);
    return image.pixelColor((at * scale).toPoint());
}

} // namespace

/// The places of the thumbnails, and what is drawn in them.
class TestHeadsPicture : public QObject
{
    Q_OBJECT

    static HeadsPaint paint()
    {
        HeadsPaint paint;
        paint.background = Qt::white;
        return paint;
    }

private slots:
    void threeTimesThreeTimesEightFitIntoAUsualWindow()
    {
        const auto blocks = headsBlocks(sample(3, 8).heads);
        QFont font = QApplication::font();
        font.setPixelSize(11);
        const QSize least = sizeOfHeads(blocks, font, smallestThumbnail);
        QVERIFY2(least.width() <= 1280 - 32, qPrintable(QString::number(least.width())));
        QVERIFY2(least.height() <= 200, qPrintable(QString::number(least.height())));
        const HeadsGeometry geometry = layOutHeads(QRectF(0, 0, 1248, 200), blocks, font);
        QVERIFY(geometry.side >= smallestThumbnail);
    }

    void theSizeForASideGivesThatSide_data()
    {
        QTest::addColumn<int>("side");
        QTest::newRow("small") << smallestThumbnail;
        QTest::newRow("large") << largestThumbnail;
    }
    void theSizeForASideGivesThatSide()
    {
        QFETCH(int, side);
        const auto blocks = headsBlocks(sample(2, 4).heads);
        const QSize size = sizeOfHeads(blocks, QApplication::font(), side);
        QCOMPARE(layOutHeads(QRectF({0, 0}, QSizeF(size)), blocks, QApplication::font()).side, double(side));
    }

    /// Labels for six source words and four target words.
    static std::vector<HeadLabels> labels()
    {
        const QStringList source{u"a"_s, u"little"_s, u"white"_s, u"cat"_s, u"sleeps"_s, u"<eos>"_s};
        const QStringList target{u"un"_s, u"petit"_s, u"chat"_s, u"<eos>"_s};
        return {{HeadKind::Encoder, source, source}, {HeadKind::Cross, target, source},
            {HeadKind::Decoder, target, target}};
    }

    void wordsAreBesideTheMapsWhereThereIsRoom()
    {
        const auto blocks = headsBlocks(sample(2, 4).heads);
        QFont font = QApplication::font();
        font.setPixelSize(11);
        const QRectF large(0, 0, 1600, 400);
        const HeadsGeometry geometry = layOutHeads(large, blocks, font, labels());
        for (const HeadsBlock& block : geometry.blocks) {
            QVERIFY(block.rowWords > 0.0 && block.columnWords > 0.0);
            QVERIFY(block.area.left() - block.rowWords >= large.left());
            QVERIFY(block.area.bottom() + block.columnWords <= large.bottom() + 1.0);
            QVERIFY(geometry.side >= 6 * geometry.wordFont.pixelSize());
        }
        for (std::size_t next = 1; next < geometry.blocks.size(); ++next)
            QVERIFY(geometry.blocks[next - 1].area.right()
                <= geometry.blocks[next].area.left() - geometry.blocks[next].rowWords);
        const HeadsGeometry small = layOutHeads(QRectF(0, 0, 700, 150), blocks, font, labels());
        QCOMPARE(small, layOutHeads(QRectF(0, 0, 700, 150), blocks, font));
    }

    void theSizeOfLabelledHeadsHasRoomForTheirWords()
    {
        const auto blocks = headsBlocks(sample(2, 4).heads);
        QFont font = QApplication::font();
        font.setPixelSize(11);
        const QSize size = sizeOfLabelledHeads(blocks, font, labels());
        const HeadsGeometry geometry = layOutHeads(QRectF({0, 0}, QSizeF(size)), blocks, font, labels());
        QVERIFY(geometry.blocks.front().rowWords > 0.0);
        QVERIFY(geometry.side >= largestThumbnail);
        QStringList many;
        for (int word = 0; word < 60; ++word)
            many << u"word"_s;
        QCOMPARE(sizeOfLabelledHeads(blocks, font, {{HeadKind::Cross, many, many}}),
            sizeOfHeads(blocks, font, largestThumbnail));
    }

    void layerOneIsAtTheBottomAndKindsGoFromLeftToRight()
    {
        const auto geometry = layOut(sample(3, 4), {1000, 300});
        const QRectF first = geometry.thumbnail({HeadKind::Encoder, 1, 1});
        QVERIFY(geometry.thumbnail({HeadKind::Encoder, 3, 1}).bottom() < first.top());
        QVERIFY(geometry.thumbnail({HeadKind::Encoder, 1, 2}).left() > first.right());
        QVERIFY(
            geometry.thumbnail({HeadKind::Cross, 1, 1}).left() > geometry.thumbnail({HeadKind::Encoder, 1, 4}).right());
        QVERIFY(
            geometry.thumbnail({HeadKind::Decoder, 1, 1}).left() > geometry.thumbnail({HeadKind::Cross, 1, 4}).right());
        QVERIFY(geometry.thumbnail({HeadKind::Cross, 4, 1}).isEmpty());
    }

    void aThumbnailIsFoundWhereItStands()
    {
        const Translation translation = sample(3, 4);
        const auto geometry = layOut(translation, {1000, 300});
        for (const HeadMap& head : translation.heads)
            QCOMPARE(geometry.headAt(geometry.thumbnail(head.id).center()), std::optional(head.id));
        QVERIFY(!geometry.headAt({0, 0}));
    }

    void aDecoderMayHaveFewerLayers()
    {
        auto translation = sample(3, 4);
        std::erase_if(translation.heads,
            [](const HeadMap& head) { return head.id.kind != HeadKind::Encoder && head.id.layer > 1; });
        const auto geometry = layOut(translation, {1000, 300});
        for (const HeadMap& head : translation.heads)
            QCOMPARE(geometry.headAt(geometry.thumbnail(head.id).center()), std::optional(head.id));
        QCOMPARE(
            geometry.thumbnail({HeadKind::Cross, 1, 1}).top(), geometry.thumbnail({HeadKind::Encoder, 1, 1}).top());
        QVERIFY(geometry.thumbnail({HeadKind::Cross, 2, 1}).isEmpty());
        const AttentionHead last{HeadKind::Encoder, 3, 4};
        QCOMPARE(geometry.neighbour(last, 1, 0), (AttentionHead{HeadKind::Cross, 1, 1}));
        QCOMPARE(geometry.neighbour(last, 100, 100), (AttentionHead{HeadKind::Decoder, 1, 4}));
    }

    void neighboursGoAcrossTheBlocksAndStopAtTheEnds()
    {
        const auto geometry = layOut(sample(2, 4), {1000, 300});
        const AttentionHead last{HeadKind::Encoder, 2, 4};
        QCOMPARE(geometry.neighbour(last, 1, 0), (AttentionHead{HeadKind::Cross, 2, 1}));
        QCOMPARE(geometry.neighbour({HeadKind::Cross, 2, 1}, -1, 0), last);
        QCOMPARE(geometry.neighbour(last, 5, -1), (AttentionHead{HeadKind::Decoder, 1, 1}));
        QCOMPARE(geometry.neighbour(last, 100, 100), (AttentionHead{HeadKind::Decoder, 2, 4}));
        QCOMPARE(geometry.neighbour(last, -100, 0), (AttentionHead{HeadKind::Encoder, 2, 1}));
    }

    void drawsEachCellAtEachScale_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("usual") << 1.0;
        QTest::newRow("between") << 1.5;
        QTest::newRow("sharp") << 2.0;
    }
    void drawsEachCellAtEachScale()
    {
        QFETCH(double, scale);
        const Translation translation = sample(2, 4);
        const auto geometry = layOut(translation, {1000, 200});
        const auto colors = paint();
        const QImage image = drawHeads(translation.heads, geometry, colors, QRectF(0, 0, 1000, 200), scale);
        QCOMPARE(image.size(), (QSizeF(1000, 200) * scale).toSize());
        for (const HeadMap& head : translation.heads) {
            const AttentionMap& map = head.attention;
            for (std::size_t row = 0; row < map.rows; ++row)
                for (std::size_t column = 0; column < map.columns; ++column) {
                    const bool future = head.id.kind == HeadKind::Decoder && column > row;
                    QCOMPARE(cellColor(image, geometry.thumbnail(head.id), scale, double(row), double(map.rows),
                                 double(column), double(map.columns)),
                        future ? QColor(Qt::white) : colors.color(map.at(row, column)));
                }
        }
    }

    void aSourceFromRightToLeftIsMirroredAsInTheHeatmap()
    {
        const Translation translation = sample(1, 1);
        const auto geometry = layOut(translation, {600, 200});
        auto colors = paint();
        colors.sourceRightToLeft = true;
        const QImage image = drawHeads(translation.heads, geometry, colors, QRectF(0, 0, 600, 200), 1.0);
        const AttentionHead cross{HeadKind::Cross, 1, 1};
        QCOMPARE(cellColor(image, geometry.thumbnail(cross), 1.0, 2, 5, 3 - 1, 4), colors.color(0.85F));
        const AttentionHead decoder{HeadKind::Decoder, 1, 1};
        QCOMPARE(cellColor(image, geometry.thumbnail(decoder), 1.0, 0, 5, 4, 5), QColor(Qt::white));
    }

    void ofManyWordsTheLargestWeightOfAPixelIsSeen()
    {
        std::vector<float> weights(200 * 200);
        weights[57 * 200 + 131] = 1.0F;
        HeadMap head{{HeadKind::Cross, 1, 1}, {.rows = 200, .columns = 200}};
        head.attention.weights = std::make_shared<const std::vector<float>>(weights);
        const auto geometry = layOutHeads(QRectF(0, 0, 200, 100), headsBlocks({head}), QApplication::font());
        const QImage image = drawHeads({head}, geometry, paint(), QRectF(0, 0, 200, 100), 1.0);
        const QRgb full = paint().color(1.0F).rgb();
        int found = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                found += image.pixel(x, y) == full ? 1 : 0;
        QCOMPARE(found, 1);
    }

    void rectanglesShowTheSameAsTheImage()
    {
        const Translation translation = sample(2, 4);
        const auto geometry = layOut(translation, {1000, 200});
        auto colors = paint();
        colors.targetRightToLeft = true;
        const QImage expected = drawHeads(translation.heads, geometry, colors, QRectF(0, 0, 1000, 200), 1.0);
        QImage filled(1000, 200, QImage::Format_RGB32);
        filled.fill(Qt::white);
        QPainter painter(&filled);
        for (const HeadMap& head : translation.heads)
            fillHead(head, geometry.thumbnail(head.id), colors,
                [&painter](const QRectF& cell, const QColor& color) { painter.fillRect(cell, color); });
        painter.end();
        for (const HeadMap& head : translation.heads)
            for (std::size_t row = 0; row < head.attention.rows; ++row)
                for (std::size_t column = 0; column < head.attention.columns; ++column) {
                    const auto at = [&](const QImage& image) {
                        return cellColor(image, geometry.thumbnail(head.id), 1.0, double(row),
                            double(head.attention.rows), double(column), double(head.attention.columns));
                    };
                    QCOMPARE(at(filled), at(expected));
                }
    }
};

ATTENTOSCOPE_TEST(TestHeadsPicture, QApplication);
#include "tst_headspicture.moc"
