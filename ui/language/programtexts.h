// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <string>
#include <string_view>

// The user's language for a program without an application object, in UTF-8 and without Qt's types.
namespace attentoscope::ui {

/// A code such as "de"; empty: the environment's language. False: an unknown language.
bool speak(std::string_view code);

std::string spokenLanguage(); ///< chosen by speak(); before that "en"

std::string textOf(const Message& message);

/// A text of the engine's tables or of the program's help.
std::string textOf(const std::string& text);

/// Does the same in any language. Any thread may call it.
std::string textInLanguage(const std::string& text, const std::string& code);

} // namespace attentoscope::ui
