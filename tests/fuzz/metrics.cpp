// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"

#include "engine/storage/recordlog.h"

namespace attentoscope::fuzz {

void readMetricsLog(std::string_view bytes)
{
    const MemoryFile file(bytes);
    static_cast<void>(readMetrics(file.path()));
}

} // namespace attentoscope::fuzz
