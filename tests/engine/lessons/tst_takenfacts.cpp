// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/takenfacts.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"

namespace {

MeasuredSentence sentence(const char* source, double bleu)
{
    auto aligned =
        std::make_shared<Translation>(translationWith("a b", "A B", {0.0F, 1.0F, 0.0F, 1.0F})); // both rows look at b
    aligned->gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{0, 0}, {1, 1}}, {}});
    return {.text = {source, ""}, .aligned = aligned, .bleu = bleu};
}

} // namespace

class TestTakenFacts : public QObject
{
    Q_OBJECT
private slots:
    void takesTheMeanOfTheLastLosses()
    {
        LessonFacts facts;
        for (int step = 1; step <= 30; ++step)
            takeReports(facts, {.steps = {{.step = step, .loss = double(step)}}});
        QCOMPARE(facts.run.step, 30);
        QCOMPARE(facts.run.loss, std::optional(20.5)); // mean over steps 11 to 30
    }

    void passesOverAMeanThatWasDiscarded()
    {
        LessonFacts facts;
        takeReports(facts, {.validations = {{.step = 3, .loss = 2.0}}});
        takeReports(facts, {.validations = {{.step = 3, .loss = 3.0, .mean = MeanOfSaves{2, 1, 3}}}});
        QCOMPARE(facts.run.validationLoss, std::optional(2.0));
        takeReports(facts, {.validations = {{.step = 3, .loss = 1.0, .best = true, .mean = MeanOfSaves{2, 1, 3}}}});
        QCOMPARE(facts.run.validationLoss, std::optional(1.0));
    }

    void forgetsTheRunBefore()
    {
        LessonFacts facts;
        takeReports(facts, {.steps = {{.step = 3, .loss = 1.0}}});
        facts.off = {{HeadKind::Cross, 1, 1}};
        RunDescription run{.configuration = {.preset = "luong-dot"}, .trainingPairs = 7};
        takeRun(facts, run);
        QVERIFY(facts.run.state == LessonTraining::Paused);
        QVERIFY(!facts.run.loss);
        QVERIFY(facts.off.empty());
        QCOMPARE(facts.run.pairs, std::optional<std::int64_t>(7));
    }

    /// The heads that were measured on its sentences stay until another model comes.
    void aModelOfOthersHasItsFolderAndHeads()
    {
        LessonFacts facts;
        RunDescription run;
        run.folder = "/models/a";
        run.opened = OpenedModel{};
        takeRun(facts, run);
        QVERIFY(facts.events.isOpened);
        QCOMPARE(facts.run.openedFolder, std::string("/models/a"));
        const AttentionHead best{HeadKind::Cross, 3, 2};
        HeadReport heads;
        heads.heads = {{.head = {HeadKind::Cross, 1, 1}, .measures = {.errorRate = 0.5}},
            {.head = best, .measures = {.errorRate = 0.25}}};
        MeasuredSentences last{.complete = true, .loss = 1.0};
        last.heads = std::make_shared<const HeadReport>(heads);
        takeEvaluation(facts, {}, last);
        QVERIFY(bestHead(facts) == best);
        run.opened.reset();
        takeRun(facts, run);
        QVERIFY(facts.run.openedFolder.empty() && !bestHead(facts));
    }

    void takesAPictureAndItsForcedRows()
    {
        auto translation = translationWith("a", "A B", {1.0F, 1.0F});
        translation.choices = {{}, {.forcedColumn = 0}};
        translation.heads = {{{HeadKind::Encoder, 1, 1}, mapOf(1, 1, {0.5F})}};
        LessonFacts facts;
        takePicture(facts, translation, std::nullopt);
        QCOMPARE(facts.picture.forcedRows, (std::vector<std::size_t>{1}));
        QCOMPARE(facts.picture.attention.rows, std::size_t{2});
        takePicture(facts, translation, AttentionHead{HeadKind::Encoder, 1, 1});
        QCOMPARE(facts.picture.target.size(), std::size_t{1}); // source words attend to source words
        QCOMPARE(facts.picture.attention.at(0, 0), 0.5F);
    }

