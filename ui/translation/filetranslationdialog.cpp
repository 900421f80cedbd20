// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/filetranslationdialog.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/beamchoice.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

constexpr int widestBeam = 100;
constexpr int progressParts = 1000;
constexpr std::size_t problemsShown = 3;

QString nativePath(const QLineEdit& field)
{
    return QDir::fromNativeSeparators(field.text().trimmed());
}

QString problemsText(const FileTranslationReport& report)
{
    auto text = FileTranslationDialog::tr("Lines that could not be translated and are empty in the output: %1")
                    .arg(countText(report.problemCount));
    for (std::size_t index = 0; index < report.problems.size() && index < problemsShown; ++index)
        text += QLatin1Char('\n')
            + FileTranslationDialog::tr("Line %1: %2")
                  .arg(countText(report.problems[index].line), translated(report.problems[index].message));
    return text;
}

} // namespace

FileTranslationDialog::FileTranslationDialog(QWidget* parent)
    : QDialog(parent)
    , m_input(new QLineEdit(this))
    , m_output(new QLineEdit(this))
    , m_format(new QComboBox(this))
    , m_beam(new BeamChoice(widestBeam, this))
    , m_copyUnknown(new QCheckBox(tr("Copy the source word where the model has &no word of its own"), this))
    , m_hint(makeQuietLabel({}, this))
    , m_progress(new QProgressBar(this))
    , m_status(new TextLabel(this))
    , m_buttons(new QDialogButtonBox(this))
    , m_start(m_buttons->addButton(tr("&Translate"), QDialogButtonBox::AcceptRole))
    , m_cancel(m_buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole))
{
    setWindowTitle(tr("Translate a text file"));
    m_form = makeForm();
    m_hint->setWordWrap(true);
    m_progress->setRange(0, progressParts);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_status->setWordWrap(true);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setAccessibleName(tr("What happened"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(grid(2));
    for (QWidget* part : {m_form, static_cast<QWidget*>(m_hint), static_cast<QWidget*>(m_progress),
             static_cast<QWidget*>(m_status), static_cast<QWidget*>(m_buttons)})
        column->addWidget(part);
    column->addStretch(1);
    setMinimumWidth(grid(70));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &FileTranslationDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &FileTranslationDialog::reject);
    connect(m_input, &QLineEdit::textChanged, this, &FileTranslationDialog::proposeOutput);
    connect(m_output, &QLineEdit::textChanged, this, &FileTranslationDialog::choicesChanged);
    connect(m_format, &QComboBox::currentIndexChanged, this, &FileTranslationDialog::formatChanged);
    m_progress->hide();
    showStatus({});
    setState({});
}

QWidget* FileTranslationDialog::makeForm()
{
    m_input->setObjectName(QStringLiteral("input"));
    m_input->setPlaceholderText(tr("UTF-8 text, one sentence a line"));
    m_input->setAccessibleName(tr("Text file to translate"));
    m_output->setObjectName(QStringLiteral("output"));
    m_output->setAccessibleName(tr("File for the translations"));
    m_format->addItem(tr("Text, one translation a line"), int(TranslationFileFormat::Text));
    m_format->addItem(tr("JSON, with words and attention"), int(TranslationFileFormat::Json));
    m_format->setAccessibleName(tr("What is written"));
    auto* form = new QWidget(this);
    auto* rows = new QFormLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addRow(tr("&Source text"), makePathRow(m_input, &FileTranslationDialog::browseInput));
    rows->addRow(tr("T&ranslation"), makePathRow(m_output, &FileTranslationDialog::browseOutput));
    rows->addRow(tr("&Written as"), m_format);
    rows->addRow(tr("Searc&h"), m_beam);
    rows->addRow(QString(), m_copyUnknown);
    qobject_cast<QLabel*>(rows->labelForField(rows->itemAt(0, QFormLayout::FieldRole)->widget()))->setBuddy(m_input);
    qobject_cast<QLabel*>(rows->labelForField(rows->itemAt(1, QFormLayout::FieldRole)->widget()))->setBuddy(m_output);
    return form;
}

QWidget* FileTranslationDialog::makePathRow(QLineEdit* path, void (FileTranslationDialog::*browse)())
{
    auto* row = new QWidget(this);
    auto* button = new QPushButton(tr("Browse…"), row);
    button->setAutoDefault(false);
    button->setAccessibleName(tr("Browse: %1").arg(path->accessibleName()));
    auto* line = new QHBoxLayout;
    line->addWidget(path, 1);
    line->addWidget(button);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(new FieldNote(*path, path == m_input ? missingFileProblem : missingFolderProblem, row));
    connect(button, &QPushButton::clicked, this, browse);
    return row;
}

void FileTranslationDialog::setState(const EngineState& state)
{
    m_state = state;
    m_hint->setText(state.activity == Activity::Running
            ? tr("Training goes on meanwhile, so later lines are translated by a model that has learned more. Pause "
                 "training to have one model for all lines.")
            : QString());
    m_hint->setVisible(!m_hint->text().isEmpty());
    refresh();
}

void FileTranslationDialog::setInput(const QString& path)
{
    m_input->setText(QDir::toNativeSeparators(path));
}

void FileTranslationDialog::setOutput(const QString& path)
{
    m_output->setText(QDir::toNativeSeparators(path));
}

FileTranslationRequest FileTranslationDialog::request() const
{
    return {.input = nativePath(*m_input),
        .output = nativePath(*m_output),
        .format = TranslationFileFormat(m_format->currentData().toInt()),
        .existing = m_replaces ? ExistingFile::Replace : ExistingFile::Keep,
        .beam = m_beam->beamWidth(),
        .lengthPenalty = m_beam->lengthPenalty(),
        .unknownWords = m_copyUnknown->isChecked() ? UnknownWords::CopySource : UnknownWords::Keep};
}

void FileTranslationDialog::browseInput()
{
    const auto path = QFileDialog::getOpenFileName(
        this, tr("Open a text file with one sentence a line"), QFileInfo(nativePath(*m_input)).path());
    if (!path.isEmpty())
        setInput(path);
}

void FileTranslationDialog::browseOutput()
{
    // This dialog itself asks before it replaces a file, because names can also be typed.
    const auto path = QFileDialog::getSaveFileName(this, tr("Save the translations"),
        QFileInfo(nativePath(*m_output)).path(), QString(), nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty())
        setOutput(path);
}

/// Proposes a place beside the input, unless the user has chosen another one.
void FileTranslationDialog::proposeOutput()
{
    const QFileInfo input(nativePath(*m_input));
    const bool chosen = !m_output->text().isEmpty() && m_output->text() != m_proposed;
    if (!chosen) {
        const bool json = TranslationFileFormat(m_format->currentData().toInt()) == TranslationFileFormat::Json;
        const QString name =
            input.completeBaseName() + (json ? QStringLiteral(".translated.json") : QStringLiteral(".translated.txt"));
        m_proposed = input.fileName().isEmpty() ? QString() : QDir::toNativeSeparators(input.dir().filePath(name));
        m_output->setText(m_proposed);
    }
    choicesChanged();
}

void FileTranslationDialog::formatChanged()
{
    proposeOutput();
}

void FileTranslationDialog::choicesChanged()
{
    m_replaces = false;
    showStatus({});
    refresh();
}

void FileTranslationDialog::refresh()
{
    const bool filled = !nativePath(*m_input).isEmpty() && !nativePath(*m_output).isEmpty();
    const bool able = abilitiesFor(m_state).translate;
    m_start->setText(m_replaces ? tr("&Replace") : tr("&Translate"));
    m_start->setEnabled(filled && able && !m_isRunning);
    m_start->setDefault(true);
    m_cancel->setText(m_isRunning ? tr("&Cancel") : tr("&Close"));
    m_form->setEnabled(!m_isRunning);
}

bool FileTranslationDialog::focusNextPrevChild(bool next)
{
    return moveFocusByLayout(*this, next ? TabDirection::Forwards : TabDirection::Backwards);
}

void FileTranslationDialog::setRunning(bool running)
{
    m_isRunning = running;
    m_progress->setVisible(running);
    m_progress->setValue(0);
    refresh();
    (running ? m_cancel : m_start)->setFocus(Qt::OtherFocusReason);
}

void FileTranslationDialog::accept()
{
    if (!m_start->isEnabled())
        return;
    const auto asked = request();
    if (QFileInfo::exists(asked.output) && !m_replaces) {
        m_replaces = true;
        showStatus(tr("%1 exists. Press Replace to write over it, or choose another name.")
                .arg(QDir::toNativeSeparators(asked.output)));
        return refresh();
    }
    showStatus(tr("Reading the file…"));
    setRunning(true);
    emit requested(asked);
}

void FileTranslationDialog::reject()
{
    if (m_isRunning)
        emit cancelRequested();
    else
        QDialog::reject();
}

void FileTranslationDialog::showProgress(const FileTranslationProgress& progress)
{
    if (!m_isRunning || progress.lines == 0)
        return;
    const double share = double(progress.done) / double(progress.lines);
    m_progress->setValue(int(share * progressParts));
    const auto lines = tr("%1 of %Ln lines", nullptr, int(progress.lines)).arg(countText(progress.done));
    showStatus(progress.secondsLeft < 0.0 ? lines : tr("%1, %2 left").arg(lines, spanText(progress.secondsLeft)));
}

void FileTranslationDialog::showReport(const FileTranslationReport& report)
{
    m_replaces = false;
    setRunning(false);
    switch (report.end) {
    case FileTranslationEnd::Cancelled:
        return showStatus(tr("Cancelled. Nothing was written."));
    case FileTranslationEnd::Failed:
        return showStatus(report.message + QLatin1Char('\n') + tr("Nothing was written."));
    case FileTranslationEnd::Written:
        break;
    }
    auto text = tr("%Ln lines were translated in %1 and written into %2", nullptr, int(report.lines))
                    .arg(spanText(report.seconds), QDir::toNativeSeparators(report.output));
    if (report.problemCount > 0)
        text += QLatin1Char('\n') + problemsText(report);
    showStatus(text);
}

void FileTranslationDialog::showStatus(const QString& text)
{
    m_status->setText(text);
    m_status->setVisible(!text.isEmpty());
}

} // namespace attentoscope::ui
