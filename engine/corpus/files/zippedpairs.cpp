// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/zippedpairs.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/unpacking.h"
#include "engine/corpus/files/zipreader.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t mostEntries = 1'000;

/// Files of pairs, by the ends of their names. Packed ones within a zip are read too.
constexpr std::array pairEndings{"tmx"sv, "tsv"sv, "csv"sv, "txt"sv};

Error unusable(const std::filesystem::path& path, const Message& what)
{
    return {ErrorCode::BadData, Message("{} {}", path.string(), what), {}};
}

Error errorOf(const std::filesystem::path& path, ZipFault fault, const std::string& entry)
{
    if (fault == ZipFault::Damaged)
        return unusable(path, "is a zip archive that is damaged or cut off. Copy or download it anew.");
    return unusable(path,
        Message("packs \"{}\" in a way that is not read here: only deflate and store are. Unpack it first.",
            shortened(entry)));
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& letter : lower)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return lower;
}

std::string_view fileNameOf(std::string_view path)
{
    return path.substr(path.find_last_of('/') + 1); // npos + 1 is 0
}

/// The name without an end like .gz.
std::string_view unpackedName(std::string_view name)
{
    for (const auto packing : {".gz"sv, ".xz"sv})
        if (name.ends_with(packing))
            name.remove_suffix(packing.size());
    return name;
}

std::pair<std::string, std::string> stemAndEnding(std::string_view path)
{
    const auto name = unpackedName(path);
    const auto dot = name.find_last_of('.');
    if (dot == std::string_view::npos || name.find('/', dot) != std::string_view::npos)
        return {std::string(name), {}};
    return {std::string(name.substr(0, dot)), lowered(name.substr(dot + 1))};
}

/// What people add to their corpora.
bool isBeside(std::string_view path)
{
    const auto name = lowered(fileNameOf(path));
    constexpr std::array words{
        "readme"sv, "license"sv, "licence"sv, "copying"sv, "changelog"sv, "info"sv, "metadata"sv};
    return name.empty() || name.starts_with('.') || name.starts_with('_') || path.starts_with("__MACOSX/")
        || std::ranges::find(words, name.substr(0, name.find_first_of(".-_"))) != words.end();
}

/// de, eng, pt_BR, zh-Hans
bool isLanguage(std::string_view ending)
{
    const auto main = ending.substr(0, ending.find_first_of("-_"));
    const auto isLetter = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    constexpr std::array others{"ids"sv, "xml"sv, "md"sv, "pdf"sv, "py"sv, "sh"sv, "log"sv, "doc"sv, "xls"sv, "rtf"sv,
        "htm"sv, "css"sv, "js"sv, "png"sv, "jpg"sv, "cfg"sv, "ini"sv, "yml"sv};
    return main.size() >= 2 && main.size() <= 3 && std::ranges::all_of(main, isLetter)
        && std::ranges::find(others, ending) == others.end()
        && std::ranges::find(pairEndings, ending) == pairEndings.end();
}

bool leadsOut(std::string_view name)
{
    const auto isControl = [](char letter) { return static_cast<unsigned char>(letter) < ' '; };
    return name.starts_with('/') || name.contains('\\') || ("/" + std::string(name) + "/").contains("/../")
        || std::ranges::any_of(name, isControl);
}

/// The names of all plain files.
Result<std::vector<std::string>> namesIn(const std::string& path)
{
    ZipReader zip(path, errorOf);
    std::vector<std::string> names;
    for (;;) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            return names;
        const auto& name = (*entry)->name;
        const auto refused = [&](const Message& what) { return std::unexpected(unusable(path, what)); };
        if ((*entry)->isEncrypted)
            return refused(Message("is encrypted (\"{}\"). Unpack it first.", shortened(name)));
        if ((*entry)->isFolder)
            continue;
        if (!(*entry)->isFile || name.empty() || leadsOut(name))
            return refused(
                Message("has an entry that is no plain file in it: \"{}\". Do not use it.", shortened(name)));
        if (std::ranges::find(names, name) != names.end())
            return refused(Message("has \"{}\" twice. Unpack it first, and open the right one.", shortened(name)));
        if (names.size() == mostEntries)
            return refused(Message("has more than {} files. Unpack it first, and open the right one.", mostEntries));
        names.push_back(name);
    }
}