    void measuresWhatForcingChanges()
    {
        LessonFacts facts;
        LessonPicture before{.attention = mapOf(2, 2, {0.5F, 0.5F, 0.25F, 0.75F})};
        facts.picture.attention = mapOf(2, 2, {1.0F, 0.0F, 0.5F, 0.5F});
        facts.picture.forcedRows = {0};
        takeForced(facts, before);
        QCOMPARE(facts.forcedDifference, std::optional(0.25)); // the forced row itself does not count
        facts.picture.attention = mapOf(1, 2, {1.0F, 0.0F});
        takeForced(facts, before);
        QCOMPARE(facts.forcedDifference, std::optional(1.0));
    }

    void comparesTwoPictures()
    {
        Comparison comparison;
        comparison.first.translation.attention = mapOf(1, 2, {0.5F, 0.5F});
        comparison.second.translation.attention = mapOf(1, 2, {0.25F, 0.75F});
        LessonFacts facts;
        takeComparison(facts, comparison, "a", "b");
        QCOMPARE(facts.comparedDifference, std::optional(0.25));
        comparison.second.translation.attention = mapOf(2, 1, {0.5F, 0.5F});
        takeComparison(facts, comparison, "a", "b");
        QCOMPARE(facts.comparedDifference, std::nullopt);
        QCOMPARE(facts.events.compared.size(), std::size_t{2});
    }

    void takesAnEvaluation()
    {
        const std::vector sentences{sentence("a b", 90.0), sentence("a b", 70.0), sentence("a b c d", 20.0)};
        MeasuredSentences last{.complete = true, .bleu = 40.0, .loss = 2.0, .whole = SentenceTotals{60.0, 1.0}};
        last.switchedOff = {{HeadKind::Cross, 1, 2}};
        LessonFacts facts;
        takeEvaluation(facts, sentences, last);
        const auto& evaluation = *facts.evaluation;
        QCOMPARE(evaluation.bleu, 60.0);
        QCOMPARE(evaluation.offBleu, std::optional(40.0));
        QCOMPARE(evaluation.bleuShort, std::optional(80.0));
        QCOMPARE(evaluation.bleuLong, std::optional(20.0));
        QCOMPARE(evaluation.errorRate, std::optional(0.5)); // one of two links is right
        QVERIFY(facts.events.isEvaluated);
        last.whole.reset(); // the loss with all heads is known already, and other heads are off
        last.loss = 3.0;
        takeEvaluation(facts, {}, last);
        QCOMPARE(facts.evaluation->loss, 1.0);
        QCOMPARE(facts.evaluation->bleu, 60.0);
        QCOMPARE(facts.evaluation->offLoss, std::optional(3.0));
        QCOMPARE(facts.evaluation->errorRate, std::nullopt); // no sentence was listed
        last.loss = 2.0;
        last.switchedOff.clear();
        takeEvaluation(facts, sentences, last);
        QCOMPARE(facts.evaluation->loss, 2.0);
        QVERIFY(!facts.evaluation->offLoss);
    }

    void onlyLaterStepsUndoAnEvaluation()
    {
        LessonFacts facts;
        takeEvaluation(facts, {}, {.step = 5, .complete = true, .loss = 1.0});
        takeReports(facts, {.steps = {{.step = 4}, {.step = 5}}}); // which were trained before it
        QVERIFY(facts.events.isEvaluated);
        takeReports(facts, {.validations = {{.step = 5}}});
        QVERIFY(facts.events.isEvaluated && facts.events.isValidated);
        takeReports(facts, {.steps = {{.step = 6}}});
        QVERIFY(!facts.events.isEvaluated);
    }
};

ATTENTOSCOPE_TEST(TestTakenFacts, QCoreApplication);
#include "tst_takenfacts.moc"
