// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossplot.h"

#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossinput.h"
#include "ui/plots/loss/lossmenu.h"
#include "ui/plots/loss/lossoverlaytable.h"
#include "ui/plots/loss/lossrange.h"
#include "ui/plots/loss/lossreading.h"
#include "ui/plots/loss/losstable.h"
#include "ui/plots/loss/smoothingslider.h"
#include "ui/plots/style/readoutline.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

namespace attentoscope::ui {

namespace {

constexpr std::chrono::milliseconds drawInterval{66};
constexpr int linesForNames = 12; ///< of text, in height: from here on there is room for names of axes and a slider
constexpr int linesForLegend = 6;
constexpr int roomForWords = 560; ///< pixels: from here on the slider says in words what it means

} // namespace

LossPlot::LossPlot(QWidget* parent)
    : QWidget(parent)
    , m_canvas(new LossCanvas)
    , m_input(std::make_unique<LossInput>(*m_canvas, *this))
    , m_readout(new ReadoutLine)
    , m_smoothing(new SmoothingSlider)
    , m_optionsMenu(new QMenu(tr("&Loss plot"), this))
    , m_drawTimer(new QTimer(this))
{
    setAccessibleName(tr("Loss plot"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_readout, 1);
    foot->addWidget(m_smoothing);
    layout->addWidget(m_canvas, 1);
    layout->addLayout(foot);
    m_smoothing->setWeight(options().smoothing);
    connect(m_smoothing, &SmoothingSlider::weightChosen, this,
        [this](double weight) { choose(&LossOptions::smoothing, weight); });
    m_drawTimer->setSingleShot(true);
    m_drawTimer->setInterval(drawInterval);
    connect(m_drawTimer, &QTimer::timeout, this, [this] {
        if (m_drawingDue)
            drawNow();
    });
    connect(m_input.get(), &LossInput::pointChanged, this, &LossPlot::showReading);
    connect(m_input.get(), &LossInput::moved, this, &LossPlot::cursorMoved);
    connect(&m_canvas->range(), &LossRange::followingChanged, this, &LossPlot::showReading);
    fillLossMenu(*m_optionsMenu, *this);
    showReading();
}

LossPlot::~LossPlot() = default;

void LossPlot::reset()
{
    m_input->setStep(std::nullopt);
    m_input->lift();
    m_canvas->clear();
    drawNow();
}

void LossPlot::append(const TrainingReports& reports)
{
    if (!reports.saves.empty())
        m_canvas->setSaves(reports.saves.back().kept);
    if (reports.steps.empty() && reports.validations.empty() && reports.changes.empty() && reports.saves.empty())
        return;
    const int thinnings = m_canvas->series().thinnings();
    const bool begins = m_canvas->series().points().empty();
    if (begins)
        m_input->lift(); // it stood on an earlier run
    m_canvas->append(reports.steps, reports.validations);
    m_canvas->addChanges(reports.changes);
    if (begins || m_canvas->series().thinnings() != thinnings) {
        m_input->lift();
        m_input->place();
    }
    drawSoon();
}

void LossPlot::setHistory(const RunDescription& run)
{
    reset();
    m_canvas->append(run.history->steps, run.history->validations);
    m_canvas->addChanges(run.history->changes);
    m_canvas->setSaves(run.saves);
    drawNow();
}

void LossPlot::setSaves(const std::vector<std::int64_t>& steps)
{
    m_canvas->setSaves(steps);
    drawSoon();
}

void LossPlot::drawSoon()
{
    if (m_drawTimer->isActive())
        m_drawingDue = true;
    else
        drawNow();
}

void LossPlot::drawNow()
{
    m_drawingDue = false;
    m_canvas->refresh();
    showReading();
    m_drawTimer->start();
}

void LossPlot::setCursorStep(std::optional<std::int64_t> step)
{
    m_input->setStep(step);
}

void LossPlot::showReading()
{
    m_readout->setHint(lossHint(*m_canvas));
    QStringList parts;
    if (const auto point = m_input->point())
        parts << m_canvas->marksNear(m_canvas->keyOf(m_canvas->cursorPoints()[*point]))
              << lossReading(*m_canvas, *point);
    m_readout->setReading(parts.join(QStringLiteral(" · ")));
    setAccessibleDescription(m_readout->text());
}

const LossOverlays& LossPlot::overlays() const
{
    return m_canvas->overlays();
}

template <typename Change>
void LossPlot::changeOverlays(const Change& change)
{
    m_input->lift(); // it may have stood on a curve that goes
    change(m_canvas->overlays());
    m_canvas->overlaysChanged();
    m_input->place();
    showReading();
    emit overlaysChanged();
}

bool LossPlot::addOverlay(const RunRecord& record, const QString& name)
{
    bool added = false;
    changeOverlays([&](LossOverlays& overlays) { added = overlays.add(record, name); });
    return added;
}

void LossPlot::removeOverlay(const QString& folder)
{
    changeOverlays([&](LossOverlays& overlays) { overlays.remove(folder); });
}

void LossPlot::setOverlayShown(const QString& folder, OverlayShown shown)
{
    changeOverlays([&](LossOverlays& overlays) { overlays.setShown(folder, shown); });
}

const LossOptions& LossPlot::options() const
{
    return m_canvas->options();
}

void LossPlot::setOptions(const LossOptions& options)
{
    LossOptions possible = options;
    if (m_unit == LossUnit::SquaredError) // there are no words to be perplexed by
        possible.quantity = LossQuantity::Loss;
    if (possible == this->options())
        return;
    m_canvas->setOptions(possible);
    m_smoothing->setWeight(possible.smoothing);
    showSlider();
    showReading();
    emit optionsChanged();
}

void LossPlot::setUnit(LossUnit unit)
{
    m_unit = unit;
    m_canvas->setUnit(unit);
    setOptions(options());
}

void LossPlot::setPresented(bool presented)
{
    m_isPresented = presented;
    showSlider();
}

void LossPlot::showSlider()
{
    const bool smooths = options().quantity != LossQuantity::Bleu; // only validations have one
    m_smoothing->setVisible(!m_isPresented && smooths && height() >= linesForNames * fontMetrics().height());
}

void LossPlot::fitRoom()
{
    const int line = fontMetrics().height();
    m_canvas->setDetail(height() >= linesForNames * line ? LossDetail::Full
            : height() >= linesForLegend * line          ? LossDetail::Low
                                                         : LossDetail::Bare);
    m_readout->setVisible(height() >= linesForLegend * line);
    m_smoothing->setWordsShown(width() >= roomForWords);
    showSlider();
}

void LossPlot::follow()
{
    m_canvas->range().follow();
}

void LossPlot::focusInEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(ReadoutLine::showsFocus(event->reason()));
    QWidget::focusInEvent(event);
}

void LossPlot::focusOutEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(false);
    QWidget::focusOutEvent(event);
}

