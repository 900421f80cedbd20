// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/decodinginput.h"

#include "engine/corpus/tokens/sentencepieces.h"
#include "engine/settings/attentionkinds.h"

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

namespace {

std::string textOfSentencePieces(const std::vector<Token>& tokens)
{
    std::vector<std::string> pieces;
    for (const auto& token : tokens)
        if (!token.special)
            pieces.push_back(token.text);
    return textOfPieces(pieces);
}

} // namespace

std::string joinTokens(const TranslationModel& model, const std::vector<Token>& tokens)
{
    if (const auto& pieces = model.subwords().target; pieces && pieces->reach() == PieceReach::Sentences)
        return textOfSentencePieces(tokens);
    const auto tokenizer = model.configuration().data.tokenizer;
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

std::string comparedReference(const TranslationModel& model, std::string_view target)
{
    std::vector<Token> tokens;
    for (auto& token : model.targetPipeline().tokens(target))
        tokens.push_back({.text = std::move(token.text), .attached = token.attached});
    return joinTokens(model, tokens);
}

namespace {

/// The id of a word that the decoder may have written itself, and that the tokenizer must therefore not cut or change.
std::optional<std::int32_t> wholeWord(const Vocabulary& vocabulary, const std::string& word)
{
    for (const std::int32_t special : {Vocabulary::end, Vocabulary::unknown})
        if (word == vocabulary.word(special))
            return special;
    const std::int32_t id = vocabulary.id(word);
    return id == Vocabulary::unknown ? std::nullopt : std::optional(id);
}

Result<PreparedSentence> lookUp(const TranslationModel& model, const ForcedWord& word)
{
    if (const auto id = wholeWord(model.target(), word.word))
        return PreparedSentence{{{word.word, false}}, {*id}};
    auto typed = prepare(model, model.target(), word.word);
    if (typed.ids.empty())
        return failure(ErrorCode::InvalidSetting,
            Message(
                "\"{}\" is not a word after the cleaning that this model's data had: type another one.", word.word));
    return typed;
}

Result<void> checkRow(const TranslationModel& model, const ForcedRow& row, const PreparedSentence& source)
{
    if (rowSumOf(model.configuration().model) == RowSum::None)
        return failure(ErrorCode::InvalidSetting,
            "This model has no attention that could be forced onto a source word: choose a preset with attention.");
    const auto columns = sourceTokens(model, source).size();
    if (row.column >= columns)
        return failure(ErrorCode::InvalidSetting,
            Message("There is no source token {} to force the attention onto: the sentence has {}, markers included.",
                row.column + 1, columns));
    return {};
}

} // namespace

const SettledWord* PreparedConstraints::wordAt(std::size_t position) const
{
    const auto found = words.find(position);
    return found == words.end() ? nullptr : &found->second;
}

std::optional<std::int64_t> PreparedConstraints::columnAt(std::size_t position) const
{
    const auto found = columns.find(position);
    return found == columns.end() ? std::nullopt : std::optional(found->second);
}

Result<std::shared_ptr<const PreparedConstraints>> prepare(
    const TranslationModel& model, const Constraints& constraints, const PreparedSentence& source)
{
    PreparedConstraints prepared;
    for (const auto& word : constraints.words) {
        const auto found = lookUp(model, word);
        if (!found)
            return std::unexpected(found.error());
        for (std::size_t part = 0; part < found->ids.size(); ++part)
            prepared.words.insert_or_assign(
                word.position + part, SettledWord{found->ids[part], found->tokens[part].text, word.chosenBy});
    }
    for (const auto& row : constraints.rows) {
        if (row.head) {
            std::erase_if(prepared.heads,
                [&](const ForcedRow& earlier) { return earlier.head == row.head && earlier.position == row.position; });
            prepared.heads.push_back(row);
            continue;
        }
        if (auto checked = checkRow(model, row, source); !checked)
            return std::unexpected(checked.error());
        prepared.columns.insert_or_assign(row.position, static_cast<std::int64_t>(row.column));
    }
    return std::make_shared<const PreparedConstraints>(std::move(prepared));
}

std::optional<std::size_t> forcedColumn(const Translation& translation, std::size_t row)
{
    return row < translation.choices.size() ? translation.choices[row].forcedColumn : std::nullopt;
}

} // namespace attentoscope
