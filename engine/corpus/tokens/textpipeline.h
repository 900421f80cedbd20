// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/tokenizer.h"
#include "engine/types/configuration.h"

namespace attentoscope {

/// The way from a line as written to tokens: what nobody sees is left out, Unicode NFC, then the data recipe, lower
/// case and accent stripping as the configuration says, and then the tokenizer. Training data and a sentence that is
/// typed later take the same steps.
class TextPipeline
{
public:
    explicit TextPipeline(
        const DataConfiguration& configuration, std::shared_ptr<const SubwordModel> subwords = nullptr);
    ~TextPipeline();
    TextPipeline(TextPipeline&&) noexcept;
    TextPipeline& operator=(TextPipeline&&) noexcept;

    std::string normalize(std::string_view line) const;
    std::vector<TextToken> split(std::string_view normalized) const;
    std::vector<TextToken> tokens(std::string_view line) const; ///< both steps

private:
    DataConfiguration m_configuration;
    std::unique_ptr<Tokenizer> m_tokenizer;
};

} // namespace attentoscope
