// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace attentoscope::ui {

/// Returns the plain text for {{expression}}.
using LiveValue = std::function<QString(const QString& expression)>;

/// The text of a lesson as rich text for a RichLabel: paragraphs, lists, **bold**, *emphasis*, `code`, links to web
/// pages, $equations$ and {{values}}. Everything else is displayed as written, so a file cannot contain markup that
/// loads or runs anything.
[[nodiscard]] QString lessonHtml(const QString& markdown, const LiveValue& value = {});

/// The same text for screen readers, without markup.
[[nodiscard]] QString lessonWords(const QString& markdown, const LiveValue& value = {});

/// The text with its {{values}}. An unknown value becomes "…".
[[nodiscard]] QString withValues(const QString& text, const LiveValue& value);

} // namespace attentoscope::ui
