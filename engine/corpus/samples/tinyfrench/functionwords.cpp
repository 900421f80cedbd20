// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/lexicon.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr Uses positive = use::subject | use::object;
constexpr Uses pointing = positive | use::negatedObject | use::elsewhere | use::definite;
constexpr Uses everywhere = pointing | use::presented;
constexpr Uses indefinite = positive | use::elsewhere | use::presented;
constexpr Kinds any = kind::anything;
constexpr Kinds owned = kind::anything & ~kind::stranger;

// English singular, before a vowel, plural; French masculine, feminine, plural (each with its form before a vowel);
// where it stands; the nouns it goes with; how often it is drawn. A negated verb turns the indefinite articles into
// "de". An article without any English word is linked to its noun.
constexpr Determiner determinerTable[] = {
    {"the", "", "the", {"le", "l'"}, {"la", "l'"}, {"les"}, everywhere | use::owned, any, 60},
    {"a", "an", "", {"un"}, {"une"}, {}, indefinite, any, 16},
    {"a", "an", "", {"de", "d'"}, {"de", "d'"}, {}, use::negatedObject, any, 16},
    {"this", "", "these", {"ce", "cet"}, {"cette"}, {"ces"}, pointing, any, 14},
    {"my", "", "my", {"mon"}, {"ma", "mon"}, {"mes"}, everywhere, owned, 8},
    {"his", "", "his", {"son"}, {"sa", "son"}, {"ses"}, everywhere, owned, 6},
    {"her", "", "her", {"son"}, {"sa", "son"}, {"ses"}, everywhere, owned, 6},
    {"our", "", "our", {"notre"}, {"notre"}, {"nos"}, everywhere, owned, 6},
    {"their", "", "their", {"leur"}, {"leur"}, {"leurs"}, everywhere, owned, 6},
    {"every", "", "", {"chaque"}, {"chaque"}, {}, positive, any, 4},
    {"", "", "two", {}, {}, {"deux"}, positive, any, 5},
    {"", "", "three", {}, {}, {"trois"}, positive, any, 5},
    {"", "", "some", {}, {}, {"des"}, positive, any, 10},
    {"", "", "any", {}, {}, {"de", "d'"}, use::negatedObject, any, 14},
    {"", "", "", {}, {}, {"des"}, use::object | use::presented, any, 6},
    {"", "", "", {}, {}, {"de", "d'"}, use::negatedObject, any, 4},
};

constexpr Agreement male{};
constexpr Agreement female{Person::Third, Gender::Feminine, Number::Singular};
constexpr Agreement men{Person::Third, Gender::Masculine, Number::Plural};

// The gender of "i", "we" and "they" cannot be seen in English: it is masculine.
constexpr Pronoun pronounTable[] = {
    {"i", "me", {"je", "j'"}, {"me", "m'"}, {"me", "m'"}, {Person::First, Gender::Masculine, Number::Singular}, 28},
    {"he", "him", {"il"}, {"le", "l'"}, {"lui"}, male, 17},
    {"she", "her", {"elle"}, {"la", "l'"}, {"lui"}, female, 17},
    {"we", "us", {"nous"}, {"nous"}, {"nous"}, {Person::First, Gender::Masculine, Number::Plural}, 27},
    {"they", "them", {"ils"}, {"les"}, {"leur"}, men, 15},
};

constexpr Preposition prepositionTable[] = {
    {"in", "dans", "", kind::place},
    {"near", "près", "de", kind::place | kind::support},
    {"behind", "derrière", "", kind::place | kind::support},
    {"on", "sur", "", kind::support},
    {"under", "sous", "", kind::support},
    {"with", "avec", "", kind::people},
    {"without", "sans", "", kind::people},
};

constexpr Adverb frequency[] = {
    {"often", "souvent"},
    {"always", "toujours"},
    {"sometimes", "parfois"},
};

constexpr Adverb atTheEnd[] = {
    {"here", "ici"},
    {"now", "maintenant"},
    {"outside", "dehors"},
};

} // namespace

std::span<const Determiner> determiners()
{
    return determinerTable;
}

std::span<const Pronoun> pronouns()
{
    return pronounTable;
}

std::span<const Preposition> prepositions()
{
    return prepositionTable;
}

std::span<const Adverb> frequencyAdverbs()
{
    return frequency;
}

std::span<const Adverb> finalAdverbs()
{
    return atTheEnd;
}

} // namespace attentoscope::tinyfrench
