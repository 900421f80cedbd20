// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "engine/training/trainer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <ATen/Parallel.h>

namespace {

using Settings = std::vector<KeyValue>;

std::shared_ptr<TranslationModel> modelWith(const std::string& preset, const char* path, const Settings& more)
{
    Settings settings{{"recurrent", path}, {"hidden_size", "24"}, {"embedding_size", "16"}, {"dropout", "0"},
        {"clip_norm", "0"}, {"initial_range", "0.4"}};
    settings.insert(settings.end(), more.begin(), more.end());
    const auto configuration = configure(preset, settings).value();
    return TranslationModel::make(configuration, letters(12), letters(9), Spacing()).value();
}

/// The ragged pairs many times, with the longest targets first. If `leftOut` is true, every third pair is left out.
EncodedPairs manyRaggedPairs(bool leavesOut)
{
    const auto pairs = raggedPairs();
    EncodedPairs many;
    for (const std::size_t index : {1, 3, 0, 2})
        for (int copy = 0; copy < 10; ++copy) {
            many.source.add(pairs.source[index]);
            many.target.add(pairs.target[index]);
            if (leavesOut)
                many.leftOut.push_back(copy % 3 == 0);
        }
    return many;
}

Batch batchOf(const EncodedPairs& pairs, const TranslationModel& model)
{
    std::vector<std::uint32_t> indices(pairs.size());
    std::iota(indices.begin(), indices.end(), 0U);
    return makeBatch(pairs, indices, model.configuration().model.sourceMarkers);
}

std::map<std::string, torch::Tensor> gradientsOf(TranslationModel& model)
{
    std::map<std::string, torch::Tensor> gradients;
    for (const auto& [name, weight] : trainedWeights(model.network()))
        gradients[name] = weight.grad().defined() ? weight.grad().clone() : torch::zeros_like(weight);
    return gradients;
}

/// The gradients of one step with this batch.
std::map<std::string, torch::Tensor> trainedOnce(
    const std::shared_ptr<TranslationModel>& model, const Batch& batch, MicroBatchLimit limit)
{
    Trainer trainer(model, limit);
    valueOf(trainer.train(batch, 0.0, 1.0));
    return gradientsOf(*model);
}

/// The same gradients by LibTorch's own operations. Only the log probabilities of the kept pairs are added. The sum is
/// divided by the number of all target words.
std::map<std::string, torch::Tensor> recomputed(TranslationModel& model, const Batch& whole, const EncodedPairs& pairs)
{
    const auto batch = BatchTensors::from(whole);
    auto& network = model.network();
    network.train();
    forgetGradients(network);
    const auto output = network.forward(batch, Forcing::all(batch.targetInput.size(0)));
    const auto scores = network.decoder().logits(output.readouts.flatten(0, 1)).log_softmax(-1);
    auto chosen = scores.gather(1, batch.targetOutput.flatten().unsqueeze(1)).view(batch.targetOutput.sizes());
    chosen = chosen.masked_fill(batch.targetOutput.eq(Vocabulary::padding), 0.0);
    torch::Tensor loss = torch::zeros({});
    for (std::size_t pair = 0; pair < pairs.size(); ++pair)
        if (!pairs.leftOut[pair])
            loss = loss - chosen.select(1, static_cast<std::int64_t>(pair)).sum();
    (loss / static_cast<double>(whole.targetTokens)).backward();
    return gradientsOf(model);
}

void verifyAlike(const std::map<std::string, torch::Tensor>& actual,
    const std::map<std::string, torch::Tensor>& expected, double most)
{
    QCOMPARE(actual.size(), expected.size());
    for (const auto& [name, gradient] : expected) {
        const auto difference = relativeDifference(actual.at(name), gradient);
        QVERIFY2(difference < most, qPrintable(u"%1: %2"_s.arg(QString::fromStdString(name)).arg(difference)));
    }
}

} // namespace

