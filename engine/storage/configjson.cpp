// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/configjson.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/settings/presets.h"
#include "engine/settings/settingrows.h"
#include "engine/settings/settings.h"
#include "engine/storage/files/encodings.h"
#include "engine/storage/files/files.h"
#include "engine/storage/files/json.h"
#include "engine/types/programversion.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr JsonLimits configLimits{3, 10'000}; // levels: the file, its data, and their settings
constexpr std::uint64_t mostSamplePairs = 100'000'000;
constexpr std::size_t longestOriginName = 4'096;
constexpr std::uint64_t mostOriginSteps = 1'000'000'000'000'000;
constexpr std::array<std::string_view, 5> originForms = {"run", "run-of-others", "MarianMT", "Pegasus", "CTranslate2"};
constexpr const char* sourceSubwordsKey = "source_subwords_hash";
constexpr const char* targetSubwordsKey = "target_subwords_hash";
constexpr const char* kernelsKey = "kernels";
constexpr const char* dictionariesKey = "dictionaries";
constexpr const char* validationFingerprintKey = "validation_fingerprint";
constexpr const char* originKey = "from";
constexpr const char* forkKey = "fork";
constexpr const char* leftOutKey = "left_out";
constexpr std::array ownKeys = {"format_version", "program_version", "preset", "data", "data_fingerprint",
    validationFingerprintKey, "training_pairs", sourceSubwordsKey, targetSubwordsKey, kernelsKey, dictionariesKey,
    originKey, forkKey};

