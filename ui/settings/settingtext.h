// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <QString>

namespace attentoscope::ui {

/// A setting's value as people read it: "luong-general" stays an id, but "as-written" is "As written".
QString settingValueText(const SettingInfo& info, const QString& value);

} // namespace attentoscope::ui
