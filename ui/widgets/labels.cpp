// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels.h"

#include "ui/theme/grid.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintext.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>

#include <cmath>
#include <utility>

namespace attentoscope::ui {

TextLabel::TextLabel(const QString& text, QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setText(text);
}

ElidedLabel::ElidedLabel(QWidget* parent, Qt::TextElideMode mode) : TextLabel(parent), m_mode(mode)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString& text)
{
    m_text = text;
    setText(text);
    setAccessibleName(text);
    setToolTip(plainTip(text));
    updateGeometry();
    update();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {grid(4), fontMetrics().height()};
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    // A sentence is aligned with the side where it begins. Its full stop is at the other side.
    if (m_text.isRightToLeft())
        painter.setLayoutDirection(Qt::RightToLeft);
    QString shown = fontMetrics().elidedText(m_text, m_mode, width());
    if (shown != m_text && m_text.isRightToLeft()) // in Arabic script, a letter without its neighbour may be wider
        shown = fontMetrics().elidedText(m_text, m_mode, width() - grid(1));
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

void makeQuiet(QWidget* widget, TextSize size)
{
    widget->setForegroundRole(QPalette::PlaceholderText);
    if (size == TextSize::Normal)
        return;
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    widget->setFont(font);
}

RichLabel::RichLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
}

void RichLabel::setMarkup(const QString& markup)
{
    static const QRegularExpression loading(
        QStringLiteral("<\\s*(img|link|object|style)\\b|\\burl\\s*\\(|\\bbackground\\s*="),
        QRegularExpression::CaseInsensitiveOption);
    QString text = markup.contains(loading) ? markup.toHtmlEscaped() : markup;
    // Qt's reader of HTML makes a narrow no-break space a plain one, and a line could then begin with ";" or "?".
    QLabel::setText(text.replace(QChar(0x202F), QChar::Nbsp));
}

void RichLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || text().isEmpty())
        return;
    const auto kept = text();
    clear();
    QLabel::setText(kept);
}

QLabel* makeQuietLabel(const QString& text, QWidget* parent, TextSize size)
{
    auto* label = new TextLabel(text, parent);
    makeQuiet(label, size);
    return label;
}

void makeTitle(QWidget* widget, int steps)
{
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * std::pow(1.15, steps));
    font.setWeight(QFont::DemiBold);
    widget->setFont(font);
}

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
