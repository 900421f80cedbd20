// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Folders of CTranslate2: model.bin in the versions 2 to 6, beside it the vocabularies and perhaps a config.json.
// All numbers are little-endian. u32 version; text name of the model's kind; u32 its revision; u32 count; for each
// variable: text name, u8 rank, u32 sizes, then u8 bytes of a number and u32 count of numbers (from version 4 on: u8
// type and u32 bytes), and the numbers. From version 3 on: u32 count of aliases, for each the texts alias and name. A
// text is u16 length and as many bytes, of which the last is zero.
#include "engine/corpus/files/messages.h"
#include "engine/foreign/foreignfile.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/foreign/foreignwords.h"
#include "engine/foreign/storedweights.h"

#include <array>
#include <cmath>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t oldestVersion = 2, newestVersion = 6, firstWithAliases = 3, firstWithTypes = 4;

/// Reads model.bin from the beginning, and skips the numbers of tensors.
class BinaryReader
{
public:
    explicit BinaryReader(const fs::path& path) : m_path(path), m_file(openForeign(path)) { }

    std::uint64_t number(std::size_t bytes, const Message& what)
    {
        std::array<char, sizeof(std::uint64_t)> room{};
        take(std::span(room).first(bytes), what);
        std::uint64_t value = 0;
        for (std::size_t byte = bytes; byte-- > 0;)
            value = value << 8U | static_cast<unsigned char>(room[byte]);
        return value;
    }

    std::string text(const Message& what)
    {
        std::string text(number(2, what), '\0');
        take(text, what);
        if (text.size() < 2 || text.back() != '\0')
            refuseForeign(m_path, Message("has {} without its closing zero at byte {}", what, m_at));
        text.pop_back();
        for (const char letter : text)
            if (letter <= ' ' || letter > '~')
                refuseForeign(m_path, Message("has {} that is no ASCII word before byte {}", what, m_at));
        return text;
    }

    std::uint64_t jump(std::uint64_t bytes)
    {
        const auto from = m_at;
        m_at += bytes;
        return from;
    }

    std::uint64_t at() const { return m_at; }
    std::uint64_t left() const { return m_file.size() - m_at; }
    InputFile taken() { return std::move(m_file); }

private:
    void take(std::span<char> room, const Message& what)
    {
        if (room.size() > left())
            refuseForeign(m_path,
                Message("ends at byte {} within {} that needs {} bytes; it was cut short", m_file.size(), what,
                    room.size()));
        required(m_file.readAt(m_at, room));
        m_at += room.size();
    }

    const fs::path& m_path;
    InputFile m_file;
    std::uint64_t m_at = 0;
};

/// The known kinds of models, and the numbers of heads that old files do not contain.
struct ModelKind
{
    const char* name;
    int heads;
};
constexpr std::array modelKinds = {
    ModelKind{"TransformerBase", 8}, ModelKind{"TransformerBig", 16}, ModelKind{"TransformerSpec", 8}};

struct BinaryModel
{
    int heads = 0;
    std::shared_ptr<const StoredWeights> weights;
};

/// Until version 3, files store only the width of a number.
TensorType typeOfWidth(const fs::path& path, std::uint64_t width, const std::string& name)
{
    switch (width) {
    case 1:
        return TensorType::Int8;
    case 2:
        return TensorType::Int16;
    case 4:
        return TensorType::Float32;
    default:
        refuseForeign(path, Message("has {} bytes a number in \"{}\" instead of 1, 2 or 4", width, name));
    }
}

TensorType typeOfId(const fs::path& path, std::uint64_t id, const std::string& name)
{
    constexpr std::array types = {TensorType::Float32, TensorType::Int8, TensorType::Int16, TensorType::Int32,
        TensorType::Float16, TensorType::BFloat16};
    if (id >= types.size())
        refuseForeign(
            path, Message("has the type {} in \"{}\" instead of a number from 0 to {}", id, name, types.size() - 1));
    return types.at(id);
}

