// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/linkcache.h"
#include "engine/corpus/batches.h"
#include "engine/corpus/corpus.h"
#include "engine/model/seq2seq.h"
#include "engine/types/configuration.h"

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <span>
#include <thread>
#include <vector>

namespace attentoscope {

/// The share of a source token in what a target token is linked to.
struct TokenShare
{
    std::uint32_t target, source; ///< tokens of their sentences, counted from zero
    float share;
};

/// The word of its sentence to which each token of a pair belongs.
struct WordsOfTokens
{
    std::vector<std::uint32_t> source, target;
};

/// Links between words, spread over their tokens: each token of a target word gets the word's links. These have equal
/// shares, and the tokens of a source word have equal parts of its share. Links beyond the sentences are left out.
std::vector<TokenShare> tokenShares(std::vector<AlignmentLink> links, const WordsOfTokens& words);

/// The head that the settings have taught; none for recurrent layers, whose one attention is taught. An attention or a
/// head that the model does not have is an InvalidSetting error.
Result<std::optional<AttentionHead>> taughtHead(const Configuration& configuration);

/// The links that teach attention to align (Chen and others 2016; Garg and others 2019), for all training pairs.
class GuidedAlignment
{
public:
    /// Takes gold links where the data have them, and links from statistics of the training pairs for the others. If
    /// there are none at all, that is a BadData error.
    static Result<GuidedAlignment> of(const Corpus& corpus, const Configuration& configuration,
        const AligningOptions& options, const LinkCache& cache = LinkCache());

    /// The links of the pairs with these indices, of which the batch was made. Rows of end tokens have none.
    TaughtLinks forBatch(const Batch& batch, std::span<const std::uint32_t> indices) const;

    const std::vector<Message>& notes() const { return m_notes; } ///< for the person: what is taught

private:
    GuidedAlignment(std::optional<AttentionHead> head, SourceMarkers markers) : m_head(head), m_markers(markers) { }
    void add(const std::vector<TokenShare>& shares);

    std::optional<AttentionHead> m_head;
    SourceMarkers m_markers;
    std::vector<TokenShare> m_shares; ///< of all pairs
    std::vector<std::size_t> m_offsets{0}; ///< where those of each pair begin
    std::vector<Message> m_notes;
};

/// Makes the links of a corpus in a thread of its own. What is not ready when this object ends is given up.
class GuidedAlignmentMaker
{
public:
    GuidedAlignmentMaker(std::shared_ptr<const Corpus> corpus, Configuration configuration);

    /// None if they are not ready after this time.
    std::optional<Result<GuidedAlignment>> wait(std::chrono::milliseconds patience);
    double done() const { return m_done; } ///< 0–1

private:
    std::atomic<double> m_done = 0.0;
    std::promise<Result<GuidedAlignment>> m_promise;
    std::future<Result<GuidedAlignment>> m_made = m_promise.get_future();
    std::jthread m_thread; ///< last: it ends before the rest does
};

} // namespace attentoscope
