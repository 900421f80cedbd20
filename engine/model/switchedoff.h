// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/attentionhead.h"

#include <memory>
#include <vector>

namespace attentoscope {

class MultiHeadAttentionImpl;

/// An InvalidSetting error: the model has no heads.
Error noHeadsToSwitchOff();

/// Switches heads of a Transformer off for as long as it lives: their contexts are zero, so that nothing after them
/// reads what they attend to. Their weights stay as they are. Then everything is as it was before.
class SwitchedOff
{
public:
    /// A head that the model does not have is an InvalidSetting error that says which there are.
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
        std::vector<std::int64_t> heads; ///< that were off already
    };
    explicit SwitchedOff(std::vector<Before> before) : m_before(std::move(before)) { }

    std::vector<Before> m_before;
};

} // namespace attentoscope
