// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/packdialog.h"

#include "ui/widgets/labels.h"
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
        tr("Without them the file tells only their name and number. Names of folders on this computer stay here."),
        this);
    makeQuiet(hint);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(makeText(tr("One file to send: the newest save and the best one, the history and the watched "
                                  "sentences. It is opened by a double click or by Open run."),
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

} // namespace attentoscope::ui
