// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/lexicon.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr Position before = Position::BeforeNoun;
constexpr Position afterNoun = Position::AfterNoun;
// A "grand père" or a "belle mère" would be other relatives than big or beautiful ones.
constexpr Kinds unrelated = kind::anything & ~kind::relative;
constexpr Kinds objects = kind::food | kind::thing | kind::text | kind::support;

// English; place beside the French noun; masculine and feminine singular (with the form before a vowel, if that is
// another one); masculine and feminine plural; the nouns it goes with.
constexpr Adjective adjectiveTable[] = {
    {"small", before, {{{"petit"}, {"petite"}}}, {"petits", "petites"}, kind::anything},
    {"big", before, {{{"grand"}, {"grande"}}}, {"grands", "grandes"}, unrelated},
    {"old", before, {{{"vieux", "vieil"}, {"vieille"}}}, {"vieux", "vieilles"}, kind::anything & ~kind::food},
    {"beautiful", before, {{{"beau", "bel"}, {"belle"}}}, {"beaux", "belles"}, unrelated},
    {"good", before, {{{"bon"}, {"bonne"}}}, {"bons", "bonnes"}, kind::animate | objects},
    {"young", before, {{{"jeune"}, {"jeune"}}}, {"jeunes", "jeunes"}, kind::animate},

    {"red", afterNoun, {{{"rouge"}, {"rouge"}}}, {"rouges", "rouges"}, objects | kind::place},
    {"green", afterNoun, {{{"vert"}, {"verte"}}}, {"verts", "vertes"}, objects | kind::place},
    {"blue", afterNoun, {{{"bleu"}, {"bleue"}}}, {"bleus", "bleues"}, objects | kind::place},
    {"white", afterNoun, {{{"blanc"}, {"blanche"}}}, {"blancs", "blanches"}, kind::anything & ~kind::people},
    {"black", afterNoun, {{{"noir"}, {"noire"}}}, {"noirs", "noires"}, kind::anything & ~kind::people},
    {"happy", afterNoun, {{{"heureux"}, {"heureuse"}}}, {"heureux", "heureuses"}, kind::animate},
    {"sad", afterNoun, {{{"triste"}, {"triste"}}}, {"tristes", "tristes"}, kind::animate | kind::text},
    {"tired", afterNoun, {{{"fatigué"}, {"fatiguée"}}}, {"fatigués", "fatiguées"}, kind::animate},
    {"strong", afterNoun, {{{"fort"}, {"forte"}}}, {"forts", "fortes"}, kind::animate},
    {"rich", afterNoun, {{{"riche"}, {"riche"}}}, {"riches", "riches"}, kind::people},
    {"famous", afterNoun, {{{"célèbre"}, {"célèbre"}}}, {"célèbres", "célèbres"},
        kind::people | kind::text | kind::place},
    {"strange", afterNoun, {{{"étrange"}, {"étrange"}}}, {"étranges", "étranges"}, kind::anything},
    {"calm", afterNoun, {{{"calme"}, {"calme"}}}, {"calmes", "calmes"}, kind::animate | kind::place},
    {"expensive", afterNoun, {{{"cher"}, {"chère"}}}, {"chers", "chères"}, objects | kind::place},
};

} // namespace

std::span<const Adjective> adjectives()
{
    return adjectiveTable;
}

} // namespace attentoscope::tinyfrench
