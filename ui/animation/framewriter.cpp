// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/framewriter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <webp/encode.h>
#include <webp/mux.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

namespace attentoscope::ui {

namespace {

/// One PNG file for each picture, for programs that make films: for "map.png" they are "map-0001.png", "map-0002.png"
/// and so on. The files do not contain durations. They get their names when all are written, and then the remaining
/// pictures of a longer film of this name are removed.
class PngWriter : public FrameWriter
{
public:
    explicit PngWriter(const QString& path);

    Result<void> add(const QImage& picture, int milliseconds) override;
    Result<void> finish() override;

    [[nodiscard]] static QString pathOf(const QString& path, int number); ///< counted from one
    [[nodiscard]] static QStringList existing(const QString& path);

private:
    QString m_path;
    QStringList m_before; ///< the pictures that were there
    QTemporaryDir m_folder; ///< in the same folder, so that a picture gets its name without being copied
    int m_written = 0;
};

QString nameBeforeNumber(const QString& path)
{
    return QFileInfo(path).completeBaseName() + QLatin1Char('-');
}

QString PngWriter::pathOf(const QString& path, int number)
{
    const QString digits = QString::number(number).rightJustified(4, QLatin1Char('0'));
    return QDir(QFileInfo(path).path()).filePath(nameBeforeNumber(path) + digits + QStringLiteral(".png"));
}

QStringList PngWriter::existing(const QString& path)
{
    const QString before = nameBeforeNumber(path);
    QStringList found;
    for (const auto& file : QDir(QFileInfo(path).path()).entryInfoList(QDir::Files | QDir::Hidden)) {
        const QString name = file.fileName();
        const int number = name.mid(before.size()).section(QLatin1Char('.'), 0, 0).toInt();
        if (number > 0 && name == QFileInfo(pathOf(path, number)).fileName())
            found.append(pathOf(path, number));
    }
    return found;
}

PngWriter::PngWriter(const QString& path)
    : m_path(path)
    , m_before(existing(path))
    , m_folder(
          QDir(QFileInfo(path).path()).filePath(QLatin1Char('.') + nameBeforeNumber(path) + QStringLiteral("XXXXXX")))
{
}

Result<void> PngWriter::add(const QImage& picture, int)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!picture.save(&buffer, "PNG"))
        return failure(ErrorCode::OutOfMemory,
            QCoreApplication::translate(
                "PngWriter", "There is not enough memory for these pictures. Choose a smaller size or scale.")
                .toStdString());
    const int number = m_written + 1;
    const auto why =
        m_folder.isValid() ? whyNotWritten(m_folder.filePath(QString::number(number)), bytes) : m_folder.errorString();
    if (!why.isEmpty())
        return notWritten(pathOf(m_path, number), why);
    m_written = number;
    return {};
}

Result<void> PngWriter::finish()
{
    for (int number = 1; number <= m_written; ++number) {
        const QString target = pathOf(m_path, number);
        std::error_code problem;
        std::filesystem::rename(
            m_folder.filePath(QString::number(number)).toStdString(), target.toStdString(), problem);
        if (problem)
            return notWritten(target, QString::fromLocal8Bit(problem.message()));
        m_before.removeOne(target);
    }
    for (const auto& left : m_before)
        QFile::remove(left);
    return {};
}

constexpr int losslessLevel = 3; // compression from 0 (fast) to 9 (small)
constexpr int largestFrameSide = WEBP_MAX_DIMENSION;

struct WebpWriterTexts
{
    Q_DECLARE_TR_FUNCTIONS(WebpWriter)
};

std::unexpected<Error> noMemory()
{
    return failure(ErrorCode::OutOfMemory,
        WebpWriterTexts::tr("There is not enough memory for this animation. Choose a smaller size or fewer pictures.")
            .toStdString());
}

/// libwebp's picture, freed by the destructor.
struct Picture
{
    WebPPicture webp{};
    bool usable = WebPPictureInit(&webp) != 0;

    Picture() = default;
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
    ~Picture() { WebPPictureFree(&webp); }
};

/// One WebP file that repeats for ever. It is lossless, so the cells have the exact colours of the map.
class WebpWriter : public FrameWriter
{
public:
    explicit WebpWriter(QString path);
    ~WebpWriter() override;

    Result<void> add(const QImage& picture, int milliseconds) override;
    Result<void> finish() override;

private:
    struct EncoderDeleter
    {
        void operator()(WebPAnimEncoder* encoder) const;
    };
    Result<void> begin(const QSize& size);

