// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/textrecorder.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

namespace attentoscope::testing {

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

} // namespace attentoscope::testing
