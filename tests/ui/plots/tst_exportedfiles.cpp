// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exported drawings as other programs read them: librsvg and poppler.
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/heatmaplayout.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/attention/linesplot.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"

namespace {

constexpr QSize size(900, 700); ///< size of every drawing here; a picture has one pixel for each unit

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

std::unique_ptr<AttentionView> viewOf(const Translation& translation, AttentionForm form)
{
    auto view = std::make_unique<AttentionView>();
    view->choose(&AttentionOptions::form, form);
    view->showTranslation(translation);
    return view;
}

/// The geometry in the file, as the plot lays itself out in the file's size.
template <typename Plot>
auto geometryInFile(AttentionView& view)
{
    view.choose(&AttentionOptions::legend, ScreenLegend::Hidden);
    view.plot().setAttribute(Qt::WA_DontShowOnScreen);
    view.plot().setViewport(QRect(QPoint(0, 0), size));
    view.plot().replot(QCustomPlot::rpImmediateRefresh);
    return static_cast<Plot&>(view.plot()).geometry();
}

} // namespace

#define SKIP_WITHOUT(program)                                                                                          \
    if (isMissing(program))                                                                                            \
    QSKIP(program " is not installed: packaging/test.sh installs it")

class TestExportedFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void svgCellsHaveTheirColors()
    {
        SKIP_WITHOUT("rsvg-convert");
        const auto view = viewOf(sampleOf(12), AttentionForm::Matrix);
        checkCells(throughRsvg(exported(*view, "svg")));
    }

    void pdfCellsHaveTheirColors()
    {
        SKIP_WITHOUT("pdftoppm");
        const auto view = viewOf(sampleOf(12), AttentionForm::Matrix);
        checkCells(throughPoppler(exported(*view, "pdf")));
    }

    void pdfHoldsTheWordsAsText_data()
    {
        QTest::addColumn<int>("form");
        QTest::addRow("matrix") << int(AttentionForm::Matrix);
        QTest::addRow("lines") << int(AttentionForm::Lines);
    }

    void pdfHoldsTheWordsAsText()
    {
        SKIP_WITHOUT("pdftotext");
        QFETCH(int, form);
        const auto view = viewOf(sampleOf(8), AttentionForm(form));
        const QByteArray found = outputOf("pdftotext", {exported(*view, "pdf"), u"-"_s});
        // Ligatures count as the letters they are made of.
        const QString text = QString::fromUtf8(found).normalized(QString::NormalizationForm_KC);
        for (const std::vector<Token>* side : {&view->translation().source, &view->translation().target}) {
            for (const QString& word : labelsOf(*side))
                QVERIFY2(text.contains(word), qPrintable(word + u" is not in "_s + text));
        }
        QVERIFY(text.contains(u"1.00"_s));
    }

    void pdfFontsAreInTheFile()
    {
        SKIP_WITHOUT("pdffonts");
        const auto view = viewOf(sampleOf(8), AttentionForm::Matrix);
        const QString file = exported(*view, "pdf");
        const auto fonts = outputOf("pdffonts", {file}).trimmed().split('\n');
        QVERIFY2(fonts.size() > 2, fonts.join('\n').constData()); // below two lines of heading
        for (const QByteArray& font : fonts.mid(2)) {
            const auto columns =
                font.simplified().split(' '); // embedded, subset by its name, Unicode, object, its version
            QVERIFY2(columns.size() > 5, font.constData());
            QCOMPARE(columns.at(columns.size() - 5), QByteArray("yes"));
            QCOMPARE(columns.at(columns.size() - 3), QByteArray("yes"));
        }
        QVERIFY(QFileInfo(file).size() < 200'000); // a whole font has more
    }

    void pdfHoldsNoBitmaps_data() { pdfHoldsTheWordsAsText_data(); }

    void pdfHoldsNoBitmaps()
    {
        SKIP_WITHOUT("pdfimages");
        QFETCH(int, form);
        const auto view = viewOf(sampleOf(8), AttentionForm(form));
        view->pinCell({1, 1});
        view->select({.rows = {1, 2}, .columns = {3}});
        const QByteArray list = outputOf("pdfimages", {u"-list"_s, exported(*view, "pdf")});
        // Two lines of heading, and a line for each bitmap.
        QVERIFY2(list.startsWith("page"), list.constData());
        QCOMPARE(list.trimmed().count('\n'), 1);
    }

    void svgLinesAreDrawn()
    {
        SKIP_WITHOUT("rsvg-convert");
        const auto view = viewOf(sampleOf(12), AttentionForm::Lines);
        checkLines(throughRsvg(exported(*view, "svg")));
    }

    void pdfLinesAreDrawn()
    {
        SKIP_WITHOUT("pdftoppm");
        const auto view = viewOf(sampleOf(12), AttentionForm::Lines);
        checkLines(throughPoppler(exported(*view, "pdf")));
    }

private:
    QString exported(Exportable& view, const char* suffix) const
    {
        const QString file = m_folder->filePath(u"a."_s + QLatin1StringView(suffix));
        return exportView(view, file, {.size = size, .legend = ExportLegend::Hidden}) ? file : QString();
    }

    QImage throughRsvg(const QString& file) const
    {
        const QString picture = m_folder->filePath(u"svg.png"_s);
        outputOf("rsvg-convert", {file, u"-o"_s, picture});
        return QImage(picture);
    }

    QImage throughPoppler(const QString& file) const
    {
        const QString picture = m_folder->filePath(u"pdf"_s);
        // A PDF counts in points: at 96 a inch, one of our units is a pixel.
        outputOf("pdftoppm", {u"-png"_s, u"-r"_s, u"96"_s, u"-singlefile"_s, file, picture});
        return QImage(picture + u".png"_s);
    }

    void checkCells(const QImage& picture) const
    {
        QCOMPARE(picture.size(), size);
        const auto view = viewOf(sampleOf(12), AttentionForm::Matrix);
        const HeatmapGeometry geometry = geometryInFile<HeatmapPlot>(*view);
        const auto& plot = static_cast<HeatmapPlot&>(view->plot());
        for (int row = 0; row < geometry.rows; ++row) {
            for (int column = 0; column < geometry.columns; ++column) {
                const QColor found = picture.pixelColor(geometry.cellRect({row, column}).center().toPoint());
                const QColor expected = plot.cellColor({row, column});
                const int off = std::max({std::abs(found.red() - expected.red()),
                    std::abs(found.green() - expected.green()), std::abs(found.blue() - expected.blue())});
                QVERIFY2(off <= 2, qPrintable(found.name() + u" for "_s + expected.name()));
            }
        }
    }

    void checkLines(const QImage& picture) const
    {
        QCOMPARE(picture.size(), size);
        const auto view = viewOf(sampleOf(12), AttentionForm::Lines);
        const LinesGeometry geometry = geometryInFile<LinesPlot>(*view);
        const auto& plot = static_cast<LinesPlot&>(view->plot());
        const std::vector<Cell> curves = plot.curves();
        for (std::size_t index = curves.size() - 6; index < curves.size(); ++index) {
            const QColor found = picture.pixelColor(geometry.curve(curves[index]).pointAtPercent(0.5).toPoint());
            const QColor stroke =
                plot.stroke(plot.weightAt(curves[index]), lightPlotStyle(plot.font()).training).color();
            const QColor expected = mixed(Qt::white, stroke, static_cast<double>(stroke.alphaF()));
            // The curve is darker where others cross it.
            QVERIFY2(
                lightness(found) < lightness(expected) + 2.0 && found.blue() > found.red(), qPrintable(found.name()));
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

ATTENTOSCOPE_TEST(TestExportedFiles, QApplication);
#include "tst_exportedfiles.moc"
