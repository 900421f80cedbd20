// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headnumbers.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headstable.h"
#include "ui/heads/headsview.h"
#include "ui/heads/headwords.h"
#include "ui/mainview/viewheads.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"
#include "ui/widgets/labels.h"

namespace {

Translation plain()
{
    auto translation = sampleTranslation("we sleep . <eos>", "nous dormons ici . <eos>");
    translation.text = "nous dormons ici .";
    return translation;
}

} // namespace

/// The connection between heatmap and heads.
class TestViewHeads : public QObject
{
    Q_OBJECT

    static Translation sample() { return withSampleHeads(plain(), 2, 4); }

    std::unique_ptr<AttentionView> m_attention;
    std::unique_ptr<HeadsView> m_view;
    std::unique_ptr<ViewHeads> m_heads;

    void keep(AttentionHead head)
    {
        HeadChoice choice;
        choice.keep(head);
        m_view->choose(choice);
    }
    QString title() { return m_attention->findChild<ElidedLabel*>(u"mapTitle"_s)->fullText(); }
    const LitWords& lit() { return static_cast<HeadsPlot&>(m_view->plot()).lit(); }

private slots:
    void init()
    {
        m_attention = std::make_unique<AttentionView>();
        m_view = std::make_unique<HeadsView>();
        m_heads = std::make_unique<ViewHeads>(*m_attention, *m_view, nullptr);
        m_heads->setAttentionShown(true);
    }
    void cleanup()
    {
        m_heads.reset();
        m_view.reset();
        m_attention.reset();
    }

    void appearsWithTheFirstHeads()
    {
        QSignalSpy changes(m_heads.get(), &ViewHeads::availabilityChanged);
        m_heads->show(plain(), CellForcing::On);
        QVERIFY(m_view->isHidden());
        QVERIFY(title().isEmpty());
        m_heads->show(sample(), CellForcing::On);
        QVERIFY(!m_view->isHidden());
        QCOMPARE(changes.count(), 1);
        m_heads->show(plain(), CellForcing::On); // a sentence without: the view stays, and says so
        QVERIFY(!m_view->isHidden());
        m_heads->setAttentionShown(false);
        QVERIFY(m_view->isHidden());
        m_heads->setAttentionShown(true);
        m_heads->setWanted(false);
        QVERIFY(m_view->isHidden());
        m_heads->setWanted(true);
        m_heads->forgetModel();
        QVERIFY(m_view->isHidden());
    }

    void aHeadThatIsOffCannotBeForced()
    {
        auto shown = sample();
        shown.switchedOff = {{HeadKind::Cross, 1, 2}};
        m_heads->show(shown, CellForcing::On);
        QSignalSpy forced(m_attention.get(), &AttentionView::cellForced);
        keep({HeadKind::Cross, 1, 1});
        QVERIFY(m_attention->force({0, 1}));
        keep({HeadKind::Cross, 1, 2});
        QVERIFY(!m_attention->force({0, 1}));
        QCOMPARE(forced.count(), 1);
    }

    void theHeatmapShowsWhatIsChosenAndSaysIt()
    {
        m_heads->show(sample(), CellForcing::On);
        QCOMPARE(title(), u"Cross, last layer: mean of all heads"_s);
        keep({HeadKind::Decoder, 1, 2});
        QCOMPARE(title(), u"Decoder, layer 1, head 2"_s);
        QCOMPARE(QString::fromStdString(m_attention->tokens().source.front().text), u"<sos>"_s);
        QCOMPARE(m_attention->tokens().target.size(), std::size_t(5));
        QCOMPARE(m_attention->suggestedTitle(), u"nous dormons ici . · Decoder, layer 1, head 2"_s);
        QCOMPARE(m_attention->sentence(), u"we sleep ."_s);
        QVERIFY(!m_attention->showsTranslation());
        m_view->point(AttentionHead{HeadKind::Cross, 2, 1});
        QCOMPARE(title(), u"Cross, layer 2, head 1"_s);
        QVERIFY(m_attention->showsTranslation());
        m_view->point(std::nullopt);
        QCOMPARE(title(), u"Decoder, layer 1, head 2"_s);
        QVERIFY(m_heads->release());
        QCOMPARE(title(), u"Cross, last layer: mean of all heads"_s);
        QVERIFY(!m_heads->release());
    }

