// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helppages.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

// Makes the linker keep the pages, which are compiled into a static library.
static void addPages()
{
    Q_INIT_RESOURCE(help);
}

namespace attentoscope::ui {

namespace {

constexpr auto root = "qrc:/help/";

QString titleOf(const QString& file)
{
    static const QRegularExpression heading(QStringLiteral("^# +(.+)$"), QRegularExpression::MultilineOption);
    const auto match = heading.match(helpText(helpAddress(file)));
    return match.hasMatch() ? match.captured(1).trimmed() : file;
}

std::vector<HelpPage> readPages()
{
    std::vector<HelpPage> pages;
    for (const char* file : {"README.md", "docs/presenting.md", "docs/features.md", "docs/attention.md",
             "docs/models.md", "docs/models-of-others.md", "docs/measures.md", "docs/lessons.md", "docs/unshuffle.md",
             "docs/data.md", "docs/runs.md", "docs/python.md", "docs/badinput.md", "docs/speed.md", "docs/scaling.md",
             "docs/decisions.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"}) {
        const auto name = QString::fromLatin1(file);
        pages.push_back({name, titleOf(name)});
    }
    return pages;
}

std::vector<HelpHit> paragraphsOf(const HelpPage& page)
{
    QTextDocument document;
    document.setMarkdown(helpText(helpAddress(page.file)));
    std::vector<HelpHit> paragraphs;
    QString heading = page.title;
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            heading = block.text();
        if (!block.text().trimmed().isEmpty())
            paragraphs.push_back({page.file, heading, block.text(), block.blockNumber()});
    }
    return paragraphs;
}

const std::vector<HelpHit>& allParagraphs()
{
    static const auto all = [] {
        std::vector<HelpHit> paragraphs;
        for (const auto& page : helpPages())
            for (auto& paragraph : paragraphsOf(page))
                paragraphs.push_back(std::move(paragraph));
        return paragraphs;
    }();
    return all;
}

} // namespace

const std::vector<HelpPage>& helpPages()
{
    static const auto pages = readPages();
    return pages;
}

QUrl helpAddress(const QString& file)
{
    return QUrl(QString::fromLatin1(root) + file);
}

QString helpText(const QUrl& address)
{
    addPages();
    const auto page = address.adjusted(QUrl::RemoveFragment).toString();
    if (!page.startsWith(QLatin1String(root)) || !page.endsWith(QLatin1String(".md")))
        return {};
    QFile file(page.mid(3)); // a resource name begins with the colon
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString headingAnchor(const QString& heading)
{
    static const QRegularExpression other(QStringLiteral("[^\\w\\- ]"), QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(other).replace(QLatin1Char(' '), QLatin1Char('-'));
}

std::vector<HelpHit> searchHelp(const QString& words)
{
    const auto parts = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<HelpHit> hits;
    if (parts.isEmpty())
        return hits;
    std::ranges::copy_if(allParagraphs(), std::back_inserter(hits), [&](const HelpHit& paragraph) {
        return std::ranges::all_of(
            parts, [&](const QString& part) { return paragraph.text.contains(part, Qt::CaseInsensitive); });
    });
    return hits;
}

} // namespace attentoscope::ui
