// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/storage/files/safetensors.h"

#include <map>

namespace attentoscope {

/// The weights in somebody's file, which are read piece by piece and never held here. May be used from several threads
/// at once.
class StoredWeights
{
public:
    /// The places count from the beginning of the file. An alias is a second name of a tensor.
    StoredWeights(InputFile file, const std::filesystem::path& path, std::vector<TensorPlace> places,
        const std::map<std::string, std::string>& aliases = {});

    /// Opens a safetensors file that any program wrote; throws a ForeignRefusal.
    static StoredWeights ofSafetensors(const std::filesystem::path& path);

    const std::filesystem::path& path() const { return m_path; }
    const TensorPlace* find(const std::string& name) const; ///< null if there is none
    const std::map<std::string, std::size_t>& names() const { return m_index; } ///< aliases too
    std::uint64_t bytes() const { return m_file.size(); }

    /// Reads numbers of a tensor as float32, from its number `first` on, which must all be there.
    Result<void> read(const TensorPlace& place, std::uint64_t first, std::span<float> room) const;
    /// The number of a tensor of one integer or real number; nothing if it is something else.
    std::optional<double> scalar(const TensorPlace& place) const;
    bool areEqual(const TensorPlace& left, const TensorPlace& right) const; ///< bit for bit; throws a ForeignRefusal
    /// Reads all bytes once. Refuses a weight that is infinite or NaN, with the name of its tensor. Returns a hash.
    Result<std::uint64_t> checkedHash() const;

private:
    Result<void> readBytes(std::uint64_t offset, std::span<char> room) const;

    InputFile m_file;
    std::filesystem::path m_path; ///< as the person named it
    std::vector<TensorPlace> m_places;
    std::map<std::string, std::size_t> m_index;
};

/// Whether the type is one of real numbers that read() knows.
bool isWeightType(TensorType type);
std::uint64_t numberCount(const TensorPlace& place);
std::string shownShape(const std::vector<std::int64_t>& shape); ///< "(512, 64)"

} // namespace attentoscope
