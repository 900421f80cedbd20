// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// SVG and PDF, as Qt, librsvg and poppler show them, beside the same view as a picture of pixels.
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headsview.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/attention/linesplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/style/plottext.h"
#include "ui/plots/view/attentionview.h"

#include <QSvgRenderer>

namespace {

constexpr int mostOff = 8; ///< of 255
constexpr QSize size(900, 700);

enum class Reader { Qt, Rsvg, Poppler };

const char* programOf(Reader reader)
{
    return reader == Reader::Rsvg ? "rsvg-convert" : "pdftoppm";
}

bool isMissing(const char* program)
{
    return QStandardPaths::findExecutable(QString::fromLatin1(program)).isEmpty();
}

QByteArray outputOf(const char* program, const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromLatin1(program), arguments);
    const bool ended = process.waitForFinished() && process.exitCode() == 0;
    return ended ? process.readAllStandardOutput() : QByteArray("failed: ") + process.readAllStandardError();
}

/// How far a pixel's colour is outside the range of its neighbours. Colours within that range belong to an edge. A
/// colour outside is a seam.
int offNeighbours(const QImage& picture, const QImage& drawing, QPoint at, int reach, QRgb line)
{
    int off = 0;
    if (picture.pixel(at) == drawing.pixel(at))
        return off;
    for (const int shift : {16, 8, 0}) { // of red, green and blue
        const auto channel = [shift](QRgb pixel) { return int(pixel >> shift & 255U); };
        int least = 255;
        int most = 0;
        for (int y = at.y() - reach; y <= at.y() + reach; ++y)
            for (int x = at.x() - reach; x <= at.x() + reach; ++x) {
                least = std::min(least, channel(picture.pixel(x, y)));
                most = std::max(most, channel(picture.pixel(x, y)));
            }
        if (most - least > 2
            && line != 0) { // beside a line, which the picture may show with less than its whole colour
            least = std::min(least, channel(line));
            most = std::max(most, channel(line));
        }
        const int found = channel(drawing.pixel(at));
        off = std::max({off, least - found, found - most});
    }
    return off;
}

struct Off
{
    int off = 0; ///< of 255
    QPoint at;
};

Off mostOffWithin(const QImage& picture, const QImage& drawing, const QRectF& area, int reach = 1, QRgb line = 0)
{
    Off most;
    const QRect inside = area.toAlignedRect().adjusted(2, 2, -2, -2) & picture.rect().adjusted(2, 2, -2, -2);
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            if (const int off = offNeighbours(picture, drawing, {x, y}, reach, line); off > most.off)
                most = {off, {x, y}};
    return most;
}

QByteArray wordsOf(const char* what, const Off& most, const QImage& drawing)
{
    return u"%1 is off by %2 at %3, %4, where it is %5"_s.arg(QLatin1String(what))
        .arg(most.off)
        .arg(most.at.x())
        .arg(most.at.y())
        .arg(drawing.pixelColor(most.at).name())
        .toUtf8();
}

/// The area with ink. Faint ink does not count, because readers smooth letters in different ways.
QRect inkIn(const QImage& picture, const QRect& area)
{
    QRect ink;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (picture.rect().contains(x, y) && qGray(picture.pixel(x, y)) < 170)
                ink |= QRect(x, y, 1, 1);
    return ink;
}

struct SvgText
{
    QString text;
    QString families;
};

std::vector<SvgText> textsOf(const QByteArray& svg)
{
    std::vector<SvgText> texts;
    for (QXmlStreamReader reader(svg); !reader.atEnd(); reader.readNext())
        if (reader.isStartElement() && reader.name() == "text"_L1) {
            const auto families = reader.attributes().value("font-family"_L1).toString();
            texts.push_back({reader.readElementText(), families});
        }
    return texts;
}

QString withoutIsolates(QString text)
{
    return text.removeIf([](QChar letter) { return letter >= QChar(0x2066) && letter <= QChar(0x2069); });
}

/// The geometry in the file. A title takes a line at the top.
HeatmapGeometry laidOut(AttentionView& view, const QString& title = {})
{
    view.choose(&AttentionOptions::legend, ScreenLegend::Hidden);
    auto& plot = static_cast<HeatmapPlot&>(view.plot());
    const int top = plot.heightAround({.size = size, .title = title, .legend = ExportLegend::Hidden});
    plot.setViewport(QRect(QPoint(0, top), QSize(size.width(), size.height() - top)));
    plot.replot(QCustomPlot::rpImmediateRefresh);
    return plot.geometry();
}