    void weightsTimesValuesAreShownWhenTheyAreKnown()
    {
        const auto translation = sample();
        m_heads->show(translation, CellForcing::On);
        QSignalSpy requests(m_heads.get(), &ViewHeads::valuesRequested);
        m_heads->setNumbers(MapNumbers::TimesValues);
        QCOMPARE(requests.size(), 1);
        ValueLengths lengths{.step = translation.step};
        for (const auto& head : translation.heads)
            lengths.heads.push_back({head.id, std::vector<float>(head.attention.columns, 3.0F)});
        m_heads->showValues(lengths);
        keep({HeadKind::Cross, 2, 1});
        const auto weightOf = [](const Translation& of) {
            return std::ranges::find(of.heads, AttentionHead{HeadKind::Cross, 2, 1}, &HeadMap::id)->attention.at(1, 1);
        };
        QCOMPARE(m_attention->translation().attention.at(1, 1), 3.0F * weightOf(translation));
        QCOMPARE(weightOf(m_view->translation()), 3.0F * weightOf(translation));
        QVERIFY(title().contains(u"length of the value"_s));
        const auto object = QJsonDocument::fromJson(m_attention->json()).object();
        QVERIFY(object.contains(u"norms"_s) && !object.contains(u"attention"_s));
        const auto heads = QJsonDocument::fromJson(m_view->json()).object()[u"heads"_s].toArray();
        QVERIFY(heads[0].toObject().contains(u"norms"_s));
        auto earlier = translation;
        --earlier.step; // the values are those of the model as it is now
        m_heads->show(earlier, CellForcing::Off);
        m_heads->showValues(lengths);
        QCOMPARE(m_attention->translation().attention.at(1, 1), weightOf(translation));
        m_heads->setNumbers(MapNumbers::Weights);
        QVERIFY(QJsonDocument::fromJson(m_attention->json()).object().contains(u"attention"_s));
    }

    void anotherMomentShowsTheSameHead()
    {
        m_heads->show(sample(), CellForcing::On);
        keep({HeadKind::Cross, 1, 2});
        auto later = sample();
        const auto later12 = std::make_shared<const std::vector<float>>(20, 0.25F);
        for (auto& head : later.heads)
            if (head.id == AttentionHead{HeadKind::Cross, 1, 2})
                head.attention.weights = later12;
        m_heads->show(later, CellForcing::On);
        QCOMPARE(m_attention->tokens().attention.weights, later12);
    }

    void aModelWithoutHeadsKeepsItsOwnMap()
    {
        m_heads->show(sample(), CellForcing::On);
        keep({HeadKind::Encoder, 1, 2});
        m_heads->forgetModel();
        const auto recurrent = plain();
        m_heads->show(recurrent, CellForcing::On);
        QVERIFY(title().isEmpty());
        QCOMPARE(m_attention->tokens().attention.weights, recurrent.attention.weights);
        QVERIFY(m_attention->showsTranslation());
    }

    void pinsComeBackWithTheMapTheyStandOn()
    {
        m_heads->show(sample(), CellForcing::On);
        m_attention->pinCell({3, 1});
        m_attention->select({{1}, {}});
        m_view->point(AttentionHead{HeadKind::Encoder, 1, 1});
        QVERIFY(!m_attention->pinnedCell());
        QVERIFY(m_attention->selection().isEmpty());
        m_view->point(AttentionHead{HeadKind::Cross, 1, 1});
        QCOMPARE(m_attention->pinnedCell(), (std::optional<Cell>({3, 1})));
        m_view->point(std::nullopt);
        QCOMPARE(m_attention->pinnedCell(), (std::optional<Cell>({3, 1})));
        QCOMPARE(m_attention->selection().rows, std::vector<int>({1}));
    }

