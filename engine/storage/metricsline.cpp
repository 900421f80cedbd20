// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/metricsline.h"

#include "engine/storage/jsonlimits.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json; // which writes a number that is not finite as null

constexpr JsonLimits metricsLimits{1, 64};

/// Nothing that a run counts gets here; beyond it sums and differences of steps would overflow.
constexpr std::int64_t latestStep = 1'000'000'000'000'000;

/// To be thrown inside this file only.
struct NoStep
{
};

std::int64_t stepIn(const json& values)
{
    const auto& value = values.at("step");
    const bool fits = value.is_number_unsigned() && value.get<std::uint64_t>() <= latestStep;
    if (!fits)
        throw NoStep();
    return value.get<std::int64_t>();
}

double real(const json& values, const char* key)
{
    const auto& value = values.at(key);
    return value.is_null() ? std::numeric_limits<double>::quiet_NaN() : value.get<double>();
}

StepReport stepFrom(const json& values)
{
    return {.step = stepIn(values),
        .epoch = real(values, "epoch"),
        .loss = real(values, "loss"),
        .targetTokensPerSecond = real(values, "target_tokens_per_second"),
        .learningRate = real(values, "learning_rate"),
        .gradientNorm = real(values, "gradient_norm"),
        .seconds = real(values, "seconds")};
}

ValidationReport validationFrom(const json& values)
{
    return {.step = stepIn(values),
        .epoch = real(values, "epoch"),
        .seconds = real(values, "seconds"),
        .loss = real(values, "valid_loss"),
        .perplexity = real(values, "valid_perplexity"),
        .bleu = real(values, "valid_bleu"),
        .best = values.at("best").get<bool>()};
}

ChangeReport changeFrom(const json& values)
{
    return {.step = stepIn(values),
        .epoch = real(values, "epoch"),
        .seconds = real(values, "seconds"),
        .key = values.at("changed").get<std::string>(),
        .value = real(values, "value")};
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
    const ordered_json values = {{"step", report.step}, {"epoch", report.epoch}, {"seconds", report.seconds},
        {"valid_loss", report.loss}, {"valid_perplexity", report.perplexity}, {"valid_bleu", report.bleu},
        {"best", report.best}};
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
    } catch (const NoStep&) {
        return std::nullopt;
    }
}

} // namespace attentoscope
