// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"
#include "engine/types/message.h"

namespace attentoscope {

/// As files and JSON call it.
constexpr const char* headKindName(HeadKind kind)
{
    switch (kind) {
    case HeadKind::Encoder:
        return "encoder";
    case HeadKind::Cross:
        return "cross";
    case HeadKind::Decoder:
        return "decoder";
    }
    return "";
}

/// What a person reads. Empty for a head without a name.
inline Message headRoleName(HeadRole role)
{
    switch (role) {
    case HeadRole::None:
        return {};
    case HeadRole::Alignment:
        return "word alignment";
    case HeadRole::PreviousWord:
        return "previous word";
    case HeadRole::SameWord:
        return "same word";
    case HeadRole::NextWord:
        return "next word";
    case HeadRole::StartMark:
        return "start mark";
    case HeadRole::FirstWord:
        return "first word";
    case HeadRole::EndMark:
        return "end mark";
    case HeadRole::LastWord:
        return "last word";
    case HeadRole::SpreadOut:
        return "spread out";
    }
    return {};
}

} // namespace attentoscope
