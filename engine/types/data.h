// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace attentoscope {

/// The most bytes of a line in a file of sentences. A longer line is not a sentence.
inline constexpr std::size_t longestTextLine = 4 * 1024 * 1024;

/// How the two columns of a file of pairs are found. FirstTwo is the rule of runs that say nothing of columns: the
/// first two, or the second and fourth beside numbers, and a heading is a pair.
enum class ColumnRule : std::uint8_t { ByContent, Chosen, FirstTwo };

/// The columns of the pair, counted from one. By content they are those of another file of the same data, which are
/// taken where this one has sentences there.
struct PairColumns
{
    ColumnRule rule = ColumnRule::ByContent;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};

/// Where sentence pairs come from: one file of pairs, two parallel files, or a built-in sample.
struct DataRequest
{
    std::string source; ///< the file of pairs, or the source side of two parallel files
    std::string target; ///< the target side of two parallel files; empty for a file of pairs
    std::string validation; ///< a file of pairs of its own; empty: a share of the data, by seed
    std::string sample; ///< id of a built-in sample; then the paths are empty
    std::size_t samplePairs = 0; ///< 0: the sample's own default
    std::uint64_t seed = 1; ///< of the split and of the sample
    std::vector<KeyValue> settings; ///< keys of group Data that differ from their defaults
    PairColumns columns; ///< of a file of pairs
    std::string subwordsOfRun; ///< folder of a run whose subword models are used; empty: none
    /// A run or a model of others whose words and pieces these pairs go through, and stay as they are; empty: their own
    std::string wordsOf;
    std::string alsoValidation; ///< a second file of pairs that is measured at each validation; empty: none
};

/// A line that could not be used, and why; lines are counted from one.
struct LineProblem
{
    std::size_t line = 0;
    Message message;
};

struct SentencePair
{
    std::string source;
    std::string target;
};

/// A link between two words of a sentence pair, counted from zero.
struct AlignmentLink
{
    std::uint32_t source = 0;
    std::uint32_t target = 0;
    auto operator<=>(const AlignmentLink&) const = default;
};

/// What error rates of alignments are measured against: links that people or a grammar made, or those of statistics
/// of the training pairs, which may be wrong themselves.
enum class LinksKind : std::uint8_t { Gold, Statistical };

/// As JSON and files call it.
constexpr const char* linksKindName(LinksKind kind)
{
    return kind == LinksKind::Gold ? "gold" : "statistical";
}

/// The links of one sentence pair with which attention is compared; sure links are possible links too.
struct GoldAlignment
{
    std::vector<AlignmentLink> sure;
    std::vector<AlignmentLink> possible;
    LinksKind kind = LinksKind::Gold;
};

/// In place of the links of a pair that nobody has drawn and no statistics have found.
inline GoldAlignment unknownLinks()
{
    return {{}, {}, LinksKind::Statistical};
}

/// Whether nothing is known.
inline bool areUnknown(const GoldAlignment& links)
{
    return links.kind == LinksKind::Statistical && links.sure.empty() && links.possible.empty();
}

/// One pair of a built-in sample. Spaces separate the words of both sides, and links count these words from zero.
struct SamplePair
{
    SentencePair text;
    std::vector<AlignmentLink> links; ///< empty for samples without alignments
};

/// One side of a corpus, counted over all of its usable pairs in the words as they were read.
struct SideFacts
{
    std::size_t words = 0;
    std::size_t types = 0; ///< different words
    std::size_t once = 0; ///< words that occur a single time
    double sentenceLength = 0.0; ///< words of a sentence, on average
    double wordLength = 0.0; ///< characters of a word that has letters, on average
    std::string script; ///< of most letters, as ISO 15924 names it: "Latn"; empty: there are no letters
    bool hasSpaces = true; ///< between its words
    bool hasKnownWords = true; ///< between spaces, or those of a dictionary; otherwise a sentence is one word
};

/// What the choice of settings asks of a corpus.
struct CorpusFacts
{
    std::size_t pairs = 0; ///< of training
    bool isSample = false; ///< a built-in one
    SideFacts source;
    SideFacts target;
};

/// What a data panel shows of a loaded corpus.
struct CorpusSummary
{
    std::string name; ///< file name or sample id
    DataRequest request;
    std::size_t lines = 0;
    std::size_t pairs = 0;
    std::size_t trainingPairs = 0;
    std::size_t validationPairs = 0;
    std::size_t testPairs = 0;
    std::size_t sourceTokens = 0;
    std::size_t targetTokens = 0;
    std::size_t sourceVocabulary = 0; ///< special tokens included
    std::size_t targetVocabulary = 0;
    int minimumFrequency = 1; ///< the one in force, after "automatic" is decided
    std::vector<std::size_t> sourceLengths; ///< number of sentences with index tokens
    std::vector<std::size_t> targetLengths;
    std::vector<SentencePair> preview; ///< the first pairs, as written
    std::vector<SentencePair> validationPreview; ///< the first validation pairs: candidates to watch
    std::vector<LineProblem> problems; ///< the first of them
    std::size_t problemCount = 0;
    std::vector<Message> notices; ///< said once, such as ignored columns
    bool hasGoldAlignments = false;
    bool isOfRun = false; ///< the run whose model is in memory was trained on these pairs
    CorpusFacts facts;
};

} // namespace attentoscope
