// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/error.h"
#include "engine/types/lesson.h"

namespace attentoscope {

/// The lessons that the program brings along, in the person's language.
std::vector<Lesson> shippedInLanguage();

/// A lesson and the folder of the data beside it; empty for one that the program brings along.
struct ChosenLesson
{
    Lesson lesson;
    std::string folder;
};

/// By the id of a shipped lesson, or else by the path of a file. One with mistakes is a BadData error that names the
/// first of them.
Result<ChosenLesson> chosenLesson(const std::string& idOrPath, const Catalogue& catalogue);

} // namespace attentoscope
