// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/foreignfile.h"

#include "engine/storage/files/json.h"

#include <cmath>

namespace attentoscope {

namespace {

using nlohmann::json;

[[noreturn]] void refuseValue(
    const std::filesystem::path& file, const char* key, const json& value, const Message& wanted)
{
    refuseForeign(file, Message("has {} under \"{}\" instead of {}", shownJson(value), std::string(key), wanted));
}

} // namespace

void refuseForeign(const std::filesystem::path& file, const Message& what, const Message& advice)
{
    throw ForeignRefusal{{ErrorCode::BadRun, Message("\"{}\" {}. {}.", file.string(), what, advice), {}}};
}

void refuseArithmetic(const std::filesystem::path& file, const Message& what)
{
    refuseForeign(file, what, "Such a model cannot be opened; choose one of another kind");
}

InputFile openForeign(const std::filesystem::path& file)
{
    std::error_code problem;
    const auto place = std::filesystem::canonical(file, problem);
    if (problem == std::errc::no_such_file_or_directory)
        refuseForeign(file, "is missing");
    if (problem)
        throw ForeignRefusal{unreadable(file, problem.value())};
    if (!std::filesystem::is_regular_file(place, problem))
        refuseForeign(file, "is not a file");
    return required(InputFile::open(place));
}

std::string foreignText(const std::filesystem::path& file, std::uint64_t limit)
{
    auto input = openForeign(file);
    if (input.size() > limit)
        refuseForeign(file, Message("has {} bytes, at most {} are read", input.size(), limit));
    std::string text(input.size(), '\0');
    required(input.read(text));
    return text;
}

std::string shownNumber(double number)
{
    constexpr double exact = 1e15; // whole numbers up to this size are written without a decimal point
    const bool isWhole = number == std::trunc(number) && std::abs(number) < exact;
    return isWhole ? std::to_string(static_cast<std::int64_t>(number)) : json(number).dump();
}

bool existsForeign(const std::filesystem::path& file)
{
    std::error_code problem;
    return std::filesystem::exists(file, problem);
}

ForeignConfig::ForeignConfig(const std::filesystem::path& file) : m_file(file)
{
    constexpr JsonLimits limits{.depth = 16, .values = 100'000};
    const auto text = foreignText(file, longestForeignConfig);
    auto values = readJson(text, limits, [](const json& read) {
        if (!read.is_object())
            throw JsonRefusal{.what = "is no JSON object"};
        return read;
    });
    if (!values)
        refuseForeign(file, values.error().what);
    m_values = std::make_unique<json>(std::move(*values));
}

ForeignConfig::~ForeignConfig() = default;

const json* ForeignConfig::find(const char* key) const
{
    const auto found = m_values->find(key);
    return found == m_values->end() || found->is_null() ? nullptr : &*found;
}

bool ForeignConfig::has(const char* key) const
{
    return find(key) != nullptr;
}

std::int64_t ForeignConfig::whole(const char* key, std::int64_t least, std::int64_t most) const
{
    const auto* value = find(key);
    if (!value)
        refuseForeign(m_file, Message("lacks the key \"{}\"", std::string(key)));
    const auto number = wholeNumberIn(*value, static_cast<std::uint64_t>(most));
    if (!number || static_cast<std::int64_t>(*number) < least)
        refuseValue(m_file, key, *value, Message("a whole number from {} to {}", least, most));
    return static_cast<std::int64_t>(*number);
}

std::int64_t ForeignConfig::wholeOr(const char* key, std::int64_t usual, std::int64_t least, std::int64_t most) const
{
    return has(key) ? whole(key, least, most) : usual;
}

double ForeignConfig::numberOr(const char* key, double usual) const
{
    const auto* value = find(key);
    if (value && !value->is_number())
        refuseValue(m_file, key, *value, "a number");
    return value ? value->get<double>() : usual;
}

bool ForeignConfig::flagOr(const char* key, bool usual) const
{
    const auto* value = find(key);
    if (value && !value->is_boolean())
        refuseValue(m_file, key, *value, "true or false");
    return value ? value->get<bool>() : usual;
}

std::string ForeignConfig::textOr(const char* key, const std::string& usual) const
{
    const auto* value = find(key);
    if (value && !value->is_string())
        refuseValue(m_file, key, *value, "a text");
    return value ? value->get<std::string>() : usual;
}

} // namespace attentoscope
