// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace attentoscope {

/// Keeps every second element, beginning with the first, and always the last one.
template <typename T>
void halve(std::vector<T>& all)
{
    if (all.size() < 3)
        return;
    auto last = std::move(all.back());
    const std::size_t kept = (all.size() + 1) / 2;
    for (std::size_t index = 1; index < kept; ++index)
        all[index] = std::move(all[2 * index]);
    all.resize(kept);
    all.back() = std::move(last);
}

/// Keeps at most `most` of the added elements, and the last one. It keeps all of them at first, then every second,
/// every fourth, …, always beginning with the first.
template <typename T>
class ThinnedList
{
public:
    /// Continues a list in which only every `every`-th element was kept.
    explicit ThinnedList(std::size_t most, std::vector<T> begun = {}, std::size_t every = 1)
        : m_most(std::max<std::size_t>(most, 2) / 2 * 2), m_kept(std::move(begun)), m_every(every)
    {
        while (m_kept.size() > m_most)
            thin();
    }

    void add(const T& one)
    {
        m_last = one;
        if (m_added++ % m_every != 0)
            return;
        m_last.reset();
        m_kept.push_back(one);
        if (m_kept.size() > m_most) // their number is odd now, so the last one stays
            thin();
    }

    std::vector<T> list() const&
    {
        auto copy = *this;
        return std::move(copy).list();
    }
    std::vector<T> list() &&
    {
        if (m_last)
            m_kept.push_back(std::move(*m_last));
        return std::move(m_kept);
    }
    std::size_t every() const { return m_every; }

private:
    void thin()
    {
        halve(m_kept);
        m_every *= 2;
    }

    std::size_t m_most; ///< always even
    std::vector<T> m_kept;
    std::size_t m_every;
    std::size_t m_added = 0;
    std::optional<T> m_last; ///< the last element, if it is not among the kept ones
};

} // namespace attentoscope
