// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/wordlinks.h"

#include <string>
#include <vector>

namespace attentoscope {

/// The alignment error rate of many sentences.
class AlignmentErrorRate
{
public:
    void add(const std::vector<AlignmentLink>& links, const GoldAlignment& gold)
    {
        m_counts += countAlignment(links, gold);
    }
    double value() const { return m_counts.errorRate(); } ///< in 0–1; 0 when nothing was added

private:
    AlignmentCounts m_counts;
};

/// Of a file that is read without the data it belongs to.
inline constexpr std::size_t mostAlignedSentences = 1'000'000;

/// Links the i-th target word with the i-th source word, the last one again where the target is longer.
std::vector<AlignmentLink> diagonalAlignment(std::size_t sourceWords, std::size_t targetWords);

/// Every link moved to the target word `shift` places later; those that leave the sentence are dropped.
std::vector<AlignmentLink> shifted(const std::vector<AlignmentLink>& links, int shift, std::size_t targetWords);

/// Reads one line of links a sentence: `i-j` sure, `ipj` possible, or what other systems write (alignmentfile.h), as
/// long as it is links. Errors name the file and the line; more than the `sentences` of the data are refused while
/// they are read.
Result<std::vector<GoldAlignment>> readAlignments(
    const std::string& path, int firstIndex, std::size_t sentences = mostAlignedSentences);

/// Swaps the sides of every link.
GoldAlignment swapped(const GoldAlignment& gold);

} // namespace attentoscope
