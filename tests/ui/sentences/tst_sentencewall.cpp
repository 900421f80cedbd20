// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/style/colormap.h"
#include "ui/sentences/linkspicture.h"
#include "ui/sentences/sentencesmodel.h"
#include "ui/sentences/sentencewall.h"

namespace {

MeasuredSentence sentence(std::size_t line, const std::string& source, const std::string& target, GoldAlignment gold)
{
    auto aligned = std::make_shared<Translation>(sampleTranslation(source + " <eos>", target + " <eos>"));
    aligned->forced = true;
    aligned->gold = std::make_shared<const GoldAlignment>(std::move(gold));
    return {.line = line, .text = {source, target}, .reference = target, .translation = {}, .aligned = aligned};
}

std::vector<MeasuredSentence> sentences()
{
    return {sentence(4, "we sleep .", "nous dormons .", {{{0, 0}, {1, 1}, {2, 2}}, {}}), // 0 %
        sentence(1, "i am tired", "je suis fatigué", {{{0, 1}, {1, 0}}, {}, LinksKind::Statistical}), // 100 %
        sentence(2, "the cat", "le chat", {{{0, 0}, {1, 0}}, {{1, 1}}})}; // 1 − 3 / 4
}

QStringList shown(const SentenceWall& wall)
{
    QStringList sources;
    const auto* model = wall.list().model();
    for (int row = 0; row < model->rowCount(); ++row)
        sources << model->index(row, SentencesModel::Source).data().toString();
    return sources;
}

int pixelsOf(const QImage& picture, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixelColor(x, y) == color ? 1 : 0;
    return count;
}

} // namespace

