// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stage.h"

#include "ui/data/pairsview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/goldbook.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/samplehistory.h"
#include "ui/validation/samplesview.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

/// Beside each other from this many units of width on, 1,700 px with a usual font.
constexpr int wideStage = 200;

} // namespace

Stage::Stage(QWidget* parent)
    : QWidget(parent)
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_header(new StageHeader(this))
    , m_pages(new QStackedWidget(this))
    , m_pairs(new PairsView(this))
    , m_attention(new AttentionView(this))
    , m_timeline(new Timeline({}, this))
    , m_timeBar(new TimeBar(*m_timeline, this))
    , m_samples(new SampleHistory(this))
    , m_samplesView(new SamplesView(*m_samples, this))
    , m_box(new TranslationBox(this))
    , m_loss(new LossPlot(this))
    , m_lossOptions(new QToolButton(this))
    , m_lossExport(new QToolButton(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeHeatmapSide());
    m_splitter->addWidget(makeLossSide());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter, 1);
    connectParts();
    connectTime();
    connectSamples();
    restoreLayout({});
    refreshView();
}

QWidget* Stage::makeHeatmapSide()
{
    auto* side = new QWidget(this);
    m_pages->addWidget(m_pairs);
    m_pages->addWidget(m_attention);
    m_pages->addWidget(m_samplesView);
    m_header->setViewMenu(m_attention->optionsMenu());
    m_heatmapColumn = new QVBoxLayout(side);
    m_heatmapColumn->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1));
    m_heatmapColumn->setSpacing(grid(1));
    m_heatmapColumn->addWidget(m_header);
    m_heatmapColumn->addWidget(m_pages, 1);
    m_heatmapColumn->addWidget(m_timeBar);
    m_heatmapColumn->addWidget(m_box);
    return side;
}

QWidget* Stage::makeLossSide()
{
    auto* side = new QWidget(this);
    m_lossOptions->setIcon(icon(QStringLiteral("settings")));
    m_lossOptions->setAutoRaise(true);
    m_lossOptions->setPopupMode(QToolButton::InstantPopup);
    m_lossOptions->setMenu(m_loss->optionsMenu());
    m_lossOptions->setToolTip(tr("Axes and smoothing of the loss curve"));
    m_lossOptions->setAccessibleName(m_lossOptions->toolTip());
    m_lossExport->setAutoRaise(true);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(grid(0.5));
    buttons->addWidget(m_lossOptions);
    buttons->addWidget(m_lossExport);
    buttons->addStretch(1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_loss, 1);
    row->addLayout(buttons);
    m_lossColumn = new QVBoxLayout(side);
    m_lossColumn->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1));
    m_lossColumn->setSpacing(grid(2));
    m_lossColumn->addLayout(row, 1);
    return side;
}

void Stage::connectParts()
{
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

void Stage::setLossExportAction(QAction* action)
{
    m_lossExport->setDefaultAction(action);
    m_lossExport->setIcon(icon(QStringLiteral("export")));
    m_lossExport->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_lossExport->setToolTip(plainTip(tipWithShortcut(*action)));
    m_lossExport->setAccessibleName(action->toolTip());
}

void Stage::setLossPlace(LossPlace place)
{
    m_place = place;
    arrange();
}

void Stage::arrange()
{
    const bool wide = width() >= grid(wideStage);
    const bool beside = m_isPresented || m_place == LossPlace::Beside || (m_place == LossPlace::Automatic && wide);
    const auto wanted = beside ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() == wanted)
        return;
    m_splitter->setOrientation(wanted);
    placeBox();
    restoreLayout({});
}

/// Side by side, the heatmap takes the whole height and the sentence stands over the curve; in type of twice the size
/// it needs all of the width.
void Stage::placeBox()
{
    m_box->setContentsMargins(m_isPresented ? QMargins(grid(2), 0, grid(2), grid(1)) : QMargins());
    if (m_isPresented)
        layout()->addWidget(m_box);
    else if (m_splitter->orientation() == Qt::Horizontal)
        m_lossColumn->insertWidget(0, m_box);
    else
        m_heatmapColumn->addWidget(m_box);
    m_box->show(); // a move hides it until the next event, which would take the focus from it
}

