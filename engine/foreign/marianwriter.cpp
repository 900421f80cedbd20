// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Folders of Hugging Face's transformers (marianreader.cpp reads them). In their positions, all sines come before all
// cosines; in ours they alternate. So the numbers of a word's vector are reordered wherever a layer reads or writes
// them. All sums stay the same, except for the order of their terms.
#include "engine/foreign/exportrun.h"
#include "engine/foreign/foreignfile.h"
#include "engine/foreign/tensorplan.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

/// The differences between the two kinds.
struct WrittenKind
{
    const char* type;
    const char* architecture;
    NormPlace norm;
    bool finalNorm;
    bool needsOneTable; ///< one table of words for encoder, decoder and output
};
constexpr WrittenKind marian{"marian", "MarianMTModel", NormPlace::Post, false, false};
constexpr WrittenKind pegasus{"pegasus", "PegasusForConditionalGeneration", NormPlace::Pre, true, true};

constexpr std::int64_t positionsOfWaves = 1'024;
constexpr double sameWave = 1e-6;

/// The words, with the names that their vocabularies give to special tokens. The start mark gets a name that no word
/// has. A translation begins with it, as in our models.
std::vector<std::string> theirNames(const Vocabulary& vocabulary)
{
    std::string start = "<s>";
    while (vocabulary.id(start) >= Vocabulary::firstWord)
        start.insert(0, "<").append(">");
    auto words = vocabulary.words();
    words.at(Vocabulary::padding) = "<pad>";
    words.at(Vocabulary::start) = start;
    words.at(Vocabulary::end) = "</s>";
    words.at(Vocabulary::unknown) = "<unk>";
    return words;
}

class HuggingFaceExport
{
public:
    HuggingFaceExport(const WrittenKind& kind, const RunIdentity& identity, const StoredTensors& weights)
        : m_kind(kind)
        , m_identity(identity)
        , m_weights(weights)
        , m_model(identity.configuration.model)
        , m_isOneTable(!weights.find("encoder.embedding.weight"))
        , m_isTied(!weights.find("decoder.output.weight"))
    {
        check();
    }

    void write(const fs::path& folder) const
    {
        std::vector<StoredTensor> tensors;
        addWords(tensors);
        for (const bool isDecoder : {false, true})
            addSide(tensors, isDecoder);
        required(writeSafetensors(systemFiles(), folder / "model.safetensors", tensors, {{"format", "pt"}}));
        writeVocabulary(folder / "vocab.json", m_identity.source);
        if (!m_isOneTable)
            writeVocabulary(folder / "target_vocab.json", m_identity.target);
        writeExportedPieces(folder, m_identity.subwords);
        writeExportedText(folder / "config.json", config().dump(2) + '\n');
        writeExportedText(folder / "generation_config.json", generation().dump(2) + '\n');
        writeExportedText(folder / "tokenizer_config.json", tokenizer().dump(2) + '\n');
    }

private:
    void check() const
    {
        const auto& configuration = m_identity.configuration;
        checkExportedText(configuration);
        if (!cutsWords(configuration.data.tokenizer))
            refuseToExport(configuration, "tokenizer", "only pieces of SentencePiece are cut there");
        if (m_model.norm != m_kind.norm)
            refuseToExport(
                configuration, "norm", Message("the form {} normalises elsewhere", std::string(m_kind.type)));
        if (m_model.finalNorm != m_kind.finalNorm)
            refuseToExport(configuration, "final_norm",
                m_kind.finalNorm ? Message("the form {} has a norm after the last layer", std::string(m_kind.type))
                                 : Message("the form {} has no norm after the last layer", std::string(m_kind.type)));
        if (m_model.sourceMarkers != SourceMarkers::End)
            refuseToExport(configuration, "source_markers", "a source has an end mark and no start mark there");
        if (m_kind.needsOneTable && !(m_isOneTable && m_isTied))
            refuseToExport(configuration, "tied_embeddings",
                Message(
                    "the form {} has one table of words for encoder, decoder and output", std::string(m_kind.type)));
        checkPositions();
        for (const auto* side : {&m_identity.source, &m_identity.target})
            for (const char* mark : {"<pad>", "</s>"})
                if (side->id(mark) >= Vocabulary::firstWord)
                    throw ForeignRefusal{{ErrorCode::InvalidSetting,
                        Message("The run has the word \"{}\", which is a mark there.", std::string(mark)), {}}};
    }

