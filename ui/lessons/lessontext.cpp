// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessontext.h"

#include "ui/widgets/equationhtml.h"

#include <QRegularExpression>
#include <QStringList>

#include <cstdint>

namespace attentoscope::ui {

namespace {

/// RichLabel refuses "url(" and "background=" in texts, so both signs are escaped.
QString escaped(const QString& text)
{
    return text.toHtmlEscaped()
        .replace(QLatin1Char('('), QStringLiteral("&#40;"))
        .replace(QLatin1Char('='), QStringLiteral("&#61;"));
}

QString equation(const QString& text)
{
    return QStringLiteral("<span style=\"font-family:'Noto Serif','DejaVu Serif',serif\">%1</span>")
        .arg(equationHtml(text.trimmed()));
}

/// All markup within a line. The mark that begins first is matched completely.
const QRegularExpression& marks()
{
    static const QRegularExpression all(
        QStringLiteral("`(?<code>[^`]+)`"
                       "|\\$(?<equation>[^$]+)\\$"
                       "|\\{\\{(?<value>[^}]+)\\}\\}"
                       "|\\[(?<name>[^\\]]+)\\]\\((?<link>https?://[^\\s)\"<>]+)\\)"
                       "|\\*\\*(?<strong>[^*]+(?:\\*[^*]+\\*[^*]*)*)\\*\\*"
                       "|(?<![\\w*])\\*(?<emphasis>[^*\\s](?:[^*]*[^*\\s])?)\\*(?!\\w)"),
        QRegularExpression::UseUnicodePropertiesOption);
    return all;
}

class LineText
{
public:
    explicit LineText(const LiveValue& value) : m_value(value) { }

    QString html(const QString& line) const
    {
        QString result;
        qsizetype end = 0;
        for (auto all = marks().globalMatch(line); all.hasNext();) {
            const auto mark = all.next();
            result += escaped(line.mid(end, mark.capturedStart() - end)) + markHtml(mark);
            end = mark.capturedEnd();
        }
        return result + escaped(line.mid(end));
    }

    QString words(const QString& line) const
    {
        QString result;
        qsizetype end = 0;
        for (auto all = marks().globalMatch(line); all.hasNext();) {
            const auto mark = all.next();
            result += line.mid(end, mark.capturedStart() - end) + markWords(mark);
            end = mark.capturedEnd();
        }
        return result + line.mid(end);
    }

private:
    QString valueOf(const QString& expression) const
    {
        const auto value = m_value ? m_value(expression.trimmed()) : QString();
        return value.isEmpty() ? QStringLiteral("…") : value;
    }

    QString markHtml(const QRegularExpressionMatch& mark) const
    {
        if (mark.hasCaptured(QStringLiteral("code")))
            return QStringLiteral("<code>%1</code>").arg(escaped(mark.captured(QStringLiteral("code"))));
        if (mark.hasCaptured(QStringLiteral("equation")))
            return equation(mark.captured(QStringLiteral("equation")));
        if (mark.hasCaptured(QStringLiteral("value")))
            return QStringLiteral("<b>%1</b>").arg(escaped(valueOf(mark.captured(QStringLiteral("value")))));
        if (mark.hasCaptured(QStringLiteral("link")))
            return QStringLiteral("<a href=\"%1\">%2</a>")
                .arg(
                    mark.captured(QStringLiteral("link")).toHtmlEscaped(), html(mark.captured(QStringLiteral("name"))));
        if (mark.hasCaptured(QStringLiteral("strong")))
            return QStringLiteral("<b>%1</b>").arg(html(mark.captured(QStringLiteral("strong"))));
        return QStringLiteral("<i>%1</i>").arg(html(mark.captured(QStringLiteral("emphasis"))));
    }

    QString markWords(const QRegularExpressionMatch& mark) const
    {
        if (mark.hasCaptured(QStringLiteral("value")))
            return valueOf(mark.captured(QStringLiteral("value")));
        for (const auto* plain : {"code", "equation"})
            if (mark.hasCaptured(QLatin1String(plain)))
                return mark.captured(QLatin1String(plain));
        for (const auto* nested : {"name", "strong", "emphasis"})
            if (mark.hasCaptured(QLatin1String(nested)))
                return words(mark.captured(QLatin1String(nested)));
        return mark.captured();
    }

