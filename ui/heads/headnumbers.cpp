// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headnumbers.h"

#include "ui/heads/headnumberswindow.h"
#include "ui/heads/headsview.h"
#include "ui/language/languages.h"

#include <utility>

namespace attentoscope::ui {

HeadNumbers::HeadNumbers(HeadsView& view, QObject* parent) : QObject(parent), m_view(view)
{
    connect(&view, &HeadsView::numbersRequested, this, &HeadNumbers::open);
}

void HeadNumbers::beginRun(const RunDescription& run)
{
    m_reports = run.history->heads;
    dropFaithfulness();
    dropPatterns();
    refresh();
}

void HeadNumbers::add(const TrainingReports& reports)
{
    bool isNew = false;
    for (const auto& validation : reports.validations) {
        if (!validation.heads)
            continue;
        // Of several reports for the same step, the last one counts. Later steps belong to a training that was taken
        // back.
        while (!m_reports.empty() && m_reports.back()->step >= validation.heads->step)
            m_reports.pop_back();
        m_reports.push_back(validation.heads);
        isNew = true;
    }
    if (isNew)
        refresh();
}

void HeadNumbers::forget()
{
    m_reports.clear();
    m_moment.reset();
    dropFaithfulness();
    dropPatterns();
    refresh();
}

void HeadNumbers::setMoment(std::optional<std::int64_t> step)
{
    if (m_moment == step)
        return;
    const auto before = at(m_moment);
    m_moment = step;
    if (const auto now = at(step); now != before || !now)
        refresh();
}

SharedHeadReport HeadNumbers::at(std::optional<std::int64_t> step) const
{
    if (step)
        return headsAt(m_reports, *step);
    return m_reports.empty() ? nullptr : m_reports.back();
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
        connect(m_window, &HeadNumbersWindow::faithfulnessWanted, this, &HeadNumbers::measureFaithfulness);
        connect(m_window, &HeadNumbersWindow::faithfulnessUnwanted, this, &HeadNumbers::dropFaithfulness);
        connect(m_window, &HeadNumbersWindow::patternsWanted, this, &HeadNumbers::measurePatterns);
        connect(m_window, &HeadNumbersWindow::patternsUnwanted, this, &HeadNumbers::dropPatterns);
        connect(m_window, &HeadNumbersWindow::exportRequested, this, &HeadNumbers::exportRequested);
        refresh();
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void HeadNumbers::measureFaithfulness()
{
    m_agreements = {};
    m_asked = FaithfulnessRequest{};
    m_window->setMeasuring(0, 0);
    emit faithfulnessRequested(*m_asked);
}

void HeadNumbers::dropFaithfulness()
{
    m_asked.reset();
    if (m_window)
        m_window->setFaithfulness({}, 0);
}

void HeadNumbers::addFaithfulness(const Result<SentenceAgreements>& part)
{
    if (!m_asked || (part && part->first != m_asked->first)) // it was stopped meanwhile
        return;
    if (!part) {
        m_asked.reset();
        return m_window->showFailure(translated(part.error().message));
    }
    append(m_agreements, *part);
    m_asked->first += m_asked->count;
    if (m_asked->first < part->total) {
        m_window->setMeasuring(m_asked->first, part->total);
        emit faithfulnessRequested(*m_asked);
        return;
    }
    m_window->setFaithfulness(faithfulnessOf(m_agreements, m_asked->seed), part->step);
    m_asked.reset();
}

void HeadNumbers::measurePatterns()
{
    m_patterns = {};
    m_askedPatterns = PatternsRequest{};
    m_window->setComparing(0, 0);
    emit patternsRequested(*m_askedPatterns);
}

void HeadNumbers::dropPatterns()
{
    m_askedPatterns.reset();
    if (m_window)
        m_window->setPatterns({});
}

void HeadNumbers::addPatterns(const Result<HeadPatterns>& part)
{
    if (!m_askedPatterns || (part && part->first != m_askedPatterns->first)) // it was stopped meanwhile
        return;
    if (!part) {
        m_askedPatterns.reset();
        return m_window->showComparingFailure(translated(part.error().message));
    }
    append(m_patterns, *part);
    m_askedPatterns->first += m_askedPatterns->count;
    if (m_askedPatterns->first < part->total) {
        m_window->setComparing(m_askedPatterns->first, part->total);
        emit patternsRequested(*m_askedPatterns);
        return;
    }
    m_askedPatterns.reset();
    m_window->setPatterns(m_patterns);
}

void HeadNumbers::refresh()
{
    const auto shown = at(m_moment);
    m_view.setMeasured(shown, best());
    if (m_window)
        m_window->setNumbers(m_reports, shown, m_moment);
    if (std::exchange(m_best, best()) != m_best)
        emit bestChanged();
}

} // namespace attentoscope::ui
