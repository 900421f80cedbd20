// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/alignerlearning.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <cmath>
#include <exception>
#include <mutex>
#include <numeric>
#include <thread>
#include <tuple>

namespace attentoscope {

namespace {

constexpr int lexicalIterations = 5;
constexpr int chainIterations = 5;
constexpr float firstNullShare = 0.2f;
constexpr float leastNullShare = 0.005f;
constexpr float mostNullShare = 0.5f;
constexpr float tension = 4.0f; ///< tension of the diagonal prior; the initial value of fast_align
constexpr double concentration = 0.03; ///< of the Dirichlet prior, for each couple of words
constexpr double likenessWeight = 3.0; ///< a couple of equal words begins with this many occurrences
constexpr double stemWeight = 3.0; ///< weight of the beginnings of words, in occurrences
constexpr double stemSmoothing = 0.5;
constexpr double nullSmoothing = 0.1;
constexpr std::size_t stemCharacters = 4;
constexpr std::size_t leastAlikeBytes = 3;

/// Expected counts are sums of integers, so that they do not depend on the order in which threads add.
constexpr double countUnit = 4294967296.0;
using Count = std::uint64_t;

Count inUnits(double count)
{
    return static_cast<Count>(count * countUnit);
}
double fromUnits(Count count)
{
    return static_cast<double>(count) / countUnit;
}

/// The counts of one direction.
struct MakingCounts
{
    std::vector<Count> cells;
    std::vector<Count> none; ///< indexed by made word
    std::vector<Count> jumps = std::vector<Count>(WordJumps::kinds);

    void clear()
    {
        std::ranges::fill(cells, 0);
        std::ranges::fill(none, 0);
        std::ranges::fill(jumps, 0);
    }
};

void addTo(Count& count, double value)
{
    if (const auto units = inUnits(value))
        std::atomic_ref(count).fetch_add(units, std::memory_order_relaxed);
}

std::vector<std::string> wordsOf(const WordTable& table)
{
    std::vector<std::string> words;
    words.reserve(table.size());
    for (std::size_t word = 0; word < table.size(); ++word)
        words.push_back(table.word(static_cast<std::int32_t>(word)));
    return words;
}

std::string_view stemOf(std::string_view word)
{
    std::size_t bytes = 0;
    for (std::size_t character = 0; character < stemCharacters && bytes < word.size(); ++character)
        bytes += std::max<std::size_t>(1, firstCharacter(word.substr(bytes)).bytes);
    return word.substr(0, bytes);
}

/// A number for the beginning of each word.
struct Stems
{
    std::vector<std::uint32_t> ofWord;
    std::size_t count = 0;

    explicit Stems(const std::vector<std::string>& words)
    {
        WordTable table;
        for (const auto& word : words)
            ofWord.push_back(static_cast<std::uint32_t>(table.id(stemOf(word))));
        count = table.size();
    }
};

/// The pairs that are short enough to learn from.
EncodedPairs learnable(const EncodedPairs& pairs)
{
    EncodedPairs some;
    const auto fits = [](std::size_t words) { return words > 0 && words <= StatisticalAligner::longestLearned; };
    for (std::size_t pair = 0; pair < pairs.size(); ++pair)
        if (fits(pairs.source[pair].size()) && fits(pairs.target[pair].size())) {
            some.source.add(pairs.source[pair]);
            some.target.add(pairs.target[pair]);
        }
    return some;
}

class Learner
{
public:
    Learner(const WordPairs& pairs, const AligningOptions& options)
        : m_options(options), m_pairs(learnable(pairs.pairs))
    {
        m_tables.sourceWords = wordsOf(pairs.source);
        m_tables.targetWords = wordsOf(pairs.target);
    }

    std::optional<AlignerTables> learn()
    {
        prepare();
        constexpr int iterations = lexicalIterations + chainIterations;
        for (int iteration = 0; iteration < iterations; ++iteration) {
            auto part = m_options;
            part.progress = partOf(m_options.progress, static_cast<double>(iteration) / iterations,
                static_cast<double>(iteration + 1) / iterations);
            if (!expect(iteration >= lexicalIterations, part))
                return std::nullopt;
            estimate(iteration >= lexicalIterations);
        }
        dropUnlikelyCouples();
        return std::move(m_tables);
    }

private:
    enum class Made : std::uint8_t { Target, Source };

