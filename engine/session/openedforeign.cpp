// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/openedforeign.h"

#include "engine/corpus/spacinglearner.h"
#include "engine/model/sourcelimit.h"
#include "engine/session/sentencemodel.h"
#include "engine/settings/presets.h"

#include <algorithm>

namespace attentoscope {

namespace {

/// Sentences of files may be as long as the model can read. If words are separated by spaces, they may contain
/// invisible characters.
Result<Configuration> configurationOf(const ForeignModel& foreign)
{
    auto configuration = configure("transformer", foreign.settings);
    if (!configuration)
        return configuration;
    configuration->data.rules = TextRules::First;
    configuration->data.maximumLength =
        static_cast<int>(std::max(*longestSource(configuration->model), *longestTarget(configuration->model)));
    return configuration;
}

Result<void> readWeight(
    const ForeignModel& foreign, const std::string& name, std::span<const std::int64_t> sizes, std::span<float> room)
{
    const auto tensor = std::ranges::find(foreign.tensors, name, &ForeignTensor::name);
    if (tensor == foreign.tensors.end() || !std::ranges::equal(tensor->shape, sizes))
        return failure(ErrorCode::Internal,
            Message("The tensor \"{}\" was not made of the tensors in \"{}\".", name, foreign.folder.string()));
    return readTensor(foreign, *tensor, room);
}

/// The first line of a licence, to show in place of the whole text.
std::string firstLineOf(const std::string& licence)
{
    constexpr std::size_t longest = 120;
    const auto begin = licence.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos)
        return {};
    const auto line = licence.substr(begin, licence.find('\n', begin) - begin);
    return line.size() <= longest ? line : line.substr(0, line.find_last_of(' ', longest)) + " …";
}

std::string listed(const std::vector<std::string>& tokens)
{
    constexpr std::size_t most = 20;
    std::string text;
    for (std::size_t place = 0; place < std::min(tokens.size(), most); ++place)
        text += (place == 0 ? "" : " ") + tokens[place];
    return tokens.size() > most ? text + " …" : text;
}

} // namespace

Result<RunIdentity> identityOfForeign(const ForeignModel& foreign)
{
    auto configuration = configurationOf(foreign);
    if (!configuration)
        return std::unexpected(configuration.error());
    const auto& target = foreign.target.vocabulary;
    return RunIdentity{.configuration = std::move(*configuration),
        .source = foreign.source.vocabulary,
        .target = target,
        .targetSpacing = foreign.target.pieces ? markedSpacing(target) : Spacing(),
        .subwords = {foreign.source.pieces, foreign.target.pieces},
        .data = {}};
}

Result<std::shared_ptr<TranslationModel>> networkOfForeign(const ForeignModel& foreign, const RunIdentity& identity)
{
    return TranslationModel::makeWith([&](const std::string& name, std::span<const std::int64_t> sizes,
                                          std::span<float> room) { return readWeight(foreign, name, sizes, room); },
        identity.configuration, identity.source, identity.target, identity.targetSpacing, identity.subwords);
}

Result<OpenedForeign> openModelOfOthers(const std::filesystem::path& path)
{
    const auto foreign = readForeignModel(path);
    if (!foreign)
        return std::unexpected(foreign.error());
    auto identity = identityOfForeign(*foreign);
    if (!identity)
        return std::unexpected(identity.error());
    const auto model = networkOfForeign(*foreign, *identity);
    if (!model)
        return std::unexpected(model.error());
    return OpenedForeign{
        std::make_shared<SentenceModel>(*model), std::move(*identity), describeForeign(*foreign), foreign->folder};
}

std::vector<Message> notesOnOpened(const OpenedForeign& opened)
{
    const auto& model = opened.identity.configuration.model;
    const auto& about = opened.opened;
    std::vector<Message> notes{Message(
        "A model that others trained ({}). Its folder is only read. It has {} + {} layers of {} heads and {} numbers a "
        "word. It takes {} bytes of memory, and its working copies take as many again.",
        about.format, model.layers, model.decoderLayers, model.heads, model.embeddingSize, about.bytes)};
    if (!about.sourceLanguage.empty() || !about.targetLanguage.empty())
        notes.push_back(Message("It translates from \"{}\" to \"{}\".", about.sourceLanguage, about.targetLanguage));
    if (!about.languageTokens.empty())
        notes.push_back(Message("One of these may stand before a sentence and chooses the target language: {}",
            listed(about.languageTokens)));
    if (const auto licence = firstLineOf(about.licence); !licence.empty())
        notes.push_back(Message("Its licence: {}", licence));
    return notes;
}

} // namespace attentoscope
