// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/losscanvas.h"

#include "ui/plots/loss/bandgraph.h"
#include "ui/plots/loss/lossaxes.h"
#include "ui/plots/loss/lossmarks.h"
#include "ui/plots/loss/smoothingslider.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr int lowestAxes = 24; ///< QCustomPlot's 50 px would cut the legend in a low plot
/// From this number of points on, speed matters more than the joints of lines.
constexpr std::size_t manyPoints = 2'000;

int ticksFor(LossDetail detail)
{
    return detail == LossDetail::Full ? 5 : detail == LossDetail::Low ? 3 : 1;
}

} // namespace

LossDetail lossDetailFor(int height, int lineOfText)
{
    constexpr int linesForNames = 12;
    constexpr int linesForLegend = 6;
    return height >= linesForNames * lineOfText ? LossDetail::Full
        : height >= linesForLegend * lineOfText ? LossDetail::Low
                                                : LossDetail::Bare;
}

/// The line above a loss plot's axes, which names the curves. No curve reaches it.
class LossLegend
{
public:
    explicit LossLegend(StyledPlot& plot);

    /// Shows the names in as many columns as fit. If names of earlier runs would take a third of the curves' height,
    /// they are left out. A list elsewhere has them too.
    void show(const std::vector<QCPGraph*>& curves, const LossOverlays& overlays);
    void hide(); ///< hides it, so that it takes no space
    void applyLook(const PlotStyle& look, int rim); ///< leaves `rim` pixels above it

private:
    int wrap();

    StyledPlot& m_plot;
    QCPLayoutGrid* m_line; ///< the plot's layout owns it
};

LossLegend::LossLegend(StyledPlot& plot) : m_plot(plot), m_line(new QCPLayoutGrid)
{
    QCPLegend& legend = *plot.legend;
    plot.axisRect()->insetLayout()->take(&legend);
    legend.setMargins({});
    legend.setRowSpacing(0);
    m_line->addElement(0, 0, &legend);
    m_line->addElement(0, 1, new QCPLayoutElement(&plot));
    m_line->setColumnStretchFactor(0, 0.001);
    QCPLayoutGrid& rows = *plot.plotLayout();
    rows.insertRow(0);
    rows.addElement(0, 0, m_line);
    rows.setRowStretchFactor(0, 0.001);
    rows.setRowSpacing(0);
}

void LossLegend::show(const std::vector<QCPGraph*>& curves, const LossOverlays& overlays)
{
    const auto fill = [&] {
        m_plot.legend->clearItems();
        for (QCPGraph* curve : curves)
            curve->addToLegend();
    };
    m_plot.legend->setVisible(true);
    m_line->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    fill();
    overlays.addToLegend();
    if (wrap() > m_plot.viewport().height() / 3) {
        fill();
        wrap();
    }
}

void LossLegend::hide()
{
    m_plot.legend->clearItems();
    m_plot.legend->setVisible(false);
    m_line->setMaximumSize(QWIDGETSIZE_MAX, 0);
}

/// Arranges the names, and returns the resulting height in pixels.
int LossLegend::wrap()
{
    QCPLegend& legend = *m_plot.legend;
    QSize largest(1, 1);
    int count = 0;
    for (int place = 0; place < legend.itemCount(); ++place)
        if (const auto* item = legend.item(place)) { // places of the last row may be empty
            largest = largest.expandedTo(item->minimumOuterSizeHint());
            ++count;
        }
    const int room = m_plot.viewport().width() - m_line->margins().left() - m_line->margins().right();
    const int columns = std::clamp(room / (largest.width() + legend.columnSpacing()), 1, 9);
    legend.setWrap(columns);
    legend.setFillOrder(QCPLayoutGrid::foColumnsFirst, true);
    return (count + columns - 1) / columns * largest.height();
}

