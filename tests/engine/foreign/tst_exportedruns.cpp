// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/exportrun.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/settings/modelcounts.h"
#include "engine/settings/presets.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>

#include <random>

namespace {

RunIdentity identityWith(std::vector<KeyValue> settings)
{
    settings.insert(settings.begin(),
        {{"tokenizer", "space"}, {"embedding_size", "8"}, {"heads", "2"}, {"layers", "2"}, {"inner_size", "12"}});
    const auto words = valueOf(Vocabulary::fromWords({"the", "dog", "s"}));
    return {.configuration = valueOf(configure("transformer", settings)),
        .source = words,
        .target = words,
        .targetSpacing = {},
        .subwords = {},
        .data = {}};
}

/// Random numbers for every tensor of the run's model.
StoredTensors weightsFor(const RunIdentity& identity)
{
    std::mt19937 numbers(39);
    std::normal_distribution<float> normal;
    StoredTensors weights;
    const auto sizes = valueOf(modelSizes(identity.configuration, identity.source.size(), identity.target.size()));
    for (const auto& [name, shape] : weightTensors(sizes)) {
        std::size_t count = 1;
        for (const auto size : shape)
            count *= static_cast<std::size_t>(size);
        std::vector<float> values(count);
        std::ranges::generate(values, [&] { return normal(numbers); });
        const auto bytes = std::as_bytes(std::span<const float>(values));
        weights.tensors.push_back({name, TensorType::Float32, shape, {bytes.begin(), bytes.end()}});
    }
    return weights;
}

SharedSubwords smallPieces()
{
    const auto file = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/data/foreign/marian-f32/source.spm");
    return valueOf(SubwordModel::fromBytes(bytesOf(file).toStdString(), "the pieces"));
}

/// A run with pieces, on whose two sides the words are the same.
RunIdentity identityOfPieces(std::vector<KeyValue> settings)
{
    settings.insert(settings.begin(), {{"tokenizer", smallPieces()->kind() == TokenizerKind::Bpe ? "bpe" : "unigram"}});
    auto identity = identityWith(settings);
    identity.subwords = {smallPieces(), smallPieces()};
    return identity;
}

const std::vector<KeyValue> asMarian{{"norm", "post"}, {"final_norm", "false"}, {"tied_embeddings", "all"}};
const std::vector<KeyValue> asPegasus{{"tied_embeddings", "all"}};

std::vector<KeyValue> with(std::vector<KeyValue> settings, std::vector<KeyValue> more)
{
    settings.insert(settings.end(), more.begin(), more.end());
    return settings;
}

/// The same tensor with the numbers of each vector in another order: first those at even places, then those at odd
/// ones. The vectors are along `axis`; −1: there are none.
std::vector<float> evenThenOdd(const StoredTensor& tensor, int axis)
{
    std::vector<float> numbers(tensor.bytes.size() / sizeof(float)), ordered;
    std::memcpy(numbers.data(), tensor.bytes.data(), tensor.bytes.size());
    if (axis < 0)
        return numbers;
    const auto rows = std::size_t(tensor.shape[0]);
    const auto width = numbers.size() / rows;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < width; ++column) {
            const auto half = axis == 0 ? rows / 2 : width / 2;
            const auto from = [half](std::size_t place) { return place < half ? 2 * place : 2 * (place - half) + 1; };
            ordered.push_back(numbers[(axis == 0 ? from(row) : row) * width + (axis == 0 ? column : from(column))]);
        }
    return ordered;
}

/// The axis along which a tensor of ours has the words' vectors.
int axisOfVectors(const std::string& name)
{
    const auto has = [&](const char* part) { return name.contains(part); };
    if (has("norm") || has("out_proj") || has("linear2"))
        return 0;
    return has("embedding") || has("output.weight") || has("in_proj_weight") || has("linear1.weight") ? 1 : -1;
}

} // namespace

