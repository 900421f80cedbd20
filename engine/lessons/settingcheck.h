// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/lesson.h"

namespace attentoscope {

/// What is wrong by the program's tables; empty: nothing.
Message presetProblem(const Catalogue& catalogue, const std::string& preset);
Message keyProblem(const Catalogue& catalogue, const std::string& key);
Message settingProblem(const Catalogue& catalogue, const KeyValue& setting);

/// Line of a key of the front matter, of its nth value; 0: it is not there.
int lineOf(const Lesson& lesson, const std::string& key, std::size_t nth = 0);

/// Preset, settings and data of the front matter, and those of `start` and `set`.
void checkSettings(const Lesson& lesson, const Catalogue& catalogue, std::vector<LessonFinding>& findings);

/// The presets that the lesson trains and that are known.
std::vector<const PresetInfo*> presetsOf(const Lesson& lesson, const Catalogue& catalogue);

} // namespace attentoscope
