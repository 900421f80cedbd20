// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The format is described in ctranslate2reader.cpp.
#include "engine/foreign/exportrun.h"
#include "engine/foreign/foreignfile.h"
#include "engine/foreign/tensorplan.h"

#include <nlohmann/json.hpp>

#include <cstring>
#include <list>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t writtenVersion = 6, writtenRevision = 7;
constexpr std::uint8_t idOfFloat = 0, idOfInt8 = 1, idOfInt16 = 2;

/// A variable of the file: rows of one of our tensors, or bytes that this writer makes.
struct Variable
{
    std::string name;
    std::uint8_t type = idOfFloat;
    std::vector<std::int64_t> shape;
    Bytes bytes;
};

void checkExportable(const Configuration& configuration)
{
    const auto& model = configuration.model;
    checkExportedText(configuration);
    const auto tokenizer = configuration.data.tokenizer;
    if (!cutsWords(tokenizer) && tokenizer != TokenizerKind::Space)
        refuseToExport(configuration, "tokenizer", "only pieces, or words between spaces, are cut there as here");
    if (model.startVector == StartVector::Zero && model.sourceMarkers != SourceMarkers::End)
        refuseToExport(configuration, "source_markers", "a model that begins with zeros has an end mark there");
}

/// The table of positions that our Transformer adds, from position 0: sin in even places, cos in odd ones.
std::vector<float> interleavedWaves(std::int64_t positions, std::int64_t size)
{
    const auto halves = waves(positions, size, static_cast<double>(size) / 2.0, 0);
    std::vector<float> table(halves->size());
    for (std::int64_t row = 0; row < positions; ++row)
        for (std::int64_t place = 0; place < size; ++place) {
            const auto from = row * size + (place % 2 == 0 ? 0 : size / 2) + place / 2;
            table[static_cast<std::size_t>(row * size + place)] = (*halves)[static_cast<std::size_t>(from)];
        }
    return table;
}

class Variables
{
public:
    Variables(const RunIdentity& identity, const StoredTensors& weights)
        : m_weights(weights), m_model(identity.configuration.model)
    {
        addSide("encoder", m_model.layers);
        addSide("decoder", m_model.decoderLayers > 0 ? m_model.decoderLayers : m_model.layers);
        addWords();
        addNumber<std::uint8_t>("decoder/start_from_zero_embedding", m_model.startVector == StartVector::Zero);
        // The attention that `align` uses without --head: the mean of the last layer's heads.
        addNumber<std::int16_t>("decoder/alignment_layer", -1);
        addNumber<std::int16_t>("decoder/alignment_heads", m_model.heads);
    }

    const std::vector<Variable>& variables() const { return m_variables; }
    const std::vector<std::pair<std::string, std::string>>& aliases() const { return m_aliases; }

private:
    /// Adds a range of a tensor's rows. The rows are divided into `shares` equal parts; the range is part `share` and
    /// the `count` − 1 parts after it.
    void add(const std::string& theirs, const std::string& name, std::int64_t shares = 1, std::int64_t share = 0,
        std::int64_t count = 1)
    {
        const auto& tensor = exportedTensor(m_weights, name);
        auto shape = tensor.shape;
        shape.front() = shape.front() / shares * count;
        const auto bytes = tensor.bytes.size() / static_cast<std::size_t>(shares);
        m_variables.push_back({theirs, idOfFloat, std::move(shape),
            Bytes(tensor.bytes)
                .subspan(static_cast<std::size_t>(share) * bytes, static_cast<std::size_t>(count) * bytes)});
    }

    void addLinear(const std::string& theirs, const std::string& name)
    {
        for (const char* part : {"weight", "bias"})
            add(theirs + '/' + part, name + '.' + part);
    }

    void addNorm(const std::string& theirs, const std::string& name)
    {
        add(theirs + "/gamma", name + ".weight");
        add(theirs + "/beta", name + ".bias");
    }

    template <typename Number>
    void addNumber(const std::string& name, int value)
    {
        auto& bytes = m_own.emplace_back(sizeof(Number));
        const auto number = static_cast<Number>(value);
        std::memcpy(bytes.data(), &number, sizeof number);
        m_variables.push_back({name, sizeof number == 1 ? idOfInt8 : idOfInt16, {}, bytes});
    }

    /// Adds the weights or biases of a layer's queries, keys and values. Cross attention has two products.
    void addProducts(const std::string& theirs, const std::string& name, const std::string& part, bool isDecoder)
    {
        add(theirs + "/self_attention/linear_0/" + part, name + ".self_attn.in_proj_" + part);
        if (!isDecoder)
            return;
        const auto cross = name + ".multihead_attn.in_proj_" + part;
        add(theirs + "/attention/linear_0/" + part, cross, 3, 0, 1);
        add(theirs + "/attention/linear_1/" + part, cross, 3, 1, 2);
    }

    void addLayer(const std::string& theirs, const std::string& name, bool isDecoder)
    {
        for (const char* part : {"weight", "bias"})
            addProducts(theirs, name, part, isDecoder);
        addLinear(theirs + "/self_attention/linear_1", name + ".self_attn.out_proj");
        addNorm(theirs + "/self_attention/layer_norm", name + ".norm1");
        if (isDecoder) {
            addLinear(theirs + "/attention/linear_2", name + ".multihead_attn.out_proj");
            addNorm(theirs + "/attention/layer_norm", name + ".norm2");
        }
        addLinear(theirs + "/ffn/linear_0", name + ".linear1");
        addLinear(theirs + "/ffn/linear_1", name + ".linear2");
        addNorm(theirs + "/ffn/layer_norm", name + (isDecoder ? ".norm3" : ".norm2"));
    }