/// Runs are written in the formats of other programs, and read again by our readers.
class TestExportedRuns : public QObject
{
    Q_OBJECT

private slots:
    void comesBackExactly_data()
    {
        addColumns<std::vector<KeyValue>>("settings");
        const auto row = [](const char* name, std::vector<KeyValue> settings) {
            QTest::addRow("%s", name) << settings;
        };
        row("as the preset is", {});
        row("one table", {{"tied_embeddings", "all"}});
        row("no ties", {{"tied_embeddings", "none"}, {"decoder_layers", "1"}});
        row("post, swish", {{"norm", "post"}, {"activation", "swish"}, {"final_norm", "false"}});
        row("learned positions", {{"positions", "learned"}, {"max_positions", "20"}, {"activation", "gelu"}});
        row("both markers", {{"source_markers", "start-and-end"}});
        row("zero start", {{"start_vector", "zero"}, {"source_markers", "end"}});
    }

    void comesBackExactly()
    {
        const auto [settings] = fetched<std::vector<KeyValue>>();
        const QTemporaryDir place;
        const auto folder = place.filePath("exported").toStdString();
        const auto identity = identityWith(settings);
        const auto weights = weightsFor(identity);
        valueOf(exportRun("ctranslate2", identity, weights, folder));
        const auto model = valueOf(readForeignModel(folder));
        QCOMPARE(model.source.vocabulary.words(), identity.source.words());
        QCOMPARE(model.target.vocabulary.words(), identity.target.words());
        for (const auto& stored : weights.tensors) {
            const auto tensor = std::ranges::find(model.tensors, stored.name, &ForeignTensor::name);
            QVERIFY2(tensor != model.tensors.end(), stored.name.c_str());
            QCOMPARE(tensor->shape, stored.shape);
            std::vector<float> numbers(stored.bytes.size() / sizeof(float));
            valueOf(readTensor(model, *tensor, numbers));
            QVERIFY2(std::memcmp(numbers.data(), stored.bytes.data(), stored.bytes.size()) == 0, stored.name.c_str());
        }
        auto back = valueOf(configure("transformer", model.settings)).model;
        const auto& own = identity.configuration.model;
        QCOMPARE(back.norm, own.norm);
        QCOMPARE(back.finalNorm, own.finalNorm);
        QCOMPARE(back.activation, own.activation);
        QCOMPARE(back.heads, own.heads);
        QCOMPARE(back.innerSize, own.innerSize);
        QCOMPARE(back.startVector, own.startVector);
        QCOMPARE(back.sourceMarkers, own.sourceMarkers);
    }

    void comesBackFromHuggingFace_data()
    {
        addColumns<std::string, std::vector<KeyValue>>("form", "settings");
        const auto row = [](const char* name, const char* form, const std::vector<KeyValue>& settings) {
            QTest::addRow("%s, %s", form, name) << std::string(form) << settings;
        };
        row("one table", "marian", with(asMarian, {{"activation", "swish"}, {"decoder_layers", "1"}}));
        row("output tied", "marian", with(asMarian, {{"tied_embeddings", "target"}, {"start_vector", "zero"}}));
        row("no ties", "marian", with(asMarian, {{"tied_embeddings", "none"}, {"output_bias", "false"}}));
        row("fixed table", "marian", with(asMarian, {{"positions", "fixed-table"}, {"max_positions", "12"}}));
        row("one table", "pegasus", asPegasus);
        row("gelu", "pegasus", with(asPegasus, {{"activation", "gelu"}, {"start_vector", "zero"}}));
    }

