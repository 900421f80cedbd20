// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/records.h"

#include "engine/storage/files/encodings.h"
#include "engine/storage/files/json.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/translationjson.h"
#include "engine/types/headfields.h"
#include "engine/types/headmeasures.h"
#include "engine/types/keptheads.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr JsonLimits metricsLimits{1, 64};
constexpr JsonLimits headsLimits{3, 1'000'000}; // levels: the report, its list, and a head
constexpr JsonLimits snapshotLimits{
    // Levels: the snapshot, its matrix, and a row. Half of the values are enough for a sentence of 1,000 words.
    3, 2'000'000};

/// Far beyond the steps of any run. With larger numbers, sums and differences of steps would overflow.
constexpr std::uint64_t latestStep = 1'000'000'000'000'000;
/// the same limit for epochs, seconds, and words per second
constexpr auto mostCounted = static_cast<double>(latestStep);
/// The largest rate, because rates are multiplied with floats.
constexpr double highestRate = std::numeric_limits<float>::max();
constexpr std::size_t longestSettingKey = 64;
constexpr std::uint64_t mostMeasuredPairs = 1'000'000;

/// Nobody sees the reason for refusing a line.
[[noreturn]] void refuseRecord()
{
    throw JsonRefusal{};
}

/// The record that `read` finds in a line.
template <typename Record, typename Read>
std::optional<Record> recordFrom(const std::string& line, const JsonLimits& limits, const Read& read)
{
    if (ownSumOf(line) == OwnSum::Wrong)
        return std::nullopt;
    auto record = readJson(line, limits, [&](const json& values) {
        JsonReader fields(values);
        return Record(read(fields));
    });
    return record ? std::optional(std::move(*record)) : std::nullopt;
}

template <typename Visit>
JsonWriter writtenBy(const Visit& visit)
{
    JsonWriter fields;
    visit(fields);
    return fields;
}

// Steps, validations and changes: metrics.jsonl.

template <typename Fields, typename Report>
void momentFields(Fields& fields, Report& report)
{
    fields.whole("step", report.step, latestStep);
    fields.counted("epoch", report.epoch, mostCounted);
}

/// Visits the fields of a value that a record may lack. `key` is the first of these fields.
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
void stepFields(Fields& fields, Report& report)
{
    momentFields(fields, report);
    fields.measured("loss", report.loss);
    fields.counted("target_tokens_per_second", report.targetTokensPerSecond, mostCounted);
    fields.counted("learning_rate", report.learningRate, highestRate);
    fields.measured("gradient_norm", report.gradientNorm);
    fields.counted("seconds", report.seconds, mostCounted);
    optionalFields(fields, "alignment_loss", report.alignmentLoss,
        [](auto& of, auto& value) { of.measured("alignment_loss", value); });
}

template <typename Fields, typename Measures>
void attentionFields(Fields& fields, Measures& attention, const std::string& before)
{
    fields.measured((before + "entropy").c_str(), attention.entropy);
    fields.measured((before + "fullest_column").c_str(), attention.fullestColumn);
    fields.measured((before + "score_distance").c_str(), attention.scoreDistance);
}

template <typename Fields, typename Also>
void alsoFields(Fields& fields, Also& also)
{
    fields.measured("also_valid_loss", also.loss);
    fields.measured("also_valid_bleu", also.bleu);
}

template <typename Fields, typename Mean>
void meanFields(Fields& fields, Mean& mean)
{
    fields.whole("mean_of", mean.count, latestStep);
    fields.whole("mean_first", mean.first, latestStep);
    fields.whole("mean_last", mean.last, latestStep);
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
    fields.flagIfTrue("by_person", report.isByPerson);
    // Models without attention have none of these measures; nor have older runs.
    optionalFields(
        fields, "valid_entropy", report.attention, [](auto& of, auto& value) { attentionFields(of, value, "valid_"); });
    optionalFields(fields, "also_valid_loss", report.also, [](auto& of, auto& value) { alsoFields(of, value); });
    optionalFields(fields, "mean_of", report.mean, [](auto& of, auto& value) { meanFields(of, value); });
}

