// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>
#include <filesystem>

namespace attentoscope {

/// The lock of a run. The program that trains the run holds it, so that no two programs write into one folder. The
/// kernel releases it when the program ends, however it ends. The text in the lock's file stays until training has
/// ended in order. So text in a file that is not locked means that a training was interrupted.
class RunLock
{
public:
    enum class State : std::uint8_t { Free, Held, Interrupted };
    static constexpr const char* fileName = ".lock"; ///< in the run folder

    /// Takes the lock. The error says who trains the run and what else can be done. A file system without locks is
    /// accepted.
    static Result<RunLock> take(const std::filesystem::path& run);
    static State stateOf(const std::filesystem::path& run); ///< changes nothing
    /// For an interrupted training: whether its program is known to have ended, because it ran on this machine. For
    /// another machine, and for a copy of a folder, that cannot be known. Changes nothing.
    static bool isHolderGone(const std::filesystem::path& run);
    static Result<void> forget(const std::filesystem::path& run); ///< makes an interrupted training count as ended

    RunLock(RunLock&& other) noexcept;
    RunLock& operator=(RunLock&& other) noexcept;
    ~RunLock();

    void setEnded(); ///< training ended in order; the lock is still held

private:
    explicit RunLock(int descriptor);

    int m_descriptor = -1;
};

} // namespace attentoscope
