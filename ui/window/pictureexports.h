// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/translation.h"

#include <QObject>

namespace attentoscope::ui {

class Exportable;
class MessageBar;
class MainView;
class WindowActions;

/// The dialogs for exporting pictures; each begins with the last folder and format.
class PictureExports : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of this object and of the dialogs.
    PictureExports(const WindowActions& actions, MainView& mainView, MessageBar& messages, QWidget& window);

    void exportView(Exportable& view);

    const QString& folder() const { return m_folder; }
    const QString& format() const { return m_format; }
    void restorePlace(const QString& folder, const QString& format);

signals:
    void said(const QString& text); ///< for the status bar
    void placeChanged();
    void translateRequested(const attentoscope::TranslationRequest& request);
    void translated(const attentoscope::Translation& translation); ///< passes answers to the dialog that requested them
    void translationFailed(quint64 id, const attentoscope::Error& error);

private:
    void exportAnimation(Exportable& view);
    void exportMany();
    void copyHeatmap();
    /// Sets the dialog's folder, and keeps its last one.
    template <typename Dialog>
    void open(Dialog* dialog);

    MainView& m_mainView;
    MessageBar& m_messages;
    QWidget& m_window;
    QString m_folder; ///< empty before the first export
    QString m_format;
};

} // namespace attentoscope::ui
