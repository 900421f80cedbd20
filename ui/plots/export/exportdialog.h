// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/exportable.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTimer;

namespace attentoscope::ui {

class ExportForm;

/// Asks where and how a view is saved, shows a preview, saves it, and explains failures. The caller sets folder, format
/// and options before that, and reads them after exported().
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExportDialog(Exportable& view, QWidget* parent = nullptr);

    /// Proposes a file in this folder that does not exist yet.
    void setFolder(const QString& folder);
    [[nodiscard]] QString folder() const;
    void setFormat(const QString& suffix);
    [[nodiscard]] QString format() const;
    void setOptions(const ExportOptions& options);
    [[nodiscard]] ExportForm& form() const { return *m_form; }
    [[nodiscard]] ExportOptions options() const;
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;

    void accept() override;

signals:
    void exported(const QString& path);

private:
    [[nodiscard]] QWidget* previewColumn();
    void formChanged();
    [[nodiscard]] QString pictureNotice(); ///< says what the picture lacks; empty if nothing
    void drawPreview();
    void copy(); ///< copies to the clipboard, with the format and options of the form
    void showProblem(const QString& problem);

    Exportable& m_view;
    ExportForm* m_form = nullptr;
    QLabel* m_outcome = nullptr;
    QLabel* m_preview = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_copy = nullptr;
    QTimer* m_previewTimer = nullptr;
    QString m_pathToReplace; ///< the file whose replacement the user was warned of
};

} // namespace attentoscope::ui
