// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/sentencepieces.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/tokenizer.h"

#include <optional>

namespace attentoscope {

namespace {

constexpr std::string_view replacementCharacter = "\uFFFD";
constexpr std::string_view digits = "0123456789ABCDEF";

std::string bytePiece(unsigned char byte)
{
    return {'<', '0', 'x', digits[byte >> 4U], digits[byte & 15U], '>'};
}

std::optional<char> byteOfPiece(std::string_view piece)
{
    if (piece.size() != 6 || !piece.starts_with("<0x") || piece.back() != '>')
        return std::nullopt;
    const auto high = digits.find(piece[3]);
    const auto low = digits.find(piece[4]);
    if (high == std::string_view::npos || low == std::string_view::npos)
        return std::nullopt;
    return static_cast<char>(high << 4U | low);
}

/// Appends bytes as text; each byte of ill-formed UTF-8 becomes U+FFFD.
void appendValid(std::string& text, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto good = firstInvalidByte(bytes).value_or(bytes.size());
        text += bytes.substr(0, good);
        bytes.remove_prefix(good);
        if (bytes.empty())
            return;
        text += replacementCharacter;
        bytes.remove_prefix(1);
    }
}

} // namespace

Result<SharedSentencePieces> SentencePieces::fromBytes(std::string_view bytes, const std::string& name)
{
    auto pieces = piecesOf(bytes, name, PieceReach::Sentences);
    if (!pieces)
        return std::unexpected(pieces.error());
    auto map = CharacterMap::fromBytes(pieces->normalizer.table);
    if (!map)
        return failure(ErrorCode::BadData, Message("{} {}. Choose another model.", name, map.error()));
    pieces->normalizer.table.clear();
    return SharedSentencePieces(new SentencePieces(std::move(*pieces), std::move(*map), bytes));
}

SentencePieces::SentencePieces(SubwordPieces pieces, CharacterMap map, std::string_view bytes)
    : SubwordModel(std::move(pieces), std::string(bytes)), m_map(std::move(map))
{
}

/// The length of the next characters in bytes, and their replacement.
CharacterMap::Replacement SentencePieces::nextCharacters(std::string_view text) const
{
    if (const auto kept = cutter().userDefinedBytes(text); kept > 0)
        return {kept, text.substr(0, kept)};
    if (const auto replaced = m_map.longestAt(text); replaced.bytes > 0)
        return replaced;
    const auto character = firstCharacter(text);
    if (character.value == noCharacter)
        return {1, replacementCharacter};
    return {character.bytes, text.substr(0, character.bytes)};
}

std::string SentencePieces::normalized(std::string_view text) const
{
    const auto& rules = pieces().normalizer;
    const std::string_view space = rules.marksSpaces ? wordSeparator : std::string_view(" ");
    std::string result;
    bool afterSpace = rules.mergesSpaces;
    bool isEmpty = true;
    while (!text.empty()) {
        auto [bytes, characters] = nextCharacters(text);
        text.remove_prefix(bytes);
        while (afterSpace && characters.starts_with(' '))
            characters.remove_prefix(1);
        if (characters.empty())
            continue;
        if (isEmpty && pieces().marksFirstWord)
            result += space;
        isEmpty = false;
        afterSpace = rules.mergesSpaces && characters.ends_with(' ');
        for (const char byte : characters)
            if (byte == ' ')
                result += space;
            else
                result += byte;
    }
    while (rules.mergesSpaces && result.ends_with(space))
        result.resize(result.size() - space.size());
    return result;
}

std::vector<std::string> SentencePieces::cut(std::string_view text) const
{
    auto whole = cutter().cutWhole(normalized(text));
    if (!pieces().cutsIntoBytes)
        return whole;
    std::vector<std::string> result;
    for (auto& piece : whole) {
        if (cutter().knows(piece)) {
            result.push_back(std::move(piece));
            continue;
        }
        for (const char byte : piece)
            result.push_back(bytePiece(static_cast<unsigned char>(byte)));
    }
    return result;
}

std::string_view languageTokenOf(std::string_view text)
{
    constexpr std::string_view open = ">>", close = "<<";
    if (!text.starts_with(open))
        return {};
    const auto end = text.find(close, open.size());
    const auto token = text.substr(0, end == std::string_view::npos ? 0 : end + close.size());
    return token.size() > open.size() + close.size() && token.find(' ') == std::string_view::npos ? token
                                                                                                  : std::string_view();
}

std::string textOfPieces(std::span<const std::string> pieces)
{
    std::string marked;
    std::string bytes; // bytes of a character that is not complete yet
    for (const auto& piece : pieces) {
        if (const auto byte = byteOfPiece(piece)) {
            bytes += *byte;
            continue;
        }
        appendValid(marked, bytes);
        bytes.clear();
        marked += piece;
    }
    appendValid(marked, bytes);
    std::string text;
    for (std::size_t at = 0; at < marked.size();) {
        const bool isSpace = std::string_view(marked).substr(at).starts_with(wordSeparator);
        text += isSpace ? ' ' : marked[at];
        at += isSpace ? wordSeparator.size() : 1;
    }
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? std::string() : text.substr(first);
}

} // namespace attentoscope
