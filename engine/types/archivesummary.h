// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace attentoscope {

/// The ending of the file that a packed run is.
constexpr const char* runArchiveEnding = ".attentoscope";

enum class PackedData : std::uint8_t { LeftOut, Included };

/// What a packed run says about itself: whose data it was trained on, even if the data are not in it.
struct ArchiveSummary
{
    std::string run; ///< the name of the folder it was packed from
    std::string preset;
    std::int64_t step = 0; ///< of the newest save
    std::string dataName; ///< the file's or the sample's
    std::size_t trainingPairs = 0;
    std::size_t sourceWords = 0; ///< special tokens included
    std::size_t targetWords = 0;
    PackedData data = PackedData::LeftOut;
};

} // namespace attentoscope
