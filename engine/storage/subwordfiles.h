// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/storage/configjson.h"
#include "engine/storage/files/filesystem.h"

namespace attentoscope {

SubwordHashes hashesOf(const SubwordSides& subwords);

/// Writes the models beside the vocabularies; nothing if there are none.
Result<void> writeSubwords(FileSystem& files, const std::filesystem::path& folder, const SubwordSides& subwords);

/// Reads the models of a run whose tokenizer cuts words. Refused are a file that does not have the hash of the
/// configuration, and a file whose pieces are not the words of the vocabulary.
Result<SubwordSides> readSubwords(
    const std::filesystem::path& folder, const RunConfig& config, const Vocabulary& source, const Vocabulary& target);

} // namespace attentoscope
