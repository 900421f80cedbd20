// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/heads.h"

#include <memory>
#include <vector>

namespace attentoscope {

class MultiHeadAttentionImpl;

/// The InvalidSetting error for a model without heads.
Error noHeadsToSwitchOff();

/// Switches heads of a Transformer off while it lives. Their contexts are zero, so later layers read nothing from them.
/// Their weights stay as they are. The destructor switches the heads on again.
class SwitchedOff
{
public:
    /// If the model does not have a head, the InvalidSetting error lists the model's heads.
    static Result<SwitchedOff> of(TranslationModel& model, const std::vector<AttentionHead>& heads);

    SwitchedOff(SwitchedOff&&) = default;
    SwitchedOff(const SwitchedOff&) = delete;
    SwitchedOff& operator=(const SwitchedOff&) = delete;
    SwitchedOff& operator=(SwitchedOff&&) = delete;
    ~SwitchedOff();

private:
    struct Before
    {
        std::shared_ptr<MultiHeadAttentionImpl> attention;
        std::vector<std::int64_t> heads; ///< heads that were already switched off
    };
    explicit SwitchedOff(std::vector<Before> before) : m_before(std::move(before)) { }

    std::vector<Before> m_before;
};

} // namespace attentoscope
