// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace attentoscope::tinyfrench {

/// The words of the tiny French grammar. Every word is one row of a table; agreement, order and
/// elision follow from the columns.

enum class Gender : std::uint8_t { Masculine, Feminine };
enum class Number : std::uint8_t { Singular, Plural };
enum class Person : std::uint8_t { First, Third };

struct Agreement
{
    Person person = Person::Third;
    Gender gender = Gender::Masculine;
    Number number = Number::Singular;
};

/// Meanings of a noun, as a set. Verbs, adjectives and prepositions occur only with nouns that make sense with them.
using Kinds = std::uint16_t;
namespace kind {
inline constexpr Kinds stranger = 1; ///< people who never have an owner: a man, but not "my man"
inline constexpr Kinds relative = 2;
inline constexpr Kinds animal = 4;
inline constexpr Kinds food = 8;
inline constexpr Kinds text = 16; ///< can be read
inline constexpr Kinds thing = 32;
inline constexpr Kinds support = 64; ///< one can be on it or under it
inline constexpr Kinds place = 128; ///< one can go there or be in it
inline constexpr Kinds people = stranger | relative;
inline constexpr Kinds animate = people | animal;
inline constexpr Kinds goods = food | text | thing;
inline constexpr Kinds anything = animate | goods | support | place;
} // namespace kind

/// A form, and the form before a vowel if it differs: le, l'; ce, cet; a, an.
struct Form
{
    std::string_view text;
    std::string_view beforeVowel;
};

struct Noun
{
    std::string_view english, englishPlural;
    std::string_view french, frenchPlural;
    Gender gender;
    Kinds kind;
};

enum class Position : std::uint8_t { BeforeNoun, AfterNoun };

struct Adjective
{
    std::string_view english;
    Position position;
    std::array<Form, 2> singular; ///< masculine, feminine
    std::array<std::string_view, 2> plural; ///< masculine, feminine
    Kinds fits;
};

/// The objects of a verb.
enum class Frame : std::uint8_t { Nothing, Object, ObjectAndRecipient, Recipient, Destination, Clause };

struct Verb
{
    std::string_view english, englishThird;
    std::string_view i, he, we, they; ///< French, present tense
    std::string_view infinitive;
    Frame frame;
    Kinds objects = 0;
};

/// Positions where a determiner may be used, as a set.
using Uses = std::uint8_t;
namespace use {
inline constexpr Uses subject = 1; ///< subject of a clause that is not negated
inline constexpr Uses object = 2; ///< object of a verb that is not negated
inline constexpr Uses negatedObject = 4;
inline constexpr Uses elsewhere = 8; ///< after prepositions, and as subject of a negated clause
inline constexpr Uses presented = 16; ///< after "this is"
inline constexpr Uses definite = 32;
inline constexpr Uses owned = 64; ///< before a noun with an owner: the house of the king
} // namespace use

struct Determiner
{
    std::string_view english, englishBeforeVowel, englishPlural; ///< empty if this number has no such form
    Form masculine, feminine, plural;
    Uses uses;
    Kinds fits;
    int weight; ///< weight in drawing
};

struct Pronoun
{
    std::string_view english, englishObject;
    Form subject, object, recipient; ///< French; recipient and object come before the verb
    Agreement agreement;
    int weight; ///< weight in drawing as a subject
};

struct Preposition
{
    std::string_view english, french, frenchSecond;
    Kinds objects;
};

struct Adverb
{
    std::string_view english, french;
};

std::span<const Noun> nouns();
std::span<const Adjective> adjectives();
std::span<const Verb> verbs();
std::span<const Verb> modalVerbs();
std::span<const Determiner> determiners();
std::span<const Pronoun> pronouns();
std::span<const Preposition> prepositions();
std::span<const Adverb> frequencyAdverbs(); ///< before the English verb, after the French one
std::span<const Adverb> finalAdverbs(); ///< at the end in both languages

std::string_view frenchForm(const Verb& verb, const Agreement& subject);
std::string_view englishForm(const Verb& verb, const Agreement& subject);
/// The verb be, être.
std::string_view frenchBe(const Agreement& subject);
std::string_view englishBe(const Agreement& subject);

} // namespace attentoscope::tinyfrench