TensorPlace readVariable(BinaryReader& reader, const fs::path& path, std::uint64_t version)
{
    constexpr std::uint64_t deepest = 8;
    TensorPlace place{.name = reader.text("the name of a variable")};
    const auto rank = reader.number(1, "a number of sizes");
    if (rank > deepest)
        refuseForeign(path, Message("has {} sizes in \"{}\", at most {} are read", rank, place.name, deepest));
    std::uint64_t count = 1;
    for (std::uint64_t axis = 0; axis < rank; ++axis) {
        const auto size = reader.number(4, "a size");
        place.shape.push_back(static_cast<std::int64_t>(size));
        if (__builtin_mul_overflow(count, size, &count))
            refuseForeign(path, Message("has sizes in \"{}\" whose product is too large", place.name));
    }
    const auto type = reader.number(1, "a type");
    place.type = version < firstWithTypes ? typeOfWidth(path, type, place.name) : typeOfId(path, type, place.name);
    const auto width = elementSize(place.type);
    const auto stored = reader.number(4, "a length");
    const auto bytes = version < firstWithTypes ? stored * width : stored;
    if (count > UINT64_MAX / width || bytes != count * width)
        refuseForeign(path,
            Message("has {} bytes in \"{}\", which do not fit the sizes {} of type {}", bytes, place.name,
                shownShape(place.shape), nameOf(place.type)));
    if (bytes > reader.left())
        refuseForeign(path,
            Message("ends within \"{}\": of {} bytes only {} are left; it was cut short", place.name, bytes,
                reader.left()));
    place.begin = reader.jump(bytes);
    place.end = reader.at();
    return place;
}

int headsOfKind(const fs::path& path, const std::string& name)
{
    for (const auto& kind : modelKinds)
        if (name == kind.name)
            return kind.heads;
    if (name.ends_with("Relative"))
        refuseArithmetic(path, Message("is of the kind \"{}\" with relative positions", name));
    refuseArithmetic(path,
        Message("is of the kind \"{}\", where TransformerSpec, TransformerBase or TransformerBig can be read",
            shortened(name)));
}

std::uint64_t versionOf(BinaryReader& reader, const fs::path& path)
{
    const auto version = reader.number(4, "the version");
    if (version < oldestVersion || version > newestVersion)
        refuseForeign(path,
            Message("is of the version {}, where {} to {} can be read", version, oldestVersion, newestVersion),
            "Convert the model again with a CTranslate2 of version 4");
    return version;
}

BinaryModel readBinary(const fs::path& path)
{
    constexpr std::uint64_t mostVariables = 100'000;
    BinaryReader reader(path);
    const auto version = versionOf(reader, path);
    BinaryModel model{.heads = headsOfKind(path, reader.text("the kind of the model"))};
    reader.number(4, "the revision");
    const auto count = reader.number(4, "the number of variables");
    if (count > mostVariables)
        refuseForeign(path, Message("has {} variables, at most {} are read", count, mostVariables));
    std::vector<TensorPlace> places;
    std::set<std::string> names;
    for (std::uint64_t variable = 0; variable < count; ++variable) {
        places.push_back(readVariable(reader, path, version));
        if (!names.insert(places.back().name).second)
            refuseForeign(path, Message("has two variables named \"{}\"", shortened(places.back().name)));
    }
    std::map<std::string, std::string> aliases;
    const auto aliasCount = version < firstWithAliases ? 0 : reader.number(4, "the number of aliases");
    for (std::uint64_t alias = 0; alias < aliasCount; ++alias) {
        const auto name = reader.text("an alias");
        const auto target = reader.text("the name of an alias's variable");
        if (!names.contains(target))
            refuseForeign(path,
                Message(
                    "has \"{}\" as another name of \"{}\", which is not in it", shortened(name), shortened(target)));
        if (names.contains(name) || !aliases.emplace(name, target).second)
            refuseForeign(path, Message("has two variables named \"{}\"", shortened(name)));
    }
    if (reader.left() > 0)
        refuseForeign(path, Message("has {} bytes behind its end", reader.left()));
    model.weights = std::make_shared<StoredWeights>(reader.taken(), path, std::move(places), aliases);
    return model;
}

/// A part of a variable's name. A model with such a variable computes `what`, but our network does not.
struct UnreadPart
{
    std::string_view part;
    Message what;
};