Translation sentences(const char* source, const char* target)
{
    auto translation = softDiagonal(source, target);
    translation.text = target;
    return translation;
}

} // namespace

class TestDrawings : public QObject
{
    Q_OBJECT

    static QRectF scaled(const QRectF& area, double zoom) { return {area.topLeft() * zoom, area.size() * zoom}; }

private slots:
    void cellsAndBarsAreThoseOfThePicture_data()
    {
        addColumns<QString, int, double>("what", "reader", "zoom");
        const std::pair<Reader, const char*> readers[] = {
            {Reader::Qt, "Qt"}, {Reader::Rsvg, "rsvg"}, {Reader::Poppler, "poppler"}};
        for (const char* what : {"12 words", "90 words", "faded", "Arabic", "heads"})
            for (const auto& [reader, name] : readers)
                for (const double zoom : {1.0, 1.3, 2.0})
                    QTest::addRow("%s, %s, %.1f", what, name, zoom) << QString::fromLatin1(what) << int(reader) << zoom;
    }

    void cellsAndBarsAreThoseOfThePicture()
    {
        const auto [what, reader, zoom] = fetched<QString, int, double>();
        if (Reader(reader) != Reader::Qt && isMissing(programOf(Reader(reader))))
            QSKIP("rsvg-convert or pdftoppm is not installed: packaging/test.sh installs them");
        AttentionView heatmap;
        HeadsView heads;
        QRectF bar, map;
        QRgb line = 0; ///< between cells
        if (what == "heads"_L1) {
            heads.showTranslation(translationWithHeads(17, 13));
            heads.plot().setViewport(QRect(QPoint(0, 0), size));
            heads.plot().replot(QCustomPlot::rpImmediateRefresh);
            const HeadsGeometry& geometry = static_cast<HeadsPlot&>(heads.plot()).geometry();
            bar = geometry.colorBar;
            map = geometry.blocks.front().area;
        } else {
            if (what == "faded"_L1)
                heatmap.choose(&AttentionOptions::carriedShare, 0.8);
            heatmap.choose(&AttentionOptions::values, CellValues::Hidden);
            heatmap.showTranslation(
                what == "Arabic"_L1 ? arabicSample() : sampleOf(what.startsWith("90"_L1) ? 90 : 12));
            const HeatmapGeometry geometry = laidOut(heatmap);
            bar = geometry.colorBar;
            map = geometry.map;
            if (geometry.gap > 0.0)
                line = static_cast<HeatmapPlot&>(heatmap.plot()).gridColor().rgb();
        }
        Exportable& view = what == "heads"_L1 ? static_cast<Exportable&>(heads) : heatmap;
        const QImage picture = renderToImage(view, {.size = size, .scale = zoom, .legend = ExportLegend::Hidden});
        const QImage drawing = shown(view, Reader(reader), zoom);
        QCOMPARE(drawing.size(), picture.size());
        QVERIFY(bar.height() > 50 && map.height() > 50);
        const Off ofBar = mostOffWithin(picture, drawing, scaled(bar, zoom));
        QVERIFY2(ofBar.off <= mostOff, wordsOf("the bar", ofBar, drawing));
        // Without lines, the cells of the picture are on whole pixels.
        const int reach = line != 0 ? 1 : int(std::ceil(zoom));
        const Off ofMap = mostOffWithin(picture, drawing, scaled(map, zoom), reach, line);
        QVERIFY2(ofMap.off <= mostOff, wordsOf("a cell", ofMap, drawing));
    }

    void wordsStandWhereThePictureHasThem_data()
    {
        addColumns<int, QString, QString>("reader", "source", "target");
        const std::pair<Reader, const char*> readers[] = {
            {Reader::Qt, "Qt"}, {Reader::Rsvg, "rsvg"}, {Reader::Poppler, "poppler"}};
        for (const auto& [reader, name] : readers) {
            const auto row = [reader = reader, name = name](
                                 const char* scripts, const char* source, const char* target) {
                QTest::addRow("%s, %s", scripts, name)
                    << int(reader) << QString::fromUtf8(source) << QString::fromUtf8(target);
            };
            row("Latin", "the little dog sleeps well .", "der kleine Hund schläft gut .");
            row("Arabic and Latin", "سوف أراك غدا صباحا .", "see you tomorrow morning .");
            row("Latin and Hebrew", "see you tomorrow morning .", "נתראה מחר בבוקר .");
            row("Hindi and Chinese", "मैं कल सुबह आऊँगा ।", "我 明天 早上 来 。");
            row("stops inside the words", "مساء غدا.", "מחר נתראה.");
        }
    }

