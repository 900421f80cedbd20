// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Folders of Hugging Face's transformers: MarianMTModel, and PegasusForConditionalGeneration with Marian's tokenizer.
#include "engine/foreign/foreignfile.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/foreign/foreignwords.h"
#include "engine/foreign/storedweights.h"

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

/// The differences between the two kinds.
struct HuggingFaceKind
{
    const char* format;
    const char* norm; ///< value of our setting
    bool hasFinalNorm;
};
constexpr HuggingFaceKind marianKind{"marian", "post", false};
constexpr HuggingFaceKind pegasusKind{"pegasus", "pre", true};

/// What config.json says about the arithmetic.
struct MarianConfig
{
    HuggingFaceKind kind = marianKind;
    std::int64_t size = 0, heads = 0, inner = 0, encoderLayers = 0, decoderLayers = 0, positions = 0;
    std::int64_t sourceWords = 0, targetWords = 0;
    std::string activation;
    bool sharesWords = true; ///< encoder and decoder have one table of vectors
    bool tiesOutput = true; ///< the output layer multiplies by the decoder's table
    std::int32_t end = 0, padding = 0, start = 0;
    double dropout = 0.0, attentionDropout = 0.0;
};

[[noreturn]] void refuseFlag(const ForeignConfig& config, const char* key, const Message& what)
{
    refuseArithmetic(config.file(), Message("sets \"{}\": {}", std::string(key), what));
}

/// Some MarianMT folders call themselves "bart", although the arithmetic of BART is different.
HuggingFaceKind kindOf(const ForeignConfig& config)
{
    const auto type = config.textOr("model_type", "");
    if (type == "pegasus")
        return pegasusKind;
    if (type == "marian")
        return marianKind;
    if (type == "bart" && config.flagOr("static_position_embeddings", false))
        return marianKind;
    if (type == "bart")
        refuseArithmetic(config.file(),
            "is of the type \"bart\" with learned positions and a norm of the word vectors (no "
            "\"static_position_embeddings\")");
    refuseArithmetic(config.file(), Message("is of the type \"{}\", where marian or pegasus can be read", type));
}

void checkFlags(const ForeignConfig& config, const HuggingFaceKind& kind)
{
    if (config.flagOr("normalize_before", kind.hasFinalNorm) != kind.hasFinalNorm)
        refuseFlag(config, "normalize_before", "where a layer normalises is not what this type has");
    if (config.flagOr("add_final_layer_norm", kind.hasFinalNorm) != kind.hasFinalNorm)
        refuseFlag(config, "add_final_layer_norm", "the norm after the last layer is not what this type has");
    if (config.flagOr("normalize_embedding", false))
        refuseFlag(config, "normalize_embedding", "word vectors are normalised, which our network does not do");
    if (!config.flagOr("scale_embedding", false))
        refuseFlag(config, "scale_embedding",
            "word vectors are not multiplied by the root of their size, which our network does");
    if (config.has("quantization_config"))
        refuseFlag(config, "quantization_config", "the weights are quantised");
}

std::string activationOf(const ForeignConfig& config)
{
    struct Name
    {
        const char* theirs;
        const char* ours;
    };
    constexpr std::array names = {
        Name{"relu", "relu"}, Name{"gelu", "gelu"}, Name{"swish", "swish"}, Name{"silu", "swish"}};
    const auto theirs = config.textOr("activation_function", "");
    for (const auto& name : names)
        if (theirs == name.theirs)
            return name.ours;
    refuseArithmetic(config.file(),
        Message("has \"{}\" under \"activation_function\" instead of relu, gelu, swish or silu", theirs));
}

/// A number that must be equal on both sides.
std::int64_t sameOnBothSides(const ForeignConfig& config, const char* encoder, const char* decoder, std::int64_t most)
{
    const auto left = config.whole(encoder, 1, most);
    const auto right = config.whole(decoder, 1, most);
    if (left != right)
        refuseArithmetic(config.file(),
            Message("has {} under \"{}\" and {} under \"{}\"; both must be one number", left, std::string(encoder),
                right, std::string(decoder)));
    return left;
}

