// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/runtransfer.h"

#include "ui/language/languages.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QProgressDialog>
#include <QPushButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

const QString ending = QStringLiteral(".attentoscope");
constexpr int packingEnd = 1'000;

QString runName(const QString& run)
{
    return QFileInfo(QDir::cleanPath(run)).fileName();
}

QLabel* makeText(const QString& text, QWidget* parent)
{
    auto* label = new TextLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

PackDialog::PackDialog(const QString& run, const QString& folder, QWidget* parent)
    : QDialog(parent)
    , m_file(new QLineEdit(this))
    , m_withData(new QCheckBox(tr("Include the sentence &pairs"), this))
    , m_progress(new QProgressBar(this))
    , m_status(makeText({}, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(plainTitle(tr("Export the run %1").arg(runName(run))));
    m_file->setAccessibleName(tr("File to write"));
    m_file->setText(QDir::toNativeSeparators(QDir(folder).filePath(plainTitle(runName(run)) + ending)));
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, packingEnd);
    m_progress->hide();
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setAccessibleName(tr("What happened"));
    m_status->hide();
    auto* button = new QPushButton(tr("B&rowse…"), this);
    button->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_file, 1);
    row->addWidget(button);
    auto* hint = makeText(
        tr("Without them, the file has only their name and their number. It never has the names of folders on this computer."),
        this);
    makeQuiet(hint);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(makeText(tr("One file to send: the newest save and the best one, the history and the watched "
                                  "sentences. A double click on it opens it, and so does File ▸ Open run."),
        this));
    column->addLayout(row);
    column->addWidget(m_withData);
    column->addWidget(hint);
    column->addWidget(m_progress);
    column->addWidget(m_status);
    column->addWidget(m_buttons);
    constexpr int comfortable = 520;
    setMinimumWidth(comfortable);
    connect(button, &QPushButton::clicked, this, &PackDialog::browse);
    connect(m_file, &QLineEdit::textChanged, this, &PackDialog::choicesChanged);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &PackDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &PackDialog::reject);
    choicesChanged();
}

QString PackDialog::file() const
{
    const auto path = QDir::fromNativeSeparators(m_file->text());
    return path.isEmpty() || path.endsWith(ending) ? path : path + ending;
}

PackedData PackDialog::data() const
{
    return m_withData->isChecked() ? PackedData::Included : PackedData::LeftOut;
}

QString PackDialog::status() const
{
    return m_status->text();
}

void PackDialog::browse()
{
    const auto path = QFileDialog::getSaveFileName(
        this, tr("Export the run"), file(), tr("Runs (*%1)").arg(ending), nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty())
        m_file->setText(QDir::toNativeSeparators(path));
}

void PackDialog::choicesChanged()
{
    m_replaces = false;
    auto* save = m_buttons->button(QDialogButtonBox::Save);
    save->setText(tr("&Export"));
    save->setEnabled(!m_file->text().isEmpty());
    showStatus({});
}

void PackDialog::showStatus(const QString& text)
{
    m_status->setText(text);
    m_status->setVisible(!text.isEmpty());
}

void PackDialog::setPacking(bool packing)
{
    m_isPacking = packing;
    m_file->setEnabled(!packing);
    m_withData->setEnabled(!packing);
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(!packing);
    m_buttons->button(QDialogButtonBox::Cancel)->setText(packing ? tr("S&top") : tr("Cancel"));
    m_progress->setVisible(packing);
    m_progress->setValue(0);
}

void PackDialog::accept()
{
    if (m_isPacking)
        return;
    if (QFileInfo::exists(file()) && !m_replaces) {
        m_replaces = true;
        m_buttons->button(QDialogButtonBox::Save)->setText(tr("&Replace"));
        return showStatus(tr("There is a file of this name. Press Replace to write over it, or choose another name."));
    }
    showStatus({});
    setPacking(true);
    emit packRequested(file(), data());
}

void PackDialog::reject()
{
    if (m_isPacking)
        emit cancelRequested();
    else
        QDialog::reject();
}

void PackDialog::showProgress(double fraction)
{
    m_progress->setValue(static_cast<int>(fraction * packingEnd));
}

void PackDialog::showFailure(const QString& message)
{
    setPacking(false);
    choicesChanged();
    showStatus(message);
}

namespace {

constexpr int unpackingEnd = 1'000;

} // namespace

RunTransfer::RunTransfer(MessageBar& messages, QWidget& window)
    : QObject(&window), m_messages(messages), m_window(window)
{
}

bool RunTransfer::isPackedRun(const QString& path)
{
    return path.endsWith(QLatin1String(".attentoscope")) && !QFileInfo(path).isDir();
}

