// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/attention/linesplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/style/plottext.h"
#include "ui/plots/view/attentionview.h"

namespace {

constexpr QSize usual(1200, 900);

/// Three words of two languages and their end marks, without any mark.
Translation plain()
{
    auto translation = softDiagonal("das alte haus <eos>", "the old house <eos>");
    translation.text = "the old house";
    return translation;
}

Translation withGold(std::vector<AlignmentLink> sure, std::vector<AlignmentLink> possible)
{
    auto translation = plain();
    translation.gold = std::make_shared<const GoldAlignment>(GoldAlignment{std::move(sure), std::move(possible)});
    return translation;
}

/// Each row sees `radius` words on each side of its place.
Translation withWindows(double radius)
{
    auto translation = plain();
    translation.attention.centres = {0.0F, 1.0F, 2.0F, 3.0F};
    translation.attention.windowRadius = static_cast<std::size_t>(radius);
    return translation;
}

Translation withChoice(ChosenBy by, std::optional<std::size_t> column)
{
    auto translation = plain();
    translation.choices.resize(4);
    translation.choices[1].chosenBy = by;
    translation.choices[1].forcedColumn = column;
    return translation;
}

/// The words of a drawing with the size of their letters.
struct DrawnText
{
    QString text;
    double size = 0.0;
};

std::vector<DrawnText> textsOf(Exportable& view, const ExportOptions& options)
{
    const auto svg = encodeView(view, *exportFormatFor(u"a.svg"_s), options).value();
    std::vector<DrawnText> texts;
    for (QXmlStreamReader reader(svg); !reader.atEnd(); reader.readNext())
        if (reader.isStartElement() && reader.name() == "text"_L1) {
            const double size = reader.attributes().value("font-size"_L1).toDouble();
            texts.push_back({reader.readElementText(), size});
        }
    return texts;
}

/// The drawn texts that are meanings of marks.
QStringList meaningsIn(Exportable& view, const ExportOptions& options = {})
{
    static const QStringList meanings{u"sure gold link"_s, u"possible gold link"_s,
        u"window: the words that the row can look at"_s, u"centre of the window, p(t)"_s,
        u"forced row: a person chose the word that it looks at"_s, u"forced word: a person chose it"_s,
        u"faded: not among the largest weights of the row"_s, u"a word that the model does not know"_s,
        u"pinned cell, with its row and column"_s, u"pinned line, between its two words"_s,
        u"selected word; bars are sums over them"_s, u"selected word; shaded words have the sums over them"_s,
        u"A looks more at the word"_s, u"B looks more at the word"_s, u"saved: training can go back to this step"_s,
        u"a person changed a setting"_s};
    QStringList found;
    for (const DrawnText& drawn : textsOf(view, options))
        if (meanings.contains(drawn.text))
            found << drawn.text;
    return found;
}

bool hasText(Exportable& view, const ExportOptions& options, const QString& text)
{
    return std::ranges::any_of(
        textsOf(view, options), [&](const DrawnText& drawn) { return drawn.text.contains(text); });
}

using Prepare = std::function<void(AttentionView&)>;

/// The places of legend and map while a file is drawn.
struct Places
{
    QRectF map;
    QRectF legend;
    QStringList texts;
    bool leavesOut = false;
};

Places placesIn(AttentionView& view, const ExportOptions& options)
{
    Places places;
    auto& plot = static_cast<HeatmapPlot&>(view.plot());
    const auto note = [&](QCPPainter&) {
        const PlotLegend& legend = plot.markLegend();
        places = {plot.geometry().map.united(plot.geometry().colorBar), QRectF(legend.rect()), legend.texts(),
            legend.leavesOut()};
    };
    auto* layer = new PaintedLayer(plot, u"axes"_s, Antialiasing::Off, note);
    (void)renderToImage(view, options);
    delete layer;
    return places;
}

LossPlot& trained(LossPlot& plot)
{
    auto reports = sampleCurve(400, 100);
    reports.saves = {{.kept = {100, 300}}};
    reports.changes = {{.step = 200, .key = "learning_rate", .value = 0.0005}};
    plot.append(reports);
    return plot;
}

} // namespace

