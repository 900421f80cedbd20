// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/servedtraining.h"
#include "engine/types/runsummary.h"

#include <functional>
#include <memory>

namespace attentoscope {

class WireReader;

/// What an engine that serves a window is made with.
struct ServerOptions
{
    std::function<Result<std::unique_ptr<Session>>()> makeSession; ///< called when a window asks for the first time
    std::function<std::vector<RunSummary>()> listRuns;
    std::chrono::milliseconds patience{10 * 60 * 1000}; ///< without a window and a training, then it ends by itself
};

/// Carries out what a window asks, one request after the other, and trains between them. One thread computes; the line
/// is kept by another one.
class EngineServer
{
public:
    EngineServer(ServerOptions options, LineKeeper& line) : m_options(std::move(options)), m_line(line) { }

    /// Until `stop` is requested or nobody needs it any more. A training under way is ended then, and saved.
    Result<void> run(const std::stop_token& stop);

private:
    enum class Handled : std::uint8_t { Yes, No };

    bool isForgotten() const;
    WireParts answerTo(const AskedRequest& asked);
    Result<void> needSession();
    WireParts answerAbout(Call call, WireReader& arguments, const AskedRequest& asked); ///< data, runs, questions
    WireParts answerTraining(Call call, WireReader& arguments, const AskedRequest& asked);
    WireParts answerMeasuring(Call call, WireReader& arguments, const AskedRequest& asked);
    Progress progressOf(const AskedRequest& asked);
    Result<void> finishTraining();

    ServerOptions m_options;
    LineKeeper& m_line;
    std::unique_ptr<Session> m_session; ///< null until it is needed
    std::unique_ptr<ServedTraining> m_training; ///< of that session
};

} // namespace attentoscope
