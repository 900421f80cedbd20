// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/savefolders.h"

#include "engine/storage/files/files.h"

#include <algorithm>
#include <charconv>

namespace attentoscope {

namespace {

constexpr std::uint64_t longestName = 32; // bytes
constexpr std::string_view temporaryPrefix = ".tmp-";
constexpr std::string_view waitingPrefix = ".old-";

/// A step as it is written in names; nothing else names a save, so no name leads out of the folder.
std::optional<std::int64_t> stepInName(std::string_view text)
{
    std::int64_t step = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), step);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || step < 0 || std::to_string(step) != text)
        return std::nullopt;
    return step;
}

std::filesystem::path prefixed(std::string_view prefix, std::int64_t step)
{
    return std::string(prefix) + std::to_string(step);
}

std::vector<std::string> namesIn(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    std::error_code problem;
    for (auto at = std::filesystem::directory_iterator(folder, problem); !problem && at != end(at);
        at.increment(problem))
        names.push_back(at->path().filename().string());
    return names;
}

} // namespace

bool isOwnFolder(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::is_directory(std::filesystem::symlink_status(path, problem));
}

SaveFolders::SaveFolders(std::filesystem::path run) : m_run(std::move(run)) { }

std::filesystem::path SaveFolders::of(std::int64_t step) const
{
    return all() / std::to_string(step);
}

std::filesystem::path SaveFolders::temporary(std::int64_t step) const
{
    return all() / prefixed(temporaryPrefix, step);
}

std::filesystem::path SaveFolders::waiting(std::int64_t step) const
{
    return all() / prefixed(waitingPrefix, step);
}

std::filesystem::path SaveFolders::nameFile(WhichSave which) const
{
    return m_run / (which == WhichSave::Best ? "best" : "current");
}

std::optional<std::int64_t> SaveFolders::named(WhichSave which) const
{
    auto text = readTextFile(nameFile(which), longestName);
    if (!text)
        return which == WhichSave::Current ? unnamed() : std::nullopt;
    if (text->ends_with('\n'))
        text->pop_back();
    return stepInName(*text);
}

std::optional<std::int64_t> SaveFolders::unnamed() const
{
    // Killed between a first save and its naming, once or, going on from there, again and again. Each is whole.
    std::error_code problem;
    const auto all = steps();
    const bool isNoneNamed = !all.empty() && !std::filesystem::exists(nameFile(WhichSave::Current), problem);
    return isNoneNamed ? std::optional(all.back()) : std::nullopt;
}

bool SaveFolders::hasAny() const
{
    std::error_code problem;
    return std::filesystem::exists(nameFile(WhichSave::Current), problem) || !steps().empty();
}

std::vector<std::int64_t> SaveFolders::steps() const
{
    std::vector<std::int64_t> steps;
    for (const auto& name : namesIn(all()))
        if (const auto step = stepInName(name); step && isOwnFolder(all() / name))
            steps.push_back(*step);
    std::ranges::sort(steps);
    return steps;
}

std::vector<SaveFolders::Entry> SaveFolders::leftovers() const
{
    std::vector<Entry> entries;
    for (const std::string_view name : namesIn(all())) {
        if (name.starts_with(temporaryPrefix))
            entries.push_back({all() / name, Leftover::Temporary, 0});
        else if (name.starts_with(waitingPrefix))
            if (const auto step = stepInName(name.substr(waitingPrefix.size())))
                entries.push_back({all() / name, Leftover::Waiting, *step});
    }
    return entries;
}

Result<std::filesystem::path> SaveFolders::find(WhichSave which) const
{
    auto naming = nameFile(which);
    auto step = named(which);
    if (!step && which == WhichSave::Best) {
        naming = nameFile(WhichSave::Current);
        step = named(WhichSave::Current);
    }
    std::error_code problem;
    const auto text = readTextFile(naming, longestName);
    if (!step && !text && std::filesystem::exists(naming, problem))
        return std::unexpected(text.error());
    if (!step)
        return failure(ErrorCode::BadRun,
            Message(
                "\"{}\" has no save: its file \"current\" is missing or names no step. If the run was stopped before "
                "its first save, train it anew.",
                m_run.string()));
    for (const auto& place : {of(*step), waiting(*step)})
        if (isOwnFolder(place))
            return place;
    std::string others;
    for (const auto other : steps())
        others += (others.empty() ? "" : ", ") + std::to_string(other);
    if (others.empty())
        return std::unexpected(damaged(of(*step), "is missing"));
    return failure(ErrorCode::BadRun,
        Message("\"{}\" is missing. Other saves are there: {}. Write one of these numbers into the file \"{}\" to use "
                "it.",
            of(*step).string(), others, naming.filename().string()));
}

} // namespace attentoscope
