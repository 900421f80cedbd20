// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attentoscope {

/// The words of `text` as NIST's mteval-v13a.pl cuts them for BLEU, with one space between them; sacreBLEU's
/// `tok:13a`. Signs are cut off, except full stops, commas and hyphens beside digits.
std::string tokenized13a(std::string_view text);

} // namespace attentoscope
