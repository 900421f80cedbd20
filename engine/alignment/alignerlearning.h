// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/statisticalaligner.h"
#include "engine/alignment/wordjumps.h"

#include <functional>
#include <optional>
#include <string_view>

namespace attentoscope {

/// Calls `work(begin, end)` for blocks of the indices below `count`, in several threads. Reports progress. Returns
/// false if it was stopped. Throws what `work` throws.
bool inBlocks(
    const AligningOptions& options, std::size_t count, const std::function<void(std::size_t, std::size_t)>& work);

/// Numbers for both directions of one sentence pair. They are likelihoods at first, then posteriors.
class PosteriorWorkspace
{
public:
    MakingOdds forward; ///< [target][source]
    MakingOdds backward; ///< [source][target]

    void resize(std::size_t sources, std::size_t targets);
    std::size_t sources() const { return backward.none.size(); }
    std::size_t targets() const { return forward.none.size(); }

    /// Infers the posteriors of model 1, with makers weighted by exp(−4 · |i/I − j/J|) as in fast_align.
    void inferDiagonal(float forwardNullShare, float backwardNullShare);
    /// Infers the posteriors of the hidden Markov model. Counts jumps if `forwardJumps` is not null.
    void inferChains(const MakingTable& forwardTable, const MakingTable& backwardTable,
        WordJumps::Counts* forwardJumps = nullptr, WordJumps::Counts* backwardJumps = nullptr);

private:
    WordChain m_chain;
};

/// The similarity of two spellings. It is 1 for equal words. Otherwise it is the share of their bytes that is in their
/// common beginning. It is 0 if that beginning is shorter than three bytes, and for words of a single letter.
float spelledAlike(std::string_view source, std::string_view target);

/// exp(ψ(x)), where ψ is the logarithmic derivative of the gamma function: the expected logarithm of a probability with
/// a Dirichlet prior is ψ(count) − ψ(sum).
float expDigamma(double x);

/// Learns the tables. None if it was stopped.
std::optional<AlignerTables> learnTables(const WordPairs& pairs, const AligningOptions& options);

} // namespace attentoscope
