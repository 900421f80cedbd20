// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headchartview.h"

#include "ui/plots/style/readoutline.h"
#include "ui/plots/style/styledplot.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attentoscope::ui {

/// Draws the chart of a HeadChartView.
class HeadChart : public StyledPlot
{
public:
    explicit HeadChart(QWidget* parent);

    void showContents(ChartContents contents);
    [[nodiscard]] const ChartContents& contents() const { return m_contents; }
    [[nodiscard]] std::optional<std::size_t> pointAt(QPointF position) const;
    void mark(std::optional<std::size_t> place);
    [[nodiscard]] std::vector<LegendEntry> marks(LegendPlace place) const override;

protected:
    void applyLook(const PlotStyle& look) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillTicks();
    void fitAxes();

    ChartContents m_contents;
    QCPBars* m_bars = nullptr;
    QCPGraph* m_curve = nullptr;
    QCPGraph* m_even = nullptr;
    QCPGraph* m_limit = nullptr;
    QCPGraph* m_marked = nullptr;
};

HeadChart::HeadChart(QWidget* parent)
    : StyledPlot(parent)
    , m_bars(new QCPBars(xAxis, yAxis))
    , m_curve(addGraph())
    , m_even(addGraph())
    , m_limit(addGraph())
    , m_marked(addGraph())
{
    m_bars->setWidth(0.7);
    m_even->setLineStyle(QCPGraph::lsNone);
    m_marked->setLineStyle(QCPGraph::lsNone);
    m_marked->setLayer(markLayer);
    setLegendOnScreen(true);
    refreshLook();
}

void HeadChart::showContents(ChartContents contents)
{
    m_contents = std::move(contents);
    m_bars->data()->clear();
    for (auto* graph : {m_curve, m_even, m_limit, m_marked})
        graph->data()->clear();
    for (const auto& point : m_contents.points) {
        if (m_contents.shape == ChartShape::Bars)
            m_bars->addData(point.key, point.value);
        else
            m_curve->addData(point.key, point.value);
        if (point.even)
            m_even->addData(point.key, *point.even);
    }
    xAxis->setLabel(m_contents.across);
    yAxis->setLabel(m_contents.up);
    fillTicks();
    fitAxes();
    replot(rpQueuedReplot);
}

void HeadChart::fillTicks()
{
    const auto& points = m_contents.points;
    if (points.empty() || points.front().tick.isEmpty()) {
        const auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
        ticker->setTickStep(1.0);
        ticker->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
        return xAxis->setTicker(ticker);
    }
    constexpr double ofPlot = 0.8; // the other axis needs the rest
    const int room = int(ofPlot * width() / double(points.size()));
    const QFontMetrics metrics(xAxis->tickLabelFont());
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const auto& point : points)
        ticker->addTick(point.key, metrics.elidedText(point.tick, Qt::ElideRight, room));
    xAxis->setTicker(ticker);
}

void HeadChart::resizeEvent(QResizeEvent* event)
{
    fillTicks();
    StyledPlot::resizeEvent(event);
}

void HeadChart::fitAxes()
{
    const auto& points = m_contents.points;
    if (points.empty())
        return;
    double least = 0.0, most = 0.0;
    if (m_contents.shape == ChartShape::Curve)
        least = most = points.front().value;
    for (const auto& point : points) {
        least = std::min(least, point.value);
        most = std::max({most, point.value, point.even.value_or(0.0)});
    }
    if (m_contents.limit)
        least = std::min(least, *m_contents.limit);
    const double rim = std::max(0.05 * (most - least), 1e-3);
    yAxis->setRange(m_contents.shape == ChartShape::Bars ? least : least - rim, most + rim);
    const double first = std::min(points.front().key, points.back().key);
    const double last = std::max(points.front().key, points.back().key);
    xAxis->setRange(first - 0.6, last + 0.6);
    // The number of heads falls from left to right.
    xAxis->setRangeReversed(points.front().key > points.back().key);
    if (m_contents.limit)
        m_limit->setData({first - 0.6, last + 0.6}, {*m_contents.limit, *m_contents.limit}, true);
}

std::optional<std::size_t> HeadChart::pointAt(QPointF position) const
{
    if (m_contents.points.empty() || !axisRect()->rect().contains(position.toPoint()))
        return std::nullopt;
    const double key = xAxis->pixelToCoord(position.x());
    const auto nearest = std::ranges::min_element(
        m_contents.points, {}, [key](const ChartPoint& point) { return std::abs(point.key - key); });
    return static_cast<std::size_t>(nearest - m_contents.points.begin());
}

void HeadChart::mark(std::optional<std::size_t> place)
{
    m_marked->data()->clear();
    if (place)
        m_marked->addData(m_contents.points[*place].key, m_contents.points[*place].value);
    replotMarks();
}