/// A pair that is left out stays in its batch and has no part in the gradient.
class TestLeftOutGradients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { at::set_num_threads(2); } // two replicas

    void gradientsAreThoseOfTheKeptPairs_data()
    {
        addColumns<QString, Settings, bool>("preset", "settings", "isCut");
        const auto row = [](const char* name, const char* preset, const Settings& settings, bool isCut) {
            QTest::newRow(name) << QString(preset) << settings << isCut;
        };
        row("recurrent", "recommended", {}, false);
        row("recurrent, micro-batches", "recommended", {}, true);
        row("decoder step by step", "luong-dot", {{"input_feeding", "true"}}, false);
        row("Bahdanau's", "bahdanau-2014", {}, false);
        row("Transformer", "transformer-tiny", {}, false);
        row("Transformer, micro-batches", "transformer-tiny", {}, true);
    }

    void gradientsAreThoseOfTheKeptPairs()
    {
        const auto [preset, settings, isCut] = fetched<QString, Settings, bool>();
        const Settings unsmoothed{{"label_smoothing", "0"}, {"loss_average", "tokens"}};
        auto all = unsmoothed;
        all.insert(all.end(), settings.begin(), settings.end());
        const auto pairs = manyRaggedPairs(true);
        const auto plain = modelWith(preset.toStdString(), "reference", all);
        const auto expected = recomputed(*plain, batchOf(manyRaggedPairs(false), *plain), pairs);
        const MicroBatchLimit limit{isCut ? 1 : MicroBatchLimit{}.activations};
        for (const char* path : {"reference", "fused"}) {
            const auto model = modelWith(preset.toStdString(), path, all);
            const auto batch = batchOf(pairs, *model);
            QVERIFY(batch.countedTokens < batch.targetTokens);
            verifyAlike(trainedOnce(model, batch, limit), expected, 1e-4);
        }
    }

    /// Every pair of a batch may be left out.
    void aBatchWithoutPairsTeachesNothing_data()
    {
        addColumns<QString, QString>("preset", "path");
        for (const char* preset : {"recommended", "transformer-tiny"})
            for (const char* path : {"fused", "reference"})
                QTest::addRow("%s, %s", preset, path) << QString(preset) << QString(path);
    }

    void aBatchWithoutPairsTeachesNothing()
    {
        const auto [preset, path] = fetched<QString, QString>();
        const auto model = modelWith(preset.toStdString(), path.toLatin1(), {});
        auto pairs = manyRaggedPairs(true);
        pairs.leftOut.assign(pairs.size(), true);
        Trainer trainer(model);
        const auto report = valueOf(trainer.train(batchOf(pairs, *model), 0.01, 1.0));
        QCOMPARE(report.loss, 0.0);
        QCOMPARE(report.gradientNorm, 0.0);
    }

    void aBatchWithoutPairsTeachesNoHead_data() { aBatchWithoutPairsTeachesNothing_data(); }

    void aBatchWithoutPairsTeachesNoHead()
    {
        const auto [preset, path] = fetched<QString, QString>();
        const auto model = modelWith(preset.toStdString(), path.toLatin1(), {});
        auto pairs = manyRaggedPairs(true);
        pairs.leftOut.assign(pairs.size(), true);
        const auto batch = batchOf(pairs, *model);
        Guidance guidance{{torch::zeros({std::int64_t(batch.size), std::int64_t(batch.targetLength),
                               std::int64_t(batch.sourceLength)}),
                              {}},
            1.0};
        guidance.links.shares.select(2, 0).fill_(1.0);
        if (preset == u"transformer-tiny")
            guidance.links.head = AttentionHead{HeadKind::Cross, 1, 1};
        Trainer trainer(model);
        const auto report = valueOf(trainer.train(batch, 0.01, 1.0, guidance));
        QCOMPARE(report.gradientNorm, 0.0);
        QVERIFY(!report.alignmentLoss);
    }

    /// The loss is over the words that count. If no pair is left out, it is the usual loss.
    void theLossIsThatOfTheCountedWords()
    {
        const auto model = modelWith("recommended", "fused", {});
        auto pairs = manyRaggedPairs(true);
        Trainer trainer(model);
        const auto part = valueOf(trainer.train(batchOf(pairs, *model), 0.0, 1.0));
        EncodedPairs kept;
        for (std::size_t pair = 0; pair < pairs.size(); ++pair)
            if (!pairs.leftOut[pair]) {
                kept.source.add(pairs.source[pair]);
                kept.target.add(pairs.target[pair]);
            }
        const auto alone = valueOf(trainer.train(batchOf(kept, *model), 0.0, 1.0));
        QVERIFY(std::abs(part.loss - alone.loss) < 1e-5);
        QCOMPARE(part.targetTokens, static_cast<std::int64_t>(batchOf(pairs, *model).targetTokens));
    }
};

ATTENTOSCOPE_TEST(TestLeftOutGradients, attentoscope::tests::NoApplication);
#include "tst_leftoutgradients.moc"
