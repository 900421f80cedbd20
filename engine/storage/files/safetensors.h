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

/// The types of tensors in runs and in files of other programs.
enum class TensorType : std::uint8_t { Float32, Float64, Int64, UInt8, Float16, BFloat16, Int8, Int16, Int32 };
std::uint64_t elementSize(TensorType type); ///< bytes
const char* nameOf(TensorType type); ///< "F32" and so on

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
    std::string sum; ///< sum of the file from which they were read, as ContentSum gives it

    const StoredTensor* find(std::string_view name) const;
};

/// Writes the safetensors format (huggingface.co/docs/safetensors): eight bytes of header length, a JSON header with
/// dtype, shape and offsets of each tensor, then the bytes. The file at `path` is written directly and synced to disk.
/// To replace a file, write beside it and rename. Types with wide numbers come first, so that all are aligned.
Result<void> writeSafetensors(const std::string& path, const StoredTensors& content);
/// Returns the file's sum, as ContentSum gives it.
Result<std::string> writeSafetensors(FileSystem& files, const std::filesystem::path& path,
    std::span<const StoredTensor> tensors, const std::map<std::string, std::string>& metadata);

/// Reads a whole file. Nothing is allocated before the header's sizes agree with the file's size. If the file is
/// truncated or contradictory, the BadRun error says where.
Result<StoredTensors> readSafetensors(const std::string& path);

/// Reads only the header, with the same checks.
Result<std::map<std::string, std::string>> readSafetensorsMetadata(const std::string& path);

/// Refuses a weight that is infinite or NaN, because everything that the model computes with it would be NaN. The
/// BadRun error names its tensor and the file.
Result<void> checkFinite(const StoredTensors& weights, const std::filesystem::path& file);

/// The size of all tensors of a file together.
struct SafetensorsSize
{
    std::uint64_t numbers = 0;
    std::uint64_t bytes = 0;
};
/// Reads only the header.
Result<SafetensorsSize> readSafetensorsSize(const std::string& path);

/// The place of a tensor's bytes.
struct TensorPlace
{
    std::string name;
    TensorType type = TensorType::Float32;
    std::vector<std::int64_t> shape;
    std::uint64_t begin = 0; ///< counted from the end of the header
    std::uint64_t end = 0;
};

/// The tensors in a header that any program may have written, in the order of their bytes. There must be no gaps or
/// overlaps. `dataBytes` is the number of bytes after the header. The message about a fault continues a sentence after
/// the file's name.
std::expected<std::vector<TensorPlace>, Message> tensorPlaces(const std::string& header, std::uint64_t dataBytes);

/// The format allows a hundred times as much, but a run needs only a few kilobytes.
constexpr std::uint64_t longestSafetensorsHeader = 1 << 20;

} // namespace attentoscope
