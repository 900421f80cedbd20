// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

#include <vector>

namespace attentoscope::ui {

/// A page of the documentation that is built into the program.
struct HelpPage
{
    QString file; ///< its path in the source folder, such as "docs/models.md"
    QString title; ///< its first heading
};

const std::vector<HelpPage>& helpPages(); ///< all pages in reading order
QUrl helpAddress(const QString& file);
/// A page in Markdown; empty if there is no such page.
QString helpText(const QUrl& address);
/// The name of a heading in links: lower case, with hyphens between the words.
QString headingAnchor(const QString& heading);

/// A paragraph with all words of a search.
struct HelpHit
{
    QString file;
    QString heading; ///< the heading above it
    QString text;
    int block = 0; ///< index in the page's document
};

std::vector<HelpHit> searchHelp(const QString& words); ///< finds paragraphs, in page order; ignores case

/// The property of a widget that names its help page.
inline constexpr auto helpPageProperty = "helpPage";

} // namespace attentoscope::ui
