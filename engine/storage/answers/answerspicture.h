// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/answers/answerstable.h"
#include "engine/types/message.h"

#include <filesystem>
#include <functional>
#include <string>

namespace attentoscope {

/// Returns a message in the language of the picture.
using SaidMessage = std::function<std::string(const Message&)>;

/// The answers of a class as a picture for the wall, in SVG. Under each question is every given answer, with a square
/// for each learner who gave it. If the square is filled, that learner's run showed this answer. There are no names.
std::string answersSvg(const AnswersTable& table, const SaidMessage& say);

/// Writes the picture into a file, and replaces an older one.
Result<void> writeAnswersPicture(const AnswersTable& table, const SaidMessage& say, const std::filesystem::path& file);

} // namespace attentoscope
