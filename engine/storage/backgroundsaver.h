// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/savestore.h"
#include "engine/types/training.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace attentoscope {

/// Writes saves in its own thread, one after the other, while training continues. All calls must come from the thread
/// of the training.
///
/// At most one save of each kind waits. A newer one replaces an older one of its kind. A best save is written first,
/// because later saves refer to it. A best save that could not be written is kept, and tried again with the next
/// request. If other saves are requested only while isBusy() is false, at most two saves are in memory.
class BackgroundSaver
{
public:
    explicit BackgroundSaver(std::shared_ptr<SaveStore> saves);
    ~BackgroundSaver(); ///< writes the waiting saves

    BackgroundSaver(const BackgroundSaver&) = delete;
    BackgroundSaver& operator=(const BackgroundSaver&) = delete;

    void request(RunSave save, SaveKind kind);
    bool isBusy() const; ///< whether a save is being written or waits
    void wait() const; ///< waits until isBusy() is false

    std::chrono::duration<double> writingTime() const; ///< time that the last save needed

    /// The results of the requests since the last call, in order.
    std::vector<Result<SaveReport>> takeOutcomes();

private:
    struct Job
    {
        RunSave save;
        SaveKind kind = SaveKind::Plain;
    };

    void work();
    std::optional<Job> nextJob(); ///< must be called with the mutex locked
    void settle(Job job, Result<SaveReport> outcome); ///< must be called with the mutex locked
    Result<SaveReport> write(const Job& job) const;
    bool hasWork() const { return m_isRequested && (m_best || m_plain); }

    std::shared_ptr<SaveStore> m_saves;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    std::optional<Job> m_best, m_plain; ///< waiting saves
    std::vector<Result<SaveReport>> m_outcomes;
    std::chrono::duration<double> m_writingTime{0.0};
    bool m_isRequested = false; ///< whether a save was requested since the last failure
    bool m_isWriting = false;
    bool m_isClosing = false;
    std::thread m_thread; ///< the last member, because it uses the others
};

} // namespace attentoscope
