// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runsave.h"

#include <filesystem>

namespace attentoscope {

/// Whether a save holds more than its weights and state: what a mean may be made of, or where training goes on.
bool hasAverages(const RunSave& save);

/// state.safetensors of such a save: the state, "average.<step>.<tensor>" of each member of the window with its rank as
/// metadata, and "trained.<tensor>" where training goes on.
StoredTensors stateWithAverages(const RunSave& save);

/// Moves all that back from the state into the save; a BadRun error says what is wrong with it.
Result<void> takeAverages(RunSave& save, const std::filesystem::path& file);

} // namespace attentoscope