/// The largest value to which a setting can be changed during training.
double mostOf(std::string_view key)
{
    if (key == "learning_rate")
        return highestRate;
    if (key == "teacher_forcing")
        return 1.0;
    if (key == "alignment_weight")
        return largestAlignmentWeight;
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

/// Only cross heads with known gold links have an alignment error rate. Other shares are null if they were not
/// measured.
bool isLeftOut(const HeadField& field, const std::optional<double>& value)
{
    return field.share == &HeadMeasures::errorRate && !value;
}

void measureFields(JsonWriter& fields, const MeasuredHead& head)
{
    for (const auto& field : headFields)
        if (const auto value = field.of(head.measures); !isLeftOut(field, value))
            fields.put(field.name, value ? ordered_json(rounded(*value)) : ordered_json());
}

/// Returns null if the share was not measured.
std::optional<double> measureFrom(const JsonReader& fields, const char* name, const HeadField& field)
{
    if (field.share && fields.at(name).is_null())
        return std::nullopt;
    double value = 0.0;
    fields.counted(name, value, field.most);
    if (std::isnan(value))
        refuseRecord();
    return value;
}

void measureFields(const JsonReader& fields, MeasuredHead& head)
{
    for (const auto& field : headFields) {
        const char* name = field.name;
        if (field.share == &HeadMeasures::errorRate) {
            if (!fields.has(name))
                name = "error_rate"; // the name in versions until 0.2.0
            if (head.head.kind != HeadKind::Cross || !fields.has(name))
                continue;
        }
        const auto value = measureFrom(fields, name, field);
        if (field.number)
            head.measures.*field.number = *value;
        else
            head.measures.*field.share = value;
    }
}

constexpr std::array<std::string_view, 3> headKinds = {
    headKindName(HeadKind::Encoder), headKindName(HeadKind::Cross), headKindName(HeadKind::Decoder)};
static_assert(static_cast<int>(HeadKind::Encoder) == 0 && static_cast<int>(HeadKind::Cross) == 1
    && static_cast<int>(HeadKind::Decoder) == 2);

template <typename Fields, typename Head>
void measuredHeadFields(Fields& fields, Head& measured)
{
    fields.choice("kind", measured.head.kind, headKinds);
    fields.whole("layer", measured.head.layer, mostKeptLayers);
    fields.whole("head", measured.head.head, mostKeptHeads);
    fields.whole("rows", measured.measures.rows, latestStep);
    measureFields(fields, measured);
    fields.flag("first_is_mark", measured.measures.firstIsMark);
    fields.flag("last_is_mark", measured.measures.lastIsMark);
}

MeasuredHead headFrom(const json& values)
{
    MeasuredHead measured;
    JsonReader fields(values);
    measuredHeadFields(fields, measured);
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
        measuredHeadFields(inner, head);
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

constexpr std::array<std::string_view, 2> linksKinds = {
    linksKindName(LinksKind::Gold), linksKindName(LinksKind::Statistical)};

template <typename Fields, typename Reading>
void readingFields(Fields& fields, Reading& chosen)
{
    fields.whole("layer", chosen.reading.layer, mostKeptLayers);
    fields.whole("head", chosen.reading.head, mostKeptHeads);
    fields.choice("end_marks", chosen.reading.endMarks, endMarksNames);
    fields.whole("rows_later", chosen.reading.rowsLater, 1);
    fields.counted("aer", chosen.errorRate, 1.0);
    fields.counted("aer_last_layer", chosen.lastLayerRate, 1.0);
    fields.whole("choosing", chosen.choosing, mostMeasuredPairs);
    fields.whole("sentences", chosen.sentences, mostMeasuredPairs);
}

bool hasErrorRate(const HeadReport& report)
{
    return std::ranges::any_of(
        report.heads, [](const MeasuredHead& head) { return head.measures.errorRate.has_value(); });
}

/// The kind of links to which the error rates refer, and the reading that was chosen by these rates. Versions until
/// 0.2.0 knew only gold links.
void linkFields(JsonWriter& fields, const HeadReport& report)
{
    if (hasErrorRate(report))
        fields.choice("links", report.links, linksKinds);
    if (report.reading)
        fields.part("reading", *report.reading, [](auto& inner, const auto& chosen) { readingFields(inner, chosen); });
}

void linkFields(const JsonReader& fields, HeadReport& report)
{
    if (fields.has("links"))
        fields.choice("links", report.links, linksKinds);
    if (!fields.has("reading"))
        return;
    auto& chosen = report.reading.emplace();
    fields.part("reading", chosen, [](auto& inner, auto& read) { readingFields(inner, read); });
    if (std::isnan(chosen.errorRate + chosen.lastLayerRate) || (chosen.reading.layer == 0 && chosen.reading.head > 0))
        refuseRecord();
}

template <typename Fields, typename Report>
void headReportFields(Fields& fields, Report& report)
{
    fields.whole("step", report.step, latestStep);
    fields.whole("pairs", report.pairs, mostMeasuredPairs);
    linkFields(fields, report);
    headList(fields, report.heads);
}

// Watched sentences: watched/snapshots.jsonl.

/// A text that may be missing, which is written as null.
void optionalText(JsonWriter& fields, const char* key, const std::optional<std::string>& text)
{
    fields.put(key, text ? ordered_json(*text) : ordered_json());
}

void optionalText(const JsonReader& fields, const char* key, std::optional<std::string>& text)
{
    if (!fields.at(key).is_null())
        text = fields.textAt(key);
}

template <typename Fields, typename Counts>
void headCountFields(Fields& fields, Counts& counts)
{
    fields.whole("encoder_layers", counts.encoderLayers);
    fields.whole("decoder_layers", counts.decoderLayers);
    fields.whole("heads", counts.heads);
}

/// The heads of a Transformer.
void keptHeads(JsonWriter& fields, const WatchedSnapshot& snapshot)
{
    if (!snapshot.heads.isEmpty())
        fields.part("heads", snapshot.heads, [](auto& inner, const auto& heads) {
            headCountFields(inner, heads.counts);
            inner.text("weights", base64(*heads.weights));
        });
}

void keptHeads(const JsonReader& fields, WatchedSnapshot& snapshot)
{
    const auto& translation = snapshot.translation;
    if (fields.has("heads"))
        fields.part("heads", snapshot.heads, [&](auto& inner, auto& heads) {
            headCountFields(inner, heads.counts);
            // The words and the counts determine the number of weights.
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
    momentFields(fields, snapshot);
    fields.text("sentence", snapshot.sentence.source);
    optionalText(fields, "reference", snapshot.sentence.target);
    translationFields(fields, snapshot.translation);
    keptHeads(fields, snapshot);
}

WatchedSnapshot snapshotFrom(JsonReader& fields)
{
    WatchedSnapshot snapshot;
    snapshotFields(fields, snapshot);
    auto& translation = snapshot.translation;
    translation.step = snapshot.step;
    translation.forced = snapshot.sentence.target.has_value();
    if (std::isnan(snapshot.epoch))
        refuseRecord();
    return snapshot;
}

} // namespace

bool isPlaced(const MetricsEntry& entry)
{
    return std::visit(
        [](const auto& report) { return std::isfinite(report.epoch) && std::isfinite(report.seconds); }, entry);
}

ordered_json recordToJson(const StepReport& report)
{
    return writtenBy([&](auto& fields) { stepFields(fields, report); }).object();
}

ordered_json recordToJson(const ValidationReport& report)
{
    return writtenBy([&](auto& fields) { validationFields(fields, report); }).object();
}

ordered_json recordToJson(const ChangeReport& report)
{
    return writtenBy([&](auto& fields) { changeFields(fields, report); }).object();
}

ordered_json measuresToJson(const AttentionMeasures& attention)
{
    return writtenBy([&](auto& fields) { attentionFields(fields, attention, {}); }).object();
}

std::string recordLine(const StepReport& report)
{
    return withOwnSum(writtenBy([&](auto& fields) { stepFields(fields, report); }).line());
}

std::string recordLine(const ValidationReport& report)
{
    return withOwnSum(writtenBy([&](auto& fields) { validationFields(fields, report); }).line());
}

std::string recordLine(const ChangeReport& report)
{
    return withOwnSum(writtenBy([&](auto& fields) { changeFields(fields, report); }).line());
}

std::string recordLine(const HeadReport& report)
{
    return withOwnSum(writtenBy([&](auto& fields) { headReportFields(fields, report); }).line());
}

std::string recordLine(const WatchedSnapshot& snapshot)
{
    return withOwnSum(writtenBy([&](auto& fields) { snapshotFields(fields, snapshot); }).line());
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
