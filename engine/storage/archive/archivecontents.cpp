// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/archivecontents.h"

#include "engine/corpus/files/messages.h"
#include "engine/storage/archive/archiveentries.h"
#include "engine/storage/archive/zipdirectory.h"

namespace attentoscope {

namespace {

/// What is wrong with an entry; nothing when it may be unpacked.
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

/// The directory is read into memory as a whole, so it may not be large.
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
            continue; // folders are made as files need them
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
