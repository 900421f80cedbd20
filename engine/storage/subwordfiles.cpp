// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/subwordfiles.h"

#include "engine/reproducible/fnv.h"
#include "engine/storage/files/files.h"

#include <algorithm>

namespace attentoscope {

namespace {

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
    const std::filesystem::path& file, std::uint64_t hash, TokenizerKind kind, const Vocabulary& vocabulary)
{
    const auto bytes = readTextFile(file, longestSubwordModel);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (hashOf(*bytes) != hash)
        return std::unexpected(damaged(file, "is not the subword model that the run was made with"));
    auto model = SubwordModel::fromBytes(*bytes, '"' + file.string() + '"');
    if (!model)
        return failure(ErrorCode::BadRun, model.error().message, model.error().detail);
    if ((*model)->kind() != kind || !hasTheWordsOf(**model, vocabulary))
        return std::unexpected(damaged(file, "does not fit the vocabulary beside it"));
    return model;
}

} // namespace

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
    auto ofSource = readModel(folder / sourceSubwordsFile, config.subwords.source, kind, source);
    if (!ofSource)
        return std::unexpected(ofSource.error());
    auto ofTarget = readModel(folder / targetSubwordsFile, config.subwords.target, kind, target);
    if (!ofTarget)
        return std::unexpected(ofTarget.error());
    return SubwordSides{std::move(*ofSource), std::move(*ofTarget)};
}

} // namespace attentoscope
