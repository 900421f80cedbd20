// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonlibrary.h"

#include "engine/lessons/lessonreader.h"
#include "engine/lessons/shippedlessons.h"
#include "ui/language/languages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr qint64 mostBytes = 256 * 1024 + 1; ///< readLesson() refuses longer files
constexpr int mostFiles = 200; ///< in the user's folder

QString shippedName(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The text in the user's language; empty if the lesson is not translated.
std::string_view shippedText(const QString& file)
{
    const auto language = languageInUse().toStdString();
    for (const auto& shipped : shippedLessons())
        if (shipped.language == language && shippedName(shipped.file) == file)
            return shipped.text;
    return {};
}

} // namespace

QString originOf(const ListedLesson& lesson)
{
    return lesson.path.startsWith(QLatin1String(LessonLibrary::builtIn)) ? QString() : lesson.path;
}

LessonLibrary::LessonLibrary(Check check) : m_check(std::move(check)) { }

void LessonLibrary::setFolder(const QString& folder)
{
    m_folder = folder;
}

void LessonLibrary::note(const LessonProgress& progress)
{
    const auto known = std::ranges::find(m_progress, progress.id, &LessonProgress::id);
    if (known == m_progress.end())
        m_progress << progress;
    else
        *known = progress;
}

LessonProgress LessonLibrary::progressOf(const QString& id) const
{
    const auto known = std::ranges::find(m_progress, id, &LessonProgress::id);
    return known == m_progress.end() ? LessonProgress{.id = id, .picture = {}} : *known;
}

std::vector<ListedLesson> LessonLibrary::lessons() const
{
    QStringList paths;
    const auto language = languageInUse().toStdString();
    for (const auto& shipped : shippedLessons())
        if (shipped.language == language)
            paths << QLatin1String(builtIn) + shippedName(shipped.file);
    if (!m_folder.isEmpty()) {
        const QDir place(m_folder);
        const auto names = place.entryList({QLatin1Char('*') + QLatin1String(ending)}, QDir::Files, QDir::Name);
        for (const auto& name : names.mid(0, mostFiles))
            paths << place.filePath(name);
    }
    std::vector<ListedLesson> all;
    for (const auto& path : paths)
        if (auto lesson = open(path))
            all.push_back(std::move(*lesson));
    return all;
}

std::expected<ListedLesson, LessonProblem> LessonLibrary::open(const QString& path) const
{
    const auto name = QFileInfo(path).fileName();
    if (path.startsWith(QLatin1String(builtIn)))
        return read(name, path, shippedText(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(LessonProblem{tr("%1 cannot be read: %2").arg(name, file.errorString()), {}});
    return read(name, path, file.read(mostBytes).toStdString());
}

std::expected<ListedLesson, LessonProblem> LessonLibrary::read(
    const QString& name, const QString& path, std::string_view text) const
{
    auto read = readLesson(text);
    if (read.findings.empty() && m_check)
        read.findings = m_check(read.lesson);
    if (read.findings.empty()) {
        const auto id = QString::fromStdString(read.lesson.id);
        return ListedLesson{std::make_shared<const Lesson>(std::move(read.lesson)), path, progressOf(id)};
    }
    QStringList lines;
    for (const auto& finding : read.findings)
        lines << (finding.line > 0 ? tr("Line %1: %2").arg(finding.line).arg(translated(finding.message))
                                   : translated(finding.message));
    return std::unexpected(LessonProblem{tr("%1 is not a valid lesson. Mistakes: %2. The first: %3")
                                             .arg(name, QString::number(lines.size()), lines.constFirst()),
        lines.join(QLatin1Char('\n'))});
}

} // namespace attentoscope::ui
