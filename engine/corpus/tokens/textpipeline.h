// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/tokenizer.h"
#include "engine/types/configuration.h"

namespace attentoscope {

/// The steps from a line as written to tokens: invisible characters are removed; Unicode NFC; the data recipe, lower
/// case and accent stripping as configured; the tokenizer. Training data and typed sentences take the same steps.
/// Models of others whose pieces reach over words replace characters themselves: they get the line as written.
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
