// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/likeliestwords.h"
#include "engine/types/translation.h"

#include <optional>

namespace attentoscope {

/// A word that stood in the beam at its step: a node in the tree of hypotheses.
struct BeamWord
{
    ScoredWord word;
    std::optional<std::size_t> parent; ///< the node of the word before; none: it is a first word
    std::int64_t row; ///< of the batch at the step where it was chosen
    double score; ///< sum of log probabilities up to here
};

/// A beginning of a translation, by the node of its last word.
struct Hypothesis
{
    std::optional<std::size_t> last; ///< none: nothing is chosen yet
    std::size_t length = 0;
    double score = 0.0;

    /// The score over the length penalty ((5 + length) / 6)^exponent.
    double ranking(double lengthPenalty) const;
};

/// A word with which an open hypothesis could continue.
struct BeamCandidate
{
    std::size_t parent; ///< which open hypothesis
    ScoredWord word;
    std::int64_t row;
    double score;
};

/// The hypotheses of one sentence, and the tree that they make.
class SentenceBeam
{
public:
    /// With BeamAnswer::Whole the search goes on until as many hypotheses have ended as the beam is wide. Otherwise it
    /// ends when no open hypothesis could still win. The best one is the same.
    SentenceBeam(std::size_t width, std::size_t maximumLength, BeamAnswer wanted, double lengthPenalty)
        : m_width(width), m_maximumLength(maximumLength), m_wanted(wanted), m_lengthPenalty(lengthPenalty)
    {
    }

    const std::vector<Hypothesis>& open() const { return m_open; }
    void close() { m_open.clear(); }
    std::int32_t lastWord(const Hypothesis& hypothesis) const;

    /// Turns the best candidates into the hypotheses of the sentence. Returns, for each open one, the index of the
    /// hypothesis that it continues.
    std::vector<std::size_t> choose(std::vector<BeamCandidate> candidates);

    /// The hypotheses that ended, best first. If none did, the open ones. For an empty sentence, none.
    std::vector<Hypothesis> results() const;
    const std::vector<BeamWord>& words() const { return m_words; } ///< parents before their children
    std::vector<std::size_t> wordsOf(const Hypothesis& hypothesis) const; ///< its nodes, first word first

private:
    bool isDone() const;

    std::size_t m_width;
    std::size_t m_maximumLength;
    BeamAnswer m_wanted;
    double m_lengthPenalty;
    std::vector<BeamWord> m_words;
    std::vector<Hypothesis> m_open = std::vector<Hypothesis>(1);
    std::vector<Hypothesis> m_ended;
};

} // namespace attentoscope
