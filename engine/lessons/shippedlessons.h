// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace attentoscope {

/// A built-in lesson, with the text of its file in resources/lessons/. The build makes the table.
struct ShippedLesson
{
    std::string_view language; ///< en, de, fr
    std::string_view file; ///< 01-one-step-by-hand.lesson.md
    std::string_view text;
};

/// Ordered by language, then as in the course.
std::span<const ShippedLesson> shippedLessons();

} // namespace attentoscope
