// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/spacing.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/evaluation.h"
#include "engine/types/progress.h"

#include <functional>
#include <span>
#include <stop_token>

namespace attentoscope {

/// Many sentences as ids in one block of memory, without start and end tokens.
class EncodedSentences
{
public:
    void add(std::span<const std::int32_t> ids);
    void reserve(std::size_t sentences, std::size_t tokens);
    std::size_t size() const { return m_offsets.size() - 1; }
    std::span<const std::int32_t> operator[](std::size_t index) const
    {
        return std::span(m_ids).subspan(m_offsets[index], m_offsets[index + 1] - m_offsets[index]);
    }
    std::size_t tokens() const { return m_ids.size(); }
    std::vector<std::int32_t>& ids() { return m_ids; } ///< to give the words new ids
    void keepOnly(const std::vector<bool>& kept); ///< `kept` has one entry for each sentence; allocates no memory

private:
    std::vector<std::int32_t> m_ids;
    std::vector<std::size_t> m_offsets{0};
};

/// Sentence pairs ready for batching.
struct EncodedPairs
{
    EncodedSentences source;
    EncodedSentences target;
    /// Pairs that stay in their batches but do not count in the loss, as in a fork. One entry for each pair. Empty:
    /// none.
    std::vector<bool> leftOut;
    std::size_t size() const { return source.size(); }
};

/// Pairs that also keep their text, for BLEU, alignments and watching.
struct TextPairs
{
    EncodedPairs encoded;
    std::vector<SentencePair> text; ///< text as written, with the same indices as the ids
    /// Record of each pair in its file, counted from one; this is its line, unless CSV fields have line breaks.
    std::vector<std::size_t> lines;
    std::size_t lineCount = 0; ///< number of records in the file
    std::vector<Message> notices; ///< notices about the file
};

/// The words and pieces of an existing model. Pairs that are read with them do not change them.
struct KnownWords
{
    Vocabulary source;
    Vocabulary target;
    Spacing targetSpacing;
    SubwordSides subwords; ///< null if the tokenizer needs none
};

struct Corpus
{
    DataConfiguration configuration; ///< minimumFrequency has the decided value
    Vocabulary source;
    Vocabulary target;
    Spacing targetSpacing;
    SubwordSides subwords; ///< null if the tokenizer needs none
    EncodedPairs training;
    std::vector<std::uint32_t> trainingLines; ///< record of each training pair in its file, as in TextPairs::lines
    TextPairs validation;
    TextPairs test;
    PairLanguages languages; ///< of a translation memory; empty for other data
    DataRequest validationFile; ///< reads the validation file again, with the same columns; no source: there is none
    TextPairs alsoValidation; ///< pairs of the second validation file; empty without one
    bool hasGivenWords = false; ///< its words are those of a model, and not counted in these pairs
    std::uint64_t fingerprint = 0; ///< hash of the training pairs' ids; shows when a run is resumed on other data
    std::uint64_t validationFingerprint = 0; ///< hash of the pairs of a validation file; 0 without one
    CorpusSummary summary;
};

/// Reads, cleans, tokenises, numbers and splits the data, in one pass over the file. Swaps the sides if the
/// configuration says so. A line that cannot be used is a LineProblem. It is an error if more than half of the lines
/// cannot be used, or if no pair is left. A load that is stopped returns ErrorCode::Cancelled.
Result<Corpus> loadCorpus(
    const DataRequest& request, const DataConfiguration& configuration, const Progress& progress, std::stop_token stop);

/// Does the same with the words of a model. A notice says how many tokens are unknown to it.
Result<Corpus> loadCorpus(const DataRequest& request, const DataConfiguration& configuration, const KnownWords& words,
    const Progress& progress, std::stop_token stop);

/// Reads pairs with the vocabularies of a run. It neither splits off nor filters pairs. It skips lines without two
/// sentences; `lines` has the numbers of the lines that it kept.
Result<TextPairs> loadPairs(const DataRequest& request, const DataConfiguration& configuration,
    const Vocabulary& source, const Vocabulary& target, const Progress& progress, std::stop_token stop,
    const SubwordSides& subwords = {});

/// Counts the words of one side. `sentences` has provisional ids, which are indices into `words`.
SideFacts sideFacts(const WordTable& words, const EncodedSentences& sentences);

} // namespace attentoscope
