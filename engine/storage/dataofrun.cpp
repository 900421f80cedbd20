// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/dataofrun.h"

#include "engine/corpus/corpusnumbering.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"

#include <algorithm>

namespace attentoscope {

namespace {

std::string nameIn(const std::string& path)
{
    const auto name = std::filesystem::path(path).filename().string();
    return name == "." || name == ".." ? std::string() : name;
}

std::unexpected<Error> isAnother(const std::string& path, const Message& what)
{
    return failure(ErrorCode::BadRun,
        Message("\"{}\" is not the file that this run was {}. Pack the run without its data, or put the file back.",
            path, what));
}

/// Whether the setting is a file name: these are the only settings of data that are texts.
bool isFileName(const std::string& key)
{
    const auto& all = settings();
    const auto row = std::ranges::find(all, key, [](const Setting& setting) { return setting.info.key; });
    return row != all.end() && row->info.type == SettingType::Text && row->info.group == SettingGroup::Data;
}

} // namespace

KnownWords wordsOf(const RunIdentity& identity)
{
    return {identity.source, identity.target, identity.targetSpacing, identity.subwords};
}

bool isDataOf(const RunIdentity& identity, const Corpus& corpus)
{
    // Words are compared too, because the fingerprint covers only ids. Other words with the same ids have the same
    // fingerprint.
    return identity.dataFingerprint == corpus.fingerprint && identity.source.words() == corpus.source.words()
        && identity.target.words() == corpus.target.words();
}

Result<Corpus> loadForRun(const RunIdentity& identity, const DataRequest& request,
    const DataConfiguration& configuration, const Progress& progress, const std::stop_token& stop)
{
    if (identity.origin) { // the run has the words of the model with which it began
        auto known = loadCorpus(request, identity.configuration.data, wordsOf(identity), progress, stop);
        if (!known || isDataOf(identity, *known))
            return known;
    }
    auto corpus = loadCorpus(request, configuration, progress, stop);
    if (!corpus || isDataOf(identity, *corpus))
        return corpus;
    const auto sizes = splitSizes(corpus->summary.pairs, configuration, !request.validation.empty());
    if (corpus->summary.pairs - sizes.validation - sizes.test != identity.trainingPairs)
        return corpus; // no split of this data gives the pairs of the run
    auto apart = loadCorpus(request, configuration, SplitRule::EachPair, progress, stop);
    return apart && isDataOf(identity, *apart) ? std::move(apart) : std::move(corpus);
}

Result<void> checkDataOfRun(const RunIdentity& identity, const Progress& progress, const std::stop_token& stop)
{
    const auto configuration = configure("recommended", identity.data.settings);
    if (!configuration)
        return std::unexpected(configuration.error());
    const auto& data = identity.data;
    const auto corpus = loadForRun(identity, data, configuration->data, progress, stop);
    if (!corpus && stop.stop_requested())
        return std::unexpected(corpus.error());
    if (!corpus || !isDataOf(identity, *corpus))
        return isAnother(data.source, "trained on");
    if (identity.validationFingerprint != corpus->validationFingerprint)
        return isAnother(data.validation, "validated with, or the run does not say which one that was");
    return {};
}

void leaveOutFolders(RunConfig& config)
{
    auto& data = config.data;
    for (auto* path : {&data.source, &data.target, &data.validation, &data.alsoValidation})
        *path = nameIn(*path);
    for (auto& setting : data.settings)
        if (isFileName(setting.key))
            setting.value = nameIn(setting.value);
    for (auto* path : {&config.configuration.data.subwordModel, &config.configuration.data.targetSubwordModel})
        *path = nameIn(*path);
}

} // namespace attentoscope