    const LiveValue& m_value;
};

/// A paragraph, an item of a list, or an equation on separate lines.
struct Block
{
    enum class Kind : std::uint8_t { Paragraph, Heading, Bullet, Number, Equation, Code };
    Kind kind = Kind::Paragraph;
    QString text;
};

/// The kind of block that begins with this line, by its first characters; otherwise a paragraph.
Block beginning(const QString& line)
{
    static const QRegularExpression bullet(QStringLiteral("^[-*] +(.*)$"));
    static const QRegularExpression number(QStringLiteral("^\\d+[.)] +(.*)$"));
    static const QRegularExpression heading(QStringLiteral("^#+ +(.*)$"));
    if (const auto match = bullet.match(line); match.hasMatch())
        return {Block::Kind::Bullet, match.captured(1)};
    if (const auto match = number.match(line); match.hasMatch())
        return {Block::Kind::Number, match.captured(1)};
    if (const auto match = heading.match(line); match.hasMatch())
        return {Block::Kind::Heading, match.captured(1)};
    return {Block::Kind::Paragraph, line};
}

QList<Block> blocksOf(const QString& markdown)
{
    QList<Block> blocks;
    bool isOpen = false; // the next line continues the last block
    QString fence; // the sign that closes the open block
    for (const auto& raw : markdown.split(QLatin1Char('\n'))) {
        const auto line = raw.trimmed();
        if (!fence.isEmpty()) {
            const bool ends = line.endsWith(fence);
            auto& text = blocks.last().text;
            const auto rest = ends ? line.chopped(fence.size()).trimmed() : fence == QLatin1String("```") ? raw : line;
            if (!rest.isEmpty())
                text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + rest;
            fence = ends ? QString() : fence;
        } else if (line.startsWith(QLatin1String("$$"))) {
            const bool closes = line.size() > 4 && line.endsWith(QLatin1String("$$"));
            blocks << Block{Block::Kind::Equation, (closes ? line.mid(2, line.size() - 4) : line.mid(2)).trimmed()};
            fence = closes ? QString() : QStringLiteral("$$");
            isOpen = false;
        } else if (line.startsWith(QLatin1String("```"))) {
            blocks << Block{Block::Kind::Code, {}};
            fence = QStringLiteral("```");
            isOpen = false;
        } else if (line.isEmpty()) {
            isOpen = false;
        } else if (const auto block = beginning(line); block.kind != Block::Kind::Paragraph || !isOpen) {
            blocks << block;
            isOpen = block.kind != Block::Kind::Heading;
        } else {
            blocks.last().text += QLatin1Char(' ') + line;
        }
    }
    return blocks;
}

QString codeHtml(const QString& text)
{
    return QStringLiteral("<p><code>%1</code></p>")
        .arg(escaped(text)
                .replace(QLatin1Char(' '), QStringLiteral("&nbsp;"))
                .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

QString blockHtml(const Block& block, const LineText& lines)
{
    using Kind = Block::Kind;
    switch (block.kind) {
    case Kind::Heading:
        return QStringLiteral("<p><b>%1</b></p>").arg(lines.html(block.text));
    case Kind::Equation:
        return QStringLiteral("<p style=\"line-height:125%;margin-left:12px\">%1</p>").arg(equation(block.text));
    case Kind::Code:
        return codeHtml(block.text);
    case Kind::Bullet:
    case Kind::Number:
        return QStringLiteral("<li>&thinsp;%1</li>").arg(lines.html(block.text));
    case Kind::Paragraph:
        break;
    }
    return QStringLiteral("<p>%1</p>").arg(lines.html(block.text));
}

QString listTag(Block::Kind kind)
{
    return kind == Block::Kind::Bullet ? QStringLiteral("ul")
        : kind == Block::Kind::Number  ? QStringLiteral("ol")
                                       : QString();
}

} // namespace

QString lessonHtml(const QString& markdown, const LiveValue& value)
{
    const LineText lines(value);
    QString html;
    QString open;
    for (const auto& block : blocksOf(markdown)) {
        const auto tag = listTag(block.kind);
        if (tag != open) {
            html += open.isEmpty() ? QString() : QStringLiteral("</%1>").arg(open);
            html += tag.isEmpty() ? QString() : QStringLiteral("<%1 style=\"margin-left:-20px\">").arg(tag);
            open = tag;
        }
        html += blockHtml(block, lines);
    }
    return html + (open.isEmpty() ? QString() : QStringLiteral("</%1>").arg(open));
}

QString lessonWords(const QString& markdown, const LiveValue& value)
{
    const LineText lines(value);
    QStringList words;
    for (const auto& block : blocksOf(markdown)) {
        const bool isPlain = block.kind == Block::Kind::Equation || block.kind == Block::Kind::Code;
        words << (isPlain ? block.text : lines.words(block.text));
    }
    return words.join(QLatin1Char(' '));
}

QString withValues(const QString& text, const LiveValue& value)
{
    static const QRegularExpression quoted(QStringLiteral("\\{\\{([^}]+)\\}\\}"));
    QString result;
    qsizetype end = 0;
    for (auto all = quoted.globalMatch(text); all.hasNext();) {
        const auto mark = all.next();
        const auto now = value ? value(mark.captured(1).trimmed()) : QString();
        result += text.mid(end, mark.capturedStart() - end) + (now.isEmpty() ? QStringLiteral("…") : now);
        end = mark.capturedEnd();
    }
    return result + text.mid(end);
}

} // namespace attentoscope::ui
