// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage.h"

#include "ui/data/pairsview.h"
#include "ui/heads/headnumbers.h"
#include "ui/heads/headsview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/stage/emptystage.h"
#include "ui/stage/lossside.h"
#include "ui/stage/stageheads.h"
#include "ui/stage/stageheadsoff.h"
#include "ui/stage/stagelayout.h"
#include "ui/stage/stageorigin.h"
#include "ui/stage/stagepages.h"
#include "ui/stage/stagesentences.h"
#include "ui/stage/watchedview.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/shownmodel.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/validationbar.h"
#include "ui/validation/validationhistory.h"

#include <QKeyEvent>

namespace attentoscope::ui {

Stage::Stage(QWidget* parent)
    : QWidget(parent)
    , m_header(new StageHeader(this))
    , m_validation(new ValidationHistory(this))
    , m_pages(new StagePages(*m_validation, this))
    , m_attention(&m_pages->attention())
    , m_box(new TranslationBox(this))
    , m_lossSide(new LossSide(this))
    , m_watched(new WatchedView(m_header->watched(), loss(), this))
    , m_sentences(new StageSentences({*m_box, *m_watched, *m_validation}, this))
    , m_heads(new StageHeads(*m_attention, *new HeadsView(this), this))
    , m_headsOff(new StageHeadsOff(m_heads->view(), *m_box, this))
    , m_origin(new StageOrigin(*m_header, *m_lossSide, this))
    , m_run({*m_attention, loss(), *m_watched, *m_validation, *m_box})
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_header->setViewMenu(m_attention->optionsMenu());
    connectParts();
    connectValidation();
    m_layout = new StageLayout(*this, {m_header, m_pages, &m_watched->timeBar(), m_box, m_lossSide});
    refreshView();
}

LossPlot& Stage::loss() const
{
    return m_lossSide->plot();
}

HeadsOffMeasuring& Stage::headsOff() const
{
    return m_headsOff->measuring();
}

bool Stage::showsAttention() const
{
    return m_pages->showsAttention();
}

void Stage::connectParts()
{
    connect(m_header, &StageHeader::viewChosen, this, &Stage::setView);
    connect(m_watched, &WatchedView::changed, this, &Stage::refreshView);
    connect(m_watched, &WatchedView::translateRequested, this, &Stage::translateRequested);
    connect(m_box, &TranslationBox::translateRequested, this, &Stage::translateRequested);
    connect(m_sentences, &StageSentences::changed, this, &Stage::refreshView);
    connect(m_sentences, &StageSentences::failed, this, &Stage::failed);
    connect(m_box, &TranslationBox::sentenceEntered, this, [this] {
        if (m_state.model == ModelState::Loaded)
            setView(StageView::Own);
    });
    connect(m_attention, &AttentionView::cellHovered, this, [this](int row, int column) {
        if (m_header->view() == StageView::Own && m_attention->showsTranslation())
            m_box->lightCell(row, column);
    });
    connect(m_attention, &AttentionView::cellForced, m_box,
        [this](int row, int column) { m_box->forceRow(row, column, m_heads->forcedHead()); });
    connect(m_attention, &AttentionView::cellLeft, this, [this] { m_box->lightCell(-1, -1); });
}

void Stage::connectValidation()
{
    m_header->setValidationBar(new ValidationBar(*m_validation, m_header));
    const auto refresh = [this] {
        if (m_header->view() == StageView::Validation)
            refreshView();
    };
    connect(m_validation, &ValidationHistory::changed, this, refresh);
    connect(m_validation, &ValidationHistory::openChanged, this, [this, refresh] {
        refresh();
        if (m_header->view() == StageView::Validation)
            m_pages->moveFocus();
    });
}

void Stage::follow(const ShownModel& shown)
{
    m_shown = &shown;
    m_origin->follow(shown);
    connect(&shown, &ShownModel::chosenTaskChanged, this, &Stage::refreshView);
}

void Stage::setState(const EngineState& state)
{
    m_state = state;
    m_header->setViewEnabled(StageView::Pairs, state.data == DataState::Loaded);
    m_watched->setState(state);
    m_box->setState(state);
    headsOff().setState(state);
    refreshView();
}

void Stage::setTask(Task task)
{
    m_run.setTask(task, m_state.model);
}

