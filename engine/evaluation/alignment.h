// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/evaluation.h"

#include <string>
#include <vector>

namespace attentoscope {

/// Sums over many sentences from which the alignment error rate follows; Och and Ney 2003:
/// AER = 1 − (|A∩S| + |A∩P|) / (|A| + |S|), where P holds S.
class AlignmentErrorRate
{
public:
    void add(const std::vector<AlignmentLink>& links, const GoldAlignment& gold);
    double value() const; ///< in 0–1; 0 when nothing was added

private:
    std::size_t m_links = 0, m_sure = 0, m_inSure = 0, m_inPossible = 0;
};

/// Links the i-th target word with the i-th source word, the last one again where the target is longer.
std::vector<AlignmentLink> diagonalAlignment(std::size_t sourceWords, std::size_t targetWords);

/// Every link moved to the target word `shift` places later; those that leave the sentence are dropped.
std::vector<AlignmentLink> shifted(const std::vector<AlignmentLink>& links, int shift, std::size_t targetWords);

/// Reads one line of links a sentence: `i-j` sure, `ipj` possible. Errors name the file and the line.
Result<std::vector<GoldAlignment>> readAlignments(const std::string& path, int firstIndex);

/// Swaps the sides of every link.
GoldAlignment swapped(const GoldAlignment& gold);

} // namespace attentoscope
