// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <cstddef>
#include <string>
#include <vector>

namespace attentoscope {

/// All links that a person has drawn between the words of a sentence pair of the data. Words are those between spaces,
/// counted from zero. No links: nothing is drawn there any more.
struct LinksDrawing
{
    SentencePair text; ///< as written, with the sentence that is translated first
    std::vector<AlignmentLink> links;
};

/// Where drawn links are kept.
struct DrawnLinks
{
    std::string file; ///< in Pharaoh's form; gone if nothing is drawn any more
    std::vector<std::size_t> lines; ///< of the data, counted from one: those with these two sentences
    std::vector<Message> notices; ///< why the file is not beside the data
};

} // namespace attentoscope
