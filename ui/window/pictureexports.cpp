// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pictureexports.h"

#include "ui/animation/animationdialog.h"
#include "ui/heads/headsview.h" // IWYU pragma: keep, it is an Exportable
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/export/exportdialogs.h"
#include "ui/plots/export/exportform.h" // IWYU pragma: keep, a template calls its members
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h" // IWYU pragma: keep, it is an Exportable
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/linkspicture.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeplayer.h"
#include "ui/training/shownmodel.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/windowactions.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace attentoscope::ui {

PictureExports::PictureExports(
    const WindowActions& actions, MainView& mainView, const ShownModel& shown, MessageBar& messages, QWidget& window)
    : QObject(&window), m_mainView(mainView), m_shown(shown), m_messages(messages), m_window(window)
{
    connect(
        actions.exportHeatmap, &QAction::triggered, this, [this] { exportView(ofShownModel(m_mainView.attention())); });
    connect(actions.exportLoss, &QAction::triggered, this, [this] { exportView(ofShownModel(m_mainView.loss())); });
    connect(actions.exportMany, &QAction::triggered, this, &PictureExports::exportMany);
    connect(actions.exportHeads, &QAction::triggered, this,
        [this] { exportView(ofShownModel(m_mainView.heads().view())); });
    connect(actions.exportAnimation, &QAction::triggered, this,
        [this] { exportAnimation(ofShownModel(m_mainView.attention())); });
    connect(actions.exportHeadsAnimation, &QAction::triggered, this,
        [this] { exportAnimation(ofShownModel(m_mainView.heads().view())); });
    connect(actions.exportLinks, &QAction::triggered, this, [this] { exportLinks(m_mainView.attention().tokens()); });
    connect(actions.copyHeatmap, &QAction::triggered, this, &PictureExports::copyHeatmap);
}

PictureExports::~PictureExports() = default;

template <typename View>
View& PictureExports::ofShownModel(View& view) const
{
    const auto& run = m_shown.run();
    view.setOrigin(run ? PictureOrigin{run->preset.isEmpty() ? run->name : run->preset, run->data} : PictureOrigin());
    return view;
}

template <typename Dialog>
void PictureExports::open(Dialog* dialog)
{
    constexpr bool choosesFormat = requires { dialog->setFormat(m_memory.format); };
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if constexpr (choosesFormat)
        if (!m_memory.format.isEmpty())
            dialog->setFormat(m_memory.format);
    if (!m_memory.folder.isEmpty())
        dialog->setFolder(m_memory.folder);
    dialog->form().setExplanations(m_memory.legend, m_memory.origin);
    connect(dialog, &Dialog::exported, this, [this, dialog] {
        const ExportOptions options = dialog->form().options();
        m_memory = {dialog->folder(), m_memory.format, options.legend, options.origin};
        if constexpr (choosesFormat)
            m_memory.format = dialog->format();
        emit memoryChanged();
    });
    dialog->open();
}

ExportDialog& PictureExports::exportView(Exportable& view)
{
    auto* dialog = new ExportDialog(view, &m_window);
    connect(
        dialog, &ExportDialog::exported, this, [this](const QString& path) { emit said(tr("Saved %1").arg(path)); });
    open(dialog);
    return *dialog;
}

void PictureExports::exportAnimation(Exportable& view)
{
    m_mainView.setView(MainPage::Watched);
    auto& watched = m_mainView.watched();
    watched.timeBar().player().stop();
    auto* dialog = new AnimationDialog(watched.timeline(), view, watched.firstStep(), &m_window);
    connect(
        dialog, &AnimationDialog::exported, this, [this](const QString& path) { emit said(tr("Saved %1").arg(path)); });
    open(dialog);
}

/// Each dialog gets its own picture, which another export cannot change.
void PictureExports::exportLinks(const Translation& translation)
{
    auto* picture = new LinksPicture; // the dialog owns it
    picture->showLinks(translation, {m_mainView.attention().options().linkThreshold});
    auto& dialog = exportView(ofShownModel(*picture));
    connect(&dialog, &QObject::destroyed, picture, &QObject::deleteLater);
}

void PictureExports::exportMany()
{
    auto* dialog =
        new BatchExportDialog(ofShownModel(m_mainView.attention()), m_mainView.watched().sentences(), &m_window);
    connect(dialog, &BatchExportDialog::translateRequested, this, &PictureExports::translateRequested);
    connect(this, &PictureExports::translated, dialog, &BatchExportDialog::showTranslation);
    connect(this, &PictureExports::translationFailed, dialog, &BatchExportDialog::showFailure);
    open(dialog);
}

void PictureExports::copyHeatmap()
{
    auto& view = ofShownModel(m_mainView.attention());
    constexpr double sharp = 2.0;
    const ExportOptions options{.size = view.plot().size(),
        .scale = sharp,
        .title = view.suggestedTitle(),
        .legend = m_memory.legend,
        .origin = m_memory.origin};
    auto picture = clipboardData(view, exportFormats().front(), options);
    if (!picture)
        return m_messages.showError(picture.error());
    QGuiApplication::clipboard()->setMimeData(*picture);
    if (const QString notice = boxNotice(boxedCharacters(view, options)); !notice.isEmpty())
        m_messages.showNotice(notice);
    emit said(tr("A picture of the heatmap is on the clipboard"));
}

} // namespace attentoscope::ui
