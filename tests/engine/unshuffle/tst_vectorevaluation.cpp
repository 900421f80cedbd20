// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "engine/types/wordlinks.h"
#include "engine/unshuffle/vectordecoder.h"
#include "engine/unshuffle/vectorevaluation.h"
#include "tests/support/testprogram.h"

#include <cstdio>

namespace {

void bothRecipes()
{
    QTest::addColumn<QString>("recipe");
    QTest::newRow("robust") << u"robust"_s;
    QTest::newRow("article") << u"article"_s;
}

VectorModel newModel(const QString& recipe)
{
    return VectorModel(configure("unshuffle", {{"recipe", recipe.toStdString()}, {"seed", "3"}}).value());
}

EvaluationReport measured(VectorModel& model, const VectorPair& pair, const std::vector<GoldAlignment>& gold = {})
{
    return evaluateVectors(model, {pair}, gold, {}, {});
}

NumberPair pairOf(const Token& token)
{
    NumberPair pair;
    if (std::sscanf(token.text.c_str(), "[%d,%d]", &pair.first, &pair.second) != 2)
        qFatal("no vector");
    return pair;
}

} // namespace

/// The measures of a model of vectors, with both recipes. The model is new, and the order that it gives first is taken
/// for the right one.
class TestVectorEvaluation : public QObject
{
    Q_OBJECT

    static TypedVectors vectorsOf(const std::string& text) { return readVectors(text).value(); }

private Q_SLOTS:
    void decodesARowForEachVector_data() { bothRecipes(); }

    void decodesARowForEachVector()
    {
        QFETCH(const QString, recipe);
        auto model = newModel(recipe);
        for (const char* text : {"7", "3 1 5 2 4", "7 3 1 5 2 4 6", "12 7 3 11 1 5 9 2 4 6 8 10"}) {
            const auto source = vectorsOf(text);
            QCOMPARE(decodeVectors(model, source, 0, {}, {}).target.size(), source.vectors.size());
        }
        QCOMPARE(decodeVectors(model, vectorsOf("3 1 2"), 2, {}, {}).target.size(), std::size_t(2));
    }

    void exactIsWhatTheRecipeAsksFor_data() { bothRecipes(); }

    void exactIsWhatTheRecipeAsksFor()
    {
        QFETCH(const QString, recipe);
        auto model = newModel(recipe);
        VectorPair pair{vectorsOf("3 1 5 2 4"), {}};
        const auto decoded = decodeVectors(model, pair.source, 0, {}, {}).target;
        // The article asks the first output for the second vector, and the last output for nothing.
        if (recipe == u"article"_s)
            pair.target.vectors.push_back({1, 2});
        while (pair.target.vectors.size() < decoded.size()) {
            const auto asked = pair.target.vectors.size() - (recipe == u"article"_s ? 1 : 0);
            pair.target.vectors.push_back(pairOf(decoded[asked]));
        }
        QCOMPARE(*measured(model, pair).exact, 1.0);
        ++pair.target.vectors.back().first;
        QCOMPARE(*measured(model, pair).exact, 0.0);
    }

    void errorIsThatOfTheTraining_data() { bothRecipes(); }

    void errorIsThatOfTheTraining()
    {
        QFETCH(const QString, recipe);
        auto model = newModel(recipe);
        const std::vector<std::vector<int>> sequence{{3, 1, 5, 2, 4}};
        const torch::NoGradGuard guard;
        const auto trainedOn = model.loss(makeVectorBatch(sequence, model.firstTarget())).item<double>();
        const auto report = measured(model, {vectorsOf("3 1 5 2 4"), vectorsOf("1 2 3 4 5")});
        QVERIFY2(std::abs(report.loss - trainedOn) < 1e-5 * trainedOn,
            qPrintable(QString::number(report.loss) + u' ' + QString::number(trainedOn)));
        QCOMPARE(report.targetTokens, std::size_t(recipe == u"article"_s ? 4 : 5));
    }

    void alignmentsCountFromTheFirstTargetOn()
    {
        auto model = newModel(u"article"_s);
        const VectorPair pair{vectorsOf("3 1 5 2 4"), vectorsOf("1 2 3 4 5")};
        const auto asked = std::span(pair.target.vectors).subspan(1);
        GoldAlignment gold;
        for (auto link : linksFromAttention(forceVectors(model, pair.source, asked)))
            gold.sure.push_back({link.source, link.target + 1});
        QCOMPARE(*measured(model, pair, {gold}).alignmentErrorRate, 0.0);
        gold.sure.push_back({2, 0}); // the vector for which nothing asks
        QCOMPARE(*measured(model, pair, {gold}).alignmentErrorRate, 0.0);
    }

    void aLoneVectorIsNothingToAskFor()
    {
        auto model = newModel(u"article"_s);
        const auto report = measured(model, {vectorsOf("1"), vectorsOf("1")});
        QCOMPARE(report.sentences, std::size_t(0));
        QCOMPARE(report.loss, 0.0);
    }
};

ATTENTOSCOPE_TEST(TestVectorEvaluation, attentoscope::tests::NoApplication);
#include "tst_vectorevaluation.moc"
