// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/foreignmodel.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/foreign/foreignfile.h"
#include "engine/reproducible/fnv.h"
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

/// A run of ours has a config.json too.
bool looksLikeHuggingFace(const fs::path& folder)
{
    return existsForeign(folder / "config.json") && !existsForeign(folder / "vocab.source.txt");
}

struct ForeignFormat
{
    bool (*fits)(const fs::path& folder);
    ForeignModel (*read)(const fs::path& folder);
};
constexpr std::array formats = {
    ForeignFormat{looksLikeCTranslate2, readCTranslate2}, // which may have a config.json beside its model.bin
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

/// The "license: …" line between the first two lines of dashes.
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

ForeignModel readFolder(const fs::path& folder, std::uint64_t memory)
{
    const auto* format = formatOf(folder);
    if (!format)
        refuseForeign(folder, "is no model that can be opened: it has neither a config.json nor a model.bin",
            "Choose a folder of Hugging Face's MarianMT or of CTranslate2");
    auto model = format->read(folder);
    if (model.bytes() > memory)
        throw ForeignRefusal{{ErrorCode::OutOfMemory,
            Message("\"{}\" takes {} bytes in memory, more than this computer has, {}. Open it on a larger computer.",
                folder.string(), model.bytes(), memory),
            {}}};
    model.folder = folder;
    model.licence = licenceIn(folder);
    model.hash = hashOf(model);
    return model;
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
    return formatOf(folderOf(path)) != nullptr;
}

Result<ForeignModel> readForeignModel(const fs::path& path, std::optional<std::uint64_t> memory)
{
    return caught([&]() -> Result<ForeignModel> {
        try {
            return readFolder(folderOf(path), memory.value_or(memoryBytes()));
        } catch (const ForeignRefusal& refusal) {
            return std::unexpected(refusal.error);
        }
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

std::vector<std::string> sourceTokens(const ForeignModel& model, std::string_view text, const std::string& language)
{
    std::vector<std::string> tokens;
    if (!language.empty())
        tokens.push_back(language);
    for (const auto& token : model.languageTokens)
        if (tokens.empty() && text.starts_with(token)) {
            tokens.push_back(token);
            text.remove_prefix(token.size());
        }
    if (model.source.pieces) {
        auto pieces = model.source.pieces->cut(text);
        std::ranges::move(pieces, std::back_inserter(tokens));
    } else {
        forEachPiece(text, [&](std::string_view word) { tokens.emplace_back(word); });
    }
    return tokens;
}

} // namespace attentoscope
