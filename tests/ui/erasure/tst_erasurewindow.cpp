// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/erasure/erasurecontroller.h"
#include "ui/erasure/erasurewindow.h"
#include "ui/heads/headsview.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"

namespace {

/// Each word loses ten times its weight. Markers lose nothing.
Erasure erasureOf(const ErasureRequest& request)
{
    Erasure erasure{.step = 5, .disturbance = request.disturbance, .head = request.head, .words = request.translation};
    const auto& words = erasure.words;
    erasure.disturbed = erasesWords(request.disturbance) ? words.source : words.target;
    std::vector<float> change;
    for (std::size_t row = 0; row < words.target.size(); ++row)
        for (std::size_t column = 0; column < erasure.disturbed.size(); ++column)
            change.push_back(erasure.disturbed[column].special ? 0.0F
                    : erasesWords(request.disturbance)         ? 10.0F * words.attention.at(row, column)
                                                               : -1.0F);
    erasure.change = {
        words.target.size(), erasure.disturbed.size(), std::make_shared<const std::vector<float>>(std::move(change))};
    return erasure;
}

} // namespace

/// The window of erasures: its requests, and what it shows of the answers.
class TestErasureWindow : public QObject
{
    Q_OBJECT

    std::unique_ptr<QWidget> m_parent;
    AttentionView* m_view = nullptr;
    HeadsView* m_heads = nullptr;
    ErasureController* m_controller = nullptr;

    ErasureWindow& window() { return *m_controller->window(); }

private slots:
    void init()
    {
        m_parent = std::make_unique<QWidget>();
        m_view = new AttentionView(m_parent.get());
        m_heads = new HeadsView(m_parent.get());
        m_controller = new ErasureController(*m_view, *m_heads, m_parent.get());
        m_view->showTranslation(sampleTranslation("we sleep . <eos>", "nous dormons ici . <eos>"));
    }

    void cleanup() { m_parent.reset(); }

    void asksForWhatIsShown()
    {
        QSignalSpy requests(m_controller, &ErasureController::requested);
        m_controller->open();
        QCOMPARE(requests.size(), 1);
        auto request = requests.takeFirst().constFirst().value<ErasureRequest>();
        QCOMPARE(request.disturbance, Disturbance::ZeroVector);
        QCOMPARE(request.translation.source.size(), std::size_t(4));
        window().setDisturbance(Disturbance::CutOut); // while it waits
        QCOMPARE(requests.size(), 0);
        m_controller->showErasure(erasureOf(request));
        QCOMPARE(requests.size(), 1);
        request = requests.takeFirst().constFirst().value<ErasureRequest>();
        QCOMPARE(request.disturbance, Disturbance::CutOut);
        m_controller->showErasure(erasureOf(request));
        m_view->showTranslation(sampleTranslation("we sleep <eos>", "nous dormons <eos>"));
        QCOMPARE(requests.size(), 1);
        window().close();
        m_view->showTranslation(sampleTranslation("we <eos>", "nous <eos>"));
        QCOMPARE(requests.size(), 1);
    }

    void bothMapsAreLinked()
    {
        m_controller->open();
        const auto erasure = erasureOf({.translation = m_view->tokens(), .head = {}});
        m_controller->showErasure(erasure);
        QVERIFY2(window().summary().contains(u"1.00"_s), qPrintable(window().summary()));
        const Cell cell{1, 1};
        window().attention().point(cell);
        QCOMPARE(window().losses().pointedCell(), std::optional(cell));
        const auto lost = QLocale().toString(static_cast<double>(erasure.change.at(1, 1)), 'f', 3);
        QVERIFY2(window().readout().text().contains(u'+' + lost), qPrintable(window().readout().text()));
        window().attention().point(std::nullopt);
        QVERIFY(!window().losses().pointedCell());
        emit window().losses().pointed(Cell{0, 0});
        QCOMPARE(window().attention().currentCell(), std::optional(Cell{0, 0}));
        QVERIFY(window().readout().text().contains(u"nats"_s));
    }