    void marksOfWordsThatAreGoneDoNotComeBack()
    {
        m_heads->show(sample(), CellForcing::On);
        m_attention->select({{1, 4}, {}});
        m_view->point(AttentionHead{HeadKind::Encoder, 1, 1});
        const auto shorter = sampleTranslation("we sleep . <eos>", "nous dormons <eos>");
        m_heads->show(withSampleHeads(shorter, 2, 4), CellForcing::On);
        m_view->point(std::nullopt);
        QCOMPARE(m_attention->selection().rows, std::vector<int>({1}));
    }

    void marksOfPiecesDoNotComeBackToWholeWords()
    {
        auto pieces = plain();
        pieces.target[1].text.insert(0, "▁");
        pieces.target[2].attached = true; // "dormonsici"
        m_attention->choose(&AttentionOptions::pieces, WordPieces::Apart);
        m_heads->show(withSampleHeads(pieces, 2, 4), CellForcing::On);
        m_attention->pinCell({2, 1});
        m_attention->select({{1, 4}, {}});
        m_view->point(AttentionHead{HeadKind::Encoder, 1, 1});
        m_attention->choose(&AttentionOptions::pieces, WordPieces::Merged);
        m_view->point(std::nullopt);
        QVERIFY(m_attention->selection().isEmpty());
        QVERIFY(!m_attention->pinnedCell());
    }

    void rowsAreForcedInTheOwnMapAndInThatOfOneHead()
    {
        m_heads->show(sample(), CellForcing::On);
        QVERIFY(m_attention->force({1, 1}));
        QVERIFY(!m_heads->forcedHead());
        keep({HeadKind::Encoder, 1, 2});
        QVERIFY(m_attention->force({1, 1}));
        QCOMPARE(m_heads->forcedHead(), (std::optional<AttentionHead>({HeadKind::Encoder, 1, 2})));
        HeadChoice several;
        several.keep({HeadKind::Cross, 1, 2});
        several.add({HeadKind::Cross, 2, 1});
        m_view->choose(several);
        QVERIFY(!m_attention->force({1, 1})); // a mean has no row of its own
        QVERIFY(!m_heads->forcedHead());
        several.showAlone({HeadKind::Cross, 2, 1});
        m_view->choose(several);
        QVERIFY(m_attention->force({1, 1}));
        QCOMPARE(m_heads->forcedHead(), (std::optional<AttentionHead>({HeadKind::Cross, 2, 1})));
        m_heads->release();
        QVERIFY(m_attention->force({1, 1}));
        m_heads->show(sample(), CellForcing::Off);
        keep({HeadKind::Cross, 1, 2});
        QVERIFY(!m_attention->force({1, 1}));
    }

    void aForcedRowIsMarkedInTheMapOfItsHead()
    {
        auto forced = sample();
        forced.choices.resize(forced.target.size());
        forced.choices[0].forcedColumn = 2; // this row is forced in all cross heads
        forced.forcedHeads = {{1, 3, AttentionHead{HeadKind::Cross, 1, 2}},
            {0, 1, AttentionHead{HeadKind::Cross, 1, 2}}, {2, 1, AttentionHead{HeadKind::Decoder, 2, 1}},
            {3, 0, AttentionHead{HeadKind::Encoder, 1, 1}}};
        m_heads->show(forced, CellForcing::On);
        const auto marks = [this] {
            QStringList all;
            const auto& shown = m_attention->tokens();
            for (std::size_t row = 0; row < shown.choices.size(); ++row)
                if (shown.choices[row].forcedColumn)
                    all << u"%1→%2"_s.arg(row).arg(*shown.choices[row].forcedColumn);
            return all;
        };
        QCOMPARE(marks(), QStringList("0→2"));
        keep({HeadKind::Cross, 1, 2});
        QCOMPARE(marks(), (QStringList{"0→1", "1→3"}));
        keep({HeadKind::Cross, 1, 1});
        QCOMPARE(marks(), QStringList("0→2"));
        keep({HeadKind::Decoder, 2, 1});
        QCOMPARE(marks(), QStringList("2→1"));
        keep({HeadKind::Encoder, 1, 1});
        QCOMPARE(marks(), QStringList("3→0"));
        keep({HeadKind::Decoder, 1, 1});
        QVERIFY(marks().isEmpty());
    }