void LossLegend::applyLook(const PlotStyle& look, int rim)
{
    QCPLegend& legend = *m_plot.legend;
    m_line->setMargins(QMargins(look.unit(), rim, look.unit(), 0));
    legend.setFont(look.captionFont());
    legend.setTextColor(look.mutedText);
    legend.setBorderPen(Qt::NoPen);
    legend.setBrush(Qt::NoBrush);
    legend.setColumnSpacing(2 * look.unit());
    legend.setIconSize(4 * look.unit(), QFontMetrics(look.captionFont()).height() + 2);
    legend.setIconTextPadding(look.unit());
}

namespace {

void drawChangeSample(QCPPainter& painter, const LossCanvas& canvas, const QRectF& place)
{
    painter.setPen(QPen(canvas.look().accent, 1, Qt::DashLine));
    painter.drawLine(QPointF(place.center().x(), place.top()), QPointF(place.center().x(), place.bottom()));
}

void drawSaveSample(QCPPainter& painter, const LossCanvas& canvas, const QRectF& place)
{
    LossMarks::drawSave(painter, canvas.look(), QPointF(place.center().x(), place.bottom()), 0.8 * place.height());
}

constexpr PlotMark<LossCanvas> lossMarks[] = {
    {[](const LossCanvas& canvas) { return canvas.showsSaves(); }, drawSaveSample,
        QT_TRANSLATE_NOOP("PlotMarks", "saved: training can go back to this step")},
    {[](const LossCanvas& canvas) { return canvas.showsChanges(); }, drawChangeSample,
        QT_TRANSLATE_NOOP("PlotMarks", "a person changed a setting")},
};

} // namespace

LossCanvas::LossCanvas(QWidget* parent)
    : StyledPlot(parent)
    , m_legend(std::make_unique<LossLegend>(*this))
    , m_marks(std::make_unique<LossMarks>(*this, *xAxis))
    , m_range(new LossRange(*xAxis, *yAxis))
{
    setLocale(QLocale());
    setLegendOnScreen(true);
    addCurves();
    axisRect()->setupFullAxesBox(false);
    axisRect()->setMinimumSize(axisRect()->minimumSize().width(), lowestAxes);
    xAxis2->setVisible(false);
    yAxis2->setVisible(false);
    axisRect()->setRangeDrag(Qt::Horizontal | Qt::Vertical);
    setInteractions(QCP::iRangeDrag);
    connect(selectionRect(), &QCPSelectionRect::accepted, m_range, &LossRange::zoomTo);
    connect(m_range, &LossRange::changed, this, &LossCanvas::refresh);
    const auto add = [this](const QString& layer, const PaintedLayer::Painting& painting) {
        (new PaintedLayer(*this, layer, Antialiasing::On, painting))->clipTo(*axisRect());
    };
    add(QStringLiteral("axes"), [this](QCPPainter& painter) { m_marks->draw(painter); });
    add(markLayer, [this](QCPPainter& painter) { drawCursor(painter); });
    applyAxis();
    rebuild();
    applyScale();
    refreshLook();
}

LossCanvas::~LossCanvas() = default;

void LossCanvas::addCurves()
{
    m_raw = new BandGraph(xAxis, yAxis);
    m_smoothed = new BandGraph(xAxis, yAxis);
    m_validation = new BandGraph(xAxis, yAxis);
    m_also = new BandGraph(xAxis, yAxis);
    m_taught = std::make_unique<TaughtCurve>(*new BandGraph(xAxis, yAxis));
    nameCurves();
    for (QCPGraph* curve : {m_raw, m_smoothed, m_validation, m_also, m_taught->graph()})
        curve->setSelectable(QCP::stNone);
}

/// There is no legend without curves or in the lowest plot. If there is little space, the raw curve is not named.
void LossCanvas::showLegend()
{
    if (m_detail == LossDetail::Bare || (!hasCurves() && m_validations.empty()))
        return m_legend->hide();
    std::vector<QCPGraph*> named;
    for (QCPGraph* curve : {m_raw, m_smoothed, m_validation, m_also, m_taught->graph()})
        if (curve->visible() && ((curve != m_also && curve != m_taught->graph()) || !curve->data()->isEmpty())
            && (!m_series.points().empty() || !hasCurves()) && (curve != m_raw || m_detail == LossDetail::Full))
            named.push_back(curve);
    m_legend->show(named, m_overlays);
}

