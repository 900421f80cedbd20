// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "engine/qt/enginecontroller.h"

#include <functional>

namespace attentoscope {

using NoticeSink = std::function<void(const QString&)>;

/// Draws a picture of a run without a window: opens the run, translates the sentence, and writes the file. On success,
/// each notice is printed once.
Result<void> runExport(const ExportJob& job, const SessionFactory& factory, const NoticeSink& say = {});

} // namespace attentoscope
