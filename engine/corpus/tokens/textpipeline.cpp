// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/textpipeline.h"

#include "engine/corpus/text/normalizer.h"
#include "engine/corpus/tokens/tutorialrecipe.h"

namespace attentoscope {

TextPipeline::TextPipeline(const DataConfiguration& configuration, SharedSubwords subwords)
    : m_configuration(configuration)
    , m_reach(subwords ? subwords->reach() : PieceReach::Words)
    , m_tokenizer(makeTokenizer(configuration.tokenizer, std::move(subwords), configuration.rules))
{
}

TextPipeline::~TextPipeline() = default;
TextPipeline::TextPipeline(TextPipeline&&) noexcept = default;
TextPipeline& TextPipeline::operator=(TextPipeline&&) noexcept = default;

std::string TextPipeline::normalize(std::string_view line) const
{
    if (m_reach == PieceReach::Sentences)
        return std::string(line);
    const auto rules = m_configuration.rules;
    std::string text = rules == TextRules::First ? composed(line) : composed(withoutInvisible(line));
    if (m_configuration.recipe == DataRecipe::Tutorial)
        text = tutorialText(text);
    if (m_configuration.lowercase)
        text = lowercased(text, rules);
    if (m_configuration.stripAccents)
        text = withoutAccents(text, rules);
    return text;
}

std::vector<TextToken> TextPipeline::split(std::string_view normalized) const
{
    return m_tokenizer->split(normalized);
}

std::vector<TextToken> TextPipeline::tokens(std::string_view line) const
{
    return split(normalize(line));
}

} // namespace attentoscope
