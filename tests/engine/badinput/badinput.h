// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope::tests {

/// A row of messages.tsv: an input that cannot be used, and the reader that refuses it.
struct BadInput
{
    const char* id; ///< the reader and the case
    const char* what;
    std::function<Error(const std::filesystem::path& folder)> read; ///< makes the input in the folder and reads it
};

std::vector<BadInput> archiveCases();
std::vector<BadInput> safetensorsCases();
std::vector<BadInput> configCases();
std::vector<BadInput> descentCases();
std::vector<BadInput> subwordCases();
std::vector<BadInput> runCases(); ///< vocabularies, spacing, metrics, snapshots, saves
std::vector<BadInput> modelCases(); ///< sizes that do not fit, sentences that a model cannot read
std::vector<BadInput> dataCases(); ///< sentence pairs, alignments
std::vector<BadInput> lessonCases();

/// If the input was not refused, the error has no message.
template <typename T>
Error errorOf(const Result<T>& result)
{
    return result ? Error{} : result.error();
}

inline void put(const std::filesystem::path& file, std::string_view bytes)
{
    std::filesystem::create_directories(file.parent_path());
    std::filesystem::remove(file.parent_path() / "sums");
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

} // namespace attentoscope::tests
