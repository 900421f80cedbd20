// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/page/pagedata.h"
#include "engine/types/error.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace attentoscope {

/// What a run's folder tells: its label, its losses and its watched sentences. Links and arithmetic are added by
/// others. Changes nothing in the folder.
Result<RunPage> readRunPage(const std::filesystem::path& folder);

struct PageOptions
{
    std::string language = "en"; ///< that the page begins in: en, de or fr
    std::size_t mostBytes =
        5'000'000; ///< of the file; the weights of heads get coarser, then moments are left out, until it fits
};

struct WrittenPage
{
    std::size_t bytes = 0;
    std::size_t moments = 0; ///< of all sentences, that are in the page
    std::size_t ofMoments = 0; ///< that the run has
};

/// Writes a run as one HTML file with its own viewer (`web/`), in place of an older file. The page asks for nothing
/// from anywhere: its content security policy names the hashes of its one script and its one style, and refuses
/// everything else. All texts of a run are in the compressed data, but the title, which is escaped.
Result<WrittenPage> writeRunPage(RunPage page, const std::filesystem::path& file, const PageOptions& options);

} // namespace attentoscope
