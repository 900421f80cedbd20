// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/savedmodel.h"

#include "engine/settings/modelcounts.h"
#include "engine/storage/files/files.h"
#include "engine/storage/files/safetensors.h"
#include "engine/storage/savestore.h"

#include <unistd.h>

namespace attentoscope {

namespace {

constexpr int attempts = 3;

/// None if a file that names the save is damaged, which SaveFolders::find() reports.
std::optional<std::int64_t> stepOf(const SaveFolders& saves, const ComparedModel& choice)
{
    if (choice.save == SaveChoice::Step)
        return choice.step;
    if (choice.save == SaveChoice::Best)
        if (const auto best = saves.readName(WhichSave::Best); !best || *best)
            return best.value_or(std::nullopt);
    return saves.named(WhichSave::Current);
}

Error isGone(const SaveFolders& saves, const ComparedModel& choice)
{
    std::string others;
    for (const auto step : saves.steps())
        others += (others.empty() ? "" : ", ") + std::to_string(step);
    return {ErrorCode::BadRun,
        others.empty()
            ? Message("\"{}\" has no save of step {}, nor any other. Choose another run, or train this one until it "
                      "is saved.",
                  choice.folder, choice.step)
            : Message("\"{}\" has no save of step {}: only the last saves and the best one are kept. "
                      "Choose one of {}.",
                  choice.folder, choice.step, others),
        {}};
}

/// The most numbers in the state for each weight. An optimiser has at most two. Averaging needs one for each save and
/// one for the trained weights. Counters and random generators are added elsewhere.
std::uint64_t statesPerWeight(const TrainingConfiguration& training)
{
    constexpr std::uint64_t ofOptimizer = 2;
    return ofOptimizer + (training.averageSaves > 0 ? 1 + static_cast<std::uint64_t>(training.averageSaves) : 0);
}
constexpr std::uint64_t smallState = 1 << 20;

} // namespace

Result<SavePlace> findSave(const ComparedModel& choice)
{
    const SaveFolders saves(choice.folder);
    if (const auto step = stepOf(saves, choice))
        for (const auto& place : {saves.of(*step), saves.waiting(*step)}) {
            std::error_code problem;
            const auto written = std::filesystem::last_write_time(place / savedModelFile, problem);
            if (isOwnFolder(place))
                return SavePlace{place, *step, problem ? std::filesystem::file_time_type() : written};
        }
    if (choice.save == SaveChoice::Step)
        return std::unexpected(isGone(saves, choice));
    const auto found = saves.find(choice.save == SaveChoice::Best ? WhichSave::Best : WhichSave::Current);
    if (!found)
        return std::unexpected(found.error());
    return findSave(choice); // the save was written meanwhile, so search again
}

Result<SavedModel> readSavedModel(const ComparedModel& choice, const ModelFileCheck& check)
{
    const auto read = [&](const std::filesystem::path& folder) -> Result<StoredTensors> {
        if (check)
            if (auto fits = check(folder / savedModelFile); !fits)
                return std::unexpected(fits.error());
        return readSavedWeights(folder);
    };
    for (int attempt = 1;; ++attempt) {
        const auto place = findSave(choice);
        if (!place)
            return std::unexpected(place.error());
        auto weights = read(place->folder);
        if (weights)
            return SavedModel{*place, std::move(*weights)};
        if (attempt == attempts)
            return std::unexpected(weights.error());
    }
}

std::optional<SaveBytes> saveBytesOf(
    const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords)
{
    const auto sizes = modelSizes(configuration, sourceWords, targetWords);
    if (!sizes)
        return std::nullopt;
    const auto model = weightCount(*sizes) * sizeof(float);
    // The length of the header comes before the header.
    const auto header = longestSafetensorsHeader + sizeof(std::uint64_t);
    return SaveBytes{model, model + header, statesPerWeight(configuration.training) * model + smallState + header};
}

std::uint64_t memoryBytes()
{
    const auto pages = ::sysconf(_SC_PHYS_PAGES);
    const auto size = ::sysconf(_SC_PAGE_SIZE);
    return pages > 0 && size > 0 ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size) : UINT64_MAX;
}

Result<void> checkModelSize(const RunIdentity& identity, const std::filesystem::path& modelFile, std::uint64_t memory)
{
    const auto sizes = modelSizes(identity.configuration, identity.source.size(), identity.target.size());
    if (!sizes)
        return {}; // the attention kind is unknown, which is reported when the model is made
    const auto size = readSafetensorsSize(modelFile.string());
    if (!size)
        return std::unexpected(size.error());
    const auto wanted = weightCount(*sizes);
    if (size->numbers != wanted)
        return std::unexpected(damaged(modelFile,
            Message("holds {} numbers where its config.json and vocabularies ask for {}", size->numbers, wanted)));
    if (size->bytes > memory)
        return failure(ErrorCode::OutOfMemory,
            Message("\"{}\" holds {} bytes, more than the memory of this computer, {}. Open the run on a larger "
                    "computer.",
                modelFile.string(), size->bytes, memory));
    return {};
}

Result<void> checkSavedSize(const RunFolder& run, WhichSave which, std::uint64_t memory)
{
    const auto size = run.readSize(which);
    if (!size)
        return std::unexpected(size.error());
    if (auto fits = checkModelSize(run.identity(), size->modelFile, memory); !fits)
        return fits;
    const auto most = statesPerWeight(run.identity().configuration.training) * size->model.bytes + smallState;
    if (size->state.bytes > most)
        return std::unexpected(damaged(size->stateFile,
            Message("holds {} bytes where a model of this size has at most {}", size->state.bytes, most)));
    return {};
}

} // namespace attentoscope