    void comesBackFromHuggingFace()
    {
        const auto [form, settings] = fetched<std::string, std::vector<KeyValue>>();
        const QTemporaryDir place;
        const auto folder = place.filePath("exported").toStdString();
        const auto identity = identityOfPieces(settings);
        auto weights = weightsFor(identity);
        const auto& own = identity.configuration.model;
        const bool isFixed = own.positions == Positions::FixedTable;
        for (auto& tensor : weights.tensors)
            if (isFixed && tensor.name.contains("positions")) {
                const auto table = waves(tensor.shape[0], tensor.shape[1], double(tensor.shape[1]) / 2.0, 0);
                const auto bytes = std::as_bytes(std::span<const float>(*table));
                tensor.bytes = {bytes.begin(), bytes.end()};
            }
        valueOf(exportRun(form, identity, weights, folder));
        const auto model = valueOf(readForeignModel(folder));
        QCOMPARE(model.format, form);
        const bool isOneTable = !weights.find("encoder.embedding.weight");
        auto sourceWords = identity.source.words();
        if (!isOneTable) // in that case the start mark is an ordinary word that no sentence has
            sourceWords.insert(sourceWords.begin() + Vocabulary::firstWord, "<s>");
        QCOMPARE(model.source.vocabulary.words(), sourceWords);
        QCOMPARE(model.target.vocabulary.words(), identity.target.words());
        QCOMPARE(model.source.pieces->bytes(), identity.subwords.source->bytes());
        for (const auto& stored : weights.tensors) {
            const auto tensor = std::ranges::find(model.tensors, stored.name, &ForeignTensor::name);
            QVERIFY2(tensor != model.tensors.end(), stored.name.c_str());
            auto expected = evenThenOdd(stored, isFixed ? -1 : axisOfVectors(stored.name));
            if (stored.name == "decoder.output.bias") // padding and the start mark are never the output of the reader
                expected[0] = expected[1] = TensorPlan::neverChosen;
            if (stored.name == "decoder.embedding.weight" && own.startVector == StartVector::Zero)
                std::fill_n(expected.begin() + 8, 8, 0.0F);
            if (stored.name
                // moves the start mark's vector to row 4, and puts that of padding in its place
                == "encoder.embedding.weight") {
                const std::vector mark(expected.begin() + 8, expected.begin() + 16);
                expected.insert(expected.begin() + 4 * 8, mark.begin(), mark.end());
                std::copy_n(expected.begin(), 8, expected.begin() + 8);
            } else {
                QCOMPARE(tensor->shape, stored.shape);
            }
            std::vector<float> numbers(expected.size());
            valueOf(readTensor(model, *tensor, numbers));
            QVERIFY2(numbers == expected, stored.name.c_str());
        }
        const auto back = valueOf(configure("transformer", model.settings)).model;
        QCOMPARE(back.norm, own.norm);
        QCOMPARE(back.finalNorm, own.finalNorm);
        QCOMPARE(back.activation, own.activation);
        QCOMPARE(back.heads, own.heads);
        QCOMPARE(back.innerSize, own.innerSize);
        QCOMPARE(back.startVector, own.startVector);
        QCOMPARE(back.decoderLayers, own.decoderLayers > 0 ? own.decoderLayers : own.layers);
    }

    void aVocabularyIsInTheOrderOfItsIds()
    {
        const QTemporaryDir place;
        auto identity = identityOfPieces(asPegasus);
        identity.source = identity.target = valueOf(Vocabulary::fromWords({"the", "\"", "▁é"}));
        valueOf(exportRun("pegasus", identity, weightsFor(identity), place.filePath("exported").toStdString()));
        QCOMPARE(bytesOf(place.filePath("exported/vocab.json")),
            QByteArray("{\n \"<pad>\": 0,\n \"<s>\": 1,\n \"</s>\": 2,\n \"<unk>\": 3,\n \"the\": 4,\n"
                       " \"\\\"\": 5,\n \"▁é\": 6\n}\n"));
    }

    void whatHuggingFaceCannotHoldIsNamed_data()
    {
        addColumns<std::string, std::vector<KeyValue>, QString>("form", "settings", "told");
        const auto row = [](const char* form, const std::vector<KeyValue>& settings, const char* told) {
            QTest::addRow("%s, %s", form, told) << std::string(form) << settings << QString::fromLatin1(told);
        };
        row("marian", asPegasus, "has norm=pre");
        row("marian", with(asMarian, {{"final_norm", "true"}}), "has final_norm=true");
        row("pegasus", asMarian, "has norm=post");
        row("pegasus", {{"tied_embeddings", "target"}}, "has tied_embeddings=target");
        row("pegasus", with(asPegasus, {{"positions", "learned"}}), "has positions=learned");
        row("marian", with(asMarian, {{"positions", "fixed-table"}}), "has positions=fixed-table"); // random numbers
        row("pegasus", with(asPegasus, {{"source_markers", "start-and-end"}}), "has source_markers=start-and-end");
        row("pegasus", with(asPegasus, {{"tokenizer", "space"}}), "has tokenizer=space");
        row("pegasus", with(asPegasus, {{"lowercase", "true"}}), "has lowercase=true");
    }

