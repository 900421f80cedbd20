// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace attentoscope::ui {

/// A drawing of resources/icons in the palette's text colour, at any size. The icon follows the palette, so it needs to
/// be set only once.
QIcon icon(const QString& name);
QIcon iconOrElse(const QString& name, const QString& other); ///< the icon `other` if the drawing `name` does not exist

/// The same on the accent colour, for primary buttons.
QIcon iconOnAccent(const QString& name);

/// The program's own icon, in its own colours.
QIcon applicationIcon();

} // namespace attentoscope::ui
