// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runs.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;

namespace attentoscope::ui {

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

} // namespace attentoscope::ui
