// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/vocabularyfile.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/sentencepieces.h"
#include "engine/reproducible/fnv.h"
#include "engine/storage/files/files.h"

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

/// Counts the lines. Only "
/// " ends a line, because a word may contain any other character. The last line must have a line end too.
Result<std::size_t> countLines(std::string_view text, const std::filesystem::path& file)
{
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    if (!text.empty() && !text.ends_with('\n'))
        return std::unexpected(damaged(file, Message("ends within line {}", lines + 1)));
    return lines;
}

/// Removes the first line from the text and returns it.
std::string_view takeLine(std::string_view& text)
{
    const auto line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() + 1);
    return line;
}

/// The reason why the line is not a word; empty if it is one.
Message whatIsWrongWith(std::string_view word, std::size_t line)
{
    if (word.empty())
        return Message("has an empty line, number {}", line);
    if (word.contains('\0'))
        return Message("has a zero byte in line {}", line);
    return firstInvalidByte(word) ? Message("is not UTF-8 in line {}", line) : Message();
}

std::uint64_t hashOf(std::string_view bytes)
{
    Fnv hash;
    hash.add(bytes);
    return hash.hash();
}

bool hasTheWordsOf(const SubwordModel& model, const Vocabulary& vocabulary)
{
    const auto words = model.words();
    return std::ranges::equal(words, std::span(vocabulary.words()).subspan(Vocabulary::firstWord));
}

Result<SharedSubwords> readModel(
    const std::filesystem::path& file, std::uint64_t hash, const RunConfig& config, const Vocabulary& vocabulary)
{
    const auto bytes = readTextFile(file, longestSubwordModel);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (hashOf(*bytes) != hash)
        return std::unexpected(damaged(file, "is not the subword model that the run was made with"));
    // Pieces of others cut whole sentences by their own rules. Pieces that were learned here cut words.
    const bool isOfOthers = config.origin && config.origin->hasPiecesOfOthers();
    const auto name = '"' + file.string() + '"';
    auto model = isOfOthers ? Result<SharedSubwords>(SentencePieces::fromBytes(*bytes, name))
                            : SubwordModel::fromBytes(*bytes, name);
    if (!model)
        return failure(ErrorCode::BadRun, model.error().message, model.error().detail);
    // In models of others, some pieces are not words.
    if ((*model)->kind() != config.configuration.data.tokenizer || (!isOfOthers && !hasTheWordsOf(**model, vocabulary)))
        return std::unexpected(damaged(file, "does not fit the vocabulary beside it"));
    return model;
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

Result<Vocabulary> vocabularyFromText(
    std::string_view text, const std::filesystem::path& file, const VocabularyLimit& limit)
{
    const auto lines = countLines(text, file);
    if (!lines)
        return std::unexpected(lines.error());
    if (*lines > limit.words)
        return std::unexpected(damaged(file,
            Message("has {} words where {} allows {}, special tokens included", *lines, limit.given, limit.words)));
    const Vocabulary special;
    for (const auto& token : special.words())
        if (text.empty() || takeLine(text) != token)
            return std::unexpected(damaged(file, "does not begin with the special tokens"));
    std::vector<std::string> words;
    words.reserve(*lines);
    while (!text.empty()) {
        words.emplace_back(takeLine(text));
        if (const auto wrong = whatIsWrongWith(words.back(), words.size() + special.size()); !wrong.empty())
            return std::unexpected(damaged(file, wrong));
    }
    auto vocabulary = Vocabulary::fromWords(std::move(words));
    if (!vocabulary)
        return failure(
            ErrorCode::BadRun, Message("\"{}\" cannot be used. {}", file.string(), vocabulary.error().message));
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

Result<Spacing> spacingFromText(std::string_view text, std::size_t words, const std::filesystem::path& file)
{
    const auto lines = countLines(text, file);
    if (!lines)
        return std::unexpected(lines.error());
    if (*lines != 0 && *lines != words)
        return std::unexpected(damaged(file, Message("has {} lines for a vocabulary of {} words", *lines, words)));
    std::vector<Attachment> attachments;
    attachments.reserve(*lines);
    while (!text.empty()) {
        const auto line = takeLine(text);
        const auto row = std::ranges::find(attachmentNames, line, &AttachmentName::name);
        if (row == attachmentNames.end())
            return std::unexpected(damaged(file,
                Message("has \"{}\" in line {}, but knows only none, before, after and both", shortened(line),
                    attachments.size() + 1)));
        attachments.push_back(row->attachment);
    }
    return Spacing(std::move(attachments));
}

SubwordHashes hashesOf(const SubwordSides& subwords)
{
    const auto hash = [](const SharedSubwords& model) { return model ? hashOf(model->bytes()) : 0; };
    return {hash(subwords.source), hash(subwords.target)};
}

Result<void> writeSubwords(FileSystem& files, const std::filesystem::path& folder, const SubwordSides& subwords)
{
    const std::pair<const char*, const SharedSubwords&> models[] = {
        {sourceSubwordsFile, subwords.source}, {targetSubwordsFile, subwords.target}};
    for (const auto& [name, model] : models)
        if (model)
            if (auto written = replaceFile(files, folder / name, model->bytes()); !written)
                return written;
    return {};
}

Result<SubwordSides> readSubwords(
    const std::filesystem::path& folder, const RunConfig& config, const Vocabulary& source, const Vocabulary& target)
{
    const auto kind = config.configuration.data.tokenizer;
    if (!cutsWords(kind) || config.configuration.task != Task::Sentences)
        return SubwordSides{};
    auto ofSource = readModel(folder / sourceSubwordsFile, config.subwords.source, config, source);
    if (!ofSource)
        return std::unexpected(ofSource.error());
    auto ofTarget = readModel(folder / targetSubwordsFile, config.subwords.target, config, target);
    if (!ofTarget)
        return std::unexpected(ofTarget.error());
    return SubwordSides{std::move(*ofSource), std::move(*ofTarget)};
}

} // namespace attentoscope
