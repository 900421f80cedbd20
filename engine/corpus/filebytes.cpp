// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/filebytes.h"

#include "engine/corpus/messages.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace attentoscope {

Result<std::unique_ptr<FileBytes>> FileBytes::open(const std::string& path)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status))
        return failure(ErrorCode::FileNotFound, path + " does not exist. Check the path.", error.message());
    if (std::filesystem::is_directory(status))
        return failure(
            ErrorCode::BadData, path + " is a folder. Choose a text file with a sentence pair on each line.");
    auto bytes = std::make_unique<FileBytes>();
    bytes->m_path = path;
    bytes->m_file.reset(std::fopen(path.c_str(), "rb"));
    if (!bytes->m_file)
        return failure(ErrorCode::FileNotFound,
            path + " cannot be opened: " + std::generic_category().message(errno) + ". Check that you may read it.");
    std::setvbuf(bytes->m_file.get(), nullptr, _IONBF, 0);
    const auto size = std::filesystem::file_size(path, error);
    bytes->m_size = error ? 0 : size;
    return bytes;
}

Result<std::size_t> FileBytes::read(std::span<char> room)
{
    const std::size_t got = std::fread(room.data(), 1, room.size(), m_file.get());
    if (got == 0 && std::ferror(m_file.get()))
        return failure(ErrorCode::BadData,
            m_path + " cannot be read beyond its first " + counted(m_bytesRead, "byte") + ": "
                + std::generic_category().message(errno) + '.');
    m_bytesRead += got;
    return got;
}

double FileBytes::done() const
{
    return m_size == 0 ? 0.0 : std::min(1.0, static_cast<double>(m_bytesRead) / static_cast<double>(m_size));
}

} // namespace attentoscope
