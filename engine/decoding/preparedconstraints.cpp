// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/preparedconstraints.h"

#include "engine/settings/attentionkinds.h"

namespace attentoscope {

namespace {

/// A word that is one already, as the decoder itself wrote it: the tokenizer must not cut or change it again.
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
                "\"{}\" is no word once the text is cleaned as this model's data was: type another one.", word.word));
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
