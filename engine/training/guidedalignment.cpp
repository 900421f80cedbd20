// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/guidedalignment.h"

#include "engine/alignment/statisticallinks.h"
#include "engine/arithmetic/guarded.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/metrics/alignment.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <unordered_map>

namespace attentoscope {

namespace {

/// The first token of each word, and the number of tokens at the end.
std::vector<std::uint32_t> firstTokens(const std::vector<std::uint32_t>& wordOfToken)
{
    std::vector<std::uint32_t> firsts;
    for (std::uint32_t token = 0; token < wordOfToken.size(); ++token)
        if (token == 0 || wordOfToken[token] != wordOfToken[token - 1])
            firsts.push_back(token);
    firsts.push_back(static_cast<std::uint32_t>(wordOfToken.size()));
    return firsts;
}

/// A key that is equal only for equal ids.
std::string keyOf(std::span<const std::int32_t> source, std::span<const std::int32_t> target)
{
    // Separates source and target, because no id is −1.
    std::string key(source.size_bytes() + target.size_bytes() + sizeof(std::int32_t), '\xff');
    std::memcpy(key.data(), source.data(), source.size_bytes());
    std::memcpy(key.data() + source.size_bytes() + sizeof(std::int32_t), target.data(), target.size_bytes());
    return key;
}

/// Gold links of the data, spread over tokens. Training pairs have no line numbers, so a pair is found by its ids.
class GoldOfPairs
{
public:
    static Result<GoldOfPairs> of(const Corpus& corpus, const std::stop_token& stop);

    /// The links of a pair; null if there are none.
    const std::vector<TokenShare>* find(const EncodedPairs& pairs, std::size_t pair) const
    {
        const auto known = m_shares.find(keyOf(pairs.source[pair], pairs.target[pair]));
        return known != m_shares.end() ? &known->second : nullptr;
    }

private:
    std::unordered_map<std::string, std::vector<TokenShare>> m_shares;
};

Result<GoldOfPairs> GoldOfPairs::of(const Corpus& corpus, const std::stop_token& stop)
{
    GoldOfPairs gold;
    const auto& configuration = corpus.configuration;
    const auto& request = corpus.summary.request;
    const auto links = goldLinks({.file = {}, .data = request, .direction = configuration.direction});
    if (!links || links->empty())
        return links ? Result<GoldOfPairs>(std::move(gold)) : std::unexpected(links.error());
    const auto pairs = loadPairs(request, configuration, corpus.source, corpus.target, {}, stop, corpus.subwords);
    if (!pairs)
        return std::unexpected(pairs.error());
    const TextPipeline source(configuration, corpus.subwords.source), target(configuration, corpus.subwords.target);
    for (std::size_t pair = 0; pair < pairs->text.size(); ++pair) {
        const auto line = pairs->lines[pair];
        const auto& text = pairs->text[pair];
        if (line > links->size() || (*links)[line - 1].sure.empty())
            continue;
        gold.m_shares.try_emplace(keyOf(pairs->encoded.source[pair], pairs->encoded.target[pair]),
            tokenShares((*links)[line - 1].sure, {spacedWords(source, text.source), spacedWords(target, text.target)}));
    }
    return gold;
}

/// Links by the statistics of the training pairs. They are between the words into which the aligner joins tokens.
Result<std::vector<std::vector<AlignmentLink>>> linksFromStatistics(
    const Corpus& corpus, const AligningOptions& options, const LinkCache& cache, std::vector<Message>& notices)
{
    constexpr double learned = 0.7; // share of the time for learning; linking takes the rest
    const auto words = trainingWords(corpus);
    const auto aligner =
        cache.learn(words, {options.threads, partOf(options.progress, 0.0, learned), options.stop}, notices);
    if (!aligner)
        return std::unexpected(aligner.error());
    return aligner->link(words, {options.threads, partOf(options.progress, learned, 1.0), options.stop});
}

Message pairsOf(std::size_t count)
{
    return counted(count, "{} pair", "{} pairs");
}

Message whatIsTaught(const std::optional<AttentionHead>& head, std::size_t gold, std::size_t statistical)
{
    const auto taught = head ? Message("Head {}", headText(*head)) : Message("The attention");
    if (statistical == 0)
        return Message("{} is taught with gold links of {}.", taught, pairsOf(gold));
    if (gold == 0)
        return Message("{} is taught with statistical links of {}.", taught, pairsOf(statistical));
    return Message("{} is taught with gold links of {} and with statistical links of {}.", taught, pairsOf(gold),
        pairsOf(statistical));
}

} // namespace

std::vector<TokenShare> tokenShares(std::vector<AlignmentLink> links, const WordsOfTokens& words)
{
    const auto firsts = firstTokens(words.source);
    const auto isBeyond = [&](const AlignmentLink& link) { return link.source + 1 >= firsts.size(); };
    std::erase_if(links, isBeyond);
    std::ranges::sort(links, {}, [](const AlignmentLink& link) { return std::pair(link.target, link.source); });
    links.erase(std::ranges::unique(links).begin(), links.end());
    std::vector<TokenShare> shares;
    for (std::uint32_t token = 0; token < words.target.size(); ++token) {
        const auto own = std::ranges::equal_range(links, words.target[token], {}, &AlignmentLink::target);
        for (const auto& link : own) {
            const auto first = firsts[link.source], end = firsts[link.source + 1];
            const auto share = 1.0f / (static_cast<float>(own.size()) * static_cast<float>(end - first));
            for (auto source = first; source < end; ++source)
                shares.push_back({token, source, share});
        }
    }
    return shares;
}

Result<std::optional<AttentionHead>> taughtHead(const Configuration& configuration)
{
    const auto& model = configuration.model;
    if (model.architecture == Architecture::Recurrent) {
        if (model.attention == "none")
            return failure(ErrorCode::InvalidSetting,
                "This model has no attention (attention=none), so it cannot be taught to align: set alignment_weight=0, "
                "or choose another attention.");
        return std::nullopt;
    }
    const int layers = layerCount(model, HeadKind::Cross);
    const auto& text = configuration.training.alignmentHead;
    const auto head = text.empty() ? AttentionHead{HeadKind::Cross, std::max(1, layers - 1), 1}
                                   : headFromText(text).value_or(AttentionHead{HeadKind::Cross, 0, 0});
    if (!hasHead(model, head))
        return failure(ErrorCode::InvalidSetting,
            Message("alignment_head={}: there is no such head; the decoder has layers 1 to {} and heads 1 to {}.", text,
                layers, model.heads));
    return head;
}

void GuidedAlignment::add(const std::vector<TokenShare>& shares)
{
    m_shares.insert(m_shares.end(), shares.begin(), shares.end());
    m_offsets.push_back(m_shares.size());
}

Result<GuidedAlignment> GuidedAlignment::of(
    const Corpus& corpus, const Configuration& configuration, const AligningOptions& options, const LinkCache& cache)
{
    const auto head = taughtHead(configuration);
    if (!head)
        return std::unexpected(head.error());
    const auto gold = GoldOfPairs::of(corpus, options.stop);
    if (!gold)
        return std::unexpected(gold.error());
    if (options.stop.stop_requested())
        return failure(ErrorCode::Cancelled, "Learning links was cancelled.");
    GuidedAlignment guided(*head, configuration.model.sourceMarkers);
    const auto& pairs = corpus.training;
    const auto tokenizer = corpus.configuration.tokenizer;
    std::vector<std::vector<AlignmentLink>> links; // learned at the first pair without gold links
    std::size_t withGold = 0, withStatistics = 0;
    for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
        if (const auto* known = gold->find(pairs, pair)) {
            guided.add(*known);
            withGold += known->empty() ? 0 : 1;
            continue;
        }
        if (links.empty()) {
            auto learned = linksFromStatistics(corpus, options, cache, guided.m_notes);
            if (!learned)
                return std::unexpected(learned.error());
            links = std::move(*learned);
            if (links.empty()) // the learning was stopped
                return failure(ErrorCode::Cancelled, "Learning links was cancelled.");
        }
        guided.add(tokenShares(std::move(links[pair]),
            {learnedWordOf(pairs.source[pair], corpus.source, tokenizer),
                learnedWordOf(pairs.target[pair], corpus.target, tokenizer)}));
        withStatistics += guided.m_offsets[pair + 1] > guided.m_offsets[pair] ? 1 : 0;
    }
    if (guided.m_shares.empty())
        return failure(ErrorCode::BadData,
            "No links could be learned of these pairs, so nothing can be taught: set alignment_weight=0, or load more "
            "pairs.");
    guided.m_notes.insert(guided.m_notes.begin(), whatIsTaught(*head, withGold, withStatistics));
    return guided;
}

