// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>
#include <filesystem>

namespace attentoscope {

/// The lock of a run. The program that trains the run has it, so that no two programs write into one folder. The kernel
/// releases it when the program ends, for whatever reason. The text in the lock's file stays until training has ended
/// normally. So if a lock's file has text but is not locked, a training was interrupted.
class RunLock
{
public:
    enum class State : std::uint8_t { Free, Held, Interrupted };
    static constexpr const char* fileName = ".lock"; ///< in the run folder

    /// Takes the lock. If it fails, the error says who trains the run and what can be done. A file system without locks
    /// is accepted.
    static Result<RunLock> take(const std::filesystem::path& run);
    static State stateOf(const std::filesystem::path& run); ///< changes nothing
    /// Whether the program of an interrupted training has certainly ended. This can be known only if it ran on this
    /// machine, and never for a copy of a folder. Changes nothing.
    static bool isHolderGone(const std::filesystem::path& run);
    static Result<void> forget(const std::filesystem::path& run); ///< makes an interrupted training count as ended

    RunLock(RunLock&& other) noexcept;
    RunLock& operator=(RunLock&& other) noexcept;
    ~RunLock();

    void setEnded(); ///< training has ended normally; the lock stays

private:
    explicit RunLock(int descriptor);

    int m_descriptor = -1;
};

} // namespace attentoscope
