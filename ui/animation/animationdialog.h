// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <cstdint>
#include <memory>

class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace attentoscope::ui {

class AnimationExport;
class ExportForm;
class Exportable;
class TimeAnimation;
class Timeline;

/// Asks where and how a training is saved as an animation, draws and writes it without blocking the window, and
/// explains failures. The caller sets folder and format before that, and reads them after exported().
class AnimationDialog : public QDialog
{
    Q_OBJECT

public:
    /// The view must have pictures from `firstStep` on.
    AnimationDialog(Timeline& timeline, Exportable& view, std::int64_t firstStep, QWidget* parent = nullptr);
    ~AnimationDialog() override;

    void setFolder(const QString& folder); ///< proposes a new file name
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] ExportForm& form() const { return *m_form; }

    void accept() override;
    void reject() override; ///< while writing, stops writing and leaves the dialog open

signals:
    void exported(const QString& path); ///< the file, or the first of several files

private:
    void addFields();
    [[nodiscard]] bool canSave() const;
    void formChanged();
    void start();
    void stop();
    void finish(const QString& problem);
    void setWriting(bool writing);
    void showProblem(const QString& problem);

    Timeline& m_timeline;
    Exportable& m_view;
    std::int64_t m_firstStep;
    std::unique_ptr<TimeAnimation> m_animation; ///< null unless an animation is being written
    std::unique_ptr<AnimationExport> m_export;
    ExportForm* m_form = nullptr;
    QSpinBox* m_pictures = nullptr;
    QDoubleSpinBox* m_seconds = nullptr;
    QLabel* m_problem = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_save = nullptr;
    QString m_proposedTitle; ///< the title when the dialog was opened
    QString m_pathToReplace; ///< the file whose replacement the user was warned of
};

} // namespace attentoscope::ui
