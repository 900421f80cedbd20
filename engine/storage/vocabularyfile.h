// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/spacing.h"
#include "engine/corpus/vocabulary.h"
#include "engine/types/error.h"

#include <filesystem>
#include <string>

namespace attentoscope {

/// One word a line in the order of their ids, the special tokens first.
Result<std::string> vocabularyToText(const Vocabulary& vocabulary);
Result<Vocabulary> vocabularyFromText(const std::string& text, const std::filesystem::path& file);

/// One line for each word of the target vocabulary, in its order: "none", "before", "after" or "both", the sides on
/// which the word stands without a space. Empty when nothing was learned about spaces.
std::string spacingToText(const Spacing& spacing, std::size_t words);
Result<Spacing> spacingFromText(const std::string& text, std::size_t words, const std::filesystem::path& file);

} // namespace attentoscope
