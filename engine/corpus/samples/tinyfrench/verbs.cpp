// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/lexicon.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr Frame plainObject = Frame::Object;
constexpr Frame nothing = Frame::Nothing;

// English after "they" and after "he"; French after je, il, nous, ils; the infinitive; what follows; the objects.
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

constexpr Verb be{"are", "is", "suis", "est", "sommes", "sont", "être", nothing};

// The same columns; an infinitive follows, in English with "to" after verbs that have an -s.
constexpr Verb modals[] = {
    {"want", "wants", "veux", "veut", "voulons", "veulent", "vouloir", Frame::Clause},
    {"can", "can", "peux", "peut", "pouvons", "peuvent", "pouvoir", Frame::Clause},
    {"must", "must", "dois", "doit", "devons", "doivent", "devoir", Frame::Clause},
};

} // namespace

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
    return frenchForm(be, subject);
}

std::string_view englishBe(const Agreement& subject)
{
    const bool first = subject.person == Person::First && subject.number == Number::Singular;
    return first ? "am" : englishForm(be, subject);
}

} // namespace attentoscope::tinyfrench
