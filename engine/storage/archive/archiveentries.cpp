// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/archiveentries.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/storage/archive/zip.h"
#include "engine/storage/files/json.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/savestore.h"
#include "engine/types/programversion.h"

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
    EntryName{"current", longestSaveName, Needed::Yes},
    EntryName{"best", longestSaveName},
    EntryName{FileSums::fileName, FileSums::mostBytes},
    EntryName{metricsFile, 2 * gibibyte},
    EntryName{originalFile, 2 * gibibyte},
    EntryName{headsFile, mostLogBytes<HeadReport>},
    EntryName{snapshotsFile, 512 * mebibyte},
    EntryName{"packed-data/source", 16 * gibibyte},
    EntryName{"packed-data/target", 16 * gibibyte},
    EntryName{"packed-data/validation", 16 * gibibyte},
    EntryName{"packed-data/also-validation", 16 * gibibyte},
};

/// The most bytes of saves/<step>/model.safetensors, state.safetensors or sums. None for any other name.
std::optional<std::uint64_t> mostBytesInASave(std::string_view name)
{
    constexpr std::string_view folder = "saves/";
    if (!name.starts_with(folder))
        return std::nullopt;
    name.remove_prefix(folder.size());
    const auto slash = name.find('/');
    const auto step = name.substr(0, slash);
    const bool isStep = !step.empty() && step.size() <= 18 && (step == "0" || step.front() != '0')
        && std::ranges::all_of(step, [](char letter) { return letter >= '0' && letter <= '9'; });
    if (!isStep || slash == std::string_view::npos)
        return std::nullopt;
    const auto file = name.substr(slash + 1);
    if (file == FileSums::fileName)
        return FileSums::mostBytes;
    return file == savedModelFile || file == savedStateFile ? std::optional(32 * gibibyte) : std::nullopt;
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
        fields.text("program_version", programVersion);
    fields.text("run", summary.run);
    fields.text("preset", summary.preset);
    fields.whole("step", summary.step, mostCount);
    fields.part("data", summary, [](auto& inner, auto& of) { aboutDataFields(inner, of); });
}

/// The reason why an entry may not be unpacked; none if it may.
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

/// Limits the size of the directory, because it is read into memory as a whole.
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

/// The format version in about.json, the first entry of an archive, if it is not that of this program.
std::optional<Message> otherVersionIn(const std::string& about)
{
    const auto other = readJson(about, aboutLimits, [](const nlohmann::json& values) -> std::optional<Message> {
        const JsonReader fields(values);
        const auto version = wholeNumberIn(fields.at("archive_version"));
        if (!version || *version == archiveVersion)
            return std::nullopt;
        return Message("was packed by Attentoscope {} as version {} of packed runs, but Attentoscope {} reads version "
                       "{}; unpack it with the program that packed it",
            shortened(fields.textAt("program_version")), *version, programVersion, archiveVersion);
    });
    return other ? *other : std::nullopt;
}

Result<void> checkArchiveVersion(const std::filesystem::path& file)
{
    ZipReader zip(file, unusableZip);
    const auto entry = zip.next();
    if (!entry || !*entry || (*entry)->name != aboutEntry || !(*entry)->isFile || !(*entry)->size)
        return {}; // archiveContents() will report the fault
    if (*(*entry)->size > mebibyte)
        return {};
    std::string about(*(*entry)->size, '\0');
    for (std::size_t done = 0; done < about.size();) {
        const auto bytes = zip.read(std::span(about).subspan(done));
        if (!bytes || *bytes == 0)
            return {};
        done += *bytes;
    }
    const auto other = otherVersionIn(about);
    return other ? std::unexpected(Error{ErrorCode::BadRun, Message("\"{}\" {}.", file.string(), *other), {}})
                 : Result<void>();
}

} // namespace

std::optional<std::uint64_t> mostBytesOf(std::string_view name)
{
    const auto row = std::ranges::find(entryNames, name, &EntryName::name);
    if (row != entryNames.end())
        return row->mostBytes;
    return mostBytesInASave(name);
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

Result<void> checkArchive(const std::filesystem::path& file, const std::function<bool(std::size_t)>& sink)
{
    if (auto small = checkDirectory(file); !small)
        return small;
    const auto sum = zipSumOf(file, sink);
    if (!sum)
        return std::unexpected(sum.error());
    if (*sum == OwnSum::Wrong)
        return std::unexpected(unusableArchive(file, "was damaged: it does not match the checksum at its end"));
    return checkArchiveVersion(file);
}

Result<ArchiveContents> archiveContents(const std::filesystem::path& file, const ArchiveLimits& limits)
{
    ArchiveContents contents;
    ZipReader zip(file, unusableZip);
    for (std::size_t count = 1;; ++count) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            break;
        if (count > limits.entries)
            return std::unexpected(unusableArchive(file, Message("holds more than {} files", limits.entries)));
        if ((*entry)->isFolder)
            continue; // folders are made when their files are unpacked
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
            return std::unexpected(unusableArchive(file, Message("gives a wrong size for \"{}\"", entry.name)));
        if (*bytes == 0)
            return {};
        if (auto taken = take({piece.data(), *bytes}); !taken)
            return taken;
    }
}

} // namespace attentoscope
