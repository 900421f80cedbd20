// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/answers/handedin.h"
#include "engine/types/error.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace attentoscope {

/// The answers of a learner, and the page that has them.
struct LearnersPage
{
    std::string page; ///< its path within the folder
    HandedIn answers;
};

/// The pages of one lesson, told apart by its text, its steps, the language, and the version of the program. Never
/// empty; in the order of names.
struct AnswersTable
{
    std::vector<LearnersPage> learners;

    [[nodiscard]] const HandedIn& first() const { return learners.front().answers; } ///< for what all have in common
};

struct LeftOutPage
{
    std::string page;
    Message why;
};

/// The pages of a folder.
struct ClassAnswers
{
    std::vector<AnswersTable> tables; ///< in the order of lessons, versions and languages
    std::vector<LeftOutPage> leftOut; ///< could not be read, or the same answers are there already
};

/// Reads all pages in a folder and its folders: files whose names end in .html or .htm. Links are not followed.
Result<ClassAnswers> collectAnswers(const std::filesystem::path& folder, const std::stop_token& stop = {});

/// A line for each step and learner, with a heading. Steps without a question are there too: they may be skipped.
std::string answersCsv(const ClassAnswers& answers);

nlohmann::ordered_json answersJson(const ClassAnswers& answers);

} // namespace attentoscope
