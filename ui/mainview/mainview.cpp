// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainview/mainview.h"

#include "ui/data/pairsview.h"
#include "ui/heads/headnumbers.h"
#include "ui/heads/headsview.h"
#include "ui/language/languages.h"
#include "ui/mainview/lossside.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/viewlayout.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/goldbook.h"
#include "ui/theme/grid.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/validationview.h"
#include "ui/widgets/abilities.h"

#include <QKeyEvent>
#include <QStackedWidget>

#include <utility>

namespace attentoscope::ui {

namespace {

LossUnit unitOf(Task task)
{
    return task == Task::Sentences ? LossUnit::Nats : LossUnit::SquaredError;
}

std::vector<Token> wordsBetweenSpaces(const std::string& text)
{
    std::vector<Token> words;
    for (const auto& word : QString::fromStdString(text).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words.push_back({.text = word.toStdString()});
    return words;
}

/// A sentence pair without a model's attention.
Translation wordsAlone(const SentencePair& pair)
{
    Translation words;
    words.source = wordsBetweenSpaces(pair.source);
    words.target = wordsBetweenSpaces(pair.target);
    words.text = pair.target;
    words.forced = true;
    return words;
}

/// A message in place of a picture: what to do, or what will happen.
QString emptyText(MainPage view, const EngineState& state, const Tasks& tasks)
{
    const bool isOwn = view == MainPage::Own;
    if (state.model == ModelState::Loaded && isOwn)
        return tasks.loaded == Task::Sentences
            ? MainView::tr("Type a sentence below to see how it is read")
            : MainView::tr("Type numbers below, such as 3 1 2, to see how they are put in order");
    if (state.model == ModelState::Loaded)
        return isTraining(state.activity) ? MainView::tr("The first picture of this sentence comes with the next steps")
                                          : MainView::tr("There is no picture of this sentence");
    const bool needsData = tasks.chosen == Task::Sentences;
    return needsData && state.data != DataState::Loaded ? MainView::tr("Choose data first, then press Train")
                                                        : MainView::tr("Press Train to watch attention take shape");
}

} // namespace

MainView::MainView(QWidget* parent)
    : QWidget(parent)
    , m_header(new ViewHeader(this))
    , m_validation(new ValidationHistory(this))
    , m_pages(new QStackedWidget(this))
    , m_pairs(new PairsView(m_pages))
    , m_attention(new AttentionView(m_pages))
    , m_validationView(new ValidationView(*m_validation, m_pages))
    , m_box(new TranslationBox(this))
    , m_lossSide(new LossSide(this))
    , m_loss(&m_lossSide->plot())
    , m_watched(new WatchedView(m_header->watched(), *m_loss, this))
    , m_heads(new ViewHeads(*m_attention, *new HeadsView(this), this))
    , m_headsOff(new ViewHeadsOff(m_heads->view(), *m_box, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_header->setViewMenu(m_attention->optionsMenu());
    for (auto* page : std::initializer_list<QWidget*>{m_pairs, m_attention, m_validationView})
        m_pages->addWidget(page);
    connectParts();
    connectAttention();
    connectValidation();
    m_layout = new ViewLayout(*this, {m_header, m_pages, &m_watched->timeBar(), m_box, m_lossSide});
    refreshView();
}

HeadsOffMeasuring& MainView::headsOff() const
{
    return m_headsOff->measuring();
}

bool MainView::showsAttention() const
{
    return m_pages->currentWidget() == m_attention;
}

QSize MainView::roomAroundHeatmap() const
{
    constexpr int usualLines = 3; // a line each for title, reading and note
    auto& plot = m_attention->plot();
    const bool isLaidOut = plot.isVisible() && plot.height() > 0;
    const int lines =
        isLaidOut ? m_attention->height() - plot.height() : usualLines * m_attention->fontMetrics().height();
    const auto& slider = m_watched->timeBar();
    const int rows =
        slider.isHidden() ? m_header->sizeHint().height() : m_header->sizeHint().height() + slider.sizeHint().height();
    return {grid(4), rows + lines + grid(3.5)}; // the splitter's handle included
}

void MainView::connectParts()
{
    connect(m_header, &ViewHeader::viewChosen, this, &MainView::setView);
    connect(m_pairs, &PairsView::pairChosen, this, [this](const SentencePair& pair) {
        showGiven({QString::fromStdString(pair.source), pair.target, wordsAlone(pair), AttentionOf::Model});
    });
    connect(m_watched, &WatchedView::changed, this, &MainView::refreshView);
    connect(m_watched, &WatchedView::translateRequested, this, &MainView::translateRequested);
    connect(m_box, &TranslationBox::translateRequested, this, &MainView::translateRequested);
    connect(m_box, &TranslationBox::sentenceEntered, this, [this] {
        if (m_state.model == ModelState::Loaded)
            setView(MainPage::Own);
    });
    connect(m_box, &TranslationBox::resultCleared, this, [this] {
        m_own = {};
        refreshView();
    });
    connect(m_box, &TranslationBox::hypothesisShown, this, [this](const Translation& translation) {
        auto whole = std::move(m_own.whole); // kept, because a hypothesis has no such result of its own
        m_own = translation;
        m_own.whole = std::move(whole);
        refreshView();
    });
}

void MainView::connectAttention()
{
    connect(m_attention, &AttentionView::optionsChanged, this,
        [this] { m_validationView->setOptions(m_attention->options()); });
    connect(m_attention, &AttentionView::cellHovered, this, [this](int row, int column) {
        if (m_header->view() == MainPage::Own && m_attention->showsTranslation())
            m_box->lightCell(row, column);
    });
    connect(m_attention, &AttentionView::cellForced, m_box,
        [this](int row, int column, int tokens) { m_box->forceRow(row, column, m_heads->forcedHead(), tokens); });
    connect(m_attention, &AttentionView::linkModeChanged, this, &MainView::refreshView);
    connect(m_attention, &AttentionView::cellLeft, this, [this] { m_box->lightCell(-1, -1); });
}

void MainView::connectValidation()
{
    m_header->setValidationBar(new ValidationBar(*m_validation, m_header));
    const auto refresh = [this] {
        if (m_header->view() == MainPage::Validation)
            refreshView();
    };
    connect(m_validation, &ValidationHistory::changed, this, refresh);
    connect(m_validation, &ValidationHistory::openChanged, this, [this, refresh] {
        refresh();
        if (m_header->view() != MainPage::Validation)
            return;
        if (m_validation->openIndex())
            m_attention->setFocus(Qt::OtherFocusReason);
        else
            m_validationView->setFocusOn(m_opened);
        m_opened = m_validation->openIndex().value_or(0);
    });
}

void MainView::follow(const ShownModel& shown)
{
    m_shown = &shown;
    connect(&shown, &ShownModel::changed, this, &MainView::showOrigin);
    connect(&shown, &ShownModel::chosenTaskChanged, this, &MainView::refreshView);
}

void MainView::setState(const EngineState& state)
{
    m_state = state;
    m_header->setViewEnabled(MainPage::Pairs, state.data == DataState::Loaded);
    m_watched->setState(state);
    m_box->setState(state);
    m_headsOff->measuring().setState(state);
    refreshView();
}

void MainView::setTask(Task task)
{
    m_task = task;
    m_box->setTask(task);
    if (m_state.model == ModelState::None)
        m_loss->setUnit(unitOf(task));
}

void MainView::showCorpus(const CorpusSummary& summary)
{
    m_pairs->showCorpus(summary);
    m_watched->showCorpus(summary);
    m_headsOff->measuring().forget();
    if (summary.isOfRun)
        return refreshView(); // the displayed contents stay as they are
    m_validation->clear();
    setView(MainPage::Pairs);
}

void MainView::showRun(const RunDescription& run)
{
    m_heads->forgetModel();
    m_heads->numbers().beginRun(run);
    m_headsOff->forgetModel();
    QStringList notes;
    for (const auto& note : run.notes)
        notes << translated(note);
    m_attention->setNote(notes.join(QLatin1Char(' ')));
    m_loss->setUnit(lossUnitOf(run.configuration));
    m_loss->setHistory(run);
    m_validation->beginRun(run);
    m_watched->showRun(run);
    m_box->showRun(run);
    const bool training = m_state.activity == Activity::Running;
    if (!training || m_header->watched().isEmpty())
        setView(MainPage::Own);
    else if (m_header->view() == MainPage::Pairs)
        setView(MainPage::Watched);
    else
        refreshView();
}

void MainView::forgetRun()
{
    m_attention->setNote({});
    m_loss->reset();
    m_loss->setUnit(unitOf(m_task));
    m_watched->forgetRun();
    m_validation->clear();
    m_box->clearResult();
    m_heads->forgetModel();
    m_heads->numbers().forget();
    m_headsOff->forgetModel();
    m_heads->clear(emptyMessage());
    setView(MainPage::Pairs);
}

void MainView::showReports(const TrainingReports& reports)
{
    m_loss->append(reports);
    m_watched->showReports(reports);
    m_validation->add(reports);
    m_heads->numbers().add(reports);
    m_headsOff->measuring().showReports(reports);
}

void MainView::showNews(const RunNews& news)
{
    if (news.metricsAnew)
        m_loss->reset();
    m_loss->append(news.reports);
    m_watched->showNews(news);
    TrainingReports heads;
    heads.saves = news.reports.saves;
    for (const auto& report : news.heads)
        heads.validations.push_back({.step = report->step, .heads = report});
    m_heads->numbers().add(heads);
}

void MainView::showPartialTranslation(const Translation& partial)
{
    if (m_box->isAsked(partial.id))
        m_box->showPartial(partial);
}

void MainView::showTranslation(const Translation& translation)
{
    if (!m_watched->take(translation)) {
        if (!m_box->isAsked(translation.id))
            return;
        m_own = translation;
        m_box->showTranslation(translation);
    }
    refreshView();
}

void MainView::showFailure(std::uint64_t id, const Error& error)
{
    if (m_watched->takesFailure(id))
        emit failed(error);
    else if (m_box->isAsked(id))
        m_box->showFailure(error);
}

void MainView::setView(MainPage view)
{
    const bool leavesWatched = m_header->view() == MainPage::Watched && view != MainPage::Watched;
    m_header->setView(view);
    refreshView();
    if (leavesWatched)
        m_loss->setCursorStep(std::nullopt); // the cursor marks the moment of the watched sentence
    if (view == MainPage::Watched) {
        m_watched->ask();
        m_loss->setCursorStep(m_watched->timeline().heldStep());
    }
}

void MainView::refreshView()
{
    const auto view = m_header->view();
    m_header->setViewEnabled(MainPage::Watched, m_watched->canBeShown());
    m_watched->setShown(view == MainPage::Watched);
    m_box->setResultShown(view == MainPage::Own);
    showPage();
    m_step.reset();
    m_heads->setAttentionShown(showsAttention());
    if (showsAttention()) {
        showSentence();
    } else {
        m_watched->showStep(std::nullopt);
        m_headsOff->show(view, {});
    }
    showOrigin();
    emit refreshed();
}

void MainView::showPage()
{
    const auto view = m_header->view();
    const bool lists = view == MainPage::Validation && !m_validation->openPair();
    if (view == MainPage::Pairs)
        m_pages->setCurrentWidget(m_pairs);
    else
        m_pages->setCurrentWidget(lists ? static_cast<QWidget*>(m_validationView) : m_attention);
}

/// For a watched sentence the time bar shows the step.
void MainView::showOrigin()
{
    if (!m_shown)
        return;
    const auto heading = curveHeading(*m_shown);
    m_lossSide->setHeading(m_loss->hasContent() ? heading : QString());
    const bool isSaid = m_step && (m_header->view() == MainPage::Own || !heading.isEmpty());
    m_header->setStepText(isSaid ? stepText(*m_shown, *m_step) : QString());
}

Translation MainView::shownSentence() const
{
    const auto view = m_header->view();
    auto shown = view == MainPage::Watched ? m_watched->translation()
        : view == MainPage::Validation     ? m_validation->openPair()->translation
                                           : m_own;
    if (m_gold)
        shown.gold = m_gold->linksOf(shown);
    return shown;
}

void MainView::showSentence()
{
    const auto view = m_header->view();
    const auto shown = shownSentence();
    const bool isEmpty = shown.source.empty();
    m_watched->showStep(isEmpty ? std::nullopt : std::optional(shown.step));
    if (isEmpty) {
        m_header->clearSentence();
        m_headsOff->show(view, {});
        return m_heads->clear(emptyMessage());
    }
    m_step = shown.step;
    m_header->showSentence(shown);
    const bool mayForce = view == MainPage::Own && m_box->canForce() && !m_own.forced;
    m_heads->show(shown, mayForce ? CellForcing::On : CellForcing::Off);
    m_headsOff->show(view, shown);
}

void MainView::setGold(const GoldBook& gold)
{
    m_gold = &gold;
}

void MainView::refreshGold()
{
    m_own.gold = nullptr; // the links of the pair may have changed
    refreshView();
}

std::optional<SentencePair> MainView::shownPair() const
{
    const auto& given = m_box->given();
    if (m_header->view() != MainPage::Own || !given || given->of != AttentionOf::Model)
        return std::nullopt;
    return SentencePair{given->source.toStdString(), given->target};
}

void MainView::showGiven(const GivenTranslation& given)
{
    m_own = given.shown;
    m_box->showGiven(given);
    setView(MainPage::Own);
}

QString MainView::emptyMessage() const
{
    const Tasks tasks{m_shown ? m_shown->chosenTask() : Task::Sentences, m_box->task()};
    return emptyText(m_header->view(), m_state, tasks);
}

void MainView::setPresented(bool presented)
{
    m_header->setPresented(presented);
    m_attention->setPresented(presented);
    m_heads->view().setPresented(presented);
    m_box->setPresented(presented);
    m_layout->setPresented(presented);
}

bool MainView::releaseByEscape()
{
    if (m_headsOff->release() || releaseMarks() || m_heads->release())
        return true;
    const bool undoes = m_header->view() == MainPage::Own && m_box->isForced();
    if (undoes)
        m_box->undoForced();
    return undoes;
}

bool MainView::releaseMarks()
{
    if (showsAttention() && m_attention->pinnedCell())
        m_attention->releasePin();
    else if (showsAttention() && !m_attention->selection().isEmpty())
        m_attention->select({});
    else if (m_header->view() == MainPage::Validation && m_validation->openPair())
        m_validation->close();
    else
        return false;
    return true;
}

void MainView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !releaseByEscape())
        QWidget::keyPressEvent(event);
}

} // namespace attentoscope::ui
