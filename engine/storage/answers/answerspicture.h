// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/answers/answerstable.h"
#include "engine/types/message.h"

#include <filesystem>
#include <functional>
#include <string>

namespace attentoscope {

/// A message in the language of the picture.
using SaidMessage = std::function<std::string(const Message&)>;

/// The answers of a class as a picture for the wall, in SVG: under each question every answer that was given, with a
/// square for each learner who gave it. A filled square: this learner's run showed it so. No names.
std::string answersSvg(const AnswersTable& table, const SaidMessage& say);

/// The same into a file, in place of an older one.
Result<void> writeAnswersPicture(const AnswersTable& table, const SaidMessage& say, const std::filesystem::path& file);

} // namespace attentoscope
