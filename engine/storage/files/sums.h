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

// Sums show whether a file is damaged. They are XXH3 (github.com/Cyan4973/xxHash, doc/xxhash_spec.md) of its bytes.
// They protect from broken disks and bad copies, but not from people.

/// The sum of a file whose bytes arrive piece by piece: XXH3 with 128 bits.
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
/// The sum of a whole file. Calls `sink` with the number of bytes of each piece. If it returns false, the error is
/// Cancelled.
Result<std::string> sumOfFile(const InputFile& file, const std::function<bool(std::size_t)>& sink = {});

/// A file of sums: for each file a line "<sum>  <name>", which `xxhsum -c` reads, and a last line with the sum of the
/// lines before. It is in the folder of its files, or is an entry of a packed run.
class FileSums
{
public:
    static constexpr const char* fileName = "sums";
    static constexpr std::uint64_t mostBytes = 1U << 16U;

    /// The sums in a folder. None if it has no such file, as in older versions. It is a BadRun error if the file is
    /// damaged.
    static Result<std::optional<FileSums>> readIn(const std::filesystem::path& folder);
    static Result<FileSums> fromText(std::string_view text, const std::filesystem::path& file);

    void set(const std::string& name, std::string sum) { m_sums[name] = std::move(sum); }
    const std::map<std::string, std::string>& byName() const { return m_sums; }
    std::string text() const;
    /// A BadRun error if the file's sum differs from that in the list. A file that is not listed is not checked.
    Result<void> check(const std::string& name, const std::string& sum, const std::filesystem::path& file) const;

private:
    std::map<std::string, std::string> m_sums;
};

/// Reads a text file of a folder like readTextFile(). If the folder has sums, checks the file.
Result<std::string> readSummedText(
    const std::filesystem::path& folder, const char* name, const std::optional<FileSums>& sums, std::uint64_t limit);

// A JSON object can contain its own sum, as its last member: "sum" with 16 hexadecimal digits, which are XXH3 with 64
// bits of the bytes before the comma. So a line of a log, or a small file, stays valid JSON.

/// Adds the sum to the text of an object, which must have members.
std::string withOwnSum(std::string json);

enum class OwnSum : std::uint8_t { None, Right, Wrong };
/// A damaged sum is recognised by its place, so it does not count as missing.
OwnSum ownSumOf(std::string_view json);

} // namespace attentoscope
