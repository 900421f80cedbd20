// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/headsline.h"

#include "engine/storage/files/jsonlimits.h"
#include "engine/types/headnames.h"
#include "engine/types/keptheads.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr JsonLimits headsLimits{3, 1'000'000}; // the report, its list, a head
constexpr std::uint64_t latestMoment = 1'000'000'000'000'000;
constexpr std::uint64_t mostPairs = 1'000'000;
constexpr double mostBits = 64.0; ///< a row's entropy is the logarithm of its columns at most

/// To be thrown inside this file only.
struct NoHeads
{
};

double rounded(double value)
{
    constexpr double decimals = 1e5;
    return std::round(value * decimals) / decimals;
}

ordered_json optional(const std::optional<double>& value)
{
    return value ? ordered_json(rounded(*value)) : ordered_json();
}

ordered_json headJson(const MeasuredHead& measured)
{
    const auto& head = measured.head;
    const auto& measures = measured.measures;
    ordered_json values = {{"kind", headKindName(head.kind)}, {"layer", head.layer}, {"head", head.head},
        {"rows", measures.rows}, {"entropy", rounded(measures.entropy)}, {"evenness", rounded(measures.evenness)},
        {"previous", optional(measures.previous)}, {"same", optional(measures.same)}, {"next", optional(measures.next)},
        {"first", optional(measures.first)}, {"last", optional(measures.last)}, {"first_is_mark", measures.firstIsMark},
        {"last_is_mark", measures.lastIsMark}};
    if (measures.errorRate)
        values["aer"] = rounded(*measures.errorRate);
    return values;
}

std::uint64_t countIn(const json& values, const char* key, std::uint64_t most)
{
    const auto& value = values.at(key);
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most)
        throw NoHeads();
    return value.get<std::uint64_t>();
}

double measureIn(const json& values, const char* key, double most)
{
    const auto value = values.at(key).get<double>();
    if (!(value >= 0.0 && value <= most))
        throw NoHeads();
    return value;
}

std::optional<double> shareIn(const json& values, const char* key)
{
    return values.at(key).is_null() ? std::nullopt : std::optional(measureIn(values, key, 1.0));
}

HeadKind kindIn(const json& values)
{
    const auto& name = values.at("kind").get_ref<const std::string&>();
    for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder})
        if (name == headKindName(kind))
            return kind;
    throw NoHeads();
}

MeasuredHead headFrom(const json& values)
{
    MeasuredHead measured;
    measured.head = {kindIn(values), static_cast<int>(countIn(values, "layer", mostKeptLayers)),
        static_cast<int>(countIn(values, "head", mostKeptHeads))};
    if (measured.head.layer == 0 || measured.head.head == 0)
        throw NoHeads();
    auto& measures = measured.measures;
    measures.rows = countIn(values, "rows", latestMoment);
    measures.entropy = measureIn(values, "entropy", mostBits);
    measures.evenness = measureIn(values, "evenness", 1.0);
    measures.previous = shareIn(values, "previous");
    measures.same = shareIn(values, "same");
    measures.next = shareIn(values, "next");
    measures.first = shareIn(values, "first");
    measures.last = shareIn(values, "last");
    measures.firstIsMark = values.at("first_is_mark").get<bool>();
    measures.lastIsMark = values.at("last_is_mark").get<bool>();
    if (measured.head.kind == HeadKind::Cross)
        for (const char* name : {"aer", "error_rate"}) // the second one is of versions until 0.2.0
            if (values.contains(name))
                measures.errorRate = shareIn(values, name);
    measured.role = roleOf(measures);
    return measured;
}

HeadReport reportFrom(const json& values)
{
    HeadReport report{.step = static_cast<std::int64_t>(countIn(values, "step", latestMoment)),
        .pairs = countIn(values, "pairs", mostPairs),
        .heads = {}};
    const auto& heads = values.at("heads");
    if (!heads.is_array())
        throw NoHeads();
    for (const auto& head : heads) {
        report.heads.push_back(headFrom(head));
        if (report.heads.size() > 1 && report.heads[report.heads.size() - 2].head >= report.heads.back().head)
            throw NoHeads();
    }
    return report;
}

} // namespace

std::string headsLine(const HeadReport& report)
{
    ordered_json values = {{"step", report.step}, {"pairs", report.pairs}, {"heads", ordered_json::array()}};
    for (const auto& head : report.heads)
        values["heads"].push_back(headJson(head));
    return values.dump() + "\n";
}

std::optional<HeadReport> parseHeadsLine(const std::string& line)
{
    if (beyondLimits(line, headsLimits))
        return std::nullopt;
    try {
        return reportFrom(json::parse(line));
    } catch (const json::exception&) {
        return std::nullopt;
    } catch (const NoHeads&) {
        return std::nullopt;
    }
}

} // namespace attentoscope
