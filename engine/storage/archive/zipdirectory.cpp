// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/zipdirectory.h"

#include <array>
#include <fstream>
#include <span>

namespace attentoscope {

namespace {

// APPNOTE.TXT of the zip format, 4.3.14 to 4.3.16: sizes and places in the records at the end.
constexpr std::size_t endBytes = 22;
constexpr std::size_t locatorBytes = 20;
constexpr std::size_t wideEndBytes = 56;
constexpr std::uint64_t endMark = 0x06054b50;
constexpr std::uint64_t locatorMark = 0x07064b50;
constexpr std::uint64_t wideEndMark = 0x06064b50;

std::uint64_t numberAt(std::span<const char> bytes, std::size_t at, std::size_t size)
{
    std::uint64_t number = 0;
    for (std::size_t byte = size; byte-- > 0;)
        number = (number << 8) | static_cast<unsigned char>(bytes[at + byte]);
    return number;
}

template <std::size_t size>
std::optional<std::array<char, size>> bytesAt(std::ifstream& file, std::uint64_t place)
{
    std::array<char, size> bytes{};
    file.seekg(static_cast<std::streamoff>(place));
    if (!file.read(bytes.data(), bytes.size()))
        return std::nullopt;
    return bytes;
}

struct ZipDirectory
{
    std::uint64_t entriesHere = 0; ///< on this disk: all of them
    std::uint64_t entries = 0;
    std::uint64_t length = 0;
    std::uint64_t begin = 0;
};

/// A field of the short record agrees with the long one, or says that it has no room for the number.
bool agrees(std::uint64_t narrow, std::uint64_t wide, std::uint64_t noRoom)
{
    return narrow == wide || narrow == noRoom;
}

bool agrees(const ZipDirectory& narrow, const ZipDirectory& wide)
{
    return agrees(narrow.entriesHere, wide.entriesHere, 0xFFFF) && agrees(narrow.entries, wide.entries, 0xFFFF)
        && agrees(narrow.length, wide.length, 0xFFFFFFFF) && agrees(narrow.begin, wide.begin, 0xFFFFFFFF);
}

/// The long record that a locator leads to, all of whose fields are as they are in an archive of one file. A reader
/// that finds one of them wrong goes by the short record instead, so whoever believes it must look at all of them.
std::optional<ZipDirectory> wideDirectory(std::ifstream& file, std::span<const char> locator, std::uint64_t size)
{
    const auto place = numberAt(locator, 8, 8);
    const bool isOneDisk = numberAt(locator, 4, 4) == 0 && numberAt(locator, 16, 4) == 1;
    const auto wide = isOneDisk && place < size ? bytesAt<wideEndBytes>(file, place) : std::nullopt;
    if (!wide || numberAt(*wide, 0, 4) != wideEndMark || numberAt(*wide, 4, 8) != wideEndBytes - 12
        || place + wideEndBytes + locatorBytes + endBytes != size || numberAt(*wide, 16, 8) != 0)
        return std::nullopt;
    return ZipDirectory{numberAt(*wide, 24, 8), numberAt(*wide, 32, 8), numberAt(*wide, 40, 8), numberAt(*wide, 48, 8)};
}

} // namespace

std::optional<std::uint64_t> zipDirectoryBytes(const std::filesystem::path& path)
{
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    std::ifstream file(path, std::ios::binary);
    if (problem || size < endBytes)
        return std::nullopt;
    const auto end = bytesAt<endBytes>(file, size - endBytes);
    if (!end || numberAt(*end, 0, 4) != endMark || numberAt(*end, 4, 4) != 0 || numberAt(*end, 20, 2) != 0)
        return std::nullopt;
    ZipDirectory found{numberAt(*end, 8, 2), numberAt(*end, 10, 2), numberAt(*end, 12, 4), numberAt(*end, 16, 4)};
    auto directoryEnd = size - endBytes;
    if (size >= endBytes + locatorBytes) {
        const auto locator = bytesAt<locatorBytes>(file, size - endBytes - locatorBytes);
        if (locator && numberAt(*locator, 0, 4) == locatorMark) { // large archives say it again in 64 bits
            const auto wide = wideDirectory(file, *locator, size);
            if (!wide || !agrees(found, *wide))
                return std::nullopt;
            found = *wide;
            directoryEnd -= locatorBytes + wideEndBytes;
        }
    }
    if (found.entriesHere != found.entries || found.begin > size || found.length > size
        || found.begin + found.length != directoryEnd)
        return std::nullopt;
    return size - found.begin;
}

} // namespace attentoscope