const std::vector<UnreadPart>& unreadParts()
{
    static const std::vector<UnreadPart> table = {
        {"relative_", "relative positions"},
        {"rotary_", "rotary positions"},
        {"weight_scale", "quantised weights"},
        {"weight_zero", "quantised weights"},
        {"layernorm_embedding", "a norm of the word vectors"},
        {"linear_0_noact", "gated linear units"},
        {"num_heads_kv", "keys and values that heads share"},
        {"q_norm", "a norm of the queries"},
        {"embeddings_1", "several words in one place"},
        {"project_in", "vectors of another size than the layers'"},
        {"project_out", "vectors of another size than the layers'"},
        {"scale_outputs", "scaled logits"},
        {"sliding_window", "attention to near words alone"},
    };
    return table;
}

void checkForUnreadParts(const StoredWeights& weights)
{
    for (const auto& [name, index] : weights.names())
        for (const auto& [part, what] : unreadParts())
            if (name.contains(part))
                refuseArithmetic(weights.path(), Message("has the variable \"{}\": {}", shortened(name), what));
}

/// Numbers that describe the computation. Old files have one number for both sides, newer files have one for each.
class Attributes
{
public:
    Attributes(const StoredWeights& weights, TensorPlan& plan) : m_weights(weights), m_plan(plan) { }

    double numberOr(const std::string& name, double usual)
    {
        const auto* place = m_weights.find(name);
        if (!place)
            return usual;
        m_plan.ignore(name);
        const auto number = m_weights.scalar(*place);
        if (!number)
            refuseForeign(m_weights.path(), Message("has no single number in \"{}\"", name));
        return *number;
    }

    /// A value that must be the same on both sides.
    double common(const std::string& name, double usual)
    {
        const auto whole = numberOr(name, usual);
        const auto encoder = numberOr("encoder/" + name, whole);
        const auto decoder = numberOr("decoder/" + name, whole);
        if (encoder != decoder)
            refuseArithmetic(m_weights.path(),
                Message("has {} in \"encoder/{}\" and {} in \"decoder/{}\"; both must be one number",
                    shownNumber(encoder), name, shownNumber(decoder), name));
        return encoder;
    }

    void demand(const std::string& name, double usual, double wanted, const Message& what)
    {
        const auto found = numberOr(name, usual);
        if (std::abs(found - wanted) > 1e-5 * std::abs(wanted))
            refuseArithmetic(m_weights.path(), Message("has {} in \"{}\": {}", shownNumber(found), name, what));
    }

private:
    const StoredWeights& m_weights;
    TensorPlan& m_plan;
};

struct Sizes
{
    std::int64_t size = 0, inner = 0, encoderLayers = 0, decoderLayers = 0, heads = 0, positions = 0;
    std::int64_t sourceWords = 0, targetWords = 0;
    bool isPreNorm = true, hasFinalNorm = true, startsFromZero = false, takesStartFromEnd = false;
    bool isOneTable = false, tiesOutput = false;
    std::string activation;
};

/// Makes our tensors from the variables.
class BinaryTensors
{
public:
    explicit BinaryTensors(const BinaryModel& binary)
        : m_weights(*binary.weights), m_plan(m_weights), m_attributes(m_weights, m_plan)
    {
        checkForUnreadParts(m_weights);
        m_sourceTable = m_plan.has("encoder/embeddings_0/weight") ? "encoder/embeddings_0" : "encoder/embeddings";
        readSizes(binary.heads);
        readFlags();
    }

    const Sizes& sizes() const { return m_sizes; }
    /// A flag of model.bin. In old files, flags say which marks the source has.
    bool flag(const char* name, bool usual) { return m_attributes.numberOr(name, usual ? 1.0 : 0.0) != 0.0; }

