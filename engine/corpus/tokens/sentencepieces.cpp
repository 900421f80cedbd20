// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/sentencepieces.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/tokenizer.h"
#include "engine/types/message.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// The character replacements in a SentencePiece model (its "precompiled_charsmap", for example nmt_nfkc). It begins
/// with four bytes for the size of a double array in bytes. Then come the double array, in the units of Darts-clone,
/// and the new texts, each with a zero byte at its end. All numbers are little-endian.
class CharacterMap
{
public:
    static constexpr std::size_t longest = 4 * 1024 * 1024; ///< bytes; the table of nmt_nfkc has a quarter of a million

    CharacterMap() = default; ///< replaces nothing
    /// Checks every place that a search can reach. The message about a fault continues a sentence that begins with the
    /// model's name.
    static std::expected<CharacterMap, Message> fromBytes(std::string_view bytes);

    struct Replacement
    {
        std::size_t bytes = 0; ///< bytes of the replaced text; 0: nothing is replaced
        std::string_view text;
    };
    /// The replacement for the longest possible beginning of `text`.
    Replacement longestAt(std::string_view text) const;

private:
    Message fault() const; ///< empty if everything that a search can reach is valid
    Message faultOfLeaf(std::size_t place) const;

    std::vector<std::uint32_t> m_units;
    std::string m_texts;
};

namespace {

constexpr std::size_t unitBytes = 4;

std::uint32_t numberAt(std::string_view bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t byte = unitBytes; byte-- > 0;)
        number = number << 8U | static_cast<unsigned char>(bytes[at + byte]);
    return number;
}

// The units of a Darts-clone double array. In a unit, the lowest byte is the byte of text that leads to it, bit 8 says
// whether a text may end here, and the highest bits give the distance of its successors. A unit that ends a text has
// bit 31 and the number of the replacement.

constexpr std::uint32_t endBit = 1U << 31U;

bool hasEnd(std::uint32_t unit)
{
    return (unit >> 8U & 1U) != 0;
}

std::size_t offsetOf(std::uint32_t unit)
{
    return std::size_t{unit >> 10U} << ((unit & 1U << 9U) >> 6U);
}

bool isReachedBy(std::uint32_t unit, unsigned char byte)
{
    return (unit & (endBit | 0xFFU)) == byte;
}

} // namespace

std::expected<CharacterMap, Message> CharacterMap::fromBytes(std::string_view bytes)
{
    CharacterMap map;
    if (bytes.empty())
        return map;
    if (bytes.size() > longest)
        return std::unexpected(
            Message("has a table of characters of {} bytes, at most {} are read", bytes.size(), longest));
    const std::size_t units = bytes.size() < unitBytes ? 0 : numberAt(bytes, 0);
    if (units == 0 || units % unitBytes != 0 || units >= bytes.size() - unitBytes)
        return std::unexpected(
            Message("has a table of characters whose index has {} bytes, of {} in the table", units, bytes.size()));
    for (std::size_t at = unitBytes; at < unitBytes + units; at += unitBytes)
        map.m_units.push_back(numberAt(bytes, at));
    map.m_texts = bytes.substr(unitBytes + units);
    if (map.m_texts.back() != '\0' || firstInvalidByte(map.m_texts))
        return std::unexpected(Message("has a table of characters whose replacements are no UTF-8 text"));
    if (auto fault = map.fault(); !fault.empty())
        return std::unexpected(std::move(fault));
    return map;
}

/// Visits every unit that a text can reach, each once, even if several texts reach it.
Message CharacterMap::fault() const
{
    std::vector<bool> seen(m_units.size());
    std::vector<std::size_t> open = {0};
    seen[0] = true;
    while (!open.empty()) {
        const std::size_t place = open.back();
        open.pop_back();
        const auto unit = m_units[place];
        const std::size_t base = place ^ offsetOf(unit);
        if (hasEnd(unit))
            if (auto fault = faultOfLeaf(base); !fault.empty())
                return fault;
        for (unsigned byte = 1; byte < 256; ++byte) {
            const std::size_t next = base ^ byte;
            if (next >= m_units.size() || seen[next] || !isReachedBy(m_units[next], static_cast<unsigned char>(byte)))
                continue;
            seen[next] = true;
            open.push_back(next);
        }
    }
    return {};
}

Message CharacterMap::faultOfLeaf(std::size_t place) const
{
    if (place >= m_units.size())
        return "has a table of characters whose index leads beyond its end";
    const std::size_t text = m_units[place] & ~endBit;
    if (text >= m_texts.size() || (static_cast<unsigned char>(m_texts[text]) & 0xC0U) == 0x80U)
        return Message("has a table of characters with a replacement at byte {}, of {} bytes", text, m_texts.size());
    return {};
}

CharacterMap::Replacement CharacterMap::longestAt(std::string_view text) const
{
    Replacement found;
    if (m_units.empty())
        return found;
    std::size_t base = offsetOf(m_units[0]);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t place = base ^ byte;
        if (place >= m_units.size() || !isReachedBy(m_units[place], byte))
            break;
        base = place ^ offsetOf(m_units[place]);
        if (hasEnd(m_units[place]))
            found = {at + 1, m_texts.c_str() + (m_units[base] & ~endBit)};
    }
    return found;
}

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
    return SharedSentencePieces(
        new SentencePieces(std::move(*pieces), std::make_shared<const CharacterMap>(std::move(*map)), bytes));
}

SentencePieces::SentencePieces(SubwordPieces pieces, std::shared_ptr<const CharacterMap> map, std::string_view bytes)
    : SubwordModel(std::move(pieces), std::string(bytes)), m_map(std::move(map))
{
}

std::pair<std::size_t, std::string_view> SentencePieces::nextCharacters(std::string_view text) const
{
    if (const auto kept = cutter().userDefinedBytes(text); kept > 0)
        return {kept, text.substr(0, kept)};
    if (const auto replaced = m_map->longestAt(text); replaced.bytes > 0)
        return {replaced.bytes, replaced.text};
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
