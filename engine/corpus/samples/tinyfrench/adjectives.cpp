// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/lexicon.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr Position before = Position::BeforeNoun;
constexpr Position after = Position::AfterNoun;
// A "grand père" or a "belle mère" would be other relatives than big or beautiful ones.
constexpr Kinds unrelated = kind::anything & ~kind::relative;
constexpr Kinds objects = kind::food | kind::thing | kind::text | kind::support;

// English; place beside the French noun; masculine and feminine singular (with the form before a vowel, if that is
// another one); masculine and feminine plural; the nouns it goes with.
constexpr Adjective table[] = {
    {"small", before, {{{"petit"}, {"petite"}}}, {"petits", "petites"}, kind::anything},
    {"big", before, {{{"grand"}, {"grande"}}}, {"grands", "grandes"}, unrelated},
    {"old", before, {{{"vieux", "vieil"}, {"vieille"}}}, {"vieux", "vieilles"}, kind::anything & ~kind::food},
    {"beautiful", before, {{{"beau", "bel"}, {"belle"}}}, {"beaux", "belles"}, unrelated},
    {"good", before, {{{"bon"}, {"bonne"}}}, {"bons", "bonnes"}, kind::animate | objects},
    {"young", before, {{{"jeune"}, {"jeune"}}}, {"jeunes", "jeunes"}, kind::animate},

    {"red", after, {{{"rouge"}, {"rouge"}}}, {"rouges", "rouges"}, objects | kind::place},
    {"green", after, {{{"vert"}, {"verte"}}}, {"verts", "vertes"}, objects | kind::place},
    {"blue", after, {{{"bleu"}, {"bleue"}}}, {"bleus", "bleues"}, objects | kind::place},
    {"white", after, {{{"blanc"}, {"blanche"}}}, {"blancs", "blanches"}, kind::anything & ~kind::people},
    {"black", after, {{{"noir"}, {"noire"}}}, {"noirs", "noires"}, kind::anything & ~kind::people},
    {"happy", after, {{{"heureux"}, {"heureuse"}}}, {"heureux", "heureuses"}, kind::animate},
    {"sad", after, {{{"triste"}, {"triste"}}}, {"tristes", "tristes"}, kind::animate | kind::text},
    {"tired", after, {{{"fatigué"}, {"fatiguée"}}}, {"fatigués", "fatiguées"}, kind::animate},
    {"strong", after, {{{"fort"}, {"forte"}}}, {"forts", "fortes"}, kind::animate},
    {"rich", after, {{{"riche"}, {"riche"}}}, {"riches", "riches"}, kind::people},
    {"famous", after, {{{"célèbre"}, {"célèbre"}}}, {"célèbres", "célèbres"}, kind::people | kind::text | kind::place},
    {"strange", after, {{{"étrange"}, {"étrange"}}}, {"étranges", "étranges"}, kind::anything},
    {"calm", after, {{{"calme"}, {"calme"}}}, {"calmes", "calmes"}, kind::animate | kind::place},
    {"expensive", after, {{{"cher"}, {"chère"}}}, {"chers", "chères"}, objects | kind::place},
};

} // namespace

std::span<const Adjective> adjectives()
{
    return table;
}

} // namespace attentoscope::tinyfrench