void LossCanvas::resizeEvent(QResizeEvent* event)
{
    fitTicks();
    StyledPlot::resizeEvent(event);
    showLegend();
}

void LossCanvas::setDetail(LossDetail detail)
{
    if (detail == m_detail)
        return;
    m_detail = detail;
    nameCurves();
    applyLook(look());
    rebuild();
    refresh();
}

/// In a file, the size of the file decides what is drawn around the curves. The size of the window does not matter.
void LossCanvas::beginFile(const ExportOptions* options)
{
    if (options) {
        m_screenDetail = m_detail;
        m_detail = lossDetailFor(options->size.height(), QFontMetrics(look().font).height());
    } else {
        m_detail = m_screenDetail;
    }
    nameCurves();
    applyLook(look());
    yAxis->ticker()->setTickCount(ticksFor(m_detail));
}

std::vector<LegendEntry> LossCanvas::marks(LegendPlace place) const
{
    return entriesOf<LossCanvas>(*this, lossMarks, place);
}

bool LossCanvas::showsSaves() const
{
    return m_marks->showsSaves();
}

bool LossCanvas::showsChanges() const
{
    return m_marks->showsChanges();
}

void LossCanvas::nameCurves()
{
    const bool isFull = m_detail == LossDetail::Full;
    const auto smoothing = smoothingText(m_series.smoothing());
    if (m_unit == LossUnit::SmoothedNats) {
        m_raw->setName(tr("Training, label-smoothed, each step"));
        m_smoothed->setName(
            isFull ? tr("Training, label-smoothed, %1").arg(smoothing) : tr("Training, label-smoothed"));
    } else {
        m_raw->setName(tr("Training, each step"));
        m_smoothed->setName(isFull ? tr("Training, %1").arg(smoothing) : tr("Training"));
    }
    m_validation->setName(tr("Validation"));
    m_also->setName(tr("Second validation file"));
    m_taught->graph()->setName(tr("Alignment loss"));
}

void LossCanvas::clear()
{
    m_series.clear();
    m_taught->clear();
    m_validations.clear();
    m_changes.clear();
    m_saves.clear();
    setCursor(std::nullopt);
    rebuild();
    m_range->follow();
}

void LossCanvas::append(const std::vector<StepReport>& steps, const std::vector<ValidationReport>& validations)
{
    const std::size_t drawnPoints = m_series.points().size();
    const int thinnings = m_series.thinnings();
    for (const StepReport& report : steps) {
        m_series.append(report);
        m_taught->append(report);
    }
    for (const ValidationReport& report : validations) {
        if (!m_validations.empty() && m_validations.back().step == report.step && !report.isDiscarded())
            m_validations.pop_back(); // a person may validate a step twice; a mean is validated after its step
        if (!report.isDiscarded())
            m_validations.push_back(report);
    }
    if (m_series.thinnings() != thinnings || drawnPoints == 0)
        return rebuild();
    addPoints(drawnPoints);
    m_taught->draw(measure());
    if (!validations.empty())
        showValidations();
}

void LossCanvas::addChanges(const std::vector<ChangeReport>& changes)
{
    m_changes.insert(m_changes.end(), changes.begin(), changes.end());
    showMarks();
}

void LossCanvas::setSaves(const std::vector<std::int64_t>& steps)
{
    m_saves = steps;
    showMarks();
}

void LossCanvas::addPoints(std::size_t from)
{
    if (!hasSteps())
        return;
    const auto points = m_series.points().subspan(from);
    QVector<QCPGraphData> raw;
    QVector<QCPGraphData> smoothed;
    raw.reserve(static_cast<qsizetype>(points.size()));
    smoothed.reserve(static_cast<qsizetype>(points.size()));
    const LossMeasure measured = measure();
    for (const LossPoint& point : points) {
        const double key = measured.keyOf(point);
        raw.append({key, measured.shown(point.low)});
        if (point.count > 1)
            raw.append({key, measured.shown(point.high)});
        smoothed.append({key, measured.shown(point.smoothed)});
    }
    m_raw->data()->add(raw, true);
    m_smoothed->data()->add(smoothed, true);
}