/// The side that the name of both files puts first: de in NAME.de-en.de.
bool isFirstSide(const std::string& stem, const std::string& language, const std::string& other)
{
    const auto pair = lowered(stem.substr(stem.find_last_of("./") + 1));
    return pair == language + '-' + other || (pair != other + '-' + language && language < other);
}

std::vector<ZippedPairs> candidatesIn(const std::vector<std::string>& names)
{
    std::vector<ZippedPairs> candidates;
    std::map<std::string, std::vector<std::string>> sides; // of NAME.de and NAME.en by NAME
    for (const auto& name : names) {
        if (isBeside(name))
            continue;
        const auto [stem, ending] = stemAndEnding(name);
        if (std::ranges::find(pairEndings, ending) != pairEndings.end())
            candidates.push_back({name, {}});
        else if (isLanguage(ending))
            sides[stem].push_back(name);
    }
    for (const auto& [stem, both] : sides) {
        if (both.size() != 2)
            continue;
        const auto first = stemAndEnding(both[0]).second, second = stemAndEnding(both[1]).second;
        candidates.push_back(
            isFirstSide(stem, first, second) ? ZippedPairs{both[0], both[1]} : ZippedPairs{both[1], both[0]});
    }
    return candidates;
}

std::string listedFiles(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 20;
    std::string text;
    for (std::size_t place = 0; place < std::min(names.size(), most); ++place)
        text += (place == 0 ? "" : ", ") + shortened(names[place]);
    return names.size() > most ? text + ", …" : text;
}

class ZippedBytes final : public ByteSource
{
public:
    ZippedBytes(const std::string& path, std::string name, std::uint64_t packedBytes)
        : m_path(path), m_name(std::move(name)), m_zip(path, errorOf), m_packedBytes(packedBytes)
    {
    }

    Result<void> find()
    {
        for (;;) {
            const auto entry = m_zip.next();
            if (!entry)
                return std::unexpected(entry.error());
            if (!*entry)
                return std::unexpected(unusable(m_path, Message("has no \"{}\" any more.", m_name)));
            m_size = (*entry)->size.value_or(0);
            if ((*entry)->name == m_name)
                return {};
        }
    }

    Result<std::size_t> read(std::span<char> room) override
    {
        auto got = m_zip.read(room);
        if (!got)
            return got;
        m_read += *got;
        if (m_read > freelyUnpacked && m_read / mostUnpackedPerByte > m_packedBytes)
            return std::unexpected(unusable(m_path,
                Message("unpacks to more than {} times its size, which no text does, so the rest was not read. If "
                        "the file is right, unpack it first and open the unpacked file.",
                    mostUnpackedPerByte)));
        return got;
    }

    double done() const override
    {
        return m_size == 0 ? 0.0 : std::min(1.0, static_cast<double>(m_read) / static_cast<double>(m_size));
    }

private:
    std::string m_path;
    std::string m_name;
    ZipReader m_zip;
    std::uint64_t m_packedBytes; ///< of the whole archive
    std::uint64_t m_size = 0; ///< as declared; 0: not known
    std::uint64_t m_read = 0;
};

} // namespace

bool isZip(std::string_view start)
{
    return start.starts_with("PK\x03\x04") || start.starts_with("PK\x05\x06");
}

Result<ZippedPairs> findZippedPairs(const std::string& path)
{
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        return std::unexpected(unusable(path, "is a zip archive in a pipe. Save it as a file first."));
    const auto names = namesIn(path);
    if (!names)
        return std::unexpected(names.error());
    auto candidates = candidatesIn(*names);
    if (candidates.empty())
        return std::unexpected(unusable(path,
            Message("has no sentence pairs: neither one .tmx, .tsv, .csv or .txt, nor two files such as NAME.de and "
                    "NAME.en. It has: {}.",
                names->empty() ? std::string("—") : listedFiles(*names))));
    if (candidates.size() > 1) {
        std::vector<std::string> several;
        several.reserve(candidates.size());
        for (const auto& one : candidates)
            several.push_back(one.second.empty() ? one.first : one.first + " + " + one.second);
        return std::unexpected(unusable(path,
            Message("has several files that can be the pairs: {}. Unpack it, and open the right one.",
                listedFiles(several))));
    }
    return std::move(candidates.front());
}

Result<std::unique_ptr<ByteSource>> openZipped(const std::string& path, const std::string& name)
{
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    auto bytes = std::make_unique<ZippedBytes>(path, name, problem ? 0 : size);
    if (auto found = bytes->find(); !found)
        return std::unexpected(found.error());
    return bytes;
}

} // namespace attentoscope
