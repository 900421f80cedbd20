// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/records.h"

#include "engine/storage/files/encodings.h"
#include "engine/storage/files/json.h"
#include "engine/types/headnames.h"
#include "engine/types/keptheads.h"
#include "engine/types/shortestnumber.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr JsonLimits metricsLimits{1, 64};
constexpr JsonLimits headsLimits{3, 1'000'000}; // the report, its list, a head
constexpr JsonLimits snapshotLimits{
    3, 2'000'000}; // the snapshot, its matrix, a row; half of it is a sentence of 1,000 words

/// No run counts that far; beyond it sums and differences of steps would overflow.
constexpr std::uint64_t latestStep = 1'000'000'000'000'000;
/// The same for epochs, seconds, and words in a second.
constexpr auto mostCounted = static_cast<double>(latestStep);
/// Rates are multiplied with floats.
constexpr double highestRate = std::numeric_limits<float>::max();
constexpr std::size_t longestSettingKey = 64;
constexpr std::uint64_t mostMeasuredPairs = 1'000'000;
constexpr double mostBits = 64.0; ///< a row's entropy is the logarithm of its columns at most

/// Why a line is refused is told nowhere.
[[noreturn]] void refuseRecord()
{
    throw JsonRefusal{};
}

/// The record that `read` takes out of a line.
template <typename Record, typename Read>
std::optional<Record> recordFrom(const std::string& line, const JsonLimits& limits, const Read& read)
{
    auto record = readJson(line, limits, [&](const json& values) {
        JsonReader fields(values);
        return Record(read(fields));
    });
    return record ? std::optional(std::move(*record)) : std::nullopt;
}

// Steps, validations and changes: metrics.jsonl.

template <typename Fields, typename Report>
void momentFields(Fields& fields, Report& report)
{
    fields.whole("step", report.step, latestStep);
    fields.counted("epoch", report.epoch, mostCounted);
}

template <typename Fields, typename Report>
void stepFields(Fields& fields, Report& report)
{
    momentFields(fields, report);
    fields.measured("loss", report.loss);
    fields.counted("target_tokens_per_second", report.targetTokensPerSecond, mostCounted);
    fields.counted("learning_rate", report.learningRate, highestRate);
    fields.measured("gradient_norm", report.gradientNorm);
    fields.counted("seconds", report.seconds, mostCounted);
}

template <typename Fields, typename Measures>
void attentionFields(Fields& fields, Measures& attention)
{
    fields.measured("valid_entropy", attention.entropy);
    fields.measured("valid_fullest_column", attention.fullestColumn);
    fields.measured("valid_score_distance", attention.scoreDistance);
}

template <typename Fields, typename Mean>
void meanFields(Fields& fields, Mean& mean)
{
    fields.whole("mean_of", mean.count, latestStep);
    fields.whole("mean_first", mean.first, latestStep);
    fields.whole("mean_last", mean.last, latestStep);
}

/// Visits the fields of a value that a record may lack; `key` is the first of them.
template <typename Fields, typename Value, typename Visit>
void optionalFields(Fields& fields, const char* key, std::optional<Value>& value, const Visit& visit)
{
    if (fields.has(key))
        visit(fields, value.emplace());
}
template <typename Value, typename Visit>
void optionalFields(JsonWriter& fields, const char* /*key*/, const std::optional<Value>& value, const Visit& visit)
{
    if (value)
        visit(fields, *value);
}

template <typename Fields, typename Report>
void validationFields(Fields& fields, Report& report)
{
    momentFields(fields, report);
    fields.counted("seconds", report.seconds, mostCounted);
    fields.measured("valid_loss", report.loss);
    fields.measured("valid_perplexity", report.perplexity);
    fields.measured("valid_bleu", report.bleu);
    fields.flagIfFalse("bleu_is_meaningful", report.isBleuMeaningful);
    fields.flag("best", report.best);
    // Models without attention have no measures of it, and older runs have none.
    optionalFields(
        fields, "valid_entropy", report.attention, [](auto& of, auto& value) { attentionFields(of, value); });
    optionalFields(fields, "mean_of", report.mean, [](auto& of, auto& value) { meanFields(of, value); });
}

/// How far a setting can be changed while a run is trained.
double mostOf(std::string_view key)
{
    if (key == "learning_rate")
        return highestRate;
    if (key == "teacher_forcing")
        return 1.0;
    return key == "epochs" ? 2e9 : mostCounted;
}

