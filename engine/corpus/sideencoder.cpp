// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/sideencoder.h"

namespace attentoscope {

SideEncoder::SideEncoder(
    const DataConfiguration& configuration, Side side, std::shared_ptr<const SubwordModel> subwords)
    : m_configuration(configuration), m_side(side), m_pipeline(configuration, std::move(subwords))
{
}

void SideEncoder::encode(std::span<const std::string> sentences, EncodedChunk& chunk)
{
    chunk.lines.clear();
    chunk.ids.clear();
    chunk.attached.clear();
    for (const auto& sentence : sentences)
        encodeLine(sentence, chunk);
}

void SideEncoder::encodeLine(std::string_view sentence, EncodedChunk& chunk)
{
    EncodedLine line{.begin = chunk.ids.size()};
    const std::string text = m_pipeline.normalize(sentence);
    line.kept = m_configuration.recipe != DataRecipe::Tutorial || tutorialKeeps(text, m_side);
    if (line.kept) {
        const auto tokens = m_pipeline.split(text);
        line.tokens = tokens.size();
        if (tokens.size() <= static_cast<std::size_t>(m_configuration.maximumLength)) {
            for (const auto& token : tokens) {
                chunk.ids.push_back(m_words.id(token.text));
                chunk.attached.push_back(token.attached);
            }
        }
    }
    chunk.lines.push_back(line);
}

} // namespace attentoscope
