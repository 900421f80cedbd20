// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QString>

#include <cstdint>
#include <string>

namespace attentoscope::ui {

/// Whose attention a given translation shows.
enum class AttentionOf : std::uint8_t { Model, OtherSystem };

/// A sentence with a translation that is given, not chosen by the model.
struct GivenTranslation
{
    QString source; ///< as written
    std::string target; ///< as written
    Translation shown; ///< its attention may be empty: the model is asked for it
    AttentionOf of = AttentionOf::Model;
};

} // namespace attentoscope::ui