    void rowsOfTheShownHeadAreChanged()
    {
        const auto translation = withSampleHeads(m_view->tokens(), 1, 2);
        m_heads->showTranslation(translation);
        HeadChoice choice;
        const AttentionHead head{HeadKind::Encoder, 1, 2};
        choice.keep(head);
        m_heads->choose(choice);
        QSignalSpy requests(m_controller, &ErasureController::requested);
        m_controller->open();
        m_controller->showErasure(erasureOf(requests.takeFirst().constFirst().value<ErasureRequest>()));
        window().setDisturbance(Disturbance::MadeEven);
        const auto request = requests.takeFirst().constFirst().value<ErasureRequest>();
        QCOMPARE(request.head, std::optional(head));
        m_controller->showErasure(erasureOf(request));
        QVERIFY(window().summary().isEmpty()); // there are no weights to compare with
    }

    void exportsTheNumbersAndTheirWords()
    {
        m_controller->open();
        auto& losses = window().losses();
        QVERIFY(!losses.hasContent());
        const auto erasure = erasureOf({.translation = m_view->tokens(), .head = {}});
        m_controller->showErasure(erasure);
        QVERIFY(losses.hasContent());
        const auto json = QJsonDocument::fromJson(losses.json()).object();
        QCOMPARE(json[u"by"_s].toString(), u"zero"_s);
        QCOMPARE(json[u"tau"_s].toDouble(), 1.0);
        QCOMPARE(json[u"change"_s].toArray()[1].toArray()[1].toDouble(), shortest(erasure.change.at(1, 1)));
        QVERIFY(losses.csv().startsWith(",we,sleep,.,<eos>"));
        m_controller->showErasure(failure(ErrorCode::InvalidSetting, "It is forced."));
        QVERIFY(!losses.hasContent());
        QCOMPARE(losses.message(), u"It is forced."_s);
    }

    void aPictureExplainsItsColoursAndItsColumns()
    {
        m_controller->open();
        auto& losses = window().losses();
        m_controller->showErasure(erasureOf({.translation = m_view->tokens(), .head = {}}));
        QStringList meanings;
        for (const auto& entry : losses.heatmap().marks(LegendPlace::File))
            meanings << entry.text;
        QCOMPARE(meanings,
            (QStringList{u"the target word becomes less probable"_s, u"the target word becomes more probable"_s}));
        const auto svg = [&losses] { return valueOf(encodeView(losses, *exportFormatFor(u"a.svg"_s), {})); };
        QVERIFY(svg().contains("source words"));
        m_controller->showErasure(
            erasureOf({.translation = m_view->tokens(), .disturbance = Disturbance::MadeEven, .head = {}}));
        QVERIFY(svg().contains("words whose row is changed"));
        QVERIFY(!svg().contains("source words"));
    }

    void layersAreTranslatedWhenTheyAreLookedAt()
    {
        QSignalSpy requests(m_controller, &ErasureController::layersRequested);
        m_controller->open();
        m_controller->showErasure(erasureOf({.translation = m_view->tokens(), .head = {}}));
        QCOMPARE(requests.size(), 0);
        window().setLayersShown();
        QCOMPARE(requests.size(), 1);
        const auto request = requests.constFirst().constFirst().value<LayersRequest>();
        QCOMPARE(request.translation.source, std::string("we sleep ."));
        LayerTranslations translations{.step = 7};
        translations.layers.resize(2);
        translations.layers[1].text = "nous dormons";
        m_controller->showLayers(translations);
        QCOMPARE(window().layers().rowCount(), 2);
        QCOMPARE(window().layers().item(1, 1)->text(), u"nous dormons"_s);
        m_view->clear(u"no model"_s);
        QCOMPARE(window().layers().rowCount(), 0);
    }
};

ATTENTOSCOPE_TEST(TestErasureWindow, QApplication);
#include "tst_erasurewindow.moc"