    void wordsStandWhereThePictureHasThem()
    {
        const auto [reader, source, target] = fetched<int, QString, QString>();
        if (Reader(reader) != Reader::Qt && isMissing(programOf(Reader(reader))))
            QSKIP("rsvg-convert or pdftoppm is not installed: packaging/test.sh installs them");
        if (!withoutGlyph(QApplication::font(), source + target).isEmpty())
            QSKIP("no installed font has all of these letters");
        AttentionView view;
        view.showTranslation(sentences(qPrintable(source), qPrintable(target)));
        const QString title = view.suggestedTitle();
        const QImage picture = renderToImage(view, {.size = size, .title = title, .legend = ExportLegend::Hidden});
        const QImage drawing = shown(view, Reader(reader), 1.0, title);
        QCOMPARE(drawing.size(), picture.size());
        const QRect head(0, 0, size.width(), 50);
        const auto near = [](const QRect& one, const QRect& other) {
            const auto within = [](int a, int b, int pixels) { return std::abs(a - b) <= pixels; };
            // In the picture, heights of letters and lines are whole pixels.
            return within(one.left(), other.left(), 1) && within(one.right(), other.right(), 1)
                && within(one.top(), other.top(), 2) && within(one.bottom(), other.bottom(), 2);
        };
        const auto boxes = [](const QRect& one, const QRect& other) {
            return qPrintable(u"%1–%2, %3–%4 in the picture, %5–%6, %7–%8 in the drawing"_s.arg(one.left())
                    .arg(one.right())
                    .arg(one.top())
                    .arg(one.bottom())
                    .arg(other.left())
                    .arg(other.right())
                    .arg(other.top())
                    .arg(other.bottom()));
        };
        QVERIFY(!inkIn(picture, head).isEmpty());
        QVERIFY2(near(inkIn(picture, head), inkIn(drawing, head)), boxes(inkIn(picture, head), inkIn(drawing, head)));
        const HeatmapGeometry geometry = laidOut(view, title);
        for (const int row : geometry.rowPlaces.tokens()) { // left of the map there is nothing but its word
            const double top = geometry.rowCentre(row) - geometry.cellHeight / 2;
            const QRect area = QRectF(0, top, geometry.map.left() - 2, geometry.cellHeight - 2).toRect();
            QVERIFY(!inkIn(picture, area).isEmpty());
            QVERIFY2(
                near(inkIn(picture, area), inkIn(drawing, area)), boxes(inkIn(picture, area), inkIn(drawing, area)));
        }
        for (const int column : geometry.columnPlaces.tokens()) {
            QCOMPARE(geometry.columnAngle, LabelAngle::Horizontal);
            const double left = geometry.columnCentre(column) - geometry.cellWidth / 2;
            const QRect area = QRectF(left, 50, geometry.cellWidth, geometry.map.top() - 52).toRect();
            QVERIFY2(
                near(inkIn(picture, area), inkIn(drawing, area)), boxes(inkIn(picture, area), inkIn(drawing, area)));
        }
    }

    void captionsStandWhereThePictureHasThem_data()
    {
        addColumns<QString, int, double>("what", "reader", "zoom");
        const std::pair<Reader, const char*> readers[] = {
            {Reader::Qt, "Qt"}, {Reader::Rsvg, "rsvg"}, {Reader::Poppler, "poppler"}};
        for (const char* what : {"lines", "loss", "heads"})
            for (const auto& [reader, name] : readers)
                for (const double zoom : {1.0, 2.0})
                    QTest::addRow("%s, %s, %.1f", what, name, zoom) << QString::fromLatin1(what) << int(reader) << zoom;
    }

