// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"

namespace attentoscope {

/// Writes a Transformer's weights and words as a folder of CTranslate2, format 6, float32; the folder must not exist.
/// Its marks are ours ("<sos>", "<eos>" …). What CTranslate2 would compute otherwise, and text that only our own rules
/// cut, is an InvalidSetting error that names the setting.
Result<void> writeCTranslate2(
    const RunIdentity& identity, const StoredTensors& weights, const std::filesystem::path& folder);

} // namespace attentoscope