void LossCanvas::showValidations()
{
    m_validation->data()->clear();
    m_also->data()->clear();
    for (const ValidationReport& report : m_validations) {
        m_validation->addData(measure().keyOf(report), measure().shownValidation(report));
        if (report.also)
            m_also->addData(measure().keyOf(report), measure().shownValidation(*report.also));
    }
}

void LossCanvas::showMarks()
{
    std::vector<LossMarks::Change> changes;
    changes.reserve(m_changes.size());
    for (const ChangeReport& change : m_changes)
        changes.push_back({measure().keyOf(change), changeText(change)});
    std::vector<double> saves;
    for (const std::int64_t step : m_saves) {
        const auto points = m_series.points();
        const auto place = std::ranges::lower_bound(points, step, {}, &LossPoint::step);
        if (place != points.end())
            saves.push_back(keyOf(*place));
    }
    m_marks->setChanges(std::move(changes));
    m_marks->setSaves(std::move(saves));
}

QStringList LossCanvas::marksNear(double key) const
{
    return m_marks->textsNear(key);
}

void LossCanvas::overlaysChanged()
{
    rebuild();
    refresh();
}

std::span<const LossPoint> LossCanvas::cursorPoints() const
{
    const LossOverlay* other = m_series.points().empty() ? m_overlays.firstShown() : nullptr;
    return other ? other->series.points() : m_series.points();
}

void LossCanvas::rebuild()
{
    for (QCPGraph* curve : {m_raw, m_smoothed}) {
        curve->data()->clear();
        curve->setVisible(hasSteps());
    }
    m_taught->drawAnew(measure());
    m_overlays.draw(measure());
    showLegend();
    addPoints(0);
    showValidations();
    showMarks();
}

void LossCanvas::refresh()
{
    nameAxes();
    setPlottingHint(QCP::phFastPolylines, m_series.points().size() > manyPoints);
    auto curves = m_overlays.graphs();
    // The range of the smoothed curve is not needed: it is a mean, so it stays within that of the raw curve.
    curves.insert(curves.end(), {m_raw, m_validation, m_also, m_taught->graph()});
    m_range->fit({measure(), scaleInForce(), lastKey(), !hasCurves(), std::move(curves)});
    showLegend();
    fitTicks();
    replot(rpQueuedReplot);
}

/// Draws as many labels as fit without touching.
void LossCanvas::fitTicks()
{
    constexpr int most = 5;
    yAxis->ticker()->setTickCount(ticksFor(m_detail));
    const QFontMetrics metrics(xAxis->tickLabelFont());
    const auto widest =
        metrics.horizontalAdvance(locale().toString(std::max<qlonglong>(std::llround(lastKey()), 1'000)));
    xAxis->ticker()->setTickCount(std::clamp(width() / (3 * widest), 1, most));
}

double LossCanvas::lastKey() const
{
    const double own = m_series.points().empty() ? 0.0 : keyOf(m_series.points().back());
    return std::max(own, m_overlays.lastKey());
}

void LossCanvas::setOptions(const LossOptions& options)
{
    const LossOptions before = std::exchange(m_options, options);
    if (options.smoothing != before.smoothing)
        smoothAgain();
    if (options.axis != before.axis)
        applyAxis();
    if (options.axis != before.axis || options.quantity != before.quantity)
        rebuild();
    if (options == LossOptions{before.axis, before.quantity, before.scale, options.smoothing})
        refresh();
    else
        applyScale();
}

void LossCanvas::smoothAgain()
{
    m_series.setSmoothing(m_options.smoothing);
    m_taught->setSmoothing(m_options.smoothing);
    m_taught->drawAnew(measure());
    nameCurves();
    if (hasSteps()) {
        auto drawn = m_smoothed->data()->begin();
        for (const LossPoint& point : m_series.points())
            (drawn++)->value = measure().shown(point.smoothed);
    }
    m_overlays.setSmoothing(m_options.smoothing);
}

void LossCanvas::applyAxis()
{
    if (m_options.axis == LossAxis::Step)
        xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new StepTicker));
    else if (m_options.axis == LossAxis::Time)
        xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new DurationTicker));
    else
        xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
}

