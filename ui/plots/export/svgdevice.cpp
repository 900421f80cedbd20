// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/svgdevice.h"

#include "ui/widgets/plaintext.h"

#include <QBuffer>
#include <QFontInfo>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPixmap>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace attentoscope::ui {

namespace {

QString number(double value)
{
    return QString::number(std::round(value * 1000.0) / 1000.0 + 0.0, 'g', 9); // adding 0.0 turns "-0" into "0"
}

QString pathData(const QPainterPath& path)
{
    QStringList data;
    const auto point = [&](int index) -> QString {
        const QPainterPath::Element element = path.elementAt(index);
        return number(element.x) + QLatin1Char(',') + number(element.y);
    };
    for (int index = 0; index < path.elementCount(); ++index) {
        const auto kind = path.elementAt(index).type;
        if (kind == QPainterPath::CurveToElement) {
            data << QStringLiteral("C%1 %2 %3").arg(point(index), point(index + 1), point(index + 2));
            index += 2; // the next two elements of the path belong to this curve
        } else {
            data << (kind == QPainterPath::MoveToElement ? QLatin1Char('M') : QLatin1Char('L')) + point(index);
        }
    }
    return data.join(QLatin1Char(' '));
}

/// Writes a font's name as in CSS: with quotes if it has other characters than letters, digits and single spaces.
QString cssFamily(const QString& family)
{
    const auto isPlain = [](QChar letter) {
        return letter.isLetter() || letter.isDigit() || letter == QLatin1Char(' ');
    };
    const auto words = family.split(QLatin1Char(' '));
    const bool isName = std::ranges::all_of(family, isPlain)
        && std::ranges::all_of(words, [](const QString& word) { return !word.isEmpty() && word[0].isLetter(); });
    if (isName)
        return family;
    QString quoted = family;
    quoted.replace(QLatin1Char('\\'), QStringLiteral("\\\\")).replace(QLatin1Char('\''), QStringLiteral("\\'"));
    return QLatin1Char('\'') + quoted + QLatin1Char('\'');
}

QString familiesOf(const QFont& font, const QString& text)
{
    QStringList families;
    for (const QString& family : usedFamilies(font, text))
        families << cssFamily(family);
    return (families << QStringLiteral("sans-serif")).join(QStringLiteral(", "));
}

QString matrix(const QTransform& transform)
{
    QStringList numbers;
    for (const double value : {transform.m11(), transform.m12(), transform.m21(), transform.m22()})
        numbers << QString::number(value, 'g', 9);
    return QStringLiteral("matrix(%1,%2,%3)")
        .arg(numbers.join(QLatin1Char(',')), number(transform.dx()), number(transform.dy()));
}

constexpr int dotsPerInch = 96; ///< resolution of CSS pixels

int millimetres(int units)
{
    return qRound(units * 25.4 / dotsPerInch);
}

} // namespace

/// Paints into an SVG document. It replaces Qt's generator, which writes a <text> for each run of a text, without its
/// direction, names fonts by their alias and forgets clipping.
class SvgEngine : public QPaintEngine
{
public:
    SvgEngine(QSize size, double scale, QString title);

    void beginText(const QString& text); ///< all runs until endText() belong to this text, which becomes one element
    void endText();
    [[nodiscard]] const QByteArray& svg() const { return m_svg; }

    bool begin(QPaintDevice* device) override;
    bool end() override;
    void updateState(const QPaintEngineState&) override { } // each element reads the painter's state
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
    std::optional<QPainterPath> m_clip; ///< clip of the open group
    int m_ids = 0; ///< counter for ids of clips and gradients
    std::optional<QString> m_whole; ///< the text to which the current runs belong
    std::vector<Text> m_runs;
};

