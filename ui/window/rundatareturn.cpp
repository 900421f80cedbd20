// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rundatareturn.h"

#include "ui/language/translated.h"
#include "ui/runs/rundatabar.h"
#include "ui/window/openingdialogs.h"

#include <QAction>

#include <utility>

namespace attentoscope::ui {

RunDataReturn::RunDataReturn(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&m_parts.bar, &RunDataBar::chooseRequested, this, &RunDataReturn::askForRunData);
}

void RunDataReturn::setContinues(const QString& folder)
{
    m_continues = folder;
}

void RunDataReturn::showCorpus(const CorpusSummary& summary)
{
    m_parts.bar.hide();
    if (summary.isOfRun)
        continueIfAsked(m_runFolder);
}

void RunDataReturn::showRun(const RunDescription& run)
{
    m_parts.bar.hide();
    if (run.past && !run.folder.empty())
        bringDataBack(run);
}

void RunDataReturn::bringDataBack(const RunDescription& run)
{
    m_runData = run.data;
    m_runFolder = run.folder;
    const bool needsPairs = run.configuration.task == Task::Sentences;
    if (!needsPairs || run.hasItsData)
        return continueIfAsked(run.folder);
    if (!run.data.source.empty() || !run.data.sample.empty())
        emit requested(run.data);
    else
        m_parts.bar.offer(tr("The run does not say which sentence pairs it was trained on."));
}

void RunDataReturn::continueIfAsked(const std::string& folder)
{
    if (std::exchange(m_continues, {}).toStdString() == folder && !folder.empty())
        QMetaObject::invokeMethod(&m_parts.goOn, &QAction::trigger, Qt::QueuedConnection); // when the run is shown
}

void RunDataReturn::showFailure(const Error& error)
{
    m_continues.clear();
    m_parts.bar.offer(translated(error.message));
}

void RunDataReturn::askForRunData()
{
    const auto request = m_parts.dialogs.chooseDataOfRun(m_runData);
    if (!request)
        return;
    m_parts.bar.hide();
    emit requested(*request);
}

} // namespace attentoscope::ui
