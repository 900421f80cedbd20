// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <memory>
#include <optional>

namespace attentoscope {

/// The most tokens, markers not counted, that a source may have; none for kinds that take any length.
std::optional<std::size_t> longestSource(const ModelConfiguration& configuration);

/// The most tokens, the end token not counted, that a target may have; none for models that take any length.
std::optional<std::size_t> longestTarget(const ModelConfiguration& configuration);
/// The most tokens that a model can write, the end token counted.
std::size_t mostSteps(const ModelConfiguration& configuration);

/// Refuses a source of `tokens` tokens, markers not counted, that is too long to be translated, or that the model
/// cannot take; the message names the limit.
Result<void> checkSourceLength(const ModelConfiguration& configuration, std::size_t tokens);

/// Refuses a given target that is longer than the model can read.
Result<void> checkTargetLength(const ModelConfiguration& configuration, std::size_t tokens);

/// Tells how many training pairs are left out for their length; nothing if the model can take all.
std::optional<Message> sourceLimitNote(const Corpus& corpus, const ModelConfiguration& configuration);

/// The pairs whose source the model can take; the same corpus if it can take all. If none is left, that is an error.
Result<std::shared_ptr<const Corpus>> withinSourceLimit(
    std::shared_ptr<const Corpus> corpus, const ModelConfiguration& configuration);
TextPairs withinSourceLimit(TextPairs pairs, const ModelConfiguration& configuration);

} // namespace attentoscope
