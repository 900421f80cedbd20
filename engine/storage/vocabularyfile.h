// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/spacing.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/types/error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace attentoscope {

/// How many words a vocabulary may have, special tokens included, and what says so.
struct VocabularyLimit
{
    std::size_t words = 10'000'000; ///< what the setting max_vocabulary takes
    std::string given = "Attentoscope";
};

/// One word a line in the order of their ids, the special tokens first. Lines are counted before a word is kept.
Result<std::string> vocabularyToText(const Vocabulary& vocabulary);
Result<Vocabulary> vocabularyFromText(
    std::string_view text, const std::filesystem::path& file, const VocabularyLimit& limit = {});

/// One line for each word of the target vocabulary, in its order: "none", "before", "after" or "both", the sides on
/// which the word stands without a space. Empty when nothing was learned about spaces.
std::string spacingToText(const Spacing& spacing, std::size_t words);
Result<Spacing> spacingFromText(std::string_view text, std::size_t words, const std::filesystem::path& file);

} // namespace attentoscope