/// Many sentences as small maps, and the links of one as a picture.
class TestSentenceWall : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void sortsByErrorRateOrInOrder()
    {
        SentencesModel model;
        model.append(sentences());
        SentenceWall wall(model);
        QCOMPARE(shown(wall), (QStringList{"i am tired", "the cat", "we sleep ."}));
        wall.order().setCurrentIndex(SentenceWall::WorstFirst);
        QCOMPARE(shown(wall), (QStringList{"i am tired", "the cat", "we sleep ."}));
        wall.order().setCurrentIndex(SentenceWall::BestFirst);
        QCOMPARE(shown(wall), (QStringList{"we sleep .", "the cat", "i am tired"}));
    }

    void aSmallMapHasTheColoursOfItsWeights()
    {
        SentencesModel model;
        model.append(sentences());
        SentenceWall wall(model);
        AttentionOptions options;
        options.gold = GoldOutlines::Hidden;
        wall.setOptions(options);
        const auto picture = wall.picture(0); // the map has three by three words, without end marks
        const ColorMap colors(options.colorMap, backdropOf(wall.palette()));
        const auto& weights = model.sentence(0).aligned->attention;
        const int own = pixelsOf(picture, colors.color(double(weights.at(0, 0))));
        const int others = pixelsOf(picture, colors.color(double(weights.at(0, 1))));
        QVERIFY(own > 100);
        QVERIFY2(std::abs(others - 2 * own) < own / 4, qPrintable(u"%1 %2"_s.arg(own).arg(others)));
    }

    void linksAreOutlinedInTheColourOfTheirKind()
    {
        SentencesModel model;
        model.append(sentences());
        SentenceWall wall(model);
        QVERIFY(pixelsOf(wall.picture(0), HeatmapPlot::goldColor()) > 20);
        QCOMPARE(pixelsOf(wall.picture(0), HeatmapPlot::statisticsColor()), 0);
        QVERIFY(pixelsOf(wall.picture(1), HeatmapPlot::statisticsColor()) > 20);
        QCOMPARE(pixelsOf(wall.picture(1), HeatmapPlot::goldColor()), 0);
    }

    void aClickChoosesAndEnterOpensTheSentence()
    {
        SentencesModel model;
        model.append(sentences());
        SentenceWall wall(model);
        wall.show();
        QVERIFY(!wall.exportButton().isEnabled());
        QSignalSpy chosen(&wall, &SentenceWall::sentenceChosen), exported(&wall, &SentenceWall::exportRequested);
        const auto place = wall.list().visualRect(wall.list().model()->index(1, SentencesModel::Source)).center();
        QTest::mouseClick(wall.list().viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(chosen.size(), 0);
        QTest::keyClick(&wall.list(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(model.sentence(chosen[0][0].toInt()).text.source, std::string("the cat"));
        wall.exportButton().click();
        QCOMPARE(exported.size(), 1);
        QCOMPARE(exported[0][0].toInt(), chosen[0][0].toInt());
    }

    /// Gold links count alone, where a sentence has them.
    void goldAndStatisticsAreNotMixed()
    {
        SentencesModel model;
        model.append(sentences());
        QCOMPARE(model.linksKind(), LinksKind::Gold);
        QCOMPARE(model.countedSentences(), 2);
        QCOMPARE(model.counts().sure, std::size_t(5));
    }

    void drawnLinksTakeTheirRowAndGiveItBack()
    {
        SentencesModel model;
        model.append(sentences());
        const SentencePair pair{"i am tired", "je suis fatigué"};
        const std::vector<LinksDrawing> drawings{{pair, {{0, 0}, {1, 1}, {2, 2}}}};
        GoldBook book;
        book.draw(drawings.front());
        model.showDrawn(drawings, book);
        QCOMPARE(model.countedSentences(), 3);
        QCOMPARE(model.row(1).counts->errorRate(), 0.0);
        book.draw({pair, {}});
        model.showDrawn(drawings, book);
        QCOMPARE(model.countedSentences(), 2);
        QCOMPARE(model.row(1).counts->errorRate(), 1.0);
    }

    void rowsThatArriveLaterHaveWhatIsDrawn()
    {
        GoldBook book;
        book.draw({{"i am tired", "je suis fatigué"}, {{0, 0}, {1, 1}, {2, 2}}});
        SentencesModel model;
        model.append(sentences(), book);
        QCOMPARE(model.row(1).counts->errorRate(), 0.0);
    }

    void aScreenReaderHearsLineAndErrorRate()
    {
        SentencesModel model;
        model.append(sentences());
        const SentenceWall wall(model);
        const auto index = wall.list().model()->index(1, SentencesModel::Source);
        QCOMPARE(index.data(Qt::AccessibleTextRole).toString(), u"the cat. Line 2 · AER 25.0%"_s);
    }

    void exportedWordsHaveNoMarkOfASpace()
    {
        LinksPicture picture;
        auto pieces = *sentences()[2].aligned;
        pieces.source = {{.text = "▁the"}, {.text = "▁c"}, {.text = "at", .attached = true}};
        picture.showLinks(pieces, {});
        QVERIFY2(picture.csv().contains("\r\n1,0,cat,le,1,gold\r\n"), picture.csv().constData());
        QVERIFY(!picture.json().contains("▁"));
    }

    void theLinksOfASentenceAreAPictureAndATable()
    {
        LinksPicture picture;
        const auto cat = sentences()[2];
        picture.showLinks(*cat.aligned, {});
        QVERIFY(picture.hasContent());
        QCOMPARE(picture.csv(),
            "source,target,source_word,target_word,sure,links\r\n0,0,the,le,1,gold\r\n1,0,cat,le,1,gold\r\n"
            "1,1,cat,chat,0,gold\r\n"_ba);
        const auto json = QJsonDocument::fromJson(picture.json()).object();
        QCOMPARE(json["links"_L1].toString(), u"gold"_s);
        QCOMPARE(json["sure"_L1].toArray(), (QJsonArray{QJsonArray{0, 0}, QJsonArray{1, 0}}));
        QVERIFY(picture.suggestedTitle().endsWith("gold links"));
        QVERIFY(renderedImage(picture).width() > 0);
    }

    void withoutKnownLinksThoseOfAttentionAreDrawn()
    {
        LinksPicture picture;
        auto translation = *sentences()[2].aligned;
        translation.gold = nullptr;
        picture.showLinks(translation, {});
        QVERIFY(picture.csv().contains("0,0,the,le,1,attention\r\n1,1,cat,chat,1,attention\r\n"));
    }

private:
    static QImage renderedImage(LinksPicture& picture)
    {
        QImage image(600, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        picture.plot().setViewport(image.rect());
        image = picture.plot().toPixmap(600, 300).toImage();
        return image;
    }
};

ATTENTOSCOPE_TEST(TestSentenceWall, QApplication);
#include "tst_sentencewall.moc"
