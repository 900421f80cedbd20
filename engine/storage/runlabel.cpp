// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runlabel.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/storage/files/files.h"
#include "engine/storage/files/json.h"

#include <algorithm>
#include <cerrno>
#include <optional>

namespace attentoscope {

namespace {

constexpr int labelVersion = 1;
constexpr std::uint64_t longestLabelFile = 1 << 16;
constexpr JsonLimits labelLimits{1, 16};

template <typename Fields, typename Label>
void labelFields(Fields& fields, Label& label)
{
    fields.constant("version", labelVersion);
    fields.textIfAny("name", label.name);
    fields.textIfAny("note", label.note);
}

enum class Lines : std::uint8_t { One, Many };

/// What is wrong with the text, if anything.
std::optional<Message> faultOf(const std::string& text, std::size_t longest, Lines lines)
{
    if (text.size() > longest)
        return Message("is too long");
    if (firstInvalidByte(text))
        return Message("is no text in UTF-8");
    const bool hasControls = std::ranges::any_of(text, [&](unsigned char byte) {
        return byte == 0x7F || (byte < ' ' && (lines == Lines::One || (byte != '\n' && byte != '\t')));
    });
    if (hasControls)
        return Message("has control characters");
    return std::nullopt;
}

std::optional<Message> faultOf(const RunLabel& label)
{
    if (const auto fault = faultOf(label.name, RunLabel::longestName, Lines::One))
        return fault;
    return faultOf(label.note, RunLabel::longestNote, Lines::Many);
}

Error unusable(const std::filesystem::path& file, const Message& what)
{
    return {ErrorCode::BadRun,
        Message("\"{}\" cannot be used: it {}. Remove the file; the run works without it.", file.string(), what), {}};
}

} // namespace

Result<RunLabel> readRunLabel(const std::filesystem::path& run)
{
    const auto file = run / labelFile;
    std::error_code problem;
    const auto status = std::filesystem::symlink_status(file, problem);
    if (status.type() == std::filesystem::file_type::not_found)
        return RunLabel{};
    if (status.type() != std::filesystem::file_type::regular)
        return std::unexpected(unusable(file, "is not a file of its own"));
    const auto text = readTextFile(file, longestLabelFile);
    if (!text)
        return std::unexpected(text.error());
    if (const auto beyond = beyondLimits(*text, labelLimits))
        return std::unexpected(unusable(file, *beyond));
    const auto label = readJson(*text, labelLimits, [](const nlohmann::json& object) {
        const JsonReader fields(object);
        RunLabel read;
        labelFields(fields, read);
        return read;
    });
    if (!label)
        return std::unexpected(unusable(file, "is no name and note of a run, of version 1"));
    if (const auto fault = faultOf(*label))
        return std::unexpected(unusable(file, Message("holds a name or a note that {}", *fault)));
    return *label;
}

Result<void> writeRunLabel(const std::filesystem::path& run, const RunLabel& label, FileSystem& files)
{
    if (const auto fault = faultOf(label))
        return failure(ErrorCode::InvalidSetting,
            Message("The name or the note {}. A name is one line of at most {} bytes, a note has at most {}.", *fault,
                RunLabel::longestName, RunLabel::longestNote));
    const auto file = run / labelFile;
    if (label == RunLabel{}) {
        if (files.remove(file) < 0)
            return std::unexpected(unwritable(file, errno));
        return {};
    }
    JsonWriter fields;
    labelFields(fields, label);
    return replaceFile(files, file, fields.indented(1));
}

} // namespace attentoscope