void LossPlot::resizeEvent(QResizeEvent* event)
{
    fitRoom();
    QWidget::resizeEvent(event);
}

void LossPlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRoom();
}

void LossPlot::contextMenuEvent(QContextMenuEvent* event)
{
    m_optionsMenu->popup(event->globalPos());
}

bool LossPlot::hasContent() const
{
    return !m_canvas->cursorPoints().empty() || !m_canvas->validations().empty();
}

QString LossPlot::suggestedName() const
{
    return tr("loss");
}

QString LossPlot::suggestedTitle() const
{
    switch (options().quantity) {
    case LossQuantity::Loss:
        return tr("Loss");
    case LossQuantity::Perplexity:
        return tr("Perplexity");
    case LossQuantity::Bleu:
        break;
    }
    return tr("BLEU");
}

StyledPlot& LossPlot::plot()
{
    m_canvas->refresh();
    return *m_canvas;
}

QByteArray LossPlot::csv() const
{
    return withRunsAsCsv(lossCsv(m_canvas->series().points(), m_canvas->validations()), m_canvas->overlays());
}

QByteArray LossPlot::json() const
{
    return withRunsAsJson(
        lossJson(m_canvas->series().points(), m_canvas->validations(), m_canvas->changes()), m_canvas->overlays());
}

} // namespace attentoscope::ui