    void prepare()
    {
        const auto sources = m_tables.sourceWords.size(), targets = m_tables.targetWords.size();
        m_tables.couples = Cooccurrence(m_pairs, sources, targets);
        m_cells = m_tables.couples.cellsOf(m_pairs, targets);
        m_cellBegins.push_back(0);
        for (std::size_t pair = 0; pair < m_pairs.size(); ++pair)
            m_cellBegins.push_back(m_cellBegins.back() + m_pairs.source[pair].size() * m_pairs.target[pair].size());
        const auto cells = m_tables.couples.size();
        m_rowOf.resize(cells);
        for (std::uint32_t row = 0; row < sources; ++row)
            for (auto cell = m_tables.couples.firstOf(row); cell < m_tables.couples.firstOf(row + 1); ++cell)
                m_rowOf[cell] = row;
        begin(m_tables.forward, m_forwardCounts, targets);
        begin(m_tables.backward, m_backwardCounts, sources);
        prepareSpelling();
    }

    void begin(MakingTable& table, MakingCounts& counts, std::size_t made) const
    {
        table.cells.assign(m_rowOf.size(), 1.0f); // the scale does not matter, because it is the same for all cells
        table.none.assign(made, 1.0f);
        table.jumps = WordJumps().weights();
        table.nullShare = firstNullShare;
        counts.cells.resize(m_rowOf.size());
        counts.none.resize(made);
    }

    void prepareSpelling()
    {
        m_sourceStems.emplace(m_tables.sourceWords);
        m_targetStems.emplace(m_tables.targetWords);
        EncodedPairs stems;
        const auto stemsOf = [](std::span<const std::int32_t> words, const Stems& of) {
            std::vector<std::int32_t> ids;
            for (const auto word : words)
                ids.push_back(static_cast<std::int32_t>(of.ofWord[static_cast<std::size_t>(word)]));
            return ids;
        };
        for (std::size_t pair = 0; pair < m_pairs.size(); ++pair) {
            stems.source.add(stemsOf(m_pairs.source[pair], *m_sourceStems));
            stems.target.add(stemsOf(m_pairs.target[pair], *m_targetStems));
        }
        const Cooccurrence couples(stems, m_sourceStems->count, m_targetStems->count);
        m_stemCells = couples.size();
        m_stemCellOf.resize(m_rowOf.size());
        m_likeness.resize(m_rowOf.size());
        inBlocks({m_options.threads, {}, {}}, m_rowOf.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t cell = begin; cell < end; ++cell) {
                const auto row = m_rowOf[cell], column = m_tables.couples.column(static_cast<std::uint32_t>(cell));
                m_stemCellOf[cell] = couples.find(m_sourceStems->ofWord[row], m_targetStems->ofWord[column]);
                m_likeness[cell] = spelledAlike(m_tables.sourceWords[row], m_tables.targetWords[column]);
            }
        });
    }

    // ---- Expected counts ----

    bool expect(bool withJumps, const AligningOptions& part)
    {
        m_forwardCounts.clear();
        m_backwardCounts.clear();
        return inBlocks(part, m_pairs.size(), [&](std::size_t begin, std::size_t end) {
            PosteriorWorkspace space;
            for (std::size_t pair = begin; pair < end; ++pair)
                expectPair(pair, withJumps, space);
        });
    }

    void expectPair(std::size_t pair, bool withJumps, PosteriorWorkspace& space)
    {
        const auto source = m_pairs.source[pair], target = m_pairs.target[pair];
        const auto cells = std::span(m_cells).subspan(m_cellBegins[pair], source.size() * target.size());
        space.resize(source.size(), target.size());
        for (std::size_t i = 0; i < source.size(); ++i)
            for (std::size_t j = 0; j < target.size(); ++j) {
                const auto cell = cells[i * target.size() + j];
                space.forward.words[j * source.size() + i] = m_tables.forward.cells[cell];
                space.backward.words[i * target.size() + j] = m_tables.backward.cells[cell];
            }
        for (std::size_t j = 0; j < target.size(); ++j)
            space.forward.none[j] = m_tables.forward.none[static_cast<std::size_t>(target[j])];
        for (std::size_t i = 0; i < source.size(); ++i)
            space.backward.none[i] = m_tables.backward.none[static_cast<std::size_t>(source[i])];
        if (withJumps) {
            WordJumps::Counts forward{}, backward{};
            space.inferChains(m_tables.forward, m_tables.backward, &forward, &backward);
            for (std::size_t kind = 0; kind < WordJumps::kinds; ++kind) {
                addTo(m_forwardCounts.jumps[kind], forward[kind]);
                addTo(m_backwardCounts.jumps[kind], backward[kind]);
            }
        } else
            space.inferDiagonal(m_tables.forward.nullShare, m_tables.backward.nullShare);
        count(source, target, cells, space);
    }