    void checkPositions() const
    {
        const auto& configuration = m_identity.configuration;
        if (m_model.positions == Positions::Learned)
            refuseToExport(configuration, "positions", "vectors of positions are not learned there");
        if (m_model.embeddingSize % 2 != 0)
            refuseToExport(configuration, "embedding_size", "it must be even there");
        if (m_model.positions == Positions::Sinusoidal)
            return;
        const auto size = std::int64_t{m_model.embeddingSize};
        for (const std::string name : {"encoder.positions.weight", "decoder.positions.weight"}) {
            const auto& table = exportedTensor(m_weights, name);
            const auto theirs = waves(table.shape.front(), size, static_cast<double>(size) / 2.0, 0);
            const auto ours = numbersOf(table);
            const auto isSame = [](float left, float right) {
                return std::abs(static_cast<double>(left) - static_cast<double>(right)) <= sameWave;
            };
            if (!std::ranges::equal(ours, *theirs, isSame))
                refuseToExport(configuration, "positions", "this table of positions has other waves than there");
        }
    }

    static std::vector<float> numbersOf(const StoredTensor& tensor)
    {
        std::vector<float> numbers(tensor.bytes.size() / sizeof(float));
        std::memcpy(numbers.data(), tensor.bytes.data(), tensor.bytes.size());
        return numbers;
    }

    /// Our vectors of words have another order than theirs. Returns our place for a place in theirs.
    std::int64_t ourPlace(std::int64_t place) const
    {
        const auto half = std::int64_t{m_model.embeddingSize} / 2;
        if (m_model.positions != Positions::Sinusoidal)
            return place;
        return place < half ? 2 * place : 2 * (place - half) + 1;
    }

    static StoredTensor stored(const std::string& name, std::vector<std::int64_t> shape, std::span<const float> numbers)
    {
        const auto bytes = std::as_bytes(numbers);
        return {name, TensorType::Float32, std::move(shape), {bytes.begin(), bytes.end()}};
    }

    enum class Axis : std::uint8_t { None, Rows, Columns }; ///< the axis along which a word's vector lies

