// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/heatmaplayout.h"
#include "ui/widgets/direction.h"

namespace {

QFont plotFont()
{
    QFont font;
    font.setPixelSize(13);
    return font;
}

HeatmapGeometry geometryOf(const Translation& translation, QSize size)
{
    return layOutHeatmap({.area = QRectF(QPointF(0, 0), QSizeF(size)),
        .font = plotFont(),
        .columnLabels = labelsOf(translation.source),
        .rowLabels = labelsOf(translation.target),
        .rightToLeft = readsRightToLeft(translation.source)});
}

/// The area of a label that may have ink. It leaves out the space above and below the letters.
QPolygonF inked(const QPolygonF& outline, double lineHeight, double inkHeight)
{
    const QPointF down = (outline[3] - outline[0]) / lineHeight;
    const double rim = (lineHeight - inkHeight) / 2;
    return QPolygonF{
        {outline[0] + down * rim, outline[1] + down * rim, outline[2] - down * rim, outline[3] - down * rim}};
}

QList<QPolygonF> columnOutlines(const HeatmapGeometry& geometry, const Translation& translation)
{
    const QFontMetricsF metrics(geometry.labelFont);
    QList<QPolygonF> outlines;
    for (int column = 0; column < geometry.columns; column += geometry.columnStep) {
        const double room = geometry.roomForColumnLabel(column);
        const QString text = metrics.elidedText(labelsOf(translation.source)[column], Qt::ElideRight, room);
        outlines.append(inked(geometry.columnLabel(column).outline(metrics, text, room), metrics.height(),
            0.9 * geometry.labelFont.pixelSize()));
    }
    return outlines;
}

} // namespace

