// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/modelcounts.h"
#include "engine/settings/presets.h"
#include "engine/training/trainer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <ATen/Parallel.h>

namespace {

Result<Configuration> configurationOf(const QString& settings)
{
    std::vector<KeyValue> values{{"embedding_size", "5"}, {"hidden_size", "6"}, {"decoder_hidden_size", "0"},
        {"bidirectional", "false"}, {"initial_state", "copy"}, {"dropout", "0"}, {"maxout_size", "0"},
        {"initial_range", "0.6"}, {"readout", "state"}, {"decoder_input", "word-context"}};
    for (const auto& setting : settings.split(QLatin1Char(' ')))
        values.push_back({setting.section('=', 0, 0).toStdString(), setting.section('=', 1).toStdString()});
    return configure("luong-general", values);
}

Result<std::shared_ptr<TranslationModel>> tryModel(const QString& settings)
{
    const auto configuration = configurationOf(settings);
    if (!configuration)
        return std::unexpected(configuration.error());
    return TranslationModel::make(*configuration, letters(9), letters(9), Spacing());
}

std::shared_ptr<TranslationModel> modelOf(const QString& settings)
{
    return tryModel(settings).value();
}

BatchTensors batchTensors()
{
    return BatchTensors::from(makeBatch(raggedPairs(), everyPair, SourceMarkers::End));
}

torch::Tensor lossOf(TranslationModel& model)
{
    const auto batch = batchTensors();
    auto& network = model.network();
    return network.lossSum(network.forward(batch, Forcing::all(batch.targetInput.size(0))), batch, 0.1);
}

/// Losses and gradients' norms of ten steps.
std::vector<double> tenSteps(Trainer& trainer)
{
    std::vector<std::uint32_t> pairs; // the longest target first, and enough sentences for two replicas
    for (const std::uint32_t pair : {1, 3, 0, 2})
        pairs.insert(pairs.end(), 11, pair);
    const auto batch = makeBatch(raggedPairs(), pairs, SourceMarkers::End);
    std::vector<double> numbers;
    for (int step = 0; step < 10; ++step) {
        const auto trained = trainer.train(batch, 0.01).value();
        numbers.insert(numbers.end(), {trained.loss, trained.gradientNorm});
    }
    return numbers;
}

std::vector<double> tenSteps(const QString& settings, int threads)
{
    at::set_num_threads(threads);
    Trainer trainer(modelOf(settings));
    return tenSteps(trainer);
}

void verifyClose(const std::vector<double>& actual, const std::vector<double>& expected, double share)
{
    for (std::size_t index = 0; index < expected.size(); ++index)
        QVERIFY2(std::abs(actual[index] - expected[index]) <= share * expected[index],
            qPrintable(u"number %1: %2, not %3"_s.arg(index).arg(actual[index]).arg(expected[index])));
}

} // namespace