template <typename Fields, typename Report>
void changeFields(Fields& fields, Report& report)
{
    momentFields(fields, report);
    fields.counted("seconds", report.seconds, mostCounted);
    fields.text("changed", report.key);
    fields.counted("value", report.value, mostOf(report.key));
}

// Heads of a Transformer: heads.jsonl.

double rounded(double value)
{
    constexpr double decimals = 1e5;
    return std::round(value * decimals) / decimals;
}

void measureField(JsonWriter& fields, const char* key, double value, double /*most*/)
{
    fields.put(key, rounded(value));
}

void measureField(const JsonReader& fields, const char* key, double& value, double most)
{
    fields.counted(key, value, most);
    if (std::isnan(value))
        refuseRecord();
}

/// A share that may not have been measured, which is null.
void shareField(JsonWriter& fields, const char* key, const std::optional<double>& value)
{
    fields.put(key, value ? ordered_json(rounded(*value)) : ordered_json());
}

void shareField(const JsonReader& fields, const char* key, std::optional<double>& value)
{
    value.reset();
    if (!fields.at(key).is_null())
        measureField(fields, key, value.emplace(), 1.0);
}

/// The alignment error rate, which only cross heads have, and only where gold links are known.
void errorRateField(JsonWriter& fields, const MeasuredHead& head)
{
    if (head.measures.errorRate)
        shareField(fields, "aer", head.measures.errorRate);
}

void errorRateField(const JsonReader& fields, MeasuredHead& head)
{
    if (head.head.kind != HeadKind::Cross)
        return;
    for (const char* name : {"aer", "error_rate"}) // versions until 0.2.0 wrote the second one
        if (fields.has(name))
            return shareField(fields, name, head.measures.errorRate);
}

constexpr std::array<std::string_view, 3> headKinds = {
    headKindName(HeadKind::Encoder), headKindName(HeadKind::Cross), headKindName(HeadKind::Decoder)};
static_assert(static_cast<int>(HeadKind::Encoder) == 0 && static_cast<int>(HeadKind::Cross) == 1
    && static_cast<int>(HeadKind::Decoder) == 2);

template <typename Fields, typename Head>
void headFields(Fields& fields, Head& measured)
{
    fields.choice("kind", measured.head.kind, headKinds);
    fields.whole("layer", measured.head.layer, mostKeptLayers);
    fields.whole("head", measured.head.head, mostKeptHeads);
    auto& measures = measured.measures;
    fields.whole("rows", measures.rows, latestStep);
    measureField(fields, "entropy", measures.entropy, mostBits);
    measureField(fields, "evenness", measures.evenness, 1.0);
    shareField(fields, "previous", measures.previous);
    shareField(fields, "same", measures.same);
    shareField(fields, "next", measures.next);
    shareField(fields, "first", measures.first);
    shareField(fields, "last", measures.last);
    fields.flag("first_is_mark", measures.firstIsMark);
    fields.flag("last_is_mark", measures.lastIsMark);
    errorRateField(fields, measured);
}

MeasuredHead headFrom(const json& values)
{
    MeasuredHead measured;
    JsonReader fields(values);
    headFields(fields, measured);
    if (measured.head.layer == 0 || measured.head.head == 0)
        refuseRecord();
    measured.role = roleOf(measured.measures);
    return measured;
}

void headList(JsonWriter& fields, const std::vector<MeasuredHead>& heads)
{
    auto list = ordered_json::array();
    for (const auto& head : heads) {
        JsonWriter inner;
        headFields(inner, head);
        list.push_back(inner.object());
    }
    fields.put("heads", std::move(list));
}

void headList(const JsonReader& fields, std::vector<MeasuredHead>& heads)
{
    const auto& list = fields.at("heads");
    if (!list.is_array())
        refuseJson("heads", list, "a list");
    for (const auto& head : list) {
        heads.push_back(headFrom(head));
        if (heads.size() > 1 && heads[heads.size() - 2].head >= heads.back().head)
            refuseRecord();
    }
}

template <typename Fields, typename Report>
void headReportFields(Fields& fields, Report& report)
{
    fields.whole("step", report.step, latestStep);
    fields.whole("pairs", report.pairs, mostMeasuredPairs);
    headList(fields, report.heads);
}

// Watched sentences: watched/snapshots.jsonl.

/// How a token is marked in "source_marks" and "target_marks".
constexpr unsigned unknownBit = 1, specialBit = 2, attachedBit = 4;

