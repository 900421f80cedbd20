// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/safetensors.h"

#include "engine/corpus/files/messages.h"
#include "engine/storage/files/files.h"
#include "engine/storage/files/json.h"
#include "engine/storage/files/sums.h"
#include "engine/types/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <functional>
#include <limits>
#include <set>

namespace attentoscope {

namespace {

struct SafetensorsHeader
{
    std::vector<TensorPlace> places; ///< in the order of their bytes, without gaps or overlaps
    std::map<std::string, std::string> metadata;
};

using nlohmann::json;

constexpr const char* metadataKey = "__metadata__";

/// Who wrote a file.
enum class HeaderWriter : std::uint8_t { Attentoscope, Others };

struct TypeName
{
    TensorType type;
    const char* name;
    std::uint64_t size;
    HeaderWriter writer = HeaderWriter::Attentoscope; ///< only other programs write such entries
};
constexpr std::array typeNames = {
    TypeName{TensorType::Float32, "F32", 4},
    TypeName{TensorType::Float64, "F64", 8},
    TypeName{TensorType::Int64, "I64", 8},
    TypeName{TensorType::UInt8, "U8", 1},
    TypeName{TensorType::Float16, "F16", 2, HeaderWriter::Others},
    TypeName{TensorType::BFloat16, "BF16", 2, HeaderWriter::Others},
    TypeName{TensorType::Int8, "I8", 1, HeaderWriter::Others},
    TypeName{TensorType::Int16, "I16", 2, HeaderWriter::Others},
    TypeName{TensorType::Int32, "I32", 4, HeaderWriter::Others},
};

const TypeName& rowOf(TensorType type)
{
    return *std::ranges::find(typeNames, type, &TypeName::type);
}

/// Stops at the first part that no header has, so that a file cannot exhaust the memory.
json parseGuarded(const std::string& text, std::size_t mostTensors)
{
    constexpr int deepest = 2; // levels: header, tensor, shape
    constexpr std::size_t longestShape = 64;
    if (hasZeroByte(text))
        throw JsonRefusal{.what = "has a zero byte in its header"};
    std::set<std::string> names, fields; // keys of the header, and of the current tensor
    std::size_t inArray = 0;
    const auto guard = [&](int depth, json::parse_event_t event, json& parsed) {
        const bool opens = event == json::parse_event_t::object_start || event == json::parse_event_t::array_start;
        if (opens && depth > deepest)
            throw JsonRefusal{.what = "has values nested too deeply in its header"};
        if (opens)
            inArray = 0;
        if (event == json::parse_event_t::object_start)
            fields.clear();
        if (event == json::parse_event_t::value && depth > deepest && ++inArray > longestShape)
            throw JsonRefusal{.what = Message("has a tensor of more than {} dimensions", longestShape)};
        else if (event == json::parse_event_t::key && depth == 1 && !names.insert(parsed.get<std::string>()).second)
            throw JsonRefusal{.what = Message("has two tensors named \"{}\"", shortened(parsed.get<std::string>()))};
        else if (event == json::parse_event_t::key && depth == 2 && !fields.insert(parsed.get<std::string>()).second)
            throw JsonRefusal{.what = Message("has \"{}\" twice for one tensor", shortened(parsed.get<std::string>()))};
        else if (names.size() > mostTensors)
            throw JsonRefusal{.what = Message("has more than {} tensors", mostTensors)};
        return true;
    };
    try {
        return json::parse(text, guard);
    } catch (const json::exception& problem) {
        throw JsonRefusal{.what = "has a header that is no valid JSON", .detail = problem.what()};
    }
}

std::uint64_t wholeNumber(const json& value, const Message& tensor)
{
    const auto number = wholeNumberIn(value);
    if (!number)
        throw JsonRefusal{
            .what = Message("{} has {} instead of a whole number from 0 on", tensor, shortened(value.dump()))};
    return *number;
}

std::vector<std::int64_t> shapeOf(const json& value, const Message& tensor)
{
    if (!value.is_array())
        throw JsonRefusal{.what = Message("{} has no shape", tensor)};
    std::vector<std::int64_t> shape;
    for (const auto& entry : value) {
        const auto size = wholeNumber(entry, tensor);
        if (size > INT64_MAX)
            throw JsonRefusal{.what = Message("{} has the impossible size {}", tensor, std::to_string(size))};
        shape.push_back(static_cast<std::int64_t>(size));
    }
    return shape;
}

std::uint64_t bytesOf(const TensorPlace& place, const Message& tensor)
{
    std::uint64_t bytes = elementSize(place.type);
    for (const auto size : place.shape)
        if (__builtin_mul_overflow(bytes, static_cast<std::uint64_t>(size), &bytes))
            throw JsonRefusal{.what = Message("{} has an impossible shape", tensor)};
    return bytes;
}

TensorType typeOf(const json& value, const Message& tensor, HeaderWriter writer)
{
    for (const auto& row : typeNames)
        if (value == row.name && (row.writer == HeaderWriter::Attentoscope || row.writer == writer))
            return row.type;
    if (writer == HeaderWriter::Others)
        throw JsonRefusal{.what = Message("{} has the type {}, which is not read", tensor, shortened(value.dump()))};
    throw JsonRefusal{
        .what = Message("{} has the type {}; only F32, F64, I64 and U8 can be read", tensor, shortened(value.dump()))};
}

TensorPlace placeOf(const std::string& name, const json& value, std::uint64_t dataBytes, HeaderWriter writer)
{
    const Message tensor("is damaged: the tensor \"{}\"", shortened(name));
    if (!value.is_object() || !value.contains("dtype") || !value.contains("data_offsets") || !value.contains("shape"))
        throw JsonRefusal{.what = Message("{} lacks its type, its shape or its place", tensor)};
    TensorPlace place{name, typeOf(value["dtype"], tensor, writer), shapeOf(value["shape"], tensor), 0, 0};
    const auto& offsets = value["data_offsets"];
    if (!offsets.is_array() || offsets.size() != 2)
        throw JsonRefusal{.what = Message("{} has no place of two numbers", tensor)};
    place.begin = wholeNumber(offsets[0], tensor);
    place.end = wholeNumber(offsets[1], tensor);
    if (place.begin > place.end)
        throw JsonRefusal{.what = Message("{} ends before it begins", tensor)};
    if (place.end > dataBytes)
        throw JsonRefusal{.what = Message("{} ends at byte {}, but only {} are there; the file was cut short", tensor,
                              place.end, dataBytes)};
    if (const auto needed = bytesOf(place, tensor); needed != place.end - place.begin)
        throw JsonRefusal{
            .what = Message("{} needs {} bytes, but its place has {}", tensor, needed, place.end - place.begin)};
    return place;
}

std::map<std::string, std::string> metadataOf(const json& value)
{
    std::map<std::string, std::string> metadata;
    if (!value.is_object())
        throw JsonRefusal{.what = "is damaged: its metadata is no object"};
    for (const auto& [key, text] : value.items()) {
        if (!text.is_string())
            throw JsonRefusal{.what = Message("is damaged: the metadata \"{}\" is no text", shortened(key))};
        metadata[key] = text.get<std::string>();
    }
    return metadata;
}

void checkThatBytesAreTiled(const std::vector<TensorPlace>& places, std::uint64_t dataBytes)
{
    std::uint64_t reached = 0;
    for (const auto& place : places) {
        if (place.begin != reached)
            throw JsonRefusal{
                .what = Message("is damaged: the tensor \"{}\" begins at byte {}, but the one before it ends at {}",
                    shortened(place.name), place.begin, reached)};
        reached = place.end;
    }
    if (reached != dataBytes)
        throw JsonRefusal{
            .what = Message("is damaged: its tensors end at byte {}, but {} are there", reached, dataBytes)};
}

SafetensorsHeader parse(const std::string& text, std::uint64_t dataBytes, HeaderWriter writer)
{
    if (!text.starts_with('{'))
        throw JsonRefusal{.what = "is no safetensors file: its header does not begin with {"};
    // The parser's time grows with the square of the number of tensors. The state of a run may have many; a model of
    // others has hundreds.
    constexpr std::size_t mostOfOthers = 5'000;
    const auto values =
        parseGuarded(text, writer == HeaderWriter::Others ? mostOfOthers : std::numeric_limits<std::size_t>::max());
    SafetensorsHeader header;
    for (const auto& [name, value] : values.items()) {
        if (name == metadataKey)
            header.metadata = metadataOf(value);
        else
            header.places.push_back(placeOf(name, value, dataBytes, writer));
    }
    const auto place = [](const TensorPlace& tensor) { return std::pair(tensor.begin, tensor.end); };
    std::ranges::stable_sort(header.places, {}, place);
    checkThatBytesAreTiled(header.places, dataBytes);
    return header;
}

/// Reads and checks a header. `dataBytes` is the number of bytes after it. `file` is for messages.
Result<SafetensorsHeader> parseSafetensorsHeader(
    const std::string& text, std::uint64_t dataBytes, const std::filesystem::path& file)
{
    try {
        return parse(text, dataBytes, HeaderWriter::Attentoscope);
    } catch (const JsonRefusal& refusal) {
        auto error = damaged(file, refusal.what);
        error.detail = refusal.detail;
        return std::unexpected(error);
    }
}

/// The header, padded with spaces so that the data begins at a multiple of eight bytes.
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

/// Each piece is first added to the sum and then written, while it is still in the processor's cache.
Result<std::string> writeSummed(Result<OutputFile> file, std::span<const Bytes> parts)
{
    constexpr std::size_t pieceBytes = 1U << 19U;
    if (!file)
        return std::unexpected(file.error());
    ContentSum sum;
    for (auto part : parts)
        while (!part.empty()) {
            const auto piece = part.first(std::min(pieceBytes, part.size()));
            sum.add(piece);
            if (auto written = file->write(piece); !written)
                return std::unexpected(written.error());
            part = part.subspan(piece.size());
        }
    if (auto synced = file->sync(); !synced)
        return std::unexpected(synced.error());
    if (auto closed = file->close(); !closed)
        return std::unexpected(closed.error());
    return sum.text();
}

constexpr std::size_t lengthBytes = 8;

std::array<std::byte, lengthBytes> littleEndian(std::uint64_t value)
{
    std::array<std::byte, lengthBytes> bytes{};
    for (auto& byte : bytes) {
        byte = static_cast<std::byte>(value & 0xFF);
        value >>= 8;
    }
    return bytes;
}

std::uint64_t fromLittleEndian(const std::array<char, lengthBytes>& bytes)
{
    std::uint64_t value = 0;
    for (std::size_t at = lengthBytes; at-- > 0;)
        value = (value << 8) | static_cast<unsigned char>(bytes[at]);
    return value;
}

/// An open file with its header. The stream is at the beginning of the data.
struct OpenSafetensors
{
    std::ifstream stream;
    SafetensorsHeader header;
    std::array<char, lengthBytes> length{};
    std::string headerText;
};

Result<OpenSafetensors> openSafetensors(const std::filesystem::path& path)
{
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return std::unexpected(damaged(path, "is missing"));
    if (!std::filesystem::is_regular_file(path, problem))
        return std::unexpected(damaged(path, "is not a file"));
    errno = 0;
    OpenSafetensors file{std::ifstream(path, std::ios::binary), {}, {}, {}};
    if (!file.stream.is_open())
        return std::unexpected(unreadable(path, errno));
    const auto size = std::filesystem::file_size(path, problem);
    if (problem)
        return std::unexpected(unreadable(path, problem.value()));

    if (size < lengthBytes || !file.stream.read(file.length.data(), file.length.size()))
        return std::unexpected(damaged(path, "is too short for a safetensors file; it was cut short"));
    const auto headerBytes = fromLittleEndian(file.length);
    if (headerBytes > longestSafetensorsHeader)
        return std::unexpected(damaged(path,
            Message("is no safetensors file of a run: its header would have {} bytes, at most {} can be right",
                headerBytes, longestSafetensorsHeader)));
    if (headerBytes > size - lengthBytes)
        return std::unexpected(damaged(path, "ends within its header; it was cut short"));
    file.headerText.resize(headerBytes);
    if (!file.stream.read(file.headerText.data(), static_cast<std::streamsize>(headerBytes)))
        return std::unexpected(damaged(path, "could not be read to its end"));
    auto header = parseSafetensorsHeader(file.headerText, size - lengthBytes - headerBytes, path);
    if (!header)
        return std::unexpected(header.error());
    file.header = std::move(*header);
    return file;
}

/// Each piece is added to the sum right after reading, while it is still in the processor's cache.
bool readSummed(std::ifstream& stream, std::span<std::byte> room, ContentSum& sum)
{
    constexpr std::size_t pieceBytes = 1U << 18U;
    while (!room.empty()) {
        const auto piece = room.first(std::min(pieceBytes, room.size()));
        if (!stream.read(reinterpret_cast<char*>(piece.data()), static_cast<std::streamsize>(piece.size())))
            return false;
        sum.add(piece);
        room = room.subspan(piece.size());
    }
    return true;
}

Result<StoredTensors> readTensors(const std::filesystem::path& path)
{
    auto file = openSafetensors(path);
    if (!file)
        return std::unexpected(file.error());
    StoredTensors content;
    content.metadata = std::move(file->header.metadata);
    ContentSum sum;
    sum.add(std::string_view(file->length.data(), file->length.size()));
    sum.add(file->headerText);
    for (auto& place : file->header.places) {
        StoredTensor tensor{std::move(place.name), place.type, std::move(place.shape), {}};
        tensor.bytes.resize(place.end - place.begin);
        if (!readSummed(file->stream, tensor.bytes, sum))
            return std::unexpected(damaged(path, "could not be read to its end"));
        content.tensors.push_back(std::move(tensor));
    }
    content.sum = sum.text();
    return content;
}

/// Runs a reader. If memory runs out, returns an error that names the file.
template <typename Reader>
auto readGuarded(const std::string& path, Reader read)
{
    const auto meaning = [&path](const std::exception& exception) {
        auto error = meaningOf(exception);
        if (error.code == ErrorCode::OutOfMemory)
            error.message = Message("\"{}\" does not fit into the memory. Close other programs.", path);
        return error;
    };
    return caught([&] { return read(path); }, meaning);
}

bool isComplete(const StoredTensor& tensor)
{
    std::uint64_t bytes = elementSize(tensor.type);
    for (const auto size : tensor.shape)
        bytes *= static_cast<std::uint64_t>(size);
    return bytes == tensor.bytes.size();
}

/// If all bits of an exponent are set, the number is infinite or NaN. The loop has no branch, so it is fast.
template <typename Bits>
bool allFinite(std::span<const std::byte> bytes, Bits exponent)
{
    bool isFinite = true;
    for (std::size_t at = 0; at + sizeof(Bits) <= bytes.size(); at += sizeof(Bits)) {
        Bits bits = 0;
        std::memcpy(&bits, bytes.data() + at, sizeof bits);
        isFinite &= (bits & exponent) != exponent;
    }
    return isFinite;
}

bool isFinite(const StoredTensor& tensor)
{
    if (tensor.type == TensorType::Float32)
        return allFinite<std::uint32_t>(tensor.bytes, 0x7F800000U);
    return tensor.type != TensorType::Float64 || allFinite<std::uint64_t>(tensor.bytes, 0x7FF0000000000000U);
}

} // namespace

std::uint64_t elementSize(TensorType type)
{
    return rowOf(type).size;
}

const char* nameOf(TensorType type)
{
    return rowOf(type).name;
}

std::expected<std::vector<TensorPlace>, Message> tensorPlaces(const std::string& header, std::uint64_t dataBytes)
{
    try {
        return parse(header, dataBytes, HeaderWriter::Others).places;
    } catch (const JsonRefusal& refusal) {
        return std::unexpected(refusal.what);
    }
}

const StoredTensor* StoredTensors::find(std::string_view name) const
{
    const auto found = std::ranges::find(tensors, name, &StoredTensor::name);
    return found == tensors.end() ? nullptr : &*found;
}

Result<void> writeSafetensors(const std::string& path, const StoredTensors& content)
{
    auto written = writeSafetensors(systemFiles(), path, content.tensors, content.metadata);
    return written ? Result<void>() : std::unexpected(written.error());
}

Result<std::string> writeSafetensors(FileSystem& files, const std::filesystem::path& path,
    std::span<const StoredTensor> tensors, const std::map<std::string, std::string>& metadata)
{
    std::vector<const StoredTensor*> order;
    for (const auto& tensor : tensors)
        order.push_back(&tensor);
    const auto width = [](const StoredTensor* tensor) { return elementSize(tensor->type); };
    std::ranges::stable_sort(order, std::ranges::greater(), width);

    SafetensorsHeader header{{}, metadata};
    std::uint64_t reached = 0;
    for (const auto* tensor : order) {
        if (!isComplete(*tensor))
            return failure(
                ErrorCode::Internal, Message("The tensor \"{}\" does not have the bytes of its shape.", tensor->name));
        const auto end = reached + tensor->bytes.size();
        header.places.push_back({tensor->name, tensor->type, tensor->shape, reached, end});
        reached = end;
    }
    const auto text = safetensorsHeaderText(header);
    if (!text)
        return std::unexpected(text.error());
    const auto length = littleEndian(text->size());
    std::vector<Bytes> parts = {length, std::as_bytes(std::span(*text))};
    for (const auto* tensor : order)
        parts.emplace_back(tensor->bytes);
    return writeSummed(OutputFile::create(files, path), parts);
}

Result<StoredTensors> readSafetensors(const std::string& path)
{
    return readGuarded(path, [](const std::string& file) { return readTensors(file); });
}

Result<std::map<std::string, std::string>> readSafetensorsMetadata(const std::string& path)
{
    return readGuarded(path, [](const std::string& file) -> Result<std::map<std::string, std::string>> {
        auto opened = openSafetensors(file);
        if (!opened)
            return std::unexpected(opened.error());
        return std::move(opened->header.metadata);
    });
}

Result<SafetensorsSize> readSafetensorsSize(const std::string& path)
{
    return readGuarded(path, [](const std::string& file) -> Result<SafetensorsSize> {
        const auto opened = openSafetensors(file);
        if (!opened)
            return std::unexpected(opened.error());
        SafetensorsSize size;
        for (const auto& place : opened->header.places) {
            size.bytes += place.end - place.begin;
            size.numbers += (place.end - place.begin) / elementSize(place.type);
        }
        return size;
    });
}

Result<void> checkFinite(const StoredTensors& weights, const std::filesystem::path& file)
{
    const auto broken = std::ranges::find_if_not(weights.tensors, isFinite);
    if (broken == weights.tensors.end())
        return {};
    return std::unexpected(damaged(file,
        Message(
            "holds weights in the tensor \"{}\" that are infinite or not a number (NaN)", shortened(broken->name))));
}

} // namespace attentoscope
