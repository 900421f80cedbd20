// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"
#include "engine/decoding/search.h"
#include "engine/model/attention/termlist.h"
#include "engine/settings/attentionkinds.h"
#include "tests/support/dissectionchecks.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

Translation translated(TranslationModel& model)
{
    const std::vector source{prepare(model, model.source(), "a d b f")};
    DecodingOptions options{.maximumLength = 4};
    return decodeGreedily(model, source, options, {}, {}).front();
}

/// The numbers of a term of the decoder's step.
std::vector<float> numbers(const Dissection& dissection, const std::string& symbol)
{
    const auto found = std::ranges::find(dissection.outputTerms, symbol, &DissectionTerm::symbol);
    return found == dissection.outputTerms.end() ? std::vector<float>() : found->numbers;
}

std::vector<double> doubles(const std::vector<float>& numbers)
{
    return {numbers.begin(), numbers.end()};
}

/// w_ih, w_hh, b_ih and b_hh of the decoder's top layer.
std::array<torch::Tensor, 4> topWeights(TranslationModel& model)
{
    const auto layer = std::to_string(model.configuration().model.layers - 1);
    const auto all = model.network().decoder().named_parameters();
    const auto of = [&](const std::string& name) { return all["recurrent." + name + "_l" + layer].detach(); };
    return {of("weight_ih"), of("weight_hh"), of("bias_ih"), of("bias_hh")};
}

/// State and memory after the step, beside those of LibTorch's own cells.
QString stepDifference(TranslationModel& model, const Dissection& dissection)
{
    const auto of = [&](const char* symbol) { return torch::tensor(numbers(dissection, symbol)).unsqueeze(0); };
    const auto [w, u, b, d] = topWeights(model);
    if (model.configuration().model.cell == CellKind::Gru) {
        const auto next = torch::gru_cell(of("x(t)"), of("s(t−1)"), w, u, b, d);
        return difference(numbers(dissection, "s(t)"), doubles(numbersOf(next)), "state", 1e-5);
    }
    const auto [next, memory] = torch::lstm_cell(of("x(t)"), {of("s(t−1)"), of("m(t−1)")}, w, u, b, d);
    const auto fault = difference(numbers(dissection, "m(t)"), doubles(numbersOf(memory)), "memory", 1e-5);
    return fault.isEmpty() ? difference(numbers(dissection, "s(t)"), doubles(numbersOf(next)), "state", 1e-5) : fault;
}

/// The kind of an index: none, a time, a place, or both. s(t) and s(t−1) are of the same kind.
QString kindOfIndex(const QString& index)
{
    if (index.isEmpty())
        return u"none"_s;
    const bool hasBoth = index.contains(u',');
    return hasBoth ? u"both"_s : index.contains(u'j') ? u"place"_s : u"time"_s;
}

