// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/lexicon.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr Position before = Position::BeforeNoun;
constexpr Position afterNoun = Position::AfterNoun;
// "grand père" and "belle mère" are relatives, not big or beautiful ones, so these adjectives do not go with relatives.
constexpr Kinds unrelated = kind::anything & ~kind::relative;
constexpr Kinds objects = kind::food | kind::thing | kind::text | kind::support;

// Columns: English; place beside the French noun; masculine and feminine singular (each with a different form before a
// vowel, if there is one); masculine and feminine plural; the nouns it goes with.
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

constexpr Uses positive = use::subject | use::object;
constexpr Uses pointing = positive | use::negatedObject | use::elsewhere | use::definite;
constexpr Uses everywhere = pointing | use::presented;
constexpr Uses indefinite = positive | use::elsewhere | use::presented;
constexpr Kinds any = kind::anything;
constexpr Kinds owned = kind::anything & ~kind::stranger;

// Columns: English singular, form before a vowel, plural; French masculine, feminine, plural (each with its form before
// a vowel); its uses; the nouns it goes with; how often it is drawn. A negated verb turns indefinite articles into
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

// English does not show the gender of "i", "we" and "they", so these words are masculine here.
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

constexpr Gender m = Gender::Masculine;
constexpr Gender f = Gender::Feminine;

// Each French h at the beginning counts as mute. So nouns with an aspirated h are left out (le héros).
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

constexpr Frame plainObject = Frame::Object;
constexpr Frame nothing = Frame::Nothing;

// Columns: English after "they" and after "he"; French after je, il, nous, ils; the infinitive; what follows; the
// objects.
constexpr Verb verbTable[] = {
    {"see", "sees", "vois", "voit", "voyons", "voient", "voir", plainObject, kind::anything},
    {"love", "loves", "aime", "aime", "aimons", "aiment", "aimer", plainObject, kind::anything},
    {"watch", "watches", "regarde", "regarde", "regardons", "regardent", "regarder", plainObject, kind::anything},
    {"find", "finds", "trouve", "trouve", "trouvons", "trouvent", "trouver", plainObject, kind::anything},
    {"forget", "forgets", "oublie", "oublie", "oublions", "oublient", "oublier", plainObject, kind::anything},
    {"hear", "hears", "entends", "entend", "entendons", "entendent", "entendre", plainObject, kind::animate},
    {"help", "helps", "aide", "aide", "aidons", "aident", "aider", plainObject, kind::animate},
    {"eat", "eats", "mange", "mange", "mangeons", "mangent", "manger", plainObject, kind::food},
    {"buy", "buys", "achète", "achète", "achetons", "achètent", "acheter", plainObject, kind::goods | kind::support},
    {"sell", "sells", "vends", "vend", "vendons", "vendent", "vendre", plainObject, kind::goods | kind::support},
    {"take", "takes", "prends", "prend", "prenons", "prennent", "prendre", plainObject, kind::goods},
    {"read", "reads", "lis", "lit", "lisons", "lisent", "lire", plainObject, kind::text},

    {"sleep", "sleeps", "dors", "dort", "dormons", "dorment", "dormir", nothing},
    {"sing", "sings", "chante", "chante", "chantons", "chantent", "chanter", nothing},
    {"dance", "dances", "danse", "danse", "dansons", "dansent", "danser", nothing},
    {"work", "works", "travaille", "travaille", "travaillons", "travaillent", "travailler", nothing},
    {"laugh", "laughs", "ris", "rit", "rions", "rient", "rire", nothing},
    {"arrive", "arrives", "arrive", "arrive", "arrivons", "arrivent", "arriver", nothing},
    {"wait", "waits", "attends", "attend", "attendons", "attendent", "attendre", nothing},

    {"give", "gives", "donne", "donne", "donnons", "donnent", "donner", Frame::ObjectAndRecipient, kind::goods},
    {"show", "shows", "montre", "montre", "montrons", "montrent", "montrer", Frame::ObjectAndRecipient,
        kind::anything & ~kind::people},
    {"speak", "speaks", "parle", "parle", "parlons", "parlent", "parler", Frame::Recipient},

    {"go", "goes", "vais", "va", "allons", "vont", "aller", Frame::Destination},
    {"return", "returns", "retourne", "retourne", "retournons", "retournent", "retourner", Frame::Destination},

    {"think", "thinks", "pense", "pense", "pensons", "pensent", "penser", Frame::Clause},
    {"say", "says", "dis", "dit", "disons", "disent", "dire", Frame::Clause},
};

constexpr Verb verbBe{"are", "is", "suis", "est", "sommes", "sont", "être", nothing};

// The same columns. An infinitive follows; after verbs with an -s, English puts "to" before it.
constexpr Verb modals[] = {
    {"want", "wants", "veux", "veut", "voulons", "veulent", "vouloir", Frame::Clause},
    {"can", "can", "peux", "peut", "pouvons", "peuvent", "pouvoir", Frame::Clause},
    {"must", "must", "dois", "doit", "devons", "doivent", "devoir", Frame::Clause},
};

} // namespace

std::span<const Adjective> adjectives()
{
    return adjectiveTable;
}

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

std::span<const Noun> nouns()
{
    return nounTable;
}

std::span<const Verb> verbs()
{
    return verbTable;
}

std::span<const Verb> modalVerbs()
{
    return modals;
}

std::string_view frenchForm(const Verb& verb, const Agreement& subject)
{
    if (subject.number == Number::Singular)
        return subject.person == Person::First ? verb.i : verb.he;
    return subject.person == Person::First ? verb.we : verb.they;
}

std::string_view englishForm(const Verb& verb, const Agreement& subject)
{
    const bool third = subject.person == Person::Third && subject.number == Number::Singular;
    return third ? verb.englishThird : verb.english;
}

std::string_view frenchBe(const Agreement& subject)
{
    return frenchForm(verbBe, subject);
}

std::string_view englishBe(const Agreement& subject)
{
    const bool first = subject.person == Person::First && subject.number == Number::Singular;
    return first ? "am" : englishForm(verbBe, subject);
}

} // namespace attentoscope::tinyfrench
