// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/runs.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QProgressDialog;
class QWidget;

namespace attentoscope::ui {

class Dialogs;
class MessageBar;

/// Asks for the file of a packed run, and whether to include the sentence pairs. Then displays the progress.
class PackDialog : public QDialog
{
    Q_OBJECT

public:
    PackDialog(const QString& run, const QString& folder, QWidget* parent = nullptr);

    QString file() const; ///< path with the right suffix
    PackedData data() const;
    QString status() const;
    bool isPacking() const { return m_isPacking; }

    void accept() override;
    void reject() override;

public slots:
    void showProgress(double fraction);
    void showFailure(const QString& message); ///< empty: packing was stopped

signals:
    void packRequested(const QString& file, attentoscope::PackedData data);
    void cancelRequested();

private:
    void choicesChanged();
    void browse();
    void setPacking(bool packing);
    void showStatus(const QString& text);

    QLineEdit* m_file;
    QCheckBox* m_withData;
    QProgressBar* m_progress;
    QLabel* m_status;
    QDialogButtonBox* m_buttons;
    bool m_isPacking = false;
    bool m_replaces = false; ///< whether the user has agreed to replace the file
};

/// Packs a run into one file, unpacks it, or writes a page about it. The user's requests leave as signals; the results
/// arrive in the slots.
class RunTransfer : public QObject
{
    Q_OBJECT

public:
    RunTransfer(MessageBar& messages, QWidget& window);

    static bool isPackedRun(const QString& path); ///< decided by the name
    /// Opens a dialog that proposes a file in `place`.
    void askToPack(const QString& run, const QString& place);
    /// Asks for the page's file; `place` is the folder that is proposed.
    void askForPage(const QString& run, const QString& place, Dialogs& dialogs);
    void unpack(const QString& file);
    /// Reports about a run that was just unpacked. Ignores others.
    void reportOn(const QString& folder);
    PackDialog* dialog() const;

public slots:
    void showProgress(double fraction);
    void showPacked(const attentoscope::ArchiveSummary& summary, const QString& file);
    void showPage(const QString& file);
    void showUnpacked(const attentoscope::ArchiveSummary& summary, const QString& folder);
    void showUnpackedBefore(const QString& folder); ///< opens it, and does not unpack it again
    void showFailure(const attentoscope::Error& error);
    void showCancelled();

signals:
    void packRequested(const QString& run, const QString& file, attentoscope::PackedData data);
    void pageRequested(const QString& run, const QString& file);
    void unpackRequested(const QString& file);
    void cancelRequested();
    void unpacked(const QString& folder); ///< the unpacked run should be opened

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
