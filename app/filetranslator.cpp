// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/filetranslator.h"

#include "app/writers/translationwriter.h"
#include "ui/language/languages.h"
#include "ui/plots/export/plotexport.h"
#include "ui/translation/filetranslationdialog.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::size_t linesAtOnce = 32;
constexpr std::size_t problemsKept = 100;
constexpr auto countingSlice = std::chrono::milliseconds(20);

/// An error of another kind would occur again with every line.
bool isFaultOfTheLine(ErrorCode code)
{
    return code == ErrorCode::BadData;
}

} // namespace

FileTranslator::FileTranslator(EngineController& engine) : QObject(&engine), m_engine(engine)
{
    connect(&engine, &EngineController::runStarted, this, &FileTranslator::modelChanged);
    connect(&engine, &EngineController::discarded, this, &FileTranslator::modelChanged);
}

std::optional<QString> FileTranslator::problemWith(const ui::FileTranslationRequest& request) const
{
    const QFileInfo input(request.input);
    const QFileInfo output(request.output);
    if (input.isDir())
        return tr("%1 is a folder. Choose a text file with one sentence a line.").arg(request.input);
    if (input.exists() && !input.isFile()) // only a file can be read twice; a pipe would block the window
        return tr("%1 is a pipe or a device. Save its output as a file, and choose that file.").arg(request.input);
    if (input.isFile() && input.size() == 0)
        return tr("%1 is empty, so there is nothing to translate.").arg(request.input);
    if (input.exists() && input.canonicalFilePath() == output.canonicalFilePath())
        return tr("The translation would replace the source text. Choose another name for it.");
    if (output.isDir())
        return tr("%1 is a folder. Type the name of a file in it.").arg(request.output);
    return problemWithOutput();
}

std::optional<QString> FileTranslator::problemWithOutput() const
{
    if (m_request.existing == ui::ExistingFile::Keep && QFileInfo::exists(m_request.output))
        return tr("%1 exists. Choose another name, or say that it may be replaced.").arg(m_request.output);
    return std::nullopt;
}

void FileTranslator::start(const ui::FileTranslationRequest& request)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_request = request;
    m_report = {};
    m_report.output = request.output;
    m_stop = std::stop_source();
    m_waiting.clear();
    m_alone = m_done = 0;
    m_clock.start();
    if (const auto problem = problemWith(request))
        return fail(*problem);
    auto input = TextFile::open(request.input.toStdString(), chooseFileOfSentences());
    if (!input)
        return fail(ui::translated(input.error().message));
    m_input = std::move(*input);
    count();
}

void FileTranslator::count()
{
    if (!m_isRunning)
        return;
    const auto until = std::chrono::steady_clock::now() + countingSlice;
    while (std::chrono::steady_clock::now() < until) {
        const auto more = m_input->next();
        if (!more)
            return fail(ui::translated(more.error().message));
        if (!*more) {
            m_report.lines = m_input->number();
            return beginTranslating();
        }
        if (m_input->isTooLong())
            return fail(tr("%1, line %2: longer than %3 MiB. Put one sentence on each line.")
                    .arg(m_request.input, QString::number(m_input->number()),
                        QString::number(TextFile::longestLine / (1024 * 1024))));
    }
    QTimer::singleShot(0, this, &FileTranslator::count);
}

