// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/types/error.h"

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Runs one of our programs, which is beside this one or in libexec/attentoscope. Returns its output for `input`. The
/// output is empty if the program fails or crashes. If `stop` is requested, ends the program and returns
/// loadingCancelled().
Result<std::string> runHelper(const std::string& name, const std::vector<std::string>& arguments,
    std::string_view input, const std::stop_token& stop);

/// Learns at most `size` pieces from sentences, by BPE or unigram, in a separate process.
Result<SharedSubwords> learnSubwords(
    TokenizerKind kind, int size, std::span<const std::string> sentences, const std::stop_token& stop = {});

/// The subword models of a corpus that will be read: those of the run that the request names, or of the files that the
/// configuration names. Otherwise they are learned from some of the pairs, for which the corpus is read an additional
/// time. Null if the tokenizer needs none.
Result<SubwordSides> subwordsFor(const DataRequest& request, const DataConfiguration& configuration,
    const Progress& progress, const std::stop_token& stop);

} // namespace attentoscope