SvgEngine::SvgEngine(QSize size, double scale, QString title)
    : QPaintEngine(PaintEngineFeatures(PrimitiveTransform | PixmapTransform | LinearGradientFill | PainterPaths
          | Antialiasing | AlphaBlend | ConstantOpacity))
    , m_size(size)
    , m_scale(scale)
    , m_title(std::move(title))
    , m_writer(&m_svg)
{
    m_writer.setAutoFormatting(true);
    m_writer.setAutoFormattingIndent(1);
}

bool SvgEngine::begin(QPaintDevice*)
{
    const QSizeF pixels = QSizeF(m_size) * m_scale;
    m_writer.writeStartDocument();
    m_writer.writeStartElement(QStringLiteral("svg"));
    m_writer.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    writeAttribute("version", QStringLiteral("1.1"));
    writeAttribute("width", pixels.width());
    writeAttribute("height", pixels.height());
    writeAttribute("viewBox", QStringLiteral("0 0 %1 %2").arg(m_size.width()).arg(m_size.height()));
    if (!m_title.isEmpty())
        m_writer.writeTextElement(QStringLiteral("title"), xmlText(m_title));
    m_writer.writeTextElement(QStringLiteral("desc"), QStringLiteral("Attentoscope"));
    return true;
}

bool SvgEngine::end()
{
    m_writer.writeEndDocument(); // closes all open elements
    return !m_writer.hasError();
}

void SvgEngine::beginText(const QString& text)
{
    m_whole = text;
    m_runs.clear();
}

/// Joins the runs of a line into one element that is centred where Qt draws the text. If widths differ, both ends shift
/// alike. The middle is the same for every direction of writing.
void SvgEngine::endText()
{
    const auto whole = std::exchange(m_whole, std::nullopt);
    const auto runs = std::exchange(m_runs, {});
    if (!whole || runs.empty())
        return;
    Text text = runs.front();
    text.text = *whole;
    bool isOneLine = true;
    for (const Text& run : runs) {
        text.left = std::min(text.left, run.left);
        text.right = std::max(text.right, run.right);
        isOneLine = isOneLine && std::abs(run.baseline - text.baseline) < 0.01;
    }
    if (isOneLine)
        return writeText(text);
    for (const Text& run : runs)
        writeText(run);
}

void SvgEngine::drawTextItem(const QPointF& at, const QTextItem& item)
{
    Text run{
        .text = item.text(), .font = item.font(), .left = at.x(), .right = at.x() + item.width(), .baseline = at.y()};
    if (item.renderFlags() & QTextItem::RightToLeft)
        run.text = QChar(0x2067) + run.text + QChar(0x2069); // otherwise a leading sign would set the direction
    if (m_whole)
        m_runs.push_back(std::move(run));
    else
        writeText(run);
}

void SvgEngine::writeText(const Text& text)
{
    if (text.text.trimmed().isEmpty())
        return;
    startElement("text");
    const QFont& font = text.font;
    writeAttribute("x", (text.left + text.right) / 2.0);
    writeAttribute("y", text.baseline);
    writeAttribute("text-anchor", QStringLiteral("middle"));
    writeAttribute("font-family", familiesOf(font, text.text));
    writeAttribute("font-size", font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize());
    writeAttribute("font-weight", font.weight());
    if (font.italic())
        writeAttribute("font-style", QStringLiteral("italic"));
    const QColor color = painter()->pen().color();
    writeAttribute("fill", color.name());
    if (const double opacity = color.alphaF() * painter()->opacity(); opacity < 1.0)
        writeAttribute("fill-opacity", opacity);
    m_writer.writeAttribute(QStringLiteral("xml:space"), QStringLiteral("preserve"));
    m_writer.writeCharacters(xmlText(text.text));
    m_writer.writeEndElement();
}

