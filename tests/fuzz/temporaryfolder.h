// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include <unistd.h>

namespace attentoscope::fuzz {

/// A folder of this process. It is in memory if the system has such a place.
class TemporaryFolder
{
public:
    TemporaryFolder()
    {
        std::error_code problem;
        const std::filesystem::path memory("/dev/shm");
        m_path = std::filesystem::is_directory(memory, problem) ? memory : std::filesystem::temp_directory_path();
        m_path /= "attentoscope-fuzz-" + std::to_string(::getpid());
        std::filesystem::create_directories(m_path);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder()
    {
        std::error_code problem;
        std::filesystem::remove_all(m_path, problem);
    }

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace attentoscope::fuzz
