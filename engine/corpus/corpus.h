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
    std::vector<std::int32_t>& ids() { return m_ids; } ///< for giving the words new ids
    void keepOnly(const std::vector<bool>& kept); ///< `kept` has one entry for each sentence; no memory is allocated

private:
    std::vector<std::int32_t> m_ids;
    std::vector<std::size_t> m_offsets{0};
};

/// Sentence pairs ready for batching.
struct EncodedPairs
{
    EncodedSentences source;
    EncodedSentences target;
    /// Pairs that stay in their batches and count nothing in the loss, as in a fork; one entry a pair. Empty: none.
    std::vector<bool> leftOut;
    std::size_t size() const { return source.size(); }
};

/// Pairs that also keep their text, for BLEU, alignments and watching.
struct TextPairs
{
    EncodedPairs encoded;
    std::vector<SentencePair> text; ///< as written, with the same indices as the ids
    std::vector<std::size_t> lines; ///< record of each pair in its file, counted from one: its line, but in CSV files
                                    ///< with line breaks in their fields
    std::size_t lineCount = 0; ///< number of records in the file
    std::vector<Message> notices; ///< about the file
};

/// The words and pieces of a model that exists already. Pairs that go through them change none of them.
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
    std::vector<std::uint32_t> trainingLines; ///< record of each training pair in its file, as TextPairs::lines
    TextPairs validation;
    TextPairs test;
    TextPairs alsoValidation; ///< of the second validation file; empty without one
    std::uint64_t fingerprint = 0; ///< of the training pairs' ids; shows when a run is resumed on other data
    std::uint64_t validationFingerprint = 0; ///< of the pairs of a validation file; 0 without such a file
    CorpusSummary summary;
};

/// Reads, cleans, tokenises, numbers and splits, in one pass over the file. Sides are swapped here when the
/// configuration says so. A line that cannot be used is a LineProblem; more than half of them, or no pair left, is
/// an error. A load that is stopped returns ErrorCode::Cancelled.
Result<Corpus> loadCorpus(
    const DataRequest& request, const DataConfiguration& configuration, const Progress& progress, std::stop_token stop);

/// The same with the words of a model; a notice says how many tokens it does not know.
Result<Corpus> loadCorpus(const DataRequest& request, const DataConfiguration& configuration, const KnownWords& words,
    const Progress& progress, std::stop_token stop);

/// Reads pairs with the vocabularies of a run. No pair is split off or filtered. Lines without two sentences are
/// skipped; `lines` has the numbers of the others.
Result<TextPairs> loadPairs(const DataRequest& request, const DataConfiguration& configuration,
    const Vocabulary& source, const Vocabulary& target, const Progress& progress, std::stop_token stop,
    const SubwordSides& subwords = {});

} // namespace attentoscope
