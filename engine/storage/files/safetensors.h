// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class TensorType : std::uint8_t { Float32, Float64, Int64, UInt8 };

/// A tensor as contiguous bytes, row-major, little-endian.
struct StoredTensor
{
    std::string name;
    TensorType type = TensorType::Float32;
    std::vector<std::int64_t> shape;
    std::vector<std::byte> bytes;
};

struct StoredTensors
{
    std::vector<StoredTensor> tensors; ///< in the order of the file
    std::map<std::string, std::string> metadata;

    const StoredTensor* find(std::string_view name) const;
};

/// The safetensors format (huggingface.co/docs/safetensors): eight bytes of header length, a JSON header with
/// dtype, shape and offsets of each tensor, then the bytes. Written to `path` directly and synced to disk; callers
/// that replace a file write beside it and rename. Types of wide numbers come first, so that all are aligned.
Result<void> writeSafetensors(const std::string& path, const StoredTensors& content);
Result<void> writeSafetensors(FileSystem& files, const std::filesystem::path& path,
    std::span<const StoredTensor> tensors, const std::map<std::string, std::string>& metadata);

/// Reads a whole file. Nothing is allocated before the header's sizes agree with the file's; a truncated or
/// contradictory file is a BadRun error that says where.
Result<StoredTensors> readSafetensors(const std::string& path);

/// Reads only the header, with the same checks.
Result<std::map<std::string, std::string>> readSafetensorsMetadata(const std::string& path);

/// Refuses a weight that is infinite or NaN, because all that the model computes with it would be NaN. The BadRun error
/// names its tensor and the file.
Result<void> checkFinite(const StoredTensors& weights, const std::filesystem::path& file);
/// Reads the weights of a save and calls checkFinite().
Result<StoredTensors> readWeights(const std::filesystem::path& file);

/// The size of all tensors of a file together.
struct SafetensorsSize
{
    std::uint64_t numbers = 0;
    std::uint64_t bytes = 0;
};
/// Reads only the header.
Result<SafetensorsSize> readSafetensorsSize(const std::string& path);

/// The format allows a hundred times as much, but a run needs only some kilobytes.
constexpr std::uint64_t longestSafetensorsHeader = 1 << 20;

} // namespace attentoscope
