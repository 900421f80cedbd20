// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/preparedsentence.h"

namespace attentoscope {

PreparedSentence prepare(const TranslationModel& model, const Vocabulary& vocabulary, std::string_view text)
{
    const bool isTarget = &vocabulary == &model.target();
    PreparedSentence sentence{(isTarget ? model.targetPipeline() : model.sourcePipeline()).tokens(text), {}};
    sentence.ids.reserve(sentence.tokens.size());
    for (const auto& token : sentence.tokens)
        sentence.ids.push_back(vocabulary.id(token.text));
    return sentence;
}

PreparedSentence sentenceOf(const Vocabulary& vocabulary, const std::vector<Token>& tokens)
{
    PreparedSentence sentence;
    for (const auto& token : tokens) {
        if (token.special)
            continue;
        sentence.tokens.push_back({token.text, token.attached});
        sentence.ids.push_back(token.unknown ? Vocabulary::unknown : vocabulary.id(token.text));
    }
    return sentence;
}

Batch makeBatch(
    const TranslationModel& model, std::span<const PreparedSentence> sources, std::span<const PreparedSentence> targets)
{
    EncodedPairs pairs;
    std::vector<std::uint32_t> indices;
    for (std::size_t index = 0; index < sources.size(); ++index) {
        pairs.source.add(sources[index].ids);
        pairs.target.add(
            targets.empty() ? std::span<const std::int32_t>() : std::span<const std::int32_t>(targets[index].ids));
        indices.push_back(static_cast<std::uint32_t>(index));
    }
    return makeBatch(pairs, indices, model.configuration().model.sourceMarkers);
}

std::vector<Token> sourceTokens(const TranslationModel& model, const PreparedSentence& sentence)
{
    const auto markers = model.configuration().model.sourceMarkers;
    const auto marker = [&](std::int32_t id) { return Token{.text = model.source().word(id), .special = true}; };
    std::vector<Token> tokens;
    if (markers == SourceMarkers::StartAndEnd)
        tokens.push_back(marker(Vocabulary::start));
    for (std::size_t index = 0; index < sentence.ids.size(); ++index)
        tokens.push_back({sentence.tokens[index].text, sentence.ids[index] == Vocabulary::unknown, false,
            sentence.tokens[index].attached});
    if (markers != SourceMarkers::None)
        tokens.push_back(marker(Vocabulary::end));
    return tokens;
}

Token targetToken(const TranslationModel& model, std::int32_t previous, std::int32_t id)
{
    return {
        .text = model.target().word(id),
        .unknown = id == Vocabulary::unknown,
        .special = id == Vocabulary::end,
        .attached = model.targetSpacing().attaches(previous, id),
    };
}

std::string joinTokens(const std::vector<Token>& tokens, TokenizerKind tokenizer)
{
    std::string text;
    for (const auto& token : tokens) {
        if (token.special)
            continue;
        if (tokenizer == TokenizerKind::Characters) {
            text += token.text == wordSeparator ? std::string_view(" ") : std::string_view(token.text);
            continue;
        }
        const bool isMarked = cutsWords(tokenizer) && token.text.starts_with(wordSeparator);
        if (!text.empty() && !token.attached)
            text += ' ';
        text += isMarked ? std::string_view(token.text).substr(wordSeparator.size()) : std::string_view(token.text);
    }
    return text;
}

} // namespace attentoscope