/// The legend explains each mark in a picture, and no other.
class TestLegends : public QObject
{
    Q_OBJECT

private slots:
    void eachMarkInAFileIsExplained_data()
    {
        addColumns<Prepare, QStringList>("prepare", "meanings");
        const auto row = [](const char* name, const Prepare& prepare, const QStringList& meanings) {
            QTest::newRow(name) << prepare << meanings;
        };
        const auto shows = [](const Translation& translation) {
            return [translation](AttentionView& view) { view.showTranslation(translation); };
        };
        row("nothing", shows(plain()), {});
        row("sure links", shows(withGold({{0, 0}, {1, 1}}, {})), {u"sure gold link"_s});
        row("possible links", shows(withGold({}, {{2, 2}})), {u"possible gold link"_s});
        row("links of words that are not there", shows(withGold({{9, 9}}, {})), {});
        row("both", shows(withGold({{0, 0}}, {{2, 2}})), {u"sure gold link"_s, u"possible gold link"_s});
        row("hidden links",
            [](AttentionView& view) {
                view.choose(&AttentionOptions::gold, GoldOutlines::Hidden);
                view.showTranslation(withGold({{0, 0}}, {}));
            },
            {});
        row("windows", shows(withWindows(1.0)),
            {u"window: the words that the row can look at"_s, u"centre of the window, p(t)"_s});
        row("windows of the whole sentence", shows(withWindows(9.0)), {u"centre of the window, p(t)"_s});
        row("a forced row", shows(withChoice(ChosenBy::Model, 2)),
            {u"forced row: a person chose the word that it looks at"_s});
        row("a forced word", shows(withChoice(ChosenBy::Person, {})), {u"forced word: a person chose it"_s});
        row("faded cells",
            [](AttentionView& view) {
                view.showTranslation(plain());
                view.choose(&AttentionOptions::carriedShare, 0.5);
            },
            {u"faded: not among the largest weights of the row"_s});
        row("an unknown word", shows(unknownWordSample()), {u"a word that the model does not know"_s});
        row("a pin",
            [](AttentionView& view) {
                view.showTranslation(plain());
                view.pinCell({1, 1});
            },
            {u"pinned cell, with its row and column"_s});
        row("a selection",
            [](AttentionView& view) {
                view.showTranslation(plain());
                view.select({.rows = {1}, .columns = {}});
            },
            {u"selected word; bars are sums over them"_s});
        row("lines: links are not drawn",
            [](AttentionView& view) {
                view.choose(&AttentionOptions::form, AttentionForm::Lines);
                view.showTranslation(withGold({{0, 0}}, {}));
            },
            {});
        row("lines: a pin and faded lines",
            [](AttentionView& view) {
                view.choose(&AttentionOptions::form, AttentionForm::Lines);
                view.showTranslation(plain());
                view.choose(&AttentionOptions::carriedShare, 0.5);
                view.pinCell({1, 1});
            },
            {u"faded: not among the largest weights of the row"_s, u"pinned line, between its two words"_s});
    }

    void eachMarkInAFileIsExplained()
    {
        const auto [prepare, meanings] = fetched<Prepare, QStringList>();
        AttentionView view;
        prepare(view);
        QCOMPARE(meaningsIn(view), meanings);
        QVERIFY(meaningsIn(view, {.legend = ExportLegend::Hidden}).isEmpty());
        QCOMPARE(meaningsIn(view), meanings); // the option leaves nothing behind
    }

    void theLossExplainsItsMarks()
    {
        LossPlot plot;
        plot.append(sampleCurve(400, 100));
        QCOMPARE(meaningsIn(plot), QStringList());
        trained(plot);
        QCOMPARE(meaningsIn(plot),
            (QStringList{u"saved: training can go back to this step"_s, u"a person changed a setting"_s}));
        QVERIFY(meaningsIn(plot, {.legend = ExportLegend::Hidden}).isEmpty());
    }

