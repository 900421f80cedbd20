// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/droppedfiles.h"

#include "ui/window/runtransfer.h"

#include <QDir>
#include <QFileInfo>

namespace attentoscope::ui {

DroppedFiles::DroppedFiles(const QList<QUrl>& urls) : m_urls(urls) { }

bool DroppedFiles::canBeOpened() const
{
    return !m_urls.isEmpty() && m_urls.size() <= 2 && !path(0).isEmpty();
}

QString DroppedFiles::path(qsizetype index) const
{
    return m_urls[index].isLocalFile() ? m_urls[index].toLocalFile() : QString();
}

bool DroppedFiles::isLesson(const QString& path)
{
    return path.endsWith(QLatin1String(".lesson.md"), Qt::CaseInsensitive);
}

QString DroppedFiles::text() const
{
    const auto name = QFileInfo(QDir::cleanPath(path(0))).fileName();
    if (m_urls.size() == 2)
        return tr("Drop them to open two files whose lines belong together");
    if (isLesson(path(0)))
        return tr("Drop it to open the lesson %1").arg(name);
    return QFileInfo(path(0)).isDir() || RunTransfer::isPackedRun(path(0))
        ? tr("Drop it to open the run %1").arg(name)
        : tr("Drop it to open the pairs in %1").arg(name);
}

} // namespace attentoscope::ui