class TestHeatmapLayout : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsClippedOrOverlaps_data()
    {
        addColumns<Translation, QSize>("translation", "size");
        const std::pair<const char*, Translation> samples[] = {{"one word", sampleOf(1)}, {"two words", sampleOf(2)},
            {"12 words", sampleOf(12)}, {"30 words", sampleOf(30)}, {"60 words", sampleOf(60)},
            {"200 words", sampleOf(200)}, {"Chinese", chineseSample()}, {"Arabic", arabicSample()},
            {"long words", longWordSample()}};
        for (const auto& [name, translation] : samples) {
            for (const QSize size : {QSize(300, 240), QSize(500, 400), QSize(720, 640), QSize(1600, 1200),
                     QSize(900, 260), QSize(280, 900)})
                QTest::addRow("%s in %dx%d", name, size.width(), size.height()) << translation << size;
        }
    }

    void nothingIsClippedOrOverlaps()
    {
        const auto [translation, size] = fetched<Translation, QSize>();
        const HeatmapGeometry geometry = geometryOf(translation, size);
        const QRectF area(QPointF(0, 0), QSizeF(size));
        QVERIFY(area.contains(geometry.map));
        QVERIFY(area.contains(geometry.colorBar));
        QVERIFY(!geometry.map.intersects(geometry.colorBar));
        QVERIFY(geometry.map.left() - geometry.labelDistance - geometry.rowLabelRoom >= 0.0);
        const QList<QPolygonF> outlines = columnOutlines(geometry, translation);
        for (qsizetype index = 0; index < outlines.size(); ++index) {
            QVERIFY2(area.contains(outlines[index].boundingRect()), qPrintable(QString::number(index)));
            QVERIFY(!outlines[index].intersects(geometry.map.adjusted(1, 1, -1, -1)));
            if (index > 0)
                QVERIFY2(!outlines[index].intersects(outlines[index - 1]), qPrintable(QString::number(index)));
        }
        QVERIFY(geometry.cellHeight * geometry.rowStep >= geometry.labelFont.pixelSize());
    }

    void labelsLeaveTheMapMostOfTheRoom_data() { nothingIsClippedOrOverlaps_data(); }

    void labelsLeaveTheMapMostOfTheRoom()
    {
        QFETCH(Translation, translation);
        QFETCH(QSize, size);
        const HeatmapGeometry geometry = geometryOf(translation, size);
        QVERIFY(geometry.labelDistance + geometry.rowLabelRoom <= 0.35 * size.width());
        double top = geometry.map.top();
        for (const QPolygonF& outline : columnOutlines(geometry, translation))
            top = std::min(top, outline.boundingRect().top());
        QVERIFY(geometry.map.top() - top <= 0.35 * size.height());
    }

    void cellsAreHitExactly_data() { nothingIsClippedOrOverlaps_data(); }

    void cellsAreHitExactly()
    {
        QFETCH(Translation, translation);
        QFETCH(QSize, size);
        const HeatmapGeometry geometry = geometryOf(translation, size);
        for (int row = 0; row < geometry.rows; ++row) {
            for (int column = 0; column < geometry.columns; ++column) {
                const Cell cell{row, column};
                const QRectF rect = geometry.cellRect(cell);
                const double rim = 0.01;
                QCOMPARE(geometry.cellAt(rect.center()), cell);
                QCOMPARE(geometry.cellAt(rect.topLeft() + QPointF(rim, rim)), cell);
                QCOMPARE(geometry.cellAt(rect.bottomRight() - QPointF(rim, rim)), cell);
            }
        }
        const double rim = 0.01;
        QVERIFY(!geometry.cellAt(geometry.map.topLeft() - QPointF(rim, 0)));
        QVERIFY(!geometry.cellAt(geometry.map.topLeft() - QPointF(0, rim)));
        QVERIFY(!geometry.cellAt(geometry.map.bottomRight() + QPointF(rim, -rim)));
        QVERIFY(!geometry.cellAt(geometry.map.bottomRight() + QPointF(-rim, rim)));
    }

    void fewWordsMakeNoChequerboard()
    {
        for (const QSize size : {QSize(500, 400), QSize(1600, 1200), QSize(2560, 1440)}) {
            const HeatmapGeometry geometry = geometryOf(sampleOf(3), size);
            QVERIFY(geometry.map.width() < 0.45 * size.width());
            QVERIFY(geometry.map.height() < 0.45 * size.height());
            QVERIFY(geometry.cellWidth >= 40.0);
        }
        const HeatmapGeometry twelve = geometryOf(sampleOf(12), {720, 640});
        QVERIFY(twelve.cellWidth <= 1.8 * twelve.cellHeight);
        QVERIFY(twelve.cellHeight <= 1.3 * twelve.cellWidth);
    }

    void everyWordIsLabelledWhereThereIsRoom()
    {
        for (const auto& [words, size] :
            {std::pair(12, QSize(400, 320)), std::pair(30, QSize(500, 400)), std::pair(60, QSize(720, 640))}) {
            const HeatmapGeometry geometry = geometryOf(sampleOf(static_cast<std::size_t>(words)), size);
            QCOMPARE(geometry.columnStep, 1);
            QCOMPARE(geometry.rowStep, 1);
        }
        QVERIFY(geometryOf(sampleOf(200), {500, 400}).columnStep > 1);
    }

    void rightToLeftMirrorsColumns()
    {
        const HeatmapGeometry geometry = geometryOf(arabicSample(), {720, 640});
        QVERIFY(geometry.rightToLeft);
        QVERIFY(geometry.cellRect({0, 0}).left() > geometry.cellRect({0, 1}).left());
        QCOMPARE(geometry.cellRect({0, 0}).right(), geometry.map.right());
        QCOMPARE(geometry.cellRect({0, 0}).center().x(), geometry.columnCentre(0));
    }

    void labelsAreFoundUnderThePointer()
    {
        for (const QSize size : {QSize(300, 240), QSize(500, 400), QSize(1600, 1200)}) {
            for (const Translation& translation : {sampleOf(12), sampleOf(60), arabicSample()}) {
                const HeatmapGeometry geometry = geometryOf(translation, size);
                const QFontMetricsF metrics(geometry.labelFont);
                for (int column = 0; column < geometry.columns; ++column) {
                    const QPointF middle =
                        geometry.columnLabel(column).outline(metrics, u"word"_s, 30.0).boundingRect().center();
                    QCOMPARE(geometry.columnLabelAt(middle), column);
                    QVERIFY(!geometry.rowLabelAt(middle));
                }
                for (int row = 0; row < geometry.rows; ++row)
                    QCOMPARE(geometry.rowLabelAt(geometry.rowLabel(row, metrics, u"word"_s, 30.0).center()), row);
                QVERIFY(!geometry.columnLabelAt(geometry.map.center()));
                QVERIFY(!geometry.rowLabelAt(geometry.map.center()));
            }
        }
    }
};

ATTENTOSCOPE_TEST(TestHeatmapLayout, QApplication);
#include "tst_heatmaplayout.moc"
