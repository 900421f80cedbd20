// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/runtransfer.h"

#include "ui/language/languages.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/packdialog.h"

#include <QDir>
#include <QFileInfo>
#include <QProgressDialog>

namespace attentoscope::ui {

namespace {

constexpr int unpackingEnd = 1'000;

} // namespace

RunTransfer::RunTransfer(MessageBar& messages, QWidget& window)
    : QObject(&window), m_messages(messages), m_window(window)
{
}

bool RunTransfer::isPackedRun(const QString& path)
{
    return path.endsWith(QLatin1String(".attentoscope")) && !QFileInfo(path).isDir();
}

PackDialog* RunTransfer::dialog() const
{
    return m_dialog;
}

void RunTransfer::askToPack(const QString& run, const QString& place)
{
    m_dialog = new PackDialog(run, place.isEmpty() ? QDir::homePath() : place, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &PackDialog::packRequested, this,
        [this, run](const QString& file, PackedData data) { emit packRequested(run, file, data); });
    connect(m_dialog, &PackDialog::cancelRequested, this, &RunTransfer::cancelRequested);
    m_dialog->open();
}

void RunTransfer::askForPage(const QString& run, const QString& place, Dialogs& dialogs)
{
    const QDir folder(place.isEmpty() ? QDir::homePath() : place);
    auto file = dialogs.saveFile(&m_window, tr("Export the run as a page"),
        folder.filePath(QFileInfo(run).fileName() + QLatin1String(".html")), tr("Pages (*.html)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QLatin1String(".html");
    m_messages.showNotice(tr("The page is being made; this can take half a minute."));
    emit pageRequested(run, file);
}

void RunTransfer::showPage(const QString& file)
{
    m_messages.showNotice(
        tr("The page was written: %1, %2.").arg(shortPath(file), sizeText(std::uint64_t(QFileInfo(file).size()))));
}

void RunTransfer::unpack(const QString& file)
{
    if (m_progress)
        return;
    constexpr int unnoticed = 800; // milliseconds; for shorter work no dialog opens
    m_progress = new QProgressDialog(QString(), tr("S&top"), 0, unpackingEnd, &m_window);
    m_progress->setLabel(new TextLabel(tr("Unpacking %1…").arg(QFileInfo(file).fileName())));
    m_progress->setWindowTitle(tr("Open a packed run"));
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(unnoticed);
    m_progress->setAutoClose(false);
    m_progress->setAutoReset(false);
    m_progress->setValue(0);
    connect(m_progress, &QProgressDialog::canceled, this, &RunTransfer::cancelRequested);
    emit unpackRequested(file);
}

void RunTransfer::closeProgress()
{
    if (m_progress) {
        m_progress->disconnect(this); // closing the dialog must not stop the work
        m_progress->close();
        m_progress->deleteLater();
    }
    m_progress = nullptr;
}

void RunTransfer::showProgress(double fraction)
{
    if (m_progress)
        m_progress->setValue(static_cast<int>(fraction * unpackingEnd));
    else if (m_dialog)
        m_dialog->showProgress(fraction);
}

void RunTransfer::showPacked(const ArchiveSummary& summary, const QString& file)
{
    if (m_dialog)
        m_dialog->done(1);
    const auto size = sizeText(std::uint64_t(QFileInfo(file).size()));
    const auto step = countText(std::size_t(summary.step));
    m_messages.showNotice(summary.data == PackedData::Included
            ? tr("The run was exported with its sentence pairs: %1, %2, step %3.").arg(shortPath(file), size, step)
            : tr("The run was exported without its sentence pairs: %1, %2, step %3.").arg(shortPath(file), size, step));
}

void RunTransfer::showUnpacked(const ArchiveSummary& summary, const QString& folder)
{
    closeProgress();
    m_unpacked = summary;
    m_unpackedFolder = folder;
    emit unpacked(folder);
}

void RunTransfer::showUnpackedBefore(const QString& folder)
{
    closeProgress();
    emit unpacked(folder);
}

void RunTransfer::reportOn(const QString& folder)
{
    if (folder.isEmpty() || folder != m_unpackedFolder)
        return;
    m_unpackedFolder.clear();
    const auto place = tr("The run was unpacked into %1.").arg(shortPath(folder));
    const auto name = QString::fromStdString(m_unpacked.dataName);
    const auto pairs = countText(m_unpacked.trainingPairs);
    if (name.isEmpty())
        m_messages.showNotice(place);
    else if (m_unpacked.data == PackedData::Included)
        m_messages.showNotice(
            tr("%1 It was trained on %2 pairs of %3, which lie in its folder packed-data.").arg(place, pairs, name));
    else
        m_messages.showNotice(
            tr("%1 It was trained on %2 pairs of %3, which did not come with it: translate with it, or open the same "
               "pairs to go on training.")
                .arg(place, pairs, name));
}

void RunTransfer::showFailure(const Error& error)
{
    const bool wasUnpacking = m_progress;
    closeProgress();
    if (!wasUnpacking && m_dialog)
        m_dialog->showFailure(translated(error.message));
    else
        m_messages.showError(error);
}

void RunTransfer::showCancelled()
{
    closeProgress();
    if (m_dialog)
        m_dialog->showFailure({});
}

} // namespace attentoscope::ui
