// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/drawntexts.h"

#include "tests/screens/shownwidgets.h"

#include <QtWidgets>
#include <qcustomplot.h>

#include <memory>
#include <vector>

namespace attentoscope::tests {

/// A painted piece of text, in the coordinates of its widget.
struct PaintedText
{
    QString text;
    QPolygonF ink; ///< around its letters; a turned rectangle if the text is turned
    QRectF clip; ///< clip of the painter; null: no clip
};

/// A paint device that only records the texts that are painted on it.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(const QWidget& like); ///< gives the size and the resolution, on which fonts depend
    ~TextRecorder() override;

    [[nodiscard]] const std::vector<PaintedText>& texts() const;
    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    const QWidget& m_like;
    std::unique_ptr<Engine> m_engine;
};

class TextRecorder::Engine : public QPaintEngine
{
public:
    Engine() : QPaintEngine(AllFeatures) { }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override { }
    [[nodiscard]] Type type() const override { return User; }

    void drawTextItem(const QPointF& base, const QTextItem& item) override
    {
        const QString text = item.text();
        if (text.trimmed().isEmpty())
            return;
        const auto ink = QFontMetricsF(item.font(), paintDevice()).tightBoundingRect(text).translated(base);
        const auto onDevice = painter()->deviceTransform();
        m_texts.push_back({text, onDevice.map(QPolygonF(ink)),
            painter()->hasClipping() ? onDevice.mapRect(painter()->clipBoundingRect()) : QRectF()});
    }

    void drawRects(const QRect*, int) override { }
    void drawRects(const QRectF*, int) override { }
    void drawLines(const QLine*, int) override { }
    void drawLines(const QLineF*, int) override { }
    void drawEllipse(const QRectF&) override { }
    void drawEllipse(const QRect&) override { }
    void drawPath(const QPainterPath&) override { }
    void drawPoints(const QPointF*, int) override { }
    void drawPoints(const QPoint*, int) override { }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override { }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override { }
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override { }

    std::vector<PaintedText> m_texts;
};

TextRecorder::TextRecorder(const QWidget& like) : m_like(like), m_engine(std::make_unique<Engine>()) { }

TextRecorder::~TextRecorder() = default;

const std::vector<PaintedText>& TextRecorder::texts() const
{
    return m_engine->m_texts;
}

QPaintEngine* TextRecorder::paintEngine() const
{
    return m_engine.get();
}

int TextRecorder::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_like.width();
    case PdmHeight:
        return m_like.height();
    case PdmDpiX:
        return m_like.logicalDpiX();
    case PdmDpiY:
        return m_like.logicalDpiY();
    case PdmPhysicalDpiX:
        return m_like.physicalDpiX();
    case PdmPhysicalDpiY:
        return m_like.physicalDpiY();
    case PdmDepth:
        return 32;
    case PdmNumColors:
        return 1 << 24;
    case PdmDevicePixelRatio:
        return 1;
    default:
        return QPaintDevice::metric(metric);
    }
}

namespace {

/// On the screen a plot paints ready-made pictures. As vectors it paints the same with real texts.
void paintPlot(QCustomPlot& plot, QPaintDevice& device)
{
    QCPPainter painter;
    if (!painter.begin(&device))
        return;
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, plot.width(), plot.height());
    painter.end();
}

void paint(QWidget& widget, QPaintDevice& device)
{
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget))
        return paintPlot(*plot, device);
    QPainter painter(&device);
    widget.render(&painter, QPoint(), QRegion(), QWidget::RenderFlags());
}

bool isViewport(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return area && area->viewport() == &widget;
}

} // namespace

std::vector<DrawnText> drawnTexts(QWidget& window)
{
    std::vector<DrawnText> drawn;
    for (auto* widget : shownWidgets(window)) {
        TextRecorder recorder(*widget);
        paint(*widget, recorder);
        if (recorder.texts().empty())
            continue;
        const auto place = placeOf(*widget);
        const QPointF origin = place.whole.topLeft();
        for (const auto& text : recorder.texts()) {
            DrawnText shown{widget, text.text, text.ink.translated(origin), place.room, place.seen};
            if (!text.clip.isNull()) {
                const auto clip = text.clip.translated(origin);
                shown.seen &= clip;
                if (!isViewport(*widget) || !clip.contains(place.whole)) // a clip around it all limits nothing
                    shown.room &= clip;
            }
            drawn.push_back(std::move(shown));
        }
    }
    return drawn;
}

} // namespace attentoscope::tests
