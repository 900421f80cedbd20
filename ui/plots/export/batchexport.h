// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <QString>

#include <vector>

namespace attentoscope::ui {

/// A sentence whose attention is drawn into a separate file.
struct BatchSentence
{
    std::size_t number = 0; ///< its line in its file, counted from one
    TranslationRequest request;
};

/// The sentences of a text file, one a line; blank lines are skipped. Text after a tab is the translation to force.
[[nodiscard]] Result<std::vector<BatchSentence>> readBatch(const QString& file);
[[nodiscard]] std::vector<BatchSentence> batchOf(const std::vector<WatchedSentence>& watched);

/// The file for one sentence: "attention.svg" becomes "attention-007.svg". The number has as many digits as the highest
/// one, but at least three.
[[nodiscard]] QString numberedPath(const QString& path, const BatchSentence& sentence, std::size_t highest);

} // namespace attentoscope::ui
