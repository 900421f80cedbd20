// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace attentoscope {

/// The English text of a message with a place "{}" for each of its values. The compiler counts the places.
template <std::size_t count>
struct MessageKey
{
    template <std::size_t length>
    consteval MessageKey(const char (&key)[length]) : text(key)
    {
        std::size_t places = 0;
        for (std::size_t at = 0; at + 1 < length; ++at)
            places += key[at] == '{' && key[at + 1] == '}' ? 1 : 0;
        if (places != count)
            throw "a message has as many places as values";
    }

    const char* text;
};

/// A text for people, in English and ready to be translated: a key with its values, which may be messages too. A
/// message that was made from a std::string is never translated: it is a word, a path, or a text of the system. Numbers
/// are written by the reader's locale. `translated()` of ui/language makes the text in a person's language.
class Message
{
public:
    Message() = default;

    /// Made from a literal: a key without values.
    template <std::size_t length>
    Message(const char (&key)[length]) : m_key(key), m_text(key)
    {
    }
    Message(std::string text) : m_text(std::move(text)) { }
    template <typename... Values>
        requires(sizeof...(Values) > 0)
    Message(MessageKey<sizeof...(Values)> key, const Values&... values) : m_key(key.text), m_values{valueOf(values)...}
    {
        write();
    }

    const char* key() const { return m_key; } ///< null for a number, or a text that is not translated
    const std::vector<Message>& values() const { return m_values; }
    std::optional<std::int64_t> number() const { return m_number; }

    const std::string& text() const { return m_text; } ///< in English
    operator const std::string&() const { return m_text; }
    const char* c_str() const { return m_text.c_str(); }
    bool empty() const { return m_text.empty(); }
    bool contains(std::string_view part) const { return m_text.contains(part); }
    bool starts_with(std::string_view part) const { return m_text.starts_with(part); }
    std::size_t find(std::string_view part) const { return m_text.find(part); }

    /// The same message, with `part` removed from its untranslated texts.
    Message without(std::string_view part) const;

    friend bool operator==(const Message& left, const Message& right) { return left.m_text == right.m_text; }

private:
    template <typename Number>
        requires(std::is_integral_v<Number> && !std::is_same_v<Number, bool> && !std::is_same_v<Number, char>)
    static Message valueOf(Number number)
    {
        return ofNumber(static_cast<std::int64_t>(number), std::to_string(number));
    }
    static Message valueOf(const Message& value) { return value; }
    template <typename Text>
        requires(std::is_same_v<Text, const char*>)
    static Message valueOf(const Text& text)
    {
        return std::string(text);
    }
    static Message valueOf(std::string_view text) { return std::string(text); }
    static Message valueOf(const std::string& text) { return text; }
    template <std::size_t length>
    static Message valueOf(const char (&key)[length])
    {
        return key;
    }

    static Message ofNumber(std::int64_t number, std::string digits);
    void write();

    const char* m_key = nullptr;
    std::string m_text;
    std::vector<Message> m_values;
    std::optional<std::int64_t> m_number;
};

/// "a, b, c", for messages that list what is possible.
std::string joined(const std::vector<std::string>& names);

/// " (did you mean \"x\"?)" if one of the names differs from `typed` only by a typing error; otherwise empty.
Message suggestion(std::string_view typed, const std::vector<std::string>& names);

} // namespace attentoscope
