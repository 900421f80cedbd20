// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace attentoscope::ui {

/// A run's folder as people know it.
struct NamedRun
{
    QString folder;
    QString name;
    QString detail; ///< when it was trained, or where it lies
};

/// Where runs are chosen from.
struct RunSources
{
    std::function<std::vector<NamedRun>()> recent;
    std::function<NamedRun()> choose; ///< asks the person; an empty folder: nothing was chosen
};

} // namespace attentoscope::ui
