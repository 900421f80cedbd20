// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/vocabularyfile.h"

#include "engine/corpus/messages.h"
#include "engine/corpus/unicodetext.h"
#include "engine/storage/files.h"

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

using Attachment = Spacing::Attachment;

struct AttachmentName
{
    Attachment attachment;
    std::string_view name;
};
constexpr std::array attachmentNames = {
    AttachmentName{Attachment::None, "none"},
    AttachmentName{Attachment::Before, "before"},
    AttachmentName{Attachment::After, "after"},
    AttachmentName{Attachment::Both, "both"},
};

/// Lines by "\n" alone: a word may hold any other character. The last line must have its end too.
Result<std::vector<std::string>> linesOf(const std::string& text, const std::filesystem::path& file)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = text.find('\n', at);
        if (end == std::string::npos)
            return std::unexpected(damaged(file, "ends within line " + std::to_string(lines.size() + 1)));
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// Nothing for a word.
const char* whatIsWrongWith(std::string_view word)
{
    if (word.empty())
        return "has an empty line, number ";
    if (word.contains('\0'))
        return "has a zero byte in line ";
    return firstInvalidByte(word) ? "is not UTF-8 in line " : nullptr;
}

} // namespace

Result<std::string> vocabularyToText(const Vocabulary& vocabulary)
{
    std::string text;
    for (const auto& word : vocabulary.words()) {
        if (word.empty() || word.find('\n') != std::string::npos)
            return failure(ErrorCode::Internal, "The vocabulary has a word that is empty or has a line break in it.");
        text += word + "\n";
    }
    return text;
}

Result<Vocabulary> vocabularyFromText(const std::string& text, const std::filesystem::path& file)
{
    auto lines = linesOf(text, file);
    if (!lines)
        return std::unexpected(lines.error());
    const Vocabulary special;
    const auto& first = special.words();
    if (lines->size() < first.size() || !std::equal(first.begin(), first.end(), lines->begin()))
        return std::unexpected(damaged(file, "does not begin with the special tokens"));
    lines->erase(lines->begin(), lines->begin() + Vocabulary::firstWord);
    for (std::size_t at = 0; at < lines->size(); ++at)
        if (const auto* wrong = whatIsWrongWith((*lines)[at]))
            return std::unexpected(damaged(file, wrong + std::to_string(at + first.size() + 1)));
    auto vocabulary = Vocabulary::fromWords(std::move(*lines));
    if (!vocabulary)
        return failure(ErrorCode::BadRun, "\"" + file.string() + "\" cannot be used. " + vocabulary.error().message);
    return vocabulary;
}

std::string spacingToText(const Spacing& spacing, std::size_t words)
{
    auto attachments = spacing.attachments();
    if (!attachments.empty())
        attachments.resize(words, Attachment::None);
    std::string text;
    for (const auto attachment : attachments) {
        text += std::ranges::find(attachmentNames, attachment, &AttachmentName::attachment)->name;
        text += '\n';
    }
    return text;
}

Result<Spacing> spacingFromText(const std::string& text, std::size_t words, const std::filesystem::path& file)
{
    const auto lines = linesOf(text, file);
    if (!lines)
        return std::unexpected(lines.error());
    if (!lines->empty() && lines->size() != words)
        return std::unexpected(damaged(file,
            "has " + std::to_string(lines->size()) + " lines for a vocabulary of " + std::to_string(words) + " words"));
    std::vector<Attachment> attachments;
    for (const auto& line : *lines) {
        const auto row = std::ranges::find(attachmentNames, line, &AttachmentName::name);
        if (row == attachmentNames.end())
            return std::unexpected(damaged(file,
                "has \"" + shortened(line) + "\" in line " + std::to_string(attachments.size() + 1)
                    + ", but knows only none, before, after and both"));
        attachments.push_back(row->attachment);
    }
    return Spacing(std::move(attachments));
}

} // namespace attentoscope
