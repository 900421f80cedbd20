// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/factscollector.h"

#include "engine/lessons/takenfacts.h"
#include "ui/erasure/erasurecontroller.h"
#include "ui/heads/headsview.h"
#include "ui/language/languages.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/timeline/timeline.h"
#include "ui/translation/sentenceline.h"
#include "ui/translation/translationbox.h"
#include "ui/window/mainwindow.h"

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr int soon = 60; ///< milliseconds: short enough to be unnoticed, long enough to join many changes

} // namespace

FactsCollector::FactsCollector(MainWindow& window, QObject* parent) : QObject(parent), m_window(window)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soon);
    connect(&m_soon, &QTimer::timeout, this, &FactsCollector::changed);
    connectWindow();
}

void FactsCollector::connectWindow()
{
    auto& mainView = m_window.mainView();
    auto* attention = &mainView.attention();
    connect(&mainView, &MainView::refreshed, this, &FactsCollector::changedSoon);
    connect(attention, &AttentionView::contentChanged, this, &FactsCollector::keepUnforced);
    connect(attention, &AttentionView::cellPinned, this, &FactsCollector::changedSoon);
    connect(attention, &AttentionView::pinReleased, this, &FactsCollector::changedSoon);
    connect(attention, &AttentionView::optionsChanged, this, &FactsCollector::changedSoon);
    connect(&mainView.heads().view(), &HeadsView::choiceChanged, this, &FactsCollector::changedSoon);
    connect(&mainView, &MainView::translateRequested, this, [this](const TranslationRequest& request) {
        if (request.purpose == TranslationPurpose::Typing)
            m_asked.insert(request.id, QString::fromStdString(request.source));
    });
    connect(&m_window.erasures(), &ErasureController::shown, this, &FactsCollector::showErasure);
    auto* box = &mainView.translation();
    connect(box, &TranslationBox::sentenceEntered, this, [this, box] { m_expected = box->line().sentence(); });
    connect(box, &TranslationBox::forcedChanged, this, &FactsCollector::changedSoon);
    connect(&mainView.watched().timeline(), &Timeline::moved, this, [this] {
        const auto& timeline = m_window.mainView().watched().timeline();
        m_facts.events.isScrubbed = m_facts.events.isScrubbed || !timeline.isLive();
        changedSoon();
    });
}

/// Keeps the displayed picture while no row is forced in it. Later it is compared with the picture after forcing.
void FactsCollector::keepUnforced()
{
    LessonFacts now;
    takeShown(now);
    if (now.picture.forcedRows.empty())
        m_unforced = now.picture;
    changedSoon();
}

void FactsCollector::changedSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

QString FactsCollector::presetName(const std::string& id) const
{
    const auto found = std::ranges::find(m_presets, id, &PresetInfo::id);
    return found == m_presets.end() ? QString::fromStdString(id) : translated(found->name);
}

void FactsCollector::beginStep()
{
    m_facts.events = {};
    m_expected.clear();
}

int FactsCollector::done(LessonActionKind kind) const
{
    const auto found = m_done.find(kind);
    return found == m_done.end() ? 0 : found->second;
}

void FactsCollector::expectTranslation(const std::string& source)
{
    m_expected = QString::fromStdString(source).simplified();
}

void FactsCollector::keep(const std::string& name, const KeptRun& run)
{
    m_kept[name] = run;
    changedSoon();
}

void FactsCollector::forgetKept()
{
    m_kept.clear();
}

FactsCollector::KeptRun FactsCollector::kept(const std::string& name) const
{
    const auto found = m_kept.find(name);
    return found == m_kept.end() ? KeptRun() : found->second;
}

void FactsCollector::setState(const EngineState& state)
{
    m_state = state;
    if (state.activity != Activity::Saving)
        m_lasting = state.activity;
    changedSoon();
}

void FactsCollector::showCorpus(const CorpusSummary& summary)
{
    m_facts.run.pairs = std::int64_t(summary.trainingPairs); // the number that a training with this data would use
    ++m_loads;
    changedSoon();
}

void FactsCollector::showError(const Error& error)
{
    m_lastError = error;
    ++m_errors;
    changedSoon();
}

void FactsCollector::showRun(const RunDescription& run)
{
    m_hasRun = true;
    ++m_runs;
    m_asked.clear();
    takeRun(m_facts, run);
    m_measured = {};
    emit runBegan();
    changedSoon();
}