TaughtLinks GuidedAlignment::forBatch(const Batch& batch, std::span<const std::uint32_t> indices) const
{
    const auto rows = static_cast<std::int64_t>(batch.targetLength),
               columns = static_cast<std::int64_t>(batch.sourceLength);
    TaughtLinks taught{torch::zeros({static_cast<std::int64_t>(batch.size), rows, columns}), m_head};
    auto* numbers = taught.shares.data_ptr<float>();
    const std::int64_t before = m_markers == SourceMarkers::StartAndEnd ? 1 : 0;
    for (const auto pair : indices) {
        for (auto at = m_offsets[pair]; at < m_offsets[pair + 1]; ++at) {
            const auto& [target, source, share] = m_shares[at];
            numbers[target * columns + before + source] = share;
        }
        numbers += rows * columns;
    }
    return taught;
}

GuidedAlignmentMaker::GuidedAlignmentMaker(std::shared_ptr<const Corpus> corpus, Configuration configuration)
    : m_thread([this, corpus = std::move(corpus), configuration = std::move(configuration),
                   threads = at::get_num_threads()](const std::stop_token& stop) {
        const AligningOptions options{threads, [this](double done) { m_done = done; }, stop};
        m_promise.set_value(guarded([&] { return GuidedAlignment::of(*corpus, configuration, options); }));
    })
{
}

std::optional<Result<GuidedAlignment>> GuidedAlignmentMaker::wait(std::chrono::milliseconds patience)
{
    if (m_made.wait_for(patience) != std::future_status::ready)
        return std::nullopt;
    return m_made.get();
}

} // namespace attentoscope
