// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/foreign/foreignmodel.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>

namespace {

const QString samples = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/data/foreign/");
const QString transliteration = QStringLiteral("aren-transliteration");

QString folderOf(const QString& name)
{
    return name == transliteration ? QStringLiteral(ATTENTOSCOPE_SHARED_DATA "/models/") + name : samples + name;
}

ForeignModel opened(const QString& name)
{
    return valueOf(readForeignModel(folderOf(name).toStdString()));
}

std::string settingOf(const ForeignModel& model, const std::string& key)
{
    const auto found = std::ranges::find(model.settings, key, &KeyValue::key);
    return found == model.settings.end() ? "(not set)" : found->value;
}

/// What make_foreign_models.py reports about a tensor: its sizes, and two sums of its numbers.
struct Expected
{
    QString shape;
    double sum = 0.0;
    double weighted = 0.0;
};

std::map<std::string, Expected> expectedOf(const QString& name)
{
    std::map<std::string, Expected> expected;
    const auto lines = QString::fromUtf8(bytesOf(samples + QStringLiteral("expected.tsv"))).split('\n');
    for (const auto& line : lines) {
        const auto parts = line.split('\t');
        if (parts.size() == 5 && parts[0] == name)
            expected[parts[1].toStdString()] = {parts[2], parts[3].toDouble(), parts[4].toDouble()};
    }
    return expected;
}

QString shapeOf(const ForeignTensor& tensor)
{
    QStringList sizes;
    for (const auto size : tensor.shape)
        sizes.append(QString::number(size));
    return sizes.join('x');
}

std::vector<float> numbersOf(const ForeignModel& model, const ForeignTensor& tensor)
{
    std::int64_t count = 1;
    for (const auto size : tensor.shape)
        count *= size;
    std::vector<float> numbers(static_cast<std::size_t>(count));
    valueOf(readTensor(model, tensor, numbers));
    return numbers;
}

bool isNear(double left, double right, double tolerance)
{
    return std::abs(left - right) <= tolerance;
}

} // namespace

/// Models of others. The expected numbers are from make_foreign_models.py, which shares no code with the readers.
class TestForeignModels : public QObject
{
    Q_OBJECT

private slots:
    void tensorsAreTheirs_data()
    {
        addColumns<QString, std::string>("folder", "format");
        const std::pair<const char*, const char*> rows[] = {{"marian-f32", "marian"}, {"marian-f16", "marian"},
            {"marian-bf16", "marian"}, {"marian-apart", "marian"}, {"pegasus", "pegasus"},
            {"ctranslate2", "ctranslate2"}, {"aren-transliteration", "ctranslate2"}};
        for (const auto& [folder, format] : rows)
            QTest::addRow("%s", folder) << QString::fromLatin1(folder) << std::string(format);
    }

    void tensorsAreTheirs()
    {
        const auto [name, format] = fetched<QString, std::string>();
        if (!QDir(folderOf(name)).exists())
            QSKIP("the shared data is not beside the checkout");
        const auto model = opened(name);
        QCOMPARE(model.format, format);
        const auto expected = expectedOf(name);
        QCOMPARE(model.tensors.size(), expected.size());
        std::uint64_t bytes = 0;
        for (const auto& tensor : model.tensors) {
            const auto row = expected.find(tensor.name);
            QVERIFY2(row != expected.end(), tensor.name.c_str());
            QCOMPARE(shapeOf(tensor), row->second.shape);
            const auto numbers = numbersOf(model, tensor);
            bytes += numbers.size() * sizeof(float);
            double sum = 0.0, weighted = 0.0;
            for (std::size_t place = 0; place < numbers.size(); ++place) {
                sum += static_cast<double>(numbers[place]);
                weighted += static_cast<double>(numbers[place]) * static_cast<double>(place * 2654435761U % 1000);
            }
            QVERIFY2(isNear(sum, row->second.sum, 1e-4), tensor.name.c_str());
            QVERIFY2(isNear(weighted, row->second.weighted, 0.05), tensor.name.c_str());
        }
        QCOMPARE(model.bytes(), bytes);
    }

