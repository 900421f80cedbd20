// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace attentoscope {

/// FNV-1a with 64 bits (Fowler, Noll and Vo). It recognises accidental differences, but not data that was made to
/// collide.
class Fnv
{
public:
    void add(unsigned char byte) { m_hash = (m_hash ^ byte) * 0x100000001b3ULL; }
    void add(std::string_view bytes)
    {
        for (const char byte : bytes)
            add(static_cast<unsigned char>(byte));
    }
    std::uint64_t hash() const { return m_hash; }

private:
    std::uint64_t m_hash = 0xcbf29ce484222325ULL;
};

} // namespace attentoscope
