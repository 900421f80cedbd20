// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/bytesource.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>

namespace attentoscope {

/// The bytes of a file as they stand there; of a pipe too. Missing files and folders are refused.
class FileBytes final : public ByteSource
{
public:
    static Result<std::unique_ptr<FileBytes>> open(const std::string& path);

    Result<std::size_t> read(std::span<char> room) override;
    double done() const override;
    std::uint64_t size() const { return m_size; } ///< 0 when it is not known

private:
    struct Closer
    {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::string m_path;
    std::unique_ptr<std::FILE, Closer> m_file;
    std::uint64_t m_size = 0;
    std::uint64_t m_bytesRead = 0;
};

} // namespace attentoscope