std::vector<LegendEntry> HeadChart::marks(LegendPlace) const
{
    std::vector<LegendEntry> entries;
    const auto hasEven = [](const ChartPoint& point) { return point.even.has_value(); };
    if (std::ranges::any_of(m_contents.points, hasEven))
        entries.push_back({[this](QCPPainter& painter, const QRectF& place) {
                               painter.setPen(QPen(look().text, 2));
                               painter.drawLine(
                                   QLineF(place.left(), place.center().y(), place.right(), place.center().y()));
                           },
            HeadChartView::tr("if all weights of a row were alike")});
    if (m_contents.limit)
        entries.push_back({[this](QCPPainter& painter, const QRectF& place) {
                               painter.setPen(QPen(look().mutedText, 1, Qt::DashLine));
                               painter.drawLine(
                                   QLineF(place.left(), place.center().y(), place.right(), place.center().y()));
                           },
            HeadChartView::tr("the least BLEU that is accepted")});
    return entries;
}

void HeadChart::applyLook(const PlotStyle& look)
{
    for (auto* axis : {xAxis, yAxis})
        styleAxis(*axis, look);
    m_bars->setPen(Qt::NoPen);
    m_bars->setBrush(look.training);
    m_curve->setPen(QPen(look.training, 1.6));
    m_curve->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, look.training, 6));
    QPainterPath dash;
    dash.addRect(-3.0, -0.25, 6.0, 0.5); // six units are the size of the mark
    m_even->setScatterStyle(QCPScatterStyle(dash, QPen(look.text, 0), QBrush(look.text), 5.0 * look.unit()));
    m_limit->setPen(QPen(look.mutedText, 1, Qt::DashLine));
    fillTicks();
    m_marked->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(look.accent, 2), Qt::NoBrush, 10));
}

QToolButton* makeExportButton(QWidget* view)
{
    auto* button = new QToolButton(view);
    button->setIcon(icon(QStringLiteral("export")));
    button->setToolTip(HeadChartView::tr("Save this picture or its numbers"));
    button->setAccessibleName(button->toolTip());
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

HeadChartView::HeadChartView(QWidget* parent)
    : QWidget(parent)
    , m_choices(new QHBoxLayout)
    , m_export(makeExportButton(this))
    , m_note(makeQuietLabel({}, this))
    , m_chart(new HeadChart(this))
    , m_readout(new ReadoutLine(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_chart->setFocusPolicy(Qt::NoFocus);
    m_chart->setMouseTracking(true);
    m_chart->installEventFilter(this);
    connect(m_export, &QToolButton::clicked, this, [this] { emit exportRequested(this); });
    m_note->setWordWrap(true);
    m_choices->setSpacing(grid(1));
    m_choices->addStretch(1);
    m_choices->addWidget(m_export);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid(0.5));
    column->addLayout(m_choices);
    column->addWidget(m_note);
    column->addWidget(m_chart, 1);
    column->addWidget(m_readout);
    m_export->setEnabled(false);
}

const ChartContents& HeadChartView::shown() const
{
    return m_chart->contents();
}

StyledPlot& HeadChartView::plot()
{
    return *m_chart;
}

QComboBox* HeadChartView::addChoice(const QString& name)
{
    auto* choice = new QComboBox(this);
    nameChooser(*choice, name);
    m_choices->insertWidget(m_choices->count() - 2, choice);
    return choice;
}

void HeadChartView::show(ChartContents contents, const QString& note)
{
    m_note->setText(note);
    QStringList names;
    for (const auto& point : contents.points)
        if (!point.tick.isEmpty())
            names << point.tick;
    m_chart->setToolTip(plainTip(names.join(QStringLiteral(" · ")))); // there may be no room for whole names
    m_chart->showContents(std::move(contents));
    m_export->setEnabled(hasContent());
    point({});
}

void HeadChartView::setHint(const QString& hint)
{
    m_readout->setHint(hint);
}

void HeadChartView::point(std::optional<std::size_t> place)
{
    m_pointed = place;
    m_chart->mark(place);
    m_readout->setReading(reading());
}

QString HeadChartView::reading() const
{
    return m_pointed ? shown().points[*m_pointed].reading : QString();
}

bool HeadChartView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_chart && event->type() == QEvent::MouseMove)
        point(m_chart->pointAt(static_cast<QMouseEvent*>(event)->position()));
    else if (watched == m_chart && event->type() == QEvent::Leave)
        point({});
    else if (watched == m_chart && event->type() == QEvent::MouseButtonPress)
        setFocus(Qt::MouseFocusReason);
    return QWidget::eventFilter(watched, event);
}

void HeadChartView::keyPressEvent(QKeyEvent* event)
{
    const bool isBack = event->key() == Qt::Key_Left, isOn = event->key() == Qt::Key_Right;
    if (!isBack && !isOn)
        return QWidget::keyPressEvent(event);
    if (hasContent()) {
        const auto last = shown().points.size() - 1;
        point(!m_pointed ? 0
                : isOn   ? std::min(*m_pointed + 1, last)
                         : *m_pointed - std::min<std::size_t>(*m_pointed, 1));
    }
    event->accept();
}

} // namespace attentoscope::ui
