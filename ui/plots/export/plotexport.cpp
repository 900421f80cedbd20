// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/plotexport.h"

#include "ui/plots/export/svgdevice.h"
#include "ui/plots/style/plottext.h"
#include "ui/plots/style/styledplot.h"
#include "ui/widgets/plaintext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QMimeData>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>
#include <memory>

namespace attentoscope::ui {

namespace {

constexpr int largestDrawnSide = 32'767; ///< Qt's limit for drawing

struct PlotExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(PlotExport)
};

std::unexpected<Error> exportFailed(ErrorCode code, const QString& message)
{
    return failure(code, message.toStdString());
}

std::unexpected<Error> noMemory()
{
    return exportFailed(ErrorCode::OutOfMemory,
        PlotExportTexts::tr("There is not enough memory for this picture. Choose a smaller size or scale."));
}

/// Empty if memory runs out.
QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

Result<QImage> drawPixels(Exportable& view, const ExportOptions& options)
{
    const QSizeF pixels = QSizeF(options.size) * options.scale;
    if (pixels.width() > largestDrawnSide || pixels.height() > largestDrawnSide) {
        return exportFailed(ErrorCode::InvalidSetting,
            PlotExportTexts::tr(
                "A picture of %1 × %2 pixels is too large: no side may exceed %3. Choose a smaller size or scale, or "
                "SVG or PDF, which have no pixels.")
                .arg(pixels.width())
                .arg(pixels.height())
                .arg(largestDrawnSide));
    }
    QImage image = renderToImage(view, options);
    if (image.isNull())
        return noMemory();
    return image;
}

Result<QByteArray> encodePng(Exportable& view, const ExportOptions& options)
{
    const Result<QImage> image = drawPixels(view, options);
    if (!image)
        return std::unexpected(image.error());
    QByteArray bytes = pngOf(*image);
    if (bytes.isEmpty())
        return noMemory();
    return bytes;
}

/// Pixels on the clipboard. They are compressed only when a program takes them, because that takes longer than drawing.
class CopiedPicture : public QMimeData
{
public:
    explicit CopiedPicture(const QImage& image) { setImageData(image); }

    QStringList formats() const override { return QMimeData::formats() << png; }
    bool hasFormat(const QString& type) const override { return type == png || QMimeData::hasFormat(type); }

protected:
    QVariant retrieveData(const QString& type, QMetaType preferred) const override
    {
        return type == png ? pngOf(imageData().value<QImage>()) : QMimeData::retrieveData(type, preferred);
    }

private:
    inline static const QString png = QStringLiteral("image/png");
};

/// The line below a picture: model, step and data, as far as they are known. Empty if the options hide it.
QString originText(const Exportable& view, const ExportOptions& options)
{
    if (options.origin == ExportOrigin::Hidden)
        return {};
    QStringList parts;
    if (!view.origin().model.isEmpty())
        parts << isolated(view.origin().model);
    if (const auto step = view.shownStep())
        parts << PlotExportTexts::tr("step %1").arg(QLocale().toString(static_cast<qlonglong>(*step)));
    if (!view.origin().data.isEmpty())
        parts << PlotExportTexts::tr("trained on %1").arg(isolated(view.origin().data));
    return parts.join(QStringLiteral(" · "));
}

Result<QByteArray> drawn(Exportable& view, QPaintDevice& device, const ExportOptions& options, const QByteArray& bytes,
    double enlarged = 1.0)
{
    if (!view.plot().drawVectors(device, options, originText(view, options), enlarged))
        return exportFailed(
            ErrorCode::Internal, PlotExportTexts::tr("The drawing could not be made. Try PNG instead."));
    return bytes;
}

Result<QByteArray> encodeSvg(Exportable& view, const ExportOptions& options)
{
    SvgDevice device(options.size, options.scale, options.title);
    return drawn(view, device, options, device.svg());
}

Result<QByteArray> encodePdf(Exportable& view, const ExportOptions& options)
{
    constexpr double pointsPerPixel = 72.0 / 96.0;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    writer.setPageMargins({});
    const QSizeF page = QSizeF(options.size) * options.scale * pointsPerPixel;
    writer.setPageSize(QPageSize(page, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setTitle(options.title);
    writer.setCreator(QStringLiteral("Attentoscope"));
    return drawn(view, writer, options, bytes, options.scale);
}

Result<QByteArray> encodeCsv(Exportable& view, const ExportOptions&)
{
    return view.csv();
}
Result<QByteArray> encodeJson(Exportable& view, const ExportOptions&)
{
    return view.json();
}

constexpr ExportFormat exportTable[] = {
    {"png", QT_TRANSLATE_NOOP("ExportFormat", "Picture (PNG)"), "image/png", ExportKind::Picture, encodePng},
    {"svg", QT_TRANSLATE_NOOP("ExportFormat", "Vector drawing (SVG)"), "image/svg+xml", ExportKind::Drawing, encodeSvg},
    {"pdf", QT_TRANSLATE_NOOP("ExportFormat", "Vector drawing (PDF)"), "application/pdf", ExportKind::Drawing,
        encodePdf},
    {"csv", QT_TRANSLATE_NOOP("ExportFormat", "Table of numbers (CSV)"), "text/csv", ExportKind::Table, encodeCsv},
    {"json", QT_TRANSLATE_NOOP("ExportFormat", "Words and numbers (JSON)"), "application/json", ExportKind::Table,
        encodeJson},
};

QString knownSuffixes()
{
    QStringList suffixes;
    for (const ExportFormat& format : exportTable)
        suffixes.append(QLatin1Char('.') + QLatin1StringView(format.suffix));
    return suffixes.join(QStringLiteral(", "));
}

Result<void> checkOptions(const Exportable& view, const ExportOptions& options)
{
    if (!view.hasContent())
        return exportFailed(ErrorCode::NotReady, PlotExportTexts::tr("There is nothing to save yet."));
    if (options.size.isEmpty() || !(options.scale > 0.0)) {
        return exportFailed(ErrorCode::InvalidSetting,
            PlotExportTexts::tr(
                "A size of %1 × %2 at scale %3 cannot be drawn. Width, height and scale must be above zero.")
                .arg(options.size.width())
                .arg(options.size.height())
                .arg(QLocale().toString(options.scale)));
    }
    return {};
}

} // namespace

std::span<const ExportFormat> exportFormats()
{
    return exportTable;
}

const ExportFormat* exportFormatFor(const QString& path, std::span<const ExportFormat> formats)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto row = std::ranges::find_if(
        formats, [&](const ExportFormat& format) { return suffix == QLatin1StringView(format.suffix); });
    return row == formats.end() ? nullptr : &*row;
}

bool writeAll(QIODevice& device, const char* bytes, qint64 size)
{
    for (qint64 written = 0; size > 0; bytes += written, size -= written) {
        written = device.write(bytes, size);
        if (written <= 0)
            return false;
    }
    return true;
}

QString whyNotWritten(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, bytes.constData(), bytes.size());
    return !isWritten || !file.commit() ? file.errorString() : QString();
}

