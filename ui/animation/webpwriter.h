// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/animation/framewriter.h"

#include <QSize>
#include <QString>

#include <memory>

struct WebPAnimEncoder;

namespace attentoscope::ui {

/// One WebP file that plays for ever, without loss: the colours of the cells are the colours of the map.
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
    int m_time = 0; ///< in ms, where the next picture begins
    std::unique_ptr<WebPAnimEncoder, EncoderDeleter> m_encoder;
};

} // namespace attentoscope::ui
