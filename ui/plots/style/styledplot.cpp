// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/styledplot.h"

#include "ui/plots/style/plottext.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attentoscope::ui {

namespace {

class PlotTitle : public QCPTextElement
{
public:
    using QCPTextElement::QCPTextElement;

protected:
    void draw(QCPPainter* painter) override
    {
        painter->setFont(font());
        painter->setPen(textColor());
        drawPlotText(*painter, mRect, Qt::AlignCenter, text());
    }
};

} // namespace

const QString StyledPlot::markLayer = QStringLiteral("overlay");

/// Draws the plot as in a file: its own look, a title, no marks of the pointer. The destructor restores the plot.
class StyledPlot::ExportScope
{
public:
    ExportScope(StyledPlot& plot, const ExportOptions& options) : m_plot(plot), m_screenLook(plot.m_look)
    {
        m_plot.layer(markLayer)->setVisible(false);
        if (options.look == ExportLook::Light)
            m_plot.setLook(lightPlotStyle(m_plot.font()));
        if (!options.title.isEmpty())
            addTitle(options);
    }

    ~ExportScope()
    {
        if (m_titled) {
            m_plot.plotLayout()->removeAt(0);
            m_plot.plotLayout()->simplify();
        }
        m_plot.setLook(m_screenLook);
        m_plot.layer(markLayer)->setVisible(true);
        m_plot.updateLayout();
    }

    ExportScope(const ExportScope&) = delete;
    ExportScope& operator=(const ExportScope&) = delete;

private:
    void addTitle(const ExportOptions& options)
    {
        QFont font = m_plot.m_look.font;
        font.setPixelSize(font.pixelSize() * 5 / 4);
        const int room = options.size.width() - 4 * m_plot.m_look.unit();
        const QString text = QFontMetrics(font).elidedText(options.title, Qt::ElideRight, room);
        auto* title = new PlotTitle(&m_plot, text, font);
        title->setTextColor(m_plot.m_look.text);
        const int unit = m_plot.m_look.unit();
        title->setMargins(QMargins(unit, 2 * unit, unit, 0));
        m_plot.plotLayout()->insertRow(0);
        m_plot.plotLayout()->addElement(0, 0, title);
        m_titled = true;
    }

    StyledPlot& m_plot;
    PlotStyle m_screenLook;
    bool m_titled = false;
};

StyledPlot::StyledPlot(QWidget* parent) : QCustomPlot(parent), m_look(plotStyle(palette(), font()))
{
    setAttribute(Qt::WA_NoMousePropagation, false); // QCustomPlot sets it, so that parents would get no right click
    layer(markLayer)->setMode(QCPLayer::lmBuffered);
    setNoAntialiasingOnDrag(false);
    connect(this, &QCustomPlot::afterReplot, this, [this] { m_drawn = true; });
}

QImage StyledPlot::drawImage(const ExportOptions& options)
{
    const ExportScope scope(*this, options);
    return toPixmap(options.size.width(), options.size.height(), options.scale).toImage();
}

bool StyledPlot::drawVectors(QPaintDevice& device, const ExportOptions& options, double enlarged)
{
    const ExportScope scope(*this, options);
    QCPPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.scale(enlarged, enlarged);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.fillRect(QRect(QPoint(0, 0), options.size), m_look.background);
    toPainter(&painter, options.size.width(), options.size.height());
    return painter.end();
}

void StyledPlot::refreshLook()
{
    setLook(plotStyle(palette(), font()));
    replot(rpQueuedReplot);
}

void StyledPlot::replotMarks()
{
    if (m_drawn)
        layer(markLayer)->replot();
}

void StyledPlot::setLook(const PlotStyle& look)
{
    m_look = look;
    setBackground(QBrush(look.background));
    applyLook(look);
}

void StyledPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::PaletteChange || type == QEvent::FontChange || type == QEvent::StyleChange)
        refreshLook();
}

/// QCustomPlot would paint on empty buffers while a plot has no width or no height.
void StyledPlot::resizeEvent(QResizeEvent* event)
{
    if (!event->size().isEmpty()) // an empty buffer cannot be painted on
        QCustomPlot::resizeEvent(event);
    setViewport(QRect(0, 0, std::max(1, width()), std::max(1, height())));
}

void StyledPlot::paintEvent(QPaintEvent* event)
{
    // QCustomPlot 2.1.0 keeps the ratio of its first screen.
    if (std::abs(devicePixelRatioF() - bufferDevicePixelRatio()) > 1e-6) {
        setBufferDevicePixelRatio(devicePixelRatioF());
        replot(rpQueuedRefresh);
    }
    QCustomPlot::paintEvent(event);
}

PaintedLayer::PaintedLayer(QCustomPlot& plot, const QString& layer, Antialiasing antialiasing, Painting painting)
    : QCPLayerable(&plot, layer), m_antialiasing(antialiasing), m_painting(std::move(painting))
{
}

void PaintedLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(m_antialiasing == Antialiasing::On);
}

QRect PaintedLayer::clipRect() const
{
    return m_area ? m_area->rect() : QCPLayerable::clipRect();
}

void PaintedLayer::draw(QCPPainter* painter)
{
    m_painting(*painter);
}

} // namespace attentoscope::ui
