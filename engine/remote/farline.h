// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/connection.h"
#include "engine/types/error.h"

#include <functional>
#include <memory>
#include <string>

namespace attentoscope {

/// A line to an engine in another process. Destroying it ends the line and what carries it.
class FarLine
{
public:
    explicit FarLine(int socket) : connection(socket) { }
    virtual ~FarLine() = default;
    FarLine(const FarLine&) = delete;
    FarLine& operator=(const FarLine&) = delete;

    /// What carries the line has said of its end, such as ssh's error; empty: nothing.
    virtual std::string lastWords() { return {}; }

    Connection connection;
};

/// Begins a line; whether anybody answers is seen later.
using LineMaker = std::function<Result<std::unique_ptr<FarLine>>()>;

} // namespace attentoscope
