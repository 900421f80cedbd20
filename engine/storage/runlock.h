// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>
#include <filesystem>

namespace attentoscope {

/// Who trains a run holds its lock, so that no two programs write into one folder. The kernel keeps it and lets go when
/// the program ends, however it ends. What stands in the lock's file stays until training has ended in order: text that
/// nobody holds is a training that was interrupted.
class RunLock
{
public:
    enum class State : std::uint8_t { Free, Held, Interrupted };
    static constexpr const char* fileName = ".lock"; ///< in the run folder

    /// An error names who trains the run, and what else can be done. A file system without locks is no error.
    static Result<RunLock> take(const std::filesystem::path& run);
    static State stateOf(const std::filesystem::path& run); ///< looks, and changes nothing
    static Result<void> forget(const std::filesystem::path& run); ///< an interrupted training counts as ended

    RunLock(RunLock&& other) noexcept;
    RunLock& operator=(RunLock&& other) noexcept;
    ~RunLock();

    void setEnded(); ///< in order; the lock is still held

private:
    explicit RunLock(int descriptor);

    int m_descriptor = -1;
};

} // namespace attentoscope
