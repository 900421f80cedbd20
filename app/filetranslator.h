// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/writers/translationwriter.h"
#include "engine/corpus/files/textfile.h"
#include "engine/qt/enginecontroller.h"
#include "ui/translation/filetranslationdialog.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSaveFile>

#include <deque>
#include <memory>
#include <optional>
#include <stop_token>

namespace attentoscope {

namespace ui {
class FileTranslationDialog;
}

/// Translates a text file, a few dozen lines at a time, so that training continues in between. The input is read twice.
/// The first time it is counted and checked, so that a bad file is refused at once with the line's number. The second
/// time it is translated. The output is written under a temporary name and renamed when it is complete. If a line
/// cannot be translated, its translation is empty and the problem is reported. Lives in the GUI thread.
class FileTranslator : public QObject
{
    Q_OBJECT

public:
    explicit FileTranslator(EngineController& engine);

public slots:
    void start(const attentoscope::ui::FileTranslationRequest& request);
    void cancel();

signals:
    void progressed(const attentoscope::ui::FileTranslationProgress& progress);
    void ended(const attentoscope::ui::FileTranslationReport& report);

private:
    [[nodiscard]] std::optional<QString> problemWith(const ui::FileTranslationRequest& request) const;
    [[nodiscard]] std::optional<QString> problemWithOutput() const; ///< set if the file exists and may not be replaced
    void count(); ///< counts lines for a moment, then schedules itself again
    void beginTranslating();
    void askNext();
    [[nodiscard]] Result<void> readAhead();
    void ask(const std::vector<TranslationRequest>& requests); ///< translates the lines of m_asked that are not empty
    void takeFailure(const Error& error);
    void write(const std::vector<Translation>& translations);
    void modelChanged();
    void finish();
    void fail(const QString& message);
    void end(ui::FileTranslationEnd how, const QString& message = {});

    EngineController& m_engine;
    ui::FileTranslationRequest m_request;
    ui::FileTranslationReport m_report;
    bool m_isRunning = false;
    std::stop_source m_stop;
    QElapsedTimer m_clock;
    std::optional<TextFile> m_input;
    std::unique_ptr<QSaveFile> m_output;
    std::optional<TranslationWriter> m_writer;
    std::deque<std::string> m_waiting; ///< lines that are read but not yet asked for
    std::vector<std::string> m_asked;
    std::size_t m_alone = 0; ///< how many of the next lines are translated one by one, after they failed as a batch
    std::size_t m_done = 0;
};

/// Makes a translator for the dialog. It is destroyed with the engine.
void connectFileTranslation(ui::FileTranslationDialog& dialog, EngineController& engine);

} // namespace attentoscope
