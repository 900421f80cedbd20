// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/linkcache.h"

#include "engine/reproducible/fnv.h"
#include "engine/storage/files/encodings.h"
#include "engine/storage/files/safetensors.h"
#include "engine/storage/files/temporaryplace.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <span>
#include <string>
#include <string_view>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

/// Must change whenever the same pairs would get other links.
constexpr const char* alignerVersion = "1";

void addWords(Fnv& hash, const WordTable& words)
{
    for (std::size_t word = 0; word < words.size(); ++word) {
        hash.add(words.word(static_cast<std::int32_t>(word)));
        hash.add(static_cast<unsigned char>('\n'));
    }
}

void addSentences(Fnv& hash, const EncodedSentences& sentences)
{
    for (std::size_t sentence = 0; sentence < sentences.size(); ++sentence) {
        const auto ids = std::as_bytes(sentences[sentence]);
        hash.add(std::string_view(reinterpret_cast<const char*>(ids.data()), ids.size()));
        hash.add(static_cast<unsigned char>('\n'));
    }
}

template <typename Number>
StoredTensor tensor(std::string name, TensorType type, std::span<const Number> numbers)
{
    const auto bytes = std::as_bytes(numbers);
    const auto size = type == TensorType::UInt8 ? bytes.size() : numbers.size();
    return {std::move(name), type, {static_cast<std::int64_t>(size)}, {bytes.begin(), bytes.end()}};
}

StoredTensor floats(std::string name, std::span<const float> numbers)
{
    return tensor(std::move(name), TensorType::Float32, numbers);
}

/// Numbers of 32 bits, stored as bytes because the format has no such type.
StoredTensor numbers(std::string name, const std::vector<std::uint32_t>& values)
{
    return tensor(std::move(name), TensorType::UInt8, std::span(values));
}

StoredTensor words(std::string name, const std::vector<std::string>& words)
{
    std::string text;
    for (const auto& word : words)
        (text += word) += '\n';
    return tensor(std::move(name), TensorType::UInt8, std::span<const char>(text));
}

void addTable(StoredTensors& content, const std::string& name, const MakingTable& table)
{
    content.tensors.push_back(floats(name + ".cells", table.cells));
    content.tensors.push_back(floats(name + ".none", table.none));
    content.tensors.push_back(floats(name + ".jumps", table.jumps));
    content.tensors.push_back(floats(name + ".null_share", std::span(&table.nullShare, 1)));
}

std::string sumOf(const StoredTensors& content)
{
    Fnv sum;
    for (const auto& [name, type, shape, bytes] : content.tensors) {
        sum.add(name);
        sum.add(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    }
    return hexadecimal(sum.hash());
}

StoredTensors storedFrom(const AlignerTables& tables)
{
    StoredTensors content;
    addTable(content, "forward", tables.forward);
    addTable(content, "backward", tables.backward);
    content.tensors.push_back(numbers("couples.rows", tables.couples.rowBegins()));
    content.tensors.push_back(numbers("couples.columns", tables.couples.columns()));
    content.tensors.push_back(words("words.source", tables.sourceWords));
    content.tensors.push_back(words("words.target", tables.targetWords));
    content.metadata = {{"version", alignerVersion}, {"sum", sumOf(content)}};
    return content;
}

/// The numbers of a tensor. None if there is no such tensor, or if it has another size.
template <typename Number>
std::optional<std::vector<Number>> numbersIn(
    const StoredTensors& content, const std::string& name, std::optional<std::size_t> count = {})
{
    const auto* found = content.find(name);
    if (!found || found->bytes.size() % sizeof(Number) != 0
        || (count && found->bytes.size() != *count * sizeof(Number)))
        return std::nullopt;
    std::vector<Number> numbers(found->bytes.size() / sizeof(Number));
    if (!numbers.empty())
        std::memcpy(numbers.data(), found->bytes.data(), found->bytes.size());
    return numbers;
}

std::optional<std::vector<std::string>> wordsIn(const StoredTensors& content, const std::string& name)
{
    const auto text = numbersIn<char>(content, name);
    if (!text)
        return std::nullopt;
    std::vector<std::string> words;
    for (auto begin = text->begin(); begin != text->end();) {
        const auto end = std::find(begin, text->end(), '\n');
        words.emplace_back(begin, end);
        begin = end == text->end() ? end : end + 1;
    }
    return words;
}

bool areShares(std::span<const float> numbers)
{
    return std::ranges::all_of(numbers, [](float number) { return number >= 0.0f && std::isfinite(number); });
}

std::optional<MakingTable> tableIn(
    const StoredTensors& content, const std::string& name, std::size_t cells, std::size_t made)
{
    auto ofCells = numbersIn<float>(content, name + ".cells", cells);
    auto none = numbersIn<float>(content, name + ".none", made);
    const auto jumps = numbersIn<float>(content, name + ".jumps", WordJumps::kinds);
    const auto share = numbersIn<float>(content, name + ".null_share", 1);
    if (!ofCells || !none || !jumps || !share || !areShares(*ofCells) || !areShares(*none) || !areShares(*jumps)
        || !areShares(*share) || share->front() >= 1.0f || std::ranges::count(*jumps, 0.0f) > 0)
        return std::nullopt;
    MakingTable table{std::move(*ofCells), std::move(*none), {}, share->front()};
    std::ranges::copy(*jumps, table.jumps.begin());
    return table;
}

bool areCouples(const std::vector<std::uint32_t>& rows, const std::vector<std::uint32_t>& columns, std::size_t sources,
    std::size_t targets)
{
    return rows.size() == sources + 1 && rows.front() == 0 && rows.back() == columns.size()
        && std::ranges::is_sorted(rows)
        && std::ranges::all_of(columns, [&](std::uint32_t column) { return column < targets; });
}

/// None if the file is damaged or of another version.
std::optional<AlignerTables> tablesIn(const StoredTensors& content)
{
    const auto version = content.metadata.find("version");
    const auto sum = content.metadata.find("sum");
    if (version == content.metadata.end() || version->second != alignerVersion || sum == content.metadata.end()
        || sum->second != sumOf(content))
        return std::nullopt;
    auto source = wordsIn(content, "words.source");
    auto target = wordsIn(content, "words.target");
    auto rows = numbersIn<std::uint32_t>(content, "couples.rows");
    auto columns = numbersIn<std::uint32_t>(content, "couples.columns");
    if (!source || !target || !rows || !columns || !areCouples(*rows, *columns, source->size(), target->size()))
        return std::nullopt;
    auto forward = tableIn(content, "forward", columns->size(), target->size());
    auto backward = tableIn(content, "backward", columns->size(), source->size());
    if (!forward || !backward)
        return std::nullopt;
    return AlignerTables{std::move(*source), std::move(*target), Cooccurrence(std::move(*rows), std::move(*columns)),
        std::move(*forward), std::move(*backward)};
}

} // namespace