void FactsCollector::showReports(const TrainingReports& reports)
{
    takeReports(m_facts, reports);
    m_done[LessonActionKind::Validate] += int(reports.validations.size());
    changedSoon();
}

void FactsCollector::forgetRun()
{
    auto events = std::move(m_facts.events);
    const auto pairs = m_facts.run.pairs; // the data stays loaded, so the number of its pairs stays
    m_facts = {};
    m_facts.events = std::move(events);
    m_facts.run.pairs = pairs;
    m_hasRun = false;
    changedSoon();
}

void FactsCollector::showTranslation(const Translation& translation)
{
    const auto sentence = m_asked.take(translation.id);
    if (!sentence.isEmpty() && sentence == m_expected) {
        m_facts.events.translated.push_back(sentence.toStdString());
        ++m_done[LessonActionKind::Translate];
        m_expected.clear();
    }
    changedSoon();
}

std::string FactsCollector::nameOf(const ComparedModel& model) const
{
    if (model.folder.empty())
        return "now";
    const auto found = std::ranges::find_if(m_kept, [&](const auto& one) { return one.second.folder == model.folder; });
    return found == m_kept.end() ? model.folder : found->first;
}

void FactsCollector::showComparison(const Comparison& comparison)
{
    if (comparison.first.error || comparison.second.error)
        return;
    takeComparison(m_facts, comparison, nameOf(comparison.request.first), nameOf(comparison.request.second));
    ++m_done[LessonActionKind::Compare];
    changedSoon();
}

void FactsCollector::showDissection(const Dissection& dissection)
{
    takeDissection(m_facts, dissection);
    ++m_done[LessonActionKind::Dissect];
    changedSoon();
}

void FactsCollector::showErasure(const Erasure& erasure)
{
    takeErasure(m_facts, erasure);
    ++m_done[LessonActionKind::Erase];
    changedSoon();
}

void FactsCollector::showMeasured(const MeasuredSentences& part)
{
    if (part.id != m_measured.id)
        m_measured = {};
    auto sentences = std::move(m_measured.sentences);
    std::ranges::copy(part.sentences, std::back_inserter(sentences));
    m_measured = part;
    m_measured.sentences = std::move(sentences);
    if (!part.complete || !part.loss)
        return;
    takeEvaluation(m_facts, m_measured.sentences, m_measured);
    ++m_done[LessonActionKind::Evaluate];
    m_soon.stop();
    emit changed(); // at once, because further training makes the evaluation out of date
}

LessonTraining FactsCollector::training() const
{
    if (m_state.model != ModelState::Loaded || !m_hasRun)
        return LessonTraining::None;
    if (m_lasting == Activity::Paused)
        return LessonTraining::Paused;
    if (isTraining(m_lasting) || m_lasting == Activity::Stopping)
        return LessonTraining::Running;
    return LessonTraining::Ended;
}

/// The facts use the words of the displayed picture. The heatmap displays a head's map as if it were the translation's.
void FactsCollector::takeShown(LessonFacts& facts) const
{
    auto& mainView = m_window.mainView();
    const auto& attention = mainView.attention();
    const auto& heads = mainView.heads().view();
    if (mainView.showsAttention() && attention.hasContent()) {
        takePicture(facts, attention.tokens(), std::nullopt);
        if (const auto cell = attention.pinnedTokens())
            facts.picture.pinned = {{std::size_t(std::max(0, cell->row)), std::size_t(std::max(0, cell->column))}};
    }
    const bool areHeadsShown = mainView.heads().areThere() && !heads.isHidden();
    facts.picture.view = attention.options().form == AttentionForm::Lines ? "lines"
        : areHeadsShown                                                   ? "heads"
                                                                          : "heatmap";
    if (const auto shown = heads.shown(); areHeadsShown && shown.size() == 1)
        facts.picture.head = shown.front();
    facts.off = attention.tokens().switchedOff;
    if (!facts.picture.forcedRows.empty())
        takeForced(facts, m_unforced);
}

LessonFacts FactsCollector::facts() const
{
    LessonFacts facts = m_facts;
    facts.run.state = training();
    takeShown(facts);
    const auto& whole = m_window.mainView().heads().view().translation();
    dropOfOtherWords(facts, whole.heads.empty() ? m_window.mainView().attention().tokens() : whole);
    for (const auto& [name, folder] : m_kept)
        facts.kept.push_back(name);
    return facts;
}

} // namespace attentoscope::ui
