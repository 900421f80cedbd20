// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace attentoscope {

/// The viewer in every page. cmake/EmbedViewer.cmake makes it from `web/`.
struct PageViewer
{
    std::string_view page; ///< the HTML, with places such as @TITLE@
    std::string_view style;
    std::string_view script;
    std::string_view styleHash; ///< SHA-256, 64 hexadecimal digits
    std::string_view scriptHash;
};

const PageViewer& pageViewer();

} // namespace attentoscope