    void addSide(const std::string& side, int layers)
    {
        for (int layer = 0; layer < layers; ++layer)
            addLayer(
                side + "/layer_" + std::to_string(layer), side + ".layers." + std::to_string(layer), side == "decoder");
        if (m_model.finalNorm)
            addNorm(side + "/layer_norm", side + ".norm");
        addPositions(side);
        addNumber<std::int16_t>(side + "/num_heads", m_model.heads);
        addNumber<std::uint8_t>(side + "/pre_norm", m_model.norm == NormPlace::Pre);
        constexpr int relu = 0, swish = 2, gelu = 3;
        addNumber<std::uint8_t>(side + "/activation",
            m_model.activation == Activation::Relu        ? relu
                : m_model.activation == Activation::Swish ? swish
                                                          : gelu);
        addNumber<std::uint8_t>(side + "/scale_embeddings", 1);
    }

    void addPositions(const std::string& side)
    {
        constexpr std::int64_t positions = 1'024; // number of sinusoidal positions, which have no end in our model
        const auto name = side + "/position_encodings/encodings";
        if (m_model.positions != Positions::Sinusoidal)
            return add(name, side + ".positions.weight");
        if (m_waves.empty())
            m_waves = interleavedWaves(positions, m_model.embeddingSize);
        m_variables.push_back(
            {name, idOfFloat, {positions, m_model.embeddingSize}, std::as_bytes(std::span<const float>(m_waves))});
    }

    /// Adds the tables of words. A matrix that is stored only once gets other names as aliases.
    void addWords()
    {
        const std::string table = "decoder/embeddings/weight";
        const auto orAlias = [&](const std::string& theirs, const std::string& name) {
            if (m_weights.find(name))
                add(theirs, name);
            else
                m_aliases.emplace_back(theirs, table);
        };
        add(table, "decoder.embedding.weight");
        orAlias("encoder/embeddings_0/weight", "encoder.embedding.weight");
        orAlias("decoder/projection/weight", "decoder.output.weight");
        if (m_model.outputBias)
            add("decoder/projection/bias", "decoder.output.bias");
    }

    const StoredTensors& m_weights;
    const ModelConfiguration& m_model;
    std::vector<Variable> m_variables;
    std::vector<std::pair<std::string, std::string>> m_aliases;
    std::list<std::vector<std::byte>> m_own; ///< in a list, elements stay in place
    std::vector<float> m_waves;
};

/// Collects bytes and writes them in blocks.
class BinaryWriter
{
public:
    explicit BinaryWriter(OutputFile file) : m_file(std::move(file)) { }

    template <typename Number>
    void number(std::size_t value)
    {
        const auto number = static_cast<Number>(value);
        const auto bytes = std::as_bytes(std::span(&number, 1));
        m_block.insert(m_block.end(), bytes.begin(), bytes.end());
    }
    void text(const std::string& text)
    {
        number<std::uint16_t>(text.size() + 1);
        const auto bytes = std::as_bytes(std::span(text.c_str(), text.size() + 1));
        m_block.insert(m_block.end(), bytes.begin(), bytes.end());
    }
    void bytes(Bytes bytes)
    {
        flush();
        required(m_file.write(bytes));
    }
    void close()
    {
        flush();
        required(m_file.sync());
        required(m_file.close());
    }

private:
    void flush()
    {
        required(m_file.write(m_block));
        m_block.clear();
    }

    OutputFile m_file;
    std::vector<std::byte> m_block;
};

void writeBinary(const fs::path& path, const Variables& all)
{
    BinaryWriter writer(required(OutputFile::createNew(systemFiles(), path)));
    writer.number<std::uint32_t>(writtenVersion);
    writer.text("TransformerSpec");
    writer.number<std::uint32_t>(writtenRevision);
    writer.number<std::uint32_t>(all.variables().size());
    for (const auto& variable : all.variables()) {
        writer.text(variable.name);
        writer.number<std::uint8_t>(variable.shape.size());
        for (const auto size : variable.shape)
            writer.number<std::uint32_t>(static_cast<std::size_t>(size));
        writer.number<std::uint8_t>(variable.type);
        writer.number<std::uint32_t>(variable.bytes.size());
        writer.bytes(variable.bytes);
    }
    writer.number<std::uint32_t>(all.aliases().size());
    for (const auto& [alias, name] : all.aliases()) {
        writer.text(alias);
        writer.text(name);
    }
    writer.close();
}

void writeWords(const fs::path& folder, const RunIdentity& identity)
{
    writeExportedText(folder / "source_vocabulary.json", nlohmann::json(identity.source.words()).dump() + '\n');
    writeExportedText(folder / "target_vocabulary.json", nlohmann::json(identity.target.words()).dump() + '\n');
    writeExportedPieces(folder, identity.subwords);
    const auto markers = identity.configuration.model.sourceMarkers;
    const auto word = [&](std::int32_t id) { return identity.target.word(id); };
    const nlohmann::ordered_json config{{"add_source_bos", markers == SourceMarkers::StartAndEnd},
        {"add_source_eos", markers != SourceMarkers::None}, {"bos_token", word(Vocabulary::start)},
        {"decoder_start_token", word(Vocabulary::start)}, {"eos_token", word(Vocabulary::end)},
        {"layer_norm_epsilon", nullptr}, {"multi_query_attention", false}, {"unk_token", word(Vocabulary::unknown)}};
    writeExportedText(folder / "config.json", config.dump(2) + '\n');
}

} // namespace

PreparedExport prepareCTranslate2(const RunIdentity& identity, const StoredTensors& weights)
{
    checkExportable(identity.configuration);
    const auto all = std::make_shared<const Variables>(identity, weights);
    return [all, &identity](const fs::path& folder) {
        writeBinary(folder / "model.bin", *all);
        writeWords(folder, identity);
    };
}

} // namespace attentoscope
