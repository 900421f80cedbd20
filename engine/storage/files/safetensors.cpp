// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/safetensors.h"

#include "engine/storage/files/files.h"
#include "engine/storage/files/safetensorsheader.h"
#include "engine/types/caught.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <functional>

namespace attentoscope {

namespace {

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

/// An open file, its header, and where the data begins: at the stream's position.
struct OpenSafetensors
{
    std::ifstream stream;
    SafetensorsHeader header;
};

Result<OpenSafetensors> openSafetensors(const std::filesystem::path& path)
{
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return std::unexpected(damaged(path, "is missing"));
    if (!std::filesystem::is_regular_file(path, problem))
        return std::unexpected(damaged(path, "is not a file"));
    errno = 0;
    OpenSafetensors file{std::ifstream(path, std::ios::binary), {}};
    if (!file.stream.is_open())
        return std::unexpected(unreadable(path, errno));
    const auto size = std::filesystem::file_size(path, problem);
    if (problem)
        return std::unexpected(unreadable(path, problem.value()));

    std::array<char, lengthBytes> length{};
    if (size < lengthBytes || !file.stream.read(length.data(), length.size()))
        return std::unexpected(damaged(path, "is too short for a safetensors file; it was cut short"));
    const auto headerBytes = fromLittleEndian(length);
    if (headerBytes > longestSafetensorsHeader)
        return std::unexpected(damaged(path,
            Message("is no safetensors file of a run: its header would have {} bytes, at most {} can be right",
                headerBytes, longestSafetensorsHeader)));
    if (headerBytes > size - lengthBytes)
        return std::unexpected(damaged(path, "ends within its header; it was cut short"));
    std::string text(headerBytes, '\0');
    if (!file.stream.read(text.data(), static_cast<std::streamsize>(headerBytes)))
        return std::unexpected(damaged(path, "could not be read to its end"));
    auto header = parseSafetensorsHeader(text, size - lengthBytes - headerBytes, path);
    if (!header)
        return std::unexpected(header.error());
    file.header = std::move(*header);
    return file;
}

Result<StoredTensors> readTensors(const std::filesystem::path& path)
{
    auto file = openSafetensors(path);
    if (!file)
        return std::unexpected(file.error());
    StoredTensors content;
    content.metadata = std::move(file->header.metadata);
    for (auto& place : file->header.places) {
        StoredTensor tensor{std::move(place.name), place.type, std::move(place.shape), {}};
        tensor.bytes.resize(place.end - place.begin);
        const auto size = static_cast<std::streamsize>(tensor.bytes.size());
        if (!file->stream.read(reinterpret_cast<char*>(tensor.bytes.data()), size))
            return std::unexpected(damaged(path, "could not be read to its end"));
        content.tensors.push_back(std::move(tensor));
    }
    return content;
}

/// Runs a reader; what does not fit into memory becomes an error that names the file.
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

} // namespace

const StoredTensor* StoredTensors::find(std::string_view name) const
{
    const auto found = std::ranges::find(tensors, name, &StoredTensor::name);
    return found == tensors.end() ? nullptr : &*found;
}

Result<void> writeSafetensors(const std::string& path, const StoredTensors& content)
{
    return writeSafetensors(systemFiles(), path, content.tensors, content.metadata);
}

Result<void> writeSafetensors(FileSystem& files, const std::filesystem::path& path,
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
    return writeFile(files, path, parts);
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

} // namespace attentoscope
