// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"
#include "engine/decoding/search.h"
#include "tests/support/dissectionchecks.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <algorithm>
#include <cmath>

using namespace attentoscope;

Q_DECLARE_METATYPE(attentoscope::ModelConfiguration)

/// Every number that is shown follows from those beside it, for every kind of the table.
class TestDissector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberFollows_data();
    void everyNumberFollows();
    void theEquationHasTheModelsBiases();
    void lookingEverywhereAlikeAddsNothing();
    void refusesModelsWithoutAttention();
    void refusesACellThatIsNotThere();
};

namespace {

Translation translated(TranslationModel& model)
{
    const std::vector source{prepare(model, model.source(), "a d b f")};
    DecodingOptions options;
    options.maximumLength = 4;
    return decodeGreedily(model, source, options, {}, {}).front();
}

} // namespace

void TestDissector::everyNumberFollows_data()
{
    QTest::addColumn<ModelConfiguration>("configuration");
    for (const auto& kind : attentionKinds()) {
        if (!kind.maps)
            continue;
        auto configuration = tests::tinyConfiguration(kind.info.id);
        QTest::addRow("%s", kind.info.id.c_str()) << configuration;
        configuration.scoreHidden = 4;
        configuration.mask = PositionMask::Off;
        configuration.attentionWindow = 1;
        configuration.attentionBias = true;
        configuration.recurrent = RecurrentPath::Reference;
        configuration.scoreScale = ScoreScale::SquareRoot;
        configuration.scoreCap = 1.5;
        QTest::addRow("%s, other options", kind.info.id.c_str()) << configuration;
    }
}

void TestDissector::everyNumberFollows()
{
    QFETCH(ModelConfiguration, configuration);
    const auto model = tests::tinyModel(configuration);
    const auto translation = translated(*model);
    for (std::size_t row = 0; row < translation.target.size(); ++row)
        for (std::size_t column = 0; column < translation.source.size(); ++column) {
            const auto dissected = dissect(*model, {7, translation, row, column});
            QVERIFY(dissected.has_value());
            QCOMPARE(tests::faultOf(*dissected), QString());
            QVERIFY(std::abs(dissected->arithmetic.weights[column] - translation.attention.at(row, column)) < 1e-6);
            const auto& word = dissected->words.front();
            QCOMPARE(word.word.text, translation.target[row].text);
            QVERIFY(std::abs(word.probability - translation.probabilities[row]) < 1e-6);
        }
}

/// The shown equation and the shown lines name a bias exactly where the model has one.
void TestDissector::theEquationHasTheModelsBiases()
{
    for (const char* kind : {"additive", "general", "concat", "local-m", "local-p"})
        for (const bool hasBias : {false, true}) {
            auto configuration = tests::tinyConfiguration(kind);
            configuration.attentionBias = hasBias;
            const auto model = tests::tinyModel(configuration);
            const auto dissected = dissect(*model, {1, translated(*model), 0, 0}).value();
            const auto isShifted = [](const DissectionTerm& term) { return term.rule == TermRule::Shifted; };
            QCOMPARE(std::ranges::count_if(dissected.terms, isShifted), hasBias ? 1 : 0);
            QCOMPARE(dissected.equation.find("+ b") != std::string::npos, hasBias);
        }
    auto network = tests::tinyConfiguration("linear");
    network.scoreHidden = 4;
    const auto model = tests::tinyModel(network);
    const auto dissected = dissect(*model, {1, translated(*model), 0, 0}).value();
    QVERIFY(dissected.equation.find("tanh(W [s(t−1); h(j)] + b)") != std::string::npos);
}

/// With equal weights the context is the mean of all annotations, and looking adds nothing; otherwise it does.
void TestDissector::lookingEverywhereAlikeAddsNothing()
{
    const auto model = tests::tinyModel(tests::tinyConfiguration("additive"));
    const auto addsNothing = [&] {
        const auto dissected = dissect(*model, {1, translated(*model), 1, 2}).value();
        return std::ranges::all_of(
            dissected.words, [](const LikelyWord& word) { return std::abs(word.logit - word.meanLogit) < 1e-5; });
    };
    QVERIFY(!addsNothing());
    model->network().decoder().attention()->named_parameters()["v"].data().zero_();
    QVERIFY(addsNothing());
}

void TestDissector::refusesModelsWithoutAttention()
{
    const auto model = tests::tinyModel(tests::tinyConfiguration("none"));
    const auto dissected = dissect(*model, {1, translated(*model), 0, 0});
    QVERIFY(!dissected);
    QVERIFY(dissected.error().message.find("no attention") != std::string::npos);
}

void TestDissector::refusesACellThatIsNotThere()
{
    const auto model = tests::tinyModel(tests::tinyConfiguration("dot"));
    const auto dissected = dissect(*model, {1, translated(*model), 40, 0});
    QVERIFY(!dissected);
    QVERIFY(dissected.error().message.find("row 41") != std::string::npos);
}

ATTENTOSCOPE_TEST(TestDissector, attentoscope::tests::NoApplication);
#include "tst_dissector.moc"
