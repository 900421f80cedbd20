// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/tokenizer.h"
#include "engine/types/configuration.h"

namespace attentoscope {

/// The steps from a line of text to tokens: remove invisible characters; Unicode NFC; the data recipe, lower case and
/// accent stripping as configured; the tokenizer. Training data and typed sentences take the same steps. Some models of
/// others have pieces that cross words, and replace characters themselves. Such models get the line as written.
class TextPipeline
{
public:
    explicit TextPipeline(const DataConfiguration& configuration, SharedSubwords subwords = nullptr);
    ~TextPipeline();
    TextPipeline(TextPipeline&&) noexcept;
    TextPipeline& operator=(TextPipeline&&) noexcept;

    std::string normalize(std::string_view line) const;
    std::vector<TextToken> split(std::string_view normalized) const;
    std::vector<TextToken> tokens(std::string_view line) const; ///< does both steps

private:
    DataConfiguration m_configuration;
    PieceReach m_reach;
    std::unique_ptr<Tokenizer> m_tokenizer;
};

} // namespace attentoscope
