// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <nlohmann/json.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace attentoscope {

/// Limits for a JSON text. A text that was made to exhaust memory or stack is refused before it is parsed.
struct JsonLimits
{
    std::size_t depth = 0; ///< levels of nested lists and objects
    std::size_t values = 0;
};

/// The limit that the text exceeds, as a text that continues a sentence after the file's name. None if it is within the
/// limits. Examines only brackets and commas; the parser decides whether the text is valid.
std::optional<Message> beyondLimits(std::string_view text, const JsonLimits& limits);

/// The reason why a JSON text cannot be used, as a text that continues a sentence after the file's name. It is thrown
/// while a text is read, and readJson() catches it.
struct JsonRefusal
{
    enum class Advice : std::uint8_t { Missing, Given }; ///< whether `what` already contains advice

    Message what;
    Advice advice = Advice::Missing;
    std::string detail;
};

/// "has 7 under "step" instead of a text"
[[noreturn]] void refuseJson(std::string_view key, const nlohmann::json& value, const Message& wanted);
/// A value as it is shown in messages: shortened, and in ASCII.
std::string shownJson(const nlohmann::json& value);
/// The value as a whole number from 0 to `most`; none for any other value.
std::optional<std::uint64_t> wholeNumberIn(const nlohmann::json& value, std::uint64_t most = UINT64_MAX);

/// Whether the text contains a zero byte. JSON never does, and the parser would take it for the end of the text.
inline bool hasZeroByte(std::string_view text)
{
    return text.contains('\0');
}

/// Returns the result of `read` for the text, or the reason why the text is refused.
template <typename Read>
auto readJson(std::string_view text, const JsonLimits& limits, const Read& read)
    -> std::expected<std::invoke_result_t<Read, const nlohmann::json&>, JsonRefusal>
{
    if (const auto beyond = beyondLimits(text, limits))
        return std::unexpected(JsonRefusal{.what = *beyond});
    if (hasZeroByte(text))
        return std::unexpected(JsonRefusal{.what = "has a zero byte, so it is no valid JSON"});
    try {
        return read(nlohmann::json::parse(text));
    } catch (const JsonRefusal& refusal) {
        return std::unexpected(refusal);
    } catch (const nlohmann::json::exception& problem) {
        return std::unexpected(JsonRefusal{.what = "is no valid JSON", .detail = problem.what()});
    }
}

// The fields of a value are listed once, in a function `fields(object, value)`. With a JsonWriter, the function writes
// them into an object. With a JsonReader, it reads them from an object that may come from anybody, and throws a
// JsonRefusal if no writer could have written it.

class JsonWriter
{
public:
    static constexpr bool reads = false;

    const nlohmann::ordered_json& object() const { return m_object; }
    // In the texts, bytes that are not UTF-8 are replaced, so that every value can be written.
    std::string line() const { return dumped(-1); } ///< one line with its line end
    std::string indented(int width = 2) const { return dumped(width); } ///< a line for each field

    void put(const char* key, nlohmann::ordered_json value) { m_object[key] = std::move(value); }
    void constant(const char* key, int value) { m_object[key] = value; }
    void whole(const char* key, std::integral auto value, std::uint64_t /*most*/ = 0) { m_object[key] = value; }
    void flag(const char* key, bool value) { m_object[key] = value; }
    void flagIfFalse(const char* key, bool value)
    {
        if (!value)
            m_object[key] = false;
    }
    void flagIfTrue(const char* key, bool value)
    {
        if (value)
            m_object[key] = true;
    }
    void text(const char* key, const std::string& value) { m_object[key] = value; }
    void textIfAny(const char* key, const std::string& value)
    {
        if (!value.empty())
            m_object[key] = value;
    }
    void measured(const char* key, double value) { m_object[key] = value; } // null if it is not finite
    void counted(const char* key, double value, double /*most*/) { m_object[key] = value; } // null if it is not finite
    template <typename Choice>
    void choice(const char* key, Choice value, std::span<const std::string_view> names)
    {
        m_object[key] = names[static_cast<std::size_t>(value)];
    }
    template <typename Value, typename Visit>
    void part(const char* key, const Value& value, const Visit& visit)
    {
        JsonWriter inner;
        visit(inner, value);
        m_object[key] = inner.m_object;
    }

private:
    std::string dumped(int width) const
    {
        return m_object.dump(width, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    }

    nlohmann::ordered_json m_object = nlohmann::ordered_json::object();
};

class JsonReader
{
public:
    static constexpr bool reads = true;

    explicit JsonReader(const nlohmann::json& object) : m_object(object) { }

    bool has(const char* key) const { return m_object.contains(key); }
    const nlohmann::json& at(const char* key) const; ///< if the key is missing, refuses the object
    std::string textAt(const char* key) const;

    void constant(const char* key, int value) const; ///< refuses any other number
    template <std::integral Whole>
    void whole(const char* key, Whole& value, std::uint64_t most = std::numeric_limits<Whole>::max()) const
    {
        value = static_cast<Whole>(wholeAt(key, most));
    }
    void flag(const char* key, bool& value) const;
    // If the key is missing, the value does not change.
    void flagIfFalse(const char* key, bool& value) const
    {
        if (has(key))
            flag(key, value);
    }
    void flagIfTrue(const char* key, bool& value) const { flagIfFalse(key, value); }
    void text(const char* key, std::string& value) const { value = textAt(key); }
    void textIfAny(const char* key, std::string& value) const
    {
        if (has(key))
            value = textAt(key);
    }
    /// Reads a measured number. Null and numbers that are too large for a float become NaN.
    void measured(const char* key, double& value) const;
    /// Reads a counted or chosen number from 0 to `most`. Null becomes NaN.
    void counted(const char* key, double& value, double most) const;
    template <typename Choice>
    void choice(const char* key, Choice& value, std::span<const std::string_view> names) const
    {
        value = static_cast<Choice>(choiceAt(key, names));
    }
    template <typename Value, typename Visit>
    void part(const char* key, Value& value, const Visit& visit) const
    {
        JsonReader inner(objectAt(key));
        visit(inner, value);
    }

private:
    std::uint64_t wholeAt(const char* key, std::uint64_t most) const;
    std::size_t choiceAt(const char* key, std::span<const std::string_view> names) const;
    const nlohmann::json& objectAt(const char* key) const;

    const nlohmann::json& m_object;
};

} // namespace attentoscope
