// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/archivesizes.h"

#include "engine/corpus/files/messages.h"
#include "engine/storage/archive/archiveentries.h"
#include "engine/storage/configjson.h"
#include "engine/storage/savedsize.h"

#include <algorithm>
#include <optional>

namespace attentoscope {

namespace {

/// What the sizes follow from.
struct Described
{
    std::string config;
    std::size_t sourceWords = 0; ///< lines of the vocabularies
    std::size_t targetWords = 0;
};

Result<Described> describedIn(const std::filesystem::path& file, const ArchiveContents& contents)
{
    Described found;
    const auto countLines = [](std::size_t& lines) {
        return [&lines](std::string_view bytes) -> Result<void> {
            lines += static_cast<std::size_t>(std::ranges::count(bytes, '\n'));
            return {};
        };
    };
    ZipReader zip(file);
    for (;;) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            return found;
        Result<void> read;
        const auto& name = (*entry)->name;
        if (name == "config.json")
            read = readEntry(zip, file, contents, **entry, [&found](std::string_view bytes) -> Result<void> {
                found.config += bytes;
                return {};
            });
        else if (name == "vocab.source.txt")
            read = readEntry(zip, file, contents, **entry, countLines(found.sourceWords));
        else if (name == "vocab.target.txt")
            read = readEntry(zip, file, contents, **entry, countLines(found.targetWords));
        if (!read)
            return std::unexpected(read.error());
    }
}

struct ByteRange
{
    std::uint64_t least = 0;
    std::uint64_t most = 0;
};

/// Nothing for an entry whose size follows from nothing.
std::optional<ByteRange> impliedBytes(const std::string& name, const SaveBytes& save, std::size_t targetWords)
{
    constexpr std::uint64_t longestSpacing = 7; // "before" and the end of its line
    if (name == "spacing.target.txt")
        return ByteRange{0, longestSpacing * targetWords};
    if (name.ends_with("/model.safetensors"))
        return ByteRange{save.leastModel, save.mostModel};
    if (name.ends_with("/state.safetensors"))
        return ByteRange{0, save.mostState};
    return std::nullopt;
}

} // namespace

Result<void> checkImpliedSizes(const std::filesystem::path& file, const ArchiveContents& contents)
{
    const auto described = describedIn(file, contents);
    if (!described)
        return std::unexpected(described.error());
    const auto config = configFromJson(described->config, "config.json");
    if (!config)
        return std::unexpected(unusableRun(file, config.error()));
    const auto& model = config->configuration;
    const auto save = saveBytesOf(model, described->sourceWords, described->targetWords);
    if (!save)
        return std::unexpected(unusableArchive(
            file, Message("holds a run whose attention, \"{}\", is not known", shortened(model.model.attention))));
    for (const auto& [name, bytes] : contents.sizes) {
        const auto implied = impliedBytes(name, *save, described->targetWords);
        if (implied && (bytes < implied->least || bytes > implied->most))
            return std::unexpected(unusableArchive(file,
                Message("says that \"{}\" has {} bytes, but its configuration and vocabularies ask for {}", name, bytes,
                    implied->least > 0 ? Message("{} to {}", implied->least, implied->most)
                                       : Message("at most {}", implied->most))));
    }
    return {};
}

} // namespace attentoscope
