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
/// between them. The input is read twice: first to count and check its lines, so that a file that cannot be read
/// fails at once, by line number, then to translate them. The output is written beside its place and renamed when it
/// is whole. A line that alone cannot be translated is left empty and reported. Lives in the GUI thread.
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
    [[nodiscard]] std::optional<QString> problemWithOutput() const; ///< somebody else's file is there
    void count(); ///< for a moment, then again
    void beginTranslating();
    void askNext();
    [[nodiscard]] Result<void> readAhead();
    void ask(const std::vector<TranslationRequest>& requests); ///< those of m_asked that are no empty lines
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
    std::deque<std::string> m_waiting; ///< read, not yet asked for
    std::vector<std::string> m_asked;
    std::size_t m_alone = 0; ///< how many of the next lines go one by one, because together they failed
    std::size_t m_done = 0;
};

/// Makes a translator for the dialog; it goes with the engine.
void connectFileTranslation(ui::FileTranslationDialog& dialog, EngineController& engine);

} // namespace attentoscope
