// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <filesystem>
#include <optional>
#include <string>

namespace attentoscope {

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
    /// A socket that waits; nothing: another engine has the place. It is held until the process ends.
    Result<std::optional<int>> listen() const;
    std::filesystem::path log() const { return m_folder / (m_name + ".log"); }

private:
    ServerPlace(std::filesystem::path folder, std::string name) : m_folder(std::move(folder)), m_name(std::move(name))
    {
    }
    std::filesystem::path socketPath() const { return m_folder / (m_name + ".socket"); }

    std::filesystem::path m_folder;
    std::string m_name;
};

} // namespace attentoscope
