// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/webpwriter.h"

#include "ui/plots/export/plotexport.h"

#include <QCoreApplication>

#include <webp/encode.h>
#include <webp/mux.h>

#include <utility>

namespace attentoscope::ui {

namespace {

constexpr int losslessLevel = 3; // of 0, fast, to 9, small
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

/// libwebp's picture, freed when it goes.
struct Picture
{
    WebPPicture webp{};
    bool usable = WebPPictureInit(&webp) != 0;

    Picture() = default;
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
    ~Picture() { WebPPictureFree(&webp); }
};

} // namespace

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
    options.anim_params.loop_count = 0; // for ever
    options.kmax = 0; // no key frames: each picture is stored as what differs from the one before
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

} // namespace attentoscope::ui
