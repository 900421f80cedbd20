// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person chooses to see of attention: scale, share, special tokens, sums of words.
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"

namespace {

/// <sos> die Katze schläft <eos>, and two target words with an end.
Translation theCatSleeps()
{
    return translationWith("<sos> die Katze schläft <eos>", "cat sleeps <eos>",
        {0.02F, 0.20F, 0.70F, 0.05F, 0.03F, //
            0.05F, 0.15F, 0.20F, 0.50F, 0.10F, //
            0.00F, 0.00F, 0.04F, 0.06F, 0.90F});
}

QAction* actionNamed(const AttentionView& view, const QString& text)
{
    for (QAction* action : view.optionsMenu()->findChildren<QAction*>())
        if (action->text().remove(QLatin1Char('&')).contains(text))
            return action;
    return nullptr;
}

/// A view on the screen.
void show(AttentionView& view, QSize size = {640, 520})
{
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.plot().replot(QCustomPlot::rpImmediateRefresh);
}

struct Shown : AttentionView
{
    explicit Shown(const Translation& translation, QSize size = {640, 520})
    {
        showTranslation(translation);
        ::show(*this, size);
    }
};

} // namespace

class TestAttentionOptions : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void aShareKeepsTheLargestWeightsOfEachRow()
    {
        using Marks = std::vector<std::uint8_t>;
        const AttentionMap attention = theCatSleeps().attention;
        QCOMPARE(carriedCells(attention, 0.9), (Marks{0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1}));
        QCOMPARE(carriedCells(attention, 0.5), (Marks{0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1}));
        QVERIFY(carriedCells(attention, 1.0).empty());
        // Rows of local attention may have a sum below one. The share then refers to their sum.
        AttentionMap half{1, 3, std::make_shared<const std::vector<float>>(std::vector<float>{0.1F, 0.3F, 0.0F})};
        QCOMPARE(carriedCells(half, 0.75), (Marks{0, 1, 0}));
        half.weights = std::make_shared<const std::vector<float>>(3, 0.0F);
        QCOMPARE(carriedCells(half, 0.5), (Marks{0, 0, 0}));
    }

    void whatIsNotCarriedIsFaded()
    {
        AttentionView view;
        view.showTranslation(theCatSleeps());
        view.choose(&AttentionOptions::colorMap, ColorMapId::Magma);
        view.choose(&AttentionOptions::carriedShare, 0.5);
        show(view);
        const QImage picture = view.plot().grab().toImage();
        const HeatmapPlot& plot = plotOf(view);
        const auto colorAt = [&](Cell cell) {
            return picture.pixelColor(plot.geometry().cellRect(cell).center().toPoint());
        };
        QCOMPARE(colorAt({0, 2}), plot.colorMap().color(static_cast<double>(0.70F)));
        QVERIFY(std::abs(lightness(colorAt({0, 1})) - lightness(plot.look().background)) < 20.0);
        view.pinCell({0, 1});
        QVERIFY(readings(view).constFirst().contains(u"faded"_s));
        view.choose(&AttentionOptions::carriedShare, 1.0);
        QVERIFY(!readings(view).constFirst().contains(u"faded"_s));
    }

    void theColorBarIsTrueOnEveryScale_data()
    {
        QTest::addColumn<WeightScale>("scale");
        QTest::addRow("fixed") << WeightScale::Fixed;
        QTest::addRow("automatic") << WeightScale::Automatic;
        QTest::addRow("logarithmic") << WeightScale::Logarithmic;
    }

    void theColorBarIsTrueOnEveryScale()
    {
        QFETCH(WeightScale, scale);
        AttentionView view;
        view.showTranslation(softDiagonal("a b c", "x y"));
        view.choose(&AttentionOptions::scale, scale);
        show(view);
        const HeatmapPlot& plot = plotOf(view);
        const QImage picture = view.plot().grab().toImage();
        const QRectF bar = plot.geometry().colorBar;
        // The colour of each cell is also on the bar, at the height of a tick for the same weight.
        for (int row = 0; row < 2; ++row) {
            for (int column = 0; column < 3; ++column) {
                const QColor cell = picture.pixelColor(plot.geometry().cellRect({row, column}).center().toPoint());
                const double place = plot.scaling().position(plot.weightAt({row, column}));
                const QPointF there(
                    bar.center().x(), std::clamp(bar.bottom() - place * bar.height(), bar.top(), bar.bottom() - 1));
                QVERIFY(std::abs(lightness(picture.pixelColor(there.toPoint())) - lightness(cell)) < 1.5);
            }
        }
        for (const ScaleTick& tick : plot.scaling().ticks(4)) {
            QVERIFY(std::abs(plot.scaling().position(tick.weight) - tick.position) < 1e-9);
            QVERIFY(std::abs(plot.scaling().weightAt(tick.position) - tick.weight) < 1e-9);
        }
    }

    void theLogarithmicScaleShowsDecades()
    {
        const WeightScaling scaling(WeightScale::Logarithmic);
        QStringList labels;
        for (const ScaleTick& tick : scaling.ticks(4))
            labels << tick.label;
        const QLocale locale;
        QCOMPARE(labels,
            (QStringList{u"≤ "_s + locale.toString(0.0001, 'f', 4), locale.toString(0.001, 'f', 3),
                locale.toString(0.01, 'f', 2), locale.toString(0.1, 'f', 1), u"1"_s}));
        QCOMPARE(scaling.position(0.01), 0.5);
        QCOMPARE(scaling.position(1e-9), 0.0);
        QCOMPARE(scaling.position(0.0), 0.0);
        QCOMPARE(scaling.position(std::nan("")), 0.0);
        QCOMPARE(WeightScaling(WeightScale::Automatic, 0.25).position(0.125), 0.5);
        QCOMPARE(WeightScaling(WeightScale::Automatic, 0.0).maximum(), 1.0);
    }

    void differencesHaveZeroInTheMiddle()
    {
        const WeightScaling whole(WeightScale::Symmetric, 0.25);
        QCOMPARE(whole.position(0.0), 0.5);
        QCOMPARE(whole.position(1.0), 1.0);
        QCOMPARE(whole.position(-1.0), 0.0);
        QCOMPARE(whole.position(std::nan("")), 0.5);
        const WeightScaling close(WeightScale::SymmetricAutomatic, 0.25);
        QCOMPARE(close.position(0.25), 1.0);
        QCOMPARE(close.position(-0.125), 0.25);
        QStringList labels;
        for (const ScaleTick& tick : close.ticks(2)) {
            labels << tick.label;
            QCOMPARE(close.position(tick.weight), tick.position);
        }
        const QLocale locale;
        QCOMPARE(labels,
            (QStringList{u"−"_s + locale.toString(0.25, 'f', 3), locale.toString(0.0, 'f', 3),
                u"+"_s + locale.toString(0.25, 'f', 3)}));
    }

    void labelsOfFaintMapsDiffer()
    {
        const auto labels = [](const WeightScaling& scaling) {
            QStringList all;
            for (const ScaleTick& tick : scaling.ticks(2))
                all << tick.label;
            return all;
        };
        const QLocale locale;
        const WeightScaling faint(WeightScale::SymmetricAutomatic, 0.0004);
        QCOMPARE(labels(faint),
            (QStringList{u"−"_s + locale.toString(0.0004, 'f', 5), locale.toString(0.0, 'f', 5),
                u"+"_s + locale.toString(0.0004, 'f', 5)}));
        QCOMPARE(faint.longestLabel(), u"−0.00000"_s);
        QCOMPARE(labels(WeightScaling(WeightScale::Automatic, 0.004)),
            (QStringList{
                locale.toString(0.0, 'f', 4), locale.toString(0.002, 'f', 4), locale.toString(0.004, 'f', 4)}));
        QCOMPARE(WeightScaling(WeightScale::Automatic, 12.0).longestLabel(), u"0.000"_s);
        QCOMPARE(
            WeightScaling(WeightScale::Automatic, std::numeric_limits<double>::infinity()).longestLabel(), u"0.000"_s);
    }

    void specialTokensCanBeHidden()
    {
        AttentionView view;
        view.showTranslation(theCatSleeps());
        view.choose(&AttentionOptions::specialTokens, SpecialTokens::Hidden);
        show(view);
        const HeatmapGeometry& geometry = plotOf(view).geometry();
        QCOMPARE(geometry.columnPlaces.tokens(), (std::vector<int>{1, 2, 3}));
        QCOMPARE(geometry.rowPlaces.tokens(), (std::vector<int>{0, 1}));
        QVERIFY(geometry.cellRect({0, 0}).isEmpty() && geometry.cellRect({2, 1}).isEmpty());
        // Texts and cells still count all tokens of the sentence.
        QSignalSpy hovered(&view, &AttentionView::cellHovered);
        QTest::mouseMove(&view.plot(), geometry.cellRect({0, 2}).center().toPoint());
        QCOMPARE(hovered.last(), (QVariantList{0, 2}));
        QVERIFY(readings(view).constFirst().contains(u"1 of 5"_s));
        const QImage picture = view.plot().grab().toImage();
        QCOMPARE(picture.pixelColor(geometry.cellRect({1, 3}).center().toPoint()),
            ColorMap().color(static_cast<double>(0.50F)));
        QVERIFY(view.json().contains("<sos>"));
        view.choose(&AttentionOptions::specialTokens, SpecialTokens::Shown);
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        QCOMPARE(plotOf(view).geometry().columnPlaces.count(), 5);
    }

    void aSentenceOfSpecialTokensKeepsThem()
    {
        const TokenPlaces places({{.text = "<eos>", .special = true}}, SpecialTokens::Hidden);
        QCOMPARE(places.count(), 1);
        const TokenPlaces some(
            {{.text = "a"}, {.text = "<unk>", .special = true}, {.text = "b"}}, SpecialTokens::Hidden);
        QCOMPARE(some.placeOf(2), std::optional(1));
        QVERIFY(!some.placeOf(1) && !some.placeOf(3) && !some.placeOf(-1));
        QCOMPARE(some.stepFrom(0, 1), 2);
        QCOMPARE(some.stepFrom(2, 5), 2);
        QCOMPARE(some.placeOfFraction(1.0), 0.5);
        QCOMPARE(some.placeOfFraction(9.0), 1.0);
    }

    void hiddenTokensTakeTheirPinAlong()
    {
        Shown view(theCatSleeps());
        QSignalSpy released(&view, &AttentionView::pinReleased);
        view.pinCell({2, 4});
        view.select({.rows = {1, 2}, .columns = {}});
        view.choose(&AttentionOptions::specialTokens, SpecialTokens::Hidden);
        QVERIFY(!view.pinnedCell());
        QCOMPARE(released.size(), 1);
        QCOMPARE(view.selection().rows, std::vector<int>{1});
        view.pinCell({2, 4});
        QVERIFY(!view.pinnedCell());
    }

    void keysPassOverHiddenTokens()
    {
        AttentionView view;
        view.showTranslation(theCatSleeps());
        view.choose(&AttentionOptions::specialTokens, SpecialTokens::Hidden);
        show(view);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentCell(), (Cell{0, 1}));
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_PageDown);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentCell(), (Cell{1, 3}));
    }

    void localAttentionsCentreStaysAtItsWord()
    {
        AttentionView view;
        Translation translation = theCatSleeps();
        translation.attention.centres = {2.0F, 3.0F, 4.0F};
        translation.attention.windowRadius = 1.0F;
        view.showTranslation(translation);
        show(view);
        for (const SpecialTokens special : {SpecialTokens::Shown, SpecialTokens::Hidden}) {
            view.choose(&AttentionOptions::specialTokens, special);
            view.plot().replot(QCustomPlot::rpImmediateRefresh);
            const HeatmapGeometry& geometry = plotOf(view).geometry();
            const double second = geometry.cellRect({0, 2}).center().x();
            const double third = geometry.cellRect({0, 3}).center().x();
            QCOMPARE(geometry.columnCentre(2.0), second);
            QCOMPARE(geometry.columnCentre(2.5), (second + third) / 2);
        }
    }

    void clicksOnWordsSelectThem()
    {
        Shown view(theCatSleeps());
        QSignalSpy changed(&view, &AttentionView::selectionChanged);
        const auto click = [&view](int row, Qt::KeyboardModifiers modifiers = {}) {
            view.plot().replot(QCustomPlot::rpImmediateRefresh);
            const HeatmapGeometry& geometry = plotOf(view).geometry();
            const QPointF place(geometry.map.left() - 12.0, geometry.rowCentre(row));
            QTest::mouseClick(&view.plot(), Qt::LeftButton, modifiers, place.toPoint());
        };
        click(0);
        QCOMPARE(view.selection().rows, std::vector<int>{0});
        click(2, Qt::ControlModifier);
        QCOMPARE(view.selection().rows, (std::vector<int>{0, 2}));
        click(0);
        click(2, Qt::ShiftModifier);
        QCOMPARE(view.selection().rows, (std::vector<int>{0, 1, 2}));
        click(1);
        click(1);
        QVERIFY(view.selection().isEmpty());
        QCOMPARE(changed.size(), 6);
        click(1);
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(view.selection().isEmpty());
        QVERIFY(!view.pinnedCell());
    }

    void selectedRowsShowTheirSum()
    {
        Shown view(theCatSleeps());
        QVERIFY(plotOf(view).geometry().sumsBelow.isEmpty());
        QCOMPARE(readings(view).size(), 1);
        view.select({.rows = {0, 1}, .columns = {}});
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        const HeatmapGeometry& geometry = plotOf(view).geometry();
        QVERIFY(!geometry.sumsBelow.isEmpty());
        QVERIFY(QRectF(view.plot().rect()).contains(geometry.sumsBelow));
        QVERIFY(!geometry.sumsBelow.intersects(geometry.map));
        const QImage picture = view.plot().grab().toImage();
        const auto barReaches = [&](int column, double share) {
            const QPointF at(geometry.columnCentre(column), geometry.sumsBelow.top() + share);
            return picture.pixelColor(at.toPoint()) == plotOf(view).look().training;
        };
        // "Katze" has the largest sum, 0.9, and "die" has 0.35. The numbers are below the bars.
        QVERIFY(barReaches(2, 15.0));
        QVERIFY(barReaches(1, 3.0) && !barReaches(1, 15.0));
        QVERIFY(readings(view).last().contains(u"Katze"_s));
        QVERIFY(readings(view).last().contains(QLocale().toString(0.9, 'f', 3)));
        QTest::mouseMove(&view.plot(), geometry.cellRect({2, 1}).center().toPoint());
        QVERIFY2(readings(view).last().contains(QLocale().toString(0.35, 'f', 3)), qPrintable(readings(view).last()));
        QVERIFY(readings(view).last().contains(u"Esc"_s));
    }

    void selectedColumnsShowTheirSum()
    {
        Shown view(theCatSleeps());
        view.select({.rows = {}, .columns = {1, 2}});
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        const HeatmapGeometry& geometry = plotOf(view).geometry();
        QVERIFY(!geometry.sumsBeside.isEmpty());
        QVERIFY(!geometry.sumsBeside.intersects(geometry.map) && !geometry.sumsBeside.intersects(geometry.colorBar));
        QVERIFY(QRectF(view.plot().rect()).contains(geometry.colorBar));
        QVERIFY(readings(view).last().contains(u"cat"_s));
        QVERIFY(readings(view).last().contains(QLocale().toString(0.9, 'f', 3)));
        view.select({});
        QVERIFY(plotOf(view).scene().selection.isEmpty());
        QCOMPARE(readings(view).size(), 1);
    }

    void shiftAndArrowsSelect()
    {
        Shown view(theCatSleeps());
        view.pinCell({0, 1});
        view.releasePin();
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.currentCell(), (Cell{0, 0}));
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(view.selection().rows, (std::vector<int>{0, 1}));
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(view.selection().rows, (std::vector<int>{0, 1, 2}));
        QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(view.selection().rows, (std::vector<int>{0, 1}));
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view.selection().columns, (std::vector<int>{0, 1}));
        QTest::keyClick(&view, Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(view.selection().rows, (std::vector<int>{0}));
        QTest::keyClick(&view, Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(view.selection().columns, (std::vector<int>{0}));
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(view.selection().isEmpty());
    }

    void anotherSentenceEndsTheSelection()
    {
        Shown view(theCatSleeps());
        view.select({.rows = {0, 1}, .columns = {}});
        view.showTranslation(theCatSleeps());
        QCOMPARE(view.selection().rows.size(), 2U);
        QSignalSpy changed(&view, &AttentionView::selectionChanged);
        view.showTranslation(sampleOf(1));
        QVERIFY(view.selection().isEmpty());
        QCOMPARE(changed.size(), 1);
        view.select({.rows = {0}, .columns = {}});
        view.clear(u"Nothing"_s);
        QVERIFY(view.selection().isEmpty());
    }

    void wordsUnderThePointerAreRead()
    {
        Shown view(theCatSleeps());
        const HeatmapGeometry& geometry = plotOf(view).geometry();
        QTest::mouseMove(&view.plot(), QPointF(geometry.map.left() - 12.0, geometry.rowCentre(0)).toPoint());
        const QString reading = readings(view).constFirst();
        QVERIFY2(reading.contains(u"cat"_s) && reading.contains(u"Katze"_s), qPrintable(reading));
        QVERIFY(!view.currentCell());
        QCOMPARE(plotOf(view).scene().hoveredWord, std::optional(Word{Side::Target, 0}));
    }

    void everyOptionIsInTheMenuWithItsTick()
    {
        AttentionView view;
        QSignalSpy changed(&view, &AttentionView::optionsChanged);
        const auto pick = [&view](const char* text) {
            QAction* action = actionNamed(view, QString::fromLatin1(text));
            QVERIFY2(action, text);
            action->trigger();
            QVERIFY2(action->isChecked() || !action->actionGroup(), text);
        };
        pick("Lines");
        pick("Logarithmic");
        pick("Cividis");
        pick("carries 90");
        pick("right to left");
        pick("Values");
        pick("Special");
        pick("Whole words");
        const AttentionOptions wanted{.form = AttentionForm::Lines,
            .colorMap = ColorMapId::Cividis,
            .scale = WeightScale::Logarithmic,
            .order = ColumnOrder::RightToLeft,
            .values = CellValues::WhereRoom,
            .specialTokens = SpecialTokens::Hidden,
            .pieces = WordPieces::Apart,
            .carriedShare = 0.9};
        QVERIFY(view.options() == wanted);
        QCOMPARE(changed.size(), 8);
        view.setOptions({});
        QVERIFY(actionNamed(view, u"Matrix"_s)->isChecked());
        QVERIFY(actionNamed(view, u"Special"_s)->isChecked());
        QVERIFY(!actionNamed(view, u"Logarithmic"_s)->isChecked());
    }

    void colorMapsArePreviewed()
    {
        AttentionView view;
        for (const ColorMapInfo& info : colorMaps()) {
            const QAction* action = actionNamed(view, colorMapName(info.id));
            QVERIFY(action && !action->icon().isNull());
            const QImage strip = action->icon().pixmap(32, 16).toImage();
            const ColorMap map(info.id, backdropOf(view.palette()));
            QCOMPARE(strip.pixelColor(0, 8), map.color(0.0));
            QCOMPARE(strip.pixelColor(strip.width() - 1, 8), map.color(1.0));
        }
    }

private:
    static HeatmapPlot& plotOf(AttentionView& view) { return static_cast<HeatmapPlot&>(view.plot()); }

    static QStringList readings(const AttentionView& view)
    {
        QStringList texts;
        for (const ReadoutLine* line : view.findChildren<ReadoutLine*>())
            if (line->isVisible())
                texts << line->text();
        return texts;
    }
};

ATTENTOSCOPE_TEST(TestAttentionOptions, QApplication);
#include "tst_attentionoptions.moc"
