// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace attentoscope::ui {

/// A run's folder and the texts by which people recognise it.
struct NamedRun
{
    QString folder;
    QString name;
    QString detail; ///< when it was trained, or its folder
};

/// The runs to choose from.
struct RunSources
{
    std::function<std::vector<NamedRun>()> recent;
    std::function<NamedRun()> choose; ///< asks the person; the folder is empty if no run was chosen
};

} // namespace attentoscope::ui
