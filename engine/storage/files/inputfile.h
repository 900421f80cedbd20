// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace attentoscope {

/// Identifies a file and notices when somebody writes into it.
struct FileState
{
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    std::uint64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;

    bool operator==(const FileState&) const = default;
};

/// A plain file that is open for reading; it is closed with the object. A link in its place is refused, because the
/// maker of a run folder could otherwise make the reader send files of his own.
class InputFile
{
public:
    /// `name` in a run folder, where no folder on the way may be a link either.
    static Result<InputFile> openIn(const std::filesystem::path& folder, const std::filesystem::path& name);
    static Result<InputFile> open(const std::filesystem::path& path);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    const std::filesystem::path& path() const { return m_path; }
    std::uint64_t size() const { return m_state.size; } ///< when it was opened
    const FileState& state() const { return m_state; } ///< when it was opened
    /// Reads exactly as many bytes as there is room for. If there are fewer, that is a BadRun error.
    Result<void> read(std::span<char> room);
    /// Reads from `offset` as many bytes as there are room and file for; the answer is how many.
    Result<std::size_t> readAt(std::uint64_t offset, std::span<char> room) const;
    /// Whether this path still leads to this file, unchanged since it was opened.
    bool isStillThere() const;

private:
    InputFile(std::filesystem::path path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) { }
    static Result<InputFile> checked(InputFile file);

    std::filesystem::path m_path;
    int m_descriptor = -1;
    FileState m_state;
};

} // namespace attentoscope
