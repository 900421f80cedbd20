// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/lineslayout.h"
#include "ui/plots/attention/linesplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"
#include "ui/widgets/direction.h"

namespace {

QFont plotFont()
{
    QFont font;
    font.setPixelSize(13);
    return font;
}

LinesGeometry geometryOf(const Translation& translation, QSize size)
{
    return layOutLines({.area = QRectF(QPointF(0, 0), QSizeF(size)),
        .font = plotFont(),
        .sourceLabels = labelsOf(translation.source),
        .targetLabels = labelsOf(translation.target),
        .sourcePlaces = TokenPlaces(static_cast<int>(translation.source.size())),
        .targetPlaces = TokenPlaces(static_cast<int>(translation.target.size())),
        .sourceRightToLeft = readsRightToLeft(translation.source),
        .targetRightToLeft = readsRightToLeft(translation.target)});
}

/// The area of a label that may have ink. It leaves out the space above and below the letters.
QPolygonF inked(const QPolygonF& outline, double lineHeight, double inkHeight)
{
    const QPointF down = (outline[3] - outline[0]) / lineHeight;
    const double rim = (lineHeight - inkHeight) / 2;
    return QPolygonF{
        {outline[0] + down * rim, outline[1] + down * rim, outline[2] - down * rim, outline[3] - down * rim}};
}

QPolygonF outlineOf(const LinesGeometry& geometry, Word word, const QStringList& labels)
{
    const QFontMetricsF metrics(geometry.labelFont);
    const double room = geometry.roomFor(word);
    const QString text = metrics.elidedText(labels[word.token], Qt::ElideRight, room);
    return inked(
        geometry.label(word).outline(metrics, text, room), metrics.height(), 0.9 * geometry.labelFont.pixelSize());
}

} // namespace