    void whatHuggingFaceCannotHoldIsNamed()
    {
        const auto [form, settings, told] = fetched<std::string, std::vector<KeyValue>, QString>();
        const QTemporaryDir place;
        const auto identity = identityOfPieces(settings);
        const auto refused = exportRun(form, identity, weightsFor(identity), place.filePath("exported").toStdString());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(QString::fromStdString(refused.error().message).contains(told), refused.error().message.c_str());
        QVERIFY(!QFileInfo::exists(place.filePath("exported")));
    }

    void wavesArePlacedAsOursAre()
    {
        const QTemporaryDir place;
        const auto folder = place.filePath("exported").toStdString();
        const auto identity = identityWith({});
        valueOf(exportRun("ctranslate2", identity, weightsFor(identity), folder));
        const auto model = valueOf(readForeignModel(folder));
        const auto table = std::ranges::find(model.tensors, "encoder.positions.weight", &ForeignTensor::name);
        std::vector<float> numbers(1'024 * 8);
        valueOf(readTensor(model, *table, numbers));
        QVERIFY(std::abs(numbers[8] - std::sin(1.0F)) < 1e-6F); // the second word
        QVERIFY(std::abs(numbers[9] - std::cos(1.0F)) < 1e-6F);
        QVERIFY(std::abs(numbers[10] - std::sin(0.1F)) < 1e-6F); // 10000^(2/8) = 10
        QCOMPARE(numbers[1], 1.0F);
    }

    void whatCannotBeWrittenIsNamed_data()
    {
        addColumns<std::vector<KeyValue>, QString>("settings", "told");
        const auto row = [](const char* name, std::vector<KeyValue> settings, const char* told) {
            QTest::addRow("%s", name) << settings << QString::fromLatin1(told);
        };
        row("recurrent", {{"architecture", "recurrent"}, {"attention", "general"}}, "has architecture=recurrent");
        row("words", {{"tokenizer", "words"}}, "has tokenizer=words");
        row("small letters", {{"lowercase", "true"}}, "has lowercase=true");
        row("markers", {{"start_vector", "zero"}, {"source_markers", "none"}}, "has source_markers=none");
    }

    void whatCannotBeWrittenIsNamed()
    {
        const auto [settings, told] = fetched<std::vector<KeyValue>, QString>();
        const QTemporaryDir place;
        const auto identity = identityWith(settings);
        const auto refused = exportRun("ctranslate2", identity, {}, place.filePath("exported").toStdString());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(QString::fromStdString(refused.error().message).contains(told), refused.error().message.c_str());
        QVERIFY(!QFileInfo::exists(place.filePath("exported")));
    }

    /// That a tensor is missing shows only while the files are written.
    void aFailedExportLeavesNoFolder()
    {
        const QTemporaryDir place;
        const auto folder = place.filePath("exported").toStdString();
        const auto identity = identityOfPieces(asPegasus);
        auto weights = weightsFor(identity);
        const auto whole = weights;
        std::erase_if(weights.tensors, [](const StoredTensor& tensor) { return tensor.name.contains("norm3"); });
        const auto refused = exportRun("pegasus", identity, weights, folder);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains("norm3"), refused.error().message.c_str());
        QVERIFY(!std::filesystem::exists(folder));
        valueOf(exportRun("pegasus", identity, whole, folder));
    }

    void aFolderIsNeverOverwritten()
    {
        const QTemporaryDir place;
        const auto identity = identityWith({});
        const auto refused = exportRun("ctranslate2", identity, weightsFor(identity), place.path().toStdString());
        QVERIFY(!refused && refused.error().code == ErrorCode::Unwritable);
        QVERIFY(QDir(place.path()).isEmpty());
    }
};

ATTENTOSCOPE_TEST(TestExportedRuns, QCoreApplication);
#include "tst_exportedruns.moc"
