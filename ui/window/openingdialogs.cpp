// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/openingdialogs.h"

#include "ui/widgets/dialogs.h"

#include <QDir>
#include <QFileInfo>

namespace attentoscope::ui {

OpeningDialogs::OpeningDialogs(Dialogs& dialogs, QWidget& window) : m_dialogs(dialogs), m_window(window) { }

void OpeningDialogs::setFolder(const QString& folder)
{
    m_folder = folder;
}

void OpeningDialogs::setRunsFolder(const QString& folder)
{
    m_runsFolder = folder;
}

QString OpeningDialogs::chooseFile()
{
    return m_dialogs.openFile(&m_window, tr("Open sentence pairs"), m_folder,
        tr("Sentence pairs and packed runs (*.tsv *.txt *.csv *.tmx *.zip *.gz *.xz *.attentoscope);;All files (*)"));
}

QString OpeningDialogs::chooseValidation()
{
    return m_dialogs.openFile(&m_window, tr("Choose pairs to validate with"), m_folder,
        tr("Sentence pairs (*.tsv *.txt *.csv *.gz *.xz);;All files (*)"));
}

OpeningDialogs::Sides OpeningDialogs::chooseSides()
{
    const auto all = tr("All files (*)");
    const auto source = m_dialogs.openFile(&m_window, tr("Open the source side"), m_folder, all);
    if (source.isEmpty())
        return {};
    const auto target = m_dialogs.openFile(&m_window, tr("Open the target side"), QFileInfo(source).path(), all);
    return target.isEmpty() ? Sides{} : Sides{source, target};
}

QString OpeningDialogs::chooseRun()
{
    return m_dialogs.chooseFolder(&m_window, tr("Open the folder of a run"), m_runsFolder);
}

QString OpeningDialogs::chooseLesson()
{
    return m_dialogs.openFile(&m_window, tr("Open a lesson"), m_folder, tr("Lessons (*.lesson.md);;All files (*)"));
}

QString OpeningDialogs::choosePage(const QString& name)
{
    return m_dialogs.saveFile(
        &m_window, tr("Save what you found"), QDir(m_folder).filePath(name), tr("Pages (*.html);;All files (*)"));
}

QString OpeningDialogs::chooseLessonFolder()
{
    return m_dialogs.chooseFolder(&m_window, tr("Choose a folder of lessons"), m_folder);
}

QString OpeningDialogs::chooseAnswersFolder()
{
    return m_dialogs.chooseFolder(&m_window, tr("Choose the folder with the learners' pages"), m_folder);
}

QString OpeningDialogs::chooseComparedRun()
{
    return m_dialogs.chooseFolder(&m_window, tr("Choose the folder of a run"), m_runsFolder);
}

QString OpeningDialogs::choosePackedRun()
{
    const auto file = m_dialogs.openFile(
        &m_window, tr("Open a packed run"), m_folder, tr("Packed runs (*.attentoscope);;All files (*)"));
    if (!file.isEmpty())
        m_folder = QFileInfo(file).path();
    return file;
}

QString OpeningDialogs::chooseDestination()
{
    return m_dialogs.chooseFolder(&m_window, tr("Save the run in this folder"), m_runsFolder);
}

std::optional<DataRequest> OpeningDialogs::chooseDataOfRun(DataRequest request)
{
    const auto all = tr("All files (*)");
    const auto source = m_dialogs.openFile(&m_window,
        request.target.empty() ? tr("Choose the sentence pairs") : tr("Choose the source side"), m_folder, all);
    if (source.isEmpty())
        return std::nullopt;
    request.source = source.toStdString();
    request.sample.clear();
    if (!request.target.empty()) {
        const auto target = m_dialogs.openFile(&m_window, tr("Choose the target side"), QFileInfo(source).path(), all);
        if (target.isEmpty())
            return std::nullopt;
        request.target = target.toStdString();
    }
    return request;
}

} // namespace attentoscope::ui