    /// `rows` rows, beginning at `first`; 0: all rows.
    StoredTensor inTheirOrder(const std::string& theirs, const std::string& ours, Axis axis, std::int64_t first = 0,
        std::int64_t rows = 0) const
    {
        const auto& tensor = exportedTensor(m_weights, ours);
        const auto from = numbersOf(tensor);
        rows = rows > 0 ? rows : tensor.shape.front();
        const auto width = tensor.shape.size() > 1 ? tensor.shape[1] : 1;
        std::vector<float> to(static_cast<std::size_t>(rows * width));
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t column = 0; column < width; ++column) {
                const auto ourRow = axis == Axis::Rows ? ourPlace(row) : row;
                const auto ourColumn = axis == Axis::Columns ? ourPlace(column) : column;
                to[static_cast<std::size_t>(row * width + column)] =
                    from.at(static_cast<std::size_t>((first + ourRow) * width + ourColumn));
            }
        auto shape = tensor.shape;
        shape.front() = rows;
        return stored(theirs, std::move(shape), to);
    }

    /// A table of words. If the decoder starts from zeros, the row of its start mark is zero.
    StoredTensor table(const std::string& theirs, const std::string& ours, bool isOfDecoder) const
    {
        auto tensor = inTheirOrder(theirs, ours, Axis::Columns);
        if (isOfDecoder && m_model.startVector == StartVector::Zero) {
            const auto row = static_cast<std::size_t>(tensor.shape[1]) * sizeof(float);
            std::memset(tensor.bytes.data() + row * std::size_t{Vocabulary::start}, 0, row);
        }
        return tensor;
    }

    void addWords(std::vector<StoredTensor>& tensors) const
    {
        if (m_isOneTable) {
            tensors.push_back(table("model.shared.weight", "decoder.embedding.weight", true));
        } else {
            tensors.push_back(table("model.encoder.embed_tokens.weight", "encoder.embedding.weight", false));
            tensors.push_back(table("model.decoder.embed_tokens.weight", "decoder.embedding.weight", true));
        }
        if (!m_isTied)
            tensors.push_back(inTheirOrder("lm_head.weight", "decoder.output.weight", Axis::Columns));
        const auto words = static_cast<std::int64_t>(m_identity.target.size());
        if (m_model.outputBias) {
            auto bias = inTheirOrder("final_logits_bias", "decoder.output.bias", Axis::None);
            bias.shape = {1, words};
            tensors.push_back(std::move(bias));
        } else {
            tensors.push_back(stored("final_logits_bias", {1, words}, std::vector<float>(m_identity.target.size())));
        }
    }

    void addNorm(std::vector<StoredTensor>& tensors, const std::string& theirs, const std::string& ours) const
    {
        for (const char* part : {".weight", ".bias"})
            tensors.push_back(inTheirOrder(theirs + part, ours + part, Axis::Rows));
    }

    void addAttention(std::vector<StoredTensor>& tensors, const std::string& theirs, const std::string& ours) const
    {
        const auto size = std::int64_t{m_model.embeddingSize};
        std::int64_t first = 0;
        for (const char* product : {"q", "k", "v"}) {
            const auto name = theirs + '.' + product + "_proj.";
            tensors.push_back(inTheirOrder(name + "weight", ours + ".in_proj_weight", Axis::Columns, first, size));
            tensors.push_back(inTheirOrder(name + "bias", ours + ".in_proj_bias", Axis::None, first, size));
            first += size;
        }
        for (const char* part : {"weight", "bias"})
            tensors.push_back(inTheirOrder(theirs + ".out_proj." + part, ours + ".out_proj." + part, Axis::Rows));
    }

    void addLayer(std::vector<StoredTensor>& tensors, const std::string& ours, bool isDecoder) const
    {
        const auto theirs = "model." + ours;
        addAttention(tensors, theirs + ".self_attn", ours + ".self_attn");
        addNorm(tensors, theirs + ".self_attn_layer_norm", ours + ".norm1");
        if (isDecoder) {
            addAttention(tensors, theirs + ".encoder_attn", ours + ".multihead_attn");
            addNorm(tensors, theirs + ".encoder_attn_layer_norm", ours + ".norm2");
        }
        tensors.push_back(inTheirOrder(theirs + ".fc1.weight", ours + ".linear1.weight", Axis::Columns));
        tensors.push_back(inTheirOrder(theirs + ".fc1.bias", ours + ".linear1.bias", Axis::None));
        for (const char* part : {"weight", "bias"})
            tensors.push_back(inTheirOrder(theirs + ".fc2." + part, ours + ".linear2." + part, Axis::Rows));
        addNorm(tensors, theirs + ".final_layer_norm", ours + (isDecoder ? ".norm3" : ".norm2"));
    }

    void addSide(std::vector<StoredTensor>& tensors, bool isDecoder) const
    {
        const std::string side = isDecoder ? "decoder" : "encoder";
        for (int layer = 0; layer < (isDecoder ? decoderLayers() : m_model.layers); ++layer)
            addLayer(tensors, side + ".layers." + std::to_string(layer), isDecoder);
        if (m_kind.finalNorm)
            addNorm(tensors, "model." + side + ".layer_norm", side + ".norm");
    }

    int decoderLayers() const { return m_model.decoderLayers > 0 ? m_model.decoderLayers : m_model.layers; }
    int innerSize() const { return m_model.innerSize > 0 ? m_model.innerSize : 4 * m_model.embeddingSize; }
    std::int64_t positions() const
    {
        return m_model.positions == Positions::Sinusoidal ? positionsOfWaves : m_model.maximumPositions;
    }

    /// Without an ordered_json, which searches all its keys for each new one.
    static void writeVocabulary(const fs::path& path, const Vocabulary& vocabulary)
    {
        std::string text = "{";
        for (std::size_t id = 0; const auto& word : theirNames(vocabulary)) {
            text += id == 0 ? "\n " : ",\n ";
            text += nlohmann::json(word).dump() + ": " + std::to_string(id++);
        }
        writeExportedText(path, text + "\n}\n");
    }

    nlohmann::ordered_json config() const
    {
        const char* activation = m_model.activation == Activation::Relu ? "relu"
            : m_model.activation == Activation::Gelu                    ? "gelu"
                                                                        : "swish";
        return {{"architectures", {m_kind.architecture}}, {"model_type", m_kind.type}, {"is_encoder_decoder", true},
            {"vocab_size", m_identity.source.size()}, {"decoder_vocab_size", m_identity.target.size()},
            {"d_model", m_model.embeddingSize}, {"encoder_layers", m_model.layers}, {"decoder_layers", decoderLayers()},
            {"encoder_attention_heads", m_model.heads}, {"decoder_attention_heads", m_model.heads},
            {"encoder_ffn_dim", innerSize()}, {"decoder_ffn_dim", innerSize()}, {"activation_function", activation},
            {"max_position_embeddings", positions()}, {"static_position_embeddings", true}, {"scale_embedding", true},
            {"normalize_before", m_kind.finalNorm}, {"normalize_embedding", false},
            {"add_final_layer_norm", m_kind.finalNorm}, {"share_encoder_decoder_embeddings", m_isOneTable},
            {"tie_word_embeddings", m_isTied}, {"dropout", m_model.dropout},
            {"attention_dropout", m_model.attentionDropout}, {"activation_dropout", 0.0},
            {"pad_token_id", Vocabulary::padding}, {"bos_token_id", Vocabulary::start},
            {"eos_token_id", Vocabulary::end}, {"decoder_start_token_id", Vocabulary::start},
            {"forced_eos_token_id", Vocabulary::end}, {"dtype", "float32"}};
    }

    /// Padding and the start mark must never be chosen, as in our models.
    nlohmann::ordered_json generation() const
    {
        return {{"bad_words_ids", {{Vocabulary::padding}, {Vocabulary::start}}}, {"pad_token_id", Vocabulary::padding},
            {"bos_token_id", Vocabulary::start}, {"eos_token_id", Vocabulary::end},
            {"decoder_start_token_id", Vocabulary::start}, {"forced_eos_token_id", Vocabulary::end},
            {"max_length", std::min<std::int64_t>(512, positions())}, {"num_beams", 1}, {"length_penalty", 1.0}};
    }

    nlohmann::ordered_json tokenizer() const
    {
        return {{"tokenizer_class", "MarianTokenizer"}, {"separate_vocabs", !m_isOneTable},
            {"model_max_length", positions()}, {"pad_token", "<pad>"}, {"eos_token", "</s>"}, {"unk_token", "<unk>"}};
    }

    const WrittenKind& m_kind;
    const RunIdentity& m_identity;
    const StoredTensors& m_weights;
    const ModelConfiguration& m_model;
    bool m_isOneTable; ///< whether encoder and decoder share a table of words
    bool m_isTied; ///< whether the output multiplies by the decoder's table
};

PreparedExport prepared(const WrittenKind& kind, const RunIdentity& identity, const StoredTensors& weights)
{
    const auto all = std::make_shared<const HuggingFaceExport>(kind, identity, weights);
    return [all](const fs::path& folder) { all->write(folder); };
}

} // namespace

PreparedExport prepareMarian(const RunIdentity& identity, const StoredTensors& weights)
{
    return prepared(marian, identity, weights);
}

PreparedExport preparePegasus(const RunIdentity& identity, const StoredTensors& weights)
{
    return prepared(pegasus, identity, weights);
}

} // namespace attentoscope