    std::vector<ForeignTensor> made(const ForeignModel& model)
    {
        addWords(model);
        for (const bool isDecoder : {false, true}) {
            const std::string side = isDecoder ? "decoder" : "encoder";
            const auto layers = isDecoder ? m_sizes.decoderLayers : m_sizes.encoderLayers;
            for (std::int64_t layer = 0; layer < layers; ++layer)
                addLayer(side, layer, isDecoder);
            if (m_sizes.hasFinalNorm)
                addNorm(side + ".norm", side + "/layer_norm");
            addPositions(side);
        }
        if (const auto unused = m_plan.unused(); !unused.empty())
            refuseArithmetic(m_weights.path(),
                Message("has the variable \"{}\", which our network has no place for", unused.front()));
        return m_plan.taken();
    }

private:
    /// The sizes of a matrix. Refuses other tensors.
    std::vector<std::int64_t> matrix(const std::string& name)
    {
        const auto* place = m_weights.find(name);
        if (!place)
            refuseForeign(m_weights.path(), Message("lacks the variable \"{}\"", name));
        if (place->shape.size() != 2 || place->shape[0] < 1 || place->shape[1] < 1)
            refuseForeign(m_weights.path(),
                Message("has the sizes {} in \"{}\" instead of those of a matrix", shownShape(place->shape), name));
        return place->shape;
    }

    std::int64_t layersOf(const std::string& side)
    {
        constexpr std::int64_t most = 16;
        std::int64_t layers = 0;
        while (m_plan.has(side + "/layer_" + std::to_string(layers) + "/self_attention/linear_0/weight"))
            ++layers;
        if (layers < 1 || layers > most)
            refuseForeign(
                m_weights.path(), Message("has {} layers in its {}, where 1 to {} can be read", layers, side, most));
        return layers;
    }

    void readSizes(int usualHeads)
    {
        const auto target = matrix("decoder/embeddings/weight");
        m_sizes.targetWords = target[0];
        m_sizes.size = target[1];
        m_sizes.sourceWords = matrix(m_sourceTable + "/weight")[0];
        m_sizes.encoderLayers = layersOf("encoder");
        m_sizes.decoderLayers = layersOf("decoder");
        m_sizes.inner = matrix("encoder/layer_0/ffn/linear_0/weight")[0];
        m_sizes.heads = std::lround(m_attributes.common("num_heads", usualHeads));
        if (m_sizes.heads < 1 || m_sizes.heads > 256 || m_sizes.size % m_sizes.heads != 0 || m_sizes.size % 2 != 0)
            refuseForeign(m_weights.path(),
                Message("has vectors of {} numbers; this must be even and a multiple of {}, the number of heads",
                    m_sizes.size, m_sizes.heads));
    }

    void readFlags()
    {
        constexpr std::array activations = {"relu", "", "swish", "gelu"};
        const auto activation = std::lround(m_attributes.common("activation", 0.0));
        m_sizes.activation =
            activation >= 0 && activation < 4 ? activations.at(static_cast<std::size_t>(activation)) : "";
        if (m_sizes.activation.empty())
            refuseArithmetic(m_weights.path(),
                Message("has the activation {}, where 0 (ReLU), 2 (swish) or 3 (GELU) can be read", activation));
        m_sizes.isPreNorm = m_attributes.common("pre_norm", 1.0) != 0.0;
        const bool encoderNorm = m_plan.has("encoder/layer_norm/gamma");
        m_sizes.hasFinalNorm = m_plan.has("decoder/layer_norm/gamma");
        if (encoderNorm != m_sizes.hasFinalNorm)
            refuseArithmetic(m_weights.path(), "has a norm after the last layer of one side alone");
        m_sizes.startsFromZero = m_attributes.numberOr("decoder/start_from_zero_embedding", 0.0) != 0.0;
        checkScales();
        for (const char* name : {"decoder/alignment_layer", "decoder/alignment_heads", "encoder/embeddings_merge",
                 "decoder/alibi_use_positive_positions", "decoder/scale_alibi"})
            m_plan.ignore(name); // none of our computations depend on them
    }

    void checkScales()
    {
        const auto root = std::sqrt(static_cast<double>(m_sizes.size));
        for (const std::string& scope : {m_sourceTable, std::string("decoder/embeddings")}) {
            const auto side = scope.substr(0, scope.find('/'));
            for (const auto& name : {side + "/scale_embeddings", scope + "/multiply_by_sqrt_depth"}) {
                const auto* place = m_weights.find(name);
                const auto wanted =
                    place && place->type == TensorType::Int8 ? 1.0 : root; // an 8-bit flag, or the factor itself
                m_attributes.demand(name, wanted, wanted, "word vectors are not multiplied by the root of their size");
            }
        }
        m_attributes.demand("decoder/alibi", 0.0, 0.0, "biases of positions");
        m_attributes.demand("encoder/multi_query_attention", 0.0, 0.0, "keys and values that heads share");
    }

