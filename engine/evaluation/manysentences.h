// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/decoding/modelgroup.h"
#include "engine/decoding/translationdraft.h"
#include "engine/types/progress.h"

#include <functional>
#include <span>
#include <stop_token>

namespace attentoscope {

/// Number of sentences that are decoded at once.
constexpr std::size_t evaluatedAtOnce = 64;

/// The indices of sentences, in batches of similar length, the longest first.
std::vector<std::vector<std::size_t>> batchesByLength(
    std::size_t count, std::size_t atOnce, const std::function<std::size_t(std::size_t)>& length);

/// One side of a pair whose ids are already known.
PreparedSentence preparedSide(const TextPipeline& pipeline, const std::string& text, std::span<const std::int32_t> ids);

/// Indices of pairs that the model can take and that have enough source tokens. Either `count` pairs, in the order in
/// which a seed draws them, or all pairs.
std::vector<std::size_t> drawnPairs(const TranslationModel& model, const TextPairs& pairs, std::size_t shortestSource,
    std::size_t count, std::uint64_t seed);

/// Translations of many sentences. They are batched by length, but returned in the order of the sentences. The
/// translation of an empty sentence is empty.
std::vector<Translation> translateSentences(const ModelGroup& models, const std::vector<PreparedSentence>& sentences,
    const DecodingOptions& options, const Progress& progress, std::stop_token stop);

/// Receives a pair's translation and returns whether to continue. `pair` is an index into `pairs`.
using AlignedSink = std::function<bool(std::size_t pair, const Translation& forced)>;

/// Decodes every pair with its given target, in batches of similar length. Keeps no result, because the heads of a
/// large file do not fit into memory.
void alignPairs(const ModelGroup& models, const TextPairs& pairs, HeadsAnswer heads, const AlignedSink& sink,
    const Progress& progress, std::stop_token stop);

} // namespace attentoscope
