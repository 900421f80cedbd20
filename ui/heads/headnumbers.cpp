// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headnumbers.h"

#include "ui/heads/headnumberswindow.h"
#include "ui/heads/headsview.h"
#include "ui/language/languages.h"

#include <utility>

namespace attentoscope::ui {

namespace {

bool isAnswer(const HeadTrials& answer, const HeadTrialsRequest& request)
{
    if (answer.trials.size() != 1)
        return false;
    const auto& head = answer.trials.front().head;
    return request.tried.empty() ? !head : head && *head == request.tried.front();
}

/// All sentences must be measured with the same weights.
QString trainedMeanwhile()
{
    return HeadNumbers::tr(
        "The model was trained meanwhile, so its heads cannot be compared. Pause the training first.");
}

} // namespace

HeadNumbers::HeadNumbers(HeadsView& view, QObject* parent) : QObject(parent), m_view(view)
{
    connect(&view, &HeadsView::numbersRequested, this, &HeadNumbers::open);
}

void HeadNumbers::beginRun(const RunDescription& run)
{
    m_reports = run.history->heads;
    m_isOfOthers = run.opened.has_value();
    m_folder = run.folder;
    m_saves = run.saves;
    m_allHeads = allHeads(run.configuration.model);
    dropFaithfulness();
    dropPatterns();
    dropLeastHeads();
    refresh();
}

void HeadNumbers::add(const TrainingReports& reports)
{
    for (const auto& save : reports.saves)
        m_saves = save.kept;
    bool isNew = false;
    for (const auto& validation : reports.validations) {
        if (!validation.heads || validation.isDiscarded())
            continue;
        // If a step was measured twice, the last report counts. Reports of later steps belong to a training that was
        // undone.
        while (!m_reports.empty() && m_reports.back()->step >= validation.heads->step)
            m_reports.pop_back();
        m_reports.push_back(validation.heads);
        isNew = true;
    }
    if (isNew)
        refresh();
}

void HeadNumbers::addOfFile(const SharedHeadReport& report)
{
    if (!m_isOfOthers)
        return;
    m_reports = {report};
    refresh();
}

void HeadNumbers::forget()
{
    m_reports.clear();
    m_moment.reset();
    m_folder.clear();
    m_saves.clear();
    m_allHeads.clear();
    dropFaithfulness();
    dropPatterns();
    dropLeastHeads();
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
        connect(m_window, &HeadNumbersWindow::leastHeadsWanted, this, &HeadNumbers::findLeastHeads);
        connect(m_window, &HeadNumbersWindow::leastHeadsUnwanted, this, &HeadNumbers::dropLeastHeads);
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
    m_faithfulness.clear();
    m_savesToMeasure = m_folder.empty() ? std::vector<std::int64_t>() : m_saves;
    m_asked = FaithfulnessRequest{};
    m_window->setMeasuring(0, 0);
    emit faithfulnessRequested(*m_asked);
}

/// Measures a save. It uses fewer sentences than for the weights in memory; otherwise a curve over many saves would
/// take too long.
void HeadNumbers::measureNextSave()
{
    constexpr std::size_t sentences = 50;
    const auto step = m_savesToMeasure.back();
    m_savesToMeasure.pop_back();
    m_agreements = {};
    m_asked = FaithfulnessRequest{};
    m_asked->sentences = sentences;
    m_asked->model = {m_folder, SaveChoice::Step, step};
    m_window->setMeasuringSave(step, m_savesToMeasure.size());
    emit faithfulnessRequested(*m_asked);
}

void HeadNumbers::dropFaithfulness()
{
    m_asked.reset();
    m_faithfulness.clear();
    if (m_window)
        m_window->setFaithfulness({});
}

void HeadNumbers::addFaithfulness(const FaithfulnessRequest& request, const Result<SentenceAgreements>& part)
{
    const bool isAwaited = m_asked && request.first == m_asked->first && request.model == m_asked->model;
    if (!isAwaited) // the request was cancelled, and other weights may be measured now
        return;
    if (!part || (m_asked->first > 0 && part->step != m_agreements.step)) {
        m_asked.reset();
        return m_window->showFailure(part ? trainedMeanwhile() : translated(part.error().message));
    }
    append(m_agreements, *part);
    m_asked->first += m_asked->count;
    if (m_asked->first < part->total) {
        if (m_faithfulness.empty())
            m_window->setMeasuring(m_asked->first, part->total);
        emit faithfulnessRequested(*m_asked);
        return;
    }
    m_faithfulness.push_back({part->step, faithfulnessOf(m_agreements, m_asked->seed)});
    std::erase(m_savesToMeasure, part->step); // the weights in memory may be those of a save
    m_window->setFaithfulness(m_faithfulness);
    m_asked.reset();
    if (!m_savesToMeasure.empty())
        measureNextSave();
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
    if (!m_askedPatterns || (part && part->first != m_askedPatterns->first)) // the request was cancelled
        return;
    if (!part || (m_askedPatterns->first > 0 && part->step != m_patterns.step)) {
        m_askedPatterns.reset();
        return m_window->showComparingFailure(part ? trainedMeanwhile() : translated(part.error().message));
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

void HeadNumbers::findLeastHeads()
{
    if (m_allHeads.empty())
        return m_window->showSearchingFailure(tr("Only a Transformer has heads. Open a run of one."));
    constexpr std::size_t sentences = 100; // in each round, each head is tried on all of these sentences
    m_search.emplace(SentenceSample{.data = {}, .sentences = sentences}, m_allHeads);
    m_tried = 0;
    tryNextHead();
}

void HeadNumbers::tryNextHead()
{
    m_window->setSearching(m_search->found(), m_tried);
    emit trialsRequested(*m_search->next(1));
}

void HeadNumbers::dropLeastHeads()
{
    m_search.reset();
    if (m_window)
        m_window->setLeastHeads({});
}

void HeadNumbers::addTrials(const Result<HeadTrials>& answer)
{
    if (!m_search || (answer && !isAnswer(*answer, *m_search->next(1)))) // the request was cancelled
        return;
    const auto& found = m_search->found();
    const bool isFirst = found.sentences == 0;
    if (!answer || (!isFirst && answer->step != found.step)) {
        m_search.reset();
        return m_window->showSearchingFailure(answer ? trainedMeanwhile() : translated(answer.error().message));
    }
    const auto gone = found.curve.size();
    m_search->add(*answer);
    m_tried = isFirst || m_search->found().curve.size() > gone ? 0 : m_tried + 1;
    if (m_search->next(1))
        return tryNextHead();
    const auto least = m_search->found();
    m_search.reset();
    m_window->setLeastHeads(least);
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