    void marianIsDescribed()
    {
        const auto model = opened(QStringLiteral("marian-f32"));
        QCOMPARE(settingOf(model, "norm"), std::string("post"));
        QCOMPARE(settingOf(model, "final_norm"), std::string("false"));
        QCOMPARE(settingOf(model, "activation"), std::string("swish"));
        QCOMPARE(settingOf(model, "layers"), std::string("2"));
        QCOMPARE(settingOf(model, "decoder_layers"), std::string("1"));
        QCOMPARE(settingOf(model, "tied_embeddings"), std::string("all"));
        QCOMPARE(settingOf(model, "start_vector"), std::string("zero"));
        QCOMPARE(settingOf(model, "beam_end"), std::string("until-worse"));
        QCOMPARE(settingOf(opened(QStringLiteral("marian-apart")), "tied_embeddings"), std::string("target"));
        QCOMPARE(settingOf(opened(QStringLiteral("marian-bf16")), "tied_embeddings"), std::string("none"));
        QCOMPARE(settingOf(opened(QStringLiteral("pegasus")), "final_norm"), std::string("true"));
        QCOMPARE(model.search.beam, 4);
        QCOMPARE(model.search.maximumLength, 64);
        QCOMPARE(model.source.language + model.target.language, std::string("enfr"));
        QCOMPARE(model.source.unknownPieces, std::size_t(1)); // "z"
    }

    void idsAreTheirs()
    {
        const auto model = opened(QStringLiteral("marian-apart"));
        const auto& target = model.target;
        const std::vector<std::int32_t> theirs = {9, 9, 3, 0, 1, 2, 4, 5, 6, 7, 8}; // pad, start, end, unknown, others
        QCOMPARE(target.theirs, theirs);
        QCOMPARE(target.vocabulary.word(Vocabulary::firstWord), std::string("\u2581le"));
        QCOMPARE(target.vocabulary.id("court"), 7);
        QCOMPARE(target.vocabulary.id("z"), Vocabulary::unknown);
    }