void SvgEngine::drawPath(const QPainterPath& path)
{
    writePath(path, Filling::Filled);
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    QPainterPath path;
    path.setFillRule(mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
    path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
    if (mode != PolylineMode)
        path.closeSubpath();
    writePath(path, mode == PolylineMode ? Filling::Open : Filling::Filled);
}

void SvgEngine::writePath(const QPainterPath& path, Filling filling)
{
    if (path.isEmpty())
        return;
    const QString fill = filling == Filling::Filled ? paintOf(painter()->brush()) : QStringLiteral("none");
    startElement("path");
    writeAttribute("d", pathData(path));
    if (path.fillRule() == Qt::OddEvenFill && fill != QLatin1String("none"))
        writeAttribute("fill-rule", QStringLiteral("evenodd"));
    writeStyle(fill);
    m_writer.writeEndElement();
}

void SvgEngine::drawRects(const QRectF* rects, int count)
{
    const QString fill = paintOf(painter()->brush());
    for (int index = 0; index < count; ++index) {
        const QRectF rect = rects[index].normalized();
        startElement("rect");
        writeAttribute("x", rect.x());
        writeAttribute("y", rect.y());
        writeAttribute("width", rect.width());
        writeAttribute("height", rect.height());
        writeStyle(fill);
        m_writer.writeEndElement();
    }
}

void SvgEngine::drawLines(const QLineF* lines, int count)
{
    for (int index = 0; index < count; ++index) {
        QPainterPath path(lines[index].p1());
        path.lineTo(lines[index].p2());
        if (painter()->pen().style() != Qt::NoPen)
            writePath(path, Filling::Open);
    }
}

/// Draws points and lines of length zero only with a pen. Qt would always draw them.
void SvgEngine::drawPoints(const QPointF* points, int count)
{
    if (painter()->pen().style() != Qt::NoPen)
        QPaintEngine::drawPoints(points, count);
}

void SvgEngine::drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part)
{
    QByteArray png;
    QBuffer buffer(&png);
    if (!pixmap.copy(part.toAlignedRect()).save(&buffer, "PNG"))
        return;
    startElement("image");
    writeAttribute("x", place.x());
    writeAttribute("y", place.y());
    writeAttribute("width", place.width());
    writeAttribute("height", place.height());
    writeAttribute("href", QStringLiteral("data:image/png;base64,") + QString::fromLatin1(png.toBase64()));
    m_writer.writeEndElement();
}

void SvgEngine::startElement(const char* name)
{
    clip();
    m_writer.writeStartElement(QString::fromLatin1(name));
    if (const QTransform transform = painter()->combinedTransform(); !transform.isIdentity())
        writeAttribute("transform", matrix(transform));
}

/// Opens a group for elements with the same clip. Skips a clip that hides nothing.
void SvgEngine::clip()
{
    std::optional<QPainterPath> wanted;
    const QRectF page(QPointF(0, 0), QSizeF(m_size));
    if (painter()->hasClipping()) {
        wanted = painter()->combinedTransform().map(painter()->clipPath());
        if (wanted->contains(page.adjusted(2, 2, -2, -2)))
            wanted.reset();
    }
    if (wanted == m_clip)
        return;
    if (m_clip)
        m_writer.writeEndElement();
    m_clip = wanted;
    if (!m_clip)
        return;
    const QString id = QStringLiteral("clip%1").arg(++m_ids);
    m_writer.writeStartElement(QStringLiteral("defs"));
    m_writer.writeStartElement(QStringLiteral("clipPath"));
    writeAttribute("id", id);
    m_writer.writeEmptyElement(QStringLiteral("path"));
    writeAttribute("d", pathData(*m_clip));
    m_writer.writeEndElement();
    m_writer.writeEndElement();
    m_writer.writeStartElement(QStringLiteral("g"));
    writeAttribute("clip-path", QStringLiteral("url(#%1)").arg(id));
}

