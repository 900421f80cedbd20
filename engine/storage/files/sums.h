// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

struct XXH3_state_s;

namespace attentoscope {

// Sums tell a damaged file from a whole one: XXH3 (github.com/Cyan4973/xxHash, doc/xxhash_spec.md) of its bytes. They
// protect from broken disks and copies, not from people.

/// The sum of a file, XXH3 with 128 bits, of bytes that arrive piece by piece.
class ContentSum
{
public:
    ContentSum();
    void add(Bytes bytes);
    void add(std::string_view text) { add(std::as_bytes(std::span(text))); }
    std::string text() const; ///< 32 hexadecimal digits, as `xxhsum -H2` prints them

private:
    struct Free
    {
        void operator()(XXH3_state_s* state) const;
    };
    std::unique_ptr<XXH3_state_s, Free> m_state;
};

std::string sumOf(std::string_view text);
/// The sum of a whole file. `sink` gets the number of bytes of each piece; if it returns false, the error is Cancelled.
Result<std::string> sumOfFile(const InputFile& file, const std::function<bool(std::size_t)>& sink = {});

/// A file of sums: a line "<sum>  <name>" for each file, which `xxhsum -c` reads, and a last line with the sum of those
/// before it. It lies in the folder of its files, or is an entry of a packed run.
class FileSums
{
public:
    static constexpr const char* fileName = "sums";
    static constexpr std::uint64_t mostBytes = 1U << 16U;

    /// The sums in a folder; nothing if it has no such file, as older versions wrote none. A damaged one is a BadRun
    /// error.
    static Result<std::optional<FileSums>> readIn(const std::filesystem::path& folder);
    static Result<FileSums> fromText(std::string_view text, const std::filesystem::path& file);

    void set(const std::string& name, std::string sum) { m_sums[name] = std::move(sum); }
    const std::map<std::string, std::string>& byName() const { return m_sums; }
    std::string text() const;
    /// A BadRun error if the file has another sum here. A file that is not listed is not checked.
    Result<void> check(const std::string& name, const std::string& sum, const std::filesystem::path& file) const;

private:
    std::map<std::string, std::string> m_sums;
};

/// Reads a text file of a folder as readTextFile() does, and checks it if the folder has sums.
Result<std::string> readSummedText(
    const std::filesystem::path& folder, const char* name, const std::optional<FileSums>& sums, std::uint64_t limit);

// A JSON object can carry its own sum, as its last member: "sum" with 16 hexadecimal digits, XXH3 with 64 bits of the
// bytes before the comma in front of it. So a line of a log, or a small file, stays valid JSON.

/// The text of an object that has members, with its sum.
std::string withOwnSum(std::string json);

enum class OwnSum : std::uint8_t { None, Right, Wrong };
/// A sum that was damaged itself is recognised by its place, so that it does not count as missing.
OwnSum ownSumOf(std::string_view json);

} // namespace attentoscope
