// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/appsettings.h"
#include "ui/window/mainwindow.h"

namespace attentoscope {

/// The window's memory as rows of the settings table.
ui::WindowMemory readWindowMemory(const Settings& settings);
void writeWindowMemory(const ui::WindowMemory& memory, Settings& settings);

} // namespace attentoscope
