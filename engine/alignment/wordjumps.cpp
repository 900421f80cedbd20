// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/wordjumps.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attentoscope {

namespace {

/// The least likelihood. With zero there would be no path. Each word is normalised, so even a thousand words stay
/// within the range of float.
constexpr float leastLikelihood = 1e-35f;

} // namespace

WordJumps::WordJumps()
{
    for (int distance = -reach - 1; distance <= reach + 1; ++distance)
        m_weights[kindOf(distance)] = std::exp(-0.5f * static_cast<float>(std::abs(distance - 1)));
}

WordJumps::WordJumps(std::span<const double> counts)
{
    constexpr double smoothing = 0.5;
    constexpr double farDistances = 10.0; // number of distances that share one count
    double sum = 0.0;
    for (const auto count : counts)
        sum += count + smoothing;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const bool isFar = kind == 0 || kind == kinds - 1;
        m_weights[kind] = static_cast<float>((counts[kind] + smoothing) / sum / (isFar ? farDistances : 1.0));
    }
}

void WordChain::prepare(std::size_t states, std::size_t words, const WordJumps& weights, float nullShare)
{
    m_states = states;
    m_words = words;
    m_nullShare = nullShare;
    m_jumps.resize(2 * states + 1);
    for (std::size_t index = 0; index < m_jumps.size(); ++index) // a jump from p − 1 to i has the distance i − p + 1
        m_jumps[index] = weights.weights()[WordJumps::kindOf(static_cast<int>(index) - static_cast<int>(states) + 1)];
    m_turnedJumps.assign(m_jumps.rbegin(), m_jumps.rend());
    m_scales.resize(states + 1);
    for (std::size_t place = 0; place <= states; ++place) {
        const auto* first = &m_jumps[states - place];
        m_scales[place] = (1.0f - nullShare) / std::accumulate(first, first + states, 0.0f);
    }
    m_forward.assign(words * states, 0.0f);
    m_forwardNone.assign(words * (states + 1), 0.0f);
    m_backward.assign(words * (states + 1), 1.0f);
    m_norms.resize(words);
    m_made.resize(states);
    m_expected.assign(m_jumps.size(), 0.0f);
}

void WordChain::forward(const MakingOdds& odds)
{
    m_places.assign(m_states + 1, 0.0f);
    m_places[0] = 1.0f;
    for (std::size_t word = 0; word < m_words; ++word) {
        auto* made = &m_forward[word * m_states];
        auto* none = &m_forwardNone[word * (m_states + 1)];
        for (std::size_t place = 0; place <= m_states; ++place) {
            const float weight = m_places[place] * m_scales[place];
            const auto* jumps = &m_jumps[m_states - place];
            for (std::size_t state = 0; state < m_states; ++state)
                made[state] += weight * jumps[state];
            none[place] = m_places[place] * m_nullShare * odds.none[word];
        }
        float sum = leastLikelihood;
        for (std::size_t state = 0; state < m_states; ++state)
            sum += made[state] *= odds.words[word * m_states + state];
        sum = std::accumulate(none, none + m_states + 1, sum);
        const float norm = 1.0f / sum;
        m_norms[word] = norm;
        for (std::size_t place = 0; place <= m_states; ++place) {
            none[place] *= norm;
            m_places[place] = none[place];
        }
        for (std::size_t state = 0; state < m_states; ++state) {
            made[state] *= norm;
            m_places[state + 1] += made[state];
        }
    }
}

void WordChain::backward(const MakingOdds& odds, bool countJumps)
{
    for (std::size_t word = m_words; word-- > 0;) {
        const auto* after = &m_backward[word * (m_states + 1)];
        for (std::size_t state = 0; state < m_states; ++state)
            m_made[state] = after[state + 1] * odds.words[word * m_states + state] * m_norms[word];
        if (countJumps)
            for (std::size_t place = 0; place <= m_states; ++place) {
                float before = place == 0 && word == 0 ? 1.0f : 0.0f;
                if (word > 0)
                    before = m_forwardNone[(word - 1) * (m_states + 1) + place]
                        + (place > 0 ? m_forward[(word - 1) * m_states + place - 1] : 0.0f);
                before *= m_scales[place];
                auto* expected = &m_expected[m_states - place];
                for (std::size_t state = 0; state < m_states; ++state)
                    expected[state] += before * m_made[state];
            }
        if (word == 0)
            return;
        auto* earlier = &m_backward[(word - 1) * (m_states + 1)];
        std::fill(earlier, earlier + m_states + 1, 0.0f);
        for (std::size_t state = 0; state < m_states; ++state) {
            const auto* jumps = &m_turnedJumps[m_states - state];
            for (std::size_t place = 0; place <= m_states; ++place)
                earlier[place] += m_made[state] * jumps[place];
        }
        const float none = m_nullShare * odds.none[word] * m_norms[word];
        for (std::size_t place = 0; place <= m_states; ++place)
            earlier[place] = earlier[place] * m_scales[place] + after[place] * none;
    }
}

void WordChain::infer(
    MakingOdds& odds, std::size_t states, const WordJumps& weights, float nullShare, WordJumps::Counts* jumps)
{
    prepare(states, odds.none.size(), weights, nullShare);
    forward(odds);
    backward(odds, jumps != nullptr);
    for (std::size_t word = 0; word < m_words; ++word) {
        const auto* after = &m_backward[word * (m_states + 1)];
        const auto* none = &m_forwardNone[word * (m_states + 1)];
        float noneSum = 0.0f;
        for (std::size_t place = 0; place <= m_states; ++place)
            noneSum += none[place] * after[place];
        float sum = noneSum + leastLikelihood;
        auto* posteriors = &odds.words[word * m_states];
        for (std::size_t state = 0; state < m_states; ++state)
            sum += posteriors[state] = m_forward[word * m_states + state] * after[state + 1];
        odds.none[word] = noneSum / sum;
        for (std::size_t state = 0; state < m_states; ++state)
            posteriors[state] /= sum;
    }
    if (!jumps)
        return;
    for (std::size_t index = 0; index < m_jumps.size(); ++index) {
        const auto kind = WordJumps::kindOf(static_cast<int>(index) - static_cast<int>(m_states) + 1);
        (*jumps)[kind] += static_cast<double>(m_expected[index]) * static_cast<double>(m_jumps[index]);
    }
}

} // namespace attentoscope
