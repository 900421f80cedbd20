// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/animation/framewriter.h"

#include <QStringList>

namespace attentoscope::ui {

/// One PNG file for each picture: for "map.png" they are "map-0001.png", "map-0002.png" and so on, for programs that
/// make films of them. Durations are left to those.
class PngWriter : public FrameWriter
{
public:
    explicit PngWriter(QString path) : m_path(std::move(path)) { }
    ~PngWriter() override;

    Result<void> add(const QImage& picture, int milliseconds) override;
    Result<void> finish() override;

    [[nodiscard]] static QString pathOf(const QString& path, int number); ///< counted from one

private:
    QString m_path;
    QStringList m_written;
    bool m_finished = false;
};

} // namespace attentoscope::ui
