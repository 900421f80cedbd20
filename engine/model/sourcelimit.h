// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <memory>
#include <optional>
#include <vector>

namespace attentoscope {

/// The most tokens that a source may have, without markers; none for models without a limit.
std::optional<std::size_t> longestSource(const ModelConfiguration& configuration);

/// The most tokens that a target may have, without the end token; none for models without a limit.
std::optional<std::size_t> longestTarget(const ModelConfiguration& configuration);
/// The most tokens that a model can write, including the end token.
std::size_t mostSteps(const ModelConfiguration& configuration);

/// Refuses a source of `tokens` tokens (without markers) that is too long for the model or for any translation. The
/// message names the limit.
Result<void> checkSourceLength(const ModelConfiguration& configuration, std::size_t tokens);

/// Whether a pair with these numbers of tokens can be measured: no side is empty, or longer than the model or any
/// translation allows.
bool takesPair(const ModelConfiguration& configuration, std::size_t source, std::size_t target);

/// Refuses a given target if it is longer than the model can read.
Result<void> checkTargetLength(const ModelConfiguration& configuration, std::size_t tokens);

/// Notices about pairs that are too long, to train or to validate; none if the model can read all pairs.
std::vector<Message> sourceLimitNotes(const Corpus& corpus, const ModelConfiguration& configuration);

/// The pairs whose source the model can read. If it can read all pairs, returns the same corpus. It is an error if no
/// pair is left.
Result<std::shared_ptr<const Corpus>> withinSourceLimit(
    std::shared_ptr<const Corpus> corpus, const ModelConfiguration& configuration);
TextPairs withinSourceLimit(TextPairs pairs, const ModelConfiguration& configuration);

} // namespace attentoscope
