// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/wholewords.h"

#include "engine/types/mergedwords.h"
#include "engine/types/wordlinks.h"

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr std::string_view spaceMark = "▁"; ///< first character of subword pieces that begin a word

std::size_t characters(const std::string& text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

/// Whether the tokens are pieces of words, or characters. Tokens that are words can also have punctuation attached,
/// which stays separate.
bool isCut(const std::vector<Token>& tokens)
{
    const auto isPiece = [](const Token& token) { return token.text.starts_with(spaceMark); };
    const auto isCharacter = [](const Token& token) { return token.special || characters(token.text) == 1; };
    return std::ranges::any_of(tokens, isPiece)
        || (std::ranges::all_of(tokens, isCharacter) && std::ranges::any_of(tokens, &Token::attached));
}

/// Whether all pieces of a sentence would be one word, as in a script without spaces. Then nothing could be seen.
bool wouldBeOneWord(const std::vector<Token>& tokens)
{
    constexpr std::size_t pieces = 4;
    const auto isText = [](const Token& token) { return !token.special; };
    return static_cast<std::size_t>(std::ranges::count_if(tokens, isText)) >= pieces && wordCount(tokens) < 2;
}

/// Index of the source word that the token belongs to.
std::size_t wordOf(const std::vector<int>& begins, std::size_t token)
{
    return static_cast<std::size_t>(std::ranges::upper_bound(begins, static_cast<int>(token)) - begins.begin()) - 1;
}

/// A word is forced if one of its pieces is forced. Alternatives to pieces are dropped.
WordChoice mergedChoice(const std::vector<WordChoice>& choices, const WholeWords& words, std::size_t word)
{
    WordChoice merged;
    for (int i = words.targetBegins[word]; i < words.targetBegins[word + 1]; ++i) {
        const WordChoice& choice = choices[static_cast<std::size_t>(i)];
        if (choice.chosenBy == ChosenBy::Person || merged.chosenBy == ChosenBy::Model)
            merged.chosenBy = choice.chosenBy;
        if (choice.forcedColumn && !merged.forcedColumn)
            merged.forcedColumn = wordOf(words.sourceBegins, *choice.forcedColumn);
    }
    return merged;
}

} // namespace

bool hasPieces(const Translation& translation)
{
    const auto sides = {&translation.source, &translation.target};
    return std::ranges::any_of(sides, [](const auto* side) { return isCut(*side); })
        && std::ranges::none_of(sides, [](const auto* side) { return wouldBeOneWord(*side); });
}

int WholeWords::pieces(Side side, int word) const
{
    const auto& begins = side == Side::Source ? sourceBegins : targetBegins;
    const auto index = static_cast<std::size_t>(word);
    return begins[index + 1] - begins[index];
}

Cell WholeWords::firstTokens(Cell cell) const
{
    return {targetBegins[static_cast<std::size_t>(cell.row)], sourceBegins[static_cast<std::size_t>(cell.column)]};
}

WholeWords wholeWords(const Translation& pieces)
{
    WholeWords words;
    words.sourceBegins = wordBegins(pieces.source);
    words.targetBegins = wordBegins(pieces.target);
    Translation& merged = words.translation;
    merged = pieces;
    merged.source = wordsOf(pieces.source, words.sourceBegins);
    merged.target = wordsOf(pieces.target, words.targetBegins);
    merged.attention = mapOfWords(pieces.attention, words.targetBegins, words.sourceBegins);
    merged.choices.clear();
    merged.probabilities.clear();
    for (std::size_t word = 0; word < merged.target.size(); ++word) {
        if (pieces.choices.size() == pieces.target.size())
            merged.choices.push_back(mergedChoice(pieces.choices, words, word));
        float probability = 1.0F;
        for (int i = words.targetBegins[word]; i < words.targetBegins[word + 1]; ++i)
            if (static_cast<std::size_t>(i) < pieces.probabilities.size())
                probability *= pieces.probabilities[static_cast<std::size_t>(i)];
        if (!pieces.probabilities.empty())
            merged.probabilities.push_back(probability);
    }
    return words;
}

QString textOf(const std::vector<Token>& tokens)
{
    QStringList words;
    for (const Token& word : wordsOf(tokens, wordBegins(tokens)))
        if (!word.special)
            words.append(QString::fromStdString(word.text));
    return words.join(QLatin1Char(' '));
}

} // namespace attentoscope::ui
