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

/// Requests another file of pairs that goes with the data, such as its validation file. Its columns may have another
/// order than those of the data.
DataRequest requestOfFile(const std::string& file, const DataRequest& data);

/// Does the same as loadPairs(), and also returns the reports about lines.
Result<ReadTextPairs> readTextPairs(const DataRequest& request, const DataConfiguration& configuration,
    const Vocabulary& source, const Vocabulary& target, const Progress& progress, const std::stop_token& stop,
    const SubwordSides& subwords, const PairLanguages& languages = {});

/// Notices about pairs that were read: those of the reader, and the number of unusable lines.
std::vector<Message> pairNotices(PairSourceFacts facts, const LineProblems& problems, std::size_t lines);

/// Refuses data if more than half of its lines are malformed.
Result<void> checkMalformed(const LineProblems& problems, std::size_t lines, const std::string& name);

} // namespace attentoscope
