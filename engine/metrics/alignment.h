// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/evaluation.h"
#include "engine/types/translation.h"
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
    double value() const { return m_counts.errorRate(); } ///< in 0–1; 0 if nothing was added

private:
    AlignmentCounts m_counts;
};

/// The largest number of sentences in a file that is read without the data to which it belongs.
inline constexpr std::size_t mostAlignedSentences = 1'000'000;

/// Links the i-th target word with the i-th source word. If the target is longer, its last words are linked with the
/// last source word.
std::vector<AlignmentLink> diagonalAlignment(std::size_t sourceWords, std::size_t targetWords);

/// Moves every link to the target word `shift` places later. Links that would leave the sentence are dropped.
std::vector<AlignmentLink> shifted(const std::vector<AlignmentLink>& links, int shift, std::size_t targetWords);

/// Reads one line of links for each sentence: `i-j` sure, `ipj` possible, or the links that other systems write
/// (alignmentfile.h). Errors name the file and the line. If the file has more lines than the data has `sentences`, it
/// is refused while it is read.
Result<std::vector<GoldAlignment>> readAlignments(
    const std::string& path, int firstIndex, std::size_t sentences = mostAlignedSentences);

/// Swaps the sides of every link.
GoldAlignment swapped(const GoldAlignment& gold);

/// The map of a cross head. If the head does not exist, the InvalidSetting error lists the heads that do.
Result<const AttentionMap*> crossMap(const Translation& translation, const AttentionHead& head);

/// The gold links to read. They come from a file that has one line for each of the `lineCount` lines of `data`. Without
/// a file, they come from the grammar of a built-in sample, and from the links that a person has drawn
/// (drawnlinksfile.h). Source and target are swapped as in the data.
struct GoldRequest
{
    std::string file;
    int firstIndex = 1;
    DataRequest data; ///< the data to which the lines belong
    std::size_t lineCount = 0;
    Direction direction = Direction::AsWritten;
    enum class Drawn : std::uint8_t { Count, Ignored } drawn = Drawn::Count;
};

/// Empty if there are none. A line whose links are unknown has unknownLinks().
Result<std::vector<GoldAlignment>> goldLinks(const GoldRequest& request);

/// The lengths of both sides of a line, in the words that links count.
struct LinkedLengths
{
    std::size_t line = 0; ///< counted from one
    std::size_t source = 0;
    std::size_t target = 0;
};

/// The lengths in words between spaces. `lines` has the same indices as `text`.
std::vector<LinkedLengths> lengthsOf(const std::vector<SentencePair>& text, const std::vector<std::size_t>& lines);

/// Notices about links that point beyond their sentence, which count as wrong. `gold` is empty or has an entry for each
/// line.
std::vector<Message> goldNotices(const std::vector<GoldAlignment>& gold, const std::vector<LinkedLengths>& lengths);

} // namespace attentoscope
