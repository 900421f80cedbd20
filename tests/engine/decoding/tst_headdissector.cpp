// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"
#include "engine/decoding/search.h"
#include "tests/support/dissectionchecks.h"
#include "tests/support/plaintransformer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

constexpr double tolerance = 2e-5; // float32 through two layers

Translation translated(TranslationModel& model, const char* text, const Constraints& constraints = {})
{
    const std::vector source{prepare(model, model.source(), text)};
    DecodingOptions options{.maximumLength = 4,
        .constraints = prepare(model, constraints, source.front()).value(),
        .heads = HeadsAnswer::All};
    return decodeGreedily(model, source, options, {}, {}).front();
}

std::vector<std::int32_t> idsOf(const Vocabulary& vocabulary, const std::vector<Token>& tokens)
{
    std::vector<std::int32_t> ids;
    for (const auto& token : tokens)
        ids.push_back(token.unknown ? Vocabulary::unknown
                : token.special     ? Vocabulary::end
                                    : vocabulary.id(token.text));
    return ids;
}

/// Computes a translation's sentence by plain loops. The row `free` is not forced; without it, all rows are as in the
/// translation.
PlainTransformer plainPass(
    TranslationModel& model, const Translation& translation, std::optional<std::size_t> free = {})
{
    auto read = idsOf(model.target(), translation.target);
    read.insert(read.begin(), Vocabulary::start);
    read.pop_back();
    std::map<std::size_t, std::size_t> forced;
    for (std::size_t row = 0; row < translation.choices.size(); ++row)
        if (const auto column = translation.choices[row].forcedColumn; column && free != row)
            forced.emplace(row, *column);
    PlainTransformer plain(model);
    plain.run(idsOf(model.source(), translation.source), read, forced);
    return plain;
}

QString differs(const std::vector<float>& shown, const Numbers& expected, const std::string& what)
{
    return difference(shown, expected, what.c_str(), tolerance);
}

Numbers times(const Numbers& one, const Numbers& other)
{
    Numbers result;
    for (std::size_t index = 0; index < one.size(); ++index)
        result.push_back(one[index] * other[index]);
    return result;
}

double lengthOf(const Numbers& numbers)
{
    double sum = 0.0;
    for (const double number : numbers)
        sum += number * number;
    return std::sqrt(sum);
}

/// Describes the first line of a cell that differs from the plain formula; empty if there is none.
QString faultOfCell(const Dissection& shown, const PlainAttention& plain, const PlainHead& head)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto row = shown.row, column = shown.column;
    const bool isHidden = shown.head->kind == HeadKind::Decoder && column > row;
    const double root = std::sqrt(static_cast<double>(head.queries[row].size())), scaled = head.scores[row][column];
    const double weight = head.weights[row][column];
    const auto& value = head.values[column];
    const std::vector<Numbers> score{plain.rows[row], head.queries[row], plain.columns[column], head.keys[column],
        times(head.queries[row], head.keys[column]), {scaled * root}, {root}, {scaled}, {isHidden ? -infinity : 0.0},
        {isHidden ? -infinity : scaled}};
    const std::vector<Numbers> output{value, {weight}, times(value, Numbers(value.size(), weight)), head.contexts[row],
        head.added[row], {lengthOf(head.added[row])}, plain.outputs[row], {lengthOf(plain.outputs[row])}};
    if (shown.terms.size() != score.size() || shown.outputTerms.size() != output.size())
        return u"%1 and %2 lines"_s.arg(shown.terms.size()).arg(shown.outputTerms.size());
    for (std::size_t line = 0; line < score.size(); ++line)
        if (auto fault = differs(shown.terms[line].numbers, score[line], shown.terms[line].symbol); !fault.isEmpty())
            return fault;
    for (std::size_t line = 0; line < output.size(); ++line)
        if (auto fault = differs(shown.outputTerms[line].numbers, output[line], shown.outputTerms[line].symbol);
            !fault.isEmpty())
            return fault;
    for (std::size_t word = 0; word < shown.annotations.size(); ++word)
        if (auto fault = differs(shown.annotations[word], head.values[word], "value"); !fault.isEmpty())
            return fault;
    if (auto fault = differs(shown.arithmetic.weights, head.weights[row], "weight"); !fault.isEmpty())
        return fault;
    return faultOf(shown);
}

