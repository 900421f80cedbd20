// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// Sets how many threads the loops of this thread use, as long as the object lives. Other threads keep their number.
/// at::set_num_threads() would also change the number of every thread that begins later.
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