void FileTranslator::beginTranslating()
{
    auto input = TextFile::open(m_request.input.toStdString(), chooseFileOfSentences());
    if (!input)
        return fail(ui::translated(input.error().message));
    m_input = std::move(*input);
    m_output = std::make_unique<QSaveFile>(m_request.output);
    if (!m_output->open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return fail(
            tr("%1 cannot be written: %2. Choose another folder.").arg(m_request.output, m_output->errorString()));
    const auto format =
        m_request.format == ui::TranslationFileFormat::Json ? TranslationFormat::Json : TranslationFormat::Text;
    m_writer.emplace(format, [this](std::string_view text) {
        // A write error shows in error().
        static_cast<void>(ui::writeAll(*m_output, text.data(), static_cast<qint64>(text.size())));
    });
    emit progressed({.lines = m_report.lines});
    askNext();
}

Result<void> FileTranslator::readAhead()
{
    while (m_waiting.size() < linesAtOnce) {
        const auto more = m_input->next();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            break;
        m_waiting.emplace_back(m_input->line());
    }
    return {};
}

void FileTranslator::askNext()
{
    TranslationRequest like;
    like.beam = m_request.beam;
    like.lengthPenalty = m_request.lengthPenalty;
    like.unknownWords = m_request.unknownWords;
    while (m_isRunning) {
        if (const auto read = readAhead(); !read)
            return fail(ui::translated(read.error().message));
        if (m_waiting.empty())
            return finish();
        const std::size_t wanted = m_alone > 0 ? 1 : linesAtOnce;
        const std::size_t taken = std::min(wanted, m_waiting.size());
        m_alone -= std::min(m_alone, taken);
        const auto last = m_waiting.begin() + static_cast<std::ptrdiff_t>(taken);
        m_asked.assign(std::make_move_iterator(m_waiting.begin()), std::make_move_iterator(last));
        m_waiting.erase(m_waiting.begin(), last);
        const auto requests = requestsFor(m_asked, like);
        if (!requests.empty())
            return ask(requests);
        write(inStepWith(m_asked, {}));
    }
}

void FileTranslator::ask(const std::vector<TranslationRequest>& requests)
{
    m_engine.ask(
        this,
        [requests](Session& session, const std::stop_token& stop) {
            return session.translateAll(requests, [](double) { }, stop);
        },
        [this](const Result<std::vector<Translation>>& answer) {
            if (!answer)
                return takeFailure(answer.error());
            write(inStepWith(m_asked, *answer));
            askNext();
        },
        m_stop.get_token());
}

void FileTranslator::takeFailure(const Error& error)
{
    if (!isFaultOfTheLine(error.code))
        return fail(ui::translated(error.message));
    if (m_asked.size() > 1) {
        m_alone = m_asked.size();
        m_waiting.insert(m_waiting.begin(), m_asked.begin(), m_asked.end());
    } else {
        ++m_report.problemCount;
        if (m_report.problems.size() < problemsKept)
            m_report.problems.push_back({m_done + 1, error.message});
        write(inStepWith(m_asked, {}));
    }
    askNext();
}

void FileTranslator::write(const std::vector<Translation>& translations)
{
    for (const Translation& translation : translations)
        m_writer->add(translation);
    if (m_output->error() != QFileDevice::NoError)
        return fail(tr("%1 cannot be written: %2. Is the disk full?").arg(m_request.output, m_output->errorString()));
    m_done += translations.size();
    const double seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
    const auto left = static_cast<double>(m_report.lines) - static_cast<double>(m_done);
    emit progressed({.lines = m_report.lines,
        .done = m_done,
        .secondsLeft = std::max(0.0, seconds * left / static_cast<double>(std::max<std::size_t>(1, m_done)))});
}

void FileTranslator::finish()
{
    m_writer->end();
    if (const auto problem = problemWithOutput())
        return fail(*problem);
    if (m_output->error() != QFileDevice::NoError || !m_output->commit())
        return fail(tr("%1 cannot be written: %2. Is the disk full?").arg(m_request.output, m_output->errorString()));
    m_report.lines = m_done;
    end(ui::FileTranslationEnd::Written);
}

void FileTranslator::cancel()
{
    if (m_isRunning)
        end(ui::FileTranslationEnd::Cancelled);
}

/// Stops, because a file that two models have translated is of no use.
void FileTranslator::modelChanged()
{
    if (m_isRunning)
        fail(tr("Another model was loaded after %Ln lines. Start again with the model that is loaded now.", nullptr,
            int(m_done)));
}

void FileTranslator::fail(const QString& message)
{
    end(ui::FileTranslationEnd::Failed, message);
}

void FileTranslator::end(ui::FileTranslationEnd how, const QString& message)
{
    m_isRunning = false;
    m_stop.request_stop();
    m_input.reset();
    m_writer.reset();
    m_output.reset(); // this also discards everything that was not committed
    m_report.end = how;
    m_report.message = message;
    m_report.seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
    emit ended(m_report);
}

void connectFileTranslation(ui::FileTranslationDialog& dialog, EngineController& engine)
{
    auto* translator = new FileTranslator(engine);
    QObject::connect(&dialog, &ui::FileTranslationDialog::requested, translator, &FileTranslator::start);
    QObject::connect(&dialog, &ui::FileTranslationDialog::cancelRequested, translator, &FileTranslator::cancel);
    QObject::connect(translator, &FileTranslator::progressed, &dialog, &ui::FileTranslationDialog::showProgress);
    QObject::connect(translator, &FileTranslator::ended, &dialog, &ui::FileTranslationDialog::showReport);
}

} // namespace attentoscope
