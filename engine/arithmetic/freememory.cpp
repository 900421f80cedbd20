// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/freememory.h"

#include <malloc.h>

// tcmalloc's, as its malloc_extension_c.h declares it; missing where the program was linked without.
extern "C" [[gnu::weak]] void MallocExtension_ReleaseFreeMemory();

namespace attentoscope {

void giveBackFreeMemory()
{
    if (MallocExtension_ReleaseFreeMemory)
        MallocExtension_ReleaseFreeMemory();
    else
        malloc_trim(0);
}

} // namespace attentoscope
