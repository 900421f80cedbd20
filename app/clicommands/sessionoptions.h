// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"

#include <CLI/App.hpp>

namespace attentoscope {

/// --threads: what every command that computes takes.
struct CommonOptions
{
    SessionOptions session;

    void add(CLI::App& options);
};

/// --model, which may be given several times: then the runs translate together.
void addModels(CLI::App& options, std::vector<std::string>& folders);

/// --beam and --length-penalty.
void addBeam(CLI::App& options, int& beam, double& lengthPenalty);

/// --off, which may be given several times: heads of a Transformer, as headText() writes them.
void addSwitchedOff(CLI::App& options, std::vector<std::string>& heads);
std::vector<AttentionHead> headsFrom(const std::vector<std::string>& texts); ///< that --off has taken

/// --force, which may be given several times: rows of attention, as forcedRowText() writes them.
void addForced(CLI::App& options, std::vector<std::string>& rows);
std::vector<ForcedRow> forcedRowsFrom(const std::vector<std::string>& texts); ///< that --force has taken

/// A session that computes; people are told when they ask for more threads than help. Refuses to begin where a limit of
/// the process would have the libraries hang.
Result<std::unique_ptr<Session>> makeSession(const SessionOptions& options);
/// Opens one run, or several that translate together; describes the first.
Result<RunDescription> openRuns(Session& session, const std::vector<std::string>& folders);
/// A session with a run to translate with.
Result<std::unique_ptr<Session>> openSession(const SessionOptions& options, const std::string& runFolder);

} // namespace attentoscope
