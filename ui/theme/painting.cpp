// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/painting.h"

#include <QtGlobal>

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
#include <QThreadPool>

// Older versions of Qt ask this function for the pool, and cannot be told otherwise. Without a pool Qt paints by
// itself, as it does at the end of a program. QtGui calls the program's function in place of the one in QtCore.
QThreadPool* QThreadPool::globalInstance()
{
    return nullptr;
}
#endif

namespace attentoscope::ui {

void paintInOneThread()
{
    qputenv("QT_NO_GUI_THREADPOOL", "1"); // since Qt 6.8
}

} // namespace attentoscope::ui
