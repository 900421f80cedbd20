// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/savedmodel.h"

#include "engine/storage/savefolders.h"
#include "engine/storage/weightsfile.h"

namespace attentoscope {

namespace {

constexpr const char* weightsFile = "model.safetensors";
constexpr int attempts = 3;

std::optional<std::int64_t> stepOf(const SaveFolders& saves, const ComparedModel& choice)
{
    if (choice.save == SaveChoice::Step)
        return choice.step;
    const auto best = choice.save == SaveChoice::Best ? saves.named(WhichSave::Best) : std::nullopt;
    return best ? best : saves.named(WhichSave::Current);
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
            : Message("\"{}\" has no save of step {} (any more: the last ones and the best one are kept). Choose "
                      "one of {}.",
                  choice.folder, choice.step, others),
        {}};
}

} // namespace

Result<SavePlace> findSave(const ComparedModel& choice)
{
    const SaveFolders saves(choice.folder);
    if (const auto step = stepOf(saves, choice))
        for (const auto& place : {saves.of(*step), saves.waiting(*step)}) {
            std::error_code problem;
            const auto written = std::filesystem::last_write_time(place / weightsFile, problem);
            if (isOwnFolder(place))
                return SavePlace{place, *step, problem ? std::filesystem::file_time_type() : written};
        }
    if (choice.save == SaveChoice::Step)
        return std::unexpected(isGone(saves, choice));
    const auto found = saves.find(choice.save == SaveChoice::Best ? WhichSave::Best : WhichSave::Current);
    if (!found)
        return std::unexpected(found.error());
    return findSave(choice); // it came between the two looks
}

Result<SavedModel> readSavedModel(const ComparedModel& choice, const ModelFileCheck& check)
{
    const auto read = [&](const std::filesystem::path& file) -> Result<StoredTensors> {
        if (check)
            if (auto fits = check(file); !fits)
                return std::unexpected(fits.error());
        return readWeights(file);
    };
    for (int attempt = 1;; ++attempt) {
        const auto place = findSave(choice);
        if (!place)
            return std::unexpected(place.error());
        auto weights = read(place->folder / weightsFile);
        if (weights)
            return SavedModel{*place, std::move(*weights)};
        if (attempt == attempts)
            return std::unexpected(weights.error());
    }
}

} // namespace attentoscope