void readSizes(const ForeignConfig& config, MarianConfig& read)
{
    read.size = config.whole("d_model", 2, 16'384);
    read.heads = sameOnBothSides(config, "encoder_attention_heads", "decoder_attention_heads", 256);
    read.inner = sameOnBothSides(config, "encoder_ffn_dim", "decoder_ffn_dim", 65'536);
    read.encoderLayers = config.whole("encoder_layers", 1, 16);
    read.decoderLayers = config.whole("decoder_layers", 1, 16);
    read.positions = config.wholeOr("max_position_embeddings", 1'024, 1, 10'000);
    if (read.size % read.heads != 0 || read.size % 2 != 0)
        refuseForeign(config.file(),
            Message("has {} under \"d_model\", which must be even and a multiple of {}, the number of heads", read.size,
                read.heads));
}

void readIds(const ForeignConfig& config, MarianConfig& read)
{
    read.sourceWords = config.whole("vocab_size", 4, mostForeignWords);
    read.targetWords = config.wholeOr("decoder_vocab_size", read.sourceWords, 4, mostForeignWords);
    const auto last = read.targetWords - 1;
    read.end = static_cast<std::int32_t>(config.whole("eos_token_id", 0, last));
    read.padding = static_cast<std::int32_t>(config.whole("pad_token_id", 0, last));
    read.start = static_cast<std::int32_t>(config.wholeOr("decoder_start_token_id", read.padding, 0, last));
    read.sharesWords = config.flagOr("share_encoder_decoder_embeddings", true);
    read.tiesOutput = config.flagOr("tie_word_embeddings", true);
    if (read.sharesWords && read.sourceWords != read.targetWords)
        refuseForeign(config.file(),
            Message("has {} under \"vocab_size\" and {} under \"decoder_vocab_size\", but one table of words for both",
                read.sourceWords, read.targetWords));
}

MarianConfig readConfig(const ForeignConfig& config)
{
    MarianConfig read{.kind = kindOf(config)};
    checkFlags(config, read.kind);
    read.activation = activationOf(config);
    readSizes(config, read);
    readIds(config, read);
    read.dropout = config.numberOr("dropout", 0.0);
    read.attentionDropout = config.numberOr("attention_dropout", 0.0);
    for (const double rate : {read.dropout, read.attentionDropout})
        if (!(rate >= 0.0 && rate <= 0.95))
            refuseForeign(
                config.file(), Message("has a dropout of {}, which must be from 0 to 0.95", shownNumber(rate)));
    return read;
}

/// Checks that the vocabulary gives a special token the id that the configuration gives it.
void checkId(const fs::path& file, const TheirWords& words, const char* token, std::int32_t id, const char* key)
{
    const auto found = theirId(words, token);
    if (found && *found != id)
        refuseForeign(file,
            Message("gives \"{}\" the id {}, but config.json has {} under \"{}\"", std::string(token), *found, id,
                std::string(key)));
}

TheirWords wordsOf(const fs::path& file, std::int64_t count, const char* key)
{
    auto words = theirWords(file);
    if (static_cast<std::int64_t>(words.size()) != count)
        refuseForeign(
            file, Message("has {} words, but config.json has {} under \"{}\"", words.size(), count, std::string(key)));
    return words;
}

std::int32_t unknownIn(const fs::path& file, const TheirWords& words)
{
    const auto id = theirId(words, "<unk>");
    if (!id)
        refuseForeign(file, "lacks the word \"<unk>\"");
    return *id;
}

ForeignSide targetSide(const fs::path& folder, const MarianConfig& config)
{
    const bool isOwn = !config.sharesWords && existsForeign(folder / "target_vocab.json");
    const auto file = folder / (isOwn ? "target_vocab.json" : "vocab.json");
    auto words = wordsOf(file, config.targetWords, isOwn ? "decoder_vocab_size" : "vocab_size");
    checkId(file, words, "</s>", config.end, "eos_token_id");
    checkId(file, words, "<pad>", config.padding, "pad_token_id");
    const auto unknown = unknownIn(file, words);
    auto side = inOurOrder(file, std::move(words), {config.padding, config.start, config.end, unknown});
    addPieces(side, folder / "target.spm");
    return side;
}

ForeignSide sourceSide(const fs::path& folder, const MarianConfig& config, const ForeignSide& target)
{
    ForeignSide side;
    if (config.sharesWords) {
        side.vocabulary = target.vocabulary;
        side.theirs = target.theirs;
    } else {
        const auto file = folder / "vocab.json";
        auto words = wordsOf(file, config.sourceWords, "vocab_size");
        const auto end = theirId(words, "</s>");
        if (!end)
            refuseForeign(file, "lacks the word \"</s>\"");
        const auto unknown = unknownIn(file, words);
        const auto padding = theirId(words, "<pad>");
        side = inOurOrder(file, std::move(words), {padding, padding, end, unknown});
    }
    addPieces(side, folder / "source.spm");
    return side;
}

void readLanguages(const fs::path& folder, ForeignModel& model)
{
    const auto file = folder / "tokenizer_config.json";
    if (!existsForeign(file))
        return;
    const ForeignConfig config(file);
    model.source.language = config.textOr("source_lang", "");
    model.target.language = config.textOr("target_lang", "");
}

ForeignSearch searchOf(const fs::path& folder)
{
    const bool isApart = existsForeign(folder / "generation_config.json");
    const ForeignConfig config(folder / (isApart ? "generation_config.json" : "config.json"));
    constexpr std::int64_t mostBeams = 64;
    ForeignSearch search;
    search.beam = static_cast<int>(config.wholeOr("num_beams", 1, 1, mostBeams));
    search.maximumLength = static_cast<int>(config.wholeOr("max_length", 512, 1, 10'000));
    search.lengthPenalty = config.numberOr("length_penalty", 1.0);
    if (!(search.lengthPenalty >= 0.0 && search.lengthPenalty <= 10.0))
        refuseForeign(config.file(),
            Message(
                "has {} under \"length_penalty\" instead of a number from 0 to 10", shownNumber(search.lengthPenalty)));
    return search;
}

StoredWeights weightsIn(const fs::path& folder)
{
    const auto file = folder / "model.safetensors";
    if (existsForeign(file))
        return StoredWeights::ofSafetensors(file);
    if (existsForeign(folder / "model.safetensors.index.json"))
        refuseForeign(file, "is missing: this model is in several files",
            "Load it in transformers and save it with max_shard_size=\"10GB\"");
    for (const char* name : {"pytorch_model.bin", "model.pt", "model.ckpt"})
        if (existsForeign(folder / name))
            refuseForeign(folder / name, "is a pickle, a program that runs when it is read, and is never read here",
                "Write its weights as model.safetensors with packaging/to-safetensors.py, which runs nothing");
    refuseForeign(file, "is missing");
}

/// The tensor that is stored under one of these names. If it is stored more than once, all copies must be equal.
const TensorPlace& tableOf(TensorPlan& plan, const StoredWeights& weights, const std::vector<std::string>& names,
    const std::vector<std::int64_t>& shape)
{
    const TensorPlace* table = nullptr;
    for (const auto& name : names) {
        if (!plan.has(name))
            continue;
        const auto& found = plan.take(name, shape);
        if (table && !weights.areEqual(*table, found))
            refuseForeign(weights.path(),
                Message("holds other numbers in \"{}\" than in \"{}\", but config.json says that they are one", name,
                    table->name));
        table = table ? table : &found;
    }
    return table ? *table : plan.take(names.front(), shape);
}

bool isZeroRow(const StoredWeights& weights, const TensorPlace& table, std::int64_t row, std::int64_t width)
{
    std::vector<float> numbers(static_cast<std::size_t>(width));
    required(weights.read(table, static_cast<std::uint64_t>(row * width), numbers));
    return std::ranges::all_of(numbers, [](float number) { return number == 0.0F; });
}

/// Makes our tensors from those of the model.
class MarianTensors
{
public:
    MarianTensors(const MarianConfig& config, const StoredWeights& weights, const ForeignModel& model)
        : m_config(config), m_weights(weights), m_model(model), m_plan(weights)
    {
    }

    std::vector<ForeignTensor> made()
    {
        addWords();
        for (const bool isDecoder : {false, true}) {
            const auto layers = isDecoder ? m_config.decoderLayers : m_config.encoderLayers;
            for (std::int64_t layer = 0; layer < layers; ++layer)
                addLayer(layer, isDecoder);
            const std::string side = isDecoder ? "decoder." : "encoder.";
            if (m_config.kind.hasFinalNorm)
                addNorm(side + "norm", "model." + side + "layer_norm");
            addPositions(side);
        }
        if (const auto unused = m_plan.unused(); !unused.empty())
            refuseArithmetic(m_weights.path(),
                Message("holds the tensor \"{}\", which {} layers of this type do not have", unused.front(),
                    m_config.encoderLayers + m_config.decoderLayers));
        return m_plan.taken();
    }

    bool startsFromZero() const { return m_startsFromZero; }

private:
    void addWords()
    {
        const auto size = m_config.size;
        const std::string shared = "model.shared.weight", encoder = "model.encoder.embed_tokens.weight",
                          decoder = "model.decoder.embed_tokens.weight", output = "lm_head.weight";
        std::vector<std::string> names = {decoder};
        if (m_config.sharesWords)
            names = {shared, encoder, decoder};
        if (m_config.tiesOutput)
            names.push_back(output);
        const std::vector<std::int64_t> shape = {m_config.targetWords, size};
        const auto& table = tableOf(m_plan, m_weights, names, shape);
        const bool isOne = m_config.sharesWords && m_config.tiesOutput;
        if (!isOne)
            m_plan.order("encoder.embedding.weight",
                m_config.sharesWords ? table : m_plan.take(encoder, {m_config.sourceWords, size}), size,
                m_model.source.theirs);
        m_plan.order("decoder.embedding.weight", table, size, m_model.target.theirs);
        if (!m_config.tiesOutput)
            m_plan.order("decoder.output.weight", m_plan.take(output, {m_config.targetWords, size}), size,
                m_model.target.theirs);
        const std::string bias = "final_logits_bias";
        m_plan.orderBias("decoder.output.bias",
            m_plan.has(bias) ? &m_plan.take(bias, {1, m_config.targetWords}) : nullptr, m_model.target.theirs,
            {Vocabulary::padding, Vocabulary::start});
        m_startsFromZero = isZeroRow(m_weights, table, m_config.start, size);
    }

    void addLinear(const std::string& ours, const std::string& theirs, std::int64_t inputs, std::int64_t outputs)
    {
        m_plan.stack(ours + ".weight", inputs, {{theirs + ".weight", outputs}});
        m_plan.stack(ours + ".bias", 0, {{theirs + ".bias", outputs}});
    }

    void addNorm(const std::string& ours, const std::string& theirs)
    {
        for (const char* part : {".weight", ".bias"})
            m_plan.stack(ours + part, 0, {{theirs + part, m_config.size}});
    }

    /// In our network, queries, keys and values are one matrix, and each normalisation belongs to its sub-layer.
    void addAttention(const std::string& ours, const std::string& theirs)
    {
        const auto size = m_config.size;
        for (const auto& [part, width] : {std::pair("weight", size), std::pair("bias", std::int64_t{0})}) {
            const auto of = [&, part = part](const char* which) { return theirs + which + "_proj." + part; };
            m_plan.stack(ours + "in_proj_" + part, width, {{of("q"), size}, {of("k"), size}, {of("v"), size}});
        }
        addLinear(ours + "out_proj", theirs + "out_proj", size, size);
    }

    void addLayer(std::int64_t layer, bool isDecoder)
    {
        const auto ours = (isDecoder ? "decoder.layers." : "encoder.layers.") + std::to_string(layer) + ".";
        const auto theirs = "model." + ours;
        addAttention(ours + "self_attn.", theirs + "self_attn.");
        addNorm(ours + "norm1", theirs + "self_attn_layer_norm");
        if (isDecoder) {
            addAttention(ours + "multihead_attn.", theirs + "encoder_attn.");
            addNorm(ours + "norm2", theirs + "encoder_attn_layer_norm");
        }
        addLinear(ours + "linear1", theirs + "fc1", m_config.size, m_config.inner);
        addLinear(ours + "linear2", theirs + "fc2", m_config.inner, m_config.size);
        addNorm(ours + (isDecoder ? "norm3" : "norm2"), theirs + "final_layer_norm");
    }

    /// The table of positions is seldom stored. It has sin(t / 10000^(2i/D)) in its first half, and cosines in the
    /// second.
    void addPositions(const std::string& side)
    {
        const auto theirs = "model." + side + "embed_positions.weight";
        if (m_plan.has(theirs)) {
            m_plan.copyRows(side + "positions.weight", m_plan.take(theirs, {m_config.positions, m_config.size}),
                m_config.positions);
            return;
        }
        if (!m_waves)
            m_waves = waves(m_config.positions, m_config.size, static_cast<double>(m_config.size) / 2.0, 0);
        m_plan.compute(side + "positions.weight", {m_config.positions, m_config.size}, m_waves);
    }

    const MarianConfig& m_config;
    const StoredWeights& m_weights;
    const ForeignModel& m_model;
    TensorPlan m_plan;
    std::shared_ptr<const std::vector<float>> m_waves;
    bool m_startsFromZero = false;
};

std::vector<KeyValue> settingsOf(const MarianConfig& config, const ForeignModel& model, bool startsFromZero)
{
    const bool isOne = config.sharesWords && config.tiesOutput;
    return {
        {"tokenizer", model.source.pieces->kind() == TokenizerKind::Bpe ? "bpe" : "unigram"},
        {"architecture", "transformer"},
        {"attention", "multi-head"},
        {"layers", std::to_string(config.encoderLayers)},
        {"decoder_layers", std::to_string(config.decoderLayers)},
        {"embedding_size", std::to_string(config.size)},
        {"heads", std::to_string(config.heads)},
        {"inner_size", std::to_string(config.inner)},
        {"norm", config.kind.norm},
        {"final_norm", config.kind.hasFinalNorm ? "true" : "false"},
        {"activation", config.activation},
        {"positions", "fixed-table"},
        {"max_positions", std::to_string(config.positions)},
        {"tied_embeddings",
            isOne                   ? "all"
                : config.tiesOutput ? "target"
                                    : "none"},
        {"output_bias", "true"},
        {"start_vector", startsFromZero ? "zero" : "learned"},
        {"length_penalty_kind", "power"},
        {"beam_end", "until-worse"},
        {"source_markers", "end"},
        {"dropout", shownNumber(config.dropout)},
        {"attention_dropout", shownNumber(config.attentionDropout)},
    };
}

} // namespace

ForeignModel readMarian(const fs::path& folder)
{
    const auto config = readConfig(ForeignConfig(folder / "config.json"));
    ForeignModel model;
    model.format = config.kind.format;
    model.weights = std::make_shared<StoredWeights>(weightsIn(folder));
    model.target = targetSide(folder, config);
    model.source = sourceSide(folder, config, model.target);
    model.languageTokens = languageTokensOf(model.source.vocabulary);
    model.search = searchOf(folder);
    readLanguages(folder, model);
    MarianTensors tensors(config, *model.weights, model);
    model.tensors = tensors.made();
    model.settings = settingsOf(config, model, tensors.startsFromZero());
    return model;
}

} // namespace attentoscope
