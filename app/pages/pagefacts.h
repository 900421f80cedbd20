// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"
#include "engine/storage/page/pagedata.h"

#include <stop_token>

namespace attentoscope {

/// Translates the sentences of a page with the session's model, which makes a moment of each, or renews it. Takes the
/// rows of these translations apart: of a recurrent model every row at its largest weight; of a Transformer the rows of
/// every head, cross heads first, with all terms of the largest weight of each head. A model without attention has no
/// arithmetic. Does nothing more once it is stopped.
Result<void> addArithmetic(RunPage& page, Session& session, const std::stop_token& stop);

/// Outlines the links of the requested pairs wherever a moment has exactly the words of a pair on both sides.
Result<void> addLinks(RunPage& page, Session& session, SentencesRequest request, const std::stop_token& stop);

} // namespace attentoscope
