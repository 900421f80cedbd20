// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/training/trainer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

BatchTensors raggedBatch()
{
    return BatchTensors::from(makeBatch(raggedPairs(), everyPair, SourceMarkers::End));
}

Forcing allForced(const BatchTensors& batch)
{
    return Forcing::all(batch.targetInput.size(0));
}

PreparedSentence sentence(const TranslationModel& model, const Vocabulary& vocabulary, const char* text)
{
    return prepare(model, vocabulary, text);
}

} // namespace

/// Properties of every row in the table of attention kinds, also of future ones.
class TestAttentionKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsSumToWhatTheTableSays_data() { kinds(); }

    void rowsSumToWhatTheTableSays()
    {
        QFETCH(QString, kind);
        const auto* row = findAttentionKind(kind.toStdString()).value();
        auto model = tinyModel(tinyConfiguration(row->info.id));
        const auto batch = raggedBatch();
        const auto output = model->network().forward(batch, allForced(batch));
        if (row->info.rowSum == RowSum::None) {
            QVERIFY(!output.weights.defined());
            return;
        }
        const auto sums = output.weights.sum(-1);
        if (row->info.rowSum == RowSum::One)
            QVERIFY((sums - 1.0).abs().max().item<double>() < 1e-5);
        QVERIFY(sums.max().item<double>() < 1.0 + 1e-5);
        QVERIFY(output.weights.min().item<double>() >= 0.0);
        // Padding gets nothing at all, not merely little.
        const auto lengths = batch.sourceLengths;
        for (std::int64_t index = 0; index < lengths.size(0); ++index) {
            const auto length = lengths[index].item<std::int64_t>();
            const auto padding = output.weights[index].narrow(1, length, output.weights.size(2) - length);
            QCOMPARE(padding.abs().sum().item<double>(), 0.0);
        }
    }

    void batchGivesWhatSentencesGive_data() { kinds(); }

    void batchGivesWhatSentencesGive()
    {
        QFETCH(QString, kind);
        for (const bool bidirectional : {false, true}) {
            auto configuration = tinyConfiguration(kind.toStdString());
            if (bidirectional && kind == u"dot"_s)
                continue;
            configuration.bidirectional = bidirectional;
            configuration.initialState = bidirectional ? InitialState::Projected : InitialState::Copy;
            auto model = tinyModel(configuration);
            const auto batch = raggedBatch();
            const auto whole = model->network().forward(batch, allForced(batch));
            for (std::uint32_t index = 0; index < everyPair.size(); ++index) {
                const auto single =
                    BatchTensors::from(makeBatch(raggedPairs(), std::vector{index}, SourceMarkers::End));
                const auto alone = model->network().forward(single, allForced(single));
                const auto steps = alone.readouts.size(0);
                QVERIFY(
                    relativeDifference(whole.readouts.narrow(0, 0, steps).select(1, index), alone.readouts.select(1, 0))
                    < 1e-5);
            }
        }
    }

    void gradientsAreThoseOfFiniteDifferences_data() { kinds(); }

    void gradientsAreThoseOfFiniteDifferences()
    {
        QFETCH(QString, kind);
        auto configuration = tinyConfiguration(kind.toStdString());
        configuration.inputFeeding = findAttentionKind(kind.toStdString()).value()->info.reads == ReadsState::Current;
        auto model = tinyModel(configuration);
        auto& network = model->network();
        network.to(torch::kFloat64);
        const auto batch = raggedBatch();
        const auto loss = [&] { return network.lossSum(network.forward(batch, allForced(batch)), batch); };
        loss().backward();
        for (const auto& item : network.named_parameters()) {
            auto weight = item.value();
            const auto gradient = weight.grad();
            const torch::NoGradGuard guard;
            auto flat = weight.view(-1);
            const std::int64_t index = (7 * weight.numel()) / 11;
            const double kept = flat[index].item<double>();
            constexpr double distance = 1e-5;
            flat[index].fill_(kept + distance);
            const double above = loss().item<double>();
            flat[index].fill_(kept - distance);
            const double below = loss().item<double>();
            flat[index].fill_(kept);
            const double expected = (above - below) / (2.0 * distance);
            const double actual = gradient.view(-1)[index].item<double>();
            QVERIFY2(std::abs(actual - expected) < 1e-6 * (1.0 + std::abs(expected)), item.key().c_str());
        }
    }

    void greedyAndForcedAgree_data() { kinds(); }

    void greedyAndForcedAgree()
    {
        // Forces the words that greedy decoding has chosen. The rows and probabilities must be the same at the same
        // places. They are not if the start token shifts the rows, or if labels are shifted by one.
        QFETCH(QString, kind);
        std::shared_ptr<TranslationModel> model;
        Translation greedy;
        std::vector<PreparedSentence> source;
        const auto isForcible = [&] {
            const auto unknown = [](const Token& token) { return token.unknown; };
            return greedy.target.size() > 2 && std::ranges::none_of(greedy.target, unknown);
        };
        for (std::uint64_t seed = 1; !isForcible(); ++seed) {
            model = tinyModel(tinyConfiguration(kind.toStdString()), seed);
            source = {sentence(*model, model->source(), "a b c d e")};
            greedy = decodeGreedily(*model, source, {.maximumLength = 7}, {}, {}).front();
        }
        const auto words = joinTokens(*model, greedy.target);
        const std::vector target{sentence(*model, model->target(), words.c_str())};
        const auto forced = decodeForced(*model, source, target).front();
        QCOMPARE(greedy.source.size(), std::size_t(6));
        QCOMPARE(greedy.source.back().text, std::string("<eos>"));
        for (std::size_t step = 0; step < greedy.target.size(); ++step) {
            QCOMPARE(greedy.target[step].text, forced.target[step].text);
            QVERIFY(std::abs(greedy.probabilities[step] - forced.probabilities[step]) < 1e-5f);
            for (std::size_t column = 0; column < greedy.attention.columns; ++column)
                QVERIFY(std::abs(greedy.attention.at(step, column) - forced.attention.at(step, column)) < 1e-5f);
        }
    }

    void decodingLeavesTrainingAlone_data() { kinds(); }

    void decodingLeavesTrainingAlone()
    {
        QFETCH(QString, kind);
        auto configuration = tinyConfiguration(kind.toStdString());
        configuration.dropout = 0.3;
        const auto losses = [&](bool decodeBetween) {
            auto model = tinyModel(configuration);
            Trainer trainer(model);
            const auto batch = makeBatch(raggedPairs(), everyPair, SourceMarkers::End);
            std::vector<double> values;
            for (int step = 0; step < 5; ++step) {
                if (decodeBetween) {
                    const std::vector source{sentence(*model, model->source(), "a b c")};
                    const auto once = decodeGreedily(*model, source, {}, {}, {}).front();
                    const auto again = decodeGreedily(*model, source, {}, {}, {}).front();
                    // Dropout must be off while decoding, or two decodings would differ.
                    if (once.score != again.score)
                        return std::vector<double>{};
                }
                values.push_back(trainer.train(batch, 0.01).value().loss);
            }
            return values;
        };
        QCOMPARE(losses(true), losses(false));
    }

    void equationIsInAComment_data() { kinds(); }

    void equationIsInAComment()
    {
        QFETCH(QString, kind);
        QStringList comments;
        for (QDirIterator sources(
                 QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/../engine/model/attention"), {u"*.h"_s, u"*.cpp"_s});
            sources.hasNext();) {
            QFile source(sources.next());
            QVERIFY(source.open(QIODevice::ReadOnly));
            for (const auto& line : QString::fromUtf8(source.readAll()).split(QLatin1Char('\n')))
                if (line.startsWith(u"///   "_s))
                    comments << line.mid(6);
        }
        const auto& info = findAttentionKind(kind.toStdString()).value()->info;
        for (const auto& line : QString::fromStdString(info.equation).split(QLatin1Char('\n')))
            QVERIFY2(comments.contains(line) || info.reads == ReadsState::Nothing, qPrintable(line));
        QVERIFY(!info.symbols.empty());
        const bool hasPaper = kind != "linear"_L1; // no paper has its equation
        QCOMPARE(info.paperUrl.starts_with("https://"), hasPaper);
        QCOMPARE(!info.paper.empty(), hasPaper);
    }

    void permutingABatchPermutesTheResult_data() { kinds(); }

    void permutingABatchPermutesTheResult()
    {
        QFETCH(QString, kind);
        auto model = tinyModel(tinyConfiguration(kind.toStdString()));
        const std::vector<std::uint32_t> order{2, 0, 3, 1};
        const auto batch = raggedBatch();
        const auto permuted = BatchTensors::from(makeBatch(raggedPairs(), order, SourceMarkers::End));
        const auto expected = model->network().forward(batch, allForced(batch));
        const auto actual = model->network().forward(permuted, allForced(permuted));
        for (std::int64_t place = 0; place < static_cast<std::int64_t>(order.size()); ++place) {
            const std::int64_t sentence = order[static_cast<std::size_t>(place)];
            QVERIFY(relativeDifference(actual.readouts.select(1, place), expected.readouts.select(1, sentence)) < 1e-6);
            if (expected.weights.defined())
                QVERIFY(relativeDifference(actual.weights[place], expected.weights[sentence]) < 1e-6);
        }
    }

    void savedWeightsGiveTheSameBits_data() { kinds(); }

    void savedWeightsGiveTheSameBits()
    {
        QFETCH(QString, kind);
        auto model = tinyModel(tinyConfiguration(kind.toStdString()), 3);
        auto other = tinyModel(tinyConfiguration(kind.toStdString()), 4);
        const auto batch = raggedBatch();
        const auto expected = model->network().forward(batch, allForced(batch)).readouts;
        QVERIFY(!torch::equal(other->network().forward(batch, allForced(batch)).readouts, expected));
        QTemporaryDir folder;
        const auto path = folder.filePath(u"weights.safetensors"_s).toStdString();
        QVERIFY(writeSafetensors(path, model->weights()));
        QVERIFY(other->setWeights(readSafetensors(path).value()));
        QVERIFY(torch::equal(other->network().forward(batch, allForced(batch)).readouts, expected));
    }

    void unmaskedLocationLosesWeightBeyondTheEnd()
    {
        auto configuration = tinyConfiguration("location");
        configuration.mask = PositionMask::Off;
        QCOMPARE(rowSumOf(configuration), RowSum::AtMostOne);
        auto model = tinyModel(configuration);
        const auto batch = raggedBatch();
        const auto sums = model->network().forward(batch, allForced(batch)).weights.sum(-1);
        QVERIFY(sums.max().item<double>() < 1.0);
        QVERIFY(sums.min().item<double>() > 0.0);
        configuration.mask = PositionMask::On;
        QCOMPARE(rowSumOf(configuration), RowSum::One);
    }

    void unknownKindListsTheKnown()
    {
        const auto found = findAttentionKind("telepathic");
        QVERIFY(!found);
        QVERIFY(found.error().message.find("telepathic") != std::string::npos);
        for (const auto& row : attentionKinds())
            QVERIFY(found.error().message.find(row.info.id) != std::string::npos);
    }

private:
    static void kinds()
    {
        QTest::addColumn<QString>("kind");
        for (const auto& row : attentionKinds())
            QTest::newRow(row.info.id.c_str()) << QString::fromStdString(row.info.id);
    }
};

ATTENTOSCOPE_TEST(TestAttentionKinds, QCoreApplication);
#include "tst_attentionkinds.moc"
