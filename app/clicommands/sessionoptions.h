// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session.h"

#include <CLI/App.hpp>

namespace attentoscope {

/// --threads, --json: what every command that computes takes.
struct CommonOptions
{
    SessionOptions session;
    bool json = false;

    void add(CLI::App& options);
    void addJson(CLI::App& options);
};

/// A session with a run to translate with.
Result<std::unique_ptr<Session>> openSession(const SessionOptions& options, const std::string& runFolder);

} // namespace attentoscope