    void addWords(const ForeignModel& model)
    {
        const auto& source = m_plan.take(m_sourceTable + "/weight", {m_sizes.sourceWords, m_sizes.size});
        const auto& target = m_plan.take("decoder/embeddings/weight", {m_sizes.targetWords, m_sizes.size});
        const auto& output = m_plan.take("decoder/projection/weight", {m_sizes.targetWords, m_sizes.size});
        m_sizes.tiesOutput = &output == &target;
        m_sizes.isOneTable = m_sizes.tiesOutput && &source == &target && model.source.theirs == model.target.theirs;
        if (!m_sizes.isOneTable)
            m_plan.order("encoder.embedding.weight", source, m_sizes.size, model.source.theirs);
        m_plan.order("decoder.embedding.weight", target, m_sizes.size, model.target.theirs);
        if (!m_sizes.tiesOutput)
            m_plan.order("decoder.output.weight", output, m_sizes.size, model.target.theirs);
        const std::string bias = "decoder/projection/bias";
        m_plan.orderBias("decoder.output.bias", m_plan.has(bias) ? &m_plan.take(bias, {m_sizes.targetWords}) : nullptr,
            model.target.theirs, {});
    }

    void addLinear(const std::string& ours, const std::string& theirs, std::int64_t inputs, std::int64_t outputs)
    {
        m_plan.stack(ours + ".weight", inputs, {{theirs + "/weight", outputs}});
        m_plan.stack(ours + ".bias", 0, {{theirs + "/bias", outputs}});
    }

    void addNorm(const std::string& ours, const std::string& theirs)
    {
        m_plan.stack(ours + ".weight", 0, {{theirs + "/gamma", m_sizes.size}});
        m_plan.stack(ours + ".bias", 0, {{theirs + "/beta", m_sizes.size}});
    }

    void addSelfAttention(const std::string& ours, const std::string& theirs)
    {
        m_plan.stack(ours + ".in_proj_weight", m_sizes.size, {{theirs + "/linear_0/weight", 3 * m_sizes.size}});
        m_plan.stack(ours + ".in_proj_bias", 0, {{theirs + "/linear_0/bias", 3 * m_sizes.size}});
        addLinear(ours + ".out_proj", theirs + "/linear_1", m_sizes.size, m_sizes.size);
        checkQueries(theirs);
    }

    /// In CTranslate2, one matrix makes keys and values of the source, and another one makes the queries.
    void addCrossAttention(const std::string& ours, const std::string& theirs)
    {
        const auto size = m_sizes.size;
        m_plan.stack(ours + ".in_proj_weight", size,
            {{theirs + "/linear_0/weight", size}, {theirs + "/linear_1/weight", 2 * size}});
        m_plan.stack(
            ours + ".in_proj_bias", 0, {{theirs + "/linear_0/bias", size}, {theirs + "/linear_1/bias", 2 * size}});
        addLinear(ours + ".out_proj", theirs + "/linear_2", size, size);
        checkQueries(theirs);
    }

    void checkQueries(const std::string& theirs)
    {
        const auto ofHead = m_sizes.size / m_sizes.heads; // divides without remainder
        const auto scale = 1.0 / std::sqrt(static_cast<double>(ofHead));
        m_attributes.demand(
            theirs + "/queries_scale", scale, scale, "queries are not divided by the root of a head's size");
    }

    void addLayer(const std::string& side, std::int64_t layer, bool isDecoder)
    {
        const auto ours = side + ".layers." + std::to_string(layer);
        const auto theirs = side + "/layer_" + std::to_string(layer);
        addSelfAttention(ours + ".self_attn", theirs + "/self_attention");
        addNorm(ours + ".norm1", theirs + "/self_attention/layer_norm");
        if (isDecoder) {
            addCrossAttention(ours + ".multihead_attn", theirs + "/attention");
            addNorm(ours + ".norm2", theirs + "/attention/layer_norm");
        }
        addLinear(ours + ".linear1", theirs + "/ffn/linear_0", m_sizes.size, m_sizes.inner);
        addLinear(ours + ".linear2", theirs + "/ffn/linear_1", m_sizes.inner, m_sizes.size);
        addNorm(ours + (isDecoder ? ".norm3" : ".norm2"), theirs + "/ffn/layer_norm");
    }

