// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/evaluation.h"

#include <vector>

namespace attentoscope {

/// Which gold links are wanted. They come from a file that has one line for each of the `lineCount` lines of `data`.
/// Without a file, the grammar of a built-in sample gives them. If there is neither, there are none. Source and target
/// are swapped as in the data.
struct GoldRequest
{
    std::string file;
    int firstIndex = 1;
    DataRequest data; ///< what the lines are of
    std::size_t lineCount = 0;
    Direction direction = Direction::AsWritten;
};

Result<std::vector<GoldAlignment>> goldLinks(const GoldRequest& request);

/// How long the two sides of a line are, in what links count.
struct LinkedLengths
{
    std::size_t line = 0; ///< counted from one
    std::size_t source = 0;
    std::size_t target = 0;
};

/// In words between spaces. `lines` has the same indices.
std::vector<LinkedLengths> lengthsOf(const std::vector<SentencePair>& text, const std::vector<std::size_t>& lines);

/// What people should know of gold links, which have an entry for each line or are empty: some point beyond their
/// sentence. These count as wrong.
std::vector<Message> goldNotices(const std::vector<GoldAlignment>& gold, const std::vector<LinkedLengths>& lengths);

} // namespace attentoscope
