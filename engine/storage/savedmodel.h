// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/types/comparison.h"

#include <filesystem>
#include <functional>

namespace attentoscope {

/// Where a save of a run lies, and when it was written.
struct SavePlace
{
    std::filesystem::path folder;
    std::int64_t step = 0;
    std::filesystem::file_time_type written;

    bool operator==(const SavePlace&) const = default;
};

/// The save that a choice means now. If it is not there, that is a BadRun error that lists the others.
Result<SavePlace> findSave(const ComparedModel& choice);

struct SavedModel
{
    SavePlace place;
    StoredTensors weights;
};

/// Reads the weights of one save and changes nothing. Another process may train the run meanwhile: a save is whole
/// before it has a name, and is never changed afterwards. If a save is removed while it is read, the choice is looked
/// up again. `check` sees the file before it is read.
using ModelFileCheck = std::function<Result<void>(const std::filesystem::path& file)>;
Result<SavedModel> readSavedModel(const ComparedModel& choice, const ModelFileCheck& check = {});

/// How many bytes the files of a save may have, headers included, by what the run is.
struct SaveBytes
{
    std::uint64_t leastModel = 0;
    std::uint64_t mostModel = 0;
    std::uint64_t mostState = 0;
};
/// Nothing for an attention kind that is not known.
std::optional<SaveBytes> saveBytesOf(
    const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords);

/// What a save may take of the memory; the computer's own where nothing is said.
std::uint64_t memoryBytes();

/// Refuses a save whose weights are not as many as the run's configuration asks for, whose state does not go with
/// them, or which does not fit into the memory: before a model is made or a tensor read.
Result<void> checkSavedSize(const RunFolder& run, WhichSave which, std::uint64_t memory = memoryBytes());

/// The same of the weights alone, in a file of a save of the run.
Result<void> checkModelSize(
    const RunIdentity& identity, const std::filesystem::path& modelFile, std::uint64_t memory = memoryBytes());

} // namespace attentoscope
