// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/archiveentries.h"

#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/storage/files/jsonlimits.h"
#include "engine/storage/headslog.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int archiveVersion = 1;
constexpr std::uint64_t mebibyte = 1 << 20;
constexpr std::uint64_t gibibyte = 1 << 30;
constexpr JsonLimits aboutLimits{2, 64};

enum class Needed : std::uint8_t { No, Yes };

struct EntryName
{
    const char* name;
    std::uint64_t mostBytes;
    Needed needed = Needed::No;
};
constexpr std::array entryNames = {
    EntryName{aboutEntry, mebibyte, Needed::Yes},
    EntryName{"config.json", mebibyte, Needed::Yes},
    EntryName{"vocab.source.txt", 64 * mebibyte, Needed::Yes},
    EntryName{"vocab.target.txt", 64 * mebibyte, Needed::Yes},
    EntryName{"spacing.target.txt", 64 * mebibyte, Needed::Yes},
    EntryName{sourceSubwordsFile, longestSubwordModel},
    EntryName{targetSubwordsFile, longestSubwordModel},
    EntryName{"current", 32, Needed::Yes},
    EntryName{"best", 32},
    EntryName{"metrics.jsonl", 2 * gibibyte},
    EntryName{headsFile, 128 * mebibyte},
    EntryName{"watched/snapshots.jsonl", 512 * mebibyte},
    EntryName{"packed-data/source", 16 * gibibyte},
    EntryName{"packed-data/target", 16 * gibibyte},
    EntryName{"packed-data/validation", 16 * gibibyte},
};

/// saves/<step>/model.safetensors or state.safetensors
bool isInASave(std::string_view name)
{
    constexpr std::string_view folder = "saves/";
    if (!name.starts_with(folder))
        return false;
    name.remove_prefix(folder.size());
    const auto slash = name.find('/');
    const auto step = name.substr(0, slash);
    const bool isStep = !step.empty() && step.size() <= 18 && (step == "0" || step.front() != '0')
        && std::ranges::all_of(step, [](char letter) { return letter >= '0' && letter <= '9'; });
    if (!isStep || slash == std::string_view::npos)
        return false;
    const auto file = name.substr(slash + 1);
    return file == "model.safetensors" || file == "state.safetensors";
}

bool isCount(const json& value)
{
    return value.is_number_unsigned() && value.get<std::uint64_t>() <= INT64_MAX;
}

} // namespace

std::optional<std::uint64_t> mostBytesOf(std::string_view name)
{
    const auto row = std::ranges::find(entryNames, name, &EntryName::name);
    if (row != entryNames.end())
        return row->mostBytes;
    return isInASave(name) ? std::optional(32 * gibibyte) : std::nullopt;
}

bool holdsARun(const std::function<bool(const char*)>& holds)
{
    return std::ranges::all_of(
        entryNames, [&](const EntryName& entry) { return entry.needed == Needed::No || holds(entry.name); });
}

ArchiveSummary summaryOf(const RunIdentity& identity, std::int64_t step, PackedData data)
{
    const auto& from = identity.data;
    return {.run = {},
        .preset = identity.configuration.preset,
        .step = step,
        .dataName = from.sample.empty() ? std::filesystem::path(from.source).filename().string() : from.sample,
        .trainingPairs = identity.trainingPairs,
        .sourceWords = identity.source.size(),
        .targetWords = identity.target.size(),
        .data = data};
}

std::string aboutToJson(const ArchiveSummary& summary)
{
    const ordered_json values = {{"archive_version", archiveVersion}, {"program_version", ATTENTOSCOPE_VERSION},
        {"run", summary.run}, {"preset", summary.preset}, {"step", summary.step},
        {"data",
            {{"name", summary.dataName}, {"training_pairs", summary.trainingPairs},
                {"source_words", summary.sourceWords}, {"target_words", summary.targetWords},
                {"included", summary.data == PackedData::Included}}}};
    return values.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::optional<ArchiveSummary> aboutFromJson(const std::string& text)
{
    if (beyondLimits(text, aboutLimits))
        return std::nullopt;
    try {
        const auto values = json::parse(text);
        if (values.at("archive_version") != archiveVersion)
            return std::nullopt;
        const auto& data = values.at("data");
        const bool areCounts = isCount(values.at("step")) && isCount(data.at("training_pairs"))
            && isCount(data.at("source_words")) && isCount(data.at("target_words"));
        if (!areCounts)
            return std::nullopt;
        return ArchiveSummary{.run = values.at("run").get<std::string>(),
            .preset = values.at("preset").get<std::string>(),
            .step = values.at("step").get<std::int64_t>(),
            .dataName = data.at("name").get<std::string>(),
            .trainingPairs = data.at("training_pairs").get<std::size_t>(),
            .sourceWords = data.at("source_words").get<std::size_t>(),
            .targetWords = data.at("target_words").get<std::size_t>(),
            .data = data.at("included").get<bool>() ? PackedData::Included : PackedData::LeftOut};
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

Error unusableArchive(const std::filesystem::path& file, const Message& what)
{
    return {ErrorCode::BadRun, Message("\"{}\" {}. Ask the sender to export the run again.", file.string(), what), {}};
}

Error unusableRun(const std::filesystem::path& file, const Error& error)
{
    if (error.code != ErrorCode::BadRun)
        return error;
    auto unusable = unusableArchive(file, "holds a run that cannot be used");
    unusable.detail = error.message;
    unusable.message = Message("{} In it: {}", unusable.message, error.message);
    return unusable;
}

Error archiveCancelled()
{
    return {ErrorCode::Cancelled, "It was cancelled; nothing was changed.", {}};
}

} // namespace attentoscope
