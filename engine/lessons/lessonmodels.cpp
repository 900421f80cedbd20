// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonmodels.h"

#include "engine/storage/files/files.h"
#include "engine/types/message.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

namespace attentoscope {

Result<std::string> modelOfLesson(const std::string& name, const std::string& lessonFolder, const std::string& place)
{
    std::vector<std::string> known;
    const auto folder = std::filesystem::path(place) / name;
    for (const auto& shipped : shippedModelFiles()) {
        if (known.empty() || known.back() != shipped.model)
            known.emplace_back(shipped.model);
        if (shipped.model != name)
            continue;
        if (systemFiles().makeFolder(folder) < 0)
            return std::unexpected(unwritable(folder, errno));
        if (auto written = replaceFile(systemFiles(), folder / shipped.file, shipped.bytes); !written)
            return std::unexpected(written.error());
    }
    if (std::ranges::find(known, name) != known.end())
        return folder.string();
    std::error_code ignored;
    const auto beside = std::filesystem::path(lessonFolder) / name;
    if (!lessonFolder.empty() && std::filesystem::is_directory(beside, ignored))
        return beside.string();
    return failure(ErrorCode::FileNotFound,
        Message("There is no model \"{}\"{}. Known are: {}. Or put its folder beside the lesson.", name,
            suggestion(name, known), joined(known)));
}

} // namespace attentoscope