/// The letters of an equation that have two meanings, such as c as a number and c(t) as a vector.
QStringList ambiguousLetters(const QString& equation)
{
    static const QRegularExpression symbol(
        u"(?<!\\p{L})(?<letter>\\p{L}(?:_\\p{L})?)(?![\\p{L}_])(?<index>\\([tj·01,−]+\\))?"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    QMap<QString, QString> meanings;
    QStringList ambiguous;
    for (auto all = symbol.globalMatch(equation); all.hasNext();) {
        const auto one = all.next();
        const auto letter = one.captured(u"letter"_s);
        if (letter == "t"_L1 || letter == "j"_L1)
            continue;
        const auto kind = kindOfIndex(one.captured(u"index"_s));
        if (meanings.value(letter, kind) != kind && !ambiguous.contains(letter))
            ambiguous << letter;
        meanings.insert(letter, kind);
    }
    return ambiguous;
}

/// Checks the gates that read only x(t) and s(t−1).
QString gateDifference(TranslationModel& model, const Dissection& dissection)
{
    const auto of = [&](const char* symbol) { return torch::tensor(numbers(dissection, symbol)); };
    const auto [w, u, b, d] = topWeights(model);
    const auto sums = torch::mv(w, of("x(t)")) + torch::mv(u, of("s(t−1)")) + b + d;
    const bool isLstm = model.configuration().model.cell == CellKind::Lstm;
    const auto parts = sums.chunk(isLstm ? 4 : 3);
    const std::vector<const char*> letters =
        isLstm ? std::vector{"i(t)", "f(t)", "g(t)", "o(t)"} : std::vector{"r(t)", "z(t)"};
    for (std::size_t index = 0; index < letters.size(); ++index) {
        const bool isContent = isLstm && index == 2;
        const auto gate = isContent ? parts[index].tanh() : parts[index].sigmoid();
        const auto fault =
            difference(numbers(dissection, letters[index]), doubles(numbersOf(gate)), letters[index], 1e-5);
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace

/// Every number that is shown follows from those beside it, for every kind of the table.
class TestDissector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberFollows_data()
    {
        QTest::addColumn<ModelConfiguration>("configuration");
        for (const auto& kind : attentionKinds()) {
            if (!kind.maps)
                continue;
            auto configuration = tinyConfiguration(kind.info.id);
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

    void everyNumberFollows()
    {
        QFETCH(ModelConfiguration, configuration);
        const auto model = tinyModel(configuration);
        const auto translation = translated(*model);
        for (std::size_t row = 0; row < translation.target.size(); ++row)
            for (std::size_t column = 0; column < translation.source.size(); ++column) {
                const auto dissected = dissect(*model, {7, translation, row, column});
                QVERIFY(dissected.has_value());
                QCOMPARE(faultOf(*dissected), QString());
                QVERIFY(std::abs(dissected->arithmetic.weights[column] - translation.attention.at(row, column)) < 1e-6);
                const auto& word = dissected->words.front();
                QCOMPARE(word.word.text, translation.target[row].text);
                QVERIFY(std::abs(word.probability - translation.probabilities[row]) < 1e-6);
            }
    }

    /// The displayed equation and lines have a bias if the model has one, and only then.
    void theEquationHasTheModelsBiases()
    {
        for (const char* kind : {"additive", "general", "concat", "local-m", "local-p"})
            for (const bool hasBias : {false, true}) {
                auto configuration = tinyConfiguration(kind);
                configuration.attentionBias = hasBias;
                const auto model = tinyModel(configuration);
                const auto dissected = dissect(*model, {1, translated(*model), 0, 0}).value();
                const auto isShifted = [](const DissectionTerm& term) { return term.rule == TermRule::Shifted; };
                QCOMPARE(std::ranges::count_if(dissected.terms, isShifted), hasBias ? 1 : 0);
                QCOMPARE(dissected.equation.find("+ b") != std::string::npos, hasBias);
            }
        auto network = tinyConfiguration("linear");
        network.scoreHidden = 4;
        const auto model = tinyModel(network);
        const auto dissected = dissect(*model, {1, translated(*model), 0, 0}).value();
        QVERIFY(dissected.equation.find("tanh(W [s(t−1); h(j)] + b)") != std::string::npos);
    }

    /// The window shows the equations of the attention and of the decoder's step together.
    void noLetterStandsForTwoThings_data()
    {
        QTest::addColumn<ModelConfiguration>("configuration");
        for (const auto& kind : attentionKinds())
            for (const auto cell : {CellKind::Lstm, CellKind::Gru, CellKind::Gru2014})
                for (const bool hasOptions : {false, true}) {
                    auto configuration = tinyConfiguration(kind.info.id);
                    configuration.cell = cell;
                    configuration.attentionBias = hasOptions;
                    configuration.scoreHidden = hasOptions ? 4 : 0;
                    configuration.scoreScale = hasOptions ? ScoreScale::SquareRoot : ScoreScale::None;
                    configuration.scoreCap = hasOptions ? 5.0 : 0.0;
                    if (kind.maps)
                        QTest::addRow("%s, %d, %d", kind.info.id.c_str(), int(cell), hasOptions) << configuration;
                }
    }

    void noLetterStandsForTwoThings()
    {
        QFETCH(ModelConfiguration, configuration);
        const auto model = tinyModel(configuration);
        const auto dissected = dissect(*model, {1, translated(*model), 0, 0}).value();
        const auto equations = QString::fromStdString(dissected.equation + "\n" + dissected.stepEquations);
        QCOMPARE(ambiguousLetters(equations), QStringList());
        QVERIFY2(!equations.contains(u"σ("_s), "σ is the width of a bell, and no function");
        const auto kind = kindOf(configuration).value();
        QVERIFY(kind.symbols.size() > 1);
        QStringList explained;
        for (const auto& symbol : kind.symbols)
            for (const auto& letter : QString::fromStdString(symbol.symbol).split(u", "_s))
                explained << letter;
        QCOMPARE(explained.removeDuplicates(), 0);
    }

    void headsHaveALetterForEachThing()
    {
        // x(t) is the row's word after the layers below, and x(j) the column's word.
        QCOMPARE(ambiguousLetters(QString::fromStdString(headEquation())), QStringList{u"x"_s});
        QCOMPARE(ambiguousLetters(QString::fromStdString(multiHeadKind().equation)), QStringList());
        QCOMPARE(ambiguousLetters(u"e(t,j) = c · tanh(r(t,j) / c)\nc(t) = Σ α(t,j) h(j)\nr(t) = s(t−1)"_s),
            (QStringList{u"c"_s, u"r"_s}));
    }

    /// With equal weights the context is the mean of all annotations, and attention adds nothing. With others it adds
    /// something.
    void lookingEverywhereAlikeAddsNothing()
    {
        const auto model = tinyModel(tinyConfiguration("additive"));
        const auto addsNothing = [&] {
            const auto dissected = dissect(*model, {1, translated(*model), 1, 2}).value();
            return std::ranges::all_of(
                dissected.words, [](const LikelyWord& word) { return std::abs(word.logit - word.meanLogit) < 1e-5; });
        };
        QVERIFY(!addsNothing());
        model->network().decoder().attention()->named_parameters()["v"].data().zero_();
        QVERIFY(addsNothing());
    }

    void gatesAreThoseOfLibTorch_data()
    {
        QTest::addColumn<ModelConfiguration>("configuration");
        for (const auto cell : {CellKind::Lstm, CellKind::Gru})
            for (const char* kind : {"additive", "general"}) // one reads the state before the step, the other after it
                for (const int layers : {1, 2}) {
                    auto configuration = tinyConfiguration(kind);
                    configuration.cell = cell;
                    configuration.layers = layers;
                    QTest::addRow("%s, %s, %d", cell == CellKind::Lstm ? "lstm" : "gru", kind, layers) << configuration;
                }
    }

    void gatesAreThoseOfLibTorch()
    {
        QFETCH(ModelConfiguration, configuration);
        const auto model = tinyModel(configuration);
        const auto sentence = translated(*model);
        for (std::size_t row = 0; row < sentence.target.size(); ++row) {
            const auto dissected = dissect(*model, {1, sentence, row, 0}).value();
            QCOMPARE(stepDifference(*model, dissected), QString());
            QCOMPARE(gateDifference(*model, dissected), QString());
            const auto& asked = dissected.terms.front(); // the state that the attention reads
            const auto state = numbers(dissected, configuration.attention == "general" ? "s(t)" : "s(t−1)");
            QCOMPARE(difference(state, doubles(asked.numbers), asked.symbol.c_str()), QString());
        }
    }

    void gatesOf2014FollowFromTheirEquations()
    {
        auto configuration = tinyConfiguration("additive");
        configuration.cell = CellKind::Gru2014;
        const auto model = tinyModel(configuration);
        const auto dissected = dissect(*model, {1, translated(*model), 1, 0}).value();
        const auto old = torch::tensor(numbers(dissected, "s(t−1)")), r = torch::tensor(numbers(dissected, "r(t)"));
        const auto z = torch::tensor(numbers(dissected, "z(t)")), n = torch::tensor(numbers(dissected, "n(t)"));
        const auto [w, u, b, d] = topWeights(*model);
        const std::int64_t size = old.size(0);
        const auto read = torch::mv(w, torch::tensor(numbers(dissected, "x(t)"))) + b + d;
        const auto content = (read.narrow(0, 2 * size, size) + torch::mv(u.narrow(0, 2 * size, size), r * old)).tanh();
        QVERIFY(torch::allclose(n, content, 0.0, 1e-5));
        QVERIFY(torch::allclose(r, (read + torch::mv(u, old)).narrow(0, 0, size).sigmoid(), 0.0, 1e-5));
        QVERIFY(torch::allclose(torch::tensor(numbers(dissected, "s(t)")), (1 - z) * old + z * n, 0.0, 1e-5));
        QVERIFY(dissected.stepEquations.find("U_n (r(t) ⊙ s(t−1))") != std::string::npos);
    }

    void normalisedGatesLeadToTheDecodersState()
    {
        for (const auto cell : {CellKind::Lstm, CellKind::Gru, CellKind::Gru2014}) {
            auto configuration = tinyConfiguration("general");
            configuration.cell = cell;
            configuration.layerNormalization = LayerNormalization::On;
            const auto model = tinyModel(configuration);
            const auto sentence = translated(*model);
            for (std::size_t row = 0; row < sentence.target.size(); ++row) {
                const auto dissected = dissect(*model, {1, sentence, row, 0}).value();
                const auto& state = dissected.terms.front().numbers;
                QVERIFY(dissected.stepEquations.find("LN(U_") != std::string::npos);
                QCOMPARE(difference(numbers(dissected, "s(t)"), doubles(state), "s(t)"), QString());
            }
        }
    }

    void refusesModelsWithoutAttention()
    {
        const auto model = tinyModel(tinyConfiguration("none"));
        const auto dissected = dissect(*model, {1, translated(*model), 0, 0});
        QVERIFY(!dissected);
        QVERIFY(dissected.error().message.find("no attention") != std::string::npos);
    }

    void refusesACellThatIsNotThere()
    {
        const auto model = tinyModel(tinyConfiguration("dot"));
        const auto dissected = dissect(*model, {1, translated(*model), 40, 0});
        QVERIFY(!dissected);
        QVERIFY(dissected.error().message.find("row 41") != std::string::npos);
    }
};

ATTENTOSCOPE_TEST(TestDissector, attentoscope::tests::NoApplication);
#include "tst_dissector.moc"
