// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/translation.h"
#include "ui/plots/style/exportable.h"

#include <QObject>

#include <memory>

namespace attentoscope::ui {

class ExportDialog;
class MessageBar;
class MainView;
class ShownModel;
class WindowActions;

/// The choices of the last export, with which the next export dialog begins.
struct ExportMemory
{
    QString folder; ///< empty before the first export
    QString format;
    ExportLegend legend = ExportLegend::Shown;
    ExportOrigin origin = ExportOrigin::Hidden;
};

/// The dialogs for exporting pictures. Each begins with the choices of the last one.
class PictureExports : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of this object and of the dialogs.
    PictureExports(const WindowActions& actions, MainView& mainView, const ShownModel& shown, MessageBar& messages,
        QWidget& window);
    ~PictureExports() override;

    ExportDialog& exportView(Exportable& view); ///< the dialog also knows the origin of the view's contents

    /// Exports the links of a sentence, as the model in memory has them.
    void exportLinks(const Translation& translation);

    const ExportMemory& memory() const { return m_memory; }
    void restore(const ExportMemory& memory) { m_memory = memory; }

signals:
    void said(const QString& text); ///< text for the status bar
    void memoryChanged();
    void translateRequested(const attentoscope::TranslationRequest& request);
    void translated(const attentoscope::Translation& translation); ///< passes answers to the dialog that requested them
    void translationFailed(quint64 id, const attentoscope::Error& error);

private:
    /// Opens a dialog for a view of the main view, which shows the model in memory.
    template <typename View>
    View& ofShownModel(View& view) const;
    void exportAnimation(Exportable& view);
    void exportMany();
    void copyHeatmap();
    /// Gives the dialog the last choices, and keeps the new ones after the export.
    template <typename Dialog>
    void open(Dialog* dialog);

    MainView& m_mainView;
    const ShownModel& m_shown;
    MessageBar& m_messages;
    QWidget& m_window;
    ExportMemory m_memory;
};

} // namespace attentoscope::ui