    /// A click does not move the map under the pointer.
    void theScreenExplainsWhatAClickDoesNotChange()
    {
        AttentionView view;
        view.resize(700, 700);
        view.showTranslation(withGold({{0, 0}}, {}));
        auto& plot = static_cast<HeatmapPlot&>(view.plot());
        const auto laidOut = [&plot] {
            plot.setViewport(QRect(0, 0, 700, 640));
            plot.replot(QCustomPlot::rpImmediateRefresh);
            return plot.geometry().map;
        };
        const QRectF map = laidOut();
        QCOMPARE(plot.markLegend().texts(), QStringList{u"sure gold link"_s});
        QVERIFY(map.bottom() <= plot.markLegend().rect().top());
        view.pinCell({1, 1});
        QCOMPARE(laidOut(), map);
        view.choose(&AttentionOptions::legend, ScreenLegend::Hidden);
        (void)laidOut();
        QVERIFY(plot.markLegend().texts().isEmpty());
        QCOMPARE(meaningsIn(view).first(), u"sure gold link"_s); // files have an option of their own
    }

    void aHighLossCurveExplainsItsMarksOnTheScreen()
    {
        LossPlot loss;
        trained(loss);
        const auto textsIn = [&loss](int height) {
            loss.plot().setViewport(QRect(0, 0, 700, height));
            loss.plot().replot(QCustomPlot::rpImmediateRefresh);
            return loss.plot().markLegend().texts();
        };
        QCOMPARE(textsIn(500),
            (QStringList{u"saved: training can go back to this step"_s, u"a person changed a setting"_s}));
        QCOMPARE(textsIn(120), QStringList());
    }

    void aLowPlotOnTheScreenHasNone()
    {
        AttentionView view;
        view.showTranslation(withGold({{0, 0}}, {}));
        view.plot().setViewport(QRect(0, 0, 500, 120));
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        QCOMPARE(view.plot().markLegend().height(), 0);
    }

    void noSizeLetsTheLegendCoverCells_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {usual, QSize(640, 480), QSize(400, 300), QSize(320, 240), QSize(260, 200),
                 QSize(200, 320), QSize(160, 120), QSize(100, 100)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }

    void noSizeLetsTheLegendCoverCells()
    {
        QFETCH(QSize, size);
        AttentionView view;
        auto translation = withGold({{0, 0}}, {{2, 2}});
        translation.attention.centres = {0.0F, 1.0F, 2.0F, 3.0F};
        translation.attention.windowRadius = 1;
        translation.choices.resize(4);
        translation.choices[1].chosenBy = ChosenBy::Person;
        translation.choices[2].forcedColumn = 1;
        view.showTranslation(translation);
        view.pinCell({0, 0});
        const ExportOptions options{.size = size, .title = u"das alte haus → the old house"_s};
        const Places places = placesIn(view, options);
        QVERIFY(places.map.isValid());
        QVERIFY2(places.texts.isEmpty() || places.map.bottom() <= places.legend.top(), "the legend covers the map");
        QVERIFY(places.legend.bottom() <= size.height());
        QCOMPARE(places.texts.isEmpty(), places.leavesOut);
        QCOMPARE(legendNotice(view, options).isEmpty(), !places.leavesOut);
        if (size.width() >= 320)
            QCOMPARE(places.texts.size(), 7);
        const QFontMetricsF smallest([&] {
            QFont font = view.font();
            font.setPixelSize(8);
            return font;
        }());
        for (const QString& text : places.texts)
            QVERIFY(smallest.horizontalAdvance(text) < size.width());
    }

    void theTitleIsLargerThanAnyWord_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {usual, QSize(2400, 1800), QSize(760, 640), QSize(400, 300)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }

    void theTitleIsLargerThanAnyWord()
    {
        QFETCH(QSize, size);
        LossPlot loss;
        AttentionView matrix, lines;
        matrix.showTranslation(plain());
        lines.choose(&AttentionOptions::form, AttentionForm::Lines);
        lines.showTranslation(plain());
        trained(loss);
        for (Exportable* view : std::initializer_list<Exportable*>{&matrix, &lines, &loss}) {
            double title = 0.0;
            double largest = 0.0;
            for (const DrawnText& drawn : textsOf(*view, {.size = size, .title = u"A title"_s}))
                (drawn.text == u"A title"_s ? title : largest) =
                    std::max(drawn.text == u"A title"_s ? title : largest, drawn.size);
            QVERIFY2(title > largest, qPrintable(u"%1 and %2"_s.arg(title).arg(largest)));
        }
    }

