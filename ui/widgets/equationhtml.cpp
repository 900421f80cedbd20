// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/equationhtml.h"

#include <QRegularExpression>
#include <QStringList>
#include <QWidget>

namespace attentoscope::ui {

namespace {

QString slanted(const QString& letter)
{
    return QStringLiteral("<i>%1</i>").arg(letter);
}

QString subscript(const QString& text)
{
    return QStringLiteral("<sub>%1</sub>").arg(text);
}

/// One token of an equation: a letter with an index, a letter, a word, or another sign.
QString typeset(const QRegularExpressionMatch& token)
{
    const auto letter = token.captured(QStringLiteral("letter"));
    if (letter.isEmpty())
        return token.captured().toHtmlEscaped();
    const auto name = token.captured(QStringLiteral("name"));
    const auto index = token.captured(QStringLiteral("index"));
    return slanted(letter) + (name.isEmpty() ? QString() : subscript(slanted(name)))
        + (index.isEmpty() ? QString() : subscript(index.toHtmlEscaped()));
}

QString typesetPart(const QString& part)
{
    static const QRegularExpression tokens(
        QStringLiteral(
            "(?<![\\p{L}])(?<letter>\\p{L})(?![\\p{L}])(?:_(?<name>\\p{L}))?(?:\\((?<index>[tij·01,−]+)\\))?|\\p{L}+|."),
        QRegularExpression::UseUnicodePropertiesOption);
    QString html;
    for (auto all = tokens.globalMatch(part); all.hasNext();)
        html += typeset(all.next());
    return html.replace(QLatin1Char(' '), QStringLiteral("&nbsp;"));
}

} // namespace

QString equationHtml(const QString& equation)
{
    QStringList lines;
    for (const auto& line : equation.split(QLatin1Char('\n'))) {
        // Three spaces separate several equations on a line.
        QStringList parts;
        for (const auto& part : line.split(QStringLiteral(",   ")))
            parts << typesetPart(part);
        lines << parts.join(QStringLiteral("<br>"));
    }
    return lines.join(QStringLiteral("<br>"));
}

QString equationBlock(const QString& equation)
{
    return QStringLiteral("<div style=\"line-height:125%\">%1</div>").arg(equationHtml(equation));
}

void makeEquation(QWidget& label)
{
    auto serif = label.font();
    // On a minimal system, DejaVu Serif has no italic face, and letters that are only slanted extend beyond their box.
    serif.setFamilies({QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif"), QStringLiteral("serif")});
    label.setFont(serif);
}

} // namespace attentoscope::ui
