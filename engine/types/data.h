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

/// How to find the two columns of a file of pairs. FirstTwo is for runs that name no columns. It takes the first two
/// columns, or the second and fourth if the first and third have numbers. A heading counts as a pair.
enum class ColumnRule : std::uint8_t { ByContent, Chosen, FirstTwo };

/// The columns of the pair, counted from one. With ByContent, they are the columns of another file of the same data.
/// They are used if this file has sentences in them.
struct PairColumns
{
    ColumnRule rule = ColumnRule::ByContent;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};

/// The two languages of a translation memory, in the order of the pair.
struct PairLanguages
{
    std::string first, second;

    bool isEmpty() const { return first.empty(); }
};

/// The origin of sentence pairs: one file of pairs, two parallel files, or a built-in sample.
struct DataRequest
{
    std::string source; ///< the file of pairs, or the source side of two parallel files
    std::string target; ///< the target side of two parallel files; empty for a file of pairs
    std::string validation; ///< a separate file of pairs; empty: a share of the data, chosen by seed
    std::string sample; ///< id of a built-in sample; if set, the paths are empty
    std::size_t samplePairs = 0; ///< 0: the default of the sample
    std::uint64_t seed = 1; ///< seed of the split and of the sample
    std::vector<KeyValue> settings; ///< keys of group Data that differ from their defaults
    PairColumns columns; ///< columns of a file of pairs
    std::string subwordsOfRun; ///< folder of a run whose subword models are used; empty: none
    /// A run or a model of others. These pairs use its words and pieces, which do not change. Empty: the pairs get
    /// their own.
    std::string wordsOf;
    std::string alsoValidation; ///< another file of pairs that each validation measures too; empty: none
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

/// The links with which alignments are compared for error rates. Gold: made by people or a grammar. Statistical: from
/// statistics of the training pairs; these may be wrong themselves.
enum class LinksKind : std::uint8_t { Gold, Statistical };

/// The name in JSON and files.
constexpr const char* linksKindName(LinksKind kind)
{
    return kind == LinksKind::Gold ? "gold" : "statistical";
}

/// The links of one sentence pair, with which attention is compared. Sure links are also possible links.
struct GoldAlignment
{
    std::vector<AlignmentLink> sure;
    std::vector<AlignmentLink> possible;
    LinksKind kind = LinksKind::Gold;
};

/// The value for a pair whose links are not known: nobody has drawn them, and no statistics have found them.
inline GoldAlignment unknownLinks()
{
    return {{}, {}, LinksKind::Statistical};
}

/// Whether the links are those of unknownLinks().
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

/// Facts about one side of a corpus, over all of its usable pairs. Words are those in the file.
struct SideFacts
{
    std::size_t words = 0;
    std::size_t types = 0; ///< number of different words
    std::size_t once = 0; ///< number of words that occur only once
    double sentenceLength = 0.0; ///< mean number of words in a sentence
    double wordLength = 0.0; ///< mean number of characters in a word, over words with letters
    std::string script; ///< script of most letters, as in ISO 15924: "Latn"; empty: there are no letters
    bool hasSpaces = true; ///< whether there are spaces between words
    /// Whether words are separated by spaces or known from a dictionary; if not, a sentence is one word.
    bool hasKnownWords = true;
};

/// The facts about a corpus from which settings are chosen.
struct CorpusFacts
{
    std::size_t pairs = 0; ///< number of training pairs
    bool isSample = false; ///< whether it is a built-in sample
    SideFacts source;
    SideFacts target;
};

/// Everything that a data panel shows about a loaded corpus.
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
    std::size_t sourceVocabulary = 0; ///< with special tokens
    std::size_t targetVocabulary = 0;
    int minimumFrequency = 1; ///< the value in use, also if the setting is "automatic"
    std::vector<std::size_t> sourceLengths; ///< number of sentences; the index is their number of tokens
    std::vector<std::size_t> targetLengths;
    std::vector<SentencePair> preview; ///< the first pairs, as written
    /// The first validation pairs, among which a person can choose what to watch.
    std::vector<SentencePair> validationPreview;
    std::vector<LineProblem> problems; ///< the first problems
    std::size_t problemCount = 0;
    std::vector<Message> notices; ///< shown once, such as ignored columns
    bool hasGoldAlignments = false;
    bool isOfRun = false; ///< whether the run whose model is in memory was trained on these pairs
    CorpusFacts facts;
};

} // namespace attentoscope
