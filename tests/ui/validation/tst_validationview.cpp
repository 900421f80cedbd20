// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/validation/validationview.h"

/// Sentences of the validation set: kept for the last validations, shown as cards, opened in the large
/// heatmap.
class TestSamples : public QObject
{
    Q_OBJECT

    static ValidationReport validation(std::int64_t step)
    {
        auto samples = std::make_shared<std::vector<ValidatedPair>>();
        for (const auto& [source, reference] : {std::pair("we sleep .", "nous dormons ."),
                 std::pair("the dog drinks water .", "le chien boit de l'eau .")}) {
            auto translation =
                sampleTranslation(std::string(source) + " <eos>", "je suis " + std::to_string(step) + " <eos>");
            translation.step = step;
            samples->push_back({source, reference, translation});
        }
        return {.step = step, .epoch = double(step) / 10.0, .loss = 2.0, .bleu = 12.5, .pairs = samples};
    }

    static TrainingReports reports(std::int64_t step)
    {
        TrainingReports reports{.validations = {validation(step)}};
        return reports;
    }

private slots:
    void theNewestIsFollowed()
    {
        ValidationHistory history;
        history.add(reports(10));
        history.add(reports(20));
        QCOMPARE(history.shown(), std::size_t(1));
        history.show(0);
        history.add(reports(30));
        QCOMPARE(history.shown(), std::size_t(0)); // the person has chosen this one, so it stays
        QVERIFY(!history.followsNewest());
        history.show(2);
        history.add(reports(40));
        QCOMPARE(history.validations()[history.shown()].step, std::int64_t(40));
    }

    void aMeanIsShownIfItIsKept()
    {
        ValidationHistory history;
        ValidationBar bar(history);
        history.add(reports(10));
        auto ofMean = reports(10);
        ofMean.validations[0].bleu = 20.0;
        ofMean.validations[0].mean = MeanOfSaves{.count = 5, .first = 2, .last = 10};
        history.add(ofMean); // it was no better
        QCOMPARE(history.validations().back().bleu, 12.5);
        ofMean.validations[0].best = true;
        history.add(ofMean);
        QCOMPARE(history.validations().size(), std::size_t(1));
        QCOMPARE(history.validations().back().bleu, 20.0);
        QCOMPARE(bar.findChild<QComboBox*>()->itemText(0), u"Step 10 · epoch 1.0 · BLEU 20.0 · mean of 5 saves"_s);
        auto ofShort = reports(20);
        ofShort.validations[0].isBleuMeaningful = false;
        history.add(ofShort);
        QCOMPARE(bar.findChild<QComboBox*>()->itemText(0), u"Step 20 · epoch 2.0 · BLEU –"_s);
    }

    void onlyTheLastOnesAreKept()
    {
        ValidationHistory history;
        history.add(reports(1));
        history.show(0);
        for (std::int64_t step = 2; step <= 100; ++step)
            history.add(reports(step));
        QCOMPARE(history.validations().size(), ValidationHistory::mostKept);
        QCOMPARE(history.validations().back().step, std::int64_t(100));
        QVERIFY(history.shown() < ValidationHistory::mostKept);
    }

    void validationsWithoutSentencesAreNothingToShow()
    {
        ValidationHistory history;
        TrainingReports without;
        without.validations = {{.step = 5}};
        history.add(without);
        QVERIFY(history.isEmpty());
        QVERIFY(!history.openPair());
        history.open(0);
        QVERIFY(!history.openIndex());
    }

    void anotherRunBeginsAnew()
    {
        ValidationHistory history;
        auto run = sampleRun();
        history.beginRun(run);
        history.add(reports(10));
        history.add(reports(20));
        history.open(1);
        run.step = 15; // the same run, resumed at an earlier save
        history.beginRun(run);
        QCOMPARE(history.validations().size(), std::size_t(1));
        QVERIFY(history.openPair());
        run.folder = "/runs/second";
        history.beginRun(run);
        QVERIFY(history.isEmpty());
        QVERIFY(!history.openIndex());
    }