void Stage::showCorpus(const CorpusSummary& summary)
{
    m_pages->pairs().showCorpus(summary);
    m_watched->showCorpus(summary);
    headsOff().forget();
    if (summary.isOfRun)
        return refreshView(); // what is on show stays true
    m_validation->clear();
    setView(StageView::Pairs);
}

void Stage::showRun(const RunDescription& run)
{
    m_heads->forgetModel();
    m_heads->numbers().beginRun(run);
    m_headsOff->forgetModel();
    m_run.show(run);
    const bool training = m_state.activity == Activity::Running;
    if (!training || m_header->watched().isEmpty())
        setView(StageView::Own);
    else if (m_header->view() == StageView::Pairs)
        setView(StageView::Watched);
    else
        refreshView();
}

void Stage::forgetRun()
{
    m_run.forget();
    m_heads->forgetModel();
    m_heads->numbers().forget();
    m_headsOff->forgetModel();
    m_heads->clear(emptyMessage());
    setView(StageView::Pairs);
}

void Stage::showReports(const TrainingReports& reports)
{
    m_run.showReports(reports);
    m_heads->numbers().add(reports);
    headsOff().showReports(reports);
}

void Stage::showNews(const RunNews& news)
{
    m_run.showNews(news);
    TrainingReports heads;
    for (const auto& report : news.heads)
        heads.validations.push_back({.step = report->step, .heads = report});
    m_heads->numbers().add(heads);
}

void Stage::showPartialTranslation(const Translation& partial)
{
    m_sentences->showPartial(partial);
}

void Stage::showTranslation(const Translation& translation)
{
    m_sentences->showTranslation(translation);
}

void Stage::showFailure(std::uint64_t id, const Error& error)
{
    m_sentences->showFailure(id, error);
}

void Stage::setView(StageView view)
{
    m_header->setView(view);
    refreshView();
    if (view == StageView::Watched) {
        m_watched->ask();
        loss().setCursorStep(m_watched->timeline().heldStep());
    }
}

void Stage::refreshView()
{
    const auto view = m_header->view();
    m_header->setViewEnabled(StageView::Watched, m_watched->canBeShown());
    m_watched->setShown(view == StageView::Watched);
    m_box->setResultShown(view == StageView::Own);
    m_pages->showPage(view);
    m_origin->setStep(std::nullopt);
    m_heads->setAttentionShown(showsAttention());
    if (showsAttention()) {
        showSentence();
    } else {
        m_watched->showStep(std::nullopt);
        m_headsOff->show(view, {});
    }
    m_origin->show();
    emit refreshed();
}

void Stage::showSentence()
{
    const auto view = m_header->view();
    const auto shown = m_sentences->shownIn(view);
    const bool isEmpty = shown.source.empty();
    m_watched->showStep(isEmpty ? std::nullopt : std::optional(shown.step));
    if (isEmpty) {
        m_header->clearSentence();
        m_headsOff->show(view, {});
        return m_heads->clear(emptyMessage());
    }
    m_origin->setStep(shown.step);
    m_header->showSentence(shown);
    const bool mayForce = view == StageView::Own && m_sentences->canForceCells();
    m_heads->show(shown, mayForce ? CellForcing::On : CellForcing::Off);
    m_headsOff->show(view, shown);
}

void Stage::setGold(const GoldBook& gold)
{
    m_sentences->setGold(gold);
}

void Stage::refreshGold()
{
    m_sentences->refreshGold();
}

void Stage::showGiven(const GivenTranslation& given)
{
    m_sentences->showGiven(given);
    setView(StageView::Own);
}

QString Stage::emptyMessage() const
{
    const Tasks tasks{m_shown ? m_shown->chosenTask() : Task::Sentences, m_box->task()};
    return EmptyStage::message(m_header->view(), m_state, tasks);
}

void Stage::setPresented(bool presented)
{
    m_header->setPresented(presented);
    m_attention->setPresented(presented);
    m_heads->view().setPresented(presented);
    m_box->setPresented(presented);
    m_layout->setPresented(presented);
}

bool Stage::releaseByEscape()
{
    const auto view = m_header->view();
    if (m_headsOff->release())
        return true;
    if (m_pages->releaseByEscape(view) || m_heads->release())
        return true;
    const bool undoes = view == StageView::Own && m_box->isForced();
    if (undoes)
        m_box->undoForced();
    return undoes;
}

void Stage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !releaseByEscape())
        QWidget::keyPressEvent(event);
}

} // namespace attentoscope::ui
