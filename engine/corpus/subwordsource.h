// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

namespace attentoscope {

/// The subword models of a corpus that is about to be read: those of the run that the request names, those of the files
/// that the configuration names, or learned from a sample of the corpus, for which it is read once more. None where the
/// tokenizer needs none.
Result<SubwordSides> subwordsFor(const DataRequest& request, const DataConfiguration& configuration,
    const Progress& progress, const std::stop_token& stop);

} // namespace attentoscope
