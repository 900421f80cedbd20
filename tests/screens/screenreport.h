// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/screenlook.h"

#include <map>
#include <set>

namespace attentoscope::tests {

/// What was found in all processes: each thing once, with where and how often.
class ScreenReport
{
public:
    void add(const FoundAt& found);
    void addLooks(int looks) { m_looks += looks; }
    [[nodiscard]] int unexpected() const; ///< things
    void print(int states, int cells) const;

private:
    struct Place
    {
        FoundAt first;
        std::set<QString> states;
        std::set<QString> cells;
        const char* reason = nullptr; ///< it is expected
    };

    int m_looks = 0;
    std::map<QString, int> m_faulty; ///< looks with something unexpected
    std::map<QString, Place> m_places;
};

} // namespace attentoscope::tests
