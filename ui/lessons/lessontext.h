// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace attentoscope::ui {

/// What stands for {{expression}}, as plain text.
using LiveValue = std::function<QString(const QString& expression)>;

/// The text of a lesson as rich text for a RichLabel: paragraphs, lists, **bold**, *emphasis*, `code`, links to pages
/// of the web, $equations$ and {{values}}. Everything else is shown as it is written, so nothing of a file is markup
/// that loads or runs anything.
[[nodiscard]] QString lessonHtml(const QString& markdown, const LiveValue& value = {});

/// The same for screen readers: without marks.
[[nodiscard]] QString lessonWords(const QString& markdown, const LiveValue& value = {});

} // namespace attentoscope::ui
