// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/model/forcedheads.h"
#include "engine/model/switchedoff.h"
#include "engine/model/tensors.h"
#include "engine/settings/presets.h"
#include "engine/types/keptheads.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <tuple>

namespace {

BatchTensors batchOf(const std::vector<std::uint32_t>& pairs)
{
    return BatchTensors::from(makeBatch(raggedPairs(), pairs, SourceMarkers::End));
}

SequenceOutput outputOf(TranslationModel& model, const BatchTensors& batch)
{
    return model.network().forward(batch, Forcing::all(batch.targetInput.size(0)), HeadsAnswer::All);
}

/// Rows of words sum to one, and nothing at all stands outside the allowed columns.
void checkRows(const torch::Tensor& weights, const torch::Tensor& rows, const torch::Tensor& columns, bool isCausal)
{
    for (std::int64_t sentence = 0; sentence < weights.size(0); ++sentence)
        for (std::int64_t row = 0; row < rows[sentence].item<std::int64_t>(); ++row) {
            const auto all = weights[sentence].select(1, row); // (H, columns)
            const std::int64_t allowed = isCausal ? row + 1 : columns[sentence].item<std::int64_t>();
            QVERIFY((all.narrow(1, 0, allowed).sum(1) - 1.0).abs().max().item<double>() < 1e-5);
            QVERIFY(all.min().item<double>() >= 0.0);
            const auto outside = all.narrow(1, allowed, all.size(1) - allowed);
            QVERIFY(outside.numel() == 0 || outside.abs().max().item<double>() == 0.0);
        }
}

std::vector<PreparedSentence> sentencesOf(const TranslationModel& model, const Vocabulary& side, const char* text)
{
    return {prepare(model, side, text)};
}

std::size_t layersOf(const ModelConfiguration& model, HeadKind kind)
{
    return static_cast<std::size_t>(kind == HeadKind::Encoder ? model.layers
            : model.decoderLayers > 0                         ? model.decoderLayers
                                                              : model.layers);
}

void compareMaps(const AttentionMap& actual, const AttentionMap& expected)
{
    QCOMPARE(actual.rows, expected.rows);
    QCOMPARE(actual.columns, expected.columns);
    for (std::size_t place = 0; place < expected.weights->size(); ++place)
        QVERIFY(std::abs((*actual.weights)[place] - (*expected.weights)[place]) < 1e-5f);
}

} // namespace