class TestLinesPlot : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void theSideThatLeavesOutLabelsIsNamed()
    {
        AttentionView view;
        view.choose(&AttentionOptions::form, AttentionForm::Lines);
        std::string many;
        for (int word = 0; word < 90; ++word)
            many += "word ";
        const auto noteOf = [&view](const Translation& translation) {
            view.showTranslation(translation);
            view.plot().replot(QCustomPlot::rpImmediateRefresh);
            return static_cast<LinesPlot&>(view.plot()).labelNote();
        };
        view.resize(360, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(!noteOf(sampleTranslation("a b", "x y")).contains(u"labelled"_s));
        QVERIFY(noteOf(sampleTranslation(many, "x y")).contains(u"source words is labelled"_s));
        QVERIFY(noteOf(sampleTranslation("a b", many)).contains(u"target words is labelled"_s));
    }

    void nothingIsClippedOrOverlaps_data()
    {
        addColumns<Translation, QSize>("translation", "size");
        const std::pair<const char*, Translation> samples[] = {{"one word", sampleOf(1)}, {"two words", sampleOf(2)},
            {"12 words", sampleOf(12)}, {"40 words", sampleOf(40)}, {"200 words", sampleOf(200)},
            {"Chinese", chineseSample()}, {"Arabic", arabicSample()}, {"long words", longWordSample()}};
        for (const auto& [name, translation] : samples) {
            for (const QSize size : {QSize(300, 240), QSize(500, 400), QSize(760, 330), QSize(1600, 1200)})
                QTest::addRow("%s in %dx%d", name, size.width(), size.height()) << translation << size;
        }
    }

    void nothingIsClippedOrOverlaps()
    {
        const auto [translation, size] = fetched<Translation, QSize>();
        const LinesGeometry geometry = geometryOf(translation, size);
        const QRectF area(QPointF(0, 0), QSizeF(size));
        QVERIFY(area.contains(geometry.lines));
        QVERIFY(area.contains(geometry.key));
        QVERIFY(!geometry.lines.intersects(geometry.key));
        QVERIFY(geometry.lines.height() >= std::min(0.3 * size.height(), 150.0));
        for (const Side side : {Side::Source, Side::Target}) {
            const QStringList labels = labelsOf(side == Side::Source ? translation.source : translation.target);
            const WordRow& row = geometry.row(side);
            QPolygonF before;
            for (int place = 0; place < row.places.count(); place += row.step) {
                const QPolygonF outline = outlineOf(geometry, {side, place}, labels);
                QVERIFY2(area.contains(outline.boundingRect()), qPrintable(labels[place]));
                QVERIFY2(!outline.intersects(geometry.lines.adjusted(0, 1, 0, -1)), qPrintable(labels[place]));
                QVERIFY2(before.isEmpty() || !outline.intersects(before), qPrintable(labels[place]));
                before = outline;
            }
        }
    }

    void fortyWordsAreAllWritten()
    {
        // The room that the window's first size leaves.
        const LinesGeometry geometry = geometryOf(sampleOf(40), {760, 330});
        QCOMPARE(geometry.source.step, 1);
        QCOMPARE(geometry.target.step, 1);
        QVERIFY(geometry.labelFont.pixelSize() >= 9);
        QCOMPARE(geometryOf(sampleOf(8), {760, 330}).angle, LabelAngle::Horizontal);
    }

    void wordsAreFoundUnderThePointer_data() { nothingIsClippedOrOverlaps_data(); }

    void wordsAreFoundUnderThePointer()
    {
        QFETCH(Translation, translation);
        QFETCH(QSize, size);
        const LinesGeometry geometry = geometryOf(translation, size);
        for (const Side side : {Side::Source, Side::Target}) {
            const QStringList labels = labelsOf(side == Side::Source ? translation.source : translation.target);
            const WordRow& row = geometry.row(side);
            for (int place = 0; place < row.places.count(); place += row.step) {
                const QPolygonF outline = outlineOf(geometry, {side, place}, labels);
                const QPointF centre = (outline[0] + outline[2]) / 2.0;
                QCOMPARE(geometry.wordAt(centre), std::optional(Word{side, place}));
            }
        }
        QVERIFY(!geometry.wordAt(geometry.lines.center()));
    }

    void widthFollowsTheWeight()
    {
        AttentionView view;
        const auto translation = translationWith("a b c", "x", {0.8F, 0.2F, 0.001F});
        show(view, translation);
        const LinesPlot& plot = plotOf(view);
        QCOMPARE(plot.strokeWidth(0.8) / plot.strokeWidth(0.2), 4.0);
        QVERIFY(plot.stroke(0.8, Qt::blue).color().alphaF() > plot.stroke(0.2, Qt::blue).color().alphaF());
        QCOMPARE(plot.curves(), (std::vector<Cell>{{0, 1}, {0, 0}}));
        // Count what is not background across the curves at the level where they are straight.
        const QImage picture = view.plot().grab().toImage();
        const auto inkAround = [&](Cell cell) {
            const QPoint middle = onCurve(plot.geometry(), cell, 0.02);
            int ink = 0;
            for (int x = -10; x <= 10; ++x)
                ink += picture.pixelColor(middle + QPoint(x, 0)) != plot.look().background ? 1 : 0;
            return ink;
        };
        QVERIFY(inkAround({0, 0}) >= 2 * inkAround({0, 1}));
        QVERIFY(inkAround({0, 1}) > 0);
        QCOMPARE(inkAround({0, 2}), 0);
        view.choose(&AttentionOptions::scale, WeightScale::Logarithmic);
        QCOMPARE(plotOf(view).curves().size(), 3U);
    }

    void curvesAreHitWhereTheyAreDrawn()
    {
        AttentionView view;
        Translation translation = softDiagonal("a b c d", "x y z");
        std::vector<float> weights(12, 0.0F);
        weights[3] = weights[5] = weights[8] = 0.6F; // x–d, y–b, z–a
        translation.attention.weights = std::make_shared<const std::vector<float>>(weights);
        show(view, translation);
        const LinesPlot& plot = plotOf(view);
        for (const Cell cell : {Cell{0, 3}, Cell{1, 1}, Cell{2, 0}}) {
            for (const double percent : {0.1, 0.25, 0.75, 0.9})
                QCOMPARE(plot.cellAt(onCurve(plot.geometry(), cell, percent)), std::optional(cell));
        }
        QVERIFY(!plot.cellAt(plot.geometry().lines.bottomLeft() + QPointF(2, -20)));
        QVERIFY(!plot.cellAt({1, 1}));
        QSignalSpy hovered(&view, &AttentionView::cellHovered);
        QTest::mouseMove(&view.plot(), onCurve(plot.geometry(), {0, 3}, 0.2));
        QCOMPARE(hovered.last(), (QVariantList{0, 3}));
        QVERIFY(view.findChild<ReadoutLine*>()->text().contains(QLocale().toString(0.6, 'f', 3)));
    }

    void heavyCurvesAreHitBeforeLightOnes()
    {
        AttentionView view;
        const auto translation = translationWith("a b", "x y", {0.05F, 0.95F, 0.10F, 0.90F});
        show(view, translation);
        const LinesPlot& plot = plotOf(view);
        // x–b and y–a cross in the middle. There the pointer is on the heavier curve.
        QCOMPARE(plot.cellAt(onCurve(plot.geometry(), {0, 1}, 0.5)), std::optional(Cell{0, 1}));
    }

    void hoverPinAndSelectionAreThoseOfTheMatrix()
    {
        AttentionView view;
        show(view, sampleOf(6));
        QSignalSpy pinned(&view, &AttentionView::cellPinned);
        view.select({.rows = {1, 2}, .columns = {}});
        const Cell heaviest = plotOf(view).curves().back();
        QTest::mouseClick(&view.plot(), Qt::LeftButton, {}, onCurve(plotOf(view).geometry(), heaviest, 0.3));
        QCOMPARE(pinned.size(), 1);
        QCOMPARE(view.pinnedCell(), std::optional(heaviest));
        view.choose(&AttentionOptions::form, AttentionForm::Matrix);
        QCOMPARE(view.pinnedCell(), std::optional(heaviest));
        QCOMPARE(view.selection().rows, (std::vector<int>{1, 2}));
        view.choose(&AttentionOptions::form, AttentionForm::Lines);
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.pinnedCell(), (std::optional(Cell{heaviest.row, 0})));
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!view.pinnedCell());
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(view.selection().isEmpty());
        view.clear(u"Nothing"_s);
        QVERIFY(!view.plot().isVisible());
        view.choose(&AttentionOptions::form, AttentionForm::Matrix);
        QVERIFY(!view.plot().isVisible());
    }

    void pointingAtAWordBringsOutItsLines()
    {
        AttentionView view;
        const auto translation = translationWith("a b", "x y", {1.0F, 0.0F, 0.0F, 1.0F});
        show(view, translation);
        const LinesGeometry& geometry = plotOf(view).geometry();
        const auto ink = [&view](QPoint at) {
            return std::abs(lightness(view.plot().grab().toImage().pixelColor(at)) - lightness(Qt::white));
        };
        const QPoint other = onCurve(geometry, {1, 1});
        const QPoint mine = onCurve(geometry, {0, 0});
        const double before = ink(other);
        const QPolygonF outline = outlineOf(geometry, {Side::Target, 0}, plotOf(view).rowLabels());
        QTest::mouseMove(&view.plot(), outline.boundingRect().center().toPoint());
        QCOMPARE(plotOf(view).scene().hoveredWord, std::optional(Word{Side::Target, 0}));
        QVERIFY(ink(other) < 0.4 * before);
        QVERIFY(ink(mine) > 0.9 * before);
        QVERIFY(view.findChild<ReadoutLine*>()->text().contains(u"x"_s));
        QTest::mouseClick(&view.plot(), Qt::LeftButton, {}, outline.boundingRect().center().toPoint());
        QCOMPARE(view.selection().rows, std::vector<int>{0});
    }

    void selectingAWordMovesNone()
    {
        AttentionView view;
        show(view, sampleOf(6));
        const QRectF lines = plotOf(view).geometry().lines;
        view.select({.rows = {1}, .columns = {2}});
        QCoreApplication::processEvents();
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        QCOMPARE(plotOf(view).geometry().lines, lines);
    }

    void aShareFadesTheRest()
    {
        AttentionView view;
        const auto translation = translationWith("a b c", "x", {0.6F, 0.3F, 0.1F});
        show(view, translation);
        QCOMPARE(plotOf(view).curves().size(), 3U);
        view.choose(&AttentionOptions::carriedShare, 0.9);
        QCOMPARE(plotOf(view).curves(), (std::vector<Cell>{{0, 1}, {0, 0}}));
        QVERIFY(!plotOf(view).cellAt(onCurve(plotOf(view).geometry(), {0, 2}, 0.2)));
    }

    void rightToLeftSentencesStartAtTheRight()
    {
        const LinesGeometry geometry = geometryOf(arabicSample(), {700, 400});
        QVERIFY(geometry.centre({Side::Source, 0}) > geometry.centre({Side::Source, 1}));
        QVERIFY(geometry.centre({Side::Target, 0}) < geometry.centre({Side::Target, 1}));
        AttentionView view;
        show(view, arabicSample());
        view.choose(&AttentionOptions::order, ColumnOrder::LeftToRight);
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        const LinesGeometry& forced = plotOf(view).geometry();
        QVERIFY(forced.centre({Side::Source, 0}) < forced.centre({Side::Source, 1}));
    }

    void svgHoldsCurvesAndWords()
    {
        AttentionView view;
        view.choose(&AttentionOptions::form, AttentionForm::Lines);
        view.showTranslation(sampleOf(12));
        view.pinCell({2, 2});
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"lines.svg"_s);
        QVERIFY(exportView(view, path, {.size = {900, 500}, .title = u"A title"_s}));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int curves = 0;
        QString text;
        for (QXmlStreamReader reader(&file); !reader.atEnd(); reader.readNext()) {
            if (reader.isStartElement()) {
                QVERIFY(reader.name() != "image"_L1);
                const bool isPath = reader.name() == "path"_L1;
                curves += isPath && reader.attributes().value(u"d"_s).contains(QLatin1Char('C')) ? 1 : 0;
            } else if (reader.isCharacters()) {
                text += reader.text().toString() + QLatin1Char('\n');
            }
        }
        QVERIFY(curves > static_cast<int>(static_cast<LinesPlot&>(view.plot()).curves().size()));
        for (const char* word : {"little", "petite", "<eos>", "A title", "1.00"})
            QVERIFY2(text.contains(QLatin1StringView(word)), word);
    }

    void pinsAreExportedAndHoverIsNot()
    {
        AttentionView view;
        view.choose(&AttentionOptions::form, AttentionForm::Lines);
        view.showTranslation(sampleOf(5));
        const QImage plain = renderToImage(view, {});
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.currentCell());
        QCOMPARE(renderToImage(view, {}), plain);
        view.pinCell({1, 1});
        QVERIFY(renderToImage(view, {}) != plain);
        view.releasePin();
        QCOMPARE(renderToImage(view, {}), plain);
        view.select({.rows = {1}, .columns = {}});
        QVERIFY(renderToImage(view, {}) != plain);
    }

private:
    static LinesPlot& plotOf(AttentionView& view) { return static_cast<LinesPlot&>(view.plot()); }

    static void show(AttentionView& view, const Translation& translation, QSize size = {800, 420})
    {
        view.choose(&AttentionOptions::form, AttentionForm::Lines);
        view.showTranslation(translation);
        view.resize(size);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
    }

    static QPoint onCurve(const LinesGeometry& geometry, Cell cell, double percent = 0.5)
    {
        return geometry.curve(cell).pointAtPercent(percent).toPoint();
    }
};

ATTENTOSCOPE_TEST(TestLinesPlot, QApplication);
#include "tst_linesplot.moc"
