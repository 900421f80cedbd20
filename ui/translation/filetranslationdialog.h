// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/translation.h"

#include <QDialog>
#include <QString>

#include <cstdint>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace attentoscope::ui {

class BeamChoice;

enum class TranslationFileFormat : std::uint8_t { Text, Json };
enum class ExistingFile : std::uint8_t { Keep, Replace };

/// A text file with one sentence on each line, and the file for its translation.
struct FileTranslationRequest
{
    QString input;
    QString output;
    TranslationFileFormat format = TranslationFileFormat::Text;
    ExistingFile existing = ExistingFile::Keep; ///< what to do if `output` exists already
    int beam = 1;
    double lengthPenalty = usualLengthPenalty; ///< length penalty of the beam
    UnknownWords unknownWords = UnknownWords::Keep;
};

struct FileTranslationProgress
{
    std::size_t lines = 0; ///< lines of the input; 0 if they are not counted yet
    std::size_t done = 0;
    double secondsLeft = -1.0; ///< negative if it is not known yet
};

enum class FileTranslationEnd : std::uint8_t { Written, Cancelled, Failed };

/// The result. The output file is either complete or absent.
struct FileTranslationReport
{
    FileTranslationEnd end = FileTranslationEnd::Written;
    QString output;
    std::size_t lines = 0;
    double seconds = 0.0;
    std::vector<LineProblem> problems; ///< the first lines that could not be translated; they are empty in the output
    std::size_t problemCount = 0;
    QString message; ///< describes a failure
};

/// Asks for a text file and the file for its translation, and displays the progress. It is not modal. Its owner
/// responds to requested() with showProgress() and, at the end, showReport().
class FileTranslationDialog : public QDialog
{
    Q_OBJECT

public:
    explicit FileTranslationDialog(QWidget* parent = nullptr);

    void setState(const EngineState& state);
    void setInput(const QString& path); ///< sets the input and proposes an output beside it
    void setOutput(const QString& path);
    [[nodiscard]] FileTranslationRequest request() const; ///< the request with the user's choices
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    void accept() override; ///< begins the translation
    void reject() override; ///< cancels the translation; called again, closes the dialog

public slots:
    void showProgress(const attentoscope::ui::FileTranslationProgress& progress);
    void showReport(const attentoscope::ui::FileTranslationReport& report);

signals:
    void requested(const attentoscope::ui::FileTranslationRequest& request);
    void cancelRequested();

protected:
    bool focusNextPrevChild(bool next) override; ///< Tab follows the order of the layouts

private:
    [[nodiscard]] QWidget* makeForm();
    [[nodiscard]] QWidget* makePathRow(QLineEdit* path, void (FileTranslationDialog::*browse)());
    void browseInput();
    void browseOutput();
    void proposeOutput();
    void formatChanged();
    void choicesChanged();
    void refresh();
    void setRunning(bool running);
    void showStatus(const QString& text);

    EngineState m_state;
    bool m_isRunning = false;
    bool m_replaces = false; ///< whether the user was warned that the output exists
    QString m_proposed; ///< the last proposed output

    QWidget* m_form = nullptr;
    QLineEdit* m_input = nullptr;
    QLineEdit* m_output = nullptr;
    QComboBox* m_format = nullptr;
    BeamChoice* m_beam = nullptr;
    QCheckBox* m_copyUnknown = nullptr;
    QLabel* m_hint = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_status = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace attentoscope::ui
