// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace attentoscope {

/// A connected socket on which each message is one line of JSON. Nothing waits here: what does not fit goes out later.
/// A line that is no JSON object, or longer than `longest`, closes it: it is not one of us at the other end.
class LineSocket
{
public:
    static constexpr std::size_t longest = 256 * 1024; ///< bytes of a line; all settings together have 5 KiB

    LineSocket() = default;
    explicit LineSocket(int descriptor); ///< takes it over
    ~LineSocket();
    LineSocket(LineSocket&& other) noexcept;
    LineSocket& operator=(LineSocket&& other) noexcept;

    int descriptor() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    void close();

    void send(const nlohmann::json& message);
    bool hasMoreToSend() const { return isOpen() && !m_out.empty(); }
    void flush();

    void receive(); ///< what has come meanwhile
    std::optional<nlohmann::json> take(); ///< the oldest message that is whole

private:
    int m_descriptor = -1;
    std::string m_in, m_out;
};

} // namespace attentoscope
