// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <sys/mman.h>
#include <unistd.h>

namespace attentoscope::fuzz {

/// A file in memory, for readers that need a path.
class MemoryFile
{
public:
    explicit MemoryFile(std::string_view bytes) : m_descriptor(::memfd_create("fuzz", MFD_CLOEXEC))
    {
        while (!bytes.empty()) {
            const auto written = ::write(m_descriptor, bytes.data(), bytes.size());
            if (written <= 0)
                return;
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    ~MemoryFile() { ::close(m_descriptor); }

    int descriptor() const
    {
        ::lseek(m_descriptor, 0, SEEK_SET);
        return m_descriptor;
    } ///< the place is at the file's beginning
    std::string path() const { return "/proc/self/fd/" + std::to_string(m_descriptor); }

private:
    int m_descriptor;
};

} // namespace attentoscope::fuzz
