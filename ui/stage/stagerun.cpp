// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stagerun.h"

#include "ui/language/translated.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/stage/watchedview.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/validationhistory.h"

namespace attentoscope::ui {

namespace {

LossUnit unitOf(Task task)
{
    return task == Task::Sentences ? LossUnit::Nats : LossUnit::SquaredError;
}

} // namespace

StageRun::StageRun(const Parts& parts) : m_parts(parts) { }

void StageRun::setTask(Task task, ModelState model)
{
    m_task = task;
    m_parts.box.setTask(task);
    if (model == ModelState::None)
        m_parts.loss.setUnit(unitOf(task));
}

void StageRun::show(const RunDescription& run)
{
    QStringList notes;
    for (const auto& note : run.notes)
        notes << translated(note);
    m_parts.attention.setNote(notes.join(QLatin1Char(' ')));
    m_parts.loss.setUnit(lossUnitOf(run.configuration));
    m_parts.loss.setHistory(run);
    m_parts.validation.beginRun(run);
    m_parts.watched.showRun(run);
    m_parts.box.showRun(run);
}

void StageRun::forget()
{
    m_parts.attention.setNote({});
    m_parts.loss.reset();
    m_parts.loss.setUnit(unitOf(m_task));
    m_parts.watched.forgetRun();
    m_parts.validation.clear();
    m_parts.box.clearResult();
}

void StageRun::showReports(const TrainingReports& reports)
{
    m_parts.loss.append(reports);
    m_parts.watched.showReports(reports);
    m_parts.validation.add(reports);
}

void StageRun::showNews(const RunNews& news)
{
    if (news.metricsAnew)
        m_parts.loss.reset();
    m_parts.loss.append(news.reports);
    m_parts.watched.showNews(news);
}

} // namespace attentoscope::ui
