// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/pngwriter.h"

#include "ui/plots/export/plotexport.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace attentoscope::ui {

QString PngWriter::pathOf(const QString& path, int number)
{
    const QFileInfo file(path);
    return QDir(file.path())
        .filePath(QStringLiteral("%1-%2.png").arg(file.completeBaseName()).arg(number, 4, 10, QLatin1Char('0')));
}

PngWriter::~PngWriter()
{
    if (m_finished)
        return;
    for (const auto& path : m_written)
        QFile::remove(path);
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
    const QString path = pathOf(m_path, int(m_written.size()) + 1);
    auto written = writeFile(path, bytes);
    if (written)
        m_written.append(path);
    return written;
}

Result<void> PngWriter::finish()
{
    m_finished = true;
    return {};
}

} // namespace attentoscope::ui
