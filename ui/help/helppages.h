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
    QString file; ///< as in the source folder, such as "docs/models.md"
    QString title; ///< its first heading
};

const std::vector<HelpPage>& helpPages(); ///< in reading order
QUrl helpAddress(const QString& file);
/// Markdown; empty: there is no such page.
QString helpText(const QUrl& address);
/// The name under which links know a heading: in small letters, with hyphens between the words.
QString headingAnchor(const QString& heading);

/// A paragraph in which all words of a search stand.
struct HelpHit
{
    QString file;
    QString heading; ///< what it stands under
    QString text;
    int block = 0; ///< of the page as a document
};

std::vector<HelpHit> searchHelp(const QString& words); ///< in the order of the pages; upper and lower case are equal

/// Name of the property of widgets whose value is the page about them.
inline constexpr auto helpPageProperty = "helpPage";

} // namespace attentoscope::ui
