// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <exception>
#include <string>

namespace attentoscope {

/// The text of an exception, without LibTorch's list of functions.
std::string plainText(const std::exception& exception);

/// Translates an exception into an error for people. It may come from LibTorch, oneDNN or elsewhere.
Error meaningOfEngine(const std::exception& exception);

/// Runs `work` and turns any exception into an Error. Exceptions never leave the session.
template <typename Work>
auto guarded(const Work& work) -> decltype(work())
{
    return caught(work, meaningOfEngine);
}

} // namespace attentoscope
