// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/files/lineproblems.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/split.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/tutorialrecipe.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <span>

namespace attentoscope {

/// The tokens of one sentence.
struct EncodedLine
{
    std::size_t begin = 0; ///< index of its first id in EncodedChunk::ids
    std::size_t tokens = 0; ///< if it exceeds the limit, the sentence has no ids
    bool kept = true; ///< false if the data recipe leaves the pair out
};

/// A few thousand sentences of one side, as provisional ids.
struct EncodedChunk
{
    std::vector<EncodedLine> lines;
    std::vector<std::int32_t> ids;
    std::vector<char> attached; ///< for each id, whether it is written directly after the token before it

    std::span<const std::int32_t> idsOf(const EncodedLine& line) const
    {
        return std::span(ids).subspan(line.begin, line.tokens);
    }
};

/// Turns the sentences of one side into provisional ids. The sides share nothing, so each can have its own thread.
class SideEncoder
{
public:
    SideEncoder(const DataConfiguration& configuration, Side side, std::shared_ptr<const SubwordModel> subwords);
    void encode(std::span<const std::string> sentences, EncodedChunk& chunk);
    const WordTable& words() const { return m_words; }

private:
    void encodeLine(std::string_view sentence, EncodedChunk& chunk);

    DataConfiguration m_configuration;
    Side m_side;
    TextPipeline m_pipeline;
    WordTable m_words;
};

/// How many pairs each filter removed, for the message if no pair is left.
struct LeftOut
{
    std::size_t byRecipe = 0;
    std::size_t tooLong = 0;
    std::size_t emptied = 0; ///< pairs that were empty after cleaning
};

/// Takes the lines of the data one by one and turns them into provisional ids. It processes a chunk of lines at a time,
/// with a thread for each side. The result does not depend on timing.
class PairGatherer
{
public:
    PairGatherer(const DataRequest& request, const DataConfiguration& configuration, const SubwordSides& models,
        Progress progress, std::stop_token stop);

    bool take(const RawPair& pair); ///< can be used as a PairSink; false if loading was cancelled
    void finish(); ///< called after the last line

    // The results, which loadCorpus() moves out.
    EncodedPairs pairs; ///< provisional ids
    SubwordSides subwords; ///< null if the tokenizer needs none
    std::vector<std::uint32_t> records; ///< record of each pair
    std::vector<bool> targetAttached; ///< for each target token, whether it is written directly after the one before it
    SplitSampler sampler;
    LineProblems problems;
    LeftOut leftOut;
    PairLanguages languages; ///< of a translation memory
    std::size_t firstLine = 0; ///< line of the first usable pair
    CorpusSummary summary; ///< everything that is known during reading

    const WordTable& sourceWords() const { return m_source.words(); }
    const WordTable& targetWords() const { return m_target.words(); }

private:
    void encodeChunk();
    void judge(std::size_t index);
    void keep(std::size_t index, const EncodedLine& source, const EncodedLine& target);

    DataConfiguration m_configuration;
    Progress m_progress;
    std::stop_token m_stop;
    SideEncoder m_source;
    SideEncoder m_target;
    EncodedChunk m_sourceChunk;
    EncodedChunk m_targetChunk;
    std::vector<std::string> m_sourceText; ///< texts of the chunk; their memory is reused
    std::vector<std::string> m_targetText;
    std::vector<std::size_t> m_lines;
    /// Record numbers of the lines. In some CSV files they differ from line numbers.
    std::vector<std::size_t> m_records;
    std::size_t m_chunkBytes = 0;
    double m_done = 0.0;
};

} // namespace attentoscope
