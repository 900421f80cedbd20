// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/archive/archivecontents.h"

namespace attentoscope {

/// Compares the sizes that an archive says its saves and its spacing table have with those that follow from the
/// configuration and the vocabularies in it. Reads these and writes nothing.
Result<void> checkImpliedSizes(const std::filesystem::path& file, const ArchiveContents& contents);

} // namespace attentoscope
