// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <functional>

namespace attentoscope {

/// What an exception means to a person; memory that ran out has its own code.
Error errorOf(const std::exception& exception);

/// Runs `work` and turns whatever it throws into an Error: nothing leaves the session but values.
template <typename Work>
auto guarded(const Work& work) -> decltype(work())
{
    try {
        return work();
    } catch (const std::exception& exception) {
        return std::unexpected(errorOf(exception));
    }
}

} // namespace attentoscope
