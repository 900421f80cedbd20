// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headnumbers.h"

#include "ui/heads/headnumberswindow.h"
#include "ui/heads/headsview.h"

#include <utility>

namespace attentoscope::ui {

HeadNumbers::HeadNumbers(HeadsView& view, QObject* parent) : QObject(parent), m_view(view)
{
    connect(&view, &HeadsView::numbersRequested, this, &HeadNumbers::open);
}

void HeadNumbers::beginRun(const RunDescription& run)
{
    m_past.beginRun(run);
    refresh();
}

void HeadNumbers::add(const TrainingReports& reports)
{
    if (m_past.add(reports))
        refresh();
}

void HeadNumbers::forget()
{
    m_past.clear();
    m_moment.reset();
    refresh();
}

void HeadNumbers::setMoment(std::optional<std::int64_t> step)
{
    if (m_moment == step)
        return;
    const auto before = m_past.at(m_moment);
    m_moment = step;
    if (const auto now = m_past.at(step); now != before || !now)
        refresh();
}

void HeadNumbers::open()
{
    if (!m_window) {
        m_window = new HeadNumbersWindow(m_view.window());
        connect(m_window, &HeadNumbersWindow::headChosen, &m_view, [this](AttentionHead head) {
            HeadChoice choice;
            choice.keep(head);
            m_view.choose(choice);
            m_view.showHead(head);
        });
        refresh();
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void HeadNumbers::refresh()
{
    const auto shown = m_past.at(m_moment);
    m_view.setMeasured(shown, best());
    if (m_window)
        m_window->setNumbers(m_past.reports(), shown, m_moment);
    if (std::exchange(m_best, best()) != m_best)
        emit bestChanged();
}

} // namespace attentoscope::ui
