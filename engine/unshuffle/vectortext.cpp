// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectortext.h"

#include <charconv>
#include <optional>

namespace attentoscope {

namespace {

constexpr int largestNumber = 999;
constexpr std::size_t mostVectors = 200;
constexpr std::size_t longestQuote = 20;

std::unexpected<Error> refuse(std::string_view what)
{
    const auto quote = std::string(what.substr(0, longestQuote)) + (what.size() > longestQuote ? "…" : "");
    return failure(ErrorCode::BadData,
        Message("\"{}\" cannot be put in order. Type whole numbers from 0 to {}, such as \"3 1 2\", or vectors such as "
                "\"[3,4] [1,2] [2,3]\".",
            quote, std::to_string(largestNumber)));
}

bool isSeparator(char letter)
{
    return letter == ' ' || letter == ',' || letter == ';' || letter == '\t' || letter == '\n' || letter == '\r';
}

/// Removes the next word from the text and returns it. A word is a whole bracket, or the text between separators.
std::string_view takeWord(std::string_view& text)
{
    while (!text.empty() && isSeparator(text.front()))
        text.remove_prefix(1);
    std::size_t length = 0;
    if (text.starts_with('[')) {
        const auto end = text.find(']');
        length = end == std::string_view::npos ? text.size() : end + 1;
    } else {
        while (length < text.size() && !isSeparator(text[length]) && text[length] != '[')
            ++length;
    }
    const auto word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

std::optional<int> wholeNumberIn(std::string_view text)
{
    int number = 0;
    const auto* end = text.data() + text.size();
    const auto [rest, problem] = std::from_chars(text.data(), end, number);
    const bool isNumber = problem == std::errc() && rest == end && number >= 0 && number <= largestNumber;
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<NumberPair> pairIn(std::string_view word)
{
    if (!word.starts_with('[')) {
        const auto number = wholeNumberIn(word);
        return number ? std::optional(NumberPair{*number, *number + 1}) : std::nullopt;
    }
    if (!word.ends_with(']'))
        return std::nullopt;
    auto inside = word.substr(1, word.size() - 2);
    const auto first = wholeNumberIn(takeWord(inside));
    const auto second = wholeNumberIn(takeWord(inside));
    if (!first || !second || !takeWord(inside).empty())
        return std::nullopt;
    return NumberPair{*first, *second};
}

} // namespace

Result<TypedVectors> readVectors(std::string_view text)
{
    TypedVectors typed;
    for (auto word = takeWord(text); !word.empty(); word = takeWord(text)) {
        const auto pair = pairIn(word);
        if (!pair)
            return refuse(word);
        if (word.starts_with('['))
            typed.notation = VectorNotation::Vectors;
        typed.vectors.push_back(*pair);
    }
    if (!typed.vectors.empty() && typed.vectors.front() == startPair)
        typed.vectors.erase(typed.vectors.begin());
    if (typed.vectors.empty())
        return failure(ErrorCode::BadData, "There is nothing to put in order: type numbers such as \"3 1 2\".");
    if (typed.vectors.size() > mostVectors)
        return failure(ErrorCode::BadData,
            Message("These are {} numbers; type at most {}.", std::to_string(typed.vectors.size()),
                std::to_string(mostVectors)));
    return typed;
}

std::string labelOf(NumberPair pair)
{
    return "[" + std::to_string(pair.first) + "," + std::to_string(pair.second) + "]";
}

std::string writeVectors(std::span<const NumberPair> vectors, VectorNotation notation)
{
    std::string text;
    for (const auto pair : vectors) {
        const bool asNumber = notation == VectorNotation::Numbers && pair.second == pair.first + 1;
        text += (text.empty() ? "" : " ") + (asNumber ? std::to_string(pair.first) : labelOf(pair));
    }
    return text;
}

} // namespace attentoscope
