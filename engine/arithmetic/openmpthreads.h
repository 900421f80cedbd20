// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// How many threads the loops of this thread use while this lives; other threads keep theirs. at::set_num_threads()
/// would change those of every thread that begins later, too.
class OpenMpThreads
{
public:
    explicit OpenMpThreads(int count);
    ~OpenMpThreads();
    OpenMpThreads(const OpenMpThreads&) = delete;
    OpenMpThreads& operator=(const OpenMpThreads&) = delete;

private:
    int m_before;
};

} // namespace attentoscope
