// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/export/batchexport.h"
#include "ui/plots/style/exportable.h"

#include <QDialog>

#include <memory>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QTimer;

namespace attentoscope::ui {

class AttentionView;
class ExportForm;

/// Draws the attention of many sentences into files, one after the other. It requests a translation, draws it as the
/// window's view would, and requests the next. The caller answers translateRequested().
class BatchExportDialog : public QDialog
{
    Q_OBJECT

public:
    BatchExportDialog(
        const AttentionView& like, const std::vector<WatchedSentence>& watched, QWidget* parent = nullptr);
    ~BatchExportDialog() override;

    void setFolder(const QString& folder);
    [[nodiscard]] QString folder() const;
    void setFormat(const QString& suffix);
    [[nodiscard]] QString format() const;
    void setOptions(const ExportOptions& options);
    [[nodiscard]] ExportForm& form() const { return *m_form; }
    void setSentencesFile(const QString& file); ///< sets the file of sentences, and chooses to export it

    void accept() override; ///< begins the export
    void reject() override; ///< stops the export; written files stay

public slots:
    void showTranslation(const attentoscope::Translation& translation);
    void showFailure(quint64 id, const attentoscope::Error& error);

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void exported(const QString& folder); ///< all sentences that could be drawn are written

private:
    [[nodiscard]] QWidget* makeSources();
    void browse();
    void choicesChanged();
    [[nodiscard]] QString namesText() const;
    [[nodiscard]] Result<std::vector<BatchSentence>> sentences() const;
    [[nodiscard]] bool mayReplace();
    void askNext();
    void finish();
    void showStatus(const QString& text);
    [[nodiscard]] bool isRunning() const { return m_next < m_sentences.size(); }
    [[nodiscard]] QString pathOf(const BatchSentence& sentence) const;

    std::unique_ptr<AttentionView> m_view; ///< hidden; used only for drawing
    std::vector<BatchSentence> m_watched;
    std::vector<BatchSentence> m_sentences; ///< sentences of the current export
    std::size_t m_next = 0;
    quint64 m_awaited = 0;
    QStringList m_problems;
    QString m_boxes; ///< characters that no font has
    bool m_replaces = false; ///< whether the user was warned about the existing files

    QRadioButton* m_fromWatched = nullptr;
    QRadioButton* m_fromFile = nullptr;
    QLineEdit* m_file = nullptr;
    QWidget* m_sources = nullptr;
    ExportForm* m_form = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_status = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

/// Asks where and how a view is saved, shows a preview, saves it, and explains failures. While a model trains, the view
/// changes: preview and proposed title follow it. The caller sets folder, format and options before that, and reads
/// them after exported().
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
    [[nodiscard]] ExportOptions options() const; ///< a title that nobody has changed is that of the view now
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;

    void accept() override;

signals:
    void exported(const QString& path);

private:
    [[nodiscard]] QWidget* previewColumn();
    void formChanged();
    void viewChanged();
    void showNotice();
    void enableButtons();
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
    QTimer* m_viewTimer = nullptr; ///< runs when the view has changed
    QString m_proposedTitle; ///< title of the view, as the form shows it
    QString m_pathToReplace; ///< the file whose replacement the user was warned of
};

} // namespace attentoscope::ui