    /// Counts a direction's posterior to the power 3/4, times that of the other direction to the power 1/4.
    void count(std::span<const std::int32_t> source, std::span<const std::int32_t> target,
        std::span<const Cooccurrence::Cell> cells, const PosteriorWorkspace& space)
    {
        for (std::size_t i = 0; i < source.size(); ++i)
            for (std::size_t j = 0; j < target.size(); ++j) {
                const float forward = std::sqrt(space.forward.words[j * source.size() + i]);
                const float backward = std::sqrt(space.backward.words[i * target.size() + j]);
                const float shared = std::sqrt(forward * backward);
                const auto cell = cells[i * target.size() + j];
                addTo(m_forwardCounts.cells[cell], static_cast<double>(forward * shared));
                addTo(m_backwardCounts.cells[cell], static_cast<double>(backward * shared));
            }
        for (std::size_t j = 0; j < target.size(); ++j)
            addTo(m_forwardCounts.none[static_cast<std::size_t>(target[j])], space.forward.none[j]);
        for (std::size_t i = 0; i < source.size(); ++i)
            addTo(m_backwardCounts.none[static_cast<std::size_t>(source[i])], space.backward.none[i]);
    }

    // ---- Estimates ----

    void estimate(bool withJumps)
    {
        estimateCells(Made::Target);
        estimateCells(Made::Source);
        estimateRest(m_tables.forward, m_forwardCounts, m_pairs.target.tokens(), withJumps);
        estimateRest(m_tables.backward, m_backwardCounts, m_pairs.source.tokens(), withJumps);
    }

    /// The cells as one direction sees them: `makers` make `made` words.
    struct Sides
    {
        const std::vector<std::uint32_t>& makers; ///< maker of each cell
        const std::vector<std::uint32_t>& made; ///< made word of each cell
        const Stems& makerStems;
        const Stems& madeStems;
    };

    /// How often beginnings of words make each other.
    struct StemCounts
    {
        std::vector<double> cells;
        std::vector<double> makers; ///< indexed by stem
        std::vector<double> made; ///< indexed by stem
        std::vector<double> words; ///< indexed by made word
    };

    StemCounts stemCounts(const MakingCounts& counts, const Sides& sides) const
    {
        StemCounts stems{std::vector<double>(m_stemCells), std::vector<double>(sides.makerStems.count),
            std::vector<double>(sides.madeStems.count), std::vector<double>(sides.madeStems.ofWord.size())};
        for (std::size_t cell = 0; cell < counts.cells.size(); ++cell) {
            const auto count = fromUnits(counts.cells[cell]);
            stems.cells[m_stemCellOf[cell]] += count;
            stems.makers[sides.makerStems.ofWord[sides.makers[cell]]] += count;
            stems.made[sides.madeStems.ofWord[sides.made[cell]]] += count;
            stems.words[sides.made[cell]] += count;
        }
        return stems;
    }