    /// Compares strips of the page that contain only texts.
    void captionsStandWhereThePictureHasThem()
    {
        const auto [what, reader, zoom] = fetched<QString, int, double>();
        if (Reader(reader) != Reader::Qt && isMissing(programOf(Reader(reader))))
            QSKIP("rsvg-convert or pdftoppm is not installed: packaging/test.sh installs them");
        AttentionView lines;
        LossPlot loss;
        HeadsView heads;
        lines.choose(&AttentionOptions::form, AttentionForm::Lines);
        lines.showTranslation(sampleOf(8));
        loss.append(sampleCurve(2000, 200));
        heads.showTranslation(translationWithHeads(17, 13));
        Exportable& view = what == "loss"_L1 ? static_cast<Exportable&>(loss)
            : what == "heads"_L1             ? static_cast<Exportable&>(heads)
                                             : lines;
        const QImage picture = renderToImage(view, {.size = size, .scale = zoom, .legend = ExportLegend::Hidden});
        const QImage drawing = shown(view, Reader(reader), zoom);
        view.plot().setViewport(QRect(QPoint(0, 0), size));
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        std::vector<QRectF> strips;
        if (what == "lines"_L1) {
            const QRectF between = static_cast<LinesPlot&>(lines.plot()).geometry().lines;
            strips = {QRectF(0, 0, size.width(), between.top() - 4),
                QRectF(0, between.bottom() + 4, size.width(), size.height() - between.bottom() - 4)};
        } else if (what == "loss"_L1) {
            const QRectF axes = loss.plot().axisRect()->rect();
            strips = {QRectF(0, axes.top(), axes.left() - 4, axes.height()),
                QRectF(0, axes.bottom() + 8, size.width(), size.height() - axes.bottom() - 8)};
        } else {
            const HeadsGeometry& geometry = static_cast<HeadsPlot&>(heads.plot()).geometry();
            const QRectF bar = geometry.colorBar;
            strips = {geometry.layerNames, geometry.blocks.front().caption,
                QRectF(bar.right() + 2, bar.top() - 10, size.width() - bar.right() - 2, bar.height() + 20)};
        }
        for (const QRectF& strip : strips) {
            const QRect area = scaled(strip, zoom).toRect();
            const QRect one = inkIn(picture, area);
            const QRect other = inkIn(drawing, area);
            QVERIFY(!one.isEmpty());
            const double across = std::max(std::abs(one.left() - other.left()), std::abs(one.right() - other.right()));
            const double down = std::max(std::abs(one.top() - other.top()), std::abs(one.bottom() - other.bottom()));
            QVERIFY2(across / zoom <= 1.0 && down / zoom <= 2.0,
                qPrintable(u"off by %1 across, %2 down"_s.arg(across).arg(down)));
        }
    }

    void aTitleReadsFromSourceToTranslation_data()
    {
        addColumns<QString, QString>("source", "target");
        const auto row = [](const char* name, const char* source, const char* target) {
            QTest::addRow("%s", name) << QString::fromUtf8(source) << QString::fromUtf8(target);
        };
        row("Arabic to English", "سوف أراك غدا .", "see you tomorrow .");
        row("English to Arabic", "see you tomorrow .", "سوف أراك غدا .");
        row("Arabic to Hebrew", "سوف أراك غدا .", "נתראה מחר .");
        row("Hebrew to Hindi", "נתראה מחר .", "मैं कल मिलूँगा ।");
        row("Arabic with Latin in it", "أستخدم Windows 11 اليوم .", "I use Windows 11 today .");
        row("English to French", "see you tomorrow .", "à demain .");
    }

    void aTitleReadsFromSourceToTranslation()
    {
        const auto [source, target] = fetched<QString, QString>();
        AttentionView view;
        view.showTranslation(sentences(qPrintable(source), qPrintable(target)));
        const QString title = view.suggestedTitle();
        QCOMPARE(withoutIsolates(title), source + u" → "_s + target);
        const auto svg = encodeView(
            view, *exportFormatFor(u"a.svg"_s), {.size = size, .title = title, .legend = ExportLegend::Hidden});
        QVERIFY(svg);
        const auto texts = textsOf(*svg);
        const auto whole = std::ranges::count_if(
            texts, [&](const SvgText& text) { return withoutIsolates(text.text) == withoutIsolates(title); });
        QCOMPARE(whole, 1); // one element, in the order in which it is read
        for (const auto& token : view.translation().source) // each word is one element too
            QVERIFY(std::ranges::any_of(texts,
                [&](const SvgText& text) { return withoutIsolates(text.text) == QString::fromStdString(token.text); }));

        // The words to the left of the arrow on the page are those of the source.
        if (isMissing("pdftotext"))
            QSKIP("pdftotext is not installed: packaging/test.sh installs it");
        const QString file = m_folder.filePath(u"title.pdf"_s);
        QVERIFY(exportView(view, file, {.size = size, .title = title, .legend = ExportLegend::Hidden}));
        const QByteArray page = outputOf("pdftotext", {u"-bbox"_s, file, u"-"_s});
        double arrow = -1.0;
        double line = -1.0;
        std::vector<std::pair<QString, QPointF>> words;
        for (QXmlStreamReader reader(page); !reader.atEnd(); reader.readNext())
            if (reader.isStartElement() && reader.name() == "word"_L1) {
                const auto attributes = reader.attributes();
                const QPointF at(attributes.value("xMin"_L1).toDouble(), attributes.value("yMax"_L1).toDouble());
                // Letters of Arabic are found in the forms in which they were drawn.
                words.emplace_back(
                    withoutIsolates(reader.readElementText()).normalized(QString::NormalizationForm_KC), at);
                if (words.back().first == u"→"_s) {
                    arrow = at.x();
                    line = at.y();
                }
            }
        QVERIFY2(arrow > 0.0, page.constData());
        int found = 0;
        for (const auto& [word, at] : words)
            if (std::abs(at.y() - line) < 6.0 && word != u"→"_s) {
                const bool isSource = source.contains(word);
                if (isSource != target.contains(word)) {
                    QVERIFY2(isSource == (at.x() < arrow), qPrintable(word));
                    ++found;
                }
            }
        QVERIFY2(found >= 3, page.constData());
    }

