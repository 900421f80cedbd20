// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/heatmaplayout.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"

#include <QSvgRenderer>

#include <cerrno>
#include <csignal>

#include <sys/resource.h>

namespace {

struct SvgContent
{
    int rectangles = 0;
    int images = 0;
    QString text;
};

SvgContent contentOf(const QByteArray& svg)
{
    SvgContent content;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == "rect"_L1)
            ++content.rectangles;
        else if (reader.isStartElement() && reader.name() == "image"_L1)
            ++content.images;
        else if (reader.isCharacters())
            content.text += reader.text().toString() + QLatin1Char('\n');
    }
    return content;
}

} // namespace

class TestPlotExport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_heatmap.showTranslation(sampleOf(12));
        auto run = sampleCurve(2000, 200);
        run.changes = {{.step = 900, .key = "learning_rate", .value = 0.0005}};
        run.saves = {{.step = 1000, .kept = {500, 1000}}};
        m_loss.append(run);
    }

    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void picturesHaveExactlyTheirSize_data()
    {
        addColumns<QSize, double>("size", "scale");
        QTest::addRow("as it is") << QSize(640, 480) << 1.0;
        QTest::addRow("doubled") << QSize(640, 480) << 2.0;
        QTest::addRow("odd") << QSize(401, 333) << 3.0;
        QTest::addRow("small") << QSize(800, 600) << 0.5;
        QTest::addRow("fraction") << QSize(1000, 700) << 1.5;
    }

    void picturesHaveExactlyTheirSize()
    {
        const auto [size, scale] = fetched<QSize, double>();
        for (Exportable* view : {static_cast<Exportable*>(&m_heatmap), static_cast<Exportable*>(&m_loss)}) {
            const QImage picture = renderToImage(*view, {.size = size, .scale = scale, .title = u"Title"_s});
            QCOMPARE(picture.size(), (QSizeF(size) * scale).toSize());
            QCOMPARE(picture.pixelColor(0, 0), QColor(Qt::white));
        }
    }

    void cellsKeepTheirColors()
    {
        const ExportOptions options{.size = {800, 600}, .scale = 2.0, .look = ExportLook::AsOnScreen};
        const QImage picture = renderToImage(m_heatmap, options);
        const auto& plot = static_cast<HeatmapPlot&>(m_heatmap.plot());
        const HeatmapGeometry geometry = layOutHeatmap({.area = QRectF(0, 0, 800, 600),
            .font = plot.look().font,
            .columnLabels = plot.columnLabels(),
            .rowLabels = plot.rowLabels(),
            .longestScaleLabel = u"0.000"_s});
        for (int row = 0; row < geometry.rows; ++row) {
            for (int column = 0; column < geometry.columns; ++column) {
                const QPointF centre = geometry.cellRect({row, column}).center() * 2.0;
                QCOMPARE(picture.pixelColor(centre.toPoint()), plot.cellColor({row, column}));
            }
        }
    }

    void lightLookIsLightOnADarkScreen()
    {
        AttentionView view;
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(20, 20, 20));
        dark.setColor(QPalette::Text, QColor(230, 230, 230));
        view.setPalette(dark);
        view.showTranslation(sampleOf(5));
        QCOMPARE(renderToImage(view, {.look = ExportLook::Light}).pixelColor(2, 2), QColor(Qt::white));
        QCOMPARE(renderToImage(view, {.look = ExportLook::AsOnScreen}).pixelColor(2, 2), QColor(20, 20, 20));
        QCOMPARE(view.plot().look().background, QColor(20, 20, 20));
    }

    void theScreenStaysAsItWas()
    {
        m_heatmap.resize(600, 500);
        m_heatmap.show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_heatmap));
        const QImage before = m_heatmap.grab().toImage();
        const QRectF map = static_cast<HeatmapPlot&>(m_heatmap.plot()).geometry().map;
        QVERIFY(!renderToImage(m_heatmap, {.size = {1400, 1000}, .scale = 1.0, .title = u"Title"_s}).isNull());
        QCOMPARE(static_cast<HeatmapPlot&>(m_heatmap.plot()).geometry().map, map);
        m_heatmap.plot().replot(QCustomPlot::rpImmediateRefresh);
        QCOMPARE(m_heatmap.grab().toImage(), before);
    }

    void pinsAreExportedAndHoverIsNot()
    {
        AttentionView view;
        view.showTranslation(sampleOf(5));
        const QImage plain = renderToImage(view, {});
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.currentCell());
        QCOMPARE(renderToImage(view, {}), plain);
        view.pinCell({1, 1});
        QVERIFY(renderToImage(view, {}) != plain);
    }

    void everyFormatIsWritten_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const ExportFormat& format : exportFormats())
            QTest::addRow("%s", format.suffix) << QString::fromLatin1(format.suffix);
    }

    void everyFormatIsWritten()
    {
        QFETCH(QString, suffix);
        const QTemporaryDir folder;
        for (Exportable* view : {static_cast<Exportable*>(&m_heatmap), static_cast<Exportable*>(&m_loss)}) {
            const QString path = folder.filePath(view->suggestedName() + QLatin1Char('.') + suffix.toUpper());
            const Result<void> written = exportView(*view, path, {});
            QVERIFY2(written, written ? "" : written.error().message.c_str());
            QVERIFY(bytesOf(path).size() > 100);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
    }

    void svgHoldsRectanglesAndWords()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.svg"_s);
        QVERIFY(exportView(m_heatmap, path, {.size = {900, 700}, .title = u"A title"_s}));
        const SvgContent content = contentOf(bytesOf(path));
        QCOMPARE(content.images, 0);
        QVERIFY(content.rectangles >= 12 * 12);
        for (const char* word : {"little", "petite", "<eos>", "A title", "1.00"})
            QVERIFY2(content.text.contains(QLatin1StringView(word)), word);
        QSvgRenderer renderer(path);
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBox(), QRect(0, 0, 900, 700));
        QVERIFY(exportView(m_loss, path, {}));
        const SvgContent loss = contentOf(bytesOf(path));
        QCOMPARE(loss.images, 0);
        QVERIFY(loss.text.contains(u"Validation"_s));
        QVERIFY(loss.text.contains(u"learning rate"_s));
        QVERIFY(loss.text.contains(u"step"_s));
    }

    void svgIsWellFormedWhateverItHolds_data()
    {
        addColumns<QString, QString>("text", "shown");
        const auto row = [](const char* name, const QString& text, QString shown = {}) {
            QTest::addRow("%s", name) << text << (shown.isEmpty() ? text : shown);
        };
        const QString gone(QChar::ReplacementCharacter);
        row("signs", u"R & D < \"x\" > y"_s);
        row("a script", u"</title></text><script>alert(1)</script>"_s);
        row("written already", u"R &amp; D"_s);
        row("a title of ours", u"<title>-</title>"_s);
        row("a control character", u"a\u0001b"_s, u"a%1b"_s.arg(gone));
        row("no character", u"a\uFFFEb\uFFFF"_s, u"a%1b%1"_s.arg(gone));
        row("half a pair", u"a"_s + QChar(0xD83D) + u"b"_s, u"a%1b"_s.arg(gone));
        row("a whole pair", u"a\U0001F600"_s);
    }

    void svgIsWellFormedWhateverItHolds()
    {
        const auto [text, shown] = fetched<QString, QString>();
        auto translation = sampleOf(3);
        translation.source.front().text = text.toStdString();
        AttentionView view;
        view.showTranslation(translation);
        const auto svg = encodeView(view, *exportFormatFor(u"a.svg"_s), {.title = text});
        QVERIFY(svg);
        QXmlStreamReader reader(*svg);
        QStringList elements, titles;
        while (!reader.atEnd())
            if (reader.readNext(); reader.isStartElement()) {
                elements << reader.name().toString();
                if (reader.name() == "title"_L1)
                    titles << reader.readElementText();
            }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(titles, QStringList{shown});
        QVERIFY(!elements.contains(u"script"_s));
    }

    void pdfHoldsNoPicture()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.pdf"_s);
        for (Exportable* view : {static_cast<Exportable*>(&m_heatmap), static_cast<Exportable*>(&m_loss)}) {
            QVERIFY(exportView(*view, path, {.size = {960, 720}}));
            const QByteArray pdf = bytesOf(path);
            QVERIFY(pdf.startsWith("%PDF-"));
            QVERIFY(!pdf.contains("/Subtype /Image"));
            QVERIFY(pdf.contains("/MediaBox [0 0 720"));
            QVERIFY(exportView(*view, path, {.size = {960, 720}, .scale = 0.5}));
            QVERIFY(bytesOf(path).contains("/MediaBox [0 0 360"));
            QVERIFY(pdf.contains("/FontFile2") || pdf.contains("/FontFile3") || pdf.contains("/Font "));
        }
    }

    void titleTakesRoomOfItsOwn()
    {
        const QImage plain = renderToImage(m_loss, {.size = {800, 500}});
        const QImage titled = renderToImage(m_loss, {.size = {800, 500}, .title = QString(400, QLatin1Char('W'))});
        QCOMPARE(titled.size(), plain.size());
        QVERIFY(titled != plain);
        for (int y = 0; y < titled.height(); ++y) {
            QCOMPARE(titled.pixelColor(0, y), QColor(Qt::white));
            QCOMPARE(titled.pixelColor(titled.width() - 1, y), QColor(Qt::white));
        }
    }

    void problemsSayWhatToDo_data()
    {
        addColumns<QString, ExportOptions, QString>("path", "options", "said");
        const QString somewhere = QDir::temp().filePath(u"attentoscope-never-written.png"_s);
        QTest::addRow("folder is missing")
            << u"/no/such/folder/a.png"_s << ExportOptions{} << u"/no/such/folder/a.png"_s;
        QTest::addRow("unknown format") << QDir::temp().filePath(u"attentoscope-never-written.bmp"_s) << ExportOptions{}
                                        << u".svg"_s;
        QTest::addRow("no format") << QDir::temp().filePath(u"attentoscope-never-written"_s) << ExportOptions{}
                                   << u".png"_s;
        QTest::addRow("no size") << somewhere << ExportOptions{.size = {0, 100}} << u"0 × 100"_s;
        QTest::addRow("no scale") << somewhere << ExportOptions{.scale = 0.0} << u"scale"_s;
        QTest::addRow("too large") << somewhere << ExportOptions{.size = {10000, 100}, .scale = 10.0} << u"100000"_s;
    }

    void problemsSayWhatToDo()
    {
        const auto [path, options, said] = fetched<QString, ExportOptions, QString>();
        const Result<void> written = exportView(m_heatmap, path, options);
        QVERIFY(!written);
        const QString message = QString::fromStdString(written.error().message);
        QVERIFY2(message.contains(said), qPrintable(message));
        QVERIFY(!QFileInfo::exists(path));
        AttentionView empty;
        QVERIFY(!exportView(empty, QDir::temp().filePath(u"attentoscope-empty.png"_s), {}));
    }

    void anExistingFileSurvivesAFailure()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.png"_s);
        QVERIFY(putFile(path, "precious"));
        QVERIFY(!exportView(m_heatmap, path, {.scale = 1000.0}));
        QCOMPARE(bytesOf(path), QByteArray("precious"));
    }

    void aFullDiskIsNamedAsTheReason_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("less than a block") << 5'000;
        QTest::newRow("a block and more") << 100'000;
    }

    /// A limit to the size of files stands for the disk.
    void aFullDiskIsNamedAsTheReason()
    {
        QFETCH(int, size);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"picture.png"_s);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{1'000, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const auto why = whyNotWritten(path, QByteArray(size, 'x'));
        const auto written = writeFile(path, QByteArray(size, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        QCOMPARE(why, QString::fromLocal8Bit(std::strerror(EFBIG)));
        QVERIFY(!written && written.error().message.contains(std::strerror(EFBIG)));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

private:
    AttentionView m_heatmap;
    LossPlot m_loss;
};

ATTENTOSCOPE_TEST(TestPlotExport, QApplication);
#include "tst_plotexport.moc"
