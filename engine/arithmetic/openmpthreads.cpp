// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/openmpthreads.h"

#include <ATen/Parallel.h>

#include <omp.h>

namespace attentoscope {

OpenMpThreads::OpenMpThreads(int count)
{
    // Or a new thread's first loop sets the number that all begin with. LibTorch 1.13 and our code share the note of
    // whether a thread had its first loop; of LibTorch 2.6 both have one of their own, and each is asked here.
    (void)at::get_num_threads();
    at::internal::lazy_init_num_threads();
    m_before = omp_get_max_threads();
    omp_set_num_threads(count);
}

OpenMpThreads::~OpenMpThreads()
{
    omp_set_num_threads(m_before);
}

} // namespace attentoscope
