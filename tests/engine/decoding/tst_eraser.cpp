// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"
#include "engine/decoding/eraser.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/model/attention/termlist.h"
#include "engine/model/forcedheads.h"
#include "tests/support/plaintransformer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

constexpr double tolerance = 1e-5; // for log p

Translation translated(TranslationModel& model, const char* text)
{
    const std::vector source{prepare(model, model.source(), text)};
    const DecodingOptions options{.maximumLength = 4, .heads = HeadsAnswer::All};
    return decodeGreedily(model, source, options, {}, {}).front();
}

/// The log probability of each token. It comes from plain forced decoding.
Numbers logsOf(TranslationModel& model, const PreparedSentence& source, const Translation& translation)
{
    const std::vector sources{source}, targets{sentenceOf(model.target(), translation.target)};
    const auto forced = decodeForced(model, sources, targets).front();
    Numbers logs;
    for (std::size_t token = 0; token < translation.target.size(); ++token)
        logs.push_back(std::log(static_cast<double>(forced.probabilities[token])));
    return logs;
}

Numbers minus(Numbers one, const Numbers& other)
{
    for (std::size_t index = 0; index < one.size(); ++index)
        one[index] -= other[index];
    return one;
}

Numbers columnOf(const AttentionMap& map, std::size_t column)
{
    Numbers numbers;
    for (std::size_t row = 0; row < map.rows; ++row)
        numbers.push_back(static_cast<double>(map.at(row, column)));
    return numbers;
}

double largestDifference(const Numbers& one, const Numbers& other)
{
    double largest = one.size() == other.size() ? 0.0 : 1e9;
    for (const double number : minus(one, other))
        largest = std::max(largest, std::abs(number));
    return largest;
}

constexpr const char* spareWord = "k"; ///< no sentence here has this word

/// The vector of the spare word in the encoder's table. A test may change it.
torch::Tensor spareVector(TranslationModel& model)
{
    return model.network().encoder().words().weight().detach()[model.source().id(spareWord)];
}

torch::Tensor meanOf(TranslationModel& model, const std::vector<std::int32_t>& ids)
{
    auto sum = torch::zeros_like(spareVector(model));
    for (const auto id : ids)
        sum += model.network().encoder().words().weight().detach()[id];
    return sum / std::max(1.0, static_cast<double>(ids.size()));
}

/// Forced decoding in which the source tokens from `begin` to `end` have this vector.
Numbers withVector(TranslationModel& model, const Translation& translation, std::size_t begin, std::size_t end,
    const torch::Tensor& vector)
{
    auto source = sentenceOf(model.source(), translation.source);
    std::fill(source.ids.begin() + static_cast<std::ptrdiff_t>(begin),
        source.ids.begin() + static_cast<std::ptrdiff_t>(end), model.source().id(spareWord));
    auto spare = spareVector(model);
    const auto before = spare.clone();
    spare.copy_(vector);
    auto logs = logsOf(model, source, translation);
    spare.copy_(before);
    return logs;
}

Numbers withoutWords(TranslationModel& model, const Translation& translation, Disturbance disturbance,
    std::size_t begin, std::size_t end)
{
    auto source = sentenceOf(model.source(), translation.source);
    std::vector<std::int32_t> around;
    if (begin > 0)
        around.push_back(source.ids[begin - 1]);
    if (end < source.ids.size())
        around.push_back(source.ids[end]);
    switch (disturbance) {
    case Disturbance::ZeroVector:
        return withVector(model, translation, begin, end, torch::zeros_like(spareVector(model)));
    case Disturbance::UnknownWord:
        return withVector(model, translation, begin, end,
            model.network().encoder().words().weight().detach()[Vocabulary::unknown].clone());
    case Disturbance::NeighboursMean:
        return withVector(model, translation, begin, end, meanOf(model, around));
    default:
        source.ids.erase(source.ids.begin() + static_cast<std::ptrdiff_t>(begin),
            source.ids.begin() + static_cast<std::ptrdiff_t>(end));
        source.tokens.resize(source.ids.size());
        return logsOf(model, source, translation);
    }
}

std::vector<ModelConfiguration> allConfigurations()
{
    std::vector<ModelConfiguration> configurations;
    for (const auto& kind : attentionKinds())
        configurations.push_back(tinyConfiguration(kind.info.id));
    configurations.push_back(tinyTransformer());
    configurations.push_back(tinyMarian());
    return configurations;
}