PackDialog* RunTransfer::dialog() const
{
    return m_dialog;
}

void RunTransfer::askToPack(const QString& run, const QString& place)
{
    m_dialog = new PackDialog(run, place.isEmpty() ? QDir::homePath() : place, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &PackDialog::packRequested, this,
        [this, run](const QString& file, PackedData data) { emit packRequested(run, file, data); });
    connect(m_dialog, &PackDialog::cancelRequested, this, &RunTransfer::cancelRequested);
    m_dialog->open();
}

void RunTransfer::askForPage(const QString& run, const QString& place, Dialogs& dialogs)
{
    const QDir folder(place.isEmpty() ? QDir::homePath() : place);
    auto file = dialogs.saveFile(&m_window, tr("Export the run as a page"),
        folder.filePath(QFileInfo(run).fileName() + QLatin1String(".html")), tr("Pages (*.html)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QLatin1String(".html");
    m_messages.showNotice(tr("The page is being made; this can take half a minute."));
    emit pageRequested(run, file);
}

void RunTransfer::showPage(const QString& file)
{
    m_messages.showNotice(
        tr("The page was written: %1, %2.").arg(shortPath(file), sizeText(std::uint64_t(QFileInfo(file).size()))));
}

void RunTransfer::unpack(const QString& file)
{
    if (m_progress)
        return;
    constexpr int unnoticed = 800; // milliseconds; for shorter work no dialog opens
    m_progress = new QProgressDialog(QString(), tr("S&top"), 0, unpackingEnd, &m_window);
    m_progress->setLabel(new TextLabel(tr("Unpacking %1…").arg(QFileInfo(file).fileName())));
    m_progress->setWindowTitle(tr("Open a packed run"));
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(unnoticed);
    m_progress->setAutoClose(false);
    m_progress->setAutoReset(false);
    m_progress->setValue(0);
    connect(m_progress, &QProgressDialog::canceled, this, &RunTransfer::cancelRequested);
    emit unpackRequested(file);
}

void RunTransfer::closeProgress()
{
    if (m_progress) {
        m_progress->disconnect(this); // closing the dialog must not stop the work
        m_progress->close();
        m_progress->deleteLater();
    }
    m_progress = nullptr;
}

void RunTransfer::showProgress(double fraction)
{
    if (m_progress)
        m_progress->setValue(static_cast<int>(fraction * unpackingEnd));
    else if (m_dialog)
        m_dialog->showProgress(fraction);
}

void RunTransfer::showPacked(const ArchiveSummary& summary, const QString& file)
{
    if (m_dialog)
        m_dialog->done(1);
    const auto size = sizeText(std::uint64_t(QFileInfo(file).size()));
    const auto step = countText(std::size_t(summary.step));
    m_messages.showNotice(summary.data == PackedData::Included
            ? tr("The run was exported with its sentence pairs: %1, %2, step %3.").arg(shortPath(file), size, step)
            : tr("The run was exported without its sentence pairs: %1, %2, step %3.").arg(shortPath(file), size, step));
}

void RunTransfer::showUnpacked(const ArchiveSummary& summary, const QString& folder)
{
    closeProgress();
    m_unpacked = summary;
    m_unpackedFolder = folder;
    emit unpacked(folder);
}

void RunTransfer::showUnpackedBefore(const QString& folder)
{
    closeProgress();
    emit unpacked(folder);
}

void RunTransfer::reportOn(const QString& folder)
{
    if (folder.isEmpty() || folder != m_unpackedFolder)
        return;
    m_unpackedFolder.clear();
    const auto place = tr("The run was unpacked into %1.").arg(shortPath(folder));
    const auto name = QString::fromStdString(m_unpacked.dataName);
    const auto pairs = countText(m_unpacked.trainingPairs);
    if (name.isEmpty())
        m_messages.showNotice(place);
    else if (m_unpacked.data == PackedData::Included)
        m_messages.showNotice(
            tr("%1 It was trained on %2 pairs of %3, which lie in its folder packed-data.").arg(place, pairs, name));
    else
        m_messages.showNotice(
            tr("%1 It was trained on %2 pairs of %3, which did not come with it: translate with it, or open the same "
               "pairs to go on training.")
                .arg(place, pairs, name));
}

void RunTransfer::showFailure(const Error& error)
{
    const bool wasUnpacking = m_progress;
    closeProgress();
    if (!wasUnpacking && m_dialog)
        m_dialog->showFailure(translated(error.message));
    else
        m_messages.showError(error);
}

void RunTransfer::showCancelled()
{
    closeProgress();
    if (m_dialog)
        m_dialog->showFailure({});
}

} // namespace attentoscope::ui