    void estimateCells(Made made)
    {
        const bool isForward = made == Made::Target;
        const auto& columns = m_tables.couples.columns();
        const auto& [sourceStems, targetStems] = std::tie(*m_sourceStems, *m_targetStems);
        const Sides sides = isForward ? Sides{m_rowOf, columns, sourceStems, targetStems}
                                      : Sides{columns, m_rowOf, targetStems, sourceStems};
        const auto& counts = isForward ? m_forwardCounts : m_backwardCounts;
        auto& table = isForward ? m_tables.forward : m_tables.backward;
        const auto stems = stemCounts(counts, sides);
        const AligningOptions options{m_options.threads, {}, {}};
        std::vector<double> weights(counts.cells.size());
        inBlocks(options, weights.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t cell = begin; cell < end; ++cell)
                weights[cell] = fromUnits(counts.cells[cell]) + priorOf(cell, stems, sides);
        });
        std::vector<double> sums(isForward ? m_tables.sourceWords.size() : m_tables.targetWords.size());
        for (std::size_t cell = 0; cell < weights.size(); ++cell)
            sums[sides.makers[cell]] += weights[cell];
        std::ranges::transform(sums, sums.begin(), expDigamma);
        inBlocks(options, weights.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t cell = begin; cell < end; ++cell)
                table.cells[cell] = expDigamma(weights[cell]) / static_cast<float>(sums[sides.makers[cell]]);
        });
    }

    /// The prior count of a couple.
    double priorOf(std::size_t cell, const StemCounts& stems, const Sides& sides) const
    {
        const auto makerStem = sides.makerStems.ofWord[sides.makers[cell]];
        const auto madeStem = sides.madeStems.ofWord[sides.made[cell]];
        const double stemMakes = stems.cells[m_stemCellOf[cell]] / (stems.makers[makerStem] + stemSmoothing);
        const double shareOfStem = (stems.words[sides.made[cell]] + 1e-3) / (stems.made[madeStem] + 1e-2);
        return concentration + likenessWeight * static_cast<double>(m_likeness[cell])
            + stemWeight * stemMakes * shareOfStem;
    }

    /// Drops couples that are together only by chance. In a large corpus, most couples are. Couples with similar
    /// spelling stay, because even unseen ones are linked.
    void dropUnlikelyCouples()
    {
        constexpr float least = 1e-6f;
        std::vector<Cooccurrence::Cell> rows{0};
        std::vector<std::uint32_t> columns;
        for (std::size_t row = 0; row < m_tables.couples.rows(); ++row) {
            for (auto cell = m_tables.couples.firstOf(row); cell < m_tables.couples.firstOf(row + 1); ++cell) {
                const float forward = m_tables.forward.cells[cell], backward = m_tables.backward.cells[cell];
                if (forward < least && backward < least && m_likeness[cell] == 0.0f)
                    continue;
                m_tables.forward.cells[columns.size()] = forward;
                m_tables.backward.cells[columns.size()] = backward;
                columns.push_back(m_tables.couples.column(cell));
            }
            rows.push_back(static_cast<Cooccurrence::Cell>(columns.size()));
        }
        m_tables.forward.cells.resize(columns.size());
        m_tables.backward.cells.resize(columns.size());
        m_tables.couples = Cooccurrence(std::move(rows), std::move(columns));
    }

    static void estimateRest(MakingTable& table, const MakingCounts& counts, std::size_t words, bool withJumps)
    {
        const double none = fromUnits(std::accumulate(counts.none.begin(), counts.none.end(), Count{0}));
        const double sum = none + nullSmoothing * static_cast<double>(counts.none.size());
        for (std::size_t word = 0; word < counts.none.size(); ++word)
            table.none[word] = static_cast<float>((fromUnits(counts.none[word]) + nullSmoothing) / sum);
        if (words > 0)
            table.nullShare =
                std::clamp(static_cast<float>(none / static_cast<double>(words)), leastNullShare, mostNullShare);
        if (!withJumps)
            return;
        std::array<double, WordJumps::kinds> jumps{};
        std::ranges::transform(counts.jumps, jumps.begin(), fromUnits);
        table.jumps = WordJumps(jumps).weights();
    }

    AligningOptions m_options;
    EncodedPairs m_pairs;
    AlignerTables m_tables;
    std::vector<Cooccurrence::Cell> m_cells; ///< cells of the couples, pair after pair
    std::vector<std::size_t> m_cellBegins; ///< place of each pair in m_cells
    std::vector<std::uint32_t> m_rowOf; ///< source word of each cell
    std::vector<Cooccurrence::Cell> m_stemCellOf; ///< stem cell of each cell
    std::size_t m_stemCells = 0;
    std::vector<float> m_likeness; ///< similarity of spelling for each cell
    std::optional<Stems> m_sourceStems;
    std::optional<Stems> m_targetStems;
    MakingCounts m_forwardCounts;
    MakingCounts m_backwardCounts;
};

