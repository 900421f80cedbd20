// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <QString>

namespace attentoscope::ui {

/// Texts of the engine in the person's language. Where a language lacks one, it stays English.
QString translated(const Message& message);

/// A text of the engine's tables: a name, a help text, a meaning.
QString translated(const std::string& text);

} // namespace attentoscope::ui
