// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/view/attentionview.h"

namespace {

QString goldNote(const AttentionView& view)
{
    return view.findChild<QLabel*>(u"goldNote"_s)->text();
}

/// A source of three words and a target of two, each with an end mark; the largest weights are on 0 and 2.
Translation small()
{
    auto translation = translationWith("das alte haus <eos>", "old house <eos>",
        {0.6F, 0.3F, 0.1F, 0.0F, 0.1F, 0.1F, 0.8F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F});
    translation.gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{1, 0}, {2, 1}}, {{0, 0}}});
    return translation;
}

struct SmallView : AttentionView
{
    SmallView() { showTranslation(small()); }
};

constexpr QSize size(700, 560);

const HeatmapPlot& laidOut(AttentionView& view)
{
    view.choose(&AttentionOptions::legend, ScreenLegend::Hidden); // files here have none either
    view.plot().setAttribute(Qt::WA_DontShowOnScreen);
    view.plot().setViewport(QRect(QPoint(0, 0), size));
    view.plot().replot(QCustomPlot::rpImmediateRefresh);
    return static_cast<const HeatmapPlot&>(view.plot());
}

/// Counts the pixels whose colour is close to gold. The yellow of colour maps is not close enough.
int goldPixels(const QImage& picture, const QRectF& area)
{
    int count = 0;
    for (int y = int(area.top()); y <= int(area.bottom()); ++y)
        for (int x = int(area.left()); x <= int(area.right()); ++x) {
            const QColor color = picture.pixelColor(x, y);
            const QColor gold = HeatmapPlot::goldColor();
            count += std::abs(color.red() - gold.red()) + std::abs(color.green() - gold.green())
                        + std::abs(color.blue() - gold.blue())
                    < 12
                ? 1
                : 0;
        }
    return count;
}

struct Strokes
{
    int solid = 0;
    int dashed = 0;
    int images = 0;
};

/// Drawn shapes with the colour of these links.
Strokes goldStrokes(const QByteArray& svg, LinksKind kind = LinksKind::Gold)
{
    Strokes strokes;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        const auto attributes = reader.attributes();
        if (reader.name() == "image"_L1)
            ++strokes.images;
        else if (attributes.value("stroke"_L1) == HeatmapPlot::linkColor(kind).name())
            ++(attributes.hasAttribute("stroke-dasharray"_L1) ? strokes.dashed : strokes.solid);
    }
    return strokes;
}

} // namespace