template <typename Number>
Number asNumber(const std::string& text)
{
    Number value{};
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// File names need not be UTF-8, but JSON must be. So for such a name, its bytes are also written.
constexpr const char* bytesEnding = "_bytes";

constexpr const char* alsoValidationKey = "also_validation"; ///< left out if there is no such file

/// The paths of the data, with their keys.
template <typename Request>
auto pathsOf(Request& data)
{
    return std::array{std::pair("source", &data.source), std::pair("target", &data.target),
        std::pair("validation", &data.validation), std::pair(alsoValidationKey, &data.alsoValidation)};
}

constexpr const char* columnsKey = "columns";
constexpr std::uint64_t mostColumns = 10'000;

/// The origin of the pairs, without settings, columns and bytes.
template <typename Fields, typename Request>
void dataFields(Fields& fields, Request& data)
{
    for (const auto& [key, path] : pathsOf(data))
        if (key == std::string_view(alsoValidationKey))
            fields.textIfAny(key, *path);
        else
            fields.text(key, *path);
    fields.text("sample", data.sample);
    fields.whole("sample_pairs", data.samplePairs, mostSamplePairs);
    fields.whole("seed", data.seed);
}

ordered_json dataToJson(const DataRequest& data)
{
    JsonWriter fields;
    dataFields(fields, data);
    ordered_json settings = ordered_json::array();
    for (const auto& [key, value] : data.settings)
        settings.push_back(std::string(key).append("=").append(value));
    fields.put("settings", std::move(settings));
    if (data.columns.rule == ColumnRule::Chosen)
        fields.put(columnsKey, {data.columns.first, data.columns.second});
    for (const auto& [key, path] : pathsOf(data))
        if (firstInvalidByte(*path))
            fields.text((std::string(key) + bytesEnding).c_str(), hexadecimal(*path));
    return fields.object();
}

/// A setting's value as text, so that its range is checked in one place.
std::string settingText(const SettingInfo& info, const json& value)
{
    switch (info.type) {
    case SettingType::Integer:
        if (!value.is_number_integer())
            refuseJson(info.key, value, "a whole number");
        return value.dump();
    case SettingType::Real:
        if (!value.is_number())
            refuseJson(info.key, value, "a number");
        return settingrows::realText(value.get<double>());
    case SettingType::Switch:
        if (!value.is_boolean())
            refuseJson(info.key, value, "true or false");
        return value.get<bool>() ? "true" : "false";
    case SettingType::Choice:
    case SettingType::Text:
        break;
    }
    if (!value.is_string())
        refuseJson(info.key, value, "a text");
    return value.get<std::string>();
}

/// Runs that name no columns have read the first two.
PairColumns columnsFromJson(const JsonReader& fields)
{
    if (!fields.has(columnsKey))
        return {.rule = ColumnRule::FirstTwo};
    const auto& columns = fields.at(columnsKey);
    const auto isColumn = [](const json& value) { return wholeNumberIn(value, mostColumns).value_or(0) > 0; };
    if (!columns.is_array() || columns.size() != 2 || !std::ranges::all_of(columns, isColumn)
        || columns[0] == columns[1])
        refuseJson(columnsKey, columns, "a list of two different numbers from 1 on");
    return {ColumnRule::Chosen, columns[0].get<std::uint32_t>(), columns[1].get<std::uint32_t>()};
}

std::vector<KeyValue> dataSettingsFromJson(const JsonReader& fields)
{
    if (!fields.has("settings") || !fields.at("settings").is_array())
        throw JsonRefusal{.what = "lacks the list \"settings\" of its data"};
    std::vector<KeyValue> settings;
    for (const auto& entry : fields.at("settings")) {
        const auto text = entry.is_string() ? entry.get<std::string>() : std::string();
        const auto equals = text.find('=');
        if (equals == std::string::npos)
            refuseJson("settings", entry, "a text \"key=value\"");
        settings.push_back({text.substr(0, equals), text.substr(equals + 1)});
    }
    return settings;
}

void dataFromJson(const JsonReader& fields, DataRequest& data)
{
    dataFields(fields, data);
    for (const auto& [key, path] : pathsOf(data))
        if (const auto bytes = std::string(key) + bytesEnding; fields.has(bytes.c_str())) {
            const auto name = bytesOfHexadecimal(fields.textAt(bytes.c_str()));
            if (!name || name->contains('\0'))
                refuseJson(bytes, fields.at(bytes.c_str()), "the name of a file, each byte as two hexadecimal digits,");
            *path = *name;
        }
    data.columns = columnsFromJson(fields);
    data.settings = dataSettingsFromJson(fields);
}

std::uint64_t hashIn(const JsonReader& fields, const char* key)
{
    const auto text = fields.textAt(key);
    std::uint64_t value = 0;
    const auto* end = text.data() + text.size();
    if (const auto read = std::from_chars(text.data(), end, value, 16); read.ec != std::errc() || read.ptr != end)
        refuseJson(key, fields.at(key), "a number of 16 hexadecimal digits");
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
        throw JsonRefusal{.what = "is no config.json of a run: it has no \"format_version\""};
    if (values["format_version"] == runFormatVersion)
        return;
    throw JsonRefusal{
        Message("was written by {} with format version {}, but Attentoscope {} reads version {}; open the run with the "
                "program that wrote it.",
            writerOf(values), shownJson(values["format_version"]), programVersion, runFormatVersion),
        JsonRefusal::Advice::Given};
}

void checkKeys(const json& values)
{
    for (const auto& [key, value] : values.items()) {
        const bool isSetting = std::ranges::any_of(settings(), [&](const Setting& row) { return row.info.key == key; });
        if (!isSetting && std::ranges::find(ownKeys, key) == ownKeys.end())
            throw JsonRefusal{
                Message("has the unknown key \"{}\". It was written by {}, and this is Attentoscope {}. Open the run "
                        "with the program that wrote it; if that is this one, the file was edited: remove the key.",
                    shortened(key), writerOf(values), programVersion),
                JsonRefusal::Advice::Given};
    }
}

// In the order of KernelsChosenBy.
constexpr std::array<std::string_view, 3> chooserNames = {"library", "program", "user"};
static_assert(static_cast<int>(KernelsChosenBy::User) == 2);
constexpr std::size_t longestKernelName = 40;

bool isKernelName(const std::string& text)
{
    const auto isPlain = [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z')
            || std::string_view(" ._-").contains(letter);
    };
    return !text.empty() && text.size() <= longestKernelName && std::ranges::all_of(text, isPlain);
}

template <typename Fields, typename Kernels>
void kernelFields(Fields& fields, Kernels& kernels)
{
    fields.text("library", kernels.library);
    fields.text("core", kernels.core);
    fields.choice("chosen_by", kernels.chosenBy, chooserNames);
    fields.textIfAny("instead_of", kernels.insteadOf);
}

/// People see the names, so they must be short and without control characters.
MatrixKernels kernelsFromJson(const json& value)
{
    const JsonReader fields(value);
    MatrixKernels kernels;
    kernelFields(fields, kernels);
    if (!isKernelName(kernels.library) || !isKernelName(kernels.core)
        || (fields.has("instead_of") && !isKernelName(kernels.insteadOf)))
        throw JsonRefusal{};
    return kernels;
}

std::optional<MatrixKernels> kernelsIn(const JsonReader& fields)
{
    if (!fields.has(kernelsKey))
        return std::nullopt;
    try {
        return kernelsFromJson(fields.at(kernelsKey));
    } catch (const JsonRefusal&) {
        refuseJson(kernelsKey, fields.at(kernelsKey), "\"library\", \"core\" and \"chosen_by\"");
    }
}

template <typename Fields, typename Origin>
void originFields(Fields& fields, Origin& origin)
{
    fields.text("name", origin.name);
    fields.text("form", origin.form);
    fields.text("hash", origin.hash);
    fields.whole("step", origin.step, mostOriginSteps);
}

/// People see the texts of the origin, so they are limited too.
RunOrigin originFromJson(const JsonReader& fields)
{
    RunOrigin origin;
    fields.part(originKey, origin, [](const JsonReader& inner, RunOrigin& read) { originFields(inner, read); });
    const auto isDigit = [](char letter) { return std::string_view("0123456789abcdef").contains(letter); };
    if (fields.at(originKey).size() != 4 || std::ranges::find(originForms, origin.form) == originForms.end()
        || origin.name.size() > longestOriginName || origin.hash.size() > 32
        || !std::ranges::all_of(origin.hash, isDigit))
        refuseJson(originKey, fields.at(originKey), "\"name\", \"form\", \"hash\" and \"step\" of a model");
    return origin;
}

template <typename Fields, typename Fork>
void forkFields(Fields& fields, Fork& fork)
{
    fields.text("name", fork.name);
    fields.whole("step", fork.step, mostOriginSteps);
    fields.whole("steps", fork.steps, mostOriginSteps);
    fields.text("without", fork.without);
}

constexpr const char* leftOutCountKey = "pairs";

ordered_json forkToJson(const RunFork& fork)
{
    JsonWriter fields;
    forkFields(fields, fork);
    fields.whole(leftOutCountKey, countOf(fork.leftOut));
    fields.text(leftOutKey, leftOutText(fork.leftOut));
    return fields.object();
}

/// The ranges of a text such as "3,17-19". None if they are not sorted and separate, or go beyond the training pairs.
std::optional<std::vector<PairRange>> rangesIn(std::string_view text, std::size_t trainingPairs)
{
    std::vector<PairRange> ranges;
    const auto* at = text.data();
    const auto* const end = at + text.size();
    const auto number = [&](std::uint32_t& value) {
        const auto read = std::from_chars(at, end, value);
        at = read.ptr;
        return read.ec == std::errc() && value < trainingPairs;
    };
    const auto takes = [&](char sign) { return at != end && *at == sign && ++at != end; };
    while (at != end) {
        PairRange range;
        if ((!ranges.empty() && !takes(',')) || !number(range.first))
            return std::nullopt;
        range.last = range.first;
        if (takes('-') && !number(range.last))
            return std::nullopt;
        if (range.last < range.first || (!ranges.empty() && range.first <= ranges.back().last))
            return std::nullopt;
        ranges.push_back(range);
    }
    return ranges;
}

RunFork forkFromJson(const JsonReader& fields, std::size_t trainingPairs)
{
    RunFork fork;
    fields.part(forkKey, fork, [&fields, trainingPairs](const JsonReader& inner, RunFork& read) {
        forkFields(inner, read);
        if (std::max(read.name.size(), read.without.size()) > longestOriginName || read.step > read.steps)
            throw JsonRefusal{.what = "has a fork with impossible names or steps"};
        if (constexpr std::size_t keys = 6; fields.at(forkKey).size() != keys)
            throw JsonRefusal{.what = "has a fork with unknown keys"};
        const auto ranges = rangesIn(inner.textAt(leftOutKey), trainingPairs);
        if (!ranges)
            refuseJson(leftOutKey, inner.at(leftOutKey), "numbers of training pairs in their order, as 3,17-19");
        read.leftOut = *ranges;
        std::uint64_t count = 0;
        inner.whole(leftOutCountKey, count);
        if (count != countOf(read.leftOut))
            refuseJson(leftOutCountKey, inner.at(leftOutCountKey), "the number of the pairs that are left out");
    });
    return fork;
}

RunConfig configFrom(const json& values)
{
    checkVersion(values);
    checkKeys(values);
    const JsonReader fields(values);
    RunConfig config;
    fields.text("preset", config.configuration.preset);
    config.configuration.task = taskOf(config.configuration.preset);
    for (const auto& row : settings()) {
        if (!values.contains(row.info.key))
            continue;
        if (auto set = row.write(config.configuration, settingText(row.info, values[row.info.key])); !set)
            throw JsonRefusal{Message("cannot be used. {}", set.error().message), JsonRefusal::Advice::Given};
    }
    fields.part("data", config.data, dataFromJson);
    if (!fields.has(rulesKey)) { // the run is older than the rules which are now the default
        config.configuration.data.rules = TextRules::First;
        config.data.settings.push_back({rulesKey, "first"});
    }
    config.dataFingerprint = hashIn(fields, "data_fingerprint");
    if (fields.has(validationFingerprintKey))
        config.validationFingerprint = hashIn(fields, validationFingerprintKey);
    fields.whole("training_pairs", config.trainingPairs);
    if (cutsWords(config.configuration.data.tokenizer))
        config.subwords = {hashIn(fields, sourceSubwordsKey), hashIn(fields, targetSubwordsKey)};
    fields.textIfAny(dictionariesKey, config.dictionaries);
    config.kernels = kernelsIn(fields);
    if (fields.has(originKey))
        config.origin = originFromJson(fields);
    if (fields.has(forkKey))
        config.fork = forkFromJson(fields, config.trainingPairs);
    return config;
}

} // namespace

