// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

namespace attentoscope {

/// The distribution of jumps: if word i made a word, the probability that word i + d of the other sentence makes the
/// next one (Vogel, Ney and Tillmann 1996). Before the first word, i is −1. All distances beyond `reach` on one side
/// share a weight.
class WordJumps
{
public:
    static constexpr int reach = 8;
    static constexpr std::size_t kinds = 2 * reach + 3;
    using Counts = std::array<double, kinds>;

    WordJumps(); ///< the next word is likeliest; each word further away multiplies the weight by exp(−1/2)
    explicit WordJumps(std::span<const double> counts); ///< one count for each kind of jump
    const std::array<float, kinds>& weights() const { return m_weights; }
    void setWeights(const std::array<float, kinds>& weights) { m_weights = weights; }

    static std::size_t kindOf(int distance)
    {
        return distance < -reach ? 0 : distance > reach ? kinds - 1 : static_cast<std::size_t>(distance + reach + 1);
    }

private:
    std::array<float, kinds> m_weights{};
};

/// Numbers for two events at each word j of one sentence: word i of the other sentence made it, or no word made it.
struct MakingOdds
{
    std::vector<float> words; ///< [j][i]; likelihoods at first, posteriors later
    std::vector<float> none; ///< [j]
};

/// The hidden Markov model of one sentence pair. Each word of one sentence has two states. In the first, it made the
/// current word; in the second, no word made the current word (Och and Ney 2003). Reused for many pairs, so that memory
/// is allocated once.
class WordChain
{
public:
    /// Replaces likelihoods by posteriors. `nullShare` is the probability that no word made a word. If `jumps` is not
    /// null, adds the expected number of jumps of each kind to it.
    void infer(MakingOdds& odds, std::size_t states, const WordJumps& weights, float nullShare,
        WordJumps::Counts* jumps = nullptr);

private:
    void prepare(std::size_t states, std::size_t words, const WordJumps& weights, float nullShare);
    void forward(const MakingOdds& odds);
    void backward(const MakingOdds& odds, bool countJumps);

    std::size_t m_states = 0;
    std::size_t m_words = 0;
    float m_nullShare = 0.0f;
    // A jump from place p (0 is before the first word) to state i has the weight m_jumps[m_states + i − p] ·
    // m_scales[p].
    std::vector<float> m_jumps;
    std::vector<float> m_turnedJumps; ///< m_jumps in reverse order
    std::vector<float> m_scales;
    std::vector<float> m_forward; ///< [j][i]
    std::vector<float> m_forwardNone; ///< [j][p]
    std::vector<float> m_backward; ///< [j][p], for the words after j
    std::vector<float> m_norms; ///< [j]
    std::vector<float> m_places; ///< [p]
    std::vector<float> m_made; ///< [i]
    std::vector<float> m_expected; ///< expected jumps by distance, in the order of m_jumps
};

} // namespace attentoscope