/// The loss if the other column of a two-column row gets its whole weight. It comes from plain forced decoding.
Numbers lossOfOtherColumn(
    TranslationModel& model, const Translation& translation, const AttentionHead& head, std::size_t row)
{
    const auto& map = std::ranges::find(translation.heads, head, &HeadMap::id)->attention;
    const std::size_t column = map.at(row, 0) >= map.at(row, 1) ? 1 : 0;
    const auto source = sentenceOf(model.source(), translation.source);
    const auto before = logsOf(model, source, translation);
    const auto forced =
        ForcedHeads::of(model, {{row, column, head}}, {translation.source.size(), translation.target.size()});
    return minus(before, logsOf(model, source, translation));
}

} // namespace

class TestEraser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lossesAreThoseOfTwoPlainDecodings_data()
    {
        addColumns<ModelConfiguration, Disturbance>("configuration", "disturbance");
        for (const auto& configuration : allConfigurations())
            for (const auto disturbance :
                {Disturbance::ZeroVector, Disturbance::UnknownWord, Disturbance::NeighboursMean, Disturbance::CutOut}) {
                const auto name = configuration.architecture == Architecture::Transformer
                    ? configuration.finalNorm ? std::string("transformer") : std::string("marian")
                    : configuration.attention;
                QTest::newRow((name + ' ' + disturbanceNames[static_cast<std::size_t>(disturbance)]).c_str())
                    << configuration << disturbance;
            }
    }

    /// "a zz" is one word with two pieces, of which one is unknown.
    void lossesAreThoseOfTwoPlainDecodings()
    {
        const auto [configuration, disturbance] = fetched<ModelConfiguration, Disturbance>();
        const torch::NoGradGuard noGradient;
        const auto model = tinyModel(configuration);
        auto translation = translated(*model, "a zz b f");
        const std::size_t markers = translation.source.front().special ? 1 : 0;
        translation.source[markers + 1].attached = true;
        const auto erasure =
            erase(*model, {.id = 7, .translation = translation, .disturbance = disturbance, .head = {}});
        QVERIFY2(erasure, erasure ? "" : erasure.error().message.text().c_str());
        QCOMPARE(erasure->id, std::uint64_t(7));
        QCOMPARE(erasure->change.rows, translation.target.size());
        QCOMPARE(erasure->change.columns, translation.source.size() - 1);
        QCOMPARE(erasure->disturbed[markers].text, std::string("azz"));
        const auto before = logsOf(*model, sentenceOf(model->source(), translation.source), translation);
        const std::vector<std::pair<std::size_t, std::size_t>> words{{0, 2}, {2, 3}, {3, 4}};
        for (std::size_t word = 0; word < words.size(); ++word) {
            const auto [begin, end] = words[word];
            const auto lost = minus(before, withoutWords(*model, translation, disturbance, begin, end));
            QCOMPARE_LT(largestDifference(columnOf(erasure->change, markers + word), lost), tolerance);
            QVERIFY(*std::ranges::max_element(lost) != 0.0 || configuration.attention == "none");
        }
        if (translation.source.back().special)
            QCOMPARE(columnOf(erasure->change, erasure->change.columns - 1), Numbers(erasure->change.rows, 0.0));
    }

    /// In a row with two columns, the largest weight moves to the other column. That is the same as forcing the row
    /// there.
    void movedRowsOfHeadsAreThoseOfForcedOnes()
    {
        const torch::NoGradGuard noGradient;
        const auto model = tinyModel(tinyTransformer());
        const auto translation = translated(*model, "a");
        QCOMPARE(translation.source.size(), std::size_t(2));
        int compared = 0;
        for (const auto& head : translation.heads) {
            const auto erasure =
                erase(*model, {.translation = translation, .disturbance = Disturbance::LargestMoved, .head = head.id});
            QVERIFY(erasure);
            QCOMPARE(erasure->disturbed.size(), head.attention.rows);
            for (std::size_t row = 0; row < head.attention.rows; ++row) {
                if (head.id.kind == HeadKind::Decoder && row != 1) {
                    if (row == 0) // the first row sees only one column
                        QCOMPARE(columnOf(erasure->change, 0), Numbers(erasure->change.rows, 0.0));
                    continue;
                }
                const auto lost = lossOfOtherColumn(*model, translation, head.id, row);
                QCOMPARE_LT(largestDifference(columnOf(erasure->change, row), lost), tolerance);
                ++compared;
            }
        }
        QCOMPARE_GE(compared, 12);
    }

    /// A row of local-p has a sum below one. A forced row has the sum one.
    void movedRowsOfRecurrentAttentionAreThoseOfForcedOnes_data()
    {
        addColumns<ModelConfiguration>("configuration");
        for (const auto& kind : attentionKinds())
            if (kind.info.id != "none" && kind.info.id != "local-p")
                QTest::newRow(kind.info.id.c_str()) << tinyConfiguration(kind.info.id);
    }

    void movedRowsOfRecurrentAttentionAreThoseOfForcedOnes()
    {
        const auto [configuration] = fetched<ModelConfiguration>();
        const torch::NoGradGuard noGradient;
        const auto model = tinyModel(configuration);
        const auto translation = translated(*model, "a");
        const auto erasure =
            erase(*model, {.translation = translation, .disturbance = Disturbance::LargestMoved, .head = {}});
        QVERIFY2(erasure, erasure ? "" : erasure.error().message.text().c_str());
        const std::vector source{sentenceOf(model->source(), translation.source)};
        const auto before = logsOf(*model, source.front(), translation);
        for (std::size_t row = 0; row < translation.target.size(); ++row) {
            const std::size_t column = translation.attention.at(row, 0) >= translation.attention.at(row, 1) ? 1 : 0;
            Constraints constraints{{}, {{row, column, {}}}};
            for (std::size_t word = 0; word < translation.target.size(); ++word)
                constraints.words.push_back({word, translation.target[word].text});
            const DecodingOptions options{.maximumLength = static_cast<int>(translation.target.size()),
                .constraints = prepare(*model, constraints, source.front()).value()};
            const auto forced = decodeGreedily(*model, source, options, {}, {}).front();
            Numbers after;
            for (const float probability : forced.probabilities)
                after.push_back(std::log(static_cast<double>(probability)));
            QCOMPARE_LT(largestDifference(columnOf(erasure->change, row), minus(before, after)), tolerance);
        }
    }

    void changedRowsKeepTheirSum()
    {
        const auto weights = torch::tensor({0.5F, 0.2F, 0.3F, 0.0F}).view({1, 1, 4});
        const auto visible = torch::tensor({true, true, true, false}).view({1, 1, 4});
        QVERIFY(torch::allclose(changedWeights(weights, visible, RowChange::LargestMoved),
            torch::tensor({0.0F, 0.2F, 0.8F, 0.0F}).view({1, 1, 4})));
        QVERIFY(torch::allclose(changedWeights(weights, visible, RowChange::MadeEven),
            torch::tensor({1.0F / 3, 1.0F / 3, 1.0F / 3, 0.0F}).view({1, 1, 4})));
        const auto one = torch::tensor({true, false, false, false}).view({1, 1, 4});
        const auto alone = torch::tensor({1.0F, 0.0F, 0.0F, 0.0F}).view({1, 1, 4});
        for (const auto how : {RowChange::LargestMoved, RowChange::MadeEven})
            QVERIFY(torch::equal(changedWeights(alone, one, how), alone));
    }

    /// A decoder row must not read later words, whatever its weights. So the words before the row lose nothing.
    void evenRowsChangeNothingBeforeThem()
    {
        const auto model = tinyModel(tinyTransformer());
        const auto translation = translated(*model, "a d b f");
        for (const auto& head : translation.heads) {
            if (head.id.kind == HeadKind::Encoder)
                continue;
            const auto erasure =
                erase(*model, {.translation = translation, .disturbance = Disturbance::MadeEven, .head = head.id});
            QVERIFY(erasure);
            for (std::size_t changed = 0; changed < erasure->change.columns; ++changed)
                for (std::size_t row = 0; row < changed; ++row)
                    QCOMPARE_LT(std::abs(erasure->change.at(row, changed)), 1e-5F);
        }
    }

    void lengthsAreThoseOfPlainLoops()
    {
        const auto model = tinyModel(tinyTransformer(NormPlace::Post));
        const auto translation = translated(*model, "a d b f");
        const auto lengths = valueLengths(*model, translation);
        QVERIFY(lengths);
        const auto brought = timesValues(translation, *lengths);
        QCOMPARE(brought.heads.size(), translation.heads.size());
        PlainTransformer plain(*model);
        auto source = sentenceOf(model->source(), translation.source).ids;
        source.push_back(Vocabulary::end);
        auto read = sentenceOf(model->target(), translation.target).ids;
        read.insert(read.begin(), Vocabulary::start);
        read.resize(translation.target.size());
        plain.run(source, read, {});
        for (const auto& head : brought.heads) {
            const auto& layer = plain.attention(head.id.kind, head.id.layer);
            const auto& own = layer.heads[static_cast<std::size_t>(head.id.head) - 1];
            const auto side = head.id.kind == HeadKind::Encoder ? "encoder" : "decoder";
            const auto path = side + std::string(".layers.") + std::to_string(head.id.layer - 1)
                + (head.id.kind == HeadKind::Cross ? ".multihead_attn" : ".self_attn") + ".out_proj.weight";
            const auto map = model->network().named_parameters()[path].detach();
            for (std::size_t row = 0; row < head.attention.rows; ++row)
                for (std::size_t column = 0; column < head.attention.columns; ++column) {
                    double squares = 0.0;
                    const auto& value = own.values[column];
                    for (std::int64_t output = 0; output < map.size(0); ++output) {
                        double sum = 0.0;
                        for (std::size_t index = 0; index < value.size(); ++index)
                            sum += own.weights[row][column] * value[index]
                                * map[output][(head.id.head - 1) * static_cast<std::int64_t>(value.size())
                                    + static_cast<std::int64_t>(index)]
                                      .item<double>();
                        squares += sum * sum;
                    }
                    QCOMPARE_LT(
                        std::abs(static_cast<double>(head.attention.at(row, column)) - std::sqrt(squares)), 1e-5);
                }
        }
    }

    /// The dissection has the numbers of the same sum: each value, and the weights.
    void lengthsOfRecurrentAttentionAreThoseOfTheDissection()
    {
        for (const auto& kind : attentionKinds()) {
            const auto model = tinyModel(tinyConfiguration(kind.info.id));
            const auto translation = translated(*model, "a d b f");
            const auto lengths = valueLengths(*model, translation);
            QVERIFY(lengths);
            const auto brought = timesValues(translation, *lengths);
            if (translation.attention.isEmpty()) {
                QVERIFY(brought.attention.isEmpty());
                continue;
            }
            const auto shown =
                valueOf(dissect(*model, {.translation = translation, .row = 0, .column = 0, .head = {}}));
            for (std::size_t column = 0; column < translation.source.size(); ++column) {
                double squares = 0.0;
                for (const float number : shown.annotations[column])
                    squares += std::pow(static_cast<double>(shown.arithmetic.weights[column]) * number, 2.0);
                QCOMPARE_LT(std::abs(brought.attention.at(0, column) - std::sqrt(squares)), 1e-5);
            }
        }
    }

    void whatCannotBeErasedIsRefused()
    {
        const auto recurrent = tinyModel(tinyConfiguration("additive"));
        const auto translation = translated(*recurrent, "a d");
        const auto refuses = [&](TranslationModel& model, ErasureRequest request, const char* part) {
            const auto erasure = erase(model, request);
            return !erasure && erasure.error().message.text().contains(part);
        };
        ErasureRequest request{
            .translation = translation, .disturbance = Disturbance::MadeEven, .head = AttentionHead{}};
        QVERIFY(refuses(*recurrent, request, "only a Transformer"));
        const auto transformer = tinyModel(tinyTransformer());
        request.translation = translated(*transformer, "a d");
        request.head = AttentionHead{HeadKind::Cross, 3, 1};
        QVERIFY(refuses(*transformer, request, "no head 3.1"));
        request.head.reset();
        request.translation.forcedHeads.push_back({0, 0, AttentionHead{}});
        QVERIFY(refuses(*transformer, request, "forced"));
        request = {.translation = translation, .disturbance = Disturbance::ZeroVector, .head = {}};
        request.translation.source.clear();
        QVERIFY(refuses(*recurrent, request, "empty"));
        request.translation = translation;
        request.translation.target.insert(request.translation.target.begin(), {.text = "<eos>", .special = true});
        QVERIFY(refuses(*recurrent, request, "Translate the sentence again"));
    }
};

ATTENTOSCOPE_TEST(TestEraser, QCoreApplication);
#include "tst_eraser.moc"