/// A colour, or a reference to a gradient. Writes the gradient's definition first.
QString SvgEngine::paintOf(const QBrush& brush)
{
    if (brush.style() == Qt::NoBrush)
        return QStringLiteral("none");
    if (brush.style() != Qt::LinearGradientPattern)
        return brush.color().name();
    const auto& gradient = static_cast<const QLinearGradient&>(*brush.gradient());
    const QString id = QStringLiteral("gradient%1").arg(++m_ids);
    m_writer.writeStartElement(QStringLiteral("defs"));
    m_writer.writeStartElement(QStringLiteral("linearGradient"));
    writeAttribute("id", id);
    writeAttribute("gradientUnits", QStringLiteral("userSpaceOnUse"));
    writeAttribute("x1", gradient.start().x());
    writeAttribute("y1", gradient.start().y());
    writeAttribute("x2", gradient.finalStop().x());
    writeAttribute("y2", gradient.finalStop().y());
    for (const auto& [position, color] : gradient.stops()) {
        m_writer.writeEmptyElement(QStringLiteral("stop"));
        writeAttribute("offset", QString::number(position, 'g', 9));
        writeAttribute("stop-color", color.name());
    }
    m_writer.writeEndElement();
    m_writer.writeEndElement();
    return QStringLiteral("url(#%1)").arg(id);
}

void SvgEngine::writeStyle(const QString& fill)
{
    writeAttribute("fill", fill);
    const double opacity = painter()->opacity();
    const bool isColor = painter()->brush().style() != Qt::LinearGradientPattern;
    const double alpha = opacity * (isColor ? painter()->brush().color().alphaF() : 1.0);
    if (fill != QLatin1String("none") && alpha < 1.0)
        writeAttribute("fill-opacity", alpha);
    const QPen pen = painter()->pen();
    if (pen.style() != Qt::NoPen)
        writeStroke(pen);
    else if (!painter()->testRenderHint(QPainter::Antialiasing))
        writeAttribute("shape-rendering", QStringLiteral("crispEdges"));
}

void SvgEngine::writeStroke(const QPen& pen)
{
    const double width = pen.widthF() > 0.0 ? pen.widthF() : 1.0;
    writeAttribute("stroke", pen.color().name());
    if (const double alpha = pen.color().alphaF() * painter()->opacity(); alpha < 1.0)
        writeAttribute("stroke-opacity", alpha);
    writeAttribute("stroke-width", width);
    if (pen.capStyle() != Qt::FlatCap)
        writeAttribute(
            "stroke-linecap", pen.capStyle() == Qt::RoundCap ? QStringLiteral("round") : QStringLiteral("square"));
    if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin)
        writeAttribute(
            "stroke-linejoin", pen.joinStyle() == Qt::RoundJoin ? QStringLiteral("round") : QStringLiteral("bevel"));
    if (pen.style() == Qt::SolidLine)
        return;
    QStringList dashes;
    for (const double part : pen.dashPattern())
        dashes << number(part * width);
    writeAttribute("stroke-dasharray", dashes.join(QLatin1Char(',')));
    if (pen.dashOffset() != 0.0)
        writeAttribute("stroke-dashoffset", pen.dashOffset() * width);
}

void SvgEngine::writeAttribute(const char* name, const QString& value)
{
    m_writer.writeAttribute(QString::fromLatin1(name), value);
}

void SvgEngine::writeAttribute(const char* name, double value)
{
    writeAttribute(name, number(value));
}

SvgDevice::SvgDevice(QSize size, double scale, const QString& title)
    : m_size(size), m_engine(std::make_unique<SvgEngine>(size, scale, title))
{
}

SvgDevice::~SvgDevice() = default;

const QByteArray& SvgDevice::svg() const
{
    return m_engine->svg();
}

QPaintEngine* SvgDevice::paintEngine() const
{
    return m_engine.get();
}

void SvgDevice::beginText(const QString& text)
{
    m_engine->beginText(text);
}

void SvgDevice::endText()
{
    m_engine->endText();
}

int SvgDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return millimetres(m_size.width());
    case PdmHeightMM:
        return millimetres(m_size.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmNumColors:
        return 1 << 24;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace attentoscope::ui