/// Properties of every head of a Transformer. They hold for any weights.
class TestTransformer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noWeightOnPaddingOrTheFuture_data() { models(); }

    void noWeightOnPaddingOrTheFuture()
    {
        QFETCH(ModelConfiguration, configuration);
        auto model = tinyModel(configuration);
        const auto batch = batchOf(everyPair);
        const auto output = outputOf(*model, batch);
        QCOMPARE(output.encoderHeads.size(), layersOf(configuration, HeadKind::Encoder));
        QCOMPARE(output.heads.cross.size(), layersOf(configuration, HeadKind::Cross));
        QCOMPARE(output.heads.own.size(), layersOf(configuration, HeadKind::Decoder));
        for (const auto& weights : output.encoderHeads)
            checkRows(weights, batch.sourceLengths, batch.sourceLengths, false);
        for (std::size_t layer = 0; layer < output.heads.cross.size(); ++layer) {
            checkRows(output.heads.cross[layer], batch.targetLengths, batch.sourceLengths, false);
            checkRows(output.heads.own[layer], batch.targetLengths, batch.targetLengths, true);
        }
        QVERIFY(relativeDifference(output.weights, output.heads.cross.back().mean(1)) < 1e-6);
    }

    void batchGivesWhatSentencesGive_data() { models(); }

    void batchGivesWhatSentencesGive()
    {
        QFETCH(ModelConfiguration, configuration);
        auto model = tinyModel(configuration);
        const auto whole = outputOf(*model, batchOf(everyPair));
        for (const std::uint32_t index : everyPair) {
            const auto alone = outputOf(*model, batchOf({index}));
            const auto steps = alone.readouts.size(0);
            QVERIFY(relativeDifference(whole.readouts.narrow(0, 0, steps).select(1, index), alone.readouts.select(1, 0))
                < 1e-5);
            for (std::size_t layer = 0; layer < whole.heads.cross.size(); ++layer) {
                const auto& cross = alone.heads.cross[layer];
                const auto same = whole.heads.cross[layer][index].narrow(1, 0, steps).narrow(2, 0, cross.size(3));
                QVERIFY(relativeDifference(same, cross[0]) < 1e-5);
            }
        }
    }

    void stepsGiveWhatTheWholePassGives_data() { models(); }

    void stepsGiveWhatTheWholePassGives()
    {
        QFETCH(ModelConfiguration, configuration);
        auto model = tinyModel(configuration);
        const auto batch = batchOf(everyPair);
        const auto whole = outputOf(*model, batch);
        auto& network = model->network();
        const auto source = network.encoder().forward(batch.source, batch.sourceLengths, HeadsAnswer::All);
        const auto memory = network.decoder().memory(source);
        auto state = network.decoder().start(source);
        std::vector<DecoderOutput> steps;
        for (std::int64_t step = 0; step < batch.targetInput.size(0); ++step)
            steps.push_back(network.decoder().forward(batch.targetInput.narrow(0, step, 1), state, memory));
        const auto together = joined(steps);
        for (const std::uint32_t index : everyPair) { // values after the end of a sentence have no meaning
            const auto length = batch.targetLengths[index].item<std::int64_t>();
            const auto readouts = [&](const DecoderOutput& output) {
                return output.readouts.narrow(0, 0, length).select(1, index);
            };
            QVERIFY(relativeDifference(readouts(together), readouts(whole)) < 1e-5);
            const auto heads = [&](const std::vector<torch::Tensor>& layers) {
                return torch::stack(layers).select(1, index).narrow(2, 0, length);
            };
            QVERIFY(relativeDifference(heads(together.heads.cross), heads(whole.heads.cross)) < 1e-5);
            QVERIFY(relativeDifference(heads(together.heads.own), heads(whole.heads.own)) < 1e-5);
        }
    }

    void gradientsAreThoseOfFiniteDifferences_data() { models(); }

    void gradientsAreThoseOfFiniteDifferences()
    {
        QFETCH(ModelConfiguration, configuration);
        if (configuration.positions == Positions::Sinusoidal)
            configuration.positions = Positions::Learned;
        auto model = tinyModel(configuration);
        auto& network = model->network();
        network.to(torch::kFloat64);
        const auto batch = batchOf(everyPair);
        const auto loss = [&] { return network.lossSum(outputOf(*model, batch), batch); };
        loss().backward();
        for (const auto& [name, weight] : trainedWeights(network)) {
            auto flat = weight.detach().view(-1);
            const auto gradient = weight.grad().view(-1);
            const auto index = gradient.abs().argmax().item<std::int64_t>();
            const torch::NoGradGuard guard;
            const double kept = flat[index].item<double>();
            constexpr double distance = 1e-5;
            flat[index].fill_(kept + distance);
            const double above = loss().item<double>();
            flat[index].fill_(kept - distance);
            const double below = loss().item<double>();
            flat[index].fill_(kept);
            const double expected = (above - below) / (2.0 * distance);
            QVERIFY2(
                std::abs(gradient[index].item<double>() - expected) < 1e-6 * (1.0 + std::abs(expected)), name.c_str());
        }
    }

    void headsAreThoseOfTheChosenWords_data()
    {
        QTest::addColumn<int>("beam");
        QTest::newRow("greedy") << 1;
        QTest::newRow("beam") << 3;
    }

    /// Forces the words that decoding has chosen. Every head must have the same rows at the same places. It has not if
    /// the start token shifts the rows, or if labels are shifted by one.
    void headsAreThoseOfTheChosenWords()
    {
        QFETCH(int, beam);
        Translation chosen;
        std::shared_ptr<TranslationModel> model;
        std::vector<PreparedSentence> source;
        const auto isForcible = [&] {
            return chosen.target.size() > 2 && chosen.target.back().special
                && std::ranges::none_of(chosen.target, &Token::unknown);
        };
        for (std::uint64_t seed = 1; !isForcible(); ++seed) {
            model = tinyModel(tinyTransformer(), seed);
            // The second sentence is empty. The third continues after the first has ended.
            source = {prepare(*model, model->source(), "a b c d e"), prepare(*model, model->source(), ""),
                prepare(*model, model->source(), "k l")};
            DecodingOptions options{.maximumLength = 9, .beam = beam, .heads = HeadsAnswer::All};
            chosen = searchTranslations(*model, source, options, {}, {}).front();
        }
        const auto words = joinTokens(*model, chosen.target);
        const std::vector one{source.front()};
        const auto forced =
            decodeForced(*model, one, sentencesOf(*model, model->target(), words.c_str()), HeadsAnswer::All).front();
        QCOMPARE(forced.target.size(), chosen.target.size());
        compareMaps(chosen.attention, forced.attention);
        QCOMPARE(chosen.heads.size(), std::size_t(3 * 2 * 2));
        QCOMPARE(forced.heads.size(), chosen.heads.size());
        const auto place = [](const HeadMap& map) { return std::tuple(map.id.kind, map.id.layer, map.id.head); };
        QVERIFY(std::ranges::is_sorted(chosen.heads, std::ranges::less(), place));
        for (std::size_t head = 0; head < forced.heads.size(); ++head) {
            QVERIFY(chosen.heads[head].id == forced.heads[head].id);
            compareMaps(chosen.heads[head].attention, forced.heads[head].attention);
        }
        QCOMPARE(chosen.heads.front().attention.rows, chosen.source.size());
        QCOMPARE(chosen.heads.back().attention.columns, chosen.target.size());
        QCOMPARE(chosen.heads.back().attention.at(0, 0), 1.0f); // the first word has only the start token to read
        const auto without = searchTranslations(*model, one, {.maximumLength = 9, .beam = beam}, {}, {}).front();
        QVERIFY(without.heads.empty());
        compareMaps(without.attention, chosen.attention);
    }

    /// Kept heads, heads that are switched off and forced, and their messages, where the decoder has fewer layers.
    void layersAreCountedForEachKind()
    {
        const auto model = tinyModel(tinyMarian());
        const auto source = sentencesOf(*model, model->source(), "a b c d");
        const auto translation =
            searchTranslations(*model, source, {.maximumLength = 4, .heads = HeadsAnswer::All}, {}, {}).front();
        std::map<HeadKind, int> counts;
        for (const auto& map : translation.heads)
            ++counts[map.id.kind];
        QCOMPARE(
            counts, (std::map<HeadKind, int>{{HeadKind::Encoder, 6}, {HeadKind::Cross, 2}, {HeadKind::Decoder, 2}}));
        const auto kept = keptHeads(translation);
        QCOMPARE(kept.counts, (HeadCounts{.encoderLayers = 3, .decoderLayers = 1, .heads = 2}));
        const auto restored = headMaps(kept, translation.source.size(), translation.target.size());
        QCOMPARE(restored.size(), translation.heads.size());
        for (std::size_t head = 0; head < restored.size(); ++head)
            QVERIFY(restored[head].id == translation.heads[head].id);

        const AttentionHead last{HeadKind::Encoder, 3, 2}, none{HeadKind::Cross, 2, 1},
            noneOfDecoder{HeadKind::Decoder, 3, 1};
        const SentenceLengths lengths{translation.source.size(), translation.target.size()};
        const auto forced = [&](const AttentionHead& head) {
            return ForcedHeads::of(*model, {{.position = 0, .column = 0, .head = head}}, lengths);
        };
        const auto dissected = [&](const AttentionHead& head) { return dissect(*model, {1, translation, 0, 0, head}); };
        QVERIFY(SwitchedOff::of(*model, {last}));
        QVERIFY(forced(last));
        QVERIFY(dissected(last));
        const auto isRefused = [](const auto& result, const char* told) {
            return !result && QString::fromStdString(result.error().message).contains(QString::fromUtf8(told));
        };
        QVERIFY(isRefused(SwitchedOff::of(*model, {none}), "2.1 to switch off: the model has layers 1 to 1 and"));
        QVERIFY(isRefused(SwitchedOff::of(*model, {noneOfDecoder}), "layers 1 to 1 and"));
        QVERIFY(isRefused(forced(none), "2.1 whose attention could be forced: the model has layers 1 to 1 and"));
        QVERIFY(isRefused(dissected(none), "no head 1 in layer 2: this model has 1 layers of 2 heads"));
    }

    /// An opened model's table is used and kept. Training does not change it.
    void aFixedTableIsNotTrained()
    {
        const auto model = tinyModel(tinyMarian());
        auto weights = model->weights();
        QVERIFY(weights.find("encoder.positions.weight") && weights.find("decoder.positions.weight"));
        const auto batch = batchOf(everyPair);
        const auto before = outputOf(*model, batch).readouts;
        {
            const torch::NoGradGuard guard;
            model->network().named_parameters()["encoder.positions.weight"].mul_(-0.5);
        }
        weights = model->weights();
        const auto other = tinyModel(tinyMarian(), 5);
        QVERIFY(other->setWeights(weights));
        const auto after = outputOf(*other, batch).readouts;
        QVERIFY(torch::equal(after, outputOf(*model, batch).readouts));
        QVERIFY(!torch::allclose(after, before));
        for (const auto& [name, weight] : trainedWeights(other->network()))
            QVERIFY2(name.find("positions") == std::string::npos, name.c_str());
        other->network().lossSum(outputOf(*other, batch), batch).backward();
        QVERIFY(!other->network().named_parameters()["encoder.positions.weight"].grad().defined());
    }

    void givenWeightsMakeAModelWithoutARun()
    {
        auto configuration = tinyMarian();
        configuration.tiedEmbeddings = TiedEmbeddings::All;
        const Configuration whole{.data = {.tokenizer = TokenizerKind::Space}, .model = configuration};
        const auto drawn = TranslationModel::make(whole, letters(9), letters(9), Spacing()).value();
        const auto weights = drawn->weights();
        std::size_t asked = 0;
        const auto read = [&](const std::string& name, std::span<const std::int64_t> sizes,
                              std::span<float> room) -> Result<void> {
            const auto* stored = weights.find(name);
            if (!stored || !std::ranges::equal(stored->shape, sizes) || stored->bytes.size() != room.size_bytes())
                return failure(ErrorCode::BadData, Message("no {}", name));
            std::memcpy(room.data(), stored->bytes.data(), room.size_bytes());
            ++asked;
            return {};
        };
        const auto make = [&](const WeightReader& reader) {
            return TranslationModel::makeWith(reader, whole, letters(9), letters(9), Spacing());
        };
        const auto model = make(read);
        QVERIFY2(model, model ? "" : model.error().message.c_str());
        QCOMPARE(asked, weights.tensors.size());
        const auto source = sentencesOf(*drawn, drawn->source(), "a b c d");
        const auto textOf = [&](TranslationModel& one) {
            return searchTranslations(one, source, {.maximumLength = 6, .beam = 3}, {}, {}).front();
        };
        QCOMPARE(textOf(**model).text, textOf(*drawn).text);
        QCOMPARE(textOf(**model).score, textOf(*drawn).score);
        const auto refused =
            make([](const std::string& name, std::span<const std::int64_t>, std::span<float>) -> Result<void> {
                return failure(ErrorCode::BadData, Message("no {}", name));
            });
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::BadData);
    }

    void aZeroStartHasNoWeights()
    {
        for (const auto start : {StartVector::Learned, StartVector::Zero}) {
            auto configuration = tinyTransformer();
            configuration.startVector = start;
            const auto model = tinyModel(configuration);
            const auto batch = batchOf(everyPair);
            const auto before = outputOf(*model, batch).readouts;
            const torch::NoGradGuard guard;
            model->network().named_parameters()["decoder.embedding.weight"][Vocabulary::start].add_(1.0);
            QCOMPARE(torch::equal(outputOf(*model, batch).readouts, before), start == StartVector::Zero);
        }
    }

    void aForcedRowIsThatOfEveryHead()
    {
        auto model = tinyModel(tinyTransformer());
        const auto source = sentencesOf(*model, model->source(), "a b c d");
        const Constraints constraints{.words = {}, .rows = {{.position = 1, .column = 2}}};
        DecodingOptions options{.maximumLength = 4, .heads = HeadsAnswer::All};
        options.constraints = prepare(*model, constraints, source.front()).value();
        const auto translation = searchTranslations(*model, source, options, {}, {}).front();
        QVERIFY(translation.target.size() > 1);
        int crossHeads = 0;
        for (const auto& [id, attention] : translation.heads)
            if (id.kind == HeadKind::Cross) {
                ++crossHeads;
                QCOMPARE(attention.at(1, 2), 1.0f);
                QVERIFY(attention.at(0, 2) < 1.0f);
            }
        QCOMPARE(crossHeads, 4);
        QCOMPARE(translation.attention.at(1, 2), 1.0f);
    }

    void severalModelsHaveNoHeads()
    {
        auto first = tinyModel(tinyTransformer(), 3), second = tinyModel(tinyTransformer(NormPlace::Post), 4);
        auto recurrent = tinyModel(tinyConfiguration("general"), 5);
        const auto group = ModelGroup::of({first.get(), second.get(), recurrent.get()}).value();
        const auto source = sentencesOf(*first, first->source(), "a b c d");
        const auto translation =
            searchTranslations(group, source, {.maximumLength = 4, .heads = HeadsAnswer::All}, {}, {}).front();
        QVERIFY(translation.heads.empty());
        QCOMPARE(translation.attention.columns, std::size_t(5));
        const auto alone = [&](TranslationModel& model) {
            return searchTranslations(model, source, {.maximumLength = 4}, {}, {}).front().attention.at(0, 0);
        };
        const float mean = (alone(*first) + alone(*second) + alone(*recurrent)) / 3.0f;
        QVERIFY(std::abs(translation.attention.at(0, 0) - mean) < 1e-5f);
    }

    void aTableOfPositionsEndsATranslation_data()
    {
        QTest::addColumn<Positions>("positions");
        QTest::newRow("learned") << Positions::Learned;
        QTest::newRow("fixed") << Positions::FixedTable;
    }

    void aTableOfPositionsEndsATranslation()
    {
        QFETCH(Positions, positions);
        auto configuration = tinyTransformer();
        configuration.positions = positions;
        configuration.maximumPositions = 6;
        auto model = tinyModel(configuration);
        {
            const torch::NoGradGuard guard;
            model->network().named_parameters()["decoder.output.bias"][Vocabulary::end] =
                -1e9; // the translation never ends by itself
        }
        const auto source = sentencesOf(*model, model->source(), "a b c");
        for (const int beam : {1, 3}) {
            const auto translation = searchTranslations(*model, source, {.beam = beam}, {}, {}).front();
            QCOMPARE(translation.target.size(), std::size_t(6));
            QCOMPARE(translation.end, TranslationEnd::MaximumLength);
        }
    }

    void sizesThatDoNotFitAreRefused_data()
    {
        addColumns<QString, QString, QString>("key", "value", "told");
        QTest::newRow("heads") << "heads" << "6" << "heads=6 needs an embedding_size that is a multiple of it";
        QTest::newRow("what to do") << "heads" << "6" << "embedding_size=64. Set embedding_size=66 or heads=4.";
        QTest::newRow("more heads than numbers") << "heads" << "100" << "Set embedding_size=100 or heads=64.";
        QTest::newRow("one-hot words") << "word_vectors" << "one-hot" << "needs word_vectors=learned";
        QTest::newRow("recurrent") << "architecture" << "recurrent"
                                   << "attention=multi-head needs architecture=transformer";
    }

    void sizesThatDoNotFitAreRefused()
    {
        const auto [key, value, told] = fetched<QString, QString, QString>();
        const std::vector<KeyValue> settings{{"embedding_size", "64"}, {key.toStdString(), value.toStdString()}};
        const auto configuration = configure("transformer-tiny", settings).value();
        const auto model = TranslationModel::make(configuration, letters(12), letters(9), Spacing());
        QVERIFY(!model);
        QCOMPARE(model.error().code, ErrorCode::InvalidSetting);
        const auto message = QString::fromStdString(model.error().message);
        QVERIFY2(message.contains(told), qPrintable(message));
    }

private:
    static void models()
    {
        QTest::addColumn<ModelConfiguration>("configuration");
        QTest::newRow("pre") << tinyTransformer(NormPlace::Pre);
        QTest::newRow("post") << tinyTransformer(NormPlace::Post);
        QTest::newRow("Marian") << tinyMarian();
    }
};

ATTENTOSCOPE_TEST(TestTransformer, QCoreApplication);
#include "tst_transformer.moc"
