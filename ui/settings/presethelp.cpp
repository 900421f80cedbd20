// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/presethelp.h"

#include <QCoreApplication>
#include <QStringList>

namespace attentoscope::ui {

namespace {

struct PresetTexts
{
    Q_DECLARE_TR_FUNCTIONS(PresetTexts)
};

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

/// "Luong, Pham and Manning 2015: Effective approaches to …"; empty where no title is known.
QString citation(const ArticleInfo& article)
{
    if (article.title.empty())
        return {};
    QStringList by{text(article.authors)};
    if (!article.year.empty())
        by << text(article.year);
    return QStringLiteral("%1: %2").arg(by.join(QLatin1Char(' ')), text(article.title));
}

QString originSentence(const ArticleInfo& article)
{
    return article.about.empty() ? QString() : PresetTexts::tr("Where it comes from: %1.").arg(text(article.about));
}

QString dataSentence(const PresetInfo& preset)
{
    QStringList settings;
    for (const auto& [key, value] : preset.articleData)
        settings << QStringLiteral("%1=%2").arg(text(key), text(value));
    return settings.isEmpty()
        ? QString()
        : PresetTexts::tr("Data settings of the article: %1.").arg(settings.join(QStringLiteral(", ")));
}

QString expectationSentence(const PresetInfo& preset)
{
    return preset.expectation.empty() ? QString() : PresetTexts::tr("What to expect: %1").arg(text(preset.expectation));
}

} // namespace

QString presetSummary(const PresetInfo& preset)
{
    const auto help = text(preset.help);
    const auto end = help.indexOf(QLatin1String(". "));
    return end < 0 ? help : help.left(end + 1);
}

QString presetHelpText(const PresetInfo& preset)
{
    QStringList lines{text(preset.help), originSentence(preset.article), citation(preset.article), dataSentence(preset),
        expectationSentence(preset)};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QString presetHelpHtml(const PresetInfo& preset)
{
    QStringList parts{text(preset.help).toHtmlEscaped()};
    auto origin = originSentence(preset.article).toHtmlEscaped();
    if (const auto cited = citation(preset.article); !cited.isEmpty())
        origin += QStringLiteral(" <a href=\"%1\">%2</a>")
                      .arg(text(preset.article.url).toHtmlEscaped(), cited.toHtmlEscaped());
    parts << origin << dataSentence(preset).toHtmlEscaped() << expectationSentence(preset).toHtmlEscaped();
    parts.removeAll(QString());
    return parts.join(QStringLiteral("<p style=\"margin-top:0.5em\">"));
}

} // namespace attentoscope::ui
