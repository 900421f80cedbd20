// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/modelcounts.h"
#include "engine/settings/presets.h"
#include "tests/support/testprogram.h"

namespace {

/// One pair with these numbers of tokens, markers included.
Batch pairOf(std::int64_t source, std::int64_t target)
{
    return Batch{.size = 1,
        .sourceLengths = {source},
        .targetLengths = {target},
        .sourceTokens = static_cast<std::size_t>(source),
        .targetTokens = static_cast<std::size_t>(target)};
}

} // namespace

/// The numbers of operations by which the benchmark divides. The test has the sums written down.
class TestOperations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStandardConfiguration()
    {
        const auto configuration = configure("luong-general", {}).value();
        const double lstms = 2.0 * (256 + 512) * 2048 + 2.0 * (512 + 512) * 2048;
        const double source = lstms + 2.0 * 512 * 512;
        const double target = lstms + 2.0 * 1024 * 512 + 2.0 * 512 * 5921;
        const double pair = 2.0 * 512 + 2.0 * 512; // score and weighted sum
        QCOMPARE(trainingOperations(*modelSizes(configuration, 7859, 5921), pairOf(13, 14)),
            3.0 * (13 * source + 14 * target + 13.0 * 14 * pair));
    }

    void aDecoderThatAttendsFirst()
    {
        const auto configuration =
            configure("bahdanau-2014", {{"embedding_size", "10"}, {"hidden_size", "20"}, {"maxout_size", "6"}}).value();
        const double source = 2 * 2.0 * (10 + 20) * 60 + 2.0 * 40 * 20; // both directions, keys
        const double target = 2.0 * 20 * 20 + 2.0 * (10 + 40 + 20) * 60 + 2.0 * (20 + 10 + 40) * 12
            + 2.0 * 6 * 100; // query, unit, maxout
        const double pair = 2.0 * 20 + 2.0 * 40;
        QCOMPARE(trainingOperations(*modelSizes(configuration, 100, 100), pairOf(3, 5)),
            3.0 * (3 * source + 5 * target + 15 * pair));
    }

    void aTiedMatrixMultipliesAllTheSame()
    {
        const auto count = [](const char* tied, std::size_t words) {
            const auto configuration = configure("luong-general",
                {{"tied_embeddings", tied}, {"embedding_size", "10"}, {"hidden_size", "20"},
                    {"input_feeding", "false"}});
            return trainingOperations(*modelSizes(*configuration, words, words), pairOf(3, 5));
        };
        QCOMPARE(count("target", 101) - count("target", 100), 3.0 * 5 * 2.0 * 10); // one more row of ten numbers
        QCOMPARE(count("all", 100), count("target", 100));
        QCOMPARE(count("none", 100) - count("target", 100), 3.0 * 5 * (2.0 * 40 * 10 + 2.0 * 100 * 10)); // W_c, W_s
    }

    void aVectorHasTheSizeOfWhatItMultiplies()
    {
        const auto count = [](const char* attention) {
            const auto configuration = configure("luong-general",
                {{"attention", attention}, {"embedding_size", "10"}, {"hidden_size", "20"}, {"attention_size", "3"}});
            return trainingOperations(*modelSizes(*configuration, 100, 100), pairOf(3, 5));
        };
        const double position = 2.0 * 20 * 3 + 2.0 * 3; // W_p and v of p(t) = S · sigmoid(v · tanh(W_p s(t)))
        QCOMPARE(count("local-p") - count("local-m"), 3.0 * 5 * position);
    }

    void aTransformer_data()
    {
        addColumns<int, int>("layers", "decoderLayers");
        QTest::newRow("as many") << 2 << 0;
        QTest::newRow("fewer") << 3 << 1;
    }

    void aTransformer()
    {
        const auto [layers, decoderLayers] = fetched<int, int>();
        const auto configuration = configure("transformer",
            {{"embedding_size", "10"}, {"heads", "5"}, {"inner_size", "30"}, {"layers", std::to_string(layers)},
                {"decoder_layers", std::to_string(decoderLayers)}, {"tied_embeddings", "none"}})
                                       .value();
        const double feedForward = 2 * 2.0 * 10 * 30, map = 2.0 * 10 * 10,
                     weighed = 2 * 2.0 * 10; // score, weighted sum
        const double encoder = 3 * (4 * map + feedForward) + 3 * 3 * weighed;
        const double decoder = 5 * (4 * map) + (1 + 2 + 3 + 4 + 5) * weighed // reads itself
            + 5 * (2 * map) + 3 * (2 * map) + 5 * 3 * weighed // reads the source
            + 5 * feedForward;
        QCOMPARE(trainingOperations(*modelSizes(configuration, 100, 200), pairOf(3, 5)),
            3.0 * (layers * encoder + (decoderLayers > 0 ? decoderLayers : layers) * decoder + 5 * 2.0 * 10 * 200));
    }

    void everyPresetIsCounted()
    {
        for (const auto& preset : presets())
            if (taskOf(preset.id) == Task::Sentences) {
                const auto configuration = configure(preset.id, {}).value();
                const double one = trainingOperations(*modelSizes(configuration, 50, 60), pairOf(4, 5));
                QVERIFY(one > 0.0);
                QVERIFY(trainingOperations(*modelSizes(configuration, 50, 61), pairOf(4, 5)) > one);
            }
    }
};

ATTENTOSCOPE_TEST(TestOperations, attentoscope::tests::NoApplication);
#include "tst_operations.moc"
