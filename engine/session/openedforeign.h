// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/foreign/foreignmodel.h"
#include "engine/model/translationmodel.h"
#include "engine/session/loadedmodel.h"
#include "engine/types/openedmodel.h"

namespace attentoscope {

/// A model of others, opened as a model of the session.
struct OpenedForeign
{
    std::shared_ptr<LoadedModel> model;
    RunIdentity identity; ///< its settings and words; the training pairs are unknown
    OpenedModel opened;
    std::filesystem::path folder;
};

/// Opens the folder of a model of others, or a file in it. The files are only read. The weights are read directly into
/// the network.
Result<OpenedForeign> openModelOfOthers(const std::filesystem::path& path);

/// The settings and words of the model.
Result<RunIdentity> identityOfForeign(const ForeignModel& foreign);
/// Makes a network with these settings and words, and reads the model's weights into it.
Result<std::shared_ptr<TranslationModel>> networkOfForeign(const ForeignModel& foreign, const RunIdentity& identity);

/// What a person should know about an opened model: its format, sizes, languages and licence.
std::vector<Message> notesOnOpened(const OpenedForeign& opened);

} // namespace attentoscope