void Stage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

QByteArray Stage::saveLayout() const
{
    return m_splitter->saveState();
}

void Stage::restoreLayout(const QByteArray& layout)
{
    const auto orientation = m_splitter->orientation();
    const bool restored = !layout.isEmpty() && m_splitter->restoreState(layout);
    if (restored && m_splitter->orientation() == orientation)
        return;
    m_splitter->setOrientation(orientation);
    const int whole = orientation == Qt::Horizontal ? qMax(100, width()) : qMax(100, height());
    m_splitter->setSizes(orientation == Qt::Horizontal ? QList<int>{whole * 60 / 100, whole * 40 / 100}
                                                       : QList<int>{whole * 70 / 100, whole * 30 / 100});
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 1);
}

void Stage::setState(const EngineState& state)
{
    m_state = state;
    m_header->setViewEnabled(StageView::Pairs, state.data == DataState::Loaded);
    enableWatchedView();
    m_box->setState(state);
    refreshView();
}

void Stage::showCorpus(const CorpusSummary& summary)
{
    m_pairs->showCorpus(summary);
    m_header->watched().showCorpus(summary);
    m_timeline->clear();
    m_samples->clear();
    setView(StageView::Pairs);
}

void Stage::showRun(const RunDescription& run)
{
    QStringList notes;
    for (const auto& note : run.notes)
        notes << QString::fromStdString(note);
    m_attention->setNote(notes.join(QLatin1Char('\n')));
    m_loss->setUnit(run.configuration.task == Task::Sentences ? LossUnit::NatsPerWord : LossUnit::SquaredError);
    m_loss->setHistory(run);
    m_timeline->beginRun(run);
    m_samples->beginRun(run);
    m_box->showRun(run);
    m_ownTranslation = {};
    const bool training = m_state.activity == Activity::Running;
    if (!training)
        watchAsIn(run);
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
    m_loss->reset();
    m_timeline->clear();
    m_samples->clear();
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
    m_loss->append(reports);
    m_timeline->add(reports);
    m_samples->add(reports);
}

void Stage::showPartialTranslation(const Translation& partial)
{
    if (m_box->isAsked(partial.id))
        m_box->showPartial(partial);
}

void Stage::showTranslation(const Translation& translation)
{
    if (const auto picture = m_pictures.extract(translation.id)) {
        m_timeline->add(picture.mapped(), translation);
    } else if (m_box->isAsked(translation.id)) {
        m_ownTranslation = translation;
        m_box->showTranslation(translation);
    } else {
        return;
    }
    refreshView();
}

bool Stage::takesFailure(std::uint64_t id)
{
    return m_pictures.erase(id) > 0 || m_box->isAsked(id);
}

void Stage::setView(StageView view)
{
    m_header->setView(view);
    refreshView();
    if (view == StageView::Watched) {
        askForWatched();
        m_loss->setCursorStep(m_timeline->heldStep());
    }
}

void Stage::refreshView()
{
    const auto view = m_header->view();
    m_pages->setCurrentWidget(pageFor(view));
    if (m_pages->currentWidget() != m_attention)
        return refreshTime({});
    m_attention->setCellForcing(
        view == StageView::Own && m_box->canForce() && !m_ownTranslation.forced ? CellForcing::On : CellForcing::Off);
    auto shown = translationFor(view);
    if (m_gold && !shown.gold)
        shown.gold = m_gold->find(shown);
    refreshTime(shown);
    if (shown.source.empty()) {
        m_header->clearSentence();
        m_attention->clear(emptyMessage());
        return;
    }
    m_header->showSentence(shown);
    m_attention->showTranslation(shown);
    restoreMarks();
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

} // namespace attentoscope::ui
