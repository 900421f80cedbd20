// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/files/pairreader.h"

namespace attentoscope {

struct ReadTextPairs
{
    TextPairs pairs;
    PairSourceFacts facts;
    LineProblems problems;
};

/// Does what loadPairs() does, and returns everything that there is to say about the lines.
Result<ReadTextPairs> readTextPairs(const DataRequest& request, const DataConfiguration& configuration,
    const Vocabulary& source, const Vocabulary& target, const Progress& progress, const std::stop_token& stop,
    const SubwordSides& subwords);

/// What people should know of pairs that were read: what their reader says, and how many lines cannot be used.
std::vector<Message> pairNotices(PairSourceFacts facts, const LineProblems& problems, std::size_t lines);

/// Refuses data of which more than half of the lines are malformed.
Result<void> checkMalformed(const LineProblems& problems, std::size_t lines, const std::string& name);

} // namespace attentoscope
