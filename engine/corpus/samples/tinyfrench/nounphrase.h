// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/tinyfrench/lexicon.h"
#include "engine/reproducible/random.h"
#include "engine/types/data.h"

#include <algorithm>
#include <vector>

namespace attentoscope::tinyfrench {

/// An English word. Its number identifies it until its place in the sentence is known.
struct EnglishWord
{
    Form form;
    std::uint32_t number = 0;
};

/// An article contracts with a preposition before it: de + le gives du.
enum class Role : std::uint8_t { Ordinary, Article, Preposition };

/// A French word, and the numbers of the English words that it translates.
struct FrenchWord
{
    Form form;
    std::vector<std::uint32_t> from;
    Role role = Role::Ordinary;
};

using English = std::vector<EnglishWord>;
using French = std::vector<FrenchWord>;

/// One meaning in both languages, each side in its own order. It is the unit of the synchronous grammar.
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

/// One sentence that is being drawn: its random choices, and the numbers of its English words.
class Derivation
{
public:
    explicit Derivation(Random& random) : m_random(random) { }

    bool chance(int percent) { return m_random.below(100) < static_cast<std::uint64_t>(percent); }

    /// Draws the index of a weight, in proportion to the weights.
    std::size_t weighted(std::span<const int> weights);

    /// Draws a row of a table that meets the condition, all with equal probability.
    template <typename Row, typename Condition>
    const Row& pick(std::span<const Row> rows, Condition condition)
    {
        for (;;) {
            const Row& row = rows[m_random.below(rows.size())];
            if (condition(row))
                return row;
        }
    }

    /// Draws a row of a table in proportion to the weight that the function gives it.
    template <typename Row, typename Weight>
    const Row& pickByWeight(std::span<const Row> rows, Weight weight)
    {
        std::vector<int> weights(rows.size());
        std::ranges::transform(rows, weights.begin(), weight);
        return rows[weighted(weights)];
    }

    template <typename Row>
    const Row& pick(std::span<const Row> rows)
    {
        return rows[m_random.below(rows.size())];
    }

    EnglishWord english(Form form) { return {form, m_words++}; }

    /// One word on each side, linked.
    Phrase word(Form englishForm, Form frenchForm, Role role = Role::Ordinary);

private:
    Random& m_random;
    std::uint32_t m_words = 0;
};

struct NounPhrase
{
    Phrase phrase;
    Agreement agreement;
    Kinds kind = kind::anything;
};

/// The form of an adjective beside its noun, with a different form before a vowel.
Form attributiveForm(const Adjective& adjective, const Agreement& noun);
/// The form after "être".
Form predicativeForm(const Adjective& adjective, const Agreement& subject);

/// A determiner, possibly an adjective, and a noun of one of the kinds: "the red house", "la maison rouge".
NounPhrase nounPhrase(Derivation& derivation, Kinds kinds, Uses uses);

/// A noun phrase, possibly with a relative clause or an owner: "the book that he reads", "the house of the king".
NounPhrase richNounPhrase(Derivation& derivation, Kinds kinds, Uses uses);

/// "he", or a rich noun phrase about a living being.
NounPhrase subjectPhrase(Derivation& derivation, Uses uses);

NounPhrase pronounSubject(Derivation& derivation);

/// "in the garden": a preposition and a noun that fit together. `objects` limits the nouns.
Phrase prepositionalPhrase(Derivation& derivation, Kinds objects);

} // namespace attentoscope::tinyfrench
