// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Words, names, messages and paths come from files and people, and are displayed literally. Where Qt guesses whether a
/// text is rich, a word such as <img src="…"> would make it read that file. tests/boundary/plaintext.cmake checks that
/// tool tips use plainTip(). Labels must be those of ui/widgets/labels.h.
namespace attentoscope::ui {

/// For tool tips, status tips and other texts whose format Qt guesses.
[[nodiscard]] QString plainTip(const QString& text);

/// Text on one line, without control characters. The desktop and the disk use it, for titles of windows and proposed
/// file names.
[[nodiscard]] QString plainTitle(const QString& text);

/// The text with U+FFFD in place of characters that XML documents cannot contain, even escaped: most control
/// characters, unpaired surrogates, U+FFFE and U+FFFF.
[[nodiscard]] QString xmlText(const QString& text);

/// A word, a sentence or a name as a part of another text. It keeps its own direction and does not move the text around
/// it. Left-to-right text is unchanged. Other text is put between U+2068 and U+2069, and isolates that it leaves open
/// are closed.
[[nodiscard]] QString isolated(const QString& text);

/// “source → translation”. The arrow points from the first to the second in every direction of writing.
[[nodiscard]] QString fromTo(const QString& source, const QString& target);

/// The alignment of a text in a list: the side where the text begins.
[[nodiscard]] Qt::Alignment sideOf(const QString& text);

/// A path as people read it: the home folder is "~".
QString shortPath(const QString& path);

/// A path for wrapped text. Lines break after slashes, but not at hyphens in a name.
QString wrappablePath(const QString& path);

} // namespace attentoscope::ui
