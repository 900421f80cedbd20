// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossoverlays.h"

#include "ui/plots/loss/bandgraph.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace attentoscope::ui {

namespace {

// Colours that a search found. Any two of them, or one of them and one of the run's two colours, differ by at least 19
// (CIE76). This holds for normal sight, protanopia, deuteranopia and tritanopia. Each has a contrast of 3 to the
// background.
constexpr std::array<QRgb, LossOverlays::most> onLight{
    0xff00a481, 0xff922d6a, 0xff3524b8, 0xff543f00, 0xff670022, 0xff6a914f};
constexpr std::array<QRgb, LossOverlays::most> onDark{
    0xff00fee1, 0xffff25b6, 0xff7d5af7, 0xfff3d800, 0xffde3347, 0xffbaffb3};

constexpr int longestName = 32;

QString shortened(const QString& name)
{
    constexpr int kept = 13; // characters at the end of a name, where its time is
    if (name.size() <= longestName)
        return name;
    return name.left(longestName - kept - 1) + QChar(0x2026) + name.right(kept);
}

/// The last report at or before a key. Null if there is none, or if the run had ended before the key.
template <typename Reports>
const auto* lastAt(const Reports& reports, const LossMeasure& measure, double key)
{
    const auto keyOf = [&](const auto& report) { return measure.keyOf(report); };
    const auto next = std::ranges::upper_bound(reports, key, {}, keyOf);
    return next == std::begin(reports) ? nullptr : &*std::prev(next);
}

} // namespace

std::span<const QRgb> overlayColors(Backdrop backdrop)
{
    return backdrop == Backdrop::Light ? onLight : onDark;
}

QPen overlayPen(std::size_t color, const PlotStyle& look, double width)
{
    static const std::array<QList<qreal>, LossOverlays::most> dashes{
        QList<qreal>{}, {7, 3}, {2, 2}, {9, 3, 2, 3}, {5, 2}, {3, 2, 1, 2}};
    QPen pen(QColor::fromRgb(overlayColors(look.backdrop)[color]), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!dashes[color].isEmpty())
        pen.setDashPattern(dashes[color]);
    return pen;
}

std::vector<std::unique_ptr<LossOverlay>>::iterator LossOverlays::find(const QString& folder)
{
    return std::ranges::find(m_all, folder, [](const auto& overlay) { return overlay->folder; });
}

std::size_t LossOverlays::freeColor() const
{
    std::size_t color = 0;
    while (std::ranges::any_of(m_all, [&](const auto& overlay) { return overlay->color == color; }))
        ++color;
    return color;
}

bool LossOverlays::add(const RunRecord& record, const QString& name)
{
    const auto folder = QString::fromStdString(record.folder);
    auto place = find(folder);
    if (place == m_all.end()) {
        if (m_all.size() == most)
            return false;
        auto overlay = std::make_unique<LossOverlay>();
        overlay->folder = folder;
        overlay->color = freeColor();
        overlay->curve = new BandGraph(m_plot.xAxis, m_plot.yAxis);
        overlay->rings = new BandGraph(m_plot.xAxis, m_plot.yAxis);
        place = m_all.insert(m_all.end(), std::move(overlay));
    }
    LossOverlay& overlay = **place;
    overlay.name = name;
    overlay.unit = lossUnitOf(record);
    overlay.validations = record.validations;
    overlay.series.clear();
    overlay.series.setSmoothing(m_smoothing);
    for (const StepReport& report : record.steps)
        overlay.series.append(report);
    overlay.curve->setName(isolated(shortened(name)));
    overlay.rings->setName(isolated(shortened(name)));
    for (QCPGraph* graph : {overlay.curve, overlay.rings})
        graph->setSelectable(QCP::stNone);
    applyLook(m_plot.look());
    return true;
}

void LossOverlays::remove(const QString& folder)
{
    const auto place = find(folder);
    if (place == m_all.end())
        return;
    for (QCPGraph* graph : {(*place)->curve, (*place)->rings})
        m_plot.removeGraph(graph);
    m_all.erase(place);
}