    /// If the file has no table, positions count from 1 and the exponents are i / (D/2 − 1).
    void addPositions(const std::string& side)
    {
        constexpr std::int64_t most = 10'000, usual = 1'024;
        const auto theirs = side + "/position_encodings/encodings";
        const auto rows = m_plan.has(theirs) ? matrix(theirs)[0] : usual;
        m_sizes.positions = m_sizes.positions == 0 ? std::min(rows, most) : m_sizes.positions;
        if (std::min(rows, most) != m_sizes.positions)
            refuseArithmetic(m_weights.path(),
                Message("has {} rows in \"{}\" and {} on the other side", rows, theirs, m_sizes.positions));
        if (m_plan.has(theirs))
            m_plan.copyRows(side + ".positions.weight", m_plan.take(theirs, {rows, m_sizes.size}), m_sizes.positions);
        else
            m_plan.compute(side + ".positions.weight", {m_sizes.positions, m_sizes.size},
                waves(
                    m_sizes.positions, m_sizes.size, std::max(1.0, static_cast<double>(m_sizes.size) / 2.0 - 1.0), 1));
    }

    const StoredWeights& m_weights;
    TensorPlan m_plan;
    Attributes m_attributes;
    std::string m_sourceTable;
    Sizes m_sizes;
};

/// The start and end marks of source and target. Newer folders have a config.json for them; older files have them in
/// model.bin or not at all.
struct Marks
{
    std::string unknown = "<unk>", begin = "<s>", end = "</s>", start = "<s>";
    bool sourceBegin = false, sourceEnd = false;
};

Marks marksOf(const fs::path& folder, BinaryTensors& tensors)
{
    Marks marks;
    marks.sourceBegin = tensors.flag("with_source_bos", false);
    marks.sourceEnd = tensors.flag("with_source_eos", false);
    const bool isMarian = tensors.sizes().startsFromZero; // no other converter sets this
    if (!tensors.flag("with_target_bos", true))
        marks.start = marks.end;
    if (!existsForeign(folder / "config.json")) {
        marks.sourceEnd = marks.sourceEnd || isMarian;
        return marks;
    }
    const ForeignConfig config(folder / "config.json");
    marks.unknown = config.textOr("unk_token", marks.unknown);
    marks.begin = config.textOr("bos_token", marks.begin);
    marks.end = config.textOr("eos_token", marks.end);
    marks.start = config.textOr("decoder_start_token", marks.start);
    marks.sourceBegin = config.flagOr("add_source_bos", marks.sourceBegin);
    // A model that was converted from Hugging Face's form leaves the end mark to its user's tokenizer.
    marks.sourceEnd = config.flagOr("add_source_eos", marks.sourceEnd) || isMarian;
    const auto epsilon = config.numberOr("layer_norm_epsilon", 1e-5);
    if (std::abs(epsilon - 1e-5) > 1e-9)
        refuseArithmetic(
            config.file(), Message("has {} under \"layer_norm_epsilon\" instead of 1e-05", shownNumber(epsilon)));
    if (config.flagOr("multi_query_attention", false))
        refuseArithmetic(config.file(), "sets \"multi_query_attention\": keys and values that heads share");
    if (marks.sourceBegin && !marks.sourceEnd)
        refuseArithmetic(config.file(), "sets \"add_source_bos\" without \"add_source_eos\"");
    return marks;
}

fs::path vocabularyFile(const fs::path& folder, const std::string& side)
{
    for (const auto& name : {std::string("shared"), side})
        for (const char* ending : {"_vocabulary.json", "_vocabulary.txt"})
            if (existsForeign(folder / (name + ending)))
                return folder / (name + ending);
    refuseForeign(folder / (side + "_vocabulary.json"), "is missing, and so is shared_vocabulary.json");
}

std::optional<std::int32_t> paddingIn(const TheirWords& words)
{
    const auto blank = theirId(words, "<blank>");
    return blank ? blank : theirId(words, "<pad>");
}

