// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/storage/files/safetensors.h"

namespace attentoscope::tests {

namespace {

std::string withHeader(std::string_view header, std::string_view data, std::uint64_t length)
{
    std::string bytes;
    for (int byte = 0; byte < 8; ++byte)
        bytes += static_cast<char>((length >> (8 * byte)) & 0xFF);
    return bytes.append(header).append(data);
}

BadInput fileOf(const char* id, const char* what, const std::string& bytes)
{
    return {id, what, [bytes](const std::filesystem::path& folder) {
                put(folder / "model.safetensors", bytes);
                return errorOf(readSafetensors((folder / "model.safetensors").string()));
            }};
}

BadInput headerOf(const char* id, const char* what, std::string_view header, std::string_view data = {})
{
    return fileOf(id, what, withHeader(header, data, header.size()));
}

BadInput tensorOf(const char* id, const char* what, const std::string& about, std::string_view data = "1234")
{
    return headerOf(id, what, "{\"x\":{" + about + "}}", data);
}

} // namespace

std::vector<BadInput> safetensorsCases()
{
    const std::string manySizes = [] {
        std::string text = R"("shape":[)";
        for (int size = 0; size < 65; ++size)
            text += "1,";
        return text + "1]";
    }();
    return {
        {"safetensors/missing", "no such file",
            [](const std::filesystem::path& folder) {
                return errorOf(readSafetensors((folder / "model.safetensors").string()));
            }},
        {"safetensors/folder", "a folder in its place",
            [](const std::filesystem::path& folder) {
                std::filesystem::create_directories(folder / "model.safetensors");
                return errorOf(readSafetensors((folder / "model.safetensors").string()));
            }},
        fileOf("safetensors/short", "seven bytes", "1234567"),
        fileOf("safetensors/cut", "a header of which half is there", withHeader("{}", "", 4)),
        fileOf("safetensors/long-header", "a header of 2⁶³ bytes", withHeader("{}", "", std::uint64_t(1) << 63)),
        headerOf("safetensors/no-object", "a list for a header", "[1]"),
        headerOf("safetensors/no-json", "a header that breaks off", "{\"x\":"),
        headerOf("safetensors/no-utf8", "a name that is not UTF-8", "{\"\xFF\":1}"),
        headerOf("safetensors/nested", "lists in lists, to use up the stack", R"({"x":{"shape":[[[1]]]}})"),
        headerOf("safetensors/twice", "two tensors of one name", R"({"x":{},"x":{}})"),
        tensorOf("safetensors/field-twice", "a tensor with two types",
            R"("dtype":"F32","shape":[1],"dtype":"F32","data_offsets":[0,4])"),
        headerOf(
            "safetensors/zero-byte", "a header that goes on behind a zero byte", std::string_view("{}\0 rubbish", 11)),
        tensorOf("safetensors/dimensions", "a tensor of 66 dimensions", manySizes),
        tensorOf("safetensors/no-type", "a tensor without a type", R"("shape":[1],"data_offsets":[0,4])"),
        tensorOf("safetensors/type", "a type that no run has", R"("dtype":"BF16","shape":[2],"data_offsets":[0,4])"),
        tensorOf("safetensors/negative", "a size below zero", R"("dtype":"F32","shape":[-1],"data_offsets":[0,4])"),
        tensorOf("safetensors/overflow", "sizes whose product overflows",
            R"("dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,0])", ""),
        tensorOf("safetensors/beyond", "a tensor that ends behind the file",
            R"("dtype":"F32","shape":[1000000],"data_offsets":[0,4000000])"),
        tensorOf("safetensors/backwards", "a tensor that ends before it begins",
            R"("dtype":"F32","shape":[1],"data_offsets":[4,0])"),
        tensorOf("safetensors/shape", "a shape of more numbers than are there",
            R"("dtype":"F32","shape":[2],"data_offsets":[0,4])"),
        tensorOf("safetensors/gap", "bytes that belong to no tensor",
            R"("dtype":"F32","shape":[1],"data_offsets":[1,5])", "12345"),
        tensorOf("safetensors/left-over", "bytes behind the last tensor",
            R"("dtype":"F32","shape":[1],"data_offsets":[0,4])", "12345"),
        headerOf("safetensors/overlap", "two tensors over the same bytes",
            R"({"x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"y":{"dtype":"F32","shape":[1],"data_offsets":[2,6]}})",
            "123456"),
        headerOf("safetensors/metadata", "metadata that is no text", R"({"__metadata__":{"format":1}})"),
    };
}

} // namespace attentoscope::tests
