// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace attentoscope {

class ServerListener;

/// The place where an engine serves this user's windows: a socket and a lock, in a folder that only the user can enter.
class ServerPlace
{
public:
    /// Whether it has at most 40 letters, digits, hyphens, underscores and dots.
    static bool isName(const std::string& name);
    /// Makes the folder. It is an error if it belongs to somebody else, or if others can enter it.
    static Result<ServerPlace> of(const std::string& name);

    /// A connected socket; none if no engine listens there.
    std::optional<int> connect() const;
    /// Does the same. But it waits for a moment if there is no lock, or a new one: the system may have removed the
    /// folder, and an engine that trains makes it again within a second.
    std::optional<int> find() const;
    /// Null if another engine has the place.
    Result<std::unique_ptr<ServerListener>> listen() const;
    std::filesystem::path log() const { return m_folder / (m_name + ".log"); }

private:
    friend class ServerListener;
    ServerPlace(std::filesystem::path folder, std::string name) : m_folder(std::move(folder)), m_name(std::move(name))
    {
    }
    std::filesystem::path socketPath() const { return m_folder / (m_name + ".socket"); }
    std::filesystem::path lockPath() const { return m_folder / (m_name + ".lock"); }

    std::filesystem::path m_folder;
    std::string m_name;
};

/// A socket that accepts windows, and the lock of its place.
class ServerListener
{
public:
    ~ServerListener();
    ServerListener(const ServerListener&) = delete;
    ServerListener& operator=(const ServerListener&) = delete;

    int descriptor() const { return m_socket; }
    /// Makes the folder, the lock and the socket again if they were removed, unless another engine has the place by
    /// now. Connections are not affected.
    void renew();

private:
    friend class ServerPlace;
    ServerListener(ServerPlace place, int lock, int socket);
    bool isReachable() const;

    ServerPlace m_place;
    int m_lock;
    int m_socket;
    /// Number of the socket's file; the system does not give it to another file while the socket is open.
    unsigned long long m_inode = 0;
};

} // namespace attentoscope
