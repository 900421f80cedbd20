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

constexpr double legendShare = 0.35; ///< largest share of a file's height for the legend
constexpr double screenLegendShare = 0.14;
constexpr int linesForScreenLegend = 16; ///< a legend on the screen needs a plot as high as this number of lines

/// The places where a text may be divided: spaces that are not inside a directional isolate.
std::vector<qsizetype> breaksOf(const QString& text)
{
    std::vector<qsizetype> breaks;
    int depth = 0;
    for (qsizetype place = 0; place < text.size(); ++place) {
        const char16_t letter = text[place].unicode();
        depth += letter >= 0x2066 && letter <= 0x2068 ? 1 : letter == 0x2069 ? -1 : 0;
        if (depth == 0 && letter == u' ')
            breaks.push_back(place);
    }
    return breaks;
}

/// One line if the text fits, otherwise two of similar length.
QStringList linesOf(const QString& text, const QFontMetricsF& metrics, double room)
{
    if (metrics.horizontalAdvance(text) <= room)
        return {text};
    QStringList best{text};
    double shortest = metrics.horizontalAdvance(text);
    for (const qsizetype place : breaksOf(text)) {
        const QStringList parts{text.left(place), text.mid(place + 1)};
        const double width = std::max(metrics.horizontalAdvance(parts[0]), metrics.horizontalAdvance(parts[1]));
        if (width < shortest) {
            shortest = width;
            best = parts;
        }
    }
    return best;
}

/// The title of a picture. It is larger than any word in the plot. A long title becomes smaller or gets two lines
/// before it is cut.
class PlotTitle : public QCPLayoutElement
{
public:
    PlotTitle(QCustomPlot& plot, const PlotStyle& look, const ExportOptions& options, int pixels)
        : QCPLayoutElement(&plot), m_font(look.font), m_text(look.text)
    {
        const double growth = pictureGrowth(options.size);
        const int largest = qRound(1.5 * growth * pixels);
        const int least = qRound(1.25 * growth * pixels); // words in a heatmap are larger by 1.2
        const double room = options.size.width() - 4.0 * look.unit();
        m_font.setPixelSize(largest);
        while (m_font.pixelSize() > least && QFontMetricsF(m_font).horizontalAdvance(options.title) > room)
            m_font.setPixelSize(m_font.pixelSize() - 1);
        const QFontMetricsF metrics(m_font);
        for (const QString& line : linesOf(options.title, metrics, room))
            m_lines << metrics.elidedText(line, Qt::ElideRight, room);
        m_line = std::ceil(metrics.height());
        m_rim = 2 * look.unit();
        setMinimumMargins({});
        setMargins({});
        setMinimumSize(0, height());
        setMaximumSize(QWIDGETSIZE_MAX, height());
    }

    [[nodiscard]] int height() const { return m_rim + static_cast<int>(m_lines.size() * m_line); }

protected:
    void draw(QCPPainter* painter) override
    {
        painter->setFont(m_font);
        painter->setPen(m_text);
        QRectF place(mRect.left(), mRect.top() + m_rim, mRect.width(), m_line);
        for (const QString& line : m_lines) {
            drawPlotText(*painter, place, Qt::AlignCenter | Qt::TextDontClip, line);
            place.translate(0, m_line);
        }
    }

private:
    QFont m_font;
    QColor m_text;
    QStringList m_lines;
    double m_line = 0.0;
    int m_rim = 0;
};

} // namespace

const QString StyledPlot::markLayer = QStringLiteral("overlay");

