// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/Parallel.h>

namespace attentoscope {

/// Torch computes on other threads as long as this lives; then on those of a run that is under way again.
class BorrowedThreads
{
public:
    explicit BorrowedThreads(int threads) : m_before(at::get_num_threads()) { at::set_num_threads(threads); }
    ~BorrowedThreads() { at::set_num_threads(m_before); }
    BorrowedThreads(const BorrowedThreads&) = delete;
    BorrowedThreads& operator=(const BorrowedThreads&) = delete;

private:
    int m_before;
};

} // namespace attentoscope
