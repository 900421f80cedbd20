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

/// How probable it is that the word after one that was made by word i is made by word i + d of the other sentence
/// (Vogel, Ney and Tillmann 1996). Before the first word, i is −1. Distances beyond `reach` share one weight a side.
class WordJumps
{
public:
    static constexpr int reach = 8;
    static constexpr std::size_t kinds = 2 * reach + 3;
    using Counts = std::array<double, kinds>;

    WordJumps(); ///< one word on is likeliest; weights fall by exp(−1/2) for each word more or less
    explicit WordJumps(std::span<const double> counts); ///< one for each kind
    const std::array<float, kinds>& weights() const { return m_weights; }
    void setWeights(const std::array<float, kinds>& weights) { m_weights = weights; }

    static std::size_t kindOf(int distance)
    {
        return distance < -reach ? 0 : distance > reach ? kinds - 1 : static_cast<std::size_t>(distance + reach + 1);
    }

private:
    std::array<float, kinds> m_weights{};
};

/// The probabilities of one sentence: that word i of the other sentence, or no word, made word j.
struct MakingOdds
{
    std::vector<float> words; ///< [j][i]: likelihoods, which become posteriors
    std::vector<float> none; ///< [j]
};

/// The hidden Markov model of one sentence pair: states are the words of one sentence, and for each of them a state in
/// which a word was made by none after it (Och and Ney 2003). Reused for many pairs, so that memory is allocated once.
class WordChain
{
public:
    /// Replaces likelihoods by posteriors. `nullShare` is the probability that a word is made by none. Adds the
    /// expected number of jumps of each kind to `jumps`, if it is not null.
    void infer(MakingOdds& odds, std::size_t states, const WordJumps& weights, float nullShare,
        WordJumps::Counts* jumps = nullptr);

private:
    void prepare(std::size_t states, std::size_t words, const WordJumps& weights, float nullShare);
    void forward(const MakingOdds& odds);
    void backward(const MakingOdds& odds, bool countJumps);

    std::size_t m_states = 0;
    std::size_t m_words = 0;
    float m_nullShare = 0.0f;
    // A jump from place p (0: before the first word) to state i has the weight m_jumps[m_states + i − p] · m_scales[p].
    std::vector<float> m_jumps;
    std::vector<float> m_turnedJumps; ///< the same from the last to the first
    std::vector<float> m_scales;
    std::vector<float> m_forward; ///< [j][i]
    std::vector<float> m_forwardNone; ///< [j][p]
    std::vector<float> m_backward; ///< [j][p]: of the words after j
    std::vector<float> m_norms; ///< [j]
    std::vector<float> m_places; ///< [p]
    std::vector<float> m_made; ///< [i]
    std::vector<float> m_expected; ///< by distance, as m_jumps
};

} // namespace attentoscope
