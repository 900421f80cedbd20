// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/lineproblems.h"
#include "engine/types/data.h"
#include "engine/types/error.h"

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// A line of the data: two sentences, or what is wrong with the line.
struct RawPair
{
    std::size_t line = 0; ///< counted from one
    std::string_view first;
    std::string_view second;
    LineFault fault = LineFault::None;
    double done = 0.0; ///< share of the data that was read, in 0–1
};

/// Receives every line, including the faulty ones. If it returns false, reading ends.
using PairSink = std::function<bool(const RawPair&)>;

/// The parts of a file that are the pair. A second translation memory takes its languages from the first one.
struct WantedColumns
{
    PairColumns columns;
    PairLanguages languages; ///< empty: by the columns
};

struct PairSourceFacts
{
    std::string name; ///< name of the data, for people
    std::vector<Message> notices;
    bool hasGoldAlignments = false;
    PairColumns columns; ///< for a file of pairs: the columns that were read
    PairLanguages languages; ///< for a translation memory
};

/// Reads the data of the request in one pass and in constant memory: a file of pairs, two parallel files or a built-in
/// sample. `stop` ends a wait for a pipe. A fault of the whole file is an error. A fault of a line is given to the
/// sink, which decides whether reading goes on. `languages` are those of a translation memory that was read before, for
/// a second one that goes with it.
Result<PairSourceFacts> readPairs(
    const DataRequest& request, const PairSink& sink, std::stop_token stop = {}, const PairLanguages& languages = {});

} // namespace attentoscope
