// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossplot.h"

#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/smoothingslider.h"
#include "ui/plots/style/readoutline.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr std::chrono::milliseconds drawInterval{66};
constexpr double wheelFactor = 0.8; ///< of the range, for one notch
constexpr int roomForWords = 560; ///< pixels: from here on the slider says in words what it means

} // namespace

LossPlot::LossPlot(QWidget* parent)
    : QWidget(parent)
    , m_canvas(new LossCanvas)
    , m_readout(new ReadoutLine)
    , m_smoothing(new SmoothingSlider)
    , m_optionsMenu(new QMenu(tr("&Loss plot"), this))
    , m_drawTimer(new QTimer(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Loss plot"));
    m_canvas->setFocusPolicy(Qt::NoFocus);
    m_canvas->setMouseTracking(true);
    m_canvas->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_readout, 1);
    foot->addWidget(m_smoothing);
    layout->addWidget(m_canvas, 1);
    layout->addLayout(foot);
    m_smoothing->setWeight(smoothing());
    connect(m_smoothing, &SmoothingSlider::weightChosen, this, &LossPlot::setSmoothing);
    m_drawTimer->setSingleShot(true);
    m_drawTimer->setInterval(drawInterval);
    connect(m_drawTimer, &QTimer::timeout, this, [this] {
        if (m_drawingDue)
            drawNow();
    });
    connect(m_canvas, &LossCanvas::followingChanged, this, &LossPlot::followingChanged);
    connect(m_canvas, &LossCanvas::followingChanged, this, &LossPlot::showReading);
    buildOptionsMenu();
    showReading();
}

LossPlot::~LossPlot() = default;

void LossPlot::reset()
{
    m_cursorPoint.reset();
    m_chosenStep.reset();
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
        setCursorPoint(std::nullopt); // it stood on an earlier run
    m_canvas->append(reports.steps, reports.validations);
    m_canvas->addChanges(reports.changes);
    if (begins || m_canvas->series().thinnings() != thinnings) {
        setCursorPoint(std::nullopt);
        setCursorPoint(chosenPoint());
    }
    drawSoon();
}

void LossPlot::setHistory(const RunDescription& run)
{
    m_cursorPoint.reset();
    m_chosenStep.reset();
    m_canvas->clear();
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

void LossPlot::setCursorPoint(std::optional<std::size_t> point)
{
    if (point == m_cursorPoint)
        return;
    m_cursorPoint = point;
    m_canvas->setCursor(point);
    showReading();
}

void LossPlot::moveCursor(int direction)
{
    const auto points = m_canvas->cursorPoints();
    if (points.empty())
        return;
    const QCPRange range = m_canvas->xAxis->range();
    const double from = m_cursorPoint ? m_canvas->keyOf(points[*m_cursorPoint]) : range.center();
    const auto near = m_canvas->pointNear(std::clamp(from + direction * range.size() / 100, range.lower, range.upper));
    const std::size_t next = m_cursorPoint.value_or(*near) + static_cast<std::size_t>(direction);
    choosePoint(near == m_cursorPoint && next < points.size() ? next : *near);
}

void LossPlot::wheelTurned(const QWheelEvent& event)
{
    // Without Ctrl a wheel that scrolls by would zoom by accident.
    if (!event.modifiers().testFlag(Qt::ControlModifier))
        return;
    const bool vertical = event.modifiers().testFlag(Qt::ShiftModifier);
    const Qt::Orientations directions = vertical ? Qt::Vertical : Qt::Horizontal;
    const QPoint turned = event.angleDelta();
    const int delta = turned.y() != 0 ? turned.y() : turned.x();
    m_canvas->zoom(event.position(), std::pow(wheelFactor, delta / 120.0), directions);
}

void LossPlot::mousePressed(const QMouseEvent& event)
{
    setFocus(Qt::MouseFocusReason);
    const bool moves = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.button() == Qt::LeftButton && !moves)
        m_pressed = event.pos();
    const bool boxes =
        event.button() == Qt::LeftButton && !moves && m_canvas->axisRect()->rect().contains(event.position().toPoint());
    m_canvas->setDragging(boxes ? LossDragging::ZoomBox : LossDragging::Move);
    m_canvas->axisRect()->setRangeDrag(moves ? Qt::Horizontal | Qt::Vertical : Qt::Orientations());
}

void LossPlot::keyPressEvent(QKeyEvent* event)
{
    const bool withControl = event->modifiers().testFlag(Qt::ControlModifier);
    const Qt::Orientations zoomed = withControl ? Qt::Vertical : Qt::Horizontal;
    const QPointF centre = m_canvas->axisRect()->rect().center();
    switch (event->key()) {
    case Qt::Key_Left:
        withControl ? m_canvas->moveAcross(-0.1) : moveCursor(-1);
        break;
    case Qt::Key_Right:
        withControl ? m_canvas->moveAcross(0.1) : moveCursor(1);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the same key without Shift
        m_canvas->zoom(centre, wheelFactor, zoomed);
        break;
    case Qt::Key_Minus:
        m_canvas->zoom(centre, 1.0 / wheelFactor, zoomed);
        break;
    case Qt::Key_Home:
        follow();
        break;
    case Qt::Key_Escape:
        m_canvas->selectionRect()->cancel();
        choosePoint(std::nullopt);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
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
    m_smoothing->setWordsShown(width() >= roomForWords);
    QWidget::resizeEvent(event);
}

void LossPlot::contextMenuEvent(QContextMenuEvent* event)
{
    m_optionsMenu->popup(event->globalPos());
}

bool LossPlot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_canvas)
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseMove: {
        const QPointF position = static_cast<QMouseEvent*>(event)->position();
        const bool inside = m_canvas->axisRect()->rect().contains(position.toPoint());
        pointAt(inside ? m_canvas->pointNear(m_canvas->xAxis->pixelToCoord(position.x())) : std::nullopt);
        break;
    }
    case QEvent::Leave:
        pointAt(std::nullopt);
        break;
    case QEvent::MouseButtonPress:
        mousePressed(*static_cast<QMouseEvent*>(event));
        break;
    case QEvent::MouseButtonRelease:
        mouseReleased(*static_cast<QMouseEvent*>(event));
        break;
    case QEvent::MouseButtonDblClick:
        m_pressed.reset();
        choosePoint(std::nullopt);
        follow();
        return true;
    case QEvent::Wheel:
        wheelTurned(*static_cast<QWheelEvent*>(event));
        return true;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace attentoscope::ui
