// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// The version of this program, such as "0.3.0". Only its own source is compiled again for another version.
extern const char* const programVersion;

} // namespace attentoscope
