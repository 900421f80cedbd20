// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/lexicon.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr Gender m = Gender::Masculine;
constexpr Gender f = Gender::Feminine;

// A French h at the beginning counts as mute, so no noun with an aspirated h stands here (le héros).
constexpr Noun nounTable[] = {
    {"man", "men", "homme", "hommes", m, kind::stranger},
    {"woman", "women", "femme", "femmes", f, kind::stranger},
    {"boy", "boys", "garçon", "garçons", m, kind::stranger},
    {"girl", "girls", "fille", "filles", f, kind::stranger},
    {"king", "kings", "roi", "rois", m, kind::stranger},
    {"queen", "queens", "reine", "reines", f, kind::stranger},
    {"actor", "actors", "acteur", "acteurs", m, kind::stranger},
    {"actress", "actresses", "actrice", "actrices", f, kind::stranger},

    {"child", "children", "enfant", "enfants", m, kind::relative},
    {"mother", "mothers", "mère", "mères", f, kind::relative},
    {"father", "fathers", "père", "pères", m, kind::relative},
    {"sister", "sisters", "sœur", "sœurs", f, kind::relative},
    {"brother", "brothers", "frère", "frères", m, kind::relative},
    {"aunt", "aunts", "tante", "tantes", f, kind::relative},
    {"uncle", "uncles", "oncle", "oncles", m, kind::relative},

    {"dog", "dogs", "chien", "chiens", m, kind::animal},
    {"cat", "cats", "chat", "chats", m, kind::animal},
    {"horse", "horses", "cheval", "chevaux", m, kind::animal},
    {"bird", "birds", "oiseau", "oiseaux", m, kind::animal},
    {"mouse", "mice", "souris", "souris", f, kind::animal},
    {"donkey", "donkeys", "âne", "ânes", m, kind::animal},
    {"elephant", "elephants", "éléphant", "éléphants", m, kind::animal},
    {"frog", "frogs", "grenouille", "grenouilles", f, kind::animal},
    {"spider", "spiders", "araignée", "araignées", f, kind::animal},

    {"apple", "apples", "pomme", "pommes", f, kind::food},
    {"orange", "oranges", "orange", "oranges", f, kind::food},
    {"cake", "cakes", "gâteau", "gâteaux", m, kind::food},
    {"egg", "eggs", "œuf", "œufs", m, kind::food},
    {"lemon", "lemons", "citron", "citrons", m, kind::food},
    {"apricot", "apricots", "abricot", "abricots", m, kind::food},

    {"book", "books", "livre", "livres", m, kind::text},
    {"letter", "letters", "lettre", "lettres", f, kind::text},
    {"story", "stories", "histoire", "histoires", f, kind::text},

    {"hat", "hats", "chapeau", "chapeaux", m, kind::thing},
    {"key", "keys", "clé", "clés", f, kind::thing},
    {"flower", "flowers", "fleur", "fleurs", f, kind::thing},
    {"plate", "plates", "assiette", "assiettes", f, kind::thing},
    {"picture", "pictures", "image", "images", f, kind::thing},
    {"clock", "clocks", "horloge", "horloges", f, kind::thing},

    {"table", "tables", "table", "tables", f, kind::support},
    {"chair", "chairs", "chaise", "chaises", f, kind::support},
    {"bed", "beds", "lit", "lits", m, kind::support},
    {"tree", "trees", "arbre", "arbres", m, kind::support},

    {"house", "houses", "maison", "maisons", f, kind::place},
    {"garden", "gardens", "jardin", "jardins", m, kind::place},
    {"school", "schools", "école", "écoles", f, kind::place},
    {"church", "churches", "église", "églises", f, kind::place},
    {"hotel", "hotels", "hôtel", "hôtels", m, kind::place},
    {"hospital", "hospitals", "hôpital", "hôpitaux", m, kind::place},
    {"castle", "castles", "château", "châteaux", m, kind::place},
};

} // namespace

std::span<const Noun> nouns()
{
    return nounTable;
}

} // namespace attentoscope::tinyfrench
