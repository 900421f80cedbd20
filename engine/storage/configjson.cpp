// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/configjson.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/settings/presets.h"
#include "engine/settings/settingrows.h"
#include "engine/settings/settings.h"
#include "engine/storage/files/files.h"
#include "engine/storage/files/hexadecimal.h"
#include "engine/storage/files/jsonlimits.h"
#include "engine/storage/kernelsjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* programVersion = ATTENTOSCOPE_VERSION;
constexpr JsonLimits configLimits{3, 10'000}; // the file, its data, their settings
constexpr std::uint64_t mostSamplePairs = 100'000'000;
constexpr const char* sourceSubwordsKey = "source_subwords_hash";
constexpr const char* targetSubwordsKey = "target_subwords_hash";
constexpr const char* kernelsKey = "kernels";
constexpr const char* dictionariesKey = "dictionaries";
constexpr const char* validationFingerprintKey = "validation_fingerprint";
constexpr std::array ownKeys = {"format_version", "program_version", "preset", "data", "data_fingerprint",
    validationFingerprintKey, "training_pairs", sourceSubwordsKey, targetSubwordsKey, kernelsKey, dictionariesKey};

/// What is wrong with the file, to be thrown inside this file only.
enum class Advice : std::uint8_t { Missing, Given };
struct ConfigRefusal
{
    Message what;
    Advice advice = Advice::Missing;
};

template <typename Number>
Number asNumber(const std::string& text)
{
    Number value{};
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

ordered_json typedValue(const SettingInfo& info, const std::string& text)
{
    switch (info.type) {
    case SettingType::Integer:
        return asNumber<std::uint64_t>(text); // no whole number among the settings is below zero
    case SettingType::Real: {
        double value = 0.0;
        std::from_chars(text.data(), text.data() + text.size(), value);
        return value;
    }
    case SettingType::Switch:
        return text == "true";
    case SettingType::Choice:
    case SettingType::Text:
        break;
    }
    return text;
}

/// Names of files need not be UTF-8, as JSON must be. The bytes of such a name stand beside what can be shown of it,
/// so that it is found again.
constexpr const char* bytesEnding = "_bytes";

/// Under their keys.
template <typename Request>
auto pathsOf(Request& data)
{
    return std::array{std::pair("source", &data.source), std::pair("target", &data.target),
        std::pair("validation", &data.validation)};
}

constexpr const char* columnsKey = "columns";
constexpr std::uint64_t mostColumns = 10'000;

ordered_json dataToJson(const DataRequest& data)
{
    ordered_json settings = ordered_json::array();
    for (const auto& [key, value] : data.settings)
        settings.push_back(std::string(key).append("=").append(value));
    ordered_json values{{"source", data.source}, {"target", data.target}, {"validation", data.validation},
        {"sample", data.sample}, {"sample_pairs", data.samplePairs}, {"seed", data.seed}, {"settings", settings}};
    if (data.columns.rule == ColumnRule::Chosen)
        values[columnsKey] = {data.columns.first, data.columns.second};
    for (const auto& [key, path] : pathsOf(data))
        if (firstInvalidByte(*path))
            values[std::string(key) + bytesEnding] = hexadecimal(*path);
    return values;
}

std::string shown(const json& value)
{
    return shortened(value.dump(-1, ' ', true, json::error_handler_t::replace));
}

[[noreturn]] void refuseType(const std::string& key, const json& value, const Message& wanted)
{
    throw ConfigRefusal{Message("has {} under \"{}\", where {} must stand", shown(value), key, wanted)};
}

std::string textOf(const json& object, const char* key)
{
    if (!object.contains(key))
        throw ConfigRefusal{Message("lacks the key \"{}\"", key)};
    if (!object[key].is_string())
        refuseType(key, object[key], "a text");
    return object[key].get<std::string>();
}

std::uint64_t countOf(const json& object, const char* key, std::uint64_t most = UINT64_MAX)
{
    if (!object.contains(key))
        throw ConfigRefusal{Message("lacks the key \"{}\"", key)};
    if (!object[key].is_number_unsigned())
        refuseType(key, object[key], "a whole number from 0 on");
    if (object[key].get<std::uint64_t>() > most)
        refuseType(key, object[key], Message("a number up to {}", most));
    return object[key].get<std::uint64_t>();
}

/// A setting's value as text, for the one place that checks its range.
std::string settingText(const SettingInfo& info, const json& value)
{
    switch (info.type) {
    case SettingType::Integer:
        if (!value.is_number_integer())
            refuseType(info.key, value, "a whole number");
        return value.dump();
    case SettingType::Real:
        if (!value.is_number())
            refuseType(info.key, value, "a number");
        return settingrows::realText(value.get<double>());
    case SettingType::Switch:
        if (!value.is_boolean())
            refuseType(info.key, value, "true or false");
        return value.get<bool>() ? "true" : "false";
    case SettingType::Choice:
    case SettingType::Text:
        break;
    }
    if (!value.is_string())
        refuseType(info.key, value, "a text");
    return value.get<std::string>();
}

/// Of a run that says nothing of columns, those of then.
PairColumns columnsFromJson(const json& values)
{
    if (!values.contains(columnsKey))
        return {.rule = ColumnRule::FirstTwo};
    const auto& columns = values[columnsKey];
    const auto isColumn = [](const json& value) {
        return value.is_number_unsigned() && value.get<std::uint64_t>() >= 1
            && value.get<std::uint64_t>() <= mostColumns;
    };
    if (!columns.is_array() || columns.size() != 2 || !std::ranges::all_of(columns, isColumn)
        || columns[0] == columns[1])
        refuseType(columnsKey, columns, "a list of two different numbers from 1 on");
    return {ColumnRule::Chosen, columns[0].get<std::uint32_t>(), columns[1].get<std::uint32_t>()};
}

DataRequest dataFromJson(const json& values)
{
    if (!values.is_object())
        refuseType("data", values, "an object");
    DataRequest data{textOf(values, "source"), textOf(values, "target"), textOf(values, "validation"),
        textOf(values, "sample"), countOf(values, "sample_pairs", mostSamplePairs), countOf(values, "seed"), {}};
    for (const auto& [key, path] : pathsOf(data))
        if (const auto bytes = std::string(key) + bytesEnding; values.contains(bytes)) {
            const auto name = bytesOfHexadecimal(textOf(values, bytes.c_str()));
            if (!name || name->contains('\0'))
                refuseType(bytes, values[bytes], "the name of a file, each byte as two hexadecimal digits,");
            *path = *name;
        }
    data.columns = columnsFromJson(values);
    if (!values.contains("settings") || !values["settings"].is_array())
        throw ConfigRefusal{"lacks the list \"settings\" of its data"};
    for (const auto& entry : values["settings"]) {
        const auto text = entry.is_string() ? entry.get<std::string>() : std::string();
        const auto equals = text.find('=');
        if (equals == std::string::npos)
            refuseType("settings", entry, "a text \"key=value\"");
        data.settings.push_back({text.substr(0, equals), text.substr(equals + 1)});
    }
    return data;
}

std::uint64_t hashIn(const json& values, const char* key)
{
    const auto text = textOf(values, key);
    std::uint64_t value = 0;
    const auto* end = text.data() + text.size();
    if (const auto read = std::from_chars(text.data(), end, value, 16); read.ec != std::errc() || read.ptr != end)
        refuseType(key, values[key], "a number of 16 hexadecimal digits");
    return value;
}

constexpr const char* rulesKey = "text_rules";

Message writerOf(const json& values)
{
    const bool known = values.contains("program_version") && values["program_version"].is_string();
    return known ? Message("Attentoscope {}", shortened(values["program_version"].get<std::string>()))
                 : Message("another program");
}

void checkVersion(const json& values)
{
    if (!values.is_object() || !values.contains("format_version"))
        throw ConfigRefusal{"is no config.json of a run: it has no \"format_version\""};
    if (values["format_version"] == runFormatVersion)
        return;
    throw ConfigRefusal{
        Message("was written by {} with format version {}, but Attentoscope {} reads version {}; open the run with the "
                "program that wrote it.",
            writerOf(values), shown(values["format_version"]), programVersion, runFormatVersion),
        Advice::Given};
}

void checkKeys(const json& values)
{
    for (const auto& [key, value] : values.items()) {
        const bool isSetting = std::ranges::any_of(settings(), [&](const Setting& row) { return row.info.key == key; });
        if (!isSetting && std::ranges::find(ownKeys, key) == ownKeys.end())
            throw ConfigRefusal{
                Message("has the unknown key \"{}\". It was written by {}, and this is Attentoscope {}. Open the run "
                        "with the program that wrote it; if that is this one, the file was edited: remove the key.",
                    shortened(key), writerOf(values), programVersion),
                Advice::Given};
    }
}

RunConfig parse(const std::string& text)
{
    if (const auto beyond = beyondLimits(text, configLimits))
        throw ConfigRefusal{*beyond};
    const auto values = json::parse(text);
    checkVersion(values);
    checkKeys(values);
    RunConfig config;
    config.configuration.preset = textOf(values, "preset");
    config.configuration.task = taskOf(config.configuration.preset);
    for (const auto& row : settings()) {
        if (!values.contains(row.info.key))
            continue;
        if (auto set = row.write(config.configuration, settingText(row.info, values[row.info.key])); !set)
            throw ConfigRefusal{Message("cannot be used. {}", set.error().message), Advice::Given};
    }
    if (!values.contains("data"))
        throw ConfigRefusal{"lacks the key \"data\""};
    config.data = dataFromJson(values["data"]);
    if (!values.contains(rulesKey)) { // it is older than the rules that are new runs' default
        config.configuration.data.rules = TextRules::First;
        config.data.settings.push_back({rulesKey, "first"});
    }
    config.dataFingerprint = hashIn(values, "data_fingerprint");
    if (values.contains(validationFingerprintKey))
        config.validationFingerprint = hashIn(values, validationFingerprintKey);
    config.trainingPairs = countOf(values, "training_pairs");
    if (cutsWords(config.configuration.data.tokenizer))
        config.subwords = {hashIn(values, sourceSubwordsKey), hashIn(values, targetSubwordsKey)};
    if (values.contains(dictionariesKey))
        config.dictionaries = textOf(values, dictionariesKey);
    if (values.contains(kernelsKey)) {
        config.kernels = kernelsFromJson(values[kernelsKey]);
        if (!config.kernels)
            refuseType(kernelsKey, values[kernelsKey], "\"library\", \"core\" and \"chosen_by\"");
    }
    return config;
}

} // namespace

std::string configToJson(const RunConfig& config)
{
    ordered_json values = {{"format_version", runFormatVersion}, {"program_version", programVersion},
        {"preset", config.configuration.preset}};
    for (const auto& row : settings())
        values[row.info.key] = typedValue(row.info, row.read(config.configuration));
    values["data"] = dataToJson(config.data);
    values["data_fingerprint"] = hexadecimal(config.dataFingerprint);
    if (config.validationFingerprint != 0)
        values[validationFingerprintKey] = hexadecimal(config.validationFingerprint);
    values["training_pairs"] = config.trainingPairs;
    if (cutsWords(config.configuration.data.tokenizer)) {
        values[sourceSubwordsKey] = hexadecimal(config.subwords.source);
        values[targetSubwordsKey] = hexadecimal(config.subwords.target);
    }
    if (!config.dictionaries.empty())
        values[dictionariesKey] = config.dictionaries;
    if (config.kernels)
        values[kernelsKey] = kernelsToJson(*config.kernels);
    // The record of a name that is not UTF-8 may not keep a run from being made.
    return values.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

Result<RunConfig> configFromJson(const std::string& text, const std::filesystem::path& file)
{
    try {
        return parse(text);
    } catch (const ConfigRefusal& refusal) {
        if (refusal.advice == Advice::Missing)
            return std::unexpected(damaged(file, refusal.what));
        return failure(ErrorCode::BadRun, Message("\"{}\" {}", file.string(), refusal.what));
    } catch (const json::exception& problem) {
        auto error = damaged(file, "is no valid JSON");
        error.detail = problem.what();
        return std::unexpected(error);
    }
}

} // namespace attentoscope
