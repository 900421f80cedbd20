// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/tinyfrench/lexicon.h"
#include "engine/types/samplepair.h"

#include <vector>

namespace attentoscope::tinyfrench {

/// A written English word. The number names it while phrases are put together, before its place is known.
struct EnglishWord
{
    Form form;
    std::uint32_t number = 0;
};

/// An article contracts with a preposition before it: de + le gives du.
enum class Role : std::uint8_t { Ordinary, Article, Preposition };

/// A French word and the numbers of the English words that it renders.
struct FrenchWord
{
    Form form;
    std::vector<std::uint32_t> from;
    Role role = Role::Ordinary;
};

using English = std::vector<EnglishWord>;
using French = std::vector<FrenchWord>;

/// The same meaning in both languages, each side in its own order: the unit of the synchronous grammar.
struct Phrase
{
    English english;
    French french;
};

/// Puts parts one after the other.
template <typename List, typename... Parts>
List join(List first, const Parts&... parts)
{
    (first.insert(first.end(), parts.begin(), parts.end()), ...);
    return first;
}

/// Puts phrases one after the other on both sides.
template <typename... Phrases>
Phrase inOrder(Phrase first, const Phrases&... phrases)
{
    first.english = join(std::move(first.english), phrases.english...);
    first.french = join(std::move(first.french), phrases.french...);
    return first;
}

/// Chooses the forms before vowels, contracts prepositions with articles, and writes both sides and their links.
SamplePair write(const Phrase& sentence);

} // namespace attentoscope::tinyfrench
