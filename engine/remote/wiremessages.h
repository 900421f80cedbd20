// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <optional>

namespace attentoscope {

/// What a message is sent as.
enum class WireMessage : std::uint8_t { Text, Key, Number };

inline constexpr std::size_t mostMessageValues = 8;
inline constexpr std::size_t longestMessageKey = 1023; ///< bytes
inline constexpr std::size_t mostMessageKeys = 2048; ///< that this process ever keeps of other processes

/// A message of a key that came over a line. Keys are kept for ever, because a message only points to its own: nothing
/// where the key is too long, has other places than values, or is one too many.
std::optional<Message> messageOf(const std::string& key, const std::vector<Message>& values);

/// A number as a value of a message.
Message messageOf(std::int64_t number);

} // namespace attentoscope