/// Null is written for a number that is not finite; a number that no float holds was never written.
float realFrom(const json& value)
{
    const double number = value.is_null() ? std::numeric_limits<double>::quiet_NaN() : value.get<double>();
    return std::abs(number) <= std::numeric_limits<float>::max() ? static_cast<float>(number)
                                                                 : std::numeric_limits<float>::quiet_NaN();
}

ordered_json numberList(std::span<const float> numbers)
{
    auto list = ordered_json::array();
    for (const float number : numbers)
        list.push_back(shortest(number));
    return list;
}

void numbersField(JsonWriter& fields, const char* key, const std::vector<float>& numbers)
{
    fields.put(key, numberList(numbers));
}

void numbersField(const JsonReader& fields, const char* key, std::vector<float>& numbers)
{
    for (const auto& value : fields.at(key))
        numbers.push_back(realFrom(value));
}

void realField(JsonWriter& fields, const char* key, float value)
{
    fields.put(key, shortest(value));
}

void realField(const JsonReader& fields, const char* key, float& value)
{
    value = realFrom(fields.at(key));
}

/// A text that may be missing, which is null.
void optionalText(JsonWriter& fields, const char* key, const std::optional<std::string>& text)
{
    fields.put(key, text ? ordered_json(*text) : ordered_json());
}

void optionalText(const JsonReader& fields, const char* key, std::optional<std::string>& text)
{
    if (!fields.at(key).is_null())
        text = fields.textAt(key);
}

void tokenFields(JsonWriter& fields, const char* words, const char* marks, const std::vector<Token>& tokens)
{
    auto texts = ordered_json::array();
    auto bits = ordered_json::array();
    for (const auto& token : tokens) {
        texts.push_back(token.text);
        bits.push_back((token.unknown ? unknownBit : 0U) | (token.special ? specialBit : 0U)
            | (token.attached ? attachedBit : 0U));
    }
    fields.put(words, std::move(texts));
    fields.put(marks, std::move(bits));
}

void tokenFields(const JsonReader& fields, const char* words, const char* marks, std::vector<Token>& tokens)
{
    const auto& texts = fields.at(words);
    const auto& bits = fields.at(marks);
    if (texts.size() != bits.size())
        refuseRecord();
    tokens.reserve(texts.size());
    for (std::size_t index = 0; index < texts.size(); ++index) {
        const auto mark = wholeNumberIn(bits[index], UINT32_MAX);
        if (!mark)
            refuseRecord();
        tokens.push_back({.text = texts[index].get<std::string>(),
            .unknown = (*mark & unknownBit) != 0,
            .special = (*mark & specialBit) != 0,
            .attached = (*mark & attachedBit) != 0});
    }
}

void mapField(JsonWriter& fields, const char* key, const AttentionMap& map)
{
    auto rows = ordered_json::array();
    for (std::size_t row = 0; row < map.rows && !map.isEmpty(); ++row)
        rows.push_back(numberList(std::span(*map.weights).subspan(row * map.columns, map.columns)));
    fields.put(key, std::move(rows));
}

/// All rows have the same length. If they have no weights, the map stays empty.
void mapField(const JsonReader& fields, const char* key, AttentionMap& map)
{
    const auto& rows = fields.at(key);
    const auto columns = rows.empty() ? 0 : rows.front().size();
    if (!std::ranges::all_of(rows, [&](const json& row) { return row.size() == columns; }))
        refuseRecord();
    if (columns == 0)
        return;
    std::vector<float> weights;
    weights.reserve(rows.size() * columns);
    for (const auto& row : rows)
        for (const auto& weight : row)
            weights.push_back(realFrom(weight));
    map.rows = rows.size();
    map.columns = columns;
    map.weights = std::make_shared<const std::vector<float>>(std::move(weights));
}

template <typename Fields, typename Map>
void windowFields(Fields& fields, Map& map)
{
    numbersField(fields, "centres", map.centres);
    realField(fields, "radius", map.windowRadius);
}

template <typename Fields, typename Counts>
void headCountFields(Fields& fields, Counts& counts)
{
    fields.whole("encoder_layers", counts.encoderLayers);
    fields.whole("decoder_layers", counts.decoderLayers);
    fields.whole("heads", counts.heads);
}

/// What some snapshots have: the window of local attention, the heads of a Transformer.
void snapshotParts(JsonWriter& fields, const WatchedSnapshot& snapshot)
{
    if (const auto& map = snapshot.translation.attention; !map.centres.empty())
        fields.part("window", map, [](auto& inner, const auto& of) { windowFields(inner, of); });
    if (!snapshot.heads.isEmpty())
        fields.part("heads", snapshot.heads, [](auto& inner, const auto& heads) {
            headCountFields(inner, heads.counts);
            inner.text("weights", base64(*heads.weights));
        });
}

