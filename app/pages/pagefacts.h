// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"
#include "engine/storage/page/pagedata.h"

#include <stop_token>

namespace attentoscope {

/// Translates the sentences of a page with the session's model. Each translation becomes a moment, or replaces the
/// moment of the same step. Then computes the arithmetic of rows. A recurrent model has every row, at its largest
/// weight. A Transformer has the rows of every head, cross heads first; the row with the head's largest weight gets all
/// terms. A model without attention has no arithmetic. Ends early if it is stopped.
Result<void> addArithmetic(RunPage& page, Session& session, const std::stop_token& stop);

/// Adds the links of the requested pairs to every moment whose words are those of the pair on both sides.
Result<void> addLinks(RunPage& page, Session& session, SentencesRequest request, const std::stop_token& stop);

} // namespace attentoscope
