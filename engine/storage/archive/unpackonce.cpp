// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/unpackonce.h"

#include "engine/reproducible/fnv.h"
#include "engine/storage/files/files.h"
#include "engine/storage/files/hexadecimal.h"
#include "engine/storage/files/jsonlimits.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/savefolders.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <system_error>
#include <vector>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

constexpr int unpackedVersion = 1;
constexpr std::uint64_t longestUnpackedFile = 4096;
constexpr JsonLimits unpackedLimits{1, 16};

/// Of the whole file; nothing if it cannot be read, or if this was stopped.
std::optional<std::string> hashOf(const fs::path& file, const std::stop_token& stop)
{
    std::ifstream stream(file, std::ios::binary);
    std::vector<char> block(1U << 20U);
    Fnv hash;
    while (stream && !stop.stop_requested()) {
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        hash.add(std::string_view(block.data(), static_cast<std::size_t>(stream.gcount())));
    }
    if (!stream.eof() || stop.stop_requested())
        return std::nullopt;
    return hexadecimal(hash.hash());
}

bool isUnchangedCopy(const fs::path& run, const std::string& hash)
{
    std::error_code problem;
    const auto file = run / unpackedFile;
    if (!fs::is_regular_file(fs::symlink_status(file, problem)))
        return false;
    const auto text = readTextFile(file, longestUnpackedFile);
    if (!text || beyondLimits(*text, unpackedLimits))
        return false;
    const auto object = nlohmann::json::parse(*text, nullptr, false);
    if (!object.is_object() || object.value("version", nlohmann::json()) != unpackedVersion
        || object.value("hash", nlohmann::json()) != hash)
        return false;
    const auto step = object.value("step", nlohmann::json());
    const auto now = SaveFolders(run).named(WhichSave::Current);
    return step.is_number_integer() && now && *now == step.get<std::int64_t>()
        && fs::exists(run / "config.json", problem);
}

std::optional<fs::path> findCopy(const fs::path& runs, const std::string& hash)
{
    std::error_code problem;
    for (auto at = fs::directory_iterator(runs, problem); !problem && at != end(at); at.increment(problem))
        if (!at->path().filename().string().starts_with('.') && isUnchangedCopy(at->path(), hash))
            return at->path();
    return std::nullopt;
}

} // namespace

Result<OpenedArchive> unpackRunOnce(
    const fs::path& file, const fs::path& runs, const Progress& progress, const std::stop_token& stop)
{
    const auto hash = hashOf(file, stop);
    if (hash)
        if (auto there = findCopy(runs, *hash))
            return OpenedArchive{std::move(*there), std::nullopt};
    const auto folder = freeRunFolder(runs, file);
    auto summary = unpackRun(file, folder, progress, stop);
    if (!summary)
        return std::unexpected(summary.error());
    if (hash) { // without this note the archive is unpacked once more the next time, which harms nothing
        const nlohmann::ordered_json note{{"version", unpackedVersion}, {"hash", *hash}, {"step", summary->step}};
        [[maybe_unused]] const auto noted = replaceFile(systemFiles(), folder / unpackedFile, note.dump(1) + '\n');
    }
    return OpenedArchive{folder, std::move(*summary)};
}

} // namespace attentoscope
