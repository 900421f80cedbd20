// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/alignmentreading.h"
#include "engine/types/wordlinks.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace attentoscope {

/// The part that a sentence takes in the choice of a reading.
enum class ContestPart : std::uint8_t { None, Chooses, Reports };

/// Chooses how to read alignments from a Transformer's cross heads, by the error rate on some sentences, and measures
/// the choice on other sentences. The candidates are each head, the mean of each layer, and the mean of all heads. Each
/// of them is tried in several forms. End marks may take a word's link, or may not. A word's row is the one that
/// predicts it, or the row after that.
class ReadingContest
{
public:
    static constexpr std::size_t mostSentences = 500;
    /// A later row must be better by this much. It seldom is better, but then by far.
    static constexpr double laterRowAdvantage = 0.02;

    /// The part of each of `count` sentences, always the same. At most `mostSentences` of them have a part, and half of
    /// these choose.
    static std::vector<ContestPart> parts(std::size_t count, std::size_t most = mostSentences);

    /// The translation must have its cross heads. Sentences without sure links have no effect.
    void add(const Translation& translation, const GoldAlignment& links, ContestPart part);
    /// None if one of the two parts had no sentence.
    [[nodiscard]] std::optional<ChosenReading> chosen() const;

private:
    struct Candidate
    {
        AlignmentReading reading;
        AlignmentCounts choosing, reporting;
    };
    void begin(const Translation& translation); ///< makes the candidates

    std::vector<Candidate> m_candidates; ///< the mean of the last layer comes first
    std::size_t m_choosing = 0;
    std::size_t m_reporting = 0;
};

} // namespace attentoscope
