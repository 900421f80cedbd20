// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/losscanvas.h"

#include "ui/plots/losscursor.h"

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

LossCanvas::LossCanvas(QWidget* parent) : StyledPlot(parent)
{
    setLocale(QLocale());
    addCurves();
    axisRect()->setupFullAxesBox(false);
    xAxis2->setVisible(false);
    yAxis2->setVisible(false);
    axisRect()->setRangeDrag(Qt::Horizontal | Qt::Vertical);
    setInteractions(QCP::iRangeDrag);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
            if (!m_adjusting)
                leaveFollowing(true);
        });
    }
    m_cursor = new LossCursor(*this, *xAxis, *yAxis);
    setHorizontalAxis(LossAxis::Step);
    setVerticalScale(LossScale::Linear);
    refreshLook();
}

void LossCanvas::addCurves()
{
    m_raw = addGraph();
    m_raw->setName(tr("Training, each step"));
    m_smoothed = addGraph();
    m_smoothed->setName(tr("Training, smoothed"));
    m_validation = addGraph();
    m_validation->setName(tr("Validation"));
    for (QCPGraph* curve : {m_raw, m_smoothed, m_validation})
        curve->setSelectable(QCP::stNone);
    legend->setVisible(true);
    legend->setRowSpacing(0);
    axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
}

void LossCanvas::clear()
{
    m_series.clear();
    m_validations.clear();
    setCursor(std::nullopt);
    rebuild();
    follow();
}

void LossCanvas::append(const std::vector<StepReport>& steps, const std::vector<ValidationReport>& validations)
{
    const std::size_t drawnPoints = m_series.points().size();
    const std::size_t drawnValidations = m_validations.size();
    const int thinnings = m_series.thinnings();
    for (const StepReport& report : steps)
        m_series.append(report);
    m_validations.insert(m_validations.end(), validations.begin(), validations.end());
    if (m_series.thinnings() != thinnings) {
        rebuild();
    } else {
        addPoints(drawnPoints);
        addValidations(drawnValidations);
    }
}

double LossCanvas::keyOf(const LossPoint& point) const
{
    switch (m_axis) {
    case LossAxis::Step:
        return static_cast<double>(point.step);
    case LossAxis::Epoch:
        return point.epoch;
    case LossAxis::Time:
        break;
    }
    return point.seconds;
}

double LossCanvas::shown(double loss) const
{
    return m_quantity == LossQuantity::Loss ? loss : std::exp(std::min(loss, 700.0));
}

void LossCanvas::addPoints(std::size_t from)
{
    const auto points = m_series.points().subspan(from);
    QVector<QCPGraphData> raw;
    QVector<QCPGraphData> smoothed;
    for (const LossPoint& point : points) {
        const double key = keyOf(point);
        raw.append({key, shown(point.low)});
        if (point.count > 1)
            raw.append({key, shown(point.high)});
        smoothed.append({key, shown(point.smoothed)});
    }
    m_raw->data()->add(raw, true);
    m_smoothed->data()->add(smoothed, true);
}

void LossCanvas::addValidations(std::size_t from)
{
    for (const ValidationReport& report : std::span(m_validations).subspan(from)) {
        const LossPoint place{.step = report.step, .epoch = report.epoch, .seconds = report.seconds};
        m_validation->addData(keyOf(place), shown(report.loss));
    }
}

void LossCanvas::rebuild()
{
    for (QCPGraph* curve : {m_raw, m_smoothed, m_validation})
        curve->data()->clear();
    addPoints(0);
    addValidations(0);
}

void LossCanvas::setSmoothing(double weight)
{
    m_series.setSmoothing(weight);
    rebuild();
    refresh();
}

void LossCanvas::setHorizontalAxis(LossAxis axis)
{
    m_axis = axis;
    if (axis == LossAxis::Step)
        xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new StepTicker));
    else if (axis == LossAxis::Time)
        xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new DurationTicker));
    else
        xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    rebuild();
    follow();
}

void LossCanvas::setQuantity(LossQuantity quantity)
{
    m_quantity = quantity;
    rebuild();
    follow();
}

void LossCanvas::setUnit(LossUnit unit)
{
    m_unit = unit;
    nameAxes();
}

void LossCanvas::setVerticalScale(LossScale scale)
{
    m_scale = scale;
    const bool logarithmic = scale == LossScale::Logarithmic;
    yAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    yAxis->setTicker(QSharedPointer<QCPAxisTicker>(logarithmic ? new LossLogTicker : new QCPAxisTicker));
    follow();
}

void LossCanvas::nameAxes()
{
    xAxis->setLabel(m_axis == LossAxis::Step ? tr("step")
            : m_axis == LossAxis::Epoch      ? tr("epoch")
                                             : tr("training time"));
    yAxis->setLabel(m_quantity == LossQuantity::Perplexity ? tr("perplexity")
            : m_unit == LossUnit::NatsPerWord              ? tr("loss (nats per word)")
                                                           : tr("loss (mean squared error)"));
}

std::optional<std::size_t> LossCanvas::pointNear(double key) const
{
    const auto points = m_series.points();
    if (points.empty())
        return std::nullopt;
    auto next = std::ranges::lower_bound(points, key, {}, [this](const LossPoint& point) { return keyOf(point); });
    if (next == points.end() || (next != points.begin() && key - keyOf(*std::prev(next)) < keyOf(*next) - key))
        --next;
    return static_cast<std::size_t>(next - points.begin());
}

void LossCanvas::setCursor(std::optional<std::size_t> point)
{
    std::optional<QPointF> position;
    if (point) {
        const LossPoint& place = m_series.points()[*point];
        position = QPointF(keyOf(place), shown(place.smoothed));
    }
    m_cursor->setPosition(position);
    replotMarks();
}

void LossCanvas::applyLook(const PlotStyle& look)
{
    styleAxis(*xAxis, look);
    styleAxis(*yAxis, look);
    nameAxes();
    axisRect()->setMinimumMargins(QMargins(look.unit(), 2 * look.unit(), 3 * look.unit(), look.unit()));
    m_raw->setPen(QPen(look.trainingFaint, 1));
    m_smoothed->setPen(QPen(look.training, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_validation->setPen(QPen(look.validation, 1.5));
    m_validation->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(look.background, 1.5), look.validation, 8));
    legend->setFont(look.captionFont());
    legend->setTextColor(look.mutedText);
    legend->setBorderPen(Qt::NoPen);
    QColor backdrop = look.background;
    backdrop.setAlphaF(0.8F);
    legend->setBrush(backdrop);
    legend->setIconSize(4 * look.unit(), QFontMetrics(look.captionFont()).height() + 2);
    legend->setIconTextPadding(look.unit());
}

} // namespace attentoscope::ui