    void cardsSayAllThreeSentences()
    {
        ValidationHistory history;
        ValidationView view(history);
        QVERIFY(view.cards().empty());
        history.add(reports(10));
        QCOMPARE(view.cards().size(), std::size_t(2));
        const auto* card = view.cards().front();
        QVERIFY(card->accessibleName().contains(u"we sleep ."_s));
        QVERIFY(card->accessibleName().contains(u"je suis 10"_s));
        QVERIFY(card->accessibleDescription().contains(u"nous dormons ."_s));
        history.add(reports(20));
        QVERIFY(view.cards().front() == card); // the focus stays
        QVERIFY(card->accessibleName().contains(u"je suis 20"_s));
    }

    void thumbnailsHaveTheColoursOfTheHeatmap()
    {
        auto translation = sampleTranslation("a b <eos>", "c d <eos>");
        AttentionOptions options;
        const auto picture = thumbnail(translation, options, Backdrop::Light);
        QCOMPARE(picture.size(), QSize(3, 3));
        const ColorMap colors(options.colorMap, Backdrop::Light);
        QCOMPARE(picture.pixelColor(0, 0), colors.color(0.9F));
        QCOMPARE(picture.pixelColor(2, 0), colors.color(0.1F));
        options.order = ColumnOrder::RightToLeft;
        QCOMPARE(thumbnail(translation, options, Backdrop::Light).pixelColor(2, 0), colors.color(0.9F));
        translation.attention = {};
        QVERIFY(thumbnail(translation, options, Backdrop::Light).isNull());
    }

    void aCardOpensInTheLargeHeatmapAndEscCloses()
    {
        MainView mainView;
        mainView.resize(900, 700);
        mainView.show();
        mainView.setState(tests::running);
        mainView.showRun(sampleRun());
        mainView.showReports(reports(10));
        mainView.showReports(reports(20));
        mainView.setView(MainPage::Validation);
        QVERIFY(!mainView.attention().isVisible());
        auto* card = mainView.findChild<ValidationCard*>(u"pair1"_s);
        QVERIFY(card && card->isVisible());
        QTest::keyClick(card, Qt::Key_Return);
        QVERIFY(mainView.attention().isVisible());
        QCOMPARE(mainView.attention().translation().source.front().text, std::string("the"));
        QCOMPARE(mainView.attention().translation().step, std::int64_t(20));
        // The same sentence at an earlier validation.
        auto* chooser = mainView.findChild<QComboBox*>(u"validationChooser"_s);
        QCOMPARE(chooser->count(), 2);
        QVERIFY(chooser->itemText(1).contains(u"10"_s));
        chooser->setCurrentIndex(1);
        emit chooser->activated(1);
        QCOMPARE(mainView.attention().translation().step, std::int64_t(10));
        // First what is pinned, then the sentence.
        mainView.attention().pinCell({0, 1});
        QTest::keyClick(&mainView.attention(), Qt::Key_Escape);
        QVERIFY(mainView.attention().isVisible());
        QVERIFY(!mainView.attention().pinnedCell());
        QTest::keyClick(&mainView.attention(), Qt::Key_Escape);
        QVERIFY(!mainView.attention().isVisible());
        QVERIFY(card->isVisible());
    }

    void othersSeeNothingOfIt()
    {
        MainView mainView;
        mainView.show();
        mainView.setState(tests::running);
        mainView.showRun(sampleRun());
        mainView.setView(MainPage::Own);
        mainView.showTranslation(sampleTranslation("my words <eos>", "mes mots <eos>"));
        mainView.showReports(reports(10));
        mainView.validation().open(0);
        QCOMPARE(mainView.attention().translation().source.front().text, std::string("my"));
    }
};

ATTENTOSCOPE_TEST(TestSamples, QApplication);
#include "tst_validationview.moc"