    /// A long sentence and its translation are in two lines, before anything is cut.
    void aLongTitleHasTwoLines()
    {
        AttentionView view;
        view.showTranslation(plain());
        const QString source = u"a sentence of many words that goes on and on until no line has a place for it"_s;
        const auto texts = textsOf(view, {.size = {900, 700}, .title = source + u" → "_s + source});
        const auto parts = std::ranges::count_if(
            texts, [](const DrawnText& drawn) { return drawn.text.contains(u"until no line"_s); });
        QCOMPARE(parts, 2);
        QVERIFY(std::ranges::none_of(texts, [](const DrawnText& drawn) { return drawn.text.contains(u"…"_s); }));
    }

    void axesHaveNames()
    {
        AttentionView view;
        view.showTranslation(plain());
        for (const char* name : {"source words", "target words", "weight of attention, no unit"}) {
            QVERIFY2(hasText(view, {}, QLatin1String(name)), name);
            QVERIFY2(!hasText(view, {.legend = ExportLegend::Hidden}, QLatin1String(name)), name);
        }
        view.setMap({.title = u"Encoder 1.1"_s, .words = MapWords::OneSide, .sentence = {}});
        QVERIFY(hasText(view, {}, u"words that look"_s) && !hasText(view, {}, u"target words"_s));
    }

    /// The size of the window's plot does not matter.
    void axesOfTheLossHaveNamesAndUnits()
    {
        LossPlot plot;
        trained(plot);
        plot.resize(300, 90);
        QVERIFY(hasText(plot, {}, u"step"_s) && hasText(plot, {}, u"loss (nats per token)"_s));
        plot.choose(&LossOptions::axis, LossAxis::Time);
        plot.choose(&LossOptions::quantity, LossQuantity::Bleu);
        QVERIFY(hasText(plot, {}, u"training time ([hours:]minutes:seconds)"_s));
        QVERIFY(hasText(plot, {}, u"BLEU of the validation (0 to 100)"_s));
        double smallest = 100.0;
        for (const DrawnText& drawn : textsOf(plot, {}))
            smallest = std::min(smallest, drawn.size);
        QVERIFY2(smallest >= 1.4 * plot.plot().look().captionFont().pixelSize() - 1.0, "letters as in the window");
    }

    void modelStepAndDataAreALineOnRequest()
    {
        AttentionView view;
        auto translation = plain();
        translation.step = 2'970;
        view.showTranslation(translation);
        view.setOrigin({u"Luong, general"_s, u"tiny-french"_s});
        QVERIFY(!hasText(view, {}, u"tiny-french"_s));
        const auto step = QLocale().toString(2'970);
        QVERIFY(hasText(view, {.legend = ExportLegend::Hidden, .origin = ExportOrigin::Shown},
            u"Luong, general · step %1 · trained on tiny-french"_s.arg(step)));
        view.setOrigin({});
        QVERIFY(hasText(view, {.origin = ExportOrigin::Shown}, u"step "_s + step));
    }

    void rightToLeftWordsHaveALegendToo()
    {
        AttentionView view;
        auto translation = arabicSample();
        translation.gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{0, 0}}, {}});
        view.showTranslation(translation);
        QCOMPARE(meaningsIn(view, {.title = view.suggestedTitle()}), QStringList{u"sure gold link"_s});
        const Places places = placesIn(view, {.title = view.suggestedTitle()});
        QVERIFY(places.map.bottom() <= places.legend.top());
    }

    /// Drawing a file changes nothing on the screen.
    void theScreenIsAsBefore()
    {
        LossPlot plot;
        trained(plot);
        plot.resize(300, 90);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        const QImage before = plot.plot().toPixmap(300, 90).toImage();
        (void)renderToImage(plot, {.title = u"T"_s, .origin = ExportOrigin::Shown});
        QCOMPARE(plot.plot().toPixmap(300, 90).toImage(), before);
        AttentionView view;
        view.showTranslation(withGold({{0, 0}}, {}));
        const QImage map = view.plot().toPixmap(500, 400).toImage();
        (void)renderToImage(view, {.title = u"T"_s, .origin = ExportOrigin::Shown});
        QCOMPARE(view.plot().toPixmap(500, 400).toImage(), map);
    }
};

ATTENTOSCOPE_TEST(TestLegends, QApplication);
#include "tst_legends.moc"