std::unexpected<Error> notWritten(const QString& path, const QString& why)
{
    return exportFailed(ErrorCode::Unwritable,
        PlotExportTexts::tr("“%1” cannot be written: %2. Choose another folder or file name.").arg(path, why));
}

Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    const auto why = whyNotWritten(path, bytes);
    return why.isEmpty() ? Result<void>() : notWritten(path, why);
}

QImage renderToImage(Exportable& view, const ExportOptions& options)
{
    return view.plot().drawImage(options, originText(view, options));
}

QString boxedCharacters(Exportable& view, const ExportOptions& options)
{
    return withoutGlyph(view.plot().look().font, view.suggestedTitle() + options.title);
}

QString boxNotice(const QString& characters)
{
    if (characters.isEmpty())
        return {};
    return PlotExportTexts::tr(
        "No installed font has “%1”: the picture has a box for each. Install a font that has them, for emoji the "
        "package fonts-noto-color-emoji.")
        .arg(isolated(characters));
}

QString legendNotice(Exportable& view, const ExportOptions& options)
{
    const bool lacksRoom = options.legend == ExportLegend::Shown && view.plot().leavesLegendOut(options);
    return lacksRoom ? PlotExportTexts::tr("The picture is too small for its legend.") : QString();
}

Result<QByteArray> encodeView(Exportable& view, const ExportFormat& format, const ExportOptions& options)
{
    if (const Result<void> usable = checkOptions(view, options); !usable)
        return std::unexpected(usable.error());
    return format.encode(view, options);
}

Result<QMimeData*> clipboardData(Exportable& view, const ExportFormat& format, const ExportOptions& options)
{
    if (const Result<void> usable = checkOptions(view, options); !usable)
        return std::unexpected(usable.error());
    if (format.kind == ExportKind::Picture) {
        const Result<QImage> image = drawPixels(view, options);
        if (!image)
            return std::unexpected(image.error());
        return new CopiedPicture(*image);
    }
    const Result<QByteArray> bytes = format.encode(view, options);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto data = std::make_unique<QMimeData>();
    if (format.kind == ExportKind::Table)
        data->setText(QString::fromUtf8(*bytes));
    data->setData(QLatin1StringView(format.mimeType), *bytes);
    return data.release();
}

Result<void> exportView(Exportable& view, const QString& path, const ExportOptions& options)
{
    const ExportFormat* format = exportFormatFor(path);
    if (!format) {
        return exportFailed(ErrorCode::InvalidSetting,
            PlotExportTexts::tr("“%1” does not name a format that can be written. Let the file name end in one of %2.")
                .arg(path, knownSuffixes()));
    }
    const Result<QByteArray> bytes = encodeView(view, *format, options);
    if (!bytes)
        return std::unexpected(bytes.error());
    return writeFile(path, *bytes);
}

} // namespace attentoscope::ui