    QString m_path;
    QSize m_size;
    int m_time = 0; ///< ms from the beginning to the end of the last picture
    std::unique_ptr<WebPAnimEncoder, EncoderDeleter> m_encoder;
};

void WebpWriter::EncoderDeleter::operator()(WebPAnimEncoder* encoder) const
{
    WebPAnimEncoderDelete(encoder);
}

WebpWriter::WebpWriter(QString path) : m_path(std::move(path)) { }

WebpWriter::~WebpWriter() = default;

Result<void> WebpWriter::begin(const QSize& size)
{
    if (size.width() > largestFrameSide || size.height() > largestFrameSide)
        return failure(ErrorCode::InvalidSetting,
            WebpWriterTexts::tr(
                "A WebP picture of %1 × %2 pixels is too large: no side may exceed %3. Choose a smaller size or scale.")
                .arg(size.width())
                .arg(size.height())
                .arg(largestFrameSide)
                .toStdString());
    WebPAnimEncoderOptions options;
    if (!WebPAnimEncoderOptionsInit(&options))
        return failure(ErrorCode::Internal, "libwebp is of another version than the one this program was built with.");
    options.anim_params.loop_count = 0; // repeats for ever
    options.kmax = 0; // no key frames: each picture is stored as its difference from the one before
    m_size = size;
    m_encoder.reset(WebPAnimEncoderNew(size.width(), size.height(), &options));
    return m_encoder ? Result<void>() : noMemory();
}

Result<void> WebpWriter::add(const QImage& picture, int milliseconds)
{
    if (!m_encoder)
        if (auto begun = begin(picture.size()); !begun)
            return begun;
    const QImage rgb = picture.convertToFormat(QImage::Format_RGB888);
    Picture frame;
    WebPConfig config;
    if (rgb.isNull() || rgb.size() != m_size || !frame.usable || !WebPConfigInit(&config)
        || !WebPConfigLosslessPreset(&config, losslessLevel))
        return noMemory();
    frame.webp.use_argb = 1;
    frame.webp.width = rgb.width();
    frame.webp.height = rgb.height();
    if (!WebPPictureImportRGB(&frame.webp, rgb.constBits(), int(rgb.bytesPerLine()))
        || !WebPAnimEncoderAdd(m_encoder.get(), &frame.webp, m_time, &config))
        return noMemory();
    m_time += milliseconds;
    return {};
}

Result<void> WebpWriter::finish()
{
    if (!m_encoder)
        return failure(ErrorCode::NotReady, WebpWriterTexts::tr("There is nothing to save yet.").toStdString());
    WebPData data;
    WebPDataInit(&data);
    const bool assembled = WebPAnimEncoderAdd(m_encoder.get(), nullptr, m_time, nullptr)
        && WebPAnimEncoderAssemble(m_encoder.get(), &data);
    const QByteArray bytes(reinterpret_cast<const char*>(data.bytes), qsizetype(data.size));
    WebPDataClear(&data);
    m_encoder.reset();
    return assembled ? writeFile(m_path, bytes) : noMemory();
}

constexpr std::array<AnimationFormat, 2> animationTable{{
    {"webp", QT_TRANSLATE_NOOP("ExportFormat", "Animation (WebP)"),
        [](const QString& path) -> std::unique_ptr<FrameWriter> { return std::make_unique<WebpWriter>(path); },
        [](const QString& path) { return path; },
        [](const QString& path) { return QFileInfo::exists(path) ? QStringList(path) : QStringList(); }},
    {"png", QT_TRANSLATE_NOOP("ExportFormat", "Numbered pictures (PNG)"),
        [](const QString& path) -> std::unique_ptr<FrameWriter> { return std::make_unique<PngWriter>(path); },
        [](const QString& path) { return PngWriter::pathOf(path, 1); }, PngWriter::existing},
}};

} // namespace

const AnimationFormat* animationFormatFor(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto row = std::ranges::find_if(
        animationTable, [&](const AnimationFormat& format) { return suffix == QLatin1StringView(format.suffix); });
    return row == animationTable.end() ? nullptr : &*row;
}

std::span<const ExportFormat> animationFormChoices()
{
    static const auto choices = [] {
        std::array<ExportFormat, animationTable.size()> rows;
        std::ranges::transform(animationTable, rows.begin(), [](const AnimationFormat& format) {
            return ExportFormat{.suffix = format.suffix, .name = format.name, .kind = ExportKind::Picture};
        });
        return rows;
    }();
    return choices;
}

} // namespace attentoscope::ui
