// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/storage/files/safetensors.h"

#include <map>

namespace attentoscope {

/// The weights in somebody's file. They are read piece by piece, and never kept here. May be used from several threads
/// at once.
class StoredWeights
{
public:
    /// The places count from the beginning of the file. `aliases` are further names of tensors.
    StoredWeights(InputFile file, const std::filesystem::path& path, std::vector<TensorPlace> places,
        const std::map<std::string, std::string>& aliases = {});

    /// Opens a safetensors file that any program wrote; throws a ForeignRefusal.
    static StoredWeights ofSafetensors(const std::filesystem::path& path);

    const std::filesystem::path& path() const { return m_path; }
    const TensorPlace* find(const std::string& name) const; ///< null if there is no such tensor
    const std::map<std::string, std::size_t>& names() const { return m_index; } ///< includes aliases
    std::uint64_t bytes() const { return m_file.size(); }

    /// Reads numbers of a tensor as float32, beginning with its number `first`. All of them must exist.
    Result<void> read(const TensorPlace& place, std::uint64_t first, std::span<float> room) const;
    /// The value of a tensor that has a single integer or real number; none for other tensors.
    std::optional<double> scalar(const TensorPlace& place) const;
    /// Compares bit for bit; throws a ForeignRefusal.
    bool areEqual(const TensorPlace& left, const TensorPlace& right) const;
    /// Reads all bytes once and returns a hash. If a weight is infinite or NaN, the error names its tensor.
    Result<std::uint64_t> checkedHash() const;

private:
    Result<void> readBytes(std::uint64_t offset, std::span<char> room) const;

    InputFile m_file;
    std::filesystem::path m_path; ///< the path as the person gave it
    std::vector<TensorPlace> m_places;
    std::map<std::string, std::size_t> m_index;
};

/// Whether the type is one of the types of real numbers that read() knows.
bool isWeightType(TensorType type);
std::uint64_t numberCount(const TensorPlace& place);
std::string shownShape(const std::vector<std::int64_t>& shape); ///< "(512, 64)"

} // namespace attentoscope