/// Draws the plot as in a file: with its own look, a title and a legend, and without marks of the pointer. The
/// destructor restores the plot.
class StyledPlot::ExportScope
{
public:
    ExportScope(StyledPlot& plot, const ExportOptions& options, const QString& origin)
        : m_plot(plot), m_screenLook(plot.m_look), m_screen(plot.viewport())
    {
        m_plot.layer(markLayer)->setVisible(false);
        m_plot.m_file = &options;
        m_plot.m_origin = origin;
        m_plot.setViewport(QRect(QPoint(0, 0), options.size));
        PlotStyle look = options.look == ExportLook::Light ? lightPlotStyle(m_plot.font()) : m_screenLook;
        const int pixels = look.font.pixelSize();
        look.font.setPixelSize(qRound(m_plot.fileGrowth(options.size) * pixels));
        m_plot.setLook(look);
        m_plot.beginFile(&options);
        if (options.title.isEmpty())
            return;
        auto* title = new PlotTitle(m_plot, look, options, pixels);
        m_titleHeight = title->height();
        m_plot.plotLayout()->insertRow(0);
        m_plot.plotLayout()->addElement(0, 0, title);
    }

    ~ExportScope()
    {
        if (m_titleHeight > 0) {
            m_plot.plotLayout()->removeAt(0);
            m_plot.plotLayout()->simplify();
        }
        m_plot.m_file = nullptr;
        m_plot.setViewport(m_screen);
        m_plot.setLook(m_screenLook);
        m_plot.beginFile(nullptr);
        m_plot.layer(markLayer)->setVisible(true);
        m_plot.updateLayout();
    }

    ExportScope(const ExportScope&) = delete;
    ExportScope& operator=(const ExportScope&) = delete;

    [[nodiscard]] int titleHeight() const { return m_titleHeight; }

private:
    StyledPlot& m_plot;
    PlotStyle m_screenLook;
    QRect m_screen;
    int m_titleHeight = 0; ///< 0: there is no title
};

StyledPlot::StyledPlot(QWidget* parent) : QCustomPlot(parent), m_look(plotStyle(palette(), font()))
{
    // QCustomPlot sets this attribute, which would keep right clicks from parents.
    setAttribute(Qt::WA_NoMousePropagation, false);
    layer(markLayer)->setMode(QCPLayer::lmBuffered);
    setNoAntialiasingOnDrag(false);
    m_legend = new PlotLegend(*this);
    const int last = plotLayout()->rowCount();
    plotLayout()->insertRow(last);
    plotLayout()->addElement(last, 0, m_legend);
    plotLayout()->setRowStretchFactor(last, 0.001);
    plotLayout()->setRowSpacing(0);
    connect(this, &QCustomPlot::afterReplot, this, [this] { m_drawn = true; });
}

QImage StyledPlot::drawImage(const ExportOptions& options, const QString& origin)
{
    const ExportScope scope(*this, options, origin);
    return toPixmap(options.size.width(), options.size.height(), options.scale).toImage();
}

bool StyledPlot::drawVectors(QPaintDevice& device, const ExportOptions& options, const QString& origin, double enlarged)
{
    const ExportScope scope(*this, options, origin);
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

int StyledPlot::heightAround(const ExportOptions& options)
{
    const ExportScope scope(*this, options, {});
    updateLayout();
    return scope.titleHeight() + m_legend->height();
}

bool StyledPlot::leavesLegendOut(const ExportOptions& options)
{
    const ExportScope scope(*this, options, {});
    updateLayout();
    return m_legend->leavesOut();
}

void StyledPlot::setLegendOnScreen(bool isShown)
{
    m_hasScreenLegend = isShown;
}

void StyledPlot::updateLayout()
{
    QFont font = m_look.captionFont();
    const QSize picture = viewport().size();
    LegendContents contents;
    if (m_file) {
        font.setPixelSize(qRound(font.pixelSize() * pictureGrowth(picture) / fileGrowth(picture)));
        if (m_file->legend == ExportLegend::Shown)
            contents.entries = marks(LegendPlace::File);
        contents.origin = m_origin;
    } else if (m_hasScreenLegend && picture.height() >= linesForScreenLegend * QFontMetrics(font).height()) {
        contents.entries = marks(LegendPlace::Screen);
    }
    m_legend->fit(contents, m_look, font, picture, m_file ? legendShare : screenLegendShare);
    QCustomPlot::updateLayout();
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
    // QCustomPlot 2.1.0 keeps the pixel ratio of its first screen.
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
