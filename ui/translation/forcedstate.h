// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/translation/giventranslation.h"

#include <optional>

namespace attentoscope::ui {

/// A sentence with what a person settled of its translation: enough to bring that back later.
struct ForcedState
{
    QString sentence;
    Constraints constraints;
    std::optional<GivenTranslation> given;
};

} // namespace attentoscope::ui
