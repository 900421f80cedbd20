// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/openingdialogs.h"

#include "ui/widgets/dialogs.h"
#include "ui/widgets/labels.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <utility>

namespace attentoscope::ui {

namespace {

const QString usualCommand = QStringLiteral("attentoscope-cli serve");

} // namespace

ConnectDialog::ConnectDialog(FarCommandText text, QWidget* parent)
    : QDialog(parent)
    , m_text(std::move(text))
    , m_far(new QRadioButton(tr("&Another machine, reached by ssh"), this))
    , m_here(new QRadioButton(tr("A &process of its own on this machine"), this))
    , m_host(new QLineEdit(this))
    , m_command(new QLineEdit(usualCommand, this))
    , m_shown(new QLineEdit(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Connect to an engine"));
    m_far->setChecked(true);
    m_host->setPlaceholderText(tr("name or user@name"));
    m_host->setAccessibleName(tr("Machine"));
    m_shown->setReadOnly(true);
    auto* about = new TextLabel(
        tr("Opens a window whose engine is elsewhere. Training continues there when the connection is lost or the "
           "window is closed. Your own ssh is used with its settings; it has to work without a password prompt."),
        this);
    about->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Machine:"), m_host);
    form->addRow(tr("&Command there:"), m_command);
    form->addRow(tr("&What is started:"), m_shown);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(about);
    column->addWidget(m_far);
    column->addWidget(m_here);
    column->addLayout(form);
    column->addWidget(m_buttons);
    constexpr int comfortable = 520;
    setMinimumWidth(comfortable);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("C&onnect"));
    connect(m_far, &QRadioButton::toggled, this, &ConnectDialog::refresh);
    connect(m_host, &QLineEdit::textChanged, this, &ConnectDialog::refresh);
    connect(m_command, &QLineEdit::textChanged, this, &ConnectDialog::refresh);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ConnectDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ConnectDialog::reject);
    refresh();
    m_host->setFocus();
}

QString ConnectDialog::host() const
{
    return m_far->isChecked() ? m_host->text().trimmed() : QString();
}

QString ConnectDialog::command() const
{
    return m_far->isChecked() ? m_command->text().trimmed() : QString();
}

QString ConnectDialog::shownCommand() const
{
    return m_shown->text();
}

void ConnectDialog::refresh()
{
    const bool isFar = m_far->isChecked();
    m_host->setEnabled(isFar);
    m_command->setEnabled(isFar);
    const bool isComplete = !isFar || (!host().isEmpty() && !command().isEmpty());
    m_shown->setText(isComplete && m_text ? m_text(host(), command()) : QString());
    m_shown->setCursorPosition(0);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isComplete);
}

OpeningDialogs::OpeningDialogs(Dialogs& dialogs, QWidget& window) : m_dialogs(dialogs), m_window(window) { }

void OpeningDialogs::setFolder(const QString& folder)
{
    m_folder = folder;
}

void OpeningDialogs::setRunsFolder(const QString& folder)
{
    m_runsFolder = folder;
}

QString OpeningDialogs::chooseFile()
{
    return m_dialogs.openFile(&m_window, tr("Open sentence pairs"), m_folder,
        tr("Sentence pairs and packed runs (*.tsv *.txt *.csv *.tmx *.zip *.gz *.xz *.attentoscope);;All files (*)"));
}

QString OpeningDialogs::chooseValidation()
{
    return m_dialogs.openFile(&m_window, tr("Choose pairs to validate with"), m_folder,
        tr("Sentence pairs (*.tsv *.txt *.csv *.gz *.xz);;All files (*)"));
}

OpeningDialogs::Sides OpeningDialogs::chooseSides()
{
    const auto all = tr("All files (*)");
    const auto source = m_dialogs.openFile(&m_window, tr("Open the source side"), m_folder, all);
    if (source.isEmpty())
        return {};
    const auto target = m_dialogs.openFile(&m_window, tr("Open the target side"), QFileInfo(source).path(), all);
    return target.isEmpty() ? Sides{} : Sides{source, target};
}

QString OpeningDialogs::chooseRun()
{
    return m_dialogs.chooseFolder(&m_window, tr("Open the folder of a run"), m_runsFolder);
}

QString OpeningDialogs::chooseLesson()
{
    return m_dialogs.openFile(&m_window, tr("Open a lesson"), m_folder, tr("Lessons (*.lesson.md);;All files (*)"));
}

QString OpeningDialogs::choosePage(const QString& name)
{
    return m_dialogs.saveFile(
        &m_window, tr("Save what you found"), QDir(m_folder).filePath(name), tr("Pages (*.html);;All files (*)"));
}

QString OpeningDialogs::chooseLessonFolder()
{
    return m_dialogs.chooseFolder(&m_window, tr("Choose a folder of lessons"), m_folder);
}

QString OpeningDialogs::chooseAnswersFolder()
{
    return m_dialogs.chooseFolder(&m_window, tr("Choose the folder with the learners' pages"), m_folder);
}

QString OpeningDialogs::chooseComparedRun()
{
    return m_dialogs.chooseFolder(&m_window, tr("Choose the folder of a run"), m_runsFolder);
}

QString OpeningDialogs::choosePackedRun()
{
    const auto file = m_dialogs.openFile(
        &m_window, tr("Open a packed run"), m_folder, tr("Packed runs (*.attentoscope);;All files (*)"));
    if (!file.isEmpty())
        m_folder = QFileInfo(file).path();
    return file;
}

QString OpeningDialogs::chooseDestination()
{
    return m_dialogs.chooseFolder(&m_window, tr("Save the run in this folder"), m_runsFolder);
}

std::optional<DataRequest> OpeningDialogs::chooseDataOfRun(DataRequest request)
{
    const auto all = tr("All files (*)");
    const auto source = m_dialogs.openFile(&m_window,
        request.target.empty() ? tr("Choose the sentence pairs") : tr("Choose the source side"), m_folder, all);
    if (source.isEmpty())
        return std::nullopt;
    request.source = source.toStdString();
    request.sample.clear();
    if (!request.target.empty()) {
        const auto target = m_dialogs.openFile(&m_window, tr("Choose the target side"), QFileInfo(source).path(), all);
        if (target.isEmpty())
            return std::nullopt;
        request.target = target.toStdString();
    }
    return request;
}

} // namespace attentoscope::ui
