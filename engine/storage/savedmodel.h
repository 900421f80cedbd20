// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/types/comparison.h"

#include <filesystem>
#include <functional>

namespace attentoscope {

/// The place of a run's save, and when it was written.
struct SavePlace
{
    std::filesystem::path folder;
    std::int64_t step = 0;
    std::filesystem::file_time_type written;

    bool operator==(const SavePlace&) const = default;
};

/// The save to which a choice leads now. If it is missing, the BadRun error lists the others.
Result<SavePlace> findSave(const ComparedModel& choice);

struct SavedModel
{
    SavePlace place;
    StoredTensors weights;
};

/// Reads the weights of one save. Changes nothing. Another process may train the run meanwhile, because a save is
/// complete before it gets its name, and never changes afterwards. If a save is removed while it is read, it is
/// searched again. `check` is called with the file before it is read.
using ModelFileCheck = std::function<Result<void>(const std::filesystem::path& file)>;
Result<SavedModel> readSavedModel(const ComparedModel& choice, const ModelFileCheck& check = {});

/// The possible sizes of a save's files in bytes, with headers. They follow from the run's configuration.
struct SaveBytes
{
    std::uint64_t leastModel = 0;
    std::uint64_t mostModel = 0;
    std::uint64_t mostState = 0;
};
/// None if the attention kind is unknown.
std::optional<SaveBytes> saveBytesOf(
    const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords);

/// The most memory that a save may take: the limit that is set, or else the computer's memory.
std::uint64_t memoryBytes();

/// Refuses a save whose weights are not those that the run's configuration needs, or whose state does not fit them.
/// Also refuses a save that does not fit into the memory. Called before a model is made or a tensor is read.
Result<void> checkSavedSize(const RunFolder& run, WhichSave which, std::uint64_t memory = memoryBytes());

/// Does the same only for the weights, in a file of one of the run's saves.
Result<void> checkModelSize(
    const RunIdentity& identity, const std::filesystem::path& modelFile, std::uint64_t memory = memoryBytes());

} // namespace attentoscope
