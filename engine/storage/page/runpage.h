// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/page/pagedata.h"
#include "engine/types/error.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace attentoscope {

/// Reads what a run's folder contains for a page: its label, its losses and its watched sentences. Others add links and
/// arithmetic. Changes nothing in the folder.
Result<RunPage> readRunPage(const std::filesystem::path& folder);

struct PageOptions
{
    std::string language = "en"; ///< language in which the page begins: en, de or fr
    std::size_t mostBytes =
        5'000'000; ///< bytes of the file; to fit, weights of heads become coarser, and then moments are left out
};

struct WrittenPage
{
    std::size_t bytes = 0;
    std::size_t moments = 0; ///< number of moments in the page, for all sentences together
    std::size_t ofMoments = 0; ///< number of moments that the run has
};

/// Writes a run as one HTML file with its own viewer (`web/`), and replaces an older file. The page loads nothing: its
/// content security policy names the hashes of its only script and its only style, and refuses everything else. All
/// texts of a run are in the compressed data, except the title, which is escaped.
Result<WrittenPage> writeRunPage(RunPage page, const std::filesystem::path& file, const PageOptions& options);

} // namespace attentoscope