/// Gold links on the heatmap, in files, in words.
class TestGoldMarks : public QObject
{
    Q_OBJECT

private slots:
    void linksOfWordsAreThoseOfAllTheirTokens()
    {
        Translation translation = small();
        translation.source[1].attached = true; // "dasalte haus": two words
        translation.gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{0, 0}}, {{1, 1}}});
        const auto cells = goldCells(translation);
        const std::vector<GoldLink> expected{GoldLink::Sure, GoldLink::Sure, GoldLink::None, GoldLink::None, //
            GoldLink::None, GoldLink::None, GoldLink::Possible, GoldLink::None, //
            GoldLink::None, GoldLink::None, GoldLink::None, GoldLink::None};
        QVERIFY(cells == expected);
        translation.gold = nullptr;
        QVERIFY(goldCells(translation).empty());
    }

    void linksBeyondTheSentenceAreLeftOut()
    {
        Translation translation = small();
        translation.gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{3, 0}, {0, 7}}, {{9, 9}}});
        QVERIFY(std::ranges::all_of(goldCells(translation), [](GoldLink link) { return link == GoldLink::None; }));
    }

    void theRateIsThatOfTheHand()
    {
        // The attention links 0-0 and 2-1. In gold, 1-0 and 2-1 are sure, and 0-0 is possible: 1 − (1 + 2) / (2 + 2).
        QVERIFY(goldReading(small(), {}).contains(percentText(0.25)));
        QVERIFY(goldReading(small(), {}).contains(u"largest weight"_s));
        QVERIFY(goldReading(small(), {}).contains(u"not alignment"_s));
        Translation without = small();
        without.gold = nullptr;
        QVERIFY(goldReading(without, {}).isEmpty());
    }

    void theRateFollowsTheRule()
    {
        SmallView view;
        QVERIFY(goldNote(view).contains(percentText(0.25)));
        // From 0.25 on, 0-0, 1-0 and 2-1 are linked, and all of them are right: 1 − (2 + 3) / (3 + 2).
        view.choose(&AttentionOptions::linkThreshold, 0.25);
        QVERIFY2(goldNote(view).contains(percentText(0.0)), qPrintable(goldNote(view)));
        QVERIFY(goldNote(view).contains(QLocale().toString(0.25, 'f', 2)));
        view.clear(QString());
        QVERIFY(goldNote(view).isEmpty());
    }

    void outlinesAreSeenOnEveryColor()
    {
        constexpr double clearly = 35.0; // of 100 steps of lightness
        for (const ColorMapInfo& info : colorMaps()) {
            for (const Backdrop backdrop : {Backdrop::Light, Backdrop::Dark}) {
                const ColorMap map(info.id, backdrop);
                for (int step = 0; step <= 100; ++step) {
                    const double cell = lightness(map.color(step / 100.0));
                    const double contrast = std::max(std::abs(cell - lightness(HeatmapPlot::goldColor())),
                        std::abs(cell - lightness(HeatmapPlot::goldEdge())));
                    QVERIFY2(contrast > clearly, info.name);
                }
            }
        }
    }

    void outlinesStandOnTheirCells_data()
    {
        QTest::addColumn<int>("map");
        for (const ColorMapInfo& info : colorMaps())
            QTest::addRow("%s", info.key) << int(info.id);
    }

    void outlinesStandOnTheirCells()
    {
        QFETCH(int, map);
        AttentionView view;
        view.choose(&AttentionOptions::colorMap, ColorMapId(map));
        view.showTranslation(small());
        const HeatmapPlot& plot = laidOut(view);
        const QImage picture = view.plot().drawImage({.size = size, .legend = ExportLegend::Hidden});
        const auto around = [&](Cell cell) { return goldPixels(picture, plot.geometry().cellRect(cell)); };
        const int sure = around({1, 2});
        const int possible = around({0, 0});
        QVERIFY2(sure > 100, qPrintable(QString::number(sure)));
        QVERIFY2(possible > sure / 5 && possible < sure * 4 / 5, qPrintable(QString::number(possible))); // dashes
        for (const Cell cell : {Cell{0, 2}, Cell{1, 0}, Cell{2, 3}})
            QVERIFY(around(cell) < sure / 10);
        // The middle of a cell keeps its colour.
        const QColor middle = picture.pixelColor(plot.geometry().cellRect({1, 2}).center().toPoint());
        QVERIFY(goldPixels(picture, QRectF(plot.geometry().cellRect({1, 2}).center(), QSizeF(1, 1))) == 0);
        QVERIFY(middle.isValid());
    }

    void svgHoldsSolidAndDashedOutlines()
    {
        const QTemporaryDir folder;
        SmallView view;
        const auto file = folder.filePath(u"gold.svg"_s);
        QVERIFY(exportView(view, file, {.size = size, .legend = ExportLegend::Hidden}));
        const auto strokes = goldStrokes(bytesOf(file));
        QCOMPARE(strokes.solid, 2);
        QCOMPARE(strokes.dashed, 1);
        QCOMPARE(strokes.images, 0);
        Translation without = small();
        without.gold = nullptr;
        view.showTranslation(without);
        QVERIFY(exportView(view, file, {.size = size, .legend = ExportLegend::Hidden}));
        QCOMPARE(goldStrokes(bytesOf(file)).solid, 0);
    }

    void pdfHoldsThemToo()
    {
        if (QStandardPaths::findExecutable(u"pdftoppm"_s).isEmpty())
            QSKIP("pdftoppm is not installed: packaging/test.sh installs it");
        const QTemporaryDir folder;
        SmallView view;
        const auto file = folder.filePath(u"gold.pdf"_s);
        QVERIFY(exportView(view, file, {.size = size, .legend = ExportLegend::Hidden}));
        QProcess process;
        process.start(u"pdftoppm"_s, {u"-png"_s, u"-r"_s, u"96"_s, u"-singlefile"_s, file, folder.filePath(u"gold"_s)});
        QVERIFY(process.waitForFinished());
        const QImage picture(folder.filePath(u"gold.png"_s));
        const HeatmapPlot& plot = laidOut(view);
        QVERIFY(goldPixels(picture, plot.geometry().cellRect({1, 2})) > 50);
        QVERIFY(goldPixels(picture, plot.geometry().cellRect({0, 2})) < 10);
    }

    void hoveringTellsOfThem()
    {
        SmallView view;
        QVERIFY(cellReading(view.plot(), {1, 2}).contains(u"sure gold link"_s));
        QVERIFY(cellReading(view.plot(), {0, 0}).contains(u"possible gold link"_s));
        QVERIFY(!cellReading(view.plot(), {0, 2}).contains(u"gold"_s));
    }

    void theTableTellsOfThem()
    {
        SmallView view;
        auto* table = QAccessible::queryAccessibleInterface(&view.plot())->tableInterface();
        QVERIFY(table->cellAt(1, 2)->text(QAccessible::Name).contains(u"sure gold link"_s));
        QVERIFY(table->cellAt(0, 0)->text(QAccessible::Description).contains(u"possible gold link"_s));
        QVERIFY(!table->cellAt(2, 3)->text(QAccessible::Name).contains(u"gold"_s));
    }

    void jsonHoldsTheLinks()
    {
        SmallView view;
        const auto gold = QJsonDocument::fromJson(view.json()).object().value(u"gold"_s).toObject();
        QCOMPARE(gold.value(u"sure"_s).toArray().at(1).toArray(), (QJsonArray{2, 1}));
        QCOMPARE(gold.value(u"possible"_s).toArray().at(0).toArray(), (QJsonArray{0, 0}));
    }

    void statisticalLinksHaveAColourAndANameOfTheirOwn()
    {
        const QTemporaryDir folder;
        SmallView view;
        Translation statistical = small();
        auto links = *statistical.gold;
        links.kind = LinksKind::Statistical;
        statistical.gold = std::make_shared<const GoldAlignment>(links);
        view.showTranslation(statistical);
        const auto file = folder.filePath(u"links.svg"_s);
        QVERIFY(exportView(view, file, {.size = size}));
        const auto svg = bytesOf(file);
        QVERIFY2(svg.contains("statistical link, both directions"), "in the legend");
        QVERIFY(!svg.contains("gold link"));
        QCOMPARE(goldStrokes(svg).solid + goldStrokes(svg).dashed, 0);
        QVERIFY(goldStrokes(svg, LinksKind::Statistical).solid >= 2);
        QVERIFY(goldStrokes(svg, LinksKind::Statistical).dashed >= 1);
        QVERIFY(cellReading(view.plot(), {1, 2}).contains(u"statistical link, both directions"_s));
        QVERIFY(cellReading(view.plot(), {0, 0}).contains(u"statistical link, less certain"_s));
        QVERIFY(goldNote(view).contains(u"statistical links"_s) && goldNote(view).contains(percentText(0.25)));
        QVERIFY2(!goldNote(view).contains(u"AER"_s), "such a rate is no AER against gold");
        const auto object = QJsonDocument::fromJson(view.json()).object();
        QVERIFY(!object.contains(u"gold"_s));
        QCOMPARE(object.value(u"statistical"_s).toObject().value(u"sure"_s).toArray().size(), 2);
    }

    void theRuleOfTheMapIsFollowed()
    {
        SmallView view;
        view.setMap({.title = u"a mean"_s, .rule = {.endMarks = EndMarks::Aside}});
        QVERIFY2(goldNote(view).contains(u"end marks aside"_s), qPrintable(goldNote(view)));
        view.choose(&AttentionOptions::linkThreshold, 0.25);
        QVERIFY2(!goldNote(view).contains(u"end marks aside"_s), "a threshold knows no largest weight");
    }

    void theyCanBeHidden()
    {
        SmallView view;
        AttentionOptions options = view.options();
        options.gold = GoldOutlines::Hidden;
        view.setOptions(options);
        QVERIFY(goldNote(view).isEmpty());
        QVERIFY(static_cast<HeatmapPlot&>(view.plot()).goldAt({1, 2}) == GoldLink::None);
    }
};

ATTENTOSCOPE_TEST(TestGoldMarks, QApplication);
#include "tst_goldmarks.moc"