LinkCache::LinkCache(std::optional<fs::path> folder, std::uint64_t limit) : m_folder(std::move(folder)), m_limit(limit)
{
}

std::optional<fs::path> LinkCache::usualFolder()
{
    const auto place = fs::path("attentoscope") / "links";
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && fs::path(cache).is_absolute())
        return cache / place;
    if (const char* home = std::getenv("HOME"); home && *home)
        return fs::path(home) / ".cache" / place;
    return std::nullopt;
}

std::optional<fs::path> LinkCache::fileOf(const WordPairs& pairs) const
{
    if (!m_folder)
        return std::nullopt;
    Fnv hash;
    hash.add(std::string_view(alignerVersion));
    addWords(hash, pairs.source);
    addWords(hash, pairs.target);
    addSentences(hash, pairs.pairs.source);
    addSentences(hash, pairs.pairs.target);
    return *m_folder / hexadecimal(hash.hash());
}

Result<StatisticalAligner> LinkCache::learn(
    const WordPairs& pairs, const AligningOptions& options, std::vector<Message>& notices) const
{
    const auto file = fileOf(pairs);
    std::error_code ignored;
    if (file && fs::exists(*file, ignored))
        if (const auto content = readSafetensors(file->string()))
            if (auto tables = tablesIn(*content)) {
                fs::last_write_time(*file, fs::file_time_type::clock::now(), ignored);
                return StatisticalAligner(std::move(*tables));
            }
    auto learned = StatisticalAligner::learn(pairs, options);
    if (!learned || !file)
        return learned;
    if (const auto kept = keep(*file, learned->tables()); !kept)
        notices.push_back(Message("The statistical links are not kept for the next time: {}", kept.error().message));
    return learned;
}

Result<void> LinkCache::keep(const fs::path& file, const AlignerTables& tables) const
{
    auto& files = systemFiles();
    if (files.makeFolder(*m_folder) != 0)
        return std::unexpected(unwritable(*m_folder, errno));
    auto place = TemporaryPlace::makeFile(files, file);
    if (!place)
        return std::unexpected(place.error());
    const auto content = storedFrom(tables);
    if (auto written = writeSafetensors(files, place->path(), content.tensors, content.metadata); !written)
        return std::unexpected(written.error());
    auto renamed = place->rename();
    removeOldest();
    return renamed;
}

/// Removes the oldest files until the others are within the limit. Other programs may do so at the same time.
void LinkCache::removeOldest() const
{
    struct Kept
    {
        fs::path path;
        fs::file_time_type used;
        std::uint64_t bytes = 0;
    };
    std::vector<Kept> all;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(*m_folder, error)) {
        std::error_code gone;
        Kept kept{entry.path(), entry.last_write_time(gone), 0};
        kept.bytes = gone ? 0 : entry.file_size(gone);
        if (!gone)
            all.push_back(std::move(kept));
    }
    std::ranges::sort(all, {}, &Kept::used);
    auto bytes = std::accumulate(
        all.begin(), all.end(), std::uint64_t{0}, [](std::uint64_t sum, const Kept& kept) { return sum + kept.bytes; });
    for (auto oldest = all.begin(); oldest != all.end() && bytes > m_limit; ++oldest) {
        systemFiles().remove(oldest->path);
        bytes -= oldest->bytes;
    }
}

} // namespace attentoscope
