// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Words, names, messages and paths come from files and people, and are displayed literally. Where Qt guesses whether a
/// text is rich, a word such as <img src="…"> would make it read that file. tests/boundary/plaintext.cmake checks that
/// tool tips pass through here; labels are those of ui/widgets/labels.h.
namespace attentoscope::ui {

/// For tool tips, status tips and other texts without a format.
[[nodiscard]] QString plainTip(const QString& text);

/// On one line and without control characters: for titles of windows and proposed file names, which the desktop and the
/// disk use.
[[nodiscard]] QString plainTitle(const QString& text);

/// With U+FFFD for characters that XML documents cannot contain, escaped or not: most control characters, unpaired
/// surrogates, U+FFFE and U+FFFF.
[[nodiscard]] QString xmlText(const QString& text);

/// A word, a sentence or a name as a part of another text: it has its own direction and does not move the text around
/// it. Text from left to right is unchanged; other text is put between U+2068 and U+2069, and its open isolates are
/// closed.
[[nodiscard]] QString isolated(const QString& text);

/// “source → translation”: the arrow points from the first to the second in every direction of writing.
[[nodiscard]] QString fromTo(const QString& source, const QString& target);

/// The alignment of a line in a list: the side where its text begins.
[[nodiscard]] Qt::Alignment sideOf(const QString& text);

/// A path as people read it: the home folder is "~".
QString shortPath(const QString& path);

/// For wrapped text: lines break after slashes, and not at hyphens within a name.
QString wrappablePath(const QString& path);

} // namespace attentoscope::ui
