// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QUrl>

namespace attentoscope::ui {

/// What a person drags over the window.
class DroppedFiles
{
    Q_DECLARE_TR_FUNCTIONS(DroppedFiles)

public:
    explicit DroppedFiles(const QList<QUrl>& urls);

    bool canBeOpened() const; ///< one or two, on this machine
    qsizetype count() const { return m_urls.size(); }
    QString path(qsizetype index) const; ///< empty: it is elsewhere
    static bool isLesson(const QString& path); ///< by its name
    QString text() const; ///< what dropping them would do, where they can be opened

private:
    QList<QUrl> m_urls;
};

} // namespace attentoscope::ui
