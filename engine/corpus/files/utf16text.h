// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/bytesource.h"

#include <memory>
#include <string>
#include <string_view>

namespace attentoscope {

bool isUtf16(std::string_view start); ///< begins with a byte order mark of UTF-16, of either order

/// UTF-16 text as UTF-8; `start` was already read from `source`, and isUtf16(). Half a pair of surrogates, or half a
/// character at the end, becomes a byte that is no UTF-8, so that it is found where lines are checked.
std::unique_ptr<ByteSource> utf16AsUtf8(std::unique_ptr<ByteSource> source, std::string start);

} // namespace attentoscope
