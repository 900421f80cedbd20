// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/tutorialrecipe.h"
#include "engine/corpus/tokens/wordtable.h"

#include <span>

namespace attentoscope {

/// What became of one sentence.
struct EncodedLine
{
    std::size_t begin = 0; ///< of its ids in EncodedChunk::ids
    std::size_t tokens = 0; ///< may be more than the limit; then there are no ids
    bool kept = true; ///< by the data recipe
};

/// Some thousand sentences of one side, as provisional ids.
struct EncodedChunk
{
    std::vector<EncodedLine> lines;
    std::vector<std::int32_t> ids;
    std::vector<char> attached; ///< for each id

    std::span<const std::int32_t> idsOf(const EncodedLine& line) const
    {
        return std::span(ids).subspan(line.begin, line.tokens);
    }
};

/// Turns the sentences of one side into provisional ids. The two sides share nothing, so each can have its own thread.
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

} // namespace attentoscope
