// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/answers/answerstable.h"

#include "engine/types/csvfield.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <system_error>
#include <tuple>
#include <utility>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::size_t mostPages = 5000;
constexpr int mostFolders = 4; ///< depth of nested folders: learning platforms give each learner a folder

/// The properties in which all pages of one table must agree.
auto tableKey(const HandedIn& answers)
{
    return std::tie(answers.lesson, answers.version, answers.language, answers.sum, answers.title);
}

bool belongTogether(const HandedIn& left, const HandedIn& right)
{
    return tableKey(left) == tableKey(right)
        && std::ranges::equal(left.steps, right.steps, {}, &AnsweredStep::id, &AnsweredStep::id);
}

bool isPageName(const fs::path& path)
{
    auto ending = path.extension().string();
    std::ranges::transform(ending, ending.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; });
    return ending == ".html" || ending == ".htm";
}

Result<std::vector<fs::path>> pagesIn(const fs::path& folder)
{
    std::error_code problem;
    if (!fs::is_directory(folder, problem))
        return failure(ErrorCode::FileNotFound,
            Message("{} is no folder. Give the folder in which the learners' pages are.", folder.string()));
    std::vector<fs::path> pages;
    auto entry = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, problem);
    for (; !problem && entry != fs::recursive_directory_iterator(); entry.increment(problem)) {
        if (entry.depth() >= mostFolders)
            entry.disable_recursion_pending();
        std::error_code unknown;
        if (isPageName(entry->path()) && entry->symlink_status(unknown).type() == fs::file_type::regular)
            pages.push_back(entry->path());
        if (pages.size() > mostPages)
            return failure(ErrorCode::BadData,
                Message("{} has more than {} pages. Give the folder of one class.", folder.string(), mostPages));
    }
    if (problem)
        return failure(ErrorCode::BadData,
            Message("{} cannot be read: {}. Check the permissions.", folder.string(), problem.message()));
    std::ranges::sort(pages);
    return pages;
}

Result<std::string> textOfPage(const fs::path& path, const std::string& name)
{
    std::ifstream file(path, std::ios::binary);
    std::string text;
    std::array<char, 64 * 1024> part{};
    while (file && text.size() <= largestHandedInPage) {
        file.read(part.data(), part.size());
        text.append(part.data(), static_cast<std::size_t>(file.gcount()));
    }
    if (!file.eof() && text.size() <= largestHandedInPage)
        return failure(ErrorCode::BadData, Message("{} cannot be read. Check its permissions.", name));
    return text;
}

/// Adds a page to its table, or to the pages that are left out, with the reason.
void take(ClassAnswers& all, LearnersPage page)
{
    for (auto& table : all.tables) {
        if (!belongTogether(table.first(), page.answers))
            continue;
        const auto same = std::ranges::find(table.learners, page.answers, &LearnersPage::answers);
        if (same == table.learners.end()) {
            table.learners.push_back(std::move(page));
        } else {
            auto why = Message("{} has the same answers as {}, and is counted once.", page.page, same->page);
            all.leftOut.push_back({std::move(page.page), std::move(why)});
        }
        return;
    }
    all.tables.emplace_back().learners.push_back(std::move(page));
}

Json asExpected(Outcome outcome)
{
    return outcome == Outcome::None ? Json(nullptr) : Json(outcome == Outcome::AsExpected);
}

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json stepsJson(const HandedIn& answers)
{
    auto steps = Json::array();
    for (const auto& step : answers.steps)
        steps.push_back({{"id", step.id}, {"title", step.title}, {"question", textOrNull(step.question)},
            {"state", stateName(step.state)}, {"predicted", textOrNull(step.expected)}, {"seen", textOrNull(step.seen)},
            {"as_expected", asExpected(step.outcome)}, {"training_step", step.trainingStep}});
    return steps;
}

std::string csvLine(const LearnersPage& learner, const AnsweredStep& step)
{
    const auto& all = learner.answers;
    const auto outcome = asExpected(step.outcome);
    std::string line = csvField(all.lesson);
    for (const auto& field : {all.version, all.language, all.sum, step.id, step.title, step.question, all.learner,
             learner.page, std::string(stateName(step.state)), step.expected, step.seen,
             outcome.is_null() ? std::string() : outcome.dump()})
        line += ',' + csvField(field);
    return line + "\r\n";
}

} // namespace

Result<ClassAnswers> collectAnswers(const fs::path& folder, const std::stop_token& stop)
{
    const auto pages = pagesIn(folder);
    if (!pages)
        return std::unexpected(pages.error());
    ClassAnswers all;
    for (const auto& path : *pages) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, "Collecting the answers was stopped.");
        const auto name = path.lexically_relative(folder).string();
        const auto text = textOfPage(path, name);
        auto answers = text ? handedInOf(*text, name) : std::unexpected(text.error());
        if (answers)
            take(all, {name, std::move(*answers)});
        else
            all.leftOut.push_back({name, answers.error().message});
    }
    std::ranges::stable_sort(all.tables, [](const AnswersTable& left, const AnswersTable& right) {
        return tableKey(left.first()) < tableKey(right.first());
    });
    for (auto& table : all.tables)
        std::ranges::stable_sort(
            table.learners, {}, [](const LearnersPage& page) -> const auto& { return page.answers.learner; });
    return all;
}

std::string answersCsv(const ClassAnswers& answers)
{
    std::string csv =
        R"(lesson,version,language,sum,step,title,question,learner,page,state,predicted,seen,as_expected)";
    csv += "\r\n";
    for (const auto& table : answers.tables)
        for (std::size_t index = 0; index < table.first().steps.size(); ++index)
            for (const auto& learner : table.learners)
                csv += csvLine(learner, learner.answers.steps[index]);
    return csv;
}

Json answersJson(const ClassAnswers& answers)
{
    auto tables = Json::array();
    for (const auto& table : answers.tables) {
        auto learners = Json::array();
        for (const auto& learner : table.learners)
            learners.push_back({{"learner", textOrNull(learner.answers.learner)}, {"page", learner.page},
                {"begun", learner.answers.begun}, {"steps", stepsJson(learner.answers)}});
        const auto& first = table.first();
        tables.push_back({{"lesson", first.lesson}, {"title", first.title}, {"version", first.version},
            {"language", first.language}, {"sum", first.sum}, {"learners", std::move(learners)}});
    }
    auto leftOut = Json::array();
    for (const auto& page : answers.leftOut)
        leftOut.push_back({{"page", page.page}, {"message", page.why.text()}});
    return {{"tables", std::move(tables)}, {"left_out", std::move(leftOut)}};
}

} // namespace attentoscope
