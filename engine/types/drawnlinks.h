// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <cstddef>
#include <string>
#include <vector>

namespace attentoscope {

/// All links that a person has drawn between the words of a sentence pair of the data. Words are separated by spaces
/// and counted from zero. No links: the drawing was removed.
struct LinksDrawing
{
    SentencePair text; ///< as written; the sentence that is translated comes first
    std::vector<AlignmentLink> links;
};

/// The place where drawn links are kept.
struct DrawnLinks
{
    std::string file; ///< a file in Pharaoh's form; removed if nothing is drawn any more
    std::vector<std::size_t> lines; ///< lines of the data with these two sentences, counted from one
    std::vector<Message> notices; ///< say why the file is not beside the data
};

} // namespace attentoscope