std::int32_t idOfMark(const fs::path& file, const TheirWords& words, const std::string& mark)
{
    const auto id = theirId(words, mark);
    if (!id)
        refuseForeign(file, Message("lacks the word \"{}\"", shortened(mark)));
    return *id;
}

/// The words of a side. If the list lacks the word for unknown words, that word has the last row of the table.
TheirWords wordsOfSide(const fs::path& file, std::int64_t rows, const Marks& marks)
{
    auto words = theirWords(file);
    if (static_cast<std::int64_t>(words.size()) + 1 == rows && !theirId(words, marks.unknown))
        words.push_back(marks.unknown);
    if (static_cast<std::int64_t>(words.size()) != rows)
        refuseForeign(
            file, Message("has {} words, but the table of vectors in model.bin has {} rows", words.size(), rows));
    return words;
}

ForeignSide sideOf(const fs::path& folder, const std::string& name, const Sizes& sizes, const Marks& marks)
{
    const bool isTarget = name == "target";
    const auto file = vocabularyFile(folder, name);
    auto words = wordsOfSide(file, isTarget ? sizes.targetWords : sizes.sourceWords, marks);
    TheirSpecials specials{.padding = paddingIn(words), .unknown = idOfMark(file, words, marks.unknown)};
    const bool needsEnd = isTarget || marks.sourceEnd;
    specials.end = needsEnd ? idOfMark(file, words, marks.end) : theirId(words, marks.end);
    // If the source has no start mark, use the target's. Otherwise both sides could not share one table of words.
    const auto& start = isTarget || !marks.sourceBegin ? marks.start : marks.begin;
    const bool needsStart = isTarget ? !sizes.startsFromZero : marks.sourceBegin;
    specials.start = needsStart ? idOfMark(file, words, start) : theirId(words, start);
    auto side = inOurOrder(file, std::move(words), specials);
    if (const auto pieces = folder / (name + ".spm"); existsForeign(pieces))
        addPieces(side, pieces);
    return side;
}

std::vector<KeyValue> settingsOf(const Sizes& sizes, const Marks& marks, const ForeignModel& model)
{
    const auto* pieces = model.source.pieces.get();
    return {
        {"tokenizer",
            !pieces                                    ? "space"
                : pieces->kind() == TokenizerKind::Bpe ? "bpe"
                                                       : "unigram"},
        {"architecture", "transformer"},
        {"attention", "multi-head"},
        {"layers", std::to_string(sizes.encoderLayers)},
        {"decoder_layers", std::to_string(sizes.decoderLayers)},
        {"embedding_size", std::to_string(sizes.size)},
        {"heads", std::to_string(sizes.heads)},
        {"inner_size", std::to_string(sizes.inner)},
        {"norm", sizes.isPreNorm ? "pre" : "post"},
        {"final_norm", sizes.hasFinalNorm ? "true" : "false"},
        {"activation", sizes.activation},
        {"positions", "fixed-table"},
        {"max_positions", std::to_string(sizes.positions)},
        {"tied_embeddings",
            sizes.isOneTable       ? "all"
                : sizes.tiesOutput ? "target"
                                   : "none"},
        {"output_bias", "true"},
        {"start_vector", sizes.startsFromZero ? "zero" : "learned"},
        {"length_penalty_kind", "power"},
        {"beam_end", "until-full"},
        {"source_markers",
            !marks.sourceEnd        ? "none"
                : marks.sourceBegin ? "start-and-end"
                                    : "end"},
    };
}

} // namespace

ForeignModel readCTranslate2(const fs::path& folder)
{
    const auto binary = readBinary(folder / "model.bin");
    ForeignModel model;
    model.format = "ctranslate2";
    model.weights = binary.weights;
    BinaryTensors tensors(binary);
    const auto marks = marksOf(folder, tensors);
    model.target = sideOf(folder, "target", tensors.sizes(), marks);
    model.source = sideOf(folder, "source", tensors.sizes(), marks);
    model.languageTokens = languageTokensOf(model.source.vocabulary);
    model.search.beam = 2; // the default of CTranslate2's Translator
    model.search.maximumLength = 256;
    model.tensors = tensors.made(model);
    model.settings = settingsOf(tensors.sizes(), marks, model);
    return model;
}

} // namespace attentoscope
