// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpbrowser.h"

#include "ui/help/helppages.h"
#include "ui/theme/grid.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>

namespace attentoscope::ui {

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setAccessibleName(tr("Page"));
    document()->setDocumentMargin(grid(2));
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::followLink);
}

void HelpBrowser::followLink(const QUrl& link)
{
    const auto address = source().resolved(link);
    if (address.scheme() == QLatin1String("https") || address.scheme() == QLatin1String("http"))
        QDesktopServices::openUrl(address);
    else if (!helpText(address).isEmpty())
        open(address);
}

void HelpBrowser::open(const QUrl& address)
{
    setExtraSelections({});
    setSource(address, QTextDocument::MarkdownResource);
}

void HelpBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type)
{
    QTextBrowser::doSetSource(name, type);
    shape();
    if (!name.fragment().isEmpty())
        scrollTo(name.fragment());
}

void HelpBrowser::scrollTo(const QString& anchor)
{
    for (auto block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && headingAnchor(block.text()) == anchor)
            return scrollTo(block.blockNumber());
}

void HelpBrowser::scrollTo(int block)
{
    const auto place = document()->findBlockByNumber(block);
    setTextCursor(QTextCursor(place));
    verticalScrollBar()->setValue(int(document()->documentLayout()->blockBoundingRect(place).top()) - grid(2));
}

void HelpBrowser::showBlock(int block, const QStringList& words)
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto place = document()->findBlockByNumber(block);
    for (const auto& word : words) {
        const auto start = place.text().indexOf(word, 0, Qt::CaseInsensitive);
        if (start < 0)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(place);
        mark.cursor.setPosition(place.position() + int(start));
        mark.cursor.setPosition(place.position() + int(start + word.size()), QTextCursor::KeepAnchor);
        mark.format.setBackground(palette().highlight());
        mark.format.setForeground(palette().highlightedText());
        marks << mark;
    }
    setExtraSelections(marks);
    scrollTo(block);
}

/// Markdown says nothing of the lines of tables, and never breaks those of code.
void HelpBrowser::shape()
{
    QTextCursor cursor(document());
    QTextBlockFormat breaking;
    breaking.setNonBreakableLines(false);
    cursor.select(QTextCursor::Document);
    cursor.mergeBlockFormat(breaking);
    for (auto* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        auto format = table->format();
        format.setCellPadding(grid(0.5));
        format.setCellSpacing(0);
        format.setBorder(1);
        format.setBorderBrush(palette().mid());
        format.setBorderCollapse(true);
        table->setFormat(format);
    }
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    const auto address = source().isEmpty() ? name : source().resolved(name);
    if (type == QTextDocument::MarkdownResource)
        return helpText(address);
    if (type != QTextDocument::ImageResource || !address.toString().startsWith(helpAddress({}).toString()))
        return {};
    constexpr int widest = 640;
    const QImage picture(address.toString().mid(3));
    return picture.width() > widest ? picture.scaledToWidth(widest, Qt::SmoothTransformation) : picture;
}

} // namespace attentoscope::ui
