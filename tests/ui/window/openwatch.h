// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <sys/inotify.h>
#include <unistd.h>

namespace attentoscope::tests {

/// Notices when somebody opens a file.
class OpenWatch
{
public:
    explicit OpenWatch(const QString& path) : m_queue(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        m_watches = inotify_add_watch(m_queue, path.toLocal8Bit().constData(), IN_OPEN) >= 0;
    }
    ~OpenWatch() { close(m_queue); }
    OpenWatch(const OpenWatch&) = delete;
    OpenWatch& operator=(const OpenWatch&) = delete;

    [[nodiscard]] bool watches() const { return m_watches; }
    /// Whether the file was opened since the last call.
    [[nodiscard]] bool wasOpened() const
    {
        alignas(inotify_event) char events[4096];
        bool opened = false;
        while (read(m_queue, events, sizeof(events)) > 0)
            opened = true;
        return opened;
    }

private:
    int m_queue;
    bool m_watches = false;
};

} // namespace attentoscope::tests
