// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stageorigin.h"

#include "ui/plots/loss/lossplot.h"
#include "ui/stage/lossside.h"
#include "ui/stage/stageheader.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"

namespace attentoscope::ui {

StageOrigin::StageOrigin(StageHeader& header, LossSide& loss, QObject* parent)
    : QObject(parent), m_header(header), m_loss(loss)
{
}

void StageOrigin::follow(const ShownModel& shown)
{
    m_shown = &shown;
    connect(&shown, &ShownModel::changed, this, &StageOrigin::show);
}

void StageOrigin::setStep(std::optional<std::int64_t> step)
{
    m_step = step;
}

/// Of a watched sentence the time bar says the step.
void StageOrigin::show()
{
    if (!m_shown)
        return;
    const auto heading = curveHeading(*m_shown);
    m_loss.setHeading(m_loss.plot().hasContent() ? heading : QString());
    const bool isSaid = m_step && (m_header.view() == StageView::Own || !heading.isEmpty());
    m_header.setStepText(isSaid ? stepText(*m_shown, *m_step) : QString());
}

} // namespace attentoscope::ui