    void familiesAreTheMeasuredOnes_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : {"matrix", "lines", "loss", "heads", "Arabic"})
            QTest::addRow("%s", view) << QString::fromLatin1(view);
    }

    void familiesAreTheMeasuredOnes()
    {
        QFETCH(QString, view);
        AttentionView attention;
        HeadsView heads;
        LossPlot loss;
        loss.append(sampleCurve(400, 100));
        heads.showTranslation(translationWithHeads(6, 5));
        if (view == "lines"_L1)
            attention.choose(&AttentionOptions::form, AttentionForm::Lines);
        attention.showTranslation(view == "Arabic"_L1 ? arabicSample() : sampleOf(8));
        Exportable& exported = view == "loss"_L1 ? static_cast<Exportable&>(loss)
            : view == "heads"_L1                 ? static_cast<Exportable&>(heads)
                                                 : attention;
        const auto svg = encodeView(exported, *exportFormatFor(u"a.svg"_s),
            {.size = size, .title = u"A title"_s, .legend = ExportLegend::Hidden});
        QVERIFY(svg);
        const auto texts = textsOf(*svg);
        QVERIFY(texts.size() > 5);
        const QString measured = QFontInfo(exported.plot().look().font).family();
        for (const SvgText& text : texts) {
            const QStringList families = text.families.split(u", "_s);
            QVERIFY2(families.size() >= 2 && families.last() == u"sans-serif"_s, qPrintable(text.families));
            QCOMPARE(QString(families.first()).remove(QLatin1Char('\'')), measured);
            for (QString family : families.mid(0, families.size() - 1)) {
                family.remove(QLatin1Char('\''));
                QCOMPARE(QFontInfo(QFont(family)).family(), family); // it is the name of a font, not an alias
            }
        }
    }

    void whatIsOutsideTheAxesIsClipped()
    {
        LossPlot loss;
        loss.append(sampleCurve(2000, 200));
        loss.plot().xAxis->setRange(500, 900);
        const auto svg = encodeView(loss, *exportFormatFor(u"a.svg"_s), {.size = size});
        QVERIFY(svg);
        QVERIFY(svg->contains("clip-path=\"url(#"));
        QVERIFY(svg->count("<g clip-path") == svg->count("</g>"));
    }

private:
    QImage shown(Exportable& view, Reader reader, double zoom, const QString& title = {}) const
    {
        const QString file = m_folder.filePath(reader == Reader::Poppler ? u"a.pdf"_s : u"a.svg"_s);
        if (!exportView(view, file, {.size = size, .title = title, .legend = ExportLegend::Hidden}))
            return {};
        const QString picture = m_folder.filePath(u"a"_s);
        if (reader == Reader::Qt) {
            QImage image((QSizeF(size) * zoom).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            QSvgRenderer(file).render(&painter);
            return image;
        }
        if (reader == Reader::Rsvg)
            outputOf("rsvg-convert", {u"--zoom"_s, QString::number(zoom), file, u"-o"_s, picture + u".png"_s});
        else
            outputOf("pdftoppm", {u"-png"_s, u"-r"_s, QString::number(96 * zoom), u"-singlefile"_s, file, picture});
        return QImage(picture + u".png"_s).convertToFormat(QImage::Format_RGB32);
    }

    QTemporaryDir m_folder;
};

ATTENTOSCOPE_TEST(TestDrawings, QApplication);
#include "tst_drawings.moc"
