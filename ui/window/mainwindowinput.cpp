// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the person is asked for, presses and drops.
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/taborder.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>

namespace attentoscope::ui {

namespace {

QString localPath(const QUrl& url)
{
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

} // namespace

void MainWindow::askForFile()
{
    const auto path = m_dialogs->openFile(this, tr("Open sentence pairs"), m_dataFolder,
        tr("Sentence pairs (*.tsv *.txt *.csv *.gz *.xz);;Packed runs (*.attentoscope);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void MainWindow::askForParallelFiles()
{
    const auto all = tr("All files (*)");
    const auto source = m_dialogs->openFile(this, tr("Open the source side"), m_dataFolder, all);
    if (source.isEmpty())
        return;
    const auto target = m_dialogs->openFile(this, tr("Open the target side"), QFileInfo(source).path(), all);
    if (!target.isEmpty())
        openParallel(source, target);
}

void MainWindow::askForRun()
{
    const auto folder = m_dialogs->chooseFolder(this, tr("Open the folder of a run"), m_runsFolder);
    if (!folder.isEmpty())
        openRun(folder);
}

void MainWindow::askForDestination()
{
    auto& destination = m_sideBar->training().destination();
    destination.setChosenFolder(m_dialogs->chooseFolder(this, tr("Save the run in this folder"), m_runsFolder));
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_presentation->isOn())
        return m_actions->present->setChecked(false);
    QMainWindow::keyPressEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return moveFocusByLayout(*this, next ? TabDirection::Forwards : TabDirection::Backwards)
        || QMainWindow::focusNextPrevChild(next);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const auto urls = event->mimeData()->urls();
    const bool usable = !urls.isEmpty() && urls.size() <= 2 && !localPath(urls.constFirst()).isEmpty();
    if (usable && m_actions->openFile->isEnabled())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const auto urls = event->mimeData()->urls();
    event->acceptProposedAction();
    if (urls.size() == 2)
        openParallel(localPath(urls[0]), localPath(urls[1]));
    else if (urls.size() == 1)
        openPath(localPath(urls[0]));
}

} // namespace attentoscope::ui
