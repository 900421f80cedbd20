// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/loadedmodel.h"

#include "engine/arithmetic/device.h"
#include "engine/session/sentencemodel.h"

namespace attentoscope {

namespace {

Result<std::shared_ptr<LoadedModel>> makeOn(const torch::Device& device, const RunIdentity& identity)
{
    if (identity.configuration.task == Task::Unshuffle)
        return makeUnshuffleModel(identity.configuration);
    auto model = TranslationModel::make(
        identity.configuration, identity.source, identity.target, identity.targetSpacing, identity.subwords);
    if (!model)
        return std::unexpected(model.error());
    (*model)->moveTo(device);
    return std::make_shared<SentenceModel>(std::move(*model));
}

std::unexpected<Error> noWords()
{
    return failure(ErrorCode::InvalidSetting,
        "This model puts vectors in order and knows no words, so nothing can be erased or compared. Open a run of sentence pairs.");
}

} // namespace

Result<Erasure> LoadedModel::erase(const ErasureRequest&)
{
    return noWords();
}

Result<ValueLengths> LoadedModel::measureValues(const Translation&)
{
    return noWords();
}

Result<LayerTranslations> LoadedModel::translateFromLayers(const TranslationRequest&, std::stop_token)
{
    return noWords();
}

Result<SentenceAgreements> LoadedModel::measureFaithfulness(
    const TextPairs&, const FaithfulnessRequest&, const Progress&, std::stop_token)
{
    return noWords();
}

Result<HeadPatterns> LoadedModel::measurePatterns(
    const TextPairs*, const PatternsRequest&, const Progress&, std::stop_token)
{
    return noWords();
}

Result<HeadTrials> LoadedModel::tryWithoutHeads(
    const TextPairs*, const HeadTrialsRequest&, const Progress&, std::stop_token)
{
    return noWords();
}

Result<std::shared_ptr<LoadedModel>> LoadedModel::make(const RunIdentity& identity)
{
    const auto device = chosenDevice(identity.configuration.training.device);
    if (!device)
        return std::unexpected(device.error());
    return makeOn(*device, identity);
}

Result<std::shared_ptr<LoadedModel>> LoadedModel::make(const RunFolder& run)
{
    const auto device = chosenDevice(run.identity().configuration.training.device);
    auto model = makeOn(device.value_or(torch::kCPU), run.identity());
    if (!model && model.error().code == ErrorCode::InvalidSetting) {
        const auto config = (run.path() / "config.json").string();
        return failure(ErrorCode::BadRun, Message("\"{}\" cannot be used. {}", config, model.error().message),
            model.error().detail);
    }
    return model;
}

} // namespace attentoscope
