// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage.h"

#include "ui/data/pairsview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/goldbook.h"
#include "ui/stage/lossside.h"
#include "ui/stage/stagelayout.h"
#include "ui/stage/watchedview.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/validationbar.h"
#include "ui/validation/validationhistory.h"
#include "ui/validation/validationview.h"

#include <QKeyEvent>
#include <QStackedWidget>

namespace attentoscope::ui {

Stage::Stage(QWidget* parent)
    : QWidget(parent)
    , m_header(new StageHeader(this))
    , m_pages(new QStackedWidget(this))
    , m_pairs(new PairsView(this))
    , m_attention(new AttentionView(this))
    , m_validation(new ValidationHistory(this))
    , m_validationView(new ValidationView(*m_validation, this))
    , m_box(new TranslationBox(this))
    , m_lossSide(new LossSide(this))
    , m_watched(new WatchedView(m_header->watched(), loss(), this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_pages->addWidget(m_pairs);
    m_pages->addWidget(m_attention);
    m_pages->addWidget(m_validationView);
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

void Stage::connectParts()
{
    connect(m_header, &StageHeader::viewChosen, this, &Stage::setView);
    connect(m_watched, &WatchedView::changed, this, &Stage::refreshView);
    connect(m_watched, &WatchedView::translateRequested, this, &Stage::translateRequested);
    connect(m_box, &TranslationBox::translateRequested, this, &Stage::translateRequested);
    connect(m_box, &TranslationBox::sentenceEntered, this, [this] {
        if (m_state.model == ModelState::Loaded)
            setView(StageView::Own);
    });
    connect(m_attention, &AttentionView::cellHovered, this, [this](int row, int column) {
        if (m_header->view() == StageView::Own)
            m_box->lightCell(row, column);
    });
    connect(m_box, &TranslationBox::hypothesisShown, this, [this](const Translation& translation) {
        m_ownTranslation = translation;
        refreshView();
    });
    connect(m_attention, &AttentionView::cellForced, m_box, &TranslationBox::forceRow);
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
    connect(m_validation, &ValidationHistory::openChanged, this, [this, refresh, before = std::size_t(0)]() mutable {
        refresh();
        if (m_header->view() != StageView::Validation)
            return;
        if (m_validation->openIndex())
            m_attention->setFocus(Qt::OtherFocusReason);
        else
            m_validationView->setFocusOn(before);
        before = m_validation->openIndex().value_or(0);
    });
    connect(m_attention, &AttentionView::optionsChanged, this,
        [this] { m_validationView->setOptions(m_attention->options()); });
}

void Stage::setState(const EngineState& state)
{
    m_state = state;
    m_header->setViewEnabled(StageView::Pairs, state.data == DataState::Loaded);
    m_watched->setState(state);
    m_box->setState(state);
    refreshView();
}

void Stage::showCorpus(const CorpusSummary& summary)
{
    m_pairs->showCorpus(summary);
    m_watched->showCorpus(summary);
    m_validation->clear();
    setView(StageView::Pairs);
}

void Stage::showRun(const RunDescription& run)
{
    QStringList notes;
    for (const auto& note : run.notes)
        notes << QString::fromStdString(note);
    m_attention->setNote(notes.join(QLatin1Char(' ')));
    loss().setUnit(run.configuration.task == Task::Sentences ? LossUnit::NatsPerWord : LossUnit::SquaredError);
    loss().setHistory(run);
    m_validation->beginRun(run);
    m_box->showRun(run);
    m_ownTranslation = {};
    m_watched->showRun(run);
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
    m_attention->setNote({});
    loss().reset();
    m_watched->forgetRun();
    m_validation->clear();
    m_ownTranslation = {};
    m_box->clearResult();
    m_attention->clear(emptyMessage());
    setView(StageView::Pairs);
}

bool Stage::showsAttention() const
{
    return m_pages->currentWidget() == m_attention;
}

void Stage::showReports(const TrainingReports& reports)
{
    loss().append(reports);
    m_watched->showReports(reports);
    m_validation->add(reports);
}

void Stage::showPartialTranslation(const Translation& partial)
{
    if (m_box->isAsked(partial.id))
        m_box->showPartial(partial);
}

void Stage::showTranslation(const Translation& translation)
{
    if (!m_watched->take(translation)) {
        if (!m_box->isAsked(translation.id))
            return;
        m_ownTranslation = translation;
        m_box->showTranslation(translation);
    }
    refreshView();
}

bool Stage::takesFailure(std::uint64_t id)
{
    return m_watched->takesFailure(id) || m_box->isAsked(id);
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

QWidget* Stage::pageFor(StageView view) const
{
    if (view == StageView::Pairs)
        return m_pairs;
    const bool lists = view == StageView::Validation && !m_validation->openPair();
    return lists ? static_cast<QWidget*>(m_validationView) : m_attention;
}

Translation Stage::translationFor(StageView view) const
{
    if (view == StageView::Watched)
        return m_watched->translation();
    if (view == StageView::Validation)
        return m_validation->openPair()->translation;
    return m_ownTranslation;
}

void Stage::refreshView()
{
    const auto view = m_header->view();
    m_header->setViewEnabled(StageView::Watched, m_watched->canBeShown());
    m_watched->setShown(view == StageView::Watched);
    m_box->setWordsShown(!m_isPresented || view == StageView::Own);
    m_pages->setCurrentWidget(pageFor(view));
    if (showsAttention())
        showSentence();
    else
        m_watched->showStep(std::nullopt);
    emit refreshed();
}

void Stage::showSentence()
{
    const auto view = m_header->view();
    m_attention->setCellForcing(
        view == StageView::Own && m_box->canForce() && !m_ownTranslation.forced ? CellForcing::On : CellForcing::Off);
    auto shown = translationFor(view);
    if (m_gold && !shown.gold)
        shown.gold = m_gold->find(shown);
    const bool isEmpty = shown.source.empty();
    m_watched->showStep(isEmpty ? std::nullopt : std::optional(shown.step));
    if (isEmpty) {
        m_header->clearSentence();
        return m_attention->clear(emptyMessage());
    }
    m_header->showSentence(shown);
    m_attention->showTranslation(shown);
}

void Stage::setGold(const GoldBook& gold)
{
    m_gold = &gold;
}

void Stage::refreshGold()
{
    m_ownTranslation.gold = nullptr; // other links may hold now
    refreshView();
}

void Stage::showGiven(const GivenTranslation& given)
{
    m_ownTranslation = given.shown;
    m_box->showGiven(given);
    setView(StageView::Own);
}

QString Stage::emptyMessage() const
{
    if (m_state.model == ModelState::Loaded)
        return m_header->view() == StageView::Own ? tr("Type a sentence below to see how it is read")
                                                  : tr("The first picture of this sentence comes with the next steps");
    return m_state.data == DataState::Loaded ? tr("Press Train to watch attention take shape")
                                             : tr("Choose data first, then press Train");
}

void Stage::setPresented(bool presented)
{
    m_isPresented = presented;
    m_header->setPresented(presented);
    m_attention->setPresented(presented);
    m_box->setPresented(presented);
    m_layout->setPresented(presented);
    refreshView();
}

void Stage::keyPressEvent(QKeyEvent* event)
{
    const bool closes = event->key() == Qt::Key_Escape && m_header->view() == StageView::Validation;
    if (closes && m_validation->openPair())
        return m_validation->close();
    QWidget::keyPressEvent(event);
}

} // namespace attentoscope::ui