/// One matrix serves both as the words' vectors and as the output layer.
class TestTiedEmbeddings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { at::set_num_threads(1); }
    void theMatrixIsOneParameter_data() { models(); }

    void theMatrixIsOneParameter()
    {
        QFETCH(const QString, settings);
        const auto model = modelOf(settings);
        const auto weights = model->weights();
        const bool all = settings.contains("=all"_L1);
        QVERIFY(weights.find("decoder.embedding.weight"));
        QVERIFY(weights.find("decoder.output.bias"));
        QVERIFY(!weights.find("decoder.output.weight"));
        QCOMPARE(weights.find("encoder.embedding.weight") == nullptr, all);
        QCOMPARE(weights.metadata.at("decoder.output.weight"), std::string("decoder.embedding.weight"));
        QCOMPARE(weights.metadata.contains("encoder.embedding.weight"), all);

        // A change of the one matrix is a change of all that it is used for.
        const torch::NoGradGuard guard;
        auto vectors = model->network().decoder().words().weight();
        vectors.zero_();
        const auto readout = torch::ones({1, vectors.size(1)});
        const auto scores = model->network().decoder().logits(readout);
        QVERIFY((scores - scores.mean()).abs().max().item<double>() < 1.3); // the biases alone
        vectors.select(0, 7).fill_(100.0);
        QVERIFY(model->network().decoder().logits(readout)[0][7].item<double>() > 499.0);
    }

    void gradientsAreThoseOfFiniteDifferences_data() { models(); }

    void gradientsAreThoseOfFiniteDifferences()
    {
        QFETCH(const QString, settings);
        const auto model = modelOf(settings);
        model->network().to(torch::kFloat64);
        lossOf(*model).backward();
        for (const auto& item : model->network().named_parameters()) {
            auto weight = item.value();
            const auto gradient = weight.grad().view(-1);
            const torch::NoGradGuard guard;
            auto flat = weight.view(-1);
            const bool isTied = item.key() == "decoder.embedding.weight"; // every number of the tied matrix is checked
            for (std::int64_t index = isTied ? 0 : weight.numel() / 2; index < weight.numel();
                index += isTied ? 1 : 97) {
                const double kept = flat[index].item<double>();
                constexpr double distance = 1e-5;
                flat[index].fill_(kept + distance);
                const double above = lossOf(*model).item<double>();
                flat[index].fill_(kept - distance);
                const double below = lossOf(*model).item<double>();
                flat[index].fill_(kept);
                const double expected = (above - below) / (2.0 * distance);
                QVERIFY2(std::abs(gradient[index].item<double>() - expected) < 1e-6 * (1.0 + std::abs(expected)),
                    item.key().c_str());
            }
        }
    }

    void allPathsTrainAlike_data() { models(); }

    void allPathsTrainAlike()
    {
        QFETCH(const QString, settings);
        const auto one = tenSteps(settings, 1);
        QVERIFY(one[one.size() - 2] < one.front());
        verifyClose(tenSteps(settings + u" recurrent=reference"_s, 1), one, 1e-4);
        verifyClose(tenSteps(settings, 2), one, 1e-4);
        verifyClose(tenSteps(settings + u" precision=bfloat16"_s, 1), one, 0.05);
    }

    void savedWeightsGiveTheSameBits_data() { models(); }

    void savedWeightsGiveTheSameBits()
    {
        QFETCH(const QString, settings);
        const auto model = modelOf(settings), other = modelOf(settings + u" seed=5"_s);
        const auto expected = lossOf(*model);
        QVERIFY(!torch::equal(lossOf(*other), expected));
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"weights.safetensors"_s).toStdString();
        QVERIFY(writeSafetensors(path, model->weights()));
        QVERIFY(other->setWeights(readSafetensors(path).value()));
        QVERIFY(torch::equal(lossOf(*other), expected));
    }

    void aSaveGoesOnTheSame()
    {
        at::set_num_threads(2);
        const auto settings = u"attention=general tied_embeddings=all dropout=0.3 teacher_forcing=0.7"_s;
        const auto model = modelOf(settings), other = modelOf(settings);
        Trainer trainer(model), resumed(other);
        tenSteps(trainer);
        const auto weights = model->weights();
        const auto state = trainer.state();
        for (const auto& tensor : state.tensors)
            QVERIFY2(!tensor.name.ends_with("output.weight") && !tensor.name.ends_with("encoder.embedding.weight"),
                tensor.name.c_str());
        const auto wanted = tenSteps(trainer);
        QVERIFY(other->setWeights(weights));
        other->step = 10;
        QVERIFY(resumed.setState(state));
        QCOMPARE(tenSteps(resumed), wanted);
    }

    /// The first loss is about that of a model that knows nothing: ln 409 a word.
    void firstScoresAreSmall()
    {
        std::vector<std::string> words;
        for (int index = 0; index < 405; ++index)
            words.push_back("w" + std::to_string(index));
        const auto vocabulary = Vocabulary::fromWords(words).value();
        const auto configuration = configurationOf(
            u"tied_embeddings=all initial_range=0 initialization=pytorch embedding_size=256 hidden_size=64"_s);
        const auto model = TranslationModel::make(configuration.value(), vocabulary, vocabulary, Spacing()).value();
        const auto vectors = model->network().decoder().words().weight();
        QVERIFY(std::abs(vectors.std().item<double>() - 0.25) < 0.005); // 256^(−1/4)
        const double loss = lossOf(*model).item<double>() / static_cast<double>(batchTensors().targetTokens);
        QVERIFY2(std::abs(loss - std::log(409.0)) < 0.5, qPrintable(QString::number(loss)));
    }

    void whatCannotBeTiedIsRefused_data()
    {
        addColumns<QString, QString>("settings", "advice");
        QTest::newRow("one-hot") << "tied_embeddings=target word_vectors=one-hot" << "word_vectors=learned";
        QTest::newRow("no attention") << "tied_embeddings=target attention=none"
                                      << "have 6 and 5 numbers: make them equal";
        QTest::newRow("state") << "tied_embeddings=target attention=additive" << "or use readout=maxout";
        QTest::newRow("maxout") << "tied_embeddings=target attention=additive readout=maxout maxout_size=4"
                                << "maxout_size must be 0 or 5";
    }

    void whatCannotBeTiedIsRefused()
    {
        const auto [settings, advice] = fetched<QString, QString>();
        const auto model = tryModel(settings);
        QVERIFY(!model);
        QCOMPARE(model.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(model.error().message.find(advice.toStdString()) != std::string::npos, model.error().message.c_str());
    }

    void wherePossibleTiesWhatFits_data()
    {
        addColumns<QString, TiedEmbeddings>("settings", "tied");
        const auto possible = u"tied_embeddings=where-possible "_s;
        const auto joint = u"subword_learning=joint "_s;
        QTest::newRow("words") << possible + "subword_learning=joint" << TiedEmbeddings::Target;
        QTest::newRow("pieces") << possible + "tokenizer=bpe" << TiedEmbeddings::Target;
        QTest::newRow("joint pieces") << possible + joint + "tokenizer=bpe" << TiedEmbeddings::All;
        QTest::newRow("a model file") << possible + joint + "tokenizer=bpe subword_model=a.model"
                                      << TiedEmbeddings::Target;
        QTest::newRow("one-hot") << possible + "word_vectors=one-hot" << TiedEmbeddings::None;
        QTest::newRow("other sizes") << possible + joint + "tokenizer=bpe attention=none" << TiedEmbeddings::None;
        QTest::newRow("maxout") << possible + "attention=additive readout=maxout" << TiedEmbeddings::Target;
    }

    void wherePossibleTiesWhatFits()
    {
        const auto [settings, tied] = fetched<QString, TiedEmbeddings>();
        const auto configuration = configurationOf(settings).value();
        const auto sizes = modelSizes(configuration, 12, 12).value();
        QCOMPARE(sizes.model.tiedEmbeddings, tied);
        auto explicitly = configuration;
        explicitly.model.tiedEmbeddings = tied;
        QCOMPARE(weightCount(sizes), weightCount(modelSizes(explicitly, 12, 12).value()));
        const auto model = TranslationModel::make(configuration, letters(12), letters(12), Spacing());
        QVERIFY2(model, model ? "" : model.error().message.c_str());
    }

    void otherWordsAreRefused()
    {
        const auto configuration = configurationOf(u"tied_embeddings=all"_s).value();
        const auto model = TranslationModel::make(configuration, letters(12), letters(9), Spacing());
        QVERIFY(!model);
        QVERIFY2(
            model.error().message.find("subword_learning=joint") != std::string::npos, model.error().message.c_str());
        // The number of words is the same, but in another order they have other ids.
        const auto swapped = Vocabulary::fromWords({"b", "a"}).value();
        QVERIFY(!TranslationModel::make(configuration, letters(2), swapped, Spacing()));
        QVERIFY(TranslationModel::make(configuration, letters(2), letters(2), Spacing()));
    }

private:
    static void models()
    {
        QTest::addColumn<QString>("settings");
        QTest::newRow("general, feeding") << "attention=general input_feeding=true tied_embeddings=target";
        QTest::newRow("additive, maxout") << "attention=additive readout=maxout tied_embeddings=target";
        QTest::newRow("none") << "attention=none hidden_size=5 tied_embeddings=target";
        QTest::newRow("all, general") << "attention=general tied_embeddings=all";
        QTest::newRow("all, state") << "attention=additive hidden_size=5 cell=gru tied_embeddings=all";
    }
};

ATTENTOSCOPE_TEST(TestTiedEmbeddings, QCoreApplication);
#include "tst_tiedembeddings.moc"
