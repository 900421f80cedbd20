// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/settings.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// Each function makes one row of the settings table. A row has a key, two texts, a member and its range. Its group
// follows from the part of the configuration to which the member belongs.
namespace attentoscope::settingrows {

struct Texts
{
    const char* key;
    const char* label;
    const char* help;
};

/// The part of the configuration to which a row's member belongs, and so the row's group.
template <typename Part>
struct PartOf;
template <>
struct PartOf<DataConfiguration>
{
    static constexpr auto group = SettingGroup::Data;
    static constexpr auto member = &Configuration::data;
};
template <>
struct PartOf<ModelConfiguration>
{
    static constexpr auto group = SettingGroup::Model;
    static constexpr auto member = &Configuration::model;
};
template <>
struct PartOf<TrainingConfiguration>
{
    static constexpr auto group = SettingGroup::Training;
    static constexpr auto member = &Configuration::training;
};

// The parts of the table, in {data,model,training}settings.cpp of this folder.
std::vector<Setting> dataRows();
std::vector<Setting> modelRows();
std::vector<Setting> trainingRows();

std::vector<Setting> concatenated(const std::vector<std::vector<Setting>>& parts);
std::string realText(double value); ///< the shortest text that reads back as the same number
Result<int> readInteger(const SettingInfo& info, const std::string& text);
Result<std::uint64_t> readSeed(const SettingInfo& info, const std::string& text);
Result<double> readReal(const SettingInfo& info, const std::string& text);
Result<bool> readSwitch(const SettingInfo& info, const std::string& text);
/// Returns the index into the choices.
Result<std::size_t> readChoice(const SettingInfo& info, const std::string& text);
Result<std::string> readText(const SettingInfo& info, const std::string& text);

/// Makes a row from its description, its member, a function that reads the text, and a function that writes the value.
template <typename Part, typename Value, typename Reader, typename Writer>
Setting row(const SettingInfo& info, Value Part::* member, const Reader& parse, const Writer& print)
{
    constexpr auto part = PartOf<Part>::member;
    return {info, [=](const Configuration& all) { return print((all.*part).*member); },
        [=](Configuration& all, const std::string& text) -> Result<void> {
            auto value = parse(info, text);
            if (!value)
                return std::unexpected(value.error());
            (all.*part).*member = *value;
            return {};
        }};
}

template <typename Part>
SettingInfo describe(const Texts& texts, SettingType type, double minimum = 0.0, double maximum = 0.0)
{
    return {texts.key, texts.label, texts.help, PartOf<Part>::group, type, minimum, maximum, {}, {}};
}

template <typename Part>
Setting integerRow(const Texts& texts, int Part::* member, int minimum, int maximum)
{
    return row(describe<Part>(texts, SettingType::Integer, minimum, maximum), member, readInteger,
        [](int value) { return std::to_string(value); });
}

template <typename Part>
Setting seedRow(const Texts& texts, std::uint64_t Part::* member)
{
    return row(describe<Part>(texts, SettingType::Integer, 0.0, 18446744073709551615.0), member, readSeed,
        [](std::uint64_t value) { return std::to_string(value); });
}

template <typename Part>
Setting realRow(const Texts& texts, double Part::* member, double minimum, double maximum)
{
    return row(describe<Part>(texts, SettingType::Real, minimum, maximum), member, readReal, realText);
}

template <typename Part>
Setting switchRow(const Texts& texts, bool Part::* member)
{
    return row(describe<Part>(texts, SettingType::Switch), member, readSwitch,
        [](bool value) { return std::string(value ? "true" : "false"); });
}

template <typename Part>
Setting textRow(const Texts& texts, std::string Part::* member)
{
    return row(
        describe<Part>(texts, SettingType::Text), member, readText, [](const std::string& value) { return value; });
}

/// A row for a text that may be empty.
template <typename Part>
Setting optionalTextRow(const Texts& texts, std::string Part::* member)
{
    return row(
        describe<Part>(texts, SettingType::Text), member,
        [](const SettingInfo&, const std::string& text) -> Result<std::string> { return text; },
        [](const std::string& value) { return value; });
}

template <typename Part, typename Choice>
Setting choiceRow(const Texts& texts, Choice Part::* member, const std::vector<std::pair<const char*, Choice>>& choices)
{
    auto info = describe<Part>(texts, SettingType::Choice);
    for (const auto& [name, choice] : choices)
        info.choices.emplace_back(name);
    return row(
        info, member,
        [choices](const SettingInfo& about, const std::string& text) -> Result<Choice> {
            const auto index = readChoice(about, text);
            if (!index)
                return std::unexpected(index.error());
            return choices[*index].second;
        },
        [choices](Choice value) {
            for (const auto& [name, choice] : choices)
                if (choice == value)
                    return std::string(name);
            return std::string();
        });
}

} // namespace attentoscope::settingrows
