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

/// Where an engine that serves windows of this user waits: a socket and a lock in a folder that only they can enter.
class ServerPlace
{
public:
    /// Letters, digits, hyphen, underscore and dot; at most 40.
    static bool isName(const std::string& name);
    /// Makes the folder. One that belongs to somebody else, or that others can enter, is an error.
    static Result<ServerPlace> of(const std::string& name);

    /// A connected socket; nothing: no engine waits there.
    std::optional<int> connect() const;
    /// The same. In a folder where no engine was before it waits a moment: the system may have removed the folder, and
    /// an engine that trains comes back to it within a second.
    std::optional<int> find() const;
    /// Null: another engine has the place.
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

/// A socket that waits for windows, and the lock of its place.
class ServerListener
{
public:
    ~ServerListener();
    ServerListener(const ServerListener&) = delete;
    ServerListener& operator=(const ServerListener&) = delete;

    int descriptor() const { return m_socket; }
    /// Makes the folder, the lock and the socket again where they were removed, unless another engine has the place
    /// now. Connections stay as they are.
    void renew();

private:
    friend class ServerPlace;
    ServerListener(ServerPlace place, int lock, int socket);
    bool isReachable() const;

    ServerPlace m_place;
    int m_lock;
    int m_socket;
    unsigned long long m_inode = 0; ///< of that file; it is not used again as long as the socket is open
};

} // namespace attentoscope