void snapshotParts(const JsonReader& fields, WatchedSnapshot& snapshot)
{
    const auto& translation = snapshot.translation;
    if (fields.has("window"))
        fields.part("window", snapshot.translation.attention, [](auto& inner, auto& of) { windowFields(inner, of); });
    if (fields.has("heads"))
        fields.part("heads", snapshot.heads, [&](auto& inner, auto& heads) {
            headCountFields(inner, heads.counts);
            // There are as many weights as the words and the counts say.
            const auto size = keptWeights(heads.counts, translation.source.size(), translation.target.size());
            auto weights = size ? fromBase64(inner.textAt("weights"), *size) : std::nullopt;
            if (!weights)
                refuseRecord();
            heads.weights = std::make_shared<const std::vector<std::uint8_t>>(std::move(*weights));
        });
}

template <typename Fields, typename Snapshot>
void snapshotFields(Fields& fields, Snapshot& snapshot)
{
    auto& translation = snapshot.translation;
    momentFields(fields, snapshot);
    fields.text("sentence", snapshot.sentence.source);
    optionalText(fields, "reference", snapshot.sentence.target);
    fields.text("text", translation.text);
    fields.measured("score", translation.score);
    tokenFields(fields, "source", "source_marks", translation.source);
    tokenFields(fields, "target", "target_marks", translation.target);
    numbersField(fields, "probabilities", translation.probabilities);
    mapField(fields, "attention", translation.attention);
    snapshotParts(fields, snapshot);
}

/// Whether all parts have the sizes that the words give, which is all that a view of it looks at.
bool fitsItsWords(const Translation& translation)
{
    const auto words = translation.target.size();
    const auto& map = translation.attention;
    return (!map.weights || (map.rows == words && map.columns == translation.source.size()))
        && (translation.probabilities.empty() || translation.probabilities.size() == words)
        && (map.centres.empty() || map.centres.size() == map.rows);
}

WatchedSnapshot snapshotFrom(JsonReader& fields)
{
    WatchedSnapshot snapshot;
    snapshotFields(fields, snapshot);
    auto& translation = snapshot.translation;
    translation.step = snapshot.step;
    translation.forced = snapshot.sentence.target.has_value();
    if (std::isnan(snapshot.epoch) || !fitsItsWords(translation))
        refuseRecord();
    return snapshot;
}

} // namespace

bool isPlaced(const MetricsEntry& entry)
{
    return std::visit(
        [](const auto& report) { return std::isfinite(report.epoch) && std::isfinite(report.seconds); }, entry);
}

std::string recordLine(const StepReport& report)
{
    JsonWriter fields;
    stepFields(fields, report);
    return fields.line();
}

std::string recordLine(const ValidationReport& report)
{
    JsonWriter fields;
    validationFields(fields, report);
    return fields.line();
}

std::string recordLine(const ChangeReport& report)
{
    JsonWriter fields;
    changeFields(fields, report);
    return fields.line();
}

std::string recordLine(const HeadReport& report)
{
    JsonWriter fields;
    headReportFields(fields, report);
    return fields.line();
}

std::string recordLine(const WatchedSnapshot& snapshot)
{
    JsonWriter fields;
    snapshotFields(fields, snapshot);
    return fields.line();
}

template <>
std::optional<MetricsEntry> parseRecord(const std::string& line)
{
    return recordFrom<MetricsEntry>(line, metricsLimits, [](JsonReader& fields) -> MetricsEntry {
        if (fields.has("valid_loss")) {
            ValidationReport report;
            validationFields(fields, report);
            return report;
        }
        if (fields.has("changed")) {
            ChangeReport report;
            changeFields(fields, report);
            if (report.key.size() > longestSettingKey)
                refuseRecord();
            return report;
        }
        StepReport report;
        stepFields(fields, report);
        return report;
    });
}

template <>
std::optional<HeadReport> parseRecord(const std::string& line)
{
    return recordFrom<HeadReport>(line, headsLimits, [](JsonReader& fields) {
        HeadReport report;
        headReportFields(fields, report);
        return report;
    });
}

template <>
std::optional<WatchedSnapshot> parseRecord(const std::string& line)
{
    return recordFrom<WatchedSnapshot>(line, snapshotLimits, snapshotFrom);
}

} // namespace attentoscope
