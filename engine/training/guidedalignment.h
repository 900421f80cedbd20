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

/// A target token is linked to this source token with this share of its links.
struct TokenShare
{
    std::uint32_t target, source; ///< indices in their sentences, from zero
    float share;
};

/// For each token of a pair, the word of the sentence to which it belongs.
struct WordsOfTokens
{
    std::vector<std::uint32_t> source, target;
};

/// Links between words, spread over their tokens. Each token of a target word gets the word's links, which have equal
/// shares. The tokens of a source word divide its share equally. Links beyond the sentences are left out.
std::vector<TokenShare> tokenShares(std::vector<AlignmentLink> links, const WordsOfTokens& words);

/// The head that the settings want to teach. None for recurrent layers, whose only attention is taught. It is an
/// InvalidSetting error if the model has no such head, or no attention.
Result<std::optional<AttentionHead>> taughtHead(const Configuration& configuration);

/// The links that teach attention to align (Chen and others 2016; Garg and others 2019), for all training pairs.
class GuidedAlignment
{
public:
    /// Uses gold links if the data has them, and otherwise links from statistics of the training pairs. It is a BadData
    /// error if there are no links at all.
    static Result<GuidedAlignment> of(const Corpus& corpus, const Configuration& configuration,
        const AligningOptions& options, const LinkCache& cache = LinkCache());

    /// The links of the pairs in `batch`, which was made of the pairs with these `indices`. Rows of end tokens have no
    /// links.
    TaughtLinks forBatch(const Batch& batch, std::span<const std::uint32_t> indices) const;

    const std::vector<Message>& notes() const { return m_notes; } ///< say to the person what is taught

private:
    GuidedAlignment(std::optional<AttentionHead> head, SourceMarkers markers) : m_head(head), m_markers(markers) { }
    void add(const std::vector<TokenShare>& shares);

    std::optional<AttentionHead> m_head;
    SourceMarkers m_markers;
    std::vector<TokenShare> m_shares; ///< shares of all pairs
    std::vector<std::size_t> m_offsets{0}; ///< for each pair, where its shares begin
    std::vector<Message> m_notes;
};

/// Makes the links of a corpus in a separate thread. Its destructor abandons unfinished work.
class GuidedAlignmentMaker
{
public:
    GuidedAlignmentMaker(std::shared_ptr<const Corpus> corpus, Configuration configuration);

    /// Waits for the links, at most for `patience`. None if they are not ready then.
    std::optional<Result<GuidedAlignment>> wait(std::chrono::milliseconds patience);
    double done() const { return m_done; } ///< 0–1

private:
    std::atomic<double> m_done = 0.0;
    std::promise<Result<GuidedAlignment>> m_promise;
    std::future<Result<GuidedAlignment>> m_made = m_promise.get_future();
    std::jthread m_thread; ///< the last member: its destructor must run first
};

} // namespace attentoscope