void LossOverlays::setShown(const QString& folder, OverlayShown shown)
{
    if (const auto place = find(folder); place != m_all.end())
        (*place)->shown = shown;
}

const LossOverlay* LossOverlays::firstShown() const
{
    const auto first = std::ranges::find(m_all, OverlayShown::Yes, [](const auto& overlay) { return overlay->shown; });
    return first == m_all.end() ? nullptr : first->get();
}

void LossOverlays::draw(const LossMeasure& measure)
{
    m_measure = measure;
    for (const auto& overlay : m_all) {
        const bool hasSteps = measure.hasSteps(overlay->unit);
        const bool shown = overlay->shown == OverlayShown::Yes;
        overlay->curve->setVisible(shown && hasSteps);
        overlay->rings->setVisible(shown);
        QVector<QCPGraphData> curve;
        if (shown && hasSteps)
            for (const LossPoint& point : overlay->series.points())
                curve.append({measure.keyOf(point), measure.shown(point.smoothed)});
        overlay->curve->data()->set(curve, true);
        QVector<QCPGraphData> rings;
        for (const ValidationReport& report : overlay->validations)
            rings.append({measure.keyOf(report), measure.shownValidation(report)});
        overlay->rings->data()->set(rings, true);
        // Lines join validations that have no curve of steps.
        overlay->rings->setLineStyle(hasSteps ? QCPGraph::lsNone : QCPGraph::lsLine);
    }
}

void LossOverlays::setSmoothing(double weight)
{
    m_smoothing = weight;
    for (const auto& overlay : m_all)
        overlay->series.setSmoothing(weight);
    draw(m_measure);
}

void LossOverlays::applyLook(const PlotStyle& look)
{
    for (const auto& overlay : m_all) {
        const QColor color = QColor::fromRgb(overlayColors(look.backdrop)[overlay->color]);
        overlay->curve->setPen(overlayPen(overlay->color, look, 1.5));
        overlay->rings->setPen(overlayPen(overlay->color, look, 1.5));
        overlay->rings->setScatterStyle(
            QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(color, 1.5), look.background, 6));
    }
}

void LossOverlays::addToLegend() const
{
    for (const auto& overlay : m_all)
        if (overlay->shown == OverlayShown::Yes)
            (overlay->curve->visible() ? overlay->curve : overlay->rings)->addToLegend();
}

double LossOverlays::lastKey() const
{
    double last = 0.0;
    for (const auto& overlay : m_all) {
        if (overlay->shown == OverlayShown::No)
            continue;
        if (!overlay->series.points().empty())
            last = std::max(last, m_measure.keyOf(overlay->series.points().back()));
        if (!overlay->validations.empty())
            last = std::max(last, m_measure.keyOf(overlay->validations.back()));
    }
    return last;
}

std::vector<const QCPGraph*> LossOverlays::graphs() const
{
    std::vector<const QCPGraph*> drawn;
    for (const auto& overlay : m_all)
        for (const QCPGraph* graph : {overlay->curve, overlay->rings})
            if (graph->visible())
                drawn.push_back(graph);
    return drawn;
}

QStringList LossOverlays::readingsAt(double key) const
{
    QStringList readings;
    for (const auto& overlay : m_all) {
        if (overlay->shown == OverlayShown::No)
            continue;
        double value = std::numeric_limits<double>::quiet_NaN();
        if (!m_measure.hasSteps(overlay->unit)) {
            if (const auto* report = lastAt(overlay->validations, m_measure, key))
                value = m_measure.shownValidation(*report);
        } else if (const auto points = overlay->series.points();
            !points.empty() && key <= m_measure.keyOf(points.back())) {
            if (const auto* point = lastAt(points, m_measure, key))
                value = m_measure.shown(point->smoothed);
        }
        if (std::isfinite(value))
            readings.append(QStringLiteral("%1 %2").arg(shortened(overlay->name), decimalText(value, 3)));
    }
    return readings;
}

} // namespace attentoscope::ui
