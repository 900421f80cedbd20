// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/archiveentries.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/storage/archive/zip.h"
#include "engine/storage/files/json.h"

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

constexpr int archiveVersion = 1;
constexpr std::uint64_t mebibyte = 1 << 20;
constexpr std::uint64_t gibibyte = 1 << 30;
constexpr JsonLimits aboutLimits{2, 64};
constexpr std::uint64_t mostCount = INT64_MAX;

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
    EntryName{metricsFile, 2 * gibibyte},
    EntryName{headsFile, mostLogBytes<HeadReport>},
    EntryName{snapshotsFile, 512 * mebibyte},
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

template <typename Fields, typename Summary>
void aboutDataFields(Fields& fields, Summary& summary)
{
    fields.text("name", summary.dataName);
    fields.whole("training_pairs", summary.trainingPairs, mostCount);
    fields.whole("source_words", summary.sourceWords, mostCount);
    fields.whole("target_words", summary.targetWords, mostCount);
    bool isIncluded = summary.data == PackedData::Included;
    fields.flag("included", isIncluded);
    if constexpr (Fields::reads)
        summary.data = isIncluded ? PackedData::Included : PackedData::LeftOut;
}

template <typename Fields, typename Summary>
void aboutFields(Fields& fields, Summary& summary)
{
    fields.constant("archive_version", archiveVersion);
    if constexpr (!Fields::reads)
        fields.text("program_version", ATTENTOSCOPE_VERSION);
    fields.text("run", summary.run);
    fields.text("preset", summary.preset);
    fields.whole("step", summary.step, mostCount);
    fields.part("data", summary, [](auto& inner, auto& of) { aboutDataFields(inner, of); });
}

/// The reason why an entry may not be unpacked; nothing if it may.
std::optional<Message> refusalOf(const ZipEntry& entry)
{
    const auto name = shortened(entry.name);
    if (!entry.isFile)
        return Message("holds \"{}\", which is a link or a device and no file", name);
    const auto most = mostBytesOf(entry.name);
    if (!most)
        return Message("holds \"{}\", which belongs to no run", name);
    if (entry.isEncrypted)
        return "is locked with a password";
    if (!entry.size)
        return Message("does not say how large \"{}\" is", name);
    if (*entry.size > *most)
        return Message("says that \"{}\" has {} bytes, but at most {} can be right", name, *entry.size, *most);
    return std::nullopt;
}

/// The directory is read into memory as a whole, so its size is limited.
Result<void> checkDirectory(const std::filesystem::path& file)
{
    constexpr std::uint64_t mostBytes = 1 << 16;
    const auto bytes = zipDirectoryBytes(file);
    if (!bytes)
        return std::unexpected(unusableArchive(file, "is no packed run, or was cut short or damaged on its way"));
    if (*bytes > mostBytes)
        return std::unexpected(
            unusableArchive(file, Message("has a directory of more than {} bytes, which no run needs", mostBytes)));
    return {};
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
    JsonWriter fields;
    aboutFields(fields, summary);
    return fields.indented();
}

std::optional<ArchiveSummary> aboutFromJson(const std::string& text)
{
    const auto summary = readJson(text, aboutLimits, [](const nlohmann::json& values) {
        const JsonReader fields(values);
        ArchiveSummary read;
        aboutFields(fields, read);
        return read;
    });
    return summary ? std::optional(*summary) : std::nullopt;
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

Result<ArchiveContents> archiveContents(const std::filesystem::path& file, const ArchiveLimits& limits)
{
    if (auto small = checkDirectory(file); !small)
        return std::unexpected(small.error());
    ArchiveContents contents;
    ZipReader zip(file);
    for (std::size_t count = 1;; ++count) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            break;
        if (count > limits.entries)
            return std::unexpected(unusableArchive(file, Message("holds more than {} files", limits.entries)));
        if ((*entry)->isFolder)
            continue; // folders are made when files need them
        if (const auto refusal = refusalOf(**entry))
            return std::unexpected(unusableArchive(file, *refusal));
        if (!contents.sizes.emplace((*entry)->name, *(*entry)->size).second)
            return std::unexpected(unusableArchive(file, Message("holds \"{}\" twice", shortened((*entry)->name))));
        contents.total += *(*entry)->size;
        if (contents.total > limits.bytes)
            return std::unexpected(unusableArchive(
                file, Message("would unpack to more than {} bytes, which is the most that is unpacked", limits.bytes)));
    }
    std::error_code problem;
    const auto packed = std::filesystem::file_size(file, problem);
    if (problem || contents.total > limits.freeBytes + limits.mostBytesPerByte * packed)
        return std::unexpected(unusableArchive(
            file, Message("would unpack to more than {} times its size, which no run does", limits.mostBytesPerByte)));
    if (!holdsARun([&](const char* name) { return contents.sizes.contains(name); }))
        return std::unexpected(unusableArchive(file, "holds no whole run"));
    return contents;
}

Result<void> readEntry(ZipReader& zip, const std::filesystem::path& file, const ArchiveContents& contents,
    const ZipEntry& entry, const std::function<Result<void>(std::string_view bytes)>& take)
{
    const auto said = contents.sizes.find(entry.name);
    if (said == contents.sizes.end())
        return std::unexpected(unusableArchive(file, "changed while it was unpacked"));
    std::vector<char> piece(1 << 18);
    std::uint64_t done = 0;
    for (;;) {
        const auto bytes = zip.read(piece);
        if (!bytes)
            return std::unexpected(bytes.error());
        done += *bytes;
        if (done > said->second || (*bytes == 0 && done != said->second))
            return std::unexpected(
                unusableArchive(file, Message("holds another number of bytes under \"{}\" than it says", entry.name)));
        if (*bytes == 0)
            return {};
        if (auto taken = take({piece.data(), *bytes}); !taken)
            return taken;
    }
}

} // namespace attentoscope
