// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/statisticalaligner.h"

#include "engine/alignment/alignerlearning.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/normalizer.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace attentoscope {

namespace {

/// A word of a source sentence.
struct Occurrence
{
    std::uint32_t pair = 0;
    std::uint32_t place = 0;
};

/// The occurrences of all source words, word after word.
struct Occurrences
{
    std::vector<std::size_t> begins; ///< first occurrence of each word, and the end
    std::vector<Occurrence> all;

    std::span<const Occurrence> of(std::size_t word) const
    {
        return std::span(all).subspan(begins[word], begins[word + 1] - begins[word]);
    }
};

Occurrences occurrencesOf(const EncodedSentences& sentences, std::size_t words)
{
    Occurrences found{std::vector<std::size_t>(words + 1), std::vector<Occurrence>(sentences.tokens())};
    for (std::size_t pair = 0; pair < sentences.size(); ++pair)
        for (const auto word : sentences[pair])
            ++found.begins[static_cast<std::size_t>(word) + 1];
    std::partial_sum(found.begins.begin(), found.begins.end(), found.begins.begin());
    auto next = found.begins;
    for (std::uint32_t pair = 0; pair < sentences.size(); ++pair) {
        std::uint32_t place = 0;
        for (const auto word : sentences[pair])
            found.all[next[static_cast<std::size_t>(word)]++] = {pair, place++};
    }
    return found;
}

} // namespace

Cooccurrence::Cooccurrence(const EncodedPairs& pairs, std::size_t sourceWords, std::size_t targetWords)
{
    const auto occurrences = occurrencesOf(pairs.source, sourceWords);
    constexpr std::size_t nowhere = -1;
    std::vector<std::size_t> lastRow(targetWords, nowhere);
    m_rows.reserve(sourceWords + 1);
    m_rows.push_back(0);
    for (std::size_t row = 0; row < sourceWords; ++row) {
        for (const auto& occurrence : occurrences.of(row))
            for (const auto id : pairs.target[occurrence.pair]) {
                const auto word = static_cast<std::uint32_t>(id);
                if (lastRow[word] == row)
                    continue;
                lastRow[word] = row;
                m_columns.push_back(word);
            }
        std::sort(m_columns.begin() + m_rows.back(), m_columns.end());
        m_rows.push_back(static_cast<Cell>(m_columns.size()));
    }
}

Cooccurrence::Cooccurrence(std::vector<Cell> rows, std::vector<std::uint32_t> columns)
    : m_rows(std::move(rows)), m_columns(std::move(columns))
{
}

Cooccurrence::Cell Cooccurrence::find(std::size_t row, std::uint32_t column) const
{
    const auto begin = m_columns.begin() + m_rows[row];
    const auto end = m_columns.begin() + m_rows[row + 1];
    const auto found = std::lower_bound(begin, end, column);
    return found != end && *found == column ? static_cast<Cell>(found - m_columns.begin()) : none;
}

std::vector<Cooccurrence::Cell> Cooccurrence::cellsOf(const EncodedPairs& pairs, std::size_t targetWords) const
{
    std::vector<std::size_t> begins{0};
    for (std::size_t pair = 0; pair < pairs.size(); ++pair)
        begins.push_back(begins.back() + pairs.source[pair].size() * pairs.target[pair].size());
    const auto occurrences = occurrencesOf(pairs.source, rows());
    std::vector<Cell> cells(begins.back());
    std::vector<Cell> inRow(targetWords);
    for (std::size_t row = 0; row < rows(); ++row) {
        for (Cell cell = m_rows[row]; cell < m_rows[row + 1]; ++cell)
            inRow[m_columns[cell]] = cell;
        for (const auto& [pair, place] : occurrences.of(row)) {
            const auto target = pairs.target[pair];
            auto next = begins[pair] + place * target.size();
            for (const auto word : target)
                cells[next++] = inRow[static_cast<std::size_t>(word)];
        }
    }
    return cells;
}

namespace {

/// The links of a pair that were accepted so far, and the links of both directions.
class GrowingAlignment
{
public:
    GrowingAlignment(std::size_t sources, std::size_t targets)
        : m_targets(targets)
        , m_candidates(sources * targets)
        , m_taken(sources * targets)
        , m_sourceHas(sources)
        , m_targetHas(targets)
    {
    }

    void offer(const std::vector<AlignmentLink>& links)
    {
        for (const auto& link : links)
            m_candidates[placeOf(link)] = true;
    }

    void take(const AlignmentLink& link)
    {
        m_taken[placeOf(link)] = true;
        m_sourceHas[link.source] = true;
        m_targetHas[link.target] = true;
    }

    /// Accepts candidates that are next to the present links, in order. Returns whether there were any.
    bool grow()
    {
        bool grew = false;
        for (const auto& link : links())
            for (const auto& [down, right] : neighbours) {
                const AlignmentLink next{link.source + static_cast<std::uint32_t>(down),
                    link.target
                        + static_cast<std::uint32_t>(right)}; // a negative place wraps to a number beyond the last word
                if (next.source >= m_sourceHas.size() || next.target >= m_targets || m_taken[placeOf(next)]
                    || !m_candidates[placeOf(next)] || (m_sourceHas[next.source] && m_targetHas[next.target]))
                    continue;
                take(next);
                grew = true;
            }
        return grew;
    }

    void takeBetweenFreeWords(const std::vector<AlignmentLink>& links)
    {
        for (const auto& link : links)
            if (!m_sourceHas[link.source] && !m_targetHas[link.target])
                take(link);
    }

    std::vector<AlignmentLink> links() const
    {
        std::vector<AlignmentLink> links;
        for (std::size_t place = 0; place < m_taken.size(); ++place)
            if (m_taken[place])
                links.push_back(
                    {static_cast<std::uint32_t>(place / m_targets), static_cast<std::uint32_t>(place % m_targets)});
        return links;
    }

private:
    static constexpr std::pair<int, int> neighbours[] = {
        {-1, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

    std::size_t placeOf(const AlignmentLink& link) const { return link.source * m_targets + link.target; }

    std::size_t m_targets;
    std::vector<bool> m_candidates;
    std::vector<bool> m_taken;
    std::vector<bool> m_sourceHas;
    std::vector<bool> m_targetHas;
};

} // namespace

std::vector<AlignmentLink> symmetrized(const std::vector<AlignmentLink>& forward,
    const std::vector<AlignmentLink>& backward, std::size_t sourceWords, std::size_t targetWords, Symmetrization rule)
{
    auto one = forward;
    auto other = backward;
    std::ranges::sort(one);
    std::ranges::sort(other);
    std::vector<AlignmentLink> both;
    std::ranges::set_intersection(one, other, std::back_inserter(both));
    if (rule == Symmetrization::Intersection)
        return both;
    GrowingAlignment alignment(sourceWords, targetWords);
    alignment.offer(one);
    alignment.offer(other);
    for (const auto& link : both)
        alignment.take(link);
    while (alignment.grow()) { }
    alignment.takeBetweenFreeWords(one);
    alignment.takeBetweenFreeWords(other);
    return alignment.links();
}

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
