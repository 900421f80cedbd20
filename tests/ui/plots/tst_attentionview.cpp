// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"

namespace {

/// Every weight is another one, so that a shifted row or column cannot go unseen.
Translation distinct(std::size_t rows, std::size_t columns)
{
    std::string source, target;
    std::vector<float> weights;
    for (std::size_t column = 0; column < columns; ++column)
        source += 's' + std::to_string(column) + ' ';
    for (std::size_t row = 0; row < rows; ++row)
        target += 't' + std::to_string(row) + ' ';
    for (std::size_t cell = 0; cell < rows * columns; ++cell)
        weights.push_back(static_cast<float>(cell) / static_cast<float>(rows * columns));
    return translationWith(source, target, weights);
}

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(20, 20, 20));
    palette.setColor(QPalette::Text, QColor(230, 230, 230));
    return palette;
}

/// A view on the screen.
void show(AttentionView& view, QSize size = {600, 500})
{
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.plot().replot(QCustomPlot::rpImmediateRefresh);
}

struct Shown : AttentionView
{
    explicit Shown(const Translation& translation, QSize size = {600, 500})
    {
        showTranslation(translation);
        ::show(*this, size);
    }
};

} // namespace

class TestAttentionView : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void everyCellHasItsColor_data()
    {
        addColumns<Translation, ColorMapId>("translation", "map");
        QTest::addRow("one word") << sampleOf(1) << ColorMapId::Viridis;
        QTest::addRow("few") << distinct(3, 5) << ColorMapId::Grey;
        QTest::addRow("tall") << distinct(14, 2) << ColorMapId::Viridis;
        QTest::addRow("wide") << distinct(2, 14) << ColorMapId::Magma;
        QTest::addRow("60 words") << sampleOf(60) << ColorMapId::Cividis;
        QTest::addRow("Arabic") << arabicSample() << ColorMapId::Bone;
    }

    void everyCellHasItsColor()
    {
        const auto [translation, map] = fetched<Translation, ColorMapId>();
        AttentionView view;
        view.choose(&AttentionOptions::colorMap, map);
        view.showTranslation(translation);
        show(view);
        const HeatmapGeometry& geometry = plotOf(view).geometry();
        const QImage picture = view.plot().grab().toImage();
        const ColorMap colors(map);
        QCOMPARE(geometry.rows, static_cast<int>(translation.attention.rows));
        QCOMPARE(geometry.columns, static_cast<int>(translation.attention.columns));
        for (std::size_t row = 0; row < translation.attention.rows; ++row) {
            for (std::size_t column = 0; column < translation.attention.columns; ++column) {
                const Cell cell{static_cast<int>(row), static_cast<int>(column)};
                const QPointF centre = geometry.cellRect(cell).center();
                const QColor expected = colors.color(static_cast<double>(translation.attention.at(row, column)));
                QCOMPARE(picture.pixelColor(static_cast<int>(centre.x()), static_cast<int>(centre.y())), expected);
            }
        }
    }

    void labelsBelongToTheirTokens()
    {
        Shown view(unknownWordSample());
        const HeatmapPlot& plot = plotOf(view);
        QCOMPARE(plot.columnLabels().first(), u"Zaphod"_s);
        QCOMPARE(plot.columnLabels().last(), u"<eos>"_s);
        QCOMPARE(plot.rowLabels(), (QStringList{"<unk>", "eats", "an", "apple", "<eos>"}));
        for (int row = 1; row < plot.geometry().rows; ++row)
            QVERIFY(plot.geometry().rowCentre(row) > plot.geometry().rowCentre(row - 1));
        for (int column = 1; column < plot.geometry().columns; ++column)
            QVERIFY(plot.geometry().columnCentre(column) > plot.geometry().columnCentre(column - 1));
    }

    void hoverReadsTheCellUnderThePointer()
    {
        Shown view(distinct(4, 5));
        QSignalSpy hovered(&view, &AttentionView::cellHovered);
        moveTo(view, plotOf(view).geometry().cellRect({2, 3}).center());
        QCOMPARE(hovered.size(), 1);
        QCOMPARE(hovered[0], (QVariantList{2, 3}));
        QCOMPARE(view.currentCell(), (Cell{2, 3}));
        const QString reading = readingOf(view);
        QVERIFY2(reading.contains(u"t2"_s) && reading.contains(u"s3"_s), qPrintable(reading));
        QVERIFY2(reading.contains(QLocale().toString(13.0 / 20.0, 'f', 3)), qPrintable(reading));
        QVERIFY2(reading.contains(u"2 of 5"_s), qPrintable(reading));
    }

    /// A word may look like the place of a value.
    void wordsAreReadAsTheyAre()
    {
        AttentionView view;
        view.showTranslation(translationWith("50%5 b", "%4 y", {0.75F, 0.25F, 0.5F, 0.5F}));
        const auto reading = cellReading(view.plot(), {0, 0});
        QVERIFY2(reading.contains(u"%4"_s) && reading.contains(u"50%5"_s), qPrintable(reading));
        QVERIFY2(reading.contains(u"rank 1 of 2"_s), qPrintable(reading));
    }

    void hoverReachesTheBorders()
    {
        Shown view(distinct(4, 5));
        const QRectF map = plotOf(view).geometry().map;
        moveTo(view, map.topLeft());
        QCOMPARE(view.currentCell(), (Cell{0, 0}));
        moveTo(view, map.bottomRight() - QPointF(1, 1));
        QCOMPARE(view.currentCell(), (Cell{3, 4}));
        moveTo(view, map.topLeft() - QPointF(1, 0));
        QVERIFY(!view.currentCell());
        moveTo(view, map.bottomRight());
        QVERIFY(!view.currentCell());
    }

    void leavingEndsTheReading()
    {
        Shown view(distinct(4, 5));
        const QString hint = readingOf(view);
        QSignalSpy left(&view, &AttentionView::cellLeft);
        moveTo(view, plotOf(view).geometry().cellRect({1, 1}).center());
        QVERIFY(readingOf(view) != hint);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&view.plot(), &leave);
        QCOMPARE(left.size(), 1);
        QCOMPARE(readingOf(view), hint);
    }

    void clickPinsAndEscapeReleases()
    {
        Shown view(distinct(4, 5));
        QSignalSpy pinned(&view, &AttentionView::cellPinned);
        QSignalSpy released(&view, &AttentionView::pinReleased);
        const HeatmapGeometry geometry = plotOf(view).geometry();
        const auto click = [&](Cell cell) {
            QTest::mouseClick(&view.plot(), Qt::LeftButton, {}, geometry.cellRect(cell).center().toPoint());
        };
        click({1, 2});
        QCOMPARE(pinned.size(), 1);
        moveTo(view, geometry.cellRect({3, 3}).center());
        QCOMPARE(view.currentCell(), (Cell{1, 2}));
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(released.size(), 1);
        QCOMPARE(view.currentCell(), (Cell{3, 3}));
        click({0, 0});
        click({0, 0});
        QCOMPARE(released.size(), 2);
        click({0, 0});
        QTest::mouseClick(&view.plot(), Qt::LeftButton, {}, QPoint(1, 1));
        QVERIFY(!view.pinnedCell());
    }

    void aDoubleClickExplains()
    {
        QAction explain;
        AttentionView view;
        view.setExplanation(&explain);
        view.showTranslation(distinct(4, 5));
        show(view);
        QSignalSpy asked(&explain, &QAction::triggered);
        const QPoint place = plotOf(view).geometry().cellRect({1, 2}).center().toPoint();
        QTest::mouseClick(&view.plot(), Qt::LeftButton, {}, place);
        QCOMPARE(asked.size(), 0);
        QTest::mouseDClick(&view.plot(), Qt::LeftButton, {}, place);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(view.pinnedCell(), (Cell{1, 2}));
        QTest::mouseDClick(&view.plot(), Qt::LeftButton, {}, QPoint(1, 1));
        QCOMPARE(asked.size(), 1);
    }

    /// What the first of two quick clicks has done, the second one takes back.
    void aQuickSecondClickTakesBack()
    {
        QAction explain;
        AttentionView view;
        view.setExplanation(&explain);
        view.setCellForcing(CellForcing::On);
        view.showTranslation(distinct(4, 5));
        show(view);
        QSignalSpy explained(&explain, &QAction::triggered);
        QSignalSpy forced(&view, &AttentionView::cellForced);
        QSignalSpy linked(&view, &AttentionView::linkToggled);
        const HeatmapGeometry geometry = plotOf(view).geometry();
        const auto clickTwice = [&view](QPointF place, Qt::KeyboardModifiers modifiers = {}) {
            for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonDblClick}) {
                QMouseEvent event(
                    type, place, view.plot().mapToGlobal(place), Qt::LeftButton, Qt::LeftButton, modifiers);
                QCoreApplication::sendEvent(&view.plot(), &event);
            }
        };
        const QPointF cell = geometry.cellRect({1, 2}).center();
        clickTwice(cell, Qt::ControlModifier);
        QCOMPARE(forced.size(), 2);
        clickTwice(QPointF(geometry.map.left() - 6.0, geometry.rowCentre(1)));
        QVERIFY(view.selection().isEmpty());
        QCOMPARE(explained.size(), 0);
        clickTwice(cell);
        QCOMPARE(explained.size(), 1);
        view.setDrawingLinks(LinkMode::Draw);
        clickTwice(cell);
        QCOMPARE(linked.size(), 2);
        QCOMPARE(explained.size(), 1);
        view.setDrawingLinks(LinkMode::Read);
        view.setExplanation(nullptr);
        clickTwice(cell);
        QVERIFY(!view.pinnedCell());
    }

    void aRightClickOnACellOffersToExplainIt()
    {
        QAction explain(u"explain"_s);
        AttentionView view;
        view.setExplanation(&explain);
        view.showTranslation(distinct(4, 5));
        show(view);
        const QPoint place = plotOf(view).geometry().cellRect({2, 3}).center().toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, view.plot().mapToGlobal(place));
        QCoreApplication::sendEvent(&view.plot(), &event);
        QCOMPARE(view.pinnedCell(), (Cell{2, 3}));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(menu->actions().contains(&explain));
        menu->close();
    }

    void keysWalkTheCells()
    {
        Shown view(distinct(3, 4));
        const auto press = [&view](Qt::Key key) { QTest::keyClick(&view, key); };
        press(Qt::Key_Right);
        QCOMPARE(view.currentCell(), (Cell{0, 0}));
        press(Qt::Key_Right);
        press(Qt::Key_Down);
        QCOMPARE(view.currentCell(), (Cell{1, 1}));
        press(Qt::Key_End);
        press(Qt::Key_Right);
        QCOMPARE(view.currentCell(), (Cell{1, 3}));
        press(Qt::Key_PageDown);
        press(Qt::Key_Home);
        QCOMPARE(view.currentCell(), (Cell{2, 0}));
        press(Qt::Key_Return);
        QCOMPARE(view.pinnedCell(), (Cell{2, 0}));
        press(Qt::Key_Up);
        QCOMPARE(view.pinnedCell(), (Cell{1, 0}));
        press(Qt::Key_Return);
        QVERIFY(!view.pinnedCell());
        QCOMPARE(view.focusPolicy(), Qt::StrongFocus);
    }

    void keysFollowWhatIsSeenFromRightToLeft()
    {
        Shown view(arabicSample());
        view.pinCell({0, 2});
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(view.pinnedCell(), (Cell{0, 3}));
        view.choose(&AttentionOptions::order, ColumnOrder::LeftToRight);
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(view.pinnedCell(), (Cell{0, 2}));
    }

    void withoutAttentionAFriendlyTextStandsThere()
    {
        AttentionView view;
        show(view);
        QVERIFY(!view.hasContent());
        Translation plain = sampleOf(3);
        view.showTranslation(plain);
        QVERIFY(view.plot().isVisible());
        plain.attention = {};
        view.showTranslation(plain);
        QVERIFY(!view.plot().isVisible());
        QVERIFY(!view.hasContent());
        QVERIFY(showsText(view, u"no attention"_s));
        view.clear(u"Load something"_s);
        QVERIFY(showsText(view, u"Load something"_s));
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(!view.currentCell());
    }

    void newWeightsKeepLayoutAndPin()
    {
        Shown view(distinct(4, 5));
        view.pinCell({0, 1});
        const QRectF map = plotOf(view).geometry().map;
        Translation later = distinct(4, 5);
        later.attention.weights = std::make_shared<const std::vector<float>>(20, 0.9F);
        view.showTranslation(later);
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        QCOMPARE(plotOf(view).geometry().map, map);
        QCOMPARE(view.pinnedCell(), (Cell{0, 1}));
        QVERIFY(readingOf(view).contains(QLocale().toString(0.9, 'f', 3)));
        const QPoint centre = plotOf(view).geometry().cellRect({3, 3}).center().toPoint();
        QCOMPARE(view.plot().grab().toImage().pixelColor(centre), ColorMap().color(static_cast<double>(0.9F)));
    }

    void aSmallerMapDropsCellsThatAreGone()
    {
        Shown view(distinct(4, 5));
        view.pinCell({3, 4});
        view.showTranslation(distinct(2, 2));
        QVERIFY(!view.pinnedCell());
        QVERIFY(!view.currentCell());
        view.pinCell({7, 0});
        QVERIFY(!view.pinnedCell());
    }

    void automaticScaleUsesTheWholeMap()
    {
        AttentionView view;
        Translation faint = distinct(1, 4);
        faint.attention.weights =
            std::make_shared<const std::vector<float>>(std::vector<float>{0.0F, 0.1F, 0.2F, 0.05F});
        view.showTranslation(faint);
        view.choose(&AttentionOptions::scale, WeightScale::Automatic);
        show(view);
        const HeatmapPlot& plot = plotOf(view);
        const QImage picture = view.plot().grab().toImage();
        QCOMPARE(picture.pixelColor(plot.geometry().cellRect({0, 2}).center().toPoint()), ColorMap().color(1.0));
        QCOMPARE(picture.pixelColor(plot.geometry().cellRect({0, 1}).center().toPoint()), ColorMap().color(0.5));
        QCOMPARE(plot.scaleMaximum(), static_cast<double>(0.2F));
    }

    void paletteRestylesThePlot()
    {
        AttentionView view;
        view.showTranslation(distinct(2, 2));
        view.choose(&AttentionOptions::colorMap, ColorMapId::Grey);
        show(view);
        view.setPalette(darkPalette());
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        const QImage picture = view.plot().grab().toImage();
        QCOMPARE(picture.pixelColor(1, 1), QColor(20, 20, 20));
        QCOMPARE(picture.pixelColor(plotOf(view).geometry().cellRect({0, 0}).center().toPoint()), QColor(Qt::black));
    }

    void optionsAreInTheMenu()
    {
        AttentionView view;
        QSignalSpy changed(&view, &AttentionView::optionsChanged);
        const QList<QAction*> actions = view.optionsMenu()->findChildren<QAction*>();
        const auto magma = std::ranges::find(actions, colorMapName(ColorMapId::Magma), &QAction::text);
        QVERIFY(magma != actions.end());
        (*magma)->trigger();
        QCOMPARE(view.options().colorMap, ColorMapId::Magma);
        QCOMPARE(changed.size(), 1);
        view.choose(&AttentionOptions::colorMap, ColorMapId::Magma);
        QCOMPARE(changed.size(), 1);
        view.choose(&AttentionOptions::colorMap, ColorMapId::Bone);
        QVERIFY(!(*magma)->isChecked());
    }

    void screenReadersGetNameAndReading()
    {
        Shown view(distinct(2, 3));
        QAccessibleInterface* heatmap = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(heatmap);
        QCOMPARE(heatmap->text(QAccessible::Name), u"Attention heatmap"_s);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(heatmap->text(QAccessible::Description), readingOf(view));
        QVERIFY(readingOf(view).contains(u"s0"_s));
    }

    void weightsThatDoNotFitAreNotDrawn()
    {
        AttentionView view;
        Translation translation = distinct(3, 3);
        translation.target.pop_back();
        view.showTranslation(translation);
        QVERIFY(!view.hasContent());
        translation = distinct(3, 3);
        translation.attention.weights = std::make_shared<const std::vector<float>>(8, 0.5F);
        view.showTranslation(translation);
        QVERIFY(!view.hasContent());
        view.showTranslation(distinct(3, 3));
        QVERIFY(view.hasContent());
    }

    void labelsTellTheWholeWord()
    {
        Shown view(longWordSample(), {400, 320});
        const HeatmapGeometry& geometry = plotOf(view).geometry();
        const QPointF left(geometry.map.left() - 10.0, geometry.rowCentre(7));
        QCOMPARE(tipAt(view, left), plotOf(view).rowLabels()[7]);
        QVERIFY(QFontMetricsF(geometry.labelFont).horizontalAdvance(tipAt(view, left)) > geometry.rowLabelRoom);
        tipAt(view, geometry.map.center());
        QTRY_VERIFY(QToolTip::text().isEmpty());
    }

    void localAttentionShowsItsWindow()
    {
        AttentionView view;
        show(view);
        auto translation = distinct(3, 9);
        view.showTranslation(translation);
        const auto without = plotOf(view).toPixmap().toImage();
        translation.attention.centres = {0.0F, 4.4F, 8.0F};
        translation.attention.windowRadius = 2.0F;
        view.showTranslation(translation);
        const auto with = plotOf(view).toPixmap().toImage();
        // The ring stands between two columns in proportion; the frame ends at the last column of the window.
        const auto& geometry = plotOf(view).geometry();
        const auto changes = [&](QPointF at) {
            return without.pixelColor(at.toPoint()) != with.pixelColor(at.toPoint());
        };
        const auto changesNear = [&](QPointF at) {
            for (int x = -7; x <= 7; ++x)
                if (changes(at + QPointF(x, 0)))
                    return true;
            return false;
        };
        const double step = geometry.columnCentre(1) - geometry.columnCentre(0);
        QVERIFY(changesNear({geometry.columnCentre(4) + 0.4 * step, geometry.rowCentre(1)}));
        QVERIFY(!changesNear({geometry.columnCentre(7), geometry.rowCentre(1)}));
        QVERIFY(changesNear({geometry.cellRect({1, 6}).right(), geometry.rowCentre(1)}));
        QVERIFY(changesNear({geometry.cellRect({1, 3}).left(), geometry.rowCentre(1)}));
        QVERIFY(!changesNear({geometry.cellRect({1, 7}).right(), geometry.rowCentre(1)}));
    }

    void notesStandBelowTheMap()
    {
        AttentionView view;
        show(view);
        const auto shown = [&] { return showsText(view, u"All rows are equal."_s); };
        view.showTranslation(distinct(3, 3));
        view.setNote(u"All rows are equal."_s);
        QVERIFY(shown());
        view.setNote({});
        QVERIFY(!shown());
    }

    void controlForcesACell()
    {
        AttentionView view;
        view.setCellForcing(CellForcing::On);
        view.showTranslation(distinct(3, 4));
        show(view);
        QSignalSpy forced(&view, &AttentionView::cellForced);
        const QPoint place = plotOf(view).geometry().cellRect({1, 2}).center().toPoint();
        QTest::mouseClick(&view.plot(), Qt::LeftButton, Qt::ControlModifier, place);
        QCOMPARE(forced.size(), 1);
        QCOMPARE(forced.back(), (QVariantList{1, 2, 1}));
        QVERIFY(!view.pinnedCell());
        moveTo(view, place);
        QVERIFY(readingOf(view).contains(u"Ctrl"_s));
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(forced.size(), 2);
        QCOMPARE(forced.back(), (QVariantList{2, 2, 1}));
        QVERIFY(!view.pinnedCell());
    }

    /// The row of a whole word is forced with all of its pieces.
    void aCellOfAWholeWordHasAllPieces()
    {
        AttentionView view;
        view.setCellForcing(CellForcing::On);
        auto cut = distinct(3, 4);
        for (auto& token : cut.target)
            token.text.insert(0, "▁");
        cut.target[2].text = "s";
        cut.target[2].attached = true;
        view.showTranslation(cut);
        show(view);
        QSignalSpy forced(&view, &AttentionView::cellForced);
        QVERIFY(view.force({1, 2}));
        QCOMPARE(forced.back(), (QVariantList{1, 2, 2}));
    }

    void controlPinsWhereNothingCanBeForced()
    {
        Shown view(distinct(3, 4));
        QSignalSpy forced(&view, &AttentionView::cellForced);
        QTest::mouseClick(&view.plot(), Qt::LeftButton, Qt::ControlModifier,
            plotOf(view).geometry().cellRect({1, 2}).center().toPoint());
        QCOMPARE(forced.size(), 0);
        QCOMPARE(view.pinnedCell(), (Cell{1, 2}));
        QVERIFY(!readingOf(view).contains(u"Ctrl"_s));
    }

    void whatWasForcedIsMarked()
    {
        AttentionView view;
        auto translation = distinct(3, 4);
        view.showTranslation(translation);
        show(view);
        const auto picture = [&view] {
            view.plot().replot(QCustomPlot::rpImmediateRefresh);
            return view.plot().grab().toImage();
        };
        const QImage plain = picture();
        translation.choices.resize(3);
        translation.choices[0].chosenBy = ChosenBy::Before;
        view.showTranslation(translation);
        QCOMPARE(picture(), plain);
        translation.choices[1].chosenBy = ChosenBy::Person;
        view.showTranslation(translation);
        const QImage word = picture();
        QVERIFY(word != plain);
        translation.choices[2].forcedColumn = 3;
        view.showTranslation(translation);
        QVERIFY(picture() != word);
        view.pinCell({2, 3});
        QVERIFY(readingOf(view).contains(u"forced"_s));
    }

private:
    HeatmapPlot& plotOf(AttentionView& view) { return static_cast<HeatmapPlot&>(view.plot()); }
    QString readingOf(AttentionView& view) { return view.findChild<ReadoutLine*>()->text(); }
    static bool showsText(const AttentionView& view, const QString& text)
    {
        const auto labels = view.findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }
    static QString tipAt(AttentionView& view, QPointF position)
    {
        QHelpEvent help(QEvent::ToolTip, position.toPoint(), view.plot().mapToGlobal(position.toPoint()));
        QCoreApplication::sendEvent(&view.plot(), &help);
        return QToolTip::text();
    }

    void moveTo(AttentionView& view, QPointF position) { QTest::mouseMove(&view.plot(), position.toPoint()); }
};

ATTENTOSCOPE_TEST(TestAttentionView, QApplication);
#include "tst_attentionview.moc"
