// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <string>
#include <vector>

namespace attentoscope {

/// Whether a line says nothing, so that the model is not asked and its translation is an empty line.
bool isBlank(const std::string& line);

/// A request like `like` for each line that says something.
std::vector<TranslationRequest> requestsFor(const std::vector<std::string>& lines, const TranslationRequest& like);

/// One translation for each line: those of requestsFor() in their places, empty ones for blank lines.
std::vector<Translation> inStepWith(const std::vector<std::string>& lines, std::vector<Translation> translations);

} // namespace attentoscope
