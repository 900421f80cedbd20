// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/safetensorsheader.h"

#include "engine/corpus/files/messages.h"
#include "engine/storage/files/files.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>

namespace attentoscope {

namespace {

using nlohmann::json;

constexpr const char* metadataKey = "__metadata__";

struct TypeName
{
    TensorType type;
    const char* name;
    std::uint64_t size;
};
constexpr std::array typeNames = {
    TypeName{TensorType::Float32, "F32", 4},
    TypeName{TensorType::Float64, "F64", 8},
    TypeName{TensorType::Int64, "I64", 8},
    TypeName{TensorType::UInt8, "U8", 1},
};

const TypeName& rowOf(TensorType type)
{
    return *std::ranges::find(typeNames, type, &TypeName::type);
}

/// What is wrong with a header, to be thrown inside this file only.
struct HeaderRefusal
{
    Message what;
    std::string detail;
};

/// Stops reading at what no header holds, before a file made to use up the memory has done so.
json parseGuarded(const std::string& text)
{
    constexpr int deepest = 2; // header, tensor, shape
    constexpr std::size_t longestShape = 64;
    std::set<std::string> names;
    std::size_t inArray = 0;
    const auto guard = [&](int depth, json::parse_event_t event, json& parsed) {
        const bool opens = event == json::parse_event_t::object_start || event == json::parse_event_t::array_start;
        if (opens && depth > deepest)
            throw HeaderRefusal{"has values nested too deeply in its header"};
        if (opens)
            inArray = 0;
        else if (event == json::parse_event_t::value && depth > deepest && ++inArray > longestShape)
            throw HeaderRefusal{Message("has a tensor of more than {} dimensions", longestShape)};
        else if (event == json::parse_event_t::key && depth == 1 && !names.insert(parsed.get<std::string>()).second)
            throw HeaderRefusal{Message("has two tensors named \"{}\"", shortened(parsed.get<std::string>()))};
        return true;
    };
    try {
        return json::parse(text, guard);
    } catch (const json::exception& problem) {
        throw HeaderRefusal{"has a header that is no valid JSON", problem.what()};
    }
}

std::uint64_t wholeNumber(const json& value, const Message& tensor)
{
    if (!value.is_number_unsigned())
        throw HeaderRefusal{
            Message("{} has {} where a whole number from 0 on must stand", tensor, shortened(value.dump()))};
    return value.get<std::uint64_t>();
}

std::vector<std::int64_t> shapeOf(const json& value, const Message& tensor)
{
    if (!value.is_array())
        throw HeaderRefusal{Message("{} has no shape", tensor)};
    std::vector<std::int64_t> shape;
    for (const auto& entry : value) {
        const auto size = wholeNumber(entry, tensor);
        if (size > INT64_MAX)
            throw HeaderRefusal{Message("{} has the impossible size {}", tensor, std::to_string(size))};
        shape.push_back(static_cast<std::int64_t>(size));
    }
    return shape;
}

std::uint64_t bytesOf(const TensorPlace& place, const Message& tensor)
{
    std::uint64_t bytes = elementSize(place.type);
    for (const auto size : place.shape)
        if (__builtin_mul_overflow(bytes, static_cast<std::uint64_t>(size), &bytes))
            throw HeaderRefusal{Message("{} has an impossible shape", tensor)};
    return bytes;
}

TensorType typeOf(const json& value, const Message& tensor)
{
    for (const auto& row : typeNames)
        if (value == row.name)
            return row.type;
    throw HeaderRefusal{
        Message("{} has the type {}; only F32, F64, I64 and U8 can be read", tensor, shortened(value.dump()))};
}

TensorPlace placeOf(const std::string& name, const json& value, std::uint64_t dataBytes)
{
    const Message tensor("is damaged: the tensor \"{}\"", shortened(name));
    if (!value.is_object() || !value.contains("dtype") || !value.contains("data_offsets") || !value.contains("shape"))
        throw HeaderRefusal{Message("{} lacks its type, its shape or its place", tensor)};
    TensorPlace place{name, typeOf(value["dtype"], tensor), shapeOf(value["shape"], tensor), 0, 0};
    const auto& offsets = value["data_offsets"];
    if (!offsets.is_array() || offsets.size() != 2)
        throw HeaderRefusal{Message("{} has no place of two numbers", tensor)};
    place.begin = wholeNumber(offsets[0], tensor);
    place.end = wholeNumber(offsets[1], tensor);
    if (place.begin > place.end)
        throw HeaderRefusal{Message("{} ends before it begins", tensor)};
    if (place.end > dataBytes)
        throw HeaderRefusal{
            Message("{} ends at byte {}, but only {} are there; the file was cut short", tensor, place.end, dataBytes)};
    if (const auto needed = bytesOf(place, tensor); needed != place.end - place.begin)
        throw HeaderRefusal{
            Message("{} needs {} bytes, but its place has {}", tensor, needed, place.end - place.begin)};
    return place;
}

std::map<std::string, std::string> metadataOf(const json& value)
{
    std::map<std::string, std::string> metadata;
    if (!value.is_object())
        throw HeaderRefusal{"is damaged: its metadata is no object"};
    for (const auto& [key, text] : value.items()) {
        if (!text.is_string())
            throw HeaderRefusal{Message("is damaged: the metadata \"{}\" is no text", shortened(key))};
        metadata[key] = text.get<std::string>();
    }
    return metadata;
}

void checkThatBytesAreTiled(const std::vector<TensorPlace>& places, std::uint64_t dataBytes)
{
    std::uint64_t reached = 0;
    for (const auto& place : places) {
        if (place.begin != reached)
            throw HeaderRefusal{
                Message("is damaged: the tensor \"{}\" begins at byte {}, but the one before it ends at {}",
                    shortened(place.name), place.begin, reached)};
        reached = place.end;
    }
    if (reached != dataBytes)
        throw HeaderRefusal{Message("is damaged: its tensors end at byte {}, but {} are there", reached, dataBytes)};
}

SafetensorsHeader parse(const std::string& text, std::uint64_t dataBytes)
{
    if (!text.starts_with('{'))
        throw HeaderRefusal{"is no safetensors file: its header does not begin with {"};
    const auto values = parseGuarded(text);
    SafetensorsHeader header;
    for (const auto& [name, value] : values.items()) {
        if (name == metadataKey)
            header.metadata = metadataOf(value);
        else
            header.places.push_back(placeOf(name, value, dataBytes));
    }
    const auto place = [](const TensorPlace& tensor) { return std::pair(tensor.begin, tensor.end); };
    std::ranges::stable_sort(header.places, {}, place);
    checkThatBytesAreTiled(header.places, dataBytes);
    return header;
}

} // namespace

std::uint64_t elementSize(TensorType type)
{
    return rowOf(type).size;
}

Result<SafetensorsHeader> parseSafetensorsHeader(
    const std::string& text, std::uint64_t dataBytes, const std::filesystem::path& file)
{
    try {
        return parse(text, dataBytes);
    } catch (const HeaderRefusal& refusal) {
        auto error = damaged(file, refusal.what);
        error.detail = refusal.detail;
        return std::unexpected(error);
    }
}

Result<std::string> safetensorsHeaderText(const SafetensorsHeader& header)
{
    nlohmann::ordered_json values = nlohmann::ordered_json::object();
    if (!header.metadata.empty())
        values[metadataKey] = header.metadata;
    for (const auto& place : header.places) {
        if (place.name == metadataKey || values.contains(place.name))
            return failure(ErrorCode::Internal, Message("Two tensors are named \"{}\".", place.name));
        values[place.name] = {
            {"dtype", rowOf(place.type).name}, {"shape", place.shape}, {"data_offsets", {place.begin, place.end}}};
    }
    try {
        auto text = values.dump();
        text.append((8 - text.size() % 8) % 8, ' ');
        return text;
    } catch (const json::exception& problem) {
        return failure(ErrorCode::Internal, "A tensor's name or metadata is no UTF-8 text.", problem.what());
    }
}

} // namespace attentoscope
