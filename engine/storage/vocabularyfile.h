// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/spacing.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/storage/configjson.h"
#include "engine/storage/files/files.h"
#include "engine/types/error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace attentoscope {

/// The most words that a vocabulary may have, with special tokens, and the origin of that limit.
struct VocabularyLimit
{
    std::size_t words = 10'000'000; ///< the largest value of the setting max_vocabulary
    std::string given = "Attentoscope";
};

/// The text has one word on each line, in the order of ids, so the special tokens come first. Lines are counted before
/// any word is kept.
Result<std::string> vocabularyToText(const Vocabulary& vocabulary);
Result<Vocabulary> vocabularyFromText(
    std::string_view text, const std::filesystem::path& file, const VocabularyLimit& limit = {});

/// The text has one line for each word of the target vocabulary, in order: "none", "before", "after" or "both". These
/// are the sides on which the word is written without a space. The text is empty if nothing was learned about spaces.
std::string spacingToText(const Spacing& spacing, std::size_t words);
Result<Spacing> spacingFromText(std::string_view text, std::size_t words, const std::filesystem::path& file);

SubwordHashes hashesOf(const SubwordSides& subwords);

/// Writes the models beside the vocabularies, if there are any.
Result<void> writeSubwords(FileSystem& files, const std::filesystem::path& folder, const SubwordSides& subwords);

/// Reads the models of a run whose tokenizer cuts words. Refuses a file whose hash is not that in the configuration,
/// and a file whose pieces are not the words of the vocabulary.
Result<SubwordSides> readSubwords(
    const std::filesystem::path& folder, const RunConfig& config, const Vocabulary& source, const Vocabulary& target);

} // namespace attentoscope
