// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/engineserver.h"
#include "engine/remote/greeting.h"
#include "engine/remote/remotesession.h"
#include "engine/remote/serverplace.h"

#include <QDir>
#include <QTemporaryDir>

#include <atomic>
#include <memory>
#include <mutex>
#include <set>
#include <sys/socket.h>
#include <thread>

namespace attentoscope::tests {

/// An engine that serves windows. It runs in threads of the test, which can cut its connections.
class ServedEngine
{
public:
    explicit ServedEngine(std::function<Result<std::unique_ptr<Session>>()> makeSession, std::string instance = "one",
        std::chrono::milliseconds patience = std::chrono::minutes(10))
        : m_instance(std::move(instance))
    {
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
        const auto place = ServerPlace::of("test");
        if (!place)
            qFatal("%s", place.error().message.c_str());
        m_place = *place;
        auto listener = m_place->listen();
        if (!listener || !*listener)
            qFatal("nothing listens");
        m_connection = std::make_unique<ConnectionKeeper>(std::move(*listener), lineOf(greeting()), version);
        m_thread = std::jthread([this, makeSession, patience](const std::stop_token& stop) {
            m_ended = serveWindows({.makeSession = makeSession,
                                       .listRuns = [] { return std::vector<RunSummary>(1); },
                                       .patience = patience},
                *m_connection, stop);
            m_isOver = true;
        });
    }
    ~ServedEngine() { end(); }

    void end()
    {
        m_thread.request_stop();
        if (m_thread.joinable())
            m_thread.join();
    }
    bool isOver() const { return m_isOver; }

    static inline std::string version = "test"; ///< version of both sides
    static inline std::string runs = "/far/runs"; ///< folder for the trainings of its windows
    Greeting greeting() const
    {
        return {.version = version, .host = "far", .process = 1, .instance = m_instance, .runs = runs};
    }

    /// A connection to the engine, unless the test refuses connections.
    Result<std::unique_ptr<Connection>> makeConnection()
    {
        ++m_tries;
        const auto socket = m_refuses ? std::nullopt : m_place->connect();
        if (!socket)
            return failure(ErrorCode::ConnectionLost, "refused by the test");
        const std::lock_guard lock(m_mutex);
        m_socket = *socket;
        ++m_connections;
        return std::make_unique<Connection>(*socket);
    }
    ConnectionOptions options()
    {
        return {.connect = [this] { return makeConnection(); },
            .version = version,
            .firstPause = std::chrono::milliseconds(1),
            .longestPause = std::chrono::milliseconds(8)};
    }
    std::unique_ptr<Session> connect() { return connect(options()); }
    static std::unique_ptr<Session> connect(ConnectionOptions options)
    {
        auto session = connectSession(std::move(options));
        if (!session)
            qFatal("%s", session.error().message.c_str());
        return std::move(*session);
    }

    /// Cuts the newest connection, even in the middle of a message.
    void cut()
    {
        const std::lock_guard lock(m_mutex);
        shutdown(m_socket, SHUT_RDWR);
    }
    /// Removes the folder of its socket, as the system does when a user logs out.
    void removeFolder() { QDir(m_folder.filePath(QStringLiteral("attentoscope"))).removeRecursively(); }
    std::atomic<bool> m_refuses = false; ///< connections
    std::atomic<int> m_tries = 0;
    std::atomic<int> m_connections = 0;
    ConnectionKeeper& connection() { return *m_connection; }

private:
    std::string m_instance;
    QTemporaryDir m_folder;
    std::optional<ServerPlace> m_place;
    std::unique_ptr<ConnectionKeeper> m_connection;
    std::mutex m_mutex;
    int m_socket = -1;
    std::atomic<bool> m_isOver = false;
    Result<void> m_ended;
    std::jthread m_thread;
};

} // namespace attentoscope::tests
