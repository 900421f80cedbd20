// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

namespace attentoscope::ui {

/// Whether both paths lead to one folder, which links may do too. False if a path is empty.
inline bool isSameFolder(const QString& one, const QString& other)
{
    return !one.isEmpty() && !other.isEmpty() && QDir(one) == QDir(other);
}

} // namespace attentoscope::ui
