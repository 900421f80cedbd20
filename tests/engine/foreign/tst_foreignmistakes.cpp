// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/foreignmodel.h"
#include "tests/engine/subwordfile.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <nlohmann/json.hpp>

namespace {

using nlohmann::json;
using Path = std::filesystem::path;

std::string textOf(const Path& file)
{
    return bytesOf(QString::fromStdString(file.string())).toStdString();
}

void put(const Path& file, const std::string& bytes)
{
    if (!putFile(QString::fromStdString(file.string()), QByteArray::fromStdString(bytes)))
        qFatal("%s", file.c_str());
}

/// A mistake in a copy of a folder in tests/data/foreign, and words of the resulting message.
struct Mistake
{
    const char* id;
    const char* folder;
    std::function<void(const Path& folder)> make;
    const char* told;
};

using Change = std::function<void(json& values)>;

std::function<void(const Path&)> inJson(const char* file, const Change& change)
{
    return [=](const Path& folder) {
        auto values = json::parse(textOf(folder / file));
        change(values);
        put(folder / file, values.dump());
    };
}

/// Sets another value for a key of config.json.
Mistake key(const char* id, const char* key, const json& value, const char* told, const char* folder = "marian-f32")
{
    return {id, folder, inJson("config.json", [=](json& values) { values[key] = value; }), told};
}

Mistake withoutKey(const char* id, const char* key, const char* told)
{
    return {id, "marian-f32", inJson("config.json", [=](json& values) { values.erase(key); }), told};
}

Mistake without(const char* id, const char* file, const char* told, const char* folder = "marian-f32")
{
    return {id, folder, [=](const Path& place) { std::filesystem::remove(place / file); }, told};
}

Mistake file(
    const char* id, const char* name, const std::string& text, const char* told, const char* folder = "marian-f32")
{
    return {id, folder, [=](const Path& place) { put(place / name, text); }, told};
}

Mistake words(const char* id, const Change& change, const char* told)
{
    return {id, "marian-f32", inJson("vocab.json", change), told};
}

std::string lengthOf(std::size_t length)
{
    std::string bytes;
    for (int byte = 0; byte < 8; ++byte, length >>= 8U)
        bytes += static_cast<char>(length & 0xFFU);
    return bytes;
}

/// Puts another header before the same numbers.
Mistake header(const char* id, const Change& change, const char* told, const char* folder = "marian-f32")
{
    return {id, folder,
        [=](const Path& place) {
            const auto bytes = textOf(place / "model.safetensors");
            std::size_t length = 0;
            for (std::size_t byte = 8; byte-- > 0;)
                length = length << 8U | static_cast<unsigned char>(bytes[byte]);
            auto values = json::parse(bytes.substr(8, length));
            change(values);
            const auto text = values.dump();
            put(place / "model.safetensors", lengthOf(text.size()) + text + bytes.substr(8 + length));
        },
        told};
}

void rename(json& values, const std::string& from, const std::string& to)
{
    values[to] = values.at(from);
    values.erase(from);
}

/// Replaces bytes of model.bin. They are `behind` bytes after the end of a text in it.
Mistake binary(const char* id, const std::string& text, std::size_t behind, const std::string& bytes, const char* told)
{
    return {id, "ctranslate2",
        [=](const Path& place) {
            auto all = textOf(place / "model.bin");
            all.replace(all.find(text) + text.size() + behind, bytes.size(), bytes);
            put(place / "model.bin", all);
        },
        told};
}

constexpr const char* layerNorm = "model.encoder.layers.0.final_layer_norm.weight";
constexpr const char* query = "model.encoder.layers.0.self_attn.q_proj.weight";

std::vector<Mistake> configMistakes()
{
    return {
        without("no files at all", "config.json", "neither a config.json nor a model.bin"),
        file("config: empty", "config.json", "", "config.json\" is no valid JSON"),
        file("config: a list", "config.json", "[]", "is no JSON object"),
        file("config: deep", "config.json", "{\"a\":" + std::string(99, '['), "nested more than 16 deep"),
        file("config: long", "config.json", std::string((1U << 20U) + 1, ' '), "at most 1,048,576 are read"),
        key("config: other model", "model_type", "t5", "of the type \"t5\", where marian or pegasus"),
        key("config: bart", "model_type", "bart", "learned positions and a norm"),
        key("config: pre-norm", "normalize_before", true, "sets \"normalize_before\""),
        key("config: last norm", "add_final_layer_norm", true, "sets \"add_final_layer_norm\""),
        key("config: norm of words", "normalize_embedding", true, "sets \"normalize_embedding\""),
        key("config: no scale", "scale_embedding", false, "sets \"scale_embedding\""),
        key("config: quantised", "quantization_config", json::object(), "the weights are quantised"),
        key("config: activation", "activation_function", "tanh", "\"tanh\" under \"activation_function\""),
        key("config: no flag", "scale_embedding", 1, "has 1 under \"scale_embedding\" instead of true or false"),
        key("config: no text", "model_type", 7, "has 7 under \"model_type\" instead of a text"),
        withoutKey("config: no size", "d_model", "lacks the key \"d_model\""),
        withoutKey("config: no end", "eos_token_id", "lacks the key \"eos_token_id\""),
        key("config: size as text", "d_model", "8", "under \"d_model\" instead of a whole number from 2 to 16,384"),
        key("config: no layers", "encoder_layers", 0, "has 0 under \"encoder_layers\""),
        key("config: many layers", "decoder_layers", 17, "has 17 under \"decoder_layers\" instead of a whole number"),
        key("config: heads differ", "decoder_attention_heads", 4, "2 under \"encoder_attention_heads\" and 4"),
        key("config: inner differs", "decoder_ffn_dim", 16, "12 under \"encoder_ffn_dim\" and 16"),
        key("config: odd size", "d_model", 9, "must be even and a multiple of 2"),
        key("config: id too high", "pad_token_id", 13,
            "has 13 under \"pad_token_id\" instead of a whole number from 0 to 12"),
        key("config: two sizes of one table", "decoder_vocab_size", 14, "one table of words for both"),
        key("config: dropout", "dropout", 2.0, "has a dropout of 2,"),
        key("config: beams", "num_beams", 1000, "has 1000 under \"num_beams\""),
        key("config: penalty", "length_penalty", -1, "under \"length_penalty\" instead of a number from 0 to 10"),
        key("config: another end", "eos_token_id", 3, "gives \"</s>\" the id 0, but config.json has 3"),
        key("config: another padding", "pad_token_id", 3, "gives \"<pad>\" the id 12, but config.json has 3"),
        key("config: more words", "vocab_size", 14, "one table of words for both"),
        file("config: search", "generation_config.json", "{\"num_beams\": 0}", "has 0 under \"num_beams\""),
    };
}

std::vector<Mistake> vocabularyMistakes()
{
    return {
        without("words: missing", "vocab.json", "vocab.json\" is missing"),
        file("words: cut", "vocab.json", "{\"a\": 0, \"b", "vocab.json\" is no valid JSON at byte"),
        file("words: a number", "vocab.json", "7", "vocab.json\" is no list of words"),
        file("words: none", "vocab.json", "{}", "vocab.json\" has no words"),
        file("words: nested", "vocab.json", "{\"a\": {}}", "has a list or an object within"),
        file("words: not UTF-8", "vocab.json", "{\"\xFF\": 0}", "is no valid JSON"),
        words(
            "words: id as text", [](json& all) { all["a"] = "1"; }, "gives the word \"a\" the id a text"),
        words(
            "words: id below zero", [](json& all) { all["a"] = -1; }, "gives the word \"a\" the id -1"),
        words(
            "words: id with a point", [](json& all) { all["a"] = 1.5; }, "gives the word \"a\" the id 1.5"),
        words(
            "words: huge id", [](json& all) { all["a"] = 4'000'000'000; }, "the id 4000000000"),
        words(
            "words: id twice", [](json& all) { all["a"] = 11; }, "gives the id 11 to \"a\" and to \"b\""),
        words(
            "words: a gap", [](json& all) { all.erase("a"); }, "has no word with the id 10"),
        words(
            "words: too few", [](json& all) { all.erase("<pad>"); }, "has 12 words, but config.json has 13"),
        words(
            "words: no unknown", [](json& all) { rename(all, "<unk>", "x"); }, "lacks the word \"<unk>\""),
        words(
            "words: empty word", [](json& all) { rename(all, "a", ""); }, "has an empty word with the id 10"),
        words(
            "words: line break", [](json& all) { rename(all, "a", "a\nb"); }, "has a line break or a zero byte"),
        words(
            "words: reserved", [](json& all) { rename(all, "a", "<sos>"); }, "\"<sos>\", which is reserved"),
        without("pieces: missing", "source.spm", "source.spm\" is missing"),
        file("pieces: damaged", "target.spm", "\xFF\xFF", "target.spm\" is damaged or no SentencePiece model"),
        file("pieces: words", "source.spm", subwordFileOf({pieceOf("a")}, 3), "cuts into whole words"),
        {"words: own target, no end", "marian-apart", inJson("vocab.json", [](json& all) { rename(all, "</s>", "x"); }),
            "lacks the word \"</s>\""},
        {"words: target, too few", "marian-apart", inJson("target_vocab.json", [](json& all) { all.erase("<pad>"); }),
            "target_vocab.json\" has 9 words, but config.json has 10 under \"decoder_vocab_size\""},
    };
}

std::vector<Mistake> weightMistakes()
{
    const auto nan = [](const Path& place) {
        auto bytes = textOf(place / "model.safetensors");
        bytes.replace(bytes.size() - 4, 4, "\xFF\xFF\xFF\x7F");
        put(place / "model.safetensors", bytes);
    };
    const auto cut = [](const Path& place) {
        const auto bytes = textOf(place / "model.safetensors");
        put(place / "model.safetensors", bytes.substr(0, bytes.size() - 1));
    };
    const auto pickle = [](const Path& place) {
        std::filesystem::rename(place / "model.safetensors", place / "pytorch_model.bin");
    };
    const auto shards = [](const Path& place) {
        std::filesystem::rename(place / "model.safetensors", place / "model.safetensors.index.json");
    };
    return {
        without("weights: missing", "model.safetensors", "model.safetensors\" is missing"),
        {"weights: a pickle", "marian-f32", pickle, "packaging/to-safetensors.py"},
        {"weights: several files", "marian-f32", shards, "this model is in several files"},
        {"weights: a folder", "marian-f32",
            [](const Path& place) {
                std::filesystem::remove(place / "model.safetensors");
                std::filesystem::create_directory(place / "model.safetensors");
            },
            "model.safetensors\" is not a file"},
        file("weights: short", "model.safetensors", "1234567", "too short for a safetensors file"),
        file("weights: long header", "model.safetensors", lengthOf(1U << 30U),
            "its header would have 1,073,741,824 bytes"),
        file("weights: cut header", "model.safetensors", lengthOf(99) + "{}", "ends within its header"),
        file("weights: no JSON", "model.safetensors", lengthOf(3) + "{x}", "a header that is no valid JSON"),
        {"weights: cut", "marian-f32", cut, "the file was cut short"},
        {"weights: NaN", "marian-f32", nan, "infinite or not a number (NaN)"},
        header(
            "weights: no tensor", [](json& all) { rename(all, layerNorm, "x"); },
            "lacks the tensor \"model.encoder.layers.0.final_layer_norm.weight\" (8)"),
        header(
            "weights: no words", [](json& all) { rename(all, "model.shared.weight", "x"); },
            "lacks the tensor \"model.shared.weight\" (13, 8)"),
        header(
            "weights: more", [](json& all) { rename(all, "final_logits_bias", "x.bias"); },
            "holds the tensor \"x.bias\""),
        header(
            "weights: other sizes", [](json& all) { all[query]["shape"] = {4, 16}; },
            "with the sizes (4, 16) instead of (8, 8)"),
        header(
            "weights: integers", [](json& all) { all[query]["dtype"] = "I32"; },
            "as I32 instead of F32, F16 or BF16: it is quantised"),
        header(
            "weights: many tensors",
            [](json& all) {
                for (int number = 0; number < 5'001; ++number)
                    all["x" + std::to_string(number)] = 0;
            },
            "has more than 5,000 tensors"),
        header(
            "weights: unknown type", [](json& all) { all[query]["dtype"] = "F8_E4M3"; }, "which is not read"),
        header(
            "weights: another output", [](json& all) { rename(all, "lm_head.weight", "model.shared.weight2"); },
            "lacks the tensor \"lm_head.weight\" (13, 8)", "marian-bf16"),
        {"weights: two tables that are one", "marian-bf16",
            inJson("config.json", [](json& values) { values["tie_word_embeddings"] = true; }),
            "holds other numbers in \"lm_head.weight\" than in \"model.shared.weight\""},
        key("weights: one layer less", "encoder_layers", 1, "holds the tensor \"model.encoder.layers.1."),
        key("weights: one layer more", "encoder_layers", 3, "lacks the tensor \"model.encoder.layers.2."),
        key("weights: Marian as Pegasus", "model_type", "pegasus",
            "lacks the tensor \"model.encoder.layer_norm.weight\""),
        key("weights: Pegasus as Marian", "model_type", "marian", "holds the tensor \"model.", "pegasus"),
    };
}

std::vector<Mistake> binaryMistakes()
{
    const auto zeros = [](std::size_t count) { return std::string(count, '\0'); };
    const std::string weight("decoder/embeddings/weight\0", 26);
    const std::string heads("decoder/num_heads\0", 18);
    return {
        file("binary: empty", "model.bin", "", "ends at byte 0 within the version", "ctranslate2"),
        file(
            "binary: text", "model.bin", "hello world", "is of the version 1,819,043,176, where 2 to 6", "ctranslate2"),
        file("binary: version 1", "model.bin", "\1" + zeros(9), "is of the version 1,", "ctranslate2"),
        file("binary: version 7", "model.bin", "\7" + zeros(9), "is of the version 7,", "ctranslate2"),
        binary("binary: kind", "\6" + zeros(3), 2, "W", "is of the kind \"WransformerSpec\""),
        binary("binary: letters", "\6" + zeros(3), 2, "\1", "that is no ASCII word"),
        binary("binary: no zero", std::string("TransformerSpec"), 0, "x", "without its closing zero"),
        binary("binary: many variables", std::string("TransformerSpec\0", 16), 4, "\xFF\xFF\xFF\x7F",
            "has 2,147,483,647 variables"),
        binary("binary: rank", weight, 0, "\x63", "has 99 sizes in \"decoder/embeddings/weight\""),
        binary("binary: sizes", weight, 1, "\7", "do not fit the sizes (7, 8) of type F16"),
        binary("binary: type", weight, 9, "\6", "has the type 6 in \"decoder/embeddings/weight\""),
        binary("binary: int8", weight, 9, "\1",
            "in \"decoder/embeddings/weight\", which do not fit the sizes (6, 8) of type I8"),
        binary("binary: int16", weight, 9, "\2", "as I16 instead of F32, F16 or BF16: it is quantised"),
        binary("binary: heads", heads, 6, "\3", "in \"encoder/num_heads\" and 3 in \"decoder/num_heads\""),
        binary("binary: activation", std::string("decoder/activation\0", 19), 6, "\1", "in \"decoder/activation\""),
        binary("binary: one norm", "decoder/layer_norm/gamm", 0, "b", "norm after the last layer of one side alone"),
        binary("binary: relative positions", "decoder/layer_0/self_", 0, "relative_x", "relative positions"),
        binary("binary: rotary positions", "decoder/layer_0/", 0, "rotary_dim", "rotary positions"),
        binary(
            "binary: not scaled", std::string("decoder/scale_embeddings\0", 25), 6, zeros(1), "multiplied by the root"),
        binary("binary: missing", "encoder/layer_0/ffn/linear_0/weigh", 0, "x", "lacks the variable"),
        {"binary: cut", "ctranslate2",
            [](const Path& place) {
                const auto bytes = textOf(place / "model.bin");
                put(place / "model.bin", bytes.substr(0, bytes.size() / 2));
            },
            "it was cut short"},
        {"binary: more", "ctranslate2",
            [](const Path& place) { put(place / "model.bin", textOf(place / "model.bin") + "xyz"); },
            "has 3 bytes behind its end"},
        without("binary: no words", "shared_vocabulary.json", "target_vocabulary.json\" is missing", "ctranslate2"),
        file("binary: fewer words", "shared_vocabulary.json", R"(["<blank>","<s>","</s>","<unk>"])",
            "has 4 words, but the table of vectors in model.bin has 6 rows", "ctranslate2"),
        file("binary: a number as word", "shared_vocabulary.json", R"(["<blank>",7])",
            "has a number instead of a word in place 1", "ctranslate2"),
        file("binary: no end", "shared_vocabulary.json", R"(["<blank>","<s>","x","a","b","<unk>"])",
            "lacks the word \"</s>\"", "ctranslate2"),
        key("binary: epsilon", "layer_norm_epsilon", 0.001, "has 0.001 under \"layer_norm_epsilon\"", "ctranslate2"),
        key("binary: start", "decoder_start_token", "x", "lacks the word \"x\"", "ctranslate2"),
        {"binary: begin without end", "ctranslate2",
            inJson("config.json",
                [](json& values) {
                    values["add_source_bos"] = true;
                    values["add_source_eos"] = false;
                }),
            "\"add_source_bos\" without \"add_source_eos\""},
    };
}

std::vector<Mistake> allMistakes()
{
    std::vector<Mistake> all;
    for (const auto& mistakes : {configMistakes(), vocabularyMistakes(), weightMistakes(), binaryMistakes()})
        all.insert(all.end(), mistakes.begin(), mistakes.end());
    return all;
}

} // namespace

/// Folders of somebody else with one mistake each.
class TestForeignMistakes : public QObject
{
    Q_OBJECT

private slots:
    void isNamed_data()
    {
        addColumns<std::size_t>("index");
        const auto mistakes = allMistakes();
        QVERIFY(mistakes.size() >= 100);
        for (std::size_t index = 0; index < mistakes.size(); ++index)
            QTest::addRow("%s", mistakes[index].id) << index;
    }

    void isNamed()
    {
        const auto [index] = fetched<std::size_t>();
        const auto mistake = allMistakes()[index];
        const QTemporaryDir place;
        const Path folder = place.path().toStdString();
        const auto sample = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/data/foreign/") + QLatin1String(mistake.folder);
        std::filesystem::copy(sample.toStdString(), folder, std::filesystem::copy_options::recursive);
        QVERIFY(readForeignModel(folder));
        mistake.make(folder);
        const auto read = readForeignModel(folder);
        QVERIFY2(!read, "it was not refused");
        QVERIFY2(read.error().message.contains(mistake.told), read.error().message.c_str());
        QVERIFY2(read.error().message.contains(folder.string()), read.error().message.c_str());
        QVERIFY(read.error().code == ErrorCode::BadRun || read.error().code == ErrorCode::BadData);
    }
};

ATTENTOSCOPE_TEST(TestForeignMistakes, QCoreApplication);
#include "tst_foreignmistakes.moc"