void LossCanvas::setUnit(LossUnit unit)
{
    if (std::exchange(m_unit, unit) == unit)
        return;
    nameCurves();
    rebuild();
    refresh();
}

/// BLEU has a zero and a maximum, so its axis is always linear.
LossScale LossCanvas::scaleInForce() const
{
    return m_options.quantity == LossQuantity::Bleu ? LossScale::Linear : m_options.scale;
}

void LossCanvas::applyScale()
{
    const bool logarithmic = scaleInForce() == LossScale::Logarithmic;
    yAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    yAxis->setTicker(QSharedPointer<QCPAxisTicker>(logarithmic ? new LossLogTicker : new QCPAxisTicker));
    m_range->follow();
}

void LossCanvas::setDragging(LossDragging dragging)
{
    setSelectionRectMode(dragging == LossDragging::ZoomBox ? QCP::srmCustom : QCP::srmNone);
}

void LossCanvas::nameAxes()
{
    const bool named = m_detail == LossDetail::Full;
    xAxis->setLabel(named ? measure().keyName() : QString());
    yAxis->setLabel(named ? measure().valueName(m_unit) : QString());
}

std::optional<std::size_t> LossCanvas::pointNear(double key) const
{
    const auto points = cursorPoints();
    if (points.empty())
        return std::nullopt;
    auto next = std::ranges::lower_bound(points, key, {}, [this](const LossPoint& point) { return keyOf(point); });
    if (next == points.end() || (next != points.begin() && key - keyOf(*std::prev(next)) < keyOf(*next) - key))
        --next;
    return static_cast<std::size_t>(next - points.begin());
}

void LossCanvas::setCursor(std::optional<std::size_t> point)
{
    m_cursor.reset();
    if (point) {
        const LossPoint& place = cursorPoints()[*point];
        const LossOverlay* other = m_series.points().empty() ? m_overlays.firstShown() : nullptr;
        const bool hasPlace = measure().hasSteps(other ? other->unit : m_unit);
        m_cursor = QPointF(
            keyOf(place), hasPlace ? measure().shown(place.smoothed) : std::numeric_limits<double>::quiet_NaN());
    }
    replotMarks();
}

/// Draws a thin line at one step, with a dot on the smoothed curve.
void LossCanvas::drawCursor(QCPPainter& painter) const
{
    if (!m_cursor)
        return;
    const double x = std::round(xAxis->coordToPixel(m_cursor->x())) + 0.5;
    const QRect area = axisRect()->rect();
    painter.setPen(QPen(look().frame, 1));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const double y = yAxis->coordToPixel(m_cursor->y());
    if (!std::isfinite(y))
        return;
    painter.setPen(QPen(look().background, 2));
    painter.setBrush(look().training);
    painter.drawEllipse(QPointF(x, y), 5.0, 5.0);
}

void LossCanvas::applyLook(const PlotStyle& look)
{
    styleAxis(*xAxis, look);
    styleAxis(*yAxis, look);
    nameAxes();
    const int rim = m_detail == LossDetail::Full ? look.unit() : look.unit() / 2;
    axisRect()->setMinimumMargins(QMargins(rim, look.unit(), 3 * look.unit(), rim));
    m_legend->applyLook(look, rim);
    m_raw->setPen(QPen(look.trainingFaint, 1));
    m_smoothed->setPen(QPen(look.training, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_overlays.applyLook(look);
    m_validation->setPen(QPen(look.validation, 1.5));
    m_validation->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(look.background, 1.5), look.validation, 8));
    m_taught->graph()->setPen(QPen(look.accent, 1.5));
    m_also->setPen(QPen(look.validation, 1.5, Qt::DashLine));
    m_also->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(look.validation, 1.5), look.background, 8));
    QColor box = look.accent;
    box.setAlphaF(0.15F);
    selectionRect()->setPen(QPen(look.accent, 1));
    selectionRect()->setBrush(box);
    showLegend();
}

} // namespace attentoscope::ui
