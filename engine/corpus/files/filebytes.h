// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>

namespace attentoscope {

/// Bytes that are read once from beginning to end: those of a file, or the result of unpacking or converting it.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    virtual Result<std::size_t> read(std::span<char> room) = 0; ///< returns the number of bytes read; 0 at the end
    virtual double done() const = 0; ///< share of the file that was read, in 0–1; 0 if its size is unknown
};

/// The unchanged bytes of a file, a pipe or a device. Missing files and folders are refused. Reading waits for the next
/// bytes until `stop` is requested. It waits only for a short time if no program has opened a pipe for writing, or if
/// nothing can stop the wait.
class FileBytes final : public ByteSource
{
public:
    static constexpr std::chrono::seconds patienceForAWriter{2};
    static constexpr std::chrono::seconds patience{30}; ///< longest wait if `stop` cannot be requested

    /// `advice` says what to choose in place of a folder.
    static Result<std::unique_ptr<FileBytes>> open(
        const std::string& path, const Message& advice, std::stop_token stop = {});
    ~FileBytes() override;
    FileBytes(const FileBytes&) = delete;
    FileBytes& operator=(const FileBytes&) = delete;

    Result<std::size_t> read(std::span<char> room) override;
    double done() const override;
    std::uint64_t size() const { return m_size; } ///< 0 if it is unknown

private:
    FileBytes(std::string path, int descriptor, std::stop_token stop);
    Result<void> waitForMore(); ///< waits until bytes can be read or the end is reached
    Error unreadable(int problem) const;

    std::string m_path;
    int m_descriptor;
    std::stop_token m_stop;
    bool m_isPipe = false;
    bool m_wasWritten = false; ///< whether a program had the pipe open for writing
    std::uint64_t m_size = 0;
    std::uint64_t m_bytesRead = 0;
};

} // namespace attentoscope