    void theHeadSaysThatItIsForced()
    {
        auto forced = sample();
        const AttentionHead head{HeadKind::Cross, 1, 2};
        forced.forcedHeads = {{1, 3, head}, {0, 1, head}};
        const auto reading = [&](AttentionHead of) { return headReading(forced, *findHead(forced, of), nullptr, {}); };
        QVERIFY2(reading(head).startsWith(u"Cross, layer 1, head 2, forced rows: 2:"_s), qPrintable(reading(head)));
        QVERIFY(!reading({HeadKind::Cross, 1, 1}).contains(u"forced"_s));
        const auto json = [&] { return QJsonDocument::fromJson(headsJson(forced)).object().value(u"forced"_s); };
        QCOMPARE(json().toArray(), QJsonArray({u"cross.1.2:2:4"_s, u"cross.1.2:1:2"_s}));
        forced.forcedHeads.clear();
        QVERIFY(json().isUndefined());
    }

    void whatAClickWouldDoIsSaid()
    {
        const auto reading = [this](Cell cell) {
            m_attention->point(cell);
            return m_attention->findChild<ReadoutLine*>()->text();
        };
        auto forced = sample();
        forced.forcedHeads = {{2, 1, AttentionHead{HeadKind::Decoder, 2, 1}}};
        m_heads->show(forced, CellForcing::On);
        QVERIFY(reading({1, 1}).contains(u"Ctrl+click: look only here"_s));
        keep({HeadKind::Decoder, 2, 1});
        QVERIFY(reading({1, 0}).contains(u"Ctrl+click: this head looks only here"_s));
        QVERIFY(!reading({1, 2}).contains(u"Ctrl+click"_s)); // read only later
        QVERIFY(reading({2, 1}).contains(u"forced · Ctrl+click frees the row"_s));
        QVERIFY(reading({2, 0}).contains(u"forced elsewhere · Ctrl+click: this head looks only here"_s));
        keep({HeadKind::Encoder, 2, 1});
        QVERIFY(reading({1, 2}).contains(u"Ctrl+click: this head looks only here"_s));
    }

    void theHeadThatAlignsBestIsShownWithoutAChoice()
    {
        const QString mean = u"Cross, last layer: mean of all heads"_s;
        const QString best = u"Cross, layer 1, head 2: aligns best"_s;
        const auto measure = [this](std::int64_t step, const std::vector<double>& errorRates) {
            TrainingReports reports;
            reports.validations.push_back({.step = step, .heads = sharedHeadReport(step, errorRates)});
            m_heads->numbers().add(reports);
        };
        const auto shown = sample();
        m_heads->show(shown, CellForcing::On);
        QCOMPARE(title(), mean);
        measure(1, {}); // measured without gold links
        QCOMPARE(title(), mean);
        measure(2, {0.5, 0.25});
        QCOMPARE(title(), best);
        const auto& map = findHead(shown, {HeadKind::Cross, 1, 2})->attention;
        QCOMPARE(*m_attention->tokens().attention.weights, *map.weights);
        QVERIFY(m_attention->force({1, 1})); // in this row, the same row of every head is forced
        keep({HeadKind::Decoder, 1, 2});
        QCOMPARE(title(), u"Decoder, layer 1, head 2"_s);
        QVERIFY(m_heads->release());
        QCOMPARE(title(), best);
        QVERIFY(!m_heads->release());
        QTest::keyClick(&m_view->plot(), Qt::Key_M);
        QCOMPARE(title(), mean);
        measure(3, {0.25, 0.5}); // a person's choice stays
        QCOMPARE(title(), mean);
        QVERIFY(m_heads->release());
        QCOMPARE(title(), u"Cross, layer 1, head 1: aligns best"_s);
        m_heads->numbers().forget();
        QCOMPARE(title(), mean);
    }

