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

/// The answers of a learner, and the page that contains them.
struct LearnersPage
{
    std::string page; ///< path of the page in the folder
    HandedIn answers;
};

/// The pages of one lesson that agree in text, steps, language and version of the program. Never empty; sorted by name.
struct AnswersTable
{
    std::vector<LearnersPage> learners;

    /// For the properties that all pages have in common.
    [[nodiscard]] const HandedIn& first() const { return learners.front().answers; }
};

struct LeftOutPage
{
    std::string page;
    Message why;
};

/// The pages of a folder.
struct ClassAnswers
{
    std::vector<AnswersTable> tables; ///< sorted by lesson, version and language
    std::vector<LeftOutPage> leftOut; ///< pages that could not be read, or that repeat the answers of another page
};

/// Reads all pages in a folder and the folders in it: files whose names end in .html or .htm. Does not follow links.
Result<ClassAnswers> collectAnswers(const std::filesystem::path& folder, const std::stop_token& stop = {});

/// A heading, and a line for each step and learner. Steps without a question have lines too, because a learner may skip
/// them.
std::string answersCsv(const ClassAnswers& answers);

nlohmann::ordered_json answersJson(const ClassAnswers& answers);

} // namespace attentoscope
