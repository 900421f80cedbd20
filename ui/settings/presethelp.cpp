// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/presethelp.h"

#include "ui/language/translated.h"

#include <QCoreApplication>
#include <QStringList>

namespace attentoscope::ui {

namespace {

struct PresetTexts
{
    Q_DECLARE_TR_FUNCTIONS(PresetTexts)
};

/// "Luong, Pham and Manning 2015: Effective approaches to …"; empty where no title is known.
QString citation(const ArticleInfo& article)
{
    if (article.title.empty())
        return {};
    QStringList by{QString::fromStdString(article.authors)};
    if (!article.year.empty())
        by << QString::fromStdString(article.year);
    return QStringLiteral("%1: %2").arg(by.join(QLatin1Char(' ')), QString::fromStdString(article.title));
}

QString originSentence(const ArticleInfo& article)
{
    return article.about.empty() ? QString()
                                 : PresetTexts::tr("Where it comes from: %1.").arg(translated(article.about));
}

QString dataSentence(const PresetInfo& preset)
{
    QStringList settings;
    for (const auto& [key, value] : preset.articleData)
        settings << QStringLiteral("%1=%2").arg(QString::fromStdString(key), QString::fromStdString(value));
    return settings.isEmpty()
        ? QString()
        : PresetTexts::tr("Data settings of the article: %1.").arg(settings.join(QStringLiteral(", ")));
}

QString expectationSentence(const PresetInfo& preset)
{
    return preset.expectation.empty() ? QString()
                                      : PresetTexts::tr("What to expect: %1").arg(translated(preset.expectation));
}

} // namespace

QString presetSummary(const PresetInfo& preset)
{
    const auto help = translated(preset.help);
    const auto end = help.indexOf(QLatin1String(". "));
    return end < 0 ? help : help.left(end + 1);
}

QString presetHelpText(const PresetInfo& preset)
{
    QStringList lines{translated(preset.help), originSentence(preset.article), citation(preset.article),
        dataSentence(preset), expectationSentence(preset)};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QString presetHelpHtml(const PresetInfo& preset)
{
    QStringList parts{translated(preset.help).toHtmlEscaped()};
    auto origin = originSentence(preset.article).toHtmlEscaped();
    if (const auto cited = citation(preset.article); !cited.isEmpty())
        origin += QStringLiteral(" <a href=\"%1\">%2</a>")
                      .arg(translated(preset.article.url).toHtmlEscaped(), cited.toHtmlEscaped());
    parts << origin << dataSentence(preset).toHtmlEscaped() << expectationSentence(preset).toHtmlEscaped();
    parts.removeAll(QString());
    return parts.join(QStringLiteral("<p style=\"margin-top:0.5em\">"));
}

} // namespace attentoscope::ui
