// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonfile.h"

#include "engine/lessons/lessonlines.h"

#include <filesystem>
#include <fstream>

namespace attentoscope {

Result<std::string> lessonText(const std::string& path)
{
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        return failure(ErrorCode::FileNotFound, Message("{} is a folder: give a file NAME.lesson.md.", path));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return failure(
            ErrorCode::FileNotFound, Message("{} cannot be opened: check the name and the permissions.", path));
    std::string text(largestLesson + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad())
        return failure(ErrorCode::BadData, Message("{} cannot be read.", path));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

} // namespace attentoscope
