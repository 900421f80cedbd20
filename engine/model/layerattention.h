// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/seq2seq.h"
#include "engine/transformer/multiheadattention.h"
#include "engine/types/attentionhead.h"

#include <memory>

namespace attentoscope {

/// The heads of one kind in one layer, counted from one, of a Transformer that has them.
std::shared_ptr<MultiHeadAttentionImpl> attentionOfLayer(Seq2SeqImpl& network, HeadKind kind, int layer);

} // namespace attentoscope
