// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"

#include <filesystem>
#include <string>

namespace attentoscope {

/// The place of a tensor's bytes, counted from the end of the header.
struct TensorPlace
{
    std::string name;
    TensorType type = TensorType::Float32;
    std::vector<std::int64_t> shape;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

struct SafetensorsHeader
{
    std::vector<TensorPlace> places; ///< in the order of their bytes, without gap or overlap
    std::map<std::string, std::string> metadata;
};

/// The format allows a hundred times as much, but a run needs only some kilobytes.
constexpr std::uint64_t longestSafetensorsHeader = 1 << 20;

std::uint64_t elementSize(TensorType type);

/// Reads and checks a header. `dataBytes` is the number of bytes after it. `file` is for messages.
Result<SafetensorsHeader> parseSafetensorsHeader(
    const std::string& text, std::uint64_t dataBytes, const std::filesystem::path& file);

/// The header, padded with spaces so that the data begins at a multiple of eight bytes.
Result<std::string> safetensorsHeaderText(const SafetensorsHeader& header);

} // namespace attentoscope
