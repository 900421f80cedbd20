// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/archive/archivecontents.h"

namespace attentoscope {

/// Compares the declared sizes of the saves and of the spacing table with the sizes that follow from the configuration
/// and the vocabularies in the archive. Reads these and writes nothing.
Result<void> checkImpliedSizes(const std::filesystem::path& file, const ArchiveContents& contents);

} // namespace attentoscope
