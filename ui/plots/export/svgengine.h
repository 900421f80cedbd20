// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintEngine>
#include <QPainterPath>
#include <QString>
#include <QXmlStreamWriter>

#include <cstdint>
#include <optional>
#include <vector>

class QPen;

namespace attentoscope::ui {

/// Paints into an SVG document. Qt's generator writes a <text> for each run of a text, without its direction, names
/// fonts by their alias and forgets what is clipped.
class SvgEngine : public QPaintEngine
{
public:
    /// The size is in units of the drawing; scale says how many pixels a unit has.
    SvgEngine(QSize size, double scale, QString title);

    void beginText(const QString& text); ///< the runs until endText() are this text, which becomes one element
    void endText();
    [[nodiscard]] const QByteArray& svg() const { return m_svg; }

    bool begin(QPaintDevice* device) override;
    bool end() override;
    void updateState(const QPaintEngineState&) override { } // the painter is asked for each element
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawRects(const QRectF* rects, int count) override;
    void drawLines(const QLineF* lines, int count) override;
    void drawPoints(const QPointF* points, int count) override;
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override;
    void drawTextItem(const QPointF& at, const QTextItem& item) override;
    [[nodiscard]] Type type() const override { return User; }
    using QPaintEngine::drawLines;
    using QPaintEngine::drawPoints;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

private:
    struct Text
    {
        QString text;
        QFont font;
        double left = 0.0;
        double right = 0.0;
        double baseline = 0.0;
    };

    enum class Filling : std::uint8_t { Filled, Open };

    void startElement(const char* name);
    void clip();
    void writePath(const QPainterPath& path, Filling filling);
    void writeStyle(const QString& fill);
    void writeStroke(const QPen& pen);
    [[nodiscard]] QString paintOf(const QBrush& brush);
    void writeAttribute(const char* name, const QString& value);
    void writeAttribute(const char* name, double value);
    void writeText(const Text& text);

    QSize m_size;
    double m_scale;
    QString m_title;
    QByteArray m_svg;
    QXmlStreamWriter m_writer;
    std::optional<QPainterPath> m_clip; ///< of the group that is open
    int m_ids = 0; ///< of clips and gradients
    std::optional<QString> m_whole; ///< the text that runs belong to
    std::vector<Text> m_runs;
};

} // namespace attentoscope::ui
