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

/// Translates a text file line by line, a few dozen lines at a time, so that training and everything else goes on
/// between them. The input is read twice: first to count and check its lines, so that a bad file is refused at once
/// with the line's number, then to translate them. The output is written beside its place and renamed when it is
/// complete. If a single line cannot be translated, its line stays empty and the problem is reported. Lives in the GUI
/// thread.
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
    [[nodiscard]] std::optional<QString> problemWithOutput() const; ///< if the file exists and may not be replaced
    void count(); ///< counts lines for a moment, then calls itself again
    void beginTranslating();
    void askNext();
    [[nodiscard]] Result<void> readAhead();
    void ask(const std::vector<TranslationRequest>& requests); ///< for the lines of m_asked that are not empty
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
    std::size_t m_alone = 0; ///< number of the next lines that are translated one by one, because together they failed
    std::size_t m_done = 0;
};

/// Makes a translator for the dialog. It is destroyed with the engine.
void connectFileTranslation(ui::FileTranslationDialog& dialog, EngineController& engine);

} // namespace attentoscope
