// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/runs.h"

#include <QObject>
#include <QPointer>

class QProgressDialog;
class QWidget;

namespace attentoscope::ui {

class Dialogs;
class MessageBar;
class PackDialog;

/// Packs a run into one file, unpacks it, or makes a page of it. Requests of the user are emitted as signals; the
/// results arrive in the slots.
class RunTransfer : public QObject
{
    Q_OBJECT

public:
    RunTransfer(MessageBar& messages, QWidget& window);

    static bool isPackedRun(const QString& path); ///< by its name
    /// Opens a dialog that proposes a file in `place`.
    void askToPack(const QString& run, const QString& place);
    /// Asks for the page's file; `place` is the folder that is proposed.
    void askForPage(const QString& run, const QString& place, Dialogs& dialogs);
    void unpack(const QString& file);
    /// Reports about a run that was just unpacked; nothing for others.
    void reportOn(const QString& folder);
    PackDialog* dialog() const;

public slots:
    void showProgress(double fraction);
    void showPacked(const attentoscope::ArchiveSummary& summary, const QString& file);
    void showPage(const QString& file);
    void showUnpacked(const attentoscope::ArchiveSummary& summary, const QString& folder);
    void showUnpackedBefore(const QString& folder); ///< opens it instead of unpacking it again
    void showFailure(const attentoscope::Error& error);
    void showCancelled();

signals:
    void packRequested(const QString& run, const QString& file, attentoscope::PackedData data);
    void pageRequested(const QString& run, const QString& file);
    void unpackRequested(const QString& file);
    void cancelRequested();
    void unpacked(const QString& folder); ///< to be opened

private:
    void closeProgress();

    MessageBar& m_messages;
    QWidget& m_window;
    QPointer<PackDialog> m_dialog;
    QPointer<QProgressDialog> m_progress;
    QString m_unpackedFolder;
    ArchiveSummary m_unpacked;
};

} // namespace attentoscope::ui