/// Infers the posteriors of one direction, [made][maker].
void inferOnDiagonal(MakingOdds& odds, std::size_t makers, float nullShare)
{
    const auto made = odds.none.size();
    std::vector<float> weights(makers);
    for (std::size_t word = 0; word < made; ++word) {
        const auto place = static_cast<float>(word + 1) / static_cast<float>(made + 1);
        float sum = 0.0f;
        for (std::size_t maker = 0; maker < makers; ++maker) {
            const auto other = static_cast<float>(maker + 1) / static_cast<float>(makers + 1);
            sum += weights[maker] = std::exp(-tension * std::abs(other - place));
        }
        auto* row = &odds.words[word * makers];
        float all = odds.none[word] *= nullShare;
        for (std::size_t maker = 0; maker < makers; ++maker)
            all += row[maker] *= (1.0f - nullShare) * weights[maker] / sum;
        for (std::size_t maker = 0; maker < makers; ++maker)
            row[maker] /= all;
        odds.none[word] /= all;
    }
}

} // namespace

bool inBlocks(
    const AligningOptions& options, std::size_t count, const std::function<void(std::size_t, std::size_t)>& work)
{
    constexpr std::size_t block = 1024;
    const auto blocks = (count + block - 1) / block;
    std::atomic<std::size_t> next = 0;
    std::mutex reporting;
    std::size_t done = 0;
    std::exception_ptr thrown;
    const auto take = [&] {
        try {
            for (auto index = next++; index < blocks && !options.stop.stop_requested(); index = next++) {
                work(index * block, std::min(count, (index + 1) * block));
                const std::scoped_lock lock(reporting);
                ++done;
                if (options.progress)
                    options.progress(static_cast<double>(done) / static_cast<double>(blocks));
            }
        } catch (...) {
            next = blocks; // stops the other threads
            const std::scoped_lock lock(reporting);
            thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t thread = 1; thread < std::min<std::size_t>(static_cast<std::size_t>(options.threads), blocks);
            ++thread)
            helpers.emplace_back(take);
        take();
    }
    if (thrown)
        std::rethrow_exception(thrown);
    return done == blocks;
}

void PosteriorWorkspace::resize(std::size_t sources, std::size_t targets)
{
    forward.words.resize(sources * targets);
    forward.none.resize(targets);
    backward.words.resize(sources * targets);
    backward.none.resize(sources);
}

void PosteriorWorkspace::inferDiagonal(float forwardNullShare, float backwardNullShare)
{
    inferOnDiagonal(forward, sources(), forwardNullShare);
    inferOnDiagonal(backward, targets(), backwardNullShare);
}

void PosteriorWorkspace::inferChains(const MakingTable& forwardTable, const MakingTable& backwardTable,
    WordJumps::Counts* forwardJumps, WordJumps::Counts* backwardJumps)
{
    WordJumps jumps;
    jumps.setWeights(forwardTable.jumps);
    m_chain.infer(forward, sources(), jumps, forwardTable.nullShare, forwardJumps);
    jumps.setWeights(backwardTable.jumps);
    m_chain.infer(backward, targets(), jumps, backwardTable.nullShare, backwardJumps);
}

float spelledAlike(std::string_view source, std::string_view target)
{
    if (source == target)
        return source.size() == 1 && std::isalpha(static_cast<unsigned char>(source.front())) != 0 ? 0.0f : 1.0f;
    const auto common = static_cast<std::size_t>(std::ranges::mismatch(source, target).in1 - source.begin());
    if (common < leastAlikeBytes)
        return 0.0f;
    return 2.0f * static_cast<float>(common) / static_cast<float>(source.size() + target.size());
}

float expDigamma(double x)
{
    if (x < 0.005) // below this, the result is less than exp(−200)
        return 0.0f;
    double less = 0.0;
    for (; x < 6.0; x += 1.0)
        less += 1.0 / x;
    const double square = 1.0 / (x * x);
    return static_cast<float>(
        std::exp(std::log(x) - 0.5 / x - square * (1.0 / 12.0 - square * (1.0 / 120.0 - square / 252.0)) - less));
}

std::optional<AlignerTables> learnTables(const WordPairs& pairs, const AligningOptions& options)
{
    return Learner(pairs, options).learn();
}

} // namespace attentoscope
