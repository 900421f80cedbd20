// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attentoscope {

/// The text that makes a spreadsheet show `text`. If a spreadsheet would take it for a formula, it gets an apostrophe
/// in front.
std::string spreadsheetText(std::string_view text);

/// A cell as a field of CSV by RFC 4180, safe for spreadsheets.
std::string csvField(std::string_view text);

} // namespace attentoscope