Constraints constraintsWith(std::vector<ForcedWord> words, std::vector<ForcedRow> rows)
{
    return {std::move(words), std::move(rows)};
}

} // namespace

/// Every line of every cell of every head, computed again from the model's weights by plain loops.
class TestHeadDissector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineIsThatOfThePlainFormula_data()
    {
        addColumns<ModelConfiguration, QByteArray, Constraints>("configuration", "source", "constraints");
        const Constraints free, words = constraintsWith({{1, "b"}, {2, "zz"}}, {}),
                                rows = constraintsWith({{2, "a"}}, {{0, 2}, {2, 1}});
        QTest::newRow("pre") << tinyTransformer(NormPlace::Pre) << QByteArray("a d b f") << free;
        QTest::newRow("post") << tinyTransformer(NormPlace::Post) << QByteArray("a d b f") << free;
        QTest::newRow("a word is unknown") << tinyTransformer() << QByteArray("a zz b") << free;
        QTest::newRow("words are forced, one unknown") << tinyTransformer() << QByteArray("a d b f") << words;
        QTest::newRow("rows are forced") << tinyTransformer() << QByteArray("a d b f") << rows;
        auto configuration = tinyTransformer();
        configuration.recurrent = RecurrentPath::Reference;
        QTest::newRow("reference arithmetic") << configuration << QByteArray("a d b f") << free;
        configuration = tinyTransformer();
        configuration.positions = Positions::Learned;
        configuration.maximumPositions = 6;
        QTest::newRow("learned positions") << configuration << QByteArray("a d b f") << free;
        QTest::newRow("Marian") << tinyMarian() << QByteArray("a d b f") << free;
        configuration = tinyTransformer();
        configuration.sourceMarkers = SourceMarkers::None;
        configuration.dropout = configuration.attentionDropout = 0.5;
        QTest::newRow("no markers, dropout while training") << configuration << QByteArray("a") << free;
    }

    void everyLineIsThatOfThePlainFormula()
    {
        const auto [configuration, source, constraints] = fetched<ModelConfiguration, QByteArray, Constraints>();
        const auto model = tinyModel(configuration);
        const auto translation = translated(*model, source.constData(), constraints);
        const auto decoderHeads =
            std::ranges::count(translation.heads, HeadKind::Decoder, [](const HeadMap& map) { return map.id.kind; });
        QCOMPARE(translation.heads.size(),
            std::size_t(2 * (configuration.layers + 2 * layerCount(configuration, HeadKind::Decoder))));
        std::size_t hidden = 0;
        for (const auto& [id, map] : translation.heads)
            for (std::size_t row = 0; row < map.rows; ++row) {
                const auto plain =
                    plainPass(*model, translation, id.kind == HeadKind::Cross ? std::optional(row) : std::nullopt);
                const auto& attention = plain.attention(id.kind, id.layer);
                for (std::size_t column = 0; column < map.columns; ++column) {
                    const auto shown = dissect(*model, {7, translation, row, column, id});
                    QVERIFY2(shown, shown ? "" : shown.error().message.c_str());
                    QCOMPARE(shown->id, std::uint64_t(7));
                    QVERIFY(shown->head == id);
                    QCOMPARE(shown->columnTokens.size(), map.columns);
                    QCOMPARE(faultOfCell(*shown, attention, attention.heads[static_cast<std::size_t>(id.head) - 1]),
                        QString());
                    if (!shown->forcedColumn)
                        QVERIFY(std::abs(shown->arithmetic.weights[column] - map.at(row, column)) < 1e-5F);
                    hidden += std::isinf(shown->arithmetic.scores[column]) ? 1 : 0;
                }
            }
        const std::size_t rows = translation.target.size();
        QCOMPARE(hidden, static_cast<std::size_t>(decoderHeads) * rows * (rows - 1) / 2);
    }

    void equationsAroundTheHeadsAreThoseOfTheModel()
    {
        const auto equations = [](const ModelConfiguration& configuration) {
            const auto model = tinyModel(configuration);
            const auto translation = translated(*model, "a d b f");
            const auto shown = dissect(*model, {1, translation, 0, 0, AttentionHead{HeadKind::Encoder, 1, 1}}).value();
            return QString::fromStdString(shown.stepEquations).split(u'\n');
        };
        QCOMPARE(equations(tinyMarian()),
            QStringList(
                {u"u(t) = √D E y(t) + p(t),   p(t,i) = sin(t / 10000^(2i/D)),   p(t,D/2+i) = cos(t / 10000^(2i/D))"_s,
                    u"u(0) = p(0)"_s, u"LN(x + f(x))"_s, u"F(x) = V g(U x + c) + b,   g(a) = a σ(a)"_s,
                    u"N_e = layers,   N_d = decoder_layers"_s, u"z(t) = x_N(t)"_s, u"r(t) = W z(t)"_s,
                    u"s(y) = log p(y) / n^A"_s}));
        QCOMPARE(equations(tinyTransformer()),
            QStringList(
                {u"u(t) = √D E y(t) + p(t),   p(t,2i) = sin(t / 10000^(2i/D)),   p(t,2i+1) = cos(t / 10000^(2i/D))"_s,
                    u"x + f(LN(x))"_s, u"F(x) = V max(0, U x + c) + b"_s, u"z(t) = LN(x_N(t))"_s,
                    u"r(t) = W z(t) + d"_s, u"s(y) = log p(y) / ((5 + n) / 6)^A"_s}));
    }

    void headsAndBiasAddUpToTheOutput()
    {
        const auto model = tinyModel(tinyTransformer());
        const auto translation = translated(*model, "a d b f");
        const auto parameters = model->network().named_parameters();
        for (const auto& [kind, path] : {std::pair(HeadKind::Encoder, "encoder.layers.1.self_attn"),
                 std::pair(HeadKind::Cross, "decoder.layers.1.multihead_attn"),
                 std::pair(HeadKind::Decoder, "decoder.layers.1.self_attn")}) {
            auto sum = parameters[std::string(path) + ".out_proj.bias"].detach().clone();
            std::vector<float> output;
            for (const int head : {1, 2}) {
                const auto shown = dissect(*model, {1, translation, 2, 1, AttentionHead{kind, 2, head}}).value();
                sum += torch::tensor(shown.outputTerms[4].numbers);
                output = shown.outputTerms[6].numbers;
            }
            QVERIFY((sum - torch::tensor(output)).abs().max().item<double>() < 1e-5);
        }
    }

    void theFutureHasWeightZeroAndAReason()
    {
        const auto model = tinyModel(tinyTransformer());
        const auto translation = translated(*model, "a d b f");
        const auto hidden = dissect(*model, {1, translation, 0, 2, AttentionHead{HeadKind::Decoder, 1, 1}}).value();
        QCOMPARE(hidden.arithmetic.weights[2], 0.0F);
        QVERIFY(hidden.terms[8].meaning.find("only after this step") != std::string::npos);
        QCOMPARE(hidden.columnTokens[0].text, std::string("<sos>"));
        QCOMPARE(hidden.columnTokens[2].text, translation.target[1].text);
        QCOMPARE(hidden.rowToken.text, translation.target[0].text);
        QVERIFY(hidden.equation.find("m(t,j)") != std::string::npos);
        const auto seen = dissect(*model, {1, translation, 2, 2, AttentionHead{HeadKind::Decoder, 1, 1}}).value();
        QCOMPARE(seen.terms[8].numbers, std::vector<float>{0.0F});
        QVERIFY(seen.terms[8].meaning.find("has read") != std::string::npos);
        const auto cross = dissect(*model, {1, translation, 0, 2, AttentionHead{HeadKind::Cross, 1, 1}}).value();
        QVERIFY(cross.terms[8].meaning.find("padding") != std::string::npos);
        QCOMPARE(cross.columnTokens[2].text, translation.source[2].text);
        const auto encoder = dissect(*model, {1, translation, 0, 2, AttentionHead{HeadKind::Encoder, 1, 1}}).value();
        QCOMPARE(encoder.rowToken.text, translation.source[0].text);
    }

    void aForcedRowIsTakenApartAsIfItWereFree()
    {
        const auto model = tinyModel(tinyTransformer());
        const auto translation = translated(*model, "a d b f", constraintsWith({}, {{1, 2}}));
        const auto at = [&](HeadKind kind, std::size_t row) {
            return dissect(*model, {1, translation, row, 1, AttentionHead{kind, 2, 1}}).value().forcedColumn;
        };
        QVERIFY(at(HeadKind::Cross, 1) == std::optional<std::size_t>(2));
        QVERIFY(!at(HeadKind::Cross, 0));
        QVERIFY(!at(HeadKind::Decoder, 1)); // this row is not forced
        QVERIFY(!at(HeadKind::Encoder, 1));
    }

    /// A source word that was copied into the target may be in the target's vocabulary. The model has still read the
    /// unknown word.
    void anUnknownWordIsReadAsUnknown()
    {
        for (const char* kind : {"multi-head", "dot"}) {
            const auto model = tinyModel(tinyConfiguration(kind));
            auto translation = translated(*model, "a d b f", constraintsWith({{0, "<unk>"}}, {}));
            const auto head =
                std::string(kind) == "dot" ? std::nullopt : std::optional(AttentionHead{HeadKind::Cross, 2, 1});
            const auto before = dissect(*model, {1, translation, 1, 1, head}).value();
            QVERIFY(translation.target[0].unknown);
            translation.target[0].text = "b";
            const auto copied = dissect(*model, {1, translation, 1, 1, head}).value();
            QCOMPARE(copied.arithmetic.weights, before.arithmetic.weights);
            translation.target[0].unknown = false;
            const auto known = dissect(*model, {1, translation, 1, 1, head}).value();
            QVERIFY(known.arithmetic.weights != before.arithmetic.weights);
        }
    }

    void trainingGoesOnAsBefore()
    {
        const auto model = tinyModel(tinyTransformer());
        const auto translation = translated(*model, "a d b f");
        model->network().train();
        QVERIFY(dissect(*model, {1, translation, 1, 1, AttentionHead{HeadKind::Cross, 1, 1}}));
        QVERIFY(model->network().is_training());
        QVERIFY(torch::GradMode::is_enabled());
    }

    void isRefusedWithAReason_data()
    {
        addColumns<QString, bool, int, int, int, QString>("attention", "hasHead", "layer", "head", "row", "told");
        QTest::newRow("no head") << "multi-head" << false << 1 << 1 << 0 << "Choose one head";
        QTest::newRow("no such layer") << "multi-head" << true << 3 << 1 << 0 << "no head 1 in layer 3";
        QTest::newRow("no such head") << "multi-head" << true << 1 << 0 << 0 << "no head 0 in layer 1";
        QTest::newRow("no such row") << "multi-head" << true << 1 << 1 << 40 << "row 41";
        QTest::newRow("a model without heads") << "dot" << true << 1 << 1 << 0 << "no heads";
    }

    void isRefusedWithAReason()
    {
        const auto [attention, hasHead, layer, head, row, told] = fetched<QString, bool, int, int, int, QString>();
        const auto model = tinyModel(tinyConfiguration(attention.toStdString()));
        DissectionRequest request{1, translated(*model, "a d b f"), static_cast<std::size_t>(row), 0, {}};
        if (hasHead)
            request.head = AttentionHead{HeadKind::Decoder, layer, head};
        const auto shown = dissect(*model, request);
        QVERIFY(!shown);
        QVERIFY2(QString::fromStdString(shown.error().message).contains(told), shown.error().message.c_str());
    }

    void aLongerSentenceThanTheModelTakesIsRefused()
    {
        const auto longer = translated(*tinyModel(tinyTransformer()), "a d b f a d b f");
        auto configuration = tinyTransformer();
        configuration.positions = Positions::Learned;
        configuration.maximumPositions = 5;
        const auto shown = dissect(*tinyModel(configuration), {1, longer, 0, 0, AttentionHead{HeadKind::Cross, 1, 1}});
        QVERIFY(!shown);
        QVERIFY2(shown.error().message.text().contains("8"), shown.error().message.c_str());
    }
};

ATTENTOSCOPE_TEST(TestHeadDissector, QCoreApplication);
#include "tst_headdissector.moc"
