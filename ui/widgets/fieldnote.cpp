// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fieldnote.h"

#include "ui/theme/palettes.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLineEdit>

#include <utility>

namespace attentoscope::ui {

FieldNote::FieldNote(QLineEdit& field, std::function<QString(const QString&)> problem, QWidget* parent)
    : TextLabel(parent), m_problem(std::move(problem))
{
    makeQuiet(this);
    setForegroundRole(QPalette::WindowText);
    colour();
    setMinimumHeight(fontMetrics().height());
    connect(&field, &QLineEdit::editingFinished, this, [this, &field] { look(field); });
    connect(&field, &QLineEdit::textChanged, this, [this, &field] {
        clear();
        field.setAccessibleDescription({});
    });
}

void FieldNote::look(QLineEdit& field)
{
    const auto problem = m_problem(field.text().trimmed());
    setText(problem);
    field.setAccessibleDescription(problem);
}

void FieldNote::colour()
{
    auto colours = palette();
    if (colours.color(QPalette::WindowText) == errorColor(colours))
        return;
    colours.setColor(QPalette::WindowText, errorColor(colours));
    setPalette(colours);
}

void FieldNote::changeEvent(QEvent* event)
{
    TextLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

QString missingFileProblem(const QString& path)
{
    const auto file = QDir::fromNativeSeparators(path);
    return file.isEmpty() || QFileInfo(file).isFile() ? QString() : FieldNote::tr("There is no such file.");
}

QString missingFolderProblem(const QString& path)
{
    const auto file = QDir::fromNativeSeparators(path);
    return file.isEmpty() || QFileInfo(file).absoluteDir().exists() ? QString()
                                                                    : FieldNote::tr("There is no such folder.");
}

} // namespace attentoscope::ui
