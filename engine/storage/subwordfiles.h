// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/storage/configjson.h"
#include "engine/storage/files/filesystem.h"

namespace attentoscope {

SubwordHashes hashesOf(const SubwordSides& subwords);

/// Writes the models beside the vocabularies; nothing where there are none.
Result<void> writeSubwords(FileSystem& files, const std::filesystem::path& folder, const SubwordSides& subwords);

/// The models of a run whose tokenizer cuts words. Refused: a file that is not the one that the configuration speaks
/// of, and one whose pieces are not the words of the vocabulary.
Result<SubwordSides> readSubwords(
    const std::filesystem::path& folder, const RunConfig& config, const Vocabulary& source, const Vocabulary& target);

} // namespace attentoscope
