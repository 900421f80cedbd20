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

/// The dialogs through which pictures leave the window; each begins with the folder and the format of the one before.
class PictureExports : public QObject
{
    Q_OBJECT

public:
    /// `window` is the dialogs' parent, and this one's.
    PictureExports(const WindowActions& actions, MainView& mainView, MessageBar& messages, QWidget& window);

    void exportView(Exportable& view);

    const QString& folder() const { return m_folder; }
    const QString& format() const { return m_format; }
    void restorePlace(const QString& folder, const QString& format);

signals:
    void said(const QString& text); ///< for the status bar
    void placeChanged();
    void translateRequested(const attentoscope::TranslationRequest& request);
    void translated(const attentoscope::Translation& translation); ///< the answers, for the dialog that asked
    void translationFailed(quint64 id, const attentoscope::Error& error);

private:
    void exportAnimation(Exportable& view);
    void exportMany();
    void copyHeatmap();
    /// Gives a dialog the folder, and keeps the one that it was left with.
    template <typename Dialog>
    void open(Dialog* dialog);

    MainView& m_mainView;
    MessageBar& m_messages;
    QWidget& m_window;
    QString m_folder; ///< empty before the first export
    QString m_format;
};

} // namespace attentoscope::ui
