// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"
#include "engine/decoding/greedydecoder.h"
#include "tests/support/tinymodels.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace attentoscope;

Q_DECLARE_METATYPE(attentoscope::ModelConfiguration)

/// Every number that is shown follows from those beside it, for every kind of the table.
class TestDissector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberFollows_data();
    void everyNumberFollows();
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

/// What a term's numbers must be by its rule; empty where they come from the model.
std::vector<double> followed(const std::vector<DissectionTerm>& terms, const DissectionTerm& term)
{
    if (term.rule == TermRule::Given || term.rule == TermRule::Projected)
        return {};
    const auto& first = terms[term.operands[0]].numbers;
    std::vector<double> result(first.begin(), first.end());
    if (term.rule == TermRule::Total) {
        double total = 0.0;
        for (const auto operand : term.operands)
            for (const float number : terms[operand].numbers)
                total += number;
        return {total};
    }
    for (std::size_t index = 0; index < result.size(); ++index) {
        if (term.rule == TermRule::Tanh)
            result[index] = std::tanh(result[index]);
        else if (term.rule == TermRule::Sum)
            result[index] += terms[term.operands[1]].numbers.at(index);
        else
            result[index] *= terms[term.operands[1]].numbers.at(index);
    }
    return result;
}

void compare(const std::vector<float>& shown, const std::vector<double>& expected, const char* what)
{
    QCOMPARE(shown.size(), expected.size());
    for (std::size_t index = 0; index < shown.size(); ++index)
        QVERIFY2(std::abs(shown[index] - expected[index]) < 1e-6 * std::max(1.0, std::abs(expected[index])),
            qPrintable(QStringLiteral("%1 %2: %3, not %4")
                    .arg(QLatin1String(what))
                    .arg(index)
                    .arg(shown[index])
                    .arg(expected[index])));
}

std::vector<double> softmax(const std::vector<float>& scores)
{
    std::vector<double> result;
    for (const float score : scores)
        result.push_back(std::exp(static_cast<double>(score)));
    const double total = std::accumulate(result.begin(), result.end(), 0.0);
    for (double& weight : result)
        weight /= total;
    return result;
}

std::vector<double> weightedSum(const Dissection& dissection)
{
    std::vector<double> sum(dissection.context.size());
    for (std::size_t word = 0; word < dissection.annotations.size(); ++word)
        for (std::size_t index = 0; index < sum.size(); ++index)
            sum[index] +=
                static_cast<double>(dissection.arithmetic.weights[word]) * dissection.annotations[word][index];
    return sum;
}

void checkRow(const Dissection& dissection)
{
    const auto& row = dissection.arithmetic;
    compare(row.softmax, softmax(row.scores), "softmax");
    std::vector<double> weights(
        row.softmax.begin(), row.softmax.begin() + static_cast<std::ptrdiff_t>(row.weights.size()));
    for (std::size_t index = 0; index < row.bell.size(); ++index)
        weights[index] *= row.bell[index];
    compare(row.weights, weights, "weight");
    compare(dissection.context, weightedSum(dissection), "context");
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
        configuration.recurrent = RecurrentPath::Reference;
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
            for (const auto& term : dissected->terms)
                if (const auto expected = followed(dissected->terms, term); !expected.empty())
                    compare(term.numbers, expected, term.symbol.c_str());
            const double score = dissected->terms.back().numbers.at(0), inRow = dissected->arithmetic.scores.at(column);
            QVERIFY(std::isinf(inRow) || std::abs(score - inRow) < 1e-6 * std::max(1.0, std::abs(score)));
            checkRow(*dissected);
            QVERIFY(std::abs(dissected->arithmetic.weights[column] - translation.attention.at(row, column)) < 1e-6);
            const auto& word = dissected->words.front();
            QCOMPARE(word.word.text, translation.target[row].text);
            QVERIFY(std::abs(word.probability - translation.probabilities[row]) < 1e-6);
        }
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

QTEST_APPLESS_MAIN(TestDissector)
#include "tst_dissector.moc"
