// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/crosshead.h"

#include <algorithm>

namespace attentoscope {

Result<const AttentionMap*> crossMap(const Translation& translation, const AttentionHead& head)
{
    int layers = 0, heads = 0;
    for (const auto& [id, attention] : translation.heads) {
        if (id == head)
            return &attention;
        if (id.kind == HeadKind::Cross) {
            layers = std::max(layers, id.layer);
            heads = std::max(heads, id.head);
        }
    }
    if (layers == 0)
        return failure(ErrorCode::InvalidSetting,
            "There are no heads to choose from: only a Transformer has them, and several models together show one "
            "attention. Leave the head out.");
    return failure(ErrorCode::InvalidSetting,
        Message("There is no head {}.{}: the model has layers 1 to {} and heads 1 to {}.", head.layer, head.head,
            layers, heads));
}

} // namespace attentoscope
