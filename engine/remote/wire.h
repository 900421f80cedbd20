// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/wirereader.h"
#include "engine/remote/wirewriter.h"

#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

/// The bytes of several values, one after the other.
template <typename... Values>
std::string toWire(const Values&... values)
{
    WireWriter writer;
    (writer.put(values), ...);
    return writer.take();
}

/// The same for one value that may be large.
template <typename T>
WireParts toWireParts(const T& value, std::size_t bytesOfPart)
{
    WireWriter writer(bytesOfPart);
    writer.put(value);
    return writer.takeParts();
}

template <typename T>
std::optional<T> readWhole(WireReader reader)
{
    std::optional<T> value(reader.take<T>());
    return reader.isWhole() ? std::move(value) : std::nullopt;
}

/// One value, if the bytes are nothing else and have nothing more.
template <typename T>
std::optional<T> fromWire(std::string_view bytes)
{
    return readWhole<T>(WireReader(bytes));
}
template <typename T>
std::optional<T> fromWire(WireParts parts)
{
    return readWhole<T>(WireReader(std::move(parts)));
}

} // namespace attentoscope
