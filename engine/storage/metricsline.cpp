// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/metricsline.h"

#include "engine/storage/files/jsonlimits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json; // which writes a number that is not finite as null

constexpr JsonLimits metricsLimits{1, 64};

/// Nothing that a run counts gets here; beyond it sums and differences of steps would overflow.
constexpr std::int64_t latestStep = 1'000'000'000'000'000;

/// More would be no name of a setting.
constexpr std::size_t longestKey = 64;

/// The same for a number that is no whole one: epochs, seconds, what is done in one.
constexpr auto mostCounted = static_cast<double>(latestStep);

/// Rates are multiplied with floats.
constexpr double highestRate = std::numeric_limits<float>::max();

/// What a person can change while a run is trained, and how far.
struct Changeable
{
    std::string_view key;
    double most = 0.0;
};
constexpr std::array changeables = {
    Changeable{"learning_rate", highestRate},
    Changeable{"teacher_forcing", 1.0},
    Changeable{"epochs", 2e9},
    Changeable{"steps", mostCounted},
};

/// To be thrown inside this file only.
struct NoMetrics
{
};

std::int64_t stepIn(const json& values, const char* key = "step")
{
    const auto& value = values.at(key);
    const bool fits = value.is_number_unsigned() && value.get<std::uint64_t>() <= latestStep;
    if (!fits)
        throw NoMetrics();
    return value.get<std::int64_t>();
}

/// What was measured. Null, and what no float holds, is no number.
double measured(const json& values, const char* key)
{
    const auto& value = values.at(key);
    const double number = value.is_null() ? std::numeric_limits<double>::quiet_NaN() : value.get<double>();
    return std::abs(number) <= std::numeric_limits<float>::max() ? number : std::numeric_limits<double>::quiet_NaN();
}

/// What was counted or set, from zero to `most`, or null.
double counted(const json& values, const char* key, double most = mostCounted)
{
    const auto& value = values.at(key);
    if (value.is_null())
        return std::numeric_limits<double>::quiet_NaN();
    const auto number = value.get<double>();
    if (!(number >= 0.0 && number <= most))
        throw NoMetrics();
    return number;
}

StepReport stepFrom(const json& values)
{
    return {.step = stepIn(values),
        .epoch = counted(values, "epoch"),
        .loss = measured(values, "loss"),
        .targetTokensPerSecond = counted(values, "target_tokens_per_second"),
        .learningRate = counted(values, "learning_rate", highestRate),
        .gradientNorm = measured(values, "gradient_norm"),
        .seconds = counted(values, "seconds")};
}

/// Models without attention have none, and older runs.
std::optional<AttentionMeasures> attentionFrom(const json& values)
{
    if (!values.contains("valid_entropy"))
        return std::nullopt;
    return AttentionMeasures{measured(values, "valid_entropy"), measured(values, "valid_fullest_column"),
        measured(values, "valid_score_distance")};
}

/// Of which saves the validated weights are the mean; nothing where they are none.
std::optional<MeanOfSaves> meanIn(const json& values)
{
    if (!values.contains("mean_of"))
        return std::nullopt;
    return MeanOfSaves{stepIn(values, "mean_of"), stepIn(values, "mean_first"), stepIn(values, "mean_last")};
}

ValidationReport validationFrom(const json& values)
{
    return {.step = stepIn(values),
        .epoch = counted(values, "epoch"),
        .seconds = counted(values, "seconds"),
        .loss = measured(values, "valid_loss"),
        .perplexity = measured(values, "valid_perplexity"),
        .bleu = measured(values, "valid_bleu"),
        .isBleuMeaningful = values.value("bleu_is_meaningful", true),
        .best = values.at("best").get<bool>(),
        .attention = attentionFrom(values),
        .mean = meanIn(values)};
}

ChangeReport changeFrom(const json& values)
{
    const auto& key = values.at("changed").get_ref<const std::string&>();
    if (key.size() > longestKey)
        throw NoMetrics();
    const auto* row = std::ranges::find(changeables, key, &Changeable::key);
    return {.step = stepIn(values),
        .epoch = counted(values, "epoch"),
        .seconds = counted(values, "seconds"),
        .key = key,
        .value = counted(values, "value", row == changeables.end() ? mostCounted : row->most)};
}

} // namespace

std::string metricsLine(const StepReport& report)
{
    const ordered_json values = {{"step", report.step}, {"epoch", report.epoch}, {"loss", report.loss},
        {"target_tokens_per_second", report.targetTokensPerSecond}, {"learning_rate", report.learningRate},
        {"gradient_norm", report.gradientNorm}, {"seconds", report.seconds}};
    return values.dump() + "\n";
}

std::string metricsLine(const ValidationReport& report)
{
    ordered_json values = {{"step", report.step}, {"epoch", report.epoch}, {"seconds", report.seconds},
        {"valid_loss", report.loss}, {"valid_perplexity", report.perplexity}, {"valid_bleu", report.bleu},
        {"best", report.best}};
    if (!report.isBleuMeaningful)
        values["bleu_is_meaningful"] = false;
    if (report.attention) {
        values["valid_entropy"] = report.attention->entropy;
        values["valid_fullest_column"] = report.attention->fullestColumn;
        values["valid_score_distance"] = report.attention->scoreDistance;
    }
    if (const auto& mean = report.mean) {
        values["mean_of"] = mean->count;
        values["mean_first"] = mean->first;
        values["mean_last"] = mean->last;
    }
    return values.dump() + "\n";
}

std::string metricsLine(const ChangeReport& report)
{
    const ordered_json values = {{"step", report.step}, {"epoch", report.epoch}, {"seconds", report.seconds},
        {"changed", report.key}, {"value", report.value}};
    return values.dump() + "\n";
}

std::optional<MetricsEntry> parseMetricsLine(const std::string& line)
{
    if (beyondLimits(line, metricsLimits))
        return std::nullopt;
    try {
        const auto values = json::parse(line);
        if (values.contains("valid_loss"))
            return validationFrom(values);
        if (values.contains("changed"))
            return changeFrom(values);
        return stepFrom(values);
    } catch (const json::exception&) {
        return std::nullopt;
    } catch (const NoMetrics&) {
        return std::nullopt;
    }
}

} // namespace attentoscope