    void padAndStartAreNeverChosen()
    {
        const auto model = opened(QStringLiteral("marian-f32"));
        const auto bias = std::ranges::find(model.tensors, "decoder.output.bias", &ForeignTensor::name);
        const auto numbers = numbersOf(model, *bias);
        QCOMPARE(numbers[Vocabulary::padding], -10'000.0F);
        QCOMPARE(numbers[Vocabulary::start], -10'000.0F);
        QVERIFY(numbers[Vocabulary::end] > -100.0F);
    }

    /// A MarianMT that CTranslate2 has converted. The end mark is also the start token, and users add it to the source
    /// themselves.
    void convertedMarianHasItsMarks()
    {
        const QTemporaryDir place;
        for (const auto& file : QDir(folderOf(QStringLiteral("ctranslate2"))).entryInfoList(QDir::Files))
            QVERIFY(QFile::copy(file.absoluteFilePath(), place.filePath(file.fileName())));
        auto binary = bytesOf(place.filePath("model.bin"));
        const QByteArray flag("decoder/start_from_zero_embedding\0", 34);
        binary[binary.indexOf(flag) + flag.size() + 6] = 1;
        QVERIFY(putFile(place.filePath("model.bin"), binary));
        QVERIFY(putFile(place.filePath("config.json"), R"({"decoder_start_token": "</s>", "add_source_eos": false})"));
        const auto model = valueOf(readForeignModel(place.path().toStdString()));
        QCOMPARE(settingOf(model, "start_vector"), std::string("zero"));
        QCOMPARE(settingOf(model, "source_markers"), std::string("end"));
        QCOMPARE(model.target.theirs[Vocabulary::start], model.target.theirs[Vocabulary::end]);
        QCOMPARE(model.source.theirs, model.target.theirs);
        const auto bias = std::ranges::find(model.tensors, "decoder.output.bias", &ForeignTensor::name);
        const auto numbers = numbersOf(model, *bias);
        QCOMPARE(numbers[Vocabulary::start], -10'000.0F); // otherwise the end mark would have two chances
        QVERIFY(numbers[Vocabulary::end] > -100.0F);
    }

    void languageIsChosen()
    {
        const auto model = opened(QStringLiteral("marian-f32"));
        QCOMPARE(model.languageTokens, (std::vector<std::string>{">>por<<", ">>fra<<"}));
        const TextPipeline pipeline({.tokenizer = TokenizerKind::Unigram}, model.source.pieces);
        const auto tokensOf = [&](const char* text) {
            std::vector<std::string> tokens;
            for (auto& token : pipeline.tokens(text))
                tokens.push_back((token.attached ? "+" : "") + token.text);
            return tokens;
        };
        const std::vector<std::string> plain = {"\u2581the", "\u2581dog", "+s"};
        QCOMPARE(tokensOf("the  dogs"), plain);
        auto chosen = plain;
        chosen.insert(chosen.begin(), ">>fra<<");
        QCOMPARE(tokensOf(">>fra<< the dogs"), chosen);
        QCOMPARE(tokensOf(">>fra<<the dogs"), chosen);
        QCOMPARE(languageTokenOf("a >>fra<<"), std::string_view());
        QCOMPARE(languageTokenOf(">> a<<"), std::string_view());
        QCOMPARE(languageTokenOf(">><< a"), std::string_view());
        QCOMPARE(languageTokenOf(">>fra a"), std::string_view());
    }

    /// Letters that nobody sees are left to the model's own table of characters.
    void textComesAsWritten()
    {
        const auto model = opened(QStringLiteral("marian-f32"));
        const TextPipeline pipeline({.tokenizer = TokenizerKind::Unigram}, model.source.pieces);
        QCOMPARE(pipeline.normalize("e\u0301\u200B"), std::string("e\u0301\u200B"));
    }

    void transliterationHasItsMarks()
    {
        if (!QDir(folderOf(transliteration)).exists())
            QSKIP("the shared data is not beside the checkout");
        const auto model = opened(transliteration);
        QCOMPARE(model.source.vocabulary.size(), std::size_t(51));
        QCOMPARE(model.target.vocabulary.size(), std::size_t(43));
        QCOMPARE(settingOf(model, "source_markers"), std::string("none"));
        QCOMPARE(settingOf(model, "heads"), std::string("8"));
        const std::vector<std::int32_t> first = {0, 1, 2, 42, 3}; // <blank>, <s>, </s>, <unk> behind the list, "a"
        QVERIFY(std::ranges::equal(first, std::span(model.target.theirs).first(5)));
        const auto table = std::ranges::find(model.tensors, "encoder.positions.weight", &ForeignTensor::name);
        const auto numbers = numbersOf(model, *table);
        QVERIFY(isNear(static_cast<double>(numbers[0]), std::sin(1.0), 1e-6)); // places count from 1
        QVERIFY(isNear(static_cast<double>(numbers[15]), std::sin(1e-4), 1e-9)); // exponents over D/2 − 1
    }

    void aFileOfTheFolderWillDo()
    {
        const auto folder = folderOf(QStringLiteral("marian-f32")).toStdString();
        QVERIFY(isForeignModel(folder));
        const auto model = valueOf(readForeignModel(folder + "/model.safetensors"));
        QCOMPARE(model.hash, opened(QStringLiteral("marian-f32")).hash);
        QVERIFY(model.hash != opened(QStringLiteral("marian-f16")).hash);
        QVERIFY(!isForeignModel(samples.toStdString()));
    }

    /// Downloads of Hugging Face are folders of links.
    void linksAreFollowed()
    {
        const QTemporaryDir place;
        for (const auto& file : QDir(folderOf(QStringLiteral("marian-f32"))).entryInfoList(QDir::Files))
            QVERIFY(QFile::link(file.absoluteFilePath(), place.filePath(file.fileName())));
        QCOMPARE(valueOf(readForeignModel(place.path().toStdString())).hash, opened(QStringLiteral("marian-f32")).hash);
    }

    void licenceIsFound()
    {
        const QTemporaryDir place;
        for (const auto& file : QDir(folderOf(QStringLiteral("marian-f32"))).entryInfoList(QDir::Files))
            QVERIFY(QFile::copy(file.absoluteFilePath(), place.filePath(file.fileName())));
        QVERIFY(putFile(place.filePath("README.md"), "---\nlanguage: en\nlicense: apache-2.0\n---\nlicense: none\n"));
        QCOMPARE(valueOf(readForeignModel(place.path().toStdString())).licence, std::string("apache-2.0"));
        QVERIFY(putFile(place.filePath("LICENSE"), "You may."));
        QCOMPARE(valueOf(readForeignModel(place.path().toStdString())).licence, std::string("You may."));
    }

    void tooLargeModelIsRefusedBeforeItIsRead()
    {
        const auto folder = folderOf(QStringLiteral("marian-f32")).toStdString();
        const auto bytes = opened(QStringLiteral("marian-f32")).bytes();
        QVERIFY(readForeignModel(folder, 2 * bytes)); // packed copies of the weights are used for computing
        const auto refused = readForeignModel(folder, 2 * bytes - 1);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::OutOfMemory);
        QCOMPARE(refused.error().message.values().at(1).number(), std::optional(static_cast<std::int64_t>(2 * bytes)));
    }
};

ATTENTOSCOPE_TEST(TestForeignModels, QCoreApplication);
#include "tst_foreignmodels.moc"