ordered_json settingToJson(const SettingInfo& info, const std::string& text)
{
    switch (info.type) {
    case SettingType::Integer:
        return asNumber<std::uint64_t>(text); // a setting that is a whole number is never negative
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

ordered_json kernelsToJson(const MatrixKernels& kernels)
{
    JsonWriter fields;
    kernelFields(fields, kernels);
    return fields.object();
}

std::string leftOutText(const std::vector<PairRange>& pairs)
{
    std::string text;
    for (const auto& [first, last] : pairs) {
        text.append(text.empty() ? "" : ",").append(std::to_string(first));
        if (last > first)
            text.append("-").append(std::to_string(last));
    }
    return text;
}

std::string configToJson(const RunConfig& config)
{
    JsonWriter fields;
    fields.constant("format_version", runFormatVersion);
    fields.text("program_version", programVersion);
    fields.text("preset", config.configuration.preset);
    for (const auto& row : settings())
        fields.put(row.info.key.c_str(), settingToJson(row.info, row.read(config.configuration)));
    fields.put("data", dataToJson(config.data));
    fields.text("data_fingerprint", hexadecimal(config.dataFingerprint));
    if (config.validationFingerprint != 0)
        fields.text(validationFingerprintKey, hexadecimal(config.validationFingerprint));
    fields.whole("training_pairs", config.trainingPairs);
    if (cutsWords(config.configuration.data.tokenizer)) {
        fields.text(sourceSubwordsKey, hexadecimal(config.subwords.source));
        fields.text(targetSubwordsKey, hexadecimal(config.subwords.target));
    }
    fields.textIfAny(dictionariesKey, config.dictionaries);
    if (config.kernels)
        fields.put(kernelsKey, kernelsToJson(*config.kernels));
    if (config.origin)
        fields.part(originKey, *config.origin, [](auto& inner, const auto& origin) { originFields(inner, origin); });
    if (config.fork)
        fields.put(forkKey, forkToJson(*config.fork));
    return fields.indented();
}

Result<void> checkFormatVersion(const std::string& text, const std::filesystem::path& file)
{
    const auto isOther = readJson(text, configLimits, [](const json& values) {
        const bool told = values.is_object() && values.contains("format_version");
        return told && wholeNumberIn(values["format_version"]).value_or(runFormatVersion) != runFormatVersion;
    });
    if (!isOther.value_or(false))
        return {};
    const auto config = configFromJson(text, file);
    return config ? Result<void>() : std::unexpected(config.error());
}

Result<RunConfig> configFromJson(const std::string& text, const std::filesystem::path& file)
{
    auto config = readJson(text, configLimits, configFrom);
    if (config)
        return std::move(*config);
    const auto& refusal = config.error();
    auto error = refusal.advice == JsonRefusal::Advice::Missing
        ? damaged(file, refusal.what)
        : Error{ErrorCode::BadRun, Message("\"{}\" {}", file.string(), refusal.what), {}};
    error.detail = refusal.detail;
    return std::unexpected(error);
}

} // namespace attentoscope
