// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/zipdirectory.h"

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

} // namespace

std::optional<std::uint64_t> zipDirectoryBytes(const std::filesystem::path& path)
{
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    std::ifstream file(path, std::ios::binary);
    if (problem || size < endBytes)
        return std::nullopt;
    const auto end = bytesAt<endBytes>(file, size - endBytes);
    if (!end || numberAt(*end, 0, 4) != endMark || numberAt(*end, 20, 2) != 0)
        return std::nullopt;
    auto begin = numberAt(*end, 16, 4);
    auto length = numberAt(*end, 12, 4);
    auto directoryEnd = size - endBytes;
    if (size >= endBytes + locatorBytes) {
        const auto locator = bytesAt<locatorBytes>(file, size - endBytes - locatorBytes);
        if (locator && numberAt(*locator, 0, 4) == locatorMark) { // large archives say it again in 64 bits
            directoryEnd = numberAt(*locator, 8, 8);
            const auto wide = directoryEnd < size ? bytesAt<wideEndBytes>(file, directoryEnd) : std::nullopt;
            if (!wide || numberAt(*wide, 0, 4) != wideEndMark)
                return std::nullopt;
            length = numberAt(*wide, 40, 8);
            begin = numberAt(*wide, 48, 8);
        }
    }
    if (begin > size || length > size || begin + length != directoryEnd)
        return std::nullopt;
    return size - begin;
}

} // namespace attentoscope
