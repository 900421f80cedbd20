// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace attentoscope::tests {

/// Removes the files of sums below a folder, as somebody does who edits the files of a run.
inline void removeSums(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> sums;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().filename() == "sums")
            sums.push_back(entry.path());
    for (const auto& file : sums)
        std::filesystem::remove(file);
}

} // namespace attentoscope::tests
