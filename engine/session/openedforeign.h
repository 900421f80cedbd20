// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/foreign/foreignmodel.h"
#include "engine/model/translationmodel.h"
#include "engine/session/loadedmodel.h"
#include "engine/types/openedmodel.h"

namespace attentoscope {

/// A model that others trained, as a model of the session.
struct OpenedForeign
{
    std::shared_ptr<LoadedModel> model;
    RunIdentity identity; ///< its settings and words; it does not say on which pairs it was trained
    OpenedModel opened;
    std::filesystem::path folder;
};

/// Opens a folder of others, or a file in one. It is only read, and its weights go from the file into the network.
Result<OpenedForeign> openModelOfOthers(const std::filesystem::path& path);

/// Its settings and words.
Result<RunIdentity> identityOfForeign(const ForeignModel& foreign);
/// Makes a network of these settings and words, and has the model's weights read into it.
Result<std::shared_ptr<TranslationModel>> networkOfForeign(const ForeignModel& foreign, const RunIdentity& identity);

/// What a person should know of an opened model: its form and sizes, its languages and its licence.
std::vector<Message> notesOnOpened(const OpenedForeign& opened);

} // namespace attentoscope
