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

} // namespace attentoscope
