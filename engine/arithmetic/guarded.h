// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <exception>
#include <string>

namespace attentoscope {

/// What an exception says, without the list of functions that LibTorch adds.
std::string plainText(const std::exception& exception);

/// What an exception of LibTorch and oneDNN means to a person, or any other.
Error meaningOfEngine(const std::exception& exception);

/// Runs `work` and turns whatever it throws into an Error: nothing leaves the session but values.
template <typename Work>
auto guarded(const Work& work) -> decltype(work())
{
    return caught(work, meaningOfEngine);
}

} // namespace attentoscope
