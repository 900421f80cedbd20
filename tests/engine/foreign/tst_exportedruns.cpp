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

} // namespace

/// Runs that are written in the forms of other programs, read again by our own readers.
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
        valueOf(writeCTranslate2(identity, weights, folder));
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

    void wavesArePlacedAsOursAre()
    {
        const QTemporaryDir place;
        const auto folder = place.filePath("exported").toStdString();
        const auto identity = identityWith({});
        valueOf(writeCTranslate2(identity, weightsFor(identity), folder));
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
        const auto refused = writeCTranslate2(identity, {}, place.filePath("exported").toStdString());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(QString::fromStdString(refused.error().message).contains(told), refused.error().message.c_str());
        QVERIFY(!QFileInfo::exists(place.filePath("exported")));
    }

    void aFolderIsNeverOverwritten()
    {
        const QTemporaryDir place;
        const auto identity = identityWith({});
        const auto refused = writeCTranslate2(identity, weightsFor(identity), place.path().toStdString());
        QVERIFY(!refused && refused.error().code == ErrorCode::Unwritable);
        QVERIFY(QDir(place.path()).isEmpty());
    }
};

ATTENTOSCOPE_TEST(TestExportedRuns, QCoreApplication);
#include "tst_exportedruns.moc"
