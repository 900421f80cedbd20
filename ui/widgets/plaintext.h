// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Words, names, messages and paths come from files and people, and are shown as they are. Where Qt decides by itself
/// whether a text is rich, a word such as <img src="…"> would make it read that file. tests/boundary/plaintext.cmake
/// sees to it that tool tips come through here; labels are those of ui/widgets/labels.h.
namespace attentoscope::ui {

/// For tool tips, status tips and what else has no format of its own.
[[nodiscard]] QString plainTip(const QString& text);

/// On one line and without control characters: for titles of windows and proposals of file names, which leave the
/// program for the desktop and the disk.
[[nodiscard]] QString plainTitle(const QString& text);

/// With U+FFFD for whatever no XML document may hold, escaped or not: most control characters, halves of surrogate
/// pairs, U+FFFE and U+FFFF.
[[nodiscard]] QString xmlText(const QString& text);

/// A word, a sentence or a name as a part of another text: it is set in its own direction and moves nothing around it.
/// What reads from left to right stays as it is; anything else stands between U+2068 and U+2069, and isolates that it
/// leaves open are closed.
[[nodiscard]] QString isolated(const QString& text);

/// “source → translation”: the arrow points from the first to the second in every direction of writing.
[[nodiscard]] QString fromTo(const QString& source, const QString& target);

/// Where a line of a list stands: on the side where its text begins.
[[nodiscard]] Qt::Alignment sideOf(const QString& text);

/// A path as people read it: the home folder is "~".
QString shortPath(const QString& path);

/// For text that is wrapped: lines break behind slashes, and not at hyphens within a name.
QString wrappablePath(const QString& path);

} // namespace attentoscope::ui
