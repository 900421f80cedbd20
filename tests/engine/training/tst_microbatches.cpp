// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

constexpr MicroBatchLimit asSmallAsPossible{1};

/// Forty sentences of unequal lengths. The longest target comes first, as in every batch of training.
Batch raggedBatch()
{
    const auto pairs = raggedPairs();
    EncodedPairs many;
    for (const std::size_t index : {1, 3, 0, 2})
        for (int copy = 0; copy < 10; ++copy) {
            many.source.add(pairs.source[index]);
            many.target.add(pairs.target[index]);
        }
    std::vector<std::uint32_t> indices(40);
    std::iota(indices.begin(), indices.end(), 0U);
    return makeBatch(many, indices, SourceMarkers::End);
}

/// Each target token of every third pair is linked to the first source token.
TaughtLinks linksToTheFirst(const Batch& batch)
{
    TaughtLinks links{
        torch::zeros({static_cast<std::int64_t>(batch.size), static_cast<std::int64_t>(batch.targetLength),
            static_cast<std::int64_t>(batch.sourceLength)}),
        AttentionHead()};
    for (std::size_t pair = 0; pair < batch.size; pair += 3)
        links.shares[static_cast<std::int64_t>(pair)]
            .narrow(0, 0, batch.targetLengths[pair] - 1)
            .select(1, 0)
            .fill_(1.0);
    return links;
}

/// Losses of five steps, of words and of alignment.
std::vector<double> losses(const Configuration& configuration, MicroBatchLimit limit)
{
    auto model = TranslationModel::make(configuration, letters(12), letters(9), Spacing()).value();
    Trainer trainer(model, limit);
    const auto batch = raggedBatch();
    const Guidance guidance{linksToTheFirst(batch), configuration.training.alignmentWeight};
    std::vector<double> result;
    for (int step = 0; step < 5; ++step) {
        const auto trained = trainer.train(batch, 0.02, std::nullopt, guidance).value();
        result.push_back(trained.loss);
        result.push_back(trained.alignmentLoss.value());
    }
    return result;
}

} // namespace

/// Cutting a batch into micro-batches saves memory and does not change any number.
class TestBatchSlices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSmallBatchStaysWhole()
    {
        const auto tensors = BatchTensors::from(raggedBatch());
        QCOMPARE(MicroBatchLimit{}.countFor(tensors, tinyConfiguration("general")), std::int64_t(1));
        QCOMPARE(splitIntoMicroBatches(tensors, Forcing::all(5), 1).size(), std::size_t(1));
    }

    void slicesHoldEverySentenceOnce()
    {
        const auto tensors = BatchTensors::from(raggedBatch());
        const std::int64_t count = asSmallAsPossible.countFor(tensors, tinyConfiguration("general"));
        QCOMPARE(count, std::int64_t(3));
        const auto slices = splitIntoMicroBatches(tensors, Forcing::all(5), count);
        QCOMPARE(slices.size(), std::size_t(3));
        std::vector<torch::Tensor> lengths;
        std::int64_t tokens = 0;
        for (const auto& [batch, forcing] : slices) {
            lengths.push_back(batch.targetLengths);
            tokens += batch.targetTokens;
            QCOMPARE(batch.targetInput.size(0), batch.targetLengths.max().item<std::int64_t>());
            QCOMPARE(batch.source.size(0), batch.sourceLengths.max().item<std::int64_t>());
            QCOMPARE(static_cast<std::int64_t>(forcing.steps.size()), batch.targetInput.size(0));
        }
        QVERIFY(torch::cat(lengths).equal(tensors.targetLengths));
        QCOMPARE(tokens, tensors.targetTokens);
    }

    void slicesTrainAsTheWholeBatchDoes_data()
    {
        addColumns<QString, ForcingUnit, bool>("attention", "coin", "averagesPairs");
        QTest::addRow("coins by step") << "general" << ForcingUnit::Step << false;
        QTest::addRow("coins by pair") << "general" << ForcingUnit::Pair << true;
        QTest::addRow("coins by word") << "additive" << ForcingUnit::Word << false;
        QTest::addRow("Transformer") << "multi-head" << ForcingUnit::Pair << false;
    }

    void slicesTrainAsTheWholeBatchDoes()
    {
        const auto [attention, coin, averagesPairs] = fetched<QString, ForcingUnit, bool>();
        Configuration configuration;
        configuration.model = tinyConfiguration(attention.toStdString());
        configuration.model.dropout = 0.0;
        configuration.training.teacherForcing = 0.5;
        configuration.training.forcingCoin = coin;
        configuration.training.lossAverage = averagesPairs ? LossAverage::Pairs : LossAverage::Tokens;
        configuration.training.initialRange = 0.5;
        configuration.training.alignmentWeight = 0.7;
        const auto whole = losses(configuration, MicroBatchLimit{}), cut = losses(configuration, asSmallAsPossible);
        QVERIFY(whole[whole.size() - 2] < whole.front());
        for (std::size_t loss = 0; loss < whole.size(); ++loss)
            QVERIFY2(std::abs(cut[loss] - whole[loss]) < 1e-5 * whole[loss],
                qPrintable(u"loss %1: %2, not %3"_s.arg(loss).arg(cut[loss]).arg(whole[loss])));
    }
};

ATTENTOSCOPE_TEST(TestBatchSlices, attentoscope::tests::NoApplication);
#include "tst_microbatches.moc"
