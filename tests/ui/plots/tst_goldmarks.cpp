// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/plots/plotsamples.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/view/attentionview.h"

#include <QAccessible>
#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace attentoscope;
using namespace attentoscope::ui;

namespace {

QString goldNote(const AttentionView& view)
{
    return view.findChild<QLabel*>(QStringLiteral("goldNote"))->text();
}

/// A source of three words and a target of two, each with an end mark; the largest weights are on 0 and 2.
Translation small()
{
    Translation translation;
    translation.source = {{"das"}, {"alte"}, {"haus"}, {.text = "<eos>", .special = true}};
    translation.target = {{"old"}, {"house"}, {.text = "<eos>", .special = true}};
    translation.attention = {3, 4,
        std::make_shared<const std::vector<float>>(
            std::vector<float>{0.6F, 0.3F, 0.1F, 0.0F, 0.1F, 0.1F, 0.8F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F}),
        {}};
    translation.text = "old house";
    translation.gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{1, 0}, {2, 1}}, {{0, 0}}});
    return translation;
}

constexpr QSize size(700, 560);

const HeatmapPlot& laidOut(AttentionView& view)
{
    view.plot().setAttribute(Qt::WA_DontShowOnScreen);
    view.plot().setViewport(QRect(QPoint(0, 0), size));
    view.plot().replot(QCustomPlot::rpImmediateRefresh);
    return static_cast<const HeatmapPlot&>(view.plot());
}

/// Like gold, and not like any colour map's yellow: both of the others are there too, so the amount is counted.
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

/// Drawn shapes with the colour of gold.
Strokes goldStrokes(const QByteArray& svg)
{
    Strokes strokes;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        const auto attributes = reader.attributes();
        if (reader.name() == QLatin1StringView("image"))
            ++strokes.images;
        else if (attributes.value(QLatin1StringView("stroke")) == HeatmapPlot::goldColor().name())
            ++(attributes.hasAttribute(QLatin1StringView("stroke-dasharray")) ? strokes.dashed : strokes.solid);
    }
    return strokes;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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
        // Linked are 0-0 and 2-1; sure are 1-0 and 2-1, possible 0-0 besides: 1 − (1 + 2) / (2 + 2).
        QVERIFY(goldReading(small(), {}).contains(percentText(0.25)));
        QVERIFY(goldReading(small(), {}).contains(QStringLiteral("largest weight")));
        QVERIFY(goldReading(small(), {}).contains(QStringLiteral("not alignment")));
        QVERIFY(goldReading(small(), {}).contains(QStringLiteral("outlined")));
        QVERIFY2(!goldReading(small(), {}, AttentionForm::Lines).contains(QStringLiteral("outlined")),
            "between lines of words nothing is");
        Translation without = small();
        without.gold = nullptr;
        QVERIFY(goldReading(without, {}).isEmpty());
    }

    void theRateFollowsTheRule()
    {
        AttentionView view;
        view.showTranslation(small());
        QVERIFY(goldNote(view).contains(percentText(0.25)));
        // From 0.25 on: 0-0, 1-0 and 2-1, all of them right: 1 − (2 + 3) / (3 + 2).
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
        const QImage picture = view.plot().drawImage({.size = size});
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
        AttentionView view;
        view.showTranslation(small());
        const auto file = folder.filePath(QStringLiteral("gold.svg"));
        QVERIFY(exportView(view, file, {.size = size}));
        const auto strokes = goldStrokes(contentsOf(file));
        QCOMPARE(strokes.solid, 2);
        QCOMPARE(strokes.dashed, 1);
        QCOMPARE(strokes.images, 0);
        Translation without = small();
        without.gold = nullptr;
        view.showTranslation(without);
        QVERIFY(exportView(view, file, {.size = size}));
        QCOMPARE(goldStrokes(contentsOf(file)).solid, 0);
    }

    void pdfHoldsThemToo()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty())
            QSKIP("pdftoppm is not installed: packaging/test.sh installs it");
        const QTemporaryDir folder;
        AttentionView view;
        view.showTranslation(small());
        const auto file = folder.filePath(QStringLiteral("gold.pdf"));
        QVERIFY(exportView(view, file, {.size = size}));
        QProcess process;
        process.start(QStringLiteral("pdftoppm"),
            {QStringLiteral("-png"), QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-singlefile"), file,
                folder.filePath(QStringLiteral("gold"))});
        QVERIFY(process.waitForFinished());
        const QImage picture(folder.filePath(QStringLiteral("gold.png")));
        const HeatmapPlot& plot = laidOut(view);
        QVERIFY(goldPixels(picture, plot.geometry().cellRect({1, 2})) > 50);
        QVERIFY(goldPixels(picture, plot.geometry().cellRect({0, 2})) < 10);
    }

    void hoveringTellsOfThem()
    {
        AttentionView view;
        view.showTranslation(small());
        QVERIFY(cellReading(view.plot(), {1, 2}).contains(QStringLiteral("sure gold link")));
        QVERIFY(cellReading(view.plot(), {0, 0}).contains(QStringLiteral("possible gold link")));
        QVERIFY(!cellReading(view.plot(), {0, 2}).contains(QStringLiteral("gold")));
    }

    void theTableTellsOfThem()
    {
        AttentionView view;
        view.showTranslation(small());
        auto* table = QAccessible::queryAccessibleInterface(&view.plot())->tableInterface();
        QVERIFY(table->cellAt(1, 2)->text(QAccessible::Name).contains(QStringLiteral("sure gold link")));
        QVERIFY(table->cellAt(0, 0)->text(QAccessible::Description).contains(QStringLiteral("possible gold link")));
        QVERIFY(!table->cellAt(2, 3)->text(QAccessible::Name).contains(QStringLiteral("gold")));
    }

    void jsonHoldsTheLinks()
    {
        AttentionView view;
        view.showTranslation(small());
        const auto gold = QJsonDocument::fromJson(view.json()).object().value(QStringLiteral("gold")).toObject();
        QCOMPARE(gold.value(QStringLiteral("sure")).toArray().at(1).toArray(), (QJsonArray{2, 1}));
        QCOMPARE(gold.value(QStringLiteral("possible")).toArray().at(0).toArray(), (QJsonArray{0, 0}));
    }

    void theyCanBeHidden()
    {
        AttentionView view;
        view.showTranslation(small());
        AttentionOptions options = view.options();
        options.gold = GoldOutlines::Hidden;
        view.setOptions(options);
        QVERIFY(goldNote(view).isEmpty());
        QVERIFY(static_cast<HeatmapPlot&>(view.plot()).goldAt({1, 2}) == GoldLink::None);
    }
};

ATTENTOSCOPE_TEST(TestGoldMarks, QApplication);
#include "tst_goldmarks.moc"
