// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/foreignmodel.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/foreign/foreignfile.h"
#include "engine/reproducible/fnv.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/savedmodel.h"

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

bool looksLikeCTranslate2(const fs::path& folder)
{
    return existsForeign(folder / "model.bin");
}

/// Even a damaged run of ours has a config.json, and must not be mistaken for a model of Hugging Face.
bool looksLikeHuggingFace(const fs::path& folder)
{
    const auto config = folder / "config.json";
    if (!existsForeign(config) || existsForeign(folder / sourceVocabularyFile))
        return false;
    const auto text = readTextFile(config, longestForeignConfig); // fails for a link, which our runs never have
    return !text || !text->contains("format_version");
}

struct ForeignFormat
{
    bool (*fits)(const fs::path& folder);
    ForeignModel (*read)(const fs::path& folder);
};
constexpr std::array formats = {
    ForeignFormat{looksLikeCTranslate2, readCTranslate2}, // first, because CTranslate2 may also have a config.json
    ForeignFormat{looksLikeHuggingFace, readMarian},
};

fs::path folderOf(const fs::path& path)
{
    std::error_code problem;
    if (fs::is_directory(path, problem))
        return path;
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

const ForeignFormat* formatOf(const fs::path& folder)
{
    const auto found = std::ranges::find_if(formats, [&](const ForeignFormat& format) { return format.fits(folder); });
    return found == formats.end() ? nullptr : &*found;
}

/// The "license: …" line in the block between the first two lines of dashes.
std::string licenceOfCard(std::string_view card)
{
    constexpr std::string_view key = "license:";
    if (!card.starts_with("---"))
        return {};
    card = card.substr(0, card.find("\n---", 3));
    while (!card.empty()) {
        auto line = card.substr(0, card.find('\n'));
        card.remove_prefix(std::min(card.size(), line.size() + 1));
        if (!line.starts_with(key))
            continue;
        line.remove_prefix(key.size());
        const auto begin = line.find_first_not_of(" \"'");
        const auto end = line.find_last_not_of(" \"'\r");
        return begin == std::string_view::npos ? std::string() : std::string(line.substr(begin, end + 1 - begin));
    }
    return {};
}

std::string licenceIn(const fs::path& folder)
{
    constexpr std::uint64_t longest = 1 << 20;
    const auto textOf = [&](const char* name) {
        std::error_code problem;
        const auto file = folder / name;
        if (!fs::is_regular_file(file, problem) || fs::file_size(file, problem) > longest)
            return std::string();
        auto text = foreignText(file, longest);
        return firstInvalidByte(text) ? std::string() : text;
    };
    for (const char* name : {"LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE"})
        if (auto text = textOf(name); !text.empty())
            return text;
    return licenceOfCard(textOf("README.md"));
}

void addHash(Fnv& hash, const ForeignSide& side)
{
    for (const auto& word : side.vocabulary.words()) {
        hash.add(word);
        hash.add('\n');
    }
    if (side.pieces)
        hash.add(side.pieces->bytes());
}

std::uint64_t hashOf(const ForeignModel& model)
{
    Fnv hash;
    hash.add(model.format);
    for (const auto& [key, value] : model.settings) {
        hash.add(key);
        hash.add('=');
        hash.add(value);
        hash.add('\n');
    }
    addHash(hash, model.source);
    addHash(hash, model.target);
    auto weights = required(model.weights->checkedHash());
    for (std::size_t byte = 0; byte < sizeof weights; ++byte, weights >>= 8U)
        hash.add(static_cast<unsigned char>(weights));
    return hash.hash();
}

/// The network has its weights and computes with packed copies of them.
std::uint64_t memoryOf(const ForeignModel& model)
{
    return 2 * model.bytes();
}

ForeignModel readWithoutHash(const fs::path& folder, std::uint64_t memory)
{
    const auto* format = formatOf(folder);
    if (!format)
        refuseForeign(folder, "is no model that can be opened: it has neither a config.json nor a model.bin",
            "Choose a folder of Hugging Face's MarianMT or of CTranslate2");
    auto model = format->read(folder);
    if (memoryOf(model) > memory)
        throw ForeignRefusal{{ErrorCode::OutOfMemory,
            Message("\"{}\" takes {} bytes in memory, more than this computer has, {}. Open it on a larger computer.",
                folder.string(), memoryOf(model), memory),
            {}}};
    model.folder = folder;
    model.licence = licenceIn(folder);
    return model;
}

template <typename Work>
auto caughtRefusal(const Work& work) -> decltype(work())
{
    return caught([&]() -> decltype(work()) {
        try {
            return work();
        } catch (const ForeignRefusal& refusal) {
            return std::unexpected(refusal.error);
        }
    });
}

std::uint64_t rowNumbers(const ForeignTensor& tensor)
{
    std::uint64_t numbers = 1;
    for (std::size_t axis = 1; axis < tensor.shape.size(); ++axis)
        numbers *= static_cast<std::uint64_t>(tensor.shape[axis]);
    return numbers;
}

} // namespace

std::uint64_t ForeignModel::bytes() const
{
    std::uint64_t sum = 0;
    for (const auto& tensor : tensors)
        sum += rowNumbers(tensor) * static_cast<std::uint64_t>(tensor.shape.front()) * sizeof(float);
    return sum;
}

bool isForeignModel(const fs::path& path)
{
    return existsForeign(path) && formatOf(folderOf(path)) != nullptr;
}

Result<ForeignModel> readForeignModel(const fs::path& path, std::optional<std::uint64_t> memory)
{
    return caughtRefusal([&]() -> Result<ForeignModel> {
        auto model = readWithoutHash(folderOf(path), memory.value_or(memoryBytes()));
        model.hash = hashOf(model);
        return model;
    });
}

Result<void> readTensor(const ForeignModel& model, const ForeignTensor& tensor, std::span<float> room)
{
    const auto width = rowNumbers(tensor);
    for (const auto& part : tensor.parts) {
        const auto count = static_cast<std::size_t>(part.rows) * width;
        const auto place = room.first(count);
        if (!part.stored)
            std::ranges::copy(*part.numbers, place.begin());
        else if (auto got = model.weights->read(*part.stored, static_cast<std::uint64_t>(part.first) * width, place);
            !got)
            return got;
        room = room.subspan(count);
    }
    return {};
}

namespace {

std::string formatName(std::string_view format)
{
    return format == "marian" ? "MarianMT" : format == "pegasus" ? "Pegasus" : "CTranslate2";
}

} // namespace

OpenedModel describeForeign(const ForeignModel& model)
{
    return {.format = formatName(model.format),
        .sourceLanguage = model.source.language,
        .targetLanguage = model.target.language,
        .languageTokens = model.languageTokens,
        .licence = model.licence,
        .hash = model.hash,
        .bytes = model.bytes(),
        .beam = model.search.beam,
        .maximumLength = model.search.maximumLength,
        .lengthPenalty = model.search.lengthPenalty};
}

Result<RunSummary> summarizeForeign(const fs::path& path)
{
    return caughtRefusal([&]() -> Result<RunSummary> {
        const auto folder = folderOf(path);
        const auto model = readWithoutHash(folder, memoryBytes());
        std::error_code problem;
        const auto written = fs::last_write_time(model.weights->path(), problem);
        RunSummary summary{.folder = folder.string(), .bytes = model.weights->bytes()};
        if (!problem)
            summary.saved = std::chrono::file_clock::to_sys(
                std::chrono::time_point_cast<std::chrono::system_clock::duration>(written));
        summary.opened = describeForeign(model);
        summary.preset = summary.opened->format;
        return summary;
    });
}

} // namespace attentoscope
