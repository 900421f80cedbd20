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

/// What a sentence does when a reading is chosen.
enum class ContestPart : std::uint8_t { None, Chooses, Reports };

/// Chooses how an alignment is read off a Transformer's cross heads, by the error rate on some sentences, and measures
/// the choice on others. The candidates are each head, the mean of each layer and the mean of all; with end marks that
/// may take a word's link, and without; the row that predicts a word, and the row after it.
class ReadingContest
{
public:
    static constexpr std::size_t mostSentences = 500;
    /// A later row has to be better by this: it seldom is, and then by much.
    static constexpr double laterRowAdvantage = 0.02;

    /// The part of each of `count` sentences, the same ones for ever: at most `mostSentences` of them, half of which
    /// choose.
    static std::vector<ContestPart> parts(std::size_t count, std::size_t most = mostSentences);

    /// The translation has its cross heads. Sentences without sure links say nothing.
    void add(const Translation& translation, const GoldAlignment& links, ContestPart part);
    /// None if there was no sentence of both parts.
    [[nodiscard]] std::optional<ChosenReading> chosen() const;

private:
    struct Candidate
    {
        AlignmentReading reading;
        AlignmentCounts choosing, reporting;
    };
    void begin(const Translation& translation); ///< makes the candidates

    std::vector<Candidate> m_candidates; ///< the mean of the last layer first
    std::size_t m_choosing = 0;
    std::size_t m_reporting = 0;
};

} // namespace attentoscope
