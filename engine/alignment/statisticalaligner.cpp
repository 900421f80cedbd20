// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/statisticalaligner.h"

#include "engine/alignment/alignerlearning.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/normalizer.h"

#include <algorithm>
#include <unordered_map>

namespace attentoscope {

namespace {

// Likelihoods of unseen couples. A new word gets no link, unless the other sentence also has a new word or one with a
// similar spelling.
constexpr float unseenCouple = 1e-9f;
constexpr float madeByNone = 1e-6f;
constexpr float bothUnseen = 1e-4f;
constexpr float spelledTheSame = 0.05f;

/// For each word of `asked`, its number among the learned words, or −1.
std::vector<std::int32_t> numbersIn(const std::vector<std::string>& learned, const WordTable& asked)
{
    std::unordered_map<std::string_view, std::int32_t> numbers;
    for (std::size_t number = 0; number < learned.size(); ++number)
        numbers.emplace(learned[number], static_cast<std::int32_t>(number));
    std::vector<std::int32_t> found;
    for (std::size_t word = 0; word < asked.size(); ++word) {
        const auto number = numbers.find(asked.word(static_cast<std::int32_t>(word)));
        found.push_back(number == numbers.end() ? -1 : number->second);
    }
    return found;
}

/// Links pairs, one at a time.
class PairLinker
{
public:
    PairLinker(const AlignerTables& tables, const WordPairs& pairs, Symmetrization rule)
        : m_tables(tables)
        , m_pairs(pairs)
        , m_rule(rule)
        , m_sources(numbersIn(tables.sourceWords, pairs.source))
        , m_targets(numbersIn(tables.targetWords, pairs.target))
    {
    }

    std::vector<AlignmentLink> link(std::size_t pair, PosteriorWorkspace& space) const
    {
        const auto source = m_pairs.pairs.source[pair];
        const auto target = m_pairs.pairs.target[pair];
        constexpr auto longest = StatisticalAligner::longestLinked;
        if (source.empty() || target.empty() || source.size() > longest || target.size() > longest)
            return {};
        space.resize(source.size(), target.size());
        for (std::size_t i = 0; i < source.size(); ++i)
            for (std::size_t j = 0; j < target.size(); ++j)
                setOdds(space, i, j, source[i], target[j]);
        for (std::size_t j = 0; j < target.size(); ++j)
            space.forward.none[j] = noneOf(m_tables.forward, m_targets[static_cast<std::size_t>(target[j])]);
        for (std::size_t i = 0; i < source.size(); ++i)
            space.backward.none[i] = noneOf(m_tables.backward, m_sources[static_cast<std::size_t>(source[i])]);
        space.inferChains(m_tables.forward, m_tables.backward);
        return symmetrized(likeliest(space.forward, source.size(), false),
            likeliest(space.backward, target.size(), true), source.size(), target.size(), m_rule);
    }

private:
    void setOdds(
        PosteriorWorkspace& space, std::size_t i, std::size_t j, std::int32_t source, std::int32_t target) const
    {
        const auto row = m_sources[static_cast<std::size_t>(source)];
        const auto column = m_targets[static_cast<std::size_t>(target)];
        const auto cell = row < 0 || column < 0
            ? Cooccurrence::none
            : m_tables.couples.find(static_cast<std::size_t>(row), static_cast<std::uint32_t>(column));
        auto& forward = space.forward.words[j * space.sources() + i];
        auto& backward = space.backward.words[i * space.targets() + j];
        if (cell != Cooccurrence::none) {
            forward = m_tables.forward.cells[cell];
            backward = m_tables.backward.cells[cell];
            return;
        }
        const auto likeness = spelledAlike(m_pairs.source.word(source), m_pairs.target.word(target));
        forward = backward = (row < 0 && column < 0 ? bothUnseen : unseenCouple) + spelledTheSame * likeness;
    }

    static float noneOf(const MakingTable& table, std::int32_t word)
    {
        return word < 0 ? madeByNone : table.none[static_cast<std::size_t>(word)];
    }

    /// The likeliest maker of each word, if there is one. `turned` means that the makers are target words.
    static std::vector<AlignmentLink> likeliest(const MakingOdds& odds, std::size_t makers, bool turned)
    {
        std::vector<AlignmentLink> links;
        for (std::uint32_t made = 0; made < odds.none.size(); ++made) {
            const auto row = std::span(odds.words).subspan(made * makers, makers);
            const auto best = std::ranges::max_element(row);
            const auto maker = static_cast<std::uint32_t>(best - row.begin());
            if (*best > odds.none[made])
                links.push_back(turned ? AlignmentLink{made, maker} : AlignmentLink{maker, made});
        }
        return links;
    }

    const AlignerTables& m_tables;
    const WordPairs& m_pairs;
    Symmetrization m_rule;
    std::vector<std::int32_t> m_sources; ///< numbers of the pairs' words among the learned ones
    std::vector<std::int32_t> m_targets;
};

} // namespace

void WordPairs::add(std::span<const std::string> sourceWords, std::span<const std::string> targetWords)
{
    std::vector<std::int32_t> ids;
    const auto numbered = [&](WordTable& table, std::span<const std::string> words) {
        ids.clear();
        for (const auto& word : words)
            ids.push_back(table.id(lowercased(word)));
        return std::span<const std::int32_t>(ids);
    };
    pairs.source.add(numbered(source, sourceWords));
    pairs.target.add(numbered(target, targetWords));
}

Result<StatisticalAligner> StatisticalAligner::learn(const WordPairs& pairs, const AligningOptions& options)
{
    auto tables = learnTables(pairs, options);
    if (!tables)
        return std::unexpected(loadingCancelled());
    return StatisticalAligner(std::move(*tables));
}

std::vector<std::vector<AlignmentLink>> StatisticalAligner::link(
    const WordPairs& pairs, const AligningOptions& options, Symmetrization rule) const
{
    std::vector<std::vector<AlignmentLink>> links(pairs.pairs.size());
    const PairLinker linker(m_tables, pairs, rule);
    const bool isWhole = inBlocks(options, pairs.pairs.size(), [&](std::size_t begin, std::size_t end) {
        PosteriorWorkspace space;
        for (std::size_t pair = begin; pair < end; ++pair)
            links[pair] = linker.link(pair, space);
    });
    return isWhole ? links : std::vector<std::vector<AlignmentLink>>{};
}

} // namespace attentoscope
