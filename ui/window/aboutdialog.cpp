// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/aboutdialog.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

QString kernelsSentence(const MatrixKernels& kernels)
{
    const auto library = QString::fromStdString(kernels.library);
    const auto core = QString::fromStdString(kernels.core);
    switch (kernels.chosenBy) {
    case KernelsChosenBy::Program:
        return QDialog::tr(
            "LibTorch multiplies with %1 and its kernels for %2, which this program chose: by itself the "
            "library took those for %3.")
            .arg(library, core, QString::fromStdString(kernels.insteadOf));
    case KernelsChosenBy::User:
        return QDialog::tr("LibTorch multiplies with %1 and its kernels for %2, which OPENBLAS_CORETYPE chose.")
            .arg(library, core);
    case KernelsChosenBy::Library:
        break;
    }
    return QDialog::tr("LibTorch multiplies with %1 and its kernels for %2.").arg(library, core);
}

QLabel* quietParagraph(const QString& text, QWidget* parent)
{
    auto* label = makeQuietLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

void openAboutDialog(QWidget* parent, const std::optional<MatrixKernels>& kernels)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("About Attentoscope"));
    auto* picture = new TextLabel(dialog);
    picture->setPixmap(applicationIcon().pixmap(QSize(grid(10), grid(10)), dialog->devicePixelRatioF()));
    auto* title = new TextLabel(QDialog::tr("Attentoscope %1").arg(QCoreApplication::applicationVersion()), dialog);
    makeTitle(title, 2);
    auto* text =
        new TextLabel(QDialog::tr("An instrument for attention: train an encoder-decoder on sentence pairs, watch the "
                                  "alignment take shape, and export what you see."),
            dialog);
    text->setWordWrap(true);
    text->setMinimumWidth(grid(44));
    auto* licence =
        quietParagraph(QDialog::tr("Free software under the GNU General Public License, version 3 or later, "
                                   "without any warranty. Built on Qt, LibTorch, oneDNN and QCustomPlot."),
            dialog);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);

    auto* words = new QVBoxLayout;
    words->addWidget(title);
    words->addWidget(text);
    words->addWidget(licence);
    if (kernels)
        words->addWidget(quietParagraph(kernelsSentence(*kernels), dialog));
    auto* row = new QHBoxLayout;
    row->setSpacing(grid(2.5));
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(grid(3), grid(3), grid(3), grid(2));
    column->setSpacing(grid(2));
    column->addLayout(row);
    column->addWidget(buttons);
    dialog->open();
}

} // namespace attentoscope::ui