    void aMeanThatAlignsBestIsShownAndSaid()
    {
        const auto shown = sample();
        m_heads->show(shown, CellForcing::On);
        auto report = *sharedHeadReport(1, {0.5, 0.25});
        report.links = LinksKind::Statistical;
        report.reading = ChosenReading{{1, 0, EndMarks::Aside}, 0.125, 0.25, 10, 10};
        TrainingReports reports;
        reports.validations.push_back({.step = 1, .heads = std::make_shared<const HeadReport>(report)});
        m_heads->numbers().add(reports);
        QVERIFY2(title().startsWith(u"Cross, layer 1: mean of heads"_s), qPrintable(title()));
        QVERIFY2(title().endsWith(u"agrees best with statistics, end marks aside"_s), qPrintable(title()));
        const auto mean = meanOf(shown, AlignmentReading{1, 0}.headsIn(shown));
        QCOMPARE(*m_attention->tokens().attention.weights, *mean.weights);
    }

    void aWordIsLitInAllHeads()
    {
        m_heads->show(sample(), CellForcing::On);
        m_attention->point(std::nullopt, Word{Side::Target, 2});
        QCOMPARE(lit(), (LitWords{{}, TokenRange{2, 1}}));
        m_attention->point(Cell{1, 3});
        QCOMPARE(lit(), (LitWords{TokenRange{3, 1}, TokenRange{1, 1}}));
        m_attention->point(std::nullopt);
        QVERIFY(lit().isEmpty());
        keep({HeadKind::Decoder, 1, 2});
        m_attention->point(std::nullopt, Word{Side::Source, 2}); // the second target word, read
        QCOMPARE(lit(), (LitWords{{}, TokenRange{1, 1}}));
        m_heads->release();
        QVERIFY(lit().isEmpty());
    }

    void allPiecesOfAWholeWordAreLit()
    {
        auto pieces = plain();
        pieces.target[1].text.insert(0, "▁");
        pieces.target[2].attached = true; // "dormonsici"
        m_attention->choose(&AttentionOptions::pieces, WordPieces::Merged);
        m_heads->show(withSampleHeads(pieces, 1, 2), CellForcing::On);
        m_attention->point(std::nullopt, Word{Side::Target, 1});
        QCOMPARE(lit(), (LitWords{{}, TokenRange{1, 2}}));
        m_attention->point(std::nullopt, Word{Side::Target, 2});
        QCOMPARE(lit(), (LitWords{{}, TokenRange{3, 1}}));
    }

    void coloursAreThoseOfTheHeatmap()
    {
        m_heads->show(sample(), CellForcing::On);
        m_attention->choose(&AttentionOptions::colorMap, ColorMapId::Magma);
        QCOMPARE(static_cast<HeadsPlot&>(m_view->plot()).paint().colors.id(), ColorMapId::Magma);
        QCOMPARE(static_cast<HeadsPlot&>(m_view->plot()).paint().scaling.maximum(), 1.0);
        m_attention->choose(&AttentionOptions::scale, WeightScale::Automatic);
        // the largest weight of all heads, on <sos>
        QCOMPARE(static_cast<HeadsPlot&>(m_view->plot()).paint().scaling.maximum(), 1.0);
    }
};

ATTENTOSCOPE_TEST(TestViewHeads, QApplication);
#include "tst_viewheads.moc"
