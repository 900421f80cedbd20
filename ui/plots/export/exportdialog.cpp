// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/exportdialog.h"

#include "ui/language/languages.h"
#include "ui/plots/export/exportform.h"
#include "ui/plots/export/plotexport.h"
#include "ui/widgets/labels.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr QSize previewSize(320, 240);

QString freePath(const QString& folder, const QString& name, const QString& suffix)
{
    const QDir place(folder);
    QString file = name + QLatin1Char('.') + suffix;
    for (int number = 2; place.exists(file); ++number)
        file = QStringLiteral("%1-%2.%3").arg(name).arg(number).arg(suffix);
    return place.filePath(file);
}

} // namespace

ExportDialog::ExportDialog(Exportable& view, QWidget* parent)
    : QDialog(parent), m_view(view), m_form(new ExportForm), m_problem(new TextLabel), m_previewTimer(new QTimer(this))
{
    setWindowTitle(tr("Save as a file"));
    m_problem->setWordWrap(true);
    m_problem->setVisible(false);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setAccessibleName(tr("Problem"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    m_copy->setToolTip(tr("Put it on the clipboard instead of into a file"));
    m_copy->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addWidget(m_form, 1);
    columns->addWidget(previewColumn());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    layout->addLayout(columns, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_previewTimer->setSingleShot(true);
    m_previewTimer->setInterval(0);
    connect(m_previewTimer, &QTimer::timeout, this, &ExportDialog::drawPreview);
    connect(m_form, &ExportForm::changed, this, &ExportDialog::formChanged);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    ExportOptions suggested{.title = view.suggestedTitle()};
    suggested.size = view.suggestedSize(suggested);
    setOptions(suggested);
    setFolder(QDir::homePath());
}

QWidget* ExportDialog::previewColumn()
{
    m_preview = new TextLabel;
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setAccessibleName(tr("Preview"));
    m_outcome = new TextLabel;
    m_outcome->setAlignment(Qt::AlignHCenter);
    m_outcome->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_preview);
    layout->addWidget(m_outcome);
    layout->addStretch(1);
    return column;
}

void ExportDialog::setFolder(const QString& folder)
{
    m_form->setPath(freePath(folder, m_view.suggestedName(), format()));
}

QString ExportDialog::folder() const
{
    return QFileInfo(path()).absolutePath();
}

void ExportDialog::setFormat(const QString& suffix)
{
    m_form->setFormat(suffix);
    setFolder(folder());
}

QString ExportDialog::format() const
{
    return m_form->format();
}

void ExportDialog::setOptions(const ExportOptions& options)
{
    m_form->setOptions(options);
}

ExportOptions ExportDialog::options() const
{
    return m_form->options();
}

void ExportDialog::setPath(const QString& path)
{
    m_form->setPath(path);
}

QString ExportDialog::path() const
{
    return m_form->path();
}

void ExportDialog::formChanged()
{
    const QSizeF pixels = QSizeF(options().size) * options().scale;
    m_outcome->setText(exportFormatFor(QLatin1Char('.') + format())->kind == ExportKind::Picture
            ? tr("%1 × %2 pixels").arg(std::lround(pixels.width())).arg(std::lround(pixels.height()))
            : QString());
    m_save->setText(tr("&Save"));
    m_save->setEnabled(m_view.hasContent() && !path().isEmpty());
    m_copy->setEnabled(m_view.hasContent());
    m_pathToReplace.clear();
    const bool isPicture = m_view.hasContent() && m_form->drawsSomething();
    showProblem(isPicture ? pictureNotice() : m_view.hasContent() ? QString() : tr("There is nothing to save yet."));
    m_previewTimer->start();
}

QString ExportDialog::pictureNotice()
{
    QStringList notices{boxNotice(boxedCharacters(m_view, options())), legendNotice(m_view, options())};
    notices.removeAll(QString());
    return notices.join(QLatin1Char('\n'));
}

void ExportDialog::drawPreview()
{
    if (!m_view.hasContent() || !m_form->drawsSomething()) {
        m_preview->setText(m_view.hasContent() ? tr("Words and numbers, no picture") : QString());
        return;
    }
    ExportOptions small = options();
    const double ratio = devicePixelRatioF();
    const QSizeF room = QSizeF(previewSize - QSize(8, 8)) * ratio;
    small.scale = std::min(room.width() / small.size.width(), room.height() / small.size.height());
    QImage image = renderToImage(m_view, small);
    image.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(image));
}

void ExportDialog::copy()
{
    auto copied = clipboardData(m_view, *exportFormatFor(QLatin1Char('.') + format()), options());
    if (!copied)
        return showProblem(translated(copied.error().message));
    QGuiApplication::clipboard()->setMimeData(*copied);
    showProblem({});
    m_outcome->setText(tr("Copied to the clipboard"));
}

void ExportDialog::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void ExportDialog::accept()
{
    const QString target = path();
    if (QFileInfo::exists(target) && target != m_pathToReplace) {
        m_pathToReplace = target;
        m_save->setText(tr("&Replace"));
        showProblem(tr("“%1” exists. Press Replace to write over it, or choose another name.").arg(target));
        return;
    }
    if (const Result<void> written = exportView(m_view, target, options()); !written) {
        showProblem(translated(written.error().message));
        return;
    }
    emit exported(target);
    QDialog::accept();
}

} // namespace attentoscope::ui
