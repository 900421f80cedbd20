// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <span>
#include <string>
#include <string_view>

namespace attentoscope {

/// A file of a model that the program brings along, from resources/models/. The build makes the table.
struct ShippedModelFile
{
    std::string_view model; ///< aren-transliteration
    std::string_view file; ///< model.bin
    std::string_view bytes;
};

/// The files of one model stand together.
std::span<const ShippedModelFile> shippedModelFiles();

// `evaluate` measures these sentence pairs. They lie beside the model that a lesson opens, with their gold links.
inline constexpr auto pairsOfModel = "/pairs.tsv";
inline constexpr auto linksOfModel = "/pairs.talp";

/// The folder of the model that a lesson opens. A model of the program is written into `place`. Otherwise it is the
/// folder of this name beside the lesson. `lessonFolder` is empty for a lesson of the program.
Result<std::string> modelOfLesson(const std::string& name, const std::string& lessonFolder, const std::string& place);

} // namespace attentoscope
