// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attentoscope::ui {

/// A path as people read it: the home folder is "~".
QString shortPath(const QString& path);

/// For text that is wrapped: lines break behind slashes, and not at hyphens within a name.
QString wrappablePath(const QString& path);

} // namespace attentoscope::ui
