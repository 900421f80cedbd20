// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/lessonchoice.h"

#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/shippedlessons.h"
#include "ui/language/programtexts.h"

#include <filesystem>

namespace attentoscope {

std::vector<Lesson> shippedInLanguage()
{
    const auto language = ui::spokenLanguage();
    std::vector<Lesson> lessons;
    for (const auto& shipped : shippedLessons())
        if (shipped.language == language)
            lessons.push_back(readLesson(shipped.text).lesson);
    return lessons;
}

Result<ChosenLesson> chosenLesson(const std::string& idOrPath, const Catalogue& catalogue)
{
    for (auto& lesson : shippedInLanguage())
        if (lesson.id == idOrPath)
            return ChosenLesson{std::move(lesson), {}};
    const auto text = lessonText(idOrPath);
    if (!text) {
        auto error = text.error();
        if (idOrPath.find('/') == std::string::npos && error.code == ErrorCode::FileNotFound)
            error.message = Message(
                "There is no lesson and no file \"{}\": attentoscope-cli lesson list shows the lessons.", idOrPath);
        return std::unexpected(std::move(error));
    }
    const auto findings = lessonFindings(*text, catalogue);
    if (!findings.empty())
        return failure(ErrorCode::BadData,
            Message("{} line {}: {} There are {} findings: attentoscope-cli lesson check lists them.", idOrPath,
                findings.front().line, findings.front().message, findings.size()));
    const auto folder = std::filesystem::path(idOrPath).parent_path();
    return ChosenLesson{readLesson(*text).lesson, folder.empty() ? "." : folder.string()};
}

} // namespace attentoscope
