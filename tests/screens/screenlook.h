// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/finding.h"

#include <QSize>
#include <QStringList>

#include <functional>

namespace attentoscope::tests {

enum class Wording : std::uint8_t { Own, Longer, Mirrored, German }; ///< Mirrored: longer, and from right to left

/// The look in one process: a screen, a scale, a text size and a theme. The process shows every state.
struct ScreenCell
{
    QSize size; ///< of the window, in units of the screen at 100 %
    int scale = 1;
    int typePercent = 100;
    Wording wording = Wording::Own;
    bool isDark = false;

    bool operator==(const ScreenCell&) const = default;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QStringList arguments() const;
    [[nodiscard]] static ScreenCell fromArguments(const QStringList& arguments);
    [[nodiscard]] QSize screen() const; ///< never smaller than the smallest screen
};

[[nodiscard]] std::vector<ScreenCell> fewCells(); ///< for everyone who builds
[[nodiscard]] std::vector<ScreenCell> allCells();
[[nodiscard]] std::vector<ScreenCell> otherCells(); ///< all cells but the few

/// The place and the state in which something was found.
struct FoundAt
{
    QString state;
    QString cell;
    Finding finding;
};

/// Looks at every state, in this process. Pictures go into a folder; empty: none are made. Returns the number of looks.
int lookAtStates(const ScreenCell& cell, const QString& only, const QString& pictures,
    const std::function<void(const FoundAt&)>& found);

} // namespace attentoscope::tests
