// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace attentoscope {

/// Makes "1 pair" or "2 pairs" from the keys "{} pair" and "{} pairs".
Message counted(std::size_t number, MessageKey<1> one, MessageKey<1> many);

/// The beginning of a text from a file, short enough for a message. It never ends inside a character.
std::string shortened(std::string_view text);

/// The error of a load that was stopped. Callers recognise it by their stop token.
Error loadingCancelled();

} // namespace attentoscope
